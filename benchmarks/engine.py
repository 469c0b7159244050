"""The engine beside its peers in one run: `./run python benchmarks/engine.py [--json]`.

Our games compiled and pure, what the parts of a decision cost, and where the time goes. `peers.py` has the environments
too, and more peers.
"""

from __future__ import annotations

import argparse
import json
import sys
from functools import partial
from pathlib import Path

from rounds import PEERS, Figures, Job, has_peers, play_rounds, run

OTHERS = (
    "catanatron",
    "openspiel_chess",
    "openspiel_backgammon",
    "openspiel_hive",
    "python_chess",
    "rlcard_uno",
    "rlcard_gin_rummy",
)
YARDSTICKS = ("catanatron", "openspiel_chess")


def ours(game: str, native: str, asked: argparse.Namespace, number: int) -> Figures | None:
    extra = ["--profile"] if asked.profile and native == "0" and number == 1 else []
    return run("measure.py", game, asked.seconds, number, *extra, native=native)


def peer(name: str, asked: argparse.Namespace, number: int) -> Figures | None:
    return run("measure_peer.py", name, asked.seconds, number, python=asked.peers / "bin" / "python")


def jobs_of(asked: argparse.Namespace) -> dict[str, Job]:
    jobs: dict[str, Job] = {name: partial(peer, name, asked) for name in OTHERS} if has_peers(asked.peers) else {}
    for game in asked.games:
        jobs[game] = partial(ours, game, "1", asked)
        jobs[f"{game} pure"] = partial(ours, game, "0", asked)
    return jobs


def gather(told: Figures, games: list[str]) -> Figures:
    """By engine; the pure figures of a game stand inside those of the game."""
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
    parser.add_argument("--peers", type=Path, default=PEERS, help="environment of the peers")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of random play per round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--profile", action="store_true", help="list the dearest functions of the pure engine")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    told = gather(play_rounds(jobs_of(asked), asked.rounds), asked.games)
    if asked.json:
        print(json.dumps(told, indent=1))
    else:
        say(told, asked.games)
    sys.exit(0 if all(game in told for game in asked.games) else 1)


if __name__ == "__main__":
    main()
