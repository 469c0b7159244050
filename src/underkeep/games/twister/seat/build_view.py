"""Building a view: what the eyes of some roles may see, added piece by piece to nothing."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import (
    CELL_OF,
    CELLS,
    PLACE_OF,
    PLACES,
    SQUARES,
    capacity,
    edge_id,
    is_dot,
    place_id,
    place_name,
    square_id,
    square_name,
    turned_cell,
)  # fmt: skip
from underkeep.games.twister.board.tiles import LIT, LIT_NOW, NUMBER, OF_A_LENGTH, PART, TOMB_USED, TURNS
from underkeep.games.twister.names import (
    ASIDE,
    COLOURS,
    DEAD,
    FACE_DOWN,
    FIRST_NEUTRAL,
    FIRST_SCONCE,
    FRESH,
    GATE,
    GATE_STATES,
    GONE,
    IN_HAND,
    KINDS,
    NEUTRAL,
    OPEN,
    ROLES,
    SIDES,
    STATUE,
    TERRAIN,
    UNUSED,
    is_character,
    owner,
    token_id,
)
from underkeep.games.twister.options import MUTUAL, way_of
from underkeep.games.twister.rules.abilities import Aim
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.draft import FreeChoice, MutualChoice
from underkeep.games.twister.rules.group import DECLARED, strength
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.rules.lighting import NameLength, PlaceTile
from underkeep.games.twister.rules.reveal import PlaceToken
from underkeep.games.twister.rules.spoils import HandOver
from underkeep.games.twister.seat.build_combat import combat_view
from underkeep.games.twister.seat.build_sides import lines_are_down, side_view
from underkeep.games.twister.seat.build_under_way import (
    aim_view,
    curse_view,
    journey_view,
    light_view,
    reveal_view,
)  # fmt: skip
from underkeep.games.twister.seat.view import RoomView, SquareView, TokenView, TwisterView
from underkeep.games.twister.seat.view_cache import FaceKey, ViewCache, cache_of
from underkeep.games.twister.setup import ChooseLine, PlaceFaceDown
from underkeep.games.twister.state.game import PHASE_DRAFT, PHASE_LINE, PHASES, Twister
from underkeep.games.twister.turn import ChooseCard

Edges = tuple[str, str, str, str]
LINES: Final = (-1, "")  # the key of the starting lines
MAX_KEPT: Final = 50_000  # faces of tokens and rooms,
MAX_BOARDS: Final = 4_000  # ... of all rooms together


def look(game: Twister, roles: frozenset[int]) -> TwisterView:
    """The whole view of a seat; the empty set is the spectator."""
    eyes, cache = mask_of(roles), cache_of(game.maze.content)
    winners = None if not game.over() else tuple([ROLES[w] for w in (0, 1) if game.winner == w])
    return TwisterView(
        game="twister",
        roles=tuple([ROLES[role] for role in sorted(roles)]),
        phase=PHASES[int(game.phase)],
        asking=asking(game),
        turn=int(game.turn),
        active=ROLES[int(game.active)] if has_active(game) else None,
        action_points=max(0, int(game.ap)),
        ceiling=int(game.ceiling),
        target_points=int(game.rules.target_points),
        quiet_turns=int(game.quiet),
        stirred=game.stirred != 0,
        stalemate_turns=int(game.rules.stalemate_turns),
        squares=seen_squares(game, cache),
        rooms=tuple([room_view(game, cache, place) for place in range(PLACES)]),
        tokens=tuple([token_view(game, cache, token) for token in game.roster if may_see(game, token, eyes)]),
        sides=tuple([side_view(game, side, eyes) for side in range(2)]),
        journey=journey_view(game),
        combat=combat_view(game, eyes),
        reveal=reveal_view(game),
        aim=aim_view(game),
        light=light_view(game),
        curse=curse_view(game),
        stacks=stacks(game),
        asked=tuple([ROLES[role] for role in range(2) if game.asked() >> role & 1]),
        winners=winners,
        options=game.rules.options.shown,
        content=game.maze.content.digest,
    )


def has_active(game: Twister) -> bool:
    """Whose turn it is: nobody's while both choose in secret."""
    mutual = way_of(game.rules.options) == MUTUAL
    return game.phase > PHASE_LINE or (game.phase == PHASE_DRAFT and mutual)


def asking(game: Twister) -> str:
    """What kind of question waits: public, since everybody sees what the players are at."""
    if game.over():
        return "nothing"
    frame = game.top()
    if isinstance(frame, (FreeChoice, MutualChoice)):
        return "draft"
    if isinstance(frame, NameLength):
        return "length"
    if isinstance(frame, PlaceTile):
        return "tile"
    if isinstance(frame, HandOver):
        return "curse"
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
    return "combat" if isinstance(frame, (LayCards, Declare)) else "action"


# ---------------------------------------------------------------------- the board
def seen_squares(game: Twister, cache: ViewCache) -> tuple[SquareView, ...]:
    """Starting lines and revealed rooms, as the faces that they show."""
    revealed = game.maze.revealed
    keys = tuple([face_key(game, place) for place in range(i64(PLACES)) if revealed[place]])
    found = cache.boards.get(keys)
    if found is None:
        if len(cache.boards) >= MAX_BOARDS:
            cache.boards.clear()
        found = face_of(game, cache, -1, LINES)
        for place in range(PLACES):
            if revealed[place]:
                found += face_of(game, cache, place, face_key(game, place))
        cache.boards[keys] = found
    return found


def face_key(game: Twister, place: i64) -> FaceKey:
    """A room looks the same until it is turned or a portcullis worked, with Forces of Darkness also a tile laid."""
    maze = game.maze
    room = maze.room[place]
    gates: i64 = 0
    for gate in maze.content.gates_of[int(room)]:
        gates = gates << 4 | maze.gates[gate]
    key = gates << 17 | room << 5 | maze.orientation[place] << 3 | place
    return int(key), dark_key(game, int(place), int(room))


def face_of(game: Twister, cache: ViewCache, place: int, key: FaceKey) -> tuple[SquareView, ...]:
    """The squares of the room at a place, or of the starting lines (-1)."""
    found = cache.faces.get(key)
    if found is None:
        squares = [square for square in range(SQUARES) if PLACE_OF[square] == place]
        found = tuple([square_view(game, square) for square in squares])
        cache.faces[key] = found
    return found


def dark_key(game: Twister, place: int, room: int) -> str:
    """What else can change a room's face: tiles and used Tombs, the sword of its Statue, the Torch of its sconce."""
    maze = game.maze
    if len(maze.lit) == 0:
        return ""
    codes = "".join(f",{int(maze.lit[place * CELLS + cell])}" for cell in range(CELLS))
    return f" {codes} {has_sword(game, room)} {has_torch(game, room)}"


def has_sword(game: Twister, room: int) -> bool:
    number = game.maze.content.statue_of[room]
    return number >= 0 and game.place[FIRST_NEUTRAL + number] == UNUSED


def has_torch(game: Twister, room: int) -> bool:
    number = game.maze.content.sconce_of[room]
    return number >= 0 and game.place[FIRST_SCONCE + number] == UNUSED


def square_view(game: Twister, square: i64) -> SquareView:
    edges: Edges = (
        edge_word(game, square, 0), edge_word(game, square, 1), edge_word(game, square, 2), edge_word(game, square, 3)
    )  # fmt: skip
    terrain = TERRAIN[int(game.maze.terrain[square])]
    gates = tuple([edge_id(square, side) for side in range(4) if edges[side] in GATE_STATES])
    if PLACE_OF[square] < 0 or len(game.maze.lit) == 0:
        return SquareView(square_id(square), square_name(square), terrain, edges, is_dot(square), gates)
    return dark_square(game, square, terrain, edges, gates)


def dark_square(game: Twister, square: i64, terrain: str, edges: Edges, gates: tuple[str, ...]) -> SquareView:
    """FOD-GLOSS-04  A square with what lies on it: corridor tile, markers of used Tombs, empty Statues and sconces."""
    maze, place = game.maze, PLACE_OF[square]
    room, turns, code = int(maze.room[place]), maze.orientation[place], maze.code(square)
    sconce = maze.content.sconce[room]
    here = sconce >= 0 and turned_cell(sconce // 4, turns) == CELL_OF[square]
    front = maze.content.front[room] >= 0 and turned_cell(maze.content.front[room], turns) == CELL_OF[square]
    return SquareView(
        square_id(square), square_name(square), terrain, edges, False, gates,
        tile=int(code >> NUMBER) if code & LIT else 0,
        part=int(code >> PART & 3),
        turns=int((code >> TURNS & 3) + turns) % 4 if code & LIT else 0,
        lit_now=code & LIT_NOW != 0,
        used=code & TOMB_USED != 0 or (maze.terrain[square] == STATUE and not has_sword(game, room)),
        sconce=SIDES.name(int(sconce % 4 + turns) % 4) if here else "",
        torch=here and has_torch(game, room),
        front=front,
    )  # fmt: skip


def stacks(game: Twister) -> tuple[int, ...]:
    """FOD-LIGHT-11  How many tiles each stack has: everybody sees that."""
    counts = [0] * (len(game.tiles) // OF_A_LENGTH)
    for tile in range(len(game.tiles)):
        counts[tile // OF_A_LENGTH] += 0 if game.tiles[tile] else 1
    return tuple(counts)


def edge_word(game: Twister, square: i64, side: i64) -> str:
    edge = game.maze.edge(square, side)
    if edge >= GATE:
        return GATE_STATES[int(game.maze.gates[edge - GATE])]
    return "open" if edge == OPEN else "wall"


def room_view(game: Twister, cache: ViewCache, place: i64) -> RoomView:
    """DT-SETUP-01  Of a room face down nobody knows which it is, nor how it lies."""
    maze = game.maze
    seen = maze.revealed[place] != 0
    key = count_face_down(game, place, 0) << 8 | count_face_down(game, place, 1) << 4 | place
    if seen:
        key |= (maze.room[place] << 2 | maze.orientation[place]) << 16 | 1 << 12
    found = cache.rooms.get(int(key))
    if found is None:
        if len(cache.rooms) >= MAX_KEPT:
            cache.rooms.clear()
        found = new_room_view(game, place, seen)
        cache.rooms[int(key)] = found
    return found


def new_room_view(game: Twister, place: i64, seen: bool) -> RoomView:
    room = game.maze.content.rooms[int(game.maze.room[place])]
    counts = [(ROLES[side], int(count_face_down(game, place, side))) for side in range(2)]
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


def count_face_down(game: Twister, place: i64, side: i64) -> i64:
    found: i64 = 0
    for n in range(i64(len(game.roster))):
        token = game.roster[n]
        if game.place[token] == FACE_DOWN - place and owner(token) == side:
            found += 1
    return found


# ---------------------------------------------------------------------- tokens
def is_face_down(game: Twister, token: i64) -> bool:
    place = game.place[token]
    return place <= FACE_DOWN or place == IN_HAND or (place >= 0 and lines_are_down(game))


def may_see(game: Twister, token: i64, eyes: int) -> bool:
    """DT-SETUP-06  Face-down tokens are for their owner's eyes."""
    if not is_face_down(game, token):
        return game.place[token] != UNUSED
    return owner(token) != NEUTRAL and eyes >> int(owner(token)) & 1 != 0


def place_word(game: Twister, token: i64) -> str:
    place = game.place[token]
    if place >= 0:
        return "line" if lines_are_down(game) else "board"
    if place == DEAD:
        return "dead" if is_character(token) else "lost"
    words = {IN_HAND: "hand", GONE: "left", ASIDE: "aside", UNUSED: "box"}
    return words.get(int(place), "room")


def where(game: Twister, token: i64) -> str | None:
    place = game.place[token]
    if place >= 0:
        return square_id(place)
    return place_id(FACE_DOWN - place) if place <= FACE_DOWN else None


def holder(game: Twister, token: i64) -> str | None:
    """The token that holds this one."""
    standing = holder_of(game, token)
    return token_id(standing) if standing >= 0 else None


def holder_of(game: Twister, token: i64) -> i64:
    """DT-CARRY-02  Who stands on the token's square holds it; -1 for nobody."""
    place = game.place[token]
    if place < 0 or game.is_standing(token):
        return -1
    standing = game.stander(place)
    return standing if standing >= 0 and not game.is_handless(standing) else i64(-1)


def token_view(game: Twister, cache: ViewCache, token: i64) -> TokenView:
    """A token looks the same until something happens to it, so its face is kept, as those of rooms are."""
    content, kind = game.maze.content, game.kind[token]
    movement = game.movement_of(token) if is_character(token) else i64(0)
    force = strength(game, token) if game.darkness and is_character(token) else content.strength[kind]
    key = (place_key(game, token), state_key(game, token, movement, force))
    found = cache.tokens.get(key)
    if found is None:
        if len(cache.tokens) >= MAX_KEPT:
            cache.tokens.clear()
        found = new_token_view(game, token, int(movement), int(force))
        cache.tokens[key] = found
    return found


def place_key(game: Twister, token: i64) -> int:
    """Which token it is, what it has become, where it lies and in whose hands."""
    key = token | game.kind[token] << 8 | (game.place[token] + 1024) << 16 | (holder_of(game, token) + 1) << 32
    return int(key << 1 | 1 if lines_are_down(game) else key << 1)


def state_key(game: Twister, token: i64, movement: i64, force: i64) -> int:
    """What has happened to it, and what it can do now."""
    marks: i64 = 0
    if game.wounded[token] != 0:
        marks |= 1
    if game.is_spent(token):
        marks |= 2
    if game.marks[token] & FRESH != 0:
        marks |= 4
    return int(
        marks
        | movement << 4
        | (force + 64) << 12
        | game.potion[token] << 24
        | game.blood[token] << 32
        | game.choice[token] << 40
    )


def new_token_view(game: Twister, token: i64, movement: int, force: int) -> TokenView:
    content, kind = game.maze.content, game.kind[token]
    return TokenView(
        id=token_id(token),
        kind=KINDS.name(int(kind)),
        owner=COLOURS[int(owner(token))],
        character=is_character(token),
        place=place_word(game, token),
        at=where(game, token),
        face_down=is_face_down(game, token),
        wounded=game.wounded[token] != 0,
        held_by=holder(game, token),
        spent=game.is_spent(token),
        fresh_wound=game.marks[token] & FRESH != 0,
        movement=movement,
        strength=force,
        potion_ap=int(game.potion[token]),
        undead=content.undead[kind] != 0,
        flies=content.flies[kind] != 0,
        blood=int(game.blood[token]),
        declared=tuple([word for bit, word in DECLARED if game.choice[token] & bit]),
    )
