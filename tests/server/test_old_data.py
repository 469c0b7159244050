"""A data file that Underkeep 0.1 left behind opens, shows its tables as they were, and is played on.

`fixtures/underkeep-0.1.db.xz` was written by a server of that version. Anna and Bruno have names with passwords; of
each game one table is over and one is under way, one of them with clocks, one with an open request to take moves back;
both have chatted, and one more table waits for somebody to come in.

The rules of the games in CHANGED are newer than that file: their tables under way go on by the newer rules, their
finished games keep their ends, and `fixtures/<game>-rules-1.txt`, the record of the finished one, is of older rules.
"""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Guest, Live
from underkeep.core.formats.codec import canonical
from underkeep.core.formats.records import read_record, replay
from underkeep.core.kernel.errors import OlderRules
from underkeep.library import load_game
from underkeep.server.catalogue import Catalogue
from underkeep.server.operator.table_tools import TableVerdict, stored, verify
from underkeep.server.store.sqlite import FILE, SqliteStore
from underkeep.server.tables.reopening import from_snapshot

FIXTURE = Path(__file__).parent / "fixtures" / "underkeep-0.1.db.xz"
PASSWORDS = {"Anna": "first-password", "Bruno": "second-password"}
GAMES = ("twister", "heroes", "vast")
CHANGED = GAMES


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / FILE).write_bytes(lzma.decompress(FIXTURE.read_bytes()))
    return tmp_path


@pytest.fixture
def old(folder: Path) -> Iterator[Live]:
    server = Live(folder)
    yield server
    server.stop()


def signed_in(live: Live, name: str) -> Guest:
    guest = live.guest()
    answer = guest.http.post("/api/login", json={"name": name, "password": PASSWORDS[name]})
    assert answer.status_code == 200, answer.text
    return guest


def tables(guest: Guest, **wanted: object) -> list[str]:
    """One's own tables whose cards say so."""
    cards = guest.http.get("/api/lobby").json()["mine"]
    return [card["table"] for card in cards if all(card[key] == value for key, value in wanted.items())]


def test_its_tables_stand_in_the_lobby(old: Live) -> None:
    anna = signed_in(old, "Anna")

    cards = anna.http.get("/api/lobby").json()["mine"]

    assert sorted((card["game"], card["over"]) for card in cards) == sorted(
        [("twister", False), *((game, over) for game in GAMES for over in (False, True))]
    )
    assert {card["title"] for card in cards} == {"", "Clocked", "Open door", "Two of us", "Come in"}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_under_way_is_played_on(old: Live, game: str) -> None:
    anna = signed_in(old, "Anna")
    [table] = tables(anna, game=game, started=True, over=False)
    chair = anna.sit(table)
    before = chair.state
    if before["affairs"]["petition"] is not None:
        chair.do("reply", seq=before["affairs"]["petition"]["seq"], agree=game not in CHANGED)  # else too late

    for _ in range(3):
        while not chair.state["prompts"] and game != "vast":  # a bot moves; in Vast it may be Bruno's turn
            chair.next()
        if chair.state["prompts"]:
            chair.act()

    log = [line["label"]["id"] for line in before["log"]]
    turn = {"heroes": ["heroes-log-turn-begun"], "vast": ["vast-log-turn-began"]}.get(game, [])
    assert log == [*turn, "server-log-rules-changed"] if game in CHANGED else len(log) > 20
    assert chair.state["seq"] > before["seq"]
    assert chair.state["commitment"] == before["commitment"]


def test_clocks_chat_and_petitions_are_still_there(old: Live) -> None:
    anna, bruno = signed_in(old, "Anna"), signed_in(old, "Bruno")
    [clocked], [shared] = tables(anna, title="Clocked"), tables(anna, title="Two of us")

    chair = bruno.sit(shared)
    said = chair.hear("said")["lines"]

    assert anna.sit(clocked).state["affairs"]["clocks"][0]["left"] < 86_400_000 + 40 * 30_000
    assert [line["text"] for line in said] == ["May I take that back? <b>please</b>"]
    assert chair.state["affairs"]["petition"]["kind"] == "undo"


@pytest.mark.parametrize("game", CHANGED)
def test_a_finished_game_of_older_rules_keeps_its_end(old: Live, game: str) -> None:
    anna = signed_in(old, "Anna")
    [table] = tables(anna, game=game, over=True)

    state = anna.sit(table).state

    assert [line["label"]["id"] for line in state["log"]] == ["server-log-older-rules"]
    assert state["result"] is not None
    assert anna.http.get(f"/api/tables/{table}/export").status_code >= 400


@pytest.mark.parametrize("game", CHANGED)
def test_its_record_is_of_older_rules(game: str) -> None:
    record = read_record((FIXTURE.parent / f"{game}-rules-1.txt").read_text(encoding="utf-8"))
    loaded = load_game(game)

    with pytest.raises(OlderRules, match="was played by rules version 1"):
        replay(loaded.spec, loaded.content, loaded.pack.digest, record)


def test_every_state_on_the_way_is_the_one_recorded(folder: Path) -> None:
    async def work() -> list[TableVerdict]:
        store = SqliteStore(folder)
        found = [await verify(store, Catalogue(), id_) for id_, _ in await store.all_tables()]
        await store.close()
        return found

    verdicts = asyncio.run(work())

    assert sorted(verdict.game for verdict in verdicts) == sorted((*GAMES, *GAMES, "twister"))
    assert all(verdict.older for verdict in verdicts)


def test_a_saved_state_is_loaded_without_its_journal(folder: Path) -> None:
    """As after a change of rules: the frames on the stack are found by their names."""

    async def work() -> None:
        store = SqliteStore(folder)
        for id_, _ in await store.all_tables():
            found = await stored(store, id_)
            table = from_snapshot(found, Catalogue().load(found.row.game))
            saved = table.spec.save(table.history.game)
            told = table.spec.upgraded(json.loads(found.snapshot.tree), found.snapshot.rules)
            assert {**saved["options"], **told["options"]} == saved["options"]  # newer options have their defaults
            named = {key: told[key] for key in ("options", "content") if key in told}  # a pack may follow one of before
            assert canonical({**saved, **named}) == canonical(told)
        await store.close()

    asyncio.run(work())
