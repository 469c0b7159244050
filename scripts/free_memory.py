"""How much memory is free, and how many C compilers it is enough for."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1_000_000
MYPYC_NEEDS: Final = (150, 300)  # megabytes: to begin with, and for every megabyte of Python; measured
COMPILER_NEEDS: Final = 600  # megabytes for one of them, with units as large as compile_c.py makes them
MEMINFO: Final = Path("/proc/meminfo")
GROUP: Final = Path("/sys/fs/cgroup")  # the limits of a container


class TooLittleMemory(RuntimeError):
    """There is not enough free memory to begin; the message has the remedy."""


def free_memory(meminfo: Path = MEMINFO, group: Path = GROUP) -> int | None:
    """Megabytes that programs can still have, None if the system does not tell."""
    told = [*free_of_machine(meminfo), *free_of_container(group)]
    return min(told) if told else None


def free_of_machine(meminfo: Path) -> list[int]:
    if not meminfo.is_file():
        return []
    lines = meminfo.read_text().splitlines()
    return [int(line.split()[1]) * 1024 // MEGABYTE for line in lines if line.startswith("MemAvailable:")]


def free_of_container(group: Path) -> list[int]:
    """Limit less use; files that the system keeps at hand can go."""
    try:
        limit, used = (group / "memory.max").read_text().strip(), int((group / "memory.current").read_text())
        files = dict(line.split() for line in (group / "memory.stat").read_text().splitlines())
    except (OSError, ValueError):
        return []
    kept = int(files.get("inactive_file", "0"))
    return [] if limit == "max" else [(int(limit) - used + kept) // MEGABYTE]


def needed_by_mypyc(modules: Iterable[str]) -> int:
    """Megabytes for these modules."""
    base, each = MYPYC_NEEDS
    return base + each * sum(map(os.path.getsize, modules)) // MEGABYTE


def look(modules: Iterable[str], free: int | None) -> str:
    """Is there enough for mypyc? What it needs and what there is, in one line."""
    needs = needed_by_mypyc(modules)
    if free is None:
        return f"mypyc needs {needs} MB of memory (this system does not tell how much is free)"
    if free < needs:
        raise TooLittleMemory(
            f"the engine is not compiled: mypyc needs {needs} MB of memory, and {free} MB are free\n"
            "End other programs and try again; until then the engine runs as plain Python."
        )
    return f"mypyc needs {needs} MB of memory; {free} MB are free"


def compilers_for(free: int | None, cores: int) -> int:
    """C compilers side by side: one for each core, fewer if memory is short, at least one."""
    return cores if free is None else max(1, min(cores, free // COMPILER_NEEDS))
