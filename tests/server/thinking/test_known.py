"""No explanation names a move that the asker could not: asked of worlds of the suite, which share nothing with
`determinize`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.core.testing.worlds import another_world
from underkeep.library import load_game
from underkeep.server.thinking import known
from underkeep.server.thinking.known import Eyes, is_known, traces

GAMES_EACH = 3
MOVES = 120
ONE_IN = 6  # moves are asked about
WORLDS = 8  # of the suite


def decisions(name: str) -> Iterator[tuple[GameSpec, Game, int, Action, Dice]]:
    """Moves of random games, each with the position before it."""
    loaded = load_game(name)
    for seed in range(1, GAMES_EACH + 1):
        dice, strategy = Dice("known", name, seed), strategy_for(seed)
        game = loaded.spec.new(sample_options(loaded.spec, dice), loaded.content, seed_from(seed))
        for _ in range(MOVES):
            if game.over():
                break
            role = loaded.spec.asked(game)[0]
            action = strategy.choose(game.options(role))
            if dice.one_in(ONE_IN):
                yield loaded.spec, game, role, action, dice
            game.advance(role, action)


def looks_the_same(spec: GameSpec, game: Game, role: int, action: Action, eyes: Eyes, dice: Dice) -> list[str]:
    """Other moves that would have left what these eyes saw, in worlds that they cannot tell from this one."""
    seen = traces(spec, game, role, action, eyes)
    found: list[str] = []
    for _ in range(WORLDS):
        world = another_world(spec, game, eyes, dice)
        world.luck = game.luck.clone()
        others = [other for other in world.options(role) if other.text != action.text]
        found += [other.text for other in others if traces(spec, world, role, other, eyes) == seen]
    return found


def leaks(name: str) -> tuple[int, list[str]]:
    """How many moves were called known, and those of them that were not."""
    asked, found = 0, list[str]()
    for spec, game, role, action, dice in decisions(name):
        eyes = dice.pick([frozenset[int](), frozenset({(role + 1) % int(game.roles)}) - {role}])
        if is_known(spec, game, role, action, eyes):
            asked += 1
            others = looks_the_same(spec, game, role, action, eyes, dice)
            found += [f"{action.text} could have been {other}" for other in others[:1]]
    return asked, found


@pytest.mark.parametrize("name", ["twister", "heroes", "vast"])
def test_a_known_move_is_told_apart_in_every_world(name: str) -> None:
    asked, found = leaks(name)

    assert asked > 10
    assert found == []


def test_looking_at_the_true_game_alone_gives_secrets_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known, "WORLDS", 0)

    assert leaks("twister")[1] + leaks("vast")[1] != []
