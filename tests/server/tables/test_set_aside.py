"""One bad table is one bad table: it is set aside and named, and everything else goes on."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from tests.server.live import Guest, Live
from underkeep.cli.main import main
from underkeep.server.store.sqlite import FILE
from underkeep.server.tables.open_tables import MOVED

ME = ("me", "scout bandit witch warden beast")
TWO = ("hotseat", "yellow blue")
POSITIONS = Path(__file__).parents[2] / "games" / "twister" / "positions"
CLOCK = {"kind": "move", "seconds": 600, "timeout": "bot"}


def damage(folder: Path, table: str) -> None:
    """As a failing disk or a hand in the wrong place would."""
    db = sqlite3.connect(folder / FILE)
    db.execute("UPDATE snapshot SET tree = ? WHERE table_id = ?", (b'{"who": "knows"}', table))
    db.execute("UPDATE journal SET move = 'nonsense' WHERE table_id = ? AND kind = 'act'", (table,))
    db.commit()
    db.close()


def with_damage(live: Live, guest: Guest, table: str) -> None:
    """The server stops, the table is damaged, the server starts again."""
    live.stop()
    damage(live.folder, table)
    live.start()
    guest.move_to(live.url, guest.http.cookies)


def operator(folder: Path, *words: object) -> Any:
    """A command of the toolbox, and what it said."""
    done = CliRunner().invoke(main, ["table", *map(str, words), "--data", str(folder), "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_damaged_table_leaves_the_others_and_the_lobby_alone(live: Live) -> None:
    anna = live.guest()
    bad, good = (anna.make(ME, settings={"public": True})["table"] for _ in range(2))
    anna.sit(bad).act()
    with_damage(live, anna, bad)

    lobby = anna.http.get("/api/lobby")

    assert lobby.status_code == 200
    assert [card["table"] for card in lobby.json()["mine"]] == [good]
    assert [card["table"] for card in lobby.json()["public"]] == [good]
    assert anna.sit(good).act()["seq"] == 1


def test_those_who_sit_there_the_log_and_the_metrics_name_it(live: Live, caplog: pytest.LogCaptureFixture) -> None:
    anna = live.guest()
    bad = anna.make(ME)["table"]
    anna.sit(bad).act()
    with_damage(live, anna, bad)

    with caplog.at_level(logging.ERROR, "underkeep.tables"):
        mine, theirs = (guest.http.get("/api/lobby").json() for guest in (anna, live.guest()))
        told = json.loads(anna.dial(bad).recv(5))
        asked = anna.http.get(f"/api/tables/{bad}/replay")

    assert mine["set_aside"] == [{"table": bad, "game": "ambush", "problem": "it is damaged"}]
    assert theirs["set_aside"] == []
    assert (told["type"], told["message"]["id"], told["final"]) == ("error", "server-set-aside", True)
    assert (asked.status_code, asked.json()["message"]["id"]) == (503, "server-set-aside")
    assert "underkeep_tables_set_aside 1.0" in anna.http.get("/metrics").text
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == [
        f"table {bad} (ambush) is set aside"  # once, however many ask for it
    ]


def test_a_server_starts_beside_a_damaged_table_whose_clock_runs(live: Live) -> None:
    anna = live.guest()
    bad = anna.make(ME, settings={"clock": CLOCK})["table"]
    anna.sit(bad).act()

    with_damage(live, anna, bad)

    assert anna.http.get("/healthz").status_code == 200
    assert anna.sit(anna.make(ME)["table"]).act()["seq"] == 1


def test_the_operator_sees_what_is_wrong_with_it_and_mends_it(live: Live) -> None:
    anna = live.guest()
    bad = anna.make(TWO, game="twister")["table"]
    anna.sit(bad, device=["yellow"]).act()
    live.stop()
    damage(live.folder, bad)

    listed = operator(live.folder, "list")["tables"]
    shown = operator(live.folder, "show", bad)
    verified = CliRunner().invoke(main, ["table", "verify-all", "--data", str(live.folder)])
    operator(live.folder, "patch", bad, POSITIONS / "pits-and-jumps" / "a-rope-for-a-rope.yaml")

    assert [row["problem"] for row in listed] == ["KeyError: 'rooms'"]
    assert (shown["moves"], [seat["roles"] for seat in shown["seats"]]) == (1, [["yellow", "blue"]])
    assert (verified.exit_code, bad in verified.stdout) == (1, True)
    live.start()
    anna.move_to(live.url, anna.http.cookies)
    assert anna.sit(bad, device=["blue"]).state["seq"] == 2


def test_the_operator_deletes_it(live: Live) -> None:
    anna = live.guest()
    bad = anna.make(ME)["table"]
    live.stop()
    damage(live.folder, bad)

    assert operator(live.folder, "delete", bad)["deleted"] == [bad]


def test_a_table_of_which_the_store_knows_more_is_read_anew(live: Live) -> None:
    """As after a commit whose answer was lost: nothing is refused for ever, and nothing is done twice."""
    anna = live.guest()
    table = anna.make(ME)["table"]
    chair = anna.sit(table)
    chair.act()
    wish = chair.wish()
    behind_its_back(live.folder, table)

    chair.say(**wish)
    with pytest.raises(ConnectionClosed) as closed:
        chair.hear("nothing more")
    again = anna.sit(table)

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == MOVED
    assert again.act()["seq"] == 3


def behind_its_back(folder: Path, table: str) -> None:
    """Another entry stands where the next one would."""
    db = sqlite3.connect(folder / FILE)
    db.execute(
        "INSERT INTO journal SELECT table_id, n + 1, 'start', seat, '', '', 'other', '', at, clock, '' FROM journal"
        " WHERE table_id = ? ORDER BY n DESC LIMIT 1",
        (table,),
    )
    db.commit()
    db.close()
