"""Position files of Twister: a situation as somebody states it who knows only the rulebook; a game told likewise.

state.rooms: places n1 to s4 with a room (`n1: 1D`, or `n1: {room: 1D, orientation: 1}`); those not named lie face down.
state.tokens: by colour and piece a square (`thief: c5`), or `{at: c5, wounded: true}`; what is not named is out.
state.gates: `b2 e: open`. state.points, state.cards: by colour. turn: player, points, ceiling, number, quiet.
hidden.rooms: what lies face down where. hidden.tokens: by colour and piece the room place.
question: action, card, placement, line.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.errors import BadInput
from underkeep.core.luck import Luck, seed_from
from underkeep.core.native import i64, vec
from underkeep.core.spec import Tree
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import PLACE_NAMES, PLACES, SQUARE_NAMES, dot
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
    ROLES,
    SIDES,
    SPENT,
    STREAMS,
    TEAM,
    TOKENS,
)  # fmt: skip
from underkeep.games.twister.look import action_cards, asking, combat_cards, count_face_down, edge_word, holder
from underkeep.games.twister.names import square_name
from underkeep.games.twister.options import OPTIONS, switches_of
from underkeep.games.twister.position_check import check_position
from underkeep.games.twister.setup import CHOOSE_LINE, DOTS, MATCH, PLACE_TOKEN
from underkeep.games.twister.state import (
    COMBAT_CARDS,
    PHASE_LINE,
    PHASE_PLACEMENT,
    PHASE_PLAY,
    Twister,
    first_state,
    is_character,
)  # fmt: skip
from underkeep.games.twister.turn import CHOOSE_CARD, TURN_FRAME

QUESTIONS: Final = ("action", "card", "placement", "line")
WORDS: Final = {"hand": IN_HAND, "out": DEAD, "left": GONE, "aside": ASIDE}


# ---------------------------------------------------------------------- reading
def position_in(tree: Tree, box: Box) -> Twister:
    state = table(tree, "state", ("rooms", "tokens", "gates", "points", "cards"))
    hidden = table(
        tree, "hidden", ("rooms", "tokens", "counts")
    )  # counts and held_by are told, and follow from the rest
    luck = read_luck(tree.get("luck") or {})
    game = first_state(luck, switches_of(OPTIONS.resolve(tree.get("setup") or {})), read_maze(state, hidden, box))
    question = read_question(tree)
    read_tokens(game, state, hidden, question)
    if question == "placement":
        fill_lines(game)
    game.line = lines_of(game) if question in ("line", "placement") else game.line
    read_gates(game, table(state, "gates", None))
    read_points_and_cards(game, state)
    read_turn(game, tree, question)
    check_position(game, question)
    push_question(game, question)
    return game


def table(tree: Tree, key: str, allowed: tuple[str, ...] | None) -> Tree:
    """A mapping of the file; unknown keys are named."""
    inner = tree.get(key) or {}
    if not isinstance(inner, dict):
        raise BadInput("is no mapping", key, f"Write the fields of {key} below it.")
    for name in inner:
        if allowed is not None and name not in allowed:
            raise BadInput("unknown key", f"{key}.{name}", f"The keys are {', '.join(allowed)}.")
    return inner


def read_luck(tree: Tree) -> Luck:
    """Forced results by stream: `luck: {first: [0]}`."""
    luck = Luck.new(seed_from(1), len(STREAMS.names))
    for stream, results in tree.items():
        luck.force(STREAMS.number(str(stream)), [int(n) for n in results])
    return luck


def read_question(tree: Tree) -> str:
    question = str(tree.get("question", "action"))
    if question not in QUESTIONS:
        raise BadInput(f"{question!r} is unknown", "question", f"Give one of {', '.join(QUESTIONS)}.")
    return question


def read_maze(state: Tree, hidden: Tree, box: Box) -> Maze:
    """Rooms named under state are revealed; the rest lie face down, in the order of the box unless hidden says."""
    named: dict[int, tuple[int, int]] = {}
    ids = [room.id for room in box.rooms]
    shown = table(state, "rooms", tuple(PLACE_NAMES.names))
    for where, rooms in (("state.rooms", shown), ("hidden.rooms", table(hidden, "rooms", tuple(PLACE_NAMES.names)))):
        for place, value in rooms.items():
            named[PLACE_NAMES.number(place)] = read_room(value, ids, f"{where}.{place}")
    used = [room for room, _ in named.values()]
    if len(set(used)) != len(used):
        raise BadInput("a room lies in two places", "state.rooms", "Name each room once.")
    left = [room for room in range(len(ids)) if room not in used]
    layout = [named[place] if place in named else (left.pop(0), 0) for place in range(PLACES)]
    maze = Maze.new(box, vec[i64]([room for room, _ in layout]), vec[i64]([turns for _, turns in layout]))
    for place in shown:
        maze.revealed[PLACE_NAMES.number(place)] = 1
        maze.lay_out(PLACE_NAMES.number(place))
    return maze


def read_room(value: Any, ids: list[str], where: str) -> tuple[int, int]:
    room = value.get("room") if isinstance(value, dict) else value
    turns = value.get("orientation", 0) if isinstance(value, dict) else 0
    if room not in ids:
        raise BadInput(f"there is no room {room!r}", where, f"The rooms are {', '.join(ids)}.")
    if turns not in (0, 1, 2, 3):
        raise BadInput(f"orientation {turns!r}", where, "Give 0 to 3 clockwise quarter turns.")
    return ids.index(room), turns


def read_tokens(game: Twister, state: Tree, hidden: Tree, question: str) -> None:
    rest = DEAD if question in ("action", "card") else IN_HAND
    for token in range(TOKENS):
        game.place[token] = rest
    for where, tokens in (
        ("state.tokens", table(state, "tokens", ROLES)),
        ("hidden.tokens", table(hidden, "tokens", ROLES)),
    ):
        for side, pieces in tokens.items():
            for piece, value in (pieces or {}).items():
                token = ROLES.index(side) * TEAM + KINDS.number(str(piece))
                read_token(game, token, value, f"{where}.{side}.{piece}")


def read_token(game: Twister, token: int, value: Any, where: str) -> None:
    fields = value if isinstance(value, dict) else {"at": value}
    for name in fields:
        if name not in ("at", "wounded", "fresh", "spent", "potion", "held_by"):
            raise BadInput("unknown key", f"{where}.{name}", "The keys are at, wounded, fresh, spent, potion.")
    game.place[token] = read_place(str(fields.get("at")), where)
    game.wounded[token] = 1 if fields.get("wounded") else 0
    game.marks[token] = (FRESH if fields.get("fresh") else 0) | (SPENT if fields.get("spent") else 0)
    game.potion[token] = int(fields.get("potion", 0))
    if game.wounded[token] and not is_character(token):
        raise BadInput("an object cannot be wounded", where, "Remove wounded.")


def read_place(text: str, where: str) -> int:
    """Under hidden a room place, else a square: n1 to n4 and s1 to s4 are names of both."""
    if where.startswith("hidden"):
        if PLACE_NAMES.has(text):
            return FACE_DOWN - PLACE_NAMES.number(text)
        raise BadInput(f"there is no room place {text!r}", where, "Give one of n1 to n4, s1 to s4.")
    if text in WORDS:
        return WORDS[text]
    if SQUARE_NAMES.has(text):
        return SQUARE_NAMES.number(text)
    raise BadInput(f"there is no square {text!r}", where, "Give a square (a1 to v10), hand, out or left.")


def fill_lines(game: Twister) -> None:
    """DT-SETUP-03  Before tokens are placed four characters lie on each line: those named, then the first in hand."""
    for side in range(len(ROLES)):
        for n in range(DOTS):
            in_hand = [token for token in range(side * TEAM, side * TEAM + CHARACTERS) if game.place[token] == IN_HAND]
            if dot(side, n) not in list(game.place) and in_hand:
                game.place[in_hand[0]] = dot(side, n)


def lines_of(game: Twister) -> vec[i64]:
    """Who lies on which dot, by side and dot."""
    dots = [dot(side, n) for side in range(len(ROLES)) for n in range(DOTS)]
    lying = [[token for token in range(TOKENS) if game.place[token] == place] for place in dots]
    return vec[i64]([tokens[0] if tokens else -1 for tokens in lying])


def read_gates(game: Twister, gates: Tree) -> None:
    for key, word in gates.items():
        square, _, side = str(key).partition(" ")
        at = SQUARE_NAMES.number(square)
        edge = game.maze.edge(at, SIDES.number(side))
        if edge < GATE or f"gate-{word}" not in GATE_STATES:
            raise BadInput(
                f"no portcullis {word!r} there",
                f"state.gates.{key}",
                "Give closed, open or broken on a portcullis edge.",
            )
        game.maze.gates[edge - GATE] = GATE_STATES.index(f"gate-{word}")
    for place in range(PLACES):
        if game.maze.revealed[place]:
            game.maze.lay_out(place)


def read_points_and_cards(game: Twister, state: Tree) -> None:
    for side, points in table(state, "points", ROLES).items():
        game.points[ROLES.index(side)] = int(points)
    for side, cards in table(state, "cards", ROLES).items():
        read_cards(game, ROLES.index(side), cards, f"state.cards.{side}")


def read_cards(game: Twister, side: int, cards: Tree, where: str) -> None:
    """Hands: `action: [2, 3]`, `combat: [0, 6]`, `jumps: 1`; what is not named is complete."""
    for name in cards:
        if name not in ("action", "combat", "jumps"):
            raise BadInput("unknown key", f"{where}.{name}", "The keys are action, combat, jumps.")
    if "action" in cards:
        game.actions[side] = sum(1 << int(value) for value in cards["action"])
    if "combat" in cards:
        for value in range(7):
            count = list(cards["combat"]).count(value)
            if count > COMBAT_CARDS[value]:
                raise BadInput(
                    f"{count} cards of value {value}", f"{where}.combat", f"There are {COMBAT_CARDS[value]}."
                )
            game.combats[side * 7 + value] = count
    game.jumps[side] = int(cards.get("jumps", game.jumps[side]))


def read_turn(game: Twister, tree: Tree, question: str) -> None:
    turn = table(tree, "turn", ("player", "points", "ceiling", "number", "quiet"))
    player = str(turn.get("player", "yellow"))
    if player not in ROLES:
        raise BadInput(f"there is no player {player!r}", "turn.player", "Give yellow or blue.")
    game.phase = {"line": PHASE_LINE, "placement": PHASE_PLACEMENT}.get(question, PHASE_PLAY)
    game.active = ROLES.index(player)
    game.ap = int(turn.get("points", 5)) if question == "action" else 0
    game.ceiling = int(turn.get("ceiling", 5 if question == "action" else 2))
    game.turn = int(turn.get("number", 1))
    game.quiet = int(turn.get("quiet", 0))


def push_question(game: Twister, question: str) -> None:
    game.push(MATCH)
    if question in ("line", "placement"):
        game.go_to(1 if question == "line" else 2)
        game.push(CHOOSE_LINE if question == "line" else PLACE_TOKEN)
        return
    game.go_to(4)
    game.push(TURN_FRAME)
    game.go_to(1 if question == "card" else 2)
    game.push(CHOOSE_CARD if question == "card" else CHOOSE_ACTION)


# ---------------------------------------------------------------------- telling
def position_out(game: Twister) -> Tree:
    """The whole game in the words of a position file; `expect` paths are paths of this tree."""
    return {
        "game": "twister",
        "setup": game.switches.options.tree(),
        "state": {
            "rooms": {PLACE_NAMES.name(p): tell_room(game, p) for p in range(PLACES) if game.maze.revealed[p]},
            "tokens": {side: tell_tokens(game, n) for n, side in enumerate(ROLES)},
            "gates": tell_gates(game),
            "points": {side: int(game.points[n]) for n, side in enumerate(ROLES)},
            "cards": {side: tell_cards(game, n) for n, side in enumerate(ROLES)},
        },
        "turn": {
            "player": ROLES[int(game.active)],
            "points": int(game.ap),
            "ceiling": int(game.ceiling),
            "number": int(game.turn),
            "quiet": int(game.quiet),
        },
        "question": asking(game),
        "hidden": {
            "rooms": {PLACE_NAMES.name(p): tell_room(game, p) for p in range(PLACES) if not game.maze.revealed[p]},
            "tokens": {side: tell_face_down(game, n) for n, side in enumerate(ROLES)},
            "counts": {PLACE_NAMES.name(p): sum(count_face_down(game, p, s) for s in range(2)) for p in range(PLACES)},
        },
        "winner": ("yellow", "blue", "draw", "nobody")[int(game.winner)],
    }


def tell_room(game: Twister, place: int) -> Tree:
    return {
        "room": game.maze.box.rooms[int(game.maze.room[place])].id,
        "orientation": int(game.maze.orientation[place]),
    }


def tell_tokens(game: Twister, side: int) -> Tree:
    tokens = range(side * TEAM, side * TEAM + TEAM)
    return {KINDS.name(token % TEAM): tell_token(game, token) for token in tokens if game.place[token] > FACE_DOWN}


def tell_face_down(game: Twister, side: int) -> Tree:
    tokens = range(side * TEAM, side * TEAM + TEAM)
    lying = [token for token in tokens if game.place[token] <= FACE_DOWN]
    return {KINDS.name(token % TEAM): PLACE_NAMES.name(int(game.in_room(token))) for token in lying}


def tell_token(game: Twister, token: int) -> Tree:
    place = int(game.place[token])
    words = {number: word for word, number in WORDS.items()}
    at = square_name(place) if place >= 0 else words[place]
    told: Tree = {"at": at, "held_by": (holder(game, token) or "tok:nobody")[4:]}
    if is_character(token):
        told["wounded"] = game.wounded[token] != 0
        told["fresh"] = game.marks[token] & FRESH != 0
        told["spent"] = game.marks[token] & SPENT != 0
        told["potion"] = int(game.potion[token])
    return told


def tell_gates(game: Twister) -> Tree:
    told: Tree = {}
    for square in range(len(SQUARE_NAMES.names)):
        for side in range(4):
            if game.maze.terrain[square] < 3 and game.maze.edge(square, side) >= GATE:
                told[f"{square_name(square)} {SIDES.name(side)}"] = edge_word(game, square, side)[5:]
    return told


def tell_cards(game: Twister, side: int) -> Tree:
    return {
        "action": list(action_cards(game.actions[side])),
        "combat": list(combat_cards(game, side, True)),
        "combat_played": list(combat_cards(game, side, False)),
        "jumps": int(game.jumps[side]),
        "laid": int(game.laid[side]),
    }


SCHEMA: Final[Tree] = {
    "setup.<option>": "a value of the table's options",
    "state.rooms.<n1..s4>": "revealed room: 1D, or {room: 1D, orientation: 0..3 clockwise quarter turns}",
    "state.tokens.<yellow|blue>.<piece>": "a square a1..v10 (a is yellow's line, v blue's; row 1 is north), or fields",
    "state.tokens.<colour>.<piece>.at": "square, hand, out, left, aside (face down: see hidden.tokens)",
    "state.tokens.<colour>.<piece>.wounded": "true, false (also fresh, spent: this turn; potion: points)",
    "state.tokens.<colour>.<piece>.held_by": "who stands on its square, e.g. yellow:thief, or nobody (told only)",
    "state.gates.<square side>": "closed, open, broken; e.g. 'b2 e'",
    "state.points.<colour>": "victory points",
    "state.cards.<colour>.action": "Action cards in hand, e.g. [2, 3]; combat: [0, 1]; jumps: 0..3",
    "turn.player": "yellow, blue; turn.points: action points left; turn.ceiling: 2..5; turn.number; turn.quiet",
    "question": "action (default), card, placement, line; told: journey, reveal, aim, combat, nothing too",
    "hidden.rooms.<n1..s4>": "room lying face down there; hidden.tokens.<colour>.<piece>: room place",
    "hidden.counts.<n1..s4>": "tokens face down there (told only)",
    "luck.<rooms|orientation|placement|first|timeout>": "forced results, e.g. [0, 1]",
    "winner": "yellow, blue, draw, nobody (told only)",
}
