"""What is under way, for everybody to see: a movement, a room just revealed, light in the darkness."""

from __future__ import annotations

from underkeep.games.twister.board.squares import place_id, square_id
from underkeep.games.twister.board.tiles import TILES, Tile
from underkeep.games.twister.names import EAST, EDGES, NORTH, OPEN, ROLES, SOUTH, WALL, WEST, token_id
from underkeep.games.twister.rules.abilities import AIMS, Aim
from underkeep.games.twister.rules.journey import STAGES, OnTheWay
from underkeep.games.twister.rules.lighting import TORCHLIGHT, NameLength, PlaceTile
from underkeep.games.twister.rules.reveal import PlaceToken
from underkeep.games.twister.rules.spoils import HandOver
from underkeep.games.twister.seat.view import AimView, CurseView, JourneyView, LightView, RevealView
from underkeep.games.twister.state.game import Twister

WAYS: tuple[str, ...] = ("walk", "jump", "wall")


def journey_view(game: Twister) -> JourneyView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, OnTheWay):
        return None
    load = token_id(frame.load) if frame.load >= 0 else None
    at = square_id(game.place[frame.mover])
    return JourneyView(token_id(frame.mover), at, int(frame.left), load, WAYS[int(frame.how)], STAGES[int(frame.stage)])


def reveal_view(game: Twister) -> RevealView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, PlaceToken):
        return None
    return RevealView(place_id(frame.place), ROLES[int(game.active)], token_id(frame.token))


def aim_view(game: Twister) -> AimView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, Aim):
        return None
    return AimView(AIMS[int(frame.aim)], token_id(frame.actor), square_id(frame.square))


def light_view(game: Twister) -> LightView | None:
    frame = None if game.over() else game.top()
    if isinstance(frame, NameLength):
        left = None if frame.left == TORCHLIGHT else int(frame.left)
        return LightView(token_id(frame.lighter), left, frame.first != 0, None, None, (), ())
    if not isinstance(frame, PlaceTile):
        return None
    left = None if frame.left == TORCHLIGHT else int(frame.left)
    tile = game.maze.content.tiles[int(frame.tile) % TILES]
    return LightView(
        token_id(frame.lighter), left, frame.first != 0, int(frame.tile) + 1, tile.length(), tile.pits, edges_of(tile)
    )


def edges_of(tile: Tile) -> tuple[tuple[str, str, str, str], ...]:
    """FOD-TILE-05  The edges of a corridor tile's squares in words."""
    return tuple(
        [(edge(walls, NORTH), edge(walls, EAST), edge(walls, SOUTH), edge(walls, WEST)) for walls in tile.walls]
    )


def edge(walls: int, side: int) -> str:
    return EDGES[WALL if walls >> side & 1 else OPEN]


def curse_view(game: Twister) -> CurseView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, HandOver):
        return None
    victors = tuple([token_id(token) for token in game.victors])
    return CurseView(token_id(frame.curse), victors, tuple([token_id(token) for token in game.spoils]))
