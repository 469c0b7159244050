"""Proofs of puzzles: the line is played in many worlds that fit what the solver may know, each with luck of its own,
and in each of them everything else is tried as well, by somebody who could see all of it: who does not reach the goal
then would not have reached it in play.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.game import Game
from underkeep.lab.puzzle_claim import Claim, claim_of
from underkeep.lab.puzzle_future import shares
from underkeep.lab.puzzle_tree import TurnTree, advanced
from underkeep.library import Loaded
from underkeep.puzzles import GOAL, MARGIN, Puzzle, PuzzleNode, PuzzleProof, WrongLine, fingerprint

WORLDS: Final = 200
LEAST: Final = 24  # worlds in which everything else is tried at least
SECONDS: Final = 3.0  # for what goes beyond that
MOST: Final = 6_000  # positions of one world


@dataclass
class ProofCount:
    """What was seen so far."""

    worlds: int = 0
    reached: int = 0
    others: int = 0
    leaks: Counter[tuple[int, str]] = field(default_factory=Counter)  # node and move that reached the goal as well

    def best(self) -> float:
        return self.reached / max(1, self.worlds)

    def second(self) -> float:
        return max(self.leaks.values(), default=0) / max(1, self.others)


class WorldWalk:
    """One world: all lines of the solution, and on the way everything that is not in it."""

    def __init__(self, claim: Claim, number: int, others: bool) -> None:
        self.claim, self.task, self.spec = claim, claim.task(), claim.loaded.spec
        self.others = others
        self.tree = TurnTree(self.task, MOST)
        self.number = number
        self.known: dict[tuple[int, bytes], bool] = {}
        self.leaks: set[tuple[int, str]] = set()

    def run(self) -> bool:
        return self.visit(1, self.claim.world(self.number))

    def visit(self, at: int, world: Game) -> bool:
        """Does every line from this node on reach the goal?"""
        if self.task.is_met(world):
            return True
        if at == GOAL or self.tree.has_ended(world):
            return False
        key = at, canonical(self.spec.save(world))
        if key not in self.known:
            self.known[key] = self.look(at, world)
        return self.known[key]

    def look(self, at: int, world: Game) -> bool:
        node, role = self.claim.nodes[at - 1], self.tree.who(world)
        offered = [action.text for action in world.options(role)]
        if self.spec.role_names(world)[role] != node.role:
            return False
        if role != self.task.role:
            return all(move in node.moves and self.follow(node, move, world, role) for move in offered)
        if self.others:
            self.try_others(at, node, world, offered)
        return all(move in offered and self.follow(node, move, world, role) for move in node.moves)

    def follow(self, node: PuzzleNode, move: str, world: Game, role: int) -> bool:
        return self.visit(node.moves[move], advanced(world, role, move))

    def try_others(self, at: int, node: PuzzleNode, world: Game, offered: list[str]) -> None:
        for move in offered:
            if move not in node.moves and (at, move) not in self.leaks:
                number = self.tree.grow([advanced(world, self.task.role, move)])
                if self.tree.worth(number) > 0:
                    self.leaks.add((at, move))


def tally(claim: Claim, worlds: int = WORLDS, least: int = LEAST, seconds: float = SECONDS) -> ProofCount:
    """The line in all worlds; the rest in as many as there is time for, but not in fewer than the least."""
    found, begun = ProofCount(), monotonic()
    for number in range(worlds):
        others = number < least or monotonic() - begun < seconds
        walk = WorldWalk(claim, number, others)
        found.worlds += 1
        found.reached += walk.run()
        found.others += others
        found.leaks.update(walk.leaks)
    return found


def prove(claim: Claim, worlds: int = WORLDS, least: int = LEAST, seconds: float = SECONDS) -> PuzzleProof:
    """A proof, whatever it shows; TooWide if a world has too many positions."""
    role = claim.roles[claim.role]
    if claim.want.by == "round":
        best, second = shares(claim, worlds)
        kind, played, others = "chances", worlds, worlds
    else:
        found = tally(claim, worlds, least, seconds)
        best, second, played, others = found.best(), found.second(), found.worlds, found.others
        kind = "exact" if best == 1.0 and second == 0.0 else "chances"
    content = claim.loaded.pack.digest
    rules = claim.loaded.spec.rules_version
    stated = fingerprint(claim.position, role, claim.want, claim.nodes)
    return PuzzleProof(kind, played, others, round(best, 4), round(second, 4), rules, content, stated)


def faults(puzzle: Puzzle, loaded: Loaded, worlds: int = WORLDS) -> list[str]:
    """What is wrong with a puzzle that was read: its proof is of something else, or does not hold any more."""
    claim = claim_of(puzzle, loaded)
    stated = puzzle.proof
    found: list[str] = []
    if stated.print != fingerprint(puzzle.position, puzzle.role, puzzle.want, puzzle.nodes):
        found.append("was changed since it was proved: prove it anew")
    if (stated.rules, stated.content) != (loaded.spec.rules_version, loaded.pack.digest):
        found.append("was proved for other rules or other content: prove it anew")
    least = min(LEAST, worlds)
    proof = prove(claim, worlds, least, SECONDS if worlds >= WORLDS else 0.0)
    if proof.best - proof.second < MARGIN:
        found.append(f"the line reaches the goal in {proof.best:.0%}, something else in {proof.second:.0%}")
    return found + [
        f"wrong[{n}]: {told}" for n, wrong in enumerate(puzzle.wrong, 1) for told in goes_wrong(claim, wrong)
    ]


def goes_wrong(claim: Claim, wrong: WrongLine) -> list[str]:
    """A refutation must be playable as it is written, and must not reach the goal."""
    world, task = claim.start.clone(), claim.task()
    for role, move in wrong.line:
        who = claim.roles.index(role)
        if move not in [action.text for action in world.options(who)]:
            return [f"{role} cannot play {move!r} there"]
        world = advanced(world, who, move)
        if claim.want.by == "turn" and task.is_met(world):
            return [f"reaches the goal with {move!r}"]
    return ["reaches the goal"] if task.is_met(world) else []
