"""What the referee counts for itself over a turn: payments, omens, cubes that woke, Lit tiles that a Tribe left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.vast.referee.by_dragon import payable
from tests.games.vast.referee.deeds import Deed
from tests.games.vast.referee.figures import wrong
from tests.games.vast.referee.plan import Place
from tests.games.vast.referee.printed import (
    FIXED_COST,
    OMENS,
    POWERS,
    ROLES,
    SECTION,
    WAR,
    omens_for,
    spirit_at,
)

Tree = dict[str, Any]
TRIBE_NUMBER = {"fangs": 0, "bones": 1, "eye": 2}


class Tallies:
    """Counts of the turn under way."""

    def __init__(self) -> None:
        self.omens: Counter[str] = Counter()
        self.spent: list[str] = []
        self.paid: list[str] = []
        self.gems: set[str] = set()
        self.woken: set[str] = set()
        self.left: dict[str, set[Place]] = {}
        self.role: str | None = None

    def follow(self, deed: Deed) -> Iterator[str]:
        yield from self.war(deed)
        yield from self.tribe_walk(deed)
        if deed.move.startswith("power "):
            self.paid = []
        if deed.move.startswith("omen "):
            self.spent = []
        for event in deed.events:
            yield from self.hear(deed, event)
        yield from self.draws(deed)

    def hear(self, deed: Deed, event: Tree) -> Iterator[str]:
        match event["kind"]:
            case "TurnBegan":
                yield from self.turn(deed, event)
            case "OmenSpent":
                self.spent.append(event["symbol"])
            case "OmenUsed":
                yield from self.omen(event["omen"])
            case "PowerPaid":
                self.paid.append(event["symbol"])
            case "GemUsed":
                self.paid.append(event["symbol"])
                if event["symbol"] in self.gems:
                    yield f"VAST-DR-011: the Gem {event['symbol']} pays twice in a turn"
                self.gems.add(event["symbol"])
            case "PowerUsed":
                yield from self.power(event["power"])
            case "CubeWoken":
                yield from self.wake(deed, event["row"])
            case "OmensDrawn" if deed.move == "collect":
                yield from self.collect(deed, event)

    # -------------------------------------------------------------- turns
    def turn(self, deed: Deed, event: Tree) -> Iterator[str]:
        """VAST-GEN-001  Knight, Goblins, Dragon, Cave, Thief; who does not play or is dead is passed over."""
        last, now = self.role, event["role"]
        playing = [role for role in ROLES if deed.before.variant.has(role)]
        if last is not None:
            following = playing[(playing.index(last) + 1) % len(playing)]
            if following == "knight" and (deed.before.knight["dead"] or deed.after.knight["dead"]):
                following = playing[1 % len(playing)]
            if now != following:
                yield f"VAST-GEN-001: the turn of {last} is followed by that of {now}"
        self.role = now
        self.omens.clear()
        self.gems.clear()
        self.woken.clear()
        self.left.clear()

    # -------------------------------------------------------------- the Cave
    def omen(self, omen: str) -> Iterator[str]:
        """VAST-CAVE-012  Paid in full, with symbols that the omen takes."""
        cost = FIXED_COST.get(omen, min(self.omens[omen] + 1, 3))
        if len(self.spent) != cost or not set(self.spent) <= OMENS[omen]:
            yield f"VAST-CAVE-012: {omen} paid with {', '.join(self.spent)}, it costs {cost}"
        self.omens[omen] += 1
        self.spent = []

    def collect(self, deed: Deed, event: Tree) -> Iterator[str]:
        """VAST-CAVE-003  Omens by Treasures and Crystals in the cave, as far as the bag goes."""
        scene = deed.before
        lying = sum(space.treasures + space.crystal for space in scene.plan.spaces.values()) + scene.thief["carried"]
        bag = 36 - sum(scene.cave["omens"].values())
        yield from wrong("VAST-CAVE-003", "the Omens drawn", len(event["symbols"]), min(omens_for(lying), bag))

    # -------------------------------------------------------------- the Dragon
    def power(self, power: str) -> Iterator[str]:
        """VAST-DR-010  Exactly its symbols."""
        stands_for = {"golden_scale": {"claw", "flame", "wing"}, "silver_scale": {"claw", "flame", "wing"}}
        having = [stands_for.get(symbol, {symbol}) for symbol in self.paid]
        if len(having) != len(POWERS[power]) or not payable(list(POWERS[power]), having):
            yield f"VAST-DR-010: {power} paid with {', '.join(self.paid)}"
        self.paid = []

    def wake(self, deed: Deed, row: str) -> Iterator[str]:
        """VAST-DR-016  One cube of each section a turn; the Platinum Scale stands outside this."""
        if deed.before.question == "roused" or deed.move == "scale platinum_scale":
            return
        if SECTION[row] in self.woken:
            yield f"VAST-DR-016: a second cube of {SECTION[row]} wakes in one turn"
        self.woken.add(SECTION[row])

    def draws(self, deed: Deed) -> Iterator[str]:
        """VAST-DR-015  At the end of its turn the Dragon draws as many cards as it has Spirit."""
        drawn = [event for event in deed.of("CardsDrawn") if event["deck"] == "powers"]
        ends = deed.move in {"done", "surface", "scale silver_scale"} or deed.move.startswith("place gem")
        if deed.role != "dragon" or deed.before.turn != "dragon" or not drawn or not ends or deed.of("ThiefKilled"):
            return
        kept = deed.after.dragon["silver_kept"]
        spirit = spirit_at(deed.after.dragon["wakefulness"])
        yield from wrong("VAST-DR-015", "the Power cards drawn", sum(one["count"] for one in drawn), spirit - kept)

    # -------------------------------------------------------------- the Goblins
    def war(self, deed: Deed) -> Iterator[str]:
        """VAST-GO-012  As many War cards as Rage; VAST-GO-013: their discs, but for those that Rage refuses."""
        begun = [event for event in deed.of("TurnBegan") if event["role"] == "goblins"]
        drawn = [event for event in deed.of("CardsDrawn") if event["deck"] == "war"]
        if begun and drawn:
            until = deed.events[: deed.events.index(drawn[0])]
            rages = [event["rage"] for event in until if event["kind"] == "RageChanged"]
            rage = max([deed.before.goblins["rage"], *rages][-1], 1)
            yield from wrong("VAST-GO-012", "the War cards drawn", drawn[0]["count"], rage)
        if deed.before.question == "discs-refused" and deed.move == "done" and deed.before.goblins["war_card"]:
            yield from self.populate(deed)

    def populate(self, deed: Deed) -> Iterator[str]:
        """VAST-GO-014  Each Tribe grows by its discs, to four at most."""
        discs = WAR[deed.before.goblins["war_card"]]
        grown = {event["tribe"]: event["population"] for event in reversed(deed.of("PopulationChanged"))}
        for tribe, number in TRIBE_NUMBER.items():
            shown = deed.before.tribe(tribe)
            refused = shown["refused"] and not deed.before.variant.on("aid_rage_fills_to_four")
            right = shown["population"] if refused else min(shown["population"] + discs[number], 4)
            yield from wrong("VAST-GO-014", f"the Population of {tribe}", grown.get(tribe, shown["population"]), right)

    def tribe_walk(self, deed: Deed) -> Iterator[str]:
        """VAST-GO-023  Every second Lit tile that a Tribe leaves in its turn costs a Goblin."""
        scene, place = deed.before, deed.target
        if deed.role != "goblins" or scene.question != "tribe-to-act" or place is None:
            return
        tribe = scene.top["pieces"][0]
        here = scene.at(tribe)
        if here is None or place not in scene.plan.spaces:
            return
        left, space = self.left.setdefault(tribe, set()), scene.plan.spaces[here]
        fresh = space.lit and here not in left
        if fresh:
            left.add(here)
        goblins = scene.goblins
        special = goblins["blind_fury"] == tribe or "cave_oil" in goblins["schemes"] or scene.plan.has_terrain
        if (
            special
            or scene.plan.spaces[place].flame_wall
            or scene.at("knight") == place
            or "bright_beetles" in scene.monsters(tribe)
        ):
            return
        right = scene.tribe(tribe)["population"] - (1 if fresh and len(left) % 2 == 0 else 0)
        grown = [event["population"] for event in deed.of("PopulationChanged") if event["tribe"] == tribe]
        now = grown[0] if grown else scene.tribe(tribe)["population"]
        yield from wrong("VAST-GO-023", f"the Population of {tribe} after {len(left)} Lit tiles", now, right)
