"""History: a game with all its moves, what each of them taught whom, and undo that obeys the information ledger.

Free undo takes back one's own moves that taught nobody anything; by consent it may cross what only the asker learnt and
others' moves; nothing crosses what another role learnt. Going back is replaying from a snapshot, so that everything
returns: questions, luck and answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Chronicle, Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec, Tree

FREE: Final = "free"
CONSENT: Final = "consent"
REFUSED: Final = "refused"
SNAPSHOT_EVERY: Final = 64


@final
@dataclass(frozen=True)
class Move:
    """One action as it happened."""

    role: int
    action: Action
    events: tuple[Event, ...]
    taught: int  # bits of the roles that learnt something hidden

    def facts(self, others_than: int) -> tuple[str, ...]:
        """Message ids of what roles other than those learnt."""
        return tuple(e.fact() for e in self.events if int(e.teaches()) & ~others_than)


@final
@dataclass(frozen=True)
class Verdict:
    """Whether moves may be taken back, and if not, what was learnt by whom."""

    kind: str
    learners: int = 0
    facts: tuple[str, ...] = ()


@final
class History:
    """A game and how it came about."""

    def __init__(self, spec: GameSpec, game: Game, content: Any) -> None:
        self.spec = spec
        self.content = content
        self.game = game
        self.moves: list[Move] = []
        self.snapshots: list[tuple[int, Tree]] = [(0, spec.save(game))]
        self.opening: tuple[Event, ...] = spec.beginning(game)
        self.hearing = Chronicle()
        game.listener = self.hearing

    def act(self, role: int, action: Action) -> Move:
        """`act`, with everything remembered; a refused action raises and changes nothing."""
        self.spec.act(self.game, role, action)
        events = tuple(self.hearing.drain())
        taught = 0
        for event in events:
            taught |= int(event.teaches())
        move = Move(role, action, events, taught & ((1 << int(self.game.roles)) - 1))
        self.moves.append(move)
        if len(self.moves) % SNAPSHOT_EVERY == 0:
            self.snapshots.append((len(self.moves), self.spec.save(self.game)))
        return move

    def at(self, count: int) -> Game:
        """The game as it was after that many moves; nobody listens to it."""
        start, tree = next(s for s in reversed(self.snapshots) if s[0] <= count)
        game = self.spec.load(tree, self.content)
        for move in self.moves[start:count]:
            game.advance(move.role, move.action)
        return game

    def verdict(self, role: int, back: int, friends: int = 0, unlearning: int = 0) -> Verdict:
        """May the role take back that many moves? `friends`: bits of other roles that the same person plays;
        `unlearning`: of roles that forget what they learnt.
        """
        if not 0 < back <= len(self.moves):
            return Verdict(REFUSED)
        undone = self.moves[-back:]
        learners = 0
        for move in undone:
            learners |= move.taught
        mine = 1 << role | friends
        kept = learners & ~mine & ~unlearning
        if kept:
            facts = tuple(fact for move in undone for fact in move.facts(mine | unlearning))
            return Verdict(REFUSED, kept, facts)
        if learners or any(not mine >> move.role & 1 for move in undone):
            return Verdict(CONSENT, learners)
        return Verdict(FREE)

    def reach(self, role: int, most: int, friends: int = 0, unlearning: int = 0) -> tuple[int, int]:
        """How many moves, of the last so many, `verdict` lets the role take back: freely, and by consent."""
        mine = 1 << role | friends
        free = 0
        for back in range(1, min(most, len(self.moves)) + 1):
            move = self.moves[-back]
            if move.taught & ~mine & ~unlearning:
                return free, back - 1
            if free == back - 1 and move.taught == 0 and mine >> move.role & 1:
                free = back
        return free, min(most, len(self.moves))

    def undo(self, back: int) -> None:
        """Take back that many moves; whoever calls has asked `verdict` and, if need be, the others."""
        count = len(self.moves) - back
        self.game = self.at(count)
        self.game.listener = self.hearing
        del self.moves[count:]
        self.snapshots = [s for s in self.snapshots if s[0] <= count]
