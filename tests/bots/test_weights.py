"""Weights of the judges: data with meaning and origin, read in full, and exchanged while a process runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from underkeep.bots.judges import judge_of
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.search.weights import WeightSheet, read_sheet
from underkeep.lab.simulate import seed_of
from underkeep.library import game_folder, load_game, read_toml, weights_of
from underkeep.registry import JUDGES

ORIGIN = [{"how": "by hand"}]


@pytest.fixture
def own_weights() -> Iterator[None]:
    """Afterwards every judge has its own weights again."""
    yield
    for game in JUDGES:
        load_game(game).spec.load_weights(weights_of(game))


def tree(**weights: object) -> dict[str, object]:
    return {"unit": "points", "origin": ORIGIN, "weights": {"some": weights}}


def first_choice(game: str) -> Game:
    """A new game, gone on to the first real choice that is not left to dice."""
    loaded, judge = load_game(game), judge_of(game)
    new = loaded.spec.new(loaded.spec.options.from_words([]), loaded.content, seed_of("weights", 0))
    while True:
        role = new.first_asked()
        options = new.options(role)
        if len(options) > 1 and not judge.is_mixed(new, role) and len(set(scores(game, new))) > 1:
            return new
        new.advance(role, options[0])


def scores(game: str, position: Game) -> list[float]:
    role = position.first_asked()
    return judge_of(game).scores(position, role, position.options(role))


def doubled(sheet: WeightSheet) -> WeightSheet:
    return sheet.with_numbers({name: tuple(2 * n for n in one.numbers) for name, one in sheet.weights.items()})


@pytest.mark.parametrize("game", list(JUDGES))
def test_every_weight_says_what_it_means_and_the_file_how_they_were_obtained(game: str) -> None:
    file = read_toml(game_folder(game) / "judge" / "weights.toml")

    assert all(weight.meaning for weight in weights_of(game).weights.values())
    assert file["origin"][0]["how"]


@pytest.mark.parametrize("game", list(JUDGES))
def test_other_weights_give_other_scores_and_the_own_ones_the_old(game: str, own_weights: None) -> None:
    position, spec = first_choice(game), load_game(game).spec
    before = scores(game, position)

    spec.load_weights(doubled(weights_of(game)))
    assert scores(game, position) != before

    spec.load_weights(weights_of(game))
    assert scores(game, position) == before


@pytest.mark.parametrize("game", list(JUDGES))
def test_a_weight_that_is_missing_or_that_nobody_reads_is_refused(game: str, own_weights: None) -> None:
    spec, weights = load_game(game).spec, weights_of(game).weights
    name = next(iter(weights))

    with pytest.raises(BadInput, match=rf"weights\.{name}: is missing"):
        spec.load_weights(WeightSheet({other: weights[other] for other in weights if other != name}))
    with pytest.raises(BadInput, match=r"weights\.some\.thing: is unknown"):
        spec.load_weights(WeightSheet({**weights, "some.thing": weights[name]}))


def test_whole_numbers_stay_whole_when_they_are_changed() -> None:
    sheet = read_sheet(tree(whole={"value": 3, "meaning": "w"}, real={"value": [1.0, 2.0], "meaning": "r"}))

    changed = sheet.with_numbers({"some.whole": (4.6,), "some.real": (4.6, 2)})

    assert changed.whole("some.whole") == 5
    assert list(changed.reals("some.real", 2)) == [4.6, 2.0]


@pytest.mark.parametrize(
    ("weight", "problem"),
    [
        ({"value": "3", "meaning": "w"}, "not a number"),
        ({"value": True, "meaning": "w"}, "not a number"),
        ({"value": []}, "not a number"),
        ({"value": 3}, "meaning: is missing"),
        ({"value": 3, "meaning": "w", "unit": 1}, "unit: is unknown"),
    ],
)
def test_a_bad_entry_of_the_file_is_named(weight: dict[str, object], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        read_sheet(tree(whole=weight))
