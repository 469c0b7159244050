"""Positions in which there is something to see: a sample for the check; benchmarks/tactics.py asks them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.lab.tactics import Tactic, holds, is_right, read_tactics

FOLDER = Path(__file__).parent.parent / "games" / "vast" / "tactics"
TACTICS = read_tactics("vast", FOLDER)
SAMPLE = [
    "Two steps from the Entrance with the last two tokens",
    "A Treasure one step from the Entrance is taken and brought home",
    "The Elvish Sword is kept, not declined for Grit",
    "Surfaced, one step from the Entrance",
    "Three Tribes around a Knight with three Health",
    "The last Crystal tile can fall now",
]


def titled(title: str) -> Tactic:
    return next(tactic for tactic in TACTICS if tactic.title == title)


def test_there_are_forty_positions_and_each_has_a_title_of_its_own() -> None:
    assert len({tactic.title for tactic in TACTICS}) == len(TACTICS) >= 40


@pytest.mark.parametrize("title", SAMPLE)
def test_the_adept_sees_it(title: str) -> None:
    assert is_right(titled(title), "adept", 1)


def test_chance_does_not_see_it() -> None:
    """The marks tell bots apart."""
    assert not all(is_right(titled(title), "random", 1) for title in SAMPLE)


def test_a_file_with_an_unknown_mark_is_refused(tmp_path: Path) -> None:
    (tmp_path / "some.yaml").write_text("positions:\n  - title: x\n    right: {best: [done]}\n")
    with pytest.raises(BadInput, match=r"some.yaml: positions\[0\]"):
        read_tactics("vast", tmp_path)


def test_what_a_mark_asks_for() -> None:
    assert holds(3, {"above": 2, "below": 4, "not": 5})
    assert not holds(3, {"above": 3})
    assert not holds(3, {"below": 3})
    assert not holds(3, {"not": 3})
    assert holds(None, None)
