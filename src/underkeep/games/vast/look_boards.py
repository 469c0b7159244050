"""Building a view of the boards: each is kept by everything that it shows, since few change from view to view."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from underkeep.core.events import EVERYBODY
from underkeep.core.native import i64
from underkeep.core.zones import Pile
from underkeep.games.vast import actions, names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.fields import BOARDS, GAME_NUMBERS, Board, board_of
from underkeep.games.vast.roles.cave.omens import cost_now
from underkeep.games.vast.roles.cave.reactions import TREASURES_LOOKED_AT, ChooseBuried, ChooseDeal
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.rules.decks import top_of
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
from underkeep.games.vast.view import BoardView, Fact, FactList, PileView, Places

SeenPile = tuple[int, tuple[int, ...] | None]  # how many cards, and those that may be seen

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
READERS: Final[tuple[Any, ...]] = tuple([attrgetter(*numbers) for numbers in NUMBERS])  # all numbers in one call
READ_GAME: Final[Any] = attrgetter(*GAME_NUMBERS)
STATS: Final[tuple[tuple[str, ...], ...]] = (
    ("movement", "perception", "strength", "moves_left", "encounters_left", "most_health", "crystal_goal"),
    tuple([f"{tribe}_{stat}" for tribe in names.TRIBES for stat in ("strength", "perception")]),
    ("wakefulness", "armor", "spirit", "most_health", "awaken_at"),
    (*[f"{omen}_cost" for omen in names.OMENS], "omens_due", "crystal_tiles"),
    ("movement", "stealth", "thievery", "moves_left", "cubes_left", *actions.RANKS, "stash_goal"),
)
NAMES_OF: Final[tuple[tuple[str, ...], ...]] = (*NUMBERS, *STATS, GAME_NUMBERS)  # rows of numbers: boards by role,
STATS_ROW: Final = len(NUMBERS)  # ... stats by role,
GAME_ROW: Final = 2 * len(NUMBERS)  # ... and those of the whole game
MOST_KEPT: Final = 4_000  # of each of these
FACTS: Final[dict[tuple[str, int], Fact]] = {}
ROWS: Final[dict[tuple[int, tuple[int, ...]], tuple[Fact, ...]]] = {}
LISTS: Final[dict[tuple[str, tuple[int, ...]], FactList]] = {}
PLACES: Final[dict[tuple[str, tuple[str, ...]], Places]] = {}
PILES: Final[dict[tuple[str, str, SeenPile], PileView]] = {}
BOARD_VIEWS: Final[dict[Any, BoardView]] = {}


def keep(store: dict[Any, Any], key: Any, part: Any) -> None:
    """For later views, by everything that the part shows. Small parts are kept too: a board that shows something new
    shares the rest with the board before, and what is not made the garbage collector need not look at.
    """
    if len(store) >= MOST_KEPT:
        store.clear()
    store[key] = part


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


# ------------------------------------------------------------------ numbers
def fact(name: str, value: int) -> Fact:
    """A number of a board; most are the same from view to view."""
    found = FACTS.get((name, value))
    if found is None:
        found = Fact(name, value)
        keep(FACTS, (name, value), found)
    return found


def facts(row: int, values: tuple[int, ...]) -> tuple[Fact, ...]:
    """Numbers with their names."""
    found = ROWS.get((row, values))
    if found is None:
        found = tuple([fact(name, int(value)) for name, value in zip(NAMES_OF[row], values, strict=True)])
        keep(ROWS, (row, values), found)
    return found


def fact_list(name: str, values: tuple[int, ...]) -> FactList:
    found = LISTS.get((name, values))
    if found is None:
        found = FactList(name, values)
        keep(LISTS, (name, values), found)
    return found


def game_facts(game: Vast) -> tuple[Fact, ...]:
    """Round, collapse, die and the like."""
    return facts(GAME_ROW, READ_GAME(game))


def stats(game: Vast, role: int) -> tuple[Fact, ...]:
    """What follows from board and rules in force: the numbers that are compared, what is left, and goals."""
    return facts(STATS_ROW + role, tuple(stat_values(game, role)))


def stat_values(game: Vast, role: int) -> list[int]:
    """The same without their names."""
    rules, dragon, thief = game.rules, game.dragon, game.thief
    if role == names.KNIGHT:
        return knight_stats(game)
    if role == names.GOBLINS:
        return [int(stat(game, tribe)) for tribe in range(i64(3)) for stat in (tribe_strength, tribe_perception)]
    if role == names.DRAGON:
        cubes = [int(dragon.wakefulness()), int(armor(game)), int(dragon.spirit())]
        return [*cubes, int(rules.dragon_health), int(rules.awaken_at)]
    if role == names.CAVE:
        costs = [int(cost_now(game, omen)) for omen in range(i64(len(names.OMENS)))]
        return [*costs, int(omens_due(game)), int(rules.crystal_tiles)]
    own = [int(thief.stat(0)), int(stealth(game)), int(thief.thievery())]
    return [*own, int(thief.moves_left()), int(thief.cubes_left()), *thief.tokens(), int(rules.stash_goal)]


def knight_stats(game: Vast) -> list[int]:
    """VAST-KN-002  Her three stats, what this turn leaves of them, and her goals."""
    moves = int(knight_movement(game))
    return [
        moves,
        int(knight_perception(game)),
        int(knight_strength(game)),
        max(moves - int(game.knight.moves), 0),
        max(int(encounters_left(game)), 0),
        int(game.rules.knight_health),
        int(game.rules.crystal_goal),
    ]


# ------------------------------------------------------------------ tiles that a board refers to
def squares(game: Vast, board: Board, state: Any) -> list[tuple[str, ...]]:
    """Single tiles, lists of tiles, sets of tiles and lists of sets, as squares."""
    found = [(square(game, int(getattr(state, name))),) for name in board.tiles]
    several = [tuple([square(game, int(n)) or str(int(n)) for n in getattr(state, name)]) for name in board.tile_lists]
    sets = [region(game, int(getattr(state, name))) for name in board.sets]
    lists = [region(game, int(mask)) for name in board.set_lists for mask in getattr(state, name)]
    return [*found, *several, *sets, *lists]


def place_names(board: Board, state: Any) -> list[str]:
    """The names of what `squares` tells."""
    lists = [f"{name}.{n}" for name in board.set_lists for n in range(len(getattr(state, name)))]
    return [*board.tiles, *board.tile_lists, *board.sets, *lists]


def places_view(name: str, several: tuple[str, ...]) -> Places:
    found = PLACES.get((name, several))
    if found is None:
        found = Places(name, several)
        keep(PLACES, (name, several), found)
    return found


def region(game: Vast, mask: i64) -> tuple[str, ...]:
    """The squares of a set of tiles, in reading order of the map."""
    if mask == 0:
        return ()
    cells: list[int] = []
    for tile in range(i64(names.TILE_COUNT)):
        if mask >> tile & 1 and game.cavern.where[tile] >= 0:
            cells.append(int(game.cavern.where[tile]))
    cells.sort()
    return tuple([SQUARE_NAMES[cell] for cell in cells])


# ------------------------------------------------------------------ piles
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


def seen_pile(game: Vast, name: str, pile: Pile, eyes: int) -> SeenPile:
    """How many cards lie there, and those that the eyes may see."""
    cards = seen_cards(game, name, pile, eyes)
    return len(pile.items), None if cards is None else tuple(cards)


def pile_view(board: Board, name: str, pile: SeenPile) -> PileView:
    key = (board.role, name, pile)
    found = PILES.get(key)
    if found is None:
        count, cards = pile
        words = card_names(board, name)
        found = PileView(name, count, None if cards is None else tuple([words[card] for card in cards]))
        keep(PILES, key, found)
    return found


# ------------------------------------------------------------------ the whole
def board_view(game: Vast, board: Board, role: int, eyes: int) -> BoardView:
    """One role's board: the same object as long as it shows the same."""
    state = board_of(game, role)
    shown = (
        role,
        bool(game.has(role)),
        READERS[role](state),
        tuple([tuple([int(n) for n in getattr(state, name)]) for name in board.lists]),
        tuple(squares(game, board, state)),
        tuple([seen_pile(game, name, getattr(state, name), eyes) for name in board.piles]),
        tuple(stat_values(game, role)),
    )
    found = BOARD_VIEWS.get(shown)
    if found is None:
        found = new_board_view(board, place_names(board, state), *shown)
        keep(BOARD_VIEWS, shown, found)
    return found


def new_board_view(
    board: Board,
    place_names: list[str],
    role: int,
    plays: bool,
    numbers: tuple[int, ...],
    lists: tuple[tuple[int, ...], ...],
    places: tuple[tuple[str, ...], ...],
    piles: tuple[SeenPile, ...],
    stats: tuple[int, ...],
) -> BoardView:
    """A board out of all that it shows, and nothing else: that is why it may be kept."""
    return BoardView(
        f"board:{board.role}",
        board.role,
        plays,
        facts(role, numbers),
        tuple([fact_list(name, values) for name, values in zip(board.lists, lists, strict=True)]),
        tuple([places_view(name, several) for name, several in zip(place_names, places, strict=True)]),
        tuple([pile_view(board, name, pile) for name, pile in zip(board.piles, piles, strict=True)]),
        facts(STATS_ROW + role, stats),
    )
