"""The mine: games of bots are looked through turn by turn for moments that make a puzzle.

Game n of a mine depends on its seed and n only, and is one line of a file, so that what was interrupted goes on where
it stopped. Every moment that is no puzzle is counted at the sieve where it fell.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final

from underkeep.bots.judges import judge_of
from underkeep.core.kernel.game import Game
from underkeep.lab.lines import Row
from underkeep.lab.puzzle_candidates import WIDE, Fallen, Moment, candidate, want_of
from underkeep.lab.puzzle_tree import TooWide, measured, task_of
from underkeep.lab.selfplay import chosen
from underkeep.lab.simulate import opened, seed_of
from underkeep.library import Loaded
from underkeep.puzzles import Theme, Want, load_themes

EXPLORED: Final = 0.05  # decisions of the games that try something else than the best
MAX_DECISIONS: Final = 4000
TRIES: Final = 2  # moments of a turn that are tried for one theme
LOOKED_AT: Final = 6  # moments of a turn, the latest, from which all is tried
LATEST: Final = 3  # moments of a turn that are tried where the round counts


@dataclass(frozen=True)
class Seam:
    """One game of a mine; small, since it travels to every worker."""

    game: str
    options: tuple[str, ...]
    seed: str
    number: int
    start: str = ""  # a position as JSON in place of a new game
    most: int = MAX_DECISIONS


@dataclass
class Turn:
    """The moments of one turn at which its role had a choice."""

    key: int
    role: int
    moments: list[Moment] = field(default_factory=list)


class Miner:
    """Plays one game and looks through it."""

    def __init__(self, seam: Seam) -> None:
        self.seam = seam
        self.loaded: Loaded = opened(seam.game, None)
        self.spec, self.judge = self.loaded.spec, judge_of(seam.game)
        self.themes = load_themes(seam.game)
        self.sieves: Counter[str] = Counter()
        self.found: list[Row] = []
        self.last: dict[int, Turn] = {}  # of every role
        self.before: Turn | None = None
        self.roles: tuple[str, ...] = ()

    def dig(self) -> Row:
        dice = Random(f"{self.seam.seed}:{self.seam.number}:mine")  # noqa: S311  play, not secrecy
        game = self.begun()
        self.roles = self.spec.role_names(game)
        turn: Turn | None = None
        for _ in range(self.seam.most):
            if turn is not None and (game.over() or int(self.judge.turn(game)) != turn.key):
                self.end_turn(turn, game)
                turn = None
            if game.over():
                break
            role = int(game.first_asked())
            turn = self.note(turn, game, role)
            game.advance(role, chosen(self.loaded, self.judge, game, role, dice, EXPLORED))
        return {
            "n": self.seam.number,
            "options": list(self.seam.options),
            "sieves": dict(self.sieves),
            "found": self.found,
        }

    def begun(self) -> Any:
        """A new game, or a position."""
        if self.seam.start:
            return self.spec.position_in(json.loads(self.seam.start), self.loaded.content)
        options = self.spec.options.from_words(list(self.seam.options))
        return self.spec.new(options, self.loaded.content, seed_of(self.seam.seed, self.seam.number))

    def note(self, turn: Turn | None, game: Game, role: int) -> Turn | None:
        """Keep the moment, if it is the mover's and there is a choice."""
        if int(self.judge.mover(game)) != role:
            return turn
        key = int(self.judge.turn(game))
        if turn is None or turn.key != key:
            turn = Turn(key, role)
        if len(game.options(role)) > 1:
            turn.moments.append(Moment(self.loaded, game.clone(), role))
        return turn

    def end_turn(self, turn: Turn, game: Game) -> None:
        self.sieves["turns"] += 1
        for theme, want, n, moments in self.wanted(turn):
            self.try_theme(theme, want, n, moments)
        for theme, want, n, before in self.threatened(turn, game):
            self.try_theme(theme, want, n, before.moments[-LATEST:])
        self.last[turn.role] = self.before = turn

    def try_theme(self, theme: Theme, want: Want, n: int, moments: list[Moment]) -> None:
        """The earliest moment that makes a puzzle."""
        for moment in moments[:TRIES]:
            self.sieves["moments"] += 1
            try:
                row = candidate(moment, theme, want, n)
            except Fallen as fallen:
                self.sieves[str(fallen)] += 1
                continue
            self.sieves["proved"] += 1
            self.found.append({**row, "from": [self.seam.seed, self.seam.number]})
            return

    # ------------------------------------------------------------------ within the turn
    def wanted(self, turn: Turn) -> Iterator[tuple[Theme, Want, int, list[Moment]]]:
        """What could be reached in this turn, and the moments from which, the earliest first."""
        reach: dict[str, list[tuple[int, Moment]]] = {}
        for moment in turn.moments[: -LOOKED_AT - 1 : -1]:
            try:
                found = self.reachable(moment)
            except TooWide:
                self.sieves["too wide to look through"] += 1
                break
            for name, n in found.items():
                reach.setdefault(name, []).insert(0, (n, moment))
        for theme in self.themes:
            moments = reach.get(theme.id, [])
            if moments:
                n = moments[0][0]
                yield theme, want_of(self.of_role(theme, turn.role), n), n, [one for m, one in moments if m == n]

    def reachable(self, moment: Moment) -> dict[str, int]:
        """The best that each theme's number may come to, where that is better than now."""
        claim = moment.claim(Want("turn", won="nobody"))
        names = tuple(
            {theme.measure for theme in self.themes if theme.kind == "reach" and self.fits(theme, moment.role)}
        )
        world = claim.world(-1)
        found = measured(task_of(self.spec, self.judge, world, moment.role, claim.want), world, WIDE, names)
        better: dict[str, int] = {}
        for theme in self.themes:
            if theme.by != "turn" or not self.fits(theme, moment.role):
                continue
            if theme.kind == "win" and moment.role in found["won"]:
                better[theme.id] = 0
            elif theme.kind == "reach":
                best = max(found[theme.measure]) if theme.better == "up" else min(found[theme.measure])
                if best != self.spec.measure(moment.game, theme.measure):
                    better[theme.id] = best
        return better

    def fits(self, theme: Theme, role: int) -> bool:
        names = self.roles
        if theme.kind == "stop" and theme.measure[1:] not in names:
            return False
        return theme.role in ("", names[role])

    def of_role(self, theme: Theme, role: int) -> Theme:
        """The theme for the one who plays it."""
        return theme if theme.role else replace(theme, role=self.roles[role])

    # ------------------------------------------------------------------ until the next turn
    def threatened(self, turn: Turn, game: Any) -> Iterator[tuple[Theme, Want, int, Turn]]:
        """What went wrong since somebody's last turn: somebody else has won, or a number got worse."""
        for theme in self.themes:
            if theme.kind == "stop" and game.over():
                yield from self.lost_to(theme, turn, game)
            elif theme.kind == "hold":
                yield from self.got_worse(theme, turn, game)

    def lost_to(self, theme: Theme, turn: Turn, game: Any) -> Iterator[tuple[Theme, Want, int, Turn]]:
        """The last turns of those who might have prevented it."""
        result, names = self.spec.result(game), self.roles
        winners = () if result is None else result.winners
        for role, before in self.last.items():
            might = role != turn.role and names[role] not in winners and bool(before.moments)
            if might and theme.measure[1:] in winners and self.fits(theme, role):
                yield theme, want_of(theme, 0), 0, before

    def got_worse(self, theme: Theme, turn: Turn, game: Any) -> Iterator[tuple[Theme, Want, int, Turn]]:
        """The turn before this one, if a number is worse now than it was then."""
        before = self.before
        if before is None or not before.moments or not turn.moments or not self.fits(theme, before.role):
            return
        after = turn.moments[0].game if self.spec.cooperative else game
        was, now = (self.spec.measure(one, theme.measure) for one in (before.moments[-1].game, after))
        if now != was and (now > was) == (theme.better == "down"):
            yield theme, want_of(theme, was), was, before


def dig(seam: Seam) -> Row:
    return Miner(seam).dig()


def rules_of(game: str) -> Row:
    """What a mine's finds belong to."""
    loaded = opened(game, None)
    return {"rules_version": loaded.spec.rules_version, "content": loaded.pack.digest}
