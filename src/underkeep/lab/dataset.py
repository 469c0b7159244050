"""Data sets of games: three tables (games, moves, features) in parts of twenty games, as CSV or Parquet.

A part depends on its games only, so an interrupted data set goes on where it stopped, and the bytes are the same
whoever wrote them. `dataset.json` says what was played.

- games: game, winners, how, decisions, `score_<role>` for each role
- moves: game, decision, role, question, move, number (in the index of actions), options
- features: game, decision, role, progress, and the game's own named numbers from the view of the role that is asked
- steps, if wanted, in Parquet only: game, decision, role, observation, legal (numbers of the actions on offer), action,
  reward; `underkeep.env.steps` reads them
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.lab.executors import spread
from underkeep.lab.lines import Row
from underkeep.lab.watched import Arm, Play, refuse_bad

TABLES: Final = ("games", "moves", "features")
STEPS: Final = "steps"
FORMATS: Final = ("csv", "parquet")
GAMES_PER_PART: Final = 20
MANIFEST: Final = "dataset.json"
INSTALL: Final = "pip install 'underkeep[report]'"
Part = dict[str, list[Row]]
Observe = Callable[[str, Any], list[int]]  # game and view -> observation


@dataclass(frozen=True)
class DatasetTask:
    """The games of one part: what a worker is sent."""

    arm: Arm
    first: int
    last: int
    features_every: int
    observe: Observe | None = None  # for the table of steps

    def name(self, form: str) -> str:
        return f"part-{self.first:07}-{self.last:07}.{form}"


# ---------------------------------------------------------------------- rows
def tables_of(observe: Observe | None) -> tuple[str, ...]:
    return TABLES if observe is None else (*TABLES, STEPS)


def play_part(task: DatasetTask) -> tuple[DatasetTask, Part]:
    """All rows of a part."""
    part: Part = {table: [] for table in tables_of(task.observe)}
    for number in range(task.first, task.last + 1):
        play_game(task, number, part)
    return task, part


def play_game(task: DatasetTask, number: int, part: Part) -> None:
    play, decision, steps = Play(task.arm, number), 0, list[Row]()
    for role, options, action in play.moves():
        play.hearing.drain()
        if decision % task.features_every == 0:
            part["features"].append(feature_row(play, role, decision))
        if task.observe is not None:
            steps.append(step_row(play, role, decision, task.observe, options, action))
        part["moves"].append(
            {
                "game": number,
                "decision": decision,
                "role": play.roles[role],
                "question": play.spec.version(play.game, role),
                "move": action.text,
                "number": int(action.number),
                "options": len(options),
            }
        )
        decision += 1
    part["games"].append(game_row(play, decision))
    if steps:
        part[STEPS] += rewarded(steps, play.end()["winners"])


def step_row(play: Play, role: int, decision: int, observe: Observe, options: list[Action], action: Action) -> Row:
    return {
        "game": play.number,
        "decision": decision,
        "role": play.roles[role],
        "observation": observe(play.spec.id, play.spec.view(play.game, frozenset({role}))),
        "legal": sorted(int(option.number) for option in options),
        "action": int(action.number),
    }


def rewarded(steps: list[Row], winners: list[str]) -> list[Row]:
    """What came of it for the role that was asked: 1 won, -1 lost, 0 nobody won."""
    return [{**row, "reward": (1.0 if row["role"] in winners else -1.0) if winners else 0.0} for row in steps]


def feature_row(play: Play, role: int, decision: int) -> Row:
    view = play.spec.view(play.game, frozenset({role}))
    head = {"game": play.number, "decision": decision, "role": play.roles[role]}
    told = {name: float(value) for name, value in sorted(play.spec.features(view, role).items())}
    return {**head, "progress": float(play.spec.progress(play.game)), **told}


def game_row(play: Play, decisions: int) -> Row:
    end = play.end()
    scores = {f"score_{role}": end["scores"].get(role) for role in play.roles}
    return {
        "game": play.number,
        "winners": " ".join(end["winners"]),
        "how": end["how"],
        "decisions": decisions,
        **scores,
    }


# ---------------------------------------------------------------------- files
def columns_of(rows: list[Row]) -> list[str]:
    """All columns in the order in which they come up."""
    return list(dict.fromkeys(name for row in rows for name in row))


def csv_bytes(rows: list[Row]) -> bytes:
    out = io.StringIO()
    writer = csv.DictWriter(out, columns_of(rows), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def parquet_bytes(rows: list[Row]) -> bytes:
    """Texts, whole numbers and numbers; the same types in every part, also where a part has no value."""
    import pyarrow
    from pyarrow import parquet

    numbers = pyarrow.list_(pyarrow.int16())
    kinds = {str: pyarrow.string(), int: pyarrow.int32(), float: pyarrow.float64(), list: numbers}
    fields = []
    for name in columns_of(rows):
        value = next((row[name] for row in rows if row.get(name) is not None), 0)
        fields.append(pyarrow.field(name, kinds[type(value)]))
    out = io.BytesIO()
    parquet.write_table(pyarrow.Table.from_pylist(rows, pyarrow.schema(fields)), out)
    return out.getvalue()


def refuse_format(form: str) -> None:
    if form == "parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            raise BadInput("needs the package `pyarrow`", "--format", f"Install it: {INSTALL}") from None


class Dataset:
    """A folder of parts."""

    def __init__(
        self, folder: Path, arm: Arm, games: int, form: str, features_every: int, observe: Observe | None = None
    ) -> None:
        refuse_bad(arm)
        refuse_format(form)
        if observe is not None and form != "parquet":
            raise BadInput("steps are vectors, which CSV cannot hold", "--steps", "Add --format parquet.")
        self.folder = folder
        self.arm = arm
        self.games = games
        self.form = form
        self.features_every = features_every
        self.observe = observe
        self.tables = tables_of(observe)
        self.head = {**arm.key(), "features_every": features_every, "format": form}
        if observe is not None:
            self.head[STEPS] = True
        self.refuse_other()

    def refuse_other(self) -> None:
        """A folder that holds other games is left alone."""
        manifest = self.folder / MANIFEST
        if manifest.exists() and json.loads(manifest.read_text("utf-8")) != self.head:
            raise BadInput("holds another data set", str(self.folder), "Give another folder, or remove this one.")

    def tasks(self) -> list[DatasetTask]:
        """The parts that are not there yet."""
        ranges = [(n, min(n + GAMES_PER_PART, self.games) - 1) for n in range(0, self.games, GAMES_PER_PART)]
        tasks = [DatasetTask(self.arm, first, last, self.features_every, self.observe) for first, last in ranges]
        return [task for task in tasks if not all(self.path(table, task).exists() for table in self.tables)]

    def path(self, table: str, task: DatasetTask) -> Path:
        return self.folder / table / task.name(self.form)

    def write(self, jobs: int, cluster: str = "") -> Iterator[int]:
        """Play and write what is missing; tells how many games are ready each time some are."""
        tasks = self.tasks()
        yield self.games - sum(task.last - task.first + 1 for task in tasks)
        for task, part in spread(play_part, tasks, jobs, cluster):
            self.begin()
            self.put(task, part)
            yield task.last - task.first + 1

    def begin(self) -> None:
        """The folders, and what is in them."""
        for table in self.tables:
            (self.folder / table).mkdir(parents=True, exist_ok=True)
        (self.folder / MANIFEST).write_text(json.dumps(self.head, indent=1) + "\n", encoding="utf-8")

    def put(self, task: DatasetTask, part: Part) -> None:
        """A part in its place; a shorter one of an earlier, smaller data set goes."""
        made = csv_bytes if self.form == "csv" else parquet_bytes
        for table in self.tables:
            path = self.path(table, task)
            beside = path.with_name(f".{path.name}.new")
            beside.write_bytes(made(part[table]))
            beside.replace(path)
            for old in path.parent.glob(f"part-{task.first:07}-*.{self.form}"):
                if old != path:
                    old.unlink()
