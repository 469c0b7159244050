"""KHO-ASSAULT-10  A hero's entry, steps 2 to 4: Exhibit, Check room, Inspire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    ACTIVE,
    ARCHER,
    CELLS,
    EXHAUSTED,
    HERO_TOKENS,
    MAGE,
    NOWHERE,
    PENDING,
    THIEF,
    TRAP,
    WARRIOR,
)  # fmt: skip
from underkeep.games.heroes.rules.deeds import tell_empty, tell_entry, tell_inspiration, tell_trap
from underkeep.games.heroes.rules.losses import LoseResources
from underkeep.games.heroes.rules.team import ask_team
from underkeep.games.heroes.rules.victims import ChooseShot, shot_rooms
from underkeep.games.heroes.state.changes.board import (
    begin_entry,
    discard_token,
    exhaust_hero,
    hurt_hero,
    summon_hero,
    wake_hero,
    wake_room,
)  # fmt: skip
from underkeep.games.heroes.state.game import Heroes

WARRIOR_LOOTS: Final[i64] = 2


# ---------------------------------------------------------------------- summoning
def summon(game: Heroes, cls: i64, room: i64) -> i64:
    """KHO-ASSAULT-05  A hero is placed, its entry pending; without a token the exhausted of its class wake up, and it
    is nobody (-1).
    """
    if game.board.hero_supply(cls) == 0:
        tell_empty(game, cls)
        wake_class(game, cls)  # KHO-EMPTY-04: checked when placing
        return NOWHERE
    return summon_hero(game, cls, room, PENDING)


def wake_class(game: Heroes, cls: i64) -> None:
    """KHO-EMPTY-01  All exhausted heroes of the class, and all others in their rooms, in the Cells as well."""
    rooms = game.room_of_class(cls)
    for h in range(HERO_TOKENS):
        room = game.board.hero_room[h]
        if room != NOWHERE and rooms >> room & 1:
            wake_hero(game, h)  # KHO-EMPTY-02: they start at step 5


def spring_traps(game: Heroes, h: i64) -> None:
    """KHO-TRAP-01  1 damage per Trap, one at a time; the other Traps stay when the hero is dead (KHO-TRAP-02)."""
    room = game.board.hero_room[h]
    while game.board.hero_room[h] == room and game.board.traps(room) > 0:
        tell_trap(game, h)
        discard_token(game, TRAP, room)
        hurt_hero(game, h)


@final
@dataclass(frozen=True)
class Entry(Procedure):
    """KHO-ASSAULT-10  What a summoned hero does first."""

    hero: i64
    room: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.exhibit(game)
            case 1:
                self.check_room(game)
            case 2:
                self.inspire(game)
            case _:
                game.finish()

    def alive(self, game: Heroes) -> bool:
        return game.board.hero_room[self.hero] == self.room

    def exhibit(self, game: Heroes) -> None:
        """KHO-ASSAULT-10  Exhibit follows the summoning at once, and only that."""
        begin_entry(game, self.hero)
        cls = self.hero // 5
        if cls == ARCHER:
            shoot(game, self.hero, self.room)
        elif cls == WARRIOR:
            tell_entry(game, self.hero, "loot", min(WARRIOR_LOOTS, game.board.count_resources(self.room)))
            game.push(LoseResources(self.room, WARRIOR_LOOTS))  # KHO-ASSAULT-12
        elif cls == THIEF:
            disarm(game, self.hero, self.room)
        elif cls == MAGE:
            free_prisoners(game, self.hero, self.room)

    def check_room(self, game: Heroes) -> None:
        """KHO-ASSAULT-15  Traps; then a Warrior, Thief or Archer summoned in the Cells turns exhausted."""
        spring_traps(game, self.hero)  # KHO-CELLS-09
        if self.room == CELLS and self.hero // 5 != MAGE and self.alive(game):
            exhaust_hero(game, self.hero, "cells")  # KHO-CELLS-08
        if self.room == CELLS:
            game.rules.special.imprisoned(game)

    def inspire(self, game: Heroes) -> None:
        """KHO-ASSAULT-16  A hero that is still active wakes all exhausted ones of its room; a dead one does not."""
        if self.alive(game) and game.board.hero_state[self.hero] == ACTIVE:
            tell_inspiration(game, self.hero, self.room)
            wake_room(game, self.room)  # KHO-ASSAULT-17


def shoot(game: Heroes, h: i64, room: i64) -> None:
    """KHO-ASSAULT-11  The Archer hits a monster next door, nearest to the Vault; none there, nothing happens."""
    if shot_rooms(game, room):
        ask_team(game, ChooseShot(room))
    else:
        tell_entry(game, h, "", 0)


def disarm(game: Heroes, h: i64, room: i64) -> None:
    """KHO-ASSAULT-13  The Thief discards 1 Trap from its room."""
    tell_entry(game, h, "disarm", min(i64(1), game.board.traps(room)))
    if game.board.traps(room) > 0:
        discard_token(game, TRAP, room)


def free_prisoners(game: Heroes, h: i64, room: i64) -> None:
    """KHO-CELLS-07  A Mage in the Cells frees everybody there, itself included; elsewhere nothing (KHO-ASSAULT-14)."""
    tell_entry(game, h, "free", game.board.count_sleepers(room) if room == CELLS else 0)
    if room == CELLS:
        wake_room(game, CELLS)  # KHO-RUL-02: the freed ones start at step 5


def pending_in(game: Heroes, room: i64) -> i64:
    """KHO-ASSAULT-06  A hero of the room whose entry is still to come, -1 if there is none."""
    for h in range(HERO_TOKENS):
        if game.board.hero_room[h] == room and game.board.hero_state[h] == PENDING:
            return h
    return NOWHERE


def is_awake(game: Heroes, h: i64) -> bool:
    return game.board.hero_room[h] != NOWHERE and game.board.hero_state[h] != EXHAUSTED


FRAMES: Final = (Entry,)
