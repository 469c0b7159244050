"""Tables when something is wrong: a disk that does not write, rules or content that have changed since."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.server.live import Live, make_server, toy_games
from underkeep.core.formats.codec import canonical, slowly_written
from underkeep.library import load_game
from underkeep.registry import GAMES
from underkeep.server import wire
from underkeep.server.errors import TableSetAside
from underkeep.server.store.interface import JournalEntry, Snapshot, StoreFailed
from underkeep.server.store.sqlite import FILE
from underkeep.server.tables import submit
from underkeep.server.tables.table import Table
from underkeep.server.wire import seat_state

ME = ("me", "scout bandit witch warden beast")


def test_a_move_that_cannot_be_stored_did_not_happen(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(entry: JournalEntry, snapshot: Snapshot | None, over: bool = False) -> None:
        raise StoreFailed("database or disk is full")

    guest = live.guest()
    chair = guest.sit(guest.make(ME)["table"])
    with monkeypatch.context() as broken:
        broken.setattr(live.server.store, "append", full)
        wish = chair.wish("rest")
        chair.say(**wish)
        assert chair.hear("refused")["code"] == "store"
    before = chair.state

    chair.say(**wish)
    after = chair.hear("state", key=wish["key"])

    assert (before["seq"], after["seq"]) == (0, 1)
    assert [line["event"]["kind"] for line in after["log"]] == ["HealthChanged"]


def test_an_undo_that_cannot_be_stored_did_not_happen(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(entry: JournalEntry, snapshot: Snapshot | None, over: bool = False) -> None:
        raise StoreFailed("database or disk is full")

    guest = live.guest()
    chair = guest.sit(guest.make(ME)["table"])
    moved = chair.act("rest")
    monkeypatch.setattr(live.server.store, "append", full)
    chair.say(type="undo", role="scout", seq=1, back=1, key="u")
    assert chair.hear("refused")["code"] == "store"
    chair.say(type="hello")
    assert chair.hear("state", cause="hello")["view"] == moved["view"]


async def played(folder: Path) -> str:
    """A stored table with two moves."""
    server = make_server(folder)
    seats = [wire.SeatWish("me", ME[1].split())]
    made = await server.maker.make(wire.NewTable("ambush", {}, seats, "1"), "session")
    for role, move in (("scout", "rest"), ("bandit", "draw")):
        outcome = await server.dispatcher.act(made.table, made.own, wire.Act(role, 0, move, role), None)
        assert outcome == submit.ONCE
    await server.close()
    return made.table.row.id


async def opened(folder: Path, id_: str) -> Table:
    server = make_server(folder)
    try:
        return await server.tables.find(id_)
    finally:
        await server.close()


def by_older_rules(folder: Path, id_: str, **journal: str) -> None:
    """The table as rules of one version before left it; where those had another move, it no longer replays."""
    db = sqlite3.connect(folder / FILE)
    db.execute("UPDATE game_table SET rules_version = rules_version - 1 WHERE id = ?", (id_,))
    db.execute("UPDATE snapshot SET rules = rules - 1 WHERE table_id = ?", (id_,))
    for role, move in journal.items():
        db.execute("UPDATE journal SET move = ? WHERE table_id = ? AND role = ?", (move, id_, role))
    db.commit()
    db.close()


def test_newer_rules_that_touch_no_move_of_a_game_leave_it_whole(tmp_path: Path) -> None:
    id_ = asyncio.run(played(tmp_path))
    by_older_rules(tmp_path, id_)

    table = asyncio.run(opened(tmp_path, id_))

    assert (len(table.history.moves), table.is_whole()) == (2, True)
    assert table.log[-1].note == wire.Label("server-log-rules-newer", {})


def test_under_changed_rules_a_game_goes_on_from_its_snapshot(tmp_path: Path) -> None:
    id_ = asyncio.run(played(tmp_path))
    before = asyncio.run(opened(tmp_path, id_))
    spec = toy_games()["ambush"].spec
    by_older_rules(tmp_path, id_, bandit="no longer a move")

    after = asyncio.run(opened(tmp_path, id_))

    assert after.seq == before.seq == 2
    assert spec.save(after.history.game) == spec.save(before.history.game)
    assert [line.label.id for line in seat_state.log_lines(after, frozenset(), after.log)] == [
        "server-log-rules-changed"
    ]
    assert seat_state.undo_info(after, after.seats[0], 1).ask == 0


def test_a_table_wants_the_content_it_was_made_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    id_ = asyncio.run(played(tmp_path))
    loaded = toy_games()["ambush"]
    other = type(loaded.pack)("ambush", "other", "1", "0" * 32, loaded.pack.trees)
    monkeypatch.setattr("kernel_games.ambush.case.PACK", other)
    with pytest.raises(TableSetAside, match="is played with content") as caught:
        asyncio.run(opened(tmp_path, id_))
    assert isinstance(caught.value.__cause__, TableSetAside)
    assert "--content" in caught.value.__cause__.remedy


def test_content_that_follows_another_takes_its_tables_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    id_ = asyncio.run(played(tmp_path))
    loaded = toy_games()["ambush"]
    newer = type(loaded.pack)("ambush", "newer", "2", "0" * 32, loaded.pack.trees, (loaded.pack.digest,))
    monkeypatch.setattr("kernel_games.ambush.case.PACK", newer)

    table = asyncio.run(opened(tmp_path, id_))

    assert table.seq == 2


def test_the_journal_holds_the_lines_of_the_record(tmp_path: Path) -> None:
    id_ = asyncio.run(played(tmp_path))

    async def lines() -> list[str]:
        server = make_server(tmp_path)
        journal = await server.store.journal(id_)
        await server.close()
        return [entry.record for entry in journal]

    from underkeep.core.formats.records import move_lines

    assert asyncio.run(lines()) == move_lines(asyncio.run(opened(tmp_path, id_)).history)


@pytest.mark.parametrize("name", GAMES)
def test_a_snapshot_is_written_as_canonically_as_a_record_is_checked(name: str) -> None:
    """Its digest stands in the record, which anybody may check with the kernel's own writing."""
    loaded = load_game(name)
    game = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, b"seed" * 8)
    for _ in range(50):
        tree = loaded.spec.save(game)
        assert canonical(tree) == slowly_written(tree)
        role = loaded.spec.asked(game)[0]
        loaded.spec.act(game, role, game.options(role)[0])


def test_letters_beyond_ascii_are_written_canonically_too() -> None:
    tree = {"b": [1, -2, None, True], "a": 'città "nuova"\n'}
    assert canonical(tree) == slowly_written(tree)
