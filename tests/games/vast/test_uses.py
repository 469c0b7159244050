"""Every card, power, omen, upgrade and Terrain is used in some position file: it is played, paid, placed or bought
there, not only drawn.
"""

from __future__ import annotations

from pathlib import Path

import yaml

from tests.conformance.vast_cards import USES, uses_in
from tests.games.vast.table import CONTENT
from underkeep.core.formats.positions import read_position, run_step
from underkeep.core.kernel.events import Watcher
from underkeep.games.vast.spec import SPEC
from underkeep.yaml_positions import position_keys

FILES = sorted((Path(__file__).parent / "positions").rglob("*.yaml"))


def uses_of(path: Path) -> set[str]:
    """What the moves of a position file use."""
    tree = yaml.safe_load(path.read_text("utf-8"))
    game = SPEC.position_in(position_keys(tree), CONTENT)
    watcher = Watcher()
    game.listener = watcher
    used: set[str] = set()
    for step in read_position(tree).steps:
        run_step(SPEC, game, step)
        used.update(str(step["do"]) for _ in range("do" in step))
    return used.union(*(uses_in(event) for event in watcher.drain()))


def test_the_position_files_use_everything_in_the_box() -> None:
    used = set().union(*(uses_of(path) for path in FILES))

    assert set(USES) - used == set()
