"""Did you mean …? The known name that is spelt most like a mistyped one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

ALIKE: Final = 0.6  # the share of letters that two names have in common


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A question to begin a remedy with, or nothing if no name is near."""
    small = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), small, n=1, cutoff=ALIKE)
    return f"Did you mean {small[near[0]]}? " if near else ""
