"""How heroes are resolved, steps 2 to 8, as the rulebook tells it: a script of what must happen next.

The script yields what it expects: an event, several events in any order, or a question with all its answers. What is
sent back is the event that came, or the answer.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.games.heroes.referee.table import CLASSES, RESOURCES, Hero, Place, Table, Tree

DEFENCE: Final = re.compile(r"(?:^|[+/ ]|\dx)defend(?![)\w])")
STRONG_WAVES: Final = ("k5", "k13", "k20")  # where more happens when wave 2 begins


@dataclass
class Expected:
    """An event with these fields, by this rule."""

    rule: str
    kind: str
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass
class Several:
    """As many events of a kind, in any order; `heroes` are their names."""

    rule: str
    kind: str
    room: str
    heroes: Counter[str]
    why: str = ""


@dataclass
class Asked:
    """A question to the team or to one clan; with one answer it is not put, unless `always`."""

    rule: str
    answers: list[str]
    clan: str = ""
    always: bool = False


class LostTrack(Exception):
    """Something happens now that this script does not tell; it begins anew at the next question."""


Step = Expected | Several | Asked
Script = Generator[Step, Any, None]
Choice = Generator[Step, Any, str]


class Resolution:
    """KHO-ASSAULT-04  Heroes one by one until nobody is awake."""

    def __init__(self, table: Table, open_hands: bool, archer_defence: bool) -> None:
        self.table = table
        self.open_hands = open_hands
        self.archer_defence = archer_defence

    def drain(self) -> Script:
        while answers := self.waiting():
            if self.is_same_whoever(answers):
                answer = min(answers, key=lambda one: rank_of(one.split()[1]))
            else:
                answer = yield from ask("KHO-ASSAULT-04", answers)
            verb, name, room = answer.split()
            hero = find(self.table.places[room], name, "pending" if verb == "enter" else "active")
            if verb == "enter":
                yield from self.enter(hero, room)
            if hero in self.table.places[room].of("active"):
                yield from self.act(hero, room)

    def is_same_whoever(self, answers: list[str]) -> bool:
        """KHO-RUL-12  In one room without monsters all plunder, wait or charge alike: nobody is asked."""
        rooms = {answer.split()[2] for answer in answers}
        entered = all(answer.startswith("act ") for answer in answers)
        return entered and len(rooms) == 1 and not self.table.places[rooms.pop()].crowd()

    def waiting(self) -> list[str]:
        found = [
            f"{'enter' if hero.state == 'pending' else 'act'} {hero.name} {room}"
            for room, place in self.table.places.items()
            for hero in place.heroes
            if hero.state in ("pending", "active")
        ]
        return sorted(set(found))

    # ------------------------------------------------------------------ entry
    def enter(self, hero: Hero, room: str) -> Script:
        """KHO-ASSAULT-10  Exhibit, Check room, Inspire."""
        place = self.table.places[room]
        hero.state = "active"
        yield from self.exhibit(hero, room)
        yield from self.spring(hero, room)
        if room == "cells" and hero.cls != "mage" and is_in(place, hero):
            hero.state = "exhausted"
            yield Expected("KHO-ASSAULT-15", "HeroExhausted", {"hero": hero.name, "room": room, "why": "cells"})
        riot = room == "cells" and self.table.scenario == "k18"
        if riot and len(place.heroes) >= (4 if self.table.mode_b else 5):
            yield from self.wake(room, "KHO-SCN-1802")
        if is_in(place, hero) and hero.state == "active":
            yield from self.wake(room, "KHO-ASSAULT-16")

    def exhibit(self, hero: Hero, room: str) -> Script:
        place = self.table.places[room]
        if hero.cls == "thief" and place.tokens["trap"]:
            yield from self.lose(room, "trap", "KHO-ASSAULT-13")
        elif hero.cls == "warrior":
            yield from self.lose_resources(room, 2, "KHO-ASSAULT-12")
        elif hero.cls == "archer":
            yield from self.shoot(room)
        elif hero.cls == "mage" and room == "cells":
            yield from self.wake(room, "KHO-ASSAULT-14")

    def shoot(self, room: str) -> Script:
        """KHO-ASSAULT-11  Next door, nearest to the Vault."""
        steps = self.table.steps()
        manned = [name for name in self.table.doors[room] if self.table.places[name].crowd()]
        nearest = min((steps.get(name, 99) for name in manned), default=0)
        rooms = [f"room {name}" for name in manned if steps.get(name, 99) == nearest]
        if rooms:
            aim = yield from ask("KHO-ASSAULT-11", rooms)
            yield from self.hit(aim.split()[1], 1, self.archer_defence)

    def lose_resources(self, room: str, count: int, rule: str) -> Script:
        place = self.table.places[room]
        for _ in range(count):
            kinds = [f"lose {kind}" for kind in RESOURCES if place.tokens[kind]]
            if kinds:
                chosen = yield from ask(rule, kinds)
                yield from self.lose(room, chosen.split()[1], rule)

    def lose(self, room: str, token: str, rule: str) -> Script:
        self.table.places[room].tokens[token] -= 1
        yield Expected(rule, "TokenDiscarded", {"token": token, "room": room})

    def spring(self, hero: Hero, room: str) -> Script:
        """KHO-TRAP-01  One Trap after the other while the hero lives."""
        place = self.table.places[room]
        while is_in(place, hero) and place.tokens["trap"]:
            yield from self.lose(room, "trap", "KHO-TRAP-01")
            if hero.grade == "champion":
                hero.grade = "wounded"
                yield Expected("KHO-SCN-1103", "HeroHurt", {"room": room})
            else:
                remove(place, hero)
                yield Expected("KHO-TRAP-01", "HeroKilled", {"hero": hero.name, "room": room})

    def wake(self, room: str, rule: str) -> Script:
        asleep = self.table.places[room].of("exhausted")
        for hero in asleep:
            hero.state = "active"
        if asleep:
            yield Several(rule, "HeroWoken", room, Counter(hero.name for hero in asleep))

    # ------------------------------------------------------------------ act
    def act(self, hero: Hero, room: str) -> Script:
        """KHO-ASSAULT-06  First everybody who is placed there enters; then attack, plunder, wait or charge."""
        place = self.table.places[room]
        while pending := sorted(place.of("pending"), key=rank):
            yield from self.enter(pending[0], room)
        if hero not in place.of("active"):
            return
        if place.crowd():
            yield from self.attack(hero, room)
        elif place.value:
            yield from self.plunder_or_wait(hero, room)
        else:
            yield from self.charge(hero, room)

    def exhaust(self, hero: Hero, room: str, why: str, rule: str) -> Script:
        hero.state = "exhausted"
        yield Expected(rule, "HeroExhausted", {"hero": hero.name, "room": room, "why": why})

    def attack(self, hero: Hero, room: str) -> Script:
        heavy = self.table.scenario == "k11" and self.table.mode_b and hero.grade != "plain"
        yield from self.exhaust(hero, room, "attack", "KHO-ASSAULT-20")
        yield from self.hit(room, 2 if heavy else 1, True)

    def hit(self, room: str, damage: int, defence: bool) -> Script:
        """KHO-ASSAULT-20  The team names the monster; its friends may defend it."""
        place = self.table.places[room]
        answers = [f"hit {clan} {wounds}".removesuffix(" 0") for clan, wounds in sorted(place.monsters)]
        target = (yield from ask("KHO-ASSAULT-20", answers)).split()
        clan, wounds = target[1], int(target[2]) if len(target) > 2 else 0
        if defence:
            for defender in self.table.from_active():
                if damage and any(owner == defender for owner, _ in place.monsters) and self.may_defend(defender):
                    damage = yield from self.defend(defender, room, damage)
        if damage:
            yield from self.wound(place, room, clan, wounds, damage)

    def wound(self, place: Place, room: str, clan: str, wounds: int, damage: int) -> Script:
        """KHO-WOUND-01  Wounds collect; with as many as its health the monster leaves."""
        place.monsters[clan, wounds] -= 1
        if wounds + damage < self.table.health[clan]:
            place.monsters[clan, wounds + damage] += 1
        place.monsters = +place.monsters
        left = wounds + damage >= self.table.health[clan]
        yield Expected("KHO-WOUND-01", "MonsterLeft" if left else "MonsterWounded", {"clan": clan, "room": room})

    def may_defend(self, clan: str) -> bool:
        hand = self.table.hands[clan]
        return any(DEFENCE.search(card["face"]) for card in hand) if self.open_hands else bool(hand)

    def defend(self, clan: str, room: str, damage: int) -> Generator[Step, Any, int]:
        """KHO-DEF-07  One after the other; a card may go on with a Momentum, which is another script."""
        cards = sorted({card["card"] for card in self.table.hands[clan] if DEFENCE.search(card["face"])})
        answer = yield Asked("KHO-DEF-07", [*(f"defend {card}" for card in cards), "pass"], clan, True)
        if answer == "pass":
            return damage
        if damage > 1 or any(
            card["card"] == answer.split()[1] and ">" in card["face"] for card in self.table.hands[clan]
        ):
            raise LostTrack
        yield Expected("KHO-DEF-02", "CardDefended", {"clan": clan, "card": answer.split()[1], "room": room})
        drop(self.table.hands[clan], answer.split()[1])
        return 0

    # ------------------------------------------------------------------ plunder
    def plunder_or_wait(self, hero: Hero, room: str) -> Script:
        place, value = self.table.places[room], self.table.worth(room)
        if len(place.of("active")) < value:
            yield from self.exhaust(hero, room, "wait", "KHO-ASSAULT-23")
            return
        for needed in range(value, 0, -1):
            able = place.of("active")
            if len(able) == needed:
                yield from self.exhaust_all(able, room)
                break
            picked = yield from ask("KHO-ASSAULT-21", sorted({f"pick {one.name}" for one in able}))
            yield from self.exhaust(find(place, picked.split()[1], "active"), room, "plunder", "KHO-ASSAULT-21")
        yield from self.flip(room)

    def exhaust_all(self, heroes: list[Hero], room: str) -> Script:
        names = Counter(hero.name for hero in heroes)
        for hero in heroes:
            hero.state = "exhausted"
        yield Several("KHO-ASSAULT-21", "HeroExhausted", room, names, "plunder")

    def flip(self, room: str) -> Script:
        """KHO-ASSAULT-34  Turned, it no longer lies in the room; then its effect."""
        place = self.table.places[room]
        value, place.value = place.value, 0
        turned = yield Expected("KHO-ASSAULT-34", "TreasurePlundered", {"room": room, "value": value})
        yield from self.scenario_plunder(room, value)
        match turned["effect"]:
            case "prey":
                yield from self.lose_resources(room, 1, "KHO-TREAS-01")
            case "curse":
                yield from self.curse()
            case "healing":
                yield from self.wake(room, "KHO-TREAS-03")
            case "prisoner":
                yield from self.imprison()
            case _:
                yield Expected("KHO-TREAS-05", "GameEnded", {"won": False})
                raise LostTrack

    def scenario_plunder(self, room: str, value: int) -> Script:
        """KHO-SCN-1702  The tally of small Treasures; KHO-SCN-0804: a rally's token goes with the Treasure."""
        if self.table.scenario == "k8" and self.table.places[room].marks:
            self.table.places[room].marks -= 1
            yield Expected("KHO-SCN-0804", "MarkerRemoved", {"room": room})
        if self.table.scenario == "k17" and value == 1:
            vault = self.table.places["vault"]
            vault.marks += 1
            yield Expected("KHO-SCN-1702", "MarkerPlaced", {"room": "vault"})
            if vault.marks >= (4 if self.table.mode_b else 5):
                raise LostTrack

    def curse(self) -> Script:
        """KHO-TREAS-02  Everybody with a hand discards a card, in turn order."""
        for clan in self.table.from_active():
            cards = sorted({f"discard {card['card']}" for card in self.table.hands[clan]})
            if cards:
                answer = yield Asked("KHO-TREAS-02", cards, clan, not self.open_hands)
                drop(self.table.hands[clan], answer.split()[1])
                yield Expected("KHO-TREAS-02", "CardDiscarded", {"clan": clan, "card": answer.split()[1]})

    def imprison(self) -> Script:
        """KHO-TREAS-04  The next guild card's hero enters the Cells at once; without Cells no card (KHO-TREAS-08)."""
        if "cells" not in self.table.places:
            return
        if self.table.deck == 0 and self.table.wave == 2:
            return
        if self.table.deck == 0:
            if self.table.scenario in STRONG_WAVES:
                raise LostTrack
            self.table.deck, self.table.wave = self.table.cards, 2
            yield Expected("KHO-WAVE-05", "WaveBegun", {"wave": 2})
        drawn = yield Expected("KHO-TREAS-04", "GuildCardDrawn")
        self.table.deck -= 1
        cls = drawn["card"].partition("-")[0]
        if cls != "scenario":
            yield from self.summon(cls, "cells")

    def summon(self, cls: str, room: str) -> Script:
        """KHO-EMPTY-01  Without a token the class and its neighbours wake instead."""
        if self.table.supply(cls):
            hero = Hero(cls, "plain", "pending")
            self.table.places[room].heroes.append(hero)
            yield Expected("KHO-TREAS-04", "HeroSummoned", {"hero": cls, "room": room})
            yield from self.enter(hero, room)
            return
        raise LostTrack

    # ------------------------------------------------------------------ charge
    def charge(self, hero: Hero, room: str) -> Script:
        """KHO-ASSAULT-24  All together to a room that is nearer by 1; without one the hero waits (KHO-ASSAULT-27)."""
        steps, place = self.table.steps(), self.table.places[room]
        here = steps.get(room, 99)
        goals = [f"room {name}" for name in sorted(self.table.links()[room]) if steps.get(name, 99) == here - 1]
        if not goals:
            yield from self.exhaust(hero, room, "wait", "KHO-ASSAULT-27")
            return
        goal = (yield from ask("KHO-ASSAULT-24", goals)).split()[1]
        group = place.of("active")
        place.heroes = [one for one in place.heroes if one not in group or one.state != "active"]
        for one in group:
            one.state = "arriving"
        self.table.places[goal].heroes += group
        fields = {"origin": room, "room": goal, "count": len(group)}
        yield Expected("KHO-ASSAULT-24", "HeroesCharged", fields)
        yield from self.arrive(goal)

    def arrive(self, room: str) -> Script:
        """KHO-ASSAULT-26  Traps for one after the other; then they inspire once."""
        place, survivors = self.table.places[room], 0
        while arriving := sorted(place.of("arriving"), key=rank):
            hero = arriving[0]
            if place.tokens["trap"]:
                picked = yield from ask("KHO-TRAP-02", sorted({f"pick {one.name}" for one in arriving}))
                hero = find(place, picked.split()[1], "arriving")
            yield from self.spring(hero, room)
            if is_in(place, hero):
                hero.state = "arrived"
                survivors += 1
        for hero in place.of("arrived"):
            hero.state = "active"
        if survivors:
            yield from self.wake(room, "KHO-ASSAULT-26")


# ---------------------------------------------------------------------- small things
def ask(rule: str, answers: Iterable[str]) -> Choice:
    answer: str = yield Asked(rule, sorted(set(answers)))
    return answer


def is_in(place: Place, hero: Hero) -> bool:
    return any(one is hero for one in place.heroes)


def remove(place: Place, hero: Hero) -> None:
    place.heroes = [one for one in place.heroes if one is not hero]


def find(place: Place, name: str, state: str) -> Hero:
    return next(hero for hero in place.of(state) if hero.name == name)


def rank(hero: Hero) -> tuple[int, int]:
    return rank_of(hero.name)


def rank_of(name: str) -> tuple[int, int]:
    """Equal ones go in the order of the printed list of classes, those without a badge first."""
    grade, _, cls = name.rpartition("-")
    return CLASSES.index(cls), ("", "champion", "wounded").index(grade)


def drop(hand: list[Tree], card: str) -> None:
    hand.remove(next(one for one in hand if one["card"] == card))
