"""The rulebook on the wire: chapters and overview, what a search finds, where a rule is used, worked examples."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from underkeep.server.wire.common import Label


class RuleText(Struct):
    """A rule in the language asked for. `why_not`: what is said of a move that it forbids, numbers left open."""

    id: str
    kind: Literal["rule", "data", "fact"]
    title: str
    text: str
    why_not: str


class RuleSection(Struct):
    """A heading and its rules in printed order."""

    title: str
    rules: list[RuleText]


class ChapterText(Struct):
    """Sections that belong together, by their places in the list of all; `role` where it is the chapter of one."""

    title: str
    role: str
    icon: str
    sections: list[int]


class WinText(Struct):
    """How a role wins; without a role, how anybody does."""

    role: str
    text: str
    rule: str


class TurnStepText(Struct):
    """A part of a turn, with its symbol."""

    icon: str
    title: str
    text: str
    rule: str


class TurnText(Struct):
    """A turn in one picture: its parts in their order."""

    role: str
    title: str
    steps: list[TurnStepText]


class MistakeText(Struct):
    """What people believe, and what is so."""

    wrong: str
    right: str
    rule: str


class ExampleRef(Struct):
    """A step of a lesson that shows a rule on the board."""

    lesson: str
    title: str
    step: int  # from 1
    goal: str


class OverviewText(Struct):
    """What a rulebook opens with."""

    lead: str
    wins: list[WinText]
    turns: list[TurnText]
    mistakes: list[MistakeText]
    examples: list[ExampleRef]


class RulebookText(Struct):
    """GET /api/games/{game}/rulebook."""

    game: str
    lang: str
    sections: list[RuleSection]
    chapters: list[ChapterText]
    overview: OverviewText | None


class RuleHit(Struct):
    """A rule that answers a question, and the heading under which it stands."""

    id: str
    section: str


class RulesFound(Struct):
    """GET /api/games/{game}/rules: the rules that answer a question, best first."""

    asked: str
    also: list[str]  # words of the same meaning that were searched too
    marks: list[str]  # what words that were found begin with, without accents, in small letters
    rules: list[RuleHit]


class RuleUses(Struct):
    """GET /api/games/{game}/rules/{rule}: where a rule is used."""

    rule: str
    examples: list[ExampleRef]
    things: list[str]  # names of cards, rooms, pieces that it tells of
    rules: list[str]  # ids of rules that name it


class ExampleFrame(Struct):
    """The board before a move, with that move; at the end of the example without one."""

    view: Any
    move: Label | None
    role: str  # whose move it is
    point: list[str]  # drawn things that the move is about


class Example(Struct):
    """GET /api/games/{game}/lessons/{lesson}/examples/{step}: a step of a lesson, done move by move."""

    game: str
    lesson: str
    role: str
    goal: str
    text: str
    after: str
    frames: list[ExampleFrame]
