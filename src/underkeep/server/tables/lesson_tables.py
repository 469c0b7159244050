"""Tables at which somebody learns: private, made from a lesson's position, the other seats played by its script."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from underkeep.bots.api import levels_for
from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.errors import UnderkeepError
from underkeep.lesson_walk import LessonWalk
from underkeep.lessons import Course, Lesson, LessonStep, lesson_named, load_courses, load_lessons
from underkeep.library import Loaded
from underkeep.server import wire
from underkeep.server.store.interface import TableRow

if TYPE_CHECKING:
    from underkeep.server.tables.table import Table

ORIGIN: Final = "lesson:"  # before the lesson's name, where a table says what it came from
log = logging.getLogger("underkeep.tables")


# ---------------------------------------------------------------- making one
def lesson_wishes(lesson: Lesson, roles: tuple[str, ...]) -> list[wire.SeatWish]:
    """One's own role, and the weakest bot for each of the others, where the script has no word for it."""
    level = levels_for(lesson.game)[0]
    others = [wire.SeatWish("bot", [role], level) for role in roles if role != lesson.role]
    return [wire.SeatWish("me", [lesson.role]), *others]


def lesson_start(lesson: Lesson, loaded: Loaded) -> tuple[dict[str, wire.OptionValue], tuple[str, ...], bytes]:
    """The options, roles and first state of a lesson's table."""
    game = lesson.begin(loaded)
    options = loaded.spec.options_of(game)
    return options.tree(), loaded.spec.roles(options), canonical(loaded.spec.save(game))


# ---------------------------------------------------------------- at the table
def walk_of(row: TableRow) -> LessonWalk | None:
    """Where the learner of a table stands; nothing at other tables, and where the lesson is no longer there."""
    if not row.origin.startswith(ORIGIN):
        return None
    try:
        return LessonWalk(lesson_named(row.game, row.origin.removeprefix(ORIGIN)))
    except UnderkeepError as error:
        log.info("table %s goes on without its lesson: %s", row.id, error)
        return None


def is_unwanted(table: Table, role: str, move: str) -> bool:
    """Is it legal, but not what the lesson is about?"""
    return table.lesson is not None and table.lesson.lesson.role == role and table.lesson.refuses(move)


def scripted_reply(table: Table, role: str) -> str:
    """What the script has for a role that is asked, if it may be done."""
    move = "" if table.lesson is None else table.lesson.reply(role)
    if not move:
        return ""
    refusal = table.spec.check(table.history.game, table.names.index(role), table.spec.parse(move))
    return move if refusal is None else ""


def lesson_state(table: Table) -> wire.LessonState | None:
    walk = table.lesson
    if walk is None:
        return None
    back = len(table.history.moves) - walk.last if table.history.moves else 0
    of = len(walk.lesson.steps)
    return wire.LessonState(walk.lesson.id, walk.number, of, list(walk.accepted()), walk.shown(), back)


# ---------------------------------------------------------------- in words
def lessons_text(game: str, lang: str) -> wire.Lessons:
    return wire.Lessons(game, lang, [course_text(game, course, lang) for course in load_courses(game)])


def course_text(game: str, course: Course, lang: str) -> wire.CourseText:
    lessons = [lesson_text(one, lang) for one in load_lessons(game) if one.course == course.id]
    return wire.CourseText(course.id, course.title.say(lang), course.text.say(lang), lessons)


def lesson_text(lesson: Lesson, lang: str) -> wire.LessonText:
    return wire.LessonText(
        lesson.id,
        lesson.title.say(lang),
        lesson.minutes,
        lesson.role,
        lesson.intro.say(lang),
        lesson.end.say(lang),
        [step_text(step, lang) for step in lesson.steps],
    )


def step_text(step: LessonStep, lang: str) -> wire.LessonStepText:
    text, hint, after = (words.say(lang) if words is not None else "" for words in (step.text, step.hint, step.after))
    instead = {move: words.say(lang) for move, words in step.instead.items()}
    return wire.LessonStepText(step.goal.say(lang), text, hint, after, step.rule, list(step.point), instead)
