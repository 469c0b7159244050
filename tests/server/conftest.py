"""A live server over a real socket, with the kernel's throwaway games in its catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Live


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    server = Live(tmp_path / "data")
    yield server
    server.stop()
