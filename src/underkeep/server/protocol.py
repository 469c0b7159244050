"""The wire: typed messages both ways over the WebSocket, and the bodies of the REST calls.

`underkeep ts` generates the client's TypeScript from here; docs/protocol.md explains the conversation.
Sentences travel as message id and arguments, the client says them in the reader's language.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

MOST_FRAME_BYTES = 16_384  # of one message of a client; anything longer is refused with a reason
MOST_BODY_BYTES = 65_536  # of one REST call

Arg = str | int
Name = Annotated[str, Meta(max_length=64)]  # of a role
Key = Annotated[str, Meta(max_length=64)]  # idempotency key, chosen by the client
Text = Annotated[str, Meta(max_length=200)]  # move text, target id
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


# ---------------------------------------------------------------- what both sides speak of
class Label(Struct, frozen=True):
    """A sentence: message id of the locale files and its arguments."""

    id: str
    args: dict[str, Arg]


class Mark(Struct, frozen=True):
    """Something to draw while an option is considered."""

    kind: str
    target: str
    value: Arg


class Option(Struct, frozen=True):
    """One legal move as it is offered."""

    move: str
    label: Label
    targets: list[str]
    preview: list[Mark]
    rule: str


class Prompt(Struct, frozen=True):
    """What a role is asked; an answer carries `version` back."""

    role: str
    version: int
    question: Label
    rule: str
    options: list[Option]


class Refusal(Struct, frozen=True):
    """Why a move is not legal."""

    move: str
    rule: str
    message: Label


class Result(Struct, frozen=True):
    """How the game ended."""

    winners: list[str]
    scores: list[tuple[str, int]]
    how: Label


class LogLine(Struct, frozen=True):
    """One event as these eyes may know it: `event` has `kind` and the event's fields."""

    move: int  # number of the move it belongs to
    label: Label
    event: dict[str, Any]


class Player(Struct, frozen=True):
    """A seat of the table, as everybody may know it."""

    seat: int
    kind: Literal["me", "hotseat", "link", "bot"]
    roles: list[str]
    level: str  # of a bot, else ""
    taken: bool  # a link that somebody has opened; others are taken from the start
    here: bool  # connected now


class UndoInfo(Struct, frozen=True):
    """How many moves the role may take back now without asking anybody."""

    role: str
    free: int


# ---------------------------------------------------------------- client -> server
class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First message of a connection: which of this browser's seats (none: the first one, or a spectator)."""

    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    spectate: bool = False  # watch although this browser has a seat
    device: list[Name] = []  # hot-seat: the role whose eyes are at the device
    after: Count = 0  # resume: log lines already known to the same eyes


class Device(Struct, tag="device", forbid_unknown_fields=True):
    """Hot-seat: the device was passed on; an empty list covers everything."""

    roles: Annotated[list[Name], Meta(max_length=1)]


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Answer a prompt. The same key is carried out once, however often it is sent."""

    role: Name
    version: Count
    move: Text
    key: Key


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """What speaks against everything a click on that target may mean?"""

    role: Name
    target: Text


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back that many moves of the role; `seq` is that of the state the wish was made in."""

    role: Name
    seq: Count
    back: Annotated[int, Meta(ge=1, le=1000)]
    key: Key


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is the line alive?"""


# ---------------------------------------------------------------- server -> client
class State(Struct, tag="state"):
    """Everything these eyes may know; `log` continues the known log at `log_from`."""

    cause: Literal["hello", "move", "undo", "device", "again", "stale"]
    key: str  # of the message that this answers, else ""
    seq: int  # grows with every change of the table, also with undo
    table: str
    game: str
    seat: int | None  # None: spectator
    seats: list[int]  # the seats of this table that this browser holds
    eyes: list[str]  # the roles whose view this is
    view: Any  # the game's View: games/<game>/view.ts
    prompts: list[Prompt]
    asked: list[str]  # roles of any seat that the game waits for
    log: list[LogLine]
    log_from: int
    players: list[Player]
    undo: list[UndoInfo]
    result: Result | None
    commitment: str
    seed: str | None  # after the end


class Players(Struct, tag="players"):
    """Somebody came or went."""

    players: list[Player]


class Refused(Struct, tag="refused"):
    """The message with that key changed nothing; `rule` is "" when it is no rule of the game that says so."""

    key: str
    code: Literal["rule", "seat", "spectator", "device", "move", "undo", "key", "store"]
    rule: str
    message: Label


class Stale(Struct, tag="stale"):
    """The answer was to a question that is no longer asked; here is what is."""

    key: str
    message: Label
    state: State


class WhyNot(Struct, tag="why"):
    """The refusals of what the target may mean; empty: it means nothing here, or something legal."""

    role: str
    target: str
    refusals: list[Refusal]


class Error(Struct, tag="error"):
    """A message that could not be understood, or the end of the connection when `final`."""

    message: Label
    final: bool


class Pong(Struct, tag="pong"):
    """It is."""


FromClient = Hello | Device | Act | Why | Undo | Ping
FromServer = State | Players | Refused | Stale | WhyNot | Error | Pong

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


# ---------------------------------------------------------------- REST
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


OptionValue = str | bool | int | list[str]
OptionValues = dict[str, OptionValue]


class NewTable(Struct, forbid_unknown_fields=True):
    """POST /api/tables."""

    game: Name
    options: OptionValues
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    seed: Annotated[str, Meta(max_length=100)] | None = None


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


class Health(Struct):
    """GET /healthz."""

    status: Literal["ok"]
    version: str


class Problem(Struct):
    """The body of every answer that is not a success: a sentence, and for forms field, problem and remedy."""

    message: Label
    where: str
    problem: str
    remedy: str
