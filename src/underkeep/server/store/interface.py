"""What a store promises: what is acknowledged is durable, and an entry goes in whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from underkeep.core.kernel.spec import Tree
from underkeep.server.people.seats import Seat

Kind = Literal["act", "undo", "ask", "yes", "no", "start", "end", "away", "back", "patch"]


class StoreFailed(Exception):
    """The store could not write (disk full, disk gone): nothing was changed."""


class Unsure(Exception):
    """The connection broke in the middle of a commit, or the entry is there already: whoever has the table in memory
    must read it again, since the store may know more of it.
    """


class NotOurs(Exception):
    """Another server on the same database has the table: nothing was changed, and nothing may be here."""


@dataclass(frozen=True)
class TableRow:
    """A table as it was made: by which rules, with which content."""

    id: str
    game: str
    rules_version: int
    content: str
    options: Tree
    seed: bytes
    own_seed: bool
    created: str
    settings: Tree = field(default_factory=dict)
    host: bytes | None = None  # whose table it is: the hash of a session
    clock: int = 0  # the server's own time when it was made, in milliseconds
    start: bytes | None = None  # the game it began with, unless it began at the beginning
    origin: str = ""  # where that game came from


@dataclass(frozen=True)
class JournalEntry:
    """One line of a table's journal. What `move` holds depends on the kind: see server/tables/status.py."""

    table: str
    n: int
    kind: Kind
    seat: int
    role: str
    move: str
    key: str
    record: str  # the line of the game's record, with the digest of the state after it
    at: str
    clock: int = 0  # the server's own time, in milliseconds: it stands still while no server runs
    wish: str = ""  # what the message with that key asked for


@dataclass(frozen=True)
class Snapshot:
    """The game after entry n, as `spec.save` writes it, in canonical JSON; `rules`: by which version of them."""

    n: int
    tree: bytes
    rules: int


@dataclass(frozen=True)
class Person:
    """Somebody with a name; `owner` is what seats carry, the password is hashed by Argon2."""

    owner: bytes
    name: str
    password: str | None


@dataclass(frozen=True)
class ChatRow:
    """One line of a table's chat."""

    n: int
    seat: int
    text: str
    at: str


class Store(Protocol):
    """A dozen methods, two adapters in the end; every method is one transaction."""

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[Seat],
        snapshot: Snapshot,
        journal: Sequence[JournalEntry] = (),
        over: bool = False,
    ) -> None:
        """A new table, or one that has a past already."""

    async def table(self, table: str) -> TableRow | None: ...

    async def seats(self, table: str) -> list[Seat]: ...

    async def journal(self, table: str) -> list[JournalEntry]: ...

    async def snapshot(self, table: str) -> Snapshot | None: ...

    async def append(self, entry: JournalEntry, snapshot: Snapshot | None, over: bool = False) -> None:
        """JournalEntry and snapshot together, durable when this returns; no snapshot: the game is as it was."""

    async def all_tables(self) -> list[tuple[str, str]]:
        """Ids of all tables, and when something last happened there; the oldest first."""

    async def delete(self, table: str) -> bool:
        """All of a table; False if there is none."""

    async def unfinished(self) -> list[str]:
        """Ids of tables that are not over."""

    def served(self) -> int:
        """For how many milliseconds servers have run on this store, when it was opened."""

    async def beat(self, ms: int) -> None:
        """They have now run for that long."""

    def free_bytes(self) -> int | None:
        """Room on its disk; None where that is another machine's to know."""

    async def claim(self, token: bytes, session: bytes) -> tuple[str, int] | None:
        """Table and seat of a token, which then is used up; None if nobody has it or it was used."""

    # people
    async def person_of(self, session: bytes) -> Person | None: ...

    async def person_named(self, reserved: str) -> Person | None: ...

    async def names(self, owners: Sequence[bytes]) -> dict[bytes, str]: ...

    async def keep_person(self, person: Person, reserved: str | None, at: str) -> None: ...

    async def log_in(self, session: bytes, owner: bytes) -> None:
        """The session speaks for the owner, to whom all goes that it held itself."""

    async def log_out(self, session: bytes) -> None: ...

    async def log_out_all(self, owner: bytes) -> None:
        """No browser speaks for the owner any more."""

    async def renew_link(self, table: str, seat: int, token: bytes) -> bool:
        """Another link for a seat that nobody has taken; the one before is void."""

    # the lobby
    async def tables_of(self, owner: bytes, most: int) -> list[str]: ...

    async def public_tables(self, most: int) -> list[str]: ...

    async def join(self, table: str, seat: int, owner: bytes) -> bool: ...

    async def set_rematch(self, table: str, rematch: str) -> None: ...

    async def rematch(self, table: str) -> str: ...

    # chat
    async def add_chat(self, table: str, line: ChatRow) -> None: ...

    async def chat(self, table: str, most: int) -> list[ChatRow]: ...

    async def set_webhook(self, table: str, seat: int, url: str) -> None: ...

    async def webhook(self, table: str, seat: int) -> str: ...

    async def close(self) -> None: ...
