"""VAST-DR-005  The Dragon's turn: move and use powers, pick up Treasure, place a Gem, replace the hand, perhaps
surface.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    DONE,
    PLAY_PLATINUM,
    POWER,
    SCALE,
    SQUARE,
    USE_POWER,
    WAKE,
    WAKES,
)
from underkeep.games.vast.cards.powers import refuse_effect
from underkeep.games.vast.names import (
    PRIDE_STILL,
)
from underkeep.games.vast.options import ESCAPE_AT_END
from underkeep.games.vast.refusals import (
    CANNOT_PAY,
    LEGAL,
    NEVER_ENDS_IN_PIT,
    WRONG_KIND,
)
from underkeep.games.vast.roles.dragon.hoard import CHOOSE_SURFACE, HOARD, PLACE, refuse_surface, refuse_wake, wake
from underkeep.games.vast.roles.dragon.movement import (
    begin_flight,
    enter_map,
    flight_places,
    must_leave_pit,
    refuse_free_move,
    try_escape,
)
from underkeep.games.vast.roles.dragon.payment import PayPower
from underkeep.games.vast.roles.dragon.scales import offer_silver, play_platinum, refuse_platinum
from underkeep.games.vast.rules.ask import DragonAsk, options_exist
from underkeep.games.vast.rules.scales import can_pay
from underkeep.games.vast.state.changes.dragon import (
    begin_dragon_turn,
    claim_pride,
    draw_powers,
    gather_powers,
    use_free_move,
)
from underkeep.games.vast.state.changes.tokens import douse_flame_wall
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class DragonTurn(Procedure):
    """VAST-DR-005  Four phases."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.begin(game)
            case 1:
                self.act(game)
            case 2:
                self.rest(game)
            case 3:
                self.pick_up(game)
            case 4:
                self.place_gem(game)
            case 5:
                self.show_silver(game)
            case 6:
                self.replace_hand(game)
            case 7:
                self.surface(game)
            case 8:
                self.escape(game)
            case _:
                game.finish()

    def begin(self, game: Vast) -> None:
        """VAST-DR-061  The Flame Wall goes out; on its first turn the Dragon enters (VAST-DR-004)."""
        begin_dragon_turn(game)
        douse_flame_wall(game)
        enter_map(game)

    def act(self, game: Vast) -> None:
        """VAST-DR-005  Phase 1: move and use powers."""
        game.push(DRAGON_ACTS)

    def rest(self, game: Vast) -> None:
        """VAST-DR-017  Neither free move nor Wing: Pride by rest is earned at the end of phase 1."""
        if not game.dragon.moved:
            claim_pride(game, PRIDE_STILL)

    def pick_up(self, game: Vast) -> None:
        """VAST-DR-013  Phase 2: pick up Treasure."""
        if options_exist(game, HOARD):
            game.push(HOARD)

    def place_gem(self, game: Vast) -> None:
        """VAST-DR-014  Phase 3: place a Gem."""
        if options_exist(game, PLACE):
            game.push(PLACE)

    def show_silver(self, game: Vast) -> None:
        """VAST-BON-042  Phase 4: the Silver Scale may be shown and kept, before the other cards are discarded."""
        offer_silver(game)

    def replace_hand(self, game: Vast) -> None:
        """VAST-DR-015  Phase 4: all Power cards are shuffled, Spirit cards are drawn; used Gems refresh
        (VAST-DR-076).
        """
        gather_powers(game)
        kept = game.dragon.silver_kept  # VAST-BON-041: one card less is drawn
        draw_powers(game, game.dragon.spirit() - i64(kept))  # VAST-DR-003: the only moment at which Spirit counts

    def surface(self, game: Vast) -> None:
        """VAST-DR-021  Ending its turn awake on a Crystal tile it may surface."""
        if refuse_surface(game) == LEGAL:
            game.push(CHOOSE_SURFACE)

    def escape(self, game: Vast) -> None:
        """VAST-CTR-12  With the switch the Dragon wins only if it is on the Entrance when its turn ends."""
        if game.rules.flag(ESCAPE_AT_END):
            try_escape(game)


DRAGON_TURN: Final = DragonTurn()


def refuse_power(game: Vast, power: i64) -> i64:
    """VAST-DR-010  A power that can be paid and has something to work on."""
    return refuse_effect(game, power) if can_pay(game, power) else CANNOT_PAY


@final
@dataclass(frozen=True)
class DragonActs(DragonAsk):
    """VAST-DR-005  What does the Dragon do next: its free move, a power, or wake a cube?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*flight_places(game), *USE_POWER, *WAKES, PLAY_PLATINUM, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return NEVER_ENDS_IN_PIT if must_leave_pit(game) else LEGAL
        if action.verb == SQUARE:
            return refuse_free_move(game, action.a)
        if action.verb == POWER:
            return refuse_power(game, action.a)
        if action.verb == SCALE:
            return refuse_platinum(game, action.a)
        return refuse_wake(game, action.a) if action.verb == WAKE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        game.push(DRAGON_ACTS)  # VAST-DR-006: between and after powers, any power any number of times
        if action.verb == SQUARE:
            use_free_move(game)
            begin_flight(game, action.a)
        elif action.verb == POWER:
            game.push(PayPower(action.a))
        elif action.verb == SCALE:
            play_platinum(game)
        else:
            wake(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-dragon")

    def rule(self) -> str:
        return "VAST-DR-005"


DRAGON_ACTS: Final = DragonActs()
