"""The workshop over REST: workpieces on their way, what is wrong with them, and what bots make of them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from underkeep.server.wire.bodies import NewTable, OptionValues
from underkeep.server.wire.common import Name

PackName = Annotated[str, Meta(max_length=60)]


class SentPiece(Struct, forbid_unknown_fields=True):
    """A workpiece: the files of a pack that adds to a game's content, as trees by name."""

    game: Name
    name: PackName
    files: dict[str, Any]
    author: PackName = ""


class PieceFault(Struct):
    """Something wrong with it: `kind` and `things` make a sentence in the reader's language and a mark on the map."""

    kind: str
    things: list[str]
    problem: str
    where: str
    remedy: str


class CheckedPiece(Struct):
    """POST /api/workshop/check: empty when nothing is wrong as far as one can tell without playing."""

    faults: list[PieceFault]


class PieceSources(Struct):
    """GET /api/workshop/{game}/sources: the game's own content in all languages, to begin from."""

    game: str
    files: dict[str, Any]
    levels: list[str]  # of bots that measure


class KeepPiece(Struct, forbid_unknown_fields=True):
    """POST /api/workshop/pieces: a new one without an id."""

    piece: SentPiece
    id: Name = ""


class KeptPiece(Struct):
    """A workpiece that is kept with a person's name, in a line."""

    id: str
    game: str
    name: str
    at: str


class KeptPieces(Struct):
    """GET /api/workshop/pieces: one's own, the newest first."""

    pieces: list[KeptPiece]


class SharedPiece(Struct):
    """GET /api/workshop/pieces/{id}: for everybody who has its link; changed by its owner alone."""

    id: str
    piece: SentPiece
    mine: bool


class PieceFile(Struct, forbid_unknown_fields=True):
    """A pack as one file: what POST /api/workshop/export gives and /api/workshop/import takes."""

    text: Annotated[str, Meta(max_length=100_000)]


class PlayPiece(Struct, forbid_unknown_fields=True):
    """POST /api/workshop/play: a table with this content."""

    piece: SentPiece
    table: NewTable


class MeasurePiece(Struct, forbid_unknown_fields=True):
    """POST /api/workshop/measure: the next games of a measurement, of which so many were won so far."""

    piece: SentPiece
    options: OptionValues
    level: Name = "adept"
    seed: Annotated[str, Meta(max_length=40)] = ""
    played: Annotated[int, Meta(ge=0, le=2000)] = 0
    won: Annotated[int, Meta(ge=0, le=2000)] = 0
    most: Annotated[int, Meta(ge=1, le=2000)] = 1


class MeasuredGames(Struct):
    """What some games showed, and all so far: the share won with its 95 % interval, in percent."""

    games: int
    won: int
    decisions: int
    moves: dict[str, int]
    things: dict[str, int]
    losses: dict[str, int]
    share: float
    low: float
    high: float
    seconds: float
