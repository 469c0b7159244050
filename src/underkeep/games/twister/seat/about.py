"""Which rule tells of a thing: for what is inspected. Characters and objects name theirs in the content."""

from __future__ import annotations

from typing import Final

from underkeep.games.twister.seat.view import TwisterView

TERRAIN_RULES: Final = {
    "floor": "DT-BOARD-08", "gear": "DT-ROT-01", "pit": "DT-PIT-01", "line": "DT-BOARD-02", "tomb": "FOD-TOMB-01",
    "sacred": "FOD-STOMB-01", "dark": "FOD-DARK-01", "sarcophagus": "FOD-3D-01", "statue": "FOD-STATUE-01",
    "fountain": "FOD-FOUNT-01",
}  # fmt: skip
CARD_RULES: Final = {"action": "DT-CARD-01", "combat": "DT-CARD-02", "jump": "DT-CARD-03"}


def rule_about(view: TwisterView, thing: str) -> str:
    """The rule of a square's terrain, a room, a portcullis or a card."""
    family, _, rest = thing.partition(":")
    if family == "sq":
        square = next((square for square in view.squares if square.id == thing), None)
        return TERRAIN_RULES[square.terrain] if square is not None else ""
    if family == "room":
        room = next((room for room in view.rooms if room.id == thing), None)
        return "" if room is None else "DT-ROT-01" if room.revealed else "DT-REVEAL-01"
    if family == "card":
        return CARD_RULES.get(rest.partition(":")[0], "")
    return "DT-GATE-01" if family == "edge" else ""
