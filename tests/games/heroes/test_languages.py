"""What a terminal says of whole games: no word of one language in the other, but names and letters that both have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.games.heroes.stage import alone
from underkeep.core.formats.history import History
from underkeep.core.kernel.luck import seed_from
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.library import load_game
from underkeep.words import Speaker, told_line

WORD = re.compile(r"[^\W\d_]+")
SEEDS = range(1, 22)  # one for each scenario
MOVES = 50
ALIKE = {
    "a", "b", "e", "n", "s", "in", "area", "decide", "clan", "scenario", "gnoll", "lizardfolk", "poltergeist", "ratkin",
}  # fmt: skip


def words_of_a_game(lang: str, seed: int) -> Iterator[str]:
    """Board, question, options, piles, goal and log, move by move."""
    loaded = load_game("heroes")
    spec, speaker = loaded.spec, Speaker(lang, "heroes", loaded.pack, "kernel")
    given = {**alone(sample_options(spec, Dice("languages", seed))), "scenario": f"k{seed % 21}", "mode": "a"}
    game = spec.new(spec.options.resolve(given), loaded.content, seed_from(seed))
    history, strategy = History(spec, game, loaded.content), strategy_for(seed)
    for _ in range(MOVES):
        if history.game.over():
            return
        role = spec.asked(history.game)[0]
        view, prompt = spec.view(history.game, frozenset({role})), spec.prompt(history.game, role)
        assert prompt is not None
        labels = [prompt.question, *(option.label for option in prompt.options), *spec.piles(view)]
        made = history.act(role, strategy.choose(history.game.options(role)))
        told = [spec.draw(view, False, lang), *map(speaker.label, labels), *map(speaker.label, spec.goal(view, role))]
        lines = [told_line(speaker, event, spec.telling(event)) for event in made.events]
        for text in [*told, *lines]:
            yield from WORD.findall(text.lower())


def test_no_word_of_one_language_stands_in_the_other() -> None:
    english, italian = ({word for seed in SEEDS for word in words_of_a_game(lang, seed)} for lang in ("en", "it"))

    assert min(len(english), len(italian)) > 150
    assert sorted(english & italian - ALIKE) == []
