"""Seats: chairs of a table that hold roles, the secrets that give them, and whose eyes look through them.

A link carries a token that is exchanged once for the browser's session cookie; both are stored as hashes.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from underkeep.core.kernel.errors import BadInput
from underkeep.server.wire import SeatWish

COOKIE: Final = "underkeep_session"
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the most that browsers keep

Kind = Literal["me", "hotseat", "link", "bot"]
SPECTATOR: Final[frozenset[int]] = frozenset()
NOBODY: Final = -1  # the seat of those who only watch


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> bytes:
    """What is stored of a token or session: it is random and long, so one round is enough."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(frozen=True)
class Seat:
    """A chair. `roles` are names; `session` is the hash of the browser session that sits here, if any."""

    number: int
    kind: Kind
    roles: tuple[str, ...]
    level: str
    token: bytes | None
    session: bytes | None
    held: bytes | None = None  # for whom it is kept until they come

    def taken(self) -> bool:
        return self.kind == "bot" or self.session is not None

    def eyes(self, device: Sequence[str], names: tuple[str, ...]) -> frozenset[int]:
        """Through whose eyes the seat looks: all its roles'; on a shared device only one's."""
        if self.kind != "hotseat":
            return frozenset(names.index(role) for role in self.roles)
        here = [role for role in device if role in self.roles][:1]
        return frozenset(names.index(role) for role in here)


def place(wishes: Sequence[SeatWish], session: bytes) -> tuple[list[Seat], tuple[tuple[Seat, str], ...]]:
    """Seats from wishes: one's own has the session at once, links get a token."""
    seats: list[Seat] = []
    tokens: list[tuple[Seat, str]] = []
    for number, wish in enumerate(wishes):
        token = new_secret() if wish.kind == "link" else None
        own = session if wish.kind in ("me", "hotseat") else None
        level = wish.level if wish.kind == "bot" else ""
        hash_ = None if token is None else hashed(token)
        seat = Seat(number, wish.kind, tuple(wish.roles), level, hash_, own)
        seats.append(seat)
        if token is not None:
            tokens.append((seat, token))
    return seats, tuple(tokens)


def check_seats(wishes: Sequence[SeatWish], roles: tuple[str, ...], levels: tuple[str, ...]) -> None:
    """Every role sits exactly once; one device at most is this browser's; bots have a level that there is."""
    given = [role for wish in wishes for role in wish.roles]
    for role in given:
        if role not in roles:
            raise BadInput(f"there is no role {role!r}", "seats", f"The roles are: {', '.join(roles)}.")
        if given.count(role) > 1:
            raise BadInput(f"{role} sits on two seats", "seats", "Give every role one seat.")
    for role in roles:
        if role not in given:
            raise BadInput(f"nobody plays {role}", "seats", "Give every role one seat.")
    if sum(wish.kind in ("me", "hotseat") for wish in wishes) > 1:
        raise BadInput("two seats are yours", "seats", "Put your roles on one seat, or use hot-seat.")
    for wish in wishes:
        if wish.kind == "bot" and wish.level not in levels:
            raise BadInput(f"no bot has level {wish.level!r}", "seats", f"Give one of: {', '.join(levels)}.")
