"""The story of a game: scenes, each a deed and what came of it, and what somebody missed since the last turn.

Made from events as some eyes saw them: the same for table, terminal, replay and record.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.formats.history import Move
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.telling import DEED, QUIET, TURN, Telling

MAX_RECAP: Final = 7  # sentences; more than that nobody reads before a move


@final
@dataclass(frozen=True)
class Line:
    """One event as some eyes saw it: its place in their log, in which move, and how it stands in the story."""

    at: int
    move: int
    event: Event
    telling: Telling


@final
@dataclass
class Scene:
    """A deed with its effects, or the heading of a turn with what happens by itself: its first line opens it."""

    lines: list[Line]

    def at(self) -> int:
        """The place of its first line."""
        return self.lines[0].at

    def head(self) -> Telling:
        return self.lines[0].telling

    def is_deed(self) -> bool:
        return self.head().part == DEED

    def stake(self, role: str) -> int:
        """What it means for a role: the worst of its lines, or else the best."""
        weights = [weight for line in self.lines for whose, weight in line.telling.stakes if whose == role]
        return min(weights) if weights and min(weights) < 0 else max(weights, default=0)

    def weight(self) -> int:
        """How much it matters to anybody."""
        return max((abs(weight) for line in self.lines for _, weight in line.telling.stakes), default=0)


def lines_seen(spec: GameSpec, moves: list[Move], mask: int, opening: tuple[Event, ...] = ()) -> list[Line]:
    """The story of a game line by line, as those eyes saw it happen; moves count from 1."""
    seen: list[tuple[int, Event]] = [(0, told) for event in opening if (told := event.seen_by(mask)) is not None]
    for n, move in enumerate(moves, 1):
        seen += [(n, told) for event in move.events if (told := event.seen_by(mask)) is not None]
    return [Line(at, n, event, spec.telling(event)) for at, (n, event) in enumerate(seen)]


def scenes_of(lines: list[Line]) -> list[Scene]:
    """Lines in groups: a turn or a deed opens one, everything else belongs to the one before it."""
    scenes: list[Scene] = []
    for line in lines:
        if line.telling.part == QUIET:
            continue
        if not scenes or line.telling.part in (TURN, DEED):
            scenes.append(Scene([]))
        scenes[-1].lines.append(line)
    return scenes


# ---------------------------------------------------------------------- since your last turn
def missed(lines: list[Line], answered: int, role: str) -> list[Line]:
    """What happened since the role's last turn: others' turns, or, asked within one, all since its last answer, which
    was move `answered`. Nothing once it has answered in the present turn.
    """
    turns = [n for n, line in enumerate(lines) if line.telling.part == TURN]
    if not turns or lines[turns[-1]].telling.role != role:
        return [line for line in lines if line.move > answered]
    if answered > lines[turns[-1]].move:
        return []
    own = max((n for n in turns[:-1] if lines[n].telling.role == role), default=-1)
    return lines[next(n for n in turns if n > own) : turns[-1]]


def recap(lines: list[Line], answered: int, role: str) -> list[Scene]:
    """At most seven scenes of what the role missed: what hurt it first, what helped it, then what mattered to
    anybody, the later before the earlier; told in the order in which it happened.
    """
    scenes = [scene for scene in scenes_of(missed(lines, answered, role)) if scene.is_deed()]
    ranked = sorted(scenes, key=lambda scene: (rank(scene.stake(role)), -scene.weight(), -scene.at()))
    chosen = {scene.at() for scene in ranked[:MAX_RECAP]}
    return [scene for scene in scenes if scene.at() in chosen]


def rank(stake: int) -> tuple[int, int]:
    """Bad before good before neither; the worse first."""
    return (0 if stake < 0 else 1 if stake > 0 else 2, -abs(stake))
