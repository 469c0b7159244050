"""Why an action is not legal: a code per reason, its rule and the sentence that explains it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.game import OTHER_QUESTION
from underkeep.core.kernel.native import i64

LEGAL: Final[i64] = 0
WRONG_KIND: Final[i64] = 1
NOT_IN_HAND: Final[i64] = 2
NOT_TACTICS: Final[i64] = 3
NOT_ON_DISPLAY: Final[i64] = 4
OTHER_SIDE: Final[i64] = 5
ICON_USED: Final[i64] = 6
NO_CARD: Final[i64] = 7
NOTHING_TO_DEFEND: Final[i64] = 8
THROWN_ALREADY: Final[i64] = 9
NO_CELLS: Final[i64] = 10
NOT_NOW: Final[i64] = 11
NO_MONSTER: Final[i64] = 12
NO_WAY: Final[i64] = 13
NO_TARGET: Final[i64] = 14
OUT_OF_RANGE: Final[i64] = 15
NO_TOKEN: Final[i64] = 16
PORTAL_THERE: Final[i64] = 17
NO_PORTAL_THERE: Final[i64] = 18
LAIR_EMPTY: Final[i64] = 19
WRONG_TYPE: Final[i64] = 20
NO_PRICE: Final[i64] = 21
NO_ROOM_ACTION: Final[i64] = 22
NOTHING_TO_BUY: Final[i64] = 23
WRONG_LOOT: Final[i64] = 24
LABORATORY_IDLE: Final[i64] = 25
TACTICS_ONLY: Final[i64] = 26
NO_COINS: Final[i64] = 27
NO_SUCH_TREASURE: Final[i64] = 28
NO_PLACE: Final[i64] = 29
CELL_TAKEN: Final[i64] = 30
NO_PASSAGE: Final[i64] = 31
NOT_A_PROJECT: Final[i64] = 32
ABILITY_COST: Final[i64] = 33
NOT_WOUNDED: Final[i64] = 34
NOT_HERE: Final[i64] = 35
NOT_NEARER: Final[i64] = 36
NOT_WAITING: Final[i64] = 37
CLAN_IN_PLAY: Final[i64] = 38
DECK_EMPTY: Final[i64] = 39
NO_SPECIAL: Final[i64] = 40
MUST_CHOOSE: Final[i64] = 41
NO_DEFEND: Final[i64] = 42
THROUGH_PORTAL: Final[i64] = 43
NO_BAILIFF: Final[i64] = 44
NO_AMPLIFIER: Final[i64] = 45
NO_TRANSPORT: Final[i64] = 46
BURIED: Final[i64] = 47
NO_RUBBLE: Final[i64] = 48
BLOCKED_WORK: Final[i64] = 49
NO_OPEN_PORTAL: Final[i64] = 50
NO_DISH: Final[i64] = 51
TOO_HEAVY: Final[i64] = 52
SPOKE_CLOSED: Final[i64] = 53
INSPECTED: Final[i64] = 54
FROZEN: Final[i64] = 55
NOTHING_TO_THAW: Final[i64] = 56
NO_SWAP: Final[i64] = 57
NO_PRISONER: Final[i64] = 58
NOT_NEAREST: Final[i64] = 59
NOT_A_TIE: Final[i64] = 60
NOT_A_START: Final[i64] = 61
NO_FREIGHT: Final[i64] = 62
SWARM_ELSEWHERE: Final[i64] = 63
NO_MONSTERS: Final[i64] = 64
NO_SUCH_WOUNDS: Final[i64] = 65
NOT_BUILT: Final[i64] = 66
NOBODY_MOVES: Final[i64] = 67
NO_HERO_THERE: Final[i64] = 68
NOBODY_TO_STRIKE: Final[i64] = 69
NOBODY_IN_RANGE: Final[i64] = 70
NO_PORTAL_LEFT: Final[i64] = 71
NO_LOAD: Final[i64] = 72
NO_SUCH_LOSS: Final[i64] = 73
NO_FEE: Final[i64] = 74
NO_TOLL: Final[i64] = 75
ALREADY_COMPLETE: Final[i64] = 76
NO_ROOM_OF_TYPE: Final[i64] = 77
NO_PRICE_HERE: Final[i64] = 78
NO_PAYMENT: Final[i64] = 79
NO_TACTICS_CARD: Final[i64] = 80
NO_PROJECT_LEFT: Final[i64] = 81
NO_TREASURE_LEFT: Final[i64] = 82
FITS_NOWHERE: Final[i64] = 83
NOT_BESIDE: Final[i64] = 84
NO_LINK: Final[i64] = 85
NO_USE: Final[i64] = 86
NO_BRIBE: Final[i64] = 87
ICON_MISSING: Final[i64] = 88
NOTHING_ON_DISPLAY: Final[i64] = 89
NO_FROST: Final[i64] = 90
NO_SMALL_TREASURE: Final[i64] = 91
NO_HERO_JAILED: Final[i64] = 92
NO_SHOT: Final[i64] = 93
NOT_OF_TYPE: Final[i64] = 94
HAS_BADGE: Final[i64] = 95
NOT_THE_SHOOTER: Final[i64] = 96
NOT_WANTED: Final[i64] = 97
NO_BITE: Final[i64] = 98
NO_RALLY: Final[i64] = 99
NOT_CROWDED: Final[i64] = 100
NO_SURGE: Final[i64] = 101
NO_CHAMPION: Final[i64] = 102
CHEST_ELSEWHERE: Final[i64] = 103
NOT_A_SPOKE: Final[i64] = 104
NO_PARTNER: Final[i64] = 105
NO_CART: Final[i64] = 106
TRUSTS_ITSELF: Final[i64] = 107

REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("KHO-TURN-01", OTHER_QUESTION),
    ("KHO-PLAY-01", "heroes-no-not-in-hand"),
    ("KHO-REFRESH-04", "heroes-no-not-tactics"),
    ("KHO-SETUP-02", "heroes-no-not-on-display"),
    ("KHO-CHOICE-01", "heroes-no-other-side"),
    ("KHO-CARD-05", "heroes-no-icon-used"),
    ("KHO-PLAY-01", "heroes-no-no-card"),
    ("KHO-DEF-06", "heroes-no-nothing-to-defend"),
    ("KHO-CELLS-01", "heroes-no-thrown-already"),
    ("KHO-CELLS-02", "heroes-no-no-cells"),
    ("KHO-CELLS-02", "heroes-no-not-now"),
    ("KHO-PLAY-02", "heroes-no-no-monster"),
    ("KHO-ACT-12", "heroes-no-no-way"),
    ("KHO-ACT-13", "heroes-no-no-target"),
    ("KHO-ACT-14", "heroes-no-out-of-range"),
    ("KHO-ACT-03", "heroes-no-no-token"),
    ("KHO-PORTAL-05", "heroes-no-portal-there"),
    ("KHO-PORTAL-02", "heroes-no-no-portal-there"),
    ("KHO-ACT-22", "heroes-no-lair-empty"),
    ("KHO-ACT-19", "heroes-no-wrong-type"),
    ("KHO-MOM-04", "heroes-no-no-price"),
    ("KHO-ROOM-19", "heroes-no-no-room-action"),
    ("KHO-ROOM-24", "heroes-no-nothing-to-buy"),
    ("KHO-ROOM-23", "heroes-no-wrong-loot"),
    ("KHO-LAB-04", "heroes-no-laboratory-idle"),
    ("KHO-LAB-02", "heroes-no-tactics-only"),
    ("KHO-BUILD-02", "heroes-no-no-coins"),
    ("KHO-BUILD-03", "heroes-no-no-such-treasure"),
    ("KHO-BUILD-06", "heroes-no-no-place"),
    ("KHO-BUILD-05", "heroes-no-cell-taken"),
    ("KHO-BUILD-10", "heroes-no-no-passage"),
    ("KHO-BUILD-04", "heroes-no-not-a-project"),
    ("KHO-CLAN-02", "heroes-no-ability-cost"),
    ("KHO-CLAN-10", "heroes-no-not-wounded"),
    ("KHO-API-02", "heroes-no-not-here"),
    ("KHO-ASSAULT-25", "heroes-no-not-nearer"),
    ("KHO-ASSAULT-04", "heroes-no-not-waiting"),
    ("KHO-LAB-01", "heroes-no-clan-in-play"),
    ("KHO-ACT-10", "heroes-no-deck-empty"),
    ("KHO-ACT-11", "heroes-no-no-special"),
    ("KHO-API-01", "heroes-no-must-choose"),
    ("KHO-DEF-01", "heroes-no-no-defend"),
    ("KHO-CLAN-21", "heroes-no-through-portal"),
    ("KHO-SCN-0603", "heroes-no-no-bailiff"),
    ("KHO-SCN-0702", "heroes-no-no-amplifier"),
    ("KHO-SCN-0705", "heroes-no-no-transport"),
    ("KHO-SCN-0902", "heroes-no-buried"),
    ("KHO-SCN-0903", "heroes-no-no-rubble"),
    ("KHO-SCN-0904", "heroes-no-blocked-work"),
    ("KHO-SCN-1003", "heroes-no-no-open-portal"),
    ("KHO-SCN-1202", "heroes-no-no-dish"),
    ("KHO-SCN-1302", "heroes-no-too-heavy"),
    ("KHO-SCN-1402", "heroes-no-spoke-closed"),
    ("KHO-SCN-1502", "heroes-no-inspected"),
    ("KHO-SCN-1602", "heroes-no-frozen"),
    ("KHO-SCN-1603", "heroes-no-nothing-to-thaw"),
    ("KHO-SCN-1701", "heroes-no-no-swap"),
    ("KHO-SCN-1804", "heroes-no-no-prisoner"),
    ("KHO-ASSAULT-11", "heroes-no-not-nearest"),
    ("KHO-RUL-09", "heroes-no-not-a-tie"),
    ("KHO-SETUP-07", "heroes-no-not-a-start"),
    ("KHO-SCN-1305", "heroes-no-no-freight"),
    ("KHO-SWARM-01", "heroes-no-swarm-elsewhere"),
    ("KHO-PLAY-02", "heroes-no-no-monsters"),
    ("KHO-PLAY-02", "heroes-no-no-such-wounds"),
    ("KHO-SETUP-01", "heroes-no-not-built"),
    ("KHO-ACT-12", "heroes-no-nobody-moves"),
    ("KHO-ACT-13", "heroes-no-no-hero-there"),
    ("KHO-ACT-13", "heroes-no-nobody-to-strike"),
    ("KHO-ACT-14", "heroes-no-nobody-in-range"),
    ("KHO-ACT-03", "heroes-no-no-portal-left"),
    ("KHO-RES-02", "heroes-no-no-load"),
    ("KHO-ASSAULT-12", "heroes-no-no-such-loss"),
    ("KHO-RES-01", "heroes-no-no-fee"),
    ("KHO-SCN-0803", "heroes-no-no-toll"),
    ("KHO-PORTAL-02", "heroes-no-already-complete"),
    ("KHO-ACT-19", "heroes-no-no-room-of-type"),
    ("KHO-MOM-04", "heroes-no-no-price-here"),
    ("KHO-ROOM-24", "heroes-no-no-payment"),
    ("KHO-LAB-04", "heroes-no-no-tactics-card"),
    ("KHO-BUILD-06", "heroes-no-no-project-left"),
    ("KHO-BUILD-03", "heroes-no-no-treasure-left"),
    ("KHO-BUILD-06", "heroes-no-fits-nowhere"),
    ("KHO-BUILD-05", "heroes-no-not-beside"),
    ("KHO-ASSAULT-25", "heroes-no-no-link"),
    ("KHO-ACT-11", "heroes-no-no-use"),
    ("KHO-SCN-0603", "heroes-no-no-bribe"),
    ("KHO-CARD-05", "heroes-no-icon-missing"),
    ("KHO-REFRESH-01", "heroes-no-nothing-on-display"),
    ("KHO-SCN-1603", "heroes-no-no-frost"),
    ("KHO-SCN-1701", "heroes-no-no-small-treasure"),
    ("KHO-SCN-1804", "heroes-no-no-hero-jailed"),
    ("KHO-ASSAULT-11", "heroes-no-no-shot"),
    ("KHO-ASSAULT-01", "heroes-no-not-of-type"),
    ("KHO-SCN-1102", "heroes-no-has-badge"),
    ("KHO-MOM-05", "heroes-no-not-the-shooter"),
    ("KHO-SCN-1202", "heroes-no-not-wanted"),
    ("KHO-SCN-0303", "heroes-no-no-bite"),
    ("KHO-SCN-0802", "heroes-no-no-rally"),
    ("KHO-SCN-0901", "heroes-no-not-crowded"),
    ("KHO-SCN-1002", "heroes-no-no-surge"),
    ("KHO-SCN-1102", "heroes-no-no-champion"),
    ("KHO-SCN-1302", "heroes-no-chest-elsewhere"),
    ("KHO-SCN-1402", "heroes-no-not-a-spoke"),
    ("KHO-SCN-1701", "heroes-no-no-partner"),
    ("KHO-SCN-2002", "heroes-no-no-cart"),
    ("KHO-RUL-09", "heroes-no-trusts-itself"),
]
