"""What is under way is told in the rulebook's words, and everything that may be under way has some."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from underkeep.core.testing import Case
from underkeep.core.testing.strategies import strategy_for
from underkeep.games.vast.files.saving import FRAMES
from underkeep.games.vast.rules import moments
from underkeep.games.vast.seat.under_way_parts import MOMENTS
from underkeep.games.vast.seat.under_way_words import TELLINGS
from underkeep.games.vast.spec import SPEC
from underkeep.library import load_game


def plain(name: str) -> str:
    return re.sub("[^a-z]", "", name.lower())


def test_all_that_may_be_under_way_has_a_word_of_its_own() -> None:
    words = [telling.what for telling in TELLINGS.values()]

    assert set(TELLINGS) == set(FRAMES)
    assert len(set(words)) == len(words)
    assert not {plain(word) for word in words} & {plain(name) for name in FRAMES}


@pytest.mark.parametrize("name", sorted(FRAMES))
def test_everything_that_it_is_about_is_told(name: str) -> None:
    told, kept = TELLINGS[name].parts, fields(FRAMES[name])

    assert len(told) == len(kept)
    assert len({id(part) for part in told}) == len(told)


def test_every_moment_has_its_word() -> None:
    assert len(MOMENTS) == moments.MOMENTS


@pytest.mark.parametrize("seed", range(3))
def test_the_stack_is_read_back_from_what_is_told(seed: int) -> None:
    loaded = load_game("vast")
    game, strategy = Case(SPEC, loaded.content).new_game(seed), strategy_for(seed)
    for _ in range(120):
        if game.over():
            return
        role = int(game.first_asked())
        game.advance(role, strategy.choose(game.options(role)))
        view = SPEC.view(game, frozenset(range(int(game.roles))))

        made = SPEC.determinize(view, bytes(32))

        assert [type(frame) for frame in made.frames] == [type(frame) for frame in game.frames]
        assert SPEC.view(made, frozenset(range(int(game.roles)))).under_way == view.under_way
