"""The ledger of sentences: for every sentence of the printed rulebooks the rules that carry it and the tests that
decide it, or what it is if it is no rule. A game's stands in its rulebook/sentences.toml.

A sentence is named by the number of its seed and a running number (scripts/seed_sentences.py prints them), not quoted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.library import SENTENCES, rulebook_file

HEAD: Final = "seed-"
NO_RULES: Final = ("flavour", "credits", "heading", "components", "example", "advice", "other-box")
KEYS: Final = frozenset({"says", "rules", "positions", "tests"})


@dataclass(frozen=True)
class Sentence:
    """One sentence of a seed: a rule with what decides it, or no rule."""

    seed: str
    number: int
    says: str  # what it is if it is no rule, else empty
    rules: tuple[str, ...]
    positions: tuple[str, ...]  # below tests/games/<game>/positions
    tests: tuple[str, ...]  # below tests/games/<game>, `file.py::function`

    @property
    def name(self) -> str:
        return f"{self.seed}.{self.number}"


@dataclass(frozen=True)
class SeedLedger:
    """All sentences of one seed; `digest` changes with its text and with the way it is split."""

    seed: str
    count: int
    digest: str
    sentences: tuple[Sentence, ...]


def load_ledgers(game: str) -> list[SeedLedger]:
    """The ledgers of a game, seed by seed."""
    return [read_ledger(game, name, dict(tree)) for name, tree in rulebook_file(game, SENTENCES).items()]


def read_ledger(game: str, name: str, tree: dict[str, Any]) -> SeedLedger:
    where = f"{game}/rulebook/sentences.toml, [{name}]"
    if not name.startswith(HEAD):
        raise BadInput("is not a seed", where, f"Write [{HEAD}004] for seed 004.")
    seed = name.removeprefix(HEAD)
    count, digest = int(tree.pop("count")), str(tree.pop("digest"))
    rows = tuple(read_sentence(f"{where} {key}", seed, key, row) for key, row in tree.items())
    if [row.number for row in rows] != list(range(1, count + 1)):
        raise BadInput(f"does not count from 1 to {count}", where, "Give every sentence one row, in order.")
    return SeedLedger(seed, count, digest, rows)


def read_sentence(where: str, seed: str, key: str, row: Mapping[str, Any]) -> Sentence:
    unknown = sorted(set(row) - KEYS)
    if not key.isdecimal() or unknown:
        raise BadInput(f"unknown: {', '.join(unknown) or key}", where, f"A row has {', '.join(sorted(KEYS))}.")
    says = str(row.get("says", ""))
    rules, positions, tests = (tuple(row.get(name, ())) for name in ("rules", "positions", "tests"))
    if says not in ("", *NO_RULES):
        raise BadInput(f"says {says!r}", where, f"What is not a rule is one of {', '.join(NO_RULES)}.")
    if bool(says) == bool(rules) or bool(rules) != bool(positions or tests):
        raise BadInput("is undecided", where, "Give rules with positions or tests, or says = what it is.")
    return Sentence(seed, int(key), says, rules, positions, tests)
