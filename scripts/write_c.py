"""mypyc in a process of its own: writes the modules as C and says in `c.json` how it is to be compiled.

When it has ended, its memory is free for the C compiler.

    python scripts/write_c.py        in the folder that holds `plan.json` of compile_engine.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts.ends_with import end_with_parent  # noqa: E402  found only by the line above

FLAGS: Final = (
    "--strict",
    "--namespace-packages",
    "--explicit-package-bases",
    "--follow-imports=silent",  # what is not compiled may import what a wheel's build environment does not have
)
TOLD: Final = ("name", "sources", "include_dirs", "extra_compile_args")


def main() -> None:
    """One C file for each module; compile_c.py puts them together."""
    from mypyc.build import mypycify

    end_with_parent()
    plan = json.loads(Path("plan.json").read_text())
    words = [*FLAGS, *plan["modules"]]
    extensions = mypycify(
        words, opt_level=str(plan["opt"]), debug_level="0", multi_file=True, group_name=plan["group"], target_dir="c"
    )
    told = [{name: getattr(extension, name) for name in TOLD} for extension in extensions]
    Path("c.json").write_text(json.dumps(told))


if __name__ == "__main__":
    main()
