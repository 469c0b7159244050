"""How somebody does in a role, beside all others who had it on this server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from underkeep.server import wire
from underkeep.server.store.interface import FinishedRow, PlayedRow, RoleMean, RoleSum

Named = tuple[str, str]  # game and role


def compared(
    games: Sequence[tuple[FinishedRow, PlayedRow]],
    ratings: Iterable[wire.RoleRating],
    sums: Sequence[RoleSum],
    means: Iterable[RoleMean],
) -> list[wire.RoleComparison]:
    """Every role that one had with a game's own content, the most played first."""
    own = own_sums(games)
    counted = Counter((one.game, role) for one in own for role in one.roles)
    points: dict[tuple[Named, bool], float] = {((one.game, one.role), one.bot): one.mean for one in means}
    mine = {(one.game, one.role): one.points for one in ratings if not one.content}
    return [
        wire.RoleComparison(
            *named,
            figures(named, own, mine.get(named)),
            figures(named, [one for one in sums if not one.bot], points.get((named, False))),
            figures(named, [one for one in sums if one.bot], points.get((named, True))),
        )
        for named, _ in counted.most_common()
    ]


def own_sums(games: Iterable[tuple[FinishedRow, PlayedRow]]) -> list[RoleSum]:
    """Somebody's games that came to a result, each a sum of one."""
    return [
        RoleSum(
            row.game,
            seat.roles,
            False,
            1,
            int(seat.outcome == "won"),
            int(row.rated),
            int(row.rated and seat.outcome == "won"),
            row.moves,
        )
        for row, seat in games
        if seat.outcome != "none" and not row.content
    ]


def figures(named: Named, sums: Iterable[RoleSum], points: float | None) -> wire.RoleFigures:
    game, role = named
    fitting = [one for one in sums if one.game == game and role in one.roles]
    games = sum(one.games for one in fitting)
    return wire.RoleFigures(
        games,
        sum(one.won for one in fitting),
        sum(one.rated for one in fitting),
        sum(one.rated_won for one in fitting),
        sum(one.moves for one in fitting) / games if games else 0.0,
        points,
    )
