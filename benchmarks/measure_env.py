"""One round of environments, in a process of its own: `python measure_env.py NAME SECONDS SEED` prints JSON.

NAME is one of our games, or an environment of a peer (then in the peers' own environment). Steps a second of CPU time,
random legal actions. Of a game of ours five kinds are measured, taking turns in one process: plain play-outs of the
engine, many games in one call with masks, the same with observations, PettingZoo's interface with observation and mask
at every step, and Gymnasium's.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

import numpy as np

BATCH = 24  # games that fit a core's cache together; more of them wait for memory
PIECE = 240  # steps of a piece of work, so that long games do not overrun the clock
TURNS = 10  # how often the kinds of one game take turns


@dataclass
class Tally:
    """What was played: steps, actions on offer in them, games that ended, and the time that they took."""

    steps: int = 0
    options: int = 0
    games: int = 0
    spent: float = 0.0
    pieces: Iterator[None] = field(default_factory=lambda: iter(()))

    def go_on(self, seconds: float) -> None:
        begun = process_time()
        while process_time() - begun < seconds:
            next(self.pieces)
        self.spent += process_time() - begun

    def forget(self) -> None:
        self.steps = self.options = self.games = 0
        self.spent = 0.0

    def told(self) -> dict[str, Any]:
        length = self.steps / self.games if self.games else None
        return {"steps_per_s": self.steps / self.spent, "options": self.options / self.steps, "length": length}


# ---------------------------------------------------------------------- ours
def playouts(game: str, seed: int, tally: Tally) -> Iterator[None]:
    """The engine's own loop: whoever learns cannot be quicker."""
    from underkeep.core.kernel.luck import seed_from
    from underkeep.core.search.playout import playout
    from underkeep.library import load_game

    loaded = load_game(game)
    options = loaded.spec.options.resolve({})
    while True:
        seed += 1
        steps, seen, _ = playout(loaded.spec.new(options, loaded.content, seed_from(seed)), seed, 1_000_000)
        tally.steps, tally.options, tally.games = tally.steps + int(steps), tally.options + int(seen), tally.games + 1
        yield


def vector(game: str, seed: int, tally: Tally, observe: bool = False) -> Iterator[None]:
    """Many games in one call; masks always, observations only if asked for."""
    from underkeep.env.vector import VectorGames

    games = VectorGames(game, BATCH)
    games.reset(seed)
    while True:
        for _ in range(PIECE // BATCH):
            if observe:
                games.observe()
            games.step(games.sample())
        tally.steps += PIECE
        yield


def vector_observed(game: str, seed: int, tally: Tally) -> Iterator[None]:
    return vector(game, seed, tally, observe=True)


def aec(game: str, seed: int, tally: Tally) -> Iterator[None]:
    from underkeep.env import pettingzoo

    return aec_steps(pettingzoo.raw_env(game), seed, tally)


def aec_steps(env: Any, seed: int, tally: Tally) -> Iterator[None]:
    """What a learner does: look at observation and mask, pick one of the legal actions."""
    dice = np.random.default_rng(seed)
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, over, cut, told = env.last()
            if over or cut:
                break
            mask = seen["action_mask"] if "action_mask" in seen else told["action_mask"]
            legal = np.flatnonzero(mask.astype(bool))  # of flags it takes a tenth of the time that it takes of numbers
            env.step(int(legal[int(dice.random() * len(legal))]))
            tally.steps, tally.options = tally.steps + 1, tally.options + len(legal)
            if tally.steps % PIECE == 0:
                yield
        tally.games += 1
        yield


def solo(game: str, seed: int, tally: Tally) -> Iterator[None]:
    """One role against random opponents; their moves are not counted."""
    from underkeep.env.gymnasium import SoloEnv

    env, dice, over = SoloEnv(game), np.random.default_rng(seed), True
    while True:
        for _ in range(PIECE):
            if over:
                seed += 1
                env.reset(seed=seed)
            legal = np.flatnonzero(env.action_masks().astype(bool))
            _, _, over, _, _ = env.step(legal[int(dice.random() * len(legal))])
            tally.steps, tally.options = tally.steps + 1, tally.options + len(legal)
            tally.games += over
        yield


OURS: dict[str, Callable[[str, int, Tally], Iterator[None]]] = {
    "playouts": playouts,
    "vector": vector,
    "vector_observed": vector_observed,
    "pettingzoo": aec,
    "gymnasium": solo,
}


# ---------------------------------------------------------------------- peers
def pettingzoo_classic(module: str, seed: int, tally: Tally) -> Iterator[None]:
    from importlib import import_module

    return aec_steps(import_module(f"pettingzoo.classic.{module}").raw_env(), seed, tally)


def openspiel_vector(game: str, seed: int, tally: Tally) -> Iterator[None]:
    """OpenSpiel's own vector of environments; it has observation tensors and legal actions at every step."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    dice = Random(seed)  # noqa: S311  play, not secrets
    envs = SyncVectorEnv([rl_environment.Environment(game) for _ in range(BATCH)])
    steps = envs.reset()
    while True:
        legal = [step.observations["legal_actions"][step.observations["current_player"]] for step in steps]
        chosen = [StepOutput(some[int(dice.random() * len(some))], None) for some in legal]
        steps, _, done, _ = envs.step(chosen, reset_if_done=True)
        tally.steps, tally.options = tally.steps + BATCH, tally.options + sum(map(len, legal))
        tally.games += sum(done)
        yield


PEERS: dict[str, Callable[[int, Tally], Iterator[None]]] = {
    "pettingzoo_chess": lambda seed, tally: pettingzoo_classic("chess_v6", seed, tally),
    "pettingzoo_go": lambda seed, tally: pettingzoo_classic("go_v5", seed, tally),
    "pettingzoo_hanabi": lambda seed, tally: pettingzoo_classic("hanabi_v5", seed, tally),
    "pettingzoo_connect_four": lambda seed, tally: pettingzoo_classic("connect_four_v3", seed, tally),
    "openspiel_chess_vector": lambda seed, tally: openspiel_vector("chess", seed, tally),
}


# ---------------------------------------------------------------------- one round
def measured(tallies: dict[str, Tally], seconds: float) -> dict[str, dict[str, Any]]:
    """In turns, since a machine that others use is not as quick now as it was a second ago."""
    for tally in tallies.values():
        tally.go_on(seconds / TURNS)  # warm
        tally.forget()
    for _ in range(TURNS):
        for tally in tallies.values():
            tally.go_on(seconds / TURNS)
    return {name: tally.told() for name, tally in tallies.items()}


def main() -> None:
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    tallies = {kind: Tally() for kind in ([name] if name in PEERS else OURS)}
    for kind, tally in tallies.items():
        tally.pieces = PEERS[name](seed, tally) if name in PEERS else OURS[kind](name, seed, tally)
    found = measured(tallies, seconds)
    if name in PEERS:
        print(json.dumps(found[name]))
        return
    speeds = {f"{kind}_per_s": one["steps_per_s"] for kind, one in found.items()}
    share = speeds["vector_per_s"] / speeds["playouts_per_s"]  # here, since they took turns in this process
    print(json.dumps({**found["playouts"], **speeds, "vector_share": share}))


if __name__ == "__main__":
    main()
