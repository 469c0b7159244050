"""Tables at which somebody solves a puzzle: private, made from its position; the script answers for the others, and for
the solver too where a wrong try is played to its end or the solution is shown.
"""

from __future__ import annotations

import logging
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Final

from underkeep.bots.api import levels_for
from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.errors import UnderkeepError
from underkeep.library import Loaded
from underkeep.puzzle_walk import OPEN, WRONG, PuzzleWalk
from underkeep.puzzles import Puzzle, load_puzzles, load_themes, puzzle_named
from underkeep.server import wire
from underkeep.server.store.interface import TableRow
from underkeep.server.store.puzzle_rows import PuzzleRow
from underkeep.server.wire import to_wire

if TYPE_CHECKING:
    from underkeep.server.tables.table import Table

PUZZLE: Final = "puzzle:"  # before the puzzle's name, where a table says what it came from
log = logging.getLogger("underkeep.tables")


# ---------------------------------------------------------------- making one
def puzzle_wishes(puzzle: Puzzle, roles: tuple[str, ...]) -> list[wire.SeatWish]:
    """One's own role; the script plays the others."""
    level = levels_for(puzzle.game)[0]
    others = [wire.SeatWish("bot", [role], level) for role in roles if role != puzzle.role]
    return [wire.SeatWish("me", [puzzle.role]), *others]


def puzzle_start(puzzle: Puzzle, loaded: Loaded) -> tuple[dict[str, wire.OptionValue], tuple[str, ...], bytes]:
    """The options, roles and first state of a puzzle's table."""
    game = puzzle.begin(loaded)
    options = loaded.spec.options_of(game)
    return options.tree(), loaded.spec.roles(options), canonical(loaded.spec.save(game))


def puzzle_walk_of(row: TableRow) -> PuzzleWalk | None:
    """Where the solver of a table stands; nothing at other tables, and where the puzzle is no longer there."""
    if not row.origin.startswith(PUZZLE):
        return None
    try:
        return PuzzleWalk(puzzle_named(row.game, row.origin.removeprefix(PUZZLE)))
    except UnderkeepError as error:
        log.info("table %s goes on without its puzzle: %s", row.id, error)
        return None


# ---------------------------------------------------------------- at the table
def is_settled(table: Table) -> bool:
    """May the solver move no more before beginning anew?"""
    return table.puzzle is not None and (table.puzzle.phase != OPEN or table.puzzle.showing)


def puzzle_state(table: Table) -> wire.PuzzleState | None:
    walk = table.puzzle
    if walk is None:
        return None
    over = walk.phase not in (OPEN, WRONG)
    mine = [move.action.text for move in table.history.moves if table.names[move.role] == walk.puzzle.role]
    left = sum(role == walk.puzzle.role for role, _ in walk.puzzle.line()) if over else 0
    why = {"en": walk.line.why.en, "it": walk.line.why.it} if walk.phase == WRONG and walk.line is not None else {}
    return wire.PuzzleState(
        walk.puzzle.id, walk.phase, walk.wrongs, walk.hints, bool(walk.scripted()[0]), why,
        mine if walk.phase != WRONG else [], left, list(walk.puzzle.teaches) if over else [],
        walk.puzzle.rating, table.puzzle_gained, len(table.history.moves),
    )  # fmt: skip


def puzzle_hint(table: Table) -> wire.PuzzleHelp:
    """The next hint: the rule, then what to look at, then the move."""
    walk = table.puzzle
    move = walk.hint() if walk is not None else ""
    if walk is None or not move:
        return wire.PuzzleHelp("", [], None)
    spec, game = table.spec, table.history.game
    role, action = table.names.index(walk.puzzle.role), table.spec.parse(move)
    targets = list(spec.targets(game, role, action)) if walk.hints > 1 else []
    telling = walk.hints > 2 or (walk.hints == 2 and not targets)
    label = to_wire.label(spec.label(game, role, action)) if telling else None
    return wire.PuzzleHelp(spec.rule_of(action), targets, label)


# ---------------------------------------------------------------- in words
def today() -> date:
    return datetime.now(UTC).date()


def card(puzzle: Puzzle, lang: str, row: PuzzleRow | None = None) -> wire.PuzzleCard:
    title, goal = puzzle.title.say(lang), puzzle.goal.say(lang)
    rating = puzzle.rating if row is None else round(row.rating)
    tried, solved = (0, 0) if row is None else (row.tried, row.solved)
    return wire.PuzzleCard(puzzle.game, puzzle.id, puzzle.theme, puzzle.role, title, goal, rating, tried, solved)


def game_puzzles(game: str, lang: str, rows: dict[str, PuzzleRow]) -> wire.GamePuzzles:
    puzzles = load_puzzles(game)
    used = {puzzle.theme for puzzle in puzzles}
    themes = [wire.PuzzleTheme(theme.id, theme.name.say(lang)) for theme in load_themes(game) if theme.id in used]
    return wire.GamePuzzles(game, themes, [card(one, lang, rows.get(f"{game}/{one.id}")) for one in puzzles])
