"""What scripts/conditionals.py writes into the compiled copy says the same as the sources, without mixed numbers."""

from __future__ import annotations

import ast
from typing import Any

from scripts import conditionals

SOURCE = """
i64 = int
NONE = 0

def code(number: i64) -> i64:
    if number > 8:
        return number if number % 2 else (  # over two lines
            NONE if number == 10 else -number
        )
    least: i64 = 3 if number < 3 else number
    most = 7 if number > 7 else number
    return least * 10 + most

def inner() -> i64:
    def name(number: i64) -> str:
        return "odd" if number % 2 else "even"

    return len(name(3)) if name(3) else 0

def text(number: i64) -> str:
    return "odd" if number % 2 else "even"
"""


def run(source: str) -> list[Any]:
    names: dict[str, Any] = {}
    exec(source, names)  # noqa: S102  the text stands above
    return [[names[name](number) for number in range(14)] for name in ("code", "text")] + [names["inner"]()]


def test_numbers_are_returned_and_set_by_statements_that_say_the_same() -> None:
    written = conditionals.write_out(SOURCE)

    assert run(written) == run(SOURCE)
    left = [node for node in ast.walk(ast.parse(written)) if isinstance(node, ast.IfExp)]
    assert sorted(ast.unparse(node) for node in left) == [
        "'odd' if number % 2 else 'even'",
        "'odd' if number % 2 else 'even'",
        "7 if number > 7 else number",
    ]


def test_a_module_without_them_stays_as_it_is() -> None:
    source = "def twice(number: int) -> int:\n    return number + number\n"

    assert conditionals.write_out(source) == source
