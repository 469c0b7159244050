"""What Vast's fitted values read off a position: what each role lacks and has, and how late it is.

Late means near the Collapse and, once it has begun, near the last Crystal tile: what a role still lacks weighs the more
the later it is. Everything here is what everybody may know.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.search.values import SetValues, ValueSheet
from underkeep.games.vast.judge.standing import TERMS, lacking, lacks_at_hand, secret_means, terms
from underkeep.games.vast.judge.weights import W
from underkeep.games.vast.names import KNIGHT, ROLES, TILE_COUNT
from underkeep.games.vast.role_sets import ROLE_SETS
from underkeep.games.vast.state.game import Vast

HUNDRED: Final = 100.0
CLOCK: Final = ("one", "clock", "collapse")
LACK: Final[i64] = 0  # places in the readings of a role: what it lacks, when what it carries is brought home,
LATE: Final[i64] = 2  # the same by the clock,
OWN_TERMS: Final[i64] = 3  # and from here on its terms
GROWTH: Final[i64] = 0  # of the Knight's terms


def reading_names(kinds: tuple[int, ...]) -> tuple[str, ...]:
    """The names of all readings in a role set, in their order."""
    names = [*CLOCK, *(f"turn.{ROLES[kind]}" for kind in kinds)]
    for kind in kinds:
        names += [f"{ROLES[kind]}.{name}" for name in ("lack", "lack_at_hand", "lack_late", *TERMS[kind])]
    return tuple(names)


def clock(game: Vast) -> float:
    """0 at the beginning, 1 when the Collapse begins, 2 when enough Crystal tiles have fallen."""
    if game.collapse:
        return 1.0 + float(game.cave.crystals_fallen) / float(game.rules.crystal_tiles)
    return 1.0 - float(game.cave.tiles_left()) / float(TILE_COUNT)


def readings(game: Vast, size: i64) -> vec[float]:
    """What a model reads off a position, points in hundreds."""
    read = vec[float]([0.0] * int(size))
    late = clock(game)
    read[0], read[1], read[2] = 1.0, late, 1.0 if game.collapse else 0.0
    at: i64 = 3
    for role in range(game.roles):
        read[at] = 1.0 if game.active == game.rules.kinds[role] else 0.0
        at += 1
    for role in range(game.roles):
        kind = game.rules.kinds[role]
        lack = float(lacking(game, kind)) / HUNDRED
        read[at + LACK], read[at + 1] = lack, float(lacks_at_hand(game, kind)) / HUNDRED
        read[at + LATE] = lack * late
        at += OWN_TERMS
        for part in terms(game, kind):
            read[at] = float(part) / HUNDRED
            at += 1
    return read


def place_of(game: Vast, role: i64) -> i64:
    """Where the readings of a role begin."""
    at: i64 = 3 + game.roles
    for before in range(role):
        at += OWN_TERMS + i64(len(TERMS[game.rules.kinds[before]]))
    return at


def by_standings(game: Vast) -> list[list[float]]:
    """The model that says what the chances by standings say: what a role lacks and has, less what the others have."""
    names = reading_names(tuple(game.rules.row.roles))
    rows = [[0.0 for _ in names] for _ in range(int(game.roles) + 1)]
    for role in range(game.roles):
        at = place_of(game, role)
        rows[role][0] = W.usual[game.rules.kinds[role]] / W.scale
        rows[role][at + LACK] = -HUNDRED / W.scale
        for part in range(i64(len(TERMS[game.rules.kinds[role]]))):
            rows[role][at + OWN_TERMS + part] = HUNDRED / W.scale
    return rows


def own_readings(game: Vast, role: i64, size: i64) -> vec[float]:
    """In the eyes of a role: what only it knows of its means counts as growth."""
    read = readings(game, size)
    kind = game.rules.kinds[role]
    if kind == KNIGHT:
        at = place_of(game, role) + OWN_TERMS + GROWTH
        read[at] = read[at] + float(secret_means(game, kind)) / HUNDRED
    return read


@final
class VastValues:
    """The models in force, by the mask of the roles that play; `take` replaces all of them."""

    def __init__(self) -> None:
        self.by_mask: dict[int, SetValues] = {}

    def take(self, sheet: ValueSheet | None) -> None:
        self.by_mask = {}
        if sheet is None:
            return
        for row in ROLE_SETS:
            found = sheet.of(row.id, reading_names(row.roles))
            if found is not None:
                self.by_mask[sum(1 << role for role in row.roles)] = found

    def of(self, game: Vast) -> SetValues | None:
        return self.by_mask.get(int(game.rules.present))

    def for_role(self, game: Vast, role: i64) -> SetValues | None:
        """The model that a role chooses by, if it does."""
        model = self.of(game)
        return model if model is not None and model.plays[role] else None


V: Final = VastValues()
