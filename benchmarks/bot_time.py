"""Do bots keep their time? Moves of a level by the server's own bots and workers, and how often a limit cut them short.

`./run python benchmarks/bot_time.py GAME [--level master] [--moves 10000] [--limit 0.05 | --full] [--json]`. An
answer that is not there 0.1 s after the limit is late: then the server plays the best so far, else the adept's move.
`--full` gives the time that a turn has at a table. With several workers the grandmaster thinks in all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import statistics
import time
from typing import Any

from underkeep.bots.api import budget_of, packed
from underkeep.core.kernel.luck import seed_from
from underkeep.library import Loaded, load_game
from underkeep.server.people.seats import Seat
from underkeep.server.tables.submit import ONCE, Outcome
from underkeep.server.tables.table import Table
from underkeep.server.thinking.bot_seats import BotSeats, TurnTime
from underkeep.server.wire import Act


async def submit(table: Table, seat: Seat, act: Act) -> Outcome:
    """There is no table: the game goes on here."""
    return ONCE


async def play(loaded: Loaded, bots: BotSeats, wish: argparse.Namespace) -> list[float]:
    """Games of the bot against itself, until so many moves were thought about; how long each took."""
    spec, number = loaded.spec, 0
    seconds: list[float] = []
    dice = random.Random(wish.seed)  # noqa: S311  play, not secrecy
    used = 0.0 if wish.full else budget_of(wish.level).seconds - wish.limit
    while len(seconds) < wish.moves:
        number += 1
        game = spec.new(spec.options.from_words(wish.option), loaded.content, seed_from(wish.seed * 1000 + number))
        last: dict[int, str] = {}
        while not game.over() and len(seconds) < wish.moves:
            role = spec.asked(game)[0]
            prompt = spec.prompt(game, role)
            assert prompt is not None
            turn = TurnTime(f"{number} {role}", 0, used, last.get(role, ""))
            sight = packed(spec.view(game, frozenset({role})), prompt)
            begun = time.monotonic()
            move = await bots.choose(wish.level, prompt, sight, dice.randrange(2**31), None, turn)
            if len(prompt.options) > 1:
                seconds.append(time.monotonic() - begun)
            last[role] = move
            spec.act(game, role, spec.parse(move))
    return seconds


async def measure(wish: argparse.Namespace) -> dict[str, Any]:
    bots = BotSeats(wish.workers, submit)
    try:
        seconds = await play(load_game(wish.game), bots, wish)
    finally:
        await bots.close()
    longest = statistics.quantiles(seconds, n=1000) if len(seconds) > 1 else seconds
    return {
        "game": wish.game,
        "level": wish.level,
        "workers": wish.workers,
        "limit_s": budget_of(wish.level).seconds if wish.full else wish.limit,
        "moves": len(seconds),
        "late": bots.late,
        "late_share": round(bots.late / len(seconds), 5),
        "adepts_instead": bots.replaced,
        "p50_ms": round(statistics.median(seconds) * 1000, 1),
        "p999_ms": round(longest[-1] * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="master", choices=["master", "grandmaster"])
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--limit", type=float, default=0.05)
    parser.add_argument("--full", action="store_true", help="the level's own time for a turn")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    logging.basicConfig(format="%(message)s")
    row = asyncio.run(measure(wish))
    print(json.dumps(row) if wish.json else " ".join(f"{name}={value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
