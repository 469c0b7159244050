"""The search itself, on a judge that knows nothing but the end of a game."""

from __future__ import annotations

from typing import Any

from tests.bots.positions import SPEC, position
from underkeep.bots.searching import findings
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i64
from underkeep.core.search.judge import Judge
from underkeep.core.search.search import Search
from underkeep.games.twister.judge.judge import JUDGE


class EndsOnly(Judge):
    """No opinion before the end."""

    def is_mixed(self, game: Any, role: i64) -> bool:
        return JUDGE.is_mixed(game, role)

    def outcome(self, game: Any) -> list[float]:
        return JUDGE.outcome(game)


def winning() -> Game:
    """Yellow wins by leaving with the Thief."""
    tokens = {"yellow": {"thief": "u2"}, "blue": {"troll": "v9"}}
    return position(tokens, points={"yellow": 4, "blue": 0}, turn={"points": 1})


def test_it_finds_a_win_that_nobody_told_it_of() -> None:
    search = Search(EndsOnly(), [winning()], 0, 7)
    search.run(300)
    best = search.best()
    assert best.action is not None
    assert best.action.text == "walk thief"
    assert best.mean(0) > 0.6


def test_visits_add_up_and_values_are_chances() -> None:
    search = Search(JUDGE, [winning()], 0, 7)
    search.run(50)
    found = findings(search, 0)
    assert search.done == 50
    assert sum(one.visits for one in found) == 49  # the first iteration opened the root
    assert all(0.0 <= one.chance <= 1.0 for one in found)
    assert [one.visits for one in found] == sorted((one.visits for one in found), reverse=True)


def test_the_worlds_themselves_are_left_alone() -> None:
    world = winning()
    before = SPEC.save(world)
    Search(JUDGE, [world], 0, 7).run(20)
    assert SPEC.save(world) == before


class Watched(EndsOnly):
    """Notes who is asked in the positions that are judged."""

    def __init__(self) -> None:
        self.movers: list[int] = []
        self.turns: list[int] = []

    def scores(self, game: Any, role: i64, options: list[Any]) -> list[float]:
        return JUDGE.scores(game, role, options)

    def turn(self, game: Any) -> i64:
        return JUDGE.turn(game)

    def mover(self, game: Any) -> i64:
        return JUDGE.mover(game)

    def chances(self, game: Any, role: i64, gain: float) -> list[float]:
        self.movers.append(int(JUDGE.mover(game)))
        self.turns.append(int(game.turn))
        return [0.5, 0.5]


def test_a_search_that_follows_judges_at_the_start_of_its_own_next_turn() -> None:
    game = position({"yellow": {"thief": "q2"}, "blue": {"troll": "v9"}}, turn={"points": 2})
    turns = []
    for follows in (0, 60):
        judge = Watched()
        search = Search(judge, [game], 0, 7)
        search.follows = follows
        search.run(1)
        assert judge.movers == [0]
        turns.append(judge.turns[0])

    assert turns[0] == int(Watched().turn(game)) < turns[1] - 1  # the other had his between
