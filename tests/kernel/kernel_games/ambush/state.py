"""State of Ambush and its changes: the map that grows and shifts, the hands, the Scout's health and gold."""

from __future__ import annotations

from typing import Final, final

from kernel_games.ambush.actions import DIRECTIONS, EAST, NORTH, SOUTH, WEST
from kernel_games.ambush.content import CARDS, GOLD, TAKEN, TILES, VOID, Content
from kernel_games.ambush.events import (
    AttackCancelled,
    BeastMoved,
    CardDrawn,
    CardPlayed,
    DieRolled,
    GameEnded,
    GoldTaken,
    HealthChanged,
    MapGrew,
    RoundBegun,
    ScoutBitten,
    ScoutCaught,
    ScoutFreed,
    ScoutMoved,
    ShieldsChanged,
    TilePeeked,
    TileRevealed,
)
from underkeep.core.formats.options import Options
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, vec
from underkeep.core.kernel.windows import Reaction
from underkeep.core.kernel.zones import Pile

ROLES: Final = ("scout", "bandit", "witch", "warden", "beast")
SCOUT: Final = 0
BANDIT: Final = 1
WITCH: Final = 2
WARDEN: Final = 3
BEAST: Final = 4

ENTERED: Final = 0  # moments
SPRUNG: Final = 1
MOMENTS: Final = 2

TILE_LUCK: Final = 0  # streams
BANDIT_LUCK: Final = 1
WITCH_LUCK: Final = 2
DIE: Final = 3
STREAMS: Final = 4

RUNNING: Final = -1  # endings
SCOUT_WINS: Final = 0
HUNTERS_WIN: Final = 1
BEAST_WINS: Final = 2
NOBODY_WINS: Final = 3
ENDINGS: Final = ["gold", "death", "feast", "time"]

LARGEST: Final = 4
MAX_CARDS: Final = 5
MAX_SHIELDS: Final = 3
MAX_HEALTH: Final = 6
GOLD_TO_WIN: Final = 3
BITES_TO_WIN: Final = 3


def square_name(square: i64, width: i64) -> str:
    """Squares as people name them: a1 is the north-west corner of the map as it is now."""
    return f"{chr(ord('a') + square % width)}{square // width + 1}"


@final
class Ambush(Game):
    """Everything on the table."""

    def __init__(self, luck: Luck, options: Options, content: Content, table: list[list[Reaction]]) -> None:
        super().__init__(luck, len(ROLES))
        self.settings = options
        self.content = content
        self.table = table
        self.width: i64 = 2
        self.height: i64 = 2
        self.tiles: vec[i64] = vec[i64]([1, 0, 0, 0])
        self.scout: i64 = 0
        self.beast: i64 = 3
        self.health: i64 = 4
        self.gold: i64 = 0
        self.shields: i64 = 1
        self.bites: i64 = 0
        self.round: i64 = 0
        self.stuck: bool = False
        self.cancelled: bool = False
        self.peeked: bool = False
        self.ending: i64 = RUNNING
        self.tile_deck = Pile.deck([])
        self.decks = [Pile.deck([]), Pile.deck([])]
        self.hands = [Pile.hand([], BANDIT), Pile.hand([], WITCH)]
        self.laid = Pile.discard()

    def over(self) -> bool:
        return self.ending != RUNNING

    def reactions(self, moment: i64) -> list[Reaction]:
        return self.table[moment]

    def clone(self) -> Ambush:
        copy = Ambush(self.luck.clone(), self.settings, self.content, self.table)
        copy.width, copy.height = self.width, self.height
        copy.tiles = self.tiles[:]
        copy.scout, copy.beast = self.scout, self.beast
        copy.health, copy.gold, copy.shields, copy.bites = self.health, self.gold, self.shields, self.bites
        copy.round, copy.ending = self.round, self.ending
        copy.stuck, copy.cancelled, copy.peeked = self.stuck, self.cancelled, self.peeked
        copy.tile_deck = self.tile_deck.clone()
        copy.decks = [pile.clone() for pile in self.decks]
        copy.hands = [pile.clone() for pile in self.hands]
        copy.laid = self.laid.clone()
        copy.copy_kernel(self)
        return copy

    # ------------------------------------------------------------------ questions
    def hand(self, role: i64) -> Pile:
        return self.hands[role - BANDIT]

    def deck(self, role: i64) -> Pile:
        return self.decks[role - BANDIT]

    def neighbour(self, square: i64, direction: i64) -> i64:
        """The square next to it, -1 beyond the edge."""
        row, column = square // self.width, square % self.width
        if direction == NORTH:
            row -= 1
        elif direction == SOUTH:
            row += 1
        elif direction == EAST:
            column += 1
        else:
            column -= 1
        if row < 0 or column < 0 or row >= self.height or column >= self.width:
            return -1
        return row * self.width + column

    def square(self, square: i64) -> str:
        return square_name(square, self.width)

    def rounds(self) -> int:
        return self.settings.number("rounds")

    # ------------------------------------------------------------------ changes
    def grow(self, direction: i64) -> None:
        """TOYA-MAP-03  A row or column of dark squares; north and west shift all that stands on the map."""
        wide = self.width + direction % 2
        high = self.height + 1 - direction % 2
        down: i64 = 1 if direction == NORTH else 0
        right: i64 = 1 if direction == WEST else 0
        tiles = vec[i64]()
        for _ in range(wide * high):
            tiles = append(tiles, VOID)
        for square in range(i64(len(self.tiles))):
            tiles[self.shifted(square, wide, down, right)] = self.tiles[square]
        self.scout = self.shifted(self.scout, wide, down, right)
        self.beast = self.shifted(self.beast, wide, down, right)
        self.tiles, self.width, self.height = tiles, wide, high
        if self.listener is not None:
            self.tell(MapGrew(DIRECTIONS[direction], wide, high))

    def shifted(self, square: i64, wide: i64, down: i64, right: i64) -> i64:
        return (square // self.width + down) * wide + square % self.width + right

    def move_scout(self, square: i64) -> None:
        self.scout = square
        if self.listener is not None:
            self.tell(ScoutMoved(self.square(square)))

    def reveal(self, square: i64) -> None:
        self.tiles[square] = self.tile_deck.draw()
        self.peeked = False
        if self.listener is not None:
            self.tell(TileRevealed(TILES[self.tiles[square]]))

    def draw_card(self, role: i64) -> None:
        card = self.deck(role).draw()
        self.hand(role).put(card)
        if self.listener is not None:
            self.tell(CardDrawn(role, CARDS[card]))

    def play_card(self, role: i64, card: i64) -> None:
        self.cancelled = False if role == BANDIT else self.cancelled
        self.hand(role).take(card)
        self.laid.put(card)
        if self.listener is not None:
            self.tell(CardPlayed(role, CARDS[card]))

    def peek(self) -> None:
        self.peeked = True
        if self.listener is not None:
            self.tell(TilePeeked(WITCH, TILES[self.tile_deck.items[self.tile_deck.count() - 1]]))

    def roll(self) -> i64:
        result = self.luck.below(DIE, 6) + 1
        if self.listener is not None:
            self.tell(DieRolled(result))
        return result

    def move_beast(self, square: i64) -> None:
        self.beast = square
        if self.listener is not None:
            self.tell(BeastMoved(self.square(square)))

    def change_health(self, by: i64) -> None:
        self.health = min(self.health + by, MAX_HEALTH)
        if self.listener is not None:
            self.tell(HealthChanged(by, self.health))
        if self.health <= 0:
            self.end(HUNTERS_WIN)

    def catch_scout(self) -> None:
        self.stuck = True
        if self.listener is not None:
            self.tell(ScoutCaught())

    def free_scout(self) -> None:
        self.stuck = False
        if self.listener is not None:
            self.tell(ScoutFreed())

    def count_bite(self) -> None:
        self.bites += 1
        if self.listener is not None:
            self.tell(ScoutBitten(self.bites))

    def begin_round(self) -> None:
        self.round += 1
        if self.listener is not None:
            self.tell(RoundBegun(self.round))

    def take_gold(self) -> None:
        self.tiles[self.scout] = TAKEN
        self.gold += 1
        if self.listener is not None:
            self.tell(GoldTaken(self.gold))
        if self.gold >= GOLD_TO_WIN:
            self.end(SCOUT_WINS)

    def change_shields(self, by: i64) -> None:
        self.shields += by
        if self.listener is not None:
            self.tell(ShieldsChanged(self.shields))

    def cancel(self) -> None:
        self.cancelled = True
        if self.listener is not None:
            self.tell(AttackCancelled())

    def end(self, ending: i64) -> None:
        if self.ending == RUNNING:
            self.ending = ending
            if self.listener is not None:
                self.tell(GameEnded(ENDINGS[ending]))

    # ------------------------------------------------------------------ conservation
    def count_tiles(self, kind: i64) -> int:
        return sum(1 for tile in self.tiles if tile == kind) + sum(1 for tile in self.tile_deck.items if tile == kind)

    def count_gold(self) -> int:
        return self.count_tiles(GOLD) + int(self.gold)
