"""FOD-LIGHT-01  Darkness being lit: who may, and where a tile may lie."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.twister.referee.board import Board, Tree, beside
from tests.games.twister.referee.turning import ROOMS, squares_of


def begun(board: Board, role: str, move: str) -> Iterator[str]:
    """A Torch in hand or the Angel's own light; a Ring of Light; out of darkness only a Shadow with the Ring."""
    verb, slot = move.split()
    token = board.tokens[f"tok:{role}:{slot}"]
    if verb == "light" and token["kind"] != "angel" and not board.holds(token, "torch"):
        yield f"FOD-LIGHT-01 {token['id']} has no light"
    if verb == "shine" and not board.holds(token, "ring-of-light"):
        yield f"FOD-LIGHTRING-01 {token['id']} has no Ring"
    if board.terrain(token["at"][3:]) == "dark" and token["kind"] != "shadow":
        yield f"FOD-DARK-04 {token['id']} lights from inside darkness"
    if "dark" not in {board.terrain(square) for square in board.neighbours(token["at"][3:])}:
        yield f"FOD-LIGHT-04 no darkness beside {token['id']}"


def complaints(board: Board, event: Tree) -> Iterator[str]:
    """FOD-LIGHT-03  Wholly on darkness, in one room, touching who lights or what the Ring has lit this turn."""
    squares, light = [square[3:] for square in event["squares"]], board.view["light"]
    for square in squares:
        if board.terrain(square) != "dark":
            yield f"FOD-LIGHT-03 {square} is {board.terrain(square)}"
    if not any(set(squares) <= set(squares_of(room)) for room in ROOMS):
        yield f"FOD-LIGHT-05 {squares} lie in two rooms"
    if light is None:
        return
    at = board.token(light["token"])["at"][3:]
    touches = any(square in board.neighbours(at) for square in squares)
    lit = {name for name, square in board.squares.items() if square["lit_now"]}
    goes_on = any(beside(square, side) in lit for square in squares for side in range(4))
    if not touches and (light["first"] or light["ring_left"] is None or not goes_on):
        yield f"FOD-LIGHT-04 {squares} do not touch {light['token']}"
    by_squares = light["ring_left"] is not None and board.options["ring_of_light_limit"] == "squares"
    if by_squares and len(squares) > light["ring_left"]:
        yield f"FOD-LIGHTRING-01 {len(squares)} squares of {light['ring_left']}"
