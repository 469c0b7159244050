"""Puzzles as files: a position without what goes without saying, names from the theme, and the whole as YAML."""

from __future__ import annotations

import copy
from typing import Any

import yaml

from underkeep.core.formats.codec import canonical
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel.errors import UnderkeepError
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.lab.lines import Row
from underkeep.puzzles import Theme

DEPTH = 4  # of what may be left out


def slim(spec: GameSpec, content: Any, tree: Tree) -> Tree:
    """The same position with as few words: what is left out would be so anyway."""
    wanted, found = canonical(spec.save(spec.position_in(tree, content))), copy.deepcopy(tree)
    for path in paths_of(found, DEPTH):
        *above, last = path
        place = found
        for name in above:
            place = place.get(name, {})
        if last not in place:
            continue
        value = place.pop(last)
        if not means(spec, content, found, wanted):
            place[last] = value
    return found


def paths_of(tree: Tree, depth: int) -> list[tuple[str, ...]]:
    """The whole before its parts, so that what can go goes at once."""
    found: list[tuple[str, ...]] = []
    for name, value in tree.items():
        found.append((name,))
        if depth > 1 and isinstance(value, dict):
            found += [(name, *rest) for rest in paths_of(value, depth - 1)]
    return found


def means(spec: GameSpec, content: Any, tree: Tree, wanted: bytes) -> bool:
    try:
        return canonical(spec.save(spec.position_in(tree, content))) == wanted
    except (UnderkeepError, TypeError, ValueError, AttributeError, LookupError):
        return False


def puzzle_tree(game: str, row: Row, theme: Theme, place: int) -> Tree:
    """The file of a puzzle; its name is the theme's next one."""
    title, again = theme.titles[place % len(theme.titles)], place // len(theme.titles)
    told = {"game": game, "theme": row["theme"], "role": row["role"]}
    words = {"title": counted(title, again), "goal": said(theme.goals, row["goal"])}
    nodes = [node_tree(role, moves, row["role"]) for role, moves in row["tree"]]
    wrong = [wrong_tree(one, theme) for one in row["wrong"]]
    rest = {key: row[key] for key in ("bots", "rating", "proof")}
    head = {**told, **words, "want": row["want"], "teaches": row["teaches"], **row["position"]}
    return {**head, "tree": nodes, "wrong": wrong, **rest}


def counted(words: Any, again: int) -> dict[str, str]:
    """A name that is used once more gets a number."""
    return {lang: words.say(lang) + (f" ({again + 1})" if again else "") for lang in LANGUAGES}


def said(words: Any, n: int) -> dict[str, str]:
    return {lang: words.say(lang).replace("{n}", str(n)) for lang in LANGUAGES}


def node_tree(role: str, moves: dict[str, int], solver: str) -> Tree:
    return {"do": moves} if role == solver else {"as": role, "reply": moves}


def wrong_tree(one: list[Any], theme: Theme) -> Tree:
    move, line, reached = one
    return {"try": move, "line": [{"as": role, "do": text} for role, text in line], "why": said(theme.short, reached)}


def yaml_of(tree: Tree) -> str:
    return str(yaml.safe_dump(tree, sort_keys=False, allow_unicode=True, default_flow_style=None, width=118))
