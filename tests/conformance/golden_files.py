"""Golden files in tests/golden/<game>/: written when UNDERKEEP_GOLDEN=write, compared otherwise."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Final

from underkeep.core.testing import Case
from underkeep.core.testing.golden import compare, perft, playthrough
from underkeep.core.testing.suite import checksum_of

FOLDER: Final = Path(__file__).parent.parent / "golden"
PLAYTHROUGHS: Final = (1, 2, 3)
CHECKSUM_SEEDS: Final = range(100, 112)


def differences(game: str, name: str, now: str) -> list[str]:
    """What differs from the kept file, as a diff; nothing when it was just written."""
    path = FOLDER / game / name
    if os.environ.get("UNDERKEEP_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, encoding="utf-8")
        return []
    if not path.is_file():
        return [f"tests/golden/{game}/{name} is missing: run with UNDERKEEP_GOLDEN=write and read what it wrote"]
    return compare(path.read_text(encoding="utf-8"), now, f"{game}/{name}")


def playthrough_differences(case: Case) -> list[str]:
    """Some whole games, told move by move."""
    told: list[str] = []
    for seed in PLAYTHROUGHS:
        told.extend(differences(case.spec.id, f"play-{seed}.txt", playthrough(case, seed)))
    return told


def perft_differences(case: Case) -> list[str]:
    """Counts of option sequences from a dozen fixed positions and from the first questions of two games."""
    some = case.positions[:: max(1, len(case.positions) // 12)]
    return differences(case.spec.id, "perft.txt", perft(replace(case, positions=some), (1, 2)))


def checksum_differences(case: Case) -> list[str]:
    """One number for a dozen games: the same file serves the sources and the compiled engine."""
    return differences(case.spec.id, "checksum.txt", f"{checksum_of(case, CHECKSUM_SEEDS)}\n")
