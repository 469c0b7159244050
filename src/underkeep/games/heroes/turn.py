"""KHO-TURN-01  The turn of a player: play cards, refresh the loot, upkeep, assault, pass the token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import (
    DISCARD,
    DISCARDS,
    END_PHASE,
    END_THE_PHASE,
    PASS,
    PASSES,
    PLAY,
    PLAYS,
    RETURN,
    RETURNS,
    THROW,
    THROWS,
    USE,
    USES,
    card_choices,
)  # fmt: skip
from underkeep.games.heroes.refusals import (
    ICON_MISSING,
    ICON_USED,
    LEGAL,
    MUST_CHOOSE,
    NO_CARD,
    NOT_ON_DISPLAY,
    OTHER_SIDE,
    WRONG_KIND,
)
from underkeep.games.heroes.rules.assault import ASSAULT
from underkeep.games.heroes.rules.cards import on_display, refuse_hand, refuse_payment
from underkeep.games.heroes.rules.cells import THROW_HERO, offer_throw, refuse_throw
from underkeep.games.heroes.rules.deeds import tell_draw, tell_drop, tell_refresh
from underkeep.games.heroes.rules.icon_effects import use_icon
from underkeep.games.heroes.rules.icons import refuse_icon
from underkeep.games.heroes.state.changes.cards import (
    HAND,
    clear_area,
    discard_card,
    draw_card,
    fill_display,
    play_card,
    return_card,
)
from underkeep.games.heroes.state.changes.turn import (
    begin_phase,
    begin_turn,
    choose_side,
    clear_card,
    pass_token,
    resolve_card,
    use_up_icon,
)
from underkeep.games.heroes.state.game import (
    ASSAULT_PHASE,
    PLAY_PHASE,
    REFRESH_PHASE,
    UPKEEP_PHASE,
    Heroes,
)  # fmt: skip
from underkeep.games.heroes.state.game import (
    END_PHASE as ENDING,
)


@final
class TurnStep:
    """The steps of a turn in printed order, throws between them."""

    BEGIN: Final[i64] = 0
    PLAY_CARDS: Final[i64] = 1
    DROP_CARDS: Final[i64] = 2
    REFRESH_LOOT: Final[i64] = 3
    KEEP_UP: Final[i64] = 4
    LAST_THROW: Final[i64] = 5
    FACE_ASSAULT: Final[i64] = 6
    LATE_THROW: Final[i64] = 7


@final
@dataclass(frozen=True)
class PlayerTurn(Procedure):
    """KHO-TURN-01  Five phases in order, for one player after the other (KHO-TURN-02)."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case TurnStep.BEGIN:
                self.begin(game)
            case TurnStep.PLAY_CARDS:
                self.play_cards(game)
            case TurnStep.DROP_CARDS:
                self.drop_cards(game)
            case TurnStep.REFRESH_LOOT:
                self.refresh_loot(game)
            case TurnStep.KEEP_UP:
                self.keep_up(game)
            case TurnStep.LAST_THROW:
                self.last_throw(game)
            case TurnStep.FACE_ASSAULT:
                self.face_assault(game)
            case TurnStep.LATE_THROW:
                self.late_throw(game)
            case _:
                self.pass_token(game)

    def begin(self, game: Heroes) -> None:
        """KHO-END-01  The player with the token starts with phase 1; a clan without monsters plays on (KHO-GOAL-04)."""
        begin_turn(game)
        begin_phase(game, PLAY_PHASE)

    def play_cards(self, game: Heroes) -> None:
        """KHO-PLAY-01  Any number of cards, one at a time."""
        if game.turn.phase == PLAY_PHASE:
            game.go_to(TurnStep.PLAY_CARDS)
            game.push(PLAY_CARDS)

    def drop_cards(self, game: Heroes) -> None:
        """KHO-PLAY-07  Unwanted hand cards may be discarded, if the table allows it."""
        if game.rules.options.flag("allow_voluntary_discard") and game.players[game.turn.active].hand.count() > 0:
            game.push(DROP_CARDS)

    def refresh_loot(self, game: Heroes) -> None:
        """KHO-REFRESH-06  Phase 2, optional and repeatable; without a hand there is nothing to ask."""
        if game.turn.phase == REFRESH_PHASE and game.players[game.turn.active].hand.count() > 0:
            game.go_to(TurnStep.REFRESH_LOOT)
            game.push(REFRESH_LOOT)

    def keep_up(self, game: Heroes) -> None:
        """KHO-UPKEEP-02  The play area is discarded, then the hand is filled up to five."""
        if game.turn.phase != UPKEEP_PHASE:
            begin_phase(game, UPKEEP_PHASE)
        role = game.turn.active
        tell_draw(game, role, max(i64(0), HAND - game.players[role].hand.count()), "upkeep")
        clear_area(game, role)
        while game.players[role].hand.count() < HAND:
            if not draw_card(game, role):
                break

    def last_throw(self, game: Heroes) -> None:
        """KHO-CELLS-02  The last moment for a throw before the assault."""
        offer_throw(game)

    def face_assault(self, game: Heroes) -> None:
        """KHO-TURN-02  One assault after each player's turn."""
        begin_phase(game, ASSAULT_PHASE)
        game.push(ASSAULT)

    def late_throw(self, game: Heroes) -> None:
        """KHO-CELLS-02  Before the token passes, unless the table ends the time for throws with phase 3."""
        begin_phase(game, ENDING)
        if game.rules.whole_turn:
            offer_throw(game)

    def pass_token(self, game: Heroes) -> None:
        """KHO-END-01  The token goes to the left; every hero is exhausted (KHO-END-02)."""
        assert not game.board.anybody_awake()
        pass_token(game)
        game.go_to(TurnStep.BEGIN)


# ---------------------------------------------------------------------- phase 1
def slot_of(game: Heroes, side: i64, number: i64) -> i64:
    """KHO-CARD-05  The first unused icon of that kind on the side, -1 if none is left."""
    unused: i64 = game.turn.left if game.turn.side >= 0 else -1
    icons = game.icons(side)
    for slot in range(i64(len(icons))):
        if icons[slot].number == number and unused >> slot & 1:
            return slot
    return -1


def refuse_use(game: Heroes, role: i64, side: i64, number: i64) -> i64:
    """KHO-CHOICE-01  An unused icon of the chosen side that some own monster can use."""
    if game.turn.card < 0:
        return NO_CARD
    if game.turn.side >= 0 and game.turn.side != side:
        return OTHER_SIDE
    slot = slot_of(game, side, number)
    if slot >= 0:
        return refuse_icon(game, role, game.icons(side)[slot], side)
    return ICON_USED if count_icons(game, side, number) > 0 else ICON_MISSING


def count_icons(game: Heroes, side: i64, number: i64) -> i64:
    """KHO-CARD-05  How often the side shows the icon, used or not."""
    count: i64 = 0
    for icon in game.icons(side):
        if icon.number == number:
            count += 1
    return count


def icon_choices(game: Heroes) -> list[Action]:
    """KHO-PLAY-02  The icons of the card on the table, of the chosen side if one is chosen; equal ones once."""
    found: list[Action] = []
    if game.turn.card < 0:
        return found
    for side in range(i64(2)):
        if game.turn.side >= 0 and game.turn.side != side:
            continue
        for icon in game.icons(side):
            action = USES[side][icon.number]
            if action not in found:
                found.append(action)
    return found


@final
@dataclass(frozen=True)
class PlayCards(Decision):
    """KHO-PLAY-02  Use an icon of the card on the table, play the next card, throw a hero, or end the phase."""

    def rule(self) -> str:
        return "KHO-PLAY-01"

    def who(self, game: Heroes) -> i64:
        return game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-play")

    def candidates(self, game: Heroes) -> list[Action]:
        found = icon_choices(game)
        found.extend(card_choices(PLAYS, game.players[game.turn.active].hand.items))  # KHO-PLAY-05: drawn ones, too
        found.append(THROWS)
        found.append(END_THE_PHASE)
        return found

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == PLAY:
            return refuse_hand(game, game.turn.active, action.a)
        if action.verb == USE:
            return refuse_use(game, game.turn.active, action.a, action.b)
        if action.verb == THROW:
            return refuse_throw(game)
        return LEGAL if action.verb == END_PHASE else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == PLAY:
            self.on_play(game, action.a)
        elif action.verb == USE:
            self.on_use(game, action.a, action.b)
        elif action.verb == THROW:
            game.push(THROW_HERO)  # KHO-PLAY-06: what the card has left stays
        else:
            clear_card(game)
            begin_phase(game, REFRESH_PHASE)

    def on_play(self, game: Heroes, card: i64) -> None:
        """KHO-PLAY-03  The card before it is finished with."""
        clear_card(game)
        play_card(game, game.turn.active, card)
        resolve_card(game, card)

    def on_use(self, game: Heroes, side: i64, number: i64) -> None:
        """KHO-CHOICE-02  The side is chosen when the first icon is used."""
        slot = slot_of(game, side, number)
        if game.turn.side < 0:
            choose_side(game, side)
        use_up_icon(game, slot)
        use_icon(game, game.turn.active, game.icons(side)[slot], game.turn.card, side, slot)


@final
@dataclass(frozen=True)
class DropCards(Decision):
    """KHO-PLAY-07  Discard hand cards one by one, or keep the rest."""

    def rule(self) -> str:
        return "KHO-PLAY-07"

    def who(self, game: Heroes) -> i64:
        return game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-drop")

    def candidates(self, game: Heroes) -> list[Action]:
        return [*card_choices(DISCARDS, game.players[game.turn.active].hand.items), PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == DISCARD:
            return refuse_hand(game, game.turn.active, action.a)
        return LEGAL if action.verb == PASS else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == DISCARD:
            tell_drop(game)
            discard_card(game, game.turn.active, action.a)
            if game.players[game.turn.active].hand.count() > 0:
                game.push(self)


# ---------------------------------------------------------------------- phase 2
@final
@dataclass(frozen=True)
class RefreshLoot(Decision):
    """KHO-REFRESH-01  Discard a Tactics card to replace display cards; every repetition costs one more
    (KHO-REFRESH-02).
    """

    def rule(self) -> str:
        return "KHO-REFRESH-01"

    def who(self, game: Heroes) -> i64:
        return game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-refresh")

    def candidates(self, game: Heroes) -> list[Action]:
        return [*card_choices(DISCARDS, game.players[game.turn.active].hand.items), THROWS, END_THE_PHASE]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == DISCARD:
            return refuse_payment(game, game.turn.active, action.a)
        if action.verb == THROW:
            return refuse_throw(game)
        return LEGAL if action.verb == END_PHASE else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == DISCARD:
            tell_refresh(game)
            discard_card(game, game.turn.active, action.a)
            game.push(ChooseReturns(0))
        elif action.verb == THROW:
            game.push(THROW_HERO)
        else:
            begin_phase(game, UPKEEP_PHASE)


@final
@dataclass(frozen=True)
class ChooseReturns(Decision):
    """KHO-REFRESH-03  One to five display cards go under the deck, in the order the player names them."""

    returned: i64

    def rule(self) -> str:
        return "KHO-REFRESH-01"

    def who(self, game: Heroes) -> i64:
        return game.turn.active

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-return")

    def candidates(self, game: Heroes) -> list[Action]:
        return [*card_choices(RETURNS, game.market.display), PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == RETURN:
            return LEGAL if on_display(game, action.a) else NOT_ON_DISPLAY
        if action.verb == PASS:
            return MUST_CHOOSE if self.returned == 0 else LEGAL
        return WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == RETURN:
            return_card(game, action.a)
            if len(game.market.display) > 0:
                game.push(ChooseReturns(self.returned + 1))
                return
        fill_display(game)


TURN: Final = PlayerTurn()
PLAY_CARDS: Final = PlayCards()
DROP_CARDS: Final = DropCards()
REFRESH_LOOT: Final = RefreshLoot()
FRAMES: Final = (PlayerTurn, PlayCards, DropCards, RefreshLoot, ChooseReturns)
