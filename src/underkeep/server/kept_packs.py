"""Packs at tables: a table is played with the content that it was made with. What others brought is kept in the store
beside the tables, so that these go on when a pack's folder has changed or is gone.
"""

from __future__ import annotations

from underkeep.core.kernel.errors import BadInput
from underkeep.library import Loaded, pack_from, pack_text, take_pack
from underkeep.server.catalogue import Catalogue
from underkeep.server.store.interface import Store, TableRow


class KeptPacks:
    """The packs of the tables in a store."""

    def __init__(self, catalogue: Catalogue, store: Store) -> None:
        self.catalogue = catalogue
        self.store = store
        self.stored: set[tuple[str, str]] = set()

    async def keep(self, loaded: Loaded) -> None:
        """Before a table is stored: its content, unless it is the game's own."""
        key = loaded.pack.game, loaded.pack.digest
        if not loaded.own and key not in self.stored:
            await self.store.keep_pack(*key, pack_text(loaded.pack))
            self.stored.add(key)

    async def find(self, game: str, digest: str) -> Loaded:
        """The content of a table: on offer here, one that follows it, or as it was when the table was made."""
        if not self.catalogue.has(game, digest):
            text = await self.store.pack(game, digest)
            if text is not None:
                self.catalogue.old[game, digest] = take_pack(pack_from(text))
        return self.catalogue.load(game, digest)

    async def of_table(self, row: TableRow) -> Loaded:
        """What a table was made with; where that is gone, `reopen` says so of the game's own."""
        try:
            return await self.find(row.game, row.content)
        except BadInput:
            return self.catalogue.own(row.game)
