"""The loader of position files: plain words, lines, and nothing that surprises."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.yaml_positions import Located, open_position, parse_yaml

TEXT = """\
game: twister
state:
  on: c5
  no: [1, -2, 0.5, 3D, 010, 2001-01-01, 'true']
  3: true
  empty:
steps:
  - do: play 3
  - expect:
      a.b: 1
"""


def test_words_stay_words_and_keys_are_texts() -> None:
    assert parse_yaml(TEXT).tree["state"] == {
        "on": "c5",
        "no": [1, -2, 0.5, "3D", "010", "2001-01-01", "true"],
        "3": True,
        "empty": None,
    }


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("game", 1),
        ("state.on", 3),
        ("state.on.deeper", 3),
        ("state.no[2]", 4),
        ("steps[1]", 8),
        ("steps[2].expect.a.b", 10),
        ("unheard.of", 1),
    ],
)
def test_every_path_has_its_line(where: str, line: int) -> None:
    assert parse_yaml(TEXT).line(where) == line


@pytest.mark.parametrize(
    ("text", "problem", "line"),
    [
        ("a: 1\na: 2\n", "stands twice", 2),
        ("a: [1\nb: 2\n", "is not valid YAML", 2),
        ("a: &x 1\nb: *x\n", "refers to another value", 2),
        ("? [a]\n: 1\n", "a key must be a word", 1),
        ("a: " + "[" * 60 + "]" * 60, "nested too deeply", 1),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, problem: str, line: int) -> None:
    with pytest.raises(BadInput, match=problem) as told:
        parse_yaml(text, "file.yaml")

    assert told.value.where == f"file.yaml:{line}"
    assert told.value.remedy


def test_tags_of_python_are_texts_without_effect() -> None:
    assert parse_yaml("a: !!python/object/apply:os.getcwd []\n").tree == {"a": []}


def test_an_error_carries_file_and_line() -> None:
    located = Located("p.yaml", {}, {"state": 4})

    told = located.bad(BadInput("is wrong", "state.rope", "Mend it."))

    assert str(told) == "p.yaml:4: state.rope: is wrong\nMend it."


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("game: twister\nrule: DT-MOVE-01\nname: x\n", "3: name"),
        ("game: twister\nrule: DT-NONE-99\ntitle: x\n", "2: rule"),
        ("game: chess\nrule: DT-MOVE-01\ntitle: x\n", "1: game"),
        (
            "game: twister\nrule: DT-MOVE-01\ntitle: x\nsteps:\n  - {refuse: play 3, rule: DT-X-1}\n",
            "5: steps[1].rule",
        ),
        ("- 1\n", "1: position"),
    ],
)
def test_a_file_of_another_form_is_refused(tmp_path: Path, text: str, where: str) -> None:
    path = tmp_path / "p.yaml"
    path.write_text(text)

    with pytest.raises(BadInput) as told:
        open_position(path)

    assert told.value.where == f"{path}:{where}"
