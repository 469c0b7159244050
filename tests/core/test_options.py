"""Options: typed values with defaults, dependencies, and errors that name field and remedy."""

from __future__ import annotations

from typing import Any

import pytest

from underkeep.core.formats.options import CHOICE, DRAFT, FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.errors import BadInput

SPEC = OptionsSpec(
    (
        OptionField("map", CHOICE, "small", choices=("small", "large")),
        OptionField("fog", FLAG, False),
        OptionField("rounds", NUMBER, 5, low=1, high=9),
        OptionField("towers", NUMBER, 2, low=0, high=4, depends_on="map", depends_value=("large",)),
        OptionField("gates", FLAG, True, depends_on="map", depends_value=("large",)),
        OptionField("team", DRAFT, (), choices=("elf", "orc", "imp"), low=2, high=3, repeats=("imp",)),
    )
)


def test_what_is_left_out_has_its_default() -> None:
    options = SPEC.resolve({})

    assert options.text("map") == "small"
    assert options.flag("fog") is False
    assert options.number("rounds") == 5
    assert options.draft("team") == ()


def test_values_come_back_as_given_and_as_a_tree() -> None:
    given = {"map": "large", "fog": True, "rounds": 9, "towers": 4, "gates": False, "team": ["imp", "imp", "elf"]}

    options = SPEC.resolve(given)

    assert options.tree() == given
    assert SPEC.resolve(options.tree()) == options
    assert hash(SPEC.resolve(options.tree())) == hash(options)
    assert options != SPEC.resolve({})


@pytest.mark.parametrize(
    ("given", "where", "remedy"),
    [
        ({"colour": "red"}, "colour", "The options are: map"),
        ({"map": "huge"}, "map", "one of: small, large"),
        ({"fog": "yes"}, "fog", "true or false"),
        ({"fog": 1}, "fog", "true or false"),
        ({"rounds": 10}, "rounds", "from 1 to 9"),
        ({"rounds": True}, "rounds", "from 1 to 9"),
        ({"rounds": "5"}, "rounds", "from 1 to 9"),
        ({"towers": 3}, "towers", "Set map"),
        ({"gates": False}, "gates", "Set map"),
        ({"team": ["elf"]}, "team", "2 to 3 of"),
        ({"team": ["elf", "elf"]}, "team", "Name it once"),
        ({"team": ["elf", "ent"]}, "team", "elf, orc, imp"),
        ({"team": "elf"}, "team", "elf, orc, imp"),
    ],
)
def test_a_bad_value_names_field_and_remedy(given: dict[str, Any], where: str, remedy: str) -> None:
    with pytest.raises(BadInput) as error:
        SPEC.resolve(given)

    assert error.value.where == where
    assert remedy in error.value.remedy


def test_an_idle_option_at_its_default_is_no_mistake() -> None:
    assert SPEC.resolve({"map": "small", "towers": 2}).number("towers") == 2


def test_words_of_a_command_line() -> None:
    options = SPEC.from_words(["map=large", "fog=true", "rounds=3", "team=elf,imp"])

    assert options.tree() == {
        "map": "large",
        "fog": True,
        "rounds": 3,
        "towers": 2,
        "gates": True,
        "team": ["elf", "imp"],
    }


@pytest.mark.parametrize("word", ["map", "rounds=many", "fog=maybe", "hat=1"])
def test_bad_words_are_refused(word: str) -> None:
    with pytest.raises(BadInput):
        SPEC.from_words([word])


def test_an_unhashable_choice_is_no_crash() -> None:
    with pytest.raises(BadInput):
        SPEC.resolve({"map": ["small"]})


def test_options_know_equality_with_other_things() -> None:
    assert SPEC.resolve({}) != "options"
    assert Options({"a": 1}) == Options({"a": 1})
