"""docs/glossary.md names what exists: a class, a function, a module, a method; a message or a field of one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest

import underkeep
from underkeep.server import wire

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(underkeep.__file__).parent
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
NAME = re.compile(r"`([^`]+)`")
EXPORTED = re.compile(r"export (?:abstract )?(?:class|interface|type|function) (\w+)")


def column(number: int) -> list[str]:
    """The names in a column of all tables."""
    rows = [
        line.split("|")[1:-1] for line in (ROOT / "docs" / "glossary.md").read_text("utf-8").splitlines() if "|" in line
    ]
    return sorted({name for row in rows for name in NAME.findall(row[number])})


def code_names() -> set[str]:
    """Everything that has a name at the top of a module or of a class, and the modules."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        found.add(path.name)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                methods = [
                    inner.name for inner in node.body if isinstance(inner, ast.FunctionDef | ast.AsyncFunctionDef)
                ]
                found |= {node.name, *(f"{node.name}.{method}" for method in methods)}
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                found.add(node.name)
            elif isinstance(node, ast.Assign):
                found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    for path in (ROOT / "client" / "src").rglob("*.ts"):
        found |= set(EXPORTED.findall(path.read_text(encoding="utf-8")))
    return found


def wire_names() -> set[str]:
    fields = {field.encode_name for struct in wire.STRUCTS for field in msgspec.structs.fields(struct)}
    return {struct.__name__ for struct in wire.STRUCTS} | fields | {"FromClient", "FromServer"}


CODE, WIRE = code_names(), wire_names()


@pytest.mark.parametrize("name", column(1))
def test_the_code_has_that_name(name: str) -> None:
    assert name in CODE


@pytest.mark.parametrize("name", column(2))
def test_the_wire_has_that_name(name: str) -> None:
    assert name in WIRE
