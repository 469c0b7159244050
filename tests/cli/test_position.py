"""`underkeep position`: check names file and line, show draws, schema and new help to write one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.playout import playout
from underkeep.library import load_game
from underkeep.yaml_positions import check_position, write_position


def position(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["position", *map(str, arguments)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A position from the middle of a game, as `save` writes it; within a move there is none."""
    loaded = load_game("twister")
    game = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(3))
    playout(game, 3, 60)
    while loaded.spec.position_out(game)["question"] != "action":
        playout(game, 3, 1)
    path = tmp_path / "p.yaml"
    path.write_text(write_position(loaded.spec, game), "utf-8")
    return path


def test_a_moment_within_a_move_cannot_be_stated() -> None:
    loaded = load_game("twister")
    game = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(3))
    while loaded.spec.position_out(game)["question"] != "journey":
        playout(game, 3, 1)

    with pytest.raises(BadInput, match="this moment cannot be stated") as told:
        write_position(loaded.spec, game)

    assert told.value.where == "question"


def add_steps(file: Path, steps: str) -> int:
    """Replace the empty list of steps; the line of the first one."""
    text = file.read_text("utf-8")
    assert text.endswith("steps: []\n")
    file.write_text(text.replace("steps: []\n", "steps:\n" + steps), "utf-8")
    return text.count("\n") + 1


def test_a_written_position_is_true(file: Path) -> None:
    result = position("check", file)

    assert result.exit_code == 0, result.output
    assert result.stdout == f"{file}: ok\n"


def test_check_names_file_and_line_of_what_fails(file: Path) -> None:
    first = add_steps(file, "  - legal: {count: 999}\n  - refuse: done\n    rule: DT-MOVE-01\n")

    result = position("check", file)

    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert lines[0].startswith(f"{file}:{first}: ")
    assert "options, not 999" in lines[0]
    assert lines[1].startswith(f"{file}:{first + 1}: ")


def test_check_as_json_goes_through_all_files(file: Path) -> None:
    bad = file.with_name("bad.yaml")
    bad.write_text("game: twister\n", "utf-8")

    result = position("check", bad, file, "--json")

    rows = json.loads(result.stdout)["positions"]
    assert result.exit_code == 2
    assert [row["ok"] for row in rows] == [False, True]
    assert "rule: is missing" in rows[0]["error"]


@pytest.mark.parametrize(
    ("lines", "field"),
    [
        ("state:\n  dragons: 3\n", "dragons"),
        ("setup: {colour: red}\n", "colour"),
        ("setup: {stalemate_turns: soon}\n", "stalemate_turns"),
        ("luck: {roulette: [1]}\n", "roulette"),
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path: Path, lines: str, field: str) -> None:
    path = tmp_path / "p.yaml"
    path.write_text(f"game: twister\nrule: DT-MOVE-01\ntitle: x\n{lines}", "utf-8")

    for command in ("check", "show"):
        result = position(command, path)
        assert result.exit_code == 2
        assert f"{path}:" in result.stderr
        assert field in result.stderr.splitlines()[0]
        assert len(result.stderr.strip().splitlines()) == 2, "the problem, then the remedy"
    assert list(tmp_path.iterdir()) == [path]


def test_show_draws_for_everybody_or_for_a_role(file: Path) -> None:
    everybody, yellow = position("show", file), position("show", file, "--as", "yellow", "--json")

    assert everybody.exit_code == 0
    assert "A position from a game" in everybody.stdout
    assert json.loads(yellow.stdout)["view"]
    assert "The roles are" in position("show", file, "--as", "green").stderr


def test_schema_names_paths(file: Path) -> None:
    told = position("schema", "twister")

    assert told.exit_code == 0
    assert any(line.startswith("state.") for line in told.stdout.splitlines())
    assert "schema" in json.loads(position("schema", "twister", "--json").stdout)


def test_new_is_a_file_that_checks(tmp_path: Path) -> None:
    path = tmp_path / "new.yaml"
    path.write_text(position("new", "twister").stdout, "utf-8")

    assert check_position(path) == []
    assert "stalemate_turns" in path.read_text("utf-8")


def test_the_example_of_the_documentation_is_true(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
    path = tmp_path / "example.yaml"
    path.write_text(text.partition("complete and true:\n\n```yaml\n")[2].partition("```")[0], "utf-8")

    assert check_position(path) == []
