"""Building a view of the boards; what shows the same as when the same eyes looked last is the same object."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast import actions, names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.roles.cave.omens import cost_now
from underkeep.games.vast.roles.cave.reactions import TREASURES_LOOKED_AT, ChooseBuried, ChooseDeal
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.rules.stats import (
    armor,
    knight_movement,
    knight_perception,
    knight_strength,
    stealth,
    tribe_perception,
    tribe_strength,
)
from underkeep.games.vast.seat.view import BoardView, Fact, FactList, PileView, Places
from underkeep.games.vast.seat.view_cache import Lie, Numbers, SeenBoard, SeenPile, Sight
from underkeep.games.vast.state.changes.decks import top_of
from underkeep.games.vast.state.fields import BOARDS, GAME_NUMBERS, Board, board_of
from underkeep.games.vast.state.game import Vast

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
MOST_KEPT: Final = 4_000
FACTS: Final[dict[tuple[str, int], Fact]] = {}  # most numbers are small, and boards share them


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
    found = FACTS.get((name, value))
    if found is None:
        if len(FACTS) >= MOST_KEPT:
            FACTS.clear()
        found = Fact(name, value)
        FACTS[(name, value)] = found
    return found


def numbers_of(values: vec[i64]) -> tuple[int, ...]:
    """Typed, since a generic loop over a vector takes several times as long."""
    return tuple([int(values[n]) for n in range(i64(len(values)))])


def game_facts(game: Vast, sight: Sight) -> tuple[Fact, ...]:
    """Round, collapse, die and the like."""
    numbers = READ_GAME(game)
    before, told = sight.facts
    if numbers != before:
        told = tuple([fact(name, int(value)) for name, value in zip(GAME_NUMBERS, numbers, strict=True)])
        sight.facts = (numbers, told)
    return told


def stats(game: Vast, role: int) -> tuple[Fact, ...]:
    """What follows from board and rules in force: the numbers that are compared, what is left, and goals."""
    return tuple([fact(name, value) for name, value in zip(STATS[role], stat_values(game, role), strict=True)])


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
def tiles_of(board: Board, state: Any) -> tuple[Numbers, ...]:
    """The numbers behind `squares`."""
    several = [numbers_of(getattr(state, name)) for name in (*board.tile_lists, *board.set_lists)]
    return (*several, tuple([int(getattr(state, name)) for name in (*board.tiles, *board.sets)]))


def squares(game: Vast, board: Board, state: Any) -> list[tuple[str, ...]]:
    """Single tiles, lists of tiles, sets of tiles and lists of sets, as squares."""
    found = [(square(game, int(getattr(state, name))),) for name in board.tiles]
    several = [squares_of(game, getattr(state, name)) for name in board.tile_lists]
    sets = [region(game, int(getattr(state, name))) for name in board.sets]
    lists = [region(game, int(mask)) for name in board.set_lists for mask in getattr(state, name)]
    return [*found, *several, *sets, *lists]


def squares_of(game: Vast, tiles: vec[i64]) -> tuple[str, ...]:
    """Several tiles; what is none is told by its number."""
    return tuple([square(game, int(tiles[n])) or str(int(tiles[n])) for n in range(i64(len(tiles)))])


def place_names(board: Board, state: Any) -> tuple[str, ...]:
    """The names of what `squares` tells."""
    lists = [f"{name}.{n}" for name in board.set_lists for n in range(len(getattr(state, name)))]
    return (*board.tiles, *board.tile_lists, *board.sets, *lists)


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
def seen_cards(game: Vast, name: str, pile: Pile, eyes: int) -> tuple[int, ...] | None:
    """The cards of a pile that the eyes may see: all, the top ones, or none."""
    if pile.eyes == EVERYBODY or pile.eyes & eyes:
        return numbers_of(pile.items)
    if name != "events" and name != "treasures":
        return None
    cave = int(game.rules.eyes(names.CAVE))
    if name == "events" and cave & eyes:
        return tuple([int(card) for card in top_of(pile, TOP_SEEN[name])])
    if name == "treasures" and cave & eyes and isinstance(game.top(), (ChooseDeal, ChooseBuried)):
        return tuple([int(card) for card in top_of(pile, dealt(game))])
    return None


def dealt(game: Vast) -> int:
    """VAST-BON-004  How many Treasure cards the Cave looks at while it deals."""
    return TREASURES_LOOKED_AT if isinstance(game.top(), ChooseBuried) else TOP_SEEN["treasures"]


def seen_pile(game: Vast, name: str, pile: Pile, eyes: int) -> SeenPile:
    """How many cards lie there, and those that the eyes may see."""
    return len(pile.items), seen_cards(game, name, pile, eyes)


# ------------------------------------------------------------------ the whole
def board_view(game: Vast, board: Board, role: int, eyes: int, sight: Sight, lie: Lie) -> BoardView:
    """One role's board: the same object as long as it shows the same, else with the parts that do."""
    state, last = board_of(game, role), sight.boards[role]
    plays = bool(game.has(role))
    numbers = READERS[role](state)
    lists = tuple([numbers_of(getattr(state, name)) for name in board.lists])
    tiles = tiles_of(board, state)
    places = last.places if lie is last.lie and tiles == last.tiles else tuple(squares(game, board, state))
    piles = tuple([seen_pile(game, name, getattr(state, name), eyes) for name in board.piles])
    stats = tuple(stat_values(game, role))
    same = plays == last.plays and numbers == last.numbers and lists == last.lists and places == last.places
    if same and piles == last.piles and stats == last.stats:
        view = last.view
        if places is last.places:
            return view
    else:
        view = BoardView(
            f"board:{board.role}",
            board.role,
            plays,
            renewed(board, NUMBERS[role], numbers, last.numbers, last.view.facts, new_fact),
            renewed(board, board.lists, lists, last.lists, last.view.lists, new_list),
            renewed(board, place_names(board, state), places, last.places, last.view.places, new_places),
            renewed(board, board.piles, piles, last.piles, last.view.piles, new_pile),
            renewed(board, STATS[role], stats, last.stats, last.view.stats, new_fact),
        )
    sight.boards[role] = SeenBoard(plays, numbers, lists, lie, tiles, places, piles, stats, view)
    return view


def renewed(
    board: Board,
    names: tuple[str, ...],
    shown: tuple[Any, ...],
    before: tuple[Any, ...],
    views: tuple[Any, ...],
    new: Callable[[Board, str, Any], Any],
) -> tuple[Any, ...]:
    """The views of what is shown, each as it was before where it shows the same."""
    if shown == before:
        return views
    if len(shown) != len(before):
        return tuple([new(board, name, part) for name, part in zip(names, shown, strict=True)])
    return tuple([views[n] if part == before[n] else new(board, names[n], part) for n, part in enumerate(shown)])


def new_fact(board: Board, name: str, value: Any) -> Fact:
    return fact(name, int(value))


def new_list(board: Board, name: str, values: tuple[int, ...]) -> FactList:
    return FactList(name, values)


def new_places(board: Board, name: str, several: tuple[str, ...]) -> Places:
    return Places(name, several)


def new_pile(board: Board, name: str, pile: SeenPile) -> PileView:
    count, cards = pile
    words = card_names(board, name)
    return PileView(name, count, None if cards is None else tuple([words[card] for card in cards]))
