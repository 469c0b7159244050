"""The options of Vast: who plays, how hard it is for each, and every contested ruling as a switch."""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.options import CHOICE, FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.errors import BadInput
from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, LEVELS, ROLES, THIEF
from underkeep.games.vast.role_sets import SET_IDS, role_set, sets_with

FLAG_RULES: Final = (
    ("faq2019_strict_forced_movement", "VAST-FM-007"),
    ("faq2019_remover_moves_pieces", "VAST-CTR-18"),
    ("faq2019_rockslide_keeps_bomb", "VAST-CTR-24"),
    ("faq2019_pickpocket_any_face_up_secret", "VAST-CTR-23"),
    ("faq2019_surface_on_awaken", "VAST-RUL-18"),
    ("faq2019_collect_omens_first", "VAST-CTR-22"),
    ("faq2019_one_tile_collapse_4p_no_cave", "VAST-VAR-042"),
    ("flame_wall_kill_gives_loot", "VAST-CTR-15"),
    ("aid_zero_rage_perception", "VAST-CTR-06"),
    ("aid_thief_kill_scatters_tribe", "VAST-CTR-03"),
    ("card_collapse_on_next_turn", "VAST-CTR-14"),
    ("rulebook_no_past_plunder_gdt", "VAST-CTR-17"),
    ("aid_dragon_escape_at_end_of_turn", "VAST-CTR-12"),
    ("aid_rage_fills_to_four", "VAST-CTR-07"),
    ("aid_lurk_when_no_valid_tile", "VAST-CTR-37"),
    ("faq2019_rockslide_returns_on_printed_wall", "VAST-CAVE-015"),
    ("faq2019_thief_target_per_piece", "VAST-TH-015"),
    ("card_enchanted_bow_at_most_three", "VAST-CTR-42"),
    ("collapse_never_onto_dark", "VAST-CTR-43"),
    ("lurking_tribe_attacks_knight", "VAST-RUL-05"),
    ("aid_thief_tile_connects", "VAST-CTR-11"),
)
EXTRA_RULES: Final = (  # what else is in the box: id, rule, section, the option or the role it depends on
    ("terrain", "VAST-TER-001", "terrain", ""),
    ("terrain_optional", "VAST-CTR-32", "terrain", "terrain"),
    ("random_terrain", "VAST-TER-016", "terrain", "terrain"),
    ("card_canyon_bridge_any_cave_tile", "VAST-CTR-20", "terrain", "terrain"),
    ("card_magma_spares_last_health", "VAST-CTR-25", "terrain", "terrain"),
    ("card_pits_apart_from_all", "VAST-CTR-44", "terrain", "terrain"),
    ("moving_entrance", "VAST-BON-001", "bonus", ""),
    ("unknown_treasures", "VAST-BON-004", "bonus", "knight"),
    ("promo_cards", "VAST-BON-022", "bonus", ""),
    ("card_rune_staff_cardinal_only", "VAST-CTR-27", "bonus", "promo_cards"),
    ("revised_cards", "VAST-BON-021", "bonus", "knight"),
    ("dragon_scales", "VAST-BON-040", "bonus", "dragon"),
    ("thief_advancement", "VAST-BON-050", "bonus", "thief"),
    ("goblin_schemes", "VAST-BON-030", "bonus", "goblins"),
)
ON_FROM_THE_START: Final = ("faq2019_surface_on_awaken", "terrain_optional")
FLAGS: Final = [name for name, _ in FLAG_RULES] + [name for name, _, _, _ in EXTRA_RULES]
STRICT_MOVES: Final = 0
REMOVER_MOVES: Final = 1
ROCKSLIDE_KEEPS_BOMB: Final = 2
ANY_FACE_UP_SECRET: Final = 3
SURFACE_ON_AWAKEN: Final = 4
COLLECT_FIRST: Final = 5
ONE_TILE_COLLAPSE: Final = 6
FLAME_WALL_LOOT: Final = 7
ZERO_RAGE_PERCEPTION: Final = 8
THIEF_KILL_SCATTERS: Final = 9
COLLAPSE_NEXT_TURN: Final = 10
NO_PLUNDER_GDT: Final = 11
ESCAPE_AT_END: Final = 12
RAGE_FILLS: Final = 13
LURK_NO_VALID: Final = 14
ROCKSLIDE_RETURNS: Final = 15
TARGET_PER_PIECE: Final = 16
BOW_AT_MOST_THREE: Final = 17
NEVER_ONTO_DARK: Final = 18
LURKER_ATTACKS: Final = 19
THIEF_TILE_CONNECTS: Final = 20
WITH_TERRAIN: Final = 21
TERRAIN_OPTIONAL: Final = 22
RANDOM_TERRAIN: Final = 23
BRIDGE_ANY_TILE: Final = 24
MAGMA_SPARES: Final = 25
PITS_APART_FROM_ALL: Final = 26
MOVING_ENTRANCE: Final = 27
UNKNOWN_TREASURES: Final = 28
PROMO_CARDS: Final = 29
STAFF_CARDINAL: Final = 30
REVISED_CARDS: Final = 31
DRAGON_SCALES: Final = 32
THIEF_ADVANCEMENT: Final = 33
GOBLIN_SCHEMES: Final = 34

DIFFICULTY_RULES: Final = ("VAST-DIF-001", "VAST-DIF-002", "VAST-DIF-003", "VAST-DIF-004", "VAST-DIF-005")
INFESTED: Final = tuple(id for id in SET_IDS if role_set(id).infestation)
KNIGHT_THIEF: Final = ("knight-thief",)
DRAGON_ALONE: Final = ("dragon",)


def difficulty_field(role: int) -> OptionField:
    """VAST-DIF-001  One card for each role that plays; without the Knight the Goblins use her row (VAST-DIF-006)."""
    # VAST-VAR-041: speed games and campaigns are levels chosen by the table
    used_by = {KNIGHT: sets_with(KNIGHT), GOBLINS: sets_with(GOBLINS)}.get(role, sets_with(role))
    return OptionField(
        f"{ROLES[role]}_level", CHOICE, "standard", tuple(LEVELS),
        depends_on="roles", depends_value=used_by, rule=DIFFICULTY_RULES[role], section="difficulty",
    )  # fmt: skip


def extra_field(id: str, rule: str, section: str, depends_on: str) -> OptionField:
    """VAST-CTR-32  A switch that is off unless the table turns it on; only declining Terrain is allowed from the
    start.
    """
    values: tuple[str | bool, ...] = (True,) if depends_on else ()
    if depends_on in ROLES:
        values, depends_on = sets_with(ROLES.index(depends_on)), "roles"
    return OptionField(
        id, FLAG, id in ON_FROM_THE_START, depends_on=depends_on, depends_value=values, rule=rule, section=section,
    )  # fmt: skip


FIELDS: Final = (
    OptionField("roles", CHOICE, SET_IDS[0], SET_IDS, rule="VAST-GEN-001", section="players"),
    OptionField(
        "infestation", CHOICE, "table", ("table", "a", "b", "c"),
        depends_on="roles", depends_value=INFESTED, rule="VAST-VAR-020", section="players",
    ),
    OptionField(
        "agreed_goal", CHOICE, "5", ("5", "6"),
        depends_on="roles", depends_value=KNIGHT_THIEF, rule="VAST-VAR-120", section="players",
    ),
    OptionField(
        "awake_hunger", CHOICE, "0", ("0", "2", "4"),
        depends_on="roles", depends_value=DRAGON_ALONE, rule="VAST-VAR-007", section="players",
    ),
    *(difficulty_field(role) for role in (KNIGHT, GOBLINS, DRAGON, CAVE, THIEF)),
    OptionField("removed_tiles", NUMBER, 0, low=0, high=4, rule="VAST-VAR-040", section="rules"),
    OptionField("last_round", NUMBER, 100, low=20, high=500, rule="UK-VAST-01", section="rules"),
    *(OptionField(name, FLAG, name in ON_FROM_THE_START, rule=rule, section="switches") for name, rule in FLAG_RULES),
    *(extra_field(*entry) for entry in EXTRA_RULES),
)  # fmt: skip


class VastOptions(OptionsSpec):
    """Adds what spans several fields."""

    def check(self, options: Options) -> None:
        """VAST-VAR-040  The Collapse variant removes two to four tiles, never one."""
        if options.number("removed_tiles") == 1:
            raise BadInput("1 tile is not a choice", "removed_tiles", "Give 0 for none, or 2 to 4.")


OPTIONS: Final = VastOptions(FIELDS)
