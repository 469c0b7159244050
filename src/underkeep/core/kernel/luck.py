"""Luck: a counter-based generator keyed by a 256-bit seed, one stream per deck, die and set-up.

Word n of a stream depends on seed, stream and n only, so a clone copies a few integers and an undo that restores the
counters restores the luck. Words are cut from 64-byte blocks, since one keyed blake2b costs ten times the kernel.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from typing import Any, Final, final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec

SEED_BYTES: Final = 32
WORDS: Final = 16  # of a block


def seed_from(number: int) -> bytes:
    """A 256-bit seed from a small number, for simulations and tests."""
    return blake2b(str(number).encode(), digest_size=SEED_BYTES, person=b"underkeep-seed").digest()


def seed_from_text(text: str) -> bytes:
    """A seed as people type it: 64 hexadecimal digits, or any whole number."""
    text = text.strip()
    if len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdefABCDEF" for c in text):
        return bytes.fromhex(text)
    digits = text[1:] if text.startswith("-") else text
    if text.isascii() and digits.isdecimal() and len(text) <= 40:
        return seed_from(int(text))
    raise BadInput(f"{text[:80]!r} is not a seed", "seed", "Give a whole number or 64 hexadecimal digits.")


def commitment(seed: bytes) -> str:
    """What is shown at the start: binds the server to the seed without telling it. SHA-256, since browsers and every
    command line can check it.
    """
    return sha256(seed).hexdigest()


@final
class SeededHash:
    """The hash that the seed has been put into. Blocks are drawn of one game after the other, so the last one is kept;
    seed and hash are one value, for threads.
    """

    def __init__(self) -> None:
        self.last: tuple[bytes, Any] = (b"", None)

    def by(self, seed: bytes) -> Any:
        """A hash of one's own to go on with."""
        last = self.last
        if last[0] != seed:
            last = (seed, blake2b(digest_size=4 * WORDS, key=seed, person=b"underkeep-luck"))
            self.last = last
        return last[1].copy()


SEEDED: Final = SeededHash()


def words_of(seed: bytes, stream: i64, block: i64) -> vec[i64]:
    """Sixteen words of 32 bits: one block of a stream."""
    keyed = SEEDED.by(seed)
    keyed.update(f"{int(stream)}:{int(block)}".encode())
    digest: bytes = keyed.digest()
    words = vec[i64]([0] * WORDS)
    for n in range(i64(WORDS)):  # an object for each of sixteen numbers would take longer than the hash
        low = i64(digest[4 * n]) | i64(digest[4 * n + 1]) << 8
        words[n] = low | i64(digest[4 * n + 2]) << 16 | i64(digest[4 * n + 3]) << 24
    return words


@final
class Luck:
    """The luck of one game. `drawn` counts the words used of each stream; `script` forces the first draws
    (positions).
    """

    def __init__(self, seed: bytes, drawn: vec[i64], blocks: list[vec[i64]], script: list[list[int]]) -> None:
        self.seed = seed
        self.drawn = drawn
        self.blocks = blocks
        self.script = script

    @staticmethod
    def new(seed: bytes, streams: int) -> Luck:
        return Luck(seed, vec[i64]([0] * streams), [vec[i64]() for _ in range(streams)], [])

    def clone(self) -> Luck:
        return Luck(self.seed, self.drawn[:], self.blocks[:], [s[:] for s in self.script] if self.script else [])

    def reseed(self, seed: bytes) -> None:
        """Another future: for searches on a clone, never for a game at a table."""
        self.seed = seed
        for stream in range(len(self.drawn)):
            self.drawn[stream] = 0

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1; multiply and shift, whose bias at 32 bits is far below one in a million."""
        if self.script and self.script[stream]:
            return self.script[stream].pop(0) % n
        count: i64 = self.drawn[stream]
        place: i64 = count & 15
        if place == 0 or len(self.blocks[stream]) == 0:
            self.blocks[stream] = words_of(self.seed, stream, count >> 4)
        self.drawn[stream] = count + 1
        word: i64 = self.blocks[stream][place]
        return (word * n) >> 32

    def shuffle(self, stream: i64, items: vec[i64]) -> vec[i64]:
        """A shuffled copy."""
        out = items[:]
        for n in range(i64(len(out)) - 1, i64(0), -1):
            k = self.below(stream, n + 1)
            out[n], out[k] = out[k], out[n]
        return out

    def force(self, stream: int, results: list[int]) -> None:
        """The next results of a stream, as a position file states them."""
        if not self.script:
            self.script = [[] for _ in range(len(self.drawn))]
        self.script[stream].extend(results)

    def save(self) -> list[object]:
        return [self.seed.hex(), [int(n) for n in self.drawn], [s[:] for s in self.script]]

    @staticmethod
    def load(seed: str, drawn: list[int], script: list[list[int]]) -> Luck:
        luck = Luck(bytes.fromhex(seed), vec[i64](drawn), [vec[i64]() for _ in drawn], [list(s) for s in script])
        return luck
