"""Rated tables: what they ask of those who make them and sit there, so that a rating says something.

Who sits at one is a person with a password, once; nobody chose the luck; no bot gives advice, and nothing is taken back
that luck has shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import Person


def check_rated(wish: wire.NewTable, person: Person | None, together: bool) -> None:
    """May this table be rated?"""
    if not wish.settings.rated:
        return
    if person is None or person.password is None:
        raise Denied("server-no-rated-name")
    if wish.seed is not None:
        raise BadInput("a rated table has no chosen seed", "seed", "Leave it out.")
    check_chairs(wish.seats, together)


def check_chairs(seats: Sequence[wire.SeatWish], together: bool) -> None:
    if any(seat.kind == "hotseat" for seat in seats):
        raise BadInput("a rated table has no hot-seat", "seats", "Give each person a device of their own.")
    if all(seat.kind == "bot" for seat in seats):
        raise BadInput("a rated table needs a person", "seats", "Sit down at it.")
    if not together and any(len(seat.roles) > 1 for seat in seats if seat.kind != "bot"):
        raise BadInput("at a rated table everybody plays one role", "seats", "Give the others to friends or bots.")


def refuse_sitting(seats: Sequence[Seat], person: Person | None, owner: bytes) -> None:
    """Who may take a seat at a rated table?"""
    if person is None or person.password is None:
        raise Denied("server-no-rated-name")
    if any(seat.session == owner for seat in seats):
        raise Denied("server-no-rated-twice")
