"""Every card, power, omen, upgrade and Terrain is used in some position file: it is played, paid, placed or bought
there, not only drawn.
"""

from __future__ import annotations

from pathlib import Path

from tests.conformance.vast_cards import USES, uses_in
from tests.games.vast.table import CONTENT
from underkeep.core.formats.positions import run_step
from underkeep.core.kernel.events import Watcher
from underkeep.games.vast.spec import SPEC
from underkeep.yaml_positions import open_position, position_keys

FILES = sorted((Path(__file__).parent / "positions").rglob("*.yaml"))


def uses_of(path: Path) -> set[str]:
    """What the moves of a position file use."""
    position = open_position(path)[1]
    game = SPEC.position_in(position_keys(position.tree), CONTENT)
    watcher = Watcher()
    game.listener = watcher
    used: set[str] = set()
    for step in position.steps:
        run_step(SPEC, game, step)
        used.update(str(step["do"]) for _ in range("do" in step))
    return used.union(*(uses_in(event) for event in watcher.drain()))


def test_the_position_files_use_everything_in_the_box() -> None:
    used = set().union(*(uses_of(path) for path in FILES))

    assert set(USES) - used == set()
