"""Building a view: what the eyes of some roles may see, added piece by piece to nothing."""

from __future__ import annotations

from underkeep.core.events import mask_of
from underkeep.core.native import i64
from underkeep.games.twister.board.squares import PLACE_OF, PLACES, SQUARES, capacity, is_dot
from underkeep.games.twister.kinds import (
    ASIDE,
    DEAD,
    FACE_DOWN,
    FRESH,
    GATE,
    GATE_STATES,
    GONE,
    IN_HAND,
    KINDS,
    OPEN,
    ROLES,
    TEAM,
    TERRAIN,
    TOKENS,
    other,
)  # fmt: skip
from underkeep.games.twister.names import edge_id, place_id, place_name, square_id, square_name, token_id
from underkeep.games.twister.rules.abilities import AIMS, Aim
from underkeep.games.twister.rules.combat import LayCards, bonus, fighters, side_sum, strength
from underkeep.games.twister.rules.journey import STAGES, OnTheWay
from underkeep.games.twister.rules.reveal import PlaceToken
from underkeep.games.twister.setup import ChooseLine, PlaceFaceDown, dots_filled
from underkeep.games.twister.state import (
    COMBAT_CARDS,
    FULL_ACTION_HAND,
    PHASE_LINE,
    PHASE_PLAY,
    PHASES,
    Twister,
    is_character,
    kind_of,
    owner,
)  # fmt: skip
from underkeep.games.twister.turn import ChooseCard
from underkeep.games.twister.view import (
    AimView,
    CombatView,
    FighterView,
    JourneyView,
    RevealView,
    RoomView,
    SideView,
    SquareView,
    TokenView,
    TwisterView,
)  # fmt: skip

WAYS: tuple[str, ...] = ("walk", "jump", "wall")
Edges = tuple[str, str, str, str]


def look(game: Twister, roles: frozenset[int]) -> TwisterView:
    """The whole view of a seat; the empty set is the spectator."""
    eyes = mask_of(roles)
    winners = None if not game.over() else tuple(ROLES[w] for w in (0, 1) if game.winner == w)
    return TwisterView(
        game="twister",
        roles=tuple(ROLES[role] for role in sorted(roles)),
        phase=PHASES[int(game.phase)],
        asking=asking(game),
        turn=int(game.turn),
        active=ROLES[int(game.active)] if game.phase != PHASE_LINE else None,
        action_points=int(game.ap),
        ceiling=int(game.ceiling),
        target_points=int(game.switches.target_points),
        quiet_turns=int(game.quiet),
        stirred=game.stirred != 0,
        stalemate_turns=int(game.switches.stalemate_turns),
        squares=seen_squares(game),
        rooms=tuple(room_view(game, place) for place in range(PLACES)),
        tokens=tuple(token_view(game, token) for token in range(TOKENS) if may_see(game, token, eyes)),
        sides=tuple(side_view(game, side, eyes) for side in range(2)),
        journey=journey_view(game),
        combat=combat_view(game, eyes),
        reveal=reveal_view(game),
        aim=aim_view(game),
        asked=tuple(ROLES[role] for role in range(2) if game.asked() >> role & 1),
        winners=winners,
        options=tuple((id, str(value)) for id, value in game.switches.options.tree().items()),
        content=game.maze.box.digest,
    )


def asking(game: Twister) -> str:
    """What kind of question waits: public, since everybody sees what the players are at."""
    if game.over():
        return "nothing"
    frame = game.top()
    if isinstance(frame, ChooseLine):
        return "line"
    if isinstance(frame, PlaceFaceDown):
        return "placement"
    if isinstance(frame, ChooseCard):
        return "card"
    if isinstance(frame, OnTheWay):
        return "journey"
    if isinstance(frame, PlaceToken):
        return "reveal"
    if isinstance(frame, Aim):
        return "aim"
    return "combat" if isinstance(frame, LayCards) else "action"


# ---------------------------------------------------------------------- the board
def seen_squares(game: Twister) -> tuple[SquareView, ...]:
    """Starting lines and revealed rooms.

    A room looks the same until it is turned or a portcullis worked, so its face is kept with the box.
    """
    seen = face_of(game, -1)
    for place in range(PLACES):
        if game.maze.revealed[place]:
            seen += face_of(game, place)
    return seen


def face_of(game: Twister, place: int) -> tuple[SquareView, ...]:
    """The squares of the room at a place, or of the starting lines (-1)."""
    maze = game.maze
    key = "lines"
    if place >= 0:
        room = int(maze.room[place])
        gates = "".join(str(int(maze.gates[gate])) for gate in maze.box.gates_of[room])
        key = f"{place} {room} {int(maze.orientation[place])} {gates}"
    if key not in maze.box.faces:
        squares = [square for square in range(SQUARES) if PLACE_OF[square] == place]
        maze.box.faces[key] = tuple(square_view(game, square) for square in squares)
    return maze.box.faces[key]


def square_view(game: Twister, square: i64) -> SquareView:
    edges: Edges = (
        edge_word(game, square, 0), edge_word(game, square, 1), edge_word(game, square, 2), edge_word(game, square, 3)
    )  # fmt: skip
    terrain = TERRAIN[int(game.maze.terrain[square])]
    gates = tuple(edge_id(square, side) for side in range(4) if edges[side] in GATE_STATES)
    return SquareView(square_id(square), square_name(square), terrain, edges, is_dot(square), gates)


def edge_word(game: Twister, square: i64, side: i64) -> str:
    edge = game.maze.edge(square, side)
    if edge >= GATE:
        return GATE_STATES[int(game.maze.gates[edge - GATE])]
    return "open" if edge == OPEN else "wall"


def room_view(game: Twister, place: i64) -> RoomView:
    """DT-SETUP-01  Of a room face down nobody knows which it is, nor how it lies."""
    seen = game.maze.revealed[place] != 0
    room = game.maze.box.rooms[int(game.maze.room[place])]
    counts = [(ROLES[side], count_face_down(game, place, side)) for side in range(2)]
    return RoomView(
        id=place_id(place),
        name=place_name(place),
        revealed=seen,
        room=room.id if seen else None,
        number=room.number if seen else None,
        rotation=("cw" if room.clockwise else "ccw") if seen else None,
        orientation=int(game.maze.orientation[place]) if seen else None,
        reconstructed=room.reconstructed if seen else False,
        capacity=int(capacity(place)),
        face_down=tuple(counts),
    )


def count_face_down(game: Twister, place: i64, side: i64) -> int:
    found = 0
    for token in range(side * TEAM, side * TEAM + TEAM):
        if game.place[token] == FACE_DOWN - place:
            found += 1
    return found


# ---------------------------------------------------------------------- tokens
def lines_are_down(game: Twister) -> bool:
    """DT-SETUP-07  The lines stay face down until every token is placed."""
    return game.phase < PHASE_PLAY


def is_face_down(game: Twister, token: i64) -> bool:
    place = game.place[token]
    return place <= FACE_DOWN or place == IN_HAND or (place >= 0 and lines_are_down(game))


def may_see(game: Twister, token: i64, eyes: int) -> bool:
    """DT-SETUP-06  Face-down tokens are for their owner's eyes."""
    return not is_face_down(game, token) or eyes >> int(owner(token)) & 1 != 0


def place_word(game: Twister, token: i64) -> str:
    place = game.place[token]
    if place >= 0:
        return "line" if lines_are_down(game) else "board"
    if place == DEAD:
        return "dead" if is_character(token) else "lost"
    words = {IN_HAND: "hand", GONE: "left", ASIDE: "aside"}
    return words.get(int(place), "room")


def where(game: Twister, token: i64) -> str | None:
    place = game.place[token]
    if place >= 0:
        return square_id(place)
    return place_id(FACE_DOWN - place) if place <= FACE_DOWN else None


def holder(game: Twister, token: i64) -> str | None:
    """DT-CARRY-02  Who stands on the token's square holds it."""
    place = game.place[token]
    if place < 0 or game.is_standing(token):
        return None
    standing = game.stander(place)
    return token_id(standing) if standing >= 0 else None


def token_view(game: Twister, token: i64) -> TokenView:
    box, kind = game.maze.box, kind_of(token)
    return TokenView(
        id=token_id(token),
        kind=KINDS.name(int(kind)),
        owner=ROLES[int(owner(token))],
        character=is_character(token),
        place=place_word(game, token),
        at=where(game, token),
        face_down=is_face_down(game, token),
        wounded=game.wounded[token] != 0,
        held_by=holder(game, token),
        spent=game.is_spent(token),
        fresh_wound=game.marks[token] & FRESH != 0,
        movement=int(box.movement[kind]),
        strength=int(box.strength[kind]),
        potion_ap=int(game.potion[token]),
    )


# ---------------------------------------------------------------------- sides
def side_view(game: Twister, side: i64, eyes: int) -> SideView:
    """DT-CARD-07  Hands are hidden, what has been played is public."""
    own = eyes >> int(side) & 1 != 0
    return SideView(
        id=f"side:{ROLES[int(side)]}",
        name=ROLES[int(side)],
        points=int(game.points[side]),
        action_hand=action_cards(game.actions[side]) if own else None,
        action_played=action_cards(FULL_ACTION_HAND & ~game.actions[side]),
        combat_hand=combat_cards(game, side, True) if own else None,
        combat_played=combat_cards(game, side, False),
        hand=hand_ids(game, side) if own else None,
        jumps=int(game.jumps[side]),
        tokens_to_place=TEAM - 4 if game.phase == PHASE_LINE else int(game.to_place(side)),
        hidden_line=4 if lines_are_down(game) and dots_filled(game, side) == 4 else 0,
    )


def hand_ids(game: Twister, side: i64) -> tuple[str, ...]:
    """What the owner can click: each value once."""
    actions = [f"card:action:{value}" for value in action_cards(game.actions[side])]
    values = sorted(set(combat_cards(game, side, True)))
    return (*actions, *[f"card:combat:{value}" for value in values])


def action_cards(bits: i64) -> tuple[int, ...]:
    return tuple(value for value in (2, 3, 4, 5) if bits >> value & 1)


def combat_cards(game: Twister, side: i64, in_hand: bool) -> tuple[int, ...]:
    cards: list[int] = []
    for value in range(7):
        left = int(game.combats[side * 7 + value])
        cards.extend([value] * (left if in_hand else COMBAT_CARDS[value] - left))
    return tuple(cards)


# ---------------------------------------------------------------------- what is under way
def journey_view(game: Twister) -> JourneyView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, OnTheWay):
        return None
    load = token_id(frame.load) if frame.load >= 0 else None
    at = square_id(game.place[frame.mover])
    return JourneyView(token_id(frame.mover), at, int(frame.left), load, WAYS[int(frame.how)], STAGES[int(frame.stage)])


def reveal_view(game: Twister) -> RevealView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, PlaceToken):
        return None
    return RevealView(place_id(frame.place), ROLES[int(game.active)], token_id(frame.token))


def aim_view(game: Twister) -> AimView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, Aim):
        return None
    return AimView(AIMS[int(frame.aim)], token_id(frame.actor), square_id(frame.square))


def combat_view(game: Twister, eyes: int) -> CombatView | None:
    """DT-FIGHT-06  Who has laid a card is public, which card only its owner's affair."""
    frame = None if game.over() else game.top()
    if not isinstance(frame, LayCards):
        return None
    group = fighters(game, frame.attacker, frame.target)
    own = [int(game.laid[side]) for side in range(2) if eyes >> side & 1 and game.laid[side] >= 0]
    return CombatView(
        attacker=token_id(frame.attacker),
        target=token_id(frame.target),
        fighters=tuple(fighter_view(game, frame, token) for token in group),
        attack_sum=int(side_sum(game, group, game.active)),
        defence_sum=int(side_sum(game, group, other(int(game.active)))),
        attacking_side=ROLES[int(game.active)],
        answered=tuple(ROLES[side] for side in range(2) if game.laid[side] >= 0),
        own_card=own[0] if len(own) == 1 else None,
    )


def fighter_view(game: Twister, frame: LayCards, token: i64) -> FighterView:
    why = "attacker" if token == frame.attacker else "target" if token == frame.target else "joined"
    extra = bonus(game, token, owner(token) == game.active)
    return FighterView(token_id(token), ROLES[int(owner(token))], int(strength(game, token)), int(extra), why)
