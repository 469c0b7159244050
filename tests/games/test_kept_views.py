"""Parts of views are kept from one view to the next: whatever is kept, a view is the one that would be made freshly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from underkeep.core.kernel.game import Game
from underkeep.core.testing import Case
from underkeep.core.testing.strategies import strategy_for
from underkeep.games.twister.seat import build_sides as look_sides
from underkeep.games.twister.seat.view_cache import cache_of
from underkeep.games.vast.board.slide import group_names, slide
from underkeep.games.vast.board.squares import STEPS
from underkeep.games.vast.names import EAST, ENTRANCE_TILE, KNIGHT
from underkeep.games.vast.rules.reconnect import ChooseJoin
from underkeep.games.vast.seat import build_boards as look_boards
from underkeep.games.vast.seat import build_under_way, view_cache
from underkeep.games.vast.seat import build_view as look
from underkeep.library import Loaded, load_game


def kept_by(loaded: Loaded) -> list[dict[Any, Any]]:
    """Everything that a game keeps for later views."""
    if loaded.spec.id == "vast":
        return [view_cache.CACHES, look.FACES, look.PIECES, build_under_way.TOLD, look_boards.PILES]
    cache = cache_of(loaded.content)
    return [
        cache.faces,
        cache.boards,
        cache.rooms,
        cache.tokens,
        look_sides.COMBATS,
        look_sides.HANDS,
        look_sides.TEAMS,
    ]


def looks(loaded: Loaded, game: Game, seed: int) -> Iterator[tuple[dict[str, Any], frozenset[int], Any]]:
    """Views after many moves, some of each role and of a spectator, with the game as it was saved there."""
    strategy, several = strategy_for(seed), [*[frozenset({role}) for role in range(int(game.roles))], frozenset[int]()]
    for count in range(400):
        if game.over():
            return
        eyes = several[count % len(several)]
        view = loaded.spec.view(game, eyes)
        if count % 9 == 0:
            yield loaded.spec.save(game), eyes, view
        role = int(game.first_asked())
        game.advance(role, strategy.choose(game.options(role)))


@pytest.mark.parametrize("game", ["twister", "vast"])
def test_a_view_is_the_one_that_would_be_made_freshly(game: str) -> None:
    loaded = load_game(game)
    case = Case(loaded.spec, loaded.content)  # option sets of all kinds
    found = [one for seed in range(5) for one in looks(loaded, case.new_game(seed), seed)]

    for tree, eyes, view in found:
        for kept in kept_by(loaded):
            kept.clear()
        assert loaded.spec.view(loaded.spec.load(tree, loaded.content), eyes) == view


def test_what_was_seen_of_another_game_does_no_harm() -> None:
    """Caches are found by where a game lies in memory, and that may be where another one lay."""
    loaded = load_game("vast")
    case, eyes = Case(loaded.spec, loaded.content), frozenset({0})
    played: list[Game] = []
    for seed in range(6):
        game, strategy = case.new_game(seed), strategy_for(seed)
        for _ in range(60 * seed):
            if not game.over():
                role = int(game.first_asked())
                game.advance(role, strategy.choose(game.options(role)))
        played.append(game)
    view_cache.CACHES.clear()
    fresh = [loaded.spec.view(game, eyes) for game in played]
    seen = dict(view_cache.CACHES)

    for game, view in zip(played, fresh, strict=True):
        for other in seen.values():
            view_cache.CACHES[id(game), 1] = other
            assert loaded.spec.view(game, eyes) == view


def test_a_question_about_a_tile_is_told_anew_when_the_map_slides_under_it() -> None:
    loaded = load_game("vast")
    game: Any = Case(loaded.spec, loaded.content).new_game(0)
    game.push(ChooseJoin(KNIGHT, ENTRANCE_TILE))
    eyes = frozenset({0})
    before = loaded.spec.view(game, eyes)

    slide(game.cavern, group_names(game.cavern)[0], STEPS[EAST])
    after = loaded.spec.view(game, eyes)

    view_cache.CACHES.clear()
    assert after == loaded.spec.view(game, eyes)
    assert after.under_way[-1] != before.under_way[-1]
