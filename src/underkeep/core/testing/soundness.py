"""Soundness: nothing is lost or made, and every part of the facade answers at every moment of a game."""

from __future__ import annotations

from underkeep.core.kernel.spec import Tree
from underkeep.core.kernel.views import plain
from underkeep.core.testing.run import Run


def check_conservation(run: Run, first: Tree) -> None:
    """The numbers that no rule may change."""
    now = run.spec.conserved(run.game)
    if now != first:
        keys = [key for key in {**first, **now} if first.get(key) != now.get(key)]
        told = ", ".join(f"{key}: {first.get(key)} -> {now.get(key)}" for key in keys)
        run.fail("conservation", f"after {last_move(run)} {told}")


def last_move(run: Run) -> str:
    return repr(run.history.moves[-1].action.text) if run.history.moves else "set-up"


def check_facade(run: Run) -> None:
    """Result, progress, features, reasons and the drawn board, as bots, lab and terminal call them."""
    spec, game = run.spec, run.game
    if (spec.result(game) is not None) != game.over():
        run.fail("facade", "there is a result if and only if the game is over")
    if not 0 <= spec.progress(game) <= 1:
        run.fail("facade", f"progress is {spec.progress(game)}")
    if not spec.draw(spec.view(game, frozenset())).strip():
        run.fail("facade", "the board is drawn as nothing")
    if spec.options_of(game) != run.options or spec.content_of(game) is not run.case.content:
        run.fail("facade", "the game does not know its options and content")
    for role in range(int(game.roles)):
        check_for_bots(run, role)
    run.spec.position_out(game)


def check_for_bots(run: Run, role: int) -> None:
    spec, view = run.spec, run.spec.view(run.game, frozenset({role}))
    spec.draw(view, colour=True, lang="it")
    if not all(isinstance(value, (int, float)) for value in spec.features(view, role).values()):
        run.fail("facade", "features are numbers by name")
    for action in run.dice.some(run.game.options(role), 4):
        plain(spec.reasons(view, role, action))


def check_end(run: Run) -> None:
    """Winners and scores are roles of the game; nobody is asked any more."""
    result, names = run.spec.result(run.game), run.spec.role_names(run.game)
    if result is None:
        run.fail("facade", "the game is over and has no result")
        return
    if not set(result.winners) <= set(names) or not {role for role, _ in result.scores} <= set(names):
        run.fail("facade", f"the result speaks of roles that there are not: {result}")
    if run.spec.asked(run.game) or any(run.spec.prompt(run.game, role) for role in range(len(names))):
        run.fail("facade", "the game is over and somebody is asked")
