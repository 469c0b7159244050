"""What lies on the table of Barrow, declared once, and the changes that write it."""

from __future__ import annotations

from typing import Final, final

from barrow.events import BarrowEmptied, CharmDrawn, CharmPlayed, RelicTurned, SackLost, SackSaved
from underkeep.core.declared.declared_game import DeclaredGame
from underkeep.core.declared.declared_parts import Parts
from underkeep.core.declared.state_fields import DECK, HANDS, NUMBER, OPEN, ROWS, Pool, StateField
from underkeep.core.formats.options import Options
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.zones import Pile

ROLES: Final = ("raven", "badger", "fox", "toad")
RELICS: Final = Pool("relics", ("bead", "cup", "crown", "wight"))
CHARMS: Final = Pool("charms", ("rope", "ward", "ring"))
WIGHT: Final = 3
A_ROPE, A_WARD, A_RING = range(3)
STATE: Final = (
    StateField(NUMBER, "turn", names=ROLES),
    StateField(NUMBER, "wight", high=1),
    StateField(NUMBER, "ended", high=1),
    StateField(DECK, "mound", RELICS),
    StateField(OPEN, "sack", RELICS),
    StateField(OPEN, "lost", RELICS),
    StateField(ROWS, "hoards", RELICS),
    StateField(DECK, "charms", CHARMS),
    StateField(HANDS, "hands", CHARMS),
    StateField(OPEN, "used", CHARMS),
)


@final
class Barrow(DeclaredGame):
    """The state, an attribute for each field."""

    def __init__(self, luck: Luck, roles: int, options: Options, content: Parts) -> None:
        super().__init__(luck, roles, options, content)
        self.turn: i64 = 0
        self.wight: i64 = 0  # 1 while one stands before the robber
        self.ended: i64 = 0
        self.mound = Pile.deck([])
        self.sack = Pile.discard()
        self.lost = Pile.discard()
        self.hoards = [Pile.discard() for _ in range(roles)]
        self.charms = Pile.deck([])
        self.hands = [Pile.hand([], role) for role in range(roles)]
        self.used = Pile.discard()

    def declared(self) -> tuple[StateField, ...]:
        return STATE

    def over(self) -> bool:
        return self.ended == 1

    def who(self) -> str:
        return ROLES[self.turn]

    # ------------------------------------------------------------------ changes
    def draw_charm(self, role: i64) -> None:
        charm = self.charms.draw()
        self.hands[role].put(charm)
        if self.listener is not None:
            self.tell(CharmDrawn(ROLES[role], CHARMS.cards[charm], int(role)))

    def play_charm(self, charm: i64) -> None:
        self.hands[self.turn].take(charm)
        self.used.put(charm)
        if self.listener is not None:
            self.tell(CharmPlayed(self.who(), CHARMS.cards[charm]))

    def turn_relic(self) -> None:
        """BARROW-DIG-01  A wight stands up; anything else goes into the sack."""
        relic = self.mound.draw()
        if relic == WIGHT:
            self.lost.put(relic)
            self.wight = 1
        else:
            self.sack.put(relic)
        if self.listener is not None:
            self.tell(RelicTurned(self.who(), RELICS.cards[relic]))

    def lay_wight(self) -> None:
        self.wight = 0

    def empty_sack(self, into: Pile) -> int:
        """All of the sack goes to another pile; how many that were."""
        count = int(self.sack.count())
        while self.sack.count() > 0:
            into.put(self.sack.draw())
        return count

    def save_sack(self) -> None:
        count = self.empty_sack(self.hoards[self.turn])
        if self.listener is not None:
            self.tell(SackSaved(self.who(), count))

    def lose_sack(self) -> None:
        count = self.empty_sack(self.lost)
        if self.listener is not None:
            self.tell(SackLost(self.who(), count))

    def pass_turn(self) -> None:
        self.turn = (self.turn + 1) % self.roles

    def end(self) -> None:
        self.ended = 1
        if self.listener is not None:
            self.tell(BarrowEmptied())
