"""Searching the rulebooks: what beginners ask is answered among the first three rules; chapters and overviews."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.lesson_frames import example_frames
from underkeep.lessons import lesson_named, load_lessons
from underkeep.library import load_game
from underkeep.registry import GAMES
from underkeep.rule_outline import chapters, overview, role_sections
from underkeep.rule_search import also_searched, search_rules
from underkeep.rule_sources import load_rulebook

QUESTIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "beginner_questions.toml").read_text("utf-8"))[
    "question"
]
GATE = [question for question in QUESTIONS if "later" not in question]
DRAWN = [game for game in GAMES if overview(game) is not None]


def ids(game: str, asked: str, lang: str = "") -> list[str]:
    return [found.rule.id for found in search_rules([game], asked, lang)]


def test_there_are_twenty_questions_in_each_language_and_their_rules_exist() -> None:
    assert [sum(one["lang"] == lang for one in GATE) for lang in ("en", "it")] == [20, 20]
    for question in QUESTIONS:
        assert set(question["rules"]) <= set(load_rulebook(question["game"]).ids())


@pytest.mark.parametrize("question", GATE, ids=lambda one: f"{one['game']}: {one['asked']}")
def test_a_beginners_question_finds_its_rule_among_the_first_three(question: dict[str, Any]) -> None:
    assert set(ids(question["game"], question["asked"], question["lang"])[:3]) & set(question["rules"])


def test_an_id_finds_its_rule_and_a_family_all_of_its_own() -> None:
    assert ids("twister", "DT-MOVE-03") == ["DT-MOVE-03"]
    assert ids("twister", "DT-MOVE")[:2] == ["DT-MOVE-01", "DT-MOVE-02"]


def test_words_in_either_language_accents_and_capitals_do_not_matter() -> None:
    assert ids("heroes", "DIFFICULTY")[:3] == ids("heroes", "difficulty")[:3]
    assert ids("heroes", "difficolta", "it") == ids("heroes", "difficoltà", "it") != []


def test_the_beginning_of_a_word_finds_while_one_types() -> None:
    assert "VAST-KN-018" in ids("vast", "ambus", "en")


def test_what_is_in_no_rule_finds_nothing() -> None:
    assert ids("vast", "spaceship") == []
    assert ids("vast", "") == []


def test_a_role_finds_its_own_rules_first() -> None:
    sections = role_sections("vast", "thief")

    first = search_rules(["vast"], "how do I win", "en", sections)[0]

    assert first.rule.section.en in sections


def test_words_of_the_same_meaning_are_told() -> None:
    assert "victory" in also_searched("vast", "how do I win", "en")


def test_optional_chapters_come_after_the_rest() -> None:
    found = search_rules(["vast"], "crystal", "en")
    optional = {name for chapter in chapters("vast") if chapter.optional for name in chapter.sections}

    assert found[0].rule.section.en not in optional


@pytest.mark.parametrize("game", GAMES)
def test_every_heading_stands_in_one_chapter(game: str) -> None:
    placed = [name for chapter in chapters(game) for name in chapter.sections]

    assert sorted(placed) == sorted(words.en for words in load_rulebook(game).sections())


def test_a_heading_that_is_missing_or_wrong_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    part = {"title": {"en": "All", "it": "Tutto"}, "icon": "ui-rule", "sections": ["Movement", "Nowhere"]}
    monkeypatch.setattr("underkeep.rule_outline.rulebook_file", lambda game, name: {"part": [part]})

    with pytest.raises(BadInput, match="Nowhere") as caught:
        chapters.__wrapped__("twister")

    assert caught.value.where == "twister/rulebook/outline.toml"


@pytest.mark.parametrize("game", DRAWN)
def test_an_overview_names_five_mistakes_and_examples_that_can_be_played(game: str) -> None:
    opening = overview(game)
    assert opening is not None

    assert len(opening.mistakes) == 5
    for name, step in opening.examples:
        frames = example_frames(lesson_named(game, name), load_game(game), step)
        assert len(frames) >= 2
        assert frames[0].view != frames[-1].view


@pytest.mark.parametrize("game", DRAWN)
def test_an_overview_shows_a_turn_of_every_role_that_has_a_chapter(game: str) -> None:
    opening = overview(game)
    assert opening is not None
    roles = {chapter.role for chapter in chapters(game) if chapter.role}

    assert roles == {turn.role for turn in opening.turns if turn.role} == {win.role for win in opening.wins if win.role}


def test_an_example_shows_what_the_learner_sees_before_each_move() -> None:
    lesson = load_lessons("twister")[0]

    frames = example_frames(lesson, load_game("twister"), 2)

    assert [frame.move.id if frame.move else "" for frame in frames] == ["twister-do-walk", "twister-do-to", ""]
    assert frames[0].point == ("tok:yellow:goblin",)
    with pytest.raises(BadInput, match="step 99"):
        example_frames(lesson, load_game("twister"), 99)
