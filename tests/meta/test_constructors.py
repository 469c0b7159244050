"""What scripts/constructors.py writes into the compiled copy behaves like what `dataclass` would have made."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace
from typing import Any

from scripts import constructors

SOURCE = '''
from dataclasses import dataclass, field
from typing import final

@final
@dataclass(frozen=True)
class Place:
    """With defaults."""

    x: int
    name: str = "here"
    marks: tuple[int, ...] = ()

    def far(self) -> bool:
        return self.x > 9

@dataclass(frozen=True)
class Inner(Place):
    y: int = 0

@dataclass(frozen=True)
class Listing:
    items: list[int] = field(default_factory=list)

@dataclass(frozen=True)
class Checked:
    n: int

    def __post_init__(self) -> None:
        assert self.n > 0

@dataclass(frozen=True)
class Empty:
    """No fields."""

class Plain:
    x: int = 1
'''


def written() -> str:
    return constructors.write_out(SOURCE, constructors.names_of_dataclasses(SOURCE))


def test_only_plain_frozen_dataclasses_get_a_constructor() -> None:
    classes = [line for line in ast.parse(written()).body if isinstance(line, ast.ClassDef)]
    own = [c.name for c in classes if any(isinstance(f, ast.FunctionDef) and f.name == "__init__" for f in c.body)]
    assert own == ["Place"]
    assert written().count("init=False") == 1


def test_the_rest_of_the_module_stays() -> None:
    added = [line for line in written().splitlines() if line not in SOURCE.splitlines()]
    assert [line.strip() for line in added] == [
        "@dataclass(frozen=True, init=False)",
        "def __init__(self, x: int, name: str = 'here', marks: tuple[int, ...] = ()) -> None:",
        "self.x = x  # type: ignore[misc]",
        "self.name = name  # type: ignore[misc]",
        "self.marks = marks  # type: ignore[misc]",
        "def __eq__(self, other: object) -> bool:",
        "return self.x == other.x and self.name == other.name and self.marks == other.marks"
        " if isinstance(other, Place) else NotImplemented",
        "def __hash__(self) -> int:",
        "return hash((self.x, self.name, self.marks, ))",
    ]


def test_it_makes_the_same_objects() -> None:
    """Interpreted, a frozen class refuses the assignments: it is thawed here and compared as a value."""
    space: dict[str, Any] = {}
    exec(written().replace("frozen=True", "frozen=False"), space)  # noqa: S102  our own text
    made = space["Place"](3, marks=(1,))

    @dataclass
    class Place:
        x: int
        name: str = "here"
        marks: tuple[int, ...] = ()

    assert vars(made) == vars(Place(3, marks=(1,)))
    assert replace(made, name="there").name == "there"
    assert made == space["Place"](3, "here", (1,)) != space["Place"](3, "there", (1,))
    assert made != Place(3, marks=(1,))
    assert hash(made) == hash((3, "here", (1,)))
