"""Settings of `underkeep serve` from a file or from the environment, so that no password stands in a process list.

What is typed wins over the environment (UNDERKEEP_PORT for --port), that over the file, that over the defaults.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from underkeep.core.kernel.errors import BadInput
from underkeep.library import read_toml
from underkeep.nearest import did_you_mean

PREFIX: Final = "UNDERKEEP"


def by_environment(command: click.Command) -> click.Command:
    """Let every option be given by a variable that is called like it; several values stand apart by blanks."""
    for param in command.params:
        if isinstance(param, click.Option):
            param.envvar = variable(param)
    return command


def variable(option: click.Option) -> str:
    """--public-url as UNDERKEEP_PUBLIC_URL."""
    return f"{PREFIX}_{option.opts[0][2:].replace('-', '_').upper()}"


def read_settings(ctx: click.Context, _: click.Parameter, path: Path | None) -> None:
    """The options of the command by their long names, without the dashes before them."""
    if path is None:
        return
    names = {option[2:]: param for param in ctx.command.params for option in param.opts if option.startswith("--")}
    names.pop("settings")
    defaults: dict[str, Any] = {}
    for key, value in read_toml(path).items():
        if key not in names:
            remedy = f"{did_you_mean(key, names)}There are: {', '.join(names)}."
            raise BadInput("unknown setting", f"{path}: {key}", remedy)
        defaults[names[key].name or key] = value
    ctx.default_map = defaults


with_settings = click.option(
    "--settings",
    type=click.Path(path_type=Path),
    is_eager=True,
    expose_value=False,
    callback=read_settings,
    help="TOML file of options, as in `port = 8000`; what is typed wins over it.",
)
