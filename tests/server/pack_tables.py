"""Packs at tables: a server with packs beside the games' own content, where bots of all levels play.

`./run python -m tests.server.pack_tables --decisions 2000` plays until so many questions were answered and fails if one
bot's answer failed; `--workers 2` is the number of processes in which they think.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path

from click.testing import CliRunner

from underkeep.cli.main import main as command_line
from underkeep.library import Loaded
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.server import GameServer
from underkeep.server.store.sqlite import SqliteStore

PACKS = {  # a name, and what differs from the game's own pack
    "richer": ("heroes", "loot.toml", 'face = "2xmove+draw"', 'face = "3xmove+draw"'),
    "frailer": ("heroes", "clans.toml", "health = 5\n", "health = 4\n"),
    "quicker": ("twister", "pieces.toml", "movement = 4\n", "movement = 5\n"),
}


@dataclass
class Tally:
    """What happened."""

    answered: Counter[tuple[str, str, str]] = field(default_factory=Counter)  # by game, pack and level
    failures: Counter[str] = field(default_factory=Counter)


def make_pack(folder: Path, name: str) -> Path:
    """An exported pack with one thing changed, and a name of its own."""
    game, file, old, new = PACKS[name]
    pack = folder / name
    done = CliRunner().invoke(command_line, ["content", "export", game, str(pack)])
    assert done.exit_code == 0, done.output
    edit(pack / file, old, new)
    head = (pack / "pack.toml").read_text(encoding="utf-8").splitlines()
    named = [f'name = "{name}"' if line.startswith("name =") else line for line in head if "follows" not in line]
    (pack / "pack.toml").write_text("\n".join(named), encoding="utf-8")
    return pack


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def wish_for(loaded: Loaded, level: str, seed: int) -> wire.NewTable:
    """A table of bots of one level."""
    spec = loaded.spec
    roles = spec.roles(spec.options.resolve({}))
    seats = [wire.SeatWish("bot", [role], level) for role in roles]
    return wire.NewTable(spec.id, {}, seats, seed=str(seed), content=loaded.pack.digest)


async def play(server: GameServer, games: tuple[str, ...], decisions: int) -> Tally:
    """Tables of every content and level, side by side until so many questions were answered."""
    tally = Tally()
    kinds = [(pack, level) for game in games for pack in server.catalogue.offered(game)
             for level in server.catalogue.levels(game)]  # fmt: skip
    share = -(-decisions // len(kinds))
    await asyncio.gather(*(play_one(server, pack, level, share, tally) for pack, level in kinds))
    tally.failures = server.bots.failures
    return tally


async def play_one(server: GameServer, pack: Loaded, level: str, share: int, tally: Tally) -> None:
    """One table after another; only questions with a choice are questions to a bot."""
    key = pack.spec.id, pack.pack.name, level
    for seed in cycle(range(1, 1000)):
        made = await server.maker.make(wish_for(pack, level, seed), "nobody")
        table, seen = made.table, 0
        while not table.over() and tally.answered[key] < share:
            await asyncio.sleep(0.02)
            moves = len(table.history.moves)
            tally.answered[key] += moves - seen
            seen = moves
        server.tables.drop(table.row.id)
        if tally.answered[key] >= share:
            return


async def run(folder: Path, workers: int, decisions: int, games: tuple[str, ...] = ("heroes", "twister")) -> Tally:
    packs = [make_pack(folder, name) for name in PACKS if PACKS[name][0] in games]
    server = GameServer(Catalogue(packs), SqliteStore(folder / "data"), workers)
    await server.open()
    try:
        return await play(server, games, decisions)
    finally:
        await server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tally = asyncio.run(run(Path(folder), args.workers, args.decisions))
    for (game, pack, level), count in sorted(tally.answered.items()):
        print(f"{game:8} {pack:28} {level:12} {count:5} decisions")
    failed = sum(tally.failures.values())
    print(f"{sum(tally.answered.values())} decisions, {failed} failed {dict(tally.failures) if failed else ''}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
