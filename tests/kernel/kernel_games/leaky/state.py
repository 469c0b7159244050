"""State, events and actions of Leaky. `fault` is the planted fault, "none" in the honest game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.actions import Action, ActionTable
from underkeep.core.kernel.events import EVERYBODY, Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Reaction
from underkeep.core.kernel.zones import Pile

ROLES: Final = ("red", "blue", "green")
KINDS: Final = ["moon", "star", "sun", "void"]
COPIES: Final = 4
TURNS: Final = 18
DECK: Final = 0
STREAMS: Final = 1
PLAYED: Final = 0  # the one moment

DRAW: Final = 0
PLAY: Final = 1
CALL: Final = 2
PASS: Final = 3
MATCH: Final = 4
DECLINE: Final = 5
TABLE: Final = ActionTable()
DRAWS: Final = TABLE.add("draw", DRAW)
PLAYS: Final[list[Action]] = TABLE.family("play {}", PLAY, KINDS)
CALLS: Final = TABLE.add("call", CALL)
PASSES: Final = TABLE.add("pass", PASS)
MATCHES: Final[list[Action]] = TABLE.family("match {}", MATCH, KINDS)
DECLINES: Final = TABLE.add("decline", DECLINE)
RULES: Final = ["TOYL-01", "TOYL-02", "TOYL-03", "TOYL-04", "TOYL-05", "TOYL-06"]

STRANGER: Final = "stranger"
OUTSIDE: Final = [0]  # what no game should have: state of the process, for the faults fickle and worldly


@final
@dataclass(frozen=True)
class CardDrawn(Event):
    """A card came to a hand; `loud` is the fault that shows it to everybody."""

    role: int
    card: str
    loud: bool

    def seen_by(self, roles: i64) -> Event:
        return self if self.loud or roles >> self.role & 1 else CardDrawn(self.role, "", False)

    def teaches(self) -> i64:
        return i64(1) << self.role


@final
@dataclass(frozen=True)
class CardPlayed(Event):
    """A card lies open."""

    role: int
    card: str

    def teaches(self) -> i64:
        return EVERYBODY


@final
@dataclass(frozen=True)
class Called(Event):
    """Somebody called: a deed; `aside` is what the faults deed and stranger add to it."""

    role: int
    aside: str


@final
class Leaky(Game):
    """Everything on the table."""

    def __init__(self, luck: Luck, options: Options, table: list[list[Reaction]]) -> None:
        super().__init__(luck, len(ROLES))
        self.settings = options
        self.fault = options.text("fault")
        self.table = table
        self.deck = Pile.deck([])
        self.hands = [Pile.hand([], role) for role in range(len(ROLES))]
        self.laid = Pile.discard()
        self.turns: i64 = 0
        self.calls: i64 = 0
        self.nap: i64 = 0  # neither seen nor saved: the fault sleeper

    def over(self) -> bool:
        return self.turns >= TURNS and self.fault != "endless"

    def reactions(self, moment: i64) -> list[Reaction]:
        return self.table[moment]

    def clone(self) -> Leaky:
        copy = Leaky(self.luck if self.fault == "twins" else self.luck.clone(), self.settings, self.table)
        copy.deck = self.deck.clone()
        copy.hands = [hand.clone() for hand in self.hands]
        copy.laid = self.laid if self.fault == "shared" else self.laid.clone()
        copy.turns = self.turns
        copy.calls = 0 if self.fault == "poor clone" else self.calls
        copy.nap = 0 if self.fault == "drowsy" else self.nap
        copy.copy_kernel(self)
        return copy

    def aside(self) -> str:
        """What a deed should not tell: a card that nobody knows, or somebody who does not play."""
        if self.fault == "deed":
            return KINDS[self.top_card()]
        return STRANGER if self.fault == "stranger" else ""

    def top_card(self) -> i64:
        """The secret on which most faults turn: the next card, 0 when there is none."""
        return self.deck.items[self.deck.count() - 1] if self.deck.count() > 0 else 0

    # ------------------------------------------------------------------ changes
    def shuffle_rest(self) -> None:
        """A call mixes the deck, so that luck matters all the time."""
        self.deck.shuffle(self.luck, DECK)

    def draw_card(self, role: i64) -> None:
        if self.fault == "worldly":
            OUTSIDE[0] += 1
            self.calls += OUTSIDE[0] % 3
        self.nap += 1
        if self.fault in ("sleeper", "drowsy") and self.nap % 3 == 0:
            self.calls += 1
        if self.fault == "listening" and self.listener is not None:
            self.calls += 1
        card = self.deck.draw()
        self.hands[role].put(card)
        if self.listener is not None and self.fault != "silent":
            self.tell(CardDrawn(role, KINDS[card], self.fault == "event"))

    def play_card(self, role: i64, card: i64) -> None:
        self.hands[role].take(card)
        if self.fault != "lost" or self.turns < 5:
            self.laid.put(card)
        if self.listener is not None:
            self.tell(CardPlayed(role, KINDS[card]))

    def call(self, role: i64) -> None:
        self.calls += 1
        self.shuffle_rest()
        if self.listener is not None:
            self.tell(Called(role, self.aside()))
