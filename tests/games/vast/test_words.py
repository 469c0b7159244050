"""Every sentence that Vast can say exists in both languages with the same arguments."""

from __future__ import annotations

import re
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

import underkeep
from tests.games.vast.table import CONTENT, PACK
from underkeep.core.formats.options import CHOICE
from underkeep.core.kernel.events import Event
from underkeep.games.vast.actions import TABLE
from underkeep.games.vast.names import ROLES, TERRAINS, TILE_KINDS
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.seat.labels import action_label
from underkeep.games.vast.seat.refusal_texts import REFUSALS
from underkeep.games.vast.seat.under_way_words import TELLINGS
from underkeep.games.vast.state.events import cave, dragon, goblins, knight, map, thief, turn
from underkeep.words import Speaker, kebab, words_file

CODE = Path(underkeep.__file__).parent / "games" / "vast"
CLASS = re.compile(r"^class (\w+)\(([\w, ]+)\):", re.M)
WRITTEN = re.compile(r"\"(vast-(?:ask|why|fact|result)-[a-z0-9-]+)\"")


def arguments(node: object) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name.removesuffix("Name")}
    if isinstance(node, list):
        return {name for item in node for name in arguments(item)}
    if isinstance(node, ast.SyntaxNode):
        return {name for value in vars(node).values() for name in arguments(value)}
    return set()


def sentences(lang: str, part: str = "vast") -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(words_file(lang, part).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry)
    return found


def test_both_languages_say_the_same() -> None:
    assert sentences("en") == sentences("it")


def test_everything_that_is_said_has_a_sentence() -> None:
    known = sentences("en")
    wanted = {id for path in CODE.rglob("*.py") for id in WRITTEN.findall(path.read_text("utf-8"))}
    wanted |= {message for _, message in REFUSALS[2:]}  # the first two are of the kernel
    wanted |= {action_label(action).id for action in TABLE.actions}
    for module in (cave, dragon, goblins, knight, map, thief, turn):
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
    assert italian.label(action_label(TABLE.parse("cube shield"))) == "Cubetto Eroe: Scudo"


def test_every_component_has_words_in_both_languages() -> None:
    cards = [*CONTENT.sidequests, *CONTENT.treasures, *CONTENT.events, *CONTENT.secrets, *CONTENT.upgrades]
    for card in cards:
        assert card.name.en
        assert card.name.it
        assert card.text.en != card.text.it


# ---------------------------------------------------------------------- the board's own words
TOKENS = ("treasure", "event", "crystal", "vault", "gem_claw", "gem_flame", "gem_wing", "flame_wall", "ogre", "meat")
MAIN = {"KnightActs", "DragonActs", "CaveActs", "ThiefActs", "ChooseTribe", "TribeActs"}  # a turn itself needs no why
ABSTRACT = {"YesNo", "KnightAsk", "GoblinsAsk", "DragonAsk", "CaveAsk", "ThiefAsk", "Drift"}


def board_words(lang: str) -> dict[str, set[str]]:
    return sentences(lang, "vast-board")


def questions() -> set[str]:
    """The names of all questions: what inherits, directly or not, from Ask."""
    bases: dict[str, set[str]] = {}
    for path in CODE.rglob("*.py"):
        for name, inherited in CLASS.findall(path.read_text("utf-8")):
            bases[name] = set(inherited.split(", "))
    found = {"Ask"}
    while more := {name for name, over in bases.items() if over & found} - found:
        found |= more
    return found - {"Ask"} - ABSTRACT


def test_the_board_says_the_same_in_both_languages() -> None:
    assert board_words("en") == board_words("it")


def test_every_question_says_why_somebody_is_asked() -> None:
    asked = questions()

    assert len(asked) > 100
    assert asked >= MAIN
    assert {name for name in asked - MAIN if f"vast-board-asks-{TELLINGS[name].what}" not in board_words("en")} == set()


def listed(rows: object) -> list[dict[str, Any]]:
    """The rows of a table of the content that are things with a name."""
    return [row for row in rows if "id" in row and "name" in row] if isinstance(rows, list) else []


def test_everything_in_the_box_has_help_in_both_languages() -> None:
    """A text of its own, what a War card brings, or the board's words for tokens, tiles and Terrain."""
    for lang in ("en", "it"):
        helped = {id.removeprefix("vast-board-help-") for id in board_words(lang) if id.startswith("vast-board-help-")}
        cards = [(kind, row) for tree in PACK.trees.values() for kind, rows in tree.items() for row in listed(rows)]
        assert len(cards) > 90
        assert [row["id"] for kind, row in cards if kind != "war" and not row.get("text", {}).get(lang)] == []
        assert helped >= {*TERRAINS, *TOKENS, *(kind.removeprefix("tile_") for kind in TILE_KINDS)}


def test_difficulties_are_chosen_by_what_they_change() -> None:
    """VAST-DIF-001  The numbers of the card stand in the form, but a Crystal is smashed at 3 unless told."""
    cards = [row for tree in PACK.trees.values() for row in tree.get("difficulty", ())]

    assert len(cards) == 5 * len(ROLES)
    for card in cards:
        numbers = {
            value for key, value in card.items() if isinstance(value, int) and key not in ("reconstructed", "bare")
        }
        for lang in ("en", "it"):
            said = Speaker(lang, "vast", PACK).say(f"vast-option-{card['role']}_level-{card['level']}")
            assert numbers - {0, 3} <= {int(number) for number in re.findall(r"\d+", said)}, said
