"""Are the forecasts of Heroes' assaults true? Adepts play; each assault is foretold before it comes, and compared.

    ./run native
    ./run python benchmarks/forecasts.py 500 [SEED]

Prints how often what was told with some chance happened (by tenths, with the number of tellings), the expected
calibration error, and how much of what happened had been among what was foreseen.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final

from underkeep.bots.api import Budget, choose
from underkeep.bots.forecast import forecast
from underkeep.core.kernel.events import Chronicle, Event
from underkeep.core.kernel.luck import seed_from_text
from underkeep.games.heroes.judge.omens import DEFEAT, omens_of
from underkeep.games.heroes.names import CLAN_NAMES
from underkeep.games.heroes.state.events.assault import AssaultBegun
from underkeep.games.heroes.state.events.clans import TurnBegun
from underkeep.games.heroes.state.events.guild import GameEnded
from underkeep.library import load_game

TENTHS: Final = 10
BUDGET: Final = Budget(1.0)
Told = dict[tuple[str, str], float]


def assaults(seed: int) -> Iterator[tuple[Any, list[Event]]]:
    """Of one game: what everybody saw before each assault, and what was told until the next turn."""
    loaded, dice = load_game("heroes"), Random(seed)  # noqa: S311  which games, not luck
    given = {
        "scenario": f"k{dice.randint(1, 20)}",
        "difficulty": dice.choice(("family", "challenging", "hardcore")),
        "clans": dice.sample(CLAN_NAMES, 2),
    }
    game = loaded.spec.new(loaded.spec.options.resolve(given), loaded.content, seed_from_text(str(seed)))
    before, happened = None, list[Event]()
    while not game.over():
        role = loaded.spec.asked(game)[0]
        seen = loaded.spec.view(game, frozenset())
        view, prompt = loaded.spec.view(game, frozenset({role})), loaded.spec.prompt(game, role)
        assert prompt is not None
        move = loaded.spec.parse(choose("adept", view, prompt, BUDGET, dice.getrandbits(40)).move)
        heard = Chronicle()
        game.listener = heard
        loaded.spec.act(game, role, move)
        game.listener = None
        for event in heard.events:
            if isinstance(event, AssaultBegun):
                before, happened = seen, []
            if before is not None:
                happened.append(event)
            if before is not None and isinstance(event, (TurnBegun, GameEnded)):
                yield before, happened
                before = None


def compared(wanted: int, first: int) -> Iterator[tuple[Told, set[tuple[str, str]]]]:
    done = 0
    for seed in count(first):
        for before, events in assaults(seed):
            told = {(thing, kind): chance for thing, kind, chance in forecast(before, seed)}
            yield told, {omen for event in events for omen in omens_of(event)}
            done += 1
            if done == wanted:
                return


def main(wanted: int, first: int) -> None:
    tellings, hits = defaultdict[int, list[float]](list), defaultdict[int, int](int)
    happened = foreseen = 0
    for number, (told, real) in enumerate(compared(wanted, first), 1):
        for what, chance in told.items():
            if what[1] == DEFEAT:
                continue  # a defeat is told by the end of the game, not by an event of the assault
            place = min(int(chance * TENTHS), TENTHS - 1)
            tellings[place].append(chance)
            hits[place] += what in real
        happened += len(real)
        foreseen += len(real & told.keys())
        if number % 50 == 0:
            print(f"{number}/{wanted} assaults", file=sys.stderr, flush=True)
    report(tellings, hits, happened, foreseen)


def report(tellings: dict[int, list[float]], hits: dict[int, int], happened: int, foreseen: int) -> None:
    total, error = sum(len(chances) for chances in tellings.values()), 0.0
    print("told      happened  tellings")
    for place in sorted(tellings):
        chances = tellings[place]
        mean, rate = sum(chances) / len(chances), hits[place] / len(chances)
        error += abs(mean - rate) * len(chances) / total
        print(f"{mean:6.1%} {rate:10.1%} {len(chances):9}")
    print(f"expected calibration error {error:.3f}")
    print(f"among what was foreseen: {foreseen} of {happened} ({foreseen / max(happened, 1):.1%})")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 90_000)
