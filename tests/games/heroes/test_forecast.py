"""The forecast of the next assault: made of what everybody knows, and true."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.games.heroes.stage import content, started
from underkeep.bots.forecast import ahead, forecast
from underkeep.bots.judges import judge_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.zones import Hidden
from underkeep.games.heroes.judge.omens import ENTER, GUILD, PLUNDER
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes

WORLDS = 60


def view_of(game: Game) -> Any:
    return SPEC.view(game, frozenset())


def test_heroes_are_foreseen_where_the_cards_that_are_left_bring_them() -> None:
    game = started(scenario="k1", difficulty="hardcore")
    told = forecast(view_of(game), 1, WORLDS)

    rooms = {room.id for room in view_of(game).rooms}
    named = {room.id for room in view_of(game).rooms if room.type not in ("jewel", "special")}
    assert {thing for thing, _, _ in told} <= rooms | {GUILD}
    assert {thing for thing, kind, _ in told if kind == ENTER} - {"room:cells"} == named  # a prisoner may break out
    assert all(0 < chance <= 1 for _, _, chance in told)


def test_no_heroes_are_foreseen_in_an_assault_without_cards() -> None:
    game = started(scenario="k1", wave_0="1")

    assert not [omen for omen in forecast(view_of(game), 1, WORLDS) if omen[1] in (ENTER, PLUNDER)]


def test_a_forecast_knows_nothing_that_a_spectator_does_not() -> None:
    game = started(scenario="k7", open_hands=False)
    other = SPEC.with_hidden(game, [turned(place) for place in SPEC.hidden(game)])
    assert view_of(other) == view_of(game)

    assert forecast(view_of(other), 3, WORLDS) == forecast(view_of(game), 3, WORLDS)


def turned(place: Hidden) -> Hidden:
    """What lies hidden there, in another order."""
    return place if place.domain else replace(place, values=place.values[::-1])


def test_looking_ahead_ends_with_the_assault() -> None:
    game = started(scenario="k1", difficulty="challenging")
    world = SPEC.determinize(view_of(game), seed_from(5))
    assert isinstance(world, Heroes)

    ahead(judge_of("heroes"), world)

    assert world.turn.assaults == game.turn.assaults + 1
    assert world.listener is None
    assert content().digest == world.rules.content.digest
