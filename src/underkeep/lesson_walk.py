"""Where a learner stands in a lesson, and whether the script of a lesson can be played as it is written."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from underkeep.core.formats.history import History
from underkeep.core.formats.positions import look_up
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.views import plain
from underkeep.lessons import Lesson, LessonStep
from underkeep.library import Loaded, load_game
from underkeep.yaml_positions import PositionFailure

MAX_REPLIES: Final = 200


class LessonWalk:
    """Where a learner stands: follows the moves of the game, one by one."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.begin()

    def begin(self) -> None:
        self.number = 0  # of the step
        self.at = 0  # moves of the learner in it
        self.replied = 0
        self.seen = 0  # moves of the game
        self.last = 0  # moves of the game before the learner's last

    @property
    def over(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        return None if self.over else self.lesson.steps[self.number]

    def accepted(self) -> tuple[str, ...]:
        """The moves that the lesson takes now, the one to show first; none where any legal move will do."""
        step = self.step
        return step.do[self.at] if step is not None and self.at < len(step.do) else ()

    def shown(self) -> str:
        """The move that the pointer shows; nothing where the learner has gone a way of his own."""
        step = self.step
        return step.shown()[self.at] if step is not None and self.at < len(step.shown()) else ""

    def refuses(self, move: str) -> bool:
        """Is it another move than the lesson wants, legal or not?"""
        wanted = self.accepted()
        return bool(wanted) and move not in wanted

    def reply(self, role: str) -> str:
        """What the script has for a role that is asked, if anything."""
        step = self.step
        if step is None or self.replied >= len(step.reply) or step.reply[self.replied].role != role:
            return ""
        return step.reply[self.replied].move

    def follow(self, history: History) -> None:
        """Catch up with what happened, also with what was taken back."""
        if len(history.moves) < self.seen:
            self.begin()
        names = history.spec.role_names(history.game)
        for number in range(self.seen, len(history.moves)):
            made = history.moves[number]
            self.see(names[made.role], made.action.text, partial(as_it_was, history, number + 1))

    def see(self, role: str, move: str, game: Callable[[], Any]) -> None:
        """A move was made; `game` gives the game after it."""
        self.seen += 1
        step = self.step
        if step is None:
            return
        if role == self.lesson.role:
            self.at, self.last = self.at + 1, self.seen - 1
        elif move == self.reply(role):
            self.replied += 1
        if self.is_done(step, game):
            self.number, self.at, self.replied = self.number + 1, 0, 0

    def is_done(self, step: LessonStep, game: Callable[[], Any]) -> bool:
        if not step.until:
            return self.at >= len(step.do) and self.replied >= len(step.reply)
        return is_so(step, game(), self.lesson.game)


def as_it_was(history: History, count: int) -> Any:
    return history.game if count == len(history.moves) else history.at(count)


def is_so(step: LessonStep, game: Any, name: str) -> bool:
    """Is all that the step wants true of the game? What a position does not tell is not so yet."""
    tree = load_game(name).spec.position_out(game)
    return all(found(tree, path) == value for path, value in step.until.items())


def found(tree: Any, path: str) -> Any:
    try:
        return look_up(tree, path)
    except BadInput:
        return None


# ---------------------------------------------------------------------- checking
def check_lesson(lesson: Lesson, loaded: Loaded) -> list[PositionFailure]:
    """Play the script as it is shown, then once with each other move that it accepts; what does not go is told."""
    failures = LessonTrial(lesson, loaded, {}).run()
    for number, step in enumerate(lesson.steps):
        for at, moves in enumerate(step.do):
            for other in moves[1:]:
                failures += LessonTrial(lesson, loaded, {(number, at): other}).run() if not failures else []
    return failures


class Stuck(Exception):
    """The script cannot go on; the text says why, `where` is the path in the file."""

    def __init__(self, where: str, text: str) -> None:
        super().__init__(text)
        self.where = where


class LessonTrial:
    """A lesson played by its own script. `other`: by step and move, what is tried in place of the move shown."""

    def __init__(self, lesson: Lesson, loaded: Loaded, other: dict[tuple[int, int], str]) -> None:
        self.lesson, self.spec, self.other = lesson, loaded.spec, other
        self.walk = LessonWalk(lesson)
        self.history = History(loaded.spec, lesson.begin(loaded), loaded.content)
        self.names = loaded.spec.role_names(self.history.game)
        self.me = self.names.index(lesson.role)

    def run(self) -> list[PositionFailure]:
        try:
            for number, step in enumerate(self.lesson.steps):
                self.run_step(number, step, f"steps[{number + 1}]")
        except Stuck as error:
            located = self.lesson.located
            return [PositionFailure(located.file, located.line(error.where), str(error))]
        return []

    def run_step(self, number: int, step: LessonStep, where: str) -> None:
        self.let_reply(where)  # where several are asked at once, the others need not wait for the learner
        self.check_start(step, where)
        spoken = set(step.instead)
        for at, shown in enumerate(step.shown()):
            spoken -= self.offered()
            self.try_wrong(step, at, where)
            kind = "way" if step.until else "do"
            self.act(self.me, self.other.get((number, at), shown), f"{where}.{kind}[{at + 1}]")
            self.let_reply(where)
        if spoken and not self.other:
            raise Stuck(f"{where}.instead", f"{sorted(spoken)[0]!r} is never offered in this step")
        if self.walk.number != number + 1:
            missing = "`until` is not true at the end of `way`" if step.until else "not all of `reply` is used"
            raise Stuck(f"{where}.{'until' if step.until else 'reply'}", missing)

    def check_start(self, step: LessonStep, where: str) -> None:
        game = self.history.game
        if self.me not in self.spec.asked(game):
            raise Stuck(where, f"{self.lesson.role} is not asked here, so the learner could do nothing")
        if step.until and is_so(step, game, self.lesson.game):
            raise Stuck(f"{where}.until", "is true before the learner has done anything")
        view = json.dumps(plain(self.spec.view(game, frozenset({self.me}))))
        for n, target in enumerate(step.point, 1):
            if f'"{target}"' not in view and target not in self.targets():
                raise Stuck(f"{where}.point[{n}]", f"there is no {target!r} on the board that the learner sees")
        for n, wrong in enumerate(step.wrong, 1):
            if wrong.at >= len(step.shown()):
                raise Stuck(
                    f"{where}.wrong[{n}]", f"the step is over after {len(step.shown())} moves: `at` is too high"
                )

    def try_wrong(self, step: LessonStep, at: int, where: str) -> None:
        for n, wrong in enumerate(step.wrong, 1):
            if wrong.at == at:
                self.check_wrong(wrong.move, wrong.rule, f"{where}.wrong[{n}]")

    def check_wrong(self, move: str, rule: str, where: str) -> None:
        refusal = self.spec.check(self.history.game, self.me, self.spec.parse(move))
        if refusal is None:
            raise Stuck(where, f"{move!r} is legal here; speak of it under `instead`")
        if refusal.rule != rule:
            raise Stuck(where, f"{move!r} is refused by {refusal.rule or refusal.message.id}, not by {rule}")

    def offered(self) -> set[str]:
        return {action.text for action in self.history.game.options(self.me)}

    def targets(self) -> set[str]:
        prompt = self.spec.prompt(self.history.game, self.me)
        return {target for option in prompt.options for target in option.targets} if prompt is not None else set()

    def act(self, role: int, move: str, where: str) -> None:
        try:
            self.history.act(role, self.spec.parse(move))
        except UnderkeepError as error:
            offered = ", ".join(action.text for action in self.history.game.options(role)) or "nothing"
            raise Stuck(where, f"{error}; offered are: {offered[:400]}") from None
        self.walk.follow(self.history)

    def let_reply(self, where: str) -> None:
        """The other roles answer by the script until the learner is asked, or nobody."""
        for reply in self.replies():
            self.act(reply[0], reply[1], f"{where}.reply[{reply[2]}]")
        if self.walk.over:
            return
        asked = [self.names[role] for role in self.spec.asked(self.history.game) if role != self.me]
        if asked and self.me not in self.spec.asked(self.history.game):
            raise Stuck(f"{where}.reply", f"{asked[0]} is asked, and no reply is written for it")

    def replies(self) -> Iterator[tuple[int, str, int]]:
        for _ in range(MAX_REPLIES):
            asked = [role for role in self.spec.asked(self.history.game) if self.walk.reply(self.names[role])]
            if not asked:
                return
            yield asked[0], self.walk.reply(self.names[asked[0]]), self.walk.replied + 1
