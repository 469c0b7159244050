"""The rule index: every rule of a game by its stable id, in our words, and what excuses an id from a test.

Trees come in, frozen rules go out; `underkeep.library` reads the files.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, final

from underkeep.core.formats.content import Entry, Words
from underkeep.core.kernel.errors import BadInput

RULE: Final = "rule"
DATA: Final = "data"
FACT: Final = "fact"
KINDS: Final = (RULE, DATA, FACT)
MAX_FACTS: Final = 0.08  # of a game's ids: a fact needs no test, so there may not be many

RULE_ID: Final = re.compile(r"[A-Z]+(?:-[A-Z0-9]+)+")


@final
@dataclass(frozen=True)
class Rule:
    """One rule: `why_not` is said of an action it forbids, `reason` tells why a fact needs no test."""

    id: str
    kind: str
    section: Words
    title: Words
    text: Words
    why_not: Words | None
    source: str
    reason: str


@final
@dataclass(frozen=True)
class Excuse:
    """Why ids may lack code or test. `pattern` is an id, or the beginning of ids followed by a star."""

    pattern: str
    reason: str
    pending: bool  # an issue will build it; otherwise it never will be

    def covers(self, rule_id: str) -> bool:
        if self.pattern.endswith("*"):
            return rule_id.startswith(self.pattern[:-1])
        return rule_id == self.pattern


@final
class Rulebook:
    """The rules of one game in printed order."""

    def __init__(self, game: str, rules: list[Rule], excuses: list[Excuse]) -> None:
        self.game = game
        self.rules = tuple(rules)
        self.excuses = tuple(excuses)
        self.by_id = {rule.id: rule for rule in rules}

    def ids(self) -> tuple[str, ...]:
        return tuple(rule.id for rule in self.rules)

    def sections(self) -> tuple[Words, ...]:
        """The headings in printed order, each once."""
        return tuple(dict.fromkeys(rule.section for rule in self.rules))

    def in_section(self, heading: str) -> tuple[Rule, ...]:
        """The rules of the sections whose heading contains these words, in either language."""
        wanted = plain(heading)
        return tuple(r for r in self.rules if wanted in plain(r.section.en) or wanted in plain(r.section.it))

    def of_kind(self, kind: str) -> tuple[Rule, ...]:
        return tuple(rule for rule in self.rules if rule.kind == kind)

    def named(self, name: str) -> tuple[Rule, ...]:
        """The rule of that id, or all rules of a family such as DT-MOVE; empty if there is none."""
        rule_id = tidy(name)
        if rule_id in self.by_id:
            return (self.by_id[rule_id],)
        return tuple(rule for rule in self.rules if rule.id.startswith(rule_id + "-"))

    def excuse(self, rule_id: str) -> Excuse | None:
        """The first excuse that fits, reviewed exceptions before what is not built yet."""
        for excuse in self.excuses:
            if excuse.covers(rule_id):
                return excuse
        return None


def plain(text: str) -> str:
    """Small letters without accents, so that `velocita` finds `Velocità`."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def tidy(name: str) -> str:
    """An id as it is written here, from the forms people and test names use: dt_move_03."""
    return name.strip().upper().replace("_", "-").rstrip("-")


def find(books: list[Rulebook], name: str) -> list[tuple[Rulebook, Rule]]:
    """A rule or a family of rules, wherever it stands; an unknown name is answered with near ones."""
    found = [(book, rule) for book in books for rule in book.named(name)]
    if found:
        return found
    known = [rule_id for book in books for rule_id in book.ids()]
    near = get_close_matches(tidy(name), known, 3, 0.6)
    remedy = f"Did you mean {', '.join(near)}?" if near else "`underkeep rules search WORDS` finds a rule by its words."
    raise BadInput(f"there is no rule {tidy(name)}", "ID", remedy)


# ---------------------------------------------------------------- from trees
def read_rulebook(game: str, files: Mapping[str, Any], exceptions: Mapping[str, Any]) -> Rulebook:
    """A rulebook from the trees of its files, in order of their names, and of exceptions.toml."""
    rules: list[Rule] = []
    for name in sorted(files):
        file = Entry(files[name], f"{game}/rulebook/{name}.toml")
        rules.extend(read_rule(entry) for entry in file.entries("rule"))
        file.done()
    refuse_doubles(game, rules)
    refuse_many_facts(game, rules)
    return Rulebook(game, rules, read_excuses(Entry(exceptions, f"{game}/rulebook/exceptions.toml"), rules))


def read_rule(entry: Entry) -> Rule:
    rule_id = entry.text("id")
    if not RULE_ID.fullmatch(rule_id):
        raise entry.bad("id", f"{rule_id!r} is not a rule id", "Write it like DT-MOVE-03.")
    kind = entry.choice("kind", KINDS)
    rule = Rule(
        rule_id,
        kind,
        entry.words("section"),
        entry.words("title"),
        entry.words("text"),
        entry.words("why_not") if entry.has("why_not") else None,
        entry.text("source"),
        entry.text("reason") if kind == FACT else "",
    )
    entry.done()
    return rule


def refuse_doubles(game: str, rules: list[Rule]) -> None:
    seen: set[str] = set()
    for rule in rules:
        if rule.id in seen:
            raise BadInput(f"{rule.id} stands twice", f"{game}/rulebook", "Keep one of the two entries.")
        seen.add(rule.id)


def refuse_many_facts(game: str, rules: list[Rule]) -> None:
    facts = sum(1 for rule in rules if rule.kind == FACT)
    if facts > MAX_FACTS * len(rules):
        problem = f"{facts} of {len(rules)} ids are facts, more than {MAX_FACTS:.0%}"
        raise BadInput(problem, f"{game}/rulebook", 'Give those that say how to play kind = "rule" and a test.')


def read_excuses(file: Entry, rules: list[Rule]) -> list[Excuse]:
    """Reviewed exceptions first, then what is not built yet."""
    excuses: list[Excuse] = []
    for entry in file.entries("exception") if file.has("exception") else []:
        excuses.extend(Excuse(pattern, entry.text("reason"), False) for pattern in patterns(entry, rules))
        entry.done()
    for entry in file.entries("pending") if file.has("pending") else []:
        reason = f"not built yet (issue {entry.number('issue', 1, 9999)})"
        excuses.extend(Excuse(pattern, reason, True) for pattern in patterns(entry, rules))
        entry.done()
    file.done()
    return excuses


def patterns(entry: Entry, rules: list[Rule]) -> tuple[str, ...]:
    """The ids an excuse names, each of which must exist."""
    found = entry.texts("ids")
    for pattern in found:
        excuse = Excuse(pattern, "", False)
        if not any(excuse.covers(rule.id) for rule in rules):
            raise entry.bad("ids", f"{pattern} fits no id of the rulebook", "Correct or remove it.")
    return found
