"""Bots by name: levels with a budget, functions from outside, and what their mistakes come to."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import underkeep
from underkeep.bots.api import Budget, Choice
from underkeep.bots.named import BotMistake, ask, bot_named, installed
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.views import Prompt
from underkeep.lab.tournament import MISTAKE, Match, play_bout, refuse_bad

FIRST = "def choose(view, prompt, budget, seed):\n    return prompt.options[0]\n"
NO_CLOCK = Budget(float("inf"))


def bot_in(folder: Path, code: str) -> str:
    (folder / "mine.py").write_text(code)
    return f"{folder / 'mine.py'}:choose"


def asked() -> tuple[object, Prompt]:
    game = underkeep.new("twister", seed=3)
    return game.view(), game.prompt()


def test_a_function_in_a_file_chooses(tmp_path: Path) -> None:
    view, prompt = asked()

    choice = bot_named(bot_in(tmp_path, FIRST), "twister")(view, prompt, NO_CLOCK, 1)

    assert choice == Choice(prompt.options[0].move)


def test_a_function_of_a_module_chooses() -> None:
    view, prompt = asked()

    choice = bot_named("underkeep.bots.random_bot:choose", "twister")(view, prompt, NO_CLOCK, 1)

    assert choice.move in [option.move for option in prompt.options]


def test_an_installed_bot_is_found_by_its_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(FIRST)
    info = tmp_path / "mine-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[underkeep.bots]\nmy-first = mine:choose\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    view, prompt = asked()

    assert "my-first" in installed()
    assert bot_named("my-first", "twister")(view, prompt, NO_CLOCK, 1).move == prompt.options[0].move


def test_a_level_may_have_its_iterations() -> None:
    view, prompt = asked()

    assert ask("master:3", "twister", view, prompt, NO_CLOCK, 1).move in [option.move for option in prompt.options]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("genius", "no bot 'genius' plays twister"),
        ("adept:800", "not a number of iterations for adept"),
        ("master:many", "not a number of iterations for master"),
        ("no.such.module:choose", "cannot be loaded: ModuleNotFoundError"),
        ("underkeep.bots.random_bot:nothing", "cannot be loaded: AttributeError"),
        ("underkeep.bots.api:SECONDS", "is not a function"),
        ("nowhere.py:choose", "cannot be loaded: FileNotFoundError"),
    ],
)
def test_a_name_that_means_nobody_is_told(name: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        bot_named(name, "twister")


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("    raise ValueError('no idea')\n", "raised ValueError: no idea"),
        ("    return 'fly away'\n", "answered 'fly away', which is not on offer"),
        ("    return None\n", "answered None"),
        ("    import time; time.sleep(0.05)\n    return prompt.options[0]\n", "0.01 s are allowed"),
    ],
    ids=["exception", "illegal", "nothing", "late"],
)
def test_a_mistake_is_told_with_bot_role_and_question(tmp_path: Path, body: str, problem: str) -> None:
    bot = bot_in(tmp_path, "def choose(view, prompt, budget, seed):\n" + body)
    view, prompt = asked()

    with pytest.raises(BotMistake) as told:
        bot_named(bot, "twister")(view, prompt, Budget(0.01), 1)

    assert problem in told.value.problem
    assert f"mine.py:choose as {prompt.role}" in told.value.where
    assert str(pickle.loads(pickle.dumps(told.value))) == str(told.value)  # noqa: S301  our own bytes


def test_a_mistake_loses_its_game_and_the_tournament_goes_on(tmp_path: Path) -> None:
    bot = bot_in(tmp_path, "def choose(view, prompt, budget, seed):\n    return 'fly away'\n")
    match = Match("twister", (bot, "random"), (), None, "1", 2)
    refuse_bad(match)

    bout = play_bout(match, 0)

    assert bout.how == MISTAKE
    assert [bout.seats[role] for role in bout.winners] == ["random"]
    assert "fly away" in bout.mistake
    with pytest.raises(BotMistake):
        play_bout(Match("twister", (bot, "random"), (), None, "1", 2, forgiving=False), 0)
