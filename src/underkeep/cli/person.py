"""`underkeep person`: the operator's toolbox for people with names; the server stands still for what changes."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from underkeep.cli.table import PATHS, in_folder, using
from underkeep.cli.words import as_json, say_json, write_text
from underkeep.core.kernel.errors import BadInput
from underkeep.server.operator import people_tools
from underkeep.server.people.bot_accounts import keep_bot
from underkeep.server.store.interface import Person, Store

MAX_OPERATOR_BOTS: Final = 1000


@click.group()
def person() -> None:
    """People of a server: list, bot, rename, reset-password, mute, unmute, export, delete."""


@person.command("list")
@in_folder
@as_json
def list_people(data: str | None, as_json: bool) -> None:
    """All people with names."""

    async def work(store: Store) -> list[dict[str, object]]:
        return [people_tools.facts(row) for row in await store.people()]

    rows = using(data, work, alone=False)
    if as_json:
        return say_json({"people": rows})
    for row in rows:
        kept = "password" if row["password"] else "no password"
        id_ = str(row["person"])[: people_tools.ID_SHOWN]
        click.echo(f"{id_}  {row['created']}  {row['tables']:4} tables  {kept:11}  {row['name']}")
    click.echo(f"{len(rows)} {'person' if len(rows) == 1 else 'people'}")


@person.command("bot")
@click.argument("name")
@in_folder
def make_bot(name: str, data: str | None) -> None:
    """Make an account for a program, or a new token for it."""

    async def work(store: Store) -> str:
        return (await keep_bot(store, name, None, MAX_OPERATOR_BOTS)).token

    token = using(data, work)
    click.echo(f"The token of {name}, told only here: {token}")
    click.echo(f"Play: underkeep bot --server URL --token {token} BOT")


@person.command("rename")
@click.argument("who")
@click.argument("name")
@in_folder
def rename(who: str, name: str, data: str | None) -> None:
    """Give a person another name."""

    async def work(store: Store) -> None:
        await people_tools.rename(store, await people_tools.found(store, who), name)

    using(data, work)
    click.echo(f"{who} is called {name} now.")


@person.command("reset-password")
@click.argument("who")
@in_folder
def reset_password(who: str, data: str | None) -> None:
    """Give a person a new password, and sign out every browser."""

    async def work(store: Store) -> str:
        return await people_tools.reset_password(store, await people_tools.found(store, who))

    password = using(data, work)
    click.echo(f"The new password of {who}, told only here: {password}")


@person.command("mute")
@click.argument("who")
@in_folder
def mute(who: str, data: str | None) -> None:
    """Let nobody hear what a person says at any table."""
    silence(who, data, silenced=True)
    click.echo(f"{who} is heard at no table now.")


@person.command("unmute")
@click.argument("who")
@in_folder
def unmute(who: str, data: str | None) -> None:
    """Let everybody hear a person again."""
    silence(who, data, silenced=False)
    click.echo(f"{who} is heard again.")


def silence(who: str, data: str | None, silenced: bool) -> None:
    async def work(store: Store) -> None:
        await people_tools.silence(store, await people_tools.found(store, who), silenced)

    using(data, work)


@person.command("export")
@click.argument("who")
@click.option("--out", type=PATHS, help="File to write; else it is printed.")
@in_folder
def export(who: str, out: Path | None, data: str | None) -> None:
    """Everything that the server keeps about a person, as JSON."""
    import json

    async def work(store: Store) -> str:
        tree = await people_tools.export(store, await people_tools.found(store, who))
        return json.dumps(tree, ensure_ascii=False, indent=1) + "\n"

    text = using(data, work, alone=False)
    click.echo(text, nl=False) if out is None else write_text(out, text)


@person.command("delete")
@click.argument("who")
@click.option("--yes", is_flag=True, help="Do not ask again.")
@in_folder
def delete(who: str, yes: bool, data: str | None) -> None:
    """Delete a name with everything personal: sessions, chat, ratings, mail. Their tables stay, with nobody's name."""

    async def work(store: Store) -> Person:
        wanted = await people_tools.found(store, who)
        if not yes and not click.confirm(f"Delete {wanted.name} and what they said, for good?"):
            raise BadInput("nothing was deleted", who, "Say yes, or give --yes.")
        await store.delete_person(wanted.owner)
        await store.sweep()
        return wanted

    gone = using(data, work)
    click.echo(f"{gone.name} is deleted. Backups of before still hold the name.")
