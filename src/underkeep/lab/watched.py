"""Games that are watched while they are played: what was done, what happened, who was ahead when.

Game n of a study depends on its seed and n only, whoever plays it and wherever.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from underkeep.bots import api
from underkeep.bots.judges import judge_of
from underkeep.bots.named import ask, bot_named
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Chronicle, Event, event_tree
from underkeep.core.kernel.game import Game
from underkeep.core.search.playout import next_random, pick
from underkeep.lab.lines import Row
from underkeep.lab.simulate import MAX_DECISIONS, NO_END, opened, seed_of
from underkeep.library import Loaded
from underkeep.registry import JUDGES
from underkeep.words import component_names

RANDOM: Final = "random"
LEAD_EVERY: Final = 10  # decisions between two looks at who is ahead
CLEAR_LEAD: Final = 0.02  # of a chance to win; less is no lead
NO_CLOCK: Final = api.Budget(float("inf"), 200)  # results must not depend on the speed of the machine


@dataclass(frozen=True)
class Arm:
    """What is played in one part of a study; small, since it travels to every worker."""

    name: str
    game: str
    options: tuple[str, ...]
    pack: Path | None
    seed: str
    bots: str = RANDOM

    def loaded(self) -> Loaded:
        return opened(self.game, self.pack)

    def key(self) -> Row:
        """Games of the same key belong together."""
        loaded = self.loaded()
        return {
            "game": self.game,
            "rules_version": loaded.spec.rules_version,
            "options": loaded.spec.options.from_words(list(self.options)).tree(),
            "content": loaded.pack.digest,
            "seed": self.seed,
            "bots": self.bots,
        }


def refuse_bad(arm: Arm) -> None:
    """Problems of options, pack and bots are told before anything is played."""
    arm.key()
    bot_named(arm.bots, arm.game)


# ---------------------------------------------------------------------- play
class Play:
    """One game of an arm, move by move."""

    def __init__(self, arm: Arm, number: int) -> None:
        self.arm = arm
        self.number = number
        self.loaded = arm.loaded()
        self.spec = self.loaded.spec
        self.seed = seed_of(arm.seed, number)
        self.dice = int.from_bytes(self.seed[:4], "big") & 0x7FFFFFFF
        options = self.spec.options.from_words(list(arm.options))
        self.roles = self.spec.roles(options)
        self.game: Game = self.spec.new(options, self.loaded.content, self.seed)
        self.hearing = Chronicle()
        self.game.listener = self.hearing

    def moves(self) -> Iterator[tuple[int, list[Action], Action]]:
        """Role, options and the action about to be carried out, until the end; events are drained by the watcher."""
        for _ in range(MAX_DECISIONS):
            role = int(self.game.first_asked())
            if role < 0:
                return
            options = self.game.options(role)
            self.dice = int(next_random(self.dice))
            action = options[int(pick(self.dice, len(options)))] if self.arm.bots == RANDOM else self.ask(role)
            yield role, options, action
            self.game.advance(role, action)

    def ask(self, role: int) -> Action:
        """A bot's answer, from its own view."""
        prompt = self.spec.prompt(self.game, role)
        assert prompt is not None
        view = self.spec.view(self.game, frozenset({role}))
        return self.spec.parse(ask(self.arm.bots, self.arm.game, view, prompt, NO_CLOCK, self.dice).move)

    def end(self) -> Row:
        """How it ended."""
        result = self.spec.result(self.game)
        if result is None:
            return {"winners": [], "scores": {}, "how": NO_END}
        return {"winners": list(result.winners), "scores": dict(result.scores), "how": result.how.id}


# ---------------------------------------------------------------------- who is ahead
def standing(play: Play) -> list[float] | None:
    """What each role has: points where the game counts them, else the judge's chances; None where neither is."""
    told = [play.spec.features(play.spec.view(play.game, frozenset({role})), role) for role in range(len(play.roles))]
    if all("own_points" in one for one in told):
        return [one["own_points"] for one in told]
    if play.arm.game in JUDGES:
        role = max(0, int(play.game.first_asked()))
        return [float(chance) for chance in judge_of(play.arm.game).chances(play.game, role, 0.0)]
    return None


def leader(standings: list[float] | None) -> int | None:
    """The role that is clearly ahead."""
    if not standings or len(standings) < 2:
        return None
    best = max(standings)
    rest = sorted(standings)[-2]
    return standings.index(best) if best - rest > CLEAR_LEAD else None


# ---------------------------------------------------------------------- watching
@cache
def component_ids(game: str, pack: Path | None) -> frozenset[str]:
    """Ids of the components that have a name: cards, characters, objects, rooms."""
    return frozenset(id for id, _ in component_names(opened(game, pack).pack.trees, "en"))


def names_in(event: Event, known: frozenset[str]) -> set[str]:
    """The components that an event names, also inside target ids like tok:yellow:thief."""
    found: set[str] = set()
    for value in event_tree(event).values():
        for text in value if isinstance(value, tuple) else (value,):
            if isinstance(text, str):
                found.update(part for part in (text, *text.split(":")) if part in known)
    return found


def watch(arm: Arm, number: int) -> Row:
    """One game as a row of a study."""
    play, known = Play(arm, number), component_ids(arm.game, arm.pack)
    verbs: Counter[str] = Counter()
    events: Counter[str] = Counter()
    uses: dict[str, Counter[str]] = {}
    leads: list[int] = []
    decisions = seen = 0
    for role, options, action in play.moves():
        note_events(play, events, uses, known)
        words = action.text.split()
        verbs[words[0]] += 1
        for word in {*words[1:]} & known:
            uses.setdefault(word, Counter())[play.roles[role]] += 1
        decisions, seen = decisions + 1, seen + len(options)
        if decisions % LEAD_EVERY == 0:
            note_lead(leads, leader(standing(play)))
    note_events(play, events, uses, known)
    return {
        "n": number,
        **play.end(),
        "decisions": decisions,
        "options": seen,
        "leads": max(0, len(leads) - 1),
        "verbs": dict(sorted(verbs.items())),
        "events": dict(sorted(events.items())),
        "uses": {id: dict(sorted(one.items())) for id, one in sorted(uses.items())},
    }


def note_events(play: Play, events: Counter[str], uses: dict[str, Counter[str]], known: frozenset[str]) -> None:
    """Events count what happened; a component that one names was in play, whoever used it."""
    for event in play.hearing.drain():
        events[type(event).__name__] += 1
        for id in names_in(event, known):
            uses.setdefault(id, Counter())[""] += 1


def note_lead(leads: list[int], ahead: int | None) -> None:
    if ahead is not None and (not leads or leads[-1] != ahead):
        leads.append(ahead)
