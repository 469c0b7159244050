"""VAST-SET-001  Setting up: map, stack, decks and boards."""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.board.squares import CENTRE, step
from underkeep.games.vast.content import Content
from underkeep.games.vast.names import (
    ADVANCEMENTS,
    CAVE,
    DARING,
    DRAGON,
    EAGLE_EYED,
    GOBLINS,
    GOLDEN_SCALE,
    HUNGER,
    KNIGHT,
    L_EVENTS,
    L_MONSTERS,
    L_PICK,
    L_POWERS,
    L_SECRETS,
    L_SIDEQUESTS,
    L_TERRAIN,
    L_TILES,
    L_TREASURES,
    L_WAR,
    OFF,
    PLATINUM_SCALE,
    SILVER_SCALE,
    STREAMS,
    TERRAINS,
    THIEF,
    TILE_COUNT,
    TYPE_AMBUSH,
    TYPE_CRYSTAL,
    TYPE_EVENT,
    TYPE_TREASURE,
    TYPE_VAULT,
    WAR,
)
from underkeep.games.vast.options import (
    DRAGON_SCALES,
    RANDOM_TERRAIN,
    THIEF_ADVANCEMENT,
    UNKNOWN_TREASURES,
)
from underkeep.games.vast.rules_in_force import RulesInForce
from underkeep.games.vast.state.cave import Cave
from underkeep.games.vast.state.changes.map import refill_hand
from underkeep.games.vast.state.dragon import Dragon
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.goblins import Goblins
from underkeep.games.vast.state.knight import Knight
from underkeep.games.vast.state.thief import Thief
from underkeep.games.vast.triggers import TRIGGERS
from underkeep.games.vast.turn import ROUNDS

PILES: Final = 3


def empty_game(options: Options, content: Content, luck: Luck) -> Vast:
    """A game of these options with nothing dealt yet and nothing under way."""
    rules = RulesInForce(options, content)
    knows_treasures = rules.eyes(KNIGHT) | rules.eyes(CAVE)  # the Cave deals them
    knight = Knight(rules.eyes(KNIGHT))
    if not rules.flag(UNKNOWN_TREASURES):  # VAST-BON-004: else she alone knows what she took of two
        knight.kept.eyes = knight.offered.eyes = knight.declined.eyes = knows_treasures
    knight.handed.eyes = knows_treasures
    game = Vast(
        luck,
        rules,
        content,
        TRIGGERS,
        Cavern.new(content.shapes, rules.spaces),
        knight,
        Goblins(rules.eyes(GOBLINS)),
        Dragon(rules.eyes(DRAGON)),
        Cave(rules.eyes(CAVE)),
        Thief(rules.eyes(THIEF)),
    )
    if not rules.has(KNIGHT):
        knight.tile = OFF
    knight.health = rules.knight_health
    game.dragon.health = rules.dragon_health
    game.cave.hatred = rules.hatred if rules.has(CAVE) else i64(0)
    game.cave.supply = 12 if rules.has(THIEF) else 10  # VAST-CAVE-001
    return game


def new_game(options: Options, content: Content, seed: bytes) -> Vast:
    """VAST-SET-005  A game ready for its first turn."""
    game = empty_game(options, content, Luck.new(seed, len(STREAMS)))
    lay_out_tiles(game)
    deal_knight(game)
    deal_goblins(game)
    deal_dragon(game)
    deal_thief(game)
    shuffle_terrain(game)
    refill_hand(game)
    game.push(ROUNDS)
    game.run()
    return game


def tiles_of(game: Vast, types: tuple[int, ...]) -> list[int]:
    return [tile for tile in range(TILE_COUNT) if game.content.tiles[tile].type in types]


def shuffled(game: Vast, items: list[int], stream: int) -> list[int]:
    pile = Pile.deck(items)
    pile.shuffle(game.luck, stream)
    return [int(item) for item in pile.items]


def drop(tiles: list[int], count: int, game: Vast) -> list[int]:
    """Tiles that stay in the box are out of the game."""
    for tile in tiles[:count]:
        game.cave.gone.put(tile)
    return tiles[count:]


def lay_out_tiles(game: Vast) -> None:
    """VAST-SET-002  Four Dark tiles around the Entrance, before Crystals and Vaults are mixed in."""
    plain: list[int] = []
    for type in (TYPE_AMBUSH, TYPE_EVENT, TYPE_TREASURE):
        plain += boxed(game, type)
    plain = shuffled(game, plain, L_TILES)
    for direction in range(4):
        game.cavern.put(plain.pop(), step(CENTRE, direction))
    plain = drop(plain, int(game.rules.removed_tiles), game)  # VAST-VAR-040
    build_stack(game, plain)


def boxed(game: Vast, type: int) -> list[int]:
    """VAST-DIF-007  The tiles of one type, less those that the Cave's difficulty card removes."""
    tiles = shuffled(game, tiles_of(game, (type,)), L_TILES)
    return drop(tiles, int(game.rules.removed_each) if game.has(CAVE) else 0, game)


def build_stack(game: Vast, plain: list[int]) -> None:
    """VAST-SET-003  Three piles with Crystals and, for the Thief, Vaults in each, stacked (VAST-DIF-010)."""
    crystals = boxed(game, TYPE_CRYSTAL)
    vaults = boxed(game, TYPE_VAULT) if game.has(THIEF) else drop(tiles_of(game, (TYPE_VAULT,)), TILE_COUNT, game)
    for pile in range(PILES):
        mixed = plain[pile::PILES] + crystals[pile::PILES] + vaults[pile::PILES]
        for tile in shuffled(game, mixed, L_TILES):
            game.cave.stack.put(tile)


def shuffle_terrain(game: Vast) -> None:
    """VAST-TER-016  Six Terrain cards decide what comes, where the table wants that."""
    if game.rules.flag(RANDOM_TERRAIN):
        game.cave.terrain_deck = Pile.deck(shuffled(game, list(range(len(TERRAINS))), L_TERRAIN))


def deal_knight(game: Vast) -> None:
    """VAST-SET-004  Event and Treasure decks only with the Knight; three Sidequests for her (VAST-KN-001)."""
    if not game.has(KNIGHT):
        return
    events = [n for n, copies in enumerate(game.rules.event_copies) for _ in range(copies)]
    game.cave.events = Pile.deck(shuffled(game, events, L_EVENTS))
    game.cave.treasures = Pile.deck(shuffled(game, game.rules.treasures, L_TREASURES))
    quests = [quest for quest in game.rules.sidequests if not dropped_quest(game, quest)]
    game.knight.quest_deck = Pile.deck(shuffled(game, quests, L_SIDEQUESTS))
    for _ in range(3):
        game.knight.quests.put(game.knight.quest_deck.draw())


def dropped_quest(game: Vast, quest: int) -> bool:
    """VAST-KN-058  Daring and Eagle-Eyed leave where nobody could be attacked or shot at."""
    return game.rules.drop_quests and quest in (DARING, EAGLE_EYED)


def deal_goblins(game: Vast) -> None:
    """VAST-GO-001  Three shuffled decks; Goblin Infestation uses the Monsters without them."""
    game.goblins.monster_deck = Pile.deck(shuffled(game, game.rules.monsters, L_MONSTERS))
    if game.has(GOBLINS):
        game.goblins.war = Pile.deck(shuffled(game, list(range(len(WAR))), L_WAR))
        game.goblins.secret_deck = Pile.deck(shuffled(game, game.rules.secrets, L_SECRETS))


def deal_dragon(game: Vast) -> None:
    """VAST-DR-001  18 Power cards, three drawn; in some role sets Hunger cubes start awake (VAST-VAR-003)."""
    if not game.has(DRAGON):
        return
    game.dragon.deck = Pile.deck(shuffled(game, [0, 1, 2] * 6, L_POWERS))
    if game.rules.flag(DRAGON_SCALES):
        scales = [GOLDEN_SCALE, SILVER_SCALE, PLATINUM_SCALE]
        game.dragon.scales = Pile.deck(shuffled(game, scales, L_POWERS))  # VAST-BON-040
    for _ in range(3):
        game.dragon.hand.put(game.dragon.deck.draw())
    game.dragon.rows[HUNGER] = game.dragon.rows[HUNGER] - game.rules.hunger
    if game.rules.locked:
        game.dragon.locked = game.rules.hunger


def deal_thief(game: Vast) -> None:
    """VAST-BON-054  One of three Advancement cards, face down; the others go back to the box."""
    if game.rules.flag(THIEF_ADVANCEMENT):
        game.thief.dealt.put(game.luck.below(L_PICK, len(ADVANCEMENTS)))
