"""What comes after a turn: puzzles in which something must still be so when the solver's next turn begins.

Turns of the solver are compared in the same worlds. After them everybody plays by the best scores of the judge, and who
comes near a win is looked after by the lookout, so that a win at hand is taken.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.game import Game
from underkeep.core.search.lookout import LOOKS, Lookout
from underkeep.core.search.search import after_forced_answers
from underkeep.lab.puzzle_claim import Claim
from underkeep.lab.puzzle_tree import TurnTree, advanced
from underkeep.puzzles import GOAL

Path = list[tuple[int, str]]
SIDE_BY_SIDE: Final = 3  # worlds in which a turn must be possible
COARSE: Final = 12  # worlds in which all turns are looked at
FINALISTS: Final = 3  # turns that are looked at in all worlds
WIDEST: Final = 3000  # positions
LONGEST: Final = 400  # decisions until one's next turn


def grown(claim: Claim, most: int = WIDEST) -> tuple[TurnTree, int]:
    """All turns of the solver, and the number of their beginning."""
    tree = TurnTree(claim.task(), most, leaves=True)
    return tree, tree.grow([claim.world(-1 - n) for n in range(SIDE_BY_SIDE)])


def shares(claim: Claim, worlds: int) -> tuple[float, float]:
    """In how many worlds the best line of the solution holds, and the best turn that is not in it."""
    tree, _ = grown(claim)
    leaves = tree.leaves or []
    inside = [path for path in leaves if is_inside(claim, path)]
    outside = [path for path in leaves if not is_inside(claim, path)]
    return best_share(claim, inside, worlds), best_share(claim, outside, worlds)


def best_share(claim: Claim, paths: list[Path], worlds: int) -> float:
    """Of those that look best after some worlds, the share of the best one in all of them."""
    ranked = sorted(paths, key=lambda path: -share(claim, path, COARSE))
    return max((share(claim, path, worlds) for path in ranked[:FINALISTS]), default=0.0)


def share(claim: Claim, path: Path, worlds: int, first: int = 0) -> float:
    return sum(holds(claim, path, claim.world(first + n)) for n in range(worlds)) / worlds


def is_inside(claim: Claim, path: Path) -> bool:
    """Is the turn one of the solution's?"""
    at = 1
    for role, move in path:
        if at == GOAL:
            return True
        node = claim.nodes[at - 1]
        if node.role != claim.roles[role] or move not in node.moves:
            return False
        at = node.moves[move]
    return at == GOAL


def holds(claim: Claim, path: Path, world: Game) -> bool:
    """Is all well at the solver's next turn, after this one? A move that cannot be made ends the plan."""
    for role, move in path:
        if claim.loaded.spec.asked(world) and role in claim.loaded.spec.asked(world):
            if move not in [action.text for action in world.options(role)]:
                return False
            world = advanced(world, role, move)
    play_on(claim, world)
    return claim.want.is_met(claim.loaded.spec, world)


def play_on(claim: Claim, world: Game) -> None:
    """To the solver's next turn, by the best scores; the game is used up."""
    judge, role = claim.judge, claim.role
    lookout, begun = Lookout(judge), judge.turn(world)
    for _ in range(LONGEST):
        asked = after_forced_answers(world)
        if asked < 0:
            return
        now, mover = judge.turn(world), judge.mover(world)
        if now != claim.turn and is_mine(claim, world, int(mover)):
            return
        if now != begun and mover >= 0 and mover != role and judge.near_win(world, mover):
            lookout.left = LOOKS
            if lookout.can_win(world.clone(), mover, now, 1):
                return win(world, lookout, int(mover), int(now))
        begun = now
        lookout.left = 1
        world.advance(asked, lookout.ranked(world, asked)[0])


def is_mine(claim: Claim, world: Game, mover: int) -> bool:
    """Has the next turn begun? Where all play together, that of whoever comes next."""
    if claim.loaded.spec.cooperative:
        return bool(claim.judge.is_pause(world))
    return mover == claim.role


def win(world: Game, lookout: Lookout, role: int, turn: int) -> None:
    """Play on as the lookout saw it: each choice is the first after which the win is still seen."""
    judge = lookout.judge
    while (asked := after_forced_answers(world)) >= 0 and judge.turn(world) == turn:
        lookout.left = LOOKS
        options = lookout.ranked(world, asked)
        chosen = options[0]
        for action in options if asked == role else ():
            copy = world.clone()
            copy.advance(asked, action)
            lookout.left = LOOKS
            if lookout.can_win(copy, role, turn, 1):
                chosen = action
                break
        world.advance(asked, chosen)
