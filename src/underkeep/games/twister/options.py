"""The options of a table: points to win, time, boxes and ways to choose, and the rulings that a table may change."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.formats.options import CHOICE, FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.names import NO_SCENARIO

RULINGS: Final = "rulings"
PRINTED: Final = "printed"
FREE: Final = "free"
MUTUAL: Final = "mutual"
LOTS: Final = "lots"
DARK_BOXES: Final = ("darkness", "mixed")


def ruling(id: str, kind: str, default: str | bool, rule: str, choices: tuple[str, ...] = ()) -> OptionField:
    """A ruling that matters only where Forces of Darkness is in play; it may be set at any table."""
    return OptionField(id, kind, default, choices=choices, rule=rule, section=RULINGS)


@final
class TwisterOptions(OptionsSpec):
    """Options, and which of them go together."""

    def check(self, options: Options) -> None:
        """MIX-SCEN-01  A scenario imposes boxes, rooms and teams."""
        if options.text("scenario") != NO_SCENARIO:
            if options.text("box") != "base" or options.text("choice") != PRINTED:
                raise BadInput("the scenario says what is played", "scenario", "Leave box and choice as they are.")
        if options.flag("tournament") and way_of(options) not in (FREE, MUTUAL):
            raise BadInput("nobody brings rooms of his own", "tournament", "Choose free or mutual choice with it.")
        if options.text("choice") == LOTS and options.text("box") != "mixed":
            raise BadInput("a single box has its own team", "choice", "Draw by lot from both boxes: box = mixed.")


def way_of(options: Options) -> str:
    """MIX-COMMON-01  How teams and rooms are chosen; both boxes without another word by mutual choice
    (MIX-EQUAL-01).
    """
    said = options.text("choice")
    mixes = options.text("box") == "mixed" and options.text("scenario") == NO_SCENARIO
    return MUTUAL if said == PRINTED and mixes else said


OPTIONS: Final = TwisterOptions(
    (
        OptionField("target_points", NUMBER, 5, low=1, high=12, rule="DT-END-01", section="game"),
        OptionField("stalemate_turns", NUMBER, 60, low=10, high=200, rule="UK-TWISTER-01", section="game"),
        OptionField("clock_seconds", NUMBER, 0, low=0, high=86_400, rule="DT-TIME-01", section="game"),
        OptionField("box", CHOICE, "base", choices=("base", *DARK_BOXES), rule="FOD-USE-05", section="game"),
        OptionField(
            "choice", CHOICE, PRINTED, choices=(PRINTED, FREE, MUTUAL, LOTS), rule="MIX-COMMON-01", section="game"
        ),
        OptionField(
            "first_set", FLAG, False, depends_on="box", depends_value=("darkness",), rule="FOD-USE-02", section="game"
        ),
        OptionField(
            "common_copies", NUMBER, 2, low=1, high=3, depends_on="choice", depends_value=("free", "mutual"),
            rule="FOD-GLOSS-06", section="game",
        ),
        OptionField(
            "scenario", CHOICE, NO_SCENARIO, choices=(NO_SCENARIO,), rule="MIX-SCEN-01", section="game", open=True
        ),
        OptionField(
            "tournament", FLAG, False, depends_on="box", depends_value=DARK_BOXES, rule="FOD-TOUR-03", section="game"
        ),
        OptionField("suicide_vp", CHOICE, "1", choices=("1", "kill_value"), rule="DT-VP-05", section=RULINGS),
        OptionField("two_wounded_share", FLAG, True, rule="AMB-06", section=RULINGS),
        OptionField("break_open_portcullis", FLAG, False, rule="AMB-08", section=RULINGS),
        OptionField("wand_on_friends", FLAG, True, rule="AMB-09", section=RULINGS),
        OptionField("jump_exit_over_wounded", FLAG, False, rule="AMB-11", section=RULINGS),
        ruling("zombie_mv", CHOICE, "4", "AMB-02", ("4", "3")),
        ruling("ring_of_light_limit", CHOICE, "squares", "AMB-03", ("squares", "tiles")),
        ruling("bat_blood_bonus", FLAG, True, "AMB-14"),
        ruling("bat_gains_blood", FLAG, False, "FOD-VAMP-07"),
        ruling("incorporeal_passes_cross", FLAG, False, "AMB-16"),
        ruling(
            "shadow_torch_scope", CHOICE, "adjacent_enemies", "AMB-19", ("adjacent_enemies", "adjacent_participants")
        ),
        ruling("undead_near_sacred_tomb_joins", CHOICE, "never", "AMB-15", ("never", "when_defending")),
        ruling("reincarnated_exit_vp", CHOICE, "1", "AMB-39", ("1", "host")),
        ruling("holy_kill_vp", CHOICE, "1", "AMB-20", ("1", "kill_value")),
        ruling("cursed_vampire_changes", FLAG, False, "AMB-66"),
        ruling("specter_acts_in_darkness", FLAG, False, "AMB-67"),
        ruling("tile_spares_wounded_thief", FLAG, True, "AMB-44"),
        ruling("leave_darkness_single_step", FLAG, False, "AMB-40"),
        ruling("curse_taker_must_be_adjacent", FLAG, False, "AMB-41"),
        ruling("own_kill_by_terrain", CHOICE, "auto", "AMB-34", ("auto", "allowed", "forbidden")),
    )
)  # fmt: skip
