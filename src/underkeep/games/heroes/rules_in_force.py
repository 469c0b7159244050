"""KHO-SCEN-08  The rules in force in one game: options, content, clans by seat, and what the scenario adds, worked out
into plain numbers.
"""

from __future__ import annotations

from typing import final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.windows import Reaction
from underkeep.games.heroes.content import Content, Scenario
from underkeep.games.heroes.scenarios.base import ScenarioRules


@final
class RulesInForce:
    """Never changes during a game and is shared by its clones. `special` are the special rules of the scenario."""

    def __init__(
        self, options: Options, content: Content, special: ScenarioRules, reactions: list[list[Reaction]]
    ) -> None:
        self.options = options
        self.content = content
        self.special = special
        self.reactions = reactions
        self.scenario: Scenario = content.scenarios[int(options.text("scenario")[1:])]
        self.mode_b = options.text("mode") == "b"
        ids = [clan.id for clan in content.clans]
        self.clans = vec[i64]([ids.index(name) for name in options.draft("clans")])
        self.health = vec[i64]([content.clans[int(clan)].health for clan in self.clans])
        self.sizes = vec[i64]([content.clans[int(clan)].monsters for clan in self.clans])
        level = [d.id for d in content.difficulties].index(options.text("difficulty"))
        # KHO-SETUP-11; KHO-DIFF-04: nothing else depends on difficulty or number of players
        self.quota = vec[i64](list(content.difficulties[level].quota))  # KHO-WAVE-01
        self.room_types = vec[i64]([room.type for room in content.rooms])
        self.treasure_values = vec[i64]([value for value, _ in content.treasures])
        self.treasure_effects = vec[i64]([effect for _, effect in content.treasures])
        self.open_hands = options.flag("open_hands")
        self.votes = options.text("collective_decisions") == "vote" and len(self.clans) > 1
        self.on_demand = options.text("tactics_reshuffle") == "on_demand"
        self.whole_turn = options.text("cells_window") == "whole_turn"
        self.defence_discarded = options.flag("defend_card_discarded_at_once")  # KHO-DEF-04
        self.ability_cost: i64 = options.number("clan_ability_cost_activates")
        self.max_portals: i64 = options.number("max_portals_per_room")
        self.fixed_quota = options.flag("wave_quota_fixed_at_assault_start")
        wave_0 = options.text("wave_0")  # KHO-RUL-08
        self.wave_0: i64 = self.scenario.wave_0 if wave_0 == "scenario" else int(wave_0)
        if options.text("chronicle") == "lost":  # KHO-SCN-0006
            self.wave_0 += 1

    def clan_name(self, role: i64) -> str:
        return self.content.clans[self.clans[role]].id

    def clan_names(self) -> tuple[str, ...]:
        """KHO-SETUP-06  The clans in play, in seat order."""
        return tuple([self.clan_name(role) for role in range(i64(len(self.clans)))])
