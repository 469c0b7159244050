"""Every position file of Keep the Heroes Out! is true; one test each, named by the file."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.core.kernel.actions import Action
from underkeep.games.heroes.spec import SPEC
from underkeep.yaml_positions import check_position, open_position

FILES = sorted((Path(__file__).parent / "positions").rglob("*.yaml"))


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in FILES])
def test_position(path: Path) -> None:
    failures = check_position(path)

    assert [f"{one.file}:{one.line}: {one.text}" for one in failures] == []


def test_a_third_of_the_files_contain_a_refusal() -> None:
    stated = [open_position(path)[1] for path in FILES]
    refusing = [one for one in stated if any("refuse" in step for step in one.steps)]

    assert len(stated) >= 150
    assert 3 * len(refusing) >= len(stated)
    assert all(one.steps for one in stated)


def test_a_move_that_the_door_accepts_must_be_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions are the same only if they are one: a twin passes the door and is not among the options."""
    path = tmp_path / "p.yaml"
    path.write_text("game: heroes\nrule: KHO-PLAY-01\ntitle: t\nsetup: {scenario: k0}\nsteps:\n  - do: end phase\n")
    assert check_position(path) == []

    end = SPEC.parse("end phase")
    monkeypatch.setitem(SPEC.table.by_text, end.text, Action(end.number, end.verb, end.a, end.b, end.c, end.text))
    (failure,) = check_position(path)

    assert (failure.line, failure.text) == (6, "'end phase' is accepted and not offered")
