"""`./run referee GAME N`: games judged by the game's referee, random ones or with bots.

    ./run referee GAME N [--seed S] [--bots adept] [--resume FILE] [--json]

Game k has seed S + k. FILE keeps how far a run came and what was found, so that a long one goes on where it was ended;
runs beside each other take different seeds and files. Exit status 1 if anything was found.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tests.games.refereeing import JudgedGame, referee_of
from underkeep.bots.api import LEVELS, Chooser, chooser

SHOWN = 20
LINE_EVERY = 50


class Progress:
    """How many games of a run are judged, and what was found; kept in a file where one is given."""

    def __init__(self, file: Path | None, head: dict[str, object]) -> None:
        self.file, self.head = file, head
        self.games, self.moves = 0, 0
        self.found: list[str] = []
        if file is not None and file.exists():
            self.read(json.loads(file.read_text()))

    def read(self, kept: dict[str, object]) -> None:
        if kept["run"] != self.head:
            sys.exit(f"referee: {self.file} is of another run: {kept['run']}. Give another file, or the same run.")
        self.games, self.moves, self.found = int(str(kept["games"])), int(str(kept["moves"])), list(kept["found"])  # type: ignore[call-overload]  # written below

    def keep(self) -> None:
        if self.file is not None:
            kept = {"run": self.head, "games": self.games, "moves": self.moves, "found": self.found}
            self.file.write_text(json.dumps(kept))


def judge(game: str, seed: int, bot: Chooser | None, progress: Progress) -> None:
    """One game; a crash is a finding too."""
    judged = JudgedGame(game, seed, bot)
    try:
        progress.found.extend(str(complaint) for complaint in judged.complaints(referee_of(game)))
    except Exception as error:
        progress.found.append(f"seed {seed}, move {len(judged.history.moves)}: {type(error).__name__}: {error}")
    progress.games += 1
    progress.moves += len(judged.history.moves)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./run referee", description="Games judged by the game's referee.")
    parser.add_argument("game")
    parser.add_argument("games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", choices=tuple(LEVELS))
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    bot = chooser(args.bots) if args.bots else None
    progress = Progress(args.resume, {"game": args.game, "seed": args.seed, "bots": args.bots})
    while progress.games < args.games:
        judge(args.game, args.seed + progress.games, bot, progress)
        progress.keep()
        if progress.games % LINE_EVERY == 0:
            print(f"{progress.games}/{args.games} games, {len(progress.found)} complaints", file=sys.stderr)
    said = {"games": progress.games, "moves": progress.moves, "complaints": progress.found}
    if args.json:
        print(json.dumps(said, indent=1))
    else:
        print(*progress.found[:SHOWN], sep="\n")
        print(f"{args.game}: {progress.games} games, {progress.moves} moves, {len(progress.found)} complaints")
    return 1 if progress.found else 0


if __name__ == "__main__":
    sys.exit(main())
