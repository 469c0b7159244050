"""Memory of many played tables on one process: those that nobody wants sleep.

`./run python -m benchmarks.sleeping [--tables 10000] [--moves 10]`: makes tables of Twister one after the other, plays
so many moves at each and leaves it, all within one process (server and data file, no sockets); prints the resident
memory as it goes, how many tables are awake, and how long a sleeping one takes to come back.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path

from benchmarks.server import GAME, resident
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.server import GameServer
from underkeep.server.store.sqlite import SqliteStore

TOLD_EVERY = 1000


async def play(server: GameServer, moves: int, dice: random.Random) -> str:
    """A table with so many moves; its id."""
    wish = wire.NewTable(GAME, {}, [wire.SeatWish("me", ["yellow", "blue"])])
    table = (await server.maker.make(wish, "somebody")).table
    for number in range(moves):
        asked = table.asked()[0]
        prompt = table.spec.prompt(table.history.game, table.names.index(asked))
        assert prompt is not None
        move = dice.choice(prompt.options).move
        await server.dispatcher.act(table, table.seats[0], wire.Act(asked, prompt.version, move, f"k{number}"), None)
    return table.row.id


async def measure(folder: Path, tables: int, moves: int) -> None:
    server, dice = GameServer(Catalogue(), SqliteStore(folder), workers=1), random.Random(1)  # noqa: S311  play
    await server.open()
    begun = time.monotonic()
    ids: list[str] = []
    for number in range(1, tables + 1):
        ids.append(await play(server, moves, dice))
        if number % TOLD_EVERY == 0 or number == tables:
            awake, seconds = len(server.tables.here()), time.monotonic() - begun
            memory = resident(os.getpid()) / 1e6
            print(f"tables={number} awake={awake} resident={memory:.0f} MB after {seconds:.0f} s", flush=True)
    begun = time.monotonic()
    asleep = [id_ for id_ in ids if id_ not in server.tables.opening][:100]
    for id_ in asleep:
        await server.tables.find(id_)
    each = (time.monotonic() - begun) * 1000 / max(len(asleep), 1)
    print(f"a table of {moves} moves comes back in {each:.1f} ms")
    await server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, default=10)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), wish.tables, wish.moves))


if __name__ == "__main__":
    main()
