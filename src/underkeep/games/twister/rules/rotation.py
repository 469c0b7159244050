"""DT-ROT-01  Turning rooms from a rotation gear."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import PLACE_OF
from underkeep.games.twister.names import GEAR, MEKANORK
from underkeep.games.twister.refusals import ARROW, HIDDEN_ROOM, NO_GEAR, OTHER_NUMBER
from underkeep.games.twister.state.game import Twister


def refuse_gear(game: Twister, token: i64) -> i64:
    """DT-ACT-ROTATE  A standing character on a gear (DT-ROT-01), a Specter too (FOD-SPECTER-04)."""
    return LEGAL if game.maze.terrain[game.place[token]] == GEAR else NO_GEAR


def refuse_turn(game: Twister, token: i64, place: i64, turns: i64) -> i64:
    """DT-ROT-01  The room he is in, or any revealed room (DT-ROT-05) of the same number (DT-ROT-08)."""
    code = refuse_gear(game, token)
    if code != LEGAL:
        return code
    maze = game.maze
    if not maze.revealed[place]:
        return HIDDEN_ROOM
    here = maze.room[PLACE_OF[game.place[token]]]
    if maze.content.number[here] != maze.content.number[maze.room[place]]:
        return OTHER_NUMBER
    return refuse_direction(game, token, place, turns)


def refuse_direction(game: Twister, token: i64, place: i64, turns: i64) -> i64:
    """DT-ROT-02  The arrow of the room that turns decides; the Mekanork chooses (DT-ROT-03)."""
    if game.kind[token] == MEKANORK:
        return LEGAL
    arrow: i64 = 1 if game.maze.content.clockwise[game.maze.room[place]] else 3
    return LEGAL if turns == arrow else ARROW
