"""Who may know what: every seat sees what the spectator sees, and of its own secrets what the rules let it see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.vast.referee.plan import TERRAINS
from tests.games.vast.referee.scene import Scene

Tree = dict[str, Any]
OWN_PILES = {  # VAST-GEN-007: hidden piles and who may look
    ("knight", "kept"): {"knight"},
    ("knight", "quests"): {"knight"},
    ("knight", "offered"): {"knight", "cave"},
    ("knight", "handed"): {"knight", "cave"},
    ("knight", "declined"): {"knight", "cave"},
    ("knight", "quest_deck"): set(),
    ("goblins", "secrets"): {"goblins"},
    ("goblins", "war_hand"): {"goblins"},
    ("goblins", "war"): set(),
    ("goblins", "secret_deck"): set(),
    ("goblins", "monster_deck"): set(),
    ("dragon", "hand"): {"dragon"},
    ("dragon", "deck"): set(),
    ("dragon", "scales"): set(),
    ("cave", "hand"): {"cave"},
    ("cave", "stack"): set(),
    ("cave", "events"): {"cave"},
    ("cave", "treasures"): set(),
    ("cave", "terrain_deck"): set(),
    ("thief", "dealt"): {"thief"},
}
BOARDS = ("knight", "goblins", "dragon", "cave", "thief")


def knowledge(scene: Scene) -> Iterator[str]:
    """The views of this moment, one against the other."""
    dealing = {"cave"} if scene.question in {"deal", "buried"} else set()  # the cards that it chooses from
    gave = set() if scene.variant.on("unknown_treasures") else {"cave"}  # it knows what it gave
    hers = {("knight", pile): {"knight", *gave} for pile in ("kept", "declined")}
    allowed = {**OWN_PILES, ("cave", "treasures"): dealing, **hers}
    turned = {square for one in scene.under_way if one["what"] == "tile-turned" for square in one["squares"]}
    for role, view in scene.views.items():
        yield from hidden_piles(role, view, allowed)
        yield from dark_tiles(role, view, turned)
        if role:
            yield from public_part(role, view, scene.view)


def hidden_piles(role: str, view: Tree, allowed: dict[tuple[str, str], set[str]]) -> Iterator[str]:
    for (board, pile), eyes in allowed.items():
        cards = view[board].get(pile, {}).get("cards")
        if cards and role not in eyes:
            yield f"VAST-GEN-007: {role or 'a spectator'} sees {board}.{pile}: {', '.join(cards)}"
        if board == "cave" and pile == "events" and cards and len(cards) > 3:
            yield f"VAST-GEN-007: the Cave sees {len(cards)} cards of the Event deck"


def dark_tiles(role: str, view: Tree, turned: set[str]) -> Iterator[str]:
    """VAST-GEN-007  The Lit side of a Dark tile is the Cave's secret, and the Thief's who has looked; all see one that
    has been turned over and waits for its rotation.
    """
    for tile in view["tiles"]:
        if tile["lit"] or tile["type"] in TERRAINS or tile["id"] in turned:
            continue
        known, may = tile["tile"] is not None, role == "cave" or role in tile["looked_at"]
        if known and not may:
            yield f"VAST-GEN-007: {role or 'a spectator'} knows the Dark tile {tile['square']}: {tile['tile']}"
        if may and not known:
            yield f"VAST-GEN-007: {role} may not see the Dark tile {tile['square']}"


def public_part(role: str, view: Tree, public: Tree) -> Iterator[str]:
    """What is no secret is the same for everybody."""
    for key, value in public.items():
        if key == "roles" or view[key] == value:
            continue
        if key in BOARDS:
            for field, shown in value.items():
                if view[key][field] != shown and (key, field) not in OWN_PILES:
                    yield f"VAST-GEN-007: {role} and a spectator see different {key}.{field}"
        elif key == "tiles":
            yield from same_tiles(role, view["tiles"], value)
        else:
            yield f"VAST-GEN-007: {role} and a spectator see different {key}"


def same_tiles(role: str, seen: list[Tree], public: list[Tree]) -> Iterator[str]:
    for one, other in zip(seen, public, strict=True):
        if one != other and {**one, "tile": None, "type": None} != {**other, "tile": None, "type": None}:
            yield f"VAST-GEN-007: {role} and a spectator see a different tile at {one['square']}"
