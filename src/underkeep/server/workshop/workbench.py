"""The workbench: checks workpieces, keeps them with a name, plays them."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections import OrderedDict
from typing import Final

from underkeep import workpieces
from underkeep.bots.api import levels_for
from underkeep.bots.measuring import LEVELS
from underkeep.core.formats.content import ContentPack
from underkeep.core.kernel.errors import BadInput
from underkeep.library import Loaded, load_game, put_away, take_pack
from underkeep.packs import checked_trees
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.errors import Denied
from underkeep.server.people.accounts import People
from underkeep.server.store.interface import PieceRow, Store
from underkeep.server.tables.making import Made, TableMaker
from underkeep.server.tables.table import now
from underkeep.workpieces import Workpiece

MAX_KEPT: Final = 40  # by one person
MAX_TRIED: Final = 32  # that are remembered to be sound
ID_BYTES: Final = 16  # whoever has the id may look: nobody guesses one
PIECE_ID: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def piece_of(given: wire.SentPiece) -> Workpiece:
    return Workpiece(given.game, given.name.strip(), given.author, given.files)


def given(piece: Workpiece) -> wire.SentPiece:
    return wire.SentPiece(piece.game, piece.name, piece.files, piece.author)


class Workbench:
    """Whatever stands in a workpiece, it is data: read in a thread with bounds, never run."""

    def __init__(self, catalogue: Catalogue, store: Store, people: People, maker: TableMaker) -> None:
        self.catalogue = catalogue
        self.store = store
        self.people = people
        self.maker = maker
        self.tried: OrderedDict[tuple[str, str], Loaded] = OrderedDict()  # the latest last

    def sources(self, game: str) -> wire.PieceSources:
        """What one may begin from; only games of ours have a workshop."""
        self.catalogue.own(game)
        trees = {name: dict(tree) for name, tree in load_game(game).pack.trees.items()}
        return wire.PieceSources(game, trees, [level for level in LEVELS if level in levels_for(game)])

    async def check(self, piece: Workpiece) -> wire.CheckedPiece:
        faults = await asyncio.to_thread(workpieces.faults_of, piece)
        told = [wire.PieceFault(one.kind, list(one.things), one.problem, one.where, one.remedy) for one in faults]
        return wire.CheckedPiece(told)

    async def finished(self, piece: Workpiece) -> Loaded:
        """One that may be played, or why not."""
        faults = await asyncio.to_thread(workpieces.faults_of, piece)
        if faults:
            raise BadInput(faults[0].problem, faults[0].where or piece.name, faults[0].remedy or "Mend what is marked.")
        return await asyncio.to_thread(self.sound, workpieces.pack_of(piece))

    def sound(self, pack: ContentPack) -> Loaded:
        """In a thread: what was tried out lately need not be again."""
        key = pack.game, pack.digest
        known = key in self.tried
        loaded = take_pack(pack) if known else checked_trees(pack)
        self.tried[key] = loaded
        self.tried.move_to_end(key)
        while len(self.tried) > MAX_TRIED:
            old, gone = self.tried.popitem(last=False)
            if old not in self.catalogue.old and not self.catalogue.has(*old):
                put_away(gone)
        return loaded

    async def play(self, wish: wire.PlayPiece, session: str) -> Made:
        """A table with it; its content is kept with the table, as that of any pack."""
        loaded = await self.finished(piece_of(wish.piece))
        pack = loaded.pack
        if wish.table.game != pack.game:
            raise BadInput(f"is for {pack.game}", "table.game", f"Give {pack.game}.")
        if not self.catalogue.has(pack.game, pack.digest):
            self.catalogue.old[pack.game, pack.digest] = take_pack(pack)
        wish.table.content = pack.digest
        return await self.maker.make(wish.table, session)

    # ------------------------------------------------------------ kept with a name
    async def owner(self, session: str | None) -> bytes:
        person = None if session is None else await self.people.person(session)
        if person is None:
            raise Denied("server-no-name-for-piece")
        return person.owner

    async def keep(self, wish: wire.KeepPiece, session: str | None) -> wire.KeptPiece:
        """Also what cannot be played yet, as long as it can be written."""
        owner = await self.owner(session)
        piece = piece_of(wish.piece)
        text = await asyncio.to_thread(workpieces.text_of, piece)
        if len(text.encode()) > workpieces.MAX_BYTES:
            raise BadInput("is too large to be kept", "files", f"At most {workpieces.MAX_BYTES // 1000} kB.")
        if wish.id and not PIECE_ID.fullmatch(wish.id):
            raise Denied("server-no-such-piece")
        row = PieceRow(wish.id or secrets.token_urlsafe(ID_BYTES), owner, piece.game, piece.name, text, now())
        if not await self.store.keep_piece(row, MAX_KEPT):
            raise Denied("server-no-more-pieces")
        return kept(row)

    async def own(self, session: str | None) -> wire.KeptPieces:
        person = None if session is None else await self.people.person(session)
        rows = [] if person is None else await self.store.pieces_of(person.owner)
        return wire.KeptPieces([kept(row) for row in rows])

    async def shared(self, id_: str, session: str | None) -> wire.SharedPiece:
        """Everybody who has the id may read it."""
        row = await self.store.piece(id_) if PIECE_ID.fullmatch(id_) else None
        if row is None:
            raise Denied("server-no-such-piece")
        person = None if session is None else await self.people.person(session)
        piece = await asyncio.to_thread(workpieces.from_text, row.text)
        return wire.SharedPiece(row.id, given(piece), person is not None and person.owner == row.owner)

    async def delete(self, id_: str, session: str | None) -> None:
        owner = await self.owner(session)
        if not PIECE_ID.fullmatch(id_) or not await self.store.delete_piece(id_, owner):
            raise Denied("server-no-such-piece")


def kept(row: PieceRow) -> wire.KeptPiece:
    return wire.KeptPiece(row.id, row.game, row.name, row.at)
