"""`underkeep content`: a pack goes out complete, is checked field by field, and is compared."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
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

    assert told["differences"] == [{"place": "pieces.character.cleric.movement", "old": [4], "new": [6]}]
    assert "@@ pieces.character.cleric.movement @@\n- 4\n+ 6\n" in content("diff", "twister", pack).stdout
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
        ("rooms.toml", "....O", "....Z", "rooms.toml.room[1D].cells: is not a drawing"),
        ("pack.toml", 'version = "', 'verzion = "', "pack.toml: version: is missing"),
        ("rooms.toml", "[[room]]", "[[room]", "is not valid TOML"),
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


EXAMPLES = Path(__file__).parents[2] / "examples" / "packs"


def test_the_examples_add_scenarios_that_bots_can_play(tmp_path: Path) -> None:
    assert content("check", EXAMPLES / "three-jumps").exit_code == 0
    assert content("check", EXAMPLES / "crooked-keep").exit_code == 0
    for folder, scenario in (("three-jumps", "short-way-down"), ("crooked-keep", "rockfall-cellar")):
        game = "twister" if folder == "three-jumps" else "heroes"
        command = ["simulate", game, "--games", "1", "--bots", "adept", "--content", str(EXAMPLES / folder)]
        played = CliRunner().invoke(main, [*command, "--option", f"scenario={scenario}", "--json"])
        assert played.exit_code == 0, played.output


def test_an_added_scenario_borrows_rules_and_keeps_its_own_name() -> None:
    loaded = load_game("heroes", EXAMPLES / "crooked-keep")
    spec = loaded.spec
    field = spec.options.field("scenario")
    assert spec.choices(field, loaded.content)[-2:] == ("crooked-stair", "rockfall-cellar")
    options = spec.options.resolve({"scenario": "rockfall-cellar"})
    game = spec.new(options, loaded.content, seed_from(1))
    view = spec.view(game, frozenset({0}))
    assert view.scenario == "rockfall-cellar"
    assert loaded.content.scenario("rockfall-cellar").specials == loaded.content.scenario("k9").specials
    assert "La cantina che frana" in spec.draw(view, lang="it")
    assert spec.sequel(game, True) is None
    again = spec.load(spec.save(game), loaded.content)
    assert spec.save(again) == spec.save(game)
    own = load_game("heroes")
    with pytest.raises(BadInput, match="no scenario 'rockfall-cellar'"):
        own.spec.new(options, own.content, seed_from(1))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "crooked-stair"', 'id = "Crooked Stair"', "does not fit"),
        ('id = "crooked-stair"', 'id = "rockfall-cellar"', "does not fit"),
        ('rules = "k9"', 'rules = "k99"', "is unknown"),
        ("complexity = 1", 'complexity = 1\nbuilding = "KHO-SCN-0501"', "comes with the rules"),
        ('room = "study", row = 1, column = 0', 'room = "study", row = 3, column = 3', "no way to the Vault: study"),
        ('room = "study", row = 1, column = 0', 'room = "study", row = 0, column = 0', "share a room or a cell: study"),
        ("turns = 3 },", "turns = 7 },", "tile[0].turns"),
    ],
)
def test_what_is_not_valid_yet_is_drawn_and_the_room_named(tmp_path: Path, old: str, new: str, problem: str) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(EXAMPLES / "crooked-keep", folder)
    edit(folder / "scenarios-crooked.toml", old, new)
    result = content("check", folder)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert f"{folder / 'scenarios-crooked.toml'}:" in result.stderr
    if "study" in old:
        assert "!study!" in result.stderr
