"""Position files: a situation and what must be true of it; at once puzzle, bug report and test.

Core takes trees (the command line reads YAML with line numbers). The keys setup, state, turn, question, hidden and luck
are the game's; `steps` are run here, each with exactly one of do, refuse, legal, expect, view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.views import plain

KEYS: Final = ("game", "rule", "title", "setup", "state", "turn", "question", "hidden", "luck", "steps")
LEGAL: Final = ("count", "has", "lacks")
KINDS: Final = ("do", "refuse", "legal", "expect", "view")
EXTRA: Final[dict[str, tuple[str, ...]]] = {
    "do": ("as",),
    "refuse": ("as", "rule"),
    "legal": ("as",),
    "expect": (),
    "view": (),
}


@final
@dataclass(frozen=True)
class Position:
    """A position file, checked for form; `rules` are the ids that it decides."""

    game: str
    rules: tuple[str, ...]
    title: str
    tree: Tree
    steps: tuple[Tree, ...]


def read_position(tree: Any) -> Position:
    """Check the form of a position file; what stands in the game's own keys is checked by position_in."""
    if not isinstance(tree, dict):
        raise BadInput("is not a mapping", "position", f"Begin with the keys {', '.join(KEYS)}.")
    for key in tree:
        if key not in KEYS:
            raise BadInput("unknown key", str(key), f"The keys are {', '.join(KEYS)}.")
    for key in ("game", "rule", "title"):
        if key not in tree:
            raise BadInput("is missing", key, f"Add {key}: to the file.")
    rules = tree["rule"] if isinstance(tree["rule"], list) else [tree["rule"]]
    steps = tree.get("steps") or []
    if not isinstance(steps, list):
        raise BadInput("is not a list", "steps", "Write each step behind a dash.")
    for n, step in enumerate(steps, 1):
        check_step(n, step)
    return Position(str(tree["game"]), tuple(str(r) for r in rules), str(tree["title"]), tree, tuple(steps))


def check_step(number: int, step: Any) -> None:
    where = f"steps[{number}]"
    if not isinstance(step, dict) or len([kind for kind in KINDS if kind in step]) != 1:
        raise BadInput("must have exactly one of " + ", ".join(KINDS), where, "Split it into several steps.")
    kind = kind_of(step)
    for key in step:
        if key != kind and key not in EXTRA[kind]:
            raise BadInput(
                f"unknown key {key!r}", where, f"Beside {kind} there may stand: {', '.join(EXTRA[kind]) or 'nothing'}."
            )
    if kind == "refuse" and "rule" not in step:
        raise BadInput("a refusal needs its rule", where, "Add rule: with the id that forbids the move.")
    if kind in ("legal", "expect", "view"):
        check_statement(f"{where}.{kind}", kind, step[kind])


def check_statement(where: str, kind: str, stated: Any) -> None:
    """It must state something, and nothing that would not be looked at."""
    if not isinstance(stated, dict) or not [key for key in stated if key != "role" or kind != "view"]:
        remedy = f"Give {', '.join(LEGAL)}." if kind == "legal" else "Give a path and its value: `path: value`."
        raise BadInput("states nothing", where, remedy)
    if kind != "legal":
        return
    for key, value in stated.items():
        if key not in LEGAL:
            raise BadInput(f"unknown key {key!r}", f"{where}.{key}", f"Give {', '.join(LEGAL)}.")
        if key == "count" and (not isinstance(value, int) or isinstance(value, bool) or value < 0):
            raise BadInput(f"{value!r} is not a number of options", f"{where}.{key}", "Give a whole number.")
        if key != "count" and (not isinstance(value, list) or not value):
            raise BadInput("is not a list of moves", f"{where}.{key}", "Write it as [move, move].")


def check_moves(spec: GameSpec, position: Position) -> None:
    """Every move that a step names is one that the game knows: a misspelt one is never offered, and lacks nothing."""
    for n, step in enumerate(position.steps, 1):
        where = f"steps[{n}].{kind_of(step)}"
        if "legal" in step:
            named = [(f"{where}.{key}", move) for key in ("has", "lacks") for move in step["legal"].get(key, [])]
        else:
            named = [(where, step[kind]) for kind in ("do", "refuse") if kind in step]
        for place, move in named:
            try:
                spec.parse(str(move))
            except BadInput as error:
                raise BadInput(error.problem, place, error.remedy) from None


def kind_of(step: Tree) -> str:
    return next(kind for kind in KINDS if kind in step)


def run_position(spec: GameSpec, content: Any, position: Position) -> list[str]:
    """Set up, run the steps, and tell what is not as stated, a line each; an empty list means that all is true."""
    game = spec.position_in(position.tree, content)
    failures: list[str] = []
    for n, step in enumerate(position.steps, 1):
        try:
            told = run_step(spec, game, step)
        except UnderkeepError as error:
            told = [str(error)]
        failures.extend(f"step {n} ({kind_of(step)}): {line}" for line in told)
        if told and "do" in step:
            break  # what follows would speak of another position
    return failures


def run_step(spec: GameSpec, game: Game, step: Tree) -> list[str]:
    kind = kind_of(step)
    if kind == "do":
        spec.act(game, role_of(spec, game, step), spec.parse(str(step["do"])))
        return []
    if kind == "refuse":
        return run_refuse(spec, game, step)
    if kind == "legal":
        return run_legal(spec, game, step)
    if kind == "expect":
        return compare(spec.position_out(game), step["expect"])
    return run_view(spec, game, step["view"])


def role_of(spec: GameSpec, game: Game, step: Tree) -> int:
    """The role of `as`, or the one that is asked."""
    names = spec.role_names(game)
    if "as" in step:
        if step["as"] not in names:
            raise BadInput(f"there is no role {step['as']!r}", "as", f"The roles are {', '.join(names)}.")
        return names.index(step["as"])
    asked = spec.asked(game)
    if len(asked) != 1:
        raise BadInput(f"{len(asked)} roles are asked", "as", "Say who acts with `as:`.")
    return asked[0]


def run_refuse(spec: GameSpec, game: Game, step: Tree) -> list[str]:
    refusal = spec.check(game, role_of(spec, game, step), spec.parse(str(step["refuse"])))
    if refusal is None:
        return [f"{step['refuse']!r} is legal, but {step['rule']} should refuse it"]
    if refusal.rule != step["rule"]:
        return [f"{step['refuse']!r} is refused by {refusal.rule or refusal.message.id}, not by {step['rule']}"]
    return []


def run_legal(spec: GameSpec, game: Game, step: Tree) -> list[str]:
    wanted = step["legal"]
    moves = [action.text for action in game.options(role_of(spec, game, step))]
    lines: list[str] = []
    if "count" in wanted and wanted["count"] != len(moves):
        lines.append(f"{len(moves)} options, not {wanted['count']}: {', '.join(moves[:40])}")
    for move in wanted.get("has", []):
        if str(move) not in moves:
            lines.append(f"{move!r} is not offered: {', '.join(moves[:40])}")
    for move in wanted.get("lacks", []):
        if str(move) in moves:
            lines.append(f"{move!r} is offered")
    return lines


def run_view(spec: GameSpec, game: Game, wanted: Tree) -> list[str]:
    names = spec.role_names(game)
    role = wanted.get("role", "spectator")
    if role != "spectator" and role not in names:
        raise BadInput(f"there is no role {role!r}", "view.role", f"The roles are spectator, {', '.join(names)}.")
    roles: frozenset[int] = frozenset() if role == "spectator" else frozenset({names.index(role)})
    rest = {path: value for path, value in wanted.items() if path != "role"}
    return compare(plain(spec.view(game, roles)), rest)


def compare(tree: Any, wanted: Tree) -> list[str]:
    lines: list[str] = []
    for path, value in wanted.items():
        found = look_up(tree, str(path))
        if found != value:
            lines.append(f"{path} is {found!r}, not {value!r}")
    return lines


def look_up(tree: Any, path: str) -> Any:
    """The value at a dotted path; a list of mappings is indexed by the id of its entries."""
    here = tree
    for name in path.split("."):
        if isinstance(here, list):
            here = {str(item.get("id")): item for item in here if isinstance(item, dict)}
        if not isinstance(here, dict) or name not in here:
            known = ", ".join(list(here)[:30]) if isinstance(here, dict) else "nothing"
            raise BadInput(f"there is no {name!r}", path, f"Here stand: {known}. See `underkeep position schema`.")
        here = here[name]
    return here
