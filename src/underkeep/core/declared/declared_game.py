"""DeclaredGame: a state whose fields are declared, which therefore can be copied, written and read without more."""

from __future__ import annotations

from typing import Any

from underkeep.core.declared.declared_parts import Parts
from underkeep.core.declared.state_fields import HANDS, NUMBER, NUMBERS, ROWS, StateField
from underkeep.core.formats.codec import ints
from underkeep.core.formats.options import Options
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile


class DeclaredGame(Game):
    """A subclass adds an attribute for each field that it declares, and takes the same arguments."""

    def __init__(self, luck: Luck, roles: int, options: Options, content: Parts) -> None:
        super().__init__(luck, roles)
        self.settings = options
        self.content = content

    def declared(self) -> tuple[StateField, ...]:
        raise NotImplementedError

    def clone(self) -> DeclaredGame:
        copy = type(self)(self.luck.clone(), int(self.roles), self.settings, self.content)
        for field in self.declared():
            setattr(copy, field.name, copied(field, getattr(self, field.name)))
        copy.copy_kernel(self)
        return copy


def copied(field: StateField, value: Any) -> Any:
    """The value of a field for a clone, which shares nothing that changes."""
    if field.kind == NUMBER:
        return value
    if field.kind == NUMBERS:
        return value[:]
    if field.kind in (HANDS, ROWS):
        piles: list[Pile] = value
        return [pile.clone() for pile in piles]
    pile: Pile = value
    return pile.clone()


def written(field: StateField, value: Any) -> Any:
    """The value of a field as numbers and lists of them."""
    if field.kind == NUMBER:
        return int(value)
    if field.kind == NUMBERS:
        return ints(value)
    if field.kind in (HANDS, ROWS):
        piles: list[Pile] = value
        return [ints(pile.items) for pile in piles]
    pile: Pile = value
    return ints(pile.items)


def put_back(game: DeclaredGame, field: StateField, value: Any) -> None:
    """What was written, into a game just made."""
    if field.kind == NUMBER:
        setattr(game, field.name, value)
    elif field.kind == NUMBERS:
        setattr(game, field.name, vec[i64](value))
    elif field.kind in (HANDS, ROWS):
        piles: list[Pile] = getattr(game, field.name)
        for pile, items in zip(piles, value, strict=True):
            pile.items = vec[i64](items)
    else:
        one: Pile = getattr(game, field.name)
        one.items = vec[i64](value)
