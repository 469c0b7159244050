"""Games that others played, as learners take them: what a role saw, what it could do, what it did, how it ended.

underkeep dataset twister --games 100 --steps --format parquet --out data

for batch in batches(Path("data")):
    learn(batch.observation, batch.mask, batch.action, batch.reward)
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from underkeep.core.kernel.errors import BadInput
from underkeep.env.adapter import Mask
from underkeep.env.tensors import Encoder, Ints, layout_of
from underkeep.library import spec_of

MANIFEST: Final = "dataset.json"
FOLDER: Final = "steps"
REMEDY: Final = "Make one with `underkeep dataset GAME --steps --format parquet --out FOLDER`."


@dataclass(frozen=True)
class StepBatch:
    """Some decisions, one in each row."""

    game: NDArray[np.int32]  # number of the game in the data set
    decision: NDArray[np.int32]  # number of the decision in its game
    role: list[str]
    observation: Ints  # vectors of the layout; `layout.scaled_form.of` makes inputs of a network of them
    mask: Mask
    action: NDArray[np.int32]
    reward: NDArray[np.float32]  # of this role when the game was over: 1 won, -1 lost, 0 nobody won


@cache
def encoder_of(game: str) -> Encoder:
    return Encoder(layout_of(game))


def observed(game: str, view: Any) -> list[int]:
    """A view as the vector of its game's layout."""
    numbers: list[int] = encoder_of(game).encode(view).tolist()
    return numbers


def batches(folder: Path, rows: int = 1024) -> Iterator[StepBatch]:
    """All decisions of a data set in the order in which they were made, at most so many at a time."""
    from pyarrow import parquet

    game = checked_game(folder)
    actions = spec_of(game).index.size()
    for part in sorted((folder / FOLDER).glob("*.parquet")):
        for some in parquet.ParquetFile(part).iter_batches(rows):
            yield batch_of(some.to_pydict(), int(actions))


def checked_game(folder: Path) -> str:
    """The game of a data set whose numbers mean what they mean here."""
    manifest = folder / MANIFEST
    if not manifest.is_file() or not (folder / FOLDER).is_dir():
        raise BadInput("holds no data set with steps", str(folder), REMEDY)
    told = json.loads(manifest.read_text(encoding="utf-8"))
    game, rules, ours = str(told["game"]), told["rules_version"], spec_of(told["game"]).rules_version
    if rules != ours:
        raise BadInput(f"was made with rules version {rules}, this is {ours}", str(folder), "Make it again.")
    return game


def batch_of(columns: dict[str, Any], actions: int) -> StepBatch:
    mask = np.zeros((len(columns["action"]), actions), np.int8)
    for row, numbers in enumerate(columns["legal"]):
        mask[row, numbers] = 1
    return StepBatch(
        np.array(columns["game"], np.int32),
        np.array(columns["decision"], np.int32),
        columns["role"],
        np.array(columns["observation"], np.int16),
        mask,
        np.array(columns["action"], np.int32),
        np.array(columns["reward"], np.float32),
    )
