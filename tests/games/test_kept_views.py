"""Parts of views are kept from one view to the next: whatever is kept, a view is the one that would be made freshly."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from underkeep.core.game import Game
from underkeep.core.testing import Case
from underkeep.core.testing.strategies import strategy_for
from underkeep.games.twister import look_sides
from underkeep.games.vast import look, look_boards, sights
from underkeep.library import Loaded, load_game


def kept_by(loaded: Loaded) -> list[dict[Any, Any]]:
    """Everything that a game keeps for later views."""
    if loaded.spec.id == "vast":
        return [sights.SIGHTS, look.FACES, look.PIECES, look.DOINGS, look.FRAMES, look_boards.FACTS]
    box: Any = loaded.content
    return [box.faces, box.seen, box.room_views, box.tokens, look_sides.COMBATS, look_sides.HANDS, look_sides.TEAMS]


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
