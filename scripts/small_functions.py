"""Small functions go into their callers of all C files, not only of their own.

A C compiler sees one unit of files. The small functions that a unit calls from others stand in it besides, under a name
of their own: as C that is there to be put into callers.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

MAX_LINES: Final = 60  # of C: an index of a vector with its checks has 50
DEFINED: Final = re.compile(
    r"^(?!static)(\w[\w *]*?)\b(CPyDef_\w+)(\([^;{}]*\) \{\n.*?^\}\n)", re.MULTILINE | re.DOTALL
)
CALLED: Final = re.compile(r"\bCPyDef_\w+(?=\()")
COPY: Final = """static inline {gives}small_{name}{rest}
#define {name}(...) small_{name}(__VA_ARGS__)
"""


@dataclass(frozen=True)
class SmallFunction:
    """A function as it stands in its C file, and as it stands in other units."""

    file: str
    name: str
    copy: str


class SmallFunctions:
    """Those of all C files that mypyc has written."""

    def __init__(self, files: list[str]) -> None:
        texts = {file: Path(file).read_text(encoding="utf-8") for file in files}
        self.called = {file: set(CALLED.findall(text)) for file, text in texts.items()}
        self.all = [function for file, text in texts.items() for function in small_of(file, text)]

    def used_by(self, unit: list[str]) -> str:
        """Copies of what the files of a unit call and other units define."""
        called = set[str]().union(*(self.called[file] for file in unit))
        return "".join(one.copy for one in self.all if one.name in called and one.file not in unit)


def small_of(file: str, text: str) -> list[SmallFunction]:
    """The functions of a C file that are not too long."""
    return [
        SmallFunction(file, found[2], COPY.format(gives=found[1], name=found[2], rest=found[3]))
        for found in DEFINED.finditer(text)
        if found[3].count("\n") <= MAX_LINES
    ]
