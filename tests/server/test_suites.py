"""The crash suite and the fuzzer in their short form; the long ones: docs/operating.md, SECURITY.md."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server import crash, fuzz
from tests.server.live import Live


def test_kills_lose_no_acknowledged_move_and_double_none(tmp_path: Path) -> None:
    done = asyncio.run(asyncio.wait_for(crash.run(str(tmp_path), tables=10, kills=3, seed=1), 300))
    assert done["kills"] == 3
    assert done["moves"] > 100


@pytest.mark.postgres
def test_kills_of_one_of_two_servers_lose_nothing_either() -> None:
    with crash.somewhere(2) as place:
        done = asyncio.run(asyncio.wait_for(crash.run(place, tables=10, kills=2, seed=2, count=2), 300))
    assert done["kills"] == 2
    assert done["moves"] > 100


def test_nothing_that_is_said_changes_the_table_or_tells_a_secret(live: Live) -> None:
    assert fuzz.Attack(live).strike(fuzz.Fuzzer(1), 3000) >= 3000
