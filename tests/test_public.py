"""The public API: what is promised, and that it plays."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import underkeep
from underkeep import public

SNAPSHOT = Path(__file__).parent / "public_api.txt"


def promised() -> str:
    """Every public name with its parameters, as it may be called."""
    lines = []
    for name in public.__all__:
        thing = getattr(public, name)
        if name == "PlayedGame":
            for part, value in sorted(vars(thing).items()):
                if not part.startswith("_"):
                    lines.append(f"PlayedGame.{part}{'' if isinstance(value, property) else inspect.signature(value)}")
        elif inspect.isfunction(thing):
            lines.append(f"{name}{inspect.signature(thing)}")
        else:
            lines.append(name)
    return "\n".join(sorted(lines)) + "\n"


def test_what_is_public_stays_as_it_is() -> None:
    """Whoever changes the API on purpose writes the file anew: a change for everybody who uses it."""
    assert promised() == SNAPSHOT.read_text()
    assert underkeep.__all__ == public.__all__


@pytest.mark.parametrize("name", public.__all__)
def test_the_package_itself_has_every_public_name(name: str) -> None:
    if name != "games":  # which is the package of that name, and can be called
        assert getattr(underkeep, name) is getattr(public, name)
    assert name in dir(underkeep)


def test_the_games_are_named_also_once_one_of_them_is_loaded() -> None:
    code = "import underkeep.games.twister, underkeep; print(underkeep.games())"

    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert said.strip() == str(underkeep.games())
    assert set(underkeep.games()) >= {"twister", "heroes", "vast"}


def test_a_game_is_played_saved_and_loaded() -> None:
    game = underkeep.new("twister", seed=3)
    game.play(dict.fromkeys(game.roles, "random"))

    again = underkeep.load(game.save())

    assert game.over
    assert again.moves == game.moves
    assert again.result == game.result
    assert again.story("it") == game.story("it")


def test_a_move_is_refused_with_its_rule_and_taken_back() -> None:
    game = underkeep.new("twister", seed=3)
    before = game.options()
    with pytest.raises(underkeep.IllegalAction):
        game.act("play 2")
    game.act(before[0])

    game.undo(game.moves[-1][0])

    assert game.options() == before
    with pytest.raises(underkeep.BadInput, match="nothing has happened"):
        game.undo()


def test_a_role_sees_its_own_and_a_spectator_less() -> None:
    game = underkeep.new("twister", seed=3)

    assert game.view("yellow") != game.view("")
    with pytest.raises(underkeep.BadInput, match="no role 'green'"):
        game.view("green")
