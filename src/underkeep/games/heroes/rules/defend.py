"""KHO-DEF-01  Defend, the reaction: asked of the players in turn order when a monster is hit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Reaction
from underkeep.games.heroes.actions import DEFEND, DEFENDS, PASS, PASSES, card_choices
from underkeep.games.heroes.faces import DEFEND as DEFEND_ICON
from underkeep.games.heroes.faces import MOMENTUM
from underkeep.games.heroes.names import ROOM_NAMES
from underkeep.games.heroes.refusals import LEGAL, NO_DEFEND, NOT_IN_HAND, WRONG_KIND
from underkeep.games.heroes.rules.icon_effects import offer_follow_up
from underkeep.games.heroes.rules.moments import HERO_ATTACKS
from underkeep.games.heroes.state.changes.cards import defend_with
from underkeep.games.heroes.state.game import Heroes


def defend_side(game: Heroes, card: i64) -> i64:
    """KHO-DEF-03  The side of a card that has Defend, -1 if none has."""
    for side, icons in enumerate(game.rules.content.faces[card].sides):
        for icon in icons:
            if icon.kind <= MOMENTUM and icon.left.verb == DEFEND_ICON:
                return side
    return -1


def refuse_defend(game: Heroes, role: i64, card: i64) -> i64:
    """KHO-DEF-01  A Defend card of the own hand."""
    if not game.players[role].hand.has(card):
        return NOT_IN_HAND
    return LEGAL if defend_side(game, card) >= 0 else NO_DEFEND


def has_defence(game: Heroes, role: i64) -> bool:
    for card in game.players[role].hand.items:
        if defend_side(game, card) >= 0:
            return True
    return False


def ask_defender(game: Heroes, room: i64, place: i64) -> None:
    """KHO-DEF-07  The next player in turn order with a monster there.

    Hidden hands: whoever has a hand at all is asked, or the question itself would tell what he holds.
    """
    if place >= game.roles or game.turn.blow == 0:
        return
    role = (game.turn.active + place) % game.roles
    if game.board.has_body(role, room) and may_defend(game, role):
        game.push(DefendReaction(role, room))


def may_defend(game: Heroes, role: i64) -> bool:
    """KHO-DEF-01  As far as everybody knows, could this player have a Defend card in hand?"""
    if game.rules.open_hands:
        return has_defence(game, role)
    return game.players[role].hand.count() > 0


def ask_first(game: Any, window: Any) -> None:
    """KHO-DEF-07  The active player is asked first."""
    ask_defender(game, window.a, 0)


def ask_second(game: Any, window: Any) -> None:
    """KHO-DEF-07  Then his left neighbour."""
    ask_defender(game, window.a, 1)


def ask_third(game: Any, window: Any) -> None:
    """KHO-DEF-07  Then the third."""
    ask_defender(game, window.a, 2)


def ask_fourth(game: Any, window: Any) -> None:
    """KHO-DEF-07  Then the fourth."""
    ask_defender(game, window.a, 3)


def ask_fifth(game: Any, window: Any) -> None:
    """KHO-DEF-07  Then the fifth."""
    ask_defender(game, window.a, 4)


def ask_sixth(game: Any, window: Any) -> None:
    """KHO-DEF-07  And the last."""
    ask_defender(game, window.a, 5)


@final
@dataclass(frozen=True)
class DefendReaction(Decision):
    """KHO-ACT-16  Play a Defend card, or let the blow fall."""

    role: i64
    room: i64

    def rule(self) -> str:
        return "KHO-DEF-01"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-defend", room=ROOM_NAMES[self.room], damage=int(game.turn.blow))

    def candidates(self, game: Heroes) -> list[Action]:
        return [*card_choices(DEFENDS, game.players[self.role].hand.items), PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == DEFEND:
            return refuse_defend(game, self.role, action.a)
        return LEGAL if action.verb == PASS else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb != DEFEND:
            return
        self.lay_down(game, action.a)
        if game.turn.blow > 0 and may_defend(game, self.role):
            game.push(self)  # KHO-DEF-08: a heavier blow may take more than one card
        self.follow_up(game, action.a)

    def lay_down(self, game: Heroes, card: i64) -> None:
        """KHO-DEF-08  Every Defend icon of the card takes 1 damage off, none is spent in vain."""
        parried: i64 = 0
        for icon in game.rules.content.faces[card].sides[defend_side(game, card)]:
            if icon.kind <= MOMENTUM and icon.left.verb == DEFEND_ICON and parried < game.turn.blow:
                parried += 1
        defend_with(game, self.role, card, self.room, parried)

    def follow_up(self, game: Heroes, card: i64) -> None:
        """KHO-DEF-03  A Momentum with Defend on its left goes on; all other actions of the card are lost."""
        side = defend_side(game, card)
        for slot, icon in enumerate(game.rules.content.faces[card].sides[side]):
            if icon.kind == MOMENTUM and icon.left.verb == DEFEND_ICON:
                offer_follow_up(game, self.role, card, side, i64(slot), self.room)
                return


REACTIONS: Final[tuple[tuple[int, Reaction], ...]] = (
    (HERO_ATTACKS, ask_first),
    (HERO_ATTACKS, ask_second),
    (HERO_ATTACKS, ask_third),
    (HERO_ATTACKS, ask_fourth),
    (HERO_ATTACKS, ask_fifth),
    (HERO_ATTACKS, ask_sixth),
)
FRAMES: Final = (DefendReaction,)
