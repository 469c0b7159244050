"""The facade of Barrow: what the declared state does not say by itself."""

from __future__ import annotations

from typing import Final, final

from barrow.actions import REFUSALS, RULES, TABLE
from barrow.state import A_RING, CHARMS, RELICS, ROLES, STATE, Barrow
from barrow.turn import ROBBERY, RobberTurn, Robbery, WightComes
from underkeep.core.declared.declared_spec import DeclaredSpec
from underkeep.core.formats.codec import frame_kinds
from underkeep.core.formats.options import NUMBER, OptionField, OptionsSpec

PLAYERS: Final = OptionField("players", NUMBER, 3, low=2, high=4, rule="BARROW-SETUP-01", section="game")
CHARMS_DEALT: Final = 2


@final
class BarrowSpec(DeclaredSpec):
    """Barrow, for all who know games by their facade only."""

    def __init__(self) -> None:
        self.id = "barrow"
        self.rules_version = 1
        self.options = OptionsSpec((PLAYERS,))
        self.table = TABLE
        self.rules = RULES
        self.refusals = REFUSALS
        self.frames = frame_kinds(Robbery, RobberTurn, WightComes)
        self.opening = ROBBERY
        self.make = Barrow
        self.role_ids = ROLES
        self.declare(STATE)

    def set_up(self, game: Barrow) -> None:
        """BARROW-SETUP-01  Two charms for everybody."""
        for _ in range(CHARMS_DEALT):
            for role in range(game.roles):
                game.draw_charm(role)

    def points(self, game: Barrow) -> list[int]:
        """BARROW-END-02  Relics of the hoard, and BARROW-CHARM-03 rings that are still in the hand."""
        parts = game.content
        relics = [sum([parts.worth(RELICS, relic) for relic in hoard.items]) for hoard in game.hoards]
        rings = [sum([charm == A_RING for charm in hand.items]) for hand in game.hands]
        return [mine + ring * parts.worth(CHARMS, A_RING) for mine, ring in zip(relics, rings, strict=True)]

    def progress(self, game: Barrow) -> float:
        """How much of the mound is gone."""
        return 1.0 - int(game.mound.count()) / len(game.content.cards(RELICS))


SPEC: Final = BarrowSpec()
