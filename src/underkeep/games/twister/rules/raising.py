"""FOD-NECRO-01  The Necromancer raises Zombies, out of the wounded and out of Tombs."""

from __future__ import annotations

from underkeep.core.kernel.frames import LEGAL
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.squares import LINE_OF, square_id
from underkeep.games.twister.board.tiles import TOMB_USED
from underkeep.games.twister.names import (
    CROSS,
    FIRST_ZOMBIE,
    HOLY,
    NECROMANCER,
    NOBODY,
    TEAM,
    TOMB,
    UNUSED,
    ZOMBIE,
    other,
    owner,
)
from underkeep.games.twister.refusals import (
    NO_TOMB,
    NO_ZOMBIE_LEFT,
    NOBODY_TO_RAISE,
    NOT_ADJACENT,
    ONLY_NECROMANCER,
    TOMB_NOT_FREE,
)
from underkeep.games.twister.rules.adjacency import adjacent_square, wounded_on
from underkeep.games.twister.rules.crowd import ANY_STANDING, count, wounded_of
from underkeep.games.twister.rules.leaving import leave_maze
from underkeep.games.twister.rules.standing_up import refuse_standing_for
from underkeep.games.twister.state.changes.characters import die_at_once, eliminate, give_back, stand_up
from underkeep.games.twister.state.changes.maze import use_tomb
from underkeep.games.twister.state.changes.moving import bring_in
from underkeep.games.twister.state.changes.turn import score
from underkeep.games.twister.state.events.darkness import ZombieRaised
from underkeep.games.twister.state.game import Twister


# ---------------------------------------------------------------------- who can be raised
def next_zombie(game: Twister, side: i64) -> i64:
    """FOD-NECRO-05  A Zombie that was never in play; three per colour in the whole game, however many raise them
    (FOD-NECRO-13).
    """
    for n in range(i64(3)):
        token = side * TEAM + FIRST_ZOMBIE + n
        if game.place[token] == UNUSED:
            return token
    return NOBODY


def refuse_raise(game: Twister, necromancer: i64, side: i64) -> i64:
    """FOD-NECRO-01  An adjacent wounded character of either colour."""
    if game.kind[necromancer] != NECROMANCER:
        return ONLY_NECROMANCER
    square = adjacent_square(game, game.place[necromancer], side)
    if square < 0:
        return NOT_ADJACENT
    code: i64 = NOBODY_TO_RAISE
    for token in wounded_on(game, square):
        code = refuse_body(game, necromancer, token)
        if code == LEGAL:
            return LEGAL
    return code


def refuse_body(game: Twister, necromancer: i64, body: i64) -> i64:
    """FOD-NECRO-10  GR2 afterwards: not one who is carried; and a Zombie must be left, unless it is one already
    (FOD-NECRO-06).
    """
    side = owner(necromancer)
    if not is_own_zombie(game, body, side) and next_zombie(game, side) < 0:
        return NO_ZOMBIE_LEFT
    return refuse_standing_for(game, body, side)


def is_own_zombie(game: Twister, body: i64, side: i64) -> bool:
    return game.kind[body] == ZOMBIE and owner(body) == side


# ---------------------------------------------------------------------- out of the wounded
def raise_zombie(game: Twister, necromancer: i64, body: i64) -> None:
    """FOD-NECRO-01  The body goes back to its owner, and a standing Zombie takes its place and its object
    (FOD-NECRO-12).
    """
    side, square, former = owner(necromancer), game.place[body], owner(body)
    zombie = body
    if is_own_zombie(game, body, side):
        stand_up(game, body)
    else:
        zombie = next_zombie(game, side)
        give_back(game, body)
        bring_in(game, zombie, square)
    if game.listener is not None:
        game.tell(ZombieRaised(game.said(necromancer), game.said(zombie), game.said(body), square_id(square)))
    settle_zombie(game, zombie, former)


def settle_zombie(game: Twister, zombie: i64, former: i64) -> None:
    """FOD-NECRO-07  On the Sacred Tomb or a Holy Cross it dies at once: a point against the side that the body was of;
    on the enemy's line it leaves (FOD-NECRO-11).
    """
    square = game.place[zombie]
    if game.maze.terrain[square] == HOLY or game.lies_on(CROSS, square):
        die_at_once(game, zombie, "cross" if game.lies_on(CROSS, square) else "tomb")
        score(game, other(int(former)), 1)  # FOD-NECRO-08
    elif LINE_OF[square] == other(int(owner(zombie))):
        leave_maze(game, zombie, game.load_of(zombie))  # AMB-52


# ---------------------------------------------------------------------- out of Tombs
def refuse_wake(game: Twister, necromancer: i64, side: i64, crowd: vec[i64]) -> i64:
    """FOD-NECRO-04  An adjacent Tomb that has not been used and can take a standing character (FOD-TOMB-04)."""
    if game.kind[necromancer] != NECROMANCER:
        return ONLY_NECROMANCER
    square = adjacent_square(game, game.place[necromancer], side)
    if square < 0:
        return NOT_ADJACENT
    if game.maze.terrain[square] != TOMB or game.maze.code(square) & TOMB_USED:
        return NO_TOMB  # FOD-TOMB-03
    if next_zombie(game, owner(necromancer)) < 0:
        return NO_ZOMBIE_LEFT
    bits = crowd[square]
    taken = bits & ANY_STANDING or count(bits) > 1 or wounded_of(bits, other(int(owner(necromancer))))
    return TOMB_NOT_FREE if taken else LEGAL  # AMB-50


def wake(game: Twister, necromancer: i64, side: i64) -> None:
    """FOD-NECRO-04  A Zombie of his colour stands on the Tomb, which is used now; it may act at once (FOD-NECRO-03)."""
    square = adjacent_square(game, game.place[necromancer], side)
    zombie = next_zombie(game, owner(necromancer))
    bring_in(game, zombie, square)
    use_tomb(game, square)
    if game.listener is not None:
        game.tell(ZombieRaised(game.said(necromancer), game.said(zombie), "", square_id(square)))
    if game.lies_on(CROSS, square):
        eliminate(game, zombie, owner(zombie), "cross")
