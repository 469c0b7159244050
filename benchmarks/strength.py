"""How strong the levels are, as a table: `./run python benchmarks/strength.py [GAME ...] --out FILE --minutes 60`.

Every pairing is a tournament by iterations, not by the clock, with its own sequential test (alpha = beta = 0.05) and at
most 300 games. Games go into the file: the same command goes on where the time ran out, until nothing is open. A
pairing that has not come to its end is printed as not reached. In Vast, where a share of 60 % of the games is 8 points
more in the same role, those points stand there too; in Heroes each bot plays all clans of a seed in turn, and seeds
that only one of them wins are counted.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

from underkeep.cli.tournament import verdict, whole_rounds, write_line
from underkeep.lab.executors import cores
from underkeep.lab.tournament import Bout, Match, in_the_same_role, line_of, mend, play, read_bouts, record, win_share

MOST_GAMES = 300
SCENARIOS = (  # nine clans spread over six scenarios
    ("k1", "dragon,ratkin"),
    ("k4", "skeleton,slime"),
    ("k7", "witch,imp"),
    ("k10", "gnoll,lizardfolk"),
    ("k13", "poltergeist,dragon"),
    ("k16", "ratkin,witch"),
)


@dataclass(frozen=True)
class Pairing:
    """Two bots; `low` and `high` are the shares that the test tells apart."""

    game: str
    bots: tuple[str, str]
    options: tuple[str, ...] = ()
    low: float = 0.5
    high: float = 0.6

    def match(self, seed: str) -> Match:
        return Match(self.game, self.bots, self.options, None, seed, MOST_GAMES)


PAIRINGS = (
    Pairing("twister", ("adept", "random"), (), 0.8, 0.9),
    Pairing("twister", ("master", "adept")),
    Pairing("twister", ("grandmaster", "master")),
    Pairing("vast", ("adept", "random"), (), 0.8, 0.9),
    Pairing("vast", ("master", "adept")),
    Pairing("vast", ("grandmaster", "master")),
    *(
        Pairing("heroes", bots, (f"scenario={scenario}", f"clans={clans}"))
        for bots in (("adept", "random"), ("master", "adept"), ("grandmaster", "master"))
        for scenario, clans in SCENARIOS
    ),
)


def is_over(pairing: Pairing, match: Match, bouts: list[Bout]) -> bool:
    return len(bouts) >= MOST_GAMES or verdict(match, bouts, (pairing.low, pairing.high)).text != "open"


def go_on(pairing: Pairing, match: Match, wish: argparse.Namespace, until: float) -> list[Bout]:
    """Play until the pairing is over or the time is up."""
    mend(wish.out)
    bouts = read_bouts(wish.out, match)
    if is_over(pairing, match, bouts) or time.monotonic() > until:
        return bouts
    for bout in play(match, wish.jobs, bouts):
        bouts.append(bout)
        write_line(wish.out, line_of(bout))
        if is_over(pairing, match, bouts) or time.monotonic() > until:
            break
    return sorted(bouts, key=lambda bout: bout.number)


def row_of(pairing: Pairing, match: Match, bouts: list[Bout]) -> str:
    won, drawn, played = record(bouts, pairing.bots[0])
    share = win_share(bouts, pairing.bots[0])
    text = "–" if share is None else f"{won / played:.0%} [{share.low:.1%}, {share.high:.1%}]"
    name = f"{pairing.bots[0]} – {pairing.bots[1]}"
    words = " ".join(option.partition("=")[2] for option in pairing.options)
    end = ending(pairing, match, bouts)
    return f"| {pairing.game} {words} | {name} | {len(bouts)} | {won} of {played} | {drawn} | {text} | {end} |"


def ending(pairing: Pairing, match: Match, bouts: list[Bout]) -> str:
    """What the test says, or that it was not reached."""
    stands = verdict(match, bouts, (pairing.low, pairing.high))
    told = f"{pairing.low:g} against {pairing.high:g}: {stands.text}, ratio {stands.ratio:.2f}"
    found = in_the_same_role(whole_rounds(match, bouts), *pairing.bots) if pairing.game == "vast" else None
    points = "" if found is None else f"; {found[0]:+.1f} ± {found[1]:.1f} points in the same role"
    return f"{told}{points}" if is_over(pairing, match, bouts) else f"not reached ({told}{points})"


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
    print("| game | pairing | games | won | drawn | share [95 %] | test |\n|---|---|--:|--:|--:|---|---|")
    for pairing in PAIRINGS:
        if pairing.game in wish.games and wish.bots in ("", ",".join(pairing.bots)):
            match = pairing.match(wish.seed)
            print(row_of(pairing, match, go_on(pairing, match, wish, until)), flush=True)


if __name__ == "__main__":
    main()
