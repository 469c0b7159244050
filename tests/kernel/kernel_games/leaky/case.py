"""Leaky as a case of the conformance suite: honest, and with each of its faults."""

from __future__ import annotations

from typing import Final

from kernel_games.leaky.spec import SPEC
from underkeep.core.testing import Case


def case_with(fault: str) -> Case:
    return Case(SPEC, None, option_sets=({"fault": fault},), most_moves=80)


CASE: Final = case_with("none")
VIEW_LEAK: Final = case_with("view")
