"""Arguments that name something the program knows: games, bots, options, rules. A shell completes them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import click
from click.shell_completion import CompletionItem

from underkeep.bots.api import LEVELS, RANDOM
from underkeep.bots.named import installed
from underkeep.core.formats.options import CHOICE, FLAG, OptionField
from underkeep.library import spec_of
from underkeep.registry import GAMES
from underkeep.rule_sources import load_rulebooks


def beginning(known: Iterable[str], with_: str) -> list[CompletionItem]:
    """Those that begin with what stands there, whatever its capitals."""
    return [CompletionItem(name) for name in known if name.lower().startswith(with_.lower())]


class Name(click.ParamType[str]):
    """A text that is checked by the command itself, whose error says what names there are."""

    name = "text"

    def known(self, ctx: click.Context) -> Iterable[str]:
        """What the shell may offer here."""
        raise NotImplementedError

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        done, comma, rest = incomplete.rpartition(",")
        return [CompletionItem(done + comma + one.value) for one in beginning(self.known(ctx), rest)]


class GameName(Name):
    """The id of a game."""

    def known(self, ctx: click.Context) -> Iterable[str]:
        return GAMES


class BotName(Name):
    """A level, random, or a bot that was installed; files and modules are the user's own."""

    def known(self, ctx: click.Context) -> Iterable[str]:
        return (RANDOM, *LEVELS, *sorted(installed()))


class RuleId(Name):
    """The id of a rule of any game."""

    def known(self, ctx: click.Context) -> Iterable[str]:
        return [id for book in load_rulebooks() for id in book.ids()]


class GameOption(Name):
    """NAME=VALUE for the game that was named before."""

    def known(self, ctx: click.Context) -> Iterable[str]:
        typed = (ctx.params.get("game"), *ctx.args)  # where an option still lacks its value, click sorts nothing
        game = next((word for word in typed if word in GAMES), None)
        if game is None:
            return ()
        return [word for field in spec_of(game).options.fields for word in words_of(field)]


def words_of(field: OptionField) -> list[str]:
    """What may be typed for an option; where there are no fixed values, its name."""
    values: dict[str, tuple[str, ...]] = {FLAG: ("true", "false"), CHOICE: field.choices}
    return [f"{field.id}={value}" for value in values.get(field.kind, ("",))]


def a_game(required: bool = True) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return click.argument("game", type=GameName(), required=required)
