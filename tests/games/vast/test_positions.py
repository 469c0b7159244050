"""Every position file of Vast is true; one test each, named by the file."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.games.vast.table import CONTENT
from underkeep.core.formats.positions import read_position, run_position
from underkeep.games.vast.spec import SPEC

FILES = sorted((Path(__file__).parent / "positions").rglob("*.yaml"))


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in FILES])
def test_position(path: Path) -> None:
    position = read_position(yaml.safe_load(path.read_text("utf-8")))

    assert run_position(SPEC, CONTENT, position) == []


def test_a_third_of_the_files_contain_a_refusal() -> None:
    stated = [read_position(yaml.safe_load(path.read_text("utf-8"))) for path in FILES]
    refusing = [one for one in stated if any("refuse" in step for step in one.steps)]

    assert len(stated) >= 120
    assert 3 * len(refusing) >= len(stated)
    assert all(one.steps for one in stated)
