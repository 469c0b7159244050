"""Honest coverage: every id has code and a test or a reviewed reason, every step of a procedure its rule."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from underkeep.core.formats.rulebook import FACT, MAX_FACTS, Rulebook
from underkeep.registry import FOLDERS
from underkeep.rule_sources import (
    Covered,
    Documented,
    citations_in_code,
    coverage,
    docstring_ids,
    game_names,
    load_rulebook,
    load_rulebooks,
    shown,
)

MAX_IDS = 3  # in one docstring: a longer list says nothing
REFERENCE = {"DT": 205, "FOD": 201, "MIX": 11, "AMB": 65, "OTH": 17, "UK": 1, "KHO": 326, "VAST": 519}


@cache
def covered(game: str) -> list[Covered]:
    return coverage(load_rulebook(game))


# ---------------------------------------------------------------- ids
@pytest.mark.parametrize("game", game_names())
def test_every_id_has_code_and_test_or_a_reason(game: str) -> None:
    uncovered = [row.rule.id for row in covered(game) if row.is_uncovered()]

    assert not uncovered, f"`underkeep rules coverage {game} --uncovered` lists them: {' '.join(uncovered)}"


@pytest.mark.parametrize("game", game_names())
def test_exceptions_are_still_needed(game: str) -> None:
    """A reviewed exception for a covered id, or an entry "not built yet" that is built, has to go."""
    book = load_rulebook(game)
    complete = {row.rule.id for row in covered(game) if row.is_complete()}

    for excuse in book.excuses:
        ids = {rule.id for rule in book.rules if excuse.covers(rule.id)}
        stale = ids <= complete if excuse.pending else ids & complete
        assert not stale, f"exceptions.toml of {game}: {excuse.pattern} is covered by now"


@pytest.mark.parametrize("game", game_names())
def test_facts_are_few_and_have_a_reason(game: str) -> None:
    book = load_rulebook(game)

    assert len(book.of_kind(FACT)) <= MAX_FACTS * len(book.rules)
    assert all(rule.reason for rule in book.of_kind(FACT))


def test_no_id_of_the_references_is_lost() -> None:
    found = Counter(rule_id.split("-")[0] for book in load_rulebooks() for rule_id in book.ids())

    assert {prefix: found[prefix] >= count for prefix, count in REFERENCE.items()} == dict.fromkeys(REFERENCE, True)


@pytest.mark.parametrize("game", game_names())
def test_code_cites_only_ids_that_exist(game: str) -> None:
    book = load_rulebook(game)
    prefixes = {rule_id.split("-")[0] for rule_id in book.ids()}
    unknown = [
        f"{shown(cited.file)}:{cited.line} {cited.rule}"
        for cited in citations_in_code(game)
        if cited.rule.split("-")[0] in prefixes and not book.named(cited.rule)
    ]

    assert not unknown


# ---------------------------------------------------------------- steps and docstrings
@dataclass(frozen=True)
class Source:
    """One parsed file of a game."""

    name: str
    tree: ast.Module


@cache
def sources(game: str) -> list[Source]:
    return [Source(shown(path), parsed(path)) for path in sorted(FOLDERS[game].rglob("*.py"))]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def procedures(files: list[Source]) -> Iterator[tuple[str, ast.ClassDef]]:
    """Classes under Procedure, directly or through another one of these files."""
    classes = [(file.name, node) for file in files for node in ast.walk(file.tree) if isinstance(node, ast.ClassDef)]
    parents = {node.name: bases(node) for _, node in classes}
    names, before = {"Procedure"}, set[str]()
    while names != before:
        before = set(names)
        names |= {name for name, above in parents.items() if above & names}
    return ((name, node) for name, node in classes if bases(node) & names)


def bases(node: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).split(".")[-1] for base in node.bases}


def step_faults(files: list[Source], book: Rulebook) -> list[str]:
    """What is wrong with the tables of contents of all procedures."""
    return [f"{name}: {fault}" for name, node in procedures(files) for fault in faults_of(node, book)]


def faults_of(procedure: ast.ClassDef, book: Rulebook) -> Iterator[str]:
    methods = {node.name: node for node in procedure.body if isinstance(node, ast.FunctionDef)}
    if "run" not in methods:
        return
    listed = Counter(calls_of_self(methods["run"]))
    for name, method in methods.items():
        place = f"{procedure.name}.{name}, line {method.lineno}"
        if is_step(method) and listed[name] == 0:
            yield f"{place}: run does not list it"
        if is_step(method) and listed[name] > 1:
            yield f"{place}: run lists it {listed[name]} times"
        if is_step(method) and not any(rule_id in book.by_id for rule_id in docstring_ids(method)):
            yield f"{place}: its docstring names no rule"


def calls_of_self(run: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(run):
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("self."):
            yield ast.unparse(node.func).removeprefix("self.")


def is_step(method: ast.FunctionDef) -> bool:
    """A step is told to do its sentence: `def reveal(self, game: …) -> None`. Questions return something."""
    names = [argument.arg for argument in method.args.args]
    returns_none = isinstance(method.returns, ast.Constant) and method.returns.value is None
    return names == ["self", "game"] and returns_none and not method.name.startswith("_")


def long_docstrings(files: list[Source], book: Rulebook) -> list[str]:
    """Docstrings that cite more ids than anybody could mean."""
    return [
        f"{file.name}: {getattr(node, 'name', 'module')} cites {len(ids)} ids"
        for file in files
        for node in ast.walk(file.tree)
        if isinstance(node, Documented)
        and len(ids := [rule_id for rule_id in docstring_ids(node) if rule_id in book.by_id]) > MAX_IDS
    ]


@pytest.mark.parametrize("game", game_names())
def test_procedures_list_every_step_once_and_steps_name_their_rule(game: str) -> None:
    assert step_faults(sources(game), load_rulebook(game)) == []


@pytest.mark.parametrize("game", game_names())
def test_a_docstring_cites_at_most_three_ids(game: str) -> None:
    assert long_docstrings(sources(game), load_rulebook(game)) == []


# ---------------------------------------------------------------- the checks themselves
PLANTED = """
    class Walk(Procedure):
        def run(self, game, step):
            match step:
                case 0: self.leave(game)
                case 1: self.arrive(game)
                case 2: self.leave(game)
                case _: game.finish()

        def leave(self, game: Toy) -> None:
            '''DT-MOVE-01  Up to its movement.'''

        def arrive(self, game: Toy) -> None:
            '''Nothing is said about the rule.'''

        def rest(self, game: Toy) -> None:
            '''DT-MOVE-06  Never listed.'''

        def room(self, game: Toy) -> int:
            '''A question, no step.'''

    class Run(Walk):
        def run(self, game, step):
            self.jump(game)

        def jump(self, game: Toy) -> None:
            '''DT-MOVE-01 DT-MOVE-02 DT-MOVE-03 DT-MOVE-04  Too many.'''
"""


def planted() -> list[Source]:
    return [Source("toy.py", ast.parse(dedent(PLANTED)))]


def test_a_forgotten_a_doubled_and_a_nameless_step_are_found() -> None:
    faults = [fault.split(": ", 1)[1] for fault in step_faults(planted(), load_rulebook("twister"))]

    assert faults == [
        "Walk.leave, line 10: run lists it 2 times",
        "Walk.arrive, line 13: its docstring names no rule",
        "Walk.rest, line 16: run does not list it",
    ]


def test_a_docstring_with_four_ids_is_found() -> None:
    assert long_docstrings(planted(), load_rulebook("twister")) == ["toy.py: jump cites 4 ids"]
