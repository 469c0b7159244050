"""The board as a referee sees it: squares, edges and tokens of a view, put in order for his questions."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

Tree = dict[str, Any]
SCENARIOS: Final = Path(__file__).parents[4] / "src/underkeep/games/twister/content/scenarios.toml"
SHUT: Final = ("wall", "gate-closed")
GROUND: Final = ("floor", "gear", "line", "tomb", "sacred")
SOLID: Final = ("sarcophagus", "statue", "fountain")
CURSED: Final = ("ring-of-weakness", "ball-and-chain")
COLUMNS: Final = "abcdefghijklmnopqrstuv"
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
SIDES: Final = "nesw"
EXITS: Final = {"yellow": "v", "blue": "a"}  # the column of the opponent's line


@dataclass(frozen=True)
class Printed:
    """What stands on a character's token."""

    movement: int
    strength: int
    exit: int
    kill: int
    flies: bool
    undead: bool


CHARACTERS: Final = {
    "cleric": Printed(4, 2, 1, 1, False, False),
    "goblin": Printed(4, 1, 2, 1, False, False),
    "mekanork": Printed(3, 2, 1, 1, False, False),
    "thief": Printed(5, 2, 1, 1, False, False),
    "troll": Printed(2, 4, 1, 1, False, False),
    "wall-walker": Printed(4, 1, 1, 1, False, False),
    "warrior": Printed(3, 3, 1, 1, False, False),
    "wizard": Printed(4, 1, 1, 1, True, False),
    "angel": Printed(5, 1, 1, 1, True, False),
    "dragon": Printed(2, 6, 1, 2, False, True),
    "ghoul": Printed(6, 2, 1, 1, False, True),
    "mummy": Printed(3, 4, 1, 1, False, True),
    "necromancer": Printed(4, 2, 1, 1, False, False),
    "shadow": Printed(4, 2, 1, 1, False, True),
    "specter": Printed(4, 0, 0, 1, False, True),
    "vampire": Printed(4, 2, 1, 1, False, True),
    "zombie": Printed(4, 2, 1, 1, False, True),
    "bat": Printed(6, 0, 1, 1, True, True),
}


def beside(square: str, side: int) -> str:
    """The name of the square on that side; it may be none of the field."""
    across, down = STEPS[side]
    column = COLUMNS.find(square[0]) + across
    return f"{COLUMNS[column]}{int(square[1:]) + down}" if 0 <= column < len(COLUMNS) else ""


def other(side: str) -> str:
    return "blue" if side == "yellow" else "yellow"


def plain_id(name: str) -> str:
    """tok:yellow:specter, also of one that events call as:yellow:warrior:specter."""
    parts = name.split(":")
    return f"tok:{parts[1]}:{parts[3]}" if parts[0] == "as" else name


@cache
def rulings(scenario: str) -> dict[str, str]:
    """MIX-SCEN-02  What a scenario rules, as its record says."""
    for entry in tomllib.loads(SCENARIOS.read_text("utf-8"))["scenario"]:
        if entry["id"] == scenario:
            return {id: str(value) for id, value in entry.get("rules", {}).items()}
    return {}


class Board:
    """A view, asked by square."""

    def __init__(self, view: Tree) -> None:
        self.view = view
        self.squares: dict[str, Tree] = {square["name"]: square for square in view["squares"]}
        self.tokens: dict[str, Tree] = {token["id"]: token for token in view["tokens"]}
        self.lying: dict[str, list[Tree]] = {}
        for token in view["tokens"]:
            if token["place"] == "board":
                self.lying.setdefault(token["at"][3:], []).append(token)
        told = dict(view["options"])
        self.options: dict[str, str] = {**told, **rulings(told["scenario"])}

    def token(self, id: str) -> Tree:
        return self.tokens[plain_id(id)]

    def terrain(self, square: str) -> str:
        return str(self.squares[square]["terrain"]) if square in self.squares else "unseen"

    def on(self, square: str, *but: str) -> list[Tree]:
        """What lies on a square, some tokens left out."""
        return [token for token in self.lying.get(square, []) if token["id"] not in but]

    def standing(self, square: str, *but: str) -> list[Tree]:
        return [token for token in self.on(square, *but) if is_up(token)]

    def opens(self, square: str, side: int) -> bool:
        """Whether one passes from a square to the one beside it: neither of the facing edges is shut."""
        there = beside(square, side)
        if square not in self.squares or there not in self.squares:
            return False
        edges = self.squares[square]["edges"][side], self.squares[there]["edges"][(side + 2) % 4]
        return not any(edge in SHUT for edge in edges)

    def neighbours(self, square: str) -> list[str]:
        """Adjacent squares."""
        return [beside(square, side) for side in range(4) if self.opens(square, side)]

    def holds(self, token: Tree, kind: str) -> bool:
        """Whether a character shares its square with such an object and has hands for it."""
        if handless(token) or token["place"] != "board":
            return False
        return any(thing["kind"] == kind for thing in self.on(token["at"][3:]) if not thing["character"])

    def anchors(self, pit: str) -> int:
        """Attachment points of a Rope."""
        return sum(1 for square in self.neighbours(pit) if self.terrain(square) in GROUND)

    def people(self) -> list[Tree]:
        return [token for tokens in self.lying.values() for token in tokens if token["character"]]


def is_up(token: Tree) -> bool:
    return bool(token["character"]) and not token["wounded"]


def handless(token: Tree) -> bool:
    return token["kind"] in ("specter", "bat")


def is_undead(token: Tree) -> bool:
    return bool(token["character"]) and CHARACTERS[token["kind"]].undead
