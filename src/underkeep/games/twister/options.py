"""The options of a table: points to win, time, and the rulings that a table may change."""

from __future__ import annotations

from typing import Final

from underkeep.core.options import CHOICE, FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.games.twister.state import Switches

RULINGS: Final = "rulings"

OPTIONS: Final = OptionsSpec(
    (
        OptionField("target_points", NUMBER, 5, low=1, high=12, rule="DT-END-01", section="game"),
        OptionField("stalemate_turns", NUMBER, 60, low=10, high=400, rule="UK-TWISTER-01", section="game"),
        OptionField("clock_seconds", NUMBER, 0, low=0, high=86_400, rule="DT-TIME-01", section="game"),
        OptionField("suicide_vp", CHOICE, "1", choices=("1", "kill_value"), rule="DT-VP-05", section=RULINGS),
        OptionField("two_wounded_share", FLAG, True, rule="AMB-06", section=RULINGS),
        OptionField("break_open_portcullis", FLAG, False, rule="AMB-08", section=RULINGS),
        OptionField("wand_on_friends", FLAG, True, rule="AMB-09", section=RULINGS),
        OptionField("jump_exit_over_wounded", FLAG, False, rule="AMB-11", section=RULINGS),
    )
)


def switches_of(options: Options) -> Switches:
    return Switches(
        options,
        options.number("target_points"),
        options.number("stalemate_turns"),
        options.text("suicide_vp") == "kill_value",
        options.flag("two_wounded_share"),
        options.flag("break_open_portcullis"),
        options.flag("wand_on_friends"),
        options.flag("jump_exit_over_wounded"),
    )
