"""Games from which values are learned: bots play themselves by the values of the round before, and what the judge reads
off some of the positions is kept together with how the game ended.

A game depends on its seed, its number and the values it is played by, whoever plays it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from underkeep.bots.judges import judge_of
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.judge import Judge, softmax
from underkeep.core.search.values import ValueSheet, read_values
from underkeep.lab.lines import Row
from underkeep.lab.simulate import opened, seed_of
from underkeep.lab.tournament import MAX_DECISIONS
from underkeep.library import Loaded

EVERY: Final = 3  # pauses from one position that is kept to the next
EXPLORED: Final = 0.06  # decisions that try something else than the best
WARMTH: Final = 2.0  # by so many temperatures of the judge
BY_HAND: Final = 0.2  # seats that play by the weights alone, so that the values meet other play than their own


@dataclass(frozen=True)
class SelfPlay:
    """What is played: small, since it travels to every worker."""

    game: str
    options: tuple[str, ...]
    seed: str
    number: int
    values: Row | None  # the tree of values.json; None: by the weights alone
    seats: tuple[int, ...] | None = None  # who plays by the values, nobody exploring; None: self-play to learn from


def sheet_for(values: Row | None, plays: frozenset[int] | None) -> ValueSheet | None:
    """The values with those roles playing by them; None: all of them."""
    if values is None:
        return None
    sets = {}
    for id, tree in values["sets"].items():
        names = [role for n, role in enumerate(tree["roles"]) if plays is None or n in plays]
        sets[id] = {**tree, "plays": names}
    return read_values({**values, "sets": sets})


def play(task: SelfPlay) -> Row:
    """A whole game as a line of a file: who won, the share of the goal that each role reached, and what was read."""
    loaded, judge = opened(task.game, None), judge_of(task.game)
    seed = seed_of(task.seed, task.number)
    dice = Random(f"{task.seed}:{task.number}:dice")  # noqa: S311  play, not secrecy
    game = loaded.spec.new(loaded.spec.options.from_words(list(task.options)), loaded.content, seed)
    roles, learning = range(int(game.roles)), task.seats is None
    seats = [role for role in roles if dice.random() >= BY_HAND] if task.seats is None else task.seats
    loaded.spec.load_values(sheet_for(task.values, frozenset(seats)))
    read: list[list[float]] = []
    for _ in range(MAX_DECISIONS):
        if game.over():
            break
        if learning and judge.is_pause(game) and dice.randrange(EVERY) == 0:
            read.append([round(number, 4) for number in judge.readings(game)])
        role = int(game.first_asked())
        loaded.spec.act(game, role, chosen(loaded, judge, game, role, dice, EXPLORED if learning else 0.0))
    return row_of(loaded, judge, game, task.number, read)


def chosen(loaded: Loaded, judge: Judge, game: Game, role: int, dice: Random, explored: float) -> Action:
    """As the adept chooses, from the view alone, and now and then something else that is not absurd."""
    options = game.options(role)
    if len(options) == 1:
        return options[0]
    view = loaded.spec.view(game, frozenset({role}))
    world = loaded.spec.determinize(view, seed_from(dice.getrandbits(40)))
    if judge.is_mixed(world, role):
        return dice.choices(options, judge.mixture(world, role, options))[0]
    scores = judge.scores(world, role, options)
    if dice.random() < explored:
        return dice.choices(options, softmax(scores, WARMTH * judge.temperature))[0]
    unrest = judge.unrest(world)
    worth = [score + unrest * dice.random() for score in scores]
    return options[worth.index(max(worth))]


def row_of(loaded: Loaded, judge: Judge, game: Game, number: int, read: list[list[float]]) -> Row:
    won: list[float] = judge.outcome(game) if game.over() else [0.0] * int(game.roles)
    goals = [round(share, 4) for share in loaded.spec.goals(game)]
    if loaded.spec.cooperative:  # one chance for all
        won, goals = won[:1], goals[:1]
    found: dict[str, Any] = {"n": number, "won": won, "goals": goals, "read": read}
    return found
