"""Windows: reactions by moment in printed order; a moment that concerns nobody is not opened."""

from __future__ import annotations

from typing import Any

from kernel_games.ambush.case import CASE
from kernel_games.ambush.spec import REACTIONS
from kernel_games.ambush.state import Ambush

from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.windows import Window, gather


def first(game: Any, window: Any) -> None:
    """A reaction."""


def second(game: Any, window: Any) -> None:
    """Another reaction."""


def bare_game(table: Any) -> Ambush:
    return Ambush(Luck.new(seed_from(0), 4), CASE.spec.options.resolve({}), CASE.content, table)


def test_reactions_are_gathered_by_moment_in_the_order_of_the_tables() -> None:
    by_moment = gather([((0, first), (2, first)), ((0, second),)], 3)

    assert by_moment == [[first, second], [], [first]]


def test_a_window_is_opened_where_somebody_may_react() -> None:
    game = bare_game(REACTIONS)

    game.open_window(Window(1, 5))

    assert game.frames == [Window(1, 5, 0, 0)]


def test_a_moment_without_reactions_opens_nothing() -> None:
    game = bare_game([[], []])

    game.open_window(Window(0))

    assert game.frames == []


def test_a_window_asks_each_responder_once_and_closes() -> None:
    game = bare_game([[first, second], []])
    game.open_window(Window(0))

    game.top().run(game, 0)
    game.top().run(game, 1)
    assert len(game.frames) == 1
    game.top().run(game, 2)

    assert game.frames == []
