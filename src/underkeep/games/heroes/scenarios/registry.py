"""KHO-SCEN-04  The code unit of each scenario; the map of the rulebook's examples has no special rules."""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.scenarios.base import ScenarioRules
from underkeep.games.heroes.scenarios.chapter_1 import LockUp, MadScience, WitchsCauldron, WitchsSoup
from underkeep.games.heroes.scenarios.chapter_2 import BattleOfTheBands, EverythingAtOnce, RentDay, UnderConstruction
from underkeep.games.heroes.scenarios.chapter_3 import CaveIn, ChampionsOfTheGuild, GreatFeast, OpenGates
from underkeep.games.heroes.scenarios.chapter_4 import DeepFreeze, InspectorCalls, LongWayHome, RatRun
from underkeep.games.heroes.scenarios.chapter_5 import Blueprint, LastStand, PrisonRiot, TreasureSwap

RULES: Final[list[ScenarioRules]] = [
    ScenarioRules(),
    WitchsCauldron(), LockUp(), WitchsSoup(), MadScience(),
    UnderConstruction(), RentDay(), BattleOfTheBands(), EverythingAtOnce(),
    CaveIn(), OpenGates(), ChampionsOfTheGuild(), GreatFeast(),
    LongWayHome(), RatRun(), InspectorCalls(), DeepFreeze(),
    TreasureSwap(), PrisonRiot(), Blueprint(), LastStand(),
]  # fmt: skip


def rules_of(scenario: str) -> ScenarioRules:
    """The unit of a scenario by its id, k0 to k20."""
    return RULES[int(scenario[1:])]
