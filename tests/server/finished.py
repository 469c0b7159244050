"""Games for tests of what comes after the end: all that can be played here, and one that was given up."""

from __future__ import annotations

import random
from typing import Final

from tests.server.live import Chair, Guest, Live
from underkeep.server.catalogue import Catalogue

PLAYABLE: Final = ("ambush", *Catalogue().playable())


def resigned(live: Live, moves: int = 30) -> tuple[Guest, Chair, str]:
    """A game of Dungeon Twister that yellow gave up."""
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "yellow"), ("link", "blue"), game="twister")
    friend.open(made["links"][0]["link"])
    chairs = [host.sit(made["table"]), friend.sit(made["table"])]
    dice = random.Random(3)  # noqa: S311  play, not secrecy
    for n in range(1, moves + 1):
        chair = next(chair for chair in chairs if chair.state["prompts"])
        chair.act(dice.choice(chair.prompt()["options"])["move"])
        for other in chairs:
            other.catch_up(n)
    chairs[0].do("resign", role="yellow")
    return host, chairs[0], made["table"]
