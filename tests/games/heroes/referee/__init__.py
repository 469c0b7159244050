"""A reading of the rulebook of Keep the Heroes Out! from outside: it sees views, options and events,
and shares no code with the engine.

`geometry` lays the map, `ledger` counts every token from view to view, `waves` follows the guild deck, `assault` is the
script of how heroes are resolved, which `follower` holds beside what happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.heroes.referee.follower import Follower
from tests.games.heroes.referee.geometry import Tree
from tests.games.heroes.referee.ledger import Ledger, faults_of_clans, faults_of_map, faults_of_supply
from tests.games.heroes.referee.waves import Guild


class Referee:
    """Follows one game."""

    def begin(self, options: Tree, roles: tuple[str, ...], moment: Any) -> Iterator[str]:
        self.follower = Follower(options)
        self.guild = Guild(options, moment.views[""])
        yield from faults_of_view(moment.views[""])

    def follow(self, before: Any, role: str, move: str, events: list[Tree], after: Any) -> Iterator[str]:
        ledger = Ledger(before.views[""])
        yield from ledger.count(events)
        if all(event["kind"] != "RoomBuilt" for event in events):
            yield from ledger.faults_against(after.views[""])
        yield from self.guild.count(before.views[""], move, events)
        yield from self.guild.compare(after.views[""])
        yield from self.follower.follow(before, move, events, after)
        yield from faults_of_view(after.views[""])


def faults_of_view(view: Tree) -> Iterator[str]:
    yield from faults_of_map(view)
    yield from faults_of_supply(view)
    yield from faults_of_clans(view)


__all__ = ["Referee"]
