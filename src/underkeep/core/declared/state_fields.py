"""The declared state of a game: what its fields are called, what lies in them and who may look.

A number is one of the table or one for each role; a pile is a deck (nobody looks), open (everybody), the hands of the
roles (each looks into its own) or open rows before them. Cards of one pool lie in piles of that pool only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.kernel.zones import Pile

NUMBER: Final = "number"
NUMBERS: Final = "numbers"  # one for each role
DECK: Final = "deck"
OPEN: Final = "open"
HANDS: Final = "hands"
ROWS: Final = "rows"
BY_ROLE: Final = (NUMBERS, HANDS, ROWS)
SECRET: Final = (DECK, HANDS)
PILES: Final = (DECK, OPEN, HANDS, ROWS)


@final
@dataclass(frozen=True)
class Pool:
    """Cards that may change places with each other; a card is a number, its place in this list."""

    id: str
    cards: tuple[str, ...]


@final
@dataclass(frozen=True)
class StateField:
    """One field of the state, an attribute of the game by the same name."""

    kind: str
    name: str
    pool: Pool | None = None  # of piles
    low: int = 0  # of numbers: what a position file may state
    high: int = 0
    names: tuple[str, ...] = ()  # what the numbers are called, where they stand for something

    def cards(self) -> Pool:
        assert self.pool is not None
        return self.pool


@final
class Place:
    """One pile of a game: its id, `mound` or `hands:raven`, the field that it belongs to and its role, -1 for none."""

    def __init__(self, id: str, field: StateField, role: int, pile: Pile) -> None:
        self.id = id
        self.field = field
        self.role = role
        self.pile = pile

    def is_open_to(self, roles: frozenset[int]) -> bool:
        return self.field.kind not in SECRET or (self.field.kind == HANDS and self.role in roles)

    def eyes(self) -> int:
        """The bits of the roles that look into a secret place."""
        return 1 << self.role if self.field.kind == HANDS else 0


def places_of(game: Any, state: Iterable[StateField], names: tuple[str, ...]) -> list[Place]:
    """Every pile, in the order in which the state declares them, then of the roles."""
    found: list[Place] = []
    for field in state:
        if field.kind in (DECK, OPEN):
            found.append(Place(field.name, field, -1, getattr(game, field.name)))
        elif field.kind in (HANDS, ROWS):
            piles: list[Pile] = getattr(game, field.name)
            for role, pile in enumerate(piles):
                found.append(Place(f"{field.name}:{names[role]}", field, role, pile))
    return found


def public_fields(state: Iterable[StateField]) -> tuple[str, ...]:
    """What anybody may see in a view, as `GameSpec.public` names it."""
    return tuple([way_to(field) for field in state if field.kind not in SECRET])


def own_fields(state: Iterable[StateField]) -> tuple[str, ...]:
    """What some roles see besides, as `GameSpec.own` names it."""
    return tuple([way_to(field) for field in state if field.kind == HANDS])


def way_to(field: StateField) -> str:
    """The way from the game to the numbers of a field: `turn`, `mound.items[]`, `hands[].items[]`."""
    roles = "[]" if field.kind in BY_ROLE else ""
    return f"{field.name}{roles}.items[]" if field.kind in PILES else f"{field.name}{roles}"
