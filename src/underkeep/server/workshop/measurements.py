"""What bots make of a workpiece: some games at a time in the bot workers, as long as whoever asked goes on asking."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from underkeep.bots.measuring import LEVELS, MeasuredGame, measure
from underkeep.core.kernel.errors import BadInput
from underkeep.core.search.shares import share
from underkeep.library import Loaded, pack_text
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.http.limits import Meter
from underkeep.server.thinking.hints import Advisers

PIECE_SECONDS: Final = 2.0  # of games at a time: tables wait no longer for their bots
MAX_SECONDS: Final = 180.0  # for one game on an engine that is not compiled
ALLOWED: Final = (3600.0, 3600.0)  # seconds of playing for one address within so many


class Measurements:
    """One at a time, and only while workers have nothing better to do."""

    def __init__(self, advisers: Advisers) -> None:
        self.advisers = advisers
        self.seconds = Meter(*ALLOWED)
        self.under_way = False

    async def go_on(self, loaded: Loaded, wish: wire.MeasurePiece, address: str) -> wire.MeasuredGames:
        """The next games; the caller asks again until it has enough."""
        if wish.level not in LEVELS:
            raise BadInput(f"{wish.level!r} does not measure", "level", f"Give one of: {', '.join(LEVELS)}.")
        if wish.won > wish.played:
            raise BadInput("more games won than played", "won", "Send what the last answer said.")
        if self.seconds.left(address) <= 0:
            raise Denied("server-no-more-measuring")
        if self.under_way or self.advisers.bots.thinking >= self.advisers.bots.count:
            raise Denied("server-measuring-waits")
        options = loaded.spec.options.resolve(wish.options).tree()
        self.under_way, begun = True, time.monotonic()
        try:
            games = await self.play(loaded, wish, options)
        finally:
            self.under_way = False
            self.seconds.use(address, time.monotonic() - begun)
        return told(games, wish, time.monotonic() - begun)

    async def play(self, loaded: Loaded, wish: wire.MeasurePiece, options: wire.OptionValues) -> list[MeasuredGame]:
        about = (loaded.pack.game, loaded.pack.digest, options, wish.level, wish.seed)
        args = (*about, wish.played, wish.most, PIECE_SECONDS)
        return await self.advisers.ask(measure, *args, pack=pack_text(loaded.pack), seconds=MAX_SECONDS)


def told(games: list[MeasuredGame], wish: wire.MeasurePiece, seconds: float) -> wire.MeasuredGames:
    won = sum(one.won for one in games)
    all_won = share(wish.won + won, wish.played + len(games))
    moves, things, losses = (sum_of([getattr(one, name) for one in games]) for name in ("moves", "things", "losses"))
    percent, low, high = (round(100 * part, 1) for part in (all_won.count / all_won.of, all_won.low, all_won.high))
    decisions = sum(one.decisions for one in games)
    head = (len(games), won, decisions, moves, things, losses)
    return wire.MeasuredGames(*head, percent, low, high, round(seconds, 2))


def sum_of(counts: list[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for one in counts:
        total.update(one)
    return dict(total)
