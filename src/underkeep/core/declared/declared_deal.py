"""A declared game made from a view: what is seen as it is, what is left of each pool dealt to the other places."""

from __future__ import annotations

from collections.abc import Mapping

from underkeep.core.declared.declared_game import DeclaredGame
from underkeep.core.declared.declared_view import DeclaredView
from underkeep.core.declared.state_fields import NUMBER, NUMBERS, Place, Pool
from underkeep.core.formats.codec import ints
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec

Known = Mapping[str, list[int]]  # cards by the id of their place


def deal_seen(game: DeclaredGame, view: DeclaredView, pool: Pool, places: list[Place]) -> None:
    """The places of a pool as a view shows them; what it does not show is dealt from what is left."""
    seen = {place.id: place for place in view.places}
    known: dict[str, list[int]] = {}
    for place in places:
        cards = seen[place.id].cards
        if cards is not None:
            known[place.id] = [pool.cards.index(card) for card in cards]
    rest = shuffled(game, pool, remaining(game, pool, known))
    for place in places:
        items = known.get(place.id, rest[: seen[place.id].count])
        if place.id not in known:
            rest = rest[len(items) :]
        place.pile.items = vec[i64](items)


def put_numbers(game: DeclaredGame, view: DeclaredView) -> None:
    """The numbers of a game as a view shows them."""
    seen = {number.id: number.value for number in view.numbers}
    for field in game.declared():
        if field.kind == NUMBER:
            setattr(game, field.name, seen[field.name])
        elif field.kind == NUMBERS:
            values = [seen[f"{field.name}:{role}"] for role in view.roles]
            setattr(game, field.name, vec[i64](values))


def shuffled(game: DeclaredGame, pool: Pool, cards: list[int]) -> list[int]:
    """Cards of a pool in an order of its own luck."""
    return ints(game.luck.shuffle(stream_of(game, pool), vec[i64](cards)))


def remaining(game: DeclaredGame, pool: Pool, known: Known) -> list[int]:
    """The cards of a pool that lie in no place that is known."""
    left = game.content.cards(pool)
    for id, cards in known.items():
        for card in cards:
            if card not in left:
                raise BadInput(f"there are not so many of {pool.cards[card]}", id, "Name fewer of them.")
            left.remove(card)
    return left


def stream_of(game: DeclaredGame, pool: Pool) -> int:
    """The luck of a pool: the number of the field that declares it first."""
    numbers = [number for number, field in enumerate(game.declared()) if field.pool == pool]
    return numbers[0]
