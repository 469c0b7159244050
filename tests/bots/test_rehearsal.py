"""Rehearsals: the same luck for all options, the worse half out again and again; the master of Heroes uses them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.fairness import assert_fair
from tests.games.heroes.stage import placed, started
from underkeep.bots.api import Budget, choose
from underkeep.bots.searching import findings
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i64
from underkeep.core.search.judge import Judge
from underkeep.core.search.rehearsal import FINALISTS, FUTURES, Rehearsal
from underkeep.games.heroes.judge.judge import JUDGE
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import GUILD_LUCK, Heroes

QUICK = Budget(1e9, iterations=24)  # no clock, so that answers repeat


class Lottery(Judge):
    """Chances are luck, but for cards, which bring a little each; it notes how often it rehearsed."""

    def __init__(self) -> None:
        self.rehearsals = 0

    def scores(self, game: Any, role: i64, options: list[Any]) -> list[float]:
        return [float(-n) for n in range(len(options))]

    def rehearsed(self, game: Any, role: i64, action: Any) -> Game:
        self.rehearsals += 1
        game.advance(role, action)
        found: Game = game
        return found

    def future(self, game: Any) -> list[float]:
        bonus = 0.01 * int(game.turn.card) if game.turn.card >= 0 else 0.0
        return [0.05 * int(game.luck.below(GUILD_LUCK, i64(10))) + bonus] * int(game.roles)


def hand() -> Heroes:
    """Four different cards to play."""
    cards = ["ratkin-1", "ratkin-3", "ratkin-5", "ratkin-7"]
    state = {"rooms": {"vault": {"monsters": {"ratkin": 2}}}, "clans": {"ratkin": {"hand": cards}}}
    return placed(setup={"scenario": "k0", "clans": ["ratkin"]}, state=state, question="play")


def rehearsal(judge: Judge, game: Game, planned: int) -> Rehearsal:
    found = Rehearsal(judge, [game], 0, 5)
    found.plan(planned)
    return found


def test_all_options_meet_the_same_luck() -> None:
    game = hand()
    cards = sum(action.text.startswith("play") for action in game.options(i64(0)))
    search = rehearsal(Lottery(), game, 10_000)

    search.run(3 * min(FINALISTS, len(game.options(i64(0)))))

    luck = [node.mean(0) - 0.01 * int(node.action.a) for node in search.root.children[:cards] if node.action]
    assert len(luck) == cards == 4
    assert max(luck) - min(luck) < 1e-9


def test_half_of_them_drop_out_at_every_halving_and_the_best_is_left() -> None:
    game = hand()
    count = min(FINALISTS, len(game.options(i64(0))))
    search = rehearsal(Lottery(), game, 60)

    search.run(60)

    found = findings(search, 0)
    assert found[0].move == "play ratkin-7"
    assert search.is_decided()
    assert len({one.visits for one in found}) == int(search.halvings)
    assert sum(one.visits for one in found) <= 60
    assert len(found) == count


def test_only_whole_rounds_count() -> None:
    game = hand()
    count = len(game.options(i64(0)))
    search = rehearsal(Lottery(), game, 10_000)

    search.run(count - 1)
    assert all(node.visits == 0 for node in search.root.children)

    search.run(1)
    assert all(node.visits == 1 for node in search.root.children)


def test_several_futures_begin_from_one_rehearsal() -> None:
    game, judge = hand(), Lottery()
    count = len(game.options(i64(0)))
    search = rehearsal(judge, game, 10_000)

    search.run(count * int(FUTURES))
    assert judge.rehearsals == count

    search.run(1)
    assert judge.rehearsals == count + 1


def test_what_is_minor_is_answered_at_once() -> None:
    class Hasty(Lottery):
        def is_minor(self, game: Any) -> bool:
            return True

    judge = Hasty()
    search = rehearsal(judge, hand(), 200)

    search.run(1)

    assert search.done == 1
    assert search.is_decided()
    assert judge.rehearsals == 0
    assert len(search.root.children) == 1


def test_the_worlds_themselves_are_left_alone() -> None:
    world = started(seed=3, scenario="k4")
    before = SPEC.save(world)

    rehearsal(JUDGE, world, 30).run(30)

    assert SPEC.save(world) == before


# ---------------------------------------------------------------------- the master of Heroes
def played(moves: int, seed: int, **options: Any) -> tuple[Heroes, int]:
    """A game some decisions on, at one with a choice."""
    game = started(seed=seed, **options)
    while True:
        role = int(game.first_asked())
        prompt = SPEC.prompt(game, role)
        assert prompt is not None
        if moves <= 0 and len(prompt.options) > 1:
            return game, role
        SPEC.act(game, role, SPEC.parse(choose("adept", SPEC.view(game, frozenset({role})), prompt, QUICK, moves).move))
        moves -= 1


@pytest.mark.parametrize("level", ["master", "grandmaster"])
@pytest.mark.parametrize("moves", [3, 40])
def test_equal_views_and_seed_give_equal_choices_whatever_the_truth(level: str, moves: int) -> None:
    game, role = played(moves, seed=4, scenario="k7", open_hands=False)
    assert_fair(SPEC, game, role, level, QUICK)


def test_the_master_speaks_of_its_search_only_where_it_searched() -> None:
    game, told = started(seed=3, scenario="k4"), []
    role = int(game.first_asked())
    for _ in range(2):
        prompt = SPEC.prompt(game, role)
        assert prompt is not None
        choice = choose("master", SPEC.view(game, frozenset({role})), prompt, QUICK, 1)
        told.append([reason.label.id for reason in choice.reasons].count("why-search"))
        SPEC.act(game, role, SPEC.parse("end phase"))

    assert told == [1, 0]
