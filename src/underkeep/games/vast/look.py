"""Building a view: squares instead of tile numbers, counts instead of cards, unless the eyes may look."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.codec import field_names
from underkeep.core.events import EVERYBODY, mask_of
from underkeep.core.frames import Frame
from underkeep.core.native import i64
from underkeep.core.zones import Pile
from underkeep.games.vast import actions, names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.fields import BOARDS, GAME_NUMBERS, Board, board_of, tile_bits
from underkeep.games.vast.roles.cave.omens import cost_now
from underkeep.games.vast.roles.cave.reactions import TREASURES_LOOKED_AT, ChooseBuried, ChooseDeal
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.rules.decks import top_of
from underkeep.games.vast.rules.pieces import owner_of
from underkeep.games.vast.rules.stats import (
    armor,
    knight_movement,
    knight_perception,
    knight_strength,
    stealth,
    tribe_perception,
    tribe_strength,
)
from underkeep.games.vast.state import Vast
from underkeep.games.vast.terrain.ground import is_ground, kind_of
from underkeep.games.vast.terrain.place import ground_in_question
from underkeep.games.vast.view import (
    BoardView,
    Doing,
    Fact,
    FactList,
    PieceView,
    PileView,
    Places,
    TileView,
    VastView,
)

CARD_NAMES: Final = {
    "kept": names.TREASURES, "offered": names.TREASURES, "handed": names.TREASURES, "treasures": names.TREASURES,
    "quests": names.SIDEQUESTS, "quest_deck": names.SIDEQUESTS, "events": names.EVENTS,
    "war": names.WAR, "war_hand": names.WAR, "monster_deck": names.MONSTERS, "monster_discard": names.MONSTERS,
    "drawn": names.MONSTERS, "secret_deck": names.SECRETS, "secrets": names.SECRETS, "secret_discard": names.SECRETS,
    "deck": names.POWER_CARDS, "discard": names.POWER_CARDS, "scales": names.POWER_CARDS,
    "dealt": names.ADVANCEMENTS,
    "stack": names.TILES, "fallen": names.TILES, "gone": names.TILES, "terrain_deck": names.TERRAINS,
}  # fmt: skip
FALLEN: Final = -3  # in a guessed game: a tile that is not on the map any more
TOP_SEEN: Final = {"events": 3, "treasures": 2}  # what the Cave may look at, always or while it deals
NUMBERS: Final = tuple([board.numbers for board in BOARDS])
SQUARE_IDS: Final = [f"sq:{name}" for name in SQUARE_NAMES]
MOST_KEPT: Final = 50_000  # parts of views
FACES: Final[dict[tuple[int, int], TileView]] = {}  # a tile looks the same until something happens to it
FACTS: Final[dict[tuple[str, int], Fact]] = {}
FRAMES: Final[dict[str, str]] = {}  # how kinds of frames are told
CLICKABLE: Final = (
    *(f"power:{name}" for name in names.POWERS), *(f"omen:{name}" for name in names.OMENS),
    *(f"row:{name}" for name in names.ROWS), *(f"cube:{name}" for name in names.CUBE_PLACES),
    *(f"upgrade:{name}" for name in names.UPGRADES), *(f"slot:{name}" for name in names.MONSTER_SLOTS),
    *(f"quest:{name}" for name in names.SIDEQUESTS), *(f"war:{name}" for name in names.WAR),
    *(f"secret:{name}" for name in names.SECRETS),
)  # fmt: skip


def card_names(board: Board, pile: str) -> list[str]:
    """The names of what lies in a pile."""
    if pile == "hand":
        return names.POWER_CARDS if board.role == "dragon" else names.TILES
    return CARD_NAMES[pile]


def square(game: Vast, tile: int) -> str:
    """The square of a tile on the map; of a tile that has fallen it is only told that it has."""
    if tile < 0:
        return "fallen" if tile == FALLEN else ""
    cell = int(game.cavern.where[tile])
    return SQUARE_NAMES[cell] if cell >= 0 else "fallen"


def sides(mask: i64) -> tuple[bool, bool, bool, bool]:
    return (mask & 1 != 0, mask & 2 != 0, mask & 4 != 0, mask & 8 != 0)


# ------------------------------------------------------------------ the map
def knows_tile(game: Vast, tile: i64, eyes: int) -> bool:
    """VAST-GEN-007  Lit tiles are public; of Dark ones the Cave knows all, others what they were shown."""
    known = int(game.cavern.known[tile])
    return bool(game.cavern.lit[tile]) or known == EVERYBODY or bool((known | int(game.rules.eyes(names.CAVE))) & eyes)


def tile_view(game: Vast, tile: i64, eyes: int) -> TileView:
    """What the eyes see of a tile: kept by everything that it is made of, since few tiles change from view to view."""
    known = knows_tile(game, tile, eyes)
    key = (base_key(game, tile, known), key_of_tokens(game, tile))
    found = FACES.get(key)
    if found is None:
        if len(FACES) >= MOST_KEPT:
            FACES.clear()
        found = new_tile_view(game, tile, known)
        FACES[key] = found
    return found


def base_key(game: Vast, tile: i64, known: bool) -> int:
    """Where a tile lies and which, as far as it is known, its face, its walls and what has become of them."""
    cavern = game.cavern
    key = cavern.where[tile] << 3 | game.content.symbols[tile]
    if known:
        key |= (tile + 1) << 15 | (game.content.types[tile] if not is_ground(tile) else i64(0)) << 23
    return int(
        key
        | cavern.lit[tile] << 28
        | cavern.rotation[tile] << 30
        | cavern.blown[tile] << 32
        | cavern.blocked[tile] << 36
        | walls(game, tile) << 40
    )


def key_of_tokens(game: Vast, tile: i64) -> int:
    """What lies and stands on a tile, and who has looked at it."""
    key = looked_at(game, tile) << 12
    if game.dragon.flame_wall == tile:
        key |= 1
    if game.knight.guard == tile:
        key |= 2
    if game.goblins.meat == tile:
        key |= 4
    for gem in range(i64(3)):
        if game.dragon.gems[gem] == tile:
            key |= i64(8) << gem
    for piece in range(i64(6)):
        if game.piece_tile(piece) == tile:
            key |= i64(64) << piece
    return int(key << 16 | game.cavern.treasures[tile] << 8 | game.cavern.marks[tile])


def walls(game: Vast, tile: i64) -> i64:
    """The sides of a tile with a wall, as a mask."""
    mask: i64 = 0
    for direction in range(i64(4)):
        if game.cavern.wall(tile, direction):
            mask |= i64(1) << direction
    return mask


def looked_at(game: Vast, tile: i64) -> i64:
    """The roles that have looked at the Lit side of a tile, as a mask of role numbers."""
    mask: i64 = 0
    kinds = game.rules.kinds
    for seat in range(i64(len(kinds))):
        if game.cavern.known[tile] >> seat & 1:
            mask |= i64(1) << kinds[seat]
    return mask


def new_tile_view(game: Vast, tile: i64, known: bool) -> TileView:
    cavern, marks, looked = game.cavern, game.cavern.marks[tile], looked_at(game, tile)
    cell = cavern.where[tile]
    return TileView(
        SQUARE_IDS[cell],
        SQUARE_NAMES[cell],
        cavern.lit[tile] == 1,
        names.SYMBOLS[game.content.symbols[tile]],
        names.SPACES[tile] if known else None,
        type_name(game, tile) if known else None,
        int(cavern.rotation[tile]),
        sides(walls(game, tile)),
        sides(cavern.blown[tile]),
        sides(cavern.blocked[tile]),
        int(cavern.treasures[tile]),
        marks & names.CRYSTAL != 0,
        marks & names.EVENT != 0,
        marks & names.VAULT != 0,
        tuple([names.POWER_SYMBOLS[gem] for gem in range(3) if game.dragon.gems[gem] == tile]),
        game.dragon.flame_wall == tile,
        game.knight.guard == tile,
        bool(marks & names.TROLL_TOKEN),
        game.goblins.meat == tile,
        tuple([names.PIECES[piece] for piece in game.pieces_on(tile)]),
        tuple([names.ROLES[kind] for kind in game.rules.kinds if looked >> kind & 1]),
    )


def type_name(game: Vast, tile: i64) -> str:
    """The type of a Cave tile; Terrain has none, so that its name is told."""
    return names.TERRAINS[kind_of(tile)] if is_ground(tile) else names.TYPES[game.content.types[tile]]


def piece_view(game: Vast, piece: int) -> PieceView:
    tile = int(game.piece_tile(piece))
    role = names.ROLES[owner_of(piece)]
    lurk = int(game.goblins.lurk[piece - 1]) if role == "goblins" else -1
    place = square(game, tile) if tile >= 0 else SQUARE_NAMES[lurk] if lurk >= 0 else None
    return PieceView(f"piece:{names.PIECES[piece]}", names.PIECES[piece], role, place, lurk >= 0)


def open_cells(game: Vast) -> list[int]:
    """The open spaces to be drawn: those around the map, and those that a Terrain may now come to cover."""
    border = [int(cell) for cell in game.cavern.border()]
    covered = ground_in_question(game)
    return sorted({*border, *[int(cell) for cell in covered]}) if covered else border


# ------------------------------------------------------------------ boards
def seen_cards(game: Vast, name: str, pile: Pile, eyes: int) -> list[int] | None:
    """The cards of a pile that the eyes may see: all, the top ones, or none."""
    if pile.eyes == EVERYBODY or pile.eyes & eyes:
        return [int(card) for card in pile.items]
    if name != "events" and name != "treasures":
        return None
    cave = int(game.rules.eyes(names.CAVE))
    if name == "events" and cave & eyes:
        return [int(card) for card in top_of(pile, TOP_SEEN[name])]
    if name == "treasures" and cave & eyes and isinstance(game.top(), (ChooseDeal, ChooseBuried)):
        return [int(card) for card in top_of(pile, dealt(game))]
    return None


def dealt(game: Vast) -> int:
    """VAST-BON-004  How many Treasure cards the Cave looks at while it deals."""
    return TREASURES_LOOKED_AT if isinstance(game.top(), ChooseBuried) else TOP_SEEN["treasures"]


def pile_view(game: Vast, board: Board, name: str, pile: Pile, eyes: int) -> PileView:
    cards = seen_cards(game, name, pile, eyes)
    words = card_names(board, name)
    return PileView(name, len(pile.items), None if cards is None else tuple([words[card] for card in cards]))


def fact(name: str, value: int) -> Fact:
    """A number of a board; most are the same from view to view."""
    found = FACTS.get((name, value))
    if found is None:
        if len(FACTS) >= MOST_KEPT:
            FACTS.clear()
        found = Fact(name, value)
        FACTS[(name, value)] = found
    return found


def board_view(game: Vast, board: Board, role: int, eyes: int) -> BoardView:
    state = board_of(game, role)
    places = [Places(name, (square(game, int(getattr(state, name))),)) for name in board.tiles]
    for name in board.tile_lists:
        squares = [square(game, int(n)) or str(int(n)) for n in getattr(state, name)]
        places.append(Places(name, tuple(squares)))
    for name in board.sets:
        places.append(Places(name, region(game, int(getattr(state, name)))))
    for name in board.set_lists:
        for n, mask in enumerate(getattr(state, name)):
            places.append(Places(f"{name}.{n}", region(game, int(mask))))
    return BoardView(
        f"board:{board.role}",
        board.role,
        bool(game.has(role)),
        tuple([fact(name, int(getattr(state, name))) for name in NUMBERS[role]]),
        tuple([FactList(name, tuple([int(n) for n in getattr(state, name)])) for name in board.lists]),
        tuple(places),
        tuple([pile_view(game, board, name, getattr(state, name), eyes) for name in board.piles]),
        stats(game, role),
    )


def region(game: Vast, mask: int) -> tuple[str, ...]:
    """The squares of a set of tiles, in reading order of the map."""
    cells = sorted([int(game.cavern.where[tile]) for tile in tile_bits(mask) if game.cavern.where[tile] >= 0])
    return tuple([SQUARE_NAMES[cell] for cell in cells])


def stats(game: Vast, role: int) -> tuple[Fact, ...]:
    """What follows from board and rules in force: the numbers that are compared, what is left, and goals."""
    found: dict[str, int] = {}
    if role == names.KNIGHT:
        found = knight_stats(game)
    elif role == names.GOBLINS:
        for n, tribe in enumerate(names.TRIBES):
            found[f"{tribe}_strength"] = tribe_strength(game, n)
            found[f"{tribe}_perception"] = tribe_perception(game, n)
    elif role == names.DRAGON:
        found = {"wakefulness": game.dragon.wakefulness(), "armor": armor(game), "spirit": game.dragon.spirit()}
        found |= {"most_health": game.rules.dragon_health, "awaken_at": game.rules.awaken_at}
    elif role == names.CAVE:
        found = {f"{omen}_cost": cost_now(game, n) for n, omen in enumerate(names.OMENS)}
        found |= {"omens_due": omens_due(game), "crystal_tiles": game.rules.crystal_tiles}
    elif role == names.THIEF:
        found = {"movement": game.thief.stat(0), "stealth": stealth(game), "thievery": game.thief.thievery()}
        found |= {"moves_left": game.thief.moves_left(), "cubes_left": game.thief.cubes_left()}
        found |= dict(zip(actions.RANKS, game.thief.tokens(), strict=True), stash_goal=game.rules.stash_goal)
    return tuple([fact(name, int(value)) for name, value in found.items()])


def knight_stats(game: Vast) -> dict[str, int]:
    """VAST-KN-002  Her three stats, what this turn leaves of them, and her goals."""
    moves = int(knight_movement(game))
    return {
        "movement": moves,
        "perception": int(knight_perception(game)),
        "strength": int(knight_strength(game)),
        "moves_left": max(moves - int(game.knight.moves), 0),
        "encounters_left": max(int(encounters_left(game)), 0),
        "most_health": int(game.rules.knight_health),
        "crystal_goal": int(game.rules.crystal_goal),
    }


# ------------------------------------------------------------------ what is under way
def kebab(name: str) -> str:
    """KnightTurn is told as knight-turn."""
    return "".join(f"-{c.lower()}" if c.isupper() and n else c.lower() for n, c in enumerate(name))


def doing(game: Vast, frame: Frame, step: int) -> Doing:
    """VAST-GEN-007  All that frames hold is public once tiles are told by their squares."""
    kind = type(frame).__name__
    if kind not in FRAMES:
        FRAMES[kind] = kebab(kind)
    about = [told(game, name, getattr(frame, name)) for name in field_names(frame)]
    return Doing(FRAMES[kind], step, tuple(about))


def told(game: Vast, name: str, value: Any) -> tuple[str, ...]:
    """The words of one field of a frame; a tile that is nowhere has none."""
    if name == "tile":
        return tuple(square(game, int(value)).split())
    if name == "tiles":
        return tuple([square(game, tile) for tile in value])
    if isinstance(value, tuple):
        return tuple([str(int(n)) for n in value])
    return (str(int(value)),)


# ------------------------------------------------------------------ the whole
def look(game: Vast, roles: frozenset[int]) -> VastView:
    eyes = mask_of(roles)
    cells = sorted([int(game.cavern.where[tile]) for tile in game.cavern.tiles()])
    kinds = [names.ROLES[kind] for kind in game.rules.kinds]
    bits = int(game.asked())
    return VastView(
        "vast",
        game.content.digest,
        tuple([(id, str(value)) for id, value in game.rules.options.values.items()]),
        tuple([kinds[role] for role in sorted(roles)]),
        tuple([kind for n, kind in enumerate(kinds) if bits >> n & 1]),
        tuple([fact(name, int(getattr(game, name))) for name in GAME_NUMBERS]),
        game.how,
        square(game, int(game.cavern.entrance)),
        tuple([tile_view(game, game.cavern.tile_at(cell), eyes) for cell in cells]),
        tuple([SQUARE_IDS[cell] for cell in open_cells(game)]),
        tuple([piece_view(game, piece) for piece in range(len(names.PIECES))]),
        tuple([board_view(game, board, role, eyes) for role, board in enumerate(BOARDS)]),
        tuple([doing(game, frame, int(game.steps[n])) for n, frame in enumerate(game.frames)]),
        tuple([int(n) for n in game.answered]),
        CLICKABLE,
    )
