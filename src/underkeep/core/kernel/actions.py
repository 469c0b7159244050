"""Actions: immutable, finite, made once in a game's table and shared ever after.

A game has at most 4,000 of them , so that each has a number for research environments and a move text
that is unique, ASCII, language-neutral and parses back by a look-up.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64

MAX_ACTIONS: Final = 4000


@final
class Action:
    """One atomic choice; the verb says how a, b and c are to be read. Compared by identity."""

    def __init__(self, number: i64, verb: i64, a: i64, b: i64, c: i64, text: str) -> None:
        self.number = number
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


@final
class ActionTable:
    """Every action of a game, in the order of its numbers; the order is part of the rules version."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.by_text: dict[str, Action] = {}

    def add(self, text: str, verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Action:
        """Make the action of that text; a text stands for one action only."""
        if text in self.by_text or not text.isascii() or text != " ".join(text.split()):
            raise BadInput(
                f"move text {text!r} is taken or not plain", "action table", "Give every action a text of its own."
            )
        if len(self.actions) >= MAX_ACTIONS:
            raise BadInput(
                f"more than {MAX_ACTIONS} actions", "action table", "Make the compound move a chain of decisions."
            )
        action = Action(len(self.actions), verb, a, b, c, text)
        self.actions.append(action)
        self.by_text[text] = action
        return action

    def family(self, pattern: str, verb: i64, names: list[str]) -> list[Action]:
        """One action per name: `pattern` holds one {} and `a` is the place in the list."""
        return [self.add(pattern.format(name), verb, n) for n, name in enumerate(names)]

    def parse(self, text: str) -> Action:
        """The action of a move text, or a clear error."""
        found = self.by_text.get(" ".join(text.split()))
        if found is None:
            raise BadInput(f"unknown move {text!r}", "move", "Take the text of an option as it is offered.")
        return found

    def size(self) -> int:
        return len(self.actions)
