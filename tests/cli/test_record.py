"""`underkeep record`: a true record verifies; a changed, cut or foreign one is refused with its move."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.core.formats.history import History
from underkeep.core.formats.records import write_record
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.playout import next_random, pick
from underkeep.library import load_game


def record(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["record", *map(str, arguments)])


def written(moves: int) -> str:
    """The record of a random game of so many moves."""
    loaded = load_game("twister")
    game = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(5))
    history = History(loaded.spec, game, loaded.content)
    r = 5
    while len(history.moves) < moves and loaded.spec.asked(history.game):
        role = loaded.spec.asked(history.game)[0]
        options = history.game.options(role)
        r = int(next_random(r))
        history.act(role, options[int(pick(r, len(options)))])
    return write_record(history, loaded.pack.digest, seed_from(5), True)


@pytest.fixture(scope="module")
def text() -> str:
    return written(60)


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.record"
    path.write_text(text, "utf-8")
    return path


def refused(path: Path, *words: str) -> None:
    """One error that contains the words, status 2, and nothing new beside the file."""
    for command in ("verify", "replay"):
        result = record(command, path)
        assert result.exit_code == 2
        for word in (*words, str(path)):
            assert word in result.stderr
        assert len(result.stderr.strip().splitlines()) == 2, "the problem, then the remedy"
    assert list(path.parent.iterdir()) == [path]


def test_a_true_record_verifies(file: Path) -> None:
    result = record("verify", file)

    assert result.exit_code == 0
    assert "ok, 60 moves of twister" in result.stdout


def test_replay_tells_what_happened_and_draws_the_end(file: Path) -> None:
    shown = record("replay", file, "--lang", "it")
    early = json.loads(record("replay", file, "--move", "3", "--json").stdout)

    assert shown.exit_code == 0
    assert "twister-log-" not in shown.stdout, "every line is told in words"
    assert len(early["moves"]) == 3
    assert early["result"] is None


def test_show_reads_without_playing(file: Path) -> None:
    assert "rules version" in record("show", file).stdout
    assert json.loads(record("show", file, "--json").stdout)["moves"][59]["number"] == 60


def test_a_record_of_older_rules_is_not_called_changed(file: Path, text: str) -> None:
    """A number that the older rules came to differently, say: the states differ, and nobody has tampered with it."""
    lines = text.replace("\nrules 3\n", "\nrules 1\n").splitlines()
    head, _, tail = lines[-20].partition(" = ")
    lines[-20] = f"{head} = {'0' * 8}{tail[8:]}"
    file.write_text("\n".join(lines) + "\n", "utf-8")

    done = record("verify", file)
    row = json.loads(record("verify", file, "--json").stdout)["records"][0]

    assert (done.exit_code, row["older"]) == (1, True)
    assert "older rules: was played by rules version 1, these are 3" in done.stdout


def test_a_record_of_older_rules_that_changed_nothing_of_it_verifies(file: Path, text: str) -> None:
    file.write_text(text.replace("\nrules 3\n", "\nrules 1\n"), "utf-8")

    assert record("verify", file).exit_code == 0


def test_a_record_of_rules_to_come_names_the_release_it_needs(file: Path, text: str) -> None:
    file.write_text(text.replace("\nrules 3\n", "\nrules 99\n"), "utf-8")

    refused(file, "rules version 99")


def test_a_record_cut_within_a_line(file: Path, text: str) -> None:
    file.write_text(text[: text.rindex(" = ") + 5], "utf-8")

    refused(file, "move 60 is cut short", "line ")


def test_a_record_without_its_head(file: Path, text: str) -> None:
    file.write_text(text[:60], "utf-8")

    refused(file, "is missing")


def test_a_record_with_a_move_cut_out(file: Path, text: str) -> None:
    lines = text.splitlines()
    del lines[-10]  # a move somewhere near the end
    file.write_text("\n".join(lines) + "\n", "utf-8")

    refused(file, "is missing", "line ")


def test_a_changed_move_is_named_by_its_number(file: Path, text: str) -> None:
    lines = text.splitlines()
    number, role, _, *rest = lines[-20].split(" ")
    lines[-20] = " ".join([number, role, "done", *rest[rest.index("=") :]])
    file.write_text("\n".join(lines) + "\n", "utf-8")

    refused(file, f"move {number}:")


def test_a_changed_digest_is_named_by_its_number(file: Path, text: str) -> None:
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("60 "))
    left, _, right = lines[place].partition(" = ")
    lines[place] = f"{left} = {'00000000' + right[8:]}"
    file.write_text("\n".join(lines) + "\n", "utf-8")

    refused(file, "move 60", "state differs")


def test_another_content_is_refused_with_the_remedy(file: Path, text: str) -> None:
    digest = load_game("twister").pack.digest
    file.write_text(text.replace(digest, "0" * len(digest)), "utf-8")

    refused(file, "content: ", "--content PACK")


def test_another_seed_another_option_another_game(file: Path, text: str) -> None:
    seed = seed_from(5).hex()
    for old, new, word in (
        (f"seed {seed}", f"seed {'ab' * 32}", "committed"),
        (f"seed {seed}", "seed hidden", "hidden"),
        ("game twister", "game chess", "The games are"),
        ("rules ", "rules 9", "rules"),
        ('options {"', 'options {"flying":1,"', "flying"),
    ):
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")
        refused(file, word)


def test_json_tells_the_place_of_what_is_wrong(file: Path, text: str) -> None:
    file.write_text(text.replace("underkeep-record 1", "something else", 1), "utf-8")

    result = record("verify", file, "--json")

    assert result.exit_code == 2
    told = json.loads(result.stdout)["records"][0]
    assert told["ok"] is False
    assert told["where"] == f"{file}: line 1"
    assert told["remedy"]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))

    refused(path, "cannot be read")


def test_a_record_cut_between_two_lines(file: Path, text: str) -> None:
    file.write_text("\n".join(text.splitlines()[:40]) + "\n", "utf-8")

    refused(file, "is cut short", "line 40")
