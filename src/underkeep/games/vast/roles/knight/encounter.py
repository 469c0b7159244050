"""VAST-KN-010  An Encounter on her tile: reveal and resolve, then attacks in any order, then collect Treasures and
Gems.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import (
    AT_CRYSTAL,
    AT_DRAGON,
    AT_THIEF,
    ATTACK,
    ATTACKS,
    DONE,
    TAKE,
    TAKE_TREASURE,
    TAKES,
)
from underkeep.games.vast.cards.events import PlayEvent
from underkeep.games.vast.names import EVENT, KNIGHT, TYPE_AMBUSH, TYPE_EVENT
from underkeep.games.vast.refusals import (
    ATTACKS_COME_FIRST,
    LEGAL,
    NO_ENCOUNTER,
    NO_SUCH_TOKEN,
    NOTHING_DONE,
    NOTHING_TO_MEET,
)
from underkeep.games.vast.roles.knight import treasure
from underkeep.games.vast.roles.knight.ambush import SPRING_AMBUSH, ready_shield
from underkeep.games.vast.roles.knight.attack_order import (
    ACTED,
    COLLECTING,
    OrderAttacks,
    attack_tribes,
    dragon_due,
    order_matters,
    refuse_attack,
    strike,
    tribes_due,
)
from underkeep.games.vast.roles.knight.attacks import (
    begin_attack_dragon,
)
from underkeep.games.vast.roles.knight.cube_reach import (
    could_attack,
)
from underkeep.games.vast.roles.knight.cubes import free_acts, is_free_act, refuse_free_act, take_free_act
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.reveal import NO_WAY, RevealTiles
from underkeep.games.vast.rules.stats import knight_perception
from underkeep.games.vast.state.changes.cubes import gain_grit
from underkeep.games.vast.state.changes.knight import (
    begin_encounter,
    forget_strike,
    note_act,
    note_first_act,
    note_revealing,
)
from underkeep.games.vast.state.changes.knight_cards import forget_deeds
from underkeep.games.vast.state.game import Vast


def encounters_left(game: Vast) -> i64:
    """VAST-KN-009  As many as her Perception."""
    return knight_perception(game) - game.knight.encounters


def event_waits(game: Vast) -> bool:
    """VAST-KN-014  An Event token under her that can still be resolved."""
    return game.has_mark(game.knight.tile, EVENT) and game.cave.events.count() > 0


def refuse_take(game: Vast, what: i64) -> i64:
    """VAST-KN-010  A Treasure or Gem on her tile."""
    if what == TAKE_TREASURE:
        return LEGAL if game.cavern.treasures[game.knight.tile] > 0 else NO_SUCH_TOKEN
    return LEGAL if game.dragon.gems[what] == game.knight.tile else NO_SUCH_TOKEN


def something_to_meet(game: Vast) -> bool:
    """VAST-KN-015  An Encounter must do at least one thing."""
    if game.cavern.is_dark(game.knight.tile) or event_waits(game):
        return True
    for target in (AT_CRYSTAL, AT_DRAGON, AT_THIEF):
        if refuse_attack(game, target) == LEGAL:
            return True
    for what in range(i64(4)):
        if refuse_take(game, what) == LEGAL:
            return True
    return False


def refuse_encounter(game: Vast) -> i64:
    """VAST-KN-015  She has an Encounter left and something to meet."""
    if encounters_left(game) <= 0:
        return NO_ENCOUNTER
    return LEGAL if something_to_meet(game) else NOTHING_TO_MEET


@final
@dataclass(frozen=True)
class Encounter(Procedure):
    """VAST-KN-010  One Encounter; `came` is the direction she came from, `entering` 1 if she has just walked in."""

    came: i64
    entering: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.begin(game)
            case 1:
                self.resolve_tile(game)
            case 2:
                self.choose_attacks(game)
            case 3:
                self.must_attack(game)
            case 4:
                self.offer(game)
            case 5:
                self.close(game)
            case _:
                game.finish()

    def begin(self, game: Vast) -> None:
        """VAST-KN-009  It is spent."""
        forget_deeds(game)
        begin_encounter(game)

    def resolve_tile(self, game: Vast) -> None:
        """VAST-KN-010  First the Dark tile or the Event token."""
        tile = game.knight.tile
        if game.cavern.is_dark(tile):
            note_first_act(game, ACTED)
            game.push(EnterDark(int(tile), self.came))
        elif event_waits(game):  # VAST-KN-065: a token on a Lit tile gives no reveal Grit
            note_first_act(game, ACTED)
            game.push(PlayEvent(int(tile)))

    def choose_attacks(self, game: Vast) -> None:
        """VAST-KN-010  Attacks come in any order: asked where one of several must be made."""
        if order_matters(game, self.entering):
            game.push(OrderAttacks(self.entering))

    def must_attack(self, game: Vast) -> None:
        """VAST-KN-030  What must be attacked and is left: the Dragon that she has entered upon, and the Tribes on her
        tile, after the reveal and in the same Encounter.
        """
        if dragon_due(game, self.entering):
            note_first_act(game, ACTED)
            game.go_to(3)
            begin_attack_dragon(game)
        elif tribes_due(game):
            note_first_act(game, ACTED)
            attack_tribes(game)

    def offer(self, game: Vast) -> None:
        """VAST-KN-010  Then what else she wants, unless her turn is over."""
        if not game.knight.turn_over and not game.knight.out and encounter_goes_on(game):
            game.push(MEET)

    def close(self, game: Vast) -> None:
        """VAST-DR-024  A new Encounter may attack the surfaced Dragon again."""
        forget_strike(game)


def encounter_goes_on(game: Vast) -> bool:
    """VAST-KN-008  Whether any attack or token is left for this Encounter, also what cubes could bring within reach."""
    for what in range(i64(4)):
        if refuse_take(game, what) == LEGAL:
            return True
    if game.knight.did & COLLECTING:
        return False
    for target in (AT_CRYSTAL, AT_DRAGON, AT_THIEF):
        if refuse_attack(game, target) == LEGAL:
            return True
    return could_attack(game)


@final
@dataclass(frozen=True)
class EnterDark(Procedure):
    """VAST-KN-016  The Dark tile under her: reveal, orient, fill, resolve its type, gain 1 Grit."""

    tile: int
    came: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.reveal(game)
            case _:
                self.resolve(game)

    def reveal(self, game: Vast) -> None:
        """VAST-REV-002  An open side faces the tile she came from."""
        note_revealing(game)  # VAST-KN-030
        game.push(RevealTiles(KNIGHT, (self.tile,), self.came))

    def resolve(self, game: Vast) -> None:
        """VAST-KN-017  Event tiles play a card, Ambush tiles are sprung; the rest got their tokens (VAST-KN-020)."""
        type = game.type_of(self.tile)
        game.finish()
        game.push(AFTER_REVEAL)
        if type == TYPE_EVENT:
            game.push(PlayEvent(self.tile))
            if game.cave.events.count() > 0:
                ready_shield(game)  # VAST-KN-045: not once the card is seen
        elif type == TYPE_AMBUSH:  # VAST-REV-007: revealed in any other way it never triggers
            game.push(SPRING_AMBUSH)


@final
@dataclass(frozen=True)
class AfterReveal(Procedure):
    """VAST-KN-016  When the revealed tile has done what it does, wherever she stands now."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.gain(game)
            case 1:
                self.go_deeper(game)
            case _:
                game.finish()

    def gain(self, game: Vast) -> None:
        """VAST-KN-016  1 Grit, after what the tile did to her (VAST-KN-021)."""
        gain_grit(game, 1)

    def go_deeper(self, game: Vast) -> None:
        """VAST-VAR-022  The Underworm may have dragged her onto another Dark tile."""
        if not game.knight.out and game.cavern.is_dark(game.knight.tile):
            game.push(EnterDark(int(game.knight.tile), NO_WAY))


AFTER_REVEAL: Final = AfterReveal()


@final
@dataclass(frozen=True)
class Meet(KnightAsk):
    """VAST-KN-010  What does she do in this Encounter?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [ATTACKS[AT_CRYSTAL], ATTACKS[AT_DRAGON], ATTACKS[AT_THIEF], *TAKES, *free_acts(game), DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL if game.knight.did else NOTHING_DONE
        if action.verb == ATTACK:
            return ATTACKS_COME_FIRST if game.knight.did & COLLECTING else refuse_attack(game, action.a)
        if action.verb == TAKE:
            return refuse_take(game, action.a)
        return refuse_free_act(game, action)

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        game.push(MEET_MORE)
        if is_free_act(action):
            take_free_act(game, action)
            return
        forget_deeds(game)
        if action.verb == TAKE:
            note_act(game, ACTED | COLLECTING)
            collect(game, action.a)
        else:
            note_act(game, ACTED)
            strike(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-meet")

    def rule(self) -> str:
        return "VAST-KN-010"


MEET: Final = Meet()


@final
@dataclass(frozen=True)
class MeetMore(Procedure):
    """VAST-KN-010  After one thing the next, as long as there is one."""

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.offer(game)
            case _:
                game.finish()

    def offer(self, game: Vast) -> None:
        """VAST-KN-031  Several tokens and attacks are resolved one at a time in one Encounter."""
        if not game.knight.turn_over and not game.knight.out and encounter_goes_on(game):
            game.push(MEET)


MEET_MORE: Final = MeetMore()


def collect(game: Vast, what: i64) -> None:
    """VAST-KN-010  Treasures and Gems come last."""
    if what == TAKE_TREASURE:
        game.push(treasure.TAKE_TREASURE)
    else:
        game.push(treasure.TakeGem(what))
