"""Named numbers about a View: the state of the defence, for evaluation, explanations and data sets."""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.seat.view import HeroesView, RoomView

OUTCOME_VALUE: Final = {"won": 1.0, "lost": -1.0, "running": 0.0}


def health_in(view: HeroesView, room: RoomView) -> int:
    """Damage that the monsters of a room can take."""
    health = {clan.clan: clan.health for clan in view.clans}
    return sum((health[m.clan] - m.wounds) * m.count for m in room.monsters)


def heroes_in(room: RoomView) -> int:
    return sum(hero.count for hero in room.heroes)


def count_tokens(room: RoomView, kind: str) -> int:
    return sum(token.count for token in room.tokens if token.kind == kind)


def features(view: HeroesView, role: int) -> dict[str, float]:
    """The same for every role: all win or lose together."""
    near = [room for room in view.rooms if room.steps == 1]
    vault = next(room for room in view.rooms if room.steps == 0)
    own = view.clans[role]
    return {
        "outcome": OUTCOME_VALUE[view.outcome],
        "wave": float(view.guild.wave),
        "guild_left": float(view.guild.deck_count),
        "vault_health": float(health_in(view, vault)),
        "vault_heroes": float(heroes_in(vault)),
        "near_heroes": float(sum(heroes_in(room) for room in near)),
        "far_heroes": float(sum(heroes_in(room) for room in view.rooms if room.steps > 1)),
        "near_health": float(sum(health_in(view, room) for room in near)),
        "open_corridors": float(len([room for room in near if room.value == 0 and not room.monsters])),
        "treasure_near": float(sum(room.value for room in near)),
        "treasure_far": float(sum(room.value for room in view.rooms if room.steps > 1)),
        "traps_near": float(sum(count_tokens(room, "trap") for room in view.rooms if room.steps <= 1)),
        "monsters_on_map": float(sum(m.count for room in view.rooms for m in room.monsters)),
        "own_lair": float(own.lair),
        "own_hand": float(own.hand_count),
        "own_cards": float(own.hand_count + own.deck_count + len(own.area) + len(own.discard)),
        "cells_heroes": float(sum(heroes_in(room) for room in view.rooms if room.name == "cells")),
    }
