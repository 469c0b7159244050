"""What a bot believes about hidden things: the worlds that its search thinks in, looked at with everybody's eyes.

Worlds are made from the view alone. What is the same in all of them the bot knows; what differs it does not, and how
often it is this or that is its belief. What nobody at the table knows, such as the order of a deck, is not told.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from underkeep.bots.position import AskedPosition
from underkeep.core.kernel.views import plain

WORLDS: Final = 24  # different ones in a search; more cost time and change little
MAX_BELIEFS: Final = 16
MAX_GUESSES: Final = 4
COPY: Final = re.compile(r"-\d+$")  # crystal-04 is one of several of its kind
Place = tuple[tuple[str, ...], str]  # the ids of the things on the way to it, and the field of the last
Seen = dict[Place, frozenset[str]]


@dataclass(frozen=True)
class Belief:
    """What a thing may be, or where, with the share of the worlds in which it is; the likeliest first."""

    things: tuple[str, ...]  # ids from the outermost: a board, a pile of it
    guesses: tuple[tuple[str, float], ...]


def beliefs(position: AskedPosition) -> list[Belief]:
    """The surest first; nothing where everything is known."""
    worlds = [position.world(number) for number in range(WORLDS)]
    everybody = frozenset(range(len(position.spec.role_names(worlds[0]))))
    seen = [dict(looked_at(plain(position.spec.view(world, everybody)))) for world in worlds]
    found = [believed(things, several) for things, several in doubtful(seen).items()]
    return sorted(found, key=lambda one: (-one.guesses[0][1], one.things))[:MAX_BELIEFS]


def looked_at(tree: Any, things: tuple[str, ...] = (), field: str = "") -> Iterator[tuple[Place, frozenset[str]]]:
    """Every field of every thing that has an id, and what stands there."""
    if isinstance(tree, dict):
        id = tree.get("id")
        inside = (*things, id) if isinstance(id, str) else things
        for name, value in tree.items():
            yield from looked_at(value, inside, name if inside != things else f"{field}/{name}")
    elif isinstance(tree, list) and any(isinstance(item, (dict, list)) for item in tree):
        for number, item in enumerate(tree):
            yield from looked_at(item, things, f"{field}/{number}")
    elif things:
        values = tree if isinstance(tree, list) else [tree]
        yield (things, field), frozenset(COPY.sub("", str(value)) for value in values if value is not None)


def doubtful(seen: list[Seen]) -> dict[tuple[str, ...], Counter[str]]:
    """Things of which something differs from world to world: that field of theirs that differs least, counted."""
    found: dict[tuple[str, ...], Counter[str]] = {}
    for place in sorted({place for world in seen for place in world}):
        told = [world.get(place, frozenset()) for world in seen]
        counts = Counter(value for values in told for value in values)
        if len(set(told)) > 1 and counts:
            best = found.get(place[0])
            if best is None or len(counts) < len(best):
                found[place[0]] = counts
    return found


def believed(things: tuple[str, ...], counts: Counter[str]) -> Belief:
    likely = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:MAX_GUESSES]
    return Belief(things, tuple((value, count / WORLDS) for value, count in likely))
