"""KHO-BUILD-04  The verbs that build: rooms and projects."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import append, i64, pop
from underkeep.games.heroes.board.dungeon import CELL_NAMES
from underkeep.games.heroes.names import ROOM_NAMES
from underkeep.games.heroes.state.events.guild import ProjectRevealed, RoomBuilt
from underkeep.games.heroes.state.game import Heroes

PROJECTS: Final[i64] = 3


def build_room(game: Heroes, room: i64, cell: i64, sides: i64) -> None:
    """KHO-BUILD-08  A project becomes a room of the dungeon."""
    market = game.market
    for n in range(i64(len(market.projects))):
        if market.projects[n] == room:
            taken: i64
            market.projects, taken = pop(market.projects, n)
            break
    market.built += 1
    game.dungeon = game.dungeon.with_room(room, cell, sides)
    if game.listener is not None:
        game.tell(RoomBuilt(ROOM_NAMES[room], CELL_NAMES[cell]))


def reveal_projects(game: Heroes) -> None:
    """KHO-BUILD-01  Three projects lie open as long as the deck lasts."""
    market = game.market
    while len(market.projects) < PROJECTS and market.rooms.count() > 0:
        room = market.rooms.draw()
        market.projects = append(market.projects, room)
        if game.listener is not None:
            game.tell(ProjectRevealed(ROOM_NAMES[room]))
