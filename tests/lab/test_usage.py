"""What bots use: choices counted against what was on offer, the same whoever plays, resumed without loss."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.lab.usage import UsageTask, file_of, study, use, used
from underkeep.lab.watched import Arm

QUICK = ("target_points=1", "stalemate_turns=10")
ARM = Arm("random", "twister", QUICK, None, "5", "random")


def usage(*arguments: str) -> Result:
    options = [word for option in QUICK for word in ("--option", option)]
    return CliRunner().invoke(main, ["usage", "twister", *options, *arguments])


def test_what_is_taken_was_on_offer() -> None:
    _, row = use(UsageTask(ARM, 3))

    assert row == use(UsageTask(ARM, 3))[1]
    for kind in ("verbs", "components"):
        assert row["chosen"][kind]
        assert all(count <= row["offered"][kind][id] for id, count in row["chosen"][kind].items())


def row(**offered_and_chosen: tuple[int, int]) -> dict[str, Any]:
    offered = {verb: pair[0] for verb, pair in offered_and_chosen.items()}
    chosen = {verb: pair[1] for verb, pair in offered_and_chosen.items() if pair[1]}
    return {"offered": {"verbs": offered, "components": {}}, "chosen": {"verbs": chosen, "components": {}}}


def test_never_taken_and_never_on_offer_are_told_apart() -> None:
    found = used(ARM, [row(walk=(5, 2), turn=(4, 0)), row(walk=(1, 1), open=(2, 2))], "verbs")

    assert found.chosen == {"walk": (3, 6), "open": (2, 2)}
    assert found.declined == ("turn",)
    assert "jump" in found.absent
    assert not {"walk", "turn", "open"} & set(found.absent)


def test_a_report_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, torn = file_of(tmp_path / "whole", ARM), file_of(tmp_path / "torn", ARM)
    assert list(study(ARM, 4, whole, 1)) == [0, 1, 1, 1, 1]
    expected = whole.finish(4)
    playing = study(ARM, 4, torn, 1)
    assert [next(playing) for _ in range(3)] == [0, 1, 1]
    playing.close()  # type: ignore[attr-defined]  # a generator

    again = file_of(tmp_path / "torn", ARM)
    assert list(study(ARM, 4, again, 1)) == [2, 1, 1]

    assert again.finish(4) == expected
    assert again.path.read_bytes() == whole.path.read_bytes()


def test_the_command_tells_of_every_level(tmp_path: Path) -> None:
    said = usage("--bots", "random,novice", "--games", "1", "--jobs", "1", "--out", str(tmp_path))
    told = json.loads(usage("--bots", "random", "--games", "1", "--jobs", "1", "--out", str(tmp_path), "--json").output)

    assert said.exit_code == 0, said.output
    assert "random, 1 games" in said.output
    assert "novice, 1 games" in said.output
    assert "never on offer" in said.output
    assert told["levels"]["random"]["verbs"]["chosen"]


def test_an_unknown_bot_is_refused(tmp_path: Path) -> None:
    refused = usage("--bots", "god", "--out", str(tmp_path / "new"))

    assert refused.exit_code == 2
    assert "god" in refused.output
    assert not (tmp_path / "new").exists()
