"""Changes to tokens on spaces: Treasures, Gems, Crystals, Events, Vaults, the Flame Wall."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import (
    CRYSTAL,
    EVENT,
    KNIGHT,
    OFF,
    OGRE,
    POWER_SYMBOLS,
    RESERVE,
    ROLES,
    THIEF,
    TROLL,
    TROLL_TOKEN,
    TYPE_CRYSTAL,
    TYPE_EVENT,
    TYPE_TREASURE,
    TYPE_VAULT,
    VAULT,
)
from underkeep.games.vast.state.events.map import TokenPlaced, TokenRemoved, TokenShifted
from underkeep.games.vast.state.game import Vast

DUE: Final = "due"  # how a token comes to its square: by the rules,
PLACED: Final = "placed"  # ... by somebody's choice,
DROPPED: Final = "dropped"  # ... from the dead Thief's hands
MARK_NAMES: Final = {CRYSTAL: "crystal", EVENT: "event", VAULT: "vault", TROLL_TOKEN: "troll"}


def square_of(game: Vast, tile: i64) -> str:
    return SQUARE_NAMES[game.cavern.where[tile]]


def put_treasure(game: Vast, tile: i64, by: i64 = OFF) -> None:
    """A Treasure token from the supply, if one is left (VAST-REV-008), placed by that role or due there."""
    if game.cave.supply == 0:
        return
    take_from_supply(game)
    lay_treasure(game, tile, PLACED if by != OFF else DUE, by)


def take_from_supply(game: Vast) -> None:
    """A Treasure token leaves the supply; the caller says where it goes."""
    game.cave.supply -= 1


def lay_treasure(game: Vast, tile: i64, how: str, by: i64 = OFF) -> None:
    """A Treasure token lies on a tile; the caller says where it came from."""
    game.cavern.treasures[tile] = game.cavern.treasures[tile] + 1
    if game.listener is not None:
        game.tell(TokenPlaced("treasure", square_of(game, tile), role_name(by), how))


def role_name(role: i64) -> str:
    """A role by name, nothing for none."""
    return ROLES[role] if role != OFF else ""


def move_treasure(game: Vast, tile: i64, to: i64, by: i64) -> None:
    """Somebody moves a Treasure token."""
    game.cavern.treasures[tile] = game.cavern.treasures[tile] - 1
    game.cavern.treasures[to] = game.cavern.treasures[to] + 1
    if game.listener is not None:
        game.tell(TokenShifted("treasure", square_of(game, tile), square_of(game, to), ROLES[by]))


def move_gem(game: Vast, gem: i64, to: i64, by: i64) -> None:
    """Somebody moves a Gem that lies on the map."""
    tile = game.dragon.gems[gem]
    game.dragon.gems[gem] = to
    if game.listener is not None:
        game.tell(TokenShifted(f"gem_{POWER_SYMBOLS[gem]}", square_of(game, tile), square_of(game, to), ROLES[by]))


def lift_treasure(game: Vast, tile: i64) -> None:
    """A Treasure token leaves the map; the caller says where it goes."""
    game.cavern.treasures[tile] = game.cavern.treasures[tile] - 1
    if game.listener is not None:
        game.tell(TokenRemoved("treasure", square_of(game, tile)))


def return_treasure(game: Vast, tile: i64) -> None:
    """VAST-CAVE-022  A Treasure token goes back to the Cave."""
    lift_treasure(game, tile)
    game.cave.supply += 1


def lay_gem(game: Vast, gem: i64, tile: i64, how: str, by: i64 = OFF) -> None:
    """A Gem lies on a tile."""
    game.dragon.gems[gem] = tile
    if game.listener is not None:
        game.tell(TokenPlaced(f"gem_{POWER_SYMBOLS[gem]}", square_of(game, tile), role_name(by), how))


def return_gem(game: Vast, gem: i64) -> None:
    """VAST-DR-071  A Gem goes back to the Dragon's reserve."""
    tile = game.dragon.gems[gem]
    game.dragon.gems[gem] = RESERVE
    if game.listener is not None:
        game.tell(TokenRemoved(f"gem_{POWER_SYMBOLS[gem]}", square_of(game, tile) if tile >= 0 else ""))


def supply_of(game: Vast, mark: i64) -> i64:
    """How many such tokens are left."""
    if mark == CRYSTAL:
        return game.cave.crystal_tokens
    return game.cave.event_tokens if mark == EVENT else game.cave.vault_tokens


def change_supply(game: Vast, mark: i64, by: i64) -> None:
    """So many more such tokens are left."""
    if mark == CRYSTAL:
        game.cave.crystal_tokens += by
    elif mark == EVENT:
        game.cave.event_tokens += by
    else:
        game.cave.vault_tokens += by


def put_mark(game: Vast, tile: i64, mark: i64) -> None:
    """VAST-REV-008  A Crystal, Event or Vault token; without one in the supply the tile gets none."""
    if supply_of(game, mark) == 0 or game.has_mark(tile, mark):
        return
    change_supply(game, mark, -1)
    lay_mark(game, tile, mark)


def lay_mark(game: Vast, tile: i64, mark: i64) -> None:
    """Such a token lies on a tile now; the caller says where it came from."""
    game.cavern.marks[tile] = game.cavern.marks[tile] | mark
    if game.listener is not None:
        game.tell(TokenPlaced(MARK_NAMES[mark], square_of(game, tile), "", DUE))


def lift_mark(game: Vast, tile: i64, mark: i64) -> None:
    """Such a token leaves the tile; the caller says where it goes."""
    game.cavern.marks[tile] = game.cavern.marks[tile] & ~mark
    if game.listener is not None:
        game.tell(TokenRemoved(MARK_NAMES[mark], square_of(game, tile)))


def return_mark(game: Vast, tile: i64, mark: i64) -> None:
    """Such a token goes back to the supply."""
    lift_mark(game, tile, mark)
    change_supply(game, mark, 1)


def break_crystal(game: Vast, tile: i64) -> None:
    """A Crystal token is smashed, whoever does it."""
    lift_mark(game, tile, CRYSTAL)
    game.smashed += 1


def raise_flame_wall(game: Vast, tile: i64) -> None:
    """The Flame Wall stands on a tile."""
    game.dragon.flame_wall = tile
    if game.listener is not None:
        game.tell(TokenPlaced("flame_wall", square_of(game, tile), "", DUE))


def douse_flame_wall(game: Vast) -> None:
    """VAST-DR-061  The Flame Wall goes back to the Dragon."""
    tile = game.dragon.flame_wall
    if tile == OFF:
        return
    game.dragon.flame_wall = OFF
    if game.listener is not None:
        game.tell(TokenRemoved("flame_wall", square_of(game, tile)))


def token_for_type(game: Vast, tile: i64) -> None:
    """VAST-REV-006  What a revealed tile gets: Event tokens only if the Knight plays (VAST-SET-004), Vaults only for
    the Thief.
    """
    type = game.type_of(tile)
    if type == TYPE_EVENT and game.has(KNIGHT):
        put_mark(game, tile, EVENT)
    elif type == TYPE_TREASURE:
        put_treasure(game, tile)
    elif type == TYPE_CRYSTAL:
        put_mark(game, tile, CRYSTAL)
    elif type == TYPE_VAULT and game.has(THIEF):
        put_mark(game, tile, VAULT)  # VAST-KN-066: only the Thief uses it


def clear_tokens(game: Vast, tile: i64) -> None:
    """VAST-COL-007  Tokens on a collapsing tile go to their owners."""
    while game.cavern.treasures[tile] > 0:
        return_treasure(game, tile)
    for gem in range(i64(3)):
        if game.dragon.gems[gem] == tile:
            return_gem(game, gem)
    for mark in (CRYSTAL, EVENT, VAULT):
        if game.has_mark(tile, mark):
            return_mark(game, tile, mark)
    if game.dragon.flame_wall == tile:
        douse_flame_wall(game)
    if game.knight.guard == tile:
        game.knight.guard = OFF
        game.goblins.monster_discard.put(OGRE)
    if game.has_mark(tile, TROLL_TOKEN):
        lift_mark(game, tile, TROLL_TOKEN)
        game.goblins.monster_discard.put(TROLL)


def laden_tiles(game: Vast) -> list[i64]:
    """VAST-TH-018  Where Treasure tokens lie on the map."""
    cavern = game.cavern
    return [tile for tile in range(cavern.count) if cavern.treasures[tile] > 0 and cavern.on_map(tile)]
