"""What is under way, for everybody to see, and the same read back into a guessed game.

All of it is public once tiles are told by their squares.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.codec import load_frame, save_frame
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64
from underkeep.games.vast.files.saving import FRAMES
from underkeep.games.vast.seat.guess_boards import Tiles
from underkeep.games.vast.seat.under_way_parts import Draft
from underkeep.games.vast.seat.under_way_words import TELLINGS
from underkeep.games.vast.seat.view import UnderWay
from underkeep.games.vast.seat.view_cache import CachedFrame, MapLayout, ViewCache
from underkeep.games.vast.state.game import Vast

MAX_KEPT: Final = 50_000
TOLD: Final[dict[UnderWay, UnderWay]] = {}  # so that what is told the same is the same object
ENGINE_NAMES: Final = {telling.what: name for name, telling in TELLINGS.items()}


def under_way(game: Vast, cache: ViewCache, layout: MapLayout) -> tuple[UnderWay, ...]:
    """All that is under way, from the whole game to the question that is asked now."""
    seen = cache.frames
    found: list[CachedFrame] = []
    for n in range(i64(len(game.frames))):
        frame, step = game.frames[n], game.steps[n]
        last = seen[n] if n < len(seen) else None
        if last is None or last.frame is not frame or last.step != step or last.layout is not layout:
            last = CachedFrame(frame, step, layout, tell(game, frame, int(step)))
        found.append(last)
    cache.frames = found
    return tuple([one.view for one in found])


def tell(game: Vast, frame: Frame, step: int) -> UnderWay:
    """VAST-GEN-007  One thing under way."""
    name, *values = save_frame(frame)
    telling, draft = TELLINGS[name], Draft()
    for part, value in zip(telling.parts, values, strict=True):
        part.tell(game, value, draft)
    fresh = UnderWay(
        telling.what,
        step,
        draft.by,
        draft.pieces,
        draft.squares,
        draft.space,
        draft.way,
        draft.card,
        draft.count,
        draft.also,
        draft.grit_spaces,
        draft.special,
    )
    if len(TOLD) >= MAX_KEPT:
        TOLD.clear()
    return TOLD.setdefault(fresh, fresh)


def frame_for(told: UnderWay, tiles: Tiles) -> Frame:
    """What the engine keeps of it, for a game that is made from a view."""
    name = ENGINE_NAMES[told.what]
    return load_frame(FRAMES, name, [part.read(told, tiles) for part in TELLINGS[name].parts])
