"""What a person at the terminal sees and types: board, log, numbered options and a few commands."""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click

from underkeep.cli import inspecting
from underkeep.cli.hotseat import DeviceSeat, HotseatTable, TakenBack, load_table, next_table
from underkeep.cli.words import has_colour, is_screen
from underkeep.core.formats.history import CONSENT, FREE, Verdict
from underkeep.core.formats.rulebook import RULE_ID, Rule, Rulebook
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import UnderkeepError
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.views import Option, Prompt, Refusal, Result
from underkeep.rule_search import search_rules
from underkeep.rule_sources import load_rulebook
from underkeep.words import HEADING, Speaker, told_line

FEW_RULES: Final = 3
SURPRISE: Final = "surprise"  # one of the prepared plans, drawn
LOG_LINES: Final = 20
FEW_OPTIONS: Final = 10
GAP: Final = 3


def clear() -> None:
    """An empty screen with nothing to scroll back to."""
    if is_screen():
        click.echo("\033[3J", nl=False)
        click.clear()


class Screen:
    """The terminal of one table."""

    def __init__(self, table: HotseatTable, lang: str, seats: tuple[str, ...], bots: str | None) -> None:
        self.table = table
        self.lang = lang
        self.seating = (seats, bots)
        self.colour = has_colour()
        self.words = Speaker(lang, table.spec.id, table.loaded.pack, "terminal", "kernel")
        self.rules: Rulebook = load_rulebook(table.spec.id)
        self.seated: DeviceSeat | None = None
        self.role = -1
        self.left = False
        self.plans: dict[int, str] = {}  # by role the prepared plan that answers for it
        self.commands: dict[str, Callable[[Any, str], None]] = dict(COMMANDS)

    def run(self) -> None:
        """Until the game is over or the players leave."""
        self.say("terminal-welcome")
        while not self.left:
            self.table.let_bots_act()
            role = next(iter(self.table.asked()), -1)
            if role < 0:
                return self.farewell()
            if self.seat_down(role):
                self.show_board()
                self.ask()

    # ------------------------------------------------------------------ seats
    def seat_down(self, role: int) -> bool:
        """Let the person of that role look at the screen, and nobody else."""
        seat = self.table.seat_of(role)
        assert seat is not None
        if len(self.table.seats) > 1 and seat is not self.seated and not self.pass_device(role):
            return False
        self.seated, self.role = seat, role
        return True

    def pass_device(self, role: int) -> bool:
        """Hide what the last person saw; he may still take his move back instead."""
        clear()
        may_undo = self.seated is not None and bool(self.table.history.moves)
        id = "terminal-pass-or-undo" if may_undo else "terminal-pass"
        typed = self.read(self.words.say(id, role=self.words.role(self.table.names[role])))
        if typed in ("quit", None):
            self.left = True
        elif typed == "undo" and may_undo:
            undo(self, "")
        else:
            return True
        return False

    # ------------------------------------------------------------------ showing
    def say(self, id: str, /, **args: str | int) -> None:
        click.echo(self.words.say(id, **args))

    def bold(self, text: str) -> str:
        return click.style(text, bold=True) if self.colour else text

    def dim(self, text: str) -> str:
        return click.style(text, dim=True) if self.colour else text

    def show_board(self) -> None:
        """What happened since this seat last looked, and the board as it may see it."""
        assert self.seated is not None
        self.say_log(self.table.news(self.seated))
        click.echo(self.table.spec.draw(self.view(), self.colour, self.lang))

    def view(self) -> Any:
        """What the person at the screen may know; once the game is over, nobody sits there in particular."""
        eyes = frozenset[int]() if self.seated is None else self.seated.eyes()
        return self.table.spec.view(self.table.history.game, eyes)

    def say_log(self, lines: list[Event | TakenBack]) -> None:
        """What happened: a turn's heading, its deeds, and behind each what came of it."""
        for line in lines:
            if isinstance(line, TakenBack):
                self.say("terminal-log-undo", role=self.words.role(self.table.names[line.role]))
            elif said := told_line(self.words, line, self.table.spec.telling(line)):
                click.echo(self.bold(said) if said.startswith(HEADING) else said)

    def show_options(self, prompt: Prompt) -> list[Option]:
        """The question and its options under the titles of their rules; in the order of the numbers."""
        role = self.words.role(prompt.role)
        click.echo("\n" + self.bold(f"{role}: {self.words.label(prompt.question)}") + f"  ({prompt.rule})")
        groups: dict[str, list[Option]] = {}
        for option in prompt.options:
            groups.setdefault(option.rule, []).append(option)
        first = 1
        for rule, options in groups.items():
            if len(groups) > 1:
                click.echo(f" {self.title(rule)}")
            self.show_group(first, options)
            first += len(options)
        if self.table.spec.prepared(prompt):
            self.say("terminal-prepared-offer")
        return [option for options in groups.values() for option in options]

    def show_group(self, first: int, options: list[Option]) -> None:
        labels = [self.words.label(option.label) for option in options]
        texts = [f"{n:3}) {label}" for n, label in enumerate(labels, first)]
        moves = [f"  [{self.words.move(option.move)}]" for option in options]
        width = max(len(text) + len(move) for text, move in zip(texts, moves, strict=True)) + GAP
        columns = max(1, shutil.get_terminal_size((100, 24)).columns // width) if len(options) > FEW_OPTIONS else 1
        rows = -(-len(options) // columns)
        for row in range(rows):
            cells = range(row, len(options), rows)
            line = "".join(texts[n] + self.dim(moves[n]) + " " * (width - len(texts[n]) - len(moves[n])) for n in cells)
            click.echo(line.rstrip())
        for n, option in enumerate(options, first):
            if option.outlook:
                click.echo(self.dim(f"     {n}: {' '.join(self.words.label(said) for said in option.outlook)}"))

    def title(self, rule: str) -> str:
        found = self.rules.by_id.get(rule)
        return f"{found.title.say(self.lang)} ({rule})" if found is not None else rule

    def say_rule(self, rule: Rule) -> None:
        click.echo(self.bold(f"{rule.id}  {rule.title.say(self.lang)}"))
        click.echo(click.wrap_text(rule.text.say(self.lang), 90, "  ", "  "))

    def say_refusal(self, refusal: Refusal) -> None:
        """Why not: the sentence, what is asked instead, then the rule in our words."""
        click.echo(self.words.label(refusal.message))
        if refusal.asked is not None:
            self.say("refusal-asked", question=self.words.label(refusal.asked))
        if refusal.rule in self.rules.by_id:
            self.say_rule(self.rules.by_id[refusal.rule])

    # ------------------------------------------------------------------ asking
    def read(self, text: str) -> str | None:
        """A line that was typed, None where there are no more."""
        try:
            return input(f"{text} ").strip()
        except (EOFError, KeyboardInterrupt):
            click.echo()
            return None

    def ask(self) -> None:
        """Until the person has acted, taken back, loaded another game or left."""
        moves, table = len(self.table.history.moves), self.table
        again = True
        options: list[Option] = []
        while not self.left and self.table is table and len(self.table.history.moves) == moves:
            if again:
                prompt = self.prompt()
                if self.answer_by_plan(prompt):
                    return
                options = self.show_options(prompt)
            typed = self.read(">")
            again = typed == ""
            self.obey(typed, options)

    def prompt(self) -> Prompt:
        prompt = self.table.spec.prompt(self.table.history.game, self.role)
        assert prompt is not None
        return prompt

    def answer_by_plan(self, prompt: Prompt) -> bool:
        """A prepared plan that was chosen answers as long as it has something to say."""
        move = dict(self.table.spec.prepared(prompt)).get(self.plans.get(self.role, ""), "")
        if move:
            self.act(self.table.spec.parse(move))
        return bool(move)

    def obey(self, typed: str | None, options: list[Option]) -> None:
        """A number, a command or a move text."""
        if typed is None:
            self.left = True
            return
        word, _, rest = typed.partition(" ")
        try:
            if typed.isdecimal() and typed.isascii() and len(typed) < 5:
                self.choose(int(typed), options)
            elif word.lower() in self.commands and typed not in self.table.spec.table.by_text:
                self.commands[word.lower()](self, rest.strip())
            elif typed:
                self.move(typed)
        except UnderkeepError as error:
            click.echo(str(error))

    def choose(self, number: int, options: list[Option]) -> None:
        if 1 <= number <= len(options):
            self.act(self.table.spec.parse(options[number - 1].move))
        else:
            self.say("terminal-no-number", most=len(options))

    def move(self, text: str) -> None:
        action = self.action(text)
        if action is None:
            return
        refusal = self.table.spec.check(self.table.history.game, self.role, action)
        if refusal is None:
            self.act(action)
        else:
            self.say_refusal(refusal)

    def act(self, action: Action) -> None:
        """Carry out what is legal."""
        self.table.history.act(self.role, action)

    def action(self, text: str) -> Action | None:
        known = self.table.spec.table.by_text
        found = known.get(" ".join(text.split())) or known.get(self.words.typed(text))
        if found is None:
            self.say("terminal-no-move", text=text)
        return found

    # ------------------------------------------------------------------ the end
    def farewell(self) -> None:
        """The result, the last board and a chance to keep the game."""
        table = self.table
        result = table.spec.result(table.history.game)
        seat = self.seated or DeviceSeat(())
        self.say_log(table.news(seat))
        click.echo(table.spec.draw(table.spec.view(table.history.game, frozenset()), self.colour, self.lang))
        if result is not None:
            self.say_result(result)
        self.say("terminal-seed", seed=table.seed.hex())
        if next_table(table) is not None:
            self.say("terminal-onward")
        while not self.left and self.table is table:
            self.obey(self.read(">"), [])
        if not self.left:
            self.run()

    def say_result(self, result: Result) -> None:
        click.echo(self.bold(self.words.label(result.how)))
        winners = ", ".join(self.words.role(role) for role in result.winners)
        click.echo(
            self.words.say("terminal-winners", roles=winners) if winners else self.words.say("terminal-no-winner")
        )
        for role, points in result.scores:
            click.echo(f"  {self.words.role(role)}: {points}")


# ---------------------------------------------------------------------- commands
def help_(screen: Screen, _: str) -> None:
    screen.say("terminal-help")


def why(screen: Screen, text: str) -> None:
    """Why a move is not legal, with its rule; of a legal one, which rule it goes by."""
    action = screen.action(text)
    if action is None:
        return
    refusal = screen.table.spec.check(screen.table.history.game, screen.role, action)
    if refusal is not None:
        screen.say_refusal(refusal)
        return
    screen.say("terminal-legal", move=screen.words.move(action.text))
    rule = screen.table.spec.rule_of(action)
    if rule in screen.rules.by_id:
        screen.say_rule(screen.rules.by_id[rule])


def undo(screen: Screen, _: str) -> None:
    """Take back what taught nobody anything, else say why not."""
    assert screen.seated is not None
    role = screen.table.last_mover(screen.seated, screen.role)
    any_moves = bool(screen.table.history.moves)
    verdict = screen.table.take_back(role)
    if verdict.kind == FREE:
        screen.say("terminal-undone")
    elif not any_moves:
        screen.say("terminal-undo-nothing")
    else:
        say_why_no_undo(screen, verdict)


def say_why_no_undo(screen: Screen, verdict: Verdict) -> None:
    if verdict.kind == CONSENT:
        screen.say("terminal-undo-learnt" if verdict.learners else "terminal-undo-others")
        return
    names = [screen.words.role(name) for n, name in enumerate(screen.table.names) if verdict.learners >> n & 1]
    screen.say("terminal-undo-known", roles=", ".join(names))
    for fact in dict.fromkeys(verdict.facts):
        if fact:
            click.echo(f"  {screen.words.say(fact)}")


def log(screen: Screen, text: str) -> None:
    """The last lines of what this seat may know, or as many as are asked for."""
    seat = screen.seated or DeviceSeat(())
    count = int(text) if text.isdecimal() and text.isascii() and len(text) < 7 else LOG_LINES
    screen.say_log(screen.table.heard(seat)[-count:] if count else [])


def prepared(screen: Screen, text: str) -> None:
    """Let a prepared plan answer the questions of the set-up; without a name, what there is to choose from."""
    plans = dict(screen.table.spec.prepared(screen.prompt()))
    name = secrets.choice(list(plans)) if text == SURPRISE and plans else text
    if name not in plans:
        for plan in plans:
            id = f"{screen.table.spec.id}-plan-{plan}"
            click.echo(f"  {plan:<10} {screen.words.say(id)}: {screen.words.say(f'{id}-why')}")
        return screen.say("terminal-prepared" if plans else "terminal-prepared-none")
    screen.plans[screen.role] = name
    screen.answer_by_plan(screen.prompt())


def rules(screen: Screen, text: str) -> None:
    """A rule, a family, or the rules that answer a question best."""
    found = screen.rules.named(text) if text else ()
    if text and not found and not RULE_ID.fullmatch(text):
        found = tuple(one.rule for one in search_rules([screen.table.spec.id], text, screen.lang)[:FEW_RULES])
    if not found:
        screen.say("terminal-no-rule", id=text)
    for rule in found:
        screen.say_rule(rule)


def save(screen: Screen, text: str) -> None:
    if not text:
        return screen.say("terminal-which-file")
    screen.table.save(Path(text).expanduser())
    screen.say("terminal-saved", file=text)


def load(screen: Screen, text: str) -> None:
    """Another game in place of this one, with the same people."""
    if not text:
        return screen.say("terminal-which-file")
    table = load_table(screen.table.loaded, Path(text).expanduser())
    table.sit(*screen.seating)
    screen.table, screen.seated = table, None
    screen.say("terminal-loaded", file=text)


def onward(screen: Screen, _: str) -> None:
    """The game that goes on from how this one ended, e.g. the next chapter, with the same people."""
    table = next_table(screen.table)
    if table is None:
        return screen.say("terminal-no-onward")
    table.sit(*screen.seating)
    screen.table, screen.seated = table, None


def quit_(screen: Screen, _: str) -> None:
    screen.left = True


COMMANDS: Final[dict[str, Callable[[Screen, str], None]]] = {
    "help": help_,
    "why": why,
    "look": inspecting.look,
    "piles": inspecting.piles,
    "goal": inspecting.goal,
    "hint": inspecting.hint,
    "undo": undo,
    "prepared": prepared,
    "log": log,
    "rules": rules,
    "save": save,
    "load": load,
    "onward": onward,
    "quit": quit_,
}
