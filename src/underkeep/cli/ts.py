"""`underkeep ts`: writes the TypeScript of protocol and Views into a checkout's client."""

from __future__ import annotations

from pathlib import Path

import click

from underkeep import engine
from underkeep.core.kernel.errors import BadInput
from underkeep.server.wire.typescript import files


def client_folder() -> Path:
    root = engine.checkout()
    if root is None:
        raise BadInput("there is no client to write to", "ts", "Run it in a checkout of the sources.")
    return root / "client" / "src"


@click.command()
def ts() -> None:
    """Write the client's generated types."""
    for path, text in files(client_folder()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        click.echo(path.relative_to(client_folder().parent.parent))
