"""KHO-SCEN-07  K5 Under Construction, K6 Rent Day, K7 Battle of the Bands, K8 Everything at Once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import DISCARD, DISCARDS, PAY, PAYS, card_choices
from underkeep.games.heroes.names import (
    ANY,
    CELLS,
    COIN,
    CRYPT,
    LIBRARY,
    MENAGERIE,
    RESOURCES,
    ROOMS,
    SEWERS,
    VAULT,
)  # fmt: skip
from underkeep.games.heroes.refusals import (
    LEGAL,
    NO_AMPLIFIER,
    NO_BAILIFF,
    NO_BRIBE,
    NO_MONSTER,
    NO_RALLY,
    NO_SPECIAL,
    NO_TOLL,
    NO_TRANSPORT,
    WRONG_KIND,
)
from underkeep.games.heroes.rules.cards import refuse_hand
from underkeep.games.heroes.rules.deeds import tell_toll
from underkeep.games.heroes.rules.team import ask, ask_hand, ask_team
from underkeep.games.heroes.scenarios.base import ScenarioRules
from underkeep.games.heroes.scenarios.questions import TEAM, ScenarioRoom, ScenarioToken
from underkeep.games.heroes.state.changes.board import (
    discard_token,
    lose_game,
    place_mark,
    remove_mark,
    stage_mark,
    wake_room,
)
from underkeep.games.heroes.state.changes.cards import discard_card
from underkeep.games.heroes.state.game import Heroes

ROOMS_TO_BUILD: Final[i64] = 2
BAILIFF_PRICE: Final[i64] = 2
AMPLIFIERS: Final[i64] = 5
LAST_RALLY: Final[i64] = 3  # Scenario cards 1 to 3 rally, 4 to 6 take toll
ANY_RESOURCE: Final[i64] = 15


@final
class UnderConstruction(ScenarioRules):
    """KHO-SCN-0501  The five unused rooms are the construction deck; a built Laboratory works (KHO-SCN-0502)."""

    def wave_2_begins(self, game: Heroes) -> None:
        """KHO-SCN-0503  Mode B: two rooms must be built by now."""
        if game.rules.mode_b and game.market.built < ROOMS_TO_BUILD:
            lose_game(game, "not_built")


@final
class RentDay(ScenarioRules):
    """KHO-SCN-0601  The landlord wants Coins; what is missing brings bailiffs into the Vault."""

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-0604  Mode B: one bailiff is already there."""
        if game.rules.mode_b:
            place_mark(game, VAULT)

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0601  As many Coins of the Vault as the number of the wave."""
        for _ in range(game.guild.wave):
            if game.board.count(VAULT, COIN) > 0:
                discard_token(game, COIN, VAULT)
            else:
                place_mark(game, VAULT)

    def value(self, game: Heroes, room: i64, printed: i64) -> i64:
        """KHO-SCN-0602  Every bailiff makes the Vault's Treasure easier to take, down to 2."""
        if room != VAULT:
            return printed
        return max(i64(2), printed - game.board.marks[VAULT])

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-0603  An own monster, 2 Coins and a bailiff in the Vault."""
        if room != VAULT:
            return NO_SPECIAL
        if not game.board.has_body(role, VAULT):
            return NO_MONSTER
        if game.board.marks[VAULT] == 0:
            return NO_BAILIFF
        return LEGAL if game.board.count(VAULT, COIN) >= BAILIFF_PRICE else NO_BRIBE

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-0603  Pay a bailiff off."""
        for _ in range(BAILIFF_PRICE):
            discard_token(game, COIN, VAULT)
        remove_mark(game, VAULT)


@final
class BattleOfTheBands(ScenarioRules):
    """KHO-SCN-0701  Five amplifiers must be brought to the stage."""

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-0701  One amplifier in each of five rooms."""
        for room in (LIBRARY, CRYPT, SEWERS, MENAGERIE, CELLS):
            place_mark(game, room)

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0703  Rival Solo: where an amplifier still stands all heroes wake up, in the Cells as well."""
        for room in range(ROOMS):
            if game.board.marks[room] > 0:
                wake_room(game, room)

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-0702  An own monster in a room with an amplifier; in mode B also a resource there (KHO-SCN-0705)."""
        if not game.board.has_body(role, room):
            return NO_MONSTER
        if game.board.marks[room] == 0:
            return NO_AMPLIFIER
        if game.rules.mode_b and game.board.count_resources(room) == 0:
            return NO_TRANSPORT
        return LEGAL

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-0705  Mode B: transport costs 1 resource of that room."""
        stage_mark(game, room)
        if game.rules.mode_b:
            ask(game, ScenarioToken(role, room, ANY_RESOURCE))

    def token_chosen(self, game: Heroes, room: i64, kind: i64) -> None:
        """KHO-SCN-0705  The price of the transport."""
        discard_token(game, kind, room)

    def final_check(self, game: Heroes) -> bool:
        """KHO-SCN-0704  Won only with all amplifiers on stage."""
        return game.board.stage == AMPLIFIERS


@final
class EverythingAtOnce(ScenarioRules):
    """KHO-SCN-0801  Cells, Laboratory and Construction Site; Library, Pantry and Study are the projects."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0802  Cards 1 to 3 rally the heroes, cards 4 to 6 take toll (KHO-SCN-0803)."""
        if number > LAST_RALLY:
            game.push(TOLL)
            return
        rooms = rally_rooms(game)
        if rooms and game.board.marks_left > 0:
            ask_team(game, ScenarioRoom(TEAM, ANY, rooms))

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-0802  The heroes rally where they are nearest to the Vault."""
        return NO_RALLY

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-0802  An Event token in that room, Treasure or not (KHO-RUL-07), and its heroes wake up."""
        place_mark(game, room)
        wake_room(game, room)

    def value(self, game: Heroes, room: i64, printed: i64) -> i64:
        """KHO-SCN-0804  With an Event token 1 more; in mode B 1 less, at least 1 (KHO-SCN-0805)."""
        if game.board.marks[room] == 0:
            return printed
        return max(i64(1), printed - 1) if game.rules.mode_b else printed + 1

    def plundered(self, game: Heroes, room: i64, printed: i64) -> None:
        """KHO-SCN-0804  With the Treasure the Event token goes back to the supply."""
        if game.board.marks[room] > 0:
            remove_mark(game, room)


def rally_rooms(game: Heroes) -> i64:
    """KHO-SCN-0802  Of the rooms with an exhausted hero and no Event token, those nearest to the Vault, as bits."""
    nearest: i64 = 1000
    mask: i64 = 0
    for room in range(ROOMS):
        if game.board.count_sleepers(room) == 0 or game.board.marks[room] > 0:
            continue
        if game.dungeon.steps[room] < nearest:
            nearest, mask = game.dungeon.steps[room], 0
        if game.dungeon.steps[room] == nearest:
            mask |= i64(1) << room
    return mask


def some_resource(game: Heroes) -> bool:
    """KHO-SCN-0803  Does any resource lie on the map?"""
    for room in range(ROOMS):
        if game.board.count_resources(room) > 0:
            return True
    return False


@final
@dataclass(frozen=True)
class Toll(Procedure):
    """KHO-SCN-0803  In turn order everybody pays a hand card, or a resource is discarded for him."""

    def run(self, game: Heroes, step: i64) -> None:
        if step < game.roles:
            self.pay(game, game.from_active()[step])
        else:
            game.finish()

    def pay(self, game: Heroes, role: i64) -> None:
        """KHO-SCN-0803  Who can pay neither way pays nothing."""
        if game.players[role].hand.count() > 0 or some_resource(game):
            ask_hand(game, ChooseToll(role))


@final
@dataclass(frozen=True)
class ChooseToll(Decision):
    """KHO-SCN-0803  A hand card, or a resource of any room."""

    role: i64

    def rule(self) -> str:
        return "KHO-SCN-0803"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-toll")

    def candidates(self, game: Heroes) -> list[Action]:
        found = card_choices(DISCARDS, game.players[self.role].hand.items)
        for room in range(ROOMS):
            for kind in range(RESOURCES):
                found.append(PAYS[kind][room])
        return found

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == DISCARD:
            return refuse_hand(game, self.role, action.a)
        if action.verb != PAY:
            return WRONG_KIND
        return LEGAL if game.board.count(action.a, action.b) > 0 else NO_TOLL

    def take(self, game: Heroes, action: Action) -> None:
        tell_toll(game, self.role)
        if action.verb == DISCARD:
            discard_card(game, self.role, action.a)
        else:
            discard_token(game, action.b, action.a)


TOLL: Final = Toll()
FRAMES: Final = (Toll, ChooseToll)
