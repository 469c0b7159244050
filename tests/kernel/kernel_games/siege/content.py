"""Content of Siege: supplies and raiders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.formats.content import ContentPack, Entry, make_pack

GATES: Final = ["north", "east", "south"]
SUPPLIES: Final = ["stone", "candle", "bread"]
STONE, CANDLE, BREAD = range(3)
TREE: Final[dict[str, Any]] = {
    "siege": {
        "supplies": {"stone": 6, "candle": 4, "bread": 4},
        "raiders": {"north": 4, "east": 4, "south": 4},
    }
}


@final
@dataclass(frozen=True)
class Content:
    """How many there are of each supply, and of the raiders of each gate."""

    digest: str
    supplies: tuple[int, ...]
    raiders: tuple[int, ...]


def read_counts(entry: Entry, names: list[str]) -> tuple[int, ...]:
    counts = tuple(entry.number(name, 1, 20) for name in names)
    entry.done()
    return counts


def read_content(pack: ContentPack) -> Content:
    file = pack.file("siege")
    content = Content(
        pack.digest, read_counts(file.entry("supplies"), SUPPLIES), read_counts(file.entry("raiders"), GATES)
    )
    file.done()
    return content


def all_of(counts: tuple[int, ...]) -> list[int]:
    """Every piece by its kind."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def built_in() -> ContentPack:
    return make_pack("siege", "built-in", "1", TREE)
