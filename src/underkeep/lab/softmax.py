"""Linear models of chances, fitted by numpy: a softmax over outcomes, pulled towards numbers that one starts from.

Only training tools need this; bots evaluate what was fitted in compiled code (core/search/values.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from underkeep.core.kernel.errors import BadInput

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]
else:
    Floats = Any

INSTALL: Final = "pip install 'underkeep[research]'"
REMEMBERED: Final = 12  # steps from which L-BFGS guesses how the slope bends
MAX_STEPS: Final = 200
TINY: Final = 1e-12


def numpy() -> Any:
    """The library, or how to get it."""
    try:
        import numpy as found
    except ImportError:
        raise BadInput("fitting needs numpy, which is not here", "train", f"Install it: {INSTALL}.") from None
    return found


@dataclass(frozen=True)
class Examples:
    """Rows of readings, what came of each as shares of the outcomes, and how much a row counts."""

    read: Floats
    targets: Floats
    weights: Floats

    def joined(self, more: Examples) -> Examples:
        join = numpy().concatenate
        mine, theirs = (self.read, self.targets, self.weights), (more.read, more.targets, more.weights)
        return Examples(*(join(pair) for pair in zip(mine, theirs, strict=True)))


def chances(read: Floats, numbers: Floats) -> Floats:
    """One row of chances for each row of readings."""
    np = numpy()
    scores = read @ numbers.T
    scores -= scores.max(axis=1, keepdims=True)
    odds = np.exp(scores)
    found: Floats = odds / odds.sum(axis=1, keepdims=True)
    return found


def mean_loss(examples: Examples, numbers: Floats) -> float:
    """How little the chances expected what came, on the average (cross entropy)."""
    np = numpy()
    told = np.log(np.maximum(chances(examples.read, numbers), TINY))
    return float(-(examples.weights[:, None] * examples.targets * told).sum() / examples.weights.sum())


def fitted(examples: Examples, centre: Floats, pull: float) -> Floats:
    """The numbers that expect the examples best, each pulled towards its centre as if by `pull` games; readings count
    by how much they vary, so that no unit is favoured. What never varies stays where it was, but for the first
    reading, which is always one.
    """
    np = numpy()
    size = examples.read.std(axis=0)
    size[0] = 1.0
    held = size < 1e-9
    size[held] = 1.0
    scaled = Examples(examples.read / size, examples.targets, examples.weights)
    middle, strength = centre * size, np.full(centre.shape, pull)
    strength[:, 0] = pull / 20  # how often each wins may move freely

    def slope(flat: Floats) -> tuple[float, Floats]:
        return loss_and_slope(scaled, flat.reshape(centre.shape), middle, strength, held)

    found: Floats = minimised(slope, middle.ravel().copy()).reshape(centre.shape) / size
    return found


def loss_and_slope(
    examples: Examples, numbers: Floats, centre: Floats, strength: Floats, held: Floats
) -> tuple[float, Floats]:
    np = numpy()
    expected = chances(examples.read, numbers)
    told = np.log(np.maximum(expected, TINY))
    loss = -(examples.weights[:, None] * examples.targets * told).sum()
    away = numbers - centre
    slope = ((expected - examples.targets) * examples.weights[:, None]).T @ examples.read + strength * away
    slope[:, held] = 0.0
    return float(loss + 0.5 * (strength * away * away).sum()), slope.ravel()


def minimised(slope_at: Callable[[Floats], tuple[float, Floats]], at: Floats) -> Floats:
    """The lowest point by L-BFGS with halved steps."""
    steps: list[tuple[Floats, Floats]] = []
    value, slope = slope_at(at)
    for _ in range(MAX_STEPS):
        way = -descent(slope, steps)
        fall = float(slope @ way)
        size = 1.0 if steps else min(1.0, 1.0 / max(float(abs(slope).sum()), TINY))
        while (new := slope_at(at + size * way))[0] > value + 1e-4 * size * fall and size > 1e-9:
            size /= 2
        moved, turned = size * way, new[1] - slope
        if float(moved @ turned) > TINY:
            steps = [*steps[1 - REMEMBERED :], (moved, turned)]
        gained, at, (value, slope) = value - new[0], at + moved, new
        if gained < 1e-7 * max(1.0, abs(value)):
            break
    return at


def descent(slope: Floats, steps: list[tuple[Floats, Floats]]) -> Floats:
    """The slope as the last steps say it bends."""
    way, shares = slope.copy(), []
    for moved, turned in reversed(steps):
        share = float(moved @ way) / float(moved @ turned)
        shares.append(share)
        way -= share * turned
    if steps:
        moved, turned = steps[-1]
        way *= float(moved @ turned) / float(turned @ turned)
    for (moved, turned), share in zip(steps, reversed(shares), strict=True):
        way += (share - float(turned @ way) / float(moved @ turned)) * moved
    return way
