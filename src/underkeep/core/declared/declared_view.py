"""What a seat may know of a declared game, and the same as text: for terminal, screen reader and the plain board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from underkeep.core.declared.declared_game import DeclaredGame
from underkeep.core.declared.declared_parts import Parts
from underkeep.core.declared.state_fields import NUMBER, NUMBERS, Place, StateField, places_of
from underkeep.core.formats.codec import ints
from underkeep.core.formats.options import Value

YOU: Final = {"en": "you", "it": "tu"}
CARDS: Final = {"en": "cards", "it": "carte"}
ONE_CARD: Final = {"en": "1 card", "it": "1 carta"}
NO_CARDS: Final = {"en": "none", "it": "nessuna"}
ASKED: Final = "> "


@final
@dataclass(frozen=True)
class NumberView:
    """A number of the table; `said` is what it stands for, where it has a name."""

    id: str
    value: int
    said: str


@final
@dataclass(frozen=True)
class PlaceView:
    """A pile: everybody sees how many cards lie there, those who may look which ones."""

    id: str
    count: int
    cards: tuple[str, ...] | None


@final
@dataclass(frozen=True)
class DeclaredView:
    """Everything that a set of roles may know."""

    game: str
    options: tuple[tuple[str, Value], ...]
    content: str
    roles: tuple[str, ...]
    seat: tuple[str, ...]
    numbers: tuple[NumberView, ...]
    places: tuple[PlaceView, ...]
    asked: tuple[str, ...]


def view_of(id: str, game: DeclaredGame, names: tuple[str, ...], seat: frozenset[int]) -> DeclaredView:
    asked = game.asked()
    state = game.declared()
    return DeclaredView(
        game=id,
        options=tuple(game.settings.values.items()),
        content=game.content.digest,
        roles=names,
        seat=tuple([names[role] for role in sorted(seat)]),
        numbers=tuple([number for field in state for number in numbers_of(game, field, names)]),
        places=tuple([place_view(place, seat) for place in places_of(game, state, names)]),
        asked=tuple([name for role, name in enumerate(names) if asked >> role & 1]),
    )


def numbers_of(game: DeclaredGame, field: StateField, names: tuple[str, ...]) -> list[NumberView]:
    """The number of a field, or one for each role."""
    if field.kind == NUMBER:
        return [number_view(field, field.name, int(getattr(game, field.name)))]
    if field.kind == NUMBERS:
        values = ints(getattr(game, field.name))
        return [number_view(field, f"{field.name}:{names[role]}", value) for role, value in enumerate(values)]
    return []


def number_view(field: StateField, id: str, value: int) -> NumberView:
    return NumberView(id, value, field.names[value] if 0 <= value < len(field.names) else "")


def place_view(place: Place, seat: frozenset[int]) -> PlaceView:
    items = ints(place.pile.items)
    cards = place.field.cards().cards
    return PlaceView(place.id, len(items), tuple([cards[n] for n in items]) if place.is_open_to(seat) else None)


# ---------------------------------------------------------------------- as text
def drawn(view: DeclaredView, content: Parts, lang: str) -> str:
    """The table first, then a paragraph for each role; what is no place of parts.toml is not drawn."""
    lines = [*lines_of(view, content, lang, "")]
    for role in view.roles:
        mark = ASKED if role in view.asked else ""
        mine = f" ({YOU[lang]})" if role in view.seat else ""
        lines += ["", f"{mark}{content.say(role, lang)}{mine}"]
        lines += [f"  {line}" for line in lines_of(view, content, lang, role)]
    return "\n".join(lines)


def lines_of(view: DeclaredView, content: Parts, lang: str, role: str) -> Iterable[str]:
    """A line for each number and place of the table ("") or of a role."""
    lines: list[str] = []
    for number in view.numbers:
        name, _, owner = number.id.partition(":")
        if owner == role and name in content.places:
            said = content.say(number.said, lang) if number.said else str(number.value)
            lines.append(f"{content.say(name, lang)}: {said}")
    for place in view.places:
        name, _, owner = place.id.partition(":")
        if owner == role and name in content.places:
            lines.append(f"{content.say(name, lang)}: {cards_said(place, content, lang)}")
    return lines


def cards_said(place: PlaceView, content: Parts, lang: str) -> str:
    """Which cards, equal ones together; how many, for those who may not look."""
    if place.count == 0:
        return NO_CARDS[lang]
    if place.cards is None:
        return ONE_CARD[lang] if place.count == 1 else f"{place.count} {CARDS[lang]}"
    said: list[str] = []
    for card in dict.fromkeys(place.cards):
        count = place.cards.count(card)
        said.append(content.say(card, lang) if count == 1 else f"{count} × {content.say(card, lang)}")
    return ", ".join(said)
