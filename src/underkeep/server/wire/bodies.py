"""The bodies of the REST calls."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from underkeep.server.wire.common import ClockWish, Goal, Label, LogLine, LuckKind, Name, Player, Result, SeatClock


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
    # when anybody may move: at once, when the host says so, when everybody sits; "": when they sit whose luck it is
    start: Literal["", "now", "host", "all"] = ""
    rated: bool = False  # it counts: for people with passwords, without advice, chosen luck or taking luck back
    public: bool = False  # stands in the lobby, where anybody may take a free seat
    title: Annotated[str, Meta(max_length=60)] = ""
    absent: Annotated[int, Meta(ge=10, le=31 * 24 * 3600)] = 600  # seconds until the host may replace somebody
    luck: Literal["server", "shared"] = "server"  # whose it is; the server says so, whatever was wished


OptionValue = str | bool | int | list[str]
OptionValues = dict[str, OptionValue]


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Name
    options: OptionValues
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    seed: Annotated[str, Meta(max_length=100)] | None = None
    settings: Settings = Settings()
    content: Name = ""  # the hash of a pack's content; "": the game's own


class PackCard(Struct):
    """Content that a game may be played with, and the set-up form that it makes."""

    content: str  # the hash of its rules, by which tables and records name it
    name: str
    version: str
    options: list[OptionForm]


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
    packs: list[PackCard]  # the game's own content first
    prepared: list[str]  # plans that can do the set-up, see PreparedMove


class CheckOptions(Struct, forbid_unknown_fields=True):
    """POST /api/games/{game}/check."""

    options: OptionValues
    content: Name = ""


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
    pack: str  # the name of the content, "" for the game's own
    options: OptionValues
    roles: list[str]
    players: list[Player]
    moves: int
    created: str
    commitment: str
    own_seed: bool  # whoever made the table chose the seed, and may know all luck
    luck: LuckKind
    result: Result | None


class Replay(Struct):
    """GET /api/tables/{table}/replay: the game move by move, as those eyes may read it."""

    table: str
    game: str
    content: str
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


class Fork(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/fork, after the end: continue from that move against bots, with these roles."""

    move: Annotated[int, Meta(ge=0, le=1_000_000)]
    roles: Annotated[list[Name], Meta(min_length=1, max_length=20)]
    level: Annotated[str, Meta(max_length=32)] = ""  # of the bots; the usual one


class PastedRecord(Struct, forbid_unknown_fields=True):
    """POST /api/records: a record, checked in another process and kept as a table to be replayed."""

    text: Annotated[str, Meta(max_length=1_000_000)]


class BotWish(Struct, forbid_unknown_fields=True):
    """POST /api/bots: an account for a program of one's own; for one that is there a new token, the old one is void."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class BotMade(Struct):
    """The token is told only now: `Authorization: Bearer <token>`."""

    name: str
    token: str


class BotCard(Struct):
    """GET /api/bots: a bot of one's own."""

    name: str


class ChallengeWish(Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/challenge: the host offers a free seat to somebody who listens to the event stream."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    name: Annotated[str, Meta(max_length=40)]


class TableCard(Struct):
    """A table in the lobby."""

    table: str
    game: str
    pack: str  # the name of the content, "" for the game's own
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
    options: OptionValues
    host_name: str
    rated: bool
    luck: LuckKind
    clock: ClockWish
    clocks: list[SeatClock]
    race: list[Goal]  # from what everybody knows
    last: LogLine | None  # the newest deed, as one may know it
    since: str  # when something last happened


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


class ContentText(Struct):
    """GET /api/games/{game}/content: the pack's files as trees, words in the language asked for."""

    game: str
    name: str
    version: str
    digest: str
    lang: str
    files: dict[str, Any]
    places: dict[str, str]  # what is written at the rims of the board, by the id of a place


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
