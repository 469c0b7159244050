"""From a moment of a game to a puzzle: what could be wanted there, whether one line is clearly best, how it is written
down. What does not become a puzzle falls at a sieve, and the sieve is told.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.views import plain
from underkeep.lab.lines import Row
from underkeep.lab.puzzle_claim import Claim
from underkeep.lab.puzzle_future import COARSE, grown, play_on, share
from underkeep.lab.puzzle_proof import prove
from underkeep.lab.puzzle_rating import LEVELS, rating_of, solved_share
from underkeep.lab.puzzle_tree import DONE, LOST, TooWide, TurnTree, advanced
from underkeep.lab.puzzle_writing import slim
from underkeep.library import Loaded
from underkeep.puzzles import GOAL, MARGIN, PuzzleNode, Theme, Want
from underkeep.yaml_positions import statable

WIDE: Final = 400  # positions of a turn in one world
LEAVES: Final = 60  # ends of turns that are compared by what comes after them
NODES: Final = 60  # of a solution
LENGTH: Final = 12  # moves of a solution
NEAR: Final = 0.12  # below the best, and still part of the solution
LEAST: Final = 0.6  # chance of the best line
QUICK: Final = 8  # worlds of a first look at a proof
STARTS: Final = 8  # worlds among which one is sought that shows what goes wrong
RANDOM_TRIES: Final = 30
OBVIOUS: Final = 0.34  # share of random lines that may reach the goal
WRONG: Final = 2  # natural wrong tries that are written down
LONGEST: Final = 60  # moves of a line that goes wrong


class Fallen(Exception):
    """It is no puzzle; the text names the sieve."""


@dataclass(frozen=True)
class Moment:
    """A question to the role whose turn it is; the game is a copy."""

    loaded: Loaded
    game: Any
    role: int

    def claim(self, want: Want) -> Claim:
        return Claim(self.loaded, {}, self.game, self.role, want, ())


def want_of(theme: Theme, n: int) -> Want:
    if theme.kind in ("win", "stop"):
        return Want(theme.by, won=theme.measure if theme.kind == "stop" else theme.role)
    return Want(theme.by, "", theme.measure, *((n, None) if theme.better == "up" else (None, n)))


def candidate(moment: Moment, theme: Theme, want: Want, n: int) -> Row:
    """The puzzle as a row of the mine, without its name; Fallen if there is none."""
    claim = moment.claim(want)
    try:
        nodes = solution(claim) if want.by == "turn" else line_that_holds(claim)
        check_obvious(claim, nodes)
        stated = written(replace(claim, nodes=nodes))
        return proved(stated, theme, n)
    except TooWide:
        raise Fallen("too wide") from None


# ---------------------------------------------------------------------- the solution
def solution(claim: Claim) -> tuple[PuzzleNode, ...]:
    """The moves that reach the goal whatever comes, as nodes."""
    tree = TurnTree(claim.task(), 2 * WIDE)
    root = tree.grow([claim.world(-1 - n) for n in range(3)])
    if root in (DONE, LOST) or tree.worth(root) < 1.0:
        raise Fallen("depends on what is hidden or on luck")
    return nodes_of(claim, tree, root, 1.0)


def line_that_holds(claim: Claim) -> tuple[PuzzleNode, ...]:
    """The turns after which most is well, as nodes; nothing may lie in between."""
    tree, root = grown(claim, WIDE)
    leaves = tree.leaves or []
    if not leaves or len(leaves) > LEAVES:
        raise Fallen("too wide")
    tree.judge_leaves([share(claim, path, COARSE) for path in leaves])
    best = tree.worth(root) if root >= 0 else 0.0
    if best < LEAST:
        raise Fallen("no line is good enough")
    for choice in tree.choices:
        if any(best - MARGIN < tree.worth(to) < best - NEAR for to in choice.moves.values()):
            raise Fallen("no clear margin")
    return nodes_of(claim, tree, root, best - NEAR)


def nodes_of(claim: Claim, tree: TurnTree, root: int, least: float) -> tuple[PuzzleNode, ...]:
    """Nodes in an order in which each comes before those it leads to; the shortest way first."""
    order: list[int] = []
    visit(claim, tree, root, least, order)
    order.reverse()
    if len(order) > NODES:
        raise Fallen("too many solutions")
    place = {number: n for n, number in enumerate(order, 1)}
    far = distances(claim, tree, order, least)
    if far[root] > LENGTH:
        raise Fallen("too long")
    nodes = []
    for number in order:
        moves = kept(claim, tree, number, least)
        moves.sort(key=lambda item: far.get(item[1], 0))
        told = {move: place.get(to, GOAL) for move, to in moves}
        nodes.append(PuzzleNode(claim.roles[tree.choices[number].role], told))
    if not any(wrong_moves(claim, tree, number, least) for number in order):
        raise Fallen("everything reaches it")
    return tuple(nodes)


def visit(claim: Claim, tree: TurnTree, number: int, least: float, order: list[int]) -> None:
    for _, to in kept(claim, tree, number, least):
        if to >= 0 and to not in order:
            visit(claim, tree, to, least, order)
    if number not in order:
        order.append(number)


def kept(claim: Claim, tree: TurnTree, number: int, least: float) -> list[tuple[str, int]]:
    """The moves that keep the goal; of others all."""
    choice = tree.choices[number]
    mine = choice.role == claim.role
    return [(move, to) for move, to in choice.moves.items() if not mine or tree.worth(to) >= least]


def wrong_moves(claim: Claim, tree: TurnTree, number: int, least: float) -> list[str]:
    choice = tree.choices[number]
    mine = choice.role == claim.role
    return [move for move, to in choice.moves.items() if mine and tree.worth(to) < least]


def distances(claim: Claim, tree: TurnTree, order: list[int], least: float) -> dict[int, int]:
    far: dict[int, int] = {}
    for number in reversed(order):
        ways = [far.get(to, 0) for _, to in kept(claim, tree, number, least)]
        far[number] = 1 + (min(ways) if tree.choices[number].role == claim.role else max(ways))
    return far


# ---------------------------------------------------------------------- is it one?
def check_obvious(claim: Claim, nodes: tuple[PuzzleNode, ...]) -> None:
    """Who moves at random must rarely stay on the way."""
    dice = Random(1)  # noqa: S311  no secret
    if sum(strolls(claim, nodes, dice) for _ in range(RANDOM_TRIES)) / RANDOM_TRIES > OBVIOUS:
        raise Fallen("too easy")


def strolls(claim: Claim, nodes: tuple[PuzzleNode, ...], dice: Random) -> bool:
    """Does a random line reach the goal?"""
    at, world, task = 1, claim.world(-1), claim.task()
    while at != GOAL:
        if claim.want.by == "turn" and task.is_met(world):
            return True
        role = TurnTree(task, 1).who(world)
        move = dice.choice(world.options(role)).text
        if move not in nodes[at - 1].moves:
            return False
        at, world = nodes[at - 1].moves[move], advanced(world, role, move)
    return True


# ---------------------------------------------------------------------- written down
@dataclass(frozen=True)
class Stated:
    """A claim from a position file, and the lines that go wrong there."""

    claim: Claim
    wrong: tuple[tuple[str, tuple[tuple[int, str], ...], int], ...]  # the try, the line, what it comes to


def written(claim: Claim) -> Stated:
    """The first world in which the line goes well and natural tries go wrong, as a position that can be stated."""
    spec, told = claim.loaded.spec, ""
    for number in range(STARTS):
        world = claim.world(-100 - number)
        try:
            tree = slim(spec, claim.loaded.content, statable(spec, world))
            start = spec.position_in(tree, claim.loaded.content)
        except BadInput:
            raise Fallen("cannot be stated") from None
        if not looks_same(spec.view(start, frozenset({claim.role})), claim.view):
            raise Fallen("is not the same when stated")
        stated = Claim(claim.loaded, tree, start, claim.role, claim.want, claim.nodes)
        wrong = tuple(wrong_lines(stated))
        if wrong and goes_well(stated):
            return Stated(stated, wrong)
        told = "no natural wrong try" if not wrong else "the line fails where it is stated"
    raise Fallen(told)


def looks_same(one: Any, other: Any) -> bool:
    """But for the numbers of questions, which a position does not tell."""
    told, wanted = plain(one), plain(other)
    return bool(told | {"answered": 0} == wanted | {"answered": 0})


def goes_well(claim: Claim) -> bool:
    """Does the line that is shown reach the goal in the position itself?"""
    world, at, task = claim.start.clone(), 1, claim.task()
    while at != GOAL and not (claim.want.by == "turn" and task.is_met(world)):
        move, following = next(iter(claim.nodes[at - 1].moves.items()))
        role = claim.roles.index(claim.nodes[at - 1].role)
        if move not in [action.text for action in world.options(role)]:
            return False
        at, world = following, advanced(world, role, move)
    if claim.want.by == "round":
        play_on(claim, world)
    return task.is_met(world)


def wrong_lines(claim: Claim) -> Iterator[tuple[str, tuple[tuple[int, str], ...], int]]:
    """The best scores among what is wrong at the start, each played on to where it is seen to fail."""
    world, right = claim.start, claim.nodes[0].moves
    options = world.options(claim.role)
    scores = claim.judge.scores(world, claim.role, options)
    order = sorted(range(len(options)), key=lambda n: -scores[n])
    tries = [options[n].text for n in order if options[n].text not in right]
    for move in tries[:WRONG]:
        line, reached = played_out(claim, move)
        if reached is not None:
            yield move, line, reached


def played_out(claim: Claim, move: str) -> tuple[tuple[tuple[int, str], ...], int | None]:
    """A wrong try and what the best scores do after it; None if it reaches the goal here all the same."""
    world, task, judge = advanced(claim.start, claim.role, move), claim.task(), claim.judge
    line, values = [(claim.role, move)], [value_of(claim, world)]
    while len(line) < LONGEST and not has_stopped(claim, world):
        if claim.want.by == "turn" and task.is_met(world):
            return tuple(line), None
        asked = TurnTree(task, 1).who(world)
        options = world.options(asked)
        scores = judge.scores(world, asked, options) if len(options) > 1 else [0.0]
        action = options[scores.index(max(scores))]
        world.advance(asked, action)
        line.append((asked, action.text))
        values.append(value_of(claim, world))
    if task.is_met(world):
        return tuple(line), None
    best = max if claim.want.least is not None else min
    return tuple(line), values[-1] if claim.want.by == "round" else best(values)


def has_stopped(claim: Claim, world: Game) -> bool:
    """The turn is over; where the round counts, one's own next turn has begun."""
    if world.over():
        return True
    if int(claim.judge.turn(world)) == claim.turn:
        return False
    if claim.want.by == "turn":
        return True
    together = claim.loaded.spec.cooperative
    return bool(claim.judge.is_pause(world)) if together else int(claim.judge.mover(world)) == claim.role


def value_of(claim: Claim, world: Game) -> int:
    return claim.loaded.spec.measure(world, claim.want.measure) if claim.want.measure else 0


# ---------------------------------------------------------------------- proved and rated
def proved(stated: Stated, theme: Theme, n: int) -> Row:
    """The whole row, if its proof holds."""
    claim = stated.claim
    adept, mine = solved_share(claim, "adept"), own_moves(claim)
    if adept == 1.0 and len(mine) == 1:
        raise Fallen("too easy")
    if not is_enough(prove(claim, QUICK, QUICK)):
        raise Fallen("not proved")
    bots = {level: solved_share(claim, level) for level in ("grandmaster", *LEVELS)}
    if bots["novice"] == bots["adept"] == 1.0:
        raise Fallen("too easy")
    if bots["grandmaster"] < 1.0:
        raise Fallen("the grandmaster does not solve it")
    proof = prove(claim)
    if not is_enough(proof):
        raise Fallen("not proved")
    spec, role = claim.loaded.spec, claim.roles[claim.role]
    rules = list(dict.fromkeys([theme.rule, *(spec.rule_of(spec.parse(move)) for move in mine)]))
    return {
        "theme": theme.id, "role": role, "goal": n, "want": claim.want.tree(), "teaches": [r for r in rules if r][:3],
        "position": claim.position,
        "tree": [[node.role, dict(node.moves)] for node in claim.nodes],
        "wrong": [[move, told(claim, line), reached] for move, line, reached in stated.wrong],
        "bots": bots, "rating": rating_of(bots), "proof": proof.tree(), "shape": shape_of(theme, mine),
    }  # fmt: skip


def told(claim: Claim, line: tuple[tuple[int, str], ...]) -> list[list[str]]:
    return [[claim.roles[role], move] for role, move in line]


def own_moves(claim: Claim) -> list[str]:
    return [move for role, move in shown(claim) if role == claim.roles[claim.role]]


def is_enough(proof: Any) -> bool:
    return bool(proof.best - proof.second >= MARGIN)


def shown(claim: Claim) -> list[tuple[str, str]]:
    found, at = [], 1
    while at != GOAL:
        node = claim.nodes[at - 1]
        move, at = next(iter(node.moves.items()))
        found.append((node.role, move))
    return found


def shape_of(theme: Theme, moves: list[str]) -> str:
    """What makes two puzzles the same: the theme, and the kinds of moves in their order, wherever they are made."""
    return f"{theme.id}: " + " ".join(kind_of(move) for move in moves)


def kind_of(move: str) -> str:
    return " ".join(word for word in move.split() if not any(sign.isdigit() for sign in word) and word != "o")
