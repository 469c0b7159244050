"""Seeded scripts of games, made by the rules, to be clicked in browsers: a whole game, and the beginning of another
with the kinds of action that the first lacks.

`python -m tests.browser.script` looks for new seeds when a change of the rules has made the old ones too poor.
"""

from __future__ import annotations

import random
import sys
from typing import Any, Final

from underkeep.core.kernel.luck import seed_from_text
from underkeep.games.twister.actions import VERB_RULES, VERBS
from underkeep.library import load_game

WHOLE: Final = 196  # seed of a game that ends
REST: Final = (128, "fire")  # seed of another, played until that kind of action
BASE_BOX: Final = {verb for verb, rule in zip(VERBS, VERB_RULES, strict=True) if rule.startswith("DT-")}
UNREACHED: Final = {
    "target",  # two wounded on one square: no game of a thousand; tests/games has the position
    "say",  # only Forces of Darkness has pieces that are asked whether they take part
}
TARGET: Final = 2  # victory points: long enough for nearly every kind of action, short enough for a test
LIMIT: Final = 480

Move = tuple[str, str]  # role and move text
LIKED: Final = ("fight", "reveal", "take", "heal", "regenerate", "at", "lay", "line", "card", "via")


def dice_of(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  a test repeats its throws


def new_game(seed: str) -> tuple[Any, Any]:
    loaded = load_game("twister")
    options = loaded.spec.options.resolve({"target_points": TARGET})
    return loaded.spec, loaded.spec.new(options, loaded.content, seed_from_text(seed))


def verbs_of(game: Any, role: int) -> dict[str, list[str]]:
    """The legal moves by their first word."""
    verbs: dict[str, list[str]] = {}
    for action in game.options(role):
        verbs.setdefault(action.text.split()[0], []).append(action.text)
    return verbs


def wish(spec: Any, game: Any, role: int, seen: set[str], dice: random.Random) -> str:
    """What is new first, then what leads to it, then what opens the game up; turns end early only now and then."""
    verbs = verbs_of(game, role)
    fresh = [verb for verb in verbs if verb not in seen and verb != "done"]
    if fresh:
        return dice.choice(verbs[dice.choice(fresh)])
    moves = [move for verb, some in verbs.items() for move in some if verb != "done" or len(verbs) == 1]
    if leading := [move for move in moves if leads_on(spec, game, role, move, seen)]:
        return dice.choice(leading)
    liked = [verb for verb in LIKED if verb in verbs]
    if liked and dice.random() < 0.75:
        return dice.choice(verbs[dice.choice(liked)])
    return "done" if "done" in verbs and dice.random() < 0.03 else dice.choice(moves or ["done"])


def leads_on(spec: Any, game: Any, role: int, move: str, seen: set[str]) -> bool:
    """Would the same role then be able to do something new?"""
    after = game.clone()
    after.listener = None
    spec.act(after, role, spec.parse(move))
    return bool(after.asked() >> role & 1) and any(verb not in seen for verb in verbs_of(after, role))


def script(seed: int) -> list[Move]:
    """The game that is played on that seed."""
    spec, game = new_game(str(seed))
    dice = dice_of(seed)
    seen: set[str] = {"done"}
    moves: list[Move] = []
    while not game.over() and len(moves) < LIMIT:
        role = spec.asked(game)[0]
        move = wish(spec, game, role, seen, dice)
        seen.add(move.split()[0])
        moves.append((spec.role_names(game)[role], move))
        spec.act(game, role, spec.parse(move))
    return moves


def beginning(seed: int, verb: str) -> list[Move]:
    """The same, up to the first action of that kind."""
    moves = script(seed)
    last = next(n for n, (_, move) in enumerate(moves) if move.split()[0] == verb)
    return moves[: last + 1]


def until_offered(verb: str, role: str, least: int = 0, seed: int = WHOLE) -> list[Move]:
    """The moves of a script up to the first question, after so many moves, that offers the role such an action."""
    spec, game = new_game(str(seed))
    index = spec.role_names(game).index(role)
    moves = script(seed)
    for n, (name, move) in enumerate(moves):
        asked = game.asked() >> index & 1
        if n >= least and asked and any(action.text.split()[0] == verb for action in game.options(index)):
            return moves[:n]
        spec.act(game, spec.role_names(game).index(name), spec.parse(move))
    raise AssertionError(f"nobody is offered {verb}")


def missing(moves: list[Move]) -> set[str]:
    return BASE_BOX - UNREACHED - {move.split()[0] for _, move in moves}


def main() -> None:
    """Print the seeds whose games end and lack least."""
    best = len(VERBS)
    for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 200):
        moves = script(seed)
        lacks = missing(moves)
        if len(moves) < LIMIT and len(lacks) <= best:
            best = len(lacks)
            print(seed, len(moves), sorted(lacks), flush=True)


if __name__ == "__main__":
    main()
