"""The `underkeep` command: a table of commands, imported when used, and one place where errors are shown."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import click

from underkeep import engine

COMMANDS: Final = {
    "play": "underkeep.cli.play:play",
    "simulate": "underkeep.cli.simulate:simulate",
    "tournament": "underkeep.cli.tournament:tournament",
    "balance": "underkeep.cli.balance:balance",
    "dataset": "underkeep.cli.dataset:dataset",
    "usage": "underkeep.cli.usage:usage",
    "tune": "underkeep.cli.tune:command",
    "rules": "underkeep.cli.rules:rules",
    "position": "underkeep.cli.position:position",
    "record": "underkeep.cli.record:record",
    "content": "underkeep.cli.content:content",
    "serve": "underkeep.cli.serve:serve",
    "table": "underkeep.cli.table:table",
    "ts": "underkeep.cli.ts:ts",
    "native": "underkeep.cli.native:native",
    "version": "underkeep.cli.version:version",
}


class Explained(click.ClickException):
    """A problem in words for a person; nothing was written."""

    exit_code = 2


def explain(error: Exception) -> str:
    """The message of an error that the user can mend, nothing for a mistake of ours."""
    if isinstance(error, engine.EngineMissing):
        return str(error)
    if isinstance(error, FileNotFoundError | IsADirectoryError | NotADirectoryError | PermissionError):
        return f"{error.filename}: {error.strerror}"
    from underkeep.core.kernel.errors import UnderkeepError  # not above: core may be what is missing

    return str(error) if isinstance(error, UnderkeepError) else ""


class Commands(click.Group):
    """The table above as a click group."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name, target in COMMANDS.items() if find_spec(target.partition(":")[0])]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        module, _, attribute = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Exception as error:
            message = explain(error)
            if not message:
                raise
            raise Explained(message) from error


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Asymmetric dungeon board games, for people, bots and researchers."""
