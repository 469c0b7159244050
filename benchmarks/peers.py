"""Our games beside their peers, everything in one run: `./run python benchmarks/peers.py [--json]`.

Decisions, clones, tree searches, and steps of environments with observations and of many games in one call, against
OpenSpiel (rules in C++ and in Python), catanatron, python-chess, RLCard and PettingZoo's classic games; then the
ratios, and whether the project's gates are met. Every engine runs in a process of its own; README.md tells what is
counted.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from rounds import PEERS, Figures, Job, has_peers, play_rounds, run

GAMES = ("twister", "heroes", "vast")
ENGINES = (
    "catanatron",
    "openspiel_chess",
    "openspiel_backgammon",
    "openspiel_hanabi",
    "openspiel_python_liars_poker",
    "openspiel_python_tic_tac_toe",
    "python_chess",
    "rlcard_uno",
    "rlcard_gin_rummy",
)
ENVIRONMENTS = (
    "pettingzoo_chess",
    "pettingzoo_go",
    "pettingzoo_hanabi",
    "pettingzoo_connect_four",
    "openspiel_chess_vector",
)


@dataclass(frozen=True)
class Gate:
    """What the project asks of a ratio; what it only aims at is stretched for."""

    what: str
    value: float
    goal: float
    at_most: bool = False
    stretch: bool = False

    @property
    def is_met(self) -> bool:
        return self.value <= self.goal if self.at_most else self.value >= self.goal


# ---------------------------------------------------------------------- measuring
def jobs_of(asked: argparse.Namespace) -> dict[str, Job]:
    """Peers and our own in one list: a round has them all."""
    jobs: dict[str, Job] = {}
    if has_peers(asked.peers):
        theirs = asked.peers / "bin" / "python"
        for name in ENGINES:
            jobs[name] = partial(one_round, "measure_peer.py", name, asked.seconds, theirs)
        for name in ENVIRONMENTS:
            jobs[name] = partial(one_round, "measure_env.py", name, asked.seconds, theirs)
    for game in asked.games:
        jobs[game] = partial(one_round, "measure.py", game, asked.seconds, sys.executable)
        jobs[f"{game} environments"] = partial(one_round, "measure_env.py", game, asked.seconds, sys.executable)
    return jobs


def one_round(script: str, name: str, seconds: float, python: Path | str, number: int) -> Figures | None:
    return run(script, name, seconds, number, python=python)


# ---------------------------------------------------------------------- comparing
def gathered(told: dict[str, Figures], games: list[str]) -> Figures:
    """Engines and environments by name, ratios of each game to each peer, and the gates."""
    engines = {name: one for name, one in told.items() if name in (*ENGINES, *games)}
    ours = {game: told[f"{game} environments"] for game in games if f"{game} environments" in told}
    environments = ours | {name: told[name] for name in ENVIRONMENTS if name in told}
    found: Figures = {"engines": engines, "environments": environments}
    found["ratios"] = {game: ratios(game, engines, environments) for game in games if game in engines and game in ours}
    found["gates"] = [{**asdict(gate), "is_met": gate.is_met} for gate in gates(found)]
    return found


def ratios(game: str, engines: dict[str, Figures], environments: dict[str, Figures]) -> dict[str, dict[str, float]]:
    """Ours divided by theirs; of clones theirs by ours, so that more is better everywhere."""
    one, env = engines[game], environments[game]
    others = {name: other for name, other in engines.items() if name in ENGINES}
    steps = {name: other["steps_per_s"] for name, other in environments.items() if name in ENVIRONMENTS}
    return {
        "decisions": {name: one["decisions_per_s"] / other["decisions_per_s"] for name, other in others.items()},
        "clone": {name: other["clone_us"] / one["clone_us"] for name, other in others.items()},
        "search": {
            f"{name}{' in Python' if key.startswith('python') else ''}": one["search_per_s"] / other[key]
            for name, other in others.items()
            for key in ("search_per_s", "python_search_per_s")
            if key in other and "search_per_s" in one
        },
        "env steps": {name: env["pettingzoo_per_s"] / speed for name, speed in steps.items() if "vector" not in name},
        "vector steps with observations": {
            name: env["vector_observed_per_s"] / speed for name, speed in steps.items() if "vector" in name
        },
        "of our play-outs": {"vector steps with masks": env["vector_share"]},
    }


def gates(found: Figures) -> list[Gate]:
    told: list[Gate] = []
    for game, kinds in found["ratios"].items():
        told.append(
            Gate(f"{game}: vector steps with masks, of play-outs", *kinds["of our play-outs"].values(), goal=0.7)
        )
        if "catanatron" in kinds["decisions"]:
            told.append(Gate(f"{game}: decisions, times catanatron", kinds["decisions"]["catanatron"], 3))
            told.append(Gate(f"{game}: the same", kinds["decisions"]["catanatron"], 10, stretch=True))
            chess = kinds["decisions"]["openspiel_chess"]
            told.append(Gate(f"{game}: decisions, times OpenSpiel's chess in C++", chess, 1, stretch=True))
        if "pettingzoo_chess" in kinds["env steps"]:
            chess = kinds["env steps"]["pettingzoo_chess"]
            told.append(Gate(f"{game}: steps with observations, times PettingZoo's chess", chess, 10))
        clone = found["engines"][game]["clone_us"]
        told.append(Gate(f"{game}: clone in microseconds", clone, 1, at_most=True, stretch=True))
    return told


# ---------------------------------------------------------------------- telling
def say(found: Figures) -> None:
    print(
        f"{'engine':32}{'decisions/s':>12}{'options':>9}{'length':>9}{'clone us':>10}{'search/s':>10}{'in Python':>11}"
    )
    for name, one in found["engines"].items():
        shape = f"{one['decisions_per_s']:12,.0f}{one['options']:9.1f}{one['length']:9.1f}{one['clone_us']:10.2f}"
        print(f"{name:32}{shape}{number(one, 'search_per_s'):>10}{number(one, 'python_search_per_s'):>11}")
    head = f"{'environment':32}{'env steps/s':>12}{'options':>9}{'length':>9}"
    print(f"\n{head}{'vector/s':>10}{'observed':>10}{'solo/s':>10}")
    for name, one in found["environments"].items():
        own = "pettingzoo_per_s" in one
        speed = number(one, "pettingzoo_per_s" if own else "steps_per_s")
        length = f"{one['length']:9.1f}" if one["length"] else f"{'':9}"
        more = "".join(f"{number(one, f'{kind}_per_s'):>10}" for kind in ("vector", "vector_observed", "gymnasium"))
        print(f"{name:32}{speed:>12}{one['options']:9.1f}{length}{more}")
    for game, kinds in found["ratios"].items():
        print(f"\n{game}, times")
        for kind, several in kinds.items():
            print(f"  {kind}: " + ", ".join(f"{name} {ratio:.2f}" for name, ratio in several.items()))
    print()
    for gate in found["gates"]:
        kind = "aim " if gate["stretch"] else "gate"
        verdict = "met" if gate["is_met"] else "NOT MET" if not gate["stretch"] else "not reached"
        bound = "at most" if gate["at_most"] else "at least"
        print(f"{kind} {gate['what']}: {gate['value']:.2f}, {bound} {gate['goal']:g}: {verdict}")


def number(one: Figures, key: str) -> str:
    return f"{one[key]:,.0f}" if key in one else ""


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=list(GAMES), help="our games to measure")
    parser.add_argument("--peers", type=Path, default=PEERS, help="environment of the peers")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each figure in a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    found = gathered(play_rounds(jobs_of(asked), asked.rounds), asked.games)
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        say(found)
    sys.exit(0 if all(game in found["ratios"] for game in asked.games) else 1)


if __name__ == "__main__":
    main()
