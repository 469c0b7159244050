"""Seeded scripts of games with both boxes and a draft, made by the rules, to be clicked in browsers.

`python -m tests.browser.script_dark` looks for new seeds when a change of the rules has made the old ones too poor.
"""

from __future__ import annotations

import random
import sys
from typing import Any, Final

from tests.browser.script import Move, dice_of, verbs_of
from underkeep.core.kernel.luck import seed_from_text
from underkeep.library import load_game

FREE: Final[dict[str, Any]] = {"box": "mixed", "choice": "free", "target_points": 1}
MUTUAL: Final[dict[str, Any]] = {"box": "mixed", "choice": "mutual", "target_points": 1}
FREE_SEED: Final = 0  # of a game that ends, with light and a fight
MUTUAL_SEED: Final = 10  # of another, with a Bat, a Zombie out of a Tomb and a Torch from its sconce
LIMIT: Final = 260
WANTED: Final = {"pick", "pair", "line", "lay", "play", "walk", "to", "reveal", "at", "fight", "card", "length", "tile"}
LIKED: Final = (
    "light",
    "shine",
    "length",
    "tile",
    "fight",
    "card",
    "reveal",
    "at",
    "wake",
    "unhook",
    "draw",
    "turn",
    "walk",
    "to",
)


def choice(game: Any, role: int, seen: set[str], dice: random.Random) -> str:
    """What is new first, light and fights next, then forward to the other line."""
    verbs = verbs_of(game, role)
    fresh = [verb for verb in verbs if verb not in seen and verb != "done"]
    if fresh:
        return dice.choice(verbs[dice.choice(fresh)])
    if "to" in verbs:
        ahead = sorted(verbs["to"], key=lambda move: move[3], reverse=role == 1)
        return dice.choice(ahead[-3:])
    liked = [verb for verb in LIKED if verb in verbs]
    if liked and dice.random() < 0.9:
        return dice.choice(verbs[dice.choice(liked)])
    return dice.choice([move for some in verbs.values() for move in some if move != "done"] or ["done"])


def script(seed: int, options: dict[str, Any]) -> list[Move]:
    """The game that is played on that seed with those options."""
    loaded = load_game("twister")
    spec = loaded.spec
    game: Any = spec.new(spec.options.resolve(options), loaded.content, seed_from_text(str(seed)))
    dice, seen, moves = dice_of(seed), {"done"}, list[Move]()
    while not game.over() and len(moves) < LIMIT:
        role = spec.asked(game)[0]
        move = choice(game, role, seen, dice)
        seen.add(move.split()[0])
        moves.append((spec.role_names(game)[role], move))
        spec.act(game, role, spec.parse(move))
    return moves


def before(seed: int, options: dict[str, Any], verb: str) -> list[Move]:
    """The moves up to the first of that kind."""
    moves = script(seed, options)
    return moves[: next(n for n, (_, move) in enumerate(moves) if move.split()[0] == verb)]


def main() -> None:
    """Print the seeds whose games end and lack least."""
    for options in (FREE, MUTUAL):
        for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 40):
            moves = script(seed, options)
            verbs = {move.split()[0] for _, move in moves}
            if len(moves) < LIMIT:
                print(options["choice"], seed, len(moves), sorted(WANTED - verbs), sorted(verbs - WANTED), flush=True)


if __name__ == "__main__":
    main()
