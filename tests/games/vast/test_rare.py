"""What random play seldom reaches is reached by the position file that the conformance suite names for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conformance.cases import VAST_RARE
from tests.games.vast.table import CONTENT
from underkeep.core.formats.positions import run_step
from underkeep.core.kernel.events import Watcher
from underkeep.games.vast.spec import SPEC
from underkeep.yaml_positions import open_position, position_keys

ROOT = Path(__file__).parents[3]
NAMED = {thing: re.search(r"tests/\S+\.yaml$", reason) for thing, reason in VAST_RARE.items()}
FILES = [(thing, ROOT / found[0]) for thing, found in NAMED.items() if found]


@pytest.mark.parametrize(("thing", "file"), FILES, ids=[thing for thing, _ in FILES])
def test_a_rare_thing_is_reached(thing: str, file: Path) -> None:
    position = open_position(file)[1]
    game = SPEC.position_in(position_keys(position.tree), CONTENT)
    watcher = Watcher()
    game.listener = watcher
    for step in position.steps:
        run_step(SPEC, game, step)

    kind, name = thing.split(" ", 1)
    told = {type(event).__name__ for event in watcher.drain()}
    done = {str(step["do"]) for step in position.steps if "do" in step}
    assert name in {"frame": set(watcher.frames), "event": told, "verb": done}[kind]
