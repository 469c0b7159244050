"""`underkeep content`: a pack goes out complete, is checked field by field, and is compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.library import load_game


def content(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["content", *map(str, arguments)])


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine" / "pack"
    assert content("export", "twister", folder).exit_code == 0
    return folder


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_export_writes_the_whole_pack(pack: Path) -> None:
    checked = json.loads(content("check", pack, "--json").stdout)

    assert {path.name for path in pack.iterdir()} >= {"pack.toml", "pieces.toml", "rooms.toml"}
    assert checked["own"] is True
    assert checked["digest"] == load_game("twister").pack.digest
    assert [path.name for path in pack.parent.iterdir()] == ["pack"], "nothing is left beside it"


def test_export_overwrites_nothing(pack: Path) -> None:
    edit(pack / "pieces.toml", "movement = 4", "movement = 6")
    before = (pack / "pieces.toml").read_text("utf-8")

    result = content("export", "twister", pack)

    assert result.exit_code == 2
    assert "is there already" in result.stderr
    assert (pack / "pieces.toml").read_text("utf-8") == before


def test_diff_names_what_was_changed(pack: Path) -> None:
    assert "equal" in content("diff", "twister", pack).stdout
    edit(pack / "pieces.toml", "movement = 4", "movement = 6")

    told = json.loads(content("diff", "twister", pack, "--json").stdout)

    assert told["differences"] == ["pieces.character.cleric.movement: 4 -> 6"]
    assert told["old"]["digest"] != told["new"]["digest"]
    assert "differs" in content("check", pack).stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "where"),
    [
        ("pieces.toml", "strength = 2\n", "", "pieces.toml.character[cleric].strength: is missing"),
        (
            "pieces.toml",
            "strength = 2\n",
            "strenght = 2\n",
            "pieces.toml.character[cleric].strength: is missing",
        ),
        ("pieces.toml", "strength = 2\n", 'strength = "two"\n', "'two' does not fit"),
        ("pieces.toml", "flies = false\n", "flies = false\nswims = true\n", "swims: is unknown"),
        ("rooms.toml", "....O", "....Z", "rooms.toml.room[1D].cells: is no drawing"),
        ("pack.toml", 'version = "', 'verzion = "', "pack.toml: version: is missing"),
        ("rooms.toml", "[[room]]", "[[room]", "is no TOML"),
    ],
)
def test_a_bad_pack_is_told_with_field_and_remedy(pack: Path, file: str, old: str, new: str, where: str) -> None:
    edit(pack / file, old, new)

    for command in (["content", "check", str(pack)], ["play", "twister", "--content", str(pack)]):
        result = CliRunner().invoke(main, command)
        assert result.exit_code == 2
        assert where in result.stderr
        assert len(result.stderr.strip().splitlines()) == 2
        assert result.stdout == ""


def test_a_missing_file_and_a_missing_folder_are_told(pack: Path) -> None:
    (pack / "rooms.toml").unlink()

    assert "no rooms.toml" in content("check", pack).stderr
    assert "underkeep content export" in content("check", pack / "nowhere").stderr
    assert content("diff", "twister", pack / "nowhere").exit_code == 2


def test_a_pack_that_is_not_whole_is_read_but_does_not_pass(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    content("export", "heroes", folder)

    edit(folder / "scenarios-02.toml", 'building = "KHO-SCN-0501"\n', "")
    result = content("check", folder)

    assert result.exit_code == 2
    assert "k5: no forge" in result.stderr
    assert load_game("heroes", folder).content is not None
