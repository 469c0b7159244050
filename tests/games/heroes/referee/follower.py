"""Holds the script of a resolution beside the events that came: who of the two says something else is complained of."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any, Final

from tests.games.heroes.referee.assault import Asked, LostTrack, Resolution, Script, Several, Step
from tests.games.heroes.referee.table import Table, Tree

HEARD: Final = frozenset(
    {
        "HeroSummoned", "HeroWoken", "HeroExhausted", "HeroesCharged", "HeroHurt", "HeroKilled", "TreasurePlundered",
        "TokenDiscarded", "MonsterWounded", "MonsterLeft", "CardDiscarded", "CardDefended", "GuildCardDrawn",
        "WaveBegun", "MarkerPlaced", "MarkerRemoved", "GameEnded",
    }
)  # fmt: skip


def own_answers(offered: list[str]) -> list[str]:
    """KHO-RUL-09  In a vote one may also trust the active player, which answers nothing of its own."""
    return [answer for answer in offered if answer != "trust"]


def is_next_hero(answers: list[str]) -> bool:
    """Is this the question who of several heroes is next?"""
    return len(answers) > 1 and all(answer.startswith(("enter ", "act ")) for answer in answers)


class Follower:
    """KHO-ASSAULT-31  The order of steps decides; from one question who is next to the end of that resolution."""

    def __init__(self, options: Tree) -> None:
        self.open_hands = bool(options["open_hands"])
        self.archer_defence = bool(options["defend_vs_archer_exhibit"])
        self.script: Script | None = None
        self.step: Step | None = None
        self.events: deque[Tree] = deque()

    def follow(self, before: Any, move: str, events: list[Tree], after: Any) -> Iterator[str]:
        answer = next((event["move"] for event in events if event["kind"] == "TeamVoted"), move)
        if self.script is None:
            self.begin(before)
        if self.script is None or is_pending_vote(before, events, after):
            return
        self.events = deque(event for event in events if event["kind"] in HEARD)
        try:
            yield from self.go_on(answer, after)
        except LostTrack:
            self.script = None

    def begin(self, before: Any) -> None:
        """At a question who is next everything lies open."""
        asked = own_answers(next(iter(before.asked.values()), []))
        if not is_next_hero(asked):
            return
        hands = {clan: list(hand_of(before.views[clan], clan)) for clan in before.views if clan}
        table = Table(before.views[""], hands)
        self.script = Resolution(table, self.open_hands, self.archer_defence).drain()
        self.step = next(self.script)

    def go_on(self, answer: str, after: Any) -> Iterator[str]:
        """Answer the open question, then step by step until the next one."""
        assert self.script is not None
        step, said = self.step, answer
        assert isinstance(step, Asked)
        if said not in step.answers:
            self.script = None  # a tie, or another question: begin anew
            return
        heard: Any = said
        while True:
            try:
                step = self.script.send(heard)
            except StopIteration:
                self.script = None
                return
            if isinstance(step, Asked) and (step.always or len(step.answers) > 1):
                self.step = step
                yield from self.compare_question(step, after)
                return
            complaint, heard = self.meet(step)
            if complaint:
                self.script = None
                yield complaint
                return

    def compare_question(self, step: Asked, after: Any) -> Iterator[str]:
        if self.events or after.result is not None:
            self.script = None
            yield f"{step.rule}: nobody was asked {step.answers}, but {list(self.events)[:2]} happened"
            return
        for clan, offered in after.asked.items():
            if sorted(own_answers(offered)) != sorted(step.answers) or (step.clan and clan != step.clan):
                self.script = None
                yield f"{step.rule}: {clan} is offered {sorted(offered)}, not {step.clan} {sorted(step.answers)}"
                return

    def meet(self, step: Step) -> tuple[str, Any]:
        """The complaint, if any, and what is sent to the script."""
        if isinstance(step, Asked):
            return "", step.answers[0]
        if isinstance(step, Several):
            return self.meet_several(step), None
        event = self.events.popleft() if self.events else {}
        wrong = event.get("kind") != step.kind or any(event.get(key) != value for key, value in step.fields.items())
        return (f"{step.rule}: expected {step.kind} {step.fields}, came {event or 'nothing'}" if wrong else ""), event

    def meet_several(self, step: Several) -> str:
        came: Counter[str] = Counter()
        for _ in range(step.heroes.total()):
            event = self.events.popleft() if self.events else {}
            fits = event.get("kind") == step.kind and event.get("room") == step.room
            if not fits or event.get("why", step.why) != step.why:
                wanted = f"{step.kind} in {step.room} of {dict(step.heroes)}"
                return f"{step.rule}: expected {wanted}, came {event or 'nothing'}"
            came[event["hero"]] += 1
        return "" if came == step.heroes else f"{step.rule}: {dict(step.heroes)} in {step.room}, not {dict(came)}"


def hand_of(view: Tree, clan: str) -> list[Tree]:
    return [card for one in view["clans"] if one["clan"] == clan for card in one["hand"]]


def is_pending_vote(before: Any, events: list[Tree], after: Any) -> bool:
    """KHO-RUL-09  Votes were cast, nothing is decided."""
    voting = len(before.asked) > 1 or bool(before.views[""]["answered"])
    tied = any(event["kind"] == "VotesTied" for event in events)
    return tied or (voting and not any(event["kind"] == "TeamVoted" for event in events))
