"""All that can happen in a turn, as a tree of choices: what a puzzle's solution is made of, and what it is proved by.

Several worlds that fit what the solver knows are played side by side. A move of the solver counts only if it can be
made in all of them, and leads to the goal only if it does so in all of them: then it does not matter which of them is
the true one. Whatever others may answer is tried. Equal positions are looked at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.search.judge import Judge
from underkeep.puzzles import Want

DONE: Final = -1  # the goal is reached
LOST: Final = -2  # the turn is over, or the worlds go different ways


class TooWide(Exception):
    """More positions than were allowed."""


@dataclass
class Branching:
    """A question in the tree: who is asked, and what follows each move."""

    role: int
    moves: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Task:
    """Who wants what, in which turn."""

    spec: GameSpec
    judge: Judge
    role: int
    want: Want
    turn: int

    def is_met(self, game: Game) -> bool:
        return self.want.is_met(self.spec, game)


def task_of(spec: GameSpec, judge: Judge, game: Game, role: int, want: Want) -> Task:
    return Task(spec, judge, role, want, int(judge.turn(game)))


class TurnTree:
    """Grows from a position to the end of the turn. With `leaves`, turns that are over are kept to be judged by what
    comes after them; without, only the goal counts.
    """

    def __init__(self, task: Task, most: int, leaves: bool = False) -> None:
        self.task = task
        self.most = most
        self.choices: list[Branching] = []
        self.known: dict[bytes, int] = {}
        self.leaves: list[list[tuple[int, str]]] | None = [] if leaves else None
        self.values: dict[int, float] = {DONE: 1.0, LOST: 0.0}
        self.split = 0  # places where the worlds go different ways

    def grow(self, worlds: list[Game], path: list[tuple[int, str]] | None = None) -> int:
        """The number of the position's choice, DONE, LOST, or below those the number of a leaf."""
        path = path or []
        if self.leaves is None:
            worlds = [world for world in worlds if not self.task.is_met(world)]
            if not worlds:
                return DONE
        if any(self.has_ended(world) for world in worlds):
            return self.leaf(worlds, path)
        key = b"".join(canonical(self.task.spec.save(world)) for world in worlds)
        if key not in self.known:
            self.known[key] = self.branch(worlds, path)
        return self.known[key]

    def has_ended(self, world: Game) -> bool:
        return world.over() or int(self.task.judge.turn(world)) != self.task.turn

    def leaf(self, worlds: list[Game], path: list[tuple[int, str]]) -> int:
        if self.leaves is None or not all(self.has_ended(world) for world in worlds):
            return LOST
        self.leaves.append(path)
        return LOST - len(self.leaves)

    def branch(self, worlds: list[Game], path: list[tuple[int, str]]) -> int:
        if len(self.known) >= self.most:
            raise TooWide
        asked = {self.who(world) for world in worlds}
        if len(asked) > 1:
            self.split += 1
            return LOST
        number, role = len(self.choices), asked.pop()
        choice = Branching(role)
        self.choices.append(choice)
        offered = [[action.text for action in world.options(role)] for world in worlds]
        for move in self.open_moves(role, offered):
            chosen = [advanced(world, role, move) for world, all in zip(worlds, offered, strict=True) if move in all]
            choice.moves[move] = self.grow(chosen, [*path, (role, move)])
        return number

    def open_moves(self, role: int, offered: list[list[str]]) -> list[str]:
        """The solver's must be open in all worlds; of the others' each one counts."""
        if role == self.task.role:
            return [move for move in offered[0] if all(move in rest for rest in offered[1:])]
        return list(dict.fromkeys(move for moves in offered for move in moves))

    def who(self, world: Game) -> int:
        """The solver first, where several are asked at once: nobody's answer is known then."""
        asked = self.task.spec.asked(world)
        return self.task.role if self.task.role in asked else asked[0]

    # ------------------------------------------------------------------ what it says
    def judge_leaves(self, values: list[float]) -> None:
        """What the ends of turns are worth, in the order in which they were found."""
        self.values = {DONE: 1.0, LOST: 0.0} | {LOST - n: value for n, value in enumerate(values, 1)}

    def worth(self, number: int) -> float:
        """1 where the goal can be reached against everybody, or what the leaves say."""
        if number not in self.values:
            choice = self.choices[number]
            values = [self.worth(to) for to in choice.moves.values()] or [0.0]
            self.values[number] = max(values) if choice.role == self.task.role else min(values)
        return self.values[number]


def advanced(world: Game, role: int, move: str) -> Game:
    copy = world.clone()
    copy.advance(role, next(action for action in copy.options(role) if action.text == move))
    return copy


def measured(task: Task, game: Game, most: int, names: tuple[str, ...]) -> dict[str, set[int]]:
    """What the numbers on the table can come to in this turn; under `won` the roles that may win in it."""
    found: dict[str, set[int]] = {name: set() for name in (*names, "won")}
    seen: set[bytes] = set()
    waiting = [game]
    while waiting:
        world = waiting.pop()
        note(task.spec, world, found)
        if world.over() or int(task.judge.turn(world)) != task.turn:
            continue
        key = canonical(task.spec.save(world))
        if key not in seen:
            seen.add(key)
            waiting += followers(task, world)
        if len(seen) > most:
            raise TooWide
    return found


def note(spec: GameSpec, world: Game, found: dict[str, set[int]]) -> None:
    for name, values in found.items():
        if name != "won":
            values.add(spec.measure(world, name))
    result = spec.result(world) if world.over() else None
    if result is not None:
        found["won"] |= {spec.role_names(world).index(name) for name in result.winners}


def followers(task: Task, world: Game) -> list[Game]:
    asked = task.spec.asked(world)
    role = task.role if task.role in asked else asked[0]
    copies = []
    for action in world.options(role):
        copy = world.clone()
        copy.advance(role, action)
        copies.append(copy)
    return copies
