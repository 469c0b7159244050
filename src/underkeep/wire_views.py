"""Views from JSON, as the types that a game has at home.

A compiled class has forgotten what its fields hold, so that is read from the source of its module, which every build
brings along.
"""

from __future__ import annotations

import ast
import builtins
import sys
import types
import typing
from dataclasses import fields, is_dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import underkeep
from underkeep.core.kernel.luck import seed_from
from underkeep.library import load_game

Tree = dict[str, Any]


def view_from(game: str, tree: Tree) -> Any:
    """The View of a game from its JSON; what a plain board adds in words is left out."""
    return rebuilt(view_type(game), tree)


@cache
def view_type(game: str) -> type[Any]:
    loaded = load_game(game)
    begun = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))
    return type(loaded.spec.view(begun, frozenset()))


def rebuilt(kind: Any, value: Any) -> Any:
    """A value of JSON as the annotation wants it: dataclasses by their fields, lists as tuples."""
    if is_dataclass(kind) and isinstance(kind, type):
        held = held_by(kind)
        return kind(*(rebuilt(held[field.name], value[field.name]) for field in fields(kind)))
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return rebuilt_union(inner, value)
    if origin is tuple and inner and isinstance(value, list):
        if len(inner) == 2 and inner[1] is ...:
            return tuple(rebuilt(inner[0], item) for item in value)
        return tuple(rebuilt(part, item) for part, item in zip(inner, value, strict=True))
    return tuple(rebuilt(None, item) for item in value) if isinstance(value, list) else value


def rebuilt_union(kinds: tuple[Any, ...], value: Any) -> Any:
    """Of several kinds the one whose fields are there."""
    for kind in kinds:
        if is_dataclass(kind) and isinstance(value, dict) and {field.name for field in fields(kind)} == set(value):
            return rebuilt(kind, value)
    tuples = [kind for kind in kinds if typing.get_origin(kind) is tuple]
    return rebuilt(tuples[0] if tuples else None, value)


# ---------------------------------------------------------------------- what the fields of a class hold
@cache
def held_by(kind: type[Any]) -> dict[str, Any]:
    """The annotations of a dataclass, as the source of its module has them."""
    names = {**vars(builtins), **vars(sys.modules[kind.__module__])}
    for node in ast.parse(source_of(kind.__module__).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            return {
                line.target.id: meant(line.annotation, names) for line in lines if isinstance(line.target, ast.Name)
            }
    raise TypeError(f"the source of {kind.__module__} has no class {kind.__name__}")


def source_of(module: str) -> Path:
    """Where a module was written: beside this one for ours, whether it was compiled or not."""
    package, _, rest = module.partition(".")
    if package == "underkeep":
        path = Path(underkeep.__file__).parent.joinpath(*rest.split("."))
        return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    found = find_spec(module)
    assert found is not None
    return Path(str(found.origin))


def meant(node: ast.expr, names: dict[str, Any]) -> Any:
    """An annotation as an object: names, None, unions and tuples are all that a View may hold."""
    match node:
        case ast.Name(id=name):
            return names[name]
        case ast.Constant(value=str(text)):
            return meant(ast.parse(text, mode="eval").body, names)
        case ast.Constant(value=value):
            return value
        case ast.BinOp(left=left, right=right):
            return typing.Union[meant(left, names), meant(right, names)]  # noqa: UP007  made while running
        case ast.Subscript(slice=ast.Tuple(elts=items)):
            return tuple[tuple(meant(item, names) for item in items)]  # type: ignore[misc]
        case ast.Subscript(slice=item):
            return tuple[meant(item, names)]  # type: ignore[misc]
    raise TypeError(f"a View cannot hold {ast.unparse(node)}")
