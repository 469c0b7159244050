"""The `underkeep` command: a table of commands, imported when used, and one place where errors are shown."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import click

from underkeep import __version__, engine
from underkeep.nearest import did_you_mean

COMMANDS: Final = {
    "games": "underkeep.cli.games:games",
    "options": "underkeep.cli.games:options",
    "play": "underkeep.cli.play:play",
    "learn": "underkeep.cli.learn:learn",
    "lesson": "underkeep.cli.lesson:lesson",
    "puzzle": "underkeep.cli.puzzle:puzzle",
    "puzzles": "underkeep.cli.puzzles:puzzles",
    "simulate": "underkeep.cli.simulate:simulate",
    "tournament": "underkeep.cli.tournament:tournament",
    "balance": "underkeep.cli.balance:balance",
    "dataset": "underkeep.cli.dataset:dataset",
    "bench": "underkeep.cli.bench:bench",
    "properties": "underkeep.cli.properties:properties",
    "usage": "underkeep.cli.usage:usage",
    "tune": "underkeep.cli.tune:command",
    "train": "underkeep.cli.train:command",
    "calibrate": "underkeep.cli.calibrate:command",
    "rules": "underkeep.cli.rules:rules",
    "position": "underkeep.cli.position:position",
    "record": "underkeep.cli.record:record",
    "content": "underkeep.cli.content:content",
    "serve": "underkeep.cli.serve:serve",
    "bot": "underkeep.cli.bot:bot",
    "table": "underkeep.cli.table:table",
    "person": "underkeep.cli.person:person",
    "ts": "underkeep.cli.ts:ts",
    "native": "underkeep.cli.native:native",
    "version": "underkeep.cli.version:version",
}


EXTRAS: Final = {  # what brings the modules that not everybody has
    **dict.fromkeys(("litestar", "uvicorn", "websockets", "argon2", "prometheus_client"), "server"),
    **dict.fromkeys(("numpy", "gymnasium", "pettingzoo"), "research"),
    "psycopg": "postgres",
    "distributed": "cluster",
    "pyarrow": "report",
}
DEVELOPERS: Final = ("ts", "native")  # they need the sources of a checkout


class Explained(click.ClickException):
    """A problem in words for a person; nothing was written."""

    exit_code = 2


def explain(error: Exception) -> str:
    """The message of an error that the user can mend, nothing for a mistake of ours."""
    if isinstance(error, engine.EngineMissing):
        return str(error)
    if isinstance(error, FileNotFoundError | IsADirectoryError | NotADirectoryError | PermissionError):
        return f"{error.filename}: {error.strerror}"
    if isinstance(error, ModuleNotFoundError):
        return missing_extra(error.name or "")
    from underkeep.core.kernel.errors import UnderkeepError  # not above: core may be what is missing

    return str(error) if isinstance(error, UnderkeepError) else ""


def missing_extra(module: str) -> str:
    """What to install for a command that needs more than the games; nothing for a module that we do not know."""
    extra = EXTRAS.get(module.partition(".")[0])
    return f"this command needs {module}\nInstall it with pip install 'underkeep[{extra}]'." if extra else ""


def incomplete(name: str, error: ModuleNotFoundError) -> click.Command:
    """A command whose extra is not installed: it says so when it is used, and help goes on listing it."""
    needed = missing_extra(error.name or "")
    if not needed:
        raise error

    def refuse(arguments: tuple[str, ...]) -> None:
        raise error

    arguments = click.Argument(["arguments"], nargs=-1, type=click.UNPROCESSED)
    settings = {"ignore_unknown_options": True}
    return click.Command(name, settings, refuse, [arguments], help=f"Not installed. {needed.splitlines()[-1]}")


class Commands(click.Group):
    """The table above as a click group."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        shown = [name for name in COMMANDS if engine.checkout() is not None or name not in DEVELOPERS]
        return [name for name in shown if find_spec(COMMANDS[name].partition(":")[0])]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module, _, attribute = COMMANDS[cmd_name].partition(":")
        try:
            command: click.Command = getattr(import_module(module), attribute)
        except ModuleNotFoundError as error:
            return incomplete(cmd_name, error)
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = did_you_mean(args[0], self.list_commands(ctx))
            raise click.UsageError(f"{error.message} {near}".strip(), ctx) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Exception as error:
            message = explain(error)
            if not message:
                raise
            raise Explained(message) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="Underkeep")
def main() -> None:
    """Asymmetric dungeon board games, for people, bots and researchers."""
