"""KHO-SCEN-08  The rules in force in one game: options, content, clans by seat, and what the scenario adds, worked out
into plain numbers.
"""

from __future__ import annotations

from typing import final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.windows import Reaction
from underkeep.games.heroes.chronicles import ChronicleStory, chronicle_named
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.names import cards
from underkeep.games.heroes.options import KEPT, LOST_BEFORE, WON_BEFORE
from underkeep.games.heroes.scenario_file import Scenario
from underkeep.games.heroes.scenarios.base import ScenarioRules


def chapter_of(options: Options) -> int:
    """KHO-SCN-0004  How many chapters of the Chronicle lie behind."""
    return len(options.draft("results"))


def scenario_of(options: Options, content: Content) -> Scenario:
    """KHO-SCN-0004  The scenario of the chapter, or the one that the table chose."""
    chronicle = chronicle_named(content.chronicles, options.text("chronicle"))
    if chronicle is None:
        return content.scenario(options.text("scenario"))
    return content.scenario(chronicle.chapters[chapter_of(options)].scenario)


def gifts_of(options: Options, content: Content) -> tuple[str, ...]:
    """KHO-SCN-0008  What the chapters gave or took, in their order; spoils are handed out once (KHO-SCN-0005)."""
    before = options.text("chronicle")
    chronicle: ChronicleStory | None = chronicle_named(content.chronicles, before)
    if chronicle is None:
        return ("spoils",) if before == WON_BEFORE else ("warning",) if before == LOST_BEFORE else ()
    ends = list(zip(options.draft("results"), chronicle.chapters, strict=False))
    gifts = [chapter.won if result == "won" else chapter.lost for result, chapter in ends]
    return tuple([gift for n, gift in enumerate(gifts) if gift != "spoils" or n == len(gifts) - 1])


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
        self.scenario: Scenario = scenario_of(options, content)
        self.gifts = gifts_of(options, content)
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
        self.wave_0 += self.gifts.count("warning")  # KHO-SCN-0006
        self.toll: i64 = self.gifts.count("toll")
        self.muster: i64 = self.gifts.count("muster")
        self.kept = [vec[i64]([cards.number(name) for name in options.draft(id)]) for id in KEPT]

    def clan_name(self, role: i64) -> str:
        return self.content.clans[self.clans[role]].id

    def clan_names(self) -> tuple[str, ...]:
        """KHO-SETUP-06  The clans in play, in seat order."""
        return tuple([self.clan_name(role) for role in range(i64(len(self.clans)))])
