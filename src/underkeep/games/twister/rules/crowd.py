"""DT-GOLD-02  Who and what lies where, as bits by square: made once per question, since movement asks for every
square.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import SQUARES
from underkeep.games.twister.names import BALL, CROSS, KINDS, ROPE, THIEF, TORCH, WEAKNESS, owner
from underkeep.games.twister.state.game import Twister

STANDING: Final = 1  # << side
WOUNDED: Final = 4  # << side
THIEF_UP: Final = 16  # << side: a standing Thief
ROPE_HERE: Final = 64
CROSS_HERE: Final = 128
TORCH_HERE: Final = 256
CURSE_HERE: Final = 512
EACH: Final = 1024  # tokens are counted in steps of this
ANY_STANDING: Final = 3
ANY_WOUNDED: Final = 12
ANY_CHARACTER: Final = 15

NOTHING: Final = vec[i64]([0] * SQUARES)
MATTER: Final = {ROPE: ROPE_HERE, CROSS: CROSS_HERE, TORCH: TORCH_HERE, WEAKNESS: CURSE_HERE, BALL: CURSE_HERE}
# objects that matter to whoever enters their square
OBJECT_BITS: Final = vec[i64]([MATTER.get(kind, 0) for kind in range(len(KINDS.names))])


def crowd(game: Twister, mover: i64, load: i64, taken: i64) -> vec[i64]:
    """All tokens on the field but those three (-1 for none)."""
    bits = NOTHING[:]
    place = game.place
    for n in range(i64(len(game.people))):
        token = game.people[n]
        square = place[token]
        if square >= 0 and token != mover and token != load and token != taken:
            bits[square] = bits[square] + EACH | character_bits(game, token)
    for n in range(i64(len(game.things))):
        token = game.things[n]
        square = place[token]
        if square >= 0 and token != load and token != taken:
            bits[square] = bits[square] + EACH | OBJECT_BITS[game.kind[token]]
    return bits


def whole_crowd(game: Twister) -> vec[i64]:
    """All tokens on the field."""
    return crowd(game, -1, -1, -1)


@final
class Crowd:
    """The same for all options of a question."""

    def __init__(self, game: Twister) -> None:
        self.bits: vec[i64] = whole_crowd(game)


def character_bits(game: Twister, token: i64) -> i64:
    side = owner(token)
    if game.wounded[token]:
        return i64(WOUNDED) << side
    return (i64(STANDING | THIEF_UP) if game.kind[token] == THIEF else i64(STANDING)) << side


def count(bits: i64) -> i64:
    return bits // EACH


def standing_of(bits: i64, side: i64) -> bool:
    return bits & i64(STANDING) << side != 0


def wounded_of(bits: i64, side: i64) -> bool:
    return bits & i64(WOUNDED) << side != 0


def thief_of(bits: i64, side: i64) -> bool:
    return bits & i64(THIEF_UP) << side != 0


def loose_curse(bits: i64) -> bool:
    """FOD-CURSE-04  A cursed object that no standing character holds; one with a wounded character counts."""
    return bits & CURSE_HERE != 0 and bits & ANY_STANDING == 0
