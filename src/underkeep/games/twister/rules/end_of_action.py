"""DT-PIT-04  The end of every action: pits take their due, Crosses, Torches and the Sacred Tomb theirs."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.tiles import PIT_BIT
from underkeep.games.twister.names import CROSS, FRESH, HOLY, PIT, ROPE, SHADOW, THIEF, TORCH, other, owner
from underkeep.games.twister.state.changes.characters import eliminate, kill_standing, lose_object
from underkeep.games.twister.state.game import Twister


def settle_pits(game: Twister) -> None:
    """DT-PIT-04  At the end of an action a character on a pit without Rope dies, a standing Thief excepted
    (DT-PIT-05).
    """
    for n in range(i64(len(game.people))):
        token = game.people[n]
        square = game.place[token]
        if square >= 0 and game.maze.terrain[square] == PIT and not survives_pit(game, token):
            eliminate(game, token, who_dropped(game, token), "pit")
    for n in range(i64(len(game.things))):
        token = game.things[n]
        square = game.place[token]
        if square >= 0 and game.maze.terrain[square] == PIT:
            settle_object(game, token)


def settle_dread(game: Twister) -> None:
    """FOD-CROSS-02  At the end of every action an undead beside a Holy Cross dies, and one on the Sacred Tomb
    (FOD-STOMB-05).
    """
    for n in range(i64(len(game.people))):
        token = game.people[n]
        square = game.place[token]
        if square >= 0 and game.maze.terrain[square] == HOLY and game.maze.content.undead[game.kind[token]]:
            kill_standing(game, token, game.active, "tomb")
    for n in range(i64(len(game.things))):
        thing = game.things[n]
        if game.place[thing] >= 0 and (game.kind[thing] == CROSS or game.kind[thing] == TORCH):
            settle_feared(game, thing)


def settle_feared(game: Twister, thing: i64) -> None:
    """FOD-CROSS-02  A Cross kills undead on its square, its holder in passing nobody (FOD-CROSS-03); a Torch kills
    Shadows (FOD-SHADOW-09).
    """
    cross, square = game.kind[thing] == CROSS, game.place[thing]
    for n in range(i64(len(game.people))):
        token = game.people[n]
        if game.place[token] == square:
            if game.maze.content.undead[game.kind[token]] if cross else game.kind[token] == SHADOW:
                kill_standing(game, token, game.active, "cross" if cross else "torch")


def who_dropped(game: Twister, token: i64) -> i64:
    """DT-VP-06  Who fell because he was just wounded: the winners of that combat; else the active player."""
    return other(int(owner(token))) if game.marks[token] & FRESH else game.active


def survives_pit(game: Twister, token: i64) -> bool:
    """DT-PIT-04  A standing Thief, or anybody while a Rope is there (DT-ROPE-05), wounded ones too (AMB-37)."""
    if game.lies_on(ROPE, game.place[token]):
        return True
    return game.kind[token] == THIEF and (game.wounded[token] == 0 or lay_there_before(game, token))


def lay_there_before(game: Twister, thief: i64) -> bool:
    """AMB-44  A wounded Thief under whom a corridor tile put a pit stays there; one wounded on it this turn does
    not.
    """
    under_a_tile = game.maze.code(game.place[thief]) & PIT_BIT != 0
    return under_a_tile and game.marks[thief] & FRESH == 0 and game.rules.tile_spares_wounded_thief


def settle_object(game: Twister, token: i64) -> None:
    """DT-PIT-06  An object on a pit is destroyed, unless it is a Rope, however it hangs (DT-ROPE-06), or somebody
    there holds it.
    """
    if game.kind[token] != ROPE and game.stander(game.place[token]) < 0:
        lose_object(game, token, "pit")
