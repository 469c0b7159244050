"""Finds the rule that answers a question, asked as a beginner asks it: "how do I win", "come si salta una fossa".

Words that every question has are left out, others are cut to their stems, and for each the words that mean the same
are searched too: `locale/synonyms.toml` for all games, `games/<game>/rulebook/synonyms.toml` for one. A rule counts for
how rare the words are that it has, and for where it has them. Optional chapters come after the others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Any, Final

import snowballstemmer

from underkeep.core.formats.content import Entry
from underkeep.core.formats.rulebook import Rule, Rulebook, plain, tidy
from underkeep.library import general_synonyms, rulebook_file
from underkeep.rule_outline import optional_sections
from underkeep.rule_sources import load_rulebook

WORD: Final = re.compile(r"\w+")
STEMMERS: Final = {"en": "english", "it": "italian"}
IN_TITLE: Final = 3.0  # against once in a text of usual length
IN_SECTION: Final = 1.2
BASIC: Final = (1.3, 1.15)  # what the first rules under a heading count: they say what the others refine
SAME: Final = 0.7  # what a word of the same meaning counts
PART: Final = 0.5  # what one word of a phrase of the same meaning counts
BEGUN: Final = 1.5  # what the beginning of a word in a title counts: people search while they type
OPTIONAL: Final = 0.6  # what a rule of an optional chapter counts
OWN: Final = 1.3  # what a rule of the asker's own role counts
MIN_BEGINNING: Final = 3  # letters
SATURATION: Final = 1.2  # the second mention of a word counts less than the first
LENGTH: Final = 0.4  # how much a long text is held against a rule


@dataclass(frozen=True)
class RuleFound:
    """A rule that answers a question."""

    game: str
    rule: Rule
    points: float


@dataclass(frozen=True)
class QuestionStems:
    """A question taken apart: for each word that counts, the stems that stand for it and what each is worth."""

    stems: tuple[tuple[tuple[str, float], ...], ...]
    also: tuple[str, ...]  # words of the same meaning that were searched too, as people write them

    def marks(self) -> frozenset[str]:
        return frozenset(stem for group in self.stems for stem, _ in group)


def search_rules(games: Iterable[str], words: str, lang: str = "", sections: Iterable[str] = ()) -> list[RuleFound]:
    """The rules of some games that answer a question, best first. Without a language in either of them; `sections` are
    headings of the asker's own role.
    """
    own = frozenset(sections)
    best: dict[str, RuleFound] = {}
    for game in games:
        for each in (lang,) if lang else tuple(STEMMERS):
            for found in index_of(game, each).search(words, own):
                known = best.get(found.rule.id)
                if known is None or known.points < found.points:
                    best[found.rule.id] = found
    return sorted(best.values(), key=lambda found: -found.points)


def also_searched(game: str, words: str, lang: str) -> tuple[str, ...]:
    return index_of(game, lang).language.ask(words).also


@cache
def index_of(game: str, lang: str) -> RuleIndex:
    return RuleIndex(load_rulebook(game), lang)


# ---------------------------------------------------------------------- words
class QuestionWords:
    """One language as questions to one game use it."""

    def __init__(self, lang: str, trees: list[Mapping[str, Any]]) -> None:
        self.stemmer = snowballstemmer.stemmer(STEMMERS[lang])
        self.empty: set[str] = set()
        self.groups: list[tuple[str, ...]] = []
        for tree in trees:
            read_synonyms(tree, lang, self.empty, self.groups)
        self.phrases = sorted({word for group in self.groups for word in group if " " in word}, key=len, reverse=True)
        self.means: dict[str, list[int]] = {}
        for number, group in enumerate(self.groups):
            for word in group:
                self.means.setdefault(self.stem(word), []).append(number)

    def stem(self, word: str) -> str:
        """Of a phrase the words as they are: it stands for its group only."""
        return word if " " in word else str(self.stemmer.stemWord(word))

    def ask(self, words: str) -> QuestionStems:
        """What a question is about. If it has nothing but words that every question has, they are all there is."""
        text = f" {' '.join(WORD.findall(plain(words)))} "
        found: list[str] = []
        for phrase in self.phrases:
            if f" {phrase} " in text:
                found.append(phrase)
                text = text.replace(f" {phrase} ", " ")
        single = text.split()
        kept = [word for word in single if word not in self.empty] or ([] if found else single)
        groups = [self.meaning(word) for word in dict.fromkeys(found + kept)]
        also = dict.fromkeys(other for word in found + kept for other in self.same(word))
        return QuestionStems(tuple(groups), tuple(word for word in also if word not in single and word not in found))

    def meaning(self, word: str) -> tuple[tuple[str, float], ...]:
        worth: dict[str, float] = {}
        for other in self.same(word):
            parts = [part for part in other.split() if part not in self.empty]
            for part in parts:
                worth.setdefault(self.stem(part), SAME if len(parts) == 1 else PART)
        if " " not in word:
            worth[self.stem(word)] = 1.0
        return tuple(worth.items())

    def same(self, word: str) -> Iterator[str]:
        for number in self.means.get(self.stem(word), ()):
            yield from (other for other in self.groups[number] if self.stem(other) != self.stem(word))


def read_synonyms(tree: Mapping[str, Any], lang: str, empty: set[str], groups: list[tuple[str, ...]]) -> None:
    """`empty`: words that every question has; `same`: lists of words that mean the same, the usual one first."""
    if lang not in tree:
        return
    entry = Entry(tree[lang], f"synonyms.{lang}")
    empty.update(plain(word) for word in (entry.texts("empty") if entry.has("empty") else ()))
    groups.extend(tuple(plain(word) for word in group) for group in tree[lang].get("same", ()))


# ---------------------------------------------------------------------- rules
class RuleIndex:
    """The rules of one game in one language, by their stems."""

    def __init__(self, book: Rulebook, lang: str) -> None:
        self.book = book
        self.lang = lang
        self.language = QuestionWords(lang, [general_synonyms(), rulebook_file(book.game, "synonyms")])
        self.optional = optional_sections(book.game)
        self.titles = [self.stems(rule.title.say(lang)) for rule in book.rules]
        self.headings = [self.stems(rule.section.say(lang)) for rule in book.rules]
        self.texts = [self.stems(rule.text.say(lang)) for rule in book.rules]
        self.usual = sum(text.total() for text in self.texts) / max(len(self.texts), 1)
        self.factors = [self.factor(number) for number in range(len(book.rules))]
        self.having: dict[str, set[int]] = {}
        for number in range(len(book.rules)):
            for stem in self.titles[number].keys() | self.texts[number].keys():
                self.having.setdefault(stem, set()).add(number)

    def factor(self, number: int) -> float:
        """What kind of rule it is: the first under its heading, or one of a chapter that few games need."""
        section = self.book.rules[number].section
        place = number - next(n for n, rule in enumerate(self.book.rules) if rule.section == section)
        basic = BASIC[place] if place < len(BASIC) else 1.0
        return basic * (OPTIONAL if section.en in self.optional else 1.0)

    def stems(self, text: str) -> Counter[str]:
        words = (word for word in WORD.findall(plain(text)) if word not in self.language.empty)
        return Counter(self.language.stem(word) for word in words)

    def search(self, words: str, own: frozenset[str]) -> Iterator[RuleFound]:
        """By id if that is what was asked, else by meaning; rules of optional chapters count less."""
        named = self.book.named(words) if re.search(r"[A-Z]-|[A-Z]$", tidy(words)) and words.strip() else ()
        if named:
            yield from (RuleFound(self.book.game, rule, 1000.0 - n) for n, rule in enumerate(named))
            return
        asked = self.language.ask(words)
        for number, rule in enumerate(self.book.rules):
            points = self.points(number, asked)
            if points > 0:
                mine = OWN if rule.section.en in own else 1.0
                yield RuleFound(self.book.game, rule, points * self.factors[number] * mine)

    def points(self, number: int, asked: QuestionStems) -> float:
        """The sum over the words, made smaller for each word that is not there at all."""
        total = hits = wanted = 0.0
        for group in asked.stems:
            rarity = self.rarity(group)
            points = rarity * self.meant(number, group)
            total += points
            wanted += rarity
            hits += rarity if points > 0 else 0.0
        return total * hits / wanted if wanted else 0.0

    def rarity(self, group: tuple[tuple[str, float], ...]) -> float:
        """How rare it is that a rule speaks of this, in whichever of the words that mean the same."""
        having = set().union(*(self.having.get(stem, set()) for stem, worth in group if worth >= SAME))
        return log(1 + len(self.book.rules) / max(len(having), 1))

    def meant(self, number: int, group: tuple[tuple[str, float], ...]) -> float:
        """How much a rule speaks of something: in title, heading and text by the word that fits best there."""
        title = max(self.in_title(number, stem) * worth for stem, worth in group)
        section = max((worth for stem, worth in group if stem in self.headings[number]), default=0.0)
        text = max(self.in_text(number, stem) * worth for stem, worth in group)
        return title + IN_SECTION * section + text

    def in_title(self, number: int, stem: str) -> float:
        title = self.titles[number]
        if stem in title:
            return IN_TITLE / (0.7 + 0.3 * title.total())
        begun = stem not in self.having and len(stem) >= MIN_BEGINNING and any(one.startswith(stem) for one in title)
        return BEGUN if begun else 0.0

    def in_text(self, number: int, stem: str) -> float:
        text = self.texts[number]
        often = text[stem]
        length = 1 - LENGTH + LENGTH * text.total() / self.usual
        return often * (1 + SATURATION) / (often + SATURATION * length)
