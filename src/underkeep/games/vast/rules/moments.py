"""The moments of Vast at which others may react; roles register for them in their `reactions.py`."""

from __future__ import annotations

from typing import Final

DIE_ROLLED: Final = 0  # the Dragon die shows a face
AMBUSH: Final = 1  # the Knight stands in an Ambush and has braced herself
EVENT_DUE: Final = 2  # an Event card is to be played on the Knight
TREASURE_DUE: Final = 3  # a Treasure card is to be dealt to the Knight
THIEF_ATTACKED: Final = 4  # by role a
THIEF_KILLED: Final = 5  # by role a
TRIBES_TARGETED: Final = 6  # by a power of the Dragon
DRAGON_MET: Final = 7  # the surfaced Dragon shares a tile with somebody
THIEF_ENTRANCE: Final = 8  # the Thief has entered the Entrance
CARDS_OWED: Final = 9  # the Dragon must discard a cards
OMENS_OWED: Final = 10  # the Cave must discard a tokens
SPORES: Final = 11  # the Cave's spores reach role a
KNIGHT_POISONED: Final = 12  # she puts a cubes on the Entrance
SECRETS_OWED: Final = 13  # the Goblins must discard a Secrets from their hand
CHARMED: Final = 14  # the Thief helps role a
MOMENTS: Final = 15
