"""The structs of the wire are complete before threads use them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
LEARNT_LATE = """
import sys
from msgspec import ValidationError, convert
from underkeep.server import wire

calls = []
sys.setprofile(lambda frame, event, _: calls.append(frame.f_code.co_name) if event == "call" else None)
for struct in wire.STRUCTS:
    try:
        convert(dict.fromkeys(struct.__struct_fields__), struct)
    except ValidationError:
        pass
sys.setprofile(None)
print(len(wire.STRUCTS), calls.count("get_class_annotations"))
"""


def test_no_struct_is_learnt_at_its_first_use() -> None:
    """Two threads that learn one at the same time end the process: msgspec lets the second read a half-made table."""
    done = subprocess.run(
        [sys.executable, "-c", LEARNT_LATE], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    structs, late = map(int, done.stdout.split())
    assert structs > 50
    assert late == 0
