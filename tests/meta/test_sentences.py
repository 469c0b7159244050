"""The ledger of sentences holds: every id, position file and test in it exists, and each file names the rule."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from scripts.seed_sentences import sentences
from underkeep.core.kernel.errors import BadInput
from underkeep.rule_sources import Citation, load_rulebook, position_tests, python_tests
from underkeep.sentences import Sentence, load_ledgers, read_ledger

TESTS = Path(__file__).parent.parent / "games"
WITH_LEDGER = ("heroes", "twister", "vast")


@cache
def ids_of_position(game: str, file: str) -> set[str]:
    path = TESTS / game / "positions" / file
    return {cited.rule for cited in position_tests(path)} if path.is_file() else set()


@cache
def cited_in(game: str, file: str) -> list[Citation]:
    path = TESTS / game / file
    return list(python_tests(path, load_rulebook(game))) if path.is_file() else []


def ids_of_test(game: str, name: str) -> set[str]:
    file, _, function = name.partition("::")
    return {cited.rule for cited in cited_in(game, file) if cited.test == function}


def faults_of(game: str, sentence: Sentence, known: set[str]) -> list[str]:
    """What is wrong with a row: ids that do not exist, files that do not name one of its rules."""
    wrong = [f"{sentence.name}: no rule {rule}" for rule in sentence.rules if rule not in known]
    for file in sentence.positions:
        if not ids_of_position(game, file) & set(sentence.rules):
            wrong.append(f"{sentence.name}: {file} names none of {', '.join(sentence.rules)}")
    for name in sentence.tests:
        if not ids_of_test(game, name) & set(sentence.rules):
            wrong.append(f"{sentence.name}: {name} names none of {', '.join(sentence.rules)}")
    return wrong


@pytest.mark.parametrize("game", WITH_LEDGER)
def test_every_row_names_what_is_there(game: str) -> None:
    known = set(load_rulebook(game).by_id)
    ledgers = load_ledgers(game)

    wrong = [line for ledger in ledgers for row in ledger.sentences for line in faults_of(game, row, known)]

    assert ledgers, f"{game} has no sentences.toml"
    assert wrong == []


def test_a_row_that_names_nothing_real_is_found() -> None:
    row = Sentence("004", 7, "", ("DT-TURN-99", "DT-TURN-03"), ("nowhere/at-all.yaml",), ("rules/test_x.py::test_y",))

    wrong = faults_of("twister", row, set(load_rulebook("twister").by_id))

    assert [line.split(": ")[1].split(" ")[0] for line in wrong] == [
        "no",
        "nowhere/at-all.yaml",
        "rules/test_x.py::test_y",
    ]


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"rules": ["DT-TURN-03"]}, "undecided"),
        ({"says": "poetry"}, "poetry"),
        ({"rule": "DT-TURN-03"}, "unknown"),
        ({"says": "flavour", "rules": ["DT-TURN-03"], "tests": ["x"]}, "undecided"),
    ],
)
def test_a_row_says_a_rule_with_what_decides_it_or_what_it_is(row: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        read_ledger("twister", "seed-004", {"count": 1, "digest": "", "1": row})


def test_a_gap_is_found() -> None:
    rows = {"1": {"says": "flavour"}, "3": {"says": "flavour"}}

    with pytest.raises(BadInput, match=re.escape("from 1 to 2")):
        read_ledger("twister", "seed-004", {"count": 2, "digest": "", **rows})


def test_a_text_is_split_into_its_sentences() -> None:
    text = "# The dungeon\n\nIt is dark. Bring 2 torches\nand rope: You need it.\n\n- One item\n- Two items\n\na\tb b"

    found = sentences(text)

    assert found == [
        "# The dungeon", "It is dark.", "Bring 2 torches and rope:", "You need it.", "- One item", "- Two items", "b b"
    ]  # fmt: skip
