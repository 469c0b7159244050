"""A step of a lesson as a worked example: the board before each of its moves, and after the last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.views import Label
from underkeep.lesson_walk import LessonTrial
from underkeep.lessons import Lesson, load_lessons
from underkeep.library import Loaded


@dataclass(frozen=True)
class LessonFrame:
    """What the learner sees, the move that comes next and the drawn things that it is about."""

    view: Any
    move: Label | None
    role: str
    point: tuple[str, ...]


class LessonShow(LessonTrial):
    """A lesson played by its script up to the end of one step; the frames of that step are kept."""

    def __init__(self, lesson: Lesson, loaded: Loaded, number: int) -> None:
        super().__init__(lesson, loaded, {})
        self.number = number
        self.frames: list[LessonFrame] = []

    def show(self) -> list[LessonFrame]:
        for number, step in enumerate(self.lesson.steps[: self.number]):
            self.run_step(number, step, f"steps[{number + 1}]")
        self.frames.append(LessonFrame(self.seen(), None, self.lesson.role, ()))
        return self.frames

    def seen(self) -> Any:
        return self.spec.view(self.history.game, frozenset({self.me}))

    def act(self, role: int, move: str, where: str) -> None:
        """Keeps the board before a move of the step that is shown."""
        if self.walk.number == self.number - 1:
            prompt = self.spec.prompt(self.history.game, role)
            option = next((one for one in prompt.options if one.move == move), None) if prompt is not None else None
            point = option.targets if option is not None and role == self.me else ()
            label = option.label if option is not None else None
            self.frames.append(LessonFrame(self.seen(), label, self.names[role], tuple(point)))
        super().act(role, move, where)


def example_frames(lesson: Lesson, loaded: Loaded, number: int) -> list[LessonFrame]:
    """The frames of a step, counted from 1."""
    if not 1 <= number <= len(lesson.steps):
        raise BadInput(f"there is no step {number}", "step", f"Give a number from 1 to {len(lesson.steps)}.")
    return LessonShow(lesson, loaded, number).show()


def examples_of(game: str, rule: str) -> Iterator[tuple[Lesson, int]]:
    """The steps of lessons that show a rule: first those that are about it, then those that try what it forbids."""
    for lesson in load_lessons(game):
        yield from ((lesson, n) for n, step in enumerate(lesson.steps, 1) if step.rule == rule)
    for lesson in load_lessons(game):
        tried = ((n, step) for n, step in enumerate(lesson.steps, 1) if step.rule != rule)
        yield from ((lesson, n) for n, step in tried if any(wrong.rule == rule for wrong in step.wrong))
