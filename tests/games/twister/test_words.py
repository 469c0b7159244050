"""Every sentence that Dungeon Twister can say exists in both languages, and the Speaker names pieces and squares."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import underkeep
from tests.games.twister.table import LOADED, heard, situation
from underkeep.core.formats.options import CHOICE
from underkeep.core.kernel.events import Event
from underkeep.games.twister.actions import VERBS
from underkeep.games.twister.judge.worth import TERMS
from underkeep.games.twister.names import COPIES, NEUTRALS, ZOMBIES
from underkeep.games.twister.options import OPTIONS
from underkeep.games.twister.refusals import REFUSALS
from underkeep.games.twister.rules.abilities import AIMS
from underkeep.games.twister.seat.look import MARKS
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events import base_box as event_kinds
from underkeep.games.twister.state.events import darkness as events_darkness
from underkeep.games.twister.state.events.base_box import (
    CharacterHealed,
    CombatResolved,
    GameEnded,
    LineChosen,
    RoomRevealed,
    TokenLaid,
    TokenMoved,
)
from underkeep.words import Speaker, kebab, words_file

CODE = Path(underkeep.__file__).parent / "games" / "twister"
REASON = re.compile(r"\bwhy\(\"([a-z]+)\"")
WRITTEN_OUT = re.compile(r"\"(twister-[a-z]+-[a-z0-9-]+)\"")
EVENT_KINDS: list[type[Event]] = [
    kind
    for kind in {**vars(event_kinds), **vars(events_darkness)}.values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
COUNTED = (  # in the result
    "token-moved", "combat-begun", "character-wounded", "character-eliminated", "character-left", "room-revealed",
    "room-turned", "jump-card-spent",
)  # fmt: skip
CLIENT = "twister-board-"  # sentences of the browser's board


def sentences(lang: str) -> dict[str, set[str]]:
    """Message ids of a language with the arguments that each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(words_file(lang, "twister").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry)
    return found


def arguments(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name.removesuffix("Name")}
    if isinstance(node, list):
        return {name for item in node for name in arguments(item)}
    if isinstance(node, ast.SyntaxNode):
        return {name for value in vars(node).values() for name in arguments(value)}
    return set()


NUMBERS = ("needs", "has", "between", "people", "things", "allPeople", "allThings")  # of seat/refusal_numbers.py
OWN_REFUSALS = [message for _, message in REFUSALS if message.startswith("twister-")]  # another is the kernel's


def needed() -> set[str]:
    """Every id that the code can produce: written out, or made of verbs, events, refusals and options."""
    written = {id for path in CODE.rglob("*.py") for id in WRITTEN_OUT.findall(path.read_text("utf-8"))}
    made = {f"twister-do-{verb}" for verb in VERBS} | {
        message for _, message in REFUSALS if message.startswith("twister-")
    }
    made |= {f"twister-log-{kebab(kind.__name__)}" for kind in EVENT_KINDS}
    made |= {f"twister-tally-{kind}" for kind in COUNTED}
    made |= {f"twister-ask-aim-{aim}" for aim in AIMS} | {f"twister-ask-{how}" for how in ("walk", "jump", "wall")}
    made |= {f"twister-why-{word}" for path in CODE.rglob("*.py") for word in REASON.findall(path.read_text("utf-8"))}
    made |= {f"twister-why-{term}" for term in TERMS}
    made |= {f"twister-role-{role}" for role in ("yellow", "blue")}
    made |= {f"twister-name-{word}" for word in ("n", "e", "s", "w", "cw", "ccw", *ZOMBIES, *COPIES)}
    made |= {f"twister-name-{name}" for name in NEUTRALS.names if name != "greatsword"}
    made |= {f"twister-target-{kind}" for kind in ("tok", "as", "sq", "room")}
    made |= {f"twister-look-{word}" for word in MARKS}
    made |= {f"twister-plan-{plan}{part}" for plan in SPEC.plans() for part in ("", "-why")}
    for field in OPTIONS.fields:
        made |= {f"twister-option-{field.id}", f"twister-option-{field.id}-help"}
        made |= {f"twister-option-{field.id}-{value}" for value in field.choices if field.kind == CHOICE}
    return written | made


@pytest.mark.parametrize("lang", ["en", "it"])
def test_everything_that_can_be_said_is_written_and_nothing_else(lang: str) -> None:
    assert {id for id in sentences(lang) if not id.startswith(CLIENT)} == needed()


def test_both_languages_have_the_same_sentences() -> None:
    assert sentences("en").keys() == sentences("it").keys()


def test_log_lines_use_only_the_fields_of_their_events() -> None:
    for lang in ("en", "it"):
        known = sentences(lang)
        for kind in EVENT_KINDS:
            names = {field.name for field in fields(kind)}  # type: ignore[arg-type]  # every event is a dataclass
            assert known[f"twister-log-{kebab(kind.__name__)}"] <= names


def test_labels_and_refusals_get_the_arguments_that_they_use() -> None:
    game = situation({"n1": "1D"}, {"goblin": "c3"})
    given = {name: {key for key, _ in SPEC.label(game, 0, action).args} for name, action in SPEC.table.by_text.items()}
    by_verb: dict[str, set[str]] = {}
    for text, names in given.items():
        by_verb.setdefault(text.split()[0], set()).update(names)

    for lang in ("en", "it"):
        known = sentences(lang)
        for verb in VERBS:
            assert known[f"twister-do-{verb}"] <= by_verb[verb]
        for message in OWN_REFUSALS:
            assert known[message] <= {"piece", "room", "value", "square", "side", "way", *NUMBERS}


SAID: list[tuple[str, Event, str]] = [
    (
        "en",
        TokenMoved("tok:yellow:thief", ("sq:c5", "sq:d5"), "walk", "", "sq:c5", "sq:d5", 1),
        "The yellow Thief moves from c5 to d5 (1 square).",
    ),
    (
        "en",
        TokenMoved("tok:blue:troll", ("sq:c5", "sq:e5"), "walk", "tok:yellow:rope", "sq:c5", "sq:e5", 2),
        "The blue Troll moves from c5 to e5 (2 squares) with the yellow Rope.",
    ),
    (
        "it",
        TokenMoved("tok:yellow:thief", ("sq:c5", "sq:c7"), "jump", "tok:yellow:rope", "sq:c5", "sq:c7", 1),
        "Ladro giallo salta da c5 a c7, con sé: Corda gialla.",
    ),
    ("en", LineChosen("yellow", ()), "Yellow has four characters face down on the line."),
    ("it", LineChosen("blue", ("thief", "troll")), "Blu ha messo coperti nella sua zona di partenza: Ladro, Troll."),
    ("en", TokenLaid("blue", "room:n2", ""), "Blue lays a token face down in room II."),
    (
        "en",
        RoomRevealed("yellow", "room:n2", "1G", 1, ("tok:blue:rope",)),
        "Yellow reveals room II: it is 1G. On it: blue Rope.",
    ),
    ("en", RoomRevealed("yellow", "room:n2", "1G", 1, ()), "Yellow reveals room II: it is 1G."),
    ("en", CharacterHealed("", "tok:yellow:troll"), "The yellow Troll stands up again."),
    ("it", CharacterHealed("tok:blue:cleric", "tok:blue:goblin"), "Chierico blu guarisce Goblin blu, che si rialza."),
    (
        "en",
        CombatResolved("yellow", 1, 5, 0, 5, ""),
        "Attack 5 (card 1) against defence 5 (card 0): equal, nothing happens.",
    ),
    ("it", CombatResolved("yellow", 1, 5, 0, 4, "blue"), "Attacco 5 (carta 1) contro difesa 4 (carta 0): perde Blu."),
    ("it", GameEnded("", "points"), "La partita finisce in parità."),
]


@pytest.mark.parametrize(("lang", "event", "text"), SAID)
def test_events_are_said_in_whole_sentences(lang: str, event: Event, text: str) -> None:
    assert Speaker(lang, "twister", LOADED.pack).event(event) == text


@pytest.mark.parametrize("lang", ["en", "it"])
def test_no_sentence_of_a_turn_shows_an_id(lang: str) -> None:
    speaker = Speaker(lang, "twister", LOADED.pack)
    tokens: dict[str, Any] = {"cleric": "c3", "goblin": {"at": "c2", "wounded": True}, "sword": "b1", "thief": "b2"}
    game = situation({"n1": "1D"}, tokens, {"troll": "d4"}, turn={"points": 5})

    events = heard(game, "heal cleric n", "gate thief e", "walk thief", "via b1", "take sword", "to b3", "done")

    said = [speaker.event(event) for event in events]
    assert len(said) == 6
    assert all(":" not in line.replace(": ", "") and "twister-" not in line and "{" not in line for line in said)


def test_prompts_and_refusals_are_said_by_name() -> None:
    game = situation({"n1": "1D"}, {"goblin": {"at": "c3", "wounded": True}, "thief": "b2"}, turn={"points": 1})
    speaker = Speaker("it", "twister", LOADED.pack)
    prompt, refusal = SPEC.prompt(game, 0), SPEC.check(game, 0, SPEC.parse("walk goblin"))

    assert prompt is not None
    assert refusal is not None
    assert speaker.label(prompt.question) == "Che cosa fai? Hai 1 PA."
    assert speaker.label(refusal.message) == "Goblin ha una ferita: agisce solo chi è sano."
    assert "Ladro apre o chiude il Cancello a est" in [speaker.label(one.label) for one in prompt.options]


def test_targets_without_a_sentence_are_named_part_by_part() -> None:
    speaker = Speaker("en", "twister", LOADED.pack)

    assert speaker.name("edge:b2:e") == "b2 east"
    assert speaker.name("tok:blue:wall-walker") == "blue Wall-Walker"
    assert speaker.name("") == ""


@pytest.mark.rule("FOD-SPECTER-07")
@pytest.mark.parametrize(
    ("lang", "options", "log"),
    [
        (
            "en",
            ["Move the Warrior", "Move the Bat"],
            ["The yellow Warrior moves from c3 to c4 (1 square).", "The yellow Bat is now a Vampire."],
        ),
        (
            "it",
            ["Muovi Guerriero", "Muovi Pipistrello"],
            ["Guerriero giallo va da c3 a c4 (1 casella).", "Pipistrello giallo ora è Vampiro."],
        ),
    ],
)
def test_everybody_is_named_by_what_it_is_now(lang: str, options: list[str], log: list[str]) -> None:
    """Options, questions and log alike: a reincarnated Specter is one no more, a Bat is a Bat."""
    tokens = {"specter": {"at": "c3", "as": "warrior"}, "vampire": {"at": "d3", "as": "bat"}}
    game = situation({"n1": "1D"}, tokens, setup={"box": "mixed"})
    speaker = Speaker(lang, "twister", LOADED.pack)

    assert [speaker.label(SPEC.label(game, 0, SPEC.parse(f"walk {slot}"))) for slot in tokens] == options
    events = heard(game, "walk specter", "to c4", "change vampire")
    assert [speaker.event(event) for event in events] == log
