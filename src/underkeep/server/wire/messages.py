"""The messages of the WebSocket, both ways."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from underkeep.server.wire.common import (
    Affairs,
    Belief,
    ChatLine,
    Count,
    Goal,
    Hash,
    Key,
    Label,
    Learnt,
    LogLine,
    Name,
    Onlooker,
    Player,
    Prompt,
    Reason,
    Refusal,
    Result,
    Step,
    Text,
    UndoInfo,
)
from underkeep.server.wire.lesson_bodies import LessonState
from underkeep.server.wire.puzzle_bodies import PuzzleState


# ---------------------------------------------------------------- client -> server
class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First message of a connection: which of this browser's seats (none: the first one, or a spectator)."""

    seat: Annotated[int, Meta(ge=0, le=99)] | None = None
    spectate: bool = False  # watch although this browser has a seat
    device: list[Name] = []  # hot-seat: the role whose eyes are at the device
    after: Count = 0  # resume: log lines already known to the same eyes
    pledge: Hash = ""  # of one's share of the luck, where the table gathers
    deltas: bool = False  # tell only what changed since the last state of this line


class OpenShare(Struct, tag="open", forbid_unknown_fields=True):
    """Everybody has pledged: here is what one's own pledge stood for."""

    share: Hash
    key: Key


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


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """What is known of these things? Ids of drawn things, names of cards, texts of moves."""

    things: Annotated[list[Text], Meta(max_length=12)]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back that many moves of the role; `seq` is that of the state the wish was made in."""

    role: Name
    seq: Count
    back: Annotated[int, Meta(ge=1, le=1000)]
    key: Key


class Reach(Struct, tag="reach", forbid_unknown_fields=True):
    """How far could that role go back? Of another's role only while its request is open: what does it ask for?"""

    role: Name


class Reply(Struct, tag="reply", forbid_unknown_fields=True):
    """Answer the petition of that number; whoever asked withdraws it by not agreeing."""

    seq: Count
    agree: bool
    key: Key


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Ask the others for a draw, or to give up a game that is won or lost together."""

    kind: Literal["draw", "concede"]
    role: Name
    key: Key


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up: the other side wins; among several sides a bot plays on."""

    role: Name
    key: Key


class Host(Struct, tag="host", forbid_unknown_fields=True):
    """Whoever made the table: start it, close it, let a bot play for somebody who has been away too long."""

    deed: Literal["start", "close", "replace"]
    key: Key
    seat: Annotated[int, Meta(ge=0, le=99)] = 0  # whom to replace


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """A bot shall play for one's seat until one returns."""

    key: Key


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """One's own seat back from the bot that plays for it."""

    key: Key


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to those at the table: words of one's own, or a phrase that each reads in their own language; point
    at a thing; propose a move to whoever decides; agree with the proposal of that line.
    """

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    key: Key
    kind: Literal["text", "phrase", "point", "plan", "agree"] = "text"


class Choices(Struct, tag="choices", forbid_unknown_fields=True):
    """Where all win or lose together: what may another's role do now? Told if every eye at the table may know it."""

    role: Name


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would you do here? Answered by `advice` when a bot has thought about it."""

    role: Name


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """Why did you do that? The last move of a bot, by what the asker may know."""

    role: Name


class Mute(Struct, tag="mute", forbid_unknown_fields=True):
    """On this connection: hear nothing more of these seats."""

    seats: Annotated[list[int], Meta(max_length=100)]


class Lead(Struct, tag="lead", forbid_unknown_fields=True):
    """Shared replay, after the end: everybody who follows looks at this move through these eyes; None: enough."""

    move: Count | None
    eyes: Annotated[list[Name], Meta(max_length=20)] = []


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is the line alive?"""


# ---------------------------------------------------------------- server -> client
Cause = Literal["hello", "move", "undo", "table", "device", "again", "stale", "dealt"]


class State(Struct, tag="state"):
    """Everything these eyes may know; `log` continues the known log at `log_from`."""

    cause: Cause
    key: str  # of the message that this answers, else ""
    seq: int  # grows with every change of the table, also with undo
    table: str
    game: str
    content: str  # the hash of the content it is played with
    pack: str  # its name, "" for the game's own
    seat: int | None  # None: spectator
    seats: list[int]  # the seats of this table that this browser holds
    eyes: list[str]  # the roles whose view this is
    view: Any  # the game's View: games/<game>/view.ts
    prompts: list[Prompt]
    asked: list[str]  # roles of any seat that the game waits for
    log: list[LogLine]
    log_from: int
    players: list[Player]
    watching: list[Onlooker]
    undo: list[UndoInfo]
    affairs: Affairs
    result: Result | None
    commitment: str
    seed: str | None  # after the end
    race: list[Goal]
    lesson: LessonState | None  # where a learner stands, at the table of a lesson
    puzzle: PuzzleState | None  # where a solver stands, at the table of a puzzle
    recap: list[int]  # lines of the log, counted from its end (-1 the last): deeds since the first prompt's last turn
    frame: int = 0  # by which a delta names it


class Delta(Struct, tag="delta"):
    """A state, told as what is new in it since another one of the same line; whoever has not that one says hello."""

    base: int  # the frame of the other one
    frame: int
    seq: int
    cause: Cause
    key: str
    log: list[LogLine]
    log_from: int
    parts: dict[str, Any]  # fields of the state that changed
    view: dict[str, Any]  # fields of the view that changed
    items: dict[str, dict[str, Any]]  # of lists and things in the view: what changed in them, by place or by field


class Players(Struct, tag="players"):
    """Somebody came or went."""

    players: list[Player]
    watching: list[Onlooker]


class Refused(Struct, tag="refused"):
    """The message with that key changed nothing; `rule` is "" when it is no rule of the game that says so."""

    key: str
    code: Literal[
        "rule", "seat", "spectator", "device", "move", "undo", "table", "chat", "key", "store", "lesson", "puzzle"
    ]
    rule: str
    message: Label
    learnt: list[Learnt] = []  # undo: what stands in the way
    asked: Label | None = None  # rule: the question that is open, where the move belongs to another one


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


class Inspected(Struct):
    """What those eyes may know of a thing: sentences and the rule about it, both perhaps empty."""

    thing: str
    lines: list[Label]
    rule: str


class Looked(Struct, tag="looked"):
    """What the things are, in the order in which they were asked for."""

    things: list[Inspected]


class Reached(Struct, tag="reached"):
    """The moves that could be taken back, the newest first, and what forbids the one before them."""

    role: str
    free: int  # of them without asking
    steps: list[Step]
    barrier: list[Learnt]


class Advice(Struct, tag="advice"):
    """What a bot would play, or why one may have played; `level` is the bot's."""

    about: Literal["hint", "why"]
    role: str
    version: int  # of the question
    level: str
    move: str
    label: Label
    reasons: list[Reason]  # the weightiest first
    beliefs: list[Belief]  # of whoever would play it, about what is hidden from them; the surest first


class Offered(Struct, tag="offered"):
    """What another's role may do now; None where that is not for the asker's eyes."""

    role: str
    prompt: Prompt | None


class Error(Struct, tag="error"):
    """A message that could not be understood, or the end of the connection when `final`."""

    message: Label
    final: bool


class Said(Struct, tag="said"):
    """Lines of the chat, new or, after hello or mute, all that are kept."""

    lines: list[ChatLine]
    again: bool  # these replace all before


class Leading(Struct, tag="leading"):
    """Somebody leads the replay; `move` is None when nobody does."""

    seat: int | None
    move: int | None
    eyes: list[str]


class Pong(Struct, tag="pong"):
    """It is."""


# ---------------------------------------------------------------- the event stream, server -> client
class Asked(Struct, tag="asked"):
    """A table waits for one's seat."""

    table: str
    game: str
    content: str
    seat: int
    roles: list[str]


class Challenge(Struct, tag="challenge"):
    """Somebody offers a seat: its token is exchanged like that of a link, by whoever wants to play."""

    table: str
    game: str
    seat: int
    roles: list[str]
    token: str
    by: str  # the name of who offers it, "" if they told none


FromStream = Asked | Challenge
TableWish = Undo | Reply | Propose | Resign | Host | Leave | Return | OpenShare
FromClient = (
    Hello | Device | Act | Why | Look | Reach | TableWish | Choices | Hint | Explain | Lead | Chat | Mute | Ping
)
FromServer = (
    State
    | Delta
    | Players
    | Refused
    | Stale
    | WhyNot
    | Looked
    | Offered
    | Reached
    | Advice
    | Leading
    | Said
    | Error
    | Pong
)

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
