"""History: when a game is over, it is written down once for those who played, and ratings follow if it was for them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from underkeep.core.kernel.views import Result
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.people.strengths import GUILD, ROLE, Key, RatedSide, bot_key, rated
from underkeep.server.store.interface import FinishedRow, Outcome, PlayedRow, Store, StoreFailed
from underkeep.server.tables.lesson_tables import ORIGIN
from underkeep.server.tables.pending import PendingWork
from underkeep.server.tables.puzzle_tables import PUZZLE
from underkeep.server.tables.table import RESULTS, Table, now
from underkeep.server.wire import seat_state

LOST_BY: Final = ("resign", "timeout")  # how a bot came to play for somebody who then cannot win any more
FACETS: Final = ("scenario", "difficulty")  # options that tell how hard a game is that all play together


class Historian:
    """Follows tables to their end."""

    def __init__(self, store: Store, work: PendingWork) -> None:
        self.store = store
        self.work = work
        self.seen: set[str] = set()  # tables that are written down, or about to be

    def wake(self, table: Table) -> None:
        if table.row.id not in self.seen and is_memorable(table):
            self.seen.add(table.row.id)
            self.work.begin(self.record(table))

    def drop(self, table: str) -> None:
        self.seen.discard(table)

    async def record(self, table: Table) -> bool:
        """Write a table that is over into the history of its people; False if that was done before."""
        async with table.lock:
            game, players = finished_row(table), played_rows(table)
            sides = rated_sides(table) if game.rated else []
        keys = sorted({key for side in sides for key in (*side.keys, side.role)})
        try:
            return await self.store.record(game, players, keys, lambda known: rated(sides, known))
        except StoreFailed:
            self.seen.discard(table.row.id)  # found again when the server starts
            return False


def is_memorable(table: Table) -> bool:
    """Over, after at least one move, and neither a lesson, a puzzle nor a record that somebody only looks at."""
    learnt = table.row.origin.startswith((ORIGIN, PUZZLE))
    people = any(seat.session is not None for seat in table.seats)
    return table.over() and people and not learnt and bool(table.history.moves or not table.unbroken)


# ---------------------------------------------------------------- what is written down
def finished_row(table: Table) -> FinishedRow:
    ended = table.status.ended or "game"
    options, moves = dict(table.row.options), len(table.history.moves)
    return FinishedRow(
        table.row.id,
        table.row.game,
        options,
        table.row.created,
        table.status.at or now(),
        moves,
        ended,
        table.settings.rated and counts(table),
    )


def counts(table: Table) -> bool:
    """Does somebody win or lose by this end? A table closed before its first move is no game."""
    ended = table.result()
    return ended is not None and (bool(ended.winners) or table.status.ended in ("", "draw", "concede"))


def played_rows(table: Table) -> list[PlayedRow]:
    seen = seat_state.seen_by(table, frozenset(range(len(table.names))))
    goals = {goal.role: goal for goal in seen.race}
    return [
        PlayedRow(
            table.row.id,
            seat.number,
            seat.session,
            "" if seat.session is not None else seat.level or table.bot_level(seat),
            seat.roles,
            outcome(table, seat),
            goal_text(goals.get(seat.roles[0])),
            best_moment(table, seat),
        )
        for seat in table.seats
    ]


def outcome(table: Table, seat: Seat) -> Outcome:
    """How it went for a seat; whoever gave up or ran out of time has lost, whatever the bot did then."""
    ended = table.result()
    away = table.status.away.get(seat.number)
    if ended is None:
        return "none"
    if away is not None and away.why in LOST_BY and not table.spec.cooperative:
        return "lost"
    if set(seat.roles) & set(ended.winners):
        return "won"
    if ended.winners or table.spec.cooperative or table.status.ended == "concede":
        return "lost"
    return "drawn" if is_draw(table, ended) else "none"


def is_draw(table: Table, ended: Result) -> bool:
    """By the rules or by agreement; a table that its host closed, with nobody to lose it, is none."""
    return not table.status.ended or ended.how.id == RESULTS["draw"]


def goal_text(goal: wire.Goal | None) -> str:
    return "" if goal is None else msgspec.json.encode(goal).decode()


def best_moment(table: Table, seat: Seat) -> str:
    """The line of the story that was best for somebody, with its move; all may read everything now."""
    best: tuple[int, wire.LogLine] | None = None
    everybody = frozenset(range(len(table.names)))
    for line in seat_state.log_lines(table, everybody, table.log):
        weight = max((line.stakes.get(role, 0) for role in seat.roles), default=0)
        if line.moment and weight > 0 and (best is None or weight >= best[0]):
            best = (weight, line)
    return "" if best is None else msgspec.json.encode(best[1]).decode()


# ---------------------------------------------------------------- who is rated against whom
def rated_sides(table: Table) -> list[RatedSide]:
    """All roles, of which one wins; or the players and the guild."""
    if table.spec.cooperative:
        won = float(any(outcome(table, seat) == "won" for seat in table.seats))
        players = tuple(key_of(table, seat, role) for seat in table.seats for role in seat.roles)
        return [RatedSide(players, (ROLE, "together"), won), RatedSide((), (GUILD, facet(table.row.options)), 1 - won)]
    shares = shares_of(table)
    return [
        RatedSide((key_of(table, seat, role),), (ROLE, role), shares[seat.number] / len(seat.roles))
        for seat in table.seats
        for role in seat.roles
    ]


def shares_of(table: Table) -> dict[int, float]:
    """One game is won, by one seat or shared; where nobody won, by all alike."""
    outcomes = {seat.number: outcome(table, seat) for seat in table.seats}
    winners = [seat for seat, how in outcomes.items() if how == "won"] or [
        seat for seat, how in outcomes.items() if how == "drawn"
    ]
    winners = winners or list(outcomes)
    return {seat: (seat in winners) / len(winners) for seat in outcomes}


def key_of(table: Table, seat: Seat, role: str) -> Key:
    """Whose strength plays a role: a person's, or that of all bots of a level."""
    return (seat.session, role) if seat.session is not None else (bot_key(seat.level or table.bot_level(seat)), role)


def facet(options: dict[str, Any]) -> str:
    return "/".join(str(options[name]) for name in FACETS if name in options)
