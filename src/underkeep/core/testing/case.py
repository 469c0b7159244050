"""A Case: a game and what the suite needs to know of it; a Failure: what was found, with all that repeats
it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from underkeep.core.formats.options import CHOICE, DRAFT, FLAG, OptionField, Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.testing.random_numbers import Dice

POSITION_EVERY = 4


def words_in(thing: Action | Event) -> Iterable[str]:
    """Names that an action or an event mentions: words of the move text, texts among the fields."""
    if isinstance(thing, Action):
        return thing.text.split()
    values = [getattr(thing, f.name) for f in fields(thing)]  # type: ignore[arg-type]  # every Event is a dataclass
    return [value for value in values if isinstance(value, str)]


@dataclass(frozen=True)
class Case:
    """A game to be examined."""

    spec: GameSpec
    content: Any
    digest: str = ""  # of the content pack, for records
    option_sets: tuple[Mapping[str, Any], ...] = ()  # taken in turn; sampled from the OptionsSpec when empty
    positions: tuple[tuple[str, Tree], ...] = ()  # name and position tree: some games start there, perft counts there
    most_moves: int = 40_000  # no game may take longer
    cards: tuple[str, ...] = ()  # names of cards that must be met within N games
    cards_of: Callable[[Action | Event], Iterable[str]] = words_in
    rare: Mapping[str, str] = field(default_factory=dict)  # "frame X" -> the reason why random play may miss it

    def options_for(self, seed: int) -> Options:
        """The option set of a seed: the game's own list in turn, or a sample of everything there is."""
        if self.option_sets:
            return self.spec.options.resolve(self.option_sets[seed % len(self.option_sets)])
        return sample_options(self.spec, Dice("options", self.spec.id, seed), self.content)

    def start_for(self, seed: int) -> Tree | None:
        """Every fourth game starts in one of the positions: they hold what random play is slow to reach."""
        if not self.positions or seed % POSITION_EVERY:
            return None
        return self.positions[seed // POSITION_EVERY % len(self.positions)][1]

    def new_game(self, seed: int) -> Game:
        return self.spec.new(self.options_for(seed), self.content, seed_from(seed))


@dataclass(frozen=True)
class Failure:
    """What was found: the point of the suite, where, and how to see it again."""

    point: str
    message: str
    seed: int
    move: int
    options: str = ""
    depth: str = ""

    def __str__(self) -> str:
        return (
            f"{self.point}: {self.message} [seed {self.seed}, move {self.move}, {self.depth}, options {self.options}]"
        )


def sample_options(spec: GameSpec, dice: Dice, content: Any = None) -> Options:
    """Options drawn field by field; a value that does not go with those before it is left at its default."""
    given: dict[str, object] = {}
    if dice.one_in(4):
        return spec.options.resolve(given)  # what most people play deserves its share
    for option in spec.options.fields:
        if dice.one_in(3):
            continue
        drawn = replace(option, choices=spec.choices(option, content)) if content is not None else option
        trial = {**given, option.id: sample_value(drawn, dice)}
        if goes_together(spec, trial):
            given = trial
    return spec.options.resolve(given)


def goes_together(spec: GameSpec, given: Mapping[str, object]) -> bool:
    try:
        spec.options.resolve(given)
    except BadInput:
        return False
    return True


def sample_value(option: OptionField, dice: Dice) -> object:
    if option.kind == CHOICE:
        return dice.pick(option.choices)
    if option.kind == FLAG:
        return dice.one_in(2)
    if option.kind == DRAFT:
        return sample_draft(option, dice)
    return dice.pick((option.low, option.high, option.low + dice.below(option.high - option.low + 1)))


def sample_draft(option: OptionField, dice: Dice) -> list[str]:
    """Nothing (the draft is made at the table), or a list that the field allows."""
    if dice.one_in(3):
        return []
    wanted = option.low + dice.below(option.high - option.low + 1)
    stock = dice.shuffled([*option.choices, *(name for name in option.repeats for _ in range(wanted - 1))])
    return stock[:wanted]
