"""The engine beside its peers in one run: `./run python benchmarks/engine.py [--json]`.

Every figure is the median of several rounds; in each round all engines run one after the other, each in a
process of its own, so that a busy minute of the machine touches all of them. README.md tells how to install
the peers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
PEERS = (
    "catanatron",
    "openspiel_chess",
    "openspiel_backgammon",
    "openspiel_hive",
    "python_chess",
    "rlcard_uno",
    "rlcard_gin_rummy",
)
YARDSTICKS = ("catanatron", "openspiel_chess")
INSTALL = "python3 -m venv .peers && .peers/bin/pip install open_spiel chess catanatron rlcard"
Figures = dict[str, Any]
Job = Callable[[int], Figures | None]  # one round, by its number


def run(command: list[str], native: str | None = None) -> Figures | None:
    """One round of one engine; None where it is not there."""
    env = dict(os.environ) if native is None else dict(os.environ, UNDERKEEP_NATIVE=native)
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    if done.returncode:
        told = " ".join(done.stderr.strip().splitlines()[-2:]) or "failed"
        print(f"{Path(command[1]).name} {command[2]}: {told}", file=sys.stderr)
        return None
    found: Figures = json.loads(done.stdout.strip().splitlines()[-1])
    return found


def ours(game: str, native: str, asked: argparse.Namespace, number: int) -> Figures | None:
    extra = ["--profile"] if asked.profile and native == "0" and number == 1 else []
    command = [sys.executable, str(HERE / "measure.py"), game, str(asked.seconds), str(number), *extra]
    return run(command, native)


def peer(name: str, asked: argparse.Namespace, number: int) -> Figures | None:
    return run([str(asked.peers / "bin" / "python"), str(HERE / "peers.py"), name, str(asked.seconds), str(number)])


def play_rounds(asked: argparse.Namespace) -> dict[str, list[Figures]]:
    """All rounds of all engines; one that failed is not tried again."""
    jobs = {**peer_jobs(asked), **own_jobs(asked)}
    rounds: dict[str, list[Figures]] = {}
    for number in range(1, asked.rounds + 1):
        for name in list(jobs):
            told = jobs[name](number)
            if told is None:
                del jobs[name]
            else:
                rounds.setdefault(name, []).append(told)
    return rounds


def peer_jobs(asked: argparse.Namespace) -> dict[str, Job]:
    if (asked.peers / "bin" / "python").exists():
        return {name: partial(peer, name, asked) for name in PEERS}
    print(f"No peers at {asked.peers}. To compare: {INSTALL}", file=sys.stderr)
    return {}


def own_jobs(asked: argparse.Namespace) -> dict[str, Job]:
    jobs: dict[str, Job] = {}
    for game in asked.games:
        jobs[game] = partial(ours, game, "1", asked)
        jobs[f"{game} pure"] = partial(ours, game, "0", asked)
    return jobs


def middle(rounds: list[Figures]) -> Figures:
    """The median of every number; what is no number is taken from the first round."""
    told: Figures = {}
    for key, value in rounds[0].items():
        told[key] = median(one[key] for one in rounds) if isinstance(value, float) else value
    return told


def gather(rounds: dict[str, list[Figures]], games: list[str]) -> Figures:
    """By engine; the pure figures of a game stand inside those of the game."""
    told = {name: middle(some) for name, some in rounds.items()}
    for game in games:
        pure = told.pop(f"{game} pure", None)
        if game not in told and pure is not None:
            told[game] = dict(pure)
        if pure is not None:
            told[game]["pure"] = pure
        if game in told:
            told[game] |= derived(told[game])
    told["ratios"] = {
        f"{game}/{other}": told[game]["decisions_per_s"] / told[other]["decisions_per_s"]
        for game in games
        for other in told
        if game in told and other != game and "decisions_per_s" in told[other]
    }
    return told


def derived(one: Figures) -> Figures:
    """A decision in microseconds, and the shares of its parts in their sum."""
    decision = 1e6 / one["decisions_per_s"]
    parts = {
        "options": one["options_us"],
        "apply": one["clone_apply_us"] - one["clone_us"],
        "setup": one["new_us"] / one["length"],
    }
    return {
        "decision_us": decision,
        "clone_apply_of_decision": one["clone_apply_us"] / decision,
        "where": {name: cost / sum(parts.values()) for name, cost in parts.items()},
    }


# ---------------------------------------------------------------------- telling
def say(told: Figures, games: list[str]) -> None:
    head = f"{'engine':24}{'decisions/s':>13}{'games/s':>10}{'options':>9}{'length':>9}{'clone us':>10}"
    print(f"{head}{'iterations/s':>14}")
    for name, one in told.items():
        if name != "ratios":
            say_row(f"{name} ({one['engine']})" if "engine" in one else name, one)
            if "pure" in one and one["engine"] != "pure":
                say_row(f"{name} (pure)", one["pure"])
    for game in games:
        if game in told:
            say_game(game, told)


def say_row(name: str, one: Figures) -> None:
    figures = f"{one['decisions_per_s']:13,.0f}{one['games_per_s']:10.1f}{one['options']:9.1f}{one['length']:9.1f}"
    search = f"{one['search_per_s']:14,.0f}" if "search_per_s" in one else ""
    print(f"{name:24}{figures}{one['clone_us']:10.2f}{search}")


def say_game(game: str, told: Figures) -> None:
    one = told[game]
    print(f"\n{game}, {one['engine']}: a decision takes {one['decision_us']:.2f} us")
    where = one["where"]
    print(f"  options {where['options']:.0%}, applying {where['apply']:.0%}, set-up {where['setup']:.0%}")
    print(f"  clone {one['clone_us']:.2f} us; clone + apply {one['clone_apply_us']:.2f} us", end="")
    print(f" = {one['clone_apply_of_decision']:.2f} of a decision (goal: at most 0.5)")
    print(f"  view {one['view_us']:.1f} us, prompt {one['prompt_us']:.1f} us (not part of play-outs)")
    if one["engine"] != "pure" and "pure" in one:
        print(f"  {one['decisions_per_s'] / one['pure']['decisions_per_s']:.1f} times the pure engine")
    for other in YARDSTICKS:
        if f"{game}/{other}" in told["ratios"]:
            print(f"  {told['ratios'][f'{game}/{other}']:.2f} times {other}")
    for name, share in one.get("pure", {}).get("profile", []):
        print(f"  {share:6.1%}  {name}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=["twister"], help="our games to measure")
    parser.add_argument("--peers", type=Path, default=HERE.parent / ".peers", help="environment of the peers")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of random play per round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", action="store_true", help="list the dearest functions of the pure engine")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    told = gather(play_rounds(asked), asked.games)
    if asked.json:
        print(json.dumps(told, indent=1))
    else:
        say(told, asked.games)
    sys.exit(0 if all(game in told for game in asked.games) else 1)


if __name__ == "__main__":
    main()
