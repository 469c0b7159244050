"""One round of our own figures, in a process of its own: `python measure.py GAME SECONDS SEED` prints JSON.

GAME may name options: `vast:roles=knight-goblins`.

A decision is one choice of a player: the options are generated, one is picked uniformly and carried out. CPU
time of this process; UNDERKEEP_NATIVE chooses the engine before anything is imported.
"""

from __future__ import annotations

import cProfile
import json
import math
import pstats
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from underkeep import engine
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.playout import playout
from underkeep.library import Loaded, load_game
from underkeep.registry import JUDGES

LIMIT = 1_000_000
GAMES, STOPS = 16, 8  # where single costs are measured
MIN_SECONDS = 0.15


OPTIONS: dict[str, str] = {}  # those named with the game


def new_game(loaded: Loaded, number: int) -> Any:
    return loaded.spec.new(loaded.spec.options.resolve(OPTIONS), loaded.content, seed_from(number))


def random_play(loaded: Loaded, seconds: float, seed: int) -> dict[str, float]:
    """Whole games, set-up included, until the time is over."""
    decisions = options = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        done, seen, _ = playout(new_game(loaded, seed + games), seed + games, LIMIT)
        decisions, options, games = decisions + int(done), options + int(seen), games + 1
    spent = process_time() - begun
    return {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "options": options / decisions,
        "length": decisions / games,
    }


def positions(loaded: Loaded, length: float, seed: int) -> list[tuple[Any, int, Any]]:
    """Games stopped here and there on their way, each with a role that is asked and one of its options."""
    dice = Random(seed)  # noqa: S311  positions, not secrets
    found: list[tuple[Any, int, Any]] = []
    for number in range(GAMES):
        game, policy = new_game(loaded, seed * 1000 + number), dice.randrange(1 << 30)
        for _ in range(STOPS):
            _, _, policy = playout(game, policy, 1 + int(2 * dice.random() * length / STOPS))
            role = int(game.first_asked())
            if role >= 0:
                found.append((game.clone(), role, dice.choice(game.options(role))))
    return found


def microseconds(work: Callable[[], int]) -> float:
    """Time of one piece of work; `work` does some and says how many."""
    work()
    count, begun = 0, process_time()
    while process_time() - begun < MIN_SECONDS:
        count += work()
    return (process_time() - begun) / count * 1e6


def single_costs(loaded: Loaded, sample: list[tuple[Any, int, Any]]) -> dict[str, float]:
    """What the parts of a decision cost one by one, called from outside the engine."""
    spec = loaded.spec

    def each(work: Callable[[Any, int, Any], object]) -> float:
        def once() -> int:
            for game, role, action in sample:
                work(game, role, action)
            return len(sample)

        return microseconds(once)

    return {
        "new_us": microseconds(lambda: 1 if new_game(loaded, 1) else 0),
        "options_us": each(lambda game, role, action: game.options(role)),
        "clone_us": each(lambda game, role, action: game.clone()),
        "clone_apply_us": each(lambda game, role, action: game.clone().advance(role, action)),
        "view_us": each(lambda game, role, action: spec.view(game, frozenset({role}))),
        "prompt_us": each(lambda game, role, action: spec.prompt(game, role)),
    }


def search_speed(loaded: Loaded, sample: list[tuple[Any, int, Any]], seconds: float) -> float:
    """Iterations of the master's tree search a second, the worlds that it thinks in made along with it."""
    from underkeep.bots.api import Budget
    from underkeep.bots.position import position_of
    from underkeep.bots.searching import ITERATIONS, searched

    count, begun = 0, process_time()
    for seed, (game, role, _) in enumerate(sample * 100):
        prompt = loaded.spec.prompt(game, role)
        if prompt is not None and len(prompt.options) > 1:
            position = position_of(loaded.spec.view(game, frozenset({role})), prompt, seed)
            if not position.judge.is_mixed(position.world(0), role):
                count += int(searched(position, Budget(math.inf), ITERATIONS["master"], math.inf, 0).done)
        if process_time() - begun > seconds:
            break
    return count / (process_time() - begun)


def profile(loaded: Loaded, seed: int) -> list[list[Any]]:
    """Where the time of the pure engine goes: the functions that take most themselves."""
    watch = cProfile.Profile()
    watch.enable()
    for number in range(10):
        playout(new_game(loaded, seed + number), seed + number, LIMIT)
    watch.disable()
    stats = pstats.Stats(watch).stats  # type: ignore[attr-defined]  # documented, not in the type stubs
    total = sum(row[2] for row in stats.values())
    rows = [[f"{file.rpartition('underkeep/')[2]}:{name}", row[2] / total] for (file, _, name), row in stats.items()]
    return sorted(rows, key=lambda row: -row[1])[:15]


def main() -> None:
    named, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    game, _, options = named.partition(":")
    for option in options.split(",") if options else ():
        name, _, value = option.partition("=")
        OPTIONS[name] = value
    loaded = load_game(game)
    told: dict[str, Any] = {"engine": "pure" if engine.chosen() is None else "compiled"}
    random_play(loaded, seconds / 10, seed)  # warm
    told |= random_play(loaded, seconds, seed)
    sample = positions(loaded, told["length"], seed)
    told |= single_costs(loaded, sample)
    if game in JUDGES and told["engine"] == "compiled":
        told["search_per_s"] = search_speed(loaded, sample, seconds)
    if "--profile" in sys.argv:
        told["profile"] = profile(loaded, seed)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
