"""DT-ROT-06  Rooms that turn and rooms that change places: what a referee expects to see afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.twister.referee.board import COLUMNS, Board, Tree, plain_id

ROOMS = ("n1", "n2", "n3", "n4", "s1", "s2", "s3", "s4")


def square_of(room: str, row: int, column: int) -> str:
    """A square of the field by its place in a room, both counted from 0."""
    return f"{COLUMNS[1 + 5 * (int(room[1]) - 1) + column]}{1 + row + (5 if room[0] == 's' else 0)}"


def squares_of(room: str) -> list[str]:
    return [square_of(room, row, column) for row in range(5) for column in range(5)]


def turned(room: str, clockwise: bool) -> dict[str, str]:
    """Where each square goes by a quarter turn."""
    found: dict[str, str] = {}
    for row in range(5):
        for column in range(5):
            to = (column, 4 - row) if clockwise else (4 - column, row)
            found[square_of(room, row, column)] = square_of(room, *to)
    return found


def complaints(before: Board, after: Board, event: Tree) -> Iterator[str]:
    """Everything on a room keeps its square of the room; the rest of the field stays as it was."""
    if event["kind"] == "RoomTurned":
        turns = 1 if event["clockwise"] else 3
        moves = turned(event["place"][5:], event["clockwise"])
        yield from refused_turns(before, event)
    else:
        here, there = event["place"][5:], event["next"][5:]
        turns = 0
        moves = dict(zip(squares_of(here) + squares_of(there), squares_of(there) + squares_of(here), strict=True))
    rule = "DT-ROT-06" if turns else "FOD-INV-02"
    for square, seen in before.squares.items():
        to = moves.get(square, square)
        edges = [seen["edges"][(side - turns) % 4] for side in range(4)] if square in moves else list(seen["edges"])
        now = after.squares.get(to)
        if now is None or now["terrain"] != seen["terrain"] or list(now["edges"]) != edges:
            yield f"{rule} {square} is not what comes to {to}"
    yield from misplaced(before, after, moves, rule)


def misplaced(before: Board, after: Board, moves: dict[str, str], rule: str) -> Iterator[str]:
    for id, token in before.tokens.items():
        now = after.tokens.get(id)
        if token["place"] != "board" or now is None or now["place"] != "board":
            continue
        square = token["at"][3:]
        if now["at"][3:] != moves.get(square, square):
            yield f"{rule} {id} went from {square} to {now['at'][3:]}"


def refused_turns(before: Board, event: Tree) -> Iterator[str]:
    """DT-ROT-01  From a gear, a room of the number one stands in, the way of its arrow (DT-ROT-02)."""
    turner = before.token(plain_id(event["by"]))
    rooms = {room["name"]: room for room in before.view["rooms"]}
    square = turner["at"][3:]
    if before.terrain(square) != "gear":
        yield f"DT-ROT-01 {turner['id']} turns a room from {before.terrain(square)}"
    here = next(name for name in ROOMS if square in squares_of(name))
    room = rooms[event["place"][5:]]
    if room["number"] != rooms[here]["number"]:
        yield f"DT-ROT-01 room {room['name']} has another number than {here}"
    if turner["kind"] != "mekanork" and (room["rotation"] == "cw") != event["clockwise"]:
        yield f"DT-ROT-02 room {room['name']} turns against its arrow"
