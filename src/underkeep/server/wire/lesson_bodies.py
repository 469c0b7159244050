"""Lessons on the wire: their words in the language asked for, and where a learner stands."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from underkeep.server.wire.common import Name


class LessonStepText(Struct):
    """One task; `instead` says of moves that are legal, but not what the lesson wants now."""

    goal: str
    text: str
    hint: str
    after: str
    rule: str
    point: list[str]  # drawn things; none: those of the move that the learner's state shows
    instead: dict[str, str]


class LessonText(Struct):
    """A lesson in words."""

    id: str
    title: str
    minutes: int
    role: str
    intro: str
    end: str
    steps: list[LessonStepText]


class CourseText(Struct):
    """Lessons that belong together, in their order."""

    id: str
    title: str
    text: str
    lessons: list[LessonText]


class Lessons(Struct):
    """GET /api/games/{game}/lessons."""

    game: str
    lang: str
    courses: list[CourseText]


class BeginLesson(Struct, forbid_unknown_fields=True):
    """POST /api/lessons: a private table at the position of the lesson."""

    game: Name
    lesson: Annotated[str, Meta(max_length=60)]


class LessonState(Struct):
    """Where a learner stands; the words come by GET /api/games/{game}/lessons."""

    lesson: str
    step: int  # counted from 0; as many as there are steps when the lesson is done
    of: int
    accepted: list[str]  # the moves that the lesson takes now; none: any that is legal
    shown: str  # the move to point at, "" on a way of one's own
    back: int  # moves since before the learner's last one
