"""VAST-KN-034  Changes to the Knight's Grit and Hero cubes: where each of them lies."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import ASIDE, CUBE_PLACES, FREE, GRIT_SPACES, KNIGHT, MAX_GRIT, ON_TREASURE
from underkeep.games.vast.state.changes.knight_cards import show_treasure
from underkeep.games.vast.state.events.knight import CubeMoved, CubePlaced, CubesPickedUp, GritChanged
from underkeep.games.vast.state.game import Vast


def gain_grit(game: Vast, by: i64) -> None:
    """VAST-KN-034  Grit rises to at most 45; a cube on a space that is reached is hers at once."""
    knight = game.knight
    if by == 0 or knight.out:
        return
    before = knight.grit
    knight.grit = min(before + by, i64(MAX_GRIT))
    for space in range(i64(5)):
        if knight.grit >= GRIT_SPACES[space] and knight.track >> space & 1:
            knight.track &= ~(i64(1) << space)
            knight.free += 1
    if game.listener is not None:
        game.tell(GritChanged(int(by), int(before), int(knight.grit)))


def lose_grit(game: Vast, loss: i64) -> None:
    """Grit falls, at most to 0; the caller says which cubes go with it."""
    knight = game.knight
    before = knight.grit
    knight.grit = max(before - loss, i64(0))
    if game.listener is not None:
        game.tell(GritChanged(int(knight.grit - before), int(before), int(knight.grit)))


def return_lost_cube(game: Vast, space: i64) -> None:
    """VAST-KN-036  With two cubes only, a discarded, then a poisoned cube goes back to the track instead."""
    if game.knight.discarded > 0:
        game.knight.discarded -= 1
    elif game.knight.poisoned > 0:
        game.knight.poisoned -= 1
    else:
        return
    game.knight.track |= i64(1) << space


def return_cube(game: Vast, place: i64, space: i64) -> None:
    """VAST-KN-035  A cube goes back to its Grit space; a placed one ends her turn."""
    game.knight.take_cube(place)
    game.knight.track |= i64(1) << space
    if place != FREE and game.active == KNIGHT:
        game.knight.turn_over = True
    if game.listener is not None:
        game.tell(CubeMoved(CUBE_PLACES[place], "track"))


def discard_cube(game: Vast, place: i64) -> None:
    """VAST-KN-037  A cube lies discarded until Cave Bread brings it back."""
    game.knight.take_cube(place)
    game.knight.discarded += 1
    if game.listener is not None:
        game.tell(CubeMoved(CUBE_PLACES[place], "discarded"))


def spend_cube(game: Vast, place: i64) -> None:
    """VAST-KN-061  A cube is set aside until the next pick-up."""
    game.knight.take_cube(place)
    game.knight.aside += 1
    if game.listener is not None:
        game.tell(CubeMoved(CUBE_PLACES[place], CUBE_PLACES[ASIDE]))


def regain_poisoned(game: Vast) -> None:
    """VAST-GO-081  Cubes on the Entrance are hers again as soon as she enters it."""
    if game.knight.poisoned and game.listener is not None:
        game.tell(CubeMoved("entrance", CUBE_PLACES[FREE]))
    game.knight.free += game.knight.poisoned
    game.knight.poisoned = 0


def place_cube(game: Vast, place: i64) -> None:
    """VAST-KN-046  A placed cube counts at once and stays until the next pick-up."""
    game.knight.free -= 1
    if place >= ON_TREASURE:
        show_treasure(game, place - ON_TREASURE)
        game.knight.on_cards |= i64(1) << (place - ON_TREASURE)
    else:
        game.knight.slots[place] = game.knight.slots[place] + 1
    if game.listener is not None:
        game.tell(CubePlaced(CUBE_PLACES[place], int(game.knight.free)))


def poison_cube(game: Vast, place: i64) -> None:
    """A cube of that place goes to the Entrance."""
    game.knight.take_cube(place)
    game.knight.poisoned += 1
    if game.listener is not None:
        game.tell(CubeMoved(CUBE_PLACES[place], "entrance"))


def regain_discarded(game: Vast) -> None:
    """Cave Bread brings a discarded cube back."""
    game.knight.discarded -= 1
    free_by_bread(game)


def regain_from_track(game: Vast, space: i64) -> None:
    """Cave Bread brings the cube of a Grit space."""
    game.knight.track &= ~(i64(1) << space)
    free_by_bread(game)


def free_by_bread(game: Vast) -> None:
    """The cube that Cave Bread has brought is unplaced."""
    game.knight.free += 1
    if game.listener is not None:
        game.tell(CubeMoved("bread", "free"))


def pick_up_cubes(game: Vast) -> None:
    """Her turn begins: all cubes that are hers are unplaced again."""
    knight = game.knight
    knight.new_turn()
    knight.free = knight.owned()
    for slot in range(i64(7)):
        knight.slots[slot] = 0
    knight.on_cards = knight.aside = 0
    if game.listener is not None:
        game.tell(CubesPickedUp(int(knight.free)))
