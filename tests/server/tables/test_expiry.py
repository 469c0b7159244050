"""Tables go while the server runs: deleted by the operator, or left alone for too long."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.live import Chair, Live
from underkeep.cli.main import main
from underkeep.server.operator.expiry import Expiry
from underkeep.server.store.interface import NotOurs
from underkeep.server.store.sqlite import FILE
from underkeep.server.tables.open_tables import MOVED

ME = ("me", "scout bandit witch warden beast")


def delete(folder: Path, *words: str) -> None:
    done = CliRunner().invoke(main, ["table", "delete", *words, "--data", str(folder)])
    assert done.exit_code == 0, done.output


def grow_old(folder: Path) -> None:
    """Whatever happened so far happened long ago."""
    db = sqlite3.connect(folder / FILE)
    for table, column in (("journal", "at"), ("game_table", "created")):
        db.execute(f"UPDATE {table} SET {column} = '2020-01-01T00:00:00+00:00'")  # noqa: S608
    db.commit()
    db.close()


def hear_all(chair: Chair) -> None:
    while True:
        chair.hear("state")


def hung_up_with(chair: Chair) -> int:
    """The code with which the server ends the connection."""
    with pytest.raises(ConnectionClosed) as ended:
        hear_all(chair)
    assert ended.value.rcvd is not None
    return ended.value.rcvd.code


def test_a_deleted_table_ends_for_those_who_sit_there_and_the_others_go_on(live: Live) -> None:
    anna = live.guest()
    gone, stays = (anna.make(ME)["table"] for _ in range(2))
    at_gone, at_stays = anna.sit(gone), anna.sit(stays)
    at_gone.act()

    delete(live.folder, gone)
    live.run(live.server.expiry.let_go())

    assert hung_up_with(at_gone) == MOVED
    assert anna.http.get(f"/api/tables/{gone}").status_code == 404
    assert [card["table"] for card in anna.http.get("/api/lobby").json()["mine"]] == [stays]
    at_stays.act()


def test_nothing_is_written_to_a_deleted_table_that_is_still_in_memory(live: Live) -> None:
    anna = live.guest()
    table = anna.make(ME)["table"]
    anna.sit(table).act()
    entry = live.run(live.server.store.journal(table))[-1]

    delete(live.folder, table)

    with pytest.raises(NotOurs):
        live.run(live.server.store.append(entry, None))
    assert live.run(live.server.store.journal(table)) == []


def test_idle_tables_expire_but_not_under_the_eyes_of_somebody(live: Live) -> None:
    anna = live.guest()
    looked_at, left = (anna.make(ME)["table"] for _ in range(2))
    chair = anna.sit(looked_at)
    grow_old(live.folder)
    fresh = anna.make(ME)["table"]
    expiry = Expiry(live.server.store, live.server.tables, days=30)

    live.run(expiry.expire())

    assert {id_ for id_, _ in live.run(live.server.store.all_tables())} == {looked_at, fresh}
    live.run(expiry.let_go())
    assert anna.http.get(f"/api/tables/{left}").status_code == 404
    chair.act()
