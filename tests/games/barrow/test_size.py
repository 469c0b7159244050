"""A new game is small: what the declared state says is written nowhere else."""

from __future__ import annotations

from inspect import getsource

from barrow.spec import BarrowSpec

from underkeep.core.declared.declared_spec import DeclaredSpec
from underkeep.core.kernel.spec import GameSpec

MAX_METHODS = 10


def methods_of(kind: type) -> set[str]:
    return {name for name, value in vars(kind).items() if callable(value) and not name.startswith("__")}


def test_barrow_writes_at_most_ten_methods_of_its_facade() -> None:
    offered = methods_of(GameSpec) | methods_of(DeclaredSpec)

    written = methods_of(BarrowSpec)

    assert written <= offered, "a method of the facade that nobody knows"
    assert 0 < len(written) <= MAX_METHODS


def test_the_base_writes_all_that_the_facade_leaves_open() -> None:
    sources = {name: getsource(getattr(GameSpec, name)) for name in methods_of(GameSpec)}

    unwritten = {name for name, source in sources.items() if "raise NotImplementedError" in source}

    assert unwritten - methods_of(DeclaredSpec) == set()
    assert methods_of(BarrowSpec) - methods_of(GameSpec) == {"set_up", "points"}
