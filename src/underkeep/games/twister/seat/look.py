"""What those eyes may know of a piece, a square or a room, in sentences: for the terminal."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.names import SIDES
from underkeep.games.twister.seat.view import RoomView, SquareView, TokenView, TwisterView

MARKS: Final = ("wounded", "fresh", "spent", "undead", "flies")


def look_at(view: TwisterView, thing: str) -> tuple[Label, ...]:
    """By id (tok:yellow:thief, sq:c5, room:n2), square or room place (n1 is both), kind of piece, number of a room."""
    bare = thing.removeprefix("sq:").removeprefix("room:").removeprefix("tok:")
    found: list[Label] = []
    for room in view.rooms:
        by_place = bare == room.name and not thing.startswith("sq:")
        if by_place or (room.room is not None and bare == room.room.casefold()):
            found.extend(room_facts(room))
    for square in view.squares:
        if bare == square.name and not thing.startswith("room:"):
            found.extend(square_facts(view, square))
    for token in view.tokens:
        if is_meant(token, bare):
            found.extend(token_facts(token))
    return tuple(found)


def is_meant(token: TokenView, bare: str) -> bool:
    """By its whole name, by its place in the team, or by what it is now."""
    name = token.id.removeprefix("tok:")
    return bare in (name, name.partition(":")[2], token.kind)


# ---------------------------------------------------------------------- squares and rooms
def square_facts(view: TwisterView, square: SquareView) -> list[Label]:
    found = [label("twister-look-square", square=square.name, terrain=square.terrain, used=str(square.used).lower())]
    for n, edge in enumerate(square.edges):
        if edge != "open":
            found.append(label("twister-look-edge", side=SIDES.name(n), edge=edge))
    if square.tile:
        found.append(label("twister-look-tile", tile=square.tile))
    if square.sconce:
        found.append(label("twister-look-sconce", side=square.sconce, torch=str(square.torch).lower()))
    if square.front:
        found.append(label("twister-look-front"))
    for token in view.tokens:
        if token.at == square.id:
            found.extend(token_facts(token))
    return found


def room_facts(room: RoomView) -> list[Label]:
    """A room face up, or how many tokens lie in one face down."""
    if room.revealed:
        room_id, way, number = str(room.room), str(room.rotation), int(room.number or 0)
        return [label("twister-look-room", place=room.id, room=room_id, way=way, number=number)]
    found = [label("twister-look-hidden-room", place=room.id, capacity=room.capacity)]
    return found + [label("twister-look-face-down", side=side, count=count) for side, count in room.face_down if count]


# ---------------------------------------------------------------------- pieces
def token_facts(token: TokenView) -> list[Label]:
    now = id_now(token)
    found = [label("twister-look-token", token=now, place=token.place, at=token.at or "")]
    if token.character:
        found.append(label("twister-look-numbers", movement=token.movement, strength=token.strength, blood=token.blood))
    flags = (token.wounded, token.fresh_wound, token.spent, token.undead, token.flies)
    found.extend(label(f"twister-look-{word}") for word, holds in zip(MARKS, flags, strict=True) if holds)
    if token.potion_ap:
        found.append(label("twister-look-potion", points=token.potion_ap))
    if token.held_by is not None:
        found.append(label("twister-look-held", by=token.held_by))
    return found


def id_now(token: TokenView) -> str:
    """The id by which it is named: of one that has become another, by what it is now."""
    colour, slot = token.id.split(":")[1:]
    kind = slot.rpartition("-")[0] if slot[-1].isdigit() else slot
    return token.id if kind == token.kind else f"as:{colour}:{token.kind}:{slot}"
