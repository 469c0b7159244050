"""The bodies of the REST calls."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from underkeep.server.wire.common import ClockWish, Goal, Label, LogLine, Name, Player, Result
from underkeep.server.wire.messages import Advice


class OptionForm(Struct):
    """One field of the set-up form; its words: messages `<game>-option-<id>`, `…-help`, `…-<value>`."""

    id: str
    kind: Literal["choice", "flag", "number", "draft"]
    default: str | bool | int | list[str]
    choices: list[str]
    low: int
    high: int
    repeats: list[str]
    depends_on: str
    depends_value: list[str | bool | int]
    rule: str
    section: str


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: mine, one device for several people, a friend by link, a bot."""

    kind: Literal["me", "hotseat", "link", "bot"]
    roles: Annotated[list[Name], Meta(min_length=1, max_length=20)]
    level: Annotated[str, Meta(max_length=32)] = ""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the maker of a table decides besides the game's options."""

    clock: ClockWish = ClockWish()
    start: Literal["now", "host"] = "now"  # host: nobody moves before the host says so
    public: bool = False  # stands in the lobby, where anybody may take a free seat
    title: Annotated[str, Meta(max_length=60)] = ""
    absent: Annotated[int, Meta(ge=10, le=31 * 24 * 3600)] = 600  # seconds until the host may replace somebody


OptionValue = str | bool | int | list[str]
OptionValues = dict[str, OptionValue]


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Name
    options: OptionValues
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    seed: Annotated[str, Meta(max_length=100)] | None = None
    settings: Settings = Settings()


class GameCard(Struct):
    """A game on the home page; `quick` is what Play now starts."""

    id: str
    playable: bool
    name: str
    designers: list[str]
    publishers: list[str]
    players: tuple[int, int]
    minutes: tuple[int, int]
    weight: float  # 1 light to 5 heavy
    rules_version: int
    options: list[OptionForm]
    roles: list[str]  # with the default options
    levels: list[str]  # of bots that play it, weakest first
    quick: NewTable | None
    cooperative: bool  # won or lost together: conceded by all, never resigned
    draws: bool  # the sides may agree on a draw


class CheckOptions(Struct, forbid_unknown_fields=True):
    """POST /api/games/{game}/check."""

    options: OptionValues


class CheckedOptions(Struct):
    """The options completed, and the roles that they make."""

    options: OptionValues
    roles: list[str]


class SeatLink(Struct):
    """A seat to be given away: the link works once."""

    seat: int
    roles: list[str]
    link: str


class TableMade(Struct):
    """The new table; the seat of this browser is in its cookie already."""

    table: str
    seat: int | None
    link: str  # for spectators, and for this browser
    links: list[SeatLink]


class Exchange(Struct, forbid_unknown_fields=True):
    """POST /api/seats/exchange: the token of a link, once, against the seat."""

    token: Annotated[str, Meta(max_length=100)]


class Exchanged(Struct):
    """The seat is this browser's now."""

    table: str
    seat: int


class TableFacts(Struct):
    """GET /api/tables/{table}: what everybody may know."""

    table: str
    game: str
    rules_version: int
    content: str
    options: OptionValues
    roles: list[str]
    players: list[Player]
    moves: int
    created: str
    commitment: str
    own_seed: bool  # whoever made the table chose the seed, and may know all luck
    result: Result | None


class Replay(Struct):
    """GET /api/tables/{table}/replay: the game move by move, as those eyes may read it."""

    table: str
    game: str
    moves: int  # frames 0 to that number
    eyes: list[str]
    allowed: list[str]  # roles through whose eyes this browser may look; all after the end
    over: bool
    log: list[LogLine]


class ReplayFrame(Struct):
    """GET /api/tables/{table}/replay/{move}: what those eyes saw after that many moves, byte for byte."""

    move: int
    eyes: list[str]
    view: Any
    asked: list[str]
    log: list[LogLine]  # of this move
    race: list[Goal]


class Turning(Struct):
    """A move after which things stood otherwise: what was played, and by how many percent each line changed."""

    move: int
    role: str
    label: Label
    swings: list[int]


class Study(Struct):
    """GET /api/tables/{table}/study, after the end: estimates by a bot that sees everything open."""

    done: bool  # else there is more to come
    moves: int
    measure: Literal["chance", "goal"]  # chance to win, or how much of its own goal a role has reached
    roles: list[str]  # of the lines; empty: one line for all, who win or lose together
    curve: list[list[int]]  # after each move so far: percent
    turning: list[Turning]


class Review(Struct):
    """GET /api/tables/{table}/replay/{move}/review: a move from its own role's eyes, and what the master would play."""

    move: int
    played: Advice
    best: Advice


class Fork(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/fork, after the end: continue from that move against bots, with these roles."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    roles: Annotated[list[Name], Meta(min_length=1, max_length=20)]
    level: Annotated[str, Meta(max_length=32)] = ""  # of the bots; the usual one


class PastedRecord(Struct, forbid_unknown_fields=True):
    """POST /api/records: a record, checked in another process and kept as a table to be replayed."""

    text: Annotated[str, Meta(max_length=1_000_000)]


class Me(Struct):
    """GET /api/me: who speaks through this browser."""

    name: str  # "" for somebody who told none
    password: bool  # can be logged in as elsewhere


class TakeName(Struct, forbid_unknown_fields=True):
    """POST /api/me: a name; with a password it is nobody else's, and keeps one's seats together across devices. Who
    has a password says it to get another one, and then all other browsers of that person are signed out.
    """

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)] | None = None
    old_password: Annotated[str, Meta(max_length=200)] | None = None


class LogIn(Struct, forbid_unknown_fields=True):
    """POST /api/login."""

    name: Annotated[str, Meta(max_length=40)]
    password: Annotated[str, Meta(max_length=200)]


class TableCard(Struct):
    """A table in the lobby."""

    table: str
    game: str
    title: str
    public: bool
    started: bool
    over: bool
    moves: int
    created: str
    players: list[Player]
    asked: list[str]
    mine: list[int]  # seats of this browser's person
    waiting: bool  # for one of them
    host: bool
    free: list[int]  # seats that anybody may take, if the table is public


class SetAsideCard(Struct):
    """A table that is damaged, or made for other content: it is kept, and the operator was told."""

    table: str
    game: str
    problem: str


class Lobby(Struct):
    """GET /api/lobby: tables of one's own, those that wait for one first, and public ones.

    `set_aside`: one's own that cannot be opened.
    """

    mine: list[TableCard]
    public: list[TableCard]
    set_aside: list[SetAsideCard]


class Join(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/join: a free seat of a public table; …/link: a seat whose link is to be replaced."""

    seat: Annotated[int, Meta(ge=0, le=99)]


class Webhook(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/webhook: where to call when the table waits for one's seat; "" for nowhere."""

    url: Annotated[str, Meta(max_length=500)]


class RuleText(Struct):
    """A rule in the language asked for."""

    id: str
    kind: Literal["rule", "data", "fact"]
    title: str
    text: str


class RuleSection(Struct):
    """A heading and its rules in printed order."""

    title: str
    rules: list[RuleText]


class RulebookText(Struct):
    """GET /api/games/{game}/rulebook."""

    game: str
    lang: str
    sections: list[RuleSection]


class ContentText(Struct):
    """GET /api/games/{game}/content: the pack's files as trees, words in the language asked for."""

    game: str
    name: str
    version: str
    digest: str
    lang: str
    files: dict[str, Any]


class GameWords(Struct):
    """GET /api/games/{game}/words: the game's own sentences, as a file of Fluent messages."""

    game: str
    lang: str
    messages: str


class Health(Struct):
    """GET /healthz."""

    status: Literal["ok"]
    version: str
    webhooks: bool  # does this server call them?
    engine: Literal["compiled", "building", "pure"]  # on which searches run: the plain one sees less far in its time


class Readiness(Struct):
    """GET /readyz: what keeps the server from serving, by part; nothing where it is ready."""

    ready: bool
    problems: dict[Literal["store", "disk", "workers"], str]


class Problem(Struct):
    """The body of every answer that is not a success: a sentence, and for forms field, problem and remedy."""

    message: Label
    where: str
    problem: str
    remedy: str
