"""DT-SETUP-03  Prepared placements: who stands on the line and where the rest lies, for whoever wants to begin at once.

A plan answers one question after the other (DT-SETUP-04) from what is offered alone: rooms that are full are not.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.views import Prompt

# who stands on the line, the first that are in the team; the second box after the base box
LINES: Final = {
    "runners": ("thief", "wall-walker", "wizard", "warrior", "ghoul", "angel", "specter", "shadow"),
    "wall": ("troll", "warrior", "cleric", "mekanork", "dragon", "vampire", "mummy", "necromancer"),
    "openers": ("thief", "mekanork", "wizard", "cleric", "angel", "necromancer", "shadow", "ghoul"),
}
# how many rooms ahead a piece lies, seen from one's own line: 0 is beside it, 3 beside the other
AHEAD: Final = {
    "runners": {"goblin": 3, "treasure": 3, "potion": 1, "rope": 1, "sword": 1, "armor": 0, "troll": 2, "warrior": 2},
    "wall": {"goblin": 2, "treasure": 1, "sword": 0, "armor": 0, "wand": 1, "wizard": 1, "thief": 1, "wall-walker": 2},
    "openers": {"goblin": 3, "treasure": 2, "sword": 1, "armor": 1, "troll": 1, "warrior": 1, "rope": 0, "key": 0},
}
USUAL: Final = {"runners": 2, "wall": 0, "openers": 1}  # rooms ahead of what is not named above
COLUMNS: Final = 4


def prepared(prompt: Prompt) -> tuple[tuple[str, str], ...]:
    """Each plan with the move by which it answers, at the two questions of the set-up; nothing at others."""
    moves = [option.move.split() for option in prompt.options]
    if prompt.question.id == "twister-ask-line":
        return tuple((plan, lined_up(plan, moves)) for plan in LINES)
    if prompt.question.id == "twister-ask-lay":
        return tuple((plan, laid(plan, moves, prompt.role)) for plan in LINES)
    return ()


def lined_up(plan: str, moves: list[list[str]]) -> str:
    offered = [move[1] for move in moves]
    wanted = [name for name in LINES[plan] if name in offered]
    return f"line {(wanted or offered)[0]}"


def laid(plan: str, moves: list[list[str]], role: str) -> str:
    """The next piece into the room that is nearest to where the plan wants it; of two equal rooms by turns."""
    piece = moves[0][1]
    wanted = AHEAD[plan].get(piece, USUAL[plan])
    rooms = [move[2] for move in moves if move[1] == piece]
    side = len({move[1] for move in moves}) % 2
    best = min(rooms, key=lambda room: (abs(ahead(room, role) - wanted), (room[0] == "s") != bool(side)))
    return f"lay {piece} {best}"


def ahead(room: str, role: str) -> int:
    column = int(room[1]) - 1
    return column if role == "yellow" else COLUMNS - 1 - column
