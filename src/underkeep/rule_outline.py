"""How a rulebook is laid out for its readers: chapters by role, and the overview that it opens with.

`games/<game>/rulebook/outline.toml` puts every heading of the rulebook into one chapter, `overview.toml` says how each
role wins, shows a turn in one picture and names what people get wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from underkeep.core.formats.content import Entry, Words
from underkeep.core.kernel.errors import BadInput
from underkeep.library import rulebook_file
from underkeep.rule_sources import load_rulebook

OUTLINE: Final = "outline"
OVERVIEW: Final = "overview"


@dataclass(frozen=True)
class RuleChapter:
    """Headings that belong together, such as those of a role."""

    title: Words
    role: str  # "" for what everybody needs
    icon: str
    sections: tuple[str, ...]  # their English headings
    optional: bool  # not played in every game


@cache
def chapters(game: str) -> tuple[RuleChapter, ...]:
    """The chapters of a rulebook. A game without an outline has one for each heading."""
    book = load_rulebook(game)
    headings = {words.en: words for words in book.sections()}
    tree = rulebook_file(game, OUTLINE)
    if not tree:
        return tuple(RuleChapter(words, "", "ui-rule", (name,), False) for name, words in headings.items())
    where = f"{game}/rulebook/{OUTLINE}.toml"
    file = Entry(tree, where)
    found = tuple(read_chapter(entry) for entry in file.entries("part"))
    file.done()
    placed = [name for chapter in found for name in chapter.sections]
    for name in placed:
        if name not in headings or placed.count(name) > 1:
            why = "stands twice" if name in headings else "is no heading of the rulebook"
            raise BadInput(f"{name!r} {why}", where, "Name each heading of the rulebook once.")
    for name in headings:
        if name not in placed:
            raise BadInput(f"{name!r} is in no chapter", where, "Add it to the sections of one.")
    return found


def read_chapter(entry: Entry) -> RuleChapter:
    chapter = RuleChapter(
        entry.words("title"),
        role_of(entry),
        entry.text("icon"),
        entry.texts("sections"),
        entry.flag_or("optional", False),
    )
    entry.done()
    return chapter


def optional_sections(game: str) -> frozenset[str]:
    return frozenset(name for chapter in chapters(game) if chapter.optional for name in chapter.sections)


def role_sections(game: str, role: str) -> tuple[str, ...]:
    """The headings of a role's own chapter; none if it has none."""
    return tuple(name for chapter in chapters(game) if role and chapter.role == role for name in chapter.sections)


# ---------------------------------------------------------------------- overview
@dataclass(frozen=True)
class Win:
    """How a role wins; without a role, how anybody does."""

    role: str
    text: Words
    rule: str


@dataclass(frozen=True)
class TurnPart:
    """A part of a turn, with its symbol."""

    icon: str
    title: Words
    text: Words
    rule: str


@dataclass(frozen=True)
class Turn:
    """A turn in one picture."""

    role: str
    title: Words
    parts: tuple[TurnPart, ...]


@dataclass(frozen=True)
class Mistake:
    """What people believe, and what is so."""

    wrong: Words
    right: Words
    rule: str


@dataclass(frozen=True)
class Overview:
    """What a rulebook opens with; `examples`: lessons and the numbers of their steps."""

    lead: Words
    wins: tuple[Win, ...]
    turns: tuple[Turn, ...]
    mistakes: tuple[Mistake, ...]
    examples: tuple[tuple[str, int], ...]

    def rules(self) -> list[str]:
        """All ids that it names."""
        parts = [part.rule for turn in self.turns for part in turn.parts]
        return [*(win.rule for win in self.wins), *parts, *(mistake.rule for mistake in self.mistakes)]


@cache
def overview(game: str) -> Overview | None:
    """What the rulebook of a game opens with, if it has such a page; the rules it names must exist."""
    tree = rulebook_file(game, OVERVIEW)
    if not tree:
        return None
    file = Entry(tree, f"{game}/rulebook/{OVERVIEW}.toml")
    found = Overview(
        file.words("lead"),
        tuple(read_win(entry) for entry in file.entries("win")),
        tuple(read_turn(entry) for entry in file.entries("turn")),
        tuple(read_mistake(entry) for entry in file.entries("mistake")),
        tuple(read_example(entry) for entry in file.entries("example")),
    )
    file.done()
    known = load_rulebook(game).by_id
    for rule in found.rules():
        if rule not in known:
            remedy = "`underkeep rules search WORDS` finds ids."
            raise BadInput(f"there is no rule {rule!r}", f"{game}/rulebook/{OVERVIEW}.toml", remedy)
    return found


def role_of(entry: Entry) -> str:
    return entry.text("role") if entry.has("role") else ""


def read_win(entry: Entry) -> Win:
    win = Win(role_of(entry), entry.words("text"), entry.text("rule"))
    entry.done()
    return win


def read_turn(entry: Entry) -> Turn:
    turn = Turn(role_of(entry), entry.words("title"), tuple(read_part(part) for part in entry.entries("part")))
    entry.done()
    return turn


def read_part(entry: Entry) -> TurnPart:
    part = TurnPart(entry.text("icon"), entry.words("title"), entry.words("text"), entry.text("rule"))
    entry.done()
    return part


def read_mistake(entry: Entry) -> Mistake:
    mistake = Mistake(entry.words("wrong"), entry.words("right"), entry.text("rule"))
    entry.done()
    return mistake


def read_example(entry: Entry) -> tuple[str, int]:
    example = entry.text("lesson"), entry.number("step", 1, 99)
    entry.done()
    return example
