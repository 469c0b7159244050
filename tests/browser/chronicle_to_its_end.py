"""A Chronicle played through its four chapters, its decks kept from one to the next; bots do most turns.

Some minutes, so not part of the check: ./run pytest -q tests/browser/chronicle_to_its_end.py
"""

from __future__ import annotations

from typing import Final

from tests.browser.chapters import begin, play_to_its_end
from tests.browser.conftest import NewPage

GAME: Final = 240.0  # seconds that bots may take for a chapter


def test_a_chronicle_is_played_to_its_end(new_page: NewPage) -> None:
    assert any(play_to_its_end(begin(new_page()), [[], []], GAME))


def test_the_last_two_chapters_with_the_decks_of_the_first(new_page: NewPage) -> None:
    kept = [["axe", "wolf"], ["runes"]]
    told = {"difficulty": "hardcore", "results": ["won", "lost"], "kept_1": kept[0], "kept_2": kept[1]}
    ended = play_to_its_end(begin(new_page(), **told), kept, GAME)
    assert all(set(before) <= set(after) for before, after in zip(kept, ended, strict=True))
