"""Turns of Ambush: the round, the five roles' questions, entering a square and the ambush."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kernel_games.ambush.actions import (
    CARD,
    CARD_PLAYS,
    DECLINE,
    DECLINES,
    DRAW,
    DRAWS,
    GO,
    GOES,
    PASS,
    PASSES,
    PEEK,
    PEEKS,
    PROWL,
    PROWLS,
    RAISE,
    RAISES,
    REST,
    RESTS,
    SHIELD,
    SHIELDS,
    SLEEPS,
)
from kernel_games.ambush.content import ARROW, GOLD, HEX, NET, PIT, SHRINE, VOID
from kernel_games.ambush.refusals import (
    OK,
    WRONG_KIND,
    refuse_card,
    refuse_draw,
    refuse_go,
    refuse_peek,
    refuse_raise,
)
from kernel_games.ambush.state import (
    BANDIT,
    BEAST,
    BEAST_WINS,
    BITES_TO_WIN,
    ENTERED,
    NOBODY_WINS,
    ROLES,
    SCOUT,
    SPRUNG,
    WARDEN,
    WITCH,
    Ambush,
)
from underkeep.core.actions import Action
from underkeep.core.frames import Decision, Procedure
from underkeep.core.native import i64
from underkeep.core.views import Label, label
from underkeep.core.windows import Window


@final
@dataclass(frozen=True)
class Round(Procedure):
    """TOYA-TURN-01  The five roles play in printed order, then the next round begins."""

    def run(self, game: Ambush, step: i64) -> None:
        match step:
            case 0:
                self.ask_scout(game)
            case 1:
                game.push(HUNTER_TURNS[0])
            case 2:
                game.push(HUNTER_TURNS[1])
            case 3:
                game.push(WARDEN_TURN)
            case 4:
                game.push(BEAST_TURN)
            case _:
                self.end_round(game)

    def ask_scout(self, game: Ambush) -> None:
        """TOYA-SCOUT-03  A Scout who is caught only frees herself."""
        if game.stuck:
            game.free_scout()
        else:
            game.push(SCOUT_TURN)

    def end_round(self, game: Ambush) -> None:
        """TOYA-TURN-03  After the last round nobody has won."""
        game.begin_round()
        if game.round >= game.rounds():
            game.end(NOBODY_WINS)
        game.go_to(0)


@final
@dataclass(frozen=True)
class ScoutTurn(Decision):
    """TOYA-SCOUT-01  She goes one square, or rests."""

    def who(self, game: Ambush) -> i64:
        return SCOUT

    def options(self, game: Ambush) -> list[Action]:
        out = [action for action in GOES if refuse_go(game, action.a) == OK]
        out.append(RESTS)
        return out

    def refuse(self, game: Ambush, action: Action) -> i64:
        if action.verb == GO:
            return refuse_go(game, action.a)
        return OK if action.verb == REST else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb == GO:
            game.push(Enter(action.a))
        else:
            game.change_health(1)

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-scout", health=int(game.health))

    def rule(self) -> str:
        return "TOYA-SCOUT-01"


@final
@dataclass(frozen=True)
class HunterTurn(Decision):
    """TOYA-DRAW-01  Bandit and Witch draw a card; the Witch may look at the next tile instead."""

    role: i64

    def who(self, game: Ambush) -> i64:
        return self.role

    def options(self, game: Ambush) -> list[Action]:
        out: list[Action] = []
        if refuse_draw(game, self.role) == OK:
            out.append(DRAWS)
        if self.role == WITCH and refuse_peek(game) == OK:
            out.append(PEEKS)
        out.append(PASSES)
        return out

    def refuse(self, game: Ambush, action: Action) -> i64:
        if action.verb == DRAW:
            return refuse_draw(game, self.role)
        if action.verb == PEEK and self.role == WITCH:
            return refuse_peek(game)
        return OK if action.verb == PASS else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb == DRAW:
            game.draw_card(self.role)
        elif action.verb == PEEK:
            game.peek()

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-hunter", role=ROLES[self.role])

    def rule(self) -> str:
        return "TOYA-DRAW-01"


@final
@dataclass(frozen=True)
class WardenTurn(Decision):
    """TOYA-WARDEN-01  He raises a shield, or passes."""

    def who(self, game: Ambush) -> i64:
        return WARDEN

    def options(self, game: Ambush) -> list[Action]:
        return [RAISES, PASSES] if refuse_raise(game) == OK else [PASSES]

    def refuse(self, game: Ambush, action: Action) -> i64:
        if action.verb == RAISE:
            return refuse_raise(game)
        return OK if action.verb == PASS else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb == RAISE:
            game.change_shields(1)

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-warden", shields=int(game.shields))

    def rule(self) -> str:
        return "TOYA-WARDEN-01"


@final
@dataclass(frozen=True)
class BeastTurn(Decision):
    """TOYA-BEAST-01  It prowls by the die, or sleeps."""

    def who(self, game: Ambush) -> i64:
        return BEAST

    def options(self, game: Ambush) -> list[Action]:
        return [PROWLS, SLEEPS]

    def refuse(self, game: Ambush, action: Action) -> i64:
        return OK if action is PROWLS or action is SLEEPS else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb == PROWL:
            game.push(PROWLING)

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-beast", bites=int(game.bites))

    def rule(self) -> str:
        return "TOYA-BEAST-01"


@final
@dataclass(frozen=True)
class Prowl(Procedure):
    """TOYA-BEAST-03  The die says how far it comes; on the Scout's square it bites."""

    def run(self, game: Ambush, step: i64) -> None:
        match step:
            case 0:
                self.come_nearer(game)
            case 1:
                self.bite(game)
            case _:
                game.finish()

    def come_nearer(self, game: Ambush) -> None:
        """TOYA-BEAST-03  Two squares on 4 to 6, else one; a tame one stays away on 1."""
        result = game.roll()
        far: i64 = 2 if result > 3 else 1
        if result == 1 and game.settings.text("beast") == "tame":
            far = 0
        for _ in range(far):
            approach(game)

    def bite(self, game: Ambush) -> None:
        """TOYA-BEAST-04  A bite hurts as much as the options say; three make a feast."""
        if game.beast != game.scout:
            return
        game.count_bite()
        game.change_health(-game.settings.number("bite"))
        if game.bites >= BITES_TO_WIN:
            game.end(BEAST_WINS)


def approach(game: Ambush) -> None:
    """TOYA-BEAST-05  One square towards the Scout, along the row first."""
    wide = game.width
    if game.beast % wide != game.scout % wide:
        game.move_beast(game.beast + (1 if game.beast % wide < game.scout % wide else -1))
    elif game.beast != game.scout:
        game.move_beast(game.beast + (wide if game.beast < game.scout else -wide))


@final
@dataclass(frozen=True)
class Enter(Procedure):
    """TOYA-SCOUT-04  The Scout steps onto a square; the numbers shift, so only the direction is kept."""

    direction: i64

    def run(self, game: Ambush, step: i64) -> None:
        match step:
            case 0:
                self.widen(game)
            case 1:
                self.step_in(game)
            case 2:
                self.offer(game)
            case 3:
                self.meet_tile(game)
            case _:
                game.finish()

    def widen(self, game: Ambush) -> None:
        """TOYA-MAP-03  At the edge the map grows."""
        if game.neighbour(game.scout, self.direction) < 0:
            game.grow(self.direction)

    def step_in(self, game: Ambush) -> None:
        """TOYA-SCOUT-05  A dark square gets a tile."""
        square = game.neighbour(game.scout, self.direction)
        game.move_scout(square)
        if game.tiles[square] == VOID:
            game.reveal(square)

    def offer(self, game: Ambush) -> None:
        """TOYA-CARD-01  Bandit, Witch and Warden may react, in this order."""
        game.open_window(Window(ENTERED))

    def meet_tile(self, game: Ambush) -> None:
        """TOYA-TILE-01  Gold is taken, a pit hurts and holds, a shrine heals."""
        tile = game.tiles[game.scout]
        if tile == GOLD:
            game.take_gold()
        elif tile == PIT:
            game.catch_scout()
            game.change_health(-1)
        elif tile == SHRINE:
            game.change_health(1)


@final
@dataclass(frozen=True)
class CardReaction(Decision):
    """TOYA-CARD-01  Bandit or Witch answers a moment with a card, or declines."""

    role: i64
    moment: i64

    def who(self, game: Ambush) -> i64:
        return self.role

    def options(self, game: Ambush) -> list[Action]:
        out = [a for a in CARD_PLAYS if refuse_card(game, self.role, a.a, self.moment) == OK]
        out.append(DECLINES)
        return out

    def refuse(self, game: Ambush, action: Action) -> i64:
        if action.verb == CARD:
            return refuse_card(game, self.role, action.a, self.moment)
        return OK if action.verb == DECLINE else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb != CARD:
            return
        if self.role == BANDIT:
            game.push(Spring(action.a))
            return
        game.play_card(WITCH, action.a)
        if self.moment == SPRUNG:
            game.cancel()
        elif action.a == HEX:
            approach(game)
        else:
            game.catch_scout()

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-card", role=ROLES[self.role], moment=int(self.moment))

    def rule(self) -> str:
        return "TOYA-CARD-01"


@final
@dataclass(frozen=True)
class ShieldReaction(Decision):
    """TOYA-WARDEN-02  The Warden spends a shield, or declines."""

    moment: i64

    def who(self, game: Ambush) -> i64:
        return WARDEN

    def options(self, game: Ambush) -> list[Action]:
        return [SHIELDS, DECLINES]

    def refuse(self, game: Ambush, action: Action) -> i64:
        return OK if action is SHIELDS or action is DECLINES else WRONG_KIND

    def take(self, game: Ambush, action: Action) -> None:
        if action.verb != SHIELD:
            return
        game.change_shields(-1)
        if self.moment == SPRUNG:
            game.cancel()
        else:
            game.change_health(1)

    def question(self, game: Ambush) -> Label:
        return label("ambush-ask-shield", moment=int(self.moment))

    def rule(self) -> str:
        return "TOYA-WARDEN-02"


@final
@dataclass(frozen=True)
class Spring(Procedure):
    """TOYA-BANDIT-01  The Bandit's card may be stopped: a reaction inside a reaction."""

    card: i64

    def run(self, game: Ambush, step: i64) -> None:
        match step:
            case 0:
                self.show(game)
            case 1:
                self.offer(game)
            case 2:
                self.strike(game)
            case _:
                game.finish()

    def show(self, game: Ambush) -> None:
        """TOYA-BANDIT-02  The card goes to the pile."""
        game.play_card(BANDIT, self.card)

    def offer(self, game: Ambush) -> None:
        """TOYA-BANDIT-03  Witch first, then Warden."""
        game.open_window(Window(SPRUNG, self.card))

    def strike(self, game: Ambush) -> None:
        """TOYA-BANDIT-04  An arrow hurts, a net holds, a feint wears out a shield."""
        if game.cancelled:
            return
        if self.card == ARROW:
            game.change_health(-1)
        elif self.card == NET:
            game.catch_scout()
        elif game.shields > 0:
            game.change_shields(-1)


def ask_bandit(game: Ambush, window: Window) -> None:
    """TOYA-BANDIT-05  Asked whenever he holds a card, so that the question tells nothing."""
    if game.hand(BANDIT).count() > 0:
        game.push(CardReaction(BANDIT, window.moment))


def ask_witch(game: Ambush, window: Window) -> None:
    """TOYA-WITCH-03  Asked whenever she holds a card."""
    if game.hand(WITCH).count() > 0:
        game.push(CardReaction(WITCH, window.moment))


def ask_warden(game: Ambush, window: Window) -> None:
    """TOYA-WARDEN-05  Asked whenever a shield is up and nobody has stopped the ambush yet."""
    if game.shields > 0 and not (window.moment == SPRUNG and game.cancelled):
        game.push(ShieldReaction(window.moment))


BANDIT_REACTIONS: Final = ((ENTERED, ask_bandit),)
WITCH_REACTIONS: Final = ((ENTERED, ask_witch), (SPRUNG, ask_witch))
WARDEN_REACTIONS: Final = ((ENTERED, ask_warden), (SPRUNG, ask_warden))

SCOUT_TURN: Final = ScoutTurn()
HUNTER_TURNS: Final = [HunterTurn(BANDIT), HunterTurn(WITCH)]
WARDEN_TURN: Final = WardenTurn()
BEAST_TURN: Final = BeastTurn()
PROWLING: Final = Prowl()
