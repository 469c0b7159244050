"""What both directions and the REST calls speak of: sentences, options, prompts, players, clocks, petitions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 4  # counted up whenever a page of the version before would misread what it is sent
MAX_FRAME_BYTES = 16_384  # of one message of a client; anything longer is refused with a reason
MAX_BODY_BYTES = 65_536  # of one REST call

Arg = str | int
Name = Annotated[str, Meta(max_length=64)]  # of a role
Key = Annotated[str, Meta(max_length=64)]  # idempotency key, chosen by the client
Text = Annotated[str, Meta(max_length=200)]  # move text, target id
Hash = Annotated[str, Meta(max_length=64)]  # 32 bytes in hexadecimal, or nothing
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Label(Struct, frozen=True):
    """A sentence: message id of the locale files and its arguments."""

    id: str
    args: dict[str, Arg]


class Mark(Struct, frozen=True):
    """Something to draw while an option is considered."""

    kind: str
    target: str
    value: Arg


class Option(Struct, frozen=True, omit_defaults=True):
    """One legal move as it is offered; `outlook`: what may come of it."""

    move: str
    label: Label
    targets: list[str]
    preview: list[Mark]
    rule: str
    outlook: list[Label] = []


class PreparedMove(Struct, frozen=True):
    """What a prepared plan answers; `<game>-plan-<plan>` and `<game>-plan-<plan>-why` say what it is about."""

    plan: str
    move: str


class Prompt(Struct, frozen=True):
    """What a role is asked; an answer carries `version` back."""

    role: str
    version: int
    question: Label
    rule: str
    options: list[Option]
    prepared: list[PreparedMove] = []  # at a question of the set-up, so that a game can begin at once


class Refusal(Struct, frozen=True):
    """Why a move is not legal; `asked` is the question that is open where the move belongs to another one."""

    move: str
    rule: str
    message: Label
    asked: Label | None = None


class Result(Struct, frozen=True):
    """How the game ended."""

    winners: list[str]
    scores: list[tuple[str, int]]
    how: Label


class LogLine(Struct, frozen=True, omit_defaults=True):
    """One event as these eyes may know it: `event` has `kind` and the event's fields. A turn or a deed opens a scene;
    effects belong to the scene before them, what is quiet is only there to be animated.
    """

    move: int  # number of the move it belongs to
    label: Label
    event: dict[str, Any]
    part: Literal["turn", "deed", "effect", "quiet"] = "effect"
    role: str = ""  # whose line it is
    touches: list[str] = []  # drawn things to mark
    stakes: dict[str, int] = {}  # by role: above 0 it is good for it, below bad; 3 is what a table would shout about
    moment: str = ""  # the kind of a moment that gets a card of its own


class Goal(Struct, frozen=True):
    """How near a role is to winning, from what everybody knows; `threat`: it may win in its next turn."""

    role: str
    label: Label
    have: int
    need: int
    threat: bool
    why: list[Label]


class Player(Struct, frozen=True):
    """A seat of the table, as everybody may know it."""

    seat: int
    kind: Literal["me", "hotseat", "link", "bot"]
    roles: list[str]
    level: str  # of a bot, else ""
    taken: bool  # a link that somebody has opened; others are taken from the start
    here: bool  # connected now
    name: str  # of the person, if they told one
    stand_in: str  # level of the bot that plays for an absent person, else ""
    bot: bool  # the account of a program, which plays over the wire
    emblem: str  # "": made from the name
    held: str  # for whom a free seat is kept, else ""


class Onlooker(Struct, frozen=True):
    """Somebody who watches."""

    name: str  # "" for whoever told none
    emblem: str


class UndoInfo(Struct, frozen=True):
    """How many moves the role may take back now: freely, and by asking those who sit at the table."""

    role: str
    free: int
    ask: int


class Learnt(Struct, frozen=True):
    """A barrier of undo: what was learnt, as a sentence without a secret, and by whom as far as the asker may know."""

    roles: list[str]
    fact: str  # message id


class Step(Struct, frozen=True):
    """A move that could be taken back, as these eyes saw it happen."""

    role: str
    lines: list[LogLine]
    learnt: list[Learnt]  # by whoever wants it back


class Reason(Struct, frozen=True):
    """For or against a move, in the game's own points."""

    label: Label
    weight: float


class Guess(Struct, frozen=True):
    """What may stand where something is hidden: an id or a text, and how sure the bot is, in percent."""

    value: str
    share: int


class Belief(Struct, frozen=True):
    """What a bot believes about one hidden thing; `things` are the ids on the way to it, such as a board and a pile."""

    things: list[str]
    guesses: list[Guess]  # the likeliest first


class Petition(Struct, frozen=True):
    """Somebody asks the others: to take moves back, to call it a draw, to give up together."""

    seq: int  # an answer carries it back
    kind: Literal["undo", "draw", "concede"]
    seat: int
    role: str
    count: int  # moves to take back, else 0
    waiting: list[int]  # seats that have not answered


class SeatClock(Struct, frozen=True):
    """What a seat has left; it runs while the seat is asked."""

    seat: int
    left: int  # milliseconds, when the message was made
    running: bool


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: none, seconds for each move or turn, or a bank of seconds with an increment."""

    kind: Literal["none", "move", "turn", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=31 * 24 * 3600)] = 86_400
    increment: Annotated[int, Meta(ge=0, le=31 * 24 * 3600)] = 0
    timeout: Literal["bot", "default", "loss"] = "bot"  # a bot plays on, the rules' own move is played, it is lost


LuckKind = Literal["chosen", "server", "shared"]  # by the table's maker, the server alone, all who play


class LuckShare(Struct, frozen=True):
    """What a seat gives to the luck: first the SHA-256 of its share, then the share, 32 bytes in hexadecimal."""

    seat: int
    pledge: str
    share: str  # "" until it is opened


class LuckTold(Struct, frozen=True):
    """Where the luck of the game comes from."""

    kind: LuckKind
    opening: bool  # no more pledges are taken: those who gave one open it now
    shares: list[LuckShare]
    secret: str  # what `commitment` was given for, after the end


class Affairs(Struct, frozen=True):
    """What stands at the table besides the game itself."""

    started: bool
    host: bool  # this browser is the host
    ended: Literal["", "game", "resign", "timeout", "concede", "draw", "closed"]
    petition: Petition | None
    clock: ClockWish
    clocks: list[SeatClock]
    rematch: str  # the table where it goes on, else ""
    sequel: bool  # a game of a series follows from how this one ended
    rated: bool  # no advice, nothing taken back that luck has shown
    gathering: bool  # it begins when everybody sits
    kept: list[int]  # free seats that are kept for this browser's person
    luck: LuckTold


class ChatLine(Struct, frozen=True):
    """Something said at the table: text, never markup."""

    n: int
    seat: int  # -1: somebody who watches
    text: str  # of a phrase its id, of a pointing finger the thing, of a proposal the move
    at: str
    kind: Literal["text", "phrase", "point", "plan", "agree"]
    name: str  # of whoever said it, if they told one
    emblem: str
