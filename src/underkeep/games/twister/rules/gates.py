"""DT-GATE-01  Portcullises: the Thief opens and closes them, the Warrior breaks them."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import (
    GATE,
    GATE_BROKEN,
    GATE_CLOSED,
    GATE_OPEN,
    KEY,
    MUMMY,
    THIEF,
    WARRIOR,
)
from underkeep.games.twister.refusals import GATE_IS_BROKEN, NO_CLOSED_GATE, NO_GATE, ONLY_THIEF, ONLY_WARRIOR
from underkeep.games.twister.state.changes.maze import set_gate
from underkeep.games.twister.state.game import Twister


def gate_at(game: Twister, square: i64, side: i64) -> i64:
    """The portcullis on that side of a square, -1 if there is none."""
    edge = game.maze.edge(square, side)
    return edge - GATE if edge >= GATE else -1


def refuse_gate_work(game: Twister, token: i64, side: i64) -> i64:
    """DT-ACT-OPEN  Thief or holder of a Key (FOD-KEY-01), on either side; a broken one is beyond them (DT-GATE-03)."""
    if game.kind[token] != THIEF and not game.holds(token, KEY):
        return ONLY_THIEF
    gate = gate_at(game, game.place[token], side)
    if gate < 0:
        return NO_GATE
    return GATE_IS_BROKEN if game.maze.gates[gate] == GATE_BROKEN else LEGAL


def refuse_break(game: Twister, token: i64, side: i64) -> i64:
    """DT-ACT-BREAK  A closed one, the Mummy too (FOD-MUMMY-04); an open one only if the table says so (AMB-08)."""
    if game.kind[token] != WARRIOR and game.kind[token] != MUMMY:
        return ONLY_WARRIOR
    gate = gate_at(game, game.place[token], side)
    if gate < 0:
        return NO_CLOSED_GATE
    state = game.maze.gates[gate]
    breakable = state == GATE_CLOSED or (state == GATE_OPEN and game.rules.break_open_portcullis)
    return LEGAL if breakable else NO_CLOSED_GATE


def work_gate(game: Twister, token: i64, side: i64) -> None:
    """DT-GATE-03  Closed becomes open, open becomes closed."""
    gate = gate_at(game, game.place[token], side)
    set_gate(game, token, gate, side, GATE_OPEN if game.maze.gates[gate] == GATE_CLOSED else GATE_CLOSED)


def break_gate(game: Twister, token: i64, side: i64) -> None:
    """DT-GATE-04  Closed becomes broken for ever."""
    set_gate(game, token, gate_at(game, game.place[token], side), side, GATE_BROKEN)
