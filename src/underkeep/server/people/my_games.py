"""My games: where it is one's turn, where one waits, what is finished; one's own page, and the ladders."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.accounts import People
from underkeep.server.people.lobby import TableLists
from underkeep.server.people.strengths import SETTLED, SURE95, Strength, level_of
from underkeep.server.store.interface import FinishedRow, GameWish, Person, PlayedRow, RatedRow, RatingChange, Store

PAGE: Final = 8  # finished games: a screen of a desktop
MAX_GAMES: Final = 2000  # of one person, that a page of figures looks at
MAX_CHANGES: Final = 400  # points of a chart
MAX_ROWS: Final = 100  # of a ladder
FORM: Final = 16  # games
MOMENTS: Final = 3
TELLING: Final = ("scenario", "difficulty", "box", "mode")  # options by which games are counted


class MyGames:
    """What somebody has to do with this server."""

    def __init__(self, store: Store, people: People, lists: TableLists) -> None:
        self.store = store
        self.people = people
        self.lists = lists

    async def person(self, session: str | None) -> Person:
        found = None if session is None else await self.people.person(session)
        if found is None:
            raise Denied("server-no-page")
        return found

    # ------------------------------------------------------------ tables and games
    async def mine(self, session: str | None, game: str, outcome: str, opponent: str, page: int) -> wire.MyTables:
        """Running tables, invitations, and a page of finished games, for whoever speaks through this browser."""
        if session is None:
            return wire.MyTables([], [], [], [], 0, 0, 0)
        owner = await self.people.owner(session)
        running = await self.lists.running(session)
        wish = GameWish(owner, game, outcome, opponent, PAGE, page * PAGE)
        count, rows = await self.store.finished(wish)
        return wire.MyTables(
            [card for card in running if card.waiting],
            [card for card in running if card.mine and not card.waiting],
            await self.lists.invited(session),
            await self.cards(owner, rows),
            count,
            page,
            math.ceil(count / PAGE),
        )

    async def cards(self, owner: bytes, rows: Sequence[FinishedRow]) -> list[wire.FinishedCard]:
        players: dict[str, list[PlayedRow]] = {row.table: [] for row in rows}
        for seat in await self.store.players_of(list(players)):
            players[seat.table].append(seat)
        await self.people.learn([seat.owner for seats in players.values() for seat in seats if seat.owner is not None])
        gained = gains(await self.store.rating_changes(owner, MAX_CHANGES))
        there = await self.store.there(list(players))
        return [self.card(owner, row, players[row.table], gained, row.table in there) for row in rows]

    def card(
        self, owner: bytes, row: FinishedRow, seats: Sequence[PlayedRow], gained: dict[str, float], there: bool
    ) -> wire.FinishedCard:
        own = next(seat for seat in seats if seat.owner == owner)
        return wire.FinishedCard(
            row.table,
            row.game,
            row.options,
            row.ended,
            row.moves,
            row.how,  # type: ignore[arg-type]  # one of the ways to end, by which it was written down
            row.rated,
            own.outcome,
            [self.seat(owner, seat) for seat in seats],
            msgspec.json.decode(own.reached, type=wire.Goal) if own.reached else None,
            gained.get(row.table),
            msgspec.json.decode(own.moment, type=wire.LogLine) if own.moment else None,
            there,
        )

    def seat(self, owner: bytes, seat: PlayedRow) -> wire.PlayedSeat:
        name = "" if seat.owner is None else self.people.names.get(seat.owner, "")
        emblem = "" if seat.owner is None else self.people.emblems.get(seat.owner, "")
        mine = seat.owner == owner
        return wire.PlayedSeat(seat.seat, name, emblem, seat.bot, list(seat.roles), seat.outcome, mine)

    async def hide(self, session: str | None, table: str) -> None:
        """Out of one's own list; the game itself stays, for the others and for one's figures."""
        owner = b"" if session is None else await self.people.owner(session)
        if not await self.store.hide_game(table, owner):
            raise Denied("server-no-game")

    # ------------------------------------------------------------ one's own page
    async def page(self, session: str | None) -> wire.PersonPage:
        person = await self.person(session)
        _, rows = await self.store.finished(GameWish(person.owner, most=MAX_GAMES, hidden=True))
        seats = [seat for seat in await self.store.seats_played(person.owner) if seat.owner == person.owner]
        own = {seat.table: seat for seat in seats}
        games = [(row, own[row.table]) for row in rows]
        ratings = [rating(row) for row in await self.store.ratings_of(person.owner)]
        changes = await self.store.rating_changes(person.owner, MAX_CHANGES)
        best = [row for row, seat in games if seat.moment][:MOMENTS]
        sets = await self.store.role_sets(person.owner)
        return wire.PersonPage(
            person.name,
            person.emblem,
            person.listed,
            await self.store.since(person.owner),
            len(games),
            sum(seat.outcome == "won" for _, seat in games),
            streak(seat.outcome for _, seat in games),
            max((row for row in ratings if row.games >= SETTLED), key=lambda row: row.points - row.sure, default=None),
            ratings,
            [point(change) for change in changes],
            [seat.outcome for _, seat in games[:FORM]][::-1],
            tallies(games, sets),
            await self.cards(person.owner, best),
        )

    # ------------------------------------------------------------ ladders
    async def ladder(self, session: str | None, game: str, role: str) -> wire.Ladder:
        owner = None if session is None else await self.people.owner(session)
        rows = await self.store.ladder(game, role, MAX_ROWS)
        known = {person.owner: person for person in await self.store.people_named([row.who for row in rows])}
        told = [ladder_row(row, known.get(row.who), owner) for row in rows]
        return wire.Ladder(game, role, SETTLED, sorted(told, key=lambda row: not row.settled))


# ---------------------------------------------------------------- figures
def sure(strength: Strength) -> float:
    return SURE95 * strength.spread


def rating(row: RatedRow) -> wire.RoleRating:
    told = row.strength
    return wire.RoleRating(row.game, row.role, told.mean, sure(told), told.games, told.won, told.expected)


def point(change: RatingChange) -> wire.RatingPoint:
    return wire.RatingPoint(change.game, change.role, change.at, change.mean, SURE95 * change.spread)


def ladder_row(row: RatedRow, person: Person | None, owner: bytes | None) -> wire.LadderRow:
    told, mine = row.strength, row.who == owner
    shown = person is not None and (person.listed or mine)
    name, emblem = (person.name, person.emblem) if person is not None and shown else ("", "")
    figures = (told.mean, sure(told), told.games, told.won, told.expected)
    return wire.LadderRow(name, emblem, level_of(row.who), *figures, told.games >= SETTLED, mine)


def gains(changes: Iterable[RatingChange]) -> dict[str, float]:
    """What each table did to one's ratings; of several roles the one that changed most."""
    found: dict[str, float] = {}
    for change in changes:
        gain = change.mean - change.was
        if abs(gain) >= abs(found.get(change.table, 0.0)):
            found[change.table] = gain
    return found


def streak(outcomes: Iterable[str]) -> int:
    """Games won in a row, the newest first."""
    count = 0
    for outcome in outcomes:
        if outcome != "won":
            return count
        count += 1
    return count


Games = Sequence[tuple[FinishedRow, PlayedRow]]


def tallies(games: Games, sets: dict[str, str]) -> list[wire.GameTally]:
    """What was played of each game, the most played first."""
    counted = Counter(row.game for row, _ in games)
    return [tally(game, [one for one in games if one[0].game == game], sets) for game, _ in counted.most_common()]


def tally(game: str, games: Games, sets: dict[str, str]) -> wire.GameTally:
    return wire.GameTally(
        game,
        len(games),
        sum(seat.outcome == "won" for _, seat in games),
        round(sum(row.moves for row, _ in games) / len(games)),
        counted((role, seat) for _, seat in games for role in seat.roles),
        counted((sets[row.table], seat) for row, seat in games if row.table in sets),
        counted(
            (f"{name}={row.options[name]}", seat) for row, seat in games for name in TELLING if name in row.options
        ),
    )


def counted(named: Iterable[tuple[str, PlayedRow]]) -> list[wire.Tally]:
    played, won = Counter[str](), Counter[str]()
    for name, seat in named:
        played[name] += 1
        won[name] += seat.outcome == "won"
    return [wire.Tally(name, times, won[name]) for name, times in played.most_common()]
