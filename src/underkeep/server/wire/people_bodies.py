"""The bodies of the REST calls about people: their games, their ratings, ladders, what they say of themselves."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from underkeep.server.wire.bodies import OptionValues, TableCard
from underkeep.server.wire.common import Goal, LogLine

Won = Literal["won", "lost", "drawn", "none"]


Emblem = Annotated[str, Meta(pattern=r"^([a-z]{1,12}(-[a-z]{1,12}){2})?$")]  # field-colour-sign; "": by the name


class Me(Struct):
    """GET /api/me: who speaks through this browser."""

    name: str  # "" for somebody who told none
    password: bool  # can be logged in as elsewhere
    emblem: str  # "": made from the name
    listed: bool  # stands on ladders by name


class TakeName(Struct, forbid_unknown_fields=True):
    """POST /api/me: a name; with a password it is nobody else's, and keeps one's seats together across devices. Who
    has a password says it to get another one, and then all other browsers of that person are signed out.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None
    emblem: Emblem | None = None
    listed: bool | None = None


class LogIn(Struct, forbid_unknown_fields=True):
    """POST /api/login."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class PlayedSeat(Struct):
    """A seat of a game that is over."""

    seat: int
    name: str  # of the person, "" for a bot, or for somebody who told none or is forgotten
    emblem: str
    bot: str  # its level, "" for people
    roles: list[str]
    outcome: Won
    mine: bool


class FinishedCard(Struct):
    """A game in somebody's history."""

    table: str
    game: str
    options: OptionValues
    ended: str
    moves: int
    how: Literal["game", "resign", "timeout", "concede", "draw", "closed"]
    rated: bool
    outcome: Won  # one's own
    players: list[PlayedSeat]
    goal: Goal | None  # how near one came
    gained: float | None  # points of one's rating, where it was rated
    moment: LogLine | None  # the line that was best for one
    there: bool  # the table is still kept, so it can be looked at


class MyTables(Struct):
    """GET /api/mine: where it is one's turn, where one waits, where one is invited, and a page of what is finished."""

    turn: list[TableCard]
    waiting: list[TableCard]
    invited: list[TableCard]
    finished: list[FinishedCard]
    count: int  # finished games that fit
    page: int
    pages: int


class Tally(Struct):
    """How often something was played, and won."""

    name: str
    games: int
    won: int


class RoleRating(Struct):
    """How strong somebody is in a role: points of Elo, and within how many of them that is 95 % sure."""

    game: str
    role: str
    points: float
    sure: float
    games: int
    won: float
    expected: float


class RatingPoint(Struct):
    """A rating after a game."""

    game: str
    role: str
    at: str
    points: float
    sure: float


class GameTally(Struct):
    """What somebody has played of one game."""

    game: str
    games: int
    won: int
    moves: int  # of a game on average
    roles: list[Tally]
    sets: list[Tally]  # all roles of a table, with `+` between
    options: list[Tally]  # `option=value`, of those that tell how hard it was


class PersonPage(Struct):
    """GET /api/me/page: what one has played, for one's own eyes."""

    name: str
    emblem: str
    listed: bool
    since: str
    games: int
    won: int
    streak: int  # games won in a row, up to now
    best: RoleRating | None
    ratings: list[RoleRating]
    line: list[RatingPoint]
    form: list[Won]  # the newest last
    tallies: list[GameTally]
    moments: list[FinishedCard]  # games with the best moments, the newest first


class LadderRow(Struct):
    """Somebody on the ladder of a role."""

    name: str  # "" for whoever does not want to be named
    emblem: str
    bot: str  # level
    points: float
    sure: float
    games: int
    won: float
    expected: float
    settled: bool  # games enough to be placed
    mine: bool


class Ladder(Struct):
    """GET /api/ladder/{game}/{role}: by the lower end of the interval, those with enough games first."""

    game: str
    role: str
    least: int  # games until somebody is placed
    rows: list[LadderRow]


class Invitation(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/invite: the host keeps a free seat for somebody by name."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Answered(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/answer: take what is kept for one, or leave it to others."""

    take: bool


class Reported(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/report: a line of the chat that the operator should read."""

    line: Annotated[int, Meta(ge=0, le=10_000_000)]


class Goodbye(Struct, forbid_unknown_fields=True):
    """POST /api/me/delete: one's name, written once more, and the password if there is one."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)] = ""


class MailWish(Struct):
    """GET /api/me/mail."""

    address: str  # "" for none
    confirmed: bool  # they said yes from there
    offered: bool  # this server sends mail


class MailAddress(Struct, forbid_unknown_fields=True):
    """POST /api/me/mail."""

    address: Annotated[str, Meta(max_length=254)]
    lang: Literal["en", "it"] = "en"
