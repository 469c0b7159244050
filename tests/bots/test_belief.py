"""What a bot believes about hidden things: shares of the worlds it thinks in, from the view alone, never the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from underkeep.bots.advice import advise
from underkeep.bots.api import Budget, packed
from underkeep.bots.belief import MAX_BELIEFS, MAX_GUESSES, Belief, beliefs, looked_at
from underkeep.bots.position import position_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.views import plain
from underkeep.core.search.playout import playout
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.worlds import another_world
from underkeep.library import load_game
from underkeep.words import Speaker

SHOWN = {"twister": 120, "vast": 160}


def played(game: str, moves: int, seed: int = 2) -> Game:
    loaded = load_game(game)
    made = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, bytes([seed]) * 32)
    playout(made, seed, moves)
    return made


def believed(game: str, made: Game, seed: int = 1) -> list[Belief]:
    """By the role that is asked."""
    spec, role = load_game(game).spec, int(made.first_asked())
    prompt = spec.prompt(made, role)
    assert prompt is not None
    return beliefs(position_of(spec.view(made, frozenset({role})), prompt, seed))


@pytest.mark.parametrize("game", SHOWN)
def test_shares_are_those_of_several_worlds_the_likeliest_first(game: str) -> None:
    found = believed(game, played(game, SHOWN[game]))

    assert 0 < len(found) <= MAX_BELIEFS
    for one in found:
        shares = [share for _, share in one.guesses]
        assert 0 < len(shares) <= MAX_GUESSES
        assert shares == sorted(shares, reverse=True)
        assert all(0 < share <= 1 for share in shares)
    assert [one.guesses[0][1] for one in found] == sorted((one.guesses[0][1] for one in found), reverse=True)


@pytest.mark.parametrize("game", SHOWN)
def test_the_truth_does_not_matter(game: str) -> None:
    made = played(game, SHOWN[game])
    role, spec = int(made.first_asked()), load_game(game).spec
    told = believed(game, made)

    for number in range(2):
        other = another_world(spec, made, frozenset({role}), Dice(number))
        assert plain(spec.view(other, frozenset(range(2)))) != plain(spec.view(made, frozenset(range(2))))
        assert believed(game, other) == told


def test_what_a_role_sees_is_no_belief() -> None:
    made = played("twister", 120)
    role, spec = int(made.first_asked()), load_game("twister").spec
    own = dict(looked_at(plain(spec.view(made, frozenset({role})))))

    for one in believed("twister", made):
        assert all(place[0] != one.things or place[1] != "at" for place in own), "its place is not in the view"


def test_where_all_is_known_there_is_nothing_to_believe() -> None:
    assert believed("heroes", played("heroes", 40)) == [], "hands lie open, and decks nobody knows"


def test_a_hint_brings_the_beliefs_along() -> None:
    made, spec = played("twister", 120), load_game("twister").spec
    role = int(made.first_asked())
    prompt = spec.prompt(made, role)
    assert prompt is not None

    found = advise("adept", packed(spec.view(made, frozenset({role})), prompt), Budget(1.0), 1)

    assert [tuple(things) for things, _ in found.beliefs] == [one.things for one in believed("twister", made)]


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", SHOWN)
def test_everything_that_is_believed_has_a_name(game: str, lang: str) -> None:
    words = Speaker(lang, game, load_game(game).pack, f"{game}-board")
    dice = Random(3)  # noqa: S311  play, not secrets
    told: set[str] = set()
    for _ in range(3):
        for one in believed(game, played(game, dice.randrange(20, 200), dice.randrange(9))):
            told.update(value for value, _ in one.guesses)
            told.update(one.things)

    assert [id for id in sorted(told) if not is_named(words, game, id)] == []


def is_named(words: Speaker, game: str, id: str) -> bool:
    said: Any = words.name(id)
    return words.knows(f"{game}-part-{id}") or said != id or id.startswith("sq:") or id.isdigit()
