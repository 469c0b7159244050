"""Positions of a declared game: its fields by name, cards by their ids, decks from the top.

A number that is not stated stays as it is at the start. Where a pile of a pool is stated, the other piles of this pool
are empty, and its first deck holds all that is left, below the cards that are stated of it.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.declared.declared_deal import remaining, shuffled
from underkeep.core.declared.declared_game import DeclaredGame
from underkeep.core.declared.state_fields import BY_ROLE, DECK, NUMBER, PILES, SECRET, Place, StateField, places_of
from underkeep.core.formats.codec import ints
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec

Tree = dict[str, Any]
Stated = dict[str, list[int]]  # cards by the id of their place, as they lie there
STATE: Final = "state"
HIDDEN: Final = "hidden"
KEYS: Final = ("setup", STATE, HIDDEN, "game", "rule", "title", "steps")


def section_of(field: StateField) -> str:
    """Where a position file states a field."""
    return HIDDEN if field.kind in SECRET else STATE


# ---------------------------------------------------------------------- in
def state_position(game: DeclaredGame, names: tuple[str, ...], tree: Tree) -> None:
    """Put what a position file states into a game that has just been set up."""
    check_keys(game, tree)
    stated: Stated = {}
    for field in game.declared():
        given = (tree.get(section_of(field)) or {}).get(field.name)
        if given is None:
            continue
        where = f"{section_of(field)}.{field.name}"
        if field.kind in PILES:
            state_piles(stated, field, names, given, where)
        else:
            state_numbers(game, field, names, given, where)
    deal_stated(game, places_of(game, game.declared(), names), stated)


def check_keys(game: DeclaredGame, tree: Tree) -> None:
    for key, value in tree.items():
        if key not in KEYS and value:
            raise BadInput("is not read by this game", key, f"The keys are {', '.join(KEYS)}.")
    for section in (STATE, HIDDEN):
        known = [field.name for field in game.declared() if section_of(field) == section]
        for key in tree.get(section) or {}:
            if key not in known:
                raise BadInput("unknown key", f"{section}.{key}", f"The keys are {', '.join(known)}.")


def by_role(field: StateField, names: tuple[str, ...], given: Any, where: str) -> list[tuple[str, int, Any]]:
    """What is stated of each role: its name, its number and the value."""
    if not isinstance(given, dict) or not set(given) <= set(names):
        raise BadInput("is not stated by role", where, f"Write {{{names[0]}: ...}}; the roles are {', '.join(names)}.")
    return [(name, names.index(name), value) for name, value in given.items()]


def state_numbers(game: DeclaredGame, field: StateField, names: tuple[str, ...], given: Any, where: str) -> None:
    if field.kind == NUMBER:
        setattr(game, field.name, number_in(field, names, given, where))
        return
    values = ints(getattr(game, field.name))
    for name, role, value in by_role(field, names, given, where):
        values[role] = number_in(field, names, value, f"{where}.{name}")
    setattr(game, field.name, vec[i64](values))


def number_in(field: StateField, names: tuple[str, ...], value: Any, where: str) -> int:
    """A number, or what it stands for; where that is a role, one that plays."""
    known = names if field.names[: len(names)] == names else field.names
    if value in known:
        return known.index(value)
    if known or not isinstance(value, int) or isinstance(value, bool) or not field.low <= value <= field.high:
        said = f"one of: {', '.join(known)}" if known else f"a number from {field.low} to {field.high}"
        raise BadInput(f"{value!r} does not fit", where, f"Give {said}.")
    return value


def state_piles(
    stated: dict[str, list[int]], field: StateField, names: tuple[str, ...], given: Any, where: str
) -> None:
    if field.kind in BY_ROLE:
        for name, _, cards in by_role(field, names, given, where):
            stated[f"{field.name}:{name}"] = cards_in(field, cards, f"{where}.{name}")
    else:
        stated[field.name] = cards_in(field, given, where)


def cards_in(field: StateField, given: Any, where: str) -> list[int]:
    cards = field.cards().cards
    if not isinstance(given, list) or not set(given) <= set(cards):
        raise BadInput(f"{given!r} is not a list of cards", where, f"The cards are {', '.join(cards)}.")
    numbers = [cards.index(card) for card in given]
    return numbers[::-1] if field.kind == DECK else numbers


def deal_stated(game: DeclaredGame, places: list[Place], stated: Stated) -> None:
    """The pools of which something is stated are dealt anew."""
    for pool in {place.field.cards().id: place.field.cards() for place in places if place.id in stated}.values():
        mine = [place for place in places if place.field.pool == pool]
        known = {place.id: stated.get(place.id, []) for place in mine}
        rest = shuffled(game, pool, remaining(game, pool, known))
        decks = [place for place in mine if place.field.kind == DECK]
        if rest and not decks:
            raise BadInput(f"{len(rest)} cards of {pool.id} lie nowhere", mine[0].id, "State where all of them are.")
        for place in mine:
            below = rest if decks and place is decks[0] else []
            place.pile.items = vec[i64](below + known[place.id])


# ---------------------------------------------------------------------- out
def position_of(game: DeclaredGame, names: tuple[str, ...]) -> Tree:
    tree: Tree = {"setup": game.settings.tree(), STATE: {}, HIDDEN: {}, "luck": {}}
    for field in game.declared():
        tree[section_of(field)][field.name] = field_out(game, field, names)
    return tree


def field_out(game: DeclaredGame, field: StateField, names: tuple[str, ...]) -> Any:
    value = getattr(game, field.name)
    if field.kind in PILES:
        places = places_of(game, [field], names)
        if field.kind in BY_ROLE:
            return {names[place.role]: cards_out(place) for place in places}
        return cards_out(places[0])
    if field.kind == NUMBER:
        return number_out(field, int(value))
    return {name: number_out(field, ints(value)[role]) for role, name in enumerate(names)}


def number_out(field: StateField, value: int) -> Any:
    return field.names[value] if 0 <= value < len(field.names) else value


def cards_out(place: Place) -> list[str]:
    cards = [place.field.cards().cards[n] for n in ints(place.pile.items)]
    return cards[::-1] if place.field.kind == DECK else cards


def schema_of(state: tuple[StateField, ...]) -> Tree:
    """What each path means."""
    return {f"{section_of(field)}.{field.name}": meaning(field) for field in state}


def meaning(field: StateField) -> str:
    if field.kind in PILES:
        what = f"cards: {', '.join(field.cards().cards)}"
        what = f"{what}; the first is on top, the rest lies below" if field.kind == DECK else what
    else:
        what = f"one of: {', '.join(field.names)}" if field.names else f"a number from {field.low} to {field.high}"
    return f"by role, {what}" if field.kind in BY_ROLE else what
