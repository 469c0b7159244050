"""KHO-SETUP-06  The options of a table: scenario, mode, clans, difficulty, and every switch of the rulings."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.formats.options import CARRIED, CHOICE, DRAFT, FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.names import (
    CHAPTERS,
    CHRONICLE_NAMES,
    CLAN_NAMES,
    DIFFICULTY_NAMES,
    LOOT_NAMES,
    SCENARIO_NAMES,
)

MAX_PLAYERS: Final = 6  # KHO-SCEN-03: four by the box, six with the Dungeon Book
SWITCHES: Final = "switches"

IMMEDIATE: Final = ("immediate", "on_demand")
THROWS: Final = ("whole_turn", "phases_1_to_3")
CHOOSERS: Final = ("team_choice", "random")
EMPTY_ASSAULTS: Final = ("scenario", "0", "1", "2", "3", "4")
TREASURE_VALUES: Final = ("random", "scenario")
NO_CHRONICLE: Final = "none"
WON_BEFORE: Final = "won"  # in tables of before there were Chronicles: how the scenario before this one ended
LOST_BEFORE: Final = "lost"
BY_ITSELF: Final = (NO_CHRONICLE, WON_BEFORE, LOST_BEFORE)  # one scenario, which the table chooses
CHRONICLES: Final = BY_ITSELF + CHRONICLE_NAMES
KEPT: Final = ("kept_1", "kept_2", "kept_3", "kept_4", "kept_5", "kept_6")  # by seat

FIELDS: Final = (
    OptionField("chronicle", CHOICE, NO_CHRONICLE, (NO_CHRONICLE, *CHRONICLE_NAMES), rule="KHO-SCN-0004", open=True),
    OptionField("scenario", CHOICE, "k1", (*SCENARIO_NAMES[1:], "k0"), depends_on="chronicle", depends_value=BY_ITSELF,
                rule="KHO-SETUP-01", open=True),
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
    OptionField("results", DRAFT, (), ("won", "lost"), 0, CHAPTERS - 1, ("won", "lost"), "chronicle", CHRONICLE_NAMES,
                rule="KHO-SCN-0008", section=CARRIED),
    *[OptionField(id, DRAFT, (), tuple(LOOT_NAMES), 0, len(LOOT_NAMES), depends_on="chronicle",
                  depends_value=CHRONICLE_NAMES, rule="KHO-SCN-0007", section=CARRIED) for id in KEPT],
)  # fmt: skip


@final
class HeroesOptions(OptionsSpec):
    """The options with the checks that span several of them."""

    def check(self, options: Options) -> None:
        """KHO-SETUP-06  One clan per player, one to six players; alone nothing changes (KHO-SOLO-01)."""
        if not options.draft("clans"):
            raise BadInput("no clan is named", "clans", f"Name 1 to {MAX_PLAYERS} clans, one per player in seat order.")
        if options.text("scenario") == "k0" and options.text("mode") == "b":
            raise BadInput("the example dungeon has one mode", "mode", "Take mode a.")
        if options.text("chronicle") not in CHRONICLES:
            known = ", ".join((NO_CHRONICLE, *CHRONICLE_NAMES))
            raise BadInput(f"there is no {options.text('chronicle')!r}", "chronicle", f"Give one of: {known}.")
        check_kept(options)


def check_kept(options: Options) -> None:
    """KHO-SCN-0007  Loot is kept from chapter to chapter, each card by one of the clans that play."""
    seen: list[str] = []
    for seat, id in enumerate(KEPT):
        cards = options.draft(id)
        if cards and (seat >= len(options.draft("clans")) or not options.draft("results")):
            raise BadInput("nobody can have kept these", id, "Only clans that played a chapter before keep loot.")
        for card in cards:
            if card in seen:
                raise BadInput(f"{card!r} is kept twice", id, "Each loot card is in one deck at most.")
            seen.append(card)


OPTIONS: Final = HeroesOptions(FIELDS)


def options_told(told: tuple[tuple[str, str], ...]) -> Options:
    """The options as a View tells them."""
    spelt = {"True": "true", "False": "false"}
    return OPTIONS.from_words([f"{id}={spelt.get(text, text)}" for id, text in told])
