"""KHO-ASSAULT-21  Plundering a Treasure: who is exhausted, what the Treasure does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import DISCARD, DISCARDS, PICK, PICKS, card_choices
from underkeep.games.heroes.names import (
    ACTIVE,
    CELLS,
    CURSE,
    GUILD_HEROES,
    HEALING,
    NOWHERE,
    PREY,
    PRISONER,
    ROOM_NAMES,
)  # fmt: skip
from underkeep.games.heroes.refusals import LEGAL, NOT_HERE, WRONG_KIND
from underkeep.games.heroes.rules.cards import refuse_hand
from underkeep.games.heroes.rules.entry import Entry, summon
from underkeep.games.heroes.rules.losses import LoseResources
from underkeep.games.heroes.rules.team import TeamDecision, ask_hand, ask_team
from underkeep.games.heroes.state.changes.board import (
    exhaust_hero,
    lose_game,
    wake_room,
)
from underkeep.games.heroes.state.changes.cards import discard_card, discard_guild, draw_guild
from underkeep.games.heroes.state.changes.treasures import discard_treasure, flip_treasure
from underkeep.games.heroes.state.game import Heroes


@final
@dataclass(frozen=True)
class Plunder(Procedure):
    """KHO-ASSAULT-34  Exhaust the heroes, turn the Treasure, carry out its effect, discard it.

    KHO-ASSAULT-22  Heroes left active are resolved afterwards.
    """

    room: i64
    value: i64

    def run(self, game: Heroes, step: i64) -> None:
        if step < self.value:
            self.exhaust_one(game, self.value - step)
        elif step == self.value:
            self.flip(game)
        elif step == self.value + 1:
            self.discard(game)
        else:
            game.finish()

    def exhaust_one(self, game: Heroes, needed: i64) -> None:
        """KHO-ASSAULT-21  Exactly as many heroes as the Treasure is worth; the players choose which, if they can."""
        if game.board.count_active(self.room) == needed:
            exhaust_hero(game, game.board.first_kind(self.room, ACTIVE), "plunder")
        else:
            ask_team(game, ChoosePlunderer(self.room))

    def flip(self, game: Heroes) -> None:
        """KHO-ASSAULT-34  While the effect runs the Treasure no longer counts as being in the room."""
        token = game.board.treasure[self.room]
        effect = flip_treasure(game, self.room)
        game.rules.special.plundered(game, self.room, game.rules.treasure_values[token])  # KHO-SCN-1702
        if effect == PREY:
            game.push(LoseResources(self.room, 1))  # KHO-TREAS-01
        elif effect == CURSE:
            game.push(CURSED)  # KHO-TREAS-02
        elif effect == HEALING:
            wake_room(game, self.room)  # KHO-TREAS-03
        elif effect == PRISONER:
            imprison(game)
        else:
            lose_game(game, "plundered")  # KHO-TREAS-05

    def discard(self, game: Heroes) -> None:
        """KHO-SETUP-14  The Treasure returns to the supply, its effect hidden again."""
        discard_treasure(game)


def imprison(game: Heroes) -> None:
    """KHO-TREAS-08  Without Cells no card is drawn."""
    if game.dungeon.has(CELLS):
        game.push(IMPRISON)


@final
class ImprisonStep:
    """The steps of a Prisoner."""

    DRAW: Final[i64] = 0
    DISCARD: Final[i64] = 1


@final
@dataclass(frozen=True)
class Imprison(Procedure):
    """KHO-TREAS-04  A guild card is drawn; its hero goes into the Cells and does its entry at once, before anybody else
    is resolved.
    """

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case ImprisonStep.DRAW:
                self.draw(game)
            case ImprisonStep.DISCARD:
                self.discard(game)
            case _:
                game.finish()

    def draw(self, game: Heroes) -> None:
        """KHO-TREAS-06  A Scenario card does nothing; without a card there is no hero (KHO-WAVE-06)."""
        card = draw_guild(game)
        if card < 0:
            game.finish()
        elif card < GUILD_HEROES:
            self.lock_up(game, i64(game.rules.content.guild[card][0]))

    def lock_up(self, game: Heroes, cls: i64) -> None:
        """KHO-TREAS-07  Whom a Mage frees, and the Mage itself, is taken up by the resolution that is running."""
        prisoner = summon(game, cls, CELLS)
        if prisoner != NOWHERE:  # KHO-EMPTY-01: without a token the class wakes up
            game.push(Entry(prisoner, CELLS))

    def discard(self, game: Heroes) -> None:
        """KHO-CELLS-12  The guild card is discarded: a Prisoner shortens the wave."""
        discard_guild(game)


@final
@dataclass(frozen=True)
class ChoosePlunderer(TeamDecision):
    """KHO-ASSAULT-21  Which active hero of the room is exhausted."""

    room: i64

    def rule(self) -> str:
        return "KHO-ASSAULT-21"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-plunderer", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return [PICKS[game.board.hero_grade[h]][h // 5] for h in game.board.hero_kinds(self.room, ACTIVE)]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != PICK:
            return WRONG_KIND
        return LEGAL if game.board.find_hero(self.room, action.a, action.b, ACTIVE) != NOWHERE else NOT_HERE

    def take(self, game: Heroes, action: Action) -> None:
        exhaust_hero(game, game.board.find_hero(self.room, action.a, action.b, ACTIVE), "plunder")


# ---------------------------------------------------------------------- curse
@final
@dataclass(frozen=True)
class Curse(Procedure):
    """KHO-TREAS-02  Every player, in turn order, discards 1 hand card of his choice."""

    def run(self, game: Heroes, step: i64) -> None:
        if step < game.roles:
            self.discard(game, game.from_active()[step])
        else:
            game.finish()

    def discard(self, game: Heroes, role: i64) -> None:
        """KHO-TREAS-02  An empty hand loses nothing."""
        if game.players[role].hand.count() > 0:
            ask_hand(game, ChooseDiscard(role))


@final
@dataclass(frozen=True)
class ChooseDiscard(Decision):
    """KHO-TREAS-02  Which hand card is discarded."""

    role: i64

    def rule(self) -> str:
        return "KHO-TREAS-02"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-discard")

    def candidates(self, game: Heroes) -> list[Action]:
        return card_choices(DISCARDS, game.players[self.role].hand.items)

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_hand(game, self.role, action.a) if action.verb == DISCARD else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        discard_card(game, self.role, action.a)


CURSED: Final = Curse()
IMPRISON: Final = Imprison()
FRAMES: Final = (Plunder, Imprison, ChoosePlunderer, Curse, ChooseDiscard)
