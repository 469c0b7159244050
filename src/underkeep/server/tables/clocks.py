"""Clocks: what time each person has left. Follows the journal, so that a restart or an undo finds it again.

A clock runs while its seat is asked. `move`: every answer starts it anew. `turn`: being asked after others does.
`bank`: a turn that ends, when the seat is asked no longer, earns the increment.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from underkeep.server.wire import ClockWish, SeatClock

ANEW = ("move", "turn")  # kinds that give the full time again
MOMENT = 30_000  # milliseconds


@dataclass(frozen=True)
class Times:
    """What was left at an instant of the server's time, whose clocks have run since, and how long each had run before
    in all.
    """

    left: dict[int, int]
    running: frozenset[int]
    since: int
    spent: dict[int, int]

    def left_at(self, seat: int, now: int) -> int:
        return self.left[seat] - (now - self.since if seat in self.running else 0)

    def spent_at(self, seat: int, now: int) -> int:
        return self.spent[seat] + (now - self.since if seat in self.running else 0)

    def all_left(self, now: int) -> dict[int, int]:
        return {seat: self.left_at(seat, now) for seat in self.left}

    def all_spent(self, now: int) -> dict[int, int]:
        return {seat: self.spent_at(seat, now) for seat in self.spent}


class Clock:
    """The clocks of one table; seats are those of people."""

    def __init__(self, wish: ClockWish, seats: Iterable[int], now: int, asked: frozenset[int]) -> None:
        self.wish = wish
        full = dict.fromkeys(seats, wish.seconds * 1000)
        self.times = Times(full, asked & full.keys(), now, dict.fromkeys(full, 0))
        self.after = [self.times]  # after that many moves of the game

    def is_on(self) -> bool:
        return self.wish.kind != "none"

    # ------------------------------------------------------------ what happens
    def moved(self, seat: int, now: int, asked: frozenset[int]) -> None:
        """The seat has answered; now these are asked."""
        left = self.times.all_left(now)
        asked &= left.keys()
        if self.wish.kind in ANEW:
            begins = asked - self.times.running
            if self.wish.kind == "move" and seat in asked:
                begins |= {seat}
            left.update(dict.fromkeys(begins, self.wish.seconds * 1000))
        else:
            for number in self.times.running - asked:
                left[number] = max(0, left[number]) + self.wish.increment * 1000
        self.times = Times(left, asked, now, self.times.all_spent(now))
        self.after.append(self.times)

    def took_back(self, back: int, now: int, asked: frozenset[int], by: int) -> None:
        """Moves were taken back: everybody has what was left then, and whoever took them back that less what they have
        thought since; a moment where that is nothing, which only a journal of older servers says.
        """
        left = dict(self.after[-1 - back].left)
        if by in left:
            without = self.left_without(back, by, now)
            left[by] = without if without > 0 else MOMENT
        self.times = Times(left, asked & left.keys(), now, self.times.all_spent(now))
        del self.after[len(self.after) - back :]
        self.after[-1] = self.times

    def left_without(self, back: int, seat: int, now: int) -> int:
        """What a seat would have if so many moves were taken back; without a clock always a moment."""
        if not self.is_on() or seat not in self.times.left:
            return MOMENT
        then = self.after[-1 - back]
        return then.left[seat] - (self.times.spent_at(seat, now) - then.spent[seat])

    def patched(self, now: int, asked: frozenset[int]) -> None:
        """Another position: the times stay, what was before is gone."""
        self.asks(now, asked)
        self.after = [self.times]

    def asks(self, now: int, asked: frozenset[int]) -> None:
        """Other people are asked although nobody moved: the table was started or stopped, a bot came or went."""
        left = self.times.all_left(now)
        asked &= left.keys()
        if self.wish.kind in ANEW:
            left.update(dict.fromkeys(asked - self.times.running, self.wish.seconds * 1000))
        self.times = Times(left, asked, now, self.times.all_spent(now))
        self.after[-1] = self.times

    # ------------------------------------------------------------ questions
    def next_end(self) -> tuple[int, int] | None:
        """Whose time runs out first, and when."""
        if not self.is_on() or not self.times.running:
            return None
        seat = min(self.times.running, key=lambda number: self.times.left[number])
        return seat, self.times.since + self.times.left[seat]

    def told(self, now: int) -> list[SeatClock]:
        if not self.is_on():
            return []
        times = self.times
        return [SeatClock(seat, max(0, times.left_at(seat, now)), seat in times.running) for seat in times.left]
