"""Advice byte for byte: hints, beliefs, explanations and forecasts are the same in every world that a seat cannot tell
from this one. Asked of worlds of the conformance suite, which share nothing with `determinize`.

`./run python -m tests.bots.advice_worlds GAME [--games 200] [--iterations 50] [--seed 1]` asks at five drawn decisions
of each game, for all seats and the spectator; status 1 if anything differed. What is told of moves (log, recap, events)
the suite itself compares: `./run soak GAME 2000 --full-every 1`. Turning points are told after the end only.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator

from underkeep.bots.advice import advise, explain, foretell
from underkeep.bots.api import Budget, levels_for, packed
from underkeep.bots.forecast import foresees
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.core.testing.worlds import another_world, seats_of
from underkeep.library import load_game

DECISIONS = 5
LONGEST = 400  # moves of a game that are played
SECONDS = 600.0  # the work is fixed by iterations, never by the clock
SEED = 7
Seat = frozenset[int]
Advice = Callable[[GameSpec, Game, Seat, int], dict[str, str]]


def advice_for(spec: GameSpec, game: Game, seat: Seat, iterations: int) -> dict[str, str]:
    """All that the advisers would say to a seat now, by kind."""
    told: dict[str, str] = {}
    level = "master" if "master" in levels_for(spec.id) else "adept"
    for role in sorted(seat):
        prompt = spec.prompt(game, role)
        if prompt is not None:
            question = packed(spec.view(game, seat), prompt)
            hint = advise(level, question, Budget(SECONDS, iterations=iterations), SEED)
            told[f"hint {role}"] = repr((hint.move, hint.reasons))
            told[f"beliefs {role}"] = repr(hint.beliefs)
            moves = [option.move for option in prompt.options[:3]]
            told[f"explanations {role}"] = repr([explain(question, move, SEED) for move in moves])
    if foresees(spec.id):
        told["forecast"] = repr(foretell(packed(spec.view(game, frozenset()), None), SEED))
    return told


def drawn_decisions(name: str, seed: int) -> Iterator[tuple[GameSpec, Game, Dice]]:
    """Positions of a random game, drawn from all of it."""
    loaded, dice, strategy = load_game(name), Dice("advice", name, seed), strategy_for(seed)
    spec = loaded.spec
    game = spec.new(sample_options(spec, dice), loaded.content, seed_from(seed))
    met: list[Game] = []
    while not game.over() and len(met) < LONGEST:
        met.append(game.clone())
        role = spec.asked(game)[0]
        game.advance(role, strategy.choose(game.options(role)))
    for drawn in dice.some(met, DECISIONS):
        yield spec, drawn, dice


def differences(name: str, seed: int, iterations: int, advice: Advice = advice_for, seats: int = 99) -> list[str]:
    """What somebody is told in this world and not in another one that looks the same."""
    found: list[str] = []
    for spec, game, dice in drawn_decisions(name, seed):
        for seat in dice.some(seats_of(game, dice), seats):
            here = advice(spec, game, seat, iterations)
            there = advice(spec, another_world(spec, game, seat, dice), seat, iterations)
            found += [f"{name} {seed} {sorted(seat)}: {what}" for what in here if here[what] != there.get(what)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    wrong = 0
    for seed in range(wish.seed, wish.seed + wish.games):
        found = differences(wish.game, seed, wish.iterations)
        wrong += len(found)
        print("\n".join([*found, f"game {seed}: {len(found)} differences"]), flush=True)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
