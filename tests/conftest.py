"""What all tests share: the engine they run on is named first, and Hypothesis repeats its examples."""

from __future__ import annotations

from hypothesis import settings

from underkeep import engine

# Shared machines are slow at times: no deadline. A failure must come back on the next run: derandomised.
settings.register_profile("underkeep", deadline=None, derandomize=True, database=None)
settings.load_profile("underkeep")


def pytest_report_header() -> str:
    copy = engine.chosen()
    return f"engine: {'sources' if copy is None else f'compiled, {copy.name}'}"
