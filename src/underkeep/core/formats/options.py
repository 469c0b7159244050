"""OptionsSpec: the typed options of a game, from which form, command line, position files and environments all come.

Label and explanation of option `x` of game `g` are the messages `g-option-x` and `g-option-x-help`; those of value `v`
of a choice `g-option-x-v`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, final

from underkeep.core.kernel.errors import BadInput

CHOICE, FLAG, NUMBER, DRAFT = "choice", "flag", "number", "draft"
CARRIED = (
    "carried"  # the section of options that a game hands on to the next (`GameSpec.sequel`): no form asks for them
)
Value = str | bool | int | tuple[str, ...]


@final
@dataclass(frozen=True)
class OptionField:
    """One option. A draft is a list of `low` to `high` of the choices; empty means that it is made at the table."""

    id: str
    kind: str
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    repeats: tuple[str, ...] = ()  # draft: the choices that may be taken several times
    depends_on: str = ""  # shown and used only while that option ...
    depends_value: tuple[Value, ...] = ()  # ... has one of these values
    rule: str = ""
    section: str = ""  # groups options in the form, e.g. "rules" or "switches"
    open: bool = False  # choice: others may come with the content pack (`GameSpec.choices`)


def check_value(field: OptionField, value: object) -> Value:
    """The value as its kind wants it, or an error that names field and remedy."""
    if field.kind == FLAG and isinstance(value, bool):
        return value
    if field.kind == NUMBER and isinstance(value, int) and not isinstance(value, bool):
        if field.low <= value <= field.high:
            return value
        raise BadInput(f"{value} is out of range", field.id, f"Give a number from {field.low} to {field.high}.")
    if field.kind == CHOICE and isinstance(value, (str, int)) and (field.open or str(value) in field.choices):
        return str(value)
    if field.kind == DRAFT and isinstance(value, (list, tuple)):
        return check_draft(field, [str(item) for item in value])
    raise BadInput(f"{value!r} does not fit", field.id, wanted(field))


def wanted(field: OptionField) -> str:
    """The remedy: what values there are."""
    if field.kind == FLAG:
        return "Give true or false."
    if field.kind == NUMBER:
        return f"Give a whole number from {field.low} to {field.high}."
    some = "one of" if field.kind == CHOICE else f"{field.low} to {field.high} of"
    return f"Give {some}: {', '.join(field.choices)}."


def check_draft(field: OptionField, items: list[str]) -> tuple[str, ...]:
    if not items:
        return ()
    for item in items:
        if item not in field.choices:
            raise BadInput(f"{item!r} is not to be had", field.id, wanted(field))
        if items.count(item) > 1 and item not in field.repeats:
            raise BadInput(f"{item!r} is named twice", field.id, "Name it once.")
    if not field.low <= len(items) <= field.high:
        raise BadInput(f"{len(items)} named", field.id, wanted(field))
    return tuple(items)


@final
class Options:
    """Complete, valid option values of one game."""

    def __init__(self, values: dict[str, Value]) -> None:
        self.values = values
        self.shown = tuple([(id, str(value)) for id, value in self.tree().items()])  # as views tell them

    def text(self, id: str) -> str:
        return str(self.values[id])

    def flag(self, id: str) -> bool:
        return bool(self.values[id])

    def number(self, id: str) -> int:
        value = self.values[id]
        assert isinstance(value, int)
        return value

    def draft(self, id: str) -> tuple[str, ...]:
        value = self.values[id]
        assert isinstance(value, tuple)
        return value

    def tree(self) -> dict[str, Any]:
        """For records, wire and position files."""
        return {id: list(value) if isinstance(value, tuple) else value for id, value in self.values.items()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values.items()))


class OptionsSpec:
    """The ordered options of a game; subclasses add checks that span several fields."""

    def __init__(self, fields: tuple[OptionField, ...]) -> None:
        self.fields = fields

    def check(self, options: Options) -> None:
        """Raise BadInput(where=field) where values do not go together."""

    def field(self, id: str) -> OptionField:
        for field in self.fields:
            if field.id == id:
                return field
        known = ", ".join(field.id for field in self.fields)
        raise BadInput("unknown option", id, f"The options are: {known}.")

    def resolve(self, given: Mapping[str, object]) -> Options:
        """Complete what was given with defaults and validate it."""
        for id in given:
            self.field(id)
        values: dict[str, Value] = {}
        for field in self.fields:
            values[field.id] = check_value(field, given[field.id]) if field.id in given else field.default
        for field in self.fields:
            if field.depends_on and values[field.depends_on] not in field.depends_value:
                self.refuse_idle(field, values)
        options = Options(values)
        self.check(options)
        return options

    def refuse_idle(self, field: OptionField, values: dict[str, Value]) -> None:
        """An option that has no effect here must stay at its default, so that nobody believes it is on or off."""
        if values[field.id] != field.default:
            wants = " or ".join(str(v) for v in field.depends_value)
            raise BadInput(
                f"needs {field.depends_on} = {wants}", field.id, f"Set {field.depends_on}, or leave {field.id} out."
            )

    def from_words(self, words: list[str]) -> Options:
        """Options of a command line: `name=value`, drafts separated by commas."""
        given: dict[str, object] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if not equals:
                raise BadInput(f"{word!r} is not an option", "options", "Write name=value.")
            given[name] = typed(self.field(name), value)
        return self.resolve(given)


def typed(field: OptionField, text: str) -> object:
    """A word of the command line as the field's kind; what does not fit is left for check_value to name."""
    if field.kind == FLAG and text in ("true", "false"):
        return text == "true"
    if field.kind == NUMBER and text.lstrip("-").isdecimal():
        return int(text)
    if field.kind == DRAFT:
        return [item for item in text.split(",") if item]
    return text
