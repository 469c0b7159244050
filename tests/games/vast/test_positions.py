"""Every position file of Vast is true; one test each, named by the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.yaml_positions import check_position, open_position

FILES = sorted((Path(__file__).parent / "positions").rglob("*.yaml"))


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in FILES])
def test_position(path: Path) -> None:
    failures = check_position(path)

    assert [f"{one.file}:{one.line}: {one.text}" for one in failures] == []


def test_a_third_of_the_files_contain_a_refusal() -> None:
    stated = [open_position(path)[1] for path in FILES]
    refusing = [one for one in stated if any("refuse" in step for step in one.steps)]

    assert len(stated) >= 120
    assert 3 * len(refusing) >= len(stated)
    assert all(one.steps for one in stated)
