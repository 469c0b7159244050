"""A pack as one TOML file, to be sent to somebody: what stands in pack.toml, and the other files below `file`."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
WIDTH: Final = 120  # of a line that holds a whole list


def written(head: Mapping[str, Any], files: Mapping[str, Any]) -> str:
    """What `library.read_pack` reads again."""
    lines = [f"{key} = {value_text(value)}" for key, value in head.items()]
    for name, tree in files.items():
        loose = {key: value for key, value in tree.items() if not is_tables(value)}
        if loose or not tree:
            lines += ["", f"[file.{name}]", *fields(loose)]
        for key, value in tree.items():
            for table in value if is_tables(value) else []:
                lines += ["", f"[[file.{name}.{key_text(key)}]]", *fields(table)]
    return "\n".join(lines) + "\n"


def is_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def fields(table: Mapping[str, Any]) -> list[str]:
    """A line for each field, for a long list one for each of its parts."""
    lines: list[str] = []
    for key, value in table.items():
        line = f"{key_text(key)} = {value_text(value)}"
        if isinstance(value, list) and len(line) > WIDTH:
            lines += [f"{key_text(key)} = [", *(f"    {value_text(one)}," for one in value), "]"]
        else:
            lines.append(line)
    return lines


def key_text(key: str) -> str:
    return key if BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def value_text(value: Any) -> str:
    """A value on one line; TOML and JSON write texts, numbers and flags alike."""
    if isinstance(value, dict):
        inner = ", ".join(f"{key_text(key)} = {value_text(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(value_text(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)
