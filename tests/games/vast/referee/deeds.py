"""What a move does: what it costs, what it wins, and what it does to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.games.vast.referee.figures import wrong
from tests.games.vast.referee.plan import Place, place_of
from tests.games.vast.referee.printed import FACES, SIDEQUESTS, TRIBES
from tests.games.vast.referee.scene import Scene

Tree = dict[str, Any]


class Deed:
    """One move with all that came of it."""

    def __init__(self, before: Scene, role: str, move: str, events: list[Tree], after: Scene) -> None:
        self.before = before
        self.role = role
        self.move = move
        self.events = events
        self.after = after

    def of(self, kind: str) -> list[Tree]:
        return [event for event in self.events if event["kind"] == kind]

    @property
    def target(self) -> Place | None:
        return place_of(self.move[3:]) if self.move.startswith("at ") else None

    @property
    def same_turn(self) -> bool:
        return not self.of("TurnBegan") and self.after.result is None

    @property
    def rage_gain(self) -> int:
        return int(self.after.goblins["rage"] - self.before.goblins["rage"])

    def rage_by(self, number: int) -> int:
        """VAST-GO-004  Rage after a gain or loss, between 0 and the most there is."""
        return int(min(max(self.before.goblins["rage"] + number, 0), self.before.goblins["max_rage"]))


def deeds(deed: Deed) -> Iterator[str]:
    """Every reading that fits the move."""
    for kind, judge in JUDGES:
        if kind == (deed.role, deed.before.question):
            yield from judge(deed)
    yield from scatters(deed)
    yield from grit(deed)


# ------------------------------------------------------------------ the Knight
def knight_step(deed: Deed) -> Iterator[str]:
    """VAST-KN-009  A step costs one Movement; VAST-KN-011: what makes an Encounter of it."""
    before, after, place = deed.before, deed.after, deed.target
    if place is None or not deed.same_turn or after.turn != "knight":
        return
    here = before.plan.pieces["knight"]
    space = before.plan.spaces.get(place)
    if space is None or space.ground or before.plan.spaces[here].ground:
        return
    if after.knight["encounters_spent"] or after.knight["spaces_moved"]:
        spent = after.knight["spaces_moved"] - before.knight["spaces_moved"]
        yield from wrong("VAST-KN-009", "the Movement spent on a step", spent, 1)
    met = space.dark or space.guarded or bool(before.tribes_on(place))
    met = met or (before.dragon["surfaced"] and before.at("dragon") == place)
    met = met or (space.event and before.cave["events"]["count"] > 0)
    if space.flame_wall:
        return  # her turn may end there
    spent = after.knight["encounters_spent"] - before.knight["encounters_spent"]
    if spent != met and not after.knight["turn_over"]:
        yield f"VAST-KN-011: entering {deed.move[3:]} spent {spent} Encounters, should be {int(met)}"


def knight_attacks(deed: Deed) -> Iterator[str]:
    """VAST-KN-029  A smashed Crystal is worth 2 Grit and a token; VAST-GO-005: an attacked Tribe is angry."""
    before, after = deed.before, deed.after
    if deed.move == "attack crystal":
        yield from wrong("VAST-KN-029", "her Crystals", after.knight["crystals"], before.knight["crystals"] + 1)
        gained = [event["by"] for event in deed.of("GritChanged")]
        if before.knight["grit"] <= 43 and gained[:1] != [2]:
            yield f"VAST-CTR-01: a smashed Crystal gave {gained} Grit"
    hit = {event["tribe"] for event in deed.of("TribeScattered")}
    if deed.move == "attack tribes" and hit and not before.goblins["schemes"]:
        yield from wrong("VAST-GO-005", "Rage", after.goblins["rage"], deed.rage_by(len(hit)))


def knight_declines(deed: Deed) -> Iterator[str]:
    """VAST-KN-031  A Treasure card that she declines is worth 5 Grit."""
    if deed.move == "decline":
        right = min(deed.before.knight["grit"] + 5, 45)
        first = [event["grit"] for event in deed.of("GritChanged")][:1]
        yield from wrong("VAST-KN-031", "Grit for a declined Treasure", first or [deed.before.knight["grit"]], [right])


def knight_quest(deed: Deed) -> Iterator[str]:
    """VAST-KN-054  A Sidequest gives its Grit."""
    quest = deed.move.removeprefix("quest ")
    if deed.move.startswith("quest ") and quest in SIDEQUESTS:
        right = min(deed.before.knight["grit"] + SIDEQUESTS[quest], 45)
        first = [event["grit"] for event in deed.of("GritChanged")][:1]
        yield from wrong("VAST-KN-059", f"Grit for {quest}", first or [deed.before.knight["grit"]], [right])


def knight_meets(deed: Deed) -> Iterator[str]:
    """VAST-KN-033  A Gem: 5 Grit, or a trap when the die shows the centre."""
    yield from knight_attacks(deed)
    rolls, changes = deed.of("DieRolled"), deed.of("GritChanged")
    if deed.move.startswith("take gem") and rolls and changes:
        trap = (0, 0) in FACES[rolls[-1]["face"]]
        if (changes[0]["by"] > 0) == trap:
            yield f"VAST-KN-033: face {rolls[-1]['face']} of the die gave {changes[0]['by']} Grit"
        if not trap and deed.before.knight["grit"] <= 40 and changes[0]["by"] != 5:
            yield f"VAST-KN-033: a Gem gave {changes[0]['by']} Grit"


# ------------------------------------------------------------------ the Goblins
def tribe_attacks(deed: Deed) -> Iterator[str]:
    """VAST-GO-030  A Tribe's attack: the Knight loses 1 Health, the Tribe scatters, Rage falls by 1."""
    ambush = deed.before.question == "ambush" and deed.move.startswith("tribe ")
    if deed.move != "attack knight" and not ambush:
        return
    hurt = deed.of("KnightHurt")
    doubled = "cursed_amulet" in deed.before.knight["face_up"]
    if hurt and hurt[0]["by"] != (2 if doubled else 1):
        yield f"VAST-GO-030: the Knight lost {hurt[0]['by']} Health"
    rages = [event["rage"] for event in deed.of("RageChanged")]
    settled = "attack-on-knight" not in deed.after.words and deed.after.result is None
    if hurt and settled and deed.before.goblins["rage"] and rages[:1] != [deed.before.goblins["rage"] - 1]:
        yield f"VAST-GO-007: Rage went from {deed.before.goblins['rage']} to {rages} by an attack"
    tribe = deed.move.removeprefix("tribe ") if ambush else deed.before.goblins["acting"]
    if hurt and settled and deed.after.at(tribe) is not None:
        yield f"VAST-GO-043: {tribe} stands on the map after its attack"


def plunders(deed: Deed) -> Iterator[str]:
    """VAST-GO-034  A plundered Treasure gives a Rage; VAST-GO-035: a Gem, unless it was trapped."""
    yield from tribe_attacks(deed)
    if deed.move == "plunder treasure":
        yield from wrong("VAST-GO-034", "Rage", deed.after.goblins["rage"], deed.rage_by(1))
    if deed.move.startswith("plunder gem") and deed.of("DieRolled"):
        trap = (0, 0) in FACES[deed.of("DieRolled")[-1]["face"]]
        if deed.after.question not in {"shriek", "lost-monster"}:
            yield from wrong("VAST-GO-035", "Rage", deed.after.goblins["rage"], deed.rage_by(0 if trap else 1))
    if deed.move == "special" and deed.before.goblins["acting"] == "fangs":
        yield from wrong("VAST-GO-040", "Rage", deed.after.goblins["rage"], deed.rage_by(1))


def scatters(deed: Deed) -> Iterator[str]:
    """VAST-GO-043  Scattering costs two Population, one with the Bright Beetles; VAST-GO-045: from none, none."""
    plain = {"too-many-goblins", "ambush", "encounter-choice"}
    strict = deed.before.question in plain or deed.move in {"attack knight", "attack crystal"}
    numbers = {tribe: deed.before.tribe(tribe)["population"] for tribe in TRIBES}
    last = dict(numbers)
    for event in deed.events:
        if event["kind"] == "PopulationChanged":
            tribe = event["tribe"]
            last[tribe], numbers[tribe] = numbers[tribe], event["population"]
        elif event["kind"] == "TribeScattered" and strict and deed.before.goblins["fire_bomber"] != event["tribe"]:
            tribe = event["tribe"]
            loss = 1 if "bright_beetles" in deed.before.monsters(tribe) else 2
            if numbers[tribe] != max(last[tribe] - loss, 0):
                yield f"VAST-GO-043: {tribe} went from {last[tribe]} to {numbers[tribe]} Goblins by scattering"
            if deed.after.at(tribe) is not None and deed.after.question == "tribe":
                yield f"VAST-GO-043: {tribe} stands on the map after scattering"


# ------------------------------------------------------------------ Grit and Health
def grit(deed: Deed) -> Iterator[str]:
    """VAST-KN-034  Grit between 0 and 45; VAST-KN-045: behind the Shield no loss is more than 1."""
    now, health = deed.before.knight["grit"], deed.before.knight["health"]
    doubled = "cursed_amulet" in deed.before.knight["face_up"]
    shield = deed.before.knight["cubes"]["shield"] > 0 and "rune-staff" not in deed.before.words
    for event in deed.events:
        if event["kind"] == "GritChanged":
            if event["grit"] != min(max(now + event["by"], 0), 45):
                yield f"VAST-KN-034: Grit {now} and {event['by']} make {event['grit']}"
            now = event["grit"]
            if shield and event["by"] < (-2 if doubled else -1) and deed.before.question not in {"rune", "knight"}:
                yield f"VAST-KN-045: {-event['by']} Grit lost behind the Shield"
        elif event["kind"] in {"KnightHurt", "KnightHealed"}:
            sign = -1 if event["kind"] == "KnightHurt" else 1
            right = min(max(health + sign * event["by"], 0), deed.before.knight["max_health"])
            yield from wrong("VAST-KN-005", "her Health", event["health"], right)
            health = event["health"]


# ------------------------------------------------------------------ the Thief
STAB = {"1": 1, "2": 3, "3": 5}


def thief_acts(deed: Deed) -> Iterator[str]:
    """VAST-TH-004  Steps cost Movement, actions cost cubes."""
    before, after = deed.before, deed.after
    if not deed.same_turn or after.turn != "thief" or before.plan.with_terrain_near(before.plan.pieces["thief"], 3):
        return
    spent = after.thief["cubes_spent"] - before.thief["cubes_spent"]
    moved = after.thief["spaces_moved"] - before.thief["spaces_moved"]
    cubes, steps = price(before, deed.move)
    yield from wrong("VAST-TH-008", f"the price of {deed.move}", spent, cubes)
    yield from wrong("VAST-TH-004", f"the Movement for {deed.move}", moved, steps)
    yield from stabs(deed)


def price(scene: Scene, move: str) -> tuple[int, int]:
    """Action cubes and Movement of a move."""
    upgrades, words = set(scene.thief["upgrades"]), move.split()
    if words[0] == "at":
        return 0, 1
    if words[0] == "climb":
        return (1 if "climbing_gear" in upgrades else 2), 1
    if words[0] in {"pickpocket", "backstab", "hide_loot"}:
        return int(words[-1]), 0
    if words[0] == "pick_lock":
        return int(words[-1]) - ("lock_picking_kit" in upgrades), 0
    if words[0] == "loot":
        return (2 if words[-1] == "safely" else 1), 0
    return (1 if words[0] in {"flare", "wand"} else 0), 0


def stabs(deed: Deed) -> Iterator[str]:
    """VAST-TH-013  What a Backstab costs its victim."""
    words = deed.move.split()
    if words[0] != "backstab" or deed.after.question in {"beetles", "lose-cube", "discard-power"}:
        return
    piece, level = words[1], words[2]
    if piece == "knight":
        loss = deed.before.knight["grit"] - deed.after.knight["grit"]
        shield, amulet = deed.before.knight["cubes"]["shield"], "cursed_amulet" in deed.before.knight["face_up"]
        right = (1 if shield else STAB[level]) * (2 if amulet else 1)
        yield from wrong("VAST-TH-013", "the Grit lost", loss, min(right, deed.before.knight["grit"]))
    elif piece in TRIBES:
        loss = deed.before.tribe(piece)["population"] - deed.after.tribe(piece)["population"]
        right = min(int(level), deed.before.tribe(piece)["population"])
        yield from wrong("VAST-TH-013", "the Population lost", loss, right)
        if not deed.before.goblins["schemes"]:
            yield from wrong("VAST-GO-005", "Rage", deed.after.goblins["rage"], deed.rage_by(1))


JUDGES: tuple[tuple[tuple[str, str], Callable[[Deed], Iterator[str]]], ...] = (
    (("knight", "knight"), knight_step),
    (("knight", "knight"), knight_quest),
    (("knight", "encounter-choice"), knight_meets),
    (("knight", "encounter-choice"), knight_quest),
    (("knight", "keep"), knight_declines),
    (("goblins", "tribe-to-act"), plunders),
    (("goblins", "ambush"), tribe_attacks),
    (("thief", "thief"), thief_acts),
)
