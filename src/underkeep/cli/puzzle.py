"""`underkeep puzzle`: puzzles in the terminal. Try, be told why not, ask for a hint or the solution."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final

import click

from underkeep.cli.hotseat import HotseatTable
from underkeep.cli.screen import Screen
from underkeep.cli.words import in_language
from underkeep.core.formats.history import History
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.views import Option, Prompt
from underkeep.library import load_game, spec_of
from underkeep.puzzle_walk import OPEN, SOLVED, WRONG, PuzzleWalk
from underkeep.puzzles import NO_FILE, Puzzle, daily_puzzle, load_puzzles, load_themes, puzzle_named
from underkeep.registry import GAMES
from underkeep.words import Speaker

WIDTH: Final = 90
DAILY: Final = "daily"


@click.command()
@click.argument("game", required=False)
@click.argument("puzzle", required=False)
@click.option("--date", "day", metavar="YYYY-MM-DD", help="With `daily`: of another day than today.")
@in_language
def puzzle(game: str | None, puzzle: str | None, day: str | None, lang: str) -> None:
    """Solve a puzzle: `puzzle GAME ID`, `puzzle GAME` for its first, `puzzle daily`; `puzzle` alone lists them all."""
    if game is None:
        return list_puzzles(lang)
    if game == DAILY:
        return begin(of_day(day), lang)
    found = load_puzzles(spec_of(game).id)
    if not found:
        return click.echo(Speaker(lang, "", None, "puzzle").say("puzzles-nothing"))
    begin(puzzle_named(game, puzzle) if puzzle else found[0], lang)


def of_day(day: str | None) -> Puzzle:
    try:
        wanted = datetime.now().astimezone().date() if day is None else date.fromisoformat(day)
    except ValueError:
        raise BadInput(f"{day!r} is not a date", "--date", "Write it as 2026-11-30.") from None
    found = daily_puzzle(wanted)
    if found is None:
        raise BadInput("there are no puzzles", "daily", NO_FILE)
    return found


def list_puzzles(lang: str) -> None:
    for game in GAMES:
        for theme in load_themes(game):
            of_theme = [one for one in load_puzzles(game) if one.theme == theme.id]
            if of_theme:
                click.secho(f"\n{game} · {theme.name.say(lang)}", bold=True)
            for one in of_theme:
                click.echo(f"  underkeep puzzle {game} {one.id:20} {one.rating:5}  {one.title.say(lang)}")


def begin(one: Puzzle, lang: str) -> None:
    """Until it is solved, shown or left."""
    PuzzleScreen(PuzzleTable(one), lang).run()


class PuzzleTable(HotseatTable):
    """A table at the position of a puzzle; the other roles answer by its script."""

    def __init__(self, one: Puzzle) -> None:
        loaded = load_game(one.game)
        game = one.begin(loaded)
        super().__init__(loaded, History(loaded.spec, game, loaded.content), game.luck.seed, one.position)
        self.walk = PuzzleWalk(one)
        self.sit((one.role,), None)

    def play_script(self) -> list[tuple[str, str]]:
        """What comes of a wrong try, or the whole way where it is shown: who did what."""
        told: list[tuple[str, str]] = []
        while True:
            self.walk.follow(self.history)
            role, move = self.walk.scripted()
            if not role:
                return told
            self.history.act(self.names.index(role), self.spec.parse(move))
            told.append((role, move))

    def begin_again(self) -> None:
        self.history.undo(len(self.history.moves))
        self.walk.follow(self.history)


class PuzzleScreen(Screen):
    """The terminal of a puzzle: the goal stands above the options."""

    table: PuzzleTable

    def __init__(self, table: PuzzleTable, lang: str) -> None:
        super().__init__(table, lang, (table.walk.puzzle.role,), None)
        self.walk = table.walk
        self.words = Speaker(lang, table.spec.id, table.loaded.pack, "terminal", "kernel", "puzzle")
        self.commands |= {"hint": hint, "again": again, "undo": again, "solution": solution, "help": help_}

    def run(self) -> None:
        one = self.walk.puzzle
        click.echo(self.bold(one.title.say(self.lang)))
        self.say("puzzle-commands")
        while not self.left and self.walk.phase in (OPEN, WRONG):
            self.table.play_script()  # where several are asked at once, the others wait for the solver
            role = self.table.names.index(self.walk.puzzle.role)
            if self.walk.phase != OPEN or role not in self.table.asked():
                break
            self.seat_down(role)
            self.show_board()
            self.ask()
        if self.walk.phase == SOLVED:
            click.echo(self.bold(self.words.say("puzzle-solved")) + " " + self.words.say("puzzle-solved-text"))
            click.echo(self.words.say("puzzle-teaches") + " " + " ".join(self.walk.puzzle.teaches))

    def show_options(self, prompt: Prompt) -> list[Option]:
        click.echo("\n" + self.bold(self.walk.puzzle.goal.say(self.lang)))
        return super().show_options(prompt)

    def act(self, action: Action) -> None:
        super().act(action)
        self.walk.follow(self.table.history)
        if self.walk.phase == WRONG:
            self.refute()

    def refute(self) -> None:
        """What comes of it, and back to the beginning."""
        line = self.walk.line
        click.echo(self.bold(self.words.say("puzzle-wrong")))
        for role, move in self.table.play_script():
            self.say("puzzle-then", role=self.words.role(role), move=move)
        click.echo(line.why.say(self.lang) if line is not None else self.words.say("puzzle-fails"))
        self.table.begin_again()


# ---------------------------------------------------------------------- commands
def help_(screen: PuzzleScreen, _: str) -> None:
    screen.say("puzzle-commands")
    screen.say("terminal-help")


def hint(screen: PuzzleScreen, _: str) -> None:
    """First the rule, then the move."""
    move = screen.walk.hint()
    if not move:
        return
    rule = screen.table.spec.rule_of(screen.table.spec.parse(move))
    if screen.walk.hints == 1:
        click.echo(f"{screen.words.say('puzzle-hint-rule')} {rule}")
    else:
        screen.say("puzzle-hint-move", move=move)


def again(screen: PuzzleScreen, _: str) -> None:
    screen.table.begin_again()


def solution(screen: PuzzleScreen, _: str) -> None:
    """The whole way from the beginning."""
    screen.table.begin_again()
    screen.walk.showing = True
    told = [f"{screen.words.role(role)}: {move}" for role, move in screen.table.play_script()]
    screen.say("puzzle-solution-is", moves=", ".join(told))
    screen.left = True
