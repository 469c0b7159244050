"""VAST-DR-016  Changes to Sloth and Wakefulness: cubes wake and fall asleep again, whoever makes them."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import MAX_EATEN, ROW_ROOM, ROW_SECTION, ROWS
from underkeep.games.vast.state.events.dragon import CubeShifted, CubeSlept, CubeWoken, DragonAwoke, GoblinsEaten
from underkeep.games.vast.state.game import Vast


def wake_cube(game: Vast, row: i64) -> None:
    """VAST-DR-016  A cube goes to Wakefulness; its section has had its turn."""
    game.dragon.sections |= i64(1) << ROW_SECTION[row]
    rouse_cube(game, row)


def rouse_cube(game: Vast, row: i64) -> None:
    """VAST-DR-016  A cube leaves its Sloth row."""
    dragon = game.dragon
    dragon.rows[row] = dragon.rows[row] - 1
    if game.listener is not None:
        now = int(dragon.wakefulness())
        game.tell(CubeWoken(ROWS[row], now - 1, now, int(game.rules.awaken_at)))
    wake_up(game)


def wake_up(game: Vast) -> None:
    """VAST-DR-020  At 11 Wakefulness, or what its card says, the Dragon is awake for good (VAST-DIF-003,
    VAST-RUL-17).
    """
    dragon = game.dragon
    if dragon.awake or dragon.wakefulness() < game.rules.awaken_at or dragon.shriek_turns < game.rules.shriek_turns:
        return
    dragon.awake = True
    dragon.woke_now = True
    if game.listener is not None:
        game.tell(DragonAwoke())


def has_room(game: Vast, row: i64) -> bool:
    """A Sloth row with a free space."""
    return game.dragon.rows[row] < ROW_ROOM[row]


def unlocked_wakefulness(game: Vast) -> i64:
    """VAST-VAR-003  Cubes that Soporific Spores may put to sleep again; locked Hunger cubes they may not."""
    return game.dragon.wakefulness() - game.dragon.locked


def sleep_cube(game: Vast, row: i64) -> None:
    """VAST-CAVE-026  A cube falls asleep; an awake Dragon stays awake and keeps its cards. The Thief may take a locked
    one, which is locked no more (VAST-VAR-003).
    """
    game.dragon.rows[row] = game.dragon.rows[row] + 1
    game.dragon.locked = min(game.dragon.locked, game.dragon.wakefulness())
    if game.listener is not None:
        now = int(game.dragon.wakefulness())
        game.tell(CubeSlept(ROWS[row], now + 1, now, int(game.rules.awaken_at)))


def eat_goblins(game: Vast, count: i64) -> None:
    """VAST-DR-054  Population actually lost is eaten, up to 7 (VAST-DR-019)."""
    if count == 0:
        return
    before = game.dragon.eaten
    game.dragon.eaten = min(before + count, i64(MAX_EATEN))
    if game.listener is not None:
        game.tell(GoblinsEaten(int(count), int(before), int(game.dragon.eaten)))


def shift_cube(game: Vast, row: i64, to: i64) -> None:
    """A sleeping cube goes to another row."""
    game.dragon.rows[row] = game.dragon.rows[row] - 1
    game.dragon.rows[to] = game.dragon.rows[to] + 1
    if game.listener is not None:
        game.tell(CubeShifted(ROWS[row], ROWS[to]))
