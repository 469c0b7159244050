"""`underkeep table`: an operator looks at tables, mends and removes them; what is changed stands in their log."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from underkeep.cli.main import main
from underkeep.library import load_game
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.server import GameServer
from underkeep.server.store.sqlite import FILE, SqliteStore
from underkeep.server.tables.submit import ONCE
from underkeep.server.tables.table import Table
from underkeep.yaml_positions import write_position

HOTSEAT = [wire.SeatWish("hotseat", ["yellow", "blue"])]


def run(*args: object) -> Result:
    return CliRunner().invoke(main, ["table", *map(str, args)])


def told(*args: object) -> Any:
    done = run(*args, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def server_in(folder: Path) -> GameServer:
    return GameServer(Catalogue(), SqliteStore(folder), workers=1)


def played(folder: Path, moves: int = 12, resign: bool = False) -> str:
    """A stored table of Dungeon Twister with some moves."""

    async def work() -> str:
        server = server_in(folder)
        table = (await server.maker.make(wire.NewTable("twister", {}, HOTSEAT, "5"), "host")).table
        for n in range(moves):
            role = table.spec.asked(table.history.game)[0]
            action = table.history.game.options(role)[0]
            version = table.spec.version(table.history.game, role)
            act = wire.Act(table.names[role], version, action.text, f"k{n}")
            assert await server.dispatcher.act(table, table.seats[0], act, None) == ONCE
        if resign:
            closed = await server.dispatcher.say(table, None, wire.Host("close", "c"), True, None)
            assert closed == ONCE
        await server.close()
        return table.row.id

    return asyncio.run(work())


def opened(folder: Path, id_: str) -> Table:
    async def work() -> Table:
        server = server_in(folder)
        try:
            return await server.tables.find(id_)
        finally:
            await server.close()

    return asyncio.run(work())


def notes(table: Table) -> list[str]:
    return [entry.note.id for entry in table.log if entry.note is not None]


def test_tables_are_listed_and_shown_without_secrets(tmp_path: Path) -> None:
    id_ = played(tmp_path)
    seed = opened(tmp_path, id_).row.seed.hex()
    rows = told("list", "--data", tmp_path)["tables"]
    assert [(row["table"], row["moves"], row["over"]) for row in rows] == [(id_, 12, False)]
    shown = run("show", id_, "--data", tmp_path)
    assert "seat 0" in shown.stdout
    assert seed not in shown.stdout
    assert "1 table\n" in run("list", "--data", tmp_path).stdout


def test_a_folder_without_tables_or_an_unknown_table_is_named(tmp_path: Path) -> None:
    done = run("list", "--data", tmp_path)
    assert done.exit_code == 2
    assert "holds no tables" in done.output
    assert not (tmp_path / FILE).exists()
    played(tmp_path, 0)
    assert run("show", "nowhere", "--data", tmp_path).exit_code == 2


def test_reading_is_allowed_beside_a_running_server_changing_is_not(tmp_path: Path) -> None:
    id_ = played(tmp_path)
    store = SqliteStore(tmp_path)
    assert told("list", "--data", tmp_path)["tables"][0]["table"] == id_
    refused = run("undo", id_, 1, "--data", tmp_path)
    assert refused.exit_code == 2
    assert "another server" in refused.output
    asyncio.run(store.close())


def test_a_record_hides_its_seed_until_the_end_unless_the_operator_insists(tmp_path: Path) -> None:
    running, ended = played(tmp_path), played(tmp_path, resign=True)
    assert "\nseed hidden\n" in run("export", running, "--data", tmp_path).stdout
    assert "\nseed hidden\n" not in run("export", running, "--seed", "--data", tmp_path).stdout
    assert "\nseed hidden\n" not in run("export", ended, "--data", tmp_path).stdout


def test_an_unfinished_record_comes_back_as_a_table_to_be_played_on(tmp_path: Path) -> None:
    id_ = played(tmp_path)
    file = tmp_path / "game.record"
    assert run("export", id_, "--seed", "--out", file, "--data", tmp_path).exit_code == 0
    assert CliRunner().invoke(main, ["record", "verify", str(file)]).exit_code == 0

    made = told("import", file, "--data", tmp_path)
    table = opened(tmp_path, made["table"])

    assert set(made["links"]) == {"yellow", "blue"}
    assert len(table.history.moves) == 12
    assert table.asked() == opened(tmp_path, id_).asked() != ()
    assert not any(seat.taken() for seat in table.seats)


def test_moves_are_taken_back_visibly(tmp_path: Path) -> None:
    id_ = played(tmp_path)
    assert told("undo", id_, 5, "--data", tmp_path)["moves"] == 7
    table = opened(tmp_path, id_)
    assert len(table.history.moves) == 7
    assert notes(table) == ["server-log-undone-operator"]
    assert run("undo", id_, 8, "--data", tmp_path).exit_code == 2
    assert len(opened(tmp_path, id_).history.moves) == 7


def test_a_position_is_put_on_the_table_visibly(tmp_path: Path) -> None:
    id_ = played(tmp_path, 2)
    loaded = load_game("twister")
    positions = Path(__file__).parent.parent / "games" / "twister" / "positions"
    source = positions / "pits-and-jumps" / "a-rope-for-a-rope.yaml"

    patched = told("patch", id_, source, "--data", tmp_path)
    table = opened(tmp_path, id_)

    assert patched["moves"] == 0
    assert notes(table) == ["server-log-patched"]
    assert write_position(loaded.spec, table.history.game)
    assert not table.is_whole()
    assert run("export", id_, "--data", tmp_path).exit_code == 2
    assert told("verify-all", "--data", tmp_path)["tables"][0]["ok"]


def test_a_bad_position_changes_nothing(tmp_path: Path) -> None:
    id_ = played(tmp_path, 2)
    file = tmp_path / "bad.yaml"
    file.write_text("game: twister\nrule: DT-MOVE-01\ntitle: Bad\nstate: {nonsense: 1}\nsteps: []\n")
    before = opened(tmp_path, id_)
    assert run("patch", id_, file, "--data", tmp_path).exit_code == 2
    assert opened(tmp_path, id_).seq == before.seq


def test_verify_all_names_the_entry_where_a_game_would_change(tmp_path: Path) -> None:
    good, bad = played(tmp_path), played(tmp_path)
    assert run("verify-all", "--data", tmp_path).exit_code == 0
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE journal SET record = '7 x = 00000000' WHERE table_id = ? AND n = 7", (bad,))
    db.commit()
    db.close()

    done = run("verify-all", "--data", tmp_path, "--json")

    assert done.exit_code == 1
    found = {row["table"]: (row["ok"], row["at"]) for row in json.loads(done.stdout)["tables"]}
    assert found == {good: (True, None), bad: (False, 7)}


@pytest.mark.parametrize("days", [1, 3650])
def test_tables_are_deleted_by_id_or_when_they_stand_idle(tmp_path: Path, days: int) -> None:
    old, new = played(tmp_path, 3), played(tmp_path, 3)
    db = sqlite3.connect(tmp_path / FILE)
    db.execute("UPDATE journal SET at = '2020-01-01T00:00:00+00:00' WHERE table_id = ?", (old,))
    db.commit()
    db.close()
    idle = told("delete", "--idle", days, "--data", tmp_path)["deleted"]
    assert idle == ([old] if days == 1 else [])
    assert run("delete", new, "nowhere", "--data", tmp_path).exit_code == 2
    assert told("delete", new, "--data", tmp_path)["deleted"] == [new]
    assert run("delete", "--data", tmp_path).exit_code == 2
