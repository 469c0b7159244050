"""`underkeep play` with typed lines: hot-seat, bots, why, undo, save, load, log, both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import underkeep
from underkeep.cli.main import main

ENTER = ""


def play(*arguments: str | Path, typed: list[str] | None = None) -> Result:
    return CliRunner().invoke(main, ["play", "twister", *map(str, arguments)], input="\n".join([*(typed or []), ""]))


def said(*arguments: str | Path, typed: list[str] | None = None) -> str:
    result = play(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


# ---------------------------------------------------------------------- seats
def test_hot_seat_hides_the_screen_between_players() -> None:
    text = said("--seed", "1", typed=[ENTER, "line thief", "line troll", "line cleric", "line goblin", ENTER, "quit"])

    assert text.index("Pass the device to") < text.index("[line thief]")
    assert text.count("Pass the device to") == 2
    assert "[line thief]" in text.split("Pass the device to")[2], "the other side has all its characters"


def test_against_the_random_bot_nobody_passes_the_device() -> None:
    text = said("--seed", "1", "--bots", "random", typed=["1", "1", "1", "1", "1"])

    assert "Pass the device" not in text
    assert "[lay " in text


def test_one_person_may_hold_all_roles() -> None:
    assert "Pass the device" not in said("--seat", "yellow,blue", typed=["1", "2", "3", "4", "1", "2"])


def test_the_end_of_the_input_is_a_farewell() -> None:
    assert play("--seed", "1").exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["--seat", "green"], "--seat: there is no role 'green'"),
        (["--seat", "yellow", "--bots", "none"], "--seat: nobody plays blue"),
        (["--seat", "yellow", "--seat", "yellow"], "--seat: a role has two seats"),
        (["--option", "flying=true"], "flying: unknown option"),
        (["--option", "stalemate_turns=-1"], "stalemate_turns: "),
        (["--seed", "tomorrow"], "seed: "),
        (["--load", "nowhere.record"], "nowhere.record: cannot be read"),
    ],
)
def test_bad_input_is_one_error_with_field_and_remedy(arguments: list[str], field: str) -> None:
    result = play(*arguments, typed=["quit"])

    assert result.exit_code == 2
    assert field in result.stderr
    assert len(result.stderr.strip().splitlines()) == 2
    assert result.stdout == ""


# ---------------------------------------------------------------------- moves
def test_numbers_move_texts_and_nonsense() -> None:
    text = said("--bots", "random", "--seed", "1", typed=["99", "dance", "line   thief", "line thief", "quit"])

    assert "Give a number from 1 to 8." in text
    assert "“dance” is neither a move nor a command." in text
    assert re.search(r"DT-SETUP-\d\d  ", text), "a refused move is explained with its rule"


def test_why_explains_a_refusal_with_its_rule_in_the_language() -> None:
    english = said("--bots", "random", typed=["why play 3", "why line thief", "why", "quit"])
    italian = said("--bots", "random", "--lang", "it", typed=["why play 3", "help", "quit"])

    assert re.search(r"\n[A-Z]+-[A-Z]+-\d\d  ", english)
    assert "“line thief” is legal." in english
    assert "twister-no-" not in english + italian
    assert "riprende l’ultima mossa" in italian


def test_rules_are_shown_by_id_and_family() -> None:
    text = said("--bots", "random", typed=["rules DT-MOVE-03", "rules DT-NONE", "rules", "quit"])

    assert "DT-MOVE-03  " in text
    assert "There is no rule “DT-NONE”" in text


def test_an_empty_line_shows_the_options_again() -> None:
    assert said("--bots", "random", typed=[ENTER, ENTER, "quit"]).count("[line thief]") == 3


# ---------------------------------------------------------------------- undo
def test_a_move_that_taught_nobody_is_taken_back() -> None:
    text = said("--bots", "random", "--seed", "1", typed=["undo", "line thief", "undo", "line thief", "log", "quit"])

    assert "There is nothing to take back." in text or "The last move was not yours" in text
    assert "Taken back." in text
    assert "took a move back." in text


def test_an_undo_is_one_line_of_the_log() -> None:
    typed = ["line thief", "line troll", "undo", "undo", "line goblin", "line wizard"]
    news = said("--bots", "random", "--seed", "1", typed=[*typed, "quit"])
    log = said("--bots", "random", "--seed", "1", typed=[*typed, "log", "quit"])

    assert news.count("Yellow took a move back.") == 2
    assert log.count("Yellow took a move back.") == 4


def test_what_others_learnt_stays() -> None:
    text = said("--seat", "yellow,blue", "--seed", "1", typed=["1", "1", "1", "1", "1", "1", "1", "1", "undo", "quit"])

    assert "it stays." in text
    assert "twister-fact-" not in text


def test_while_the_device_is_passed_the_move_can_be_taken_back() -> None:
    text = said("--seed", "1", typed=[ENTER, "1", "1", "1", "1", "undo", "quit"])

    assert "Taken back." in text


# ---------------------------------------------------------------------- files
def test_save_and_load_go_on_where_the_game_was(tmp_path: Path) -> None:
    kept = tmp_path / "kept.record"
    lines = said("--bots", "random", "--seed", "4", typed=["line thief", "line troll", f"save {kept}", "quit"])
    again = said("--bots", "random", "--load", kept, typed=["log", "why line troll", "quit"])

    assert "Kept in" in lines
    assert "“line troll” is legal." not in again
    assert CliRunner().invoke(main, ["record", "verify", str(kept)]).exit_code == 0


def test_a_position_is_kept_and_begun(tmp_path: Path) -> None:
    kept = tmp_path / "kept.yaml"
    said("--bots", "random", "--seed", "4", typed=["line thief", f"save {kept}", "quit"])

    assert "Going on with" in said("--bots", "random", typed=[f"load {kept}", "quit"])
    assert CliRunner().invoke(main, ["position", "check", str(kept)]).exit_code == 0


def test_files_of_other_kinds_are_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine", "utf-8")

    text = said("--bots", "random", typed=[f"save {precious}", f"load {precious}", "save", "quit"])

    assert "is another kind of file" in text
    assert "Which file?" in text
    assert precious.read_text("utf-8") == "mine"
    assert list(tmp_path.iterdir()) == [precious]


def test_a_damaged_record_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.record"
    damaged.write_text("underkeep-record 1\ngame twister\n1 yellow line", "utf-8")

    text = said("--bots", "random", typed=[f"load {damaged}", "line thief", "quit"])

    assert "cut short" in text
    assert text.count("[line troll]") == 2


# ---------------------------------------------------------------------- a whole game
@pytest.mark.slow
def test_a_whole_game_ends_with_a_result(tmp_path: Path) -> None:
    kept = tmp_path / "whole.record"
    typed = ["1"] * 2500 + [f"save {kept}", "log 5", "quit"]

    text = said("--bots", "random", "--seed", "2", "--lang", "it", typed=typed)

    assert "Il seme era" in text
    assert "twister-" not in text
    assert "result winners=" in kept.read_text("utf-8")


def test_DT_SETUP_04_a_prepared_plan_does_the_set_up() -> None:
    """The terminal offers the plans, names them with their reasons, and the chosen one answers until the first turn."""
    shown = play("--bots", "novice", "--seed", "7", typed=["prepared", "prepared wall", "quit"]).stdout

    assert "The wall: Strong characters on the line" in shown
    assert "prepared surprise" in shown
    assert "Play an Action card" in shown or "Action card" in shown.split("prepared surprise")[-1]


def test_a_chronicle_goes_on_with_its_next_chapter(tmp_path: Path) -> None:
    game = underkeep.new("heroes", seed=3, chronicle="lease", clans=["witch", "slime"])
    game.play({"witch": "random", "slime": "random"})
    kept = tmp_path / "first.record"
    kept.write_text(game.save(), "utf-8")

    typed = ["goal", "onward", "1", "goal", "onward", "quit"]
    result = CliRunner().invoke(
        main, ["play", "heroes", "--load", str(kept), "--bots", "random", "--lang", "en"], "\n".join(typed)
    )

    first = result.stdout.index("The Landlady's Lease: chapter 1 of 4.")
    second = result.stdout.index("The Landlady's Lease: chapter 2 of 4.")
    assert result.stdout.index("“onward” goes on to the next game.") < first < second
    assert "The Witch's Soup" in result.stdout[first:second]
    assert "Nothing follows from here." in result.stdout[second:]
