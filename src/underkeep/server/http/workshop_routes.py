"""REST: the workshop, where people make packs."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from underkeep import workpieces
from underkeep.server import wire
from underkeep.server.http.headers import address_of
from underkeep.server.http.routes import BAD, DENIED, Asked, base_of, made, seated, session_of
from underkeep.server.people.seats import new_secret
from underkeep.server.workshop.measurements import Measurements
from underkeep.server.workshop.workbench import Workbench, given, piece_of

MAX_PIECE_BYTES: Final = 250_000  # JSON of a file of workpieces.MAX_BYTES, with room for its signs


@get("/api/workshop/{game:str}/sources", tags=["workshop"], responses=BAD, sync_to_thread=True)
def sources(game: FromPath[str], state: State) -> wire.PieceSources:
    """What one may begin from: the game's own content, in all languages."""
    bench: Workbench = state.workbench
    return bench.sources(game)


@post("/api/workshop/check", tags=["workshop"], status_code=200, responses=BAD, request_max_body_size=MAX_PIECE_BYTES)
async def check_piece(data: JSONBody[wire.SentPiece], state: State) -> wire.CheckedPiece:
    """All that is wrong with a workpiece."""
    bench: Workbench = state.workbench
    return await bench.check(piece_of(data))


@post("/api/workshop/pieces", tags=["workshop"], status_code=200, responses=DENIED,
      request_max_body_size=MAX_PIECE_BYTES)  # fmt: skip
async def keep_piece(data: JSONBody[wire.KeepPiece], request: Asked, state: State) -> wire.KeptPiece:
    """Keep it with one's name."""
    bench: Workbench = state.workbench
    return await bench.keep(data, session_of(request))


@get("/api/workshop/pieces", tags=["workshop"])
async def own_pieces(request: Asked, state: State) -> wire.KeptPieces:
    """What one has made."""
    bench: Workbench = state.workbench
    return await bench.own(session_of(request))


@get("/api/workshop/pieces/{piece:str}", tags=["workshop"], responses=DENIED)
async def shared_piece(piece: FromPath[str], request: Asked, state: State) -> wire.SharedPiece:
    """For everybody who has its link."""
    bench: Workbench = state.workbench
    return await bench.shared(piece, session_of(request))


@post("/api/workshop/pieces/{piece:str}/delete", tags=["workshop"], status_code=204, responses=DENIED)
async def delete_piece(piece: FromPath[str], request: Asked, state: State) -> None:
    """Throw it away; its link leads nowhere any more."""
    bench: Workbench = state.workbench
    await bench.delete(piece, session_of(request))


@post("/api/workshop/export", tags=["workshop"], status_code=200, responses=BAD, request_max_body_size=MAX_PIECE_BYTES)
async def export_piece(data: JSONBody[wire.SentPiece]) -> wire.PieceFile:
    """The pack as one file, for `--content` and for others."""
    return wire.PieceFile(await asyncio.to_thread(workpieces.text_of, piece_of(data)))


@post("/api/workshop/import", tags=["workshop"], status_code=200, responses=BAD, request_max_body_size=MAX_PIECE_BYTES)
async def import_piece(data: JSONBody[wire.PieceFile]) -> wire.SentPiece:
    """What such a file holds; refused if the game could not even read it, since nobody could show it then."""
    return given(await asyncio.to_thread(workpieces.readable, data.text))


@post("/api/workshop/play", tags=["workshop"], responses=DENIED, request_max_body_size=MAX_PIECE_BYTES)
async def play_piece(data: JSONBody[wire.PlayPiece], request: Asked, state: State) -> Response[wire.TableMade]:
    """A table with it."""
    bench: Workbench = state.workbench
    session = session_of(request) or new_secret()
    body = made(base_of(request, state), await bench.play(data, session))
    return Response(body, cookies=seated(request, state, session))


@post("/api/workshop/measure", tags=["workshop"], status_code=200, responses=DENIED,
      request_max_body_size=MAX_PIECE_BYTES)  # fmt: skip
async def measure_piece(data: JSONBody[wire.MeasurePiece], request: Asked, state: State) -> wire.MeasuredGames:
    """The next games that bots play with it; ask again until there are enough, or stop asking."""
    bench: Workbench = state.workbench
    measurements: Measurements = state.measurements
    loaded = await bench.finished(piece_of(data.piece))
    return await measurements.go_on(loaded, data, address_of(dict(request.scope)))


WORKSHOP_HANDLERS: Final = (
    *(sources, check_piece, keep_piece, own_pieces, shared_piece, delete_piece),
    *(export_piece, import_piece, play_piece, measure_piece),
)
