"""What a search leaves for the next decision of the same turn: its tree, as long as it fits.

Whoever plays a game makes one Memory for each role and hands it along in the Budget; without one every search begins
anew. It holds nothing but trees grown from the role's own views, so that equal views and seeds still give equal
choices; to lose it costs strength, never legality.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.bots.position import AskedPosition
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.search import Node, Search, after_forced_answers

LOOKS: Final = 3  # worlds in which the move played must lead to what the role sees now


class Memory:
    """The trees of one role's last decision, by the number of their root, and the move that was played then."""

    def __init__(self) -> None:
        self.trees: dict[int, Search] = {}
        self.move = ""

    def keep(self, root: int, search: Search) -> None:
        self.trees[root] = search

    def forget(self) -> None:
        self.trees.clear()
        self.move = ""

    def take(self, root: int, position: AskedPosition) -> Node | None:
        """What the last search found out about the position that is there now. Nothing if somebody else chose in
        between, or if something came to light: then the tree speaks of positions that are no longer possible.
        """
        search = self.trees.pop(root, None)
        if search is None or not self.move:
            return None
        move = position.spec.parse(self.move)
        kept = search.root.child(move, 0)
        if kept is None or not kept.children or search.role != position.role:
            return None
        seen = position.spec.view(position.world(0), frozenset({position.role}))
        if not all(leads_to(seen, position, search, move, number) for number in range(LOOKS)):
            return None
        return trimmed(kept, position.options)


def leads_to(seen: Any, position: AskedPosition, search: Search, move: Action, number: int) -> bool:
    """Does the move, in a world of the last search and with luck of its own, show the role what it sees now?"""
    game = search.worlds[number % len(search.worlds)].clone()
    game.luck.reseed(seed_from(position.seed * 1000 + number))
    game.advance(search.role, move)
    if after_forced_answers(game) != position.role:
        return False
    return bool(position.spec.view(game, frozenset({position.role})) == seen)


def trimmed(kept: Node, options: list[Action]) -> Node:
    """Only what is legal now: other worlds may have had other options."""
    kept.children = [child for child in kept.children if any(child.action is option for option in options)]
    return kept
