"""MIX-COMMON-01  The rules in force in one game: options and scenario of the table worked out into plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.formats.options import Options
from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import JUMP_CARDS
from underkeep.games.twister.scenarios import Scenario, ruled, scenario_named


@final
@dataclass(frozen=True)
class RulesInForce:
    """Never changes during a game and is shared by its clones."""

    options: Options  # as the table has them; a scenario may rule otherwise
    target_points: i64
    stalemate_turns: i64
    suicide_by_kill_value: bool  # DT-VP-05
    two_wounded_share: bool  # AMB-06
    break_open_portcullis: bool  # AMB-08
    wand_on_friends: bool  # AMB-09
    jump_exit_over_wounded: bool  # AMB-11
    darkness: bool  # FOD-USE-05: whether any piece of Forces of Darkness can be in play
    zombie_movement: i64  # AMB-02
    ring_counts_tiles: bool  # AMB-03
    bat_keeps_blood: bool  # AMB-14
    bat_gains_blood: bool  # FOD-VAMP-07
    incorporeal_passes_cross: bool  # AMB-16
    torches_of_participants: bool  # AMB-19
    undead_defend_at_tomb: bool  # AMB-15
    reincarnated_like_host: bool  # AMB-39
    holy_by_kill_value: bool  # AMB-20
    bat_sheds_curse: bool  # AMB-66
    specter_acts_in_dark: bool  # AMB-67
    tile_spares_wounded_thief: bool  # AMB-44
    one_step_out_of_darkness: bool  # AMB-40
    curse_goes_to_neighbours: bool  # AMB-41
    may_kill_own_by_terrain: bool  # AMB-34
    scenario: Scenario | None  # MIX-SCEN-01
    jump_cards: i64  # DT-CARD-03: of each side; a scenario may deal fewer (MIX-SCEN-02)


def rules_in_force(table: Options, scenarios: tuple[Scenario, ...]) -> RulesInForce:
    """MIX-SCEN-01  A scenario has its own target and rulings."""
    scenario = scenario_named(scenarios, table.text("scenario"))
    options = ruled(table, scenario)
    dark = table.text("box") != "base" if scenario is None else scenario.is_dark()
    return RulesInForce(
        table,
        options.number("target_points") if scenario is None else scenario.target_points,
        options.number("stalemate_turns"),
        options.text("suicide_vp") == "kill_value",
        options.flag("two_wounded_share"),
        options.flag("break_open_portcullis"),
        options.flag("wand_on_friends"),
        options.flag("jump_exit_over_wounded"),
        dark,
        int(options.text("zombie_mv")),
        options.text("ring_of_light_limit") == "tiles",
        options.flag("bat_blood_bonus"),
        options.flag("bat_gains_blood"),
        options.flag("incorporeal_passes_cross"),
        options.text("shadow_torch_scope") == "adjacent_participants",
        options.text("undead_near_sacred_tomb_joins") == "when_defending",
        options.text("reincarnated_exit_vp") == "host",
        options.text("holy_kill_vp") == "kill_value",
        options.flag("cursed_vampire_changes"),
        options.flag("specter_acts_in_darkness"),
        options.flag("tile_spares_wounded_thief"),
        options.flag("leave_darkness_single_step"),
        options.flag("curse_taker_must_be_adjacent"),
        may_kill_own(options, dark),
        scenario,
        JUMP_CARDS if scenario is None else scenario.jump_cards,
    )


def may_kill_own(options: Options, dark: bool) -> bool:
    """AMB-34  One's own wounded may be led into a pit where Forces of Darkness is in play, or as the table says."""
    said = options.text("own_kill_by_terrain")
    return dark if said == "auto" else said == "allowed"
