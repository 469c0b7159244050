"""Named numbers about a view, for evaluation, data sets and explained bots: from what the view shows, never from the
game.
"""

from __future__ import annotations

from underkeep.core.kernel.game import Game
from underkeep.games.twister.board.squares import COLUMNS, SQUARE_NAMES
from underkeep.games.twister.judge.judge import JUDGE
from underkeep.games.twister.judge.worth import TERMS
from underkeep.games.twister.names import ROLES
from underkeep.games.twister.seat.view import TokenView, TwisterView
from underkeep.games.twister.state.game import Twister


def features(view: TwisterView, guess: Game, role: int) -> dict[str, float]:
    """What counts for a side: points, people, how near they are to the other line, cards; and the terms of the
    judgement, taken of a game guessed from the view.
    """
    told: dict[str, float] = {"rooms_revealed": float(sum(room.revealed for room in view.rooms))}
    for side, word in ((role, "own"), (1 - role, "enemy")):
        seat = view.sides[side]
        told[f"{word}_points"] = float(seat.points)
        told[f"{word}_jumps"] = float(seat.jumps)
        told[f"{word}_combat_cards"] = float(18 - sum(seat.combat_played))
        told.update({f"{word}_{name}": value for name, value in people(view, ROLES[side]).items()})
    assert isinstance(guess, Twister)
    terms = JUDGE.worth(guess).terms(role)
    told.update({f"worth_{name}": terms[n] for n, name in enumerate(TERMS)})
    return told


def people(view: TwisterView, side: str) -> dict[str, float]:
    """The characters of a side that can be seen."""
    seen = [token for token in view.tokens if token.owner == side and token.character and token.place == "board"]
    standing = [token for token in seen if not token.wounded]
    return {
        "standing": float(len(standing)),
        "wounded": float(len(seen) - len(standing)),
        "strength": float(sum(token.strength for token in standing)),
        "advance": sum(advance(token) for token in standing),
        "dead": float(sum(t.place == "dead" and t.owner == side and t.character for t in view.tokens)),
    }


def advance(token: TokenView) -> float:
    """How far a character has come towards the opponent's line, 0 to 1."""
    if token.at is None:
        return 0.0
    column = SQUARE_NAMES.number(token.at[3:]) % COLUMNS
    return (column if token.owner == ROLES[0] else COLUMNS - 1 - column) / (COLUMNS - 1)
