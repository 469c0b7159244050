"""Every token is somewhere: the events of a move, counted on the referee's own board, lead to the view after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tests.games.heroes.referee.geometry import HEART, Tree, beside, distances, passages

ALL_TOKENS: Final = {"frog": 5, "coin": 5, "bone": 5, "book": 5, "trap": 5}
ALL_PORTALS: Final = 10
ALL_MARKS: Final = 5
ALL_TREASURES: Final = 16
LYING: Final = {"none": 0, "incomplete": 1, "completed": 1, "doubled": 2}
SIZES: Final = {
    "dragon": 1, "witch": 2, "poltergeist": 3, "imp": 4, "lizardfolk": 5, "skeleton": 6, "gnoll": 7, "slime": 8,
    "ratkin": 9,
}  # fmt: skip


# ---------------------------------------------------------------------- a view alone
def faults_of_map(view: Tree) -> Iterator[str]:
    """KHO-ROOM-04  Passages where both tiles are open; distances by passages."""
    links = passages(view["rooms"])
    steps = distances(links)
    for room in view["rooms"]:
        name = room["name"]
        if set(room["doors"]) != links[name]:
            yield f"KHO-ROOM-04: {name} leads to {room['doors']}, not {sorted(links[name])}"
        if room["steps"] != steps.get(name):
            yield f"KHO-ROOM-05: {name} is {room['steps']} steps from the Vault, not {steps.get(name)}"
    if HEART not in steps:
        yield "KHO-SETUP-01: there is no Vault"


def faults_of_supply(view: Tree) -> Iterator[str]:
    """KHO-COMP-10  What is not on the map is in the supply."""
    supply, rooms = view["supply"], view["rooms"]
    lying: Counter[str] = Counter()
    for room in rooms:
        for pile in [*room["tokens"], *room["heroes"]]:
            lying[pile.get("kind") or pile["hero"]] += pile["count"]
    for kind, left in [*supply["tokens"], *supply["heroes"]]:
        if left < 0 or left + lying[kind] != 5:
            yield f"KHO-COMP-10: {left} {kind} in the supply and {lying[kind]} in the dungeon are not 5"
    portals = supply["portals"] + sum(LYING[room["portal_side"]] for room in rooms)
    badges = sum(hero["count"] for room in rooms for hero in room["heroes"] if hero["grade"] != "plain")
    marks = supply["marks"] + sum(room["marks"] for room in rooms) + view["stage"] + badges
    treasures = sum(supply["treasures"]) + sum(supply["removed"]) + sum(1 for room in rooms if room["value"])
    treasures += 1 if supply["flipped_value"] else 0
    for name, count, total in (("Portals", portals, ALL_PORTALS), ("Event tokens", marks, ALL_MARKS)):
        if count != total:
            yield f"KHO-COMP-10: {count} {name}, not {total}"
    if treasures != ALL_TREASURES:
        yield f"KHO-COMP-05: {treasures} Treasures, not {ALL_TREASURES}"


def faults_of_clans(view: Tree) -> Iterator[str]:
    """KHO-SETUP-16  Monsters are in the dungeon or in the lair; KHO-WOUND-01: none has as many Wounds as health."""
    out: Counter[str] = Counter()
    for room in view["rooms"]:
        for pile in room["monsters"]:
            out[pile["clan"]] += pile["count"]
            health = next(clan["health"] for clan in view["clans"] if clan["clan"] == pile["clan"])
            if pile["wounds"] >= health:
                yield f"KHO-WOUND-01: {pile['clan']} in {room['name']} with {pile['wounds']} Wounds of {health}"
    for clan in view["clans"]:
        if out[clan["clan"]] + clan["lair"] != SIZES[clan["clan"]]:
            yield f"KHO-SETUP-16: {out[clan['clan']]} and {clan['lair']} monsters of {clan['clan']}"


# ---------------------------------------------------------------------- from view to view
class Ledger:
    """The board as the events tell it."""

    def __init__(self, view: Tree) -> None:
        self.view = view
        self.rooms = {room["name"]: room for room in view["rooms"]}
        self.tokens = Counter({(r["name"], t["kind"]): t["count"] for r in view["rooms"] for t in r["tokens"]})
        self.heroes: Counter[tuple[str, str, bool]] = Counter()  # room, class, awake
        self.monsters: Counter[tuple[str, str]] = Counter()
        self.unsure: set[tuple[str, str]] = set()  # room and class: which of two heroes was beaten
        for room in view["rooms"]:
            for hero in room["heroes"]:
                self.heroes[room["name"], hero["hero"], hero["state"] != "exhausted"] += hero["count"]
            for pile in room["monsters"]:
                self.monsters[room["name"], pile["clan"]] += pile["count"]
        self.supply = Counter(dict([*view["supply"]["tokens"], *view["supply"]["heroes"]]))
        self.lairs = Counter({clan["clan"]: clan["lair"] for clan in view["clans"]})
        self.gates = {name for name, room in self.rooms.items() if LYING[room["portal_side"]] and is_open(room)}
        self.links, self.near = passages(view["rooms"]), beside(view["rooms"])

    def count(self, events: list[Tree]) -> Iterator[str]:
        for event in events:
            counted = getattr(self, f"on_{event['kind']}", None)
            if counted is not None:
                yield from counted(event)

    def faults_against(self, view: Tree) -> Iterator[str]:
        """KHO-WAVE-02  Nothing happened but what was told."""
        after = Ledger(view)
        for room, cls in self.unsure:
            for heroes in (self.heroes, after.heroes):
                heroes[room, cls, True] += heroes.pop((room, cls, False), 0)
        boards: tuple[tuple[str, Counter[Any], Counter[Any]], ...] = (
            ("tokens", self.tokens, after.tokens),
            ("heroes", self.heroes, after.heroes),
            ("monsters", self.monsters, after.monsters),
        )
        for name, mine, theirs in boards:
            if +mine != +theirs:
                told, seen = +mine - +theirs, +theirs - +mine
                yield f"KHO-WAVE-02: {name} by the events {dict(told)}, by the view {dict(seen)}"

    def take(self, store: Counter[Any], key: Any, rule: str) -> Iterator[str]:
        if store[key] <= 0:
            yield f"{rule}: no {key} left to take"
        store[key] -= 1

    # ------------------------------------------------------------------ tokens
    def on_TokenPlaced(self, event: Tree) -> Iterator[str]:
        yield from self.take(self.supply, event["token"], "KHO-ACT-03")
        self.tokens[event["room"], event["token"]] += 1

    def on_TokenDiscarded(self, event: Tree) -> Iterator[str]:
        yield from self.take(self.tokens, (event["room"], event["token"]), "KHO-COMP-10")
        self.supply[event["token"]] += 1

    def on_PortalTurned(self, event: Tree) -> Iterator[str]:
        self.gates.discard(event["room"])
        if event["side"] in ("completed", "doubled"):
            self.gates.add(event["room"])
        yield from ()

    # ------------------------------------------------------------------ monsters
    def on_MonsterSummoned(self, event: Tree) -> Iterator[str]:
        yield from self.take(self.lairs, event["clan"], "KHO-ACT-22")
        self.monsters[event["room"], event["clan"]] += 1

    def on_MonsterLeft(self, event: Tree) -> Iterator[str]:
        yield from self.take(self.monsters, (event["room"], event["clan"]), "KHO-WOUND-02")
        self.lairs[event["clan"]] += 1

    def on_MonsterMoved(self, event: Tree) -> Iterator[str]:
        """KHO-ACT-12  By a passage or from Portal to Portal; a Poltergeist also through walls (KHO-CLAN-12)."""
        origin, room, clan = event["origin"], event["room"], event["clan"]
        yield from self.take(self.monsters, (origin, clan), "KHO-PLAY-02")
        self.monsters[room, clan] += 1
        by_portal = origin in self.gates and room in self.gates
        by_wall = clan == "poltergeist" and room in self.near[origin]
        if not (room in self.links[origin] or by_portal or by_wall):
            yield f"KHO-ACT-12: {clan} went from {origin} to {room}"
        if event["load"]:
            yield from self.take(self.tokens, (origin, event["load"]), "KHO-RES-02")
            self.tokens[room, event["load"]] += 1

    # ------------------------------------------------------------------ heroes
    def on_HeroSummoned(self, event: Tree) -> Iterator[str]:
        yield from self.take(self.supply, event["hero"], "KHO-EMPTY-01")
        self.heroes[event["room"], event["hero"], True] += 1

    def on_HeroKilled(self, event: Tree) -> Iterator[str]:
        """Of two equal heroes of whom one is exhausted the event does not tell which one was beaten."""
        cls = event["hero"].rpartition("-")[2]
        awake, asleep = (self.heroes[event["room"], cls, up] for up in (True, False))
        if awake and asleep:
            self.unsure.add((event["room"], cls))
        yield from self.take_hero(event["room"], cls, awake > 0, "KHO-DMG-01")
        self.supply[cls] += 1

    def take_hero(self, room: str, cls: str, awake: bool, rule: str) -> Iterator[str]:
        if (room, cls) in self.unsure and self.heroes[room, cls, awake] <= 0:
            awake = not awake
        yield from self.take(self.heroes, (room, cls, awake), rule)

    def on_HeroWoken(self, event: Tree) -> Iterator[str]:
        cls = event["hero"].rpartition("-")[2]
        yield from self.take_hero(event["room"], cls, False, "KHO-ASSAULT-16")
        self.heroes[event["room"], cls, True] += 1

    def on_HeroExhausted(self, event: Tree) -> Iterator[str]:
        cls = event["hero"].rpartition("-")[2]
        yield from self.take_hero(event["room"], cls, True, "KHO-ASSAULT-29")
        self.heroes[event["room"], cls, False] += 1
        manned = sum(count for (room, _), count in self.monsters.items() if room == event["room"])
        if event["why"] == "attack" and not manned:
            yield f"KHO-ASSAULT-20: nobody to attack in {event['room']}"
        if event["why"] in ("plunder", "wait") and manned:
            yield f"KHO-ASSAULT-21: {event['why']} in {event['room']} beside {manned} monsters"
        if event["why"] == "cells" and (event["room"] != "cells" or cls == "mage"):
            yield f"KHO-ASSAULT-15: {cls} is locked up in {event['room']}"

    def on_HeroesCharged(self, event: Tree) -> Iterator[str]:
        origin, room = event["origin"], event["room"]
        moved = 0
        for (where, cls, awake), count in list(self.heroes.items()):
            if where == origin and awake:
                self.heroes[origin, cls, True] -= count
                self.heroes[room, cls, True] += count
                moved += count
        if moved != event["count"]:
            yield f"KHO-ASSAULT-24: {event['count']} of {moved} active heroes charged from {origin}"


def is_open(room: Tree) -> bool:
    return room["portal_side"] in ("completed", "doubled")
