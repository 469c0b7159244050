"""Writes conditional expressions of whole numbers as statements in the copy of the sources that mypyc compiles.

`return code if code != LEGAL else NOT_HERE` has an `i64` on one side and a plain `int` on the other. mypyc makes both
an object of Python's and takes the number out again, which costs more than many a rule. As two `return`s each side is
converted by itself, for nothing. Done where the `i64` is announced: by the function, or by the name that is set.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

NUMBER: Final = "i64"
Statement = ast.Return | ast.AnnAssign


def returns_of(function: ast.FunctionDef) -> Iterator[ast.Return]:
    """The `return`s of a function, without those of functions inside it."""
    inside: list[ast.AST] = list(function.body)
    while inside:
        node = inside.pop()
        if isinstance(node, ast.Return):
            yield node
        elif not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            inside.extend(ast.iter_child_nodes(node))


def is_number(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation) == NUMBER


def conditionals(tree: ast.Module) -> Iterator[Statement]:
    """Statements that end in a conditional expression of an `i64`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_number(node.returns):
            yield from (found for found in returns_of(node) if isinstance(found.value, ast.IfExp))
        elif isinstance(node, ast.AnnAssign) and is_number(node.annotation) and isinstance(node.value, ast.IfExp):
            yield node


def branches(value: ast.expr, before: str, indent: str) -> list[str]:
    """The expression as `if`s, whose last lines put `before` in front of the value."""
    if not isinstance(value, ast.IfExp):
        return [f"{indent}{before}{ast.unparse(value)}"]
    deeper = f"{indent}    "
    return [
        f"{indent}if {ast.unparse(value.test)}:",
        *branches(value.body, before, deeper),
        f"{indent}else:",
        *branches(value.orelse, before, deeper),
    ]


def as_statements(found: Statement) -> list[str]:
    indent = " " * found.col_offset
    assert found.value is not None
    if isinstance(found, ast.Return):
        return branches(found.value, "return ", indent)
    name = ast.unparse(found.target)
    return [f"{indent}{name}: {NUMBER}", *branches(found.value, f"{name} = ", indent)]


def write_out(source: str) -> str:
    """The module with its conditional expressions of numbers as statements."""
    lines = source.splitlines()
    for found in sorted(conditionals(ast.parse(source)), key=lambda node: -node.lineno):
        assert found.end_lineno is not None
        lines[found.lineno - 1 : found.end_lineno] = as_statements(found)
    return "\n".join(lines) + "\n"


def write_out_all(modules: Iterable[str]) -> None:
    """In place: for a copy of the sources, never for the sources."""
    for path in map(Path, modules):
        path.write_text(write_out(path.read_text(encoding="utf-8")), encoding="utf-8")
