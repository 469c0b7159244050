"""Do bots keep their time? Moves of a level through the server's own workers, and how often its limit cut them short.

`./run python benchmarks/bot_time.py GAME [--level master] [--moves 10000] [--limit 0.05] [--json]`. An
answer that is not there 0.1 s after the limit is late: then the server plays the best so far, else the adept's move.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from typing import Any

from underkeep.bots.api import Budget, packed, think
from underkeep.core.luck import seed_from
from underkeep.library import Loaded, load_game
from underkeep.server.workers import GRACE_SECONDS, Question, Workers


def play(loaded: Loaded, workers: Workers, wish: argparse.Namespace) -> dict[str, Any]:
    """Games of the bot against itself, until so many moves were thought about."""
    spec, late, empty, number = loaded.spec, 0, 0, 0
    seconds: list[float] = []
    dice = random.Random(wish.seed)  # noqa: S311  play, not secrecy
    while len(seconds) < wish.moves:
        number += 1
        game = spec.new(spec.options.resolve({}), loaded.content, seed_from(wish.seed * 1000 + number))
        while not game.over() and len(seconds) < wish.moves:
            role = spec.asked(game)[0]
            prompt = spec.prompt(game, role)
            assert prompt is not None
            move = prompt.options[0].move
            if len(prompt.options) > 1:
                sight = packed(spec.view(game, frozenset({role})), prompt)
                args = (wish.level, sight, Budget(wish.limit), dice.randrange(2**31))
                begun = time.monotonic()
                thought = workers.ask_one(Question(think, args, wish.limit + GRACE_SECONDS))
                seconds.append(time.monotonic() - begun)
                late += thought.late
                empty += not thought.answer
                move = thought.answer or dice.choice(prompt.options).move
            spec.act(game, role, spec.parse(move))
    longest = statistics.quantiles(seconds, n=1000) if len(seconds) > 1 else seconds
    return {
        "game": wish.game,
        "level": wish.level,
        "limit_s": wish.limit,
        "moves": len(seconds),
        "late": late,
        "late_without_a_move": empty,
        "p50_ms": round(statistics.median(seconds) * 1000, 1),
        "p999_ms": round(longest[-1] * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="master")
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--limit", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    workers = Workers(1)
    try:
        row = play(load_game(wish.game), workers, wish)
    finally:
        workers.close()
    print(json.dumps(row) if wish.json else " ".join(f"{name}={value}" for name, value in row.items()))


if __name__ == "__main__":
    main()
