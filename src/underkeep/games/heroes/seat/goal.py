"""What the team must do to win, and how near it is: the same for every clan."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.chronicles import chronicle_named
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.names import CHAPTERS, GIFT_NAMES, MAX_VALUE, RESOURCE_NAMES
from underkeep.games.heroes.options import options_told
from underkeep.games.heroes.rules_in_force import chapter_of, gifts_of
from underkeep.games.heroes.seat.view import HeroesView, RoomView

WAVES: Final = 2


def goal(view: HeroesView, rules: str) -> tuple[Label, ...]:
    """Both waves, the great Treasure, and what the scenario asks for besides."""
    lines = [label("heroes-goal-waves", wave=view.guild.wave, needs=WAVES, left=view.guild.deck_count)]
    for room in view.rooms:
        if room.value == MAX_VALUE:
            heroes = sum(hero.count for hero in room.heroes)
            guards = sum(monster.count for monster in room.monsters)
            lines.append(
                label("heroes-goal-treasure", room=room.name, needs=room.effective_value, has=heroes, guards=guards)
            )
    return (*lines, *of_scenario(view, rules))


def of_scenario(view: HeroesView, rules: str) -> list[Label]:
    """The further goal of the scenario and mode, if it has one; `rules` names the scenario whose rules are in force."""
    hard = view.mode == "b"
    match rules:
        case "k3":
            return [label("heroes-goal-soup", has=marks_of(view, "pantry"), needs=4)]
        case "k5":
            return [label("heroes-goal-built", has=view.market.built, needs=2)] if hard else []
        case "k7":
            return [label("heroes-goal-stage", has=view.stage, needs=5)]
        case "k12":
            needs = 2 if hard else 1
            counts = zip(RESOURCE_NAMES, view.notes, strict=False)
            return [label("heroes-goal-dish", token=kind, has=served, needs=needs) for kind, served in counts]
        case "k13":
            return [label("heroes-goal-home", wave=view.guild.wave, steps=chest_steps(view))]
        case "k17":
            return [label("heroes-goal-tally", has=marks_of(view, "vault"), needs=4 if hard else 5)]
        case "k19":
            return [label("heroes-goal-ring", has=types_built(view), needs=5, ring=6 if hard else 4)]
    return []


def of_chronicle(view: HeroesView, content: Content) -> list[Label]:
    """KHO-SCN-0004  Which chapter this is, and what those before it have left (KHO-SCN-0008)."""
    told = dict(view.options)
    chronicle = chronicle_named(content.chronicles, told["chronicle"])
    if chronicle is None:
        return []
    options = options_told(view.options)
    lines = [label("heroes-goal-chapter", chronicle=chronicle.id, chapter=chapter_of(options) + 1, needs=CHAPTERS)]
    gifts = gifts_of(options, content)
    return lines + [label(f"heroes-gift-{gift}", count=gifts.count(gift)) for gift in GIFT_NAMES if gift in gifts]


def named(view: HeroesView, name: str) -> RoomView | None:
    return next((room for room in view.rooms if room.name == name), None)


def marks_of(view: HeroesView, name: str) -> int:
    room = named(view, name)
    return 0 if room is None else room.marks


def chest_steps(view: HeroesView) -> int:
    """How far the chest stands from the Vault."""
    return next((room.steps for room in view.rooms if room.value == MAX_VALUE), 0)


def types_built(view: HeroesView) -> int:
    """Of how many named types there is a room."""
    return len({room.type for room in view.rooms} - {"special"})
