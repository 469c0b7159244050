"""Golden texts: a playthrough told move by move, and counts of option sequences (the perft of chess
programs).

Both are texts that tests keep in files; `compare` shows what changed.
"""

from __future__ import annotations

import difflib
import json

from underkeep.core.formats.codec import digest
from underkeep.core.formats.records import result_text
from underkeep.core.kernel.events import event_text
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.testing.case import Case
from underkeep.core.testing.coverage import Coverage
from underkeep.core.testing.run import Run

MAX_SEQUENCES = 10_000


def playthrough(case: Case, seed: int) -> str:
    """The game of a seed: every question with the number of its options, every move, every event, the end."""
    run = Run(case, seed, Coverage())
    names = run.spec.role_names(run.game)
    lines = [f"game {run.spec.id} seed {seed}", f"options {json.dumps(run.options.tree())}"]
    while not run.game.over() and run.move < case.most_moves:
        role = run.dice.pick(run.spec.asked(run.game))
        options = run.game.options(role)
        asked = run.game.question().question(run.game).id
        move = run.act(role, run.strategy.choose(options))
        lines.append(f"{run.move} {names[role]} {asked} 1/{len(options)}: {move.action.text}")
        lines.extend(f"    {event_text(event)}" for event in move.events)
    result = run.spec.result(run.game)
    lines.append(f"result {result_text(result) if result is not None else 'none'}")
    lines.append(f"state {digest(run.saved())}")
    return "\n".join(lines) + "\n"


def sequences(spec: GameSpec, game: Game, depth: int) -> int:
    """How many sequences of options there are to that depth; a game that ends earlier counts as one."""
    if depth == 0 or game.over():
        return 1
    total = 0
    for role in spec.asked(game):
        for action in game.options(role):
            if depth == 1:
                total += 1
                continue
            copy = game.clone()
            copy.advance(role, action)
            total += sequences(spec, copy, depth - 1)
    return total


def perft(case: Case, seeds: tuple[int, ...] = (), depths: tuple[int, ...] = (1, 2, 3)) -> str:
    """Counts from the fixed positions of the case and from the first question of some seeds, a line each."""
    starts = [(name, case.spec.position_in(tree, case.content)) for name, tree in case.positions]
    starts += [(f"seed-{seed}", case.new_game(seed)) for seed in seeds]
    return "".join(f"{name} {counts(case.spec, game, depths)}\n" for name, game in starts)


def counts(spec: GameSpec, game: Game, depths: tuple[int, ...]) -> str:
    """The counts to each depth; deeper ones are left out where they would take long."""
    told: list[int] = []
    for depth in depths:
        if told and told[-1] * max(told[0], 2) > MAX_SEQUENCES:
            break
        told.append(sequences(spec, game, depth))
    return " ".join(str(n) for n in told)


def compare(kept: str, now: str, name: str) -> list[str]:
    """What changed, as a diff of at most forty lines."""
    diff = difflib.unified_diff(
        kept.splitlines(), now.splitlines(), f"{name} (kept)", f"{name} (now)", lineterm="", n=2
    )
    return list(diff)[:40]
