"""What the builders of the five boards share: squares of tiles, names of masks, and what eyes see of piles."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.seat.view import PileView
from underkeep.games.vast.seat.view_cache import MapLayout
from underkeep.games.vast.state.game import Vast

FALLEN: Final = -3  # in a guessed game: a tile that is not on the map any more
FALLEN_WORD: Final = "fallen"
SQUARE_IDS: Final = [f"sq:{name}" for name in SQUARE_NAMES]
NOBODY: Final = "nobody"  # no role: has won, has caused something
SECTIONS: Final = ["greed", "hunger", "pride"]  # of the Sloth rows, as names.ROW_SECTION counts them
MAX_KEPT: Final = 20_000
SeenPile = tuple[int, tuple[int, ...] | None]  # how many cards, and those that may be seen
PILES: Final[dict[tuple[str, int, tuple[int, ...] | None], PileView]] = {}  # by deck and all that they show


# ------------------------------------------------------------------ tiles that a board refers to
def square(game: Vast, tile: int) -> str:
    """The square of a tile on the map; of a tile that has fallen it is only told that it has."""
    if tile < 0:
        return FALLEN_WORD if tile == FALLEN else ""
    cell = int(game.cavern.where[tile])
    return SQUARE_NAMES[cell] if cell >= 0 else FALLEN_WORD


def place(game: Vast, tile: i64) -> str | None:
    """The same as the board shows it: sq:n1e2, fallen, or nowhere at all."""
    if tile < 0:
        return FALLEN_WORD if tile == FALLEN else None
    cell = game.cavern.where[tile]
    return SQUARE_IDS[cell] if cell >= 0 else FALLEN_WORD


def region(game: Vast, mask: i64) -> tuple[str, ...]:
    """The squares of a set of Cave tiles, in reading order of the map."""
    return tuple([SQUARE_NAMES[cell] for cell in cells_in(game.cavern.where, mask, 0)])


def spaces(layout: MapLayout, near: i64, far: i64) -> tuple[str, ...]:
    """The squares of a set of Cave tiles and a set of spaces of Terrain, in reading order of the map."""
    if near == 0 and far == 0:
        return ()
    key = (int(near), int(far))
    found = layout.regions.get(key)
    if found is None:
        found = tuple([SQUARE_IDS[cell] for cell in cells_in(layout.where, near, far)])
        layout.regions[key] = found
    return found


def cells_in(where: vec[i64], near: i64, far: i64) -> list[int]:
    """Where the tiles of two masks lie."""
    cells: list[int] = []
    for tile in range(i64(len(where))):
        inside = near >> tile & 1 if tile < names.TILE_COUNT else far >> (tile - names.TILE_COUNT) & 1
        if inside and where[tile] >= 0:
            cells.append(int(where[tile]))
    cells.sort()
    return cells


# ------------------------------------------------------------------ masks and numbers
def named(mask: i64, words: list[str]) -> tuple[str, ...]:
    """The names whose bits are set."""
    if mask == 0:
        return ()
    return tuple([words[n] for n in range(i64(len(words))) if mask >> n & 1])


def one_of(number: i64, words: list[str]) -> str | None:
    """A name, or none."""
    return words[number] if number >= 0 else None


def numbers_of(values: vec[i64]) -> tuple[int, ...]:
    """Typed, since a generic loop over a vector takes several times as long."""
    return tuple([int(values[n]) for n in range(i64(len(values)))])


# ------------------------------------------------------------------ piles
def seen_pile(pile: Pile, eyes: int) -> SeenPile:
    """How many cards lie there, and which if the eyes may look."""
    if pile.eyes == EVERYBODY or pile.eyes & eyes:
        return len(pile.items), numbers_of(pile.items)
    return len(pile.items), None


def pile_view(deck: str, words: list[str], seen: SeenPile) -> PileView:
    """A pile of that deck, the same object as long as it shows the same."""
    count, cards = seen
    key = (deck, count, cards)
    found = PILES.get(key)
    if found is None:
        if len(PILES) >= MAX_KEPT:
            PILES.clear()
        found = PileView(count, None if cards is None else tuple([words[card] for card in cards]))
        PILES[key] = found
    return found
