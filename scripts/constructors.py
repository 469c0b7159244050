"""Writes out constructor, equality and hash of frozen dataclasses in the copy of the sources that mypyc compiles.

The constructor that `dataclass` makes for a frozen class is interpreted and sets every field through
`object.__setattr__`: 1.9 us for five fields, where a compiled one takes 0.06. Frames, events and views are made of such
classes, so that the compiled engine would spend most of its time there. Equality and hash are interpreted likewise.
The sources stay as they are; the class stays frozen for everybody outside.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import Final

FROZEN: Final = "@dataclass(frozen=True)"
OWN: Final = ("__init__", "__post_init__", "__eq__", "__hash__")  # a class with one of these is left alone
FROZEN_BARE: Final = "@dataclass(frozen=True, init=False)"


def is_frozen_dataclass(cls: ast.ClassDef) -> bool:
    return any(ast.unparse(decorator) == FROZEN[1:] for decorator in cls.decorator_list)


def fields_of(cls: ast.ClassDef) -> list[ast.AnnAssign]:
    return [
        line for line in cls.body if isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation)
    ]


def names_of(cls: ast.ClassDef) -> list[str]:
    return [ast.unparse(field.target) for field in fields_of(cls)]


def needs_dataclass(cls: ast.ClassDef, dataclasses: set[str]) -> bool:
    """Fields from a base class and `field(...)` are left to `dataclass`; so is a class that has its own constructor."""
    inherits = any(ast.unparse(base).rpartition(".")[2] in dataclasses for base in cls.bases)
    special = any(isinstance(field.value, ast.Call) for field in fields_of(cls))
    own = any(isinstance(line, ast.FunctionDef) and line.name in OWN for line in cls.body)
    return inherits or special or own or not fields_of(cls)


def constructor(cls: ast.ClassDef) -> list[str]:
    """`__init__` as text, indented for a class at the top of its module."""
    told = [ast.unparse(field) for field in fields_of(cls)]
    sets = [f"        self.{name} = {name}  # type: ignore[misc]" for name in names_of(cls)]
    return ["", f"    def __init__(self, {', '.join(told)}) -> None:", *sets]


def comparison(cls: ast.ClassDef) -> list[str]:
    """`__eq__` and `__hash__`, which must come together; where a class may have heirs or holds a `vec`, `dataclass`
    makes them.
    """
    final = any(ast.unparse(decorator) == "final" for decorator in cls.decorator_list)
    if not final or any("vec[" in ast.unparse(field.annotation) for field in fields_of(cls)):
        return []
    same = " and ".join(f"self.{name} == other.{name}" for name in names_of(cls))
    values = "".join(f"self.{name}, " for name in names_of(cls))
    return [
        "",
        "    def __eq__(self, other: object) -> bool:",
        f"        return {same} if isinstance(other, {cls.name}) else NotImplemented",
        "",
        "    def __hash__(self) -> int:",
        f"        return hash(({values}))",
    ]


def write_out(source: str, dataclasses: set[str]) -> str:
    """The module with the constructors written out."""
    lines = source.splitlines()
    for cls in reversed(ast.parse(source).body):
        if isinstance(cls, ast.ClassDef) and is_frozen_dataclass(cls) and not needs_dataclass(cls, dataclasses):
            assert cls.end_lineno is not None
            lines[cls.end_lineno : cls.end_lineno] = [*constructor(cls), *comparison(cls)]
            for decorator in cls.decorator_list:
                lines[decorator.lineno - 1] = lines[decorator.lineno - 1].replace(FROZEN, FROZEN_BARE)
    return "\n".join(lines) + "\n"


def names_of_dataclasses(source: str) -> set[str]:
    return {
        line.name for line in ast.parse(source).body if isinstance(line, ast.ClassDef) and is_frozen_dataclass(line)
    }


def write_out_all(modules: Iterable[str]) -> None:
    """In place: for a copy of the sources, never for the sources."""
    sources = {Path(module): Path(module).read_text(encoding="utf-8") for module in modules}
    dataclasses = set[str]().union(*map(names_of_dataclasses, sources.values()))
    for path, source in sources.items():
        path.write_text(write_out(source, dataclasses), encoding="utf-8")
