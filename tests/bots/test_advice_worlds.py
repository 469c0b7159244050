"""What bots say to people rests on nothing that is hidden from them; the long form is the command of advice_worlds."""

from __future__ import annotations

import pytest

from tests.bots.advice_worlds import differences
from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import plain


@pytest.mark.parametrize("game", ["twister", "heroes", "vast"])
def test_hints_beliefs_explanations_and_forecasts_are_the_same_in_every_world(game: str) -> None:
    assert differences(game, 3, 2, seats=1) == []


def test_advice_that_looks_at_what_is_hidden_is_found() -> None:
    def leaky(spec: GameSpec, game: Game, seat: frozenset[int], iterations: int) -> dict[str, str]:
        hidden = canonical([list(place.values) for place in spec.hidden(game)])
        return {"beliefs": f"{plain(spec.view(game, seat))} {hidden[-1:]!r} {len(hidden)} {hidden!r}"}

    assert differences("twister", 3, 2, leaky) != []
