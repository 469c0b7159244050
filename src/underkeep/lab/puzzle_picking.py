"""Which of the mined puzzles become files: no two alike, spread over roles and themes, the hard ones first."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

from underkeep.lab.lines import Row
from underkeep.lab.puzzle_writing import puzzle_tree, yaml_of
from underkeep.puzzles import puzzle_files, theme_named


def pick_rows(rows: list[Row], most: int) -> list[Row]:
    """By turns those of the role and theme that have the fewest yet; what the adept fails comes first."""
    unlike: dict[str, Row] = {}
    moments: set[str] = set()
    hard = [row for row in rows if min(row["bots"].values()) < 1.0]
    for row in sorted(hard, key=lambda row: (row["bots"]["adept"], -row["proof"]["others"])):
        moment = json.dumps(row.get("position")) if "position" in row else row["shape"]
        if row["shape"] not in unlike and moment not in moments:
            unlike[row["shape"]] = row
            moments.add(moment)
    left, chosen = list(unlike.values()), list[Row]()
    roles: Counter[str] = Counter()
    themes: Counter[str] = Counter()
    while left and len(chosen) < most:
        row = min(left, key=lambda row: (roles[row["role"]] + 2 * themes[row["theme"]], row["bots"]["adept"]))
        left.remove(row)
        chosen.append(row)
        roles[row["role"]] += 1
        themes[row["theme"]] += 1
    return chosen


def picked(game: str, rows: list[Row]) -> Iterator[tuple[str, str]]:
    """File names and texts; names go on from those that are there."""
    taken = {path.stem for path in puzzle_files(game)}
    places: Counter[str] = Counter(re.sub(r"-\d+$", "", name) for name in taken)
    for row in rows:
        theme = theme_named(game, row["theme"])
        place = places[theme.id]
        places[theme.id] += 1
        yield f"{theme.id}-{place + 1}", yaml_of(puzzle_tree(game, row, theme, place))
