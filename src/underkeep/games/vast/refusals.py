"""Why an action is not legal: a code for each reason, with the rule and the sentence that explain it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.game import OTHER_QUESTION

LEGAL: Final = 0
WRONG_KIND: Final = 1
NOT_A_TILE: Final = 2
NOT_ADJACENT: Final = 3
WALL_BETWEEN: Final = 4
NOT_DARK: Final = 5
NOT_LIT: Final = 6
OCCUPIED: Final = 7
NOT_SEEN: Final = 8
NO_TARGET: Final = 9
NOT_PLAYING: Final = 10
NO_SUCH_TOKEN: Final = 11
NOT_OPEN_EDGE: Final = 12
NOT_NEXT_TO_MAP: Final = 13
NOT_IN_HAND: Final = 14
CRYSTAL_FIRST: Final = 15
NO_TILES_LEFT: Final = 16
NOT_TO_REVEAL: Final = 17
SAME_TURN: Final = 18
MUST_FACE_KNIGHT: Final = 19
MUST_CONNECT: Final = 20
NOT_A_GROUP: Final = 21
NEVER_TOUCHES: Final = 22
NEVER_THE_ENTRANCE: Final = 23
TOUCHES_TOO_MANY: Final = 24
CANNOT_LEAVE: Final = 25
LIT_CRYSTAL_FIRST: Final = 26
DARK_FIRST: Final = 27
FORCED_ONTO_DARK: Final = 28
FORCED_ONTO_PIECE: Final = 29
WOULD_ATTACK: Final = 30
TOKEN_OUT_OF_REACH: Final = 31
SHIELD_PROTECTS: Final = 32
NOWHERE_TO_GO: Final = 33
NO_CUBE_THERE: Final = 34
UNPLACED_FIRST: Final = 35
NO_FREE_CUBE: Final = 36
NO_ROOM: Final = 37
NO_SUCH_TREASURE: Final = 38
NOT_FACE_DOWN: Final = 39
NEEDS_A_CUBE: Final = 40
ALREADY_USED: Final = 41
ALREADY_READY: Final = 42
TWO_CUBES_STAY: Final = 43
NOT_HER_QUEST: Final = 44
QUEST_NOT_DONE: Final = 45
NO_MOVEMENT: Final = 46
NO_ENCOUNTER_TO_MOVE: Final = 47
NO_ENCOUNTER: Final = 48
EVENT_FIRST: Final = 49
TRIBE_TOO_STRONG: Final = 50
ARMOR_TOO_STRONG: Final = 51
NOTHING_TO_MEET: Final = 52
NOTHING_DONE: Final = 53
ATTACKS_COME_FIRST: Final = 54
NOT_ON_HER_TILE: Final = 55
ONE_DRAGON_ATTACK: Final = 56
NEEDS_A_BOMB: Final = 57
THIEF_UNSEEN: Final = 58
NO_CRYSTAL_HERE: Final = 59
TOO_WEAK_TO_SMASH: Final = 60
NO_WALL_THERE: Final = 61
NO_BOMB_LEFT: Final = 62
OUT_OF_RANGE: Final = 63
NO_FLARE: Final = 64
NO_MONSTER_NEEDED: Final = 65
NOT_DRAWN: Final = 66
RUBY_NOT_READY: Final = 67
NO_RAGE: Final = 68
NO_DISCS_TO_REFUSE: Final = 69
NOT_OVERFLOWING: Final = 70
REVEALED_TRIBE_FIRST: Final = 71
NOT_HELD: Final = 72
NOT_ITS_MONSTER: Final = 73
TOO_MANY_MONSTERS: Final = 74
REPLACE_ONLY: Final = 75
ALREADY_ACTED: Final = 76
NO_GOBLINS_LEFT: Final = 77
MUST_BE_REVEALED: Final = 78
MUST_BE_HIDDEN: Final = 79
TRIBE_HAS_MOVED: Final = 80
ALREADY_PASSED: Final = 81
KNIGHT_TOO_STRONG: Final = 82
DRAGON_TOO_STRONG: Final = 83
NOT_ON_ITS_TILE: Final = 84
TRIBE_TOO_WEAK: Final = 85
NEEDS_ASH_DRAGON: Final = 86
GEMS_ON_MAP: Final = 87
NO_OPEN_SPACE: Final = 88
NOT_ITS_SYMBOL: Final = 89
TILES_TO_REVEAL_ON: Final = 90
NO_PLACE_TO_REVEAL: Final = 91
NO_TUNNELS: Final = 92
NO_WISP: Final = 93
ONLY_AT_OVERPOPULATION: Final = 94
ONLY_WHILE_ACTIVE: Final = 95
FINISH_ACTIVATION: Final = 96
EYE_IS_EMPTY: Final = 97
NO_AMBUSH_TILE: Final = 98
CRYSTAL_ON_TILE: Final = 99
POPULATION_TOO_LOW: Final = 100
ALREADY_MOVED: Final = 101
NOT_STRAIGHT: Final = 102
CANNOT_PAY: Final = 103
WRONG_SYMBOL: Final = 104
NO_SUCH_CARD: Final = 105
GEM_NOT_READY: Final = 106
ROW_EMPTY: Final = 107
SECTION_USED: Final = 108
NOT_EARNED: Final = 109
GEM_PLACED_ALREADY: Final = 110
NO_DARK_TILE: Final = 111
NOT_VISIBLE: Final = 112
WALL_BURNS_ALREADY: Final = 113
ASLEEP: Final = 114
NO_CRYSTAL_TILE: Final = 115
WOKE_THIS_TURN: Final = 116
NOT_NEAREST: Final = 117
NOT_THIS_PHASE: Final = 118
TREASURE_COMPULSORY: Final = 119
COLLECT_COMES_FIRST: Final = 120
NO_SUCH_OMEN: Final = 121
NO_TREASURE_LEFT: Final = 122
NOT_NEXT_TO_DARK: Final = 123
BATS_CANNOT_CARRY: Final = 124
NEEDS_A_LIT_TILE: Final = 125
NO_ROCKSLIDE_THERE: Final = 126
NO_HATRED_LEFT: Final = 127
NO_EVENT_TILE: Final = 128
NO_EVENT_CARDS: Final = 129
NOT_ON_TOP: Final = 130
SAME_STATS: Final = 131
NO_CUBES: Final = 132
STILL_MOVING: Final = 133
ALREADY_KNOWN: Final = 134
NO_VAULT_HERE: Final = 135
ALREADY_TRIED: Final = 136
LOOT_TOO_LOW: Final = 137
NOT_ON_HIS_TILE: Final = 138
TARGET_ONCE: Final = 139
TOO_LITTLE_STEALTH: Final = 140
NOTHING_TO_TAKE: Final = 141
NOT_TO_STEAL: Final = 142
UPGRADE_TAKEN: Final = 143
ROW_IN_ORDER: Final = 144
NO_SUCH_UPGRADE: Final = 145
ROW_FULL: Final = 146
SHRIEK_READY: Final = 147
OMEN_TOO_DEAR: Final = 148
OMEN_SYMBOL: Final = 149
TRIBE_CANNOT_SMASH: Final = 150
THIEF_CANNOT_MOVE: Final = 151
NOTHING_TO_CLIMB: Final = 152
DARK_ABOVE: Final = 153
CANYON_BARS: Final = 154
DEAD_PIT: Final = 155
NEVER_ENDS_IN_PIT: Final = 156
NO_SUCH_TERRAIN: Final = 157
NO_GROUND_FOR_IT: Final = 158
TERRAIN_COMPULSORY: Final = 159
NOT_NEAREST_GROUND: Final = 160
FOREST_SHELTERS: Final = 161
OUT_ONCE: Final = 162
ONLY_DOWNSTREAM: Final = 163
WITHIN_TERRAIN: Final = 164
TERRAIN_NOT_OPEN: Final = 165
STAFF_KEEPS_CUBE: Final = 166
RUNE_NOT_STRAIGHT: Final = 167
RUNE_CARDINAL: Final = 168
RUNE_NEEDS_GRIT: Final = 169
TROVE_FIRST: Final = 170
JAVELIN_NOT_READY: Final = 171
JAVELIN_TOO_FAR: Final = 172
NO_SLINGSHOT: Final = 173
OUT_OF_SLING: Final = 174
BEFORE_ACTIVATIONS: Final = 175
ONE_TRIBE_FEASTS: Final = 176
NO_DISC_FREE: Final = 177
RUNE_NOT_LIT: Final = 178
SCALE_PAYS_NOT: Final = 179
NEEDED_LATER: Final = 180
NO_ADVANCEMENT: Final = 181
CARD_NOT_IN_FORCE: Final = 182
CARD_USED: Final = 183
WAND_EMPTY: Final = 184
HANDS_FULL: Final = 185
CHARM_NEEDS_CRYSTAL: Final = 186
SCHEME_TOO_DEAR: Final = 187
NOT_A_SCHEME: Final = 188
NO_UNDERBOSS: Final = 189
TRIBE_IS_FULL: Final = 190
WHEN_TRIBES_ACT: Final = 191
NOT_DRAGGED_THERE: Final = 192
SHORTER_SLIDE: Final = 193
LURKER_NEVER_ATTACKS: Final = 194
NO_HELP_IN_AMBUSH: Final = 195
SHIELD_TOO_LATE: Final = 196
TRIBES_COME_FIRST: Final = 197
MUST_ATTACK: Final = 198
ENTRANCE_NEEDS_ROOM: Final = 199

REFUSALS: Final[list[tuple[str, str]]] = [  # by code: rule id and message id
    ("", ""),
    ("VAST-GEN-001", OTHER_QUESTION),
    ("VAST-MAP-009", "vast-no-not-a-tile"),
    ("VAST-MAP-003", "vast-no-not-adjacent"),
    ("VAST-MAP-009", "vast-no-wall-between"),
    ("VAST-MAP-001", "vast-no-not-dark"),
    ("VAST-BON-002", "vast-no-not-lit"),
    ("VAST-MAP-005", "vast-no-occupied"),
    ("VAST-MAP-008", "vast-no-not-seen"),
    ("VAST-GO-010", "vast-no-no-target"),
    ("VAST-GEN-001", "vast-no-not-playing"),
    ("VAST-GEN-010", "vast-no-no-such-token"),
    ("VAST-MAP-006", "vast-no-not-open-edge"),
    ("VAST-FILL-006", "vast-no-not-next-to-map"),
    ("VAST-CAVE-005", "vast-no-not-in-hand"),
    ("VAST-CAVE-007", "vast-no-crystal-first"),
    ("VAST-FILL-005", "vast-no-no-tiles-left"),
    ("VAST-REV-009", "vast-no-not-to-reveal"),
    ("VAST-REV-001", "vast-no-same-turn"),
    ("VAST-REV-002", "vast-no-must-face-knight"),
    ("VAST-REV-003", "vast-no-must-connect"),
    ("VAST-SPL-002", "vast-no-not-a-group"),
    ("VAST-SPL-003", "vast-no-never-touches"),
    ("VAST-COL-005", "vast-no-never-the-entrance"),
    ("VAST-COL-003", "vast-no-touches-too-many"),
    ("VAST-COL-009", "vast-no-cannot-leave"),
    ("VAST-COL-004", "vast-no-lit-crystal-first"),
    ("VAST-VAR-032", "vast-no-dark-first"),
    ("VAST-FM-002", "vast-no-forced-onto-dark"),
    ("VAST-FM-002", "vast-no-forced-onto-piece"),
    ("VAST-COL-010", "vast-no-would-attack"),
    ("VAST-FM-008", "vast-no-token-out-of-reach"),
    ("VAST-FM-010", "vast-no-shield-protects"),
    ("VAST-FM-001", "vast-no-nowhere-to-go"),
    ("VAST-KN-035", "vast-no-no-cube-there"),
    ("VAST-KN-035", "vast-no-unplaced-first"),
    ("VAST-KN-008", "vast-no-no-free-cube"),
    ("VAST-KN-004", "vast-no-no-room"),
    ("VAST-KN-032", "vast-no-no-such-treasure"),
    ("VAST-KN-032", "vast-no-not-face-down"),
    ("VAST-KN-004", "vast-no-needs-a-cube"),
    ("VAST-KN-004", "vast-no-already-used"),
    ("VAST-KN-049", "vast-no-already-ready"),
    ("VAST-KN-036", "vast-no-two-cubes-stay"),
    ("VAST-KN-054", "vast-no-not-her-quest"),
    ("VAST-KN-054", "vast-no-quest-not-done"),
    ("VAST-KN-009", "vast-no-no-movement"),
    ("VAST-KN-009", "vast-no-no-encounter-to-move"),
    ("VAST-KN-009", "vast-no-no-encounter"),
    ("VAST-KN-014", "vast-no-event-first"),
    ("VAST-KN-027", "vast-no-tribe-too-strong"),
    ("VAST-KN-025", "vast-no-armor-too-strong"),
    ("VAST-KN-015", "vast-no-nothing-to-meet"),
    ("VAST-KN-015", "vast-no-nothing-done"),
    ("VAST-KN-010", "vast-no-attacks-come-first"),
    ("VAST-KN-010", "vast-no-not-on-her-tile"),
    ("VAST-KN-022", "vast-no-one-dragon-attack"),
    ("VAST-KN-022", "vast-no-needs-a-bomb"),
    ("VAST-TH-028", "vast-no-thief-unseen"),
    ("VAST-KN-029", "vast-no-no-crystal-here"),
    ("VAST-KN-029", "vast-no-too-weak-to-smash"),
    ("VAST-KN-042", "vast-no-no-wall-there"),
    ("VAST-KN-042", "vast-no-no-bomb-left"),
    ("VAST-KN-048", "vast-no-out-of-range"),
    ("VAST-VAR-011", "vast-no-no-flare"),
    ("VAST-KN-059", "vast-no-no-monster-needed"),
    ("VAST-GO-012", "vast-no-not-drawn"),
    ("VAST-GO-083", "vast-no-ruby-not-ready"),
    ("VAST-GO-016", "vast-no-no-rage"),
    ("VAST-GO-013", "vast-no-no-discs-to-refuse"),
    ("VAST-CTR-07", "vast-no-not-overflowing"),
    ("VAST-GO-014", "vast-no-revealed-tribe-first"),
    ("VAST-GO-020", "vast-no-not-held"),
    ("VAST-GO-043", "vast-no-not-its-monster"),
    ("VAST-GO-018", "vast-no-too-many-monsters"),
    ("VAST-GO-018", "vast-no-replace-only"),
    ("VAST-GO-021", "vast-no-already-acted"),
    ("VAST-GO-008", "vast-no-no-goblins-left"),
    ("VAST-GO-041", "vast-no-must-be-revealed"),
    ("VAST-GO-038", "vast-no-must-be-hidden"),
    ("VAST-GO-080", "vast-no-tribe-has-moved"),
    ("VAST-GO-022", "vast-no-already-passed"),
    ("VAST-GO-025", "vast-no-knight-too-strong"),
    ("VAST-GO-025", "vast-no-dragon-too-strong"),
    ("VAST-GO-030", "vast-no-not-on-its-tile"),
    ("VAST-GO-030", "vast-no-tribe-too-weak"),
    ("VAST-GO-032", "vast-no-needs-ash-dragon"),
    ("VAST-GO-036", "vast-no-gems-on-map"),
    ("VAST-GO-037", "vast-no-no-open-space"),
    ("VAST-GO-038", "vast-no-not-its-symbol"),
    ("VAST-GO-038", "vast-no-tiles-to-reveal-on"),
    ("VAST-GO-038", "vast-no-no-place-to-reveal"),
    ("VAST-GO-080", "vast-no-no-tunnels"),
    ("VAST-GO-054", "vast-no-no-wisp"),
    ("VAST-GO-082", "vast-no-only-at-overpopulation"),
    ("VAST-GO-081", "vast-no-only-while-active"),
    ("VAST-GO-021", "vast-no-finish-activation"),
    ("VAST-GO-086", "vast-no-eye-is-empty"),
    ("VAST-GO-088", "vast-no-no-ambush-tile"),
    ("VAST-GO-090", "vast-no-crystal-on-tile"),
    ("VAST-CTR-33", "vast-no-population-too-low"),
    ("VAST-DR-006", "vast-no-already-moved"),
    ("VAST-DR-006", "vast-no-not-straight"),
    ("VAST-DR-010", "vast-no-cannot-pay"),
    ("VAST-DR-010", "vast-no-wrong-symbol"),
    ("VAST-DR-010", "vast-no-no-such-card"),
    ("VAST-DR-011", "vast-no-gem-not-ready"),
    ("VAST-DR-018", "vast-no-row-empty"),
    ("VAST-DR-016", "vast-no-section-used"),
    ("VAST-DR-017", "vast-no-not-earned"),
    ("VAST-DR-014", "vast-no-gem-placed-already"),
    ("VAST-DR-046", "vast-no-no-dark-tile"),
    ("VAST-DR-051", "vast-no-not-visible"),
    ("VAST-DR-051", "vast-no-wall-burns-already"),
    ("VAST-DR-021", "vast-no-asleep"),
    ("VAST-DR-021", "vast-no-no-crystal-tile"),
    ("VAST-RUL-18", "vast-no-woke-this-turn"),
    ("VAST-DR-067", "vast-no-not-nearest"),
    ("VAST-CAVE-002", "vast-no-not-this-phase"),
    ("VAST-CAVE-008", "vast-no-treasure-compulsory"),
    ("VAST-CTR-22", "vast-no-collect-comes-first"),
    ("VAST-CAVE-011", "vast-no-no-such-omen"),
    ("VAST-CAVE-008", "vast-no-no-treasure-left"),
    ("VAST-VAR-031", "vast-no-not-next-to-dark"),
    ("VAST-CAVE-014", "vast-no-bats-cannot-carry"),
    ("VAST-CAVE-015", "vast-no-needs-a-lit-tile"),
    ("VAST-CAVE-015", "vast-no-no-rockslide-there"),
    ("VAST-CAVE-018", "vast-no-no-hatred-left"),
    ("VAST-CAVE-019", "vast-no-no-event-tile"),
    ("VAST-CAVE-019", "vast-no-no-event-cards"),
    ("VAST-CAVE-021", "vast-no-not-on-top"),
    ("VAST-TH-002", "vast-no-same-stats"),
    ("VAST-TH-008", "vast-no-no-cubes"),
    ("VAST-TH-006", "vast-no-still-moving"),
    ("VAST-TH-006", "vast-no-already-known"),
    ("VAST-TH-012", "vast-no-no-vault-here"),
    ("VAST-TH-012", "vast-no-already-tried"),
    ("VAST-TH-014", "vast-no-loot-too-low"),
    ("VAST-TH-011", "vast-no-not-on-his-tile"),
    ("VAST-TH-015", "vast-no-target-once"),
    ("VAST-TH-016", "vast-no-too-little-stealth"),
    ("VAST-TH-017", "vast-no-nothing-to-take"),
    ("VAST-TH-011", "vast-no-not-to-steal"),
    ("VAST-TH-024", "vast-no-upgrade-taken"),
    ("VAST-TH-026", "vast-no-row-in-order"),
    ("VAST-TH-025", "vast-no-no-such-upgrade"),
    ("VAST-DR-044", "vast-no-row-full"),
    ("VAST-DR-060", "vast-no-shriek-ready"),
    ("VAST-CAVE-012", "vast-no-omen-too-dear"),
    ("VAST-CAVE-013", "vast-no-omen-symbol"),
    ("VAST-GO-033", "vast-no-tribe-cannot-smash"),
    ("VAST-TH-004", "vast-no-thief-cannot-move"),
    ("VAST-TH-010", "vast-no-nothing-to-climb"),
    ("VAST-DR-008", "vast-no-dark-above"),
    ("VAST-TER-010", "vast-no-canyon-bars"),
    ("VAST-TER-014", "vast-no-dead-pit"),
    ("VAST-TER-014", "vast-no-never-ends-in-pit"),
    ("VAST-TER-017", "vast-no-no-such-terrain"),
    ("VAST-TER-002", "vast-no-no-ground-for-it"),
    ("VAST-CTR-32", "vast-no-terrain-compulsory"),
    ("VAST-TER-002", "vast-no-not-nearest-ground"),
    ("VAST-TER-013", "vast-no-forest-shelters"),
    ("VAST-TER-006", "vast-no-out-once"),
    ("VAST-TER-015", "vast-no-only-downstream"),
    ("VAST-TER-008", "vast-no-within-terrain"),
    ("VAST-RUL-16", "vast-no-terrain-not-open"),
    ("VAST-BON-013", "vast-no-staff-keeps-cube"),
    ("VAST-BON-013", "vast-no-rune-not-straight"),
    ("VAST-CTR-27", "vast-no-rune-cardinal"),
    ("VAST-BON-013", "vast-no-rune-needs-grit"),
    ("VAST-BON-015", "vast-no-trove-first"),
    ("VAST-BON-021", "vast-no-javelin-not-ready"),
    ("VAST-BON-021", "vast-no-javelin-too-far"),
    ("VAST-BON-018", "vast-no-no-slingshot"),
    ("VAST-BON-018", "vast-no-out-of-sling"),
    ("VAST-BON-019", "vast-no-before-activations"),
    ("VAST-BON-019", "vast-no-one-tribe-feasts"),
    ("VAST-BON-020", "vast-no-no-disc-free"),
    ("VAST-BON-013", "vast-no-rune-not-lit"),
    ("VAST-BON-041", "vast-no-scale-pays-not"),
    ("VAST-DR-010", "vast-no-needed-later"),
    ("VAST-BON-050", "vast-no-no-advancement"),
    ("VAST-BON-050", "vast-no-card-not-in-force"),
    ("VAST-BON-051", "vast-no-card-used"),
    ("VAST-BON-054", "vast-no-wand-empty"),
    ("VAST-BON-053", "vast-no-hands-full"),
    ("VAST-BON-051", "vast-no-charm-needs-crystal"),
    ("VAST-BON-031", "vast-no-scheme-too-dear"),
    ("VAST-BON-031", "vast-no-not-a-scheme"),
    ("VAST-BON-033", "vast-no-no-underboss"),
    ("VAST-GO-004", "vast-no-tribe-is-full"),
    ("VAST-GO-011", "vast-no-when-tribes-act"),
    ("VAST-VAR-022", "vast-no-not-dragged-there"),
    ("VAST-SPL-003", "vast-no-shorter-slide"),
    ("VAST-GO-028", "vast-no-lurker-never-attacks"),
    ("VAST-KN-018", "vast-no-no-help-in-ambush"),
    ("VAST-KN-045", "vast-no-shield-too-late"),
    ("VAST-KN-027", "vast-no-tribes-come-first"),
    ("VAST-KN-011", "vast-no-must-attack"),
    ("VAST-BON-002", "vast-no-entrance-needs-room"),
]
