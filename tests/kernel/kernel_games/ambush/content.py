"""Content of Ambush: cards and tiles as data, read from a pack; the built-in pack is a tree in the code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.formats.content import ContentPack, Entry, make_pack

CARDS: Final = ["arrow", "net", "feint", "hex", "fog", "toad"]
ARROW, NET, FEINT, HEX, FOG, TOAD = range(6)
BANDIT_CARDS: Final = 3  # the first three are the Bandit's, the others the Witch's
TILES: Final = ["void", "grass", "gold", "pit", "shrine", "taken"]
VOID, GRASS, GOLD, PIT, SHRINE, TAKEN = range(6)

TREE: Final[dict[str, Any]] = {
    "cards": {
        "card": [
            {"id": "arrow", "count": 2},
            {"id": "net", "count": 2},
            {"id": "feint", "count": 2},
            {"id": "hex", "count": 2},
            {"id": "fog", "count": 2},
            {"id": "toad", "count": 2},
        ]
    },
    "tiles": {
        "tile": [
            {"id": "grass", "count": 5},
            {"id": "gold", "count": 4},
            {"id": "pit", "count": 2},
            {"id": "shrine", "count": 2},
        ]
    },
}


@final
@dataclass(frozen=True)
class Content:
    """How many there are of each card and tile, by number."""

    digest: str
    cards: tuple[int, ...]
    tiles: tuple[int, ...]

    def cards_from(self, first: int, last: int) -> list[int]:
        """All cards with numbers from first to last - 1, in order."""
        return [card for card in range(first, last) for _ in range(self.cards[card])]

    def all_tiles(self) -> list[int]:
        return [tile for tile, count in enumerate(self.tiles) for _ in range(count)]


def read_counts(entries: list[Entry], names: list[str]) -> tuple[int, ...]:
    """The count of each name; what the pack leaves out is 0."""
    counts = [0] * len(names)
    for entry in entries:
        counts[names.index(entry.choice("id", tuple(names)))] = entry.number("count", 0, 20)
        entry.done()
    return tuple(counts)


def read_content(pack: ContentPack) -> Content:
    cards, tiles = pack.file("cards"), pack.file("tiles")
    content = Content(pack.digest, read_counts(cards.entries("card"), CARDS), read_counts(tiles.entries("tile"), TILES))
    cards.done()
    tiles.done()
    return content


def built_in() -> ContentPack:
    return make_pack("ambush", "built-in", "1", TREE)
