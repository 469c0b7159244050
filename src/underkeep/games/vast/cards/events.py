"""VAST-KN-060  The Event cards, resolved by the Knight; the Cave only chooses which one is played (VAST-KN-063)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import DONE, FROM, FROMS, YES
from underkeep.games.vast.cards.quake import QUAKE
from underkeep.games.vast.names import (
    CAVE,
    EV_AMBUSH,
    EV_CAVE_BREAD,
    EV_DEEP_AND_DARK,
    EV_LIGHT,
    EV_QUAKE,
    EV_RATS,
    EV_VANTAGE_POINT,
    EVENT,
    FREE,
    KNIGHT,
)
from underkeep.games.vast.options import REVISED_CARDS
from underkeep.games.vast.refusals import LEGAL, WRONG_KIND
from underkeep.games.vast.roles.knight.ambush import SPRING_AMBUSH
from underkeep.games.vast.roles.knight.treasure import GAIN_TREASURE
from underkeep.games.vast.rules.ask import KnightAsk, YesNo
from underkeep.games.vast.rules.die import surrounding_dark
from underkeep.games.vast.rules.grit import LoseGrit, highest, refuse_cube
from underkeep.games.vast.rules.moments import EVENT_DUE
from underkeep.games.vast.rules.reveal import reveal_all
from underkeep.games.vast.rules.tell import tell_event
from underkeep.games.vast.rules.treasures import offer_amulet
from underkeep.games.vast.state.changes.cave import draw_omens, play_top_event
from underkeep.games.vast.state.changes.cubes import (
    discard_cube,
    gain_grit,
    regain_discarded,
    regain_from_track,
    spend_cube,
)
from underkeep.games.vast.state.changes.knight import finish_event, heal_knight
from underkeep.games.vast.state.changes.tokens import return_mark
from underkeep.games.vast.state.game import Vast

RATS_GRIT: Final = 2
BREAD_GRIT: Final = 6
NO_CARD: Final = -1


@final
@dataclass(frozen=True)
class PlayEvent(Procedure):
    """VAST-KN-017  An Event tile or token: a card is played and resolved, then the token goes."""

    tile: int

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.choose(game)
            case 1:
                self.draw_top(game)
            case 2:
                self.resolve(game)
            case 3:
                self.clear(game)
            case _:
                game.finish()

    def choose(self, game: Vast) -> None:
        """VAST-GEN-011  An empty Event deck makes tiles and tokens inert."""
        if game.cave.events.count() == 0:
            game.finish()
        else:
            tell_event(game, self.tile, CAVE if game.has(CAVE) else NO_CARD)
            game.open_window(Window(EVENT_DUE))

    def draw_top(self, game: Vast) -> None:
        """VAST-VAR-006  Without a Cave the top card is played."""
        if game.knight.event == NO_CARD:
            play_top_event(game)

    def resolve(self, game: Vast) -> None:
        """VAST-KN-063  The Knight resolves it; before a Quake! the token goes, for its tile may fall (VAST-BON-016)."""
        if game.knight.event == EV_QUAKE:
            self.clear(game)
            game.finish()
            game.push(QUAKE)
        else:
            resolve_event(game, game.knight.event)

    def clear(self, game: Vast) -> None:
        """VAST-KN-017  The token is removed; the card has left the game."""
        finish_event(game)
        if game.has_mark(self.tile, EVENT):
            return_mark(game, self.tile, EVENT)


def resolve_event(game: Vast, card: i64) -> None:
    """VAST-KN-060  One card's effect."""
    if card == EV_AMBUSH:
        game.push(SPRING_AMBUSH)
    elif card == EV_RATS:
        game.push(LoseGrit(RATS_GRIT))
    elif card == EV_DEEP_AND_DARK:
        deep_and_dark(game)
    elif card == EV_VANTAGE_POINT:
        reveal_all(game, KNIGHT, surrounding_dark(game, game.knight.tile))
    elif card == EV_CAVE_BREAD:
        eat_cave_bread(game)
    elif card == EV_LIGHT:
        if game.knight.owned() > 2:  # VAST-KN-036
            game.push(SEEK_LIGHT)
    elif game.knight.free > 0:
        game.push(REFRESH)


def deep_and_dark(game: Vast) -> None:
    """VAST-KN-060  The Cave draws two Omens; without it she gains a Treasure card."""
    if game.has(CAVE):
        draw_omens(game, 2)
    else:
        game.push(GAIN_TREASURE)


def eat_cave_bread(game: Vast) -> None:
    """VAST-KN-061  A discarded cube comes back, else that of the highest occupied space (VAST-KN-038, VAST-CTR-31)."""
    if game.knight.discarded > 0:
        regain_discarded(game)
    elif game.rules.flag(REVISED_CARDS):
        gain_grit(game, BREAD_GRIT)  # VAST-BON-021
    elif game.knight.track:
        regain_from_track(game, highest(game.knight.track))


@final
@dataclass(frozen=True)
class SeekLight(KnightAsk):
    """VAST-KN-061  Light: does she discard a cube for 2 Health, and which?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [*FROMS, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_cube(game, action.a, True) if action.verb == FROM else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            discard_cube(game, action.a)
            heal_knight(game, 2)
            offer_amulet(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-light")

    def rule(self) -> str:
        return "VAST-KN-061"


SEEK_LIGHT: Final = SeekLight()


@final
@dataclass(frozen=True)
class Refresh(YesNo):
    """VAST-KN-061  Fresh Air and Fresh Water: does she spend an unplaced cube for 1 Health?"""

    def who(self, game: Vast) -> i64:
        return game.seat(KNIGHT)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            spend_cube(game, FREE)
            heal_knight(game, 1)
            offer_amulet(game)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-refresh")

    def rule(self) -> str:
        return "VAST-KN-061"


REFRESH: Final = Refresh()
