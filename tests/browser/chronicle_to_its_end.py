"""A Chronicle played through its four chapters, its decks kept from one to the next; bots do most turns.

Some minutes, so not part of the check, which has the last two: ./run pytest -q tests/browser/chronicle_to_its_end.py
"""

from __future__ import annotations

from typing import Final

from tests.browser.chapters import begin, play_to_its_end
from tests.browser.conftest import NewPage

GAME: Final = 240.0  # seconds that bots may take for a chapter


def test_a_chronicle_is_played_to_its_end(new_page: NewPage) -> None:
    assert any(play_to_its_end(begin(new_page()), [[], []], GAME))
