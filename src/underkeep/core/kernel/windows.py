"""Windows: enumerated moments when other roles may react, asked in printed order.

A role registers in its own file's table, `REACTIONS = ((KNIGHT_REVEALED, ask_ambush),)`; the game's triggers.py gathers
the tables. A reaction looks at public knowledge only and may push one Decision; then the next responder has his turn.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, final

from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64

Reaction = Callable[[Any, Any], None]  # (game, window): asks, by pushing a Decision, or lets the moment pass


@final
@dataclass(frozen=True)
class Window(Procedure):
    """A moment that is offered; a, b and c are ids that the moment defines."""

    moment: i64
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0

    def run(self, game: Any, step: i64) -> None:
        reactions: list[Reaction] = game.reactions(self.moment)
        if step >= len(reactions):
            game.finish()
        else:
            reactions[step](game, self)


def gather(tables: list[tuple[tuple[int, Reaction], ...]], moments: int) -> list[list[Reaction]]:
    """Reactions by moment, roles in the order of the list given: the printed order."""
    by_moment: list[list[Reaction]] = [[] for _ in range(moments)]
    for table in tables:
        for moment, reaction in table:
            by_moment[moment].append(reaction)
    return by_moment
