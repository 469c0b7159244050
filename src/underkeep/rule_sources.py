"""Reads the rulebooks and finds who cites a rule: code in docstrings and comments, content, tests, positions.

This is the part of the rule index that touches files; what a rule is stands in `underkeep.core.formats.rulebook`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

import underkeep
from underkeep.core.formats.rulebook import FACT, RULE_ID, Rule, Rulebook, read_rulebook
from underkeep.core.kernel.errors import BadInput
from underkeep.library import rulebook_trees
from underkeep.nearest import did_you_mean
from underkeep.registry import FOLDERS

PACKAGE = Path(underkeep.__file__).parent
EXCEPTIONS = "exceptions"
YAML_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # PyYAML without libyaml is ten times slower
COMMENT_CITES = re.compile(rf"#.*{RULE_ID.pattern}")
CONTENT_CITES = re.compile(r"\brules?\s*=\s*(?:\"[^\"]*\"|\[[^\]]*\])|#[^\"]*$")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Citation:
    """An id that a file names: in code the line, in tests the name of the test."""

    rule: str
    file: Path
    line: int
    test: str = ""


@dataclass(frozen=True)
class Covered:
    """What stands behind one id; `exception` says why it may lack code or test."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    exception: str | None

    def is_complete(self) -> bool:
        return bool(self.code and self.tests)

    def is_uncovered(self) -> bool:
        return not self.is_complete() and self.exception is None


# ---------------------------------------------------------------- where things are
def checkout() -> Path | None:
    """The root of the repository this package runs from, None for an installed wheel."""
    root = PACKAGE.parents[1]
    return root if PACKAGE.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def tests_folder() -> Path | None:
    """The tests beside the source; a wheel has none."""
    root = checkout()
    return root / "tests" if root is not None and (root / "tests").is_dir() else None


def shown(file: Path) -> str:
    """A path as people write it: from the root of the repository, or of the installed package's folder."""
    root = checkout() or PACKAGE.parent
    return file.relative_to(root).as_posix() if file.is_relative_to(root) else file.as_posix()


# ---------------------------------------------------------------- rulebooks
def game_names() -> tuple[str, ...]:
    return tuple(sorted(game for game, folder in FOLDERS.items() if (folder / "rulebook").is_dir()))


def load_rulebook(game: str) -> Rulebook:
    if game not in game_names():
        near = did_you_mean(game, game_names())
        raise BadInput(f"there is no game {game!r}", "GAME", f"{near}Give one of: {', '.join(game_names())}.")
    trees = rulebook_trees(game)
    exceptions = trees.pop(EXCEPTIONS, {})
    return read_rulebook(game, trees, exceptions)


def load_rulebooks() -> list[Rulebook]:
    return [load_rulebook(game) for game in game_names()]


# ---------------------------------------------------------------- citations in code
def citations_in_code(game: str) -> list[Citation]:
    """Every id that the code and the content of a game name, in order of file and line."""
    folder = FOLDERS[game]
    found: list[Citation] = []
    for path in sorted(folder.rglob("*.py")):
        found.extend(python_citations(path))
    for path in sorted((folder / "content").rglob("*.toml")):
        found.extend(content_citations(path))
    return found


def python_citations(path: Path) -> Iterator[Citation]:
    """Ids in docstrings and comments; an id in any other string is a message, not a citation."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    cited: set[tuple[int, str]] = set()
    for first, last in docstring_spans(ast.parse(text)):
        for number in range(first, last + 1):
            cited.update((number, rule) for rule in RULE_ID.findall(lines[number - 1]))
    cited.update(comment_ids(text))
    for number, rule in sorted(cited):
        yield Citation(rule, path, number)


def comment_ids(text: str) -> Iterator[tuple[int, str]]:
    """Line number and id of every id in a comment."""
    if not COMMENT_CITES.search(text):  # most files have none, and taking them apart takes long
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for rule in RULE_ID.findall(token.string):
                yield token.start[0], rule


def docstring_spans(tree: ast.AST) -> Iterator[tuple[int, int]]:
    for node in ast.walk(tree):
        span = docstring_span(node)
        if span is not None:
            yield span


def docstring_span(node: ast.AST) -> tuple[int, int] | None:
    """First and last line of the docstring of a module, class or function."""
    if not isinstance(node, Documented) or ast.get_docstring(node, clean=False) is None:
        return None
    return node.body[0].lineno, node.body[0].end_lineno or node.body[0].lineno


def docstring_ids(node: Documented) -> list[str]:
    """The ids a docstring names, each once, in order."""
    return list(dict.fromkeys(RULE_ID.findall(ast.get_docstring(node, clean=False) or "")))


def content_citations(path: Path) -> Iterator[Citation]:
    """Ids in fields `rule = "ID"` or `rules = ["ID", …]` and in comments of a content file."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        for field in CONTENT_CITES.findall(line):
            for rule in RULE_ID.findall(field):
                yield Citation(rule, path, number)


# ---------------------------------------------------------------- citations in tests
def citations_in_tests(tests: Path, game: str, book: Rulebook) -> list[Citation]:
    """Every test function and position file that names an id of the game."""
    found: list[Citation] = []
    for path in sorted(tests.rglob("test_*.py")):
        found.extend(python_tests(path, book))
    for path in sorted((tests / "games" / game / "positions").rglob("*.yaml")):
        found.extend(position_tests(path))
    return [cited for cited in found if cited.rule in book.by_id]


def python_tests(path: Path, book: Rulebook) -> Iterator[Citation]:
    """Tests named after an id, test_DT_MOVE_03_…, or marked with @pytest.mark.rule("DT-MOVE-03")."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    ids = [*marked_ids(node.decorator_list), *ids_of_test(inner, book)]
                    yield from named_tests(path, inner, f"{node.name}::{inner.name}", ids)
        elif isinstance(node, Function):
            yield from named_tests(path, node, node.name, ids_of_test(node, book))


def named_tests(path: Path, node: Function, name: str, ids: list[str]) -> Iterator[Citation]:
    if node.name.startswith("test_"):
        for rule in dict.fromkeys(ids):
            yield Citation(rule, path, node.lineno, name)


def ids_of_test(node: Function, book: Rulebook) -> list[str]:
    named = id_in_name(node.name, book)
    return [*([named] if named else []), *marked_ids(node.decorator_list)]


def id_in_name(name: str, book: Rulebook) -> str:
    """The longest id with which a test's name begins, "" if it begins with none."""
    parts = name.removeprefix("test_").split("_")
    for count in range(len(parts), 1, -1):
        rule = "-".join(parts[:count])
        if rule in book.by_id:
            return rule
    return ""


def marked_ids(decorators: list[ast.expr]) -> list[str]:
    """Ids given to pytest.mark.rule in decorators, also inside pytest.param."""
    found: list[str] = []
    for decorator in decorators:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                found.extend(str(ast.literal_eval(argument)) for argument in node.args)
    return found


def position_tests(path: Path) -> Iterator[Citation]:
    """The ids that a position file decides: its `rule:`, one or a list."""
    try:
        tree = yaml.load(path.read_text("utf-8"), YAML_LOADER)  # noqa: S506  both are safe
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadInput(f"is not valid YAML: {error}", shown(path), "Correct the line it names.") from error
    named = tree.get("rule", []) if isinstance(tree, dict) else []
    for rule in named if isinstance(named, list) else [named]:
        yield Citation(str(rule), path, 1, path.stem)


# ---------------------------------------------------------------- both together
def coverage(book: Rulebook, tests: Path | None = None) -> list[Covered]:
    """Code and tests of every id, in printed order."""
    folder = tests or tests_folder()
    code = citations_in_code(book.game)
    tested = citations_in_tests(folder, book.game, book) if folder is not None else []
    return [cover(book, rule, places_in_code(code, rule.id), places_in_tests(tested, rule.id)) for rule in book.rules]


def cover(book: Rulebook, rule: Rule, code: tuple[str, ...], tests: tuple[str, ...]) -> Covered:
    exception: str | None = None
    if rule.kind == FACT:
        exception = f"fact: {rule.reason}"
    elif not (code and tests):
        excuse = book.excuse(rule.id)
        exception = excuse.reason if excuse is not None else None
    return Covered(rule, code, tests, exception)


def places_in_code(citations: list[Citation], rule: str) -> tuple[str, ...]:
    return tuple(f"{shown(cited.file)}:{cited.line}" for cited in citations if cited.rule == rule)


def places_in_tests(citations: list[Citation], rule: str) -> tuple[str, ...]:
    return tuple(f"{shown(cited.file)}::{cited.test}" for cited in citations if cited.rule == rule)
