"""Upkeep: what an operator does to tables of a stopped server: read, verify, take back, patch, bring in, delete."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from underkeep.core.formats.codec import canonical, digest
from underkeep.core.formats.records import read_record
from underkeep.core.kernel.errors import BadInput, Divergence, UnderkeepError
from underkeep.library import Loaded
from underkeep.server.catalogue import Catalogue
from underkeep.server.errors import NoTable
from underkeep.server.kept_packs import KeptPacks
from underkeep.server.operator.record_import import keep
from underkeep.server.people.seats import Seat, hashed, new_secret
from underkeep.server.store.interface import JournalEntry, Store, StoreFailed
from underkeep.server.tables.reopening import Stored, again, reopen
from underkeep.server.tables.service_time import ServiceTime
from underkeep.server.tables.status import OPERATOR
from underkeep.server.tables.submit import ONCE, enter
from underkeep.server.tables.table import Table, first_game, now, snapshot_of, undo_entry

MAX_LINES: Final = 10_000  # of a table's talk


async def stored(store: Store, id_: str) -> Stored:
    """All that the store has of a table."""
    row, snapshot = await store.table(id_), await store.snapshot(id_)
    if row is None or snapshot is None:
        raise NoTable(f"there is no table {id_!r}", "ID", "List them with `underkeep table list`.")
    return Stored(row, await store.seats(id_), await store.journal(id_), snapshot, ServiceTime(store.served()))


async def opened(store: Store, catalogue: Catalogue, id_: str) -> Table:
    found = await stored(store, id_)
    return reopen(found, await KeptPacks(catalogue, store).of_table(found.row))


def facts(table: Table) -> dict[str, Any]:
    """A table in a few words."""
    result = table.result()
    return {
        "table": table.row.id,
        "game": table.row.game,
        "created": table.row.created,
        "moves": len(table.history.moves),
        "entries": table.seq,
        "over": table.over(),
        "asked": list(table.asked()),
        "winners": None if result is None else list(result.winners),
        "origin": table.row.origin,
        "public": table.settings.public,
        "title": table.settings.title,
        "seats": [seat_facts(table, seat) for seat in table.seats],
    }


def closed_facts(found: Stored, error: Exception) -> dict[str, Any]:
    """What is known of a table that cannot be opened, and why it cannot."""
    return {
        "table": found.row.id,
        "game": found.row.game,
        "created": found.row.created,
        "moves": sum(entry.kind == "act" for entry in found.journal),
        "entries": len(found.journal),
        "problem": error.problem if isinstance(error, UnderkeepError) else f"{type(error).__name__}: {error}",
        "rules": found.row.rules_version,
        "content": found.row.content,
        "seats": [{"seat": seat.number, "kind": seat.kind, "roles": list(seat.roles)} for seat in found.seats],
    }


async def facts_of(store: Store, catalogue: Catalogue, id_: str) -> dict[str, Any]:
    """A table in a few words, whether it can be opened or not."""
    found = await stored(store, id_)
    try:
        return facts(reopen(found, await KeptPacks(catalogue, store).of_table(found.row)))
    except Exception as error:  # whatever is wrong with it is what the operator asks for
        return closed_facts(found, error)


async def talk_of(store: Store, id_: str) -> list[dict[str, Any]]:
    """What was said at a table, with the names of those who have one."""
    await stored(store, id_)  # or there is no such table
    rows = await store.chat(id_, MAX_LINES)
    people = await store.people_named([row.owner for row in rows if row.owner is not None])
    names = {person.owner: person.name for person in people}
    return [
        {"n": row.n, "at": row.at, "seat": row.seat, "who": names.get(row.owner or b"", ""), "kind": row.kind,
         "text": row.text}
        for row in rows
    ]  # fmt: skip


def seat_facts(table: Table, seat: Seat) -> dict[str, Any]:
    """A seat without its secrets."""
    told = {"seat": seat.number, "kind": seat.kind, "roles": list(seat.roles)}
    return {**told, "level": table.bot_level(seat), "taken": seat.taken()}


def idle(tables: Iterable[tuple[str, str]], days: int) -> list[str]:
    """Tables at which nothing has happened for so many days."""
    limit = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="seconds")
    return [id_ for id_, last in tables if last < limit]


# ---------------------------------------------------------------- verify
@dataclass(frozen=True)
class TableVerdict:
    """What would become of a stored game under the present rules: `at` is the entry where it parts, "" for nowhere.

    `older`: it was played by an older version of the rules, so that it may well part.
    """

    table: str
    game: str
    moves: int
    ok: bool
    at: int | None
    problem: str
    older: bool


async def verify(store: Store, catalogue: Catalogue, id_: str) -> TableVerdict:
    """Replay the journal of a table and compare every state with the one recorded."""
    found = await stored(store, id_)
    moves = sum(entry.kind == "act" for entry in found.journal)
    head = (id_, found.row.game, moves)
    older = False
    try:
        loaded = await KeptPacks(catalogue, store).of_table(found.row)
        older = is_older(found, loaded)
        compare(found, loaded)
    except Divergence as error:
        return TableVerdict(*head, False, int(error.where), error.problem, older)
    except UnderkeepError as error:
        return TableVerdict(*head, False, None, str(error).replace("\n", " "), older)
    except Exception as error:  # one bad table is one bad table
        return TableVerdict(*head, False, None, f"{type(error).__name__}: {error}", older)
    return TableVerdict(*head, True, None, "", older)


def is_older(found: Stored, loaded: Loaded) -> bool:
    """Was it played by older rules, or with content that the present one follows?"""
    return found.row.rules_version < loaded.spec.rules_version or found.row.content in loaded.pack.follows


def compare(found: Stored, loaded: Loaded) -> None:
    if found.row.content != loaded.pack.digest:
        raise BadInput(f"was played with content {found.row.content}", "content", "Give its pack: --content PACK.")
    table = Table(found.row, found.seats, loaded, first_game(loaded, found.row), found.time)
    for entry in found.journal:
        step(table, entry)
    if canonical(table.spec.save(table.history.game)) != found.snapshot.tree:
        raise Divergence("the last state differs", str(table.seq), "The rules were changed.")


def step(table: Table, entry: JournalEntry) -> None:
    """One entry again; where it may not be done, or leads elsewhere, the game parts."""
    try:
        table.settle(entry, again(table, entry))
    except UnderkeepError as error:
        raise Divergence(error.problem, str(entry.n), "The rules were changed.") from None
    if recorded(entry) not in ("", digest(table.spec.save(table.history.game))):
        raise Divergence(f"after {entry.move!r} the state differs", str(entry.n), "The rules were changed.")


def recorded(entry: JournalEntry) -> str:
    """The digest that stands in a line of the record."""
    _, equals, rest = entry.record.partition(" = ")
    return rest.partition(" ")[0] if equals else ""


# ---------------------------------------------------------------- changes
async def undo(store: Store, table: Table, back: int) -> None:
    """Take back moves whatever was learnt by them: the operator answers for it, and the log shows it."""
    moves = len(table.history.moves)
    if not moves:
        raise BadInput("there are no moves to take back", "ID", "Nobody has moved since it began or was patched.")
    if not 0 < back <= moves:
        raise BadInput(f"there are {moves} moves to take back", "COUNT", f"Give a number from 1 to {moves}.")
    if table.status.ended:
        raise BadInput("the table was ended by its people", "ID", "Nothing can be taken back.")
    entry, snapshot = undo_entry(table, operator(table), "", "", back)
    if await enter(table, store, entry, snapshot) != ONCE:
        raise BadInput("could not be written", "--data", "Is the disk full?")


async def patch(store: Store, catalogue: Catalogue, id_: str, position: dict[str, Any]) -> Table:
    """Put a position on the table, also on one that cannot be opened: same game, same roles; visibly logged."""
    found = await stored(store, id_)
    loaded = await KeptPacks(catalogue, store).of_table(found.row)
    game = loaded.spec.position_in(position, loaded.content)
    roles = tuple(role for seat in found.seats for role in seat.roles)
    if sorted(loaded.spec.role_names(game)) != sorted(roles):
        raise BadInput("has other roles than the table", "setup", f"The table has {', '.join(roles)}.")
    n = len(found.journal) + 1
    text = json.dumps(position, separators=(",", ":"))
    entry = JournalEntry(id_, n, "patch", OPERATOR, "", text, "", "", now(), found.time.now())
    try:
        await store.append(entry, snapshot_of(loaded.spec, game, n))
    except StoreFailed:
        raise BadInput("could not be written", "--data", "Is the disk full?") from None
    return await opened(store, catalogue, id_)


def operator(table: Table) -> Seat:
    return Seat(OPERATOR, "me", table.names[:1], "", None, None)


async def bring_in(store: Store, catalogue: Catalogue, text: str) -> tuple[str, dict[str, str]]:
    """A record as a table: to look at if it is over, else to be played on by whoever gets the tokens."""
    read = read_record(text)
    packs = KeptPacks(catalogue, store)
    loaded = await packs.find(read.game, read.content)
    kept = keep(read, loaded)
    await packs.keep(loaded)
    unfinished = kept.journal[-1].kind == "end"  # which `keep` adds to what the rules have not ended
    if not unfinished:
        await store.add_table(kept.row, kept.seats, kept.snapshot, kept.journal, True)
        return kept.row.id, {}
    tokens = {seat.roles[0]: new_secret() for seat in kept.seats}
    seats = [replace(seat, kind="link", token=hashed(tokens[seat.roles[0]])) for seat in kept.seats]
    journal = kept.journal[:-1]
    await store.add_table(kept.row, seats, replace(kept.snapshot, n=len(journal)), journal)
    return kept.row.id, tokens
