"""Commands of the terminal that ask and change nothing: what a thing is, what lies in piles, who is how near, what a
strong bot would do. All of it from the view of whoever sits at the screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from underkeep.bots.api import budget_of, choose, levels_for

if TYPE_CHECKING:
    from underkeep.cli.screen import Screen
    from underkeep.core.kernel.views import Label

STRONG = "master"


def say_lines(screen: Screen, lines: tuple[Label, ...]) -> None:
    for line in lines:
        click.echo(f"  {screen.words.label(line)}")


def look(screen: Screen, thing: str) -> None:
    """By id or place, else by the name that it has in the reader's language."""
    if not thing:
        return screen.say("terminal-look-what")
    spec, view = screen.table.spec, screen.view()
    found = spec.look(view, thing.casefold())
    if found:
        return say_thing(screen, thing.casefold(), found)
    known = [(id, lines) for id in screen.words.called(thing) if (lines := spec.look(view, id))]
    if len(known) == 1:
        return say_thing(screen, *known[0])
    if known:
        names = ", ".join(f"{screen.words.name(id)} ({id})" for id, _ in known)
        return screen.say("terminal-look-several", thing=thing, list=names)
    screen.say("terminal-look-nothing", thing=thing)


def say_thing(screen: Screen, thing: str, lines: tuple[Label, ...]) -> None:
    """What is known of it, and which rule tells of it."""
    say_lines(screen, lines)
    rule = screen.table.spec.rule_about(screen.view(), thing)
    if rule in screen.rules.by_id:
        click.echo(f"  {screen.title(rule)}")


def piles(screen: Screen, _: str) -> None:
    lines = screen.table.spec.piles(screen.view())
    say_lines(screen, lines)
    if not lines:
        screen.say("terminal-no-piles")


def goal(screen: Screen, text: str) -> None:
    """Of one role, by its id or name, or of all."""
    names = screen.table.names
    wanted = [
        role for role, name in enumerate(names) if text.casefold() in ("", name, screen.words.role(name).casefold())
    ]
    if not wanted:
        return screen.say("terminal-no-role", role=text, roles=", ".join(screen.words.role(name) for name in names))
    told = [(role, screen.table.spec.goal(screen.view(), role)) for role in wanted]
    for role, lines in told:
        if lines:
            click.echo(screen.bold(screen.words.role(names[role])))
            say_lines(screen, lines)
    if not any(lines for _, lines in told):
        screen.say("terminal-no-goal")


def hint(screen: Screen, _: str) -> None:
    """What the strongest level that answers quickly would choose from the same view, and why."""
    spec, game = screen.table.spec, screen.table.history.game
    prompt = spec.prompt(game, screen.role)
    if prompt is None:
        return screen.say("refusal-over" if game.over() else "refusal-not-asked")
    levels = levels_for(spec.id)
    level = STRONG if STRONG in levels else levels[-1]
    choice = choose(
        level, spec.view(game, frozenset({screen.role})), prompt, budget_of(level), len(screen.table.history.moves)
    )
    option = next(option for option in prompt.options if option.move == choice.move)
    screen.say("terminal-hint", move=f"{screen.words.label(option.label)}  [{screen.words.move(option.move)}]")
    say_lines(screen, tuple(reason.label for reason in choice.reasons))
