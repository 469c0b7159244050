"""What the Knight does when others act: loot Grit, striking the surfaced Dragon, spores, poison."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Reaction, Window
from underkeep.games.vast.actions import FROM, FROMS
from underkeep.games.vast.names import KNIGHT, SILVER_GAUNTLET
from underkeep.games.vast.refusals import WRONG_KIND
from underkeep.games.vast.roles.knight.attacks import AttackDragon
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.rules.grit import LoseGrit, refuse_cube
from underkeep.games.vast.rules.moments import CHARMED, DRAGON_MET, KNIGHT_POISONED, SPORES, THIEF_KILLED
from underkeep.games.vast.rules.stats import armor, card_cube, cursed, knight_strength
from underkeep.games.vast.state.changes.cubes import gain_grit, poison_cube
from underkeep.games.vast.state.changes.knight import help_knight
from underkeep.games.vast.state.game import Vast

SPORES_GRIT: Final = 5  # VAST-KN-039


def gain_loot(game: Vast, window: Window) -> None:
    """VAST-KN-028  Killing the Thief gives Grit by his Loot Drop Level, with the Silver Gauntlet 2 more
    (VAST-BON-014).
    """
    if window.a == KNIGHT:
        gain_grit(game, game.thief.loot + 2 * card_cube(game, SILVER_GAUNTLET))


def strike_back(game: Vast, window: Window) -> None:
    """VAST-DR-009  The surfaced Dragon on her tile is attacked of necessity if her Strength reaches its Armor, without
    Encounter.
    """
    if game.knight.tile == game.dragon.tile and game.knight_plays() and knight_strength(game) >= armor(game):
        game.push(AttackDragon(0))


def breathe_spores(game: Vast, window: Window) -> None:
    """VAST-CAVE-017  Soporific Spores: 5 Grit."""
    if window.a == KNIGHT:
        game.push(LoseGrit(SPORES_GRIT))


def be_poisoned(game: Vast, window: Window) -> None:
    """VAST-GO-081  Poison: she puts cubes on the Entrance, but keeps two (VAST-KN-036); twice as many with the Cursed
    Amulet (VAST-BON-012).
    """
    if not game.knight.out:
        game.push(PoisonCubes(window.a * (1 + cursed(game))))


@final
@dataclass(frozen=True)
class PoisonCubes(Procedure):
    """VAST-GO-081  So many of her Hero cubes go to the Entrance."""

    count: i64

    def run(self, game: Vast, step: i64) -> None:
        if step >= self.count or game.knight.owned() <= 2:
            game.finish()
        else:
            self.put_down(game)

    def put_down(self, game: Vast) -> None:
        """VAST-GO-081  One cube of her choice."""
        game.push(CHOOSE_POISONED)


@final
@dataclass(frozen=True)
class ChoosePoisoned(KnightAsk):
    """VAST-GO-081  Which Hero cube does she put on the Entrance?"""

    def candidates(self, game: Vast) -> list[Action]:
        return FROMS

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_cube(game, action.a, True) if action.verb == FROM else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        poison_cube(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-poison")

    def rule(self) -> str:
        return "VAST-GO-081"


CHOOSE_POISONED: Final = ChoosePoisoned()


def be_charmed(game: Vast, window: Window) -> None:
    """VAST-BON-051  The Thief helps her: Strength +1 in her next turn."""
    if window.a == KNIGHT:
        help_knight(game)


REACTIONS: Final[tuple[tuple[int, Reaction], ...]] = (
    (THIEF_KILLED, gain_loot),
    (DRAGON_MET, strike_back),
    (SPORES, breathe_spores),
    (KNIGHT_POISONED, be_poisoned),
    (CHARMED, be_charmed),
)
