"""The guild: which cards are drawn when, whom they bring, when a wave begins and how the game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from tests.games.heroes.referee.geometry import Tree

QUOTAS: Final = {"family": (1, 2), "challenging": (2, 2), "hardcore": (2, 3)}
TWO: Final = 2  # rooms of a Hero card


def all_guild_cards(view: Tree) -> Counter[str]:
    guild = view["guild"]
    return Counter([*guild["unseen"], *guild["discard"], *guild["resolving"]])


class Guild:
    """KHO-WAVE-02  Follows the guild deck card by card."""

    def __init__(self, options: Tree, view: Tree) -> None:
        self.quotas = QUOTAS[options["difficulty"]]
        self.fixed = bool(options["wave_quota_fixed_at_assault_start"])
        self.cards = all_guild_cards(view)
        self.wave, self.deck = 1, int(view["guild"]["deck_count"])
        self.owed = 0  # cards of the assault that are still to come
        self.phase = str(view["phase"])
        self.thrown = False  # the next card belongs to a throw
        self.last: dict[str, str] = {}
        self.riots = str(options["scenario"]) == "k18"  # KHO-SCN-1801
        self.cells = False

    def count(self, before: Tree, move: str, events: list[Tree]) -> Iterator[str]:
        self.thrown = move == "throw"
        self.cells = any(room["name"] == "cells" for room in before["rooms"])
        in_force = {room["name"]: room["type"] for room in before["rooms"]}
        for place, event in enumerate(events):
            if event["kind"] == "GuildCardDrawn":
                yield from self.draw(before, event["card"], events[place + 1 :], in_force)
            elif event["kind"] == "WaveBegun":
                yield from self.begin_wave()
            elif event["kind"] == "PhaseBegun":
                yield from self.begin_phase(event["phase"])
            elif event["kind"] == "AssaultSkipped":
                self.owed = 0
            elif event["kind"] == "GameEnded":
                yield from self.end(event)
            if event["kind"] in ("TreasurePlundered", "PhaseBegun"):
                self.last = event

    def begin_wave(self) -> Iterator[str]:
        """KHO-WAVE-03  Once, when the deck is used up; then all guild cards are in it."""
        if self.wave == 2 or self.deck:
            yield f"KHO-WAVE-03: wave 2 begins in wave {self.wave} with {self.deck} cards left"
        self.wave, self.deck = 2, self.cards.total()

    def begin_phase(self, phase: str) -> Iterator[str]:
        """KHO-WAVE-04  The assault's number of cards is fixed by the wave in force."""
        self.phase = phase
        if phase == "assault":
            self.owed = self.quotas[self.wave - 1]
        elif self.owed > 0 and self.fixed and phase == "end":
            yield f"KHO-WAVE-01: {self.owed} guild cards of the assault were not drawn"

    def draw(self, before: Tree, card: str, then: list[Tree], rooms: dict[str, str]) -> Iterator[str]:
        """KHO-WAVE-02  The top card: of a throw, of a Prisoner, or the next of the assault."""
        if self.deck <= 0:
            yield f"KHO-WAVE-05: {card} is drawn from an empty deck"
        self.deck -= 1
        if card not in self.cards:
            yield f"KHO-SETUP-04: {card} is no card of this guild"
        if self.thrown or self.phase != "assault" or self.is_prisoner():
            self.thrown, self.last = False, {}  # KHO-SCEN-09: a Scenario card that is drawn so does nothing
            return
        self.owed, self.last = self.owed - 1, {"card": card}
        if self.owed < 0 and self.fixed:
            yield f"KHO-WAVE-01: {card} is one guild card more than the assault has"
        hero, _, kind = card.partition("-")
        if hero != "scenario":
            yield from self.summon(before, hero, sorted(name for name, of in rooms.items() if of == kind), then)

    def is_prisoner(self) -> bool:
        """KHO-TREAS-04  A card that a plundered Treasure or a scenario's card has drawn."""
        if not self.cells:
            return False
        if self.last.get("effect") == "prisoner":
            return True
        return self.riots and "scenario" in self.last.get("card", "")

    def summon(self, before: Tree, hero: str, rooms: list[str], then: list[Tree]) -> Iterator[str]:
        """KHO-ASSAULT-01  One hero in each of two rooms of the type, as far as tokens go (KHO-EMPTY-01)."""
        came: list[str] = []
        for event in then:
            if event["kind"] != "HeroSummoned":
                break
            if event["hero"] != hero:
                yield f"KHO-ASSAULT-01: a {event['hero']} came for a card of the {hero}"
            came.append(event["room"])
        wrong = [room for room in came if room not in rooms]
        if wrong or len(set(came)) != len(came) or len(came) > TWO:
            yield f"KHO-ASSAULT-01: {hero} in {came}, though the card names {rooms}"
        woken = bool(then) and any(event["kind"] == "HeroWoken" for event in then[:1])
        if len(came) < min(TWO, len(rooms)) and not woken and then and not self.is_short(before, hero, then):
            yield f"KHO-ASSAULT-01: {hero} in {came}, though the card names {rooms}"

    def is_short(self, before: Tree, hero: str, then: list[Tree]) -> bool:
        """KHO-EMPTY-03  So many are on the map that the supply may have had fewer than two."""
        on_map = sum(int(h["count"]) for room in before["rooms"] for h in room["heroes"] if h["hero"] == hero)
        return on_map >= 2

    def end(self, event: Tree) -> Iterator[str]:
        """KHO-GOAL-02  Won when the second wave's deck is empty."""
        if event["won"] and (self.wave != 2 or self.deck):
            yield f"KHO-WAVE-06: won in wave {self.wave} with {self.deck} cards left"
        if event["how"] == "plundered" and self.last.get("effect") != "defeat":
            yield "KHO-TREAS-05: lost by a Treasure that was not turned"

    def compare(self, view: Tree) -> Iterator[str]:
        """KHO-WAVE-05  No guild card is lost, and the deck is as long as what was drawn from it tells."""
        guild: dict[str, Any] = view["guild"]
        if all_guild_cards(view) != self.cards:
            yield f"KHO-WAVE-05: guild cards are missing: {self.cards - all_guild_cards(view)}"
        if guild["deck_count"] != self.deck or guild["wave"] != self.wave:
            yield f"KHO-WAVE-03: {guild['deck_count']} cards in wave {guild['wave']}, not {self.deck} in {self.wave}"
            self.deck, self.wave = int(guild["deck_count"]), int(guild["wave"])
