"""The small barrow, solved by OpenSpiel's CFR: prints how exploitable uniform play and the solution are.

UNDERKEEP_GAMES=examples python tests/games/barrow/solving.py
"""

from __future__ import annotations

import json
from pathlib import Path

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import underkeep.env.openspiel  # noqa: F401  registers the games

PACK = Path(__file__).parents[3] / "examples" / "packs" / "small-barrow"
ITERATIONS = 20


def main() -> None:
    given = {"players": 2, "deals": 6, "content": str(PACK), "one_hot": False}
    game = pyspiel.load_game("underkeep_barrow", given)
    solver = cfr.CFRSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solved = exploitability.exploitability(game, solver.average_policy())
    print(json.dumps({"uniform": uniform, "solved": solved, "utility": str(game.get_type().utility)}))


if __name__ == "__main__":
    main()
