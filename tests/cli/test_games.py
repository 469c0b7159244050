"""`underkeep games`, `underkeep options`, names that a shell completes, and what is said to a mistyped one."""

from __future__ import annotations

import json

import click
import pytest
from click.shell_completion import ShellComplete
from click.testing import CliRunner, Result

from underkeep import __version__, engine
from underkeep.cli import words
from underkeep.cli.main import DEVELOPERS, main
from underkeep.library import spec_of
from underkeep.registry import GAMES


def run(*arguments: str, env: dict[str, str] | None = None) -> Result:
    return CliRunner(env=env).invoke(main, arguments)


def completed(*typed: str) -> list[str]:
    """What the shell would offer for the last word."""
    shell = ShellComplete(main, {}, "underkeep", "_UNDERKEEP_COMPLETE")
    return [item.value for item in shell.get_completions(list(typed[:-1]), typed[-1])]


def test_the_version_is_told_by_a_flag() -> None:
    assert __version__ in run("--version").stdout


def test_every_game_is_listed_with_its_bots() -> None:
    rows = {row["game"]: row for row in json.loads(run("games", "--json").stdout)}
    assert rows.keys() == GAMES.keys()
    assert "grandmaster" in rows["vast"]["bots"]
    assert "1-5 players" in run("games").stdout


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_listed_with_its_default_and_a_label(game: str) -> None:
    fields = spec_of(game).options.fields
    rows = json.loads(run("options", game, "--json", "--lang", "it").stdout)

    assert [row["option"] for row in rows] == [field.id for field in fields]
    assert not [row["label"] for row in rows if row["label"].startswith(f"{game}-option")], "ids instead of labels"
    assert f"{fields[0].id}={str(fields[0].default).lower()}" in run("options", game).stdout


def test_an_option_that_needs_another_says_so_in_the_readers_language() -> None:
    shown = {lang: run("options", "twister", "--lang", lang).stdout for lang in ("en", "it")}
    assert "only with box=" in shown["en"]
    assert "solo con box=" in shown["it"]
    assert "only with" not in shown["it"]


def test_texts_are_in_the_language_of_the_locale() -> None:
    english, italian = (run("options", "vast", env={"LC_ALL": name}).stdout for name in ("C.UTF-8", "it_IT.UTF-8"))
    assert english != italian
    assert italian == run("options", "vast", "--lang", "it").stdout


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["simulat", "vast"], "simulate"),
        (["options", "vsat"], "vast"),
        (["rules", "list", "twistr"], "twister"),
        (["simulate", "vast", "--bots", "adpet"], "adept"),
    ],
)
def test_a_mistyped_name_is_answered_with_the_one_that_was_meant(typed: list[str], meant: str) -> None:
    refused = run(*typed)
    assert refused.exit_code == 2
    assert f"Did you mean {meant}?" in refused.output


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["op"], "options"),
        (["play", "tw"], "twister"),
        (["simulate", "vast", "--bots", "gr"], "grandmaster"),
        (["tournament", "vast", "--bots", "adept,ma"], "adept,master"),
        (["play", "heroes", "--option", "scenario=k1"], "scenario=k13"),
        (["rules", "show", "vast-dr-02"], "VAST-DR-023"),
    ],
)
def test_a_shell_completes_games_bots_options_and_rules(typed: list[str], offered: str) -> None:
    assert offered in completed(*typed)


def test_an_installed_package_hides_the_commands_of_developers(monkeypatch: pytest.MonkeyPatch) -> None:
    context = click.Context(main)
    assert set(DEVELOPERS) <= set(main.list_commands(context))

    monkeypatch.setattr(engine, "checkout", lambda: None)

    assert not set(DEVELOPERS) & set(main.list_commands(context))


def test_a_dumb_terminal_gets_neither_colour_nor_a_cleared_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert words.is_screen()
    assert words.has_colour()

    monkeypatch.setenv("TERM", "dumb")

    assert not words.is_screen()
    assert not words.has_colour()


def test_a_game_that_all_lost_together_is_lost_not_drawn() -> None:
    arguments = ["tournament", "heroes", "--bots", "random,novice", "--games", "2", "--jobs", "1", "--seed", "3"]
    told = json.loads(run(*arguments, "--json").stdout)
    assert [bot["drawn"] for bot in told["bots"].values()] == [0, 0]
    assert not all(bot["won"] for bot in told["bots"].values()), "random play lost somewhere"
    assert "  lost " in run("simulate", "heroes", "--bots", "random", "--games", "2", "--jobs", "1").stdout
