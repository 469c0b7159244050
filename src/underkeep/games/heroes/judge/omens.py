"""What an assault brings, as a forecast tells it: things of the board, and what happens there."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import Event
from underkeep.games.heroes.state.events.assault import ScenarioStruck
from underkeep.games.heroes.state.events.clans import MonsterLeft, MonsterWounded
from underkeep.games.heroes.state.events.guild import HeroesCharged, HeroSummoned, TreasurePlundered

GUILD: Final = "guild"
ENTER: Final = "enter"  # heroes of a card appear in the room
CHARGE: Final = "charge"  # heroes come from another room
HIT: Final = "hit"  # a monster is wounded or struck down
PLUNDER: Final = "plunder"
SCENARIO: Final = "scenario"
DEFEAT: Final = "defeat"


def omens(events: list[Event], lost: bool) -> set[tuple[str, str]]:
    """Of all that an assault told."""
    found: set[tuple[str, str]] = set()
    for event in events:
        found.update(omens_of(event))
    if lost:
        found.add((GUILD, DEFEAT))
    return found


def omens_of(event: Event) -> list[tuple[str, str]]:
    """Nothing for what a forecast does not tell."""
    if isinstance(event, HeroSummoned):
        return [(f"room:{event.room}", ENTER)]
    if isinstance(event, HeroesCharged):
        return [(f"room:{event.room}", CHARGE)]
    if isinstance(event, (MonsterWounded, MonsterLeft)):
        return [(f"room:{event.room}", HIT)]
    if isinstance(event, TreasurePlundered):
        return [(f"room:{event.room}", PLUNDER)]
    if isinstance(event, ScenarioStruck):
        return [(GUILD, SCENARIO)]
    return []
