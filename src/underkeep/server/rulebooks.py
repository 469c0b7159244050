"""The rulebooks as the server gives them: chapters, overview, searches, where a rule is used, worked examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from underkeep.core.formats.content import Words
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import SEED_BYTES
from underkeep.lesson_frames import LessonFrame, example_frames, examples_of
from underkeep.lessons import Lesson, lesson_named
from underkeep.library import Loaded
from underkeep.rule_outline import Overview, chapters, overview, role_sections
from underkeep.rule_search import also_searched, index_of, search_rules
from underkeep.rule_sources import load_rulebook
from underkeep.server import wire
from underkeep.server.wire import to_wire

MAX_FOUND: Final = 30
MAX_EXAMPLES: Final = 4
NUMBER: Final = re.compile(r"\{[^}]*\}")  # what a refusal fills in


# ---------------------------------------------------------------- the book
def rulebook_text(game: str, lang: str) -> wire.RulebookText:
    """The rulebook section by section, as printed, with the chapters that put the sections into order."""
    places: dict[str, int] = {}
    sections: list[wire.RuleSection] = []
    for rule in load_rulebook(game).rules:
        if rule.section.en not in places:
            places[rule.section.en] = len(sections)
            sections.append(wire.RuleSection(rule.section.say(lang), []))
        why = NUMBER.sub("…", rule.why_not.say(lang)) if rule.why_not is not None else ""
        text = wire.RuleText(rule.id, rule.kind, rule.title.say(lang), rule.text.say(lang), why)  # type: ignore[arg-type]
        sections[places[rule.section.en]].rules.append(text)
    parts = [
        wire.ChapterText(part.title.say(lang), part.role, part.icon, [places[name] for name in part.sections])
        for part in chapters(game)
    ]
    opening = overview(game)
    return wire.RulebookText(
        game, lang, sections, parts, None if opening is None else overview_text(game, opening, lang)
    )


def overview_text(game: str, opening: Overview, lang: str) -> wire.OverviewText:
    def said(words: Words) -> str:
        return words.say(lang)

    turns = [
        wire.TurnText(
            turn.role,
            said(turn.title),
            [wire.TurnStepText(part.icon, said(part.title), said(part.text), part.rule) for part in turn.parts],
        )
        for turn in opening.turns
    ]
    return wire.OverviewText(
        said(opening.lead),
        [wire.WinText(win.role, said(win.text), win.rule) for win in opening.wins],
        turns,
        [wire.MistakeText(said(one.wrong), said(one.right), one.rule) for one in opening.mistakes],
        [example_ref(lesson_named(game, lesson), step, lang) for lesson, step in opening.examples],
    )


# ---------------------------------------------------------------- searching
def rules_found(game: str, asked: str, lang: str, role: str) -> wire.RulesFound:
    """The rules that answer a question; those of the asker's own role before others that fit as well."""
    found = search_rules([game], asked, lang, role_sections(game, role))[:MAX_FOUND]
    marks = sorted(index_of(game, lang).language.ask(asked).marks())
    hits = [wire.RuleHit(one.rule.id, one.rule.section.say(lang)) for one in found]
    return wire.RulesFound(asked, list(also_searched(game, asked, lang)), marks, hits)


# ---------------------------------------------------------------- where a rule is used
def rule_uses(loaded: Loaded, rule: str, lang: str) -> wire.RuleUses:
    game = loaded.spec.id
    book = load_rulebook(game)
    if rule not in book.by_id:
        raise BadInput(f"there is no rule {rule!r}", "rule", "`underkeep rules search WORDS` finds ids.")
    shown = [example_ref(lesson, step, lang) for lesson, step in examples_of(game, rule)]
    things = [words.say(lang) for words in dict.fromkeys(rules_of_things(game, loaded).get(rule, ()))]
    others = [other.id for other in book.rules if other.id != rule and re.search(rf"{rule}(?![\w-])", other.text.en)]
    return wire.RuleUses(rule, shown[:MAX_EXAMPLES], things, others)


KNOWN_THINGS: Final[dict[str, dict[str, list[Words]]]] = {}


def rules_of_things(game: str, loaded: Loaded) -> Mapping[str, list[Words]]:
    """By rule the names of the components that it tells of: what the content says, or the game when one inspects."""
    if game not in KNOWN_THINGS:
        spec = loaded.spec
        begun = spec.new(spec.options.resolve({}), loaded.content, bytes(SEED_BYTES))
        view = spec.view(begun, frozenset())
        found: dict[str, list[Words]] = {}
        for entry in named_entries(loaded.pack.trees):
            rule = str(entry.get("rule") or spec.rule_about(view, str(entry["id"])))
            if rule:
                found.setdefault(rule, []).append(Words(entry["name"]["en"], entry["name"]["it"]))
        KNOWN_THINGS[game] = found
    return KNOWN_THINGS[game]


def named_entries(tree: Any) -> Iterator[Mapping[str, Any]]:
    """All components of a pack: what has an id and a name."""
    if isinstance(tree, Mapping):
        if "id" in tree and isinstance(tree.get("name"), Mapping):
            yield tree
        for value in tree.values():
            yield from named_entries(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            yield from named_entries(value)


# ---------------------------------------------------------------- worked examples
def example_ref(lesson: Lesson, step: int, lang: str) -> wire.ExampleRef:
    return wire.ExampleRef(lesson.id, lesson.title.say(lang), step, lesson.steps[step - 1].goal.say(lang))


def example(loaded: Loaded, name: str, number: int, lang: str) -> wire.Example:
    """A step of a lesson as the learner sees it, move by move."""
    game = loaded.spec.id
    lesson = lesson_named(game, name)
    frames = [frame_text(loaded, one) for one in frames_of(game, name, number, loaded)]
    step = lesson.steps[number - 1]
    text, after = (words.say(lang) if words is not None else "" for words in (step.text, step.after))
    return wire.Example(game, name, lesson.role, step.goal.say(lang), text, after, frames)


def frame_text(loaded: Loaded, frame: LessonFrame) -> wire.ExampleFrame:
    view = to_wire.view(loaded.spec.id, loaded.spec, frame.view)
    move = to_wire.label(frame.move) if frame.move is not None else None
    return wire.ExampleFrame(view, move, frame.role, list(frame.point))


KNOWN_FRAMES: Final[dict[tuple[str, str, int], list[LessonFrame]]] = {}


def frames_of(game: str, lesson: str, number: int, loaded: Loaded) -> list[LessonFrame]:
    """Kept once they were made: there are as many as lessons have steps."""
    key = game, lesson, number
    if key not in KNOWN_FRAMES:
        KNOWN_FRAMES[key] = example_frames(lesson_named(game, lesson), loaded, number)
    return KNOWN_FRAMES[key]
