"""Games of Keep the Heroes Out! for docs/heroes-balance.md: scenario by difficulty, clan pairs in turn, one process.

python benchmarks/heroes_balance.py FILE [GAMES [SEED]]        goes on where FILE stopped
"""

from __future__ import annotations

import json
import sys
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from underkeep.games.heroes.names import CLAN_NAMES, DIFFICULTY_NAMES, SCENARIO_NAMES
from underkeep.lab.watched import Arm, Play

PAIRS: Final = [pair for start in range(7) for pair in list(combinations(CLAN_NAMES, 2))[start::7]]


def played(scenario: str, difficulty: str, n: int, seed: str) -> dict[str, Any]:
    """Game n of a cell; its number and the pair follow from scenario and n."""
    number = int(scenario[1:])
    pair = PAIRS[(n * 5 + number * 11) % len(PAIRS)]
    options = (f"scenario={scenario}", f"difficulty={difficulty}", f"clans={','.join(pair)}")
    play = Play(Arm("balance", "heroes", options, None, seed, "adept"), number * 1000 + n)
    play.game.listener = None
    for _ in play.moves():
        pass
    end = play.end()
    return {"s": scenario, "d": difficulty, "n": n, "c": pair, "w": bool(end["winners"]), "how": end["how"]}


def main(file: Path, games: int, seed: str) -> None:
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    done = {(row["s"], row["d"], row["n"]) for row in map(json.loads, lines)}
    with file.open("a", encoding="utf-8") as out:
        for n in range(games):
            for scenario in SCENARIO_NAMES[1:]:
                for difficulty in DIFFICULTY_NAMES:
                    if (scenario, difficulty, n) not in done:
                        print(json.dumps(played(scenario, difficulty, n, seed)), file=out, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int((sys.argv[2:] or ["60"])[0]), (sys.argv[3:] or ["judge3"])[0])
