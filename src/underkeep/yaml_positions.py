"""Position files from YAML: a safe loader that keeps line numbers, and checking with the line of what fails.

Plain words only: `on`, `no` or a date is a text here, keys are always texts, nothing is shared by reference.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from underkeep.core.formats.positions import Position, check_moves, kind_of, read_position, role_of, run_step
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.spec import GameSpec
from underkeep.library import Loaded, load_game
from underkeep.rule_sources import YAML_LOADER, load_rulebook

MAX_BYTES: Final = 500_000
MAX_DEPTH: Final = 40
MAX_TOLD: Final = 1000  # values of a game that a position cannot state
OPENING: Final = (
    yaml.BlockMappingStartToken, yaml.BlockSequenceStartToken, yaml.FlowMappingStartToken, yaml.FlowSequenceStartToken,
)  # fmt: skip
CLOSING: Final = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)
NOT_STATABLE: Final = "Save a position before or after this move, or a record: a file name without .yaml."
GAME_KEYS: Final = ("setup", "state", "turn", "question", "hidden", "luck")
SCALARS: Final[tuple[tuple[str, Callable[[str], Any]], ...]] = (
    (r"~|null|", lambda text: None),
    (r"true|false", lambda text: text == "true"),
    (r"[-+]?(0|[1-9][0-9]*)", int),
    (r"[-+]?[0-9]+\.[0-9]+", float),
)


@dataclass
class Located:
    """A tree and the line of every value, by its path: state.tokens.thief, steps[2].expect."""

    file: str
    tree: Any = None
    lines: dict[str, int] = field(default_factory=dict)

    def line(self, where: str) -> int:
        """The line of a path, or of the nearest thing above it that stands in the file."""
        path = where
        while path and path not in self.lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self.lines.get(path, 1)

    def bad(self, error: UnderkeepError) -> BadInput:
        """The same problem with file and line before the field."""
        place = f"{self.file}:{self.line(error.where)}"
        return BadInput(error.problem, f"{place}: {error.where}" if error.where else place, error.remedy)


@dataclass(frozen=True)
class PositionFailure:
    """Something that a position file states and that is not so."""

    file: str
    line: int
    text: str


# ---------------------------------------------------------------------- YAML
def read_yaml(path: Path) -> Located:
    """A YAML file as a tree with lines."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadInput("the file is larger than 500 kB", str(path), "Split it.")
        return parse_yaml(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"cannot be read: {error}", str(path), "Give a readable UTF-8 file.") from None


def parse_yaml(text: str, file: str = "position") -> Located:
    located = Located(file)
    try:
        refuse_traps(text, file)
        node = yaml.compose(text, YAML_LOADER)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark is not None else 1
        raise BadInput(f"is not valid YAML: {error.problem}", f"{file}:{line}", "Correct that line.") from None
    except yaml.YAMLError as error:
        raise BadInput(f"is not valid YAML: {error}", file, "Remove that character.") from None
    located.tree = None if node is None else build(located, node, "")
    return located


def refuse_traps(text: str, file: str) -> None:
    """A shared value would be a trap in a file of positions, and a bomb in a hostile one; so would deep nesting."""
    depth = 0
    for token in yaml.scan(text, YAML_LOADER):
        place = f"{file}:{token.start_mark.line + 1}"
        depth += isinstance(token, OPENING) - isinstance(token, CLOSING)
        if isinstance(token, yaml.AliasToken):
            raise BadInput(f"*{token.value} refers to another value", place, "Write the value out.")
        if depth > MAX_DEPTH:
            raise BadInput("is nested too deeply", place, "Make it flatter.")


def build(located: Located, node: yaml.Node, path: str) -> Any:
    located.lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.MappingNode):
        return build_mapping(located, node, path)
    if isinstance(node, yaml.SequenceNode):
        return [build(located, item, f"{path}[{n}]") for n, item in enumerate(node.value, 1)]
    return scalar(node)


def build_mapping(located: Located, node: yaml.MappingNode, path: str) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for key, value in node.value:
        line = key.start_mark.line + 1
        if not isinstance(key, yaml.ScalarNode):
            raise BadInput("a key must be a word", f"{located.file}:{line}", "Write `word: value`.")
        if key.value in tree:
            raise BadInput(f"{key.value!r} stands twice", f"{located.file}:{line}", "Keep one of the two.")
        place = f"{path}.{key.value}" if path else str(key.value)
        located.lines[place] = line
        tree[key.value] = build(located, value, place)
    return tree


def scalar(node: yaml.Node) -> Any:
    """A plain word by its form; whatever stands in quotes is a text."""
    text = str(node.value)
    if isinstance(node, yaml.ScalarNode) and not node.style:  # libyaml says "" of a plain word
        for pattern, make in SCALARS:
            if re.fullmatch(pattern, text):
                return make(text)
    return text


def write_position(spec: GameSpec, game: Any) -> str:
    """A game as a position file, to be given a rule, a title and steps."""
    stated = statable(spec, game)
    rule = game.question().rule() if not game.over() else sorted(rule_ids(spec.id))[0]
    head = {"game": spec.id, "rule": rule, "title": "A position from a game"}
    tree = {**head, **stated, "steps": []}
    return str(yaml.safe_dump(tree, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110))


def statable(spec: GameSpec, game: Any) -> dict[str, Any]:
    """What position_out tells without what is only told, for `expect`, and cannot be stated."""
    tree = position_keys(spec.position_out(game))
    for _ in range(MAX_TOLD):
        try:
            spec.position_in(tree, spec.content_of(game))
            break
        except BadInput as error:
            if error.problem != "unknown key" or not remove(tree, error.where):
                raise BadInput(f"this moment cannot be stated: {error.problem}", error.where, NOT_STATABLE) from None
    return tree


def remove(tree: dict[str, Any], path: str) -> bool:
    """Take the value at a dotted path out; False if there is none."""
    *above, last = path.split(".")
    for name in above:
        tree = tree.get(name, {})
    return tree.pop(last, None) is not None


def position_keys(tree: dict[str, Any]) -> dict[str, Any]:
    """The part of a position that is the game's own."""
    return {key: tree[key] for key in GAME_KEYS if key in tree}


# ---------------------------------------------------------------------- checking
def open_position(path: Path, pack: Path | None = None) -> tuple[Located, Position, Loaded]:
    """A position file, checked for form, and the game it is about."""
    located = read_yaml(path)
    try:
        position = read_position(located.tree)
        loaded = load_game(position.game, pack)
        refuse_unknown_rules(position)
        check_moves(loaded.spec, position)
    except UnderkeepError as error:
        raise located.bad(error) from None
    return located, position, loaded


@cache
def rule_ids(game: str) -> frozenset[str]:
    return frozenset(load_rulebook(game).ids())


def refuse_unknown_rules(position: Position) -> None:
    known = rule_ids(position.game)
    named = [("rule", rule) for rule in position.rules]
    named += [(f"steps[{n}].rule", str(s["rule"])) for n, s in enumerate(position.steps, 1) if "rule" in s]
    for where, rule in named:
        if rule not in known:
            raise BadInput(f"there is no rule {rule!r}", where, "`underkeep rules search WORDS` finds ids.")


def set_up(located: Located, position: Position, loaded: Loaded) -> Any:
    """The game that the file describes."""
    return begun(located, position.tree, loaded)


def begun(located: Located, tree: dict[str, Any], loaded: Loaded) -> Any:
    """The game that a tree of a file describes; what cannot be is told with its line."""
    try:
        return loaded.spec.position_in(tree, loaded.content)
    except UnderkeepError as error:
        raise located.bad(error) from None
    except (TypeError, ValueError, AttributeError, LookupError) as error:  # a list where a number belongs
        remedy = f"Compare it with `underkeep position schema {loaded.spec.id}`."
        raise BadInput(f"a value has the wrong form: {error}", located.file, remedy) from error


def check_position(path: Path, pack: Path | None = None) -> list[PositionFailure]:
    """Set up, run all steps, and tell what is not as the file states; nothing means that all is true."""
    located, position, loaded = open_position(path, pack)
    game = set_up(located, position, loaded)
    failures: list[PositionFailure] = []
    for n, step in enumerate(position.steps, 1):
        told = run_located(loaded, game, step)
        where = f"steps[{n}]"
        failures += [PositionFailure(located.file, located.line(pointed(where, step, line)), line) for line in told]
        if told and "do" in step:
            break  # what follows would speak of another position
    return failures


def run_located(loaded: Loaded, game: Any, step: dict[str, Any]) -> list[str]:
    try:
        return differently_offered(loaded, game, step) or run_step(loaded.spec, game, step)
    except UnderkeepError as error:
        return [str(error)]


def differently_offered(loaded: Loaded, game: Any, step: dict[str, Any]) -> list[str]:
    """What the door lets in must be among the options of the role, and what it refuses must not."""
    kind, spec = kind_of(step), loaded.spec
    if kind not in ("do", "refuse"):
        return []
    role, action = role_of(spec, game, step), spec.parse(str(step[kind]))
    offered, accepted = action in game.options(role), spec.check(game, role, action) is None
    if offered == accepted:
        return []
    return [f"{step[kind]!r} is {'offered and refused' if offered else 'accepted and not offered'}"]


def pointed(where: str, step: dict[str, Any], told: str) -> str:
    """The path in the file that a failure speaks of: of several expected values, the one it names first."""
    kind = kind_of(step)
    inner = step[kind]
    if isinstance(inner, dict):
        for name in inner:
            if told.startswith((f"{name} is ", f"{name}: ")):
                return f"{where}.{kind}.{name}"
    return f"{where}.{kind}"
