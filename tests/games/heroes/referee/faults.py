"""Rules of the engine broken on purpose, one at a time: the referee must notice each.

Only this file knows the engine.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.games.refereeing import Fault
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import Dungeon, neighbour, rooms_in
from underkeep.games.heroes.names import CELLS, NOWHERE, ROOMS
from underkeep.games.heroes.rules import activation, assault, entry, hero_actions, moving, plunder, victims
from underkeep.games.heroes.state.changes import board, cards, turn


def nothing(*_: Any) -> None:
    """A rule that is left out."""


def shoot_anywhere(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-11  The Archer aims at any monster next door."""

    def all_rooms(game: Any, room: Any) -> Any:
        return sum(1 << n for n in range(int(ROOMS)) if game.dungeon.doors[room] >> n & 1 and game.board.crowd[n])

    for module in (victims, entry):
        patch.setattr(module, "shot_rooms", all_rooms)


def no_inspiration(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-16  A summoned hero inspires nobody."""
    patch.setattr(entry.Entry, "inspire", nothing)


def no_inspiration_by_charge(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-26  Nor does one that charges; it is settled all the same."""
    patch.setattr(hero_actions.Arrival, "inspire", lambda self, game: board.settle_group(game, self.room))


def no_shot(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-11  The Archer does not shoot."""
    patch.setattr(entry, "shoot", nothing)


def no_cells(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-15  Heroes in the Cells stay awake."""
    patch.setattr(entry, "CELLS", NOWHERE)


def easy_plunder(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-21  One hero less than the Treasure is worth will do."""

    def take(game: Any, hero: Any, room: Any) -> None:
        value = max(1, game.treasure_value(room) - 1)
        if game.board.count_active(room) >= value:
            game.push(plunder.Plunder(room, i64(value)))
        else:
            board.exhaust_hero(game, hero, "wait")

    patch.setattr(hero_actions, "plunder_or_wait", take)


def lonely_charge(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-24  One of several stays behind."""
    whole = board.charge_heroes

    def charge(game: Any, origin: Any, room: Any) -> None:
        if game.board.count_active(origin) > 1:
            game.board.hero_state[game.board.hero_kinds(origin, i64(1))[0]] = i64(0)
        whole(game, origin, room)

    patch.setattr(hero_actions, "charge_heroes", charge)


def wild_charge(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-25  To any room next door that is not farther away."""

    def rooms(game: Any, room: Any) -> Any:
        steps = game.dungeon.steps
        return sum(
            1 << n for n in range(int(ROOMS)) if game.dungeon.doors[room] >> n & 1 and steps[n] <= steps[room] + 1
        )

    patch.setattr(hero_actions, "nearer_rooms", rooms)


def forgotten_card(patch: pytest.MonkeyPatch) -> None:
    """KHO-WAVE-03  The last card of wave 1 does not come back."""
    whole = cards.begin_wave_2

    def begin(game: Any) -> None:
        game.guild.discard.items = game.guild.discard.items[1:]
        whole(game)

    patch.setattr(cards, "begin_wave_2", begin)


def greedy_assault(patch: pytest.MonkeyPatch) -> None:
    """KHO-WAVE-01  One guild card more."""
    patch.setattr(assault, "begin_assault", lambda game, quota: turn.begin_assault(game, quota + 1))


def prisoner_waits(patch: pytest.MonkeyPatch) -> None:
    """KHO-TREAS-04  A Prisoner is put in the queue, as the engine had it once."""

    def lock_up(self: Any, game: Any, cls: Any) -> None:
        entry.summon(game, cls, CELLS)

    patch.setattr(plunder.Imprison, "lock_up", lock_up)


def no_prisoner(patch: pytest.MonkeyPatch) -> None:
    """KHO-TREAS-04  A Prisoner does nothing."""
    patch.setattr(plunder, "imprison", nothing)


def no_healing(patch: pytest.MonkeyPatch) -> None:
    """KHO-TREAS-03  Healing wakes nobody."""
    patch.setattr(plunder, "wake_room", nothing)


def half_open(patch: pytest.MonkeyPatch) -> None:
    """KHO-ROOM-04  One open side makes a passage."""

    def link(self: Any) -> None:
        for room in range(int(ROOMS)):
            for side in range(4) if self.has(room) else ():
                other = self.room_at(neighbour(self.cell[room], i64(side)))
                if other != NOWHERE and self.sides[room] >> side & 1:
                    self.doors[room] |= 1 << other
                    self.doors[other] |= 1 << room

    patch.setattr(Dungeon, "link", link)


def one_room(patch: pytest.MonkeyPatch) -> None:
    """KHO-ASSAULT-01  Both heroes come into the same room."""

    def pair(game: Any, cls: Any, mask: Any) -> None:
        for room in rooms_in(mask)[:1]:
            for _ in range(min(2, int(game.board.hero_supply(cls)))):
                entry.summon(game, cls, room)

    patch.setattr(assault, "summon_pair", pair)


def double_blow(patch: pytest.MonkeyPatch) -> None:
    """KHO-WOUND-01  A blow takes two Wounds."""
    whole = board.wound_monster
    patch.setattr(victims, "wound_monster", lambda game, m, damage: whole(game, m, damage + 1))


def free_tokens(patch: pytest.MonkeyPatch) -> None:
    """KHO-COMP-10  A room gives a token that nobody takes from the supply."""

    def place(game: Any, kind: Any, room: Any) -> None:
        board.place_token(game, kind, room)
        game.board.store[kind] += 1

    patch.setattr(activation, "place_token", place)


def through_walls(patch: pytest.MonkeyPatch) -> None:
    """KHO-ACT-12  Every monster walks like a Poltergeist."""
    whole = moving.refuse_move

    def refuse(game: Any, role: Any, origin: Any, goal: Any, way: Any) -> Any:
        return whole(game, role, origin, goal, moving.BY_WALL)

    patch.setattr(moving, "refuse_move", refuse)


def spared_by_curse(patch: pytest.MonkeyPatch) -> None:
    """KHO-TREAS-02  The active player keeps his card."""
    whole = plunder.Curse.discard

    def discard(self: Any, game: Any, role: Any) -> None:
        if role != game.turn.active:
            whole(self, game, role)

    patch.setattr(plunder.Curse, "discard", discard)


PLANTED: Final = (
    shoot_anywhere, no_inspiration, no_inspiration_by_charge, no_shot, no_cells, easy_plunder, lonely_charge,
    wild_charge, forgotten_card, greedy_assault, prisoner_waits, no_prisoner, no_healing, half_open, one_room,
    double_blow, free_tokens, through_walls, spared_by_curse,
)  # fmt: skip
FAULTS: Final = tuple(Fault(plant.__name__, plant) for plant in PLANTED)
