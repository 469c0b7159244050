"""Known holes of what we depend on: `./run python scripts/audit.py`. It asks PyPI and npm, so it needs the net.

Exit status 0 when nothing is known, 1 when something is, 2 when one of them could not be asked.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PIP_AUDIT: Final = "pip-audit==2.10.1"
UNASKED: Final = ("could not be audited", "audit endpoint returned an error")


def audit(name: str, command: list[str], folder: Path) -> int:
    """One list, shown as the tool prints it; what it could not ask about does not pass for clean."""
    print(f"== {name}: {' '.join(command)}", flush=True)
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(done.stdout, flush=True)
    if any(words in done.stdout for words in UNASKED):
        return 2
    return int(done.returncode != 0)


def main() -> int:
    """Python's packages with all extras, then the client's."""
    uv = os.environ.get("UV", "uv")
    with tempfile.TemporaryDirectory() as scratch:
        listed = Path(scratch, "requirements.txt")
        export = [uv, "export", "--quiet", "--no-hashes", "--no-emit-project", "--all-extras", "-o", str(listed)]
        subprocess.run(export, cwd=ROOT, check=True)
        tool = [uv, "tool", "run", PIP_AUDIT, "--requirement", str(listed), "--no-deps", "--disable-pip"]
        python = audit("PyPI", tool, ROOT)
    npm = [sys.executable, str(ROOT / "scripts" / "npm.py"), "audit"]
    return max(python, audit("npm", npm, ROOT))


if __name__ == "__main__":
    sys.exit(main())
