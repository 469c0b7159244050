"""`underkeep table`: the operator's toolbox for the tables of a server, which stands still meanwhile."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from underkeep.cli.serve import data_folder
from underkeep.cli.words import as_json, read_text, say_json, write_text
from underkeep.core.kernel.errors import BadInput
from underkeep.server.catalogue import Catalogue
from underkeep.server.operator import table_tools
from underkeep.server.store.interface import Store
from underkeep.server.store.sql import SqlStore
from underkeep.server.store.sqlite import FILE, SqliteStore
from underkeep.server.tables import replays
from underkeep.yaml_positions import open_position, position_keys

Value = TypeVar("Value")
PATHS = click.Path(path_type=Path)
in_folder = click.option("--data", metavar="DIR", help="Folder of the data file, or postgresql://…")
with_packs = click.option("--content", "packs", multiple=True, type=PATHS, help="A content pack; may be repeated.")


@click.group()
def table() -> None:
    """Tables of a server: look, export, bring in, mend, delete. Stop the server before you bring in or mend."""


def using(data: str | None, work: Callable[[Store], Coroutine[Any, Any, Value]], alone: bool = True) -> Value:
    """Open the store, do something, close it."""

    async def run() -> Value:
        store = open_place(data, alone)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def open_place(data: str | None, alone: bool) -> SqlStore:
    """A database, or a data file; a folder without tables is named, not made."""
    if data is not None and data.startswith(("postgresql://", "postgres://")):
        from underkeep.server.store.postgres import PostgresStore

        return PostgresStore(data, "alone" if alone else "free")
    folder = data_folder() if data is None else Path(data)
    if not (folder / FILE).is_file():
        raise BadInput("holds no tables", str(folder), "Give the server's folder with --data.")
    return SqliteStore(folder, alone=alone)


# ---------------------------------------------------------------- looking
@table.command("list")
@in_folder
@with_packs
@as_json
def list_tables(data: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """All tables, those left alone longest first."""

    async def work(store: Store) -> list[dict[str, Any]]:
        catalogue = Catalogue(packs)
        tables = await store.all_tables()
        return [{**await table_tools.facts_of(store, catalogue, id_), "last": last} for id_, last in tables]

    rows = using(data, work, alone=False)
    if as_json:
        return say_json({"tables": rows})
    for row in rows:
        state = row.get("problem") or ("over" if row["over"] else f"waits for {', '.join(row['asked']) or 'its start'}")
        click.echo(f"{row['table']}  {row['last']}  {row['game']:8}  {row['moves']:4} moves  {state}")
    click.echo(f"{len(rows)} table{'' if len(rows) == 1 else 's'}")


@table.command("show")
@click.argument("id_", metavar="ID")
@in_folder
@with_packs
@as_json
def show_table(id_: str, data: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """One table: seats, how it stands, what happened; no secrets of the game."""

    async def work(store: Store) -> dict[str, Any]:
        found = await table_tools.facts_of(store, Catalogue(packs), id_)
        journal = [{"n": e.n, "kind": e.kind, "role": e.role, "at": e.at} for e in await store.journal(id_)]
        return {**found, "journal": journal}

    row = using(data, work, alone=False)
    if as_json:
        return say_json(row)
    for name, value in row.items():
        if name not in ("seats", "journal"):
            click.echo(f"{name:10}  {in_words(value)}")
    for seat in row["seats"]:
        roles = ", ".join(seat["roles"])
        click.echo(f"seat {seat['seat']}      {seat['kind']}  {roles}  {seat.get('level', '')}".rstrip())
    for line in row["journal"][-20:]:
        click.echo(f"{line['n']:5}  {line['at']}  {line['kind']:5}  {line['role']}".rstrip())


def in_words(value: Any) -> str:
    """A fact as people read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value) or "-"
    return "-" if value is None or value == "" else str(value)


@table.command("talk")
@click.argument("id_", metavar="ID")
@in_folder
@as_json
def show_talk(id_: str, data: str | None, as_json: bool) -> None:
    """What was said at a table, line by line with who said it: `underkeep person mute WHO` ends that."""

    async def work(store: Store) -> list[dict[str, Any]]:
        return await table_tools.talk_of(store, id_)

    lines = using(data, work, alone=False)
    if as_json:
        return say_json({"lines": lines})
    for line in lines:
        click.echo(f"{line['n']:5}  {line['at']}  {line['who'] or 'somebody'}  {line['kind']}: {line['text']}")


@table.command("export")
@click.argument("id_", metavar="ID")
@click.option("--out", type=PATHS, help="File to write; else it is printed.")
@click.option("--seed", is_flag=True, help="Tell the seed although the game is not over.")
@in_folder
@with_packs
def export_table(id_: str, out: Path | None, seed: bool, data: str | None, packs: tuple[Path, ...]) -> None:
    """The record of a game; its seed only when it is over, unless you insist."""

    async def work(store: Store) -> str:
        found = await table_tools.opened(store, Catalogue(packs), id_)
        if not found.is_whole():
            raise BadInput("has no record: its rules changed, or it was patched", id_, "Copy the data file instead.")
        return replays.record(found, seed or found.over())

    text = using(data, work, alone=False)
    click.echo(text, nl=False) if out is None else write_text(out, text)


@table.command("verify-all")
@in_folder
@with_packs
@as_json
def verify_all(data: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """Replay every stored game: which would change under the present rules, and where; status 1 if one would.

    Games that were played by older rules may change; that is said, and is no fault.
    """

    async def work(store: Store) -> list[table_tools.TableVerdict]:
        catalogue = Catalogue(packs)
        return [await table_tools.verify(store, catalogue, id_) for id_, _ in await store.all_tables()]

    found = using(data, work, alone=False)
    if as_json:
        say_json({"tables": [asdict(verdict) for verdict in found]})
    else:
        for verdict in found:
            where = f"parts at entry {verdict.at}: " if verdict.at is not None else ""
            told = "ok" if verdict.ok else ("older rules: " if verdict.older else "") + where + verdict.problem
            click.echo(f"{verdict.table}  {verdict.game:8}  {verdict.moves:4} moves  {told}")
    if not all(verdict.ok or verdict.older for verdict in found):
        sys.exit(1)


# ---------------------------------------------------------------- changing
@table.command("import")
@click.argument("file", type=PATHS)
@in_folder
@with_packs
@as_json
def import_table(file: Path, data: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """A record with its seed as a new table: to look at, or, if it is not over, to be played on by links."""
    text = read_text(file)
    id_, tokens = using(data, partial(table_tools.bring_in, catalogue=Catalogue(packs), text=text))
    links = {role: f"/#/table/{id_}/seat/{token}" for role, token in tokens.items()}
    if as_json:
        return say_json({"table": id_, "links": links})
    click.echo(f"table {id_}")
    for role, link in links.items():
        click.echo(f"{role:10}  {link}")
    if links:
        click.echo("Put the address of your server before each link.")


@table.command("undo")
@click.argument("id_", metavar="ID")
@click.argument("count", type=int)
@in_folder
@with_packs
@as_json
def undo_moves(id_: str, count: int, data: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """Take back moves, whatever was learnt by them; the log of the table says that you did."""

    async def work(store: Store) -> dict[str, Any]:
        found = await table_tools.opened(store, Catalogue(packs), id_)
        await table_tools.undo(store, found, count)
        return table_tools.facts(found)

    changed(using(data, work), as_json)


@table.command("patch")
@click.argument("id_", metavar="ID")
@click.argument("file", type=PATHS)
@in_folder
@with_packs
@as_json
def patch_table(id_: str, file: Path, data: str | None, packs: tuple[Path, ...], as_json: bool) -> None:
    """Put the situation of a position file on the table; the log of the table says that you did."""
    located, position, _ = open_position(file)

    async def work(store: Store) -> dict[str, Any]:
        row = (await table_tools.stored(store, id_)).row
        if position.game != row.game:
            raise BadInput(f"is a position of {position.game}", str(file), f"The table plays {row.game}.")
        keys = position_keys(position.tree)
        try:
            return table_tools.facts(await table_tools.patch(store, Catalogue(packs), id_, keys))
        except BadInput as error:
            raise located.bad(error) from None

    changed(using(data, work), as_json)


def changed(row: dict[str, Any], as_json: bool) -> None:
    if as_json:
        return say_json(row)
    click.echo(f"{row['table']}: {row['moves']} moves, waits for {', '.join(row['asked']) or 'nobody'}")


@table.command("delete")
@click.argument("ids", metavar="[ID]...", nargs=-1)
@click.option("--idle", "days", type=click.IntRange(1), help="All tables where nothing happened for so many days.")
@in_folder
@as_json
def delete_tables(ids: tuple[str, ...], days: int | None, data: str | None, as_json: bool) -> None:
    """Delete tables for good: by id, or those that stand idle. A server that runs notices."""

    async def work(store: Store) -> list[str]:
        wished = [*ids, *(table_tools.idle(await store.all_tables(), days) if days is not None else [])]
        for id_ in ids:
            await table_tools.stored(store, id_)  # an unknown one is named before anything is deleted
        return [id_ for id_ in wished if await store.delete(id_)]

    if not ids and days is None:
        raise BadInput("nothing to delete", "ID", "Give ids, or --idle DAYS.")
    gone = using(data, work, alone=False)
    if as_json:
        return say_json({"deleted": gone})
    click.echo(f"{len(gone)} deleted")
