"""Tiles that are turned up: how they lie, what comes to lie on them, and how the Collapse begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.vast.referee.by_turning import lawful, shape
from tests.games.vast.referee.deeds import Deed
from tests.games.vast.referee.plan import SIDES, WAYS, Place, place_of
from tests.games.vast.referee.printed import FACES

Tree = dict[str, Any]
TOKEN_OF = {"crystal": "crystal", "treasure_room": "treasure", "vault": "vault", "event": "event"}


class Reveals:
    """Remembers what was turned up since the last quiet moment."""

    def __init__(self) -> None:
        self.waiting: dict[Place, str] = {}
        self.face = 0  # of the Dragon die, as it was rolled last

    def follow(self, deed: Deed) -> Iterator[str]:
        for event in deed.of("DieRolled"):
            self.face = event["face"]
        if deed.of("MapSlid") or deed.of("MapShifted"):
            self.waiting.clear()
            return
        yield from self.lying(deed)
        yield from self.flamed(deed)
        yield from self.tokens(deed)
        yield from collapse(deed)

    def lying(self, deed: Deed) -> Iterator[str]:
        """VAST-REV-002  Each tile as its revealer may lay it, one after the other."""
        plan = deed.before.plan
        for event in deed.events:
            place = place_of(event["square"]) if event.get("square") else None
            if event["kind"] == "TilePlaced" or place not in plan.spaces:
                continue
            if event["kind"] == "TileRevealed":
                space, tile = plan.spaces[place], event["tile"]
                freely = deed.before.turn == "thief" and deed.before.variant.thief_turns_freely
                if not plan.has_terrain and not freely:
                    right = lawful(plan, place, tile, came_from(deed, place))
                    if shape(tile, event["rotation"]) not in right:
                        yield f"VAST-REV-003: {tile} at {event['square']} lies {shape(tile, event['rotation'])}"
                space.lit, space.tile, space.rotation = True, tile, event["rotation"]
                space.type = tile.rpartition("-")[0] or tile
            elif event["kind"] == "TileRemoved":
                del plan.spaces[place]

    def flamed(self, deed: Deed) -> Iterator[str]:
        """VAST-DR-041  Flame reveals what the die hits, nothing else."""
        shown = deed.of("TileRevealed") + deed.of("TileShown")
        flame = "power-flame" in deed.before.words or any(one["power"] == "flame" for one in deed.of("PowerUsed"))
        if not shown or not flame:
            return
        centre = deed.before.plan.pieces["dragon"]
        cells = {(centre[0] + east, centre[1] + south) for east, south in FACES[self.face]}
        for event in shown:
            if place_of(event["square"]) not in cells:
                yield f"VAST-DR-041: face {self.face} of the die does not hit {event['square']}"

    def tokens(self, deed: Deed) -> Iterator[str]:
        """VAST-REV-006  Treasure Rooms, Crystals and Vaults get their tokens, Event tiles theirs unless the Knight
        resolves them at once.
        """
        entered = deed.before.words | deed.after.words
        for event in deed.events:
            if event["kind"] == "TileRevealed":
                kind = event["tile"].rpartition("-")[0]
                if kind in TOKEN_OF and not (kind == "event" and knight_reveals(deed, entered)):
                    self.waiting[place_of(event["square"])] = TOKEN_OF[kind]
            elif event["kind"] == "TokenPlaced" and self.waiting.get(place_of(event["square"])) == event["token"]:
                del self.waiting[place_of(event["square"])]
            elif event["kind"] == "TileRemoved":
                self.waiting.pop(place_of(event["square"]), None)
        for place, kind in list(self.waiting.items()):  # VAST-REV-008: the supply had none
            if not deed.after.cave[f"{kind}_tokens"]:
                del self.waiting[place]
        if deed.after.quiet or deed.after.result is not None:
            for place, kind in self.waiting.items():
                expected = kind != "event" or deed.after.variant.has("knight")
                if expected and deed.after.cave[f"{kind}_tokens"]:
                    yield f"VAST-REV-006: no {kind} token came to {place}"
            self.waiting.clear()


def knight_reveals(deed: Deed, words: set[str]) -> bool:
    """She walked in, or meets the tile: its Event is resolved, no token stays."""
    return (
        "dark-tile-entered" in words or "knight-meeting" in words or deed.role == "knight" or "tile-revealed" in words
    )


def came_from(deed: Deed, place: Place) -> int | None:
    """The side from which the Knight walked in; None for everybody else and through a wall."""
    before = deed.before
    if before.question == "tile-turned":
        way = before.top["way"]
        return WAYS.index(way) if way in WAYS else None
    here = before.at("knight")
    if deed.role != "knight" or before.question != "knight" or deed.target != place or here is None:
        return None
    step = (here[0] - place[0], here[1] - place[1])
    if step not in SIDES:
        return None
    side = SIDES.index(step)
    return None if before.plan.wall(place, side) else side


def collapse(deed: Deed) -> Iterator[str]:
    """VAST-COL-001  Only when the last tile has been laid."""
    if deed.of("CollapseBegan") and deed.before.tiles_left and deed.after.tiles_left:
        yield f"VAST-COL-001: the Collapse begins with {deed.after.tiles_left} tiles left"
    if deed.before.collapse and not deed.after.collapse:
        yield "VAST-COL-001: the Collapse has ended"
    if deed.before.collapse and deed.of("TilePlaced"):
        yield "VAST-FILL-004: a tile is laid during the Collapse"
