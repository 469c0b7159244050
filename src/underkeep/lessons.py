"""Lessons: short chapters in which a learner does each move on a real board. A file is a position and a script.

`games/<game>/lessons/courses.yaml` names the courses, every other file there is a lesson; the number before its name is
its place. A step has a goal in words, and what counts as done: `do`, the moves one by one, or `until`, a condition. A
wrong try is answered by the engine's own refusal. docs/writing-a-lesson.md shows how to write one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from underkeep.core.formats.content import LANGUAGES, Words
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.spec import Tree
from underkeep.library import Loaded, game_folder, load_game
from underkeep.registry import GAMES
from underkeep.yaml_positions import GAME_KEYS, Located, begun, read_yaml, rule_ids

FOLDER: Final = "lessons"
COURSES: Final = "courses"
HEAD: Final = ("game", "course", "title", "minutes", "role", "intro", "end")
STEP: Final = ("goal", "text", "hint", "rule", "do", "until", "way", "point", "wrong", "instead", "reply", "after")
NO_FILE: Final = "`underkeep lesson check` lists the lessons there are."
MAX_MINUTES: Final = 15


@dataclass(frozen=True)
class Course:
    """A chain of lessons, such as those of one role."""

    id: str
    title: Words
    text: Words


@dataclass(frozen=True)
class WrongTry:
    """A move that a learner may try after so many moves of the step, and the rule by which it must be refused."""

    move: str
    rule: str
    at: int


@dataclass(frozen=True)
class ScriptedReply:
    """What another role does when it is asked."""

    role: str
    move: str


@dataclass(frozen=True)
class LessonStep:
    """One task. `do`: for each move those that are accepted, the first being shown; empty where `until` decides."""

    goal: Words
    text: Words | None
    hint: Words | None
    after: Words | None
    rule: str
    do: tuple[tuple[str, ...], ...]
    until: Tree
    way: tuple[str, ...]
    point: tuple[str, ...]
    wrong: tuple[WrongTry, ...]
    instead: Mapping[str, Words]
    reply: tuple[ScriptedReply, ...]

    def shown(self) -> tuple[str, ...]:
        """The moves by which the step is done as the file shows it."""
        return self.way if self.until else tuple(moves[0] for moves in self.do)


@dataclass(frozen=True)
class Lesson:
    """A position, who learns there, and the steps."""

    id: str
    game: str
    course: str
    title: Words
    minutes: int
    role: str
    intro: Words
    end: Words
    position: Tree
    steps: tuple[LessonStep, ...]
    located: Located

    def begin(self, loaded: Loaded) -> Any:
        """The game as the lesson finds it; what cannot be is told with its line."""
        return begun(self.located, self.position, loaded)


# ---------------------------------------------------------------------- finding
def lessons_folder(game: str) -> Path:
    return game_folder(game) / FOLDER


def lesson_files(game: str) -> list[Path]:
    """The files of a game's lessons in their order."""
    found = lessons_folder(game).glob("*.yaml")
    return sorted(path for path in found if path.stem != COURSES)


def lesson_id(path: Path) -> str:
    """The name without the number that orders the files: 10-way-out.yaml is `way-out`."""
    number, _, rest = path.stem.partition("-")
    return rest if number.isdecimal() and rest else path.stem


@cache
def load_courses(game: str) -> tuple[Course, ...]:
    """The courses of a game; none where it has no lessons."""
    path = lessons_folder(game) / f"{COURSES}.yaml"
    if not path.is_file():
        return ()
    located = read_yaml(path)
    try:
        reader = LessonReader(located.tree, "", ("courses",))
        return tuple(read_course(LessonReader(*item, ("id", "title", "text"))) for item in reader.items("courses"))
    except UnderkeepError as error:
        raise located.bad(error) from None


def read_course(entry: LessonReader) -> Course:
    return Course(entry.name("id"), entry.words("title"), entry.words("text"))


@cache
def load_lessons(game: str) -> tuple[Lesson, ...]:
    """All lessons of a game, checked for form."""
    return tuple(read_lesson(path) for path in lesson_files(game))


def lesson_named(game: str, name: str) -> Lesson:
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}", "game", f"The games are: {', '.join(GAMES)}.")
    found = {lesson.id: lesson for lesson in load_lessons(game)}
    if name not in found:
        known = f"The lessons are: {', '.join(found)}." if found else NO_FILE
        raise BadInput(f"{game} has no lesson {name!r}", "lesson", known)
    return found[name]


# ---------------------------------------------------------------------- reading
def read_lesson(path: Path) -> Lesson:
    """One file, checked for form: keys, words in both languages, moves, roles and rules that exist."""
    located = read_yaml(path)
    try:
        lesson = make_lesson(located, path)
        check_names(lesson, load_game(lesson.game))
    except UnderkeepError as error:
        raise located.bad(error) from None
    return lesson


def make_lesson(located: Located, path: Path) -> Lesson:
    head = LessonReader(located.tree, "", (*HEAD, *GAME_KEYS, "steps"))
    steps = tuple(read_step(LessonReader(*item, STEP)) for item in head.items("steps"))
    return Lesson(
        lesson_id(path),
        head.name("game"),
        head.name("course"),
        head.words("title"),
        head.number("minutes", 1, MAX_MINUTES),
        head.name("role"),
        head.words("intro"),
        head.words("end"),
        {key: located.tree[key] for key in GAME_KEYS if key in located.tree},
        steps,
        located,
    )


def read_step(entry: LessonReader) -> LessonStep:
    if ("way" in entry.tree) != ("until" in entry.tree):
        raise BadInput("`until` and `way` belong together", entry.place("way"), "Give a way to what `until` wants.")
    if ("do" in entry.tree) == ("until" in entry.tree):
        raise BadInput("needs `do` or `until`, one of the two", entry.where, "`do` for moves, `until` for a condition.")
    return LessonStep(
        entry.words("goal"),
        entry.words_or_none("text"),
        entry.words_or_none("hint"),
        entry.words_or_none("after"),
        entry.name("rule") if "rule" in entry.tree else "",
        tuple(entry.moves("do")),
        entry.mapping("until"),
        entry.names("way"),
        entry.names("point"),
        tuple(read_wrong(LessonReader(*item, ("try", "rule", "at"))) for item in entry.items_or_none("wrong")),
        {move: entry.under("instead", move) for move in entry.mapping("instead")},
        tuple(read_reply(LessonReader(*item, ("as", "do"))) for item in entry.items_or_none("reply")),
    )


def read_wrong(entry: LessonReader) -> WrongTry:
    at = entry.number("at", 1, 99) if "at" in entry.tree else 0
    return WrongTry(entry.name("try"), entry.name("rule"), at)


def read_reply(entry: LessonReader) -> ScriptedReply:
    return ScriptedReply(entry.name("as"), entry.name("do"))


class LessonReader:
    """One mapping of a lesson file: each value is asked for by the form it must have; other keys are refused."""

    def __init__(self, tree: Any, where: str, keys: tuple[str, ...]) -> None:
        if not isinstance(tree, dict):
            raise BadInput("is not a mapping", where, f"The keys are {', '.join(keys)}.")
        self.tree: Tree = tree
        self.where = where
        for key in tree:
            if key not in keys:
                raise BadInput("unknown key", self.place(key), f"The keys are {', '.join(keys)}.")

    def place(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str) -> Any:
        if key not in self.tree:
            raise BadInput("is missing", self.place(key), f"Add {key}: to it.")
        return self.tree[key]

    def name(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise BadInput(f"{value!r} is not a word", self.place(key), "Give a word; put it in quotes if need be.")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadInput(f"{value!r} does not fit", self.place(key), f"Give a whole number from {low} to {high}.")
        return value

    def words(self, key: str) -> Words:
        return words_of(self.get(key), self.place(key))

    def words_or_none(self, key: str) -> Words | None:
        return self.words(key) if key in self.tree else None

    def under(self, key: str, name: str) -> Words:
        return words_of(self.mapping(key)[name], f"{self.place(key)}.{name}")

    def mapping(self, key: str) -> Tree:
        value = self.tree.get(key, {})
        if not isinstance(value, dict) or (key in self.tree and not value):
            raise BadInput("states nothing", self.place(key), "Write `name: value` below it.")
        return value

    def items(self, key: str) -> list[tuple[Any, str]]:
        value = self.get(key)
        if not isinstance(value, list) or not value:
            raise BadInput("is not a list", self.place(key), "Write each entry behind a dash.")
        return [(item, f"{self.place(key)}[{n}]") for n, item in enumerate(value, 1)]

    def items_or_none(self, key: str) -> list[tuple[Any, str]]:
        return self.items(key) if key in self.tree else []

    def names(self, key: str) -> tuple[str, ...]:
        return tuple(text_of(item, where) for item, where in self.items_or_none(key))

    def moves(self, key: str) -> Iterator[tuple[str, ...]]:
        """A move, or several in their order; a list in the list: any of these."""
        value = self.tree.get(key, [])
        for n, item in enumerate(value if isinstance(value, list) else [value], 1):
            where = f"{self.place(key)}[{n}]" if isinstance(value, list) else self.place(key)
            yield tuple(text_of(move, where) for move in (item if isinstance(item, list) and item else [item]))


def text_of(value: Any, where: str, remedy: str = "Write it as `underkeep play` shows it, in quotes.") -> str:
    if not isinstance(value, str) or not value:
        raise BadInput(f"{value!r} is not a text", where, remedy)
    return value


def words_of(value: Any, where: str) -> Words:
    if (
        not isinstance(value, dict)
        or set(value) != set(LANGUAGES)
        or not all(isinstance(v, str) for v in value.values())
    ):
        raise BadInput("needs a sentence in each language", where, f"Write {', '.join(LANGUAGES)}: each with its text.")
    if not all(value.values()):
        raise BadInput("a sentence is empty", where, "Write it in both languages.")
    return Words(value["en"], value["it"])


# ---------------------------------------------------------------------- names that must exist
def check_names(lesson: Lesson, loaded: Loaded) -> None:
    if lesson.course not in [course.id for course in load_courses(lesson.game)]:
        known = ", ".join(course.id for course in load_courses(lesson.game))
        raise BadInput(f"there is no course {lesson.course!r}", "course", f"courses.yaml has: {known or 'none'}.")
    roles = loaded.spec.role_names(lesson.begin(loaded))
    for where, role in named_roles(lesson):
        if role not in roles:
            raise BadInput(f"there is no role {role!r}", where, f"The roles are {', '.join(roles)}.")
    for where, move in named_moves(lesson):
        try:
            loaded.spec.parse(move)
        except BadInput as error:
            raise BadInput(error.problem, where, error.remedy) from None
    for where, rule in named_rules(lesson):
        if rule not in rule_ids(lesson.game):
            raise BadInput(f"there is no rule {rule!r}", where, "`underkeep rules search WORDS` finds ids.")


def named_roles(lesson: Lesson) -> Iterator[tuple[str, str]]:
    yield "role", lesson.role
    for n, step in enumerate(lesson.steps, 1):
        for k, reply in enumerate(step.reply, 1):
            yield f"steps[{n}].reply[{k}].as", reply.role
            if reply.role == lesson.role:
                raise BadInput(
                    "the learner replies to nobody", f"steps[{n}].reply[{k}].as", "Make it a step of its own."
                )


def named_moves(lesson: Lesson) -> Iterator[tuple[str, str]]:
    for n, step in enumerate(lesson.steps, 1):
        where = f"steps[{n}]"
        yield from ((f"{where}.do[{k}]", move) for k, moves in enumerate(step.do, 1) for move in moves)
        yield from ((f"{where}.way[{k}]", move) for k, move in enumerate(step.way, 1))
        yield from ((f"{where}.wrong[{k}].try", wrong.move) for k, wrong in enumerate(step.wrong, 1))
        yield from ((f"{where}.instead.{move}", move) for move in step.instead)
        yield from ((f"{where}.reply[{k}].do", reply.move) for k, reply in enumerate(step.reply, 1))


def named_rules(lesson: Lesson) -> Iterator[tuple[str, str]]:
    for n, step in enumerate(lesson.steps, 1):
        if step.rule:
            yield f"steps[{n}].rule", step.rule
        yield from ((f"steps[{n}].wrong[{k}].rule", wrong.rule) for k, wrong in enumerate(step.wrong, 1))
