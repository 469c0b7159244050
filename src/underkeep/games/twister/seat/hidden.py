"""For the conformance suite: every hidden place of the game, and what no rule may change.

The suite puts other values into hidden places without asking `determinize`.
"""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.native import i64
from underkeep.core.kernel.zones import Hidden
from underkeep.games.twister.board.squares import PLACES, SQUARES, dot
from underkeep.games.twister.names import (
    FACE_DOWN,
    GHOUL,
    IN_HAND,
    JUMP_CARDS,
    ROLES,
    SLOTS,
    TEAM,
    UNUSED,
    is_character,
    owner,
)
from underkeep.games.twister.options import LOTS, PRINTED, way_of
from underkeep.games.twister.rules.choose_action import ChooseAction
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.draft import STAGE_OVER, kind_of, objects_of, people_of, stage_of
from underkeep.games.twister.seat.build_sides import is_team_secret, lines_are_down
from underkeep.games.twister.seat.build_view import is_face_down
from underkeep.games.twister.setup import dots_filled
from underkeep.games.twister.state.game import (
    COMBAT_CARDS,
    FULL_ACTION_HAND,
    PHASE_DRAFT,
    PHASE_LINE,
    Twister,
)
from underkeep.games.twister.turn import ChooseCard


def hidden(game: Twister) -> list[Hidden]:
    """Unrevealed rooms and how they lie, face-down tokens, tokens in hand, a card on the table."""
    return [*hidden_rooms(game), *hidden_tokens(game), *hidden_cards(game)]


def hidden_rooms(game: Twister) -> list[Hidden]:
    """DT-SETUP-01  Nobody knows which room lies where, nor in which orientation."""
    found: list[Hidden] = []
    for place in range(PLACES if game.phase > PHASE_DRAFT else 0):
        if not game.maze.revealed[place]:
            found.append(Hidden(f"room {place}", "rooms", 0, (int(game.maze.room[place]),)))
            found.append(Hidden(f"orientation {place}", "orientation", 0, (int(game.maze.orientation[place]),), 4))
    return found


def hidden_tokens(game: Twister) -> list[Hidden]:
    """DT-SETUP-06  Face-down tokens by place. While a line is face down, characters and objects keep to themselves."""
    found: list[Hidden] = []
    for side in range(2):
        if is_choosing(game, side):
            continue  # how far a side has come with its choice is its own affair; nothing of it shows
        own = [int(t) for t in game.roster if owner(t) == side and is_face_down(game, t)]
        if is_team_secret(game):
            own = [*[t for t in own if not is_copied(game, t)], *in_the_box(game, side)]
        if lines_are_down(game) or is_team_secret(game):
            found.extend(by_place(game, side, "characters", [t for t in own if is_character(t)]))
            found.extend(by_place(game, side, "objects", [t for t in own if not is_character(t)]))
        else:
            found.extend(by_place(game, side, "tokens", own))
    return found


def is_choosing(game: Twister, side: int) -> bool:
    if game.phase == PHASE_DRAFT:
        return stage_of(game, side) != STAGE_OVER or not is_team_secret(game)
    return game.phase == PHASE_LINE and dots_filled(game, side) < 4


def in_the_box(game: Twister, side: int) -> list[int]:
    """MIX-FREE-04  What a side might have chosen and did not, copies apart: nobody else knows that."""
    box = game.rules.options.text("box")
    tokens = [side * TEAM + SLOTS.number(name) for name in people_of(box) + objects_of(box)]
    return [token for token in tokens if game.place[token] == UNUSED]


def is_copied(game: Twister, token: int) -> bool:
    """MIX-FREE-02  A piece of which the team has a copy cannot be in the box, nor the copy there without it."""
    kind = kind_of(SLOTS.name(token % TEAM))
    alike = [t for t in game.roster if owner(t) == owner(token) and kind_of(SLOTS.name(int(t) % TEAM)) == kind]
    return len(alike) > 1


def by_place(game: Twister, side: int, what: str, tokens: list[int]) -> list[Hidden]:
    """One hidden place per room, hand and line that holds some of them."""
    lying: dict[str, list[int]] = {}
    for token in tokens:
        place = int(game.place[token])
        words = {IN_HAND: "hand", UNUSED: "box"}
        where = "line" if place >= 0 else words.get(place) or str(FACE_DOWN - place)
        lying.setdefault(where, []).append(token)
    if "line" in lying:
        lying["line"] = [int(game.line[side * 4 + n]) for n in range(4)]  # in the order of the dots
    pool = f"{what} {ROLES[side]}"
    return [Hidden(f"{what} {where} {side}", pool, 1 << side, tuple(there)) for where, there in lying.items()]


def hidden_cards(game: Twister) -> list[Hidden]:
    """DT-FIGHT-06  A Combat card that lies face down: any card of that hand; it is exchanged against the whole hand."""
    if game.over() or not isinstance(game.top(), LayCards):
        return []
    found: list[Hidden] = []
    for side, name in enumerate(ROLES):
        if game.laid[side] >= 0:
            hand = [v for v in range(7) for _ in range(int(game.combats[side * 7 + v]))]
            hand.remove(int(game.laid[side]))
            found.append(Hidden(f"laid {name}", f"cards {name}", 1 << side, (int(game.laid[side]),)))
            found.append(Hidden(f"kept {name}", f"cards {name}", 1 << side, tuple(hand)))
    return found


def with_hidden(game: Twister, places: list[Hidden]) -> Twister:
    """A copy in which the hidden places hold the values given."""
    copy = game.clone()
    maze = copy.redraw_maze()
    for place in places:
        word, _, rest = place.name.partition(" ")
        if word == "room":
            maze.room[int(rest)] = place.values[0]
        elif word == "orientation":
            maze.orientation[int(rest)] = place.values[0]
        elif word == "laid":
            copy.laid[ROLES.index(rest)] = place.values[0]
        elif word in ("characters", "objects", "tokens"):
            where, _, side = rest.partition(" ")
            put_down(copy, where, int(side), place.values)
    if is_team_secret(game) and game.phase > PHASE_DRAFT:
        copy.muster()
    return copy


def put_down(game: Twister, where: str, side: int, tokens: tuple[int, ...]) -> None:
    for n, token in enumerate(tokens):
        if where == "line":
            game.line[side * 4 + n] = token
            game.place[token] = dot(side, n)
        else:
            words = {"hand": IN_HAND, "box": UNUSED}
            game.place[token] = words[where] if where in words else FACE_DOWN - int(where)


# ---------------------------------------------------------------------- conservation
def conserved(game: Twister) -> dict[str, Any]:
    """The same before and after every action."""
    return {
        "rooms": known_rooms(game),
        "tokens": [place_is_known(int(place)) for place in game.place],
        "card 0": [int(game.combats[side * 7]) for side in range(2)],
        "cards": [cards_add_up(game, side) for side in range(2)],
        "golden rules": not at_rest(game) or is_golden(game),
    }


def known_rooms(game: Twister) -> list[int]:
    """The rooms of the game; where they are chosen, or laid after the objects are, only that there are eight."""
    options = game.rules.options
    if way_of(options) in (PRINTED, LOTS) and options.text("box") != "darkness":
        return sorted(int(room) for room in game.maze.room)
    return [len({int(room) for room in game.maze.room})]


def place_is_known(place: int) -> bool:
    """A token is on the field, in a hand, out of the game, aside, or face down in one of the eight rooms."""
    return 0 <= place < SQUARES or UNUSED <= place <= IN_HAND or FACE_DOWN - PLACES < place <= FACE_DOWN


def cards_add_up(game: Twister, side: int) -> bool:
    """DT-CARD-01  Of each value no more cards in hand than there are."""
    combat = all(0 <= game.combats[side * 7 + value] <= COMBAT_CARDS[value] for value in range(7))
    return combat and 0 <= game.jumps[side] <= JUMP_CARDS and game.actions[side] & ~FULL_ACTION_HAND == 0


def at_rest(game: Twister) -> bool:
    """DT-GOLD-07  Only between actions the golden rules hold."""
    return not game.over() and isinstance(game.top(), (ChooseAction, ChooseCard))


def is_golden(game: Twister) -> bool:
    """DT-GOLD-05  What every square may hold; a Ghoul may stand over a wounded enemy (FOD-GHOUL-01)."""
    for token in game.roster:
        square = game.place[token]
        if square < 0:
            continue
        mates = 0
        for mate in game.roster:
            if game.place[mate] == square and mate != token:
                mates += 1
                if game.is_standing(token) and (game.is_standing(mate) or is_wounded_enemy(game, token, mate)):
                    return False
        if mates > 1:
            return False
    return True


def is_wounded_enemy(game: Twister, token: i64, mate: i64) -> bool:
    return game.lies_wounded(mate) and owner(mate) != owner(token) and game.kind[token] != GHOUL
