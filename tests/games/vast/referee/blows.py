"""What blows, deaths and theft leave behind, whoever deals them."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.vast.referee.deeds import Deed
from tests.games.vast.referee.figures import wrong
from tests.games.vast.referee.plan import beside, place_of
from tests.games.vast.referee.printed import TRIBES


def blows(deed: Deed) -> Iterator[str]:
    """Everything that can be read off a single move."""
    yield from bow(deed)
    yield from hiss(deed)
    yield from thief_dies(deed)
    yield from stash(deed)
    yield from refused_discs(deed)
    yield from dragon_bleeds(deed)
    yield from laid_tiles(deed)


def bow(deed: Deed) -> Iterator[str]:
    """VAST-KN-044  The Bow takes her Strength less 1 of a Tribe, and makes it angry if it takes anything."""
    if deed.before.question != "shot" or deed.role != "knight" or "beetles" in deed.after.question:
        return
    tribe = deed.move.split()[-1]
    if tribe not in TRIBES:
        return
    loss = max(deed.before.knight["strength"] - 1, 0)
    grown = [event["population"] for event in deed.of("PopulationChanged") if event["tribe"] == tribe]
    before = deed.before.tribe(tribe)["population"]
    yield from wrong("VAST-KN-044", f"the Population of {tribe}", (grown or [before])[0], max(before - loss, 0))
    if not deed.before.goblins["schemes"]:
        yield from wrong("VAST-GO-005", "Rage", deed.after.goblins["rage"], deed.rage_by(1 if loss else 0))


def hiss(deed: Deed) -> Iterator[str]:
    """VAST-DR-043  The Tribe hides with a Goblin less, the Dragon has eaten one."""
    if deed.before.question != "hiss" or deed.after.question != "dragon":
        return
    tribe = deed.move.removeprefix("tribe ")
    loss = deed.before.tribe(tribe)["population"] - deed.after.tribe(tribe)["population"]
    yield from wrong("VAST-DR-043", f"the Goblins that {tribe} lost", loss, 1)
    right = min(deed.before.dragon["eaten"] + 1, 7)
    yield from wrong("VAST-DR-043", "the Goblins eaten", deed.after.dragon["eaten"], right)
    if deed.after.at(tribe) is not None:
        yield f"VAST-DR-043: {tribe} does not hide"


def thief_dies(deed: Deed) -> Iterator[str]:
    """VAST-TH-029  He leaves the map and carries nothing; the Knight gains Grit by his Loot Drop Level."""
    killed = deed.of("ThiefKilled")
    if not killed or deed.of("TurnBegan") or deed.after.result is not None:
        return
    gems = sum(gem["place"] == "carried" for gem in deed.after.dragon["gems"])
    yield from wrong("VAST-TH-029", "what the dead Thief carries", deed.after.thief["carried"] + gems, 0)
    if deed.after.at("thief") is not None:
        yield "VAST-TH-029: the dead Thief stands on the map"
    if killed[0]["by"] == "knight" and deed.before.question == "encounter-choice":
        gained = sum(event["by"] for event in deed.of("GritChanged"))
        gauntlet = 2 if "silver_gauntlet" in deed.before.knight["cubes_on_cards"] else 0
        right = min(deed.before.thief["loot_level"] + gauntlet, 45 - deed.before.knight["grit"])
        yield from wrong("VAST-KN-028", "the Grit for the Thief", gained, right)


def stash(deed: Deed) -> Iterator[str]:
    """VAST-TH-022  Stashing sets the Loot Drop Level to 3; nothing carried stays with him."""
    if not deed.of("LootStashed") or not deed.same_turn or "loot-stashed" in deed.after.words:
        return
    yield from wrong("VAST-TH-022", "the Loot Drop Level", deed.after.thief["loot_level"], 3)


def refused_discs(deed: Deed) -> Iterator[str]:
    """VAST-GO-016  Each refusal costs a Rage."""
    if deed.move.startswith("refuse ") and deed.before.question == "discs-refused":
        rages = [event["rage"] for event in deed.of("RageChanged")]
        yield from wrong("VAST-GO-016", "Rage", rages[:1], [deed.before.goblins["rage"] - 1])


def dragon_bleeds(deed: Deed) -> Iterator[str]:
    """VAST-KN-025  A hit costs the Dragon 1 Health, with the Axe another."""
    health = deed.before.dragon["health"]
    for event in deed.of("DragonHurt"):
        if event["by"] not in {1, 2} or event["health"] != max(health - event["by"], 0):
            yield f"VAST-KN-025: the Dragon went from {health} to {event['health']} Health"
        health = event["health"]


def laid_tiles(deed: Deed) -> Iterator[str]:
    """VAST-CAVE-005  A tile comes to lie on an open space, beside another tile."""
    if any(deed.of(kind) for kind in ("MapSlid", "MapShifted", "TerrainPlaced", "TerrainRemoved")):
        return  # the open spaces are others then
    spaces = set(deed.before.plan.spaces)
    for event in deed.events:
        if event["kind"] not in {"TilePlaced", "TileRemoved"}:
            continue
        place = place_of(event["square"])
        if event["kind"] == "TilePlaced":
            if place in spaces:
                yield f"VAST-CAVE-005: a tile is laid on another at {event['square']}"
            if not any(beside(place, side) in spaces for side in range(4)):
                yield f"VAST-CAVE-005: a tile is laid away from the map at {event['square']}"
            spaces.add(place)
        else:
            spaces.discard(place)
