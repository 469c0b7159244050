"""Every sentence that Vast can say exists in both languages with the same arguments."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

import underkeep
from tests.games.vast.table import CONTENT, PACK
from underkeep.core.events import Event
from underkeep.core.options import CHOICE
from underkeep.games.vast import events, role_events
from underkeep.games.vast.actions import TABLE
from underkeep.games.vast.labels import action_label
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.refusals import REFUSALS
from underkeep.words import LOCALE, Speaker, kebab

CODE = Path(underkeep.__file__).parent / "games" / "vast"
WRITTEN = re.compile(r"\"(vast-(?:ask|why|fact|result)-[a-z0-9-]+)\"")


def arguments(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name.removesuffix("Name")}
    if isinstance(node, list):
        return {name for item in node for name in arguments(item)}
    if isinstance(node, ast.SyntaxNode):
        return {name for value in vars(node).values() for name in arguments(value)}
    return set()


def sentences(lang: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((LOCALE / lang / "vast.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry)
    return found


def test_both_languages_say_the_same() -> None:
    assert sentences("en") == sentences("it")


def test_everything_that_is_said_has_a_sentence() -> None:
    known = sentences("en")
    wanted = {id for path in CODE.rglob("*.py") for id in WRITTEN.findall(path.read_text("utf-8"))}
    wanted |= {message for _, message in REFUSALS[1:]}
    wanted |= {action_label(action).id for action in TABLE.actions}
    for module in (events, role_events):
        kinds = [k for k in vars(module).values() if isinstance(k, type) and issubclass(k, Event) and is_dataclass(k)]
        wanted |= {f"vast-log-{kebab(kind.__name__)}" for kind in kinds}
    for field in OPTIONS.fields:
        wanted |= {f"vast-option-{field.id}", f"vast-option-{field.id}-help"}
        if field.kind == CHOICE:
            wanted |= {f"vast-option-{field.id}-{value}" for value in field.choices}

    assert wanted - set(known) == set()


def test_options_are_said_by_name() -> None:
    english, italian = Speaker("en", "vast", PACK), Speaker("it", "vast", PACK)

    assert english.label(action_label(TABLE.parse("power flame_wall"))) == "Flame Wall"
    assert italian.label(action_label(TABLE.parse("power flame_wall"))) == "Muro di Fiamme"
    assert italian.label(action_label(TABLE.parse("cube shield"))) == "Cubetto Eroe su Scudo"


def test_every_component_has_words_in_both_languages() -> None:
    cards = [*CONTENT.sidequests, *CONTENT.treasures, *CONTENT.events, *CONTENT.secrets, *CONTENT.upgrades]
    for card in cards:
        assert card.name.en
        assert card.name.it
        assert card.text.en != card.text.it
