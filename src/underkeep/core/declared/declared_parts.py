"""The content of a declared game: `content/parts.toml` names its roles and places and counts the cards of each pool."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, final

from underkeep.core.declared.state_fields import Pool
from underkeep.core.formats.content import ContentPack, Entry, Words

FILE: Final = "parts"
ROLES: Final = "roles"
PLACES: Final = "places"
MAX_COPIES: Final = 200
MAX_WORTH: Final = 1000


@final
@dataclass(frozen=True)
class Parts:
    """Names by id; the places that are shown; of each pool how many there are of each card, and what one is worth."""

    digest: str
    names: Mapping[str, Words]
    places: tuple[str, ...]
    counts: Mapping[str, tuple[int, ...]]
    worths: Mapping[str, tuple[int, ...]]

    def say(self, id: str, lang: str) -> str:
        return self.names[id].say(lang) if id in self.names else id

    def cards(self, pool: Pool) -> list[int]:
        """Every card of a pool, by its number."""
        return [card for card, count in enumerate(self.counts[pool.id]) for _ in range(count)]

    def worth(self, pool: Pool, card: int) -> int:
        return self.worths[pool.id][card]


def read_parts(pack: ContentPack, roles: tuple[str, ...], pools: Iterable[Pool]) -> Parts:
    """The pack, checked: the cards of a pool are those that the rules know, in their order."""
    file = pack.file(FILE)
    names: dict[str, Words] = {}
    counts: dict[str, tuple[int, ...]] = {}
    worths: dict[str, tuple[int, ...]] = {}
    read_names(file, ROLES, names)
    places = read_names(file, PLACES, names)
    for pool in pools:
        read = [read_card(entry, names) for entry in listed(file, pool.id, pool.cards)]
        counts[pool.id] = tuple([count for count, _ in read])
        worths[pool.id] = tuple([worth for _, worth in read])
    file.done()
    for role in roles:
        if role not in names:
            raise file.bad(ROLES, f"has no {role}", f'Add [[{ROLES}]] with id = "{role}" and its name.')
    return Parts(pack.digest, names, places, counts, worths)


def read_names(file: Entry, table: str, names: dict[str, Words]) -> tuple[str, ...]:
    """The ids of a table, their names put with the others."""
    ids: list[str] = []
    for entry in file.entries(table):
        ids.append(entry.text("id"))
        names[ids[-1]] = entry.words("name")
        entry.done()
    return tuple(ids)


def listed(file: Entry, table: str, ids: tuple[str, ...]) -> list[Entry]:
    """The entries of a table, which must be just these, in this order."""
    entries = file.entries(table)
    if tuple([entry.text("id") for entry in entries]) != ids:
        raise file.bad(table, "lists other cards than the rules know", f"Give {', '.join(ids)}, in this order.")
    return entries


def read_card(entry: Entry, names: dict[str, Words]) -> tuple[int, int]:
    """How many there are, and what one is worth."""
    names[entry.text("id")] = entry.words("name")
    read = (entry.number("count", 0, MAX_COPIES), entry.number_or("worth", 0, MAX_WORTH, 0))
    entry.done()
    return read
