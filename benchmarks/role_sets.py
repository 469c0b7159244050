"""Who wins in each role set of Vast: `./run python benchmarks/role_sets.py --out FOLDER [--bots adept] [--games 60]`.

One line of a table for each of the thirty sets, with how often nobody won. Games go into the folder: the same command
goes on where it stopped; `--sets` names some of them only, `--minutes` ends in time.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from underkeep.games.vast.role_sets import SET_IDS
from underkeep.lab.lines import Lines
from underkeep.lab.simulate import Outcome, SimulationPlan, from_row, play_chunk, row_of

STEP = 5  # games between two looks at the clock


def played(plan: SimulationPlan, file: Lines, until: float) -> list[Outcome]:
    """The games of a set, as many as there is time for."""
    missing = file.missing(plan.games)
    while missing and time.monotonic() < until:
        file.add([row_of(one) for one in play_chunk(plan, tuple(missing[:STEP]))])
        missing = missing[STEP:]
    return [from_row(row) for row in file.rows.values() if row["n"] < plan.games]


def line_of(id: str, outcomes: list[Outcome]) -> str:
    roles = id.split("-")
    won = [sum(role in one.winners for one in outcomes) for role in roles]
    nobody = sum(not one.winners for one in outcomes)
    told = ", ".join(f"{role} {count}" for role, count in zip(roles, won, strict=True))
    share = f"{100 * nobody / len(outcomes):.0f} %" if outcomes else "–"
    return f"| {id} | {len(outcomes)} | {told} | {nobody} | {share} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="4242")
    parser.add_argument("--sets", default="")
    parser.add_argument("--minutes", type=float, default=600.0)
    wish = parser.parse_args()
    until = time.monotonic() + 60 * wish.minutes
    print("| role set | games | won | nobody | share |\n|---|--:|---|--:|--:|", flush=True)
    for id in wish.sets.split(",") if wish.sets else SET_IDS:
        plan = SimulationPlan("vast", (f"roles={id}",), None, wish.seed, wish.games, wish.bots)
        file = Lines(wish.out / f"{id}.jsonl", plan.key())
        print(line_of(id, played(plan, file, until)), flush=True)


if __name__ == "__main__":
    main()
