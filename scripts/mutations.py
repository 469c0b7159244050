"""Breaks rules on paper: finds the lines that cite a rule and says how each could be made wrong.

A statement belongs to the ids of its own comment, else to those of the docstring of its function or class.
Four ways to break it: negate a condition, replace a comparison, change a number by one, leave a statement
out. Left alone: what only announces events, the wording of questions, annotations, and anything whose loss
would show at once as a missing name.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from underkeep.rule_sources import Function, comment_ids, content_citations, docstring_ids

OTHER: Final[dict[type[ast.cmpop], ast.cmpop]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
}
NEGATIONS: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # replacing one of these negates
WORDING: Final = {"__repr__", "__str__", "question", "rule", "label", "fact", "seen_by", "teaches", "clone"}
MAKING: Final = {"__init__", "__post_init__"}
KERNEL: Final = {"tell", "hear", "finish", "go_to"}  # events, and what would only hang the stack machine
DATA_LINE: Final = re.compile(r"^(\s*)(\w+)(\s*=\s*)(-?\d+|true|false)\s*(?:#.*)?$")
DATA_NOTES: Final = {"reconstructed", "version"}


@dataclass(frozen=True)
class Mutant:
    """One thing made wrong: the bytes from `start` to `end` of the file become `text`."""

    rules: tuple[str, ...]
    file: Path
    line: int
    change: str
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutants(game: Path) -> list[Mutant]:
    """Every way to break a cited line of a game's code and content."""
    found: list[Mutant] = []
    for path in sorted(game.rglob("*.py")):
        found.extend(Breaker(path).mutants())
    for path in sorted((game / "content").rglob("*.toml")):
        found.extend(data_mutants(path))
    return found


class Breaker:
    """Goes through one Python file, knowing at each statement which rules it belongs to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.source = path.read_bytes()
        self.lines = self.source.decode().splitlines()
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.comments: dict[int, tuple[str, ...]] = {}
        for number, rule in comment_ids(self.source.decode()):
            self.comments[number] = (*self.comments.get(number, ()), rule)

    def mutants(self) -> Iterator[Mutant]:
        return self.block(ast.parse(self.source).body, ())

    # ------------------------------------------------------------ which rules
    def block(self, body: list[ast.stmt], rules: tuple[str, ...]) -> Iterator[Mutant]:
        labels = labels_of(body)
        for statement in body:
            if statement not in labels:
                yield from self.statement(statement, rules)

    def statement(self, node: ast.stmt, rules: tuple[str, ...]) -> Iterator[Mutant]:
        if isinstance(node, ast.ClassDef):
            yield from self.class_body(node, tuple(docstring_ids(node)) or rules)
        elif isinstance(node, Function):
            if node.name not in WORDING:
                yield from self.block(node.body, tuple(docstring_ids(node)) or rules)
        elif not only_tells(node):
            own = self.cited(node) or rules
            if own:
                yield from self.ways(node, own)
            for body in inner_blocks(node):
                yield from self.block(body, own)

    def class_body(self, node: ast.ClassDef, rules: tuple[str, ...]) -> Iterator[Mutant]:
        """Methods, and fields that cite a rule of their own; `run` of a procedure loses steps instead."""
        steps = {inner.name: tuple(docstring_ids(inner)) for inner in node.body if isinstance(inner, Function)}
        for inner in node.body:
            if isinstance(inner, Function) and inner.name == "run":
                yield from self.lost_steps(inner, steps, rules)
            elif isinstance(inner, Function) and inner.name in MAKING:
                yield from self.block(inner.body, ())
            else:
                yield from self.statement(inner, rules if isinstance(inner, Function) else ())

    def lost_steps(self, run: Function, steps: dict[str, tuple[str, ...]], rules: tuple[str, ...]) -> Iterator[Mutant]:
        for node in ast.walk(run):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                name = ast.unparse(node.value.func)
                if name.startswith("self.") and (steps.get(name[5:]) or rules):
                    yield self.left_out(node, steps.get(name[5:]) or rules)

    def cited(self, node: ast.stmt) -> tuple[str, ...]:
        """The ids in comments on the statement's own lines, or on comment lines right above it."""
        body = next(iter(inner_blocks(node)), [])
        last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
        first = node.lineno
        while first > 1 and self.lines[first - 2].lstrip().startswith("#"):
            first -= 1
        return tuple(dict.fromkeys(rule for n in range(first, last + 1) for rule in self.comments.get(n, ())))

    # ------------------------------------------------------------ which ways
    def ways(self, node: ast.stmt, rules: tuple[str, ...]) -> Iterator[Mutant]:
        if is_removable(node):
            yield self.left_out(node, rules)
        for value in values(node):
            if is_condition(node, value):
                yield self.replaced(value, negated(value), "negated", rules)
            for inner in parts(value):
                narrow = self.comments.get(inner.lineno, ()) or rules
                yield from self.changed(inner, inner is value and is_condition(node, value), narrow)

    def changed(self, node: ast.expr, whole: bool, rules: tuple[str, ...]) -> Iterator[Mutant]:
        """An expression with another comparison, another number or the branches of an `if` swapped."""
        if isinstance(node, ast.IfExp):
            yield self.replaced(node.test, negated(node.test), "negated", rules)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1:
            negates = isinstance(node.ops[0], NEGATIONS) or asks_for_none(node)
            if not (whole and negates):
                other = negated(node) if asks_for_none(node) else otherwise(node)
                yield self.replaced(node, other, "compared differently", rules)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield self.replaced(node, ast.Constant(node.value + 1), "number changed", rules)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield self.replaced(node, ast.Constant(not node.value), "truth changed", rules)

    def replaced(self, node: ast.expr, new: ast.expr, how: str, rules: tuple[str, ...]) -> Mutant:
        text = ast.unparse(new)
        change = f"{how}: {ast.unparse(node)} -> {text}"
        return Mutant(rules, self.path, node.lineno, change, *self.span(node), f"({text})")

    def left_out(self, node: ast.stmt, rules: tuple[str, ...]) -> Mutant:
        change = f"left out: {ast.unparse(node).splitlines()[0]}"
        return Mutant(rules, self.path, node.lineno, change, *self.span(node), "pass")

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        last, column = node.end_lineno or node.lineno, node.end_col_offset or 0
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[last - 1] + column


# ---------------------------------------------------------------- about statements
def only_tells(node: ast.stmt) -> bool:
    """Statements that change no game: announcements, and guards around them."""
    if isinstance(node, ast.If):
        return "listener" in ast.unparse(node.test)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or called(node.value) in KERNEL
    return isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.Pass)


def labels_of(body: list[ast.stmt]) -> list[ast.stmt]:
    """Constants that only tell things apart, A = 0, B = 1 on lines that follow: any numbers would do."""
    numbers = [(node, constant_of(node)) for node in body]
    found: list[ast.stmt] = []
    for (one, low), (two, high) in pairwise(numbers):
        if low is not None and high is not None and two.lineno == one.lineno + 1 and abs(high - low) == 1:
            found += [one, two]
    return found


def constant_of(node: ast.stmt) -> int | None:
    """The number that an assignment of a constant gives, None for anything else."""
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    try:
        number = ast.literal_eval(value) if value is not None else None
    except ValueError:
        return None
    return number if type(number) is int else None


def called(node: ast.expr) -> str:
    """The last name of what is called, "" if nothing is."""
    return ast.unparse(node.func).split(".")[-1] if isinstance(node, ast.Call) else ""


def inner_blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The blocks below a compound statement."""
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block
    for part in (*getattr(node, "cases", ()), *getattr(node, "handlers", ())):
        yield part.body


def values(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions a statement works with, without annotations, targets and patterns."""
    match node:
        case ast.Expr() | ast.Assign() | ast.AugAssign():
            yield node.value
        case ast.AnnAssign(value=ast.expr() as value) | ast.Return(value=ast.expr() as value):
            yield value
        case ast.If():
            yield node.test
        case ast.For():
            yield node.iter


def parts(node: ast.expr) -> Iterator[ast.expr]:
    """An expression and all below it, except texts, what is announced, indices of tables and room to grow."""
    if isinstance(node, ast.JoinedStr | ast.Lambda) or called(node) in KERNEL:
        return
    yield node
    if asks_for_none(node):
        return
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.comprehension):
            for inner in (child.iter, *child.ifs):
                yield from parts(inner)
        elif isinstance(child, ast.keyword):
            if child.arg != "capacity":
                yield from parts(child.value)
        elif isinstance(child, ast.expr) and not (isinstance(node, ast.Subscript) and child is node.slice):
            yield from parts(child)


def is_condition(node: ast.stmt, value: ast.expr) -> bool:
    """The test of an `if`, or a returned truth."""
    truth = isinstance(value, ast.Compare | ast.BoolOp) or (
        isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)
    )
    return isinstance(node, ast.If) or (isinstance(node, ast.Return) and truth)


def is_removable(node: ast.stmt) -> bool:
    """Statements that can go without a name getting lost: calls, changes of fields, jumps."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Delete() | ast.Continue():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            return True
        case ast.Return(value=None):
            return True
    return False


def asks_for_none(node: ast.expr) -> bool:
    """`token >= 0` and `token < 0`: -1 stands for none, and 0 is a token like any other."""
    return (
        isinstance(node, ast.Compare)
        and isinstance(node.ops[0], ast.GtE | ast.Lt)
        and ast.unparse(node.comparators[0]) == "0"
    )


def otherwise(node: ast.Compare) -> ast.expr:
    return ast.Compare(node.left, [OTHER[type(node.ops[0])]], node.comparators)


def negated(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return ast.UnaryOp(ast.Not(), node)


# ---------------------------------------------------------------- content
def data_mutants(path: Path) -> Iterator[Mutant]:
    """Numbers and flags of the tables that cite a rule."""
    cited: dict[int, list[str]] = {}
    for citation in content_citations(path):
        cited.setdefault(citation.line, []).append(citation.rule)
    offset = 0
    for first, lines in tables(path.read_text("utf-8")):
        rules = [rule for n in range(first, first + len(lines)) for rule in cited.get(n, ())]
        for number, line in enumerate(lines, first):
            if rules and (found := DATA_LINE.match(line)) and found[2] not in DATA_NOTES:
                yield data_mutant(path, tuple(cited.get(number, rules)), number, found, offset)
            offset += len(line.encode()) + 1


def data_mutant(path: Path, rules: tuple[str, ...], number: int, found: re.Match[str], offset: int) -> Mutant:
    old = found[4]
    new = {"true": "false", "false": "true"}.get(old) or str(int(old) + 1)
    start = offset + len(found.string[: found.start(4)].encode())
    change = f"data changed: {found[2]} = {old} -> {new}"
    return Mutant(rules, path, number, change, start, start + len(old), new)


def tables(text: str) -> Iterator[tuple[int, list[str]]]:
    """The tables of a TOML file: number of the first line, and the lines."""
    first, lines = 1, list[str]()
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("["):
            yield first, lines
            first, lines = number, []
        lines.append(line)
    yield first, lines
