"""The suite itself: one random game with the points of the architecture checked along the way and at the
end.

Light looks at every decision and, at some, at one or two points in turn; full looks at all points at many
decisions.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from dataclasses import dataclass

from underkeep.core.formats.codec import digest
from underkeep.core.testing import acting, copies, information, reach, soundness
from underkeep.core.testing.case import Case, Failure
from underkeep.core.testing.coverage import Coverage
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.run import Run
from underkeep.core.testing.worlds import seats_of

LIGHT, FULL = "light", "full"
MOMENT_POINTS = 5
FIELDS_EVERY = 8


@dataclass(frozen=True)
class Report:
    """What one game showed; the checksum is equal for pure and compiled play."""

    seed: int
    moves: int
    checksum: str
    failures: tuple[Failure, ...]


def check_game(case: Case, seed: int, depth: str = LIGHT, coverage: Coverage | None = None) -> Report:
    """Play the random game of a seed and check it; whatever is raised is a failure too."""
    met = coverage if coverage is not None else Coverage()
    met.games += 1
    try:
        run = Run(case, seed, met, depth)
    except Exception as error:
        return Report(seed, 0, "", (Failure("crash", f"at set-up: {trace_of(error)}", seed, 0, "", depth),))
    try:
        play(run, depth)
    except Exception as error:
        run.fail("crash", trace_of(error))
    met.meet_frames(run.watcher.frames)
    return Report(seed, run.move, digest(run.saved()), tuple(run.failures))


def trace_of(error: Exception) -> str:
    """The error and the last places it came through."""
    places = [f"{f.filename.rpartition('/')[2]}:{f.lineno} {f.name}" for f in traceback.extract_tb(error.__traceback__)]
    return f"{type(error).__name__}: {error} ({' > '.join(places[-4:])})"


def play(run: Run, depth: str) -> None:
    """From the first question to the end, then what is checked of the whole."""
    first = run.spec.conserved(run.game)
    moment = run.dice.below(4)
    while not run.game.over():
        if run.move >= run.case.most_moves:
            run.fail("games end", f"not over after {run.move} moves")
            break
        if not acting.check_decision(run):
            return
        if run.move >= moment:
            look_closely(run, depth)
            moment = run.move + gap(run, depth)
        choose(run)
        soundness.check_conservation(run, first)
    else:
        soundness.check_end(run)
    copies.cast_shadows(run)
    look_back(run, depth)


def choose(run: Run) -> None:
    """The move of the game itself."""
    role = run.dice.pick(run.spec.asked(run.game))
    run.act(role, run.strategy.choose(run.game.options(role)))


def gap(run: Run, depth: str) -> int:
    """Moves to the next close look: more and more as the game gets long, so that long games stay
    affordable.
    """
    return 1 + run.dice.below(2 + run.move // 5) if depth == FULL else 4 + run.dice.below(8 + 2 * run.move)


def look_closely(run: Run, depth: str) -> None:
    """The points that concern one position."""
    run.kept[run.move] = run.saved()
    copies.cast_shadows(run)
    if depth == FULL:
        for point in range(MOMENT_POINTS):
            look_at(run, point, depth)
        if run.dice.one_in(8) or run.move < 3:
            information.check_variety(run, run.dice.pick(seats_of(run.game, run.dice)))
        look_at_fields(run)
    else:
        look_at(run, run.dice.below(MOMENT_POINTS - 1), depth)
        look_at(run, MOMENT_POINTS - 1, depth)


def look_at(run: Run, point: int, depth: str) -> None:
    if point == 0:
        acting.check_act(run, every_option=depth == FULL)
    elif point == 1:
        copies.check_clone(run)
    elif point == 2:
        copies.check_save(run)
    elif point == 3:
        soundness.check_facade(run)
    else:
        look_at_seats(run, depth)


def look_at_seats(run: Run, depth: str) -> None:
    """The information properties for every seat, or for one at light depth; moves are tried on copies."""
    seats = seats_of(run.game, run.dice)
    for seat in seats if depth == FULL else [run.dice.pick(seats)]:
        information.check_seat(run, seat)
        role = run.dice.pick(run.spec.asked(run.game))
        for action in run.dice.some(run.game.options(role), 4 if depth == FULL else 2):
            information.check_move(run, seat, role, action)


def look_at_fields(run: Run) -> None:
    """Now and then: which fields of the state reach a view, for a spectator and for one role."""
    dice = Dice("fields", run.seed, run.move)
    if dice.one_in(FIELDS_EVERY) or run.move < 3:
        reach.check_reach(run, frozenset())
        reach.check_reach(run, frozenset({dice.below(int(run.game.roles))}))


def look_back(run: Run, depth: str) -> None:
    """The points that concern the whole game."""
    if depth == FULL or run.dice.one_in(8):
        copies.check_record(run)
        copies.check_undo(run)


# ---------------------------------------------------------------------- many games
def check_table(case: Case) -> list[Failure]:
    """The action table, once."""
    return [Failure("move texts", message, 0, 0) for message in acting.table_failures(case.spec)[:5]]


def depth_of(number: int, full_every: int) -> str:
    return FULL if full_every and number % full_every == 0 else LIGHT


def check_case(case: Case, seeds: Iterable[int], full_every: int = 5) -> tuple[list[Failure], Coverage]:
    """The table and many games, every fifth in full; what was never reached is read off the coverage."""
    failures = check_table(case)
    coverage = Coverage()
    for number, seed in enumerate(seeds):
        failures.extend(check_game(case, seed, depth_of(number, full_every), coverage).failures)
    return failures, coverage


def checksum_of(case: Case, seeds: Iterable[int]) -> str:
    """One number for many games played without any check: pure and compiled engines must agree on it."""
    return digest([played(case, seed) for seed in seeds])


def played(case: Case, seed: int) -> list[object]:
    run = Run(case, seed, Coverage())
    dice = Dice("checksum", seed)
    trail = [digest(run.saved())]
    while not run.game.over() and run.move < case.most_moves:
        role = dice.pick(run.spec.asked(run.game))
        run.act(role, run.strategy.choose(run.game.options(role)))
        if run.move % 16 == 0:
            trail.append(digest(run.saved()))
    return [seed, run.move, *trail, digest(run.saved())]
