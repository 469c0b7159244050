"""The weights of the judgement, in points: 100 = one victory point.

Set by hand from the exchange rates of play (1 action point is about 8, a pip of a Combat card about 8), not tuned by
self-play; docs/bots.md has the matches played with them.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.native import vec

POINT: Final = 100.0
VICTORY: Final = 1000.0

# characters
PROGRESS: Final = 70.0  # of an exit point, for a character at the door
FADE: Final = 0.2  # share that is lost with every action point that the door is away
STANDING: Final = 15.0
STRENGTH: Final = 2.0
SPECIAL: Final = vec[float](
    [
        12.0, 0.0, 8.0, 6.0, 4.0, 4.0, 4.0, 4.0,  # by kind: Cleric, Goblin, ...
        8.0, 6.0, 6.0, 4.0, 14.0, 6.0, 12.0, 6.0, 0.0, 2.0,  # Angel, Dragon, Ghoul, ..., Zombie, Bat
    ]
)  # fmt: skip
HIDDEN: Final = 12.0  # a character that nobody has brought in yet
WOUNDED: Final = -15.0
WOUNDED_PROGRESS: Final = 0.15
RESCUE: Final = 12.0  # a Cleric within two movements
REGENERATES: Final = 18.0  # the Troll gets up by itself

# fights to come
NEAR: Final = vec[float]([0.0, 0.9, 0.7, 0.45, 0.3, 0.2, 0.1, 0.05])  # by the action points that an attack needs
TOO_DEAR: Final = 0.25  # of that, when the next card cannot pay it
THREAT_SHARE: Final = 0.5  # the enemy moves first
SECOND_VICTIM: Final = 0.4  # points do not suffice to attack everybody

# objects in a hand: Armor, Sword, Rope, Fireball Wand, Speed Potion, Treasure; Ring of Light, Key, Cross, Inversion,
# Torch, Ring of Weakness, Ball and Chain, Two-Handed Sword
HELD: Final = vec[float]([6.0, 6.0, 6.0, 4.0, 18.0, 6.0, 8.0, 5.0, 5.0, 4.0, 7.0, -10.0, -12.0, 9.0])
WIZARDS_WAND: Final = 45.0

# cards and time
PIP: Final = 7.0
JUMP_CARD: Final = 8.0
ACTION_POINT: Final = 6.0
CARD_POINT: Final = 6.0  # an Action card above or below the average of the cycle
MEAN_CARD: Final = 3.5
GEAR_HELD: Final = 3.0
MEKANORK_GEAR: Final = 6.0

# options that are not looked into
REVEAL_ROOM: Final = 16.0
REVEAL_FRIEND: Final = 8.0
REVEAL_ENEMY: Final = -4.0
LIGHT_TILE: Final = 4.0  # a corridor tile, per square of its length
RUN_CARD: Final = 18.0  # a card that suffices for an exit
SPARE_POINT: Final = 3.0  # for each point more than the exit needs
POTION_RUN: Final = 20.0

UNREST: Final = 1.0  # for every turn in which nothing happened
MOST_UNREST: Final = 20.0
CHANCE_SCALE: Final = 120.0  # points that make 73 % out of 50 %
