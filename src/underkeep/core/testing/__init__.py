"""The conformance suite, shipped with the package: what every game must be, proved on random games of any
GameSpec.

    case = Case(spec, content, pack.digest)
    check_game(case, seed=7, depth="full").failures      # empty, or what is wrong with seed and move number

`suite` runs the points, `strategies` plays, `soak` is the command for thousands of games. Nothing here is
compiled.
"""

from underkeep.core.testing.case import Case, Failure, sample_options
from underkeep.core.testing.coverage import Coverage
from underkeep.core.testing.suite import Report, check_case, check_game, check_table

__all__ = [
    "Case",
    "Coverage",
    "Failure",
    "Report",
    "check_case",
    "check_game",
    "check_table",
    "sample_options",
]
