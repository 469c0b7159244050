"""Where a rule is used: the cards it tells of, what the table asks by it, what it answers when it forbids."""

from __future__ import annotations

import pytest

from underkeep.library import load_game
from underkeep.registry import GAMES, is_built_in
from underkeep.rule_sources import questions_asked
from underkeep.server.rulebooks import rule_uses, said_openly

USED = [
    ("twister", "DT-MOVE-01", "questions", "Where does the … go? … steps are left."),
    ("twister", "DT-MOVE-03", "refusals", "A wall or a closed portcullis is in the way."),
    ("twister", "FOD-CHAR-ANGEL", "things", "Angel of Light"),
    ("heroes", "KHO-CLAN-10", "things", "Dragon"),
    ("vast", "VAST-FILL-002", "questions", "Which tile goes on …?"),
    ("vast", "VAST-MAP-009", "refusals", "A wall is in the way."),
]


@pytest.mark.parametrize(("game", "rule", "field", "words"), USED)
def test_a_rule_names_the_cards_questions_and_refusals_that_cite_it(
    game: str, rule: str, field: str, words: str
) -> None:
    found = rule_uses(load_game(game), rule, "en")

    assert words in getattr(found, field)


@pytest.mark.parametrize("game", [game for game in GAMES if is_built_in(game)])
def test_every_question_and_every_refusal_stands_at_some_rule_in_both_languages(game: str) -> None:
    asked = [sentence for sentences in questions_asked(game).values() for sentence in sentences]
    refused = [told for rule, told in load_game(game).spec.refusals if rule]

    for lang in ("en", "it"):
        told = said_openly(game, [*asked, *refused], lang)
        assert len(told) > 50
        assert not [text for text in told if "{" in text or text.startswith(f"{game}-")]
