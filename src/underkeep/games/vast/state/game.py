"""The game of Vast: the map, the five boards, whose turn it is, and how it ended."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.windows import Reaction
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.content import Content
from underkeep.games.vast.names import CAVE, KNIGHT, NOBODY_PLAYS, OFF, P_DRAGON, P_KNIGHT, P_THIEF, TROLL_TOKEN
from underkeep.games.vast.rules_in_force import RulesInForce
from underkeep.games.vast.state.cave import Cave
from underkeep.games.vast.state.dragon import Dragon
from underkeep.games.vast.state.goblins import Goblins
from underkeep.games.vast.state.knight import Knight
from underkeep.games.vast.state.thief import Thief

UNDECIDED: Final = -2


@final
class Vast(Game):
    """State, stack and luck. `rules` and `content` never change; `triggers` are the reactions by moment."""

    def __init__(
        self,
        luck: Luck,
        rules: RulesInForce,
        content: Content,
        triggers: list[list[Reaction]],
        cavern: Cavern,
        knight: Knight,
        goblins: Goblins,
        dragon: Dragon,
        cave: Cave,
        thief: Thief,
    ) -> None:
        super().__init__(luck, i64(len(rules.kinds)))
        self.rules = rules
        self.content = content
        self.triggers = triggers
        self.cavern = cavern
        self.knight = knight
        self.goblins = goblins
        self.dragon = dragon
        self.cave = cave
        self.thief = thief
        self.active: i64 = NOBODY_PLAYS  # the role whose turn it is
        self.round: i64 = 1
        self.collapse = False
        self.die: i64 = 0  # the last face of the Dragon die
        self.spared = False  # an attack or power was evaded or ignored
        self.smashed: i64 = 0  # Crystals smashed by anybody
        self.terrain_round: i64 = -1  # the last round in which Terrain had its chance
        self.terrain_gone: i64 = 0  # Terrain that has left the game, as a mask
        self.winner: i64 = UNDECIDED  # a role, NOBODY_PLAYS when all have lost
        self.how: str = ""

    def over(self) -> bool:
        return self.winner != UNDECIDED

    def reactions(self, moment: i64) -> list[Reaction]:
        return self.triggers[moment]

    def clone(self) -> Vast:
        copy = Vast(
            self.luck.clone(),
            self.rules,
            self.content,
            self.triggers,
            self.cavern.clone(),
            self.knight.clone(),
            self.goblins.clone(),
            self.dragon.clone(),
            self.cave.clone(),
            self.thief.clone(),
        )
        copy.copy_kernel(self)
        copy.active, copy.round, copy.collapse, copy.die = self.active, self.round, self.collapse, self.die
        copy.spared, copy.smashed, copy.winner, copy.how = self.spared, self.smashed, self.winner, self.how
        copy.terrain_round, copy.terrain_gone = self.terrain_round, self.terrain_gone
        return copy

    # ------------------------------------------------------------------ small questions
    def has(self, role: i64) -> bool:
        return self.rules.has(role)

    def seat(self, role: i64) -> i64:
        return self.rules.seats[role]

    def shaper(self) -> i64:
        """VAST-FILL-003  Who decides about tiles: the Cave, without it the current player."""
        return CAVE if self.rules.has(CAVE) else self.active

    def knight_plays(self) -> bool:
        return self.rules.has(KNIGHT) and not self.knight.out

    def piece_tile(self, piece: i64) -> i64:
        """The tile of a piece, OFF when it is hidden, dead, lurking or not yet in play."""
        if piece == P_KNIGHT:
            return self.knight.tile
        if piece == P_DRAGON:
            return self.dragon.tile
        return self.thief.tile if piece == P_THIEF else self.goblins.tile[piece - 1]

    def pieces_on(self, tile: i64) -> list[i64]:
        """The pieces on a tile in turn order."""
        return [piece for piece in range(i64(6)) if self.piece_tile(piece) == tile]

    def is_empty(self, tile: i64) -> bool:
        """No player piece there."""
        for piece in range(i64(6)):
            if self.piece_tile(piece) == tile:
                return False
        return True

    def is_unoccupied(self, tile: i64) -> bool:
        """VAST-MAP-005  No player piece and no token."""
        return self.is_empty(tile) and not self.has_token(tile)

    def has_token(self, tile: i64) -> bool:
        """VAST-GEN-010  Treasure, Vault, Gem, Crystal, Event or Flame Wall token; the tokens of Ogre and Troll
        occupy their spaces too.
        """
        if self.cavern.treasures[tile] or self.cavern.marks[tile]:
            return True
        return self.dragon.gems_at(tile) > 0 or self.dragon.flame_wall == tile or self.knight.guard == tile

    def has_mark(self, tile: i64, mark: i64) -> bool:
        return self.cavern.marks[tile] & mark != 0

    def is_guarded(self, tile: i64) -> bool:
        """VAST-VAR-024  The Ogre or the Troll of Goblin Infestation waits there for the Knight."""
        return self.knight.guard == tile or self.has_mark(tile, TROLL_TOKEN)

    def type_of(self, tile: i64) -> i64:
        return self.content.types[tile]

    def tribes_on(self, tile: i64) -> list[i64]:
        return [tribe for tribe in range(i64(3)) if self.goblins.tile[tribe] == tile]

    def gem_pool(self) -> bool:
        """VAST-GO-036  Whether any Gem is on the map."""
        return self.dragon.gems_on_map() > 0

    def tiles_ready(self) -> bool:
        """Whether a tile could be placed now."""
        return self.cave.tiles_left() > 0

    def standing(self, piece: i64) -> bool:
        return self.piece_tile(piece) != OFF
