"""Which fields of the state a view may depend on: nothing else of it reaches a seat, and the conformance suite tries.

How much of a hidden one is shown, the number of its cards say, is another matter: the suite re-randomises those.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = (  # for anybody, a spectator too
    "actions[]",
    "active",
    "ap",
    "blood[]",
    "ceiling",
    "choice[]",
    "combats[]",
    "darkness",
    "jumps[]",
    "kind[]",
    "laid[]",
    "line[]",
    "marks[]",
    "maze.closed[]",
    "maze.gates[]",
    "maze.lit[]",
    "maze.orientation[]",
    "maze.revealed[]",
    "maze.room[]",
    "maze.terrain[]",
    "pairs[]",
    "people[]",
    "phase",
    "place[]",
    "points[]",
    "potion[]",
    "quiet",
    "roster[]",
    "spoils[]",
    "stirred",
    "things[]",
    "tiles[]",
    "turn",
    "victors[]",
    "winner",
    "wounded[]",
)
OWN: Final[tuple[str, ...]] = ()  # for some roles besides: nothing
