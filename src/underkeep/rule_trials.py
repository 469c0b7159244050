"""What came of breaking rules: which ids are decided, since a test that names the rule failed when its code was broken.

`./run break` writes it beside a game's tests, tests/games/<game>/broken.json. What is kept of an id holds for the code
and the tests that cite it as they were then: if one of them changes, the id has not been tried yet.
"""

from __future__ import annotations

import ast
import json
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from underkeep.rule_sources import Covered, Documented, checkout

DECIDED: Final = "decided"  # breaking its code failed a test that names it
CITED: Final = "cited"  # all that could be broken was, or nothing could: no test noticed
UNTRIED: Final = "not yet tried"
FILE: Final = "broken.json"


@dataclass
class RuleTrials:
    """The mutants of one id that were tried, by their keys."""

    fingerprint: str
    killed: set[str] = field(default_factory=set)
    survived: set[str] = field(default_factory=set)
    done: bool = False  # every mutant of the id was tried

    def status(self) -> str:
        if self.killed:
            return DECIDED
        return CITED if self.done else UNTRIED


class TrialBook:
    """The trials of a game's ids; those of other code or tests than today's are forgotten."""

    def __init__(self, folder: Path, rows: list[Covered]) -> None:
        self.file = folder / FILE
        self.prints = {row.rule.id: fingerprint(row) for row in rows}
        self.rules: dict[str, RuleTrials] = {}
        kept = json.loads(self.file.read_text("utf-8")) if self.file.is_file() else {}
        for rule, (print_, killed, survived, done) in kept.items():
            if self.prints.get(rule) == print_:
                self.rules[rule] = RuleTrials(print_, set(killed.split()), set(survived.split()), bool(done))

    def status(self, rule: str) -> str:
        return self.rules[rule].status() if rule in self.rules else UNTRIED

    def trials(self, rule: str) -> RuleTrials:
        return self.rules.setdefault(rule, RuleTrials(self.prints[rule]))

    def knows(self, rule: str, key: str) -> bool:
        found = self.rules.get(rule)
        return found is not None and key in found.killed | found.survived

    def note(self, rule: str, key: str, killed: bool) -> None:
        trials = self.trials(rule)
        (trials.killed if killed else trials.survived).add(key)

    def keep(self) -> None:
        """One line an id, so that changes can be read."""
        lines = []
        for rule, found in sorted(self.rules.items()):
            row = [found.fingerprint, " ".join(sorted(found.killed)), " ".join(sorted(found.survived)), int(found.done)]
            lines.append(f"{json.dumps(rule)}: {json.dumps(row)}")
        self.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


# ---------------------------------------------------------------- fingerprints
def short(*parts: str) -> str:
    return blake2b("\0".join(parts).encode(), digest_size=4).hexdigest()


def fingerprint(row: Covered) -> str:
    """Of the definitions that cite the id and of the tests that name it."""
    return short(*sorted(code_text(place) for place in row.code), *sorted(test_text(place) for place in row.tests))


def code_text(place: str) -> str:
    """The innermost definition around a cited line; of data the line itself."""
    file, _, line = place.rpartition(":")
    return definition_at(located(file), int(line))[1]


def test_text(place: str) -> str:
    """A position file, or the test function."""
    file, _, name = place.partition("::")
    path = located(file)
    if path.suffix != ".py":
        return text_of(path)
    wanted = name.rpartition("::")[2]
    found = [text for _, defined, text in definitions(path) if defined == wanted]
    return found[0] if found else text_of(path)


def located(file: str) -> Path:
    root = checkout()
    return Path(file) if root is None else root / file


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


@cache
def definitions(path: Path) -> list[tuple[range, str, str]]:
    """Lines, name and text of every class and function of a file, outer ones first."""
    lines = text_of(path).splitlines()
    found = []
    for node in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(node, Documented) and not isinstance(node, ast.Module):
            span = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            found.append((span, node.name, "\n".join(lines[span.start - 1 : span.stop - 1])))
    return found


def definition_at(path: Path, line: int) -> tuple[int, str]:
    """First line and text of the innermost definition around a line; outside of all, the line itself."""
    around = [found for found in definitions(path) if line in found[0]] if path.suffix == ".py" else []
    if not around:
        return line, text_of(path).splitlines()[line - 1]
    span, _, text = min(around, key=lambda found: len(found[0]))
    return span.start, text
