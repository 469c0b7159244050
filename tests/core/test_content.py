"""Content packs: every field is read, every error has its place, hashes follow content only."""

from __future__ import annotations

from typing import Any

import pytest

from underkeep.core.formats.content import ContentPack, Entry, TreeDifference, Words, differences, digest_of, make_pack
from underkeep.core.kernel.errors import BadInput

CARD: dict[str, Any] = {
    "id": "rope",
    "count": 2,
    "magic": False,
    "kinds": ["tool"],
    "cost": [1, 2],
    "name": {"en": "Rope", "it": "Corda"},
}


def entry(**changes: Any) -> Entry:
    return Entry({**CARD, **changes}, "items.toml.card[rope]")


def test_fields_are_read_by_their_kind() -> None:
    card = entry()

    assert card.text("id") == "rope"
    assert card.choice("id", ("rope", "sword")) == "rope"
    assert card.number("count", 0, 5) == 2
    assert card.flag("magic") is False
    assert card.texts("kinds") == ("tool",)
    assert card.numbers("cost") == (1, 2)
    assert card.words("name") == Words("Rope", "Corda")
    card.done()


def test_words_are_said_in_the_language_of_the_reader() -> None:
    words = Words("Rope", "Corda")

    assert (words.say("en"), words.say("it"), words.say("fr")) == ("Rope", "Corda", "Rope")


def test_defaults_for_what_may_be_left_out() -> None:
    card = entry()

    assert card.number_or("weight", 0, 9, 4) == 4
    assert card.flag_or("cursed", True) is True
    assert card.number_or("count", 0, 9, 4) == 2
    assert not card.has("weight")


@pytest.mark.parametrize(
    ("read", "field"),
    [
        (lambda e: e.text("colour"), "colour"),
        (lambda e: e.text("count"), "count"),
        (lambda e: e.choice("id", ("sword",)), "id"),
        (lambda e: e.number("count", 3, 9), "count"),
        (lambda e: e.number("magic", 0, 9), "magic"),
        (lambda e: e.flag("count"), "count"),
        (lambda e: e.texts("cost"), "cost"),
        (lambda e: e.numbers("kinds"), "kinds"),
        (lambda e: e.words("id"), "id"),
        (lambda e: e.entries("cost"), "cost"),
    ],
)
def test_a_bad_field_is_named_with_its_file_and_entry(read: Any, field: str) -> None:
    with pytest.raises(BadInput) as error:
        read(entry())

    assert error.value.where == f"items.toml.card[rope].{field}"
    assert error.value.remedy


def test_a_missing_translation_is_found() -> None:
    with pytest.raises(BadInput, match=r"name\.it: is missing"):
        entry(name={"en": "Rope"}).words("name")


def test_a_field_that_nobody_reads_is_refused() -> None:
    card = Entry({"id": "rope", "cuont": 2}, "items.toml.card[rope]")
    card.text("id")

    with pytest.raises(BadInput, match="cuont: is unknown"):
        card.done()


def test_entries_are_named_by_id_or_place() -> None:
    file = Entry({"card": [{"id": "rope"}, {}]}, "items.toml")

    assert [e.where for e in file.entries("card")] == ["items.toml.card[rope]", "items.toml.card[1]"]


def test_a_pack_hands_out_its_files() -> None:
    pack = make_pack("toy", "mine", "1", {"items": {"card": [CARD]}})

    assert pack.file("items").entries("card")[0].text("id") == "rope"
    with pytest.raises(BadInput, match=r"has no monsters\.toml"):
        pack.file("monsters")


def test_the_hash_follows_content_not_order_or_name() -> None:
    one = make_pack("toy", "mine", "1", {"a": {"x": 1, "y": 2}})
    two = make_pack("toy", "yours", "2", {"a": {"y": 2, "x": 1}})
    other = make_pack("toy", "mine", "1", {"a": {"x": 1, "y": 3}})

    assert isinstance(one, ContentPack)
    assert one.digest == two.digest != other.digest
    assert digest_of({"a": [1, 2]}) != digest_of({"a": [2, 1]})


def test_a_word_or_a_source_put_better_is_the_same_content() -> None:
    rope = {"id": "rope", "count": 2, "name": {"en": "Rope", "it": "Corda"}, "source": "a scan"}
    one = make_pack("toy", "mine", "1", {"items": {"card": [rope]}})

    said = make_pack("toy", "mine", "1", {"items": {"card": [{**rope, "name": {"en": "Cord", "it": "Fune"}}]}})
    sourced = make_pack("toy", "mine", "1", {"items": {"card": [{**rope, "source": "the printed card"}]}})
    changed = make_pack("toy", "mine", "1", {"items": {"card": [{**rope, "count": 3}]}})

    assert one.digest == said.digest == sourced.digest != changed.digest


def test_content_keeps_the_name_that_tables_know_it_by() -> None:
    plain = make_pack("toy", "mine", "1", {"a": {"x": 1}})

    known = make_pack("toy", "mine", "1", {"a": {"x": 1}}, {plain.digest: "first name"})
    changed = make_pack("toy", "mine", "1", {"a": {"x": 2}}, {plain.digest: "first name"})

    assert known.digest == "first name" != changed.digest


def test_differences_are_told_by_id() -> None:
    old = {"card": [{"id": "rope", "count": 2}, {"id": "key", "count": 1}], "title": "a"}
    new = {"card": [{"id": "rope", "count": 3}, {"id": "lamp", "count": 1}], "title": "a"}

    assert differences(old, new) == [
        TreeDifference("card.rope.count", (2,), (3,)),
        TreeDifference("card.key", ({"id": "key", "count": 1},), ()),
        TreeDifference("card.lamp", (), ({"id": "lamp", "count": 1},)),
    ]
    assert differences(old, old) == []
