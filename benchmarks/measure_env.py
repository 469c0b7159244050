"""Environments beside their peers: `./run python benchmarks/env.py [--json]`.

Steps per second of one process and its CPU time, random legal actions: plain play-outs of the engine, games in batches
with masks (and with observations), PettingZoo's interface with observations and masks at every step, Gymnasium's; and
PettingZoo's own chess, measured the same way in the peers' environment. In each round all run one after the other, each
in a process of its own; figures are medians.

    .peers/bin/pip install 'pettingzoo[classic]'
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

HERE = Path(__file__).parent
BATCH = 64
PEER = "pettingzoo_chess"


def steps_per_second(steps: Iterator[int], seconds: float) -> float:
    """`steps` plays and tells how many steps each piece of work had."""
    next(steps)
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        count += next(steps)
    return count / (process_time() - begun)


# ---------------------------------------------------------------------- ours
def playouts(game: str, seed: int) -> Iterator[int]:
    from underkeep.core.luck import seed_from
    from underkeep.core.playout import playout
    from underkeep.library import load_game

    loaded = load_game(game)
    options = loaded.spec.options.resolve({})
    while True:
        seed += 1
        yield int(playout(loaded.spec.new(options, loaded.content, seed_from(seed)), seed, 1_000_000)[0])


def batches(game: str, seed: int, observe: bool = False) -> Iterator[int]:
    from underkeep.env.vector import VectorGames

    games = VectorGames(game, BATCH)
    games.reset(seed)
    while True:
        for _ in range(10):
            if observe:
                games.observe()
            games.step(games.sample())
        yield 10 * BATCH


def batches_observed(game: str, seed: int) -> Iterator[int]:
    return batches(game, seed, observe=True)


def aec(game: str, seed: int) -> Iterator[int]:
    from underkeep.env import pettingzoo

    return aec_steps(pettingzoo.raw_env(game), seed)


def aec_steps(env: Any, seed: int) -> Iterator[int]:
    """What a learner does: look at observation and mask, pick one of the legal actions."""
    import numpy as np

    dice = np.random.default_rng(seed)
    while True:
        seed, count = seed + 1, 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(dice.random() * len(legal))]))
            count += 1
            if count == 200:  # a piece of work, so that long games do not overrun the clock
                yield count
                count = 0
        yield count


def solo(game: str, seed: int) -> Iterator[int]:
    import numpy as np

    from underkeep.env.gymnasium import SoloEnv

    env, dice, over = SoloEnv(game), np.random.default_rng(seed), True
    while True:
        for _ in range(100):
            if over:
                seed += 1
                env.reset(seed=seed)
            legal = np.flatnonzero(env.action_masks())
            _, _, over, _, _ = env.step(legal[int(dice.random() * len(legal))])
        yield 100


OURS: dict[str, Callable[[str, int], Iterator[int]]] = {
    "playouts": playouts,
    "batches": batches,
    "batches_observed": batches_observed,
    "pettingzoo": aec,
    "gymnasium": solo,
}


def chess(seed: int) -> Iterator[int]:
    from pettingzoo.classic import chess_v6

    return aec_steps(chess_v6.raw_env(), seed)


# ---------------------------------------------------------------------- rounds
def measure(name: str, game: str, seconds: float, seed: int) -> float:
    steps = chess(seed) if name == PEER else OURS[name](game, seed)
    return steps_per_second(steps, seconds)


def in_process(python: Path | str, name: str, asked: argparse.Namespace, seed: int) -> float | None:
    command = [str(python), str(Path(__file__)), asked.game, "--only", name, "--seconds", str(asked.seconds)]
    done = subprocess.run([*command, "--seed", str(seed)], capture_output=True, text=True, check=False, env=os.environ)
    if done.returncode:
        print(f"{name}: {' '.join(done.stderr.strip().splitlines()[-1:])}", file=sys.stderr)
        return None
    return float(done.stdout)


def rounds(asked: argparse.Namespace) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    peer = asked.peers / "bin" / "python"
    for seed in range(1, asked.rounds + 1):
        for name in (*OURS, *([PEER] if peer.exists() else [])):
            told = in_process(peer if name == PEER else sys.executable, name, asked, seed)
            if told is not None:
                found.setdefault(name, []).append(told)
    return {name: median(several) for name, several in found.items()}


def ratios(told: dict[str, float]) -> dict[str, float]:
    found = {"batches/playouts": told["batches"] / told["playouts"]}
    if PEER in told:
        found[f"pettingzoo/{PEER}"] = told["pettingzoo"] / told[PEER]
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="twister")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--peers", type=Path, default=HERE.parent / ".peers")
    parser.add_argument("--only", choices=(*OURS, PEER), help="one figure, in this process")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    if asked.only:
        print(measure(asked.only, asked.game, asked.seconds, asked.seed))
        return
    told = rounds(asked)
    if asked.json:
        print(json.dumps({"game": asked.game, "steps_per_s": told, "ratios": ratios(told)}, indent=1))
        return
    for name, speed in told.items():
        print(f"{name:20}{speed:12,.0f} steps/s")
    for name, ratio in ratios(told).items():
        print(f"{name:40}{ratio:8.2f}")


if __name__ == "__main__":
    main()
