"""Which fields of the state reach a view: each is changed in turn, and what a seat sees may change only for fields that
stand in a list of what may be seen (`GameSpec.public`, `GameSpec.own`).

This notices a field that was added to the state and shown by accident, whatever the view calls it: nothing is compared
by name or spelling. A field is named by its way from the game, `knight.grit`, places of lists as `[]`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from typing import Any

from underkeep.core.formats.codec import canonical
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import plain
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.run import Run
from underkeep.core.testing.worlds import Seat

NO_STATE = frozenset(("frames", "steps", "luck", "roles", "answered", "listener", "rules"))  # other points guard these
SAMPLED_PLACES = 6  # of each list

Probe = tuple[str, Callable[[int], None], Callable[[], None], int]  # name, write, put back, value


def check_reach(run: Run, seat: Seat) -> None:
    """What the seat sees depends on listed fields only."""
    spec = run.spec
    allowed = {*spec.public, *spec.own} if seat else set(spec.public)
    copy = spec.load(run.saved(), run.case.content)
    dice = Dice("reach", run.seed, run.move)  # of its own: the games stay what they were
    for name in reached(spec, copy, seat, dice, allowed):
        who = "somebody" if seat else "everybody"
        kind = "own" if seat else "public"
        run.fail("state is shown by list", f"{who} sees {name}: if that is right, name it in GameSpec.{kind}")


def reached(spec: GameSpec, game: Game, seat: Seat, dice: Dice, allowed: set[str]) -> list[str]:
    """Fields that are not allowed and yet change what is seen; the game is as before afterwards."""
    before = canonical(plain(spec.view(game, seat)))
    found: list[str] = []
    content = spec.content_of(game)
    for name, write, restore, value in probes(game, "", dice, [content]):
        if name in allowed or name in found:
            continue
        try:
            if any(differs(spec, game, seat, before, write, other) for other in (value + 1, value - 1, 0)):
                found.append(name)
        finally:
            restore()
    return found


def differs(spec: GameSpec, game: Game, seat: Seat, before: bytes, write: Callable[[int], None], value: int) -> bool:
    """Whether the view shows the other value; a view that cannot be built from it has looked at it, too."""
    try:
        write(value)
    except (TypeError, ValueError, OverflowError):
        return False  # no value for this field
    try:
        return canonical(plain(spec.view(game, seat))) != before
    except Exception:  # an impossible value may break anything, and only shows that it was looked at
        return True


def probes(thing: Any, path: str, dice: Dice, known: list[Any]) -> Iterator[Probe]:
    """Every number of a state, and how to change it; content, and what leads back to where it came from, is known."""
    known = [*known, thing]
    for name in attributes(thing):
        if not (path == "" and name in NO_STATE):
            yield from probes_of(thing, name, f"{path}.{name}".lstrip("."), dice, known)


def attributes(thing: Any) -> list[str]:
    """The fields of an object, on the sources and on the compiled engine."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    return [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ()) if "__" not in name]


def probes_of(owner: Any, name: str, path: str, dice: Dice, known: list[Any]) -> Iterator[Probe]:
    value = getattr(owner, name, None)
    if isinstance(value, int):
        yield number_probe(owner, name, path, value)
    elif isinstance(value, (list, vec)):
        yield from list_probes(owner, name, path, value, dice, known)
    elif is_state(value, known):
        yield from probes(value, path, dice, known)


def number_probe(owner: Any, name: str, path: str, value: int) -> Probe:
    def write(other: int) -> None:
        setattr(owner, name, bool(other) if isinstance(value, bool) else other)

    return path, write, lambda: setattr(owner, name, value), int(value)


def list_probes(owner: Any, name: str, path: str, items: Any, dice: Dice, known: list[Any]) -> Iterator[Probe]:
    """Some places of a list; vectors are replaced, since clones may share them."""
    for place in dice.some(list(range(len(items))), SAMPLED_PLACES):
        item = items[place]
        if isinstance(item, int):
            yield place_probe(owner, name, f"{path}[]", items, place)
        elif is_state(item, known):
            yield from probes(item, f"{path}[]", dice, known)
        elif isinstance(item, (list, vec)) and len(item):
            yield place_of_place(items, place, f"{path}[][]", dice.below(len(item)))


def place_probe(owner: Any, name: str, path: str, items: Any, place: int) -> Probe:
    def write(other: int) -> None:
        copy = items[:]
        copy[place] = i64(other)
        setattr(owner, name, copy)

    return path, write, lambda: setattr(owner, name, items), int(items[place])


def place_of_place(items: Any, place: int, path: str, inner: int) -> Probe:
    row = items[place]

    def write(other: int) -> None:
        copy = row[:]
        copy[inner] = other
        items[place] = copy

    return path, write, lambda: items.__setitem__(place, row), int(row[inner]) if isinstance(row[inner], int) else 0


def is_state(value: Any, known: list[Any]) -> bool:
    """A mutable object of a game: content, options and other frozen things are no state."""
    if (
        any(value is one for one in known)
        or value is None
        or isinstance(value, (str, bytes, tuple, dict, set, frozenset))
        or callable(value)
    ):
        return False
    return not is_dataclass(value) and bool(attributes(value))
