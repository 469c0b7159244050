"""Who writes the state of a game: found in the syntax trees of its modules, by following what belongs to the state.

The state is the game's class, the classes of its `state/` and `board/` and the piles of the kernel. An expression
belongs to it if it is a parameter or field annotated with such a class, or is reached from one by attributes, elements,
loops, names bound to them, or calls that return one; a clone or a slice is a copy and free to be changed. A write is an
assignment to an attribute or element, `del`, `setattr`, a method that writes its own object, or handing a list or
vector of the state to a function that writes its parameter.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "src" / "underkeep" / "games"
KERNEL = GAMES.parent / "core" / "kernel" / "zones.py"
STATE_ROOMS = ("state", "board")
GUESSES = (  # they fill a game of their own, made from a View
    "seat/determinize.py", "seat/guess_boards.py", "seat/guess_rooms.py", "seat/hidden.py",
)  # fmt: skip
NOT_PLAY = ("state", "board", "files", "setup.py", *GUESSES)
CONTAINERS = {"vec", "list", "dict", "set"}
IN_PLACE = {
    "append", "pop", "remove", "clear", "extend", "insert", "sort", "reverse", "add", "discard", "update", "setdefault",
}  # fmt: skip
COPIES = {"clone"}

Functions = ast.FunctionDef | ast.AsyncFunctionDef
BINDING = (ast.Assign, ast.AnnAssign, ast.NamedExpr, ast.For, ast.comprehension, ast.With, ast.Call)  # as Scope.bind


@dataclass(frozen=True)
class Kind:
    """What an expression is: an object of a class, or a container of objects ("" for plain values)."""

    name: str
    contained: bool = False


@dataclass
class Shape:
    """What the syntax trees tell about one class."""

    fields: dict[str, Kind] = field(default_factory=dict)
    returns: dict[str, Kind] = field(default_factory=dict)
    writers: set[str] = field(default_factory=set)
    bases: list[str] = field(default_factory=list)


@dataclass
class Knowledge:
    """The classes and functions of one game; `state` names the classes that make up its state."""

    shapes: dict[str, Shape] = field(default_factory=dict)
    state: set[str] = field(default_factory=set)
    returns: dict[str, Kind] = field(default_factory=dict)  # of plain functions
    written: dict[str, set[int]] = field(default_factory=dict)  # parameters that a function writes, by place
    game: str = ""

    def shape(self, name: str) -> Shape:
        return self.shapes.setdefault(name, Shape())

    def kind_of(self, note: ast.expr | None) -> Kind | None:
        """What an annotation says, None where it is of no interest."""
        match note:
            case ast.Name(id="Game"):
                return Kind(self.game)
            case ast.Name(id=name) | ast.Constant(value=str(name)):
                return Kind(name) if name in self.shapes else Kind("", True) if name in CONTAINERS else None
            case ast.BinOp(left=left, right=right):
                return self.kind_of(left) or self.kind_of(right)
            case ast.Subscript(value=ast.Name(id=name), slice=inner) if name in CONTAINERS:
                last = inner.elts[-1] if isinstance(inner, ast.Tuple) else inner
                found = self.kind_of(last)
                return Kind(found.name if found else "", True)
        return None

    def belongs(self, kind: Kind | None) -> bool:
        return kind is not None and not kind.contained and kind.name in self.state

    def field_of(self, name: str, attribute: str) -> Kind | None:
        shape = self.shapes.get(name)
        if shape is None:
            return None
        if attribute in shape.fields:
            return shape.fields[attribute]
        return next((kind for base in shape.bases if (kind := self.field_of(base, attribute))), None)

    def returned(self, name: str, method: str) -> Kind | None:
        shape = self.shapes.get(name)
        if shape is None or method in COPIES:
            return None
        if method in shape.returns:
            return shape.returns[method]
        return next((kind for base in shape.bases if (kind := self.returned(base, method))), None)

    def writes_itself(self, name: str, method: str) -> bool:
        shape = self.shapes.get(name)
        if shape is None:
            return False
        return method in shape.writers or any(self.writes_itself(base, method) for base in shape.bases)


class Scope:
    """The names of one function and what they are; names are never bound to two kinds, so order does not matter."""

    def __init__(self, known: Knowledge, function: Functions, owner: str) -> None:
        self.known = known
        self.names: dict[str, Kind] = {}
        self.owned: set[str] = set()  # parameters that hold lists or vectors: writing them is the caller's affair
        self.parameters = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
        for number, parameter in enumerate(self.parameters):
            kind = known.kind_of(parameter.annotation)
            if number == 0 and owner and parameter.arg == "self":
                kind = Kind(owner)
            if kind is not None:
                self.names[parameter.arg] = kind
                if kind.contained:
                    self.owned.add(parameter.arg)
        binding = [node for node in ast.walk(function) if isinstance(node, BINDING)]
        for _ in range(3):  # names bound to names bound to names
            for node in binding:
                self.bind(node)

    def bind(self, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.bind_target(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.NamedExpr(target=target, value=value):
                self.bind_target(target, value)
            case ast.For(target=target, iter=many) | ast.comprehension(target=target, iter=many):
                kind = self.kind(many)
                if kind is not None and kind.contained:
                    self.name(target, Kind(kind.name))
            case ast.With(items=items):
                for item in items:
                    if item.optional_vars is not None:
                        self.bind_target(item.optional_vars, item.context_expr)
            case ast.Call(func=ast.Name(id="isinstance"), args=[ast.Name() as target, ast.expr() as note]):
                self.name(target, self.known.kind_of(note))

    def bind_target(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            for one, its in zip(target.elts, value.elts, strict=True):
                self.bind_target(one, its)
        else:
            self.name(target, self.kind(value))

    def name(self, target: ast.expr, kind: Kind | None) -> None:
        if isinstance(target, ast.Name) and kind is not None and (kind.name or kind.contained):
            self.names.setdefault(target.id, kind)

    def kind(self, node: ast.expr) -> Kind | None:
        """What an expression of the state is; None for copies, plain values and everything else."""
        match node:
            case ast.Name(id=name):
                return self.names.get(name)
            case ast.Attribute(value=value, attr=attribute):
                owner = self.kind(value)
                return None if owner is None or owner.contained else self.known.field_of(owner.name, attribute)
            case ast.Subscript(value=value, slice=place):
                owner = self.kind(value)
                if owner is None or not owner.contained or isinstance(place, ast.Slice) or not owner.name:
                    return None
                return Kind(owner.name)
            case ast.IfExp(body=one, orelse=other):
                return self.kind(one) or self.kind(other)
            case ast.BoolOp(values=values):
                return next((kind for value in values if (kind := self.kind(value))), None)
            case ast.NamedExpr(value=value):
                return self.kind(value)
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                kinds = [kind for element in elements if (kind := self.kind(element))]
                return Kind(kinds[0].name, True) if kinds and kinds[0].name else None
            case ast.Call(func=function):
                return self.called(function)
        return None

    def called(self, function: ast.expr) -> Kind | None:
        if isinstance(function, ast.Name):
            return self.known.returns.get(function.id)
        if isinstance(function, ast.Attribute):
            owner = self.kind(function.value)
            if owner is not None and not owner.contained:
                return self.known.returned(owner.name, function.attr)
        return None

    def is_own(self, node: ast.expr) -> bool:
        """A list or vector that was made here or belongs to the caller, not one reached from the state."""
        match node:
            case ast.Name(id=name):
                return name in self.owned or name not in self.names
            case ast.Attribute(value=value):
                return not self.known.belongs(self.kind(value))
        return False


def targets_of(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to or deletes, tuples taken apart."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            found = list(targets)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
            found = [target]
        case _:
            return []
    flat: list[ast.expr] = []
    while found:
        one = found.pop()
        if isinstance(one, ast.Tuple | ast.List):
            found += one.elts
        else:
            flat.append(one.value if isinstance(one, ast.Starred) else one)
    return flat


def is_written(scope: Scope, target: ast.expr) -> bool:
    """Whether assigning to it changes the state."""
    match target:
        case ast.Attribute(value=value):
            return scope.known.belongs(scope.kind(value))
        case ast.Subscript(value=value):
            kind = scope.kind(value)
            return kind is not None and kind.contained and not scope.is_own(value)
    return False


def writes_of(scope: Scope, node: ast.AST) -> bool:
    """Whether this node of a function changes the state."""
    if any(is_written(scope, target) for target in targets_of(node)):
        return True
    match node:
        case ast.AugAssign(target=ast.Name() as name):
            kind = scope.kind(name)
            return kind is not None and kind.contained and not scope.is_own(name)
        case ast.Attribute(value=value, attr=method, ctx=ast.Load()):
            kind = scope.kind(value)
            if kind is None:
                return False
            if kind.contained:
                return method in IN_PLACE and not scope.is_own(value)
            return kind.name in scope.known.state and scope.known.writes_itself(kind.name, method)
        case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[value, *_]):
            return scope.known.belongs(scope.kind(value))
        case ast.Call(func=ast.Name(id=name), args=args):
            places = scope.known.written.get(name, set())
            return any(n in places and hands_over(scope, value) for n, value in enumerate(args))
    return False


def hands_over(scope: Scope, value: ast.expr) -> bool:
    kind = scope.kind(value)
    return scope.known.belongs(kind) or (kind is not None and kind.contained and not scope.is_own(value))


def functions_of(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, Functions]]:
    """Every function with the class that it belongs to; inner ones are part of the outer."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions_of(node, node.name)
        elif isinstance(node, Functions):
            yield owner, node
        else:
            yield from functions_of(node, owner)


def learn_fields(known: Knowledge, tree: ast.AST) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            shape = known.shape(node.name)
            shape.bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            for line in node.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    kind = known.kind_of(line.annotation)
                    if kind is not None:
                        shape.fields[line.target.id] = kind
    for owner, function in functions_of(tree):
        learn_function(known, owner, function)


def learn_function(known: Knowledge, owner: str, function: Functions) -> None:
    """What a function returns, and the fields that a method gives its object."""
    returned = known.kind_of(function.returns)
    if returned is not None and returned.name and function.name not in COPIES:
        (known.shape(owner).returns if owner else known.returns).setdefault(function.name, returned)
    if not owner:
        return
    scope = Scope(known, function, owner)
    for node in ast.walk(function):
        match node:
            case ast.AnnAssign(target=ast.Attribute(value=ast.Name(id="self"), attr=name), annotation=note):
                kind = known.kind_of(note)
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)], value=value):
                kind = scope.kind(value) or made(known, value)
            case _:
                continue
        if kind is not None:
            known.shape(owner).fields.setdefault(name, kind)


def made(known: Knowledge, value: ast.expr) -> Kind | None:
    """What a constructor call makes: Pile(…), Pile.deck(…), vec[i64](…), a list."""
    match value:
        case ast.Call(func=ast.Name() | ast.Subscript() as note):
            return known.kind_of(note)
        case ast.Call(func=ast.Attribute(value=ast.Name() as note)):
            return known.kind_of(note)
        case ast.List() | ast.ListComp():
            return Kind("", True)
    return None


def learn_writers(known: Knowledge, trees: list[ast.Module]) -> None:
    """The methods that write their own object, also by calling others that do; and parameters that are written."""
    methods = [(owner, function) for tree in trees for owner, function in functions_of(tree) if owner in known.state]
    while True:
        before = sum(len(known.shape(name).writers) for name in known.state)
        for owner, function in methods:
            if function.name in ("__init__", *COPIES) or is_static(function):
                continue
            scope = Scope(known, function, owner)
            if any(writes_of(scope, node) for node in ast.walk(function)):
                known.shape(owner).writers.add(function.name)
        if sum(len(known.shape(name).writers) for name in known.state) == before:
            return


def is_static(function: Functions) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "staticmethod" for mark in function.decorator_list)


def learn_parameters(known: Knowledge, tree: ast.Module) -> None:
    """The lists, vectors and objects of the state that a plain function writes although they are its caller's."""
    for owner, function in functions_of(tree):
        if owner:
            continue
        places = [parameter.arg for parameter in function.args.args]
        for node in ast.walk(function):
            for name in names_written(node):
                if name in places:
                    known.written.setdefault(function.name, set()).add(places.index(name))


def learn_surgeons(known: Knowledge, tree: ast.Module) -> None:
    """The plain functions of `board/` that write what they are given of the state: to call one is to write."""
    for owner, function in functions_of(tree):
        scope = Scope(known, function, owner)
        if not owner and any(writes_of(scope, node) for node in ast.walk(function)):
            given = {n for n, one in enumerate(function.args.args) if known.belongs(known.kind_of(one.annotation))}
            known.written.setdefault(function.name, set()).update(given)


def names_written(node: ast.AST) -> list[str]:
    found = [t.value.id for t in targets_of(node) if isinstance(t, ast.Subscript) and isinstance(t.value, ast.Name)]
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method)) if method in IN_PLACE:
            found.append(name)
    return found


def is_play(path: Path, game: Path) -> bool:
    """Whether a module is part of play, where only changes may write."""
    place = path.relative_to(game).as_posix()
    return not any(place == room or place.startswith(f"{room}/") for room in NOT_PLAY)


@cache
def modules_of(game: Path) -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(game.rglob("*.py"))}


def knowledge_of(game: Path, modules: dict[Path, ast.Module]) -> Knowledge:
    """What there is to know about a game before its modules are judged."""
    kernel = ast.parse(KERNEL.read_text(encoding="utf-8"))
    rooms = [tree for path, tree in modules.items() if path.relative_to(game).parts[0] in STATE_ROOMS]
    known = Knowledge(game=game.name.capitalize())
    for tree in (kernel, *modules.values()):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                known.shape(node.name)
    known.state = {node.name for tree in (kernel, *rooms) for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for _ in range(2):  # the second time with the fields and results of classes that come later
        for tree in (kernel, *modules.values()):
            learn_fields(known, tree)
    learn_writers(known, [kernel, *rooms])
    for path, tree in modules.items():
        learn_parameters(known, tree)
        if path.relative_to(game).parts[0] == "board":
            learn_surgeons(known, tree)
    return known


def breaches_in(tree: ast.Module, known: Knowledge) -> list[tuple[str, int]]:
    """The writes of the state in a module: function and line."""
    found: set[tuple[str, int]] = set()
    for owner, function in functions_of(tree):
        scope = Scope(known, function, owner)
        name = f"{owner}.{function.name}" if owner else function.name
        found |= {(name, getattr(node, "lineno", 0)) for node in ast.walk(function) if writes_of(scope, node)}
    return sorted(found, key=lambda breach: breach[1])


@cache
def breaches_of(name: str) -> list[tuple[str, str]]:
    """Every write of a game's state that is not a change: its file:line, and "file function" for exceptions."""
    game = GAMES / name
    modules = modules_of(game)
    known = knowledge_of(game, modules)
    found: list[tuple[str, str]] = []
    for path, tree in modules.items():
        if is_play(path, game):
            file = path.relative_to(GAMES).as_posix()
            found += [(f"{file}:{line}", f"{file} {function}") for function, line in breaches_in(tree, known)]
    return found
