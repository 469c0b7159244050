"""KHO-ASSAULT-20  What an active hero does, steps 5 to 8: attack, plunder, wait or charge; and the order of the
heroes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import ACT, ACTS, ENTER, ENTERS, PICK, PICKS, ROOM, room_choices
from underkeep.games.heroes.names import ACTIVE, ARRIVING, NOWHERE, PENDING, PLAIN, ROOM_NAMES, ROOMS
from underkeep.games.heroes.refusals import LEGAL, NO_LINK, NOT_HERE, NOT_NEARER, NOT_WAITING, WRONG_KIND
from underkeep.games.heroes.rules.deeds import tell_attack, tell_inspiration, tell_plunder, tell_wait
from underkeep.games.heroes.rules.entry import Entry, is_awake, pending_in, spring_traps
from underkeep.games.heroes.rules.plunder import Plunder
from underkeep.games.heroes.rules.team import TeamDecision, ask_team
from underkeep.games.heroes.rules.victims import hit_somebody
from underkeep.games.heroes.state.changes.board import (
    charge_heroes,
    exhaust_hero,
    settle_arrival,
    settle_group,
    wake_room,
)
from underkeep.games.heroes.state.game import FIRST_STEP, Heroes


@final
@dataclass(frozen=True)
class Drain(Procedure):
    """KHO-ASSAULT-04  Resolve heroes one by one until nobody is pending or active."""

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.resolve_next(game)
            case _:
                game.finish()

    def resolve_next(self, game: Heroes) -> None:
        """KHO-ASSAULT-28  All heroes exhausted: done. Else the team says who is next."""
        if not game.board.anybody_awake():
            return
        game.go_to(FIRST_STEP)
        room = same_whoever(game)
        if room != NOWHERE:
            game.push(ResolveHero(game.board.first_kind(room, ACTIVE)))
        else:
            ask_team(game, NEXT_HERO)


def same_whoever(game: Heroes) -> i64:
    """KHO-RUL-12  All in one room, entered, no monster there: whoever is next, they plunder, wait or charge alike. The
    room, -1 if it is not so.
    """
    awake = game.board.rooms_awake()
    if awake == 0 or awake & (awake - 1):  # the rest of a set without its first
        return NOWHERE
    room: i64 = 0
    while not awake >> room & 1:
        room += 1
    return room if game.board.crowd[room] == 0 and pending_in(game, room) == NOWHERE else NOWHERE


@final
@dataclass(frozen=True)
class ChooseNextHero(TeamDecision):
    """KHO-ASSAULT-04  Several heroes to resolve: the players choose who is next."""

    def rule(self) -> str:
        return "KHO-ASSAULT-04"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-next-hero")

    def candidates(self, game: Heroes) -> list[Action]:
        found: list[Action] = []
        board = game.board
        awake = board.rooms_awake()
        for room in range(ROOMS):
            if not awake >> room & 1:
                continue
            for h in game.board.hero_kinds(room, PENDING):
                found.append(ENTERS[PLAIN][h // 5][room])
            for h in game.board.hero_kinds(room, ACTIVE):
                found.append(ACTS[board.hero_grade[h]][h // 5][room])
        return found

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ENTER and action.verb != ACT:
            return WRONG_KIND
        return LEGAL if self.hero_of(game, action) != NOWHERE else NOT_WAITING

    def hero_of(self, game: Heroes, action: Action) -> i64:
        state = PENDING if action.verb == ENTER else ACTIVE
        return game.board.find_hero(action.a, action.b, action.c, state)

    def take(self, game: Heroes, action: Action) -> None:
        game.push(ResolveHero(self.hero_of(game, action)))


@final
@dataclass(frozen=True)
class ResolveHero(Procedure):
    """KHO-ASSAULT-05  The chosen hero: its entry if that is pending, then its act if it is still active."""

    hero: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.enter(game)
            case 1:
                self.act(game)
            case _:
                game.finish()

    def enter(self, game: Heroes) -> None:
        """KHO-ASSAULT-05  Steps 2 to 4 of a hero that was placed."""
        if game.board.hero_state[self.hero] == PENDING:
            game.push(Entry(self.hero, game.board.hero_room[self.hero]))

    def act(self, game: Heroes) -> None:
        """KHO-ASSAULT-05  Steps 5 to 8 of a hero that is alive and active."""
        if is_awake(game, self.hero):
            game.push(Act(self.hero, game.board.hero_room[self.hero]))


@final
@dataclass(frozen=True)
class Act(Procedure):
    """KHO-ASSAULT-06  Before the hero acts, all pending heroes of its room do their entry."""

    hero: i64
    room: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.let_others_enter(game)
            case 1:
                self.act(game)
            case _:
                game.finish()

    def let_others_enter(self, game: Heroes) -> None:
        """KHO-ASSAULT-06  One after the other."""
        other = pending_in(game, self.room)
        if other != NOWHERE:
            game.go_to(FIRST_STEP)
            game.push(Entry(other, self.room))

    def act(self, game: Heroes) -> None:
        """KHO-ASSAULT-20  The first that fits: attack, plunder, wait, charge."""
        if game.board.hero_room[self.hero] != self.room or game.board.hero_state[self.hero] != ACTIVE:
            return
        if game.board.crowd[self.room] > 0:
            attack(game, self.hero, self.room)
        elif game.board.treasure[self.room] != NOWHERE:
            plunder_or_wait(game, self.hero, self.room)
        else:
            charge(game, self.hero, self.room)


def attack(game: Heroes, hero: i64, room: i64) -> None:
    """KHO-ASSAULT-20  The hero is exhausted and a monster of the room takes damage; Defend is possible."""
    damage = game.rules.special.attack_damage(game, game.board.hero_grade[hero])
    tell_attack(game, hero, damage)
    exhaust_hero(game, hero, "attack")
    hit_somebody(game, room, damage, True)


def plunder_or_wait(game: Heroes, hero: i64, room: i64) -> None:
    """KHO-ASSAULT-23  Enough active heroes plunder; too few wait, and this one is exhausted."""
    value = game.treasure_value(room)
    if game.board.count_active(room) >= value:
        tell_plunder(game, room, value)
        game.push(Plunder(room, value))
    else:
        tell_wait(game, hero, value)
        exhaust_hero(game, hero, "wait")


# ---------------------------------------------------------------------- charge
def nearer_rooms(game: Heroes, room: i64) -> i64:
    """KHO-ASSAULT-25  The linked rooms whose distance to the Vault is smaller by 1, as bits."""
    special = game.rules.special
    steps, doors = special.hero_steps(game), special.hero_doors(game)
    mask: i64 = 0
    for other in range(ROOMS):
        if doors[room] >> other & 1 and steps[other] == steps[room] - 1:
            mask |= i64(1) << other
    return mask


def charge(game: Heroes, hero: i64, room: i64) -> None:
    """KHO-ASSAULT-24  All active heroes of the room run to one room nearer to the Vault; without one they wait."""
    if nearer_rooms(game, room):
        ask_team(game, ChooseCharge(room))
    else:
        tell_wait(game, hero, 0)
        exhaust_hero(game, hero, "wait")  # KHO-ASSAULT-27


@final
@dataclass(frozen=True)
class ChooseCharge(TeamDecision):
    """KHO-ASSAULT-24  A tie between rooms: the players decide where the heroes charge."""

    room: i64

    def rule(self) -> str:
        return "KHO-ASSAULT-24"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-charge", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return room_choices(nearer_rooms(game, self.room))

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        if nearer_rooms(game, self.room) >> action.a & 1:
            return LEGAL
        return NOT_NEARER if game.rules.special.hero_doors(game)[self.room] >> action.a & 1 else NO_LINK

    def take(self, game: Heroes, action: Action) -> None:
        charge_heroes(game, self.room, action.a)
        game.push(Arrival(action.a))


@final
@dataclass(frozen=True)
class Arrival(Procedure):
    """KHO-ASSAULT-26  After a charge: Check room for each, then Inspire once if anybody is left."""

    room: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.check_next(game)
            case 1:
                self.inspire(game)
            case _:
                game.finish()

    def check_next(self, game: Heroes) -> None:
        """KHO-TRAP-02  Each hero of the group meets the Traps, in an order chosen by the players."""
        if game.board.first_kind(self.room, ARRIVING) == NOWHERE:
            return
        game.go_to(FIRST_STEP)
        ask_team(game, ChooseArrival(self.room))

    def inspire(self, game: Heroes) -> None:
        """KHO-ASSAULT-26  If at least one survives, all exhausted heroes of the room wake up (KHO-CELLS-10)."""
        if settle_group(game, self.room) > 0:
            tell_inspiration(game, NOWHERE, self.room)
            wake_room(game, self.room)


@final
@dataclass(frozen=True)
class ChooseArrival(TeamDecision):
    """KHO-TRAP-02  Who of the group goes first; without Traps the order does not matter and nobody is asked."""

    room: i64

    def rule(self) -> str:
        return "KHO-TRAP-02"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-arrival", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return [PICKS[game.board.hero_grade[h]][h // 5] for h in game.board.hero_kinds(self.room, ARRIVING)]

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != PICK:
            return WRONG_KIND
        if game.board.find_hero(self.room, action.a, action.b, ARRIVING) == NOWHERE:
            return NOT_HERE
        if game.board.traps(self.room) > 0:
            return LEGAL
        first = game.board.first_kind(self.room, ARRIVING)
        return LEGAL if action is PICKS[game.board.hero_grade[first]][first // 5] else NOT_HERE

    def take(self, game: Heroes, action: Action) -> None:
        h = game.board.find_hero(self.room, action.a, action.b, ARRIVING)
        spring_traps(game, h)
        if is_awake(game, h):
            settle_arrival(game, h)


DRAIN: Final = Drain()
NEXT_HERO: Final = ChooseNextHero()
FRAMES: Final = (Drain, ChooseNextHero, ResolveHero, Act, ChooseCharge, Arrival, ChooseArrival)
