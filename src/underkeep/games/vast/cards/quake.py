"""VAST-BON-016  What makes the ground fall around a space: the Event Quake! and the Monster Ground Kraken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.games.vast.cards.wrath import let_fall
from underkeep.games.vast.names import GOBLINS, GROUND_KRAKEN
from underkeep.games.vast.rules.die import ROLL, DieCast
from underkeep.games.vast.rules.tell import tell_kraken
from underkeep.games.vast.state.changes.goblin_cards import box_monster
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class Quake(DieCast):
    """VAST-BON-016  The die around the Knight; hit tiles collapse as with Wrath."""

    def strike(self, game: Vast) -> None:
        """VAST-BON-023  Her space is the centre; the Cave, without it the Knight, decides ties."""
        game.finish()
        let_fall(game, game.shaper(), game.knight.tile)


QUAKE: Final = Quake()


@final
@dataclass(frozen=True)
class KrakenRises(DieCast):
    """VAST-BON-017  A Tribe with the Ground Kraken has used Attack; `tile` is the attacked space."""

    tile: int

    def roll(self, game: Vast) -> None:
        """VAST-BON-017  The Dragon die around the attacked space."""
        tell_kraken(game, self.tile)
        game.push(ROLL)

    def strike(self, game: Vast) -> None:
        """VAST-BON-023  Around the attacked space, after the attack; then the card is out of the game."""
        box_kraken(game)
        game.finish()
        let_fall(game, GOBLINS, self.tile)


def box_kraken(game: Vast) -> None:
    """VAST-BON-017  The Ground Kraken leaves the game from wherever the attack has left it."""
    box_monster(game, GROUND_KRAKEN)
