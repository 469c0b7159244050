"""What lies on the table, read from a view: the referee's own pieces, which its rules move."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final

from tests.games.heroes.referee.geometry import Links, distances, passages

Tree = dict[str, Any]
RESOURCES: Final = ("frog", "coin", "bone", "book")
CLASSES: Final = ("thief", "warrior", "archer", "mage")
ALL_HEROES: Final = 5  # tokens of a class


@dataclass(eq=False)
class Hero:
    """A hero token on the map."""

    cls: str
    grade: str  # plain, champion, wounded
    state: str  # pending, active, arriving, exhausted

    @property
    def name(self) -> str:
        return self.cls if self.grade == "plain" else f"{self.grade}-{self.cls}"


@dataclass
class Place:
    """A room with what is in it."""

    heroes: list[Hero] = field(default_factory=list)
    monsters: Counter[tuple[str, int]] = field(default_factory=Counter)  # clan and Wounds
    tokens: Counter[str] = field(default_factory=Counter)
    value: int = 0
    marks: int = 0
    portal: str = "none"

    def of(self, state: str) -> list[Hero]:
        return [hero for hero in self.heroes if hero.state == state]

    def crowd(self) -> int:
        return sum(self.monsters.values())


class Table:
    """Everything that the assault touches."""

    def __init__(self, view: Tree, hands: dict[str, list[Tree]]) -> None:
        self.scenario, self.mode_b = str(view["scenario"]), view["mode"] == "b"
        self.places = {room["name"]: read_place(room) for room in view["rooms"]}
        self.doors: Links = passages(view["rooms"])
        self.health = {clan["clan"]: int(clan["health"]) for clan in view["clans"]}
        self.seats = [str(clan["clan"]) for clan in view["clans"]]
        self.active = str(view["active"])
        self.hands = hands
        guild = view["guild"]
        self.deck, self.wave = int(guild["deck_count"]), int(guild["wave"])
        self.cards = self.deck + len(guild["discard"]) + len(guild["resolving"])

    # ------------------------------------------------------------------ questions
    def links(self) -> Links:
        """KHO-ASSAULT-25  Where heroes charge: passages; two scenarios change them."""
        links = {name: set(near) for name, near in self.doors.items()}
        if self.scenario == "k10":
            gates = {name for name, place in self.places.items() if place.portal in ("completed", "doubled")}
            for name in gates:
                links[name] |= gates - {name}
        if self.scenario == "k14" and not self.mode_b:
            for name in ("study", "workshop"):
                if name in links and self.places[name].marks:
                    links[name].discard("vault")
                    links["vault"].discard(name)
        return links

    def steps(self) -> dict[str, int]:
        return distances(self.links())

    def supply(self, cls: str) -> int:
        return ALL_HEROES - sum(hero.cls == cls for place in self.places.values() for hero in place.heroes)

    def worth(self, room: str) -> int:
        """KHO-SCEN-12  The value of a Treasure as the scenario changes it."""
        place = self.places[room]
        if self.scenario == "k6" and room == "vault":
            return max(2, place.value - place.marks)
        if self.scenario == "k8" and place.marks:
            return max(1, place.value - 1) if self.mode_b else place.value + 1
        return place.value

    def from_active(self) -> list[str]:
        """Turn order, beginning with the active player."""
        start = self.seats.index(self.active)
        return self.seats[start:] + self.seats[:start]


def read_place(room: Tree) -> Place:
    place = Place(value=int(room["value"]), marks=int(room["marks"]), portal=str(room["portal_side"]))
    for pile in room["heroes"]:
        place.heroes += [Hero(pile["hero"], pile["grade"], pile["state"]) for _ in range(pile["count"])]
    for pile in room["monsters"]:
        place.monsters[pile["clan"], int(pile["wounds"])] += int(pile["count"])
    for pile in room["tokens"]:
        place.tokens[pile["kind"]] += int(pile["count"])
    return place
