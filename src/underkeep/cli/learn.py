"""`underkeep learn`: lessons in the terminal. The learner does each move; what is wrong is answered by its rule."""

from __future__ import annotations

from typing import Any, Final

import click

from underkeep.bots import random_bot
from underkeep.cli.hotseat import HotseatTable
from underkeep.cli.screen import Screen
from underkeep.cli.words import in_language
from underkeep.core.formats.history import History
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.views import Option, Prompt
from underkeep.lesson_walk import LessonWalk
from underkeep.lessons import Lesson, lesson_named, load_courses, load_lessons
from underkeep.library import load_game, spec_of
from underkeep.registry import GAMES
from underkeep.words import Speaker

WIDTH: Final = 90


@click.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@in_language
def learn(game: str | None, lesson: str | None, lang: str) -> None:
    """Learn a game by doing: `learn GAME LESSON` begins one, `learn GAME` the first, `learn` lists them all."""
    if game is None:
        return list_courses(lang)
    lessons = load_lessons(spec_of(game).id)
    if not lessons:
        return click.echo(Speaker(lang, "", None, "lesson").say("learn-none", game=game))
    begin(lesson_named(game, lesson) if lesson else lessons[0], lang)


def list_courses(lang: str) -> None:
    for game in GAMES:
        for course in load_courses(game):
            click.secho(f"\n{game} · {course.title.say(lang)}", bold=True)
            click.echo(click.wrap_text(course.text.say(lang), WIDTH, "  ", "  "))
            for one in load_lessons(game):
                if one.course == course.id:
                    click.echo(f"  underkeep learn {game} {one.id:18} {one.title.say(lang)} ({one.minutes} min)")


def begin(lesson: Lesson, lang: str) -> None:
    """One lesson after the other, as long as the learner wants."""
    following: Lesson | None = lesson
    while following is not None:
        screen = LessonScreen(LessonTable(following), lang)
        screen.run()
        following = screen.next


class LessonTable(HotseatTable):
    """A table at the position of a lesson; the other roles play by its script."""

    def __init__(self, lesson: Lesson) -> None:
        loaded = load_game(lesson.game)
        game = lesson.begin(loaded)
        super().__init__(loaded, History(loaded.spec, game, loaded.content), game.luck.seed, lesson.position)
        self.walk = LessonWalk(lesson)
        self.sit((lesson.role,), None)
        self.bot = random_bot.choose

    def bot_move(self, role: int) -> Action:
        """By the script; at random where the learner has gone a way of his own."""
        self.walk.follow(self.history)
        move = self.walk.reply(self.names[role])
        if move:
            action = self.spec.parse(move)
            if self.spec.check(self.history.game, role, action) is None:
                return action
        return super().bot_move(role)

    def take_back(self, role: int) -> Any:
        """A lesson loses nothing: the learner's last move is taken back with what came of it."""
        verdict = self.history.verdict(role, 1)
        if len(self.history.moves) > self.walk.last:
            self.history.undo(len(self.history.moves) - self.walk.last)
            self.walk.follow(self.history)
        return verdict


class LessonScreen(Screen):
    """The terminal of a lesson: the task stands above the options."""

    table: LessonTable

    def __init__(self, table: LessonTable, lang: str) -> None:
        super().__init__(table, lang, (table.walk.lesson.role,), None)
        self.walk = table.walk
        self.words = Speaker(lang, table.spec.id, table.loaded.pack, "terminal", "kernel", "lesson")
        self.next: Lesson | None = None
        self.commands |= {"hint": hint, "skip": skip, "again": again, "undo": back, "help": help_}

    def run(self) -> None:
        lesson = self.walk.lesson
        click.echo(self.bold(lesson.title.say(self.lang)))
        click.echo(click.wrap_text(lesson.intro.say(self.lang), WIDTH))
        self.say("learn-commands")
        while not self.left and not self.walk.over:
            self.table.let_bots_act()
            self.walk.follow(self.table.history)
            if self.walk.over:
                break
            role = next(iter(self.table.asked()), -1)
            if role < 0:
                return self.say("learn-lost")
            self.seat_down(role)
            self.show_board()
            self.ask()
        if self.walk.over:
            self.finish()

    def show_options(self, prompt: Prompt) -> list[Option]:
        step = self.walk.step
        assert step is not None
        number, of = self.walk.number + 1, len(self.walk.lesson.steps)
        click.echo("\n" + self.bold(f"[{number}/{of}] {step.goal.say(self.lang)}"))
        if step.text is not None:
            click.echo(click.wrap_text(step.text.say(self.lang), WIDTH, "  ", "  "))
        return super().show_options(prompt)

    def act(self, action: Action) -> None:
        """A legal move that the lesson does not want now is told so, and not made."""
        step = self.walk.step
        assert step is not None
        if self.walk.refuses(action.text):
            said = step.instead.get(action.text)
            click.echo(self.words.say("learn-other") if said is None else said.say(self.lang))
            return
        super().act(action)
        self.walk.follow(self.table.history)
        if self.walk.step is not step:
            self.praise(step.after.say(self.lang) if step.after is not None else "")

    def praise(self, text: str) -> None:
        click.echo(self.bold(self.words.say("learn-done")) + (f" {text}" if text else ""))

    def finish(self) -> None:
        """The end of the lesson, and the way to the next."""
        lesson = self.walk.lesson
        click.echo("\n" + click.wrap_text(lesson.end.say(self.lang), WIDTH))
        lessons = load_lessons(lesson.game)
        later = [one for one in lessons[lessons.index(lesson) + 1 :] if one.course == lesson.course]
        if not later:
            return self.say("learn-last", game=lesson.game)
        typed = self.read(self.words.say("learn-next", title=later[0].title.say(self.lang)))
        if typed == "":
            self.next = later[0]


# ---------------------------------------------------------------------- commands
def help_(screen: LessonScreen, _: str) -> None:
    screen.say("learn-commands")
    screen.say("terminal-help")


def hint(screen: LessonScreen, _: str) -> None:
    """The hint of the step, and the move that it is about."""
    step = screen.walk.step
    if step is not None and step.hint is not None:
        click.echo(step.hint.say(screen.lang))
    if screen.walk.shown():
        screen.say("learn-type", move=screen.walk.shown())


def skip(screen: LessonScreen, _: str) -> None:
    """The move that the lesson shows is made for the learner."""
    action = screen.table.spec.table.by_text.get(screen.walk.shown())
    if action is None or screen.table.spec.check(screen.table.history.game, screen.role, action) is not None:
        return screen.say("learn-own-way")
    click.echo(f"> {action.text}")
    screen.act(action)


def again(screen: LessonScreen, _: str) -> None:
    screen.next, screen.left = screen.walk.lesson, True


def back(screen: LessonScreen, _: str) -> None:
    if not screen.table.history.moves:
        return screen.say("terminal-undo-nothing")
    screen.table.take_back(screen.role)
    screen.say("terminal-undone")
