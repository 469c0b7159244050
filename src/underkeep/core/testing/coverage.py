"""Coverage: which frames, kinds of action, events, refusals, cards and option values the games of a run have
met, and which never.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import is_dataclass
from typing import Any

from underkeep.core.formats.options import CHOICE, FLAG, Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.testing.case import Case

Counts = Counter[str]


def event_kinds(spec: GameSpec) -> set[str]:
    """The names of all events that the game's package defines; what they have in common is no event."""
    package = type(spec).__module__.rpartition(".")[0]
    found: set[str] = set()
    waiting: list[type[Any]] = [Event]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if is_dataclass(kind) and f"{kind.__module__}.".startswith(f"{package}."):
                found.add(kind.__name__)
    return found


def verb_names(spec: GameSpec) -> dict[int, str]:
    """Kinds of action, each named by its first move text."""
    names: dict[int, str] = {}
    for action in spec.table.actions:
        names.setdefault(int(action.verb), action.text)
    return names


def option_values(spec: GameSpec) -> list[str]:
    """Every value of every choice and switch, as `id=value`."""
    choices = [(field.id, value) for field in spec.options.fields if field.kind == CHOICE for value in field.choices]
    switches = [(field.id, on) for field in spec.options.fields if field.kind == FLAG for on in (True, False)]
    return [f"{id}={value}" for id, value in [*choices, *switches]]


class Coverage:
    """Counts of what was met; those of several processes are added up."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0
        self.frames: Counts = Counter()
        self.verbs: Counter[int] = Counter()
        self.actions: Counter[int] = Counter()
        self.events: Counts = Counter()
        self.refusals: Counter[int] = Counter()
        self.cards: Counts = Counter()
        self.options: Counts = Counter()

    def add(self, other: Coverage) -> None:
        self.games += other.games
        self.moves += other.moves
        for mine, theirs in (
            (self.frames, other.frames),
            (self.events, other.events),
            (self.cards, other.cards),
            (self.options, other.options),
        ):
            mine.update(theirs)
        self.verbs.update(other.verbs)
        self.actions.update(other.actions)
        self.refusals.update(other.refusals)

    def meet_options(self, options: Options) -> None:
        self.options.update(f"{id}={value}" for id, value in options.tree().items())

    def meet_stack(self, game: Game) -> None:
        self.frames.update(type(frame).__name__ for frame in game.frames)

    def meet_frames(self, entered: Mapping[str, int]) -> None:
        self.frames.update(entered)

    def meet_move(self, case: Case, action: Action, events: tuple[Event, ...]) -> None:
        self.moves += 1
        self.verbs[int(action.verb)] += 1
        self.actions[int(action.number)] += 1
        self.cards.update(case.cards_of(action))
        for event in events:
            self.events[type(event).__name__] += 1
            self.cards.update(case.cards_of(event))

    def unreached(self, case: Case) -> list[str]:
        """What many games must not leave out; refusals and option values are reported only."""
        missing = {kind: names for kind, names in self.missing(case).items() if kind not in ("refusal", "option")}
        return [f"{kind} {name}" for kind, names in missing.items() for name in names]

    def missing(self, case: Case) -> dict[str, list[str]]:
        """What was never met, by kind of thing; what the case calls rare is left out."""
        spec, verbs = case.spec, verb_names(case.spec)
        codes = range(1, len(spec.refusals))
        never = {
            "frame": [name for name in spec.frames if not self.frames[name]],
            "verb": [text for verb, text in verbs.items() if not self.verbs[verb]],
            "event": sorted(name for name in event_kinds(spec) if not self.events[name]),
            "card": [name for name in case.cards if not self.cards[name]],
            "option": [value for value in option_values(spec) if not self.options[value]],
            "refusal": [spec.refusals[code][1] for code in codes if not self.refusals[code]],
        }
        return {kind: [n for n in names if f"{kind} {n}" not in case.rare] for kind, names in never.items()}

    def summary(self, case: Case) -> str:
        """The report: one line per kind of thing."""
        taken = f"{len(self.actions)} of {case.spec.table.size()} actions taken"
        lines = [f"{self.games} games, {self.moves} moves, {taken}"]
        for kind, names in self.missing(case).items():
            lines.append(f"never reached, {kind}: {', '.join(names) or 'none'}")
        return "\n".join(lines)
