"""Puzzles: positions in which one line is clearly best. A file is a position, what is wanted there, the solution tree,
two natural wrong tries with what comes of them, and a proof.

`games/<game>/puzzles/themes.yaml` names the themes, every other file there is a puzzle; docs/puzzles.md shows how to
write one. A tree is a list of nodes: `do` are the moves of the solver that keep the goal in reach, the one to show
first, and the number of the node that each leads to; `reply` are all that another role (`as`) may answer there; 0 is
the goal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from underkeep.core.formats.codec import canonical
from underkeep.core.formats.content import Words
from underkeep.core.kernel.errors import BadInput, UnderkeepError
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.lessons import LessonReader
from underkeep.library import Loaded, game_folder, load_game
from underkeep.registry import GAMES
from underkeep.yaml_positions import GAME_KEYS, Located, begun, read_yaml, rule_ids

FOLDER: Final = "puzzles"
THEMES: Final = "themes"
HEAD: Final = (
    "game", "theme", "role", "title", "goal", "want", "teaches", "tree", "wrong", "bots", "rating", "proof",
)  # fmt: skip
THEME: Final = ("id", "kind", "role", "measure", "better", "by", "name", "goals", "short", "titles", "rule")
PROOF: Final = ("kind", "worlds", "others", "best", "second", "rules", "content", "print")
WANT: Final = ("won", "measure", "least", "most", "by")
GOAL: Final = 0  # the node that is the goal
MAX_NODES: Final = 400
KINDS: Final = ("exact", "chances")
BY: Final = ("turn", "round")
MARGIN: Final = 0.25  # between the best line and the second best
NO_FILE: Final = "`underkeep puzzle` lists the puzzles there are."


@dataclass(frozen=True)
class Want:
    """What the solver must reach: a win, or a number on the table. By `turn`: at some moment of this turn; by `round`:
    still so when the solver's next turn begins.
    """

    by: str
    won: str = ""  # the role that must win; with a `-` before it: must not
    measure: str = ""
    least: int | None = None
    most: int | None = None

    def tree(self) -> Tree:
        told = {"won": self.won, "measure": self.measure, "least": self.least, "most": self.most, "by": self.by}
        return {key: value for key, value in told.items() if value not in ("", None)}

    def is_met(self, spec: GameSpec, game: Any) -> bool:
        if self.won:
            result = spec.result(game) if game.over() else None
            winners = () if result is None else result.winners
            return self.won in winners if self.won[0] != "-" else self.won[1:] not in winners
        found = spec.measure(game, self.measure)
        return (self.least is None or found >= self.least) and (self.most is None or found <= self.most)


@dataclass(frozen=True)
class PuzzleNode:
    """A moment of the solution; `moves` leads from each move to the node that follows."""

    role: str
    moves: Mapping[str, int]


@dataclass(frozen=True)
class WrongLine:
    """A natural wrong try, and how it goes on: (role, move) by turns, the try itself first."""

    move: str
    line: tuple[tuple[str, str], ...]
    why: Words


@dataclass(frozen=True)
class PuzzleProof:
    """What was shown, for which rules and content, in how many worlds that fit what the solver may know.

    `print` is the fingerprint of what was proved; whoever changes the puzzle has to prove it anew.
    """

    kind: str
    worlds: int  # in which the line was played
    others: int  # in which everything else was tried
    best: float
    second: float
    rules: int
    content: str
    print: str

    def tree(self) -> Tree:
        return {key: getattr(self, key) for key in PROOF}


@dataclass(frozen=True)
class Theme:
    """What some puzzles have in common, with the words for them: {n} in a goal is the number that is wanted."""

    id: str
    kind: str
    role: str  # "" for any
    measure: str
    better: str  # up or down
    by: str
    name: Words
    goals: Words
    short: Words  # what is told of a wrong try: {n} is what it comes to
    titles: tuple[Words, ...]
    rule: str


@dataclass(frozen=True)
class Puzzle:
    """A position, who solves it, and the proof that it can be done."""

    id: str
    game: str
    theme: str
    role: str
    title: Words
    goal: Words
    want: Want
    teaches: tuple[str, ...]
    nodes: tuple[PuzzleNode, ...]  # node n stands at n - 1
    wrong: tuple[WrongLine, ...]
    bots: Mapping[str, float]
    rating: int
    proof: PuzzleProof
    position: Tree
    located: Located

    def begin(self, loaded: Loaded) -> Any:
        """The game as the puzzle finds it; what cannot be is told with its line."""
        return begun(self.located, self.position, loaded)

    def line(self) -> list[tuple[str, str]]:
        """The solution as it is shown: the first move of every node."""
        found: list[tuple[str, str]] = []
        at = 1
        while at != GOAL:
            node = self.nodes[at - 1]
            move, at = next(iter(node.moves.items()))
            found.append((node.role, move))
        return found


def fingerprint(position: Tree, role: str, want: Want, nodes: tuple[PuzzleNode, ...]) -> str:
    """Of what a proof speaks about."""
    tree = [position, role, want.tree(), [[node.role, list(node.moves.items())] for node in nodes]]
    return blake2b(canonical(tree), digest_size=8, person=b"underkeep-puzzle").hexdigest()


# ---------------------------------------------------------------------- finding
def puzzles_folder(game: str) -> Path:
    return game_folder(game) / FOLDER


def puzzle_files(game: str) -> list[Path]:
    """The files of a game's puzzles in their order."""
    found = puzzles_folder(game).glob("*.yaml")
    return sorted(path for path in found if path.stem != THEMES)


@cache
def load_puzzles(game: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, checked for form."""
    return tuple(read_puzzle(path) for path in puzzle_files(game))


@cache
def load_themes(game: str) -> tuple[Theme, ...]:
    """The themes of a game; none where it has no puzzles."""
    path = puzzles_folder(game) / f"{THEMES}.yaml"
    if not path.is_file():
        return ()
    located = read_yaml(path)
    try:
        reader = LessonReader(located.tree, "", ("themes",))
        return tuple(read_theme(LessonReader(*item, THEME)) for item in reader.items("themes"))
    except UnderkeepError as error:
        raise located.bad(error) from None


def theme_named(game: str, name: str) -> Theme:
    found = {theme.id: theme for theme in load_themes(game)}
    if name not in found:
        known = ", ".join(found) or "none"
        raise BadInput(f"there is no theme {name!r}", "theme", f"{THEMES}.yaml of {game} has: {known}.")
    return found[name]


def puzzle_named(game: str, name: str) -> Puzzle:
    if game not in GAMES:
        raise BadInput(f"there is no game {game!r}", "game", f"The games are: {', '.join(GAMES)}.")
    for puzzle in load_puzzles(game):
        if puzzle.id == name:
            return puzzle
    raise BadInput(f"{game} has no puzzle {name!r}", "puzzle", NO_FILE)


def daily_puzzle(day: date) -> Puzzle | None:
    """The puzzle of a day: the games by turns, and in each game an order that looks like none."""
    games = [game for game in GAMES if load_puzzles(game)]
    if not games:
        return None
    found = sorted(load_puzzles(games[day.toordinal() % len(games)]), key=order_of)
    return found[day.toordinal() // len(games) % len(found)]


def order_of(puzzle: Puzzle) -> bytes:
    return blake2b(puzzle.id.encode(), digest_size=8, person=b"underkeep-daily").digest()


# ---------------------------------------------------------------------- reading
def read_theme(entry: LessonReader) -> Theme:
    return Theme(
        entry.name("id"),
        entry.name("kind"),
        entry.name("role") if "role" in entry.tree else "",
        entry.name("measure") if "measure" in entry.tree else "",
        entry.name("better") if "better" in entry.tree else "up",
        one_of(entry, "by", BY),
        entry.words("name"),
        entry.words("goals"),
        entry.words("short"),
        tuple(LessonReader({"w": item}, where, ("w",)).words("w") for item, where in entry.items("titles")),
        entry.name("rule"),
    )


def one_of(entry: LessonReader, key: str, words: tuple[str, ...]) -> str:
    found = entry.name(key)
    if found not in words:
        raise BadInput(f"{found!r} is none of them", entry.place(key), f"Give one of: {', '.join(words)}.")
    return found


def read_puzzle(path: Path, read: Located | None = None) -> Puzzle:
    """One file, checked for form: keys, words in both languages, moves, roles, rules and nodes that exist."""
    located = read or read_yaml(path)
    try:
        puzzle = make_puzzle(located, path.stem)
        check_names(puzzle, load_game(puzzle.game))
    except UnderkeepError as error:
        raise located.bad(error) from None
    return puzzle


def make_puzzle(located: Located, name: str) -> Puzzle:
    head = LessonReader(located.tree, "", (*HEAD, *GAME_KEYS))
    return Puzzle(
        name,
        head.name("game"),
        head.name("theme"),
        head.name("role"),
        head.words("title"),
        head.words("goal"),
        read_want(LessonReader(head.get("want"), "want", WANT)),
        head.names("teaches"),
        tuple(read_node(LessonReader(*item, ("do", "as", "reply")), head.name("role")) for item in head.items("tree")),
        tuple(read_wrong(LessonReader(*item, ("try", "line", "why"))) for item in head.items_or_none("wrong")),
        {level: share(value, f"bots.{level}") for level, value in head.mapping("bots").items()},
        head.number("rating", 0, 4000),
        read_proof(LessonReader(head.get("proof"), "proof", PROOF)),
        {key: located.tree[key] for key in GAME_KEYS if key in located.tree},
        located,
    )


def read_want(entry: LessonReader) -> Want:
    return Want(
        one_of(entry, "by", BY),
        entry.name("won") if "won" in entry.tree else "",
        entry.name("measure") if "won" not in entry.tree else "",
        entry.number("least", 0, 999) if "least" in entry.tree else None,
        entry.number("most", 0, 999) if "most" in entry.tree else None,
    )


def read_node(entry: LessonReader, solver: str) -> PuzzleNode:
    key = "reply" if "as" in entry.tree else "do"
    entry.get(key)
    moves = entry.mapping(key)
    for move, to in moves.items():
        if not isinstance(to, int) or isinstance(to, bool) or not 0 <= to <= MAX_NODES:
            raise BadInput(f"{to!r} is not a node", f"{entry.place(key)}.{move}", "Give its number; 0 is the goal.")
    return PuzzleNode(entry.name("as") if "as" in entry.tree else solver, moves)


def read_wrong(entry: LessonReader) -> WrongLine:
    steps = [LessonReader(*item, ("as", "do")) for item in entry.items("line")]
    return WrongLine(entry.name("try"), tuple((step.name("as"), step.name("do")) for step in steps), entry.words("why"))


def share(value: Any, where: str) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not 0 <= value <= 1:
        raise BadInput(f"{value!r} is not a share", where, "Give a number from 0 to 1.")
    return float(value)


def read_proof(entry: LessonReader) -> PuzzleProof:
    return PuzzleProof(
        one_of(entry, "kind", KINDS),
        entry.number("worlds", 1, 100_000),
        entry.number("others", 1, 100_000),
        share(entry.get("best"), "proof.best"),
        share(entry.get("second"), "proof.second"),
        entry.number("rules", 1, 999),
        entry.name("content"),
        entry.name("print"),
    )


# ---------------------------------------------------------------------- names that must exist
def check_names(puzzle: Puzzle, loaded: Loaded) -> None:
    theme_named(puzzle.game, puzzle.theme)
    spec = loaded.spec
    roles = spec.role_names(puzzle.begin(loaded))
    for where, role in named_roles(puzzle):
        if role not in roles:
            raise BadInput(f"there is no role {role!r}", where, f"The roles are {', '.join(roles)}.")
    for where, move in named_moves(puzzle):
        try:
            spec.parse(move)
        except BadInput as error:
            raise BadInput(error.problem, where, error.remedy) from None
    for n, rule in enumerate(puzzle.teaches, 1):
        if rule not in rule_ids(puzzle.game):
            raise BadInput(f"there is no rule {rule!r}", f"teaches[{n}]", "`underkeep rules search WORDS` finds ids.")
    if puzzle.want.measure and puzzle.want.measure not in spec.measures():
        known = ", ".join(spec.measures())
        raise BadInput(f"there is no measure {puzzle.want.measure!r}", "want.measure", f"Give one of: {known}.")
    check_nodes(puzzle)


def check_nodes(puzzle: Puzzle) -> None:
    """Every node leads on to a later one or to the goal, so that no line is endless."""
    for n, node in enumerate(puzzle.nodes, 1):
        for move, to in node.moves.items():
            if to != GOAL and not n < to <= len(puzzle.nodes):
                raise BadInput(f"node {to} does not come later", f"tree[{n}].{move}", "Number nodes in their order.")


def named_roles(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    yield "role", puzzle.role
    if puzzle.want.won:
        yield "want.won", puzzle.want.won.removeprefix("-")
    yield from ((f"tree[{n}].as", node.role) for n, node in enumerate(puzzle.nodes, 1))
    for n, wrong in enumerate(puzzle.wrong, 1):
        yield from ((f"wrong[{n}].line[{k}].as", role) for k, (role, _) in enumerate(wrong.line, 1))


def named_moves(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    for n, node in enumerate(puzzle.nodes, 1):
        yield from ((f"tree[{n}].{move}", move) for move in node.moves)
    for n, wrong in enumerate(puzzle.wrong, 1):
        yield f"wrong[{n}].try", wrong.move
        yield from ((f"wrong[{n}].line[{k}].do", move) for k, (_, move) in enumerate(wrong.line, 1))
