"""A game consistent with a view: what the eyes could not see is drawn anew, everything else is as it was shown."""

from __future__ import annotations

from underkeep.core.errors import BadInput
from underkeep.core.luck import Luck
from underkeep.core.native import i64, vec
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import CELL_OF, PLACE_NAMES, PLACES, SQUARE_NAMES, dot
from underkeep.games.twister.choose_action import CHOOSE_ACTION
from underkeep.games.twister.content import Box
from underkeep.games.twister.kinds import (
    ASIDE,
    CHARACTERS,
    DEAD,
    FACE_DOWN,
    FRESH,
    GATE,
    GATE_STATES,
    GONE,
    IN_HAND,
    KINDS,
    LUCK_ORIENTATION,
    LUCK_PLACEMENT,
    LUCK_ROOMS,
    ROLES,
    SPENT,
    TEAM,
    TOKENS,
)  # fmt: skip
from underkeep.games.twister.options import OPTIONS, switches_of
from underkeep.games.twister.rules.abilities import AIMS, Aim
from underkeep.games.twister.rules.combat import Combat, LayCards
from underkeep.games.twister.rules.journey import STAGES, OnTheWay
from underkeep.games.twister.rules.reveal import PlaceToken, RevealRoom
from underkeep.games.twister.setup import CHOOSE_LINE, MATCH, PLACE_TOKEN
from underkeep.games.twister.state import COMBAT_CARDS, FULL_ACTION_HAND, PHASES, Switches, Twister, first_state
from underkeep.games.twister.turn import CHOOSE_CARD, TURN_FRAME
from underkeep.games.twister.view import TokenView, TwisterView

UNKNOWN: int = -99


def determinize(view: TwisterView, luck: Luck, box: Box) -> Twister:
    if view.content != box.digest:
        raise BadInput("the view is of other content", "view", "Load the content pack of the table.")
    game = first_state(luck, switches_from(view), lay_rooms(view, box, luck))
    put_known(game, view)
    deal_unknown(game, view, luck)
    game.line = line_of(game, view)
    put_sides(game, view, luck)
    put_facts(game, view)
    rebuild_stack(game, view)
    return game


def switches_from(view: TwisterView) -> Switches:
    given: dict[str, object] = {}
    for id, text in view.options:
        default = OPTIONS.field(id).default
        given[id] = text == "True" if isinstance(default, bool) else int(text) if isinstance(default, int) else text
    return switches_of(OPTIONS.resolve(given))


# ---------------------------------------------------------------------- rooms
def lay_rooms(view: TwisterView, box: Box, luck: Luck) -> Maze:
    """Revealed rooms as seen; the others in any order, lying any way round."""
    names = [room.id for room in box.rooms]
    seen = [names.index(room.room) if room.room is not None else UNKNOWN for room in view.rooms]
    left = luck.shuffle(LUCK_ROOMS, vec[i64]([n for n in range(len(names)) if n not in seen]))
    rooms = vec[i64]([0] * PLACES)
    turns = vec[i64]([0] * PLACES)
    used = 0
    for place, room in enumerate(view.rooms):
        if seen[place] != UNKNOWN and room.orientation is not None:
            rooms[place], turns[place] = seen[place], room.orientation
        else:
            rooms[place], turns[place] = left[used], luck.below(LUCK_ORIENTATION, 4)
            used += 1
    maze = Maze.new(box, rooms, turns)
    open_rooms(maze, view)
    return maze


def open_rooms(maze: Maze, view: TwisterView) -> None:
    """Turn up what is revealed, with its portcullises as they are."""
    for room in view.rooms:
        if room.revealed:
            maze.revealed[PLACE_NAMES.number(room.name)] = 1
    for square in view.squares:
        at = SQUARE_NAMES.number(square.name)
        for side, word in enumerate(square.edges):
            if CELL_OF[at] >= 0 and word in GATE_STATES:
                maze.gates[maze.edge(at, side) - GATE] = GATE_STATES.index(word)
    for place in range(PLACES):
        if maze.revealed[place]:
            maze.lay_out(place)


# ---------------------------------------------------------------------- tokens
def token_number(id: str) -> int:
    _, side, kind = id.split(":")
    return ROLES.index(side) * TEAM + KINDS.number(kind)


def place_number(token: TokenView) -> int:
    if token.at is not None and token.at.startswith("sq:"):
        return SQUARE_NAMES.number(token.at[3:])
    if token.at is not None:
        return FACE_DOWN - PLACE_NAMES.number(token.at[5:])
    return {"hand": IN_HAND, "left": GONE, "aside": ASIDE}.get(token.place, DEAD)


def put_known(game: Twister, view: TwisterView) -> None:
    for token in range(TOKENS):
        game.place[token] = UNKNOWN
    for seen in view.tokens:
        token = token_number(seen.id)
        game.place[token] = place_number(seen)
        game.wounded[token] = 1 if seen.wounded else 0
        game.marks[token] = (FRESH if seen.fresh_wound else 0) | (SPENT if seen.spent else 0)
        game.potion[token] = seen.potion_ap


def deal_unknown(game: Twister, view: TwisterView, luck: Luck) -> None:
    """Unseen tokens of a side: four characters on a hidden line, the others in the rooms or still in hand."""
    for side, name in enumerate(ROLES):
        unseen = [t for t in range(side * TEAM, side * TEAM + TEAM) if game.place[t] == UNKNOWN]
        if not unseen:
            continue
        pool = luck.shuffle(LUCK_PLACEMENT, vec[i64](unseen))
        line = [int(t) for t in pool if t % TEAM < CHARACTERS][: view.sides[side].hidden_line]
        for n, token in enumerate(line):
            game.place[token] = dot(side, n)
        rest = [int(t) for t in pool if t not in line]
        slots = face_down_slots(view, name)
        for n, token in enumerate(rest):
            game.place[token] = slots[n] if n < len(slots) else IN_HAND


def face_down_slots(view: TwisterView, side: str) -> list[int]:
    slots: list[int] = []
    for place, room in enumerate(view.rooms):
        slots.extend([FACE_DOWN - place] * dict(room.face_down)[side])
    return slots


def line_of(game: Twister, view: TwisterView) -> vec[i64]:
    """Who was put on which dot: known while the tokens stand there, of no consequence afterwards."""
    line = vec[i64]([-1] * 8)
    for side in range(2):
        for n in range(4):
            for token in range(side * TEAM, side * TEAM + CHARACTERS):
                if view.phase in ("line", "placement") and game.place[token] == dot(side, n):
                    line[side * 4 + n] = token
    return line


# ---------------------------------------------------------------------- cards and facts
def put_sides(game: Twister, view: TwisterView, luck: Luck) -> None:
    """DT-CARD-07  Hands follow from what has been played; only a card lying face down is unknown."""
    for n, side in enumerate(view.sides):
        game.points[n] = side.points
        game.jumps[n] = side.jumps
        game.actions[n] = FULL_ACTION_HAND & ~sum(1 << value for value in side.action_played)
        for value in range(7):
            game.combats[n * 7 + value] = COMBAT_CARDS[value] - side.combat_played.count(value)
        if view.combat is not None and side.name in view.combat.answered:
            game.laid[n] = laid_card(game, view, n, luck)


def laid_card(game: Twister, view: TwisterView, side: int, luck: Luck) -> int:
    assert view.combat is not None
    if ROLES[side] in view.roles and view.combat.own_card is not None:
        return view.combat.own_card
    hand = [value for value in range(7) for _ in range(int(game.combats[side * 7 + value]))]
    return hand[int(luck.below(LUCK_PLACEMENT, len(hand)))]


def put_facts(game: Twister, view: TwisterView) -> None:
    game.phase = PHASES.index(view.phase)
    game.active = ROLES.index(view.active) if view.active is not None else 0
    game.ap = view.action_points
    game.ceiling = view.ceiling
    game.turn = view.turn
    game.quiet = view.quiet_turns
    game.stirred = 1 if view.stirred else 0
    if view.winners is not None:
        game.winner = ROLES.index(view.winners[0]) if view.winners else 2


# ---------------------------------------------------------------------- the stack
def rebuild_stack(game: Twister, view: TwisterView) -> None:
    """The frames that ask what the view says is asked."""
    if view.asking == "nothing":
        push(game, MATCH, 4)
    elif view.asking in ("line", "placement"):
        push(game, MATCH, 1 if view.asking == "line" else 2)
        game.push(CHOOSE_LINE if view.asking == "line" else PLACE_TOKEN)
    else:
        push(game, MATCH, 4)
        push(game, TURN_FRAME, 1 if view.asking == "card" else 2)
        push_question(game, view)


def push(game: Twister, frame: object, step: int) -> None:
    assert frame is MATCH or frame is TURN_FRAME
    game.push(MATCH if frame is MATCH else TURN_FRAME)
    game.go_to(step)


def push_question(game: Twister, view: TwisterView) -> None:
    if view.asking == "card":
        game.push(CHOOSE_CARD)
    elif view.journey is not None:
        game.push(journey_frame(view))
    elif view.reveal is not None:
        push_reveal(game, view)
    elif view.aim is not None:
        square = SQUARE_NAMES.number(view.aim.at[3:])
        game.push(Aim(AIMS.index(view.aim.kind), token_number(view.aim.token), square))
    elif view.combat is not None:
        attacker, target = token_number(view.combat.attacker), token_number(view.combat.target)
        game.push(Combat(attacker, target))
        game.go_to(1)
        game.push(LayCards(attacker, target))
    else:
        game.push(CHOOSE_ACTION)


def journey_frame(view: TwisterView) -> OnTheWay:
    journey = view.journey
    assert journey is not None
    load = token_number(journey.load) if journey.load is not None else -1
    how = ("walk", "jump", "wall").index(journey.kind)
    return OnTheWay(token_number(journey.token), load, journey.steps_left, how, STAGES.index(journey.stage))


def push_reveal(game: Twister, view: TwisterView) -> None:
    assert view.reveal is not None
    place = PLACE_NAMES.number(view.reveal.room[5:])
    revealer = ROLES.index(view.reveal.revealer)
    placer = ROLES.index(view.asked[0])
    game.push(RevealRoom(place, revealer))
    game.go_to(1 if placer == revealer else 2)
    game.push(PlaceToken(place, placer, token_number(view.reveal.placing)))
