"""Where the luck of a game comes from: chosen, the server's own secret, or shared by those who play.

Shared luck: the server commits to a secret when the table is made; every seat pledges a share (its SHA-256) and opens
it once all pledges are there; the seed is the hash of them all. Nobody who opens a share knows what it will be mixed
with, and nobody can change theirs after seeing another's. SHA-256 alone, since browsers can work it out too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

from underkeep.core.kernel.luck import commitment

CHOSEN: Final = "chosen"  # by whoever made the table, who may know all luck
SERVER: Final = "server"
SHARED: Final = "shared"
KINDS: Final = (CHOSEN, SERVER, SHARED)
MIXING: Final = b"underkeep shared luck 1"
SHARE_BYTES: Final = 32
HEX: Final = frozenset("0123456789abcdef")


@final
@dataclass(frozen=True)
class GivenShare:
    """What one seat gives to the luck, in hexadecimal: `pledge` is the SHA-256 of `opened`, which is "" if the seat
    never opened it and so gave nothing.
    """

    seat: int
    pledge: str
    opened: str

    def fits(self) -> bool:
        """Was what was opened pledged before?"""
        return not self.opened or pledge_of(self.opened) == self.pledge


@final
@dataclass(frozen=True)
class LuckOrigin:
    """Where a seed came from; `secret` is what the server committed to."""

    kind: str
    secret: bytes
    shares: tuple[GivenShare, ...] = ()

    def seed(self) -> bytes:
        """The seed of the game."""
        return mixed(self.secret, self.shares) if self.kind == SHARED else self.secret

    def commitment(self) -> str:
        return commitment(self.secret)


def is_share(text: str) -> bool:
    """32 bytes in hexadecimal, as pledges and shares are written."""
    return len(text) == 2 * SHARE_BYTES and HEX.issuperset(text)


def pledge_of(share: str) -> str:
    return sha256(bytes.fromhex(share)).hexdigest()


def mixed(secret: bytes, shares: Sequence[GivenShare]) -> bytes:
    """The seed that the server's secret and the opened shares make, by the order of the seats."""
    opened = sorted((share.seat, share.opened) for share in shares if share.opened)
    given = b"".join(bytes([seat]) + bytes.fromhex(share) for seat, share in opened)
    return sha256(MIXING + secret + given).digest()
