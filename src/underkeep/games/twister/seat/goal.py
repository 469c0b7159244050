"""DT-END-01  What a side must do to win and how near it is, from what everybody knows: for the terminal."""

from __future__ import annotations

from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.names import NO_SCENARIO, ROLES
from underkeep.games.twister.seat.view import TwisterView


def goal_of(view: TwisterView, role: int) -> tuple[Label, ...]:
    side = view.sides[role]
    scenario = dict(view.options).get("scenario", NO_SCENARIO)
    found = [label("twister-goal-scenario", scenario=scenario)] if scenario != NO_SCENARIO else []
    missing = max(view.target_points - side.points, 0)
    found.append(label("twister-goal-points", has=side.points, target=view.target_points, missing=missing))
    found.append(label("twister-goal-ways"))
    up = [token for token in view.tokens if token.character and token.place == "board" and token.owner == ROLES[role]]
    standing = sum(1 for token in up if not token.wounded)
    found.append(label("twister-goal-team", standing=standing, wounded=len(up) - standing))
    left = view.stalemate_turns - view.quiet_turns
    found.append(label("twister-goal-quiet", quiet=view.quiet_turns, left=left))
    return tuple(found)
