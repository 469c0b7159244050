"""Packs that somebody damaged, or made to do harm, are played or refused; they never break, steer or run anything."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from tests.hostile_packs import MARKUP, run
from underkeep.cli.main import main
from underkeep.core.formats.content import is_words, make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.library import MAX_FILE_BYTES, MAX_PACK_BYTES, own_trees, read_pack
from underkeep.packs import checked_pack, checked_trees
from underkeep.words import Speaker

HEAD = 'game = "twister"\nname = "Mine"\nversion = "1"\nadds = true\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / "pack.toml").write_text(HEAD)
    return folder


def test_damaged_trees_are_played_or_refused() -> None:
    assert sum(run(300, seed=3).values()) == 300


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = " + "[" * 50_000, "too much|not valid TOML"),
        ("a = " + "{b=" * 5_000, "too much|not valid TOML"),
        ("[" + ".".join(["a"] * 5_000) + "]\n", "nested too deeply|too much"),
        ("a = " + "9" * 10_000, "too much|does not fit"),
        ("a = inf", "does not fit"),
        ("a = nan", "does not fit"),
        ("a = 1979-05-27", "does not fit"),
        ('a = "\\u001b[2J"', "invisible sign U[+]001B"),
        ('a = "\\u202Egnp"', "invisible sign U[+]202E"),
        ('"\\u0007" = 1', "invisible sign U[+]0007"),
        ('a = "' + "x" * 5000 + '"', "has 5000 signs"),
    ],
)
def test_what_no_pack_needs_is_refused(pack: Path, text: str, problem: str) -> None:
    (pack / "more.toml").write_text(text)
    with pytest.raises(BadInput, match=problem):
        checked_pack(pack)


def test_a_hundred_megabytes_are_not_read(pack: Path) -> None:
    with (pack / "more.toml").open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(BadInput, match="MB"):
        read_pack(pack)


def test_many_files_within_the_limit_of_each_are_too_many_together(pack: Path) -> None:
    for number in range(MAX_PACK_BYTES // MAX_FILE_BYTES + 1):
        with (pack / f"more-{number}.toml").open("wb") as file:
            file.truncate(MAX_FILE_BYTES)
    with pytest.raises(BadInput, match="more than 64 files or 8 MB"):
        read_pack(pack)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_what_is_no_file_is_not_waited_for(pack: Path) -> None:
    os.mkfifo(pack / "more.toml")
    with pytest.raises(BadInput, match="not a file"):
        read_pack(pack)


def test_a_file_that_is_no_toml_is_not_quoted(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("root:secret-hash:0:0\n")
    (pack / "more.toml").symlink_to(tmp_path / "secret")
    with pytest.raises(BadInput, match="not valid TOML") as caught:
        read_pack(pack)
    assert "secret-hash" not in str(caught.value)


def marked(tree: Any) -> Any:
    """Every text in a language replaced by markup."""
    if is_words(tree):
        return {"en": MARKUP, "it": MARKUP}
    if isinstance(tree, dict):
        return {key: marked(value) for key, value in tree.items()}
    return [marked(value) for value in tree] if isinstance(tree, list) else tree


@pytest.mark.parametrize("game", ["heroes", "twister", "vast"])
def test_markup_in_every_text_is_letters(game: str) -> None:
    loaded = checked_trees(make_pack(game, MARKUP, "1", marked(own_trees(game))))
    made = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))
    assert loaded.spec.draw(loaded.spec.view(made, frozenset({0})))
    words = Speaker("en", game, loaded.pack)
    name = next(id for id, said in words.names.items() if said == MARKUP)
    assert words.name(name) == MARKUP


def test_a_pack_of_no_game_or_of_wrong_kinds_is_told(pack: Path) -> None:
    for head in (
        'game = "chess"\nname = "a"\nversion = "1"',
        "game = 1",
        HEAD + "follows = 3",
        HEAD.replace("true", "2"),
    ):
        (pack / "pack.toml").write_text(head)
        told = CliRunner().invoke(main, ["content", "check", str(pack)])
        assert told.exit_code == 2, told.output
        assert "Traceback" not in told.output
