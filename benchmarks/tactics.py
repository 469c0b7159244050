"""Positions in which there is something to see: `./run python benchmarks/tactics.py [GAME ...] --bots adept,master`.

Every position of tests/games/GAME/tactics is asked with `--seeds` different dice; a table tells how often each bot was
right, and `--wrong` which positions it got wrong.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from underkeep.lab.tactics import Tactic, is_right, read_tactics

SUITES = Path(__file__).parent.parent / "tests" / "games"


def marked(tactics: list[Tactic], bot: str, seeds: int) -> dict[Tactic, int]:
    """How often a bot was right about each position."""
    return {tactic: sum(is_right(tactic, bot, seed) for seed in range(1, seeds + 1)) for tactic in tactics}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["vast"])
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--wrong", action="store_true")
    wish = parser.parse_args()
    print("| game | bot | positions | right |\n|---|---|--:|---|", flush=True)
    for game in wish.games:
        tactics = read_tactics(game, SUITES / game / "tactics")
        for bot in wish.bots.split(","):
            marks = marked(tactics, bot, wish.seeds)
            asked = wish.seeds * len(tactics)
            print(f"| {game} | {bot} | {len(tactics)} | {sum(marks.values())} of {asked} |", flush=True)
            for tactic, right in marks.items():
                if wish.wrong and right < wish.seeds:
                    print(f"  {bot} {right} of {wish.seeds}: {tactic.file}, {tactic.title}", flush=True)


if __name__ == "__main__":
    main()
