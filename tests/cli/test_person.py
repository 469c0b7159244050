"""`underkeep person`: an operator renames, gives a new password, exports and deletes; nothing personal stays."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.people.accounts import verified
from underkeep.server.people.seats import hashed
from underkeep.server.server import GameServer
from underkeep.server.store.interface import ChatRow
from underkeep.server.store.sqlite import SqliteStore

SESSION, WEBHOOK, SAID = "a" * 43, "https://hook.example/zanzibar", "the crown lies under the stairs"
HOTSEAT = [wire.SeatWish("hotseat", ["yellow", "blue"])]


def run(folder: Path, *words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["person", *words, "--data", str(folder)], input=typed)


def told(folder: Path, *words: str) -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = json.loads(run(folder, *words).stdout)
    return found


def lived_in(folder: Path) -> str:
    """A data file with somebody called Zenobia at a table of hers, who has talked."""

    async def work() -> str:
        server = GameServer(Catalogue(), SqliteStore(folder), workers=1)
        await server.people.take_name(SESSION, wire.TakeName("Zenobia", "a long password"))
        table = (await server.maker.make(wire.NewTable("twister", {}, HOTSEAT, "5"), SESSION)).table.row.id
        await server.store.add_chat(table, ChatRow(1, 0, SAID, "2026-11-18"))
        await server.store.set_webhook(table, 0, WEBHOOK)
        await server.close()
        return table

    return asyncio.run(work())


def stored(folder: Path) -> bytes:
    """Every byte of the data file and of what SQLite keeps beside it."""
    return b"".join(path.read_bytes() for path in sorted(folder.iterdir()))


def test_people_are_listed_and_exported_with_all_that_is_theirs(tmp_path: Path) -> None:
    table = lived_in(tmp_path)

    [row] = told(tmp_path, "list", "--json")["people"]
    everything = told(tmp_path, "export", "zenobia")

    assert (row["name"], row["password"], row["tables"]) == ("Zenobia", True, 1)
    assert everything["seats"] == [{"table": table, "seat": 0, "webhook": WEBHOOK}]
    assert [line["text"] for line in everything["chat"]] == [SAID]
    assert "argon2" not in json.dumps(everything)
    assert "1 person\n" in run(tmp_path, "list").stdout


def test_a_person_gets_another_name(tmp_path: Path) -> None:
    lived_in(tmp_path)
    assert run(tmp_path, "rename", "Zenobia", "Zoe").exit_code == 0
    assert [row["name"] for row in told(tmp_path, "list", "--json")["people"]] == ["Zoe"]


def test_a_new_password_is_told_once_and_signs_everybody_out(tmp_path: Path) -> None:
    lived_in(tmp_path)
    password = run(tmp_path, "reset-password", "Zenobia").stdout.split()[-1]

    async def kept() -> tuple[bool, bool]:
        store = SqliteStore(tmp_path)
        person, session = await store.person_named("zenobia"), await store.person_of(hashed(SESSION))
        await store.close()
        assert person is not None
        return verified(person.password, password), session is None

    assert asyncio.run(kept()) == (True, True)


def test_nothing_of_a_deleted_person_is_left_in_any_file(tmp_path: Path) -> None:
    lived_in(tmp_path)
    personal = (b"Zenobia", b"zenobia", SAID.encode(), WEBHOOK.encode(), hashed(SESSION), b"argon2")
    assert all(part in stored(tmp_path) for part in personal)

    assert run(tmp_path, "delete", "Zenobia", typed="n\n").exit_code == 2
    assert b"Zenobia" in stored(tmp_path), "whoever says no deletes nothing"
    done = run(tmp_path, "delete", "Zenobia", "--yes")

    assert done.exit_code == 0, done.output
    assert "Backups" in done.stdout
    assert [part for part in personal if part in stored(tmp_path)] == []
    assert "1 table" in CliRunner().invoke(main, ["table", "list", "--data", str(tmp_path)]).stdout


def test_whoever_is_not_there_is_refused_with_a_remedy(tmp_path: Path) -> None:
    lived_in(tmp_path)
    refused = run(tmp_path, "delete", "Xerxes", "--yes")
    assert refused.exit_code == 2
    assert "underkeep person list" in refused.output
