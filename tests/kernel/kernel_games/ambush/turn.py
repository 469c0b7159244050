"""Turns of Ambush: the round, the five roles' questions, and entering a square."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kernel_games.ambush.actions import (
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
    SLEEPS,
)
from kernel_games.ambush.content import GOLD, PIT, SHRINE, VOID
from kernel_games.ambush.refusals import (
    OK,
    WRONG_KIND,
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
    WARDEN,
    WITCH,
    Ambush,
)
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window


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

    def candidates(self, game: Ambush) -> list[Action]:
        return [*GOES, RESTS]

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

    def candidates(self, game: Ambush) -> list[Action]:
        return [DRAWS, PEEKS, PASSES]

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

    def candidates(self, game: Ambush) -> list[Action]:
        return [RAISES, PASSES]

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

    def candidates(self, game: Ambush) -> list[Action]:
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


SCOUT_TURN: Final = ScoutTurn()
HUNTER_TURNS: Final = [HunterTurn(BANDIT), HunterTurn(WITCH)]
WARDEN_TURN: Final = WardenTurn()
BEAST_TURN: Final = BeastTurn()
PROWLING: Final = Prowl()
