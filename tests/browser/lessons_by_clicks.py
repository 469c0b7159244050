"""`./run lessons`: every lesson of every game, played in Chromium by clicks, wrong tries included; minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import NewPage
from tests.browser.learner import Learner
from underkeep.lessons import lesson_files, read_lesson
from underkeep.registry import GAMES, is_built_in

ALL = [path for game in GAMES if is_built_in(game) for path in lesson_files(game)]


@pytest.mark.parametrize("path", ALL, ids=[f"{path.parent.parent.name}-{path.stem}" for path in ALL])
def test_a_lesson_can_be_done_by_clicks(path: Path, new_page: NewPage) -> None:
    learner = Learner(new_page(), read_lesson(path))

    learner.begin()
    learner.play()
