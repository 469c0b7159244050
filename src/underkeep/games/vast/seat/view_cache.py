"""What somebody saw of a game when they looked last. Few parts change from view to view: those that show the same are
handed out again, which costs less than making them, and whoever compares two views need not look into them.
"""

from __future__ import annotations

from typing import Any, Final, final

from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast.names import ROLES, SPACE_COUNT
from underkeep.games.vast.seat.view import (
    CaveBoardView,
    DragonBoardView,
    GoblinsBoardView,
    KnightBoardView,
    ThiefBoardView,
    TileView,
    UnderWay,
)
from underkeep.games.vast.state.game import Vast

MAX_CACHES: Final = 128


@final
class CachedTile:
    """A tile and all that its view is made of."""

    def __init__(self, base: i64, tokens: i64, view: TileView) -> None:
        self.base = base
        self.tokens = tokens
        self.view = view


@final
class MapLayout:
    """Where the tiles lie: those on the map in reading order, and the open spaces around it."""

    def __init__(self, where: vec[i64], tiles: list[i64], border: list[i64]) -> None:
        self.where = where  # by tile, a copy
        self.tiles = tiles
        self.border = border
        self.regions: dict[tuple[int, int], tuple[str, ...]] = {}  # squares of sets of tiles that were asked for

    def holds(self, where: vec[i64]) -> bool:
        """Whether all tiles still lie there."""
        if len(where) != len(self.where):
            return False
        for tile in range(i64(len(where))):
            if where[tile] != self.where[tile]:
                return False
        return True


@final
class CachedFrame:
    """What is under way: a frame never changes, and its tiles are told by where they lie."""

    def __init__(self, frame: Frame, step: i64, layout: MapLayout, view: UnderWay) -> None:
        self.frame = frame
        self.step = step
        self.layout = layout
        self.view = view


NOWHERE: Final = MapLayout(vec[i64](), [], [])


@final
class ViewCache:
    """The tiles by number, the boards, the stack, where everything lies. Each is replaced, never changed."""

    def __init__(self) -> None:
        self.layout = NOWHERE
        self.tiles: list[CachedTile | None] = [None] * SPACE_COUNT
        self.shown: list[list[Any]] = [[] for _ in ROLES]  # all that each board was made of,
        self.laid: list[MapLayout] = [NOWHERE] * len(ROLES)  # ... and where the tiles lay then
        self.knight: KnightBoardView | None = None
        self.goblins: GoblinsBoardView | None = None
        self.dragon: DragonBoardView | None = None
        self.cave: CaveBoardView | None = None
        self.thief: ThiefBoardView | None = None
        self.frames: list[CachedFrame] = []  # from the bottom up

    def is_same(self, role: int, shown: list[Any]) -> bool:
        """Whether a board would be made of the same as last time; if not, this is what it is made of now."""
        if self.laid[role] is self.layout and self.shown[role] == shown:
            return True
        self.laid[role] = self.layout
        self.shown[role] = shown
        return False


def lay_out(game: Vast, cache: ViewCache) -> MapLayout:
    """Where the tiles lie: reckoned again only if one of them has moved."""
    cavern, layout = game.cavern, cache.layout
    if not layout.holds(cavern.where):
        cells = sorted([int(cavern.where[tile]) for tile in cavern.tiles()])
        layout = MapLayout(cavern.where[:], [cavern.tile_at(cell) for cell in cells], list(cavern.border()))
        cache.layout = layout
    return layout


CACHES: Final[dict[tuple[int, int], ViewCache]] = {}


def cache_for(game: Vast, eyes: int) -> ViewCache:
    """What these eyes saw last of what is most likely the same game: it is compared, so another does no harm."""
    key = (id(game), eyes)
    found = CACHES.get(key)
    if found is None:
        if len(CACHES) >= MAX_CACHES:
            CACHES.clear()
        found = ViewCache()
        CACHES[key] = found
    return found
