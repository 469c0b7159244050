"""Changes: the only writers of the state during play. Each is a verb and announces one event if anybody listens."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.twister.board.squares import CELL_OF, PLACE_OF, place_id, square_at, square_id, turned_cell
from underkeep.games.twister.names import (
    BAT,
    CROSS,
    DEAD,
    FRESH,
    GONE,
    HOLY,
    PIT,
    ROLES,
    ROPE,
    SHADOW,
    SPENT,
    THIEF,
    TORCH,
    VAMPIRE,
    is_character,
    load_id,
    other,
    owner,
    token_id,
)
from underkeep.games.twister.state.events.base_box import (
    CharacterEliminated,
    CharacterHealed,
    CharacterLeft,
    CharacterWounded,
    ObjectLost,
    PointsScored,
    RoomTurned,
    TokenDropped,
    TokenMoved,
    TokenPlaced,
    TokenTaken,
)  # fmt: skip
from underkeep.games.twister.state.game import Twister

STEP_WORDS: tuple[str, ...] = ("walk", "jump", "wall")


def score(game: Twister, side: i64, points: i64) -> None:
    """DT-VP-01  Victory points; a quiet time is over (UK-TWISTER-01)."""
    if points == 0:
        return
    game.points[side] += points
    game.stirred = 1
    if game.listener is not None:
        game.tell(PointsScored(ROLES[int(side)], int(points), int(game.points[side])))


def pay(game: Twister, token: i64) -> None:
    """DT-TURN-06  One action point; the drinker of a Speed Potion spends his own first."""
    if game.potion[token] > 0:
        game.potion[token] -= 1
    else:
        game.ap -= 1


# ---------------------------------------------------------------------- moving
def move(game: Twister, token: i64, load: i64, path: list[i64], how: i64) -> None:
    """DT-MOVE-01  To the last square of the path, with what he carries, in a jump too (DT-JUMP-05)."""
    to = path[len(path) - 1]
    game.place[token] = to
    if load >= 0:
        game.place[load] = to
    if game.listener is not None:
        names = tuple(square_id(square) for square in path)
        game.tell(TokenMoved(token_id(token), names, STEP_WORDS[int(how)], load_id(load)))


def take(game: Twister, token: i64, taken: i64, left: i64) -> None:
    """DT-CARRY-03  Take something up where he is, leaving what he held before; both lie on his square already."""
    if game.listener is not None:
        at = square_id(game.place[token])
        game.tell(TokenTaken(token_id(token), token_id(taken), load_id(left), at))


def drop(game: Twister, token: i64, left: i64) -> None:
    """DT-CARRY-03  Leave what he holds where he is."""
    if game.listener is not None:
        game.tell(TokenDropped(token_id(token), token_id(left), square_id(game.place[token])))


def put(game: Twister, token: i64, square: i64, by: i64) -> None:
    """DT-REVEAL-04  Place a token of a revealed room; it is in the game at once (DT-REVEAL-07)."""
    game.place[token] = square
    if game.listener is not None:
        game.tell(TokenPlaced(ROLES[int(by)], token_id(token), square_id(square)))


def bring_in(game: Twister, token: i64, square: i64) -> None:
    """FOD-COMP-03  A Zombie or a neutral object comes out of the box."""
    game.place[token] = square
    game.muster()


def turn_room(game: Twister, place: i64, turns: i64, by: i64) -> None:
    """DT-ROT-06  A quarter turn; everything on the room turns with it and keeps its square of the room."""
    maze = game.redraw_maze()
    maze.orientation[place] = (maze.orientation[place] + turns) % 4
    for n in range(i64(len(game.roster))):
        token = game.roster[n]
        square = game.place[token]
        if square >= 0 and PLACE_OF[square] == place:
            game.place[token] = square_at(place, turned_cell(CELL_OF[square], turns))
    maze.lay_out(place)
    if game.listener is not None:
        game.tell(RoomTurned(token_id(by), place_id(place), turns == 1))


# ---------------------------------------------------------------------- wounds and deaths
def wound(game: Twister, token: i64) -> None:
    """DT-FIGHT-09  Standing becomes wounded; whom he carried dies (DT-WOUND-08), so GR2 holds (DT-GOLD-08)."""
    carried = game.load_of(token)
    game.wounded[token] = 1
    game.marks[token] |= FRESH
    game.potion[token] = 0
    game.stirred = 1
    if game.listener is not None:
        game.tell(CharacterWounded(token_id(token)))
    if carried >= 0 and is_character(carried):
        lose_carried(game, token, carried, other(int(owner(carried))))


def lose_carried(game: Twister, carrier: i64, carried: i64, causer: i64) -> None:
    """DT-WOUND-08  Who is carried dies; a Ghoul's prey for a flat point to the Ghoul's side (FOD-GHOUL-03, AMB-51)."""
    if owner(carried) == owner(carrier):
        eliminate(game, carried, causer, "carrier")  # FOD-GHOUL-06
    else:
        eliminate_for(game, carried, 1, "carrier")


def heal(game: Twister, token: i64, by: i64) -> None:
    """DT-HEAL-01  Wounded becomes standing, and does nothing more this turn (DT-ACT-02)."""
    stand_up(game, token)
    game.marks[token] |= SPENT  # FOD-DRAGON-03
    if game.listener is not None:
        game.tell(CharacterHealed(token_id(by) if by != token else "", token_id(token)))


def stand_up(game: Twister, token: i64) -> None:
    """FOD-VAMP-06  On its feet again, a Bat as a Vampire."""
    game.wounded[token] = 0
    if game.kind[token] == BAT:
        game.become(token, VAMPIRE)


def give_back(game: Twister, token: i64) -> None:
    """FOD-NECRO-02  A token is given back to its owner, out of the game, and nobody scores."""
    game.place[token] = GONE
    game.wounded[token] = 0
    game.marks[token] = 0
    game.potion[token] = 0


def eliminate(game: Twister, token: i64, causer: i64, cause: str) -> None:
    """DT-VP-05  A death scores for the opponent of the owner: the kill value (FOD-DRAGON-05), or 1 if the owner's own
    action caused it (FOD-SUICIDE-02).
    """
    # AMB-20: so an Undead Dragon is worth 2 to the enemy who kills it, by Cross or Tomb too (FOD-CROSS-05)
    own_fault = causer == owner(token) and not game.rules.suicide_by_kill_value
    points: i64 = 1 if own_fault else game.maze.content.kill_points[game.kind[token]]
    take_out(game, token, cause)
    for player in scorers(owner(token), causer, game.roles):
        score(game, player, points)


def scorers(side: i64, causer: i64, players: i64) -> list[i64]:
    """FOD-SUICIDE-02  Who scores for a death: who caused it (DT-VP-06); for a suicide every other player."""
    return [causer] if causer != side else [player for player in range(players) if player != side]


def eliminate_for(game: Twister, token: i64, points: i64, cause: str) -> None:
    """DT-VP-01  Out for good; the opponent of the owner scores so much."""
    take_out(game, token, cause)
    score(game, other(int(owner(token))), points)


def take_out(game: Twister, token: i64, cause: str) -> None:
    """DT-WOUND-07  Out for good, before anybody scores."""
    game.place[token] = DEAD
    game.wounded[token] = 0
    game.marks[token] = 0
    game.potion[token] = 0
    if game.listener is not None:
        game.tell(CharacterEliminated(token_id(token), cause))


def kill_standing(game: Twister, token: i64, causer: i64, cause: str) -> None:
    """DT-WOUND-08  With a carrier dies whom he carries."""
    carried = game.load_of(token)
    bears = game.wounded[token] == 0
    eliminate(game, token, causer, cause)
    if bears and carried >= 0 and is_character(carried):
        lose_carried(game, token, carried, causer)


def lose_object(game: Twister, token: i64, cause: str) -> None:
    """DT-CARRY-11  The object is out of the game."""
    game.place[token] = DEAD
    if game.listener is not None:
        game.tell(ObjectLost(token_id(token), cause))


def leave(game: Twister, token: i64, load: i64, points: i64) -> None:
    """DT-EXIT-01  Out at once with what he holds (DT-CARRY-10), a carried wounded one without points (DT-VP-04)."""
    game.place[token] = GONE
    game.potion[token] = 0
    if load >= 0:
        game.place[load] = GONE
        game.wounded[load] = 0
    if game.listener is not None:
        game.tell(CharacterLeft(token_id(token), load_id(load), int(points)))
    score(game, owner(token), points)


# ---------------------------------------------------------------------- the end of an action
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


def lies_on(game: Twister, kind: i64, square: i64) -> bool:
    """Whether such an object is on the square, held or loose."""
    for n in range(i64(len(game.things))):
        thing = game.things[n]
        if game.place[thing] == square and game.kind[thing] == kind:
            return True
    return False


def who_dropped(game: Twister, token: i64) -> i64:
    """DT-VP-06  Who fell because he was just wounded: the winners of that combat; else the active player."""
    return other(int(owner(token))) if game.marks[token] & FRESH else game.active


def survives_pit(game: Twister, token: i64) -> bool:
    """DT-PIT-04  A standing Thief, or anybody while a Rope is there (DT-ROPE-05), wounded ones too (AMB-37)."""
    thief = game.kind[token] == THIEF and game.wounded[token] == 0
    return thief or lies_on(game, ROPE, game.place[token])


def settle_object(game: Twister, token: i64) -> None:
    """DT-PIT-06  An object on a pit is destroyed, unless it is a Rope, however it hangs (DT-ROPE-06), or somebody
    there holds it.
    """
    if game.kind[token] != ROPE and game.stander(game.place[token]) < 0:
        lose_object(game, token, "pit")


def clear_marks(game: Twister) -> None:
    """DT-TURN-08  Marks vanish at the end of the turn of either player."""
    for n in range(i64(len(game.people))):
        game.marks[game.people[n]] = 0
