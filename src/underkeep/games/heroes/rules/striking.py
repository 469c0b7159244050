"""KHO-DMG-01  Attacks of monsters on heroes: Melee in the same room, Ranged through a passage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import PASS, PASSES, ROOM, STRIKE, STRIKES, room_choices
from underkeep.games.heroes.names import ANY, CLASSES, GRADES, NOWHERE, ROOM_NAMES, ROOMS
from underkeep.games.heroes.refusals import (
    LEGAL,
    NO_HERO_THERE,
    NO_MONSTERS,
    NO_TARGET,
    NOBODY_IN_RANGE,
    NOBODY_TO_STRIKE,
    NOT_THE_SHOOTER,
    OUT_OF_RANGE,
    WRONG_KIND,
)
from underkeep.games.heroes.rules.deeds import tell_strike
from underkeep.games.heroes.state.changes.board import hurt_hero
from underkeep.games.heroes.state.changes.turn import end_swarm, refer_to
from underkeep.games.heroes.state.game import Heroes


def refuse_strike(game: Heroes, role: i64, room: i64, ranged: bool, only: i64) -> i64:
    """KHO-ACT-13  Melee: a hero in the own room. KHO-ACT-14: Ranged, in a passage-adjacent one, never by Portal."""
    if not game.board.has_hero(room):
        return NO_HERO_THERE
    reach = i64(1) << room if not ranged else game.dungeon.doors[room]
    attackers = game.board.rooms_with(role)
    if only >= 0:
        attackers &= i64(1) << only  # KHO-SWARM-01
    if reach & attackers:
        return LEGAL
    return OUT_OF_RANGE if ranged else NO_TARGET


def can_strike(game: Heroes, role: i64, ranged: bool, only: i64) -> i64:
    """Why nobody can be struck; LEGAL if somebody can."""
    if not game.board.rooms_with(role):
        return NO_MONSTERS
    occupied = game.board.rooms_with_heroes()
    for room in range(ROOMS):
        if occupied >> room & 1 and refuse_strike(game, role, room, ranged, only) == LEGAL:
            return LEGAL
    return NOBODY_IN_RANGE if ranged else NOBODY_TO_STRIKE


def refuse_target(game: Heroes, role: i64, action: Action, ranged: bool, only: i64) -> i64:
    """KHO-ACT-13  A hero as named must be in the room, and the room in reach. Heroes in the Cells too (KHO-DMG-02)."""
    if game.board.find_hero(action.a, action.b, action.c, ANY) == NOWHERE:
        return NO_HERO_THERE
    return refuse_strike(game, role, action.a, ranged, only)


def strikes_on_map(game: Heroes) -> list[Action]:
    """The heroes on the map, as players tell them apart."""
    found: list[Action] = []
    occupied = game.board.rooms_with_heroes()
    for room in range(ROOMS):
        if not occupied >> room & 1:
            continue
        for grade in range(GRADES):
            for cls in range(CLASSES):
                if game.board.find_hero(room, cls, grade, ANY) != NOWHERE:
                    found.append(STRIKES[grade][cls][room])
    return found


def strike(game: Heroes, role: i64, action: Action, ranged: bool, only: i64) -> None:
    """KHO-DMG-01  1 damage to that hero, active or exhausted."""
    refer_to(game, action.a)
    h = game.board.find_hero(action.a, action.b, action.c, ANY)
    tell_strike(game, role, h, ranged, only)
    hurt_hero(game, h)


@final
@dataclass(frozen=True)
class ChooseTarget(Decision):
    """KHO-ACT-14  Which hero is attacked, by any own monster in reach."""

    role: i64
    ranged: bool

    def rule(self) -> str:
        return "KHO-ACT-14" if self.ranged else "KHO-ACT-13"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-target")

    def candidates(self, game: Heroes) -> list[Action]:
        return strikes_on_map(game)

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != STRIKE:
            return WRONG_KIND
        return refuse_target(game, self.role, action, self.ranged, NOWHERE)

    def take(self, game: Heroes, action: Action) -> None:
        strike(game, self.role, action, self.ranged, NOWHERE)


@final
@dataclass(frozen=True)
class SwarmStrike(Decision):
    """KHO-SWARM-02  Each monster of the swarm attacks separately; who passes ends the swarm."""

    role: i64
    room: i64
    ranged: bool

    def rule(self) -> str:
        return "KHO-SWARM-02"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-swarm-target", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return [*strikes_on_map(game), PASSES]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb == PASS:
            return LEGAL
        if action.verb != STRIKE:
            return WRONG_KIND
        return refuse_target(game, self.role, action, self.ranged, self.room)

    def take(self, game: Heroes, action: Action) -> None:
        if action.verb == PASS:
            end_swarm(game)  # KHO-SWARM-03
        else:
            strike(game, self.role, action, self.ranged, self.room)


@final
@dataclass(frozen=True)
class ChooseShooter(Decision):
    """KHO-MOM-05  From which room the shot came: there a right action that needs a place happens."""

    role: i64
    struck: i64

    def rule(self) -> str:
        return "KHO-MOM-05"

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-shooter")

    def mask(self, game: Heroes) -> i64:
        return game.dungeon.doors[self.struck] & game.board.rooms_with(self.role)

    def candidates(self, game: Heroes) -> list[Action]:
        return room_choices(self.mask(game))

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        return LEGAL if self.mask(game) >> action.a & 1 else NOT_THE_SHOOTER

    def take(self, game: Heroes, action: Action) -> None:
        refer_to(game, action.a)


FRAMES: Final = (ChooseTarget, SwarmStrike, ChooseShooter)
