"""`underkeep version`: which Underkeep, on which Python, with which engine."""

from __future__ import annotations

import json
import platform

import click

from underkeep import __version__, engine


def facts() -> dict[str, str | None]:
    """What the command tells."""
    copy = engine.chosen()
    return {
        "version": __version__,
        "python": platform.python_version(),
        "engine": "pure" if copy is None else "compiled",
        "native": None if copy is None else str(copy),
    }


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
def version(as_json: bool) -> None:
    """Say which version runs, and whether its engine is compiled."""
    told = facts()
    if as_json:
        click.echo(json.dumps(told))
        return
    click.echo(f"Underkeep {told['version']} on Python {told['python']}")
    place = f" ({told['native']})" if told["native"] else ""
    click.echo(f"engine: {told['engine']}{place}")
