"""What is shown, looked at value by value: plain values, the game's own words, no seed and no frame of the stack.

Views are large and looked at often: they are walked without recursion, and what only depends on the game is kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from functools import cache

from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import field_names
from underkeep.core.testing.run import Run

WORD = re.compile(r"[A-Z][a-z0-9]*")
CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
SEED_PART = 12  # so many hexadecimal digits of a seed in a row are no accident
DIGITS = re.compile(rf"[0-9a-f]{{{SEED_PART},}}")


def check_plainness(run: Run, view: object) -> None:
    """A view is a frozen dataclass of str, int, bool, None and tuples: nothing leads back to the game."""
    astray = strangers_in(view)
    if astray:
        run.fail("information 4 secrets", f"the view holds more than plain values: {', '.join(sorted(astray))}")


def strangers_in(view: object) -> set[str]:
    """The types that a view may not hold."""
    found: set[str] = set()
    left: list[object] = [view]
    while left:
        value = left.pop()
        if value is None or isinstance(value, (str, int)):
            continue
        if isinstance(value, tuple):
            left.extend(value)
        elif is_dataclass(value) and not isinstance(value, type):
            if value.__hash__ is None:
                found.add(f"{type(value).__name__} (not frozen)")
            left.extend(getattr(value, name) for name in field_names(type(value)))
        else:
            found.add(type(value).__name__)
    return found


def check_secrets(run: Run, text: str, where: str) -> None:
    """No seed, whole or in part, and no frame of the stack in anything shown."""
    seed = run.game.luck.seed.hex()
    parts = {seed[n : n + SEED_PART] for n in range(0, len(seed) - SEED_PART + 1)}
    if any(digits[n : n + SEED_PART] in parts for digits in DIGITS.findall(text) for n in range(len(digits))):
        run.fail("information 4 secrets", f"{where} holds the seed")
    frame = next((name for name in run.spec.frames if f'"{name}"' in text), "")
    if frame:
        run.fail("information 4 secrets", f"{where} names the frame {frame}")


def check_frames(run: Run, shown: object) -> None:
    """A view speaks the game's words: no frame of the stack stands in it by its name, however spelled, or by its
    fields. A word that players type in a move is theirs: `left swarm-move` names a printed icon.
    """
    spelled, held = words_of_frames(run.spec), fields_of_frames(run.spec)
    for text in sorted(texts_in(shown) & spelled.keys()):
        run.fail("information 4 secrets", f"a view names the frame {spelled[text]} as {text!r}")
    for keys in records_in(shown) & held.keys():
        run.fail("information 4 secrets", f"a view has a record of the fields of the frame {held[keys]}")


@cache
def words_of_frames(spec: GameSpec) -> dict[str, str]:
    """The frames by every spelling of their names that is no word of a move."""
    typed = {word for action in spec.table.actions for word in action.text.split()}
    return {word: name for name in spec.frames for word in spellings(name) if word not in typed}


@cache
def fields_of_frames(spec: GameSpec) -> dict[frozenset[str], str]:
    """The frames by their fields; a single one may have the same name as anything."""
    named = ((name, field_names(kind)) for name, kind in spec.frames.items())
    return {frozenset(names): name for name, names in named if len(names) > 1}


def spellings(name: str) -> set[str]:
    """EnterTile, enterTile, enter-tile, enter tile; a name of one word is the game's own in small letters."""
    words = WORD.findall(name)
    small = [word.lower() for word in words]
    if len(words) < 2:
        return {name}
    return {name, small[0] + "".join(words[1:]), "-".join(small), " ".join(small), " ".join(words)}


def texts_in(shown: object) -> set[str]:
    """Every text of a view as plain values."""
    return {value for value in values_in(shown) if isinstance(value, str)}


def records_in(shown: object) -> set[frozenset[str]]:
    """The names of the fields of every record of a view, as the code spells them."""
    return {as_in_code(tuple(value)) for value in values_in(shown) if isinstance(value, dict)}


@cache
def as_in_code(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(CAPITAL.sub("_", name).lower().replace("-", "_").replace(" ", "_") for name in names)


def values_in(shown: object) -> Iterator[object]:
    """The plain values of a view, those that hold others before what they hold."""
    left: list[object] = [shown]
    while left:
        value = left.pop()
        yield value
        if isinstance(value, dict):
            left.extend(value.values())
        elif isinstance(value, list):
            left.extend(value)
