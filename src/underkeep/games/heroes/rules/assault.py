"""KHO-ASSAULT-03  Phase 4, the heroes' assault: guild cards are drawn and resolved one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import ROOM, room_choices
from underkeep.games.heroes.board.dungeon import rooms_in
from underkeep.games.heroes.names import CLASS_NAMES, GUILD_HEROES
from underkeep.games.heroes.refusals import LEGAL, NOT_OF_TYPE, WRONG_KIND
from underkeep.games.heroes.rules.cells import offer_throw
from underkeep.games.heroes.rules.deeds import tell_scenario
from underkeep.games.heroes.rules.entry import summon
from underkeep.games.heroes.rules.hero_actions import DRAIN
from underkeep.games.heroes.rules.team import TeamDecision, ask_team
from underkeep.games.heroes.state.changes.cards import draw_guild, finish_guild_card
from underkeep.games.heroes.state.changes.turn import begin_assault, begin_empty_assault, count_guild_card
from underkeep.games.heroes.state.game import Heroes


@final
class AssaultStep:
    """The steps of an assault."""

    COUNT_CARDS: Final[i64] = 0
    NEXT_CARD: Final[i64] = 1
    BETWEEN_CARDS: Final[i64] = 2
    END: Final[i64] = 3


@final
@dataclass(frozen=True)
class Assault(Procedure):
    """KHO-WAVE-02  Draw and fully resolve one guild card before drawing the next."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case AssaultStep.COUNT_CARDS:
                self.count_cards(game)
            case AssaultStep.NEXT_CARD:
                self.next_card(game)
            case AssaultStep.BETWEEN_CARDS:
                self.between_cards(game)
            case _:
                game.finish()

    def count_cards(self, game: Heroes) -> None:
        """KHO-WAVE-04  The quota is fixed now by the wave in force; a table may begin with empty assaults
        (KHO-WAVE-07).
        """
        empty = game.rules.special.empty_assaults(game) - game.turn.assaults
        if empty > 0:
            begin_empty_assault(game, empty - 1)
        else:
            begin_assault(game, game.rules.quota[game.guild.wave - 1])  # KHO-WAVE-08: a throw may have begun wave 2

    def owed(self, game: Heroes) -> bool:
        """KHO-WAVE-04  Is another card due? A table may let the wave in force decide at each card."""
        turn = game.turn
        if turn.quota == 0 or game.rules.fixed_quota:
            return turn.drawn < turn.quota
        return turn.drawn < game.rules.quota[game.guild.wave - 1]

    def next_card(self, game: Heroes) -> None:
        """KHO-WAVE-02  The next card, if one is owed."""
        if self.owed(game):
            count_guild_card(game)
            game.push(GUILD_CARD)
        else:
            game.go_to(AssaultStep.END)

    def between_cards(self, game: Heroes) -> None:
        """KHO-CELLS-02  Between two guild cards a hero may be thrown; it does not count (KHO-CELLS-13)."""
        game.go_to(AssaultStep.NEXT_CARD)
        if self.owed(game) and game.rules.whole_turn:
            offer_throw(game)


@final
class GuildCardStep:
    """The steps of a guild card."""

    DRAW: Final[i64] = 0
    CARRY_OUT: Final[i64] = 1
    RESOLVE_HEROES: Final[i64] = 2
    DISCARD: Final[i64] = 3


@final
@dataclass(frozen=True)
class ResolveGuildCard(Procedure):
    """KHO-WAVE-02  One guild card of an assault."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case GuildCardStep.DRAW:
                self.draw(game)
            case GuildCardStep.CARRY_OUT:
                self.carry_out(game)
            case GuildCardStep.RESOLVE_HEROES:
                self.resolve_heroes(game)
            case GuildCardStep.DISCARD:
                self.discard(game)
            case _:
                game.finish()

    def draw(self, game: Heroes) -> None:
        """KHO-WAVE-02  The top card of the guild deck, which is never empty at this moment."""
        draw_guild(game)

    def carry_out(self, game: Heroes) -> None:
        """KHO-ASSAULT-01  A Hero card summons; a Scenario card applies the scenario's rule (KHO-ASSAULT-03)."""
        card = game.guild.resolving[i64(len(game.guild.resolving)) - 1]
        if card >= GUILD_HEROES:
            tell_scenario(game, card - GUILD_HEROES + 1)
            game.rules.special.draw_card(game, card - GUILD_HEROES + 1)
            return
        cls, kind = game.rules.content.guild[card]
        summon_pair(game, i64(cls), game.rooms_of_type(i64(kind)))

    def resolve_heroes(self, game: Heroes) -> None:
        """KHO-ASSAULT-28  Everybody who is awake, until all are exhausted."""
        game.push(DRAIN)

    def discard(self, game: Heroes) -> None:
        """KHO-WAVE-05  The card is discarded; a used-up deck begins wave 2 or ends the game."""
        finish_guild_card(game)


def summon_pair(game: Heroes, cls: i64, mask: i64) -> None:
    """KHO-ASSAULT-01  One hero in each of two rooms of the type, or in the one that there is (KHO-ASSAULT-02).

    KHO-ASSAULT-33  A card of any type is accepted.
    """
    rooms = rooms_in(mask)
    if len(rooms) > 1 and game.board.hero_supply(cls) == 1:
        ask_team(game, ChooseSummon(cls, mask))  # KHO-EMPTY-03
        return
    for n in range(min(i64(2), i64(len(rooms)))):
        summon(game, cls, rooms[n])


@final
@dataclass(frozen=True)
class ChooseSummon(TeamDecision):
    """KHO-EMPTY-03  One token for two rooms: the players choose which room gets it; the other summon finds none."""

    hero: i64
    rooms: i64

    def rule(self) -> str:
        return "KHO-EMPTY-03"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-summon", hero=CLASS_NAMES[self.hero])

    def candidates(self, game: Heroes) -> list[Action]:
        return room_choices(self.rooms)

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        return LEGAL if self.rooms >> action.a & 1 else NOT_OF_TYPE

    def take(self, game: Heroes, action: Action) -> None:
        summon(game, self.hero, action.a)
        summon(game, self.hero, action.a)  # no token is left: KHO-EMPTY-01, whatever the room


ASSAULT: Final = Assault()
GUILD_CARD: Final = ResolveGuildCard()
FRAMES: Final = (Assault, ResolveGuildCard, ChooseSummon)
