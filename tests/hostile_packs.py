"""Hostile packs: trees of the games' own packs, damaged at random, thrown at the reader.

`./run python -m tests.hostile_packs --trees 10000 --seed 1` damages and reads so many; each must either be played or be
refused by a BadInput, in no time, and no text of a pack may run, steer a screen or reach a sentence as markup.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.library import check_tree, own_trees
from underkeep.packs import BROKEN, checked_trees

GAMES = ("heroes", "twister", "vast")
MARKUP = "<script>alert(1)</script>[bold]{ $name }`rm -rf`${7*7}{{7*7}}%s%n"
VALUES: tuple[Any, ...] = (
    *(0, -1, 1, 99, 10**9, 10**30, -(10**30), True, False, 0.5, float("inf"), float("nan"), "", " ", "k0", "vault"),
    *(MARKUP, "\x1b[2J", "\u202e", "x" * 5000, [], {}, [[]], [{}], {"id": 1}, {"en": "a"}, {"en": 1, "it": 2}, None),
    *({"id": ["list"]}, ["a", 1], "__import__('os')", "../../etc/passwd", {"en": MARKUP, "it": MARKUP}),
)
SECONDS = 10.0  # for one pack


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Every container of a tree with each of its keys."""
    if isinstance(tree, dict):
        items = list(tree.items())
    elif isinstance(tree, list):
        items = list(enumerate(tree))
    else:
        return []
    return [(tree, key) for key, _ in items] + [place for _, value in items for place in places(value)]


def damaged(trees: dict[str, Any], dice: Random) -> dict[str, Any]:
    """A copy with one to four things wrong."""
    copy = deepcopy(trees)
    for _ in range(dice.choice((1, 1, 1, 2, 4))):
        file = dice.choice(sorted(copy))
        found = places(copy[file])
        if not found:
            continue
        container, key = dice.choice(found)
        if dice.random() < 0.5:
            swap(container, key, found, dice)
        else:
            damage(container, key, dice)
    return copy


def swap(container: Any, key: Any, found: list[tuple[Any, Any]], dice: Random) -> None:
    """What looks right but is not: another value of the same kind, or a number beside it."""
    value = container[key]
    if isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.5:
        container[key] = value + dice.choice((-2, -1, 1, 2, 7))
        return
    alike = [inner[other] for inner, other in found if type(inner[other]) is type(value)]
    container[key] = deepcopy(dice.choice(alike))


def damage(container: Any, key: Any, dice: Random) -> None:
    match dice.randrange(6):
        case 0:
            del container[key]
        case 1 if isinstance(container, list):
            container.insert(dice.randrange(len(container) + 1), deepcopy(container[key]))
        case 2 if isinstance(container, dict):
            container[str(dice.choice(VALUES))[:40]] = container.pop(key)
        case 3:
            nested: Any = container[key]
            for _ in range(dice.choice((2, 20, 60))):
                nested = [nested] if dice.random() < 0.5 else {"a": nested}
            container[key] = nested
        case _:
            container[key] = deepcopy(dice.choice(VALUES))


def throw(game: str, trees: dict[str, Any]) -> str:
    """What becomes of it: `played` or `refused`; anything else is an error of ours."""
    begun = time.monotonic()
    found = refusal(game, trees)
    assert time.monotonic() - begun < SECONDS
    if found is None:
        return "played"
    assert found.problem
    assert found.where
    assert BROKEN not in found.problem
    assert "cannot be played" not in found.problem or isinstance(found.__cause__, UnderkeepError)
    assert len(str(found)) < 3000
    assert "\x1b" not in str(found)
    return "refused"


def refusal(game: str, trees: dict[str, Any]) -> BadInput | None:
    try:
        for name, tree in trees.items():
            check_tree(tree, f"{name}.toml")
        checked_trees(make_pack(game, "hostile", "1", trees))
    except BadInput as error:
        return error
    return None


def run(count: int, seed: int) -> Counter[str]:
    dice = Random(seed)  # noqa: S311  damage is no secret
    packs = {game: own_trees(game) for game in GAMES}
    told: Counter[str] = Counter()
    for number in range(count):
        game = GAMES[number % len(GAMES)]
        trees = damaged(packs[game], dice)
        try:
            told[f"{game} {throw(game, trees)}"] += 1
        except Exception:
            print(f"pack {number} of seed {seed}, {game}", file=sys.stderr)
            raise
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trees", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    begun = time.monotonic()
    told = run(args.trees, args.seed)
    for what, count in sorted(told.items()):
        print(f"{what:20} {count:6}")
    print(f"{args.trees} packs in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
