"""Position files of Twister: a situation as somebody states it who knows only the rulebook. Told by position_out.py.

state.rooms: places n1 to s4 with a room (`n1: 1D`, or `n1: {room: 1D, orientation: 1}`); those not named lie face down.
state.tokens: by colour and piece a square (`thief: c5`), or `{at: c5, wounded: true}`; what is not named is out.
state.gates: `b2 e: open`. state.points, state.cards: by colour. turn: player, points, ceiling, number, quiet.
hidden.rooms: what lies face down where. hidden.tokens: by colour and piece the room place.
With Forces of Darkness (`setup: {box: mixed}`): state.tiles by the square of a tile's first part (`d4: {tile: 23,
turns: 1}`), state.tombs (used ones), tokens of the colour neutral, `as` and `blood` of a token.
question: action, card, placement, line.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import Tree
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import PLACE_NAMES, PLACES, SQUARE_NAMES, dot
from underkeep.games.twister.board.tiles import TILES, TOMB_USED
from underkeep.games.twister.content import BOX_ROOMS, PRINTED_ROOMS, Content
from underkeep.games.twister.files.position_checks import check_position
from underkeep.games.twister.names import (
    ASIDE,
    BASE_CHARACTERS,
    BASE_OBJECTS,
    CHARACTER_NAMES,
    COLOURS,
    DARK,
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
    SLOTS,
    SPENT,
    STREAMS,
    TEAM,
    TOMB,
    UNUSED,
    is_character,
    owner,
    token_number,
)
from underkeep.games.twister.options import FREE, OPTIONS, way_of
from underkeep.games.twister.rules.choose_action import CHOOSE_ACTION
from underkeep.games.twister.rules.draft import pairs_of, tile_count
from underkeep.games.twister.rules.lighting import lay_tile, strip
from underkeep.games.twister.rules_in_force import RulesInForce, rules_in_force
from underkeep.games.twister.setup import BEGIN_PLACEMENT, CHOOSE_LINE, MATCH, PLACE_TOKEN, PLACE_TOKENS, TAKE_TURNS
from underkeep.games.twister.state.changes.maze import forget_tiles_of_turn
from underkeep.games.twister.state.changes.teams import prepare_tiles
from underkeep.games.twister.state.game import (
    COMBAT_CARDS,
    DOTS,
    PHASE_LINE,
    PHASE_PLACEMENT,
    PHASE_PLAY,
    Twister,
    first_state,
)
from underkeep.games.twister.turn import CHOOSE_CARD, COMPLETE_ACTION, SPEND_POINTS, TURN_FRAME

QUESTIONS: Final = ("action", "card", "placement", "line")
WORDS: Final = {"hand": IN_HAND, "out": DEAD, "left": GONE, "aside": ASIDE, "box": UNUSED}
TOKEN_KEYS: Final = ("at", "wounded", "fresh", "spent", "potion", "as", "blood", "held_by")


# ---------------------------------------------------------------------- reading
def position_in(tree: Tree, content: Content) -> Twister:
    state = table(tree, "state", ("rooms", "tokens", "gates", "points", "cards", "tiles", "tombs"))
    hidden = table(
        tree, "hidden", ("rooms", "tokens", "counts")
    )  # counts and held_by are told, and follow from the rest
    luck = read_luck(tree.get("luck") or {})
    rules = rules_in_force(OPTIONS.resolve(tree.get("setup") or {}), content.scenarios)
    game = first_state(luck, rules, read_maze(state, hidden, content, rules))
    game.pairs = pairs_in(game)
    prepare_tiles(game, tile_count(game))
    question = read_question(tree)
    read_tokens(game, state, hidden, question)
    if question == "placement":
        fill_lines(game)
    game.line = lines_of(game) if question in ("line", "placement") else game.line
    read_gates(game, table(state, "gates", None))
    read_dark_ground(game, state)
    read_points_and_cards(game, state)
    read_turn(game, tree, question)
    check_position(game, question)
    push_question(game, question)
    return game


def table(tree: Tree, key: str, allowed: tuple[str, ...] | None) -> Tree:
    """A mapping of the file; unknown keys are named."""
    inner = tree.get(key) or {}
    if not isinstance(inner, dict):
        raise BadInput("is not a mapping", key, f"Write the fields of {key} below it.")
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


def read_maze(state: Tree, hidden: Tree, content: Content, rules: RulesInForce) -> Maze:
    """Rooms named under state are revealed; the rest lie face down, in the order of the box unless hidden says."""
    named: dict[int, tuple[int, int]] = {}
    ids = [room.id for room in content.rooms][: None if rules.darkness else BOX_ROOMS]
    shown = table(state, "rooms", tuple(PLACE_NAMES.names))
    for where, rooms in (("state.rooms", shown), ("hidden.rooms", table(hidden, "rooms", tuple(PLACE_NAMES.names)))):
        for place, value in rooms.items():
            named[PLACE_NAMES.number(place)] = read_revealed_room(value, ids, f"{where}.{place}")
    used = [room for room, _ in named.values()]
    if len(set(used)) != len(used):
        raise BadInput("a room lies in two places", "state.rooms", "Name each room once.")
    if rules.scenario is not None and not set(used) <= set(rules.scenario.rooms):
        remedy = f"Its rooms are {', '.join(ids[room] for room in rules.scenario.rooms)}."
        raise BadInput("a room does not belong to the scenario", "state.rooms", remedy)
    left = unnamed_rooms(used, rules)
    layout = [named[place] if place in named else (left.pop(0), 0) for place in range(PLACES)]
    rooms_at, turns_at = [room for room, _ in layout], [turns for _, turns in layout]
    maze = Maze.new(content, vec[i64](rooms_at), vec[i64](turns_at), rules.darkness)
    for place in shown:
        maze.revealed[PLACE_NAMES.number(place)] = 1
        maze.lay_out(PLACE_NAMES.number(place))
    return maze


def unnamed_rooms(used: list[int], rules: RulesInForce) -> list[int]:
    """Rooms for the places that nobody names: those of the scenario, or first what belongs to a named one, then the
    others of the boxes.
    """
    if rules.scenario is not None:
        return [room for room in rules.scenario.rooms if room not in used]
    partners = [room ^ 1 for room in used if room ^ 1 not in used]
    box = rules.options.text("box")
    rest = [room for pair in pairs_of(box) for room in (2 * pair, 2 * pair + 1)]
    return list(dict.fromkeys([*partners, *[room for room in rest if room not in used]]))


def pairs_in(game: Twister) -> vec[i64]:
    """The pairs that the rooms of the maze belong to, by side where each brought his own."""
    bits = [0, 0]
    free = way_of(game.rules.options) == FREE
    for room in game.maze.room:
        bits[int(room) // PRINTED_ROOMS if free else 0] |= 1 << int(room) % PRINTED_ROOMS // 2
    return vec[i64](bits)


def read_revealed_room(value: Any, ids: list[str], where: str) -> tuple[int, int]:
    room = value.get("room") if isinstance(value, dict) else value
    turns = value.get("orientation", 0) if isinstance(value, dict) else 0
    if room not in ids:
        raise BadInput(f"there is no room {room!r}", where, f"The rooms are {', '.join(ids)}.")
    if turns not in (0, 1, 2, 3):
        raise BadInput(f"orientation {turns!r}", where, "Give 0 to 3 clockwise quarter turns.")
    return ids.index(room), turns


def read_tokens(game: Twister, state: Tree, hidden: Tree, question: str) -> None:
    named: dict[int, tuple[Any, str]] = {}
    for where, tokens in (
        ("state.tokens", table(state, "tokens", COLOURS)),
        ("hidden.tokens", table(hidden, "tokens", ROLES)),
    ):
        for colour, pieces in tokens.items():
            for piece, value in (pieces or {}).items():
                named[token_number(colour, str(piece))] = (value, f"{where}.{colour}.{piece}")
    team = printed_team(game)
    rest = DEAD if question in ("action", "card") else IN_HAND
    for token in team:
        game.place[token] = rest
    for number, (value, where) in named.items():
        if not game.darkness and number not in team:
            raise BadInput("is a piece of Forces of Darkness", where, "Say setup: {box: mixed}.")
        read_token(game, number, value, where)
    game.muster()


def printed_team(game: Twister) -> list[int]:
    """Pieces that a position takes for granted: those of the base box where it is alone."""
    names = (*BASE_CHARACTERS, *BASE_OBJECTS) if not game.darkness else ()
    return [side * TEAM + SLOTS.number(name) for side in range(len(ROLES)) for name in names]


def read_token(game: Twister, token: int, value: Any, where: str) -> None:
    fields = value if isinstance(value, dict) else {"at": value}
    for name in fields:
        if name not in TOKEN_KEYS:
            raise BadInput("unknown key", f"{where}.{name}", f"The keys are {', '.join(TOKEN_KEYS[:-1])}.")
    game.place[token] = read_place(str(fields.get("at")), where)
    game.wounded[token] = 1 if fields.get("wounded") else 0
    game.marks[token] = (FRESH if fields.get("fresh") else 0) | (SPENT if fields.get("spent") else 0)
    game.potion[token] = int(fields.get("potion", 0))
    if game.wounded[token] and not is_character(token):
        raise BadInput("an object cannot be wounded", where, "Remove wounded.")
    if "as" in fields:
        game.become(token, read_form(token, str(fields["as"]), where))
    game.set_blood(token, int(fields.get("blood", 0)))


def read_form(token: int, name: str, where: str) -> int:
    """FOD-SPECTER-06  What a Specter has become; a Vampire may be a Bat."""
    slot = SLOTS.name(token % TEAM)
    allowed = ("vampire", "bat") if slot == "vampire" else CHARACTER_NAMES if slot == "specter" else (slot,)
    if name not in allowed:
        raise BadInput(f"it cannot have become {name!r}", f"{where}.as", f"Give one of {', '.join(allowed)}.")
    return KINDS.number(name)


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
            in_hand = [t for t in game.people if owner(t) == side and game.place[t] == IN_HAND]
            if dot(side, n) not in list(game.place) and in_hand:
                game.place[in_hand[0]] = dot(side, n)


def lines_of(game: Twister) -> vec[i64]:
    """Who lies on which dot, by side and dot."""
    dots = [dot(side, n) for side in range(len(ROLES)) for n in range(DOTS)]
    lying = [[token for token in game.roster if game.place[token] == place] for place in dots]
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


def read_dark_ground(game: Twister, state: Tree) -> None:
    """Corridor tiles by the square of their first part, and Tombs that have been used."""
    for square, value in table(state, "tiles", None).items():
        where = f"state.tiles.{square}"
        number, turns = int((value or {}).get("tile", 0)), int((value or {}).get("turns", 0))
        if not 1 <= number <= len(game.tiles) or turns not in (0, 1, 2, 3):
            raise BadInput("is not a tile", where, "Give tile: 1 to 30 and turns: 0 to 3.")
        at = SQUARE_NAMES.number(str(square))
        parts = strip(at, turns, game.maze.content.tiles[(number - 1) % TILES].length())
        if any(game.maze.terrain[part] != DARK for part in parts):
            raise BadInput("a tile lies on darkness only (FOD-LIGHT-03)", where, "Choose other squares.")
        game.tiles[number - 1] = 1
        lay_tile(game, number - 1, at, turns)
    if len(game.maze.lit) > 0:
        forget_tiles_of_turn(game)
    for square in state.get("tombs") or []:
        at = SQUARE_NAMES.number(str(square))
        if game.maze.terrain[at] != TOMB:
            raise BadInput(f"there is no Tomb on {square}", "state.tombs", "Name squares with a Tomb.")
        game.maze.mark(at, TOMB_USED)


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
        game.go_to(BEGIN_PLACEMENT if question == "line" else PLACE_TOKENS)
        game.push(CHOOSE_LINE if question == "line" else PLACE_TOKEN)
        return
    game.go_to(TAKE_TURNS)
    game.push(TURN_FRAME)
    game.go_to(SPEND_POINTS if question == "card" else COMPLETE_ACTION)
    game.push(CHOOSE_CARD if question == "card" else CHOOSE_ACTION)
