"""Who reads only the recap of a round of five roles can say who is hurt, who gained and who threatens.

Ten sets of questions from games of bots. The answers come from what everybody sees before and after, not from events.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from underkeep.bots.api import Budget
from underkeep.bots.named import bot_named
from underkeep.core.formats.history import History
from underkeep.core.formats.scenes import Line, lines_seen, recap
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.telling import TURN
from underkeep.library import load_game
from underkeep.words import Speaker

LOADED: Final = load_game("vast")
SPEC: Final = LOADED.spec
WORDS: Final = Speaker("en", "vast", LOADED.pack)
SEEDS: Final = (1, 2)
SETS: Final = 5  # a game
SINCE_ROUND: Final = 3  # before it hardly anything happens


@dataclass(frozen=True)
class Standing:
    """What everybody can see of how the roles stand."""

    hurt: dict[str, int]  # Health
    gained: dict[str, int]  # what brings a role nearer to winning
    threat: tuple[str, ...]


@dataclass(frozen=True)
class Reading:
    """The recap that a role reads at the beginning of its turn, and how everybody stood then and at its last answer."""

    role: str
    text: str
    before: Standing
    now: Standing


def standing(history: History) -> Standing:
    view: Any = SPEC.view(history.game, frozenset())
    hurt = {"The Knight": view.knight.health, "The Dragon": view.dragon.health}
    gained = {"The Dragon": view.dragon.wakefulness, "The Thief": view.thief.stashed}
    return Standing(hurt, gained, tuple(WORDS.role(goal.role) for goal in SPEC.race(view) if goal.threat))


@dataclass
class Table:
    """A game of five novices, with what each last saw when it answered."""

    seed: int
    last: dict[int, int] = field(default_factory=dict)
    seen: dict[int, Standing] = field(default_factory=dict)

    def readings(self) -> Iterator[Reading]:
        bot = bot_named("novice", "vast")
        game = SPEC.new(SPEC.options.resolve({}), LOADED.content, seed_from(self.seed))
        history, told = History(SPEC, game, LOADED.content), 0
        while SPEC.result(history.game) is None:
            role = SPEC.asked(history.game)[0]
            lines = lines_seen(SPEC, history.moves, 1 << role, history.opening)
            turns = [line for line in lines if line.telling.part == TURN]
            if len(turns) > told and role in self.last and self.begins(history, role, turns):
                told = len(turns)
                yield self.reading(history, role, lines)
            prompt = SPEC.prompt(history.game, role)
            assert prompt is not None
            view = SPEC.view(history.game, frozenset({role}))
            choice = bot(view, prompt, Budget(1.0), self.seed + len(history.moves))
            history.act(role, SPEC.parse(choice.move))
            self.last[role], self.seen[role] = len(history.moves), standing(history)

    def begins(self, history: History, role: int, turns: list[Line]) -> bool:
        """Is this the role's own turn, late enough for something to have happened?"""
        name = SPEC.role_names(history.game)[role]
        event: Any = turns[-1].event
        return turns[-1].telling.role == name and event.round >= SINCE_ROUND

    def reading(self, history: History, role: int, lines: list[Line]) -> Reading:
        name = SPEC.role_names(history.game)[role]
        scenes = recap(lines, self.last[role], name)
        text = "\n".join(WORDS.event(line.event) for scene in scenes for line in scene.lines)
        return Reading(name, text, self.seen[role], standing(history))


def unanswered(reading: Reading) -> Iterator[str]:
    """Questions that the text has no answer to."""
    for who, now in reading.now.hurt.items():
        if now < reading.before.hurt[who] and f"{who} loses" not in reading.text:
            yield f"who hurt {who}, {reading.before.hurt[who]} to {now}?"
    for who, now in reading.now.gained.items():
        if now > reading.before.gained[who] and f"→ {now}" not in reading.text:
            yield f"what did {who} gain, {reading.before.gained[who]} to {now}?"
    for who in set(reading.now.threat) - set(reading.before.threat):
        if who not in reading.text:
            yield f"who threatens to win? {who}"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_recap_alone_answers_who_is_hurt_who_gained_and_who_threatens(seed: int) -> None:
    read = [reading for _, reading in zip(range(SETS), Table(seed).readings(), strict=False)]

    missing = {f"{one.role}: {question}" for one in read for question in unanswered(one)}
    asked = [one for one in read if one.now != one.before]

    assert len(read) == SETS
    assert len(asked) >= SETS - 1
    assert not missing
