"""KHO-ASSAULT-20  Which monster is hit: the team chooses, players with a Defend card may react, then the damage
counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.heroes.actions import HIT, HITS, ROOM, room_choices
from underkeep.games.heroes.names import NOWHERE, ROOM_NAMES, ROOMS
from underkeep.games.heroes.refusals import LEGAL, NO_SHOT, NOT_HERE, NOT_NEAREST, WRONG_KIND
from underkeep.games.heroes.rules.deeds import tell_shot
from underkeep.games.heroes.rules.moments import HERO_ATTACKS
from underkeep.games.heroes.rules.team import TeamDecision, ask_team
from underkeep.games.heroes.state.changes.board import wound_monster
from underkeep.games.heroes.state.changes.turn import land_blow, raise_blow
from underkeep.games.heroes.state.game import Heroes


def hit_somebody(game: Heroes, room: i64, damage: i64, defence: bool) -> None:
    """KHO-ASSAULT-20  A monster of the room takes damage; nobody there, nothing happens."""
    if game.board.crowd[room] > 0:
        ask_team(game, ChooseVictim(room, damage, defence))


def refuse_hit(game: Heroes, room: i64, clan: i64, wounds: i64) -> i64:
    """KHO-ASSAULT-20  A monster with that many Wounds in the room."""
    for role in range(game.roles):
        if game.rules.clans[role] == clan:
            return LEGAL if game.board.find_monster(role, room, wounds) != NOWHERE else NOT_HERE
    return NOT_HERE


@final
@dataclass(frozen=True)
class ChooseVictim(TeamDecision):
    """KHO-ASSAULT-20  Several monsters: the players choose the target."""

    room: i64
    damage: i64
    defence: bool

    def rule(self) -> str:
        return "KHO-ASSAULT-20"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-victim", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        found: list[Action] = []
        for role in range(game.roles):
            if game.board.has_body(role, self.room):
                found.extend(HITS[game.rules.clans[role]])
        return found

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != HIT:
            return WRONG_KIND
        return refuse_hit(game, self.room, action.a, action.b)

    def take(self, game: Heroes, action: Action) -> None:
        for role in range(game.roles):
            if game.rules.clans[role] == action.a:
                m = game.board.find_monster(role, self.room, action.b)
                game.push(Blow(m, self.damage, self.defence))
                return


@final
@dataclass(frozen=True)
class Blow(Procedure):
    """KHO-DEF-07  The target is named: first the reactions, then the damage."""

    monster: i64
    damage: i64
    defence: bool

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.offer_defence(game)
            case 1:
                self.hurt(game)
            case _:
                game.finish()

    def offer_defence(self, game: Heroes) -> None:
        """KHO-DEF-01  Any player with a monster in that room may play a Defend card."""
        raise_blow(game, self.damage)
        if self.defence:
            game.open_window(Window(HERO_ATTACKS, game.board.monster_room[self.monster]))

    def hurt(self, game: Heroes) -> None:
        """KHO-DEF-02  What was not defended is dealt; the hero is exhausted all the same."""
        damage = land_blow(game)
        if damage > 0:
            wound_monster(game, self.monster, damage)


# ---------------------------------------------------------------------- the Archer's shot
def shot_rooms(game: Heroes, room: i64) -> i64:
    """KHO-ASSAULT-11  The rooms with monsters next door that are nearest to the Vault, as bits."""
    steps = game.rules.special.hero_steps(game)  # KHO-RUL-06
    nearest: i64 = 1000
    mask: i64 = 0
    for other in range(ROOMS):
        if not game.dungeon.doors[room] >> other & 1 or game.board.crowd[other] == 0:
            continue
        if steps[other] < nearest:
            nearest, mask = steps[other], 0
        if steps[other] == nearest:
            mask |= i64(1) << other
    return mask


@final
@dataclass(frozen=True)
class ChooseShot(TeamDecision):
    """KHO-ASSAULT-11  Several rooms equally near to the Vault: the players choose."""

    room: i64

    def rule(self) -> str:
        return "KHO-ASSAULT-11"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-shot", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return room_choices(shot_rooms(game, self.room))

    def refuse(self, game: Heroes, action: Action) -> i64:
        if action.verb != ROOM:
            return WRONG_KIND
        if shot_rooms(game, self.room) >> action.a & 1:
            return LEGAL
        in_reach = game.dungeon.doors[self.room] >> action.a & 1 and game.board.crowd[action.a] > 0
        return NOT_NEAREST if in_reach else NO_SHOT

    def take(self, game: Heroes, action: Action) -> None:
        """KHO-DEF-05  No Defend against this shot, unless the table allows it."""
        tell_shot(game, self.room, action.a)
        hit_somebody(game, action.a, 1, game.rules.options.flag("defend_vs_archer_exhibit"))


FRAMES: Final = (ChooseVictim, Blow, ChooseShot)
