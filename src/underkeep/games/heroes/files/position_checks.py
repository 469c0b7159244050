"""Reading the trees of position files: every error names the field and the remedy."""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.errors import BadInput


def mapping(value: Any, where: str) -> dict[str, Any]:
    """A mapping, or nothing at all."""
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadInput("is not a mapping", where, "Write name: value, one per line.")
    return value


def whole_list(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput("is not a list", where, "Write [a, b].")
    return value


def number(value: Any, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadInput(f"{value!r} is not a whole number", where, "Give a whole number.")
    return value


def number_in(value: Any, low: int, high: int, where: str) -> int:
    if not low <= number(value, where) <= high:
        raise BadInput(f"{value} is out of range", where, f"Give a number from {low} to {high}.")
    return int(value)


def among(value: Any, names: list[str], where: str) -> int:
    """The place of a name in a list."""
    if value not in names:
        raise BadInput(f"{value!r} is unknown", where, f"Give one of {', '.join(name for name in names if name)}.")
    return names.index(value)


def check_keys(tree: dict[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in tree:
        if key not in known:
            raise BadInput("unknown key", f"{where}.{key}", f"Here may stand: {', '.join(known)}.")
