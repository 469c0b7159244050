"""Observations: every View comes back from its vector, words are known, and the written layout is current."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pytest
from kernel_games.ambush import view as ambush_view
from kernel_games.ambush.case import CASE as AMBUSH
from kernel_games.siege import view as siege_view
from kernel_games.siege.case import CASE as SIEGE

from underkeep import engine
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.observe.observing import NOTHING, OTHER_WORD, Number, ObservationBuffer, Word
from underkeep.core.testing import Case
from underkeep.core.testing.strategies import strategy_for
from underkeep.env.learn import draft_of, learn
from underkeep.env.tensors import CONSTANT, Encoder, Layout, games_with_layout, layout_of, read_layout, view_module
from underkeep.library import load_game

pure = pytest.mark.skipif(engine.chosen() is not None, reason="compiled classes have no annotations to learn from")


def views(spec: GameSpec, game: Game, seed: int, most: int, every: int) -> list[Any]:
    """What the roles see in the course of a game."""
    strategy, seen = strategy_for(seed), []
    for count in range(most):
        if game.over():
            break
        role = int(game.first_asked())
        if count % every == 0:
            seen.append(spec.view(game, frozenset({count // every % int(game.roles)})))
        game.advance(role, strategy.choose(game.options(role)))
    return [*seen, spec.view(game, frozenset())]


@pytest.mark.parametrize("game", games_with_layout())
def test_a_view_comes_back_from_its_vector(game: str) -> None:
    loaded, layout = load_game(game), layout_of(game)
    case, encoder = Case(loaded.spec, loaded.content), Encoder(layout)

    for seed in range(3):
        for view in views(loaded.spec, case.new_game(seed), seed, 700, 23):
            vector, named = encoder.encode(view), encoder.named(view)

            assert layout.decode(vector, view) == view
            assert all(np.array_equal(named[name], tensor) for name, tensor in layout.named(vector).items())
            assert np.array_equal(vector, layout.encode(view))  # whatever was written before
            assert layout.space().contains(layout.named(vector))
            for form in (layout.flat_form, layout.scaled_form):
                assert form.space().contains(form.of(vector))


@pytest.mark.parametrize("game", games_with_layout())
def test_the_text_of_an_observation_is_the_board(game: str) -> None:
    loaded, layout = load_game(game), layout_of(game)
    view = views(loaded.spec, Case(loaded.spec, loaded.content).new_game(5), 5, 200, 50)[-2]

    again = layout.decode(layout.vector(layout.named(layout.encode(view))), view)

    assert loaded.spec.draw(again) == loaded.spec.draw(view)


@pytest.mark.parametrize("game", games_with_layout())
def test_the_written_layout_fits_the_view(game: str) -> None:
    """If not: python -m underkeep.env.learn GAME"""
    tree, module = read_layout(game), view_module(game)

    def check(inner: dict[str, Any], key: str = "") -> None:
        if inner["kind"] == "record":
            wanted = {field.name for field in fields(getattr(module, inner["class"]))} - {key, *CONSTANT}
            assert set(inner["fields"]) - set(CONSTANT) == wanted, inner["class"]
        below = [*inner.get("fields", {}).values(), *inner.get("items", ()), *inner.get("variants", ())]
        for one in below:
            check(one)
        if "item" in inner:
            check(inner["item"], key="id" if inner["kind"] == "keyed" else "")

    check(tree["view"])
    assert tree["rules_version"] == load_game(game).spec.rules_version


@pure
@pytest.mark.parametrize(("case", "module"), [(AMBUSH, ambush_view), (SIEGE, siege_view)], ids=["ambush", "siege"])
def test_any_game_can_be_learnt(case: Case, module: Any) -> None:
    layout = Layout(learn(case.spec, case.content, 80, every=1), module)

    for seed in range(20):
        for view in views(case.spec, case.new_game(seed), seed, 400, 5):
            assert layout.decode(layout.encode(view), view) == view


@pure
def test_learning_the_same_games_gives_the_same_layout() -> None:
    assert learn(SIEGE.spec, SIEGE.content, 3) == learn(SIEGE.spec, SIEGE.content, 3)
    assert draft_of(siege_view.SiegeView)["class"] == "SiegeView"


def test_what_a_layout_does_not_know_is_marked_and_not_guessed() -> None:
    sheet = ObservationBuffer(layout_of("twister").empty, 3)

    Word(0, 0, ("rope",)).write("lamp", sheet, 0)
    Number(1, 1).write(1_000_000, sheet, 0)
    Number(2, 2).write(None, sheet, 0)

    assert list(sheet.codes[:3]) == [OTHER_WORD, 32767, NOTHING]
    assert Word(0, 0, ("rope",)).read(sheet.codes, 0) == "?"


def test_flat_inputs_have_one_place_per_word() -> None:
    layout = layout_of("twister")
    phase = layout.tensors["phase"]
    empty = np.zeros(layout.size, np.int16)
    start = empty.copy()
    start[phase.base] = 2  # the first word

    changed = np.flatnonzero(layout.flat(start) != layout.flat(empty))

    assert len(changed) == 2
    assert changed[1] - changed[0] == 2
    assert layout.flat(np.stack([empty, start])).shape == (2, layout.flat_form.size)


def test_a_layout_can_be_read() -> None:
    lines = layout_of("twister").describe()

    assert any(line.startswith("squares/terrain [") and "pit" in line for line in lines)
    assert any(line.startswith("tokens:present [") for line in lines)
    assert len(lines) == len(layout_of("twister").tensors)
