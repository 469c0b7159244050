"""KHO-SETUP-06  The options of a table: scenario, mode, clans, difficulty, and every switch of the rulings."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.formats.options import CHOICE, DRAFT, FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.names import CLAN_NAMES, DIFFICULTY_NAMES, SCENARIO_NAMES

MAX_PLAYERS: Final = 4  # KHO-SCEN-03: the box says four
SWITCHES: Final = "switches"

IMMEDIATE: Final = ("immediate", "on_demand")
THROWS: Final = ("whole_turn", "phases_1_to_3")
CHOOSERS: Final = ("team_choice", "random")
EMPTY_ASSAULTS: Final = ("scenario", "0", "1", "2", "3", "4")
TREASURE_VALUES: Final = ("random", "scenario")
CHRONICLE: Final = ("none", "won", "lost")  # how the scenario before this one in its chapter ended

FIELDS: Final = (
    OptionField("scenario", CHOICE, "k1", (*SCENARIO_NAMES[1:], "k0"), rule="KHO-SETUP-01"),
    OptionField("mode", CHOICE, "a", ("a", "b"), rule="KHO-SCEN-08"),
    OptionField("clans", DRAFT, ("dragon", "ratkin"), tuple(CLAN_NAMES), 1, MAX_PLAYERS, rule="KHO-SETUP-06"),
    OptionField("difficulty", CHOICE, "family", tuple(DIFFICULTY_NAMES), rule="KHO-SETUP-11"),
    OptionField("open_hands", FLAG, True, rule="KHO-SETUP-15"),
    OptionField("collective_decisions", CHOICE, "active", ("active", "vote"), rule="KHO-RUL-09"),
    OptionField("wave_0", CHOICE, "0", EMPTY_ASSAULTS, rule="KHO-RUL-08", section=SWITCHES),
    OptionField("treasure_values", CHOICE, "random", TREASURE_VALUES, rule="KHO-SETUP-03", section=SWITCHES),
    OptionField("laboratory_clan", CHOICE, "team_choice", CHOOSERS, rule="KHO-LAB-01", section=SWITCHES),
    OptionField("cells_window", CHOICE, "whole_turn", THROWS, rule="KHO-CELLS-02", section=SWITCHES),
    OptionField("cells_scenario_card_still_draws", FLAG, True, rule="KHO-CELLS-05", section=SWITCHES),
    OptionField("tactics_reshuffle", CHOICE, "immediate", IMMEDIATE, rule="KHO-PLAY-04", section=SWITCHES),
    OptionField("allow_voluntary_discard", FLAG, False, rule="KHO-PLAY-07", section=SWITCHES),
    OptionField("refresh_may_discard_loot", FLAG, False, rule="KHO-REFRESH-04", section=SWITCHES),
    OptionField("defend_vs_archer_exhibit", FLAG, False, rule="KHO-DEF-05", section=SWITCHES),
    OptionField("defend_card_discarded_at_once", FLAG, False, rule="KHO-DEF-04", section=SWITCHES),
    OptionField("clan_ability_cost_activates", NUMBER, 1, low=1, high=2, rule="KHO-CLAN-02", section=SWITCHES),
    OptionField("max_portals_per_room", NUMBER, 1, low=1, high=2, rule="KHO-PORTAL-05", section=SWITCHES),
    OptionField("poltergeist_ability_uses_portals", FLAG, False, rule="KHO-CLAN-21", section=SWITCHES),
    OptionField("wave_quota_fixed_at_assault_start", FLAG, True, rule="KHO-WAVE-04", section=SWITCHES),
    OptionField("chronicle", CHOICE, "none", CHRONICLE, rule="KHO-SCN-0004"),
)  # fmt: skip


@final
class HeroesOptions(OptionsSpec):
    """The options with the checks that span several of them."""

    def check(self, options: Options) -> None:
        """KHO-SETUP-06  One clan per player, one to four players; alone nothing changes (KHO-SOLO-01)."""
        if not options.draft("clans"):
            raise BadInput("no clan is named", "clans", f"Name 1 to {MAX_PLAYERS} clans, one per player in seat order.")
        if options.text("scenario") == "k0" and options.text("mode") == "b":
            raise BadInput("the example dungeon has one mode", "mode", "Take mode a.")


OPTIONS: Final = HeroesOptions(FIELDS)
