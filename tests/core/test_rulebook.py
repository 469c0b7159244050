"""The rule index: printed order, families, excuses, and errors that name field and remedy."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from underkeep.core.formats.rulebook import Rulebook, find, read_rulebook
from underkeep.core.kernel.errors import BadInput


def entry(rule_id: str, title: str, text: str, **more: Any) -> dict[str, Any]:
    return {
        "id": rule_id,
        "kind": "rule",
        "section": {"en": "Movement", "it": "Movimento"},
        "title": {"en": title, "it": f"{title} (it)"},
        "text": {"en": text, "it": "La porta è già aperta."},
        "source": "rulebook",
        **more,
    }


FILES: dict[str, Any] = {
    "02-doors": {"rule": [entry("TT-DOOR-01", "Doors", "A troll breaks a door.")]},
    "01-walk": {
        "rule": [
            entry("TT-WALK-02", "Running", "Nobody runs past a troll."),
            entry("TT-WALK-01", "Trolls walk", "Slowly.", why_not={"en": "Too fast.", "it": "Troppo in fretta."}),
        ]
    },
}
EXCEPTIONS: dict[str, Any] = {
    "exception": [{"ids": ["TT-DOOR-01"], "reason": "other box"}],
    "pending": [{"ids": ["TT-*"], "issue": 7}],
}


def book(files: dict[str, Any] = FILES, exceptions: dict[str, Any] = EXCEPTIONS) -> Rulebook:
    return read_rulebook("toy", files, exceptions)


def spoiled(field: str, value: Any) -> dict[str, Any]:
    """The files above with one field of the first rule changed, or removed if the value is None."""
    files = copy.deepcopy(FILES)
    rule = files["01-walk"]["rule"][0]
    rule[field] = value
    if value is None:
        del rule[field]
    return files


def test_rules_stand_in_the_order_of_files_and_entries() -> None:
    assert book().ids() == ("TT-WALK-02", "TT-WALK-01", "TT-DOOR-01")


def test_sections_are_listed_once_and_found_in_either_language() -> None:
    assert [heading.it for heading in book().sections()] == ["Movimento"]
    assert len(book().in_section("movimento")) == 3
    assert book().in_section("combat") == ()


def test_a_rule_speaks_both_languages() -> None:
    rule = book().by_id["TT-WALK-01"]

    assert rule.title.say("it") == "Trolls walk (it)"
    assert rule.why_not is not None
    assert rule.why_not.say("en") == "Too fast."


def test_a_name_is_an_id_in_any_spelling_or_a_family() -> None:
    assert [rule.id for rule in book().named("tt_door_01")] == ["TT-DOOR-01"]
    assert [rule.id for rule in book().named("TT-WALK")] == ["TT-WALK-02", "TT-WALK-01"]


def test_an_unknown_id_is_answered_with_near_ones() -> None:
    with pytest.raises(BadInput) as caught:
        find([book()], "TT-WALK-07")

    assert "TT-WALK-01" in caught.value.remedy


def test_a_reviewed_exception_comes_before_what_is_not_built() -> None:
    excuses = [book().excuse(rule_id) for rule_id in ("TT-DOOR-01", "TT-WALK-01")]

    assert [excuse and excuse.reason for excuse in excuses] == ["other box", "not built yet (issue 7)"]
    assert book(exceptions={}).excuse("TT-DOOR-01") is None


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        ("kind", "law", "'law' is unknown"),
        ("title", None, "is missing"),
        ("text", {"en": "Only English."}, "is missing"),
        ("id", "walk", "is not a rule id"),
        ("id", "TT-WALK-01", "stands twice"),
        ("colour", "red", "is unknown"),
        ("source", 4, "is not a text"),
    ],
)
def test_a_spoiled_entry_is_named_with_its_remedy(field: str, value: Any, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        book(spoiled(field, value))

    assert problem in caught.value.problem
    assert caught.value.where.startswith("toy/rulebook")
    assert caught.value.remedy


def test_a_fact_says_why_it_needs_no_test() -> None:
    with pytest.raises(BadInput) as caught:
        book(spoiled("kind", "fact"))

    assert caught.value.where.endswith("rule[TT-WALK-02].reason")


def test_facts_are_few() -> None:
    files = spoiled("kind", "fact")
    files["01-walk"]["rule"][0]["reason"] = "history"

    with pytest.raises(BadInput, match="1 of 3 ids are facts"):
        book(files)


def test_an_exception_for_an_unknown_id_is_refused() -> None:
    with pytest.raises(BadInput, match="TT-GONE-01 fits no id"):
        book(exceptions={"exception": [{"ids": ["TT-GONE-01"], "reason": "gone"}]})
