"""Why an action is not legal: one code per reason, with the rule that says so and the sentence that explains it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.game import OTHER_QUESTION

REFUSALS: Final[list[tuple[str, str]]] = [("", ""), ("DT-GOLD-01", OTHER_QUESTION)]


def _because(rule: str, message: str) -> int:
    REFUSALS.append((rule, f"twister-no-{message}"))
    return len(REFUSALS) - 1


LEGAL: Final = 0
# set-up and turn
WRONG_KIND: Final = 1
ON_LINE_ALREADY: Final = _because("DT-SETUP-03", "on-line")
NOT_TO_PLACE: Final = _because("DT-SETUP-04", "not-to-place")
ROOM_FULL: Final = _because("DT-SETUP-05", "room-full")
CARD_SPENT: Final = _because("DT-CARD-06", "card-spent")
FIRST_CARD: Final = _because("DT-TURN-02", "first-card")
ABOVE_CEILING: Final = _because("DT-TURN-03", "ceiling")
COMBAT_CARD_SPENT: Final = _because("DT-CARD-04", "combat-card-spent")
# who acts
NO_POINTS: Final = _because("DT-TURN-05", "no-points")
OUT_OF_GAME: Final = _because("DT-EXIT-03", "out-of-game")
NOT_ON_BOARD: Final = _because("DT-SETUP-08", "not-on-board")
IS_WOUNDED: Final = _because("DT-ACT-01", "wounded")
IS_SPENT: Final = _because("DT-ACT-02", "spent")
# movement
UNREVEALED: Final = _because("DT-MOVE-02", "unrevealed")
TOO_FAR: Final = _because("DT-MOVE-01", "too-far")
NO_WAY: Final = _because("DT-MOVE-03", "no-way")
ENEMY_IN_THE_WAY: Final = _because("DT-MOVE-05", "enemy-in-way")
OCCUPIED: Final = _because("DT-MOVE-06", "occupied")
ENEMY_LIES_THERE: Final = _because("DT-GOLD-04", "enemy-lies-there")
PIT_IN_THE_WAY: Final = _because("DT-MOVE-07", "pit-in-way")
NO_STOP_ON_PIT: Final = _because("DT-PIT-03", "pit-stop")
NO_ATTACHMENT: Final = _because("DT-ROPE-02", "no-attachment")
TWO_TOKENS: Final = _because("DT-GOLD-02", "two-tokens")
WOULD_KILL_FRIEND: Final = _because("DT-MOVE-08", "would-kill-friend")
ZERO_STEPS: Final = _because("DT-CARRY-03", "zero-steps")
NOWHERE: Final = _because("DT-GOLD-06", "nowhere")
EXIT_BLOCKED: Final = _because("DT-EXIT-02", "exit-blocked")
# taking and leaving
NOT_HERE: Final = _because("DT-CARRY-03", "not-here")
HANDLE_FIRST: Final = _because("DT-CARRY-03", "handle-first")
HANDLED_HERE: Final = _because("DT-CARRY-03", "handled-here")
NOTHING_HELD: Final = _because("DT-CARRY-03", "nothing-held")
ENEMY_HOLDS_IT: Final = _because("DT-CARRY-07", "enemy-holds")
ONLY_WOUNDED_FRIENDS: Final = _because("DT-WOUND-02", "only-wounded-friends")
NOT_LEFT_HERE: Final = _because("DT-CARRY-08", "not-left-here")
ROPE_UNDER_FRIEND: Final = _because("DT-ROPE-04", "rope-under-friend")
ROPE_NEEDS_POINTS: Final = _because("DT-ROPE-03", "rope-points")
NOTHING_TO_HANDLE: Final = _because("DT-CARRY-03", "nothing-to-handle")
NO_HANDLING_HERE: Final = _because("DT-CARRY-04", "no-handling")
# jump and wall
NO_JUMP_CARD: Final = _because("DT-CARD-05", "no-jump-card")
NOT_TWO_SQUARES: Final = _because("DT-JUMP-01", "not-two-squares")
NOTHING_TO_JUMP: Final = _because("DT-JUMP-02", "nothing-to-jump")
CHARACTER_BETWEEN: Final = _because("DT-JUMP-03", "character-between")
JUMP_BLOCKED: Final = _because("DT-JUMP-04", "jump-blocked")
JUMP_EXIT_TAKEN: Final = _because("DT-JUMP-06", "jump-exit-taken")
NO_WALL_THERE: Final = _because("DT-WALL-01", "no-wall")
WALL_IS_GATE: Final = _because("DT-WALL-04", "wall-is-gate")
WALL_UNREVEALED: Final = _because("DT-WALL-03", "wall-unrevealed")
# reveal and rotation
NO_ACCESS: Final = _because("DT-REVEAL-01", "no-access")
NOT_TOUCHED: Final = _because("DT-REVEAL-02", "not-touched")
REVEALED_ALREADY: Final = _because("DT-REVEAL-01", "revealed-already")
NOT_FREE: Final = _because("DT-REVEAL-05", "not-free")
NO_GEAR: Final = _because("DT-ROT-01", "no-gear")
OTHER_NUMBER: Final = _because("DT-ROT-01", "other-number")
ARROW: Final = _because("DT-ROT-02", "arrow")
HIDDEN_ROOM: Final = _because("DT-ROT-05", "hidden-room")
# abilities and objects
NO_GATE: Final = _because("DT-GATE-03", "no-gate")
GATE_IS_BROKEN: Final = _because("DT-GATE-03", "gate-broken")
NO_CLOSED_GATE: Final = _because("DT-GATE-04", "no-closed-gate")
NOBODY_TO_HEAL: Final = _because("DT-HEAL-01", "nobody-to-heal")
CARRIED: Final = _because("DT-WOUND-11", "carried")
NOT_WOUNDED: Final = _because("DT-REGEN-01", "not-wounded")
FRESH_WOUND: Final = _because("DT-REGEN-02", "fresh-wound")
NO_WAND: Final = _because("DT-WAND-01", "no-wand")
NOBODY_IN_LINE: Final = _because("DT-LOS-02", "nobody-in-line")
NO_FRIENDLY_FIRE: Final = _because("DT-WAND-06", "no-friendly-fire")
NO_POTION: Final = _because("DT-POTION-01", "no-potion")
NOT_AMONG_THEM: Final = _because("DT-GOLD-05", "not-among-them")
# combat
NOT_ADJACENT: Final = _because("DT-ADJ-01", "not-adjacent")
NO_ENEMY: Final = _because("DT-FIGHT-01", "no-enemy")
WOUNDED_THIS_TURN: Final = _because("DT-WOUND-06", "wounded-this-turn")
IS_CARRIED: Final = _because("DT-WOUND-09", "is-carried")
# darkness and those who fear or love it
IN_DARKNESS: Final = _because("FOD-DARK-04", "in-darkness")
DARK_IN_THE_WAY: Final = _because("FOD-DARK-02", "dark-in-way")
TARGET_IN_DARKNESS: Final = _because("FOD-DARK-05", "target-in-darkness")
NOT_EMPTY: Final = _because("AMB-46", "not-empty")
SOLID: Final = _because("FOD-3D-01", "solid")
SACRED: Final = _because("FOD-STOMB-02", "sacred")
SACRED_LOAD: Final = _because("FOD-STOMB-06", "sacred-load")
PROTECTED: Final = _because("FOD-STOMB-03", "protected")
TORCH_BURNS: Final = _because("FOD-SHADOW-06", "torch-burns")
ALL_HOLD_TORCHES: Final = _because("FOD-SHADOW-07", "all-hold-torches")
CURSE_NEEDS_HANDS: Final = _because("FOD-CURSE-03", "curse-needs-hands")
CURSED_STAYS: Final = _because("FOD-CURSE-08", "cursed-stays")
CURSED_KEPT: Final = _because("FOD-CURSE-04", "cursed-kept")
CANNOT_HOLD: Final = _because("FOD-SPECTER-03", "cannot-hold")
NO_REINCARNATION: Final = _because("FOD-SPECTER-13", "no-reincarnation")
DEADLY_FULL: Final = _because("DT-GOLD-02", "deadly-full")
# lighting
NO_LIGHT: Final = _because("FOD-LIGHT-01", "no-light")
NO_RING: Final = _because("FOD-LIGHTRING-01", "no-ring")
NO_DARK_BESIDE: Final = _because("FOD-LIGHT-04", "no-dark-beside")
STACK_EMPTY: Final = _because("FOD-LIGHT-11", "stack-empty")
NO_PLACEMENT: Final = _because("FOD-LIGHT-02", "no-placement")
TOO_LONG: Final = _because("FOD-LIGHTRING-08", "too-long")
NOT_ALL_DARK: Final = _because("FOD-LIGHT-03", "not-all-dark")
TWO_ROOMS: Final = _because("FOD-LIGHT-05", "two-rooms")
NOT_TOUCHING: Final = _because("FOD-LIGHTRING-05", "not-touching")
# Necromancer, Vampire, scroll, Statue, sconce, Fountain
NOBODY_TO_RAISE: Final = _because("FOD-NECRO-01", "nobody-to-raise")
NO_ZOMBIE_LEFT: Final = _because("FOD-NECRO-05", "no-zombie-left")
NO_TOMB: Final = _because("FOD-TOMB-03", "no-tomb")
TOMB_NOT_FREE: Final = _because("FOD-TOMB-04", "tomb-not-free")
NO_VAMPIRE: Final = _because("FOD-VAMP-02", "no-vampire")
CURSED_SHAPE: Final = _because("AMB-66", "cursed-shape")
NO_SCROLL: Final = _because("FOD-INV-01", "no-scroll")
NO_MAGIC_USER: Final = _because("FOD-INV-03", "no-magic-user")
NOT_IN_A_ROOM: Final = _because("FOD-INV-04", "not-in-a-room")
NOT_NEXT_ROOM: Final = _because("FOD-INV-01", "not-next-room")
NO_STATUE: Final = _because("FOD-STATUE-01", "no-statue")
NO_SCONCE: Final = _because("FOD-SCONCE-01", "no-sconce")
HANDS_FULL: Final = _because("DT-GOLD-02", "hands-full")
NO_FOUNTAIN: Final = _because("FOD-FOUNT-01", "no-fountain")
NOT_ABLE: Final = _because("DT-ACT-01", "not-able")
# combat and choice of teams
MUST_LAY_ZERO: Final = _because("FOD-MUMMY-01", "must-lay-zero")
NO_WINNER: Final = _because("FOD-CURSE-05", "no-winner")
NO_FREE_HAND: Final = _because("AMB-68", "no-free-hand")
NOT_TO_BE_HAD: Final = _because("MIX-FREE-02", "not-to-be-had")
PAIR_TAKEN: Final = _because("MIX-FREE-03", "pair-taken")
