"""Positions in which there is something to see, and what counts as right: a bot is asked, and the answer is marked.

A file is a list of positions under `positions`, each with the keys of a position file (setup, state, turn, question,
hidden, luck), a `title`, and `right` with one or more of

    first: [moves]            the bot's first move is one of these
    never: [moves]            it is none of these
    by_end: {path: value}     when its turn is over the game is so; {above: n}, {below: n} or {not: value} will do too

During its turn others who are asked answer as the adept.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from underkeep.bots.judges import judge_of
from underkeep.bots.named import ask
from underkeep.core.formats.positions import look_up
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.lab.tournament import NO_CLOCK
from underkeep.library import Loaded, load_game
from underkeep.yaml_positions import read_yaml

KEYS: Final = ("setup", "state", "turn", "question", "hidden", "luck")
MARKS: Final = ("first", "never", "by_end")
OTHERS: Final = "adept"
LONGEST: Final = 80  # decisions of a turn


@dataclass(frozen=True, eq=False)
class Tactic:
    """One position."""

    game: str
    file: str
    title: str
    tree: dict[str, Any]
    right: dict[str, Any]


def read_tactics(game: str, folder: Path) -> list[Tactic]:
    """All positions of a folder's files."""
    found = [tactic for path in sorted(folder.glob("*.yaml")) for tactic in in_file(game, path)]
    if not found:
        raise BadInput("holds no positions", str(folder), "Give a folder of *.yaml with `positions`.")
    return found


def in_file(game: str, path: Path) -> list[Tactic]:
    tactics = []
    for number, entry in enumerate(read_yaml(path).tree["positions"]):
        where = f"{path.name}: positions[{number}]"
        unknown = [key for key in entry if key not in (*KEYS, "title", "right")]
        if unknown or not entry.get("right") or set(entry["right"]) - set(MARKS):
            raise BadInput("does not fit", where, f"Keys are title, right ({', '.join(MARKS)}) and {', '.join(KEYS)}.")
        tree = {key: entry[key] for key in KEYS if key in entry}
        tactics.append(Tactic(game, path.stem, entry["title"], tree, entry["right"]))
    return tactics


def is_right(tactic: Tactic, bot: str, seed: int) -> bool:
    """Whether a bot does what the position asks for."""
    loaded = load_game(tactic.game)
    game = loaded.spec.position_in(tactic.tree, loaded.content)
    role = int(game.first_asked())
    first = answer(loaded, game, bot, seed)
    right = tactic.right
    if first not in right.get("first", [first]) or first in right.get("never", []):
        return False
    if "by_end" not in right:
        return True
    finish_turn(loaded, game, role, bot, seed)
    told = loaded.spec.position_out(game)
    return all(holds(look_up(told, path), wanted) for path, wanted in right["by_end"].items())


def answer(loaded: Loaded, game: Game, bot: str, seed: int) -> str:
    """Whoever is asked first answers; the move."""
    spec, role = loaded.spec, int(game.first_asked())
    prompt = spec.prompt(game, role)
    assert prompt is not None
    move = ask(bot, spec.id, spec.view(game, frozenset({role})), prompt, NO_CLOCK, seed).move
    spec.act(game, role, spec.parse(move))
    return move


def finish_turn(loaded: Loaded, game: Game, role: int, bot: str, seed: int) -> None:
    """Until it is somebody else's turn or the game is over."""
    judge = judge_of(loaded.spec.id)
    for decision in range(LONGEST):
        if game.over() or int(judge.mover(game)) != role:
            return
        answer(loaded, game, bot if int(game.first_asked()) == role else OTHERS, seed + decision)


def holds(value: Any, wanted: Any) -> bool:
    """Whether a value is as it should be."""
    if not isinstance(wanted, dict):
        return bool(value == wanted)
    for key, other in wanted.items():
        if not (value > other if key == "above" else value < other if key == "below" else value != other):
            return False
    return True
