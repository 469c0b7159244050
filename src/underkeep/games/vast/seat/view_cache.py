"""What somebody saw of a game when they looked last. Few parts change from view to view: those that show the same are
handed out again, which costs less than making them, and whoever compares two views need not look into them.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast.names import ROLES, SPACE_COUNT
from underkeep.games.vast.seat.view import BoardView, Doing, Fact, TileView
from underkeep.games.vast.state.game import Vast

Numbers = tuple[int, ...]
SeenPile = tuple[int, Numbers | None]  # how many cards, and those that may be seen
MOST_SIGHTS: Final = 128


@final
class Glance:
    """A tile and all that its view is made of."""

    def __init__(self, base: i64, tokens: i64, view: TileView) -> None:
        self.base = base
        self.tokens = tokens
        self.view = view


@final
class Lie:
    """Where the tiles lie: those on the map in reading order, and the open spaces around it."""

    def __init__(self, where: vec[i64], tiles: list[i64], border: list[i64]) -> None:
        self.where = where  # by tile, a copy
        self.tiles = tiles
        self.border = border

    def holds(self, where: vec[i64]) -> bool:
        """Whether all tiles still lie there."""
        if len(where) != len(self.where):
            return False
        for tile in range(i64(len(where))):
            if where[tile] != self.where[tile]:
                return False
        return True


@final
class SeenBoard:
    """A board and all that its view is made of; its places follow from tiles and where they lie."""

    def __init__(
        self,
        plays: bool,
        numbers: Numbers,
        lists: tuple[Numbers, ...],
        lie: Lie,
        tiles: tuple[Numbers, ...],
        places: tuple[tuple[str, ...], ...],
        piles: tuple[SeenPile, ...],
        stats: Numbers,
        view: BoardView,
    ) -> None:
        self.plays = plays
        self.numbers = numbers
        self.lists = lists
        self.lie = lie
        self.tiles = tiles
        self.places = places
        self.piles = piles
        self.stats = stats
        self.view = view


@final
class SeenFrame:
    """What is under way: a frame never changes, and its tiles are told by where they lie."""

    def __init__(self, frame: Frame, step: i64, lie: Lie, view: Doing) -> None:
        self.frame = frame
        self.step = step
        self.lie = lie
        self.view = view


NOWHERE: Final = Lie(vec[i64](), [], [])
NO_BOARD: Final = SeenBoard(False, (), (), NOWHERE, (), (), (), (), BoardView("", "", False, (), (), (), (), ()))


@final
class Sight:
    """The tiles by number, the boards by role, the stack, where everything lies. Each is replaced, never changed."""

    def __init__(self) -> None:
        self.lie = NOWHERE
        self.facts: tuple[Numbers, tuple[Fact, ...]] = ((), ())  # numbers of the whole game, and how they are told
        self.tiles: list[Glance | None] = [None] * SPACE_COUNT
        self.boards: list[SeenBoard] = [NO_BOARD] * len(ROLES)
        self.frames: list[SeenFrame] = []  # from the bottom up


def lie_of(game: Vast, sight: Sight) -> Lie:
    """Where the tiles lie: reckoned again only if one of them has moved."""
    cavern, lie = game.cavern, sight.lie
    if not lie.holds(cavern.where):
        cells = sorted([int(cavern.where[tile]) for tile in cavern.tiles()])
        lie = Lie(cavern.where[:], [cavern.tile_at(cell) for cell in cells], cavern.border())
        sight.lie = lie
    return lie


SIGHTS: Final[dict[tuple[int, int], Sight]] = {}


def sight_of(game: Vast, eyes: int) -> Sight:
    """What these eyes saw last of what is most likely the same game: it is compared, so another does no harm."""
    key = (id(game), eyes)
    found = SIGHTS.get(key)
    if found is None:
        if len(SIGHTS) >= MOST_SIGHTS:
            SIGHTS.clear()
        found = Sight()
        SIGHTS[key] = found
    return found
