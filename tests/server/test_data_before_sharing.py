"""A data file of the tree before luck was shared and tables slept opens, tells whose luck it is, and is played on.

`fixtures/underkeep-0.2-server-luck.db.xz` was written by commit bfa2e776: Carla and Dino play Twister at one table with
the server's luck and some chat, at one with a chosen seed and a clock, and have finished a third.
"""

from __future__ import annotations

import asyncio
import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Guest, Live
from underkeep.core.kernel.luck import commitment, seed_from_text
from underkeep.server.catalogue import Catalogue
from underkeep.server.operator.table_tools import verify
from underkeep.server.store.sqlite import FILE, SqliteStore

FIXTURE = Path(__file__).parent / "fixtures" / "underkeep-0.2-server-luck.db.xz"
UNDER_WAY, CHOSEN, FINISHED = "fdf6b653f6a7773d", "e530c670feeb9f1f", "8eca3d4ad7774c9a"


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
    answer = guest.http.post("/api/login", json={"name": name, "password": "a long password"})
    assert answer.status_code == 200, answer.text
    return guest


@pytest.mark.parametrize(("table", "kind"), [(UNDER_WAY, "server"), (CHOSEN, "chosen")])
def test_a_table_under_way_says_whose_luck_it_is_and_is_played_on(old: Live, table: str, kind: str) -> None:
    carla, dino = signed_in(old, "Carla").sit(table), signed_in(old, "Dino").sit(table)
    before = max(carla.state["seq"], dino.state["seq"])

    asked = carla if carla.state["prompts"] else dino
    assert asked.act()["seq"] == before + 1

    told = asked.state["affairs"]["luck"]
    assert told == {"kind": kind, "opening": False, "shares": [], "secret": ""}
    assert asked.state["affairs"]["started"]


def test_a_finished_game_keeps_its_seed_and_its_end(old: Live) -> None:
    state = signed_in(old, "Carla").sit(FINISHED).state
    assert state["affairs"]["ended"] == "resign"
    assert state["affairs"]["luck"]["kind"] == "server"
    assert commitment(seed_from_text(state["seed"])) == state["commitment"]


def test_its_journals_verify_unless_the_rules_are_newer(folder: Path) -> None:
    async def check() -> None:
        store = SqliteStore(folder)
        for id_ in (UNDER_WAY, CHOSEN, FINISHED):
            found = await verify(store, Catalogue(), id_)
            assert found.ok or found.older, found
        await store.close()

    asyncio.run(check())
