"""DT-TURN-01  How what happens is told: turns, deeds of sides and characters, what came of them; and how near each side
is to winning (DT-END-01).
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.events import Event
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN, Goal, Telling
from underkeep.core.kernel.views import Label, TargetId, label
from underkeep.games.twister.names import ROLES, owner
from underkeep.games.twister.rules.leaving import exit_points
from underkeep.games.twister.rules.movement import is_exit, reach, walker_of
from underkeep.games.twister.seat.view import SideView, TokenView, TwisterView
from underkeep.games.twister.state.events.base_box import (
    ActionCardPlayed,
    ActionCardsTakenBack,
    CharacterEliminated,
    CharacterHealed,
    CharacterLeft,
    CharacterWounded,
    CombatBegun,
    CombatCardLaid,
    CombatDeclared,
    CombatResolved,
    FireballCast,
    GameEnded,
    GateWorked,
    JumpCardSpent,
    LineChosen,
    LinesTurnedUp,
    ObjectLost,
    PlacementBegun,
    PointsScored,
    PotionDrunk,
    RoomRevealed,
    RoomTurned,
    StalemateNear,
    TokenDropped,
    TokenLaid,
    TokenMoved,
    TokenPlaced,
    TokenTaken,
    TokenTurned,
    TurnEnded,
    TurnPassed,
)
from underkeep.games.twister.state.events.darkness import (
    BloodDrunk,
    ElementShown,
    FountainDrunk,
    ObjectFound,
    PiecePicked,
    RoomsSwapped,
    ShapeChanged,
    SpecterReincarnated,
    TeamsComplete,
    TileDrawn,
    TileLaid,
    ZombieRaised,
)
from underkeep.games.twister.state.game import Twister

Stakes = tuple[tuple[str, int], ...]
NO_STAKES: Final[Stakes] = ()
ACTION_CARDS: Final = (2, 3, 4, 5)


# ---------------------------------------------------------------------- whose a piece is
def side_of(token: str) -> str:
    """The side of a piece by its id, tok:yellow:thief or as:yellow:warrior:specter; nobody's for neutral things."""
    parts = token.split(":")
    return parts[1] if len(parts) > 2 and parts[1] in ROLES else ""


def drawn(token: str) -> tuple[TargetId, ...]:
    """A piece as it is drawn: by its own slot, whatever it has become."""
    parts = token.split(":")
    if not token:
        return ()
    return (f"tok:{parts[1]}:{parts[3]}",) if parts[0] == "as" else (token,)


def against(side: str, weight: int) -> Stakes:
    """So good for a side, and as bad for the other."""
    return tuple([(role, weight if role == side else -weight) for role in ROLES]) if side in ROLES else NO_STAKES


# ---------------------------------------------------------------------- telling
def telling(event: Event) -> Telling:
    """How an event stands in the story, as far as it is seen."""
    told = of_turns(event)
    if told is None:
        told = of_moves(event)
    if told is None:
        told = of_combat(event)
    if told is None:
        told = of_powers(event)
    return of_setup(event) if told is None else told


def of_turns(event: Event) -> Telling | None:
    """Cards and turns, points, and the end."""
    if isinstance(event, (ActionCardPlayed, TurnPassed)):
        return Telling(TURN, event.side)
    if isinstance(event, TurnEnded):
        return Telling(DEED if event.lost > 0 else QUIET, event.side)  # the next heading says that it is over
    if isinstance(event, (ActionCardsTakenBack, JumpCardSpent)):
        return Telling(DEED, event.side)
    if isinstance(event, StalemateNear):
        return Telling(DEED)
    if isinstance(event, PointsScored):
        return Telling(EFFECT, event.side, (), against(event.side, 2))
    if isinstance(event, GameEnded):
        return Telling(DEED, event.winner, (), against(event.winner, 3), "end")
    return None


def of_moves(event: Event) -> Telling | None:
    """Characters on the way, with what they take and leave; who did not move is not spoken of."""
    if isinstance(event, TokenMoved):
        part = DEED if event.origin != event.at else QUIET
        return Telling(part, side_of(event.token), (*drawn(event.token), event.origin, event.at))
    if isinstance(event, (TokenTaken, TokenDropped, ObjectFound)):
        return Telling(DEED, side_of(event.by), (*drawn(event.token), event.at))
    if isinstance(event, CharacterLeft):
        moment = "strike" if event.points > 0 else ""
        stakes = against(side_of(event.token), 3) if event.points > 0 else NO_STAKES
        return Telling(EFFECT, side_of(event.token), drawn(event.token), stakes, moment)
    if isinstance(event, TokenTurned):
        owner = side_of(event.token)
        stakes = ((owner, -1),) if owner and owner != side_of(event.by) else NO_STAKES
        return Telling(EFFECT, owner, (*drawn(event.token), event.origin, event.at), stakes)
    return None


def of_combat(event: Event) -> Telling | None:
    """Fights and what they cost."""
    if isinstance(event, CombatBegun):
        touches = (*drawn(event.attacker), *drawn(event.target), event.at)
        return Telling(DEED, side_of(event.attacker), touches, ((side_of(event.target), -1),))
    if isinstance(event, CombatDeclared):
        return Telling(DEED, side_of(event.token), drawn(event.token))
    if isinstance(event, CombatCardLaid):
        return Telling(EFFECT, event.side)
    if isinstance(event, CombatResolved):
        winner = next((role for role in ROLES if role != event.loser), "") if event.loser else ""
        return Telling(EFFECT, event.attacking, (), against(winner, 2), "fight")
    if isinstance(event, CharacterWounded):
        return Telling(EFFECT, side_of(event.token), (*drawn(event.token), event.at), against(side_of(event.token), -2))
    if isinstance(event, CharacterEliminated):
        return Telling(EFFECT, side_of(event.token), drawn(event.token), against(side_of(event.token), -3), "death")
    if isinstance(event, BloodDrunk):
        return Telling(EFFECT, side_of(event.token), drawn(event.token), against(side_of(event.token), 1))
    return None


def of_powers(event: Event) -> Telling | None:
    """What characters do with rooms, gates, objects and each other."""
    if isinstance(event, RoomRevealed):
        return Telling(DEED, event.by, (event.place,))
    if isinstance(event, RoomTurned):
        return Telling(DEED, side_of(event.by), (*drawn(event.by), event.place))
    if isinstance(event, RoomsSwapped):
        return Telling(DEED, side_of(event.by), (*drawn(event.by), event.place, event.next))
    if isinstance(event, GateWorked):
        return Telling(DEED, side_of(event.by), (*drawn(event.by), event.at))
    if isinstance(event, CharacterHealed):
        owner = side_of(event.token)
        return Telling(DEED, side_of(event.by) or owner, drawn(event.token), against(owner, 1))
    if isinstance(event, FireballCast):
        touches = (*drawn(event.by), *drawn(event.victim))
        return Telling(DEED, side_of(event.by), touches, ((side_of(event.victim), -2),))
    if isinstance(event, ZombieRaised):
        loss = ((side_of(event.body), -2),) if event.body else NO_STAKES
        return Telling(DEED, side_of(event.by), (*drawn(event.zombie), event.at), loss)
    if isinstance(event, SpecterReincarnated):
        return Telling(EFFECT, side_of(event.token), drawn(event.token), ((side_of(event.host), -2),))
    if isinstance(event, (ShapeChanged, FountainDrunk)):
        return Telling(DEED, side_of(event.token), drawn(event.token))
    if isinstance(event, (PotionDrunk, TileDrawn)):
        return Telling(DEED, side_of(event.by), drawn(event.by))
    if isinstance(event, TileLaid):
        return Telling(EFFECT, "", event.squares)
    if isinstance(event, ObjectLost):
        return Telling(EFFECT if event.cause == "pit" else QUIET, side_of(event.token), drawn(event.token))
    return None


def of_setup(event: Event) -> Telling:
    """Teams and placement, and tokens of rooms that were turned up."""
    if isinstance(event, (LineChosen, PiecePicked, PlacementBegun)):
        return Telling(DEED, event.side)
    if isinstance(event, TokenLaid):
        return Telling(DEED, event.side, (event.room,))
    if isinstance(event, (LinesTurnedUp, TeamsComplete)):
        return Telling(DEED)
    if isinstance(event, TokenPlaced):
        return Telling(EFFECT, event.by, (*drawn(event.token), event.at))
    if isinstance(event, ElementShown):
        return Telling(EFFECT, "", (*drawn(event.token), event.at))
    return Telling(EFFECT)


# ---------------------------------------------------------------------- the race
MAX_EXIT_POINTS: Final = 3  # who scores 2 by leaving, with a Treasure
LAST_COLUMN: Final = 21
FAR: Final = 99


# A warning counts exits on open ground: who could walk out with the action points that the side may have. Kills, jumps
# and potions are not counted, so a side without a warning may still win; one with a warning has its way in sight.
@final
class Exit:
    """A character that could walk out: how far it is, what that costs and what it scores."""

    def __init__(self, piece: str, steps: int, cost: int, points: int) -> None:
        self.piece = piece
        self.steps = steps
        self.cost = cost
        self.points = points


def race(view: TwisterView, game: Twister | None) -> tuple[Goal, ...]:
    """DT-END-01  Both sides; `game` is any game like the one in view, nothing before and after play."""
    return tuple([goal_of_side(view, game, side) for side in range(i64(len(ROLES)))])


def is_near(view: TwisterView) -> bool:
    """Could a side walk out with the points it misses, if nothing stood in the way? Else no way need be looked for."""
    for side in view.sides:
        most, missing = budget(view, side), view.target_points - side.points
        near = [
            token for token in view.tokens if token.owner == side.name and columns_left(token) <= token.movement * most
        ]
        if 0 < missing <= MAX_EXIT_POINTS * len(near):
            return True
    return False


def columns_left(token: TokenView) -> int:
    """DT-EXIT-01  How many columns a standing character is away from the enemy's line; far for anything else."""
    if not token.character or token.place != "board" or token.wounded or token.at is None:
        return FAR
    column = ord(token.at[3]) - ord("a")  # sq:c5
    return LAST_COLUMN - column if token.owner == ROLES[0] else column


def goal_of_side(view: TwisterView, game: Twister | None, role: i64) -> Goal:
    """DT-VP-01  Victory points, of those that win."""
    side = view.sides[role]
    missing = max(view.target_points - side.points, 0)
    why = [label("twister-goal-points", has=side.points, target=view.target_points, missing=missing)]
    most = budget(view, side)
    way = best_way(exits_of(game, role, most), most) if game is not None else []
    scored = sum([one.points for one in way])
    threat = 0 < missing <= scored
    if threat:
        why += [said_exit(one) for one in way]
        why.append(label("twister-race-threat", side=side.name, budget=most, points=scored, target=view.target_points))
    said = label("twister-race-points", has=side.points, target=view.target_points)
    return Goal(side.name, said, side.points, view.target_points, threat, tuple(why))


def said_exit(one: Exit) -> Label:
    return label("twister-race-exit", piece=one.piece, steps=one.steps, cost=one.cost, points=one.points)


def budget(view: TwisterView, side: SideView) -> int:
    """DT-TURN-03  The action points that the side has left, or may have in its next turn by the cards it has not
    played.
    """
    if view.active == side.name and view.asking != "card":
        return view.action_points
    left = [card for card in ACTION_CARDS if card not in side.action_played] or list(ACTION_CARDS)
    return max([card for card in left if card <= view.ceiling], default=0)


def exits_of(game: Twister, role: i64, most: int) -> list[Exit]:
    """DT-EXIT-01  Who of a side stands, can act and has the exit within that many movements."""
    found: list[Exit] = []
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if owner(token) == role and game.is_standing(token) and not game.is_spent(token):
            one = exit_of(game, token, most)
            if one is not None and one.points > 0:
                found.append(one)
    return found


def exit_of(game: Twister, token: i64, most: int) -> Exit | None:
    """DT-MOVE-01  The nearest square of the enemy's line with what he holds now, if he gets there."""
    load, movement = game.load_of(token), game.movement_of(token)
    walker = walker_of(game, token, load)
    near, steps = reach(game, walker, game.place[token], movement * most)
    for n in range(i64(len(near))):
        if is_exit(walker, near[n]):
            far = int(steps[near[n]])
            cost = (far + int(movement) - 1) // int(movement)
            return Exit(game.said(token), far, cost, int(exit_points(game, token, load)))
    return None


def best_way(exits: list[Exit], most: int) -> list[Exit]:
    """The exits that score most for so many action points; of equal ones the cheapest."""
    best: list[Exit] = []
    for bits in range(1 << len(exits)):
        some = [one for n, one in enumerate(exits) if bits >> n & 1]
        cost = sum([one.cost for one in some])
        if cost <= most and rank(some) > rank(best):
            best = some
    return best


def rank(some: list[Exit]) -> tuple[int, int]:
    return (sum([one.points for one in some]), -sum([one.cost for one in some]))
