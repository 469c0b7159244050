"""Rules of the engine's sources broken on purpose, one at a time: the referee must find each."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.refereeing import Fault
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.rules import (
    arriving,
    carrying,
    choose_action,
    combat,
    declaring,
    end_of_action,
    group,
    journey,
    leaving,
    lighting,
    movement,
)
from underkeep.games.twister.state.changes import characters, maze
from underkeep.games.twister.state.changes import combat as fighting_changes
from underkeep.games.twister.state.changes import turn as turn_changes
from underkeep.games.twister.state.game import Twister


def rooms_turn_the_other_way(patch: pytest.MonkeyPatch) -> None:
    turn = maze.turn_room
    patch.setattr(choose_action, "turn_room", lambda game, place, turns, by: turn(game, place, 4 - turns, by))


def enemies_bar_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "standing_of", lambda bits, side: False)


def swords_and_armors_do_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(group, "bonus", lambda game, token, attacking: 0)


def mummies_lay_any_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(combat, "must_lay_zero", lambda game, members, side: False)


def card_zero_is_spent(patch: pytest.MonkeyPatch) -> None:
    spend = fighting_changes.spend_card

    def spent(game: Twister, side: int) -> None:
        if game.laid[side] == 0:
            game.combats[side * 7] = 0
        spend(game, side)

    patch.setattr(combat, "spend_card", spent)


def curses_can_be_dropped(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(carrying, "is_cursed", lambda kind: False)


def crosses_kill_nobody_in_passing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "dies_at", lambda walker, square: False)


def a_cross_takes_whoever_lies_there(patch: pytest.MonkeyPatch) -> None:
    def kill(game: Twister, token: int, load: int, causer: int, cause: str) -> None:
        characters.kill_with_load(game, token, game.shares_with(token), causer, cause)

    patch.setattr(arriving, "kill_with_load", kill)


def the_sacred_tomb_is_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "SACRED", 0)


def tiles_lie_across_rooms(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(lighting, "TWO_ROOMS", 0)


def deeds_are_free(patch: pytest.MonkeyPatch) -> None:
    pay = turn_changes.pay

    def paid(game: Twister, token: int) -> None:
        if game.maze.terrain[game.place[token]] != 0 or game.turn % 2:
            pay(game, token)

    patch.setattr(choose_action, "pay", paid)


def leaving_scores_one_more(patch: pytest.MonkeyPatch) -> None:
    value = leaving.exit_value
    patch.setattr(leaving, "exit_value", lambda game, token: value(game, token) + 1)


def only_two_fight(patch: pytest.MonkeyPatch) -> None:
    fighters = group.fighters
    for module in (combat, declaring):
        patch.setattr(module, "fighters", lambda game, attacker, target: fighters(game, attacker, target)[:2])


def a_ball_slows_nobody_on_the_way(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(journey, "burdened", lambda game, curse, left: left + 1)


def ropes_need_no_points(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Maze, "holds_rope", lambda maze, pit: True)


def pits_take_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(end_of_action, "survives_pit", lambda game, token: True)


def losers_score(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(characters, "scorers", lambda side, causer, players: [side])


def equal_sums_wound_the_attacker(patch: pytest.MonkeyPatch) -> None:
    sums = group.side_sum

    def summed(game: Twister, members: Any, side: int) -> int:
        return int(sums(game, members, side)) + (1 if side != game.active else 0)

    patch.setattr(combat, "side_sum", summed)


FAULTS: Final = tuple(
    Fault(plant.__name__, plant)
    for plant in (
        rooms_turn_the_other_way, enemies_bar_nobody, swords_and_armors_do_nothing, mummies_lay_any_card,
        card_zero_is_spent, curses_can_be_dropped, crosses_kill_nobody_in_passing, a_cross_takes_whoever_lies_there,
        the_sacred_tomb_is_open, tiles_lie_across_rooms, deeds_are_free, leaving_scores_one_more, only_two_fight,
        a_ball_slows_nobody_on_the_way, ropes_need_no_points, pits_take_nobody, losers_score,
        equal_sums_wound_the_attacker,
    )
)  # fmt: skip
