"""KHO-SCEN-07  The moments at which a scenario may have something to say; a scenario without special rules is this
class.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.names import PLAIN
from underkeep.games.heroes.refusals import LEGAL, NO_SPECIAL

if TYPE_CHECKING:
    from underkeep.games.heroes.state.game import Heroes


class ScenarioRules:
    """KHO-SCEN-04  Stateless; counters of a scenario live in `game.notes`, markers on the map."""

    def set_up(self, game: Heroes) -> None:
        """KHO-SCEN-07  Trigger `setup`: after the guild deck is shuffled."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCEN-09  Trigger `scenario_card`: an assault has drawn that card; may push one frame.

        What the card means is for the scenario to say (KHO-SCEN-05); heroes it wakes act afterwards (KHO-SCEN-11).
        """

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-ACT-11  Trigger `activate_use`: may the role use an Activate for the scenario in that room?"""
        return NO_SPECIAL

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-ACT-11  Carry out the use; may push one frame."""

    def value(self, game: Heroes, room: i64, printed: i64) -> i64:
        """KHO-SCEN-12  The effective value of the Treasure in a room."""
        return printed

    def plundered(self, game: Heroes, room: i64, printed: i64) -> None:
        """KHO-SCEN-12  A Treasure has just been plundered there."""

    def wave_2_begins(self, game: Heroes) -> None:
        """KHO-SCEN-07  Trigger `wave_2_begins`."""

    def final_check(self, game: Heroes) -> bool:
        """KHO-SCEN-13  Trigger `final_check`: is the extra goal met?"""
        return True

    def empty_assaults(self, game: Heroes) -> i64:
        """KHO-WAVE-07  So many assaults at the beginning draw no guild card."""
        return game.rules.wave_0

    def doors(self, game: Heroes) -> vec[i64]:
        """KHO-ROOM-03  The passages that monsters use."""
        return game.dungeon.doors

    def hero_doors(self, game: Heroes) -> vec[i64]:
        """KHO-PORTAL-04  The links along which heroes charge: passages, unless stated otherwise."""
        return game.dungeon.doors

    def hero_steps(self, game: Heroes) -> vec[i64]:
        """KHO-ASSAULT-25  Distances to the Vault as heroes count them."""
        return game.dungeon.steps

    def refuse_leave(self, game: Heroes, room: i64) -> i64:
        """KHO-SCN-0902  May a monster leave the room through a passage or a wall?"""
        return LEGAL

    def refuse_step(self, game: Heroes, room: i64, by_icon: bool) -> i64:
        """KHO-SCN-1602  May a monster leave the room through a passage, by a plain Move icon or otherwise?"""
        return LEGAL

    def refuse_work(self, game: Heroes, room: i64, portal: bool) -> i64:
        """KHO-SCN-0904  May the room be activated, for its action or for its Portal?"""
        return LEGAL

    def attack_damage(self, game: Heroes, grade: i64) -> i64:
        """KHO-ASSAULT-20  The damage of a hero's attack."""
        return 1

    def laboratory_cards(self, game: Heroes) -> i64:
        """KHO-LAB-02  Guild cards drawn when the Laboratory is activated."""
        return 1

    def imprisoned(self, game: Heroes) -> None:
        """KHO-SCN-1802  A hero has just been locked in the Cells."""

    def health(self, grade: i64) -> i64:
        """KHO-DMG-01  A hero has 1 health unless stated otherwise."""
        return 1 if grade == PLAIN else 2

    # ------------------------------------------------------------------ answers to questions.py
    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCEN-07  Why a room of the dungeon is none of those that the scenario asks for."""
        return NO_SPECIAL

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCEN-07  A room was chosen for what the scenario asked."""

    def token_chosen(self, game: Heroes, room: i64, kind: i64) -> None:
        """KHO-SCEN-07  A resource of a room was chosen."""

    def hero_chosen(self, game: Heroes, h: i64) -> None:
        """KHO-SCEN-07  A hero was chosen."""
