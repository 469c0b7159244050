"""`underkeep native`: compiles the engine of a checkout. What it does stands in scripts/compile_engine.py."""

from __future__ import annotations

import subprocess
import sys

import click

from underkeep import engine


@click.command()
@click.option("--opt", type=click.IntRange(0, 3), default=2, show_default=True, help="Level of the C compiler.")
def native(opt: int) -> None:
    """Compile core and games for this checkout."""
    root = engine.checkout()
    if root is None:
        raise engine.EngineMissing(
            "native: only the sources of a checkout can be compiled\nInstall with `pip install .` instead."
        )
    script = root / "scripts" / "compile_engine.py"
    sys.exit(subprocess.run([sys.executable, str(script), "--opt", str(opt)], check=False).returncode)
