"""Where a solver stands in a puzzle: on the way to the goal, off it, or there."""

from __future__ import annotations

from typing import Final, Literal

from underkeep.core.formats.history import History
from underkeep.puzzles import GOAL, Puzzle, PuzzleNode, WrongLine

Phase = Literal["open", "wrong", "solved", "shown"]
OPEN: Final = "open"
WRONG: Final = "wrong"
SOLVED: Final = "solved"
SHOWN: Final = "shown"  # the solution was asked for
HINTS: Final = ("", "rule", "place", "move")  # what a hint tells, the later ones more


class PuzzleWalk:
    """Follows the moves of the game, one by one; taking all back begins anew, and what was tried stays counted."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.wrongs = 0
        self.hints = 0
        self.showing = False
        self.begin()

    def begin(self) -> None:
        self.at = 1  # the node
        self.phase: Phase = OPEN
        self.seen = 0  # moves of the game
        self.off = 0  # moves since the way was left
        self.line: WrongLine | None = None  # what is known of the wrong try

    @property
    def node(self) -> PuzzleNode | None:
        return None if self.at == GOAL else self.puzzle.nodes[self.at - 1]

    def follow(self, history: History) -> None:
        """Catch up with what happened, also with what was taken back."""
        if len(history.moves) < self.seen:
            counted = self.wrongs
            self.begin()
            self.follow(history)
            self.wrongs = counted  # a try that was only partly taken back is no other try
            return
        names = history.spec.role_names(history.game)
        for made in history.moves[self.seen :]:
            self.see(names[made.role], made.action.text)

    def see(self, role: str, move: str) -> None:
        self.seen += 1
        node = self.node
        if self.phase == WRONG:
            self.off += 1
        elif node is not None and node.role == role and move in node.moves:
            self.at = node.moves[move]
            if self.at == GOAL:
                self.phase = SHOWN if self.showing else SOLVED
        elif node is not None:
            self.leave(move)

    def leave(self, move: str) -> None:
        self.phase, self.off = WRONG, 1
        self.wrongs += not self.showing
        known = self.puzzle.wrong if self.seen == 1 else ()
        self.line = next((wrong for wrong in known if wrong.move == move), None)

    def scripted(self) -> tuple[str, str]:
        """Who moves next by the script, and how; nobody where the solver is to move, or nothing is written."""
        node = self.node
        if self.phase == WRONG:
            rest = self.line.line[self.off :] if self.line is not None else ()
            return rest[0] if rest else ("", "")
        if node is not None and (self.showing or node.role != self.puzzle.role):
            return node.role, next(iter(node.moves))
        return "", ""

    def hint(self) -> str:
        """One more hint, and the move that it is about; it counts."""
        if self.phase != OPEN or self.node is None:
            return ""
        self.hints = min(self.hints + 1, len(HINTS) - 1)
        return next(iter(self.node.moves))

    def score(self) -> float:
        """What solving it now is worth: all at the first try, half at the second, a hint halves it."""
        return 0.0 if self.showing else 0.5 ** (self.wrongs + self.hints)
