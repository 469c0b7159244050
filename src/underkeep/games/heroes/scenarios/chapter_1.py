"""KHO-SCEN-07  K1 The Witch's Cauldron, K2 The Lock-Up, K3 The Witch's Soup, K4 Mad Science."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.heroes.names import (
    ANY,
    CELLS,
    CRYPT,
    EXHAUSTED,
    FROG,
    GUILD_HEROES,
    LABORATORY,
    MAGE,
    NO_PORTAL,
    PANTRY,
    ROOMS,
)  # fmt: skip
from underkeep.games.heroes.refusals import NO_BITE
from underkeep.games.heroes.rules.deeds import tell_bite
from underkeep.games.heroes.rules.plunder import ChooseDiscard
from underkeep.games.heroes.rules.team import ask_hand, ask_team
from underkeep.games.heroes.rules.victims import hit_somebody
from underkeep.games.heroes.scenarios.base import ScenarioRules
from underkeep.games.heroes.scenarios.questions import TEAM, ScenarioRoom
from underkeep.games.heroes.state.changes.board import (
    discard_token,
    lose_game,
    place_mark,
    summon_hero,
    turn_portal,
    wake_room,
)
from underkeep.games.heroes.state.changes.cards import put_back_guild, turn_up_guild
from underkeep.games.heroes.state.changes.scenarios import calm_frogs, gather_frogs
from underkeep.games.heroes.state.game import FIRST_STEP, Heroes

EMPTY_BOWLS: Final[i64] = 4  # lose the game (KHO-SCN-0302)
BITING_FROGS: Final[i64] = 2
FIRST_PRISONERS: Final[i64] = 2
CROWDED: Final[i64] = 4  # heroes in the Cells (KHO-SCN-0203)


@final
class WitchsCauldron(ScenarioRules):
    """KHO-SCN-0101  The landlady wants a frog potion, or a card."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0101  A Frog of the Pantry; without one the active player discards a hand card, if there is any."""
        if game.board.count(PANTRY, FROG) > 0:
            discard_token(game, FROG, PANTRY)
        elif game.players[game.turn.active].hand.count() > 0:
            ask_hand(game, ChooseDiscard(game.turn.active))

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-0102  Mode B: only the Portal of the Crypt is placed."""
        if not game.rules.mode_b:
            return
        for room in range(ROOMS):
            if room != CRYPT and game.board.portal[room] > 0:
                turn_portal(game, room, NO_PORTAL)


@final
class LockUp(ScenarioRules):
    """KHO-SCN-0201  The Cells work exactly as in the rulebook, and are counted now and then."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0203  Headcount: four in the Cells wake each other."""
        if game.board.count_heroes(CELLS) >= CROWDED:
            wake_room(game, CELLS)

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-0202  Mode B: two heroes, no Mage, sit in the Cells; every card turned up goes back into the deck."""
        if not game.rules.mode_b:
            return
        turned_up = vec[i64]()
        prisoners: i64 = 0
        while prisoners < FIRST_PRISONERS and game.guild.deck.count() > 0:
            card = turn_up_guild(game)
            turned_up = append(turned_up, card)
            if card < GUILD_HEROES and game.rules.content.guild[card][0] != MAGE:
                summon_hero(game, i64(game.rules.content.guild[card][0]), CELLS, EXHAUSTED)
                prisoners += 1
        put_back_guild(game, turned_up)


@final
class WitchsSoup(ScenarioRules):
    """KHO-SCN-0301  The witch demands Frogs, and counts the bowls that stay empty."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0303  In mode B the frogs bite first."""
        if game.rules.mode_b:
            gather_frogs(game, biting_rooms(game))
        game.push(SOUP)

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-0303  Frogs bite in rooms with enough of them and a monster."""
        return NO_BITE

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-0303  One monster of the room takes 1 damage; Defend is not allowed."""
        calm_frogs(game, room)
        tell_bite(game, room)
        hit_somebody(game, room, 1, False)


def biting_rooms(game: Heroes) -> i64:
    """KHO-SCN-0303  Rooms with 2 or more Frogs and a monster, as bits."""
    mask: i64 = 0
    for room in range(ROOMS):
        if game.board.count(room, FROG) >= BITING_FROGS and game.board.crowd[room] > 0:
            mask |= i64(1) << room
    return mask


@final
@dataclass(frozen=True)
class CookSoup(Procedure):
    """KHO-SCN-0301  Hungry Witch."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.let_frogs_bite(game)
            case 1:
                self.fill_bowls(game)
            case _:
                game.finish()

    def let_frogs_bite(self, game: Heroes) -> None:
        """KHO-SCN-0303  Room after room, in an order chosen by the team."""
        if game.notes[0]:
            game.go_to(FIRST_STEP)
            ask_team(game, ScenarioRoom(TEAM, ANY, game.notes[0]))

    def fill_bowls(self, game: Heroes) -> None:
        """KHO-SCN-0301  As many Frogs as the number of the wave, or all there are (KHO-SCEN-14); then Event tokens."""
        for _ in range(game.guild.wave):
            if game.board.count(PANTRY, FROG) > 0:
                discard_token(game, FROG, PANTRY)
            else:
                place_mark(game, PANTRY)
        if game.board.marks[PANTRY] >= EMPTY_BOWLS:
            lose_game(game, "soup")  # KHO-SCN-0302


@final
class MadScience(ScenarioRules):
    """KHO-SCN-0401  A Laboratory from the start; its foreign clan is chosen at set-up."""

    def laboratory_cards(self, game: Heroes) -> i64:
        """KHO-SCN-0402  Mode B: two guild cards, one after the other, and never more than one Tactics card for them."""
        return 2 if game.rules.mode_b else 1

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0403  Unwatched: without a monster in the Laboratory the volunteers of the Cells wake up."""
        if game.board.crowd[LABORATORY] == 0:
            wake_room(game, CELLS)


SOUP: Final = CookSoup()
FRAMES: Final = (CookSoup,)
