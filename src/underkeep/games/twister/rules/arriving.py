"""FOD-CURSE-02  What awaits a mover where he arrives: a curse, a Holy Cross, a body for the Specter."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import CROSS, NOBODY, SPECTER, is_character, is_cursed, owner
from underkeep.games.twister.rules.movement import fears_cross
from underkeep.games.twister.state.changes.characters import eliminate, kill_with_load, take_body
from underkeep.games.twister.state.changes.moving import take
from underkeep.games.twister.state.game import Twister


def arrive(game: Twister, mover: i64, load: i64) -> None:
    """FOD-CROSS-01  The Cross comes first: who dies takes nothing and becomes nobody (FOD-SPECTER-12)."""
    if meets_cross(game, mover):
        kill_with_load(game, mover, load, game.active, "cross")
    else:
        settle_in(game, mover, load_after_cross(game, mover, load))


def settle_in(game: Twister, mover: i64, load: i64) -> None:
    """FOD-CURSE-02  Who lives takes a curse that lies there; a Specter takes a body (FOD-SPECTER-06)."""
    curse = cursed_at(game, mover, load)
    if curse >= 0:
        take_curse(game, mover, curse)
    if game.kind[mover] == SPECTER:
        reincarnate(game, mover)


def meets_cross(game: Twister, mover: i64) -> bool:
    """FOD-CROSS-01  Undead on foot; whoever flies may pass, and dies only by staying (AMB-45)."""
    return fears_cross(game, game.kind[mover]) and game.lies_on(CROSS, game.place[mover])


def load_after_cross(game: Twister, mover: i64, load: i64) -> i64:
    """FOD-CROSS-06  A wounded undead that is carried onto a Cross dies; who carried it goes on without."""
    if load < 0 or not is_character(load) or not game.maze.content.undead[game.kind[load]]:
        return load
    if not game.lies_on(CROSS, game.place[mover]):
        return load
    eliminate(game, load, game.active, "cross")
    return NOBODY


# ---------------------------------------------------------------------- curses
def cursed_at(game: Twister, mover: i64, load: i64) -> i64:
    """FOD-CURSE-04  A cursed object on the mover's square that no other standing character holds, -1; who cannot hold
    is spared (FOD-CURSE-09).
    """
    square = game.place[mover]
    if game.is_handless(mover) or somebody_else_stands(game, mover):
        return NOBODY
    for n in range(i64(len(game.things))):
        thing = game.things[n]
        if thing != load and game.place[thing] == square and is_cursed(game.kind[thing]):
            return thing
    return NOBODY


def somebody_else_stands(game: Twister, mover: i64) -> bool:
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if token != mover and game.place[token] == game.place[mover] and game.wounded[token] == 0:
            return True
    return False


def take_curse(game: Twister, mover: i64, curse: i64) -> None:
    """FOD-CURSE-02  Taken, flying or not (AMB-29), and kept until death, after which it lies there (FOD-CURSE-10)."""
    take(game, mover, curse, NOBODY)


# ---------------------------------------------------------------------- the Specter
def reincarnate(game: Twister, specter: i64) -> None:
    """FOD-SPECTER-06  A wounded enemy on its square is replaced: the same character, standing, of the Specter's
    colour. Only by coming there (FOD-SPECTER-15).
    """
    for n in range(i64(len(game.people))):
        host = game.people[n]
        if game.place[host] == game.place[specter] and owner(host) != owner(specter) and game.wounded[host]:
            take_body(game, specter, host)
