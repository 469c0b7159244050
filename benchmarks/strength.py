"""How strong the levels are, as a table: `./run python benchmarks/strength.py [GAME ...] --out FILE --minutes 60`.

Every pairing is a tournament by iterations, not by the clock (master 200 a decision, grandmaster 800), with its own
sequential test (alpha = beta = 0.05) and at most 300 games. Games go into the file: the same command goes on where the
time ran out, until nothing is open. Pairings of the gate come first and share the time; then the others. A pairing that
has not come to its end is printed as not reached.

In Vast seats rotate, so that a share of 60 % of the games is 8 points more in the same role: the test is of these 8
points against none. In Heroes each bot plays all clans of a seed in turn, on six scenarios in turn, and the seeds that
only one of both won, over all six, are one test.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path

from underkeep.cli.tournament import write_line
from underkeep.lab.executors import cores, spread
from underkeep.lab.tournament import (
    Bounds,
    Bout,
    Match,
    TestVerdict,
    in_the_same_role,
    line_of,
    mend,
    play_bout,
    read_bouts,
    record,
    sequential_test,
    win_share,
    winners_of,
)

MAX_GAMES = 300
SCENARIOS = (  # nine clans spread over six scenarios
    ("k1", "dragon,ratkin"),
    ("k4", "skeleton,slime"),
    ("k7", "witch,imp"),
    ("k10", "gnoll,lizardfolk"),
    ("k13", "poltergeist,dragon"),
    ("k16", "ratkin,witch"),
)
LEVEL = "difficulty=challenging"  # on Family the adept wins four of five, which leaves little to tell apart
HEROES = tuple((f"scenario={scenario}", f"clans={clans}", LEVEL) for scenario, clans in SCENARIOS)
PLAIN: tuple[tuple[str, ...], ...] = ((),)
BETTER: Bounds = (0.5, 0.6)
FAR_BETTER: Bounds = (0.8, 0.9)


@dataclass(frozen=True)
class Pairing:
    """Two bots on one or more set-ups, with the shares that their test tells apart."""

    game: str
    bots: tuple[str, str]
    bounds: Bounds = BETTER

    def matches(self, seed: str) -> list[Match]:
        setups = HEROES if self.game == "heroes" else PLAIN
        return [Match(self.game, self.bots, options, None, seed, MAX_GAMES // len(setups)) for options in setups]


GATE = (
    Pairing("twister", ("adept", "random"), FAR_BETTER),
    Pairing("twister", ("master", "adept")),
    Pairing("vast", ("master", "adept")),
    Pairing("heroes", ("master", "adept")),
)
REST = (
    Pairing("vast", ("adept", "random")),
    Pairing("heroes", ("adept", "random")),
    *(Pairing(game, bots) for bots in (("novice", "random"), ("adept", "novice")) for game in ("twister", "vast")),
    *(Pairing(game, ("grandmaster", "master")) for game in ("twister", "vast", "heroes")),
)


# ---------------------------------------------------------------------- playing
class Contest:
    """A pairing and its games so far, by set-up and number."""

    def __init__(self, pairing: Pairing, wish: argparse.Namespace) -> None:
        self.pairing = pairing
        self.wish = wish
        self.matches = pairing.matches(wish.seed)
        self.bouts = {(match, bout.number): bout for match in self.matches for bout in read_bouts(wish.out, match)}

    def order(self) -> list[tuple[Match, int]]:
        """All games of the pairing: a round on each set-up in turn."""
        rounds = range(self.matches[0].games // 2)
        return [(match, 2 * number + n) for number in rounds for match in self.matches for n in (0, 1)]

    def go_on(self, until: float) -> None:
        """Until the pairing is over or the time is up; games under way are played to their end."""
        tasks = (task for task in self.order() if task not in self.bouts)
        asked = takewhile(lambda _: not self.is_over() and time.monotonic() < until, tasks)
        for match, bout in spread(play_task, asked, self.wish.jobs):
            self.bouts[match, bout.number] = bout
            write_line(self.wish.out, line_of(bout))
            self.say(bout)

    def say(self, bout: Bout) -> None:
        names, ratio = " – ".join(self.pairing.bots), self.verdict().ratio
        said = (
            f"{self.pairing.game} {names}: {len(self.bouts)} games, the last {bout.seconds:.0f} s, ratio {ratio:+.2f}"
        )
        print(said, file=sys.stderr, flush=True)

    def counted(self) -> list[Bout]:
        """Whole rounds in their order, before the first that is missing and up to the one that decided."""
        played = list(takewhile(lambda bout: bout is not None, map(self.bouts.get, self.order())))
        bouts = [replace(bout, number=number) for number, bout in enumerate(played) if bout is not None]
        for count in range(2, len(bouts) + 1, 2):
            if self.test(bouts[:count]).text != "open":
                return bouts[:count]
        return bouts[: len(bouts) - len(bouts) % 2]

    def test(self, bouts: list[Bout]) -> TestVerdict:
        return sequential_test(bouts, self.pairing.bots[0], *self.pairing.bounds)

    def verdict(self) -> TestVerdict:
        return self.test(self.counted())

    def is_over(self) -> bool:
        return len(self.counted()) >= MAX_GAMES or self.verdict().text != "open"


def play_task(task: tuple[Match, int]) -> tuple[Match, Bout]:
    return task[0], play_bout(*task)


def play_all(contests: list[Contest], until: float) -> None:
    """Those that are open share the time that is left, until all are over or it is up."""
    while (left := [one for one in contests if not one.is_over()]) and time.monotonic() < until:
        for number, contest in enumerate(left):
            now = time.monotonic()
            contest.go_on(now + (until - now) / (len(left) - number))


# ---------------------------------------------------------------------- telling
def row_of(contest: Contest) -> str:
    bouts, bots = contest.counted(), contest.pairing.bots
    won, drawn, played = record(bouts, bots[0])
    share = win_share(bouts, bots[0])
    text = "–" if share is None else f"{won / played:.1%} [{share.low:.1%}, {share.high:.1%}]"
    head = f"| {contest.pairing.game} | {' – '.join(bots)} | {len(bouts)} | {won} of {played} | {drawn}"
    return f"{head} | {text} | {ending(contest)} |"


def ending(contest: Contest) -> str:
    """What the test says, or that it was not reached."""
    stands, (low, high) = contest.verdict(), contest.pairing.bounds
    what = "seeds that one won" if contest.pairing.game == "heroes" else "share"
    if contest.pairing.game == "vast" and contest.pairing.bounds == BETTER:
        what, low, high = "points in the same role", 0, 8
    told = f"{what} {low:g} against {high:g}: {stands.text}, ratio {stands.ratio:.2f} of ±{stands.bound:.2f}"
    return told if contest.is_over() else f"not reached ({told})"


def details(contest: Contest) -> list[str]:
    """Vast role by role, Heroes scenario by scenario."""
    if not contest.counted():
        return []
    if contest.pairing.game == "vast":
        return vast_details(contest)
    return heroes_details(contest) if contest.pairing.game == "heroes" else []


def vast_details(contest: Contest) -> list[str]:
    bouts, (bot, other) = contest.counted(), contest.pairing.bots
    found = in_the_same_role(bouts, bot, other)
    lines = [] if found is None else [f"{bot} – {other} in the same role: {found[0]:+.1f} ± {found[1]:.1f} points"]
    for role in bouts[0].seats:
        mine, theirs = win_share(bouts, bot, role), win_share(bouts, other, role)
        if mine is not None and theirs is not None:
            points = 100 * (mine.count / mine.of - theirs.count / theirs.of)
            lines.append(f"  {role}: {mine.count} of {mine.of} – {theirs.count} of {theirs.of}, {points:+.1f} points")
    return lines


def heroes_details(contest: Contest) -> list[str]:
    lines = []
    for match in contest.matches:
        bouts, (bot, other) = [one for one in contest.counted() if one.match == match.key()], contest.pairing.bots
        won = [winners_of(pair) for pair in zip(bouts[::2], bouts[1::2], strict=True)]
        only = [sum(some == {name} for some in won) for name in (bot, other)]
        both, none = sum(len(some) == 2 for some in won), sum(not some for some in won)
        told = f"only {bot} {only[0]}, only {other} {only[1]}, both {both}, nobody {none}"
        lines.append(f"  {' '.join(match.options)}: {len(won)} seeds: {told}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["twister", "vast", "heroes"])
    parser.add_argument("--bots", default="", help="only this pairing: master,adept")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", default="2026")
    parser.add_argument("--jobs", type=int, default=cores())
    wish = parser.parse_args()
    until = time.monotonic() + wish.minutes * 60
    mend(wish.out)
    told: list[Contest] = []
    for group in (GATE, REST):
        wanted = [one for one in group if one.game in wish.games and wish.bots in ("", ",".join(one.bots))]
        contests = [Contest(pairing, wish) for pairing in wanted]
        play_all(contests, until)
        told += contests
    print("| game | pairing | games | won | drawn | share [95 %] | test |\n|---|---|--:|--:|--:|---|---|")
    print("\n".join(map(row_of, told)))
    for contest in told:
        print("\n".join(details(contest)), end="\n" if details(contest) else "")
    seconds = sum(bout.seconds for contest in told for bout in contest.bouts.values())
    print(f"{seconds / 3600:.2f} machine-hours in all")


if __name__ == "__main__":
    main()
