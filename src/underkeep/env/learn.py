"""Learns the layout of a game's observations: its types from the View's classes, its words and sizes from play.

    python -m underkeep.env.learn GAME [GAMES [MOVES]]        writes games/<game>/judge/layout.json

GAMES are played from their beginning, and MOVES from every position file.

Only developers need this, after a View has changed; it reads annotations, which the compiled engine does not have.
Games are played by the strategies of the conformance suite over all option sets, and from the position files of the
tests, so that rare words are met.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from graphlib import CycleError, TopologicalSorter
from types import NoneType, UnionType
from typing import Any, Final, get_args, get_origin, get_type_hints

from underkeep import engine
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.testing import Case
from underkeep.core.testing.strategies import strategy_for
from underkeep.env.tensors import CONSTANT, Tree, layout_file
from underkeep.library import load_game
from underkeep.yaml_positions import open_position, set_up

MAX_KEYS: Final = 400  # larger tables are kept in their own order, without a row for each id
MAX_CLOSED: Final = 40  # words
GAMES_TO_PLAY: Final = 60
VIEWS_EVERY: Final = 7  # decisions
FIRST_SEED: Final = 70_000
MOVES_FROM_POSITIONS: Final = 40


# ---------------------------------------------------------------------- from types
def draft_of(cls: type[Any]) -> Tree:
    """The layout of a View class that nobody has looked at yet."""
    tree = record_draft(cls, inside=False)
    for name in CONSTANT:
        tree["fields"].pop(name, None)
    return tree


def record_draft(cls: type[Any], inside: bool) -> Tree:
    hints = get_type_hints(cls)
    inner = {field.name: draft(hints[field.name], inside) for field in fields(cls)}
    return {"kind": "record", "class": cls.__name__, "fields": inner}


def draft(hint: Any, inside: bool) -> Tree:
    """The node of one type; `inside` rows nothing has a row of its own."""
    if get_origin(hint) is UnionType:
        return union_draft([arg for arg in get_args(hint) if arg is not NoneType], inside)
    if get_origin(hint) is tuple:
        return tuple_draft(get_args(hint), inside)
    if is_dataclass(hint) and isinstance(hint, type):
        return record_draft(hint, inside)
    if hint is bool:
        return {"kind": "flag"}
    return {"kind": "word", "words": set()} if hint is str else {"kind": "number", "low": 0, "high": 0}


def union_draft(of: list[Any], inside: bool) -> Tree:
    """`X | None` is X where X has a code for nothing."""
    if len(of) == 1 and of[0] in (bool, str, int):
        return draft(of[0], inside)
    return {"kind": "either", "variants": [draft(arg, inside) for arg in of]}


def tuple_draft(args: tuple[Any, ...], inside: bool) -> Tree:
    if len(args) == 2 and args[1] is Ellipsis:
        return rows_draft(args[0], inside)
    if len(set(args)) == 1:
        return {"kind": "block", "length": len(args), "item": draft(args[0], True)}
    return {"kind": "fixed", "items": [draft(arg, inside) for arg in args]}


def rows_draft(item: Any, inside: bool) -> Tree:
    """Rows with ids may turn out to have an order of their own: `orders` collects who stands before whom."""
    tree: Tree = {"kind": "rows", "most": 0, "item": draft(item, True)}
    if not inside and "id" in tree["item"].get("fields", {}):
        tree["orders"] = {}
    return tree


# ---------------------------------------------------------------------- from views
def see(tree: Tree, value: Any) -> None:
    """Widen a draft so that the value fits."""
    match tree["kind"]:
        case "number" if value is not None:
            tree["low"], tree["high"] = min(tree["low"], value), max(tree["high"], value)
        case "word" if value is not None:
            tree["words"].add(value)
        case "record":
            for name, inner in tree["fields"].items():
                see(inner, getattr(value, name))
        case "either" if value is not None:
            see(variant_for(tree, value), value)
        case "fixed":
            for inner, item in zip(tree["items"], value, strict=True):
                see(inner, item)
        case "block" | "rows":
            see_rows(tree, value)


def variant_for(tree: Tree, value: Any) -> Tree:
    """The variant that a value belongs to."""
    kinds = {bool: ("flag", "number"), int: ("number",), str: ("word",)}
    wanted = kinds.get(type(value), ("rows", "block", "fixed"))
    for inner in tree["variants"]:
        if inner.get("class") == type(value).__name__ or inner["kind"] in wanted:
            found: Tree = inner
            return found
    raise AssertionError(f"{value!r} is none of the types of the View")


def see_rows(tree: Tree, value: tuple[Any, ...]) -> None:
    for item in value:
        see(tree["item"], item)
    if tree["kind"] == "rows":
        tree["most"] = max(tree["most"], len(value))
    if "orders" in tree:
        orders, ids = tree["orders"], [item.id for item in value]
        for before, after in zip([None, *ids], ids, strict=False):
            orders.setdefault(after, set()).update(() if before is None else (before,))


def widen(tree: Tree, words: dict[str, list[str]], field: str = "") -> None:
    """The words that the game names for the fields of its records are known, met or not."""
    if tree["kind"] == "word":
        tree["words"].update(words.get(field, ()))
    for name, inner in tree.get("fields", {}).items():
        widen(inner, words, f"{tree['class']}.{name}")
    for inner in [*tree.get("variants", ()), *tree.get("items", ()), *([tree["item"]] if "item" in tree else [])]:
        widen(inner, words, field)


# ---------------------------------------------------------------------- settled
def settled(tree: Tree, families: dict[str, set[str]]) -> Tree:
    """A draft as it is written: words in order, rows with a known order keyed by their ids."""
    match tree["kind"]:
        case "word":
            return {"kind": "word", "words": settled_words(tree["words"], families)}
        case "record":
            inner = {name: settled(one, families) for name, one in tree["fields"].items()}
            return {**tree, "fields": inner}
        case "either":
            return {**tree, "variants": [settled(one, families) for one in tree["variants"]]}
        case "fixed":
            return {**tree, "items": [settled(one, families) for one in tree["items"]]}
        case "block":
            return {**tree, "item": settled(tree["item"], families)}
        case "rows":
            return settled_rows(tree, families)
    return tree


def settled_rows(tree: Tree, families: dict[str, set[str]]) -> Tree:
    item = settled(tree["item"], families)
    orders = tree.get("orders", {})
    ids = key_order(orders) if all(len(families.get(family_of(id), ())) <= MAX_KEYS for id in orders) else []
    if not ids:
        most = tree["most"] + (tree["most"] + 1) // 2  # and some to spare
        return {"kind": "rows", "most": max(most, closed_length(item)), "item": item}
    item["fields"].pop("id")
    return {"kind": "keyed", "ids": ids, "item": item}


def closed_length(item: Tree) -> int:
    """A short closed list of words may be shown as a whole, though nobody met that."""
    words = item["words"] if item["kind"] == "word" else []
    return len(words) if len(words) <= MAX_CLOSED and not any(word.startswith("@") for word in words) else 0


def key_order(orders: dict[str, set[str]]) -> list[str]:
    """The one order that all tables seen agree with; nothing if there is none or it would be too long."""
    if len(orders) > MAX_KEYS:
        return []
    try:
        return list(TopologicalSorter({id: sorted(orders[id]) for id in sorted(orders)}).static_order())
    except CycleError:
        return []


def settled_words(words: set[str], families: dict[str, set[str]]) -> list[str]:
    """Sorted; where ids of a family stand, the whole family does."""
    kept = sorted(word for word in words if family_of(word) not in families)
    return [*kept, *(f"@{name}" for name in sorted({family_of(word) for word in words} & set(families)))]


def family_of(word: str) -> str:
    return word.partition(":")[0] if ":" in word else ""


def families_in(tree: Any) -> dict[str, set[str]]:
    """All ids `sq:...`, `tok:...` that stand anywhere, by what comes before the colon."""
    found: dict[str, set[str]] = {}
    for inner in [tree, *tree.get("variants", ()), *tree.get("items", ()), *tree.get("fields", {}).values()]:
        several = families_in(inner) if inner is not tree else {}
        for name, words in several.items():
            found.setdefault(name, set()).update(words)
    if "item" in tree:
        for name, words in families_in(tree["item"]).items():
            found.setdefault(name, set()).update(words)
    for word in tree.get("words", ()):
        if family_of(word):
            found.setdefault(family_of(word), set()).add(word)
    return found


# ---------------------------------------------------------------------- words that nobody met
def closed_sets(spec: GameSpec) -> list[set[str]]:
    """Words that belong together: all that one place of a move text may name, squares or cards or tiles."""
    sets: dict[tuple[str, int], set[str]] = {}
    for action in spec.index.actions:
        verb, *words = action.text.split()
        for place, word in enumerate(words):
            sets.setdefault((verb, place), set()).add(word)
    return [words for words in sets.values() if len(words) > 1]


def complete(tree: Any, sets: list[set[str]]) -> None:
    """Where one word of a closed set was seen, all of it may come; and all numbers between those seen as words."""
    if tree["kind"] == "word":
        tree["words"] = completed(tree["words"], sets)
    for inner in [*tree.get("fields", {}).values(), *tree.get("variants", ()), *tree.get("items", ())]:
        complete(inner, sets)
    if "item" in tree:
        complete(tree["item"], sets)


def completed(words: set[str], sets: list[set[str]]) -> set[str]:
    found = set(words)
    for prefix in {family_of(word) for word in words}:
        names = {word.partition(":")[2] if prefix else word for word in words if family_of(word) == prefix}
        for one in sets:
            if names & one:
                found |= {f"{prefix}:{name}" if prefix else name for name in one}
    numbers = [int(word) for word in words if word.lstrip("-").isdigit()]
    return found | {str(n) for n in range(min(numbers), max(numbers) + 1)} if numbers else found


# ---------------------------------------------------------------------- play
def learn(
    spec: GameSpec,
    content: Any,
    games: int,
    positions: Iterable[Game] = (),
    every: int = VIEWS_EVERY,
    moves: int = MOVES_FROM_POSITIONS,
) -> Tree:
    """The layout of a game after so many games, and what can follow from some positions."""
    case = Case(spec, content)
    tree = draft_of(type(spec.view(case.new_game(FIRST_SEED), frozenset())))
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        watch(spec, case.new_game(seed), seed, tree, every, case.most_moves)
    for number, game in enumerate(positions):
        for seed in range(3 * number, 3 * number + 3):
            watch(spec, game.clone(), seed, tree, 1, moves)
    for game in spec.showcase(content):
        look(spec, game, tree)
    complete(tree, closed_sets(spec))
    widen(tree, spec.vocabulary(content))
    families = families_in(tree)
    return {
        "game": spec.id,
        "rules_version": spec.rules_version,
        "families": {name: sorted(words) for name, words in sorted(families.items())},
        "view": settled(tree, families),
    }


def watch(spec: GameSpec, game: Game, seed: int, tree: Tree, every: int, most: int) -> None:
    """One game, looked at by every role, by all together and by nobody now and then, and at its end."""
    strategy, count = strategy_for(seed), 0
    while not game.over() and count < most:
        if count % every == seed % every:
            look(spec, game, tree)
        role = game.first_asked()
        game.advance(role, strategy.choose(game.options(role)))
        count += 1
    look(spec, game, tree)


def look(spec: GameSpec, game: Game, tree: Tree) -> None:
    everybody = range(int(game.roles))
    for roles in [frozenset[int](), frozenset(everybody), *(frozenset({role}) for role in everybody)]:
        see(tree, spec.view(game, roles))


def stated_positions(game: str) -> Iterator[Game]:
    """The games that the position files of a checkout describe: they know rare corners."""
    root = engine.checkout()
    for path in sorted((root / "tests" / "games" / game / "positions").rglob("*.yaml")) if root else ():
        yield set_up(*open_position(path))


def written(tree: Tree) -> str:
    """As JSON with a line for each field, so that changes can be read."""
    head = {key: value for key, value in tree.items() if key not in ("families", "view")}
    families = ",\n  ".join(f"{json.dumps(name)}: {json.dumps(words)}" for name, words in tree["families"].items())
    inner = ",\n   ".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in tree["view"]["fields"].items())
    view = f'{{"kind": "record", "class": {json.dumps(tree["view"]["class"])}, "fields": {{\n   {inner}\n }}}}'
    return f'{json.dumps(head)[:-1]},\n "families": {{\n  {families}\n }},\n "view": {view}\n}}\n'


def main() -> None:
    """Learn and write."""
    game, *rest = sys.argv[1:]
    loaded = load_game(game)
    games = int(rest[0]) if rest else GAMES_TO_PLAY
    moves = int(rest[1]) if len(rest) > 1 else MOVES_FROM_POSITIONS
    tree = learn(loaded.spec, loaded.content, games, stated_positions(game), moves=moves)
    layout_file(game).write_text(written(tree), encoding="utf-8")


if __name__ == "__main__":
    main()
