"""A test names at most three rules: with more of them nobody could say which one it tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from underkeep.core.formats.rulebook import Rulebook
from underkeep.registry import GAMES
from underkeep.rule_sources import Function, id_in_name, load_rulebook, marked_ids, position_tests, shown

MAX_IDS = 3
TESTS = Path(__file__).parents[1]


def is_mark(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")


def ids_of_cases(node: Function, book: Rulebook) -> int:
    """The most ids that one case of a test has: those of the test itself, and those of one `pytest.param`."""
    named = id_in_name(node.name, book)
    own = [named] if named else []
    of_params: list[int] = [0]
    for decorator in node.decorator_list:
        if is_mark(decorator):
            own.extend(marked_ids([decorator]))
            continue
        params = [n for n in ast.walk(decorator) if isinstance(n, ast.Call) and ast.unparse(n.func).endswith("param")]
        of_params.extend(len(set(marked_ids([param]))) for param in params)
    return len(set(own)) + max(of_params)


def overloaded(source: str, book: Rulebook) -> Iterator[str]:
    """The tests of a module that name too many rules."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function) and node.name.startswith("test_") and ids_of_cases(node, book) > MAX_IDS:
            yield node.name


@pytest.mark.parametrize("game", GAMES)
def test_a_test_names_at_most_three_rules(game: str) -> None:
    book = load_rulebook(game)
    files = sorted((TESTS / "games" / game).rglob("test_*.py"))

    assert [f"{shown(file)}::{name}" for file in files for name in overloaded(file.read_text("utf-8"), book)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_position_file_names_at_most_three_rules(game: str) -> None:
    files = sorted((TESTS / "games" / game / "positions").rglob("*.yaml"))

    assert [shown(file) for file in files if len(list(position_tests(file))) > MAX_IDS] == []


def test_four_marks_are_found_and_cases_are_counted_each_for_itself() -> None:
    book = load_rulebook("heroes")
    marks = "".join(f'@pytest.mark.rule("KHO-ACT-0{n}")\n' for n in range(1, 5))
    cases = ", ".join(f'pytest.param({n}, marks=pytest.mark.rule("KHO-ACT-0{n}"))' for n in range(1, 5))
    source = dedent(f"""
        {marks.replace(chr(10), chr(10) + " " * 8)}def test_much() -> None: ...

        @pytest.mark.parametrize("n", [{cases}])
        def test_each(n: int) -> None: ...
    """)

    assert list(overloaded(source, book)) == ["test_much"]
