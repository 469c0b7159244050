"""Sentences of the locale files: arguments by name, fallback, and both languages complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from underkeep.core.formats.content import LANGUAGES, make_pack
from underkeep.core.kernel.views import label
from underkeep.games.twister.state.events.base_box import TurnPassed
from underkeep.registry import GAMES
from underkeep.words import LOCALE, Speaker, kebab, words_file

PACK = make_pack("twister", "test", "1", {"pieces": {"piece": [{"id": "rope", "name": {"en": "Rope", "it": "Corda"}}]}})
SHARED = sorted(path.stem for path in (LOCALE / "en").glob("*.ftl"))
PARTS = [*SHARED, *(f"{game}{kind}" for game in GAMES for kind in ("", "-board", "-guide"))]


def entries(path: Path) -> dict[str, set[str]]:
    """Message ids of a file with the arguments each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice, and only one is ever said"
            found[entry.id.name] = arguments(entry)
    return found


def arguments(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in arguments(item)}
    if isinstance(node, ast.SyntaxNode):
        return {name for value in vars(node).values() for name in arguments(value)}
    return set()


@pytest.mark.parametrize("part", PARTS)
def test_every_language_has_the_same_sentences(part: str) -> None:
    english = entries(words_file("en", part))

    for lang in LANGUAGES:
        assert entries(words_file(lang, part)).keys() == english.keys()


def test_terminal_sentences_use_the_same_arguments() -> None:
    assert entries(LOCALE / "en" / "terminal.ftl") == entries(LOCALE / "it" / "terminal.ftl")


def test_a_component_is_said_by_its_name() -> None:
    speaker = Speaker("it", "twister", PACK)

    assert speaker.name("rope") == "Corda"
    assert speaker.name(("rope", "c5")) == "Corda, c5"
    assert speaker.arguments([("what", "rope"), ("first", True), ("n", 3)]) == {
        "what": "rope", "whatName": "Corda", "first": "true", "firstName": "true", "n": 3, "nName": 3,
    }  # fmt: skip


def test_what_nobody_has_said_is_its_id() -> None:
    speaker = Speaker("en", "twister", PACK, "terminal")

    assert speaker.label(label("no-such-message", who="rope")) == "no-such-message"
    assert Speaker("en").event(TurnPassed("yellow")) == "-log-turn-passed"
    assert speaker.role("nobody") == "nobody"
    assert kebab("RoomRevealed") == "room-revealed"


def test_plurals_follow_the_language() -> None:
    assert Speaker("it", "", None, "terminal").say("terminal-no-number", most=1) == "C’è solo l’opzione 1."
    assert Speaker("en", "", None, "terminal").say("terminal-no-number", most=7) == "Give a number from 1 to 7."
