"""The places that know a component by its name, beside its face in content: who adds one must think of each.

    python -m tests.meta.card_places        a line for every place that does not know a component of some pack

Content and `names.py` are compared whenever a pack is loaded; what follows would keep silent.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import underkeep
from underkeep.library import load_game

SOURCES: Final = Path(underkeep.__file__).parent
ROOT: Final = SOURCES.parents[1]
# Treasures that the judge's reckoning of the Knight's strike leaves out, and why.
NOT_IN_A_STRIKE: Final = {
    "potion_kit": "heals",
    "pixie_lantern": "left out: one cube in three places",
    "enchanted_bow": "hits Tribes only",
    "rune_staff": "costs Grit",
    "treasure_trove": "is worth Grit",
}


@dataclass(frozen=True)
class Place:
    """Where a component of a kind must be known: what to look at, what to do, and whether it is."""

    game: str
    kinds: tuple[str, ...]
    path: str
    remedy: str
    knows: Callable[[str], bool]


def text_of(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def quoted_in(path: str) -> Callable[[str], bool]:
    """Does it stand in the file as a word in quotes, by itself or behind a colon?"""
    words = set(re.findall(r"""["'](?:[a-z]+:)?([\w-]+)["']""", text_of(path)))
    return lambda id_: id_ in words


def layout_of(game: str, *kinds: str) -> Place:
    path = f"src/underkeep/games/{game}/judge/layout.json"
    words = set(words_in(json.loads(text_of(path))))
    return Place(game, kinds, path, f"python -m underkeep.env.learn {game}", lambda id_: id_ in words)


def words_in(tree: Any) -> Iterator[str]:
    """Every word of a layout; `token:thief` is the word `thief`."""
    if isinstance(tree, str):
        yield tree.rpartition(":")[2]
    elif isinstance(tree, dict | list):
        for inner in tree.values() if isinstance(tree, dict) else tree:
            yield from words_in(inner)


def client_of(game: str, *kinds: str) -> Place:
    path = f"client/src/games/{game}/view.ts"
    return Place(game, kinds, path, "underkeep ts", quoted_in(path))


def positions_of(game: str, *kinds: str) -> Place:
    folder = f"tests/games/{game}/positions"
    text = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / folder).rglob("*.yaml"))
    words = set(re.findall(r"[\w-]+", text))
    return Place(game, kinds, folder, "write a position file in which it counts", lambda id_: id_ in words)


def uses_of_vast(*kinds: str) -> Place:
    path = "tests/conformance/vast_cards.py"
    words = {word for use in import_module("tests.conformance.vast_cards").USES for word in use.split()}
    return Place("vast", kinds, path, "say in USES which move or event uses it", lambda id_: id_ in words)


def strikes_of_vast() -> Place:
    """The judge counts cards by the piece; only what lends the Knight a blow must be known to it by name."""
    path = "src/underkeep/games/vast/judge/strike.py"
    text = text_of(path)

    def is_counted(id_: str) -> bool:
        counted = "cursed(" if id_ == "cursed_amulet" else id_.upper()  # the Amulet by what it does
        return id_ in NOT_IN_A_STRIKE or counted in text

    return Place("vast", ("treasure",), path, "count it in Purse, or say in NOT_IN_A_STRIKE why not", is_counted)


def places() -> list[Place]:
    cards = ("treasure", "sidequest", "event", "war", "monster", "secret", "power", "scale", "omen", "upgrade")
    vast = (*cards, "advancement")
    rooms = ("clan", "hero", "room")
    pieces = ("character", "object")
    return [
        layout_of("vast", *vast),
        client_of("vast", *vast),
        uses_of_vast(*vast),
        strikes_of_vast(),
        layout_of("heroes", *rooms, "loot", "card", "effect"),
        client_of("heroes", *rooms),
        positions_of("heroes", *rooms, "card", "effect"),
        layout_of("twister", *pieces),
        client_of("twister", *pieces),
        positions_of("twister", *pieces),
    ]


def components(game: str, kind: str) -> list[str]:
    """Ids of a kind in the game's own pack."""
    trees = load_game(game).pack.trees.values()
    return [entry["id"] for tree in trees for entry in tree.get(kind, ())]


def unknown() -> list[str]:
    """A line for every component that a place does not know."""
    return [
        f"{kind} {id_}: {place.path}: {place.remedy}"
        for place in places()
        for kind in place.kinds
        for id_ in components(place.game, kind)
        if not place.knows(id_)
    ]


if __name__ == "__main__":
    print("\n".join(unknown()))
