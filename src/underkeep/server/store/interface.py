"""What a store promises: what is acknowledged is durable, and an entry goes in whole or not at all."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from underkeep.core.kernel.spec import Tree
from underkeep.server.people.seats import Seat
from underkeep.server.people.strengths import Key, Strength
from underkeep.server.store.puzzle_rows import PuzzleStore

Kind = Literal["act", "undo", "ask", "yes", "no", "start", "end", "away", "back", "patch", "hint", "pledge", "open"]


Outcome = Literal["won", "lost", "drawn", "none"]


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
    emblem: str = ""  # "": made from the name
    listed: bool = False  # stands on the ladder by name
    silenced: bool = False  # the operator lets them say nothing


@dataclass(frozen=True)
class PersonRow:
    """Somebody with a name as an operator lists them."""

    person: Person
    created: str
    tables: int


@dataclass(frozen=True)
class OwnedSeat:
    """A seat that belongs to a person, and where its owner is called."""

    table: str
    seat: int
    webhook: str


@dataclass(frozen=True)
class ChatRow:
    """One line of a table's chat."""

    n: int
    seat: int
    text: str
    at: str
    owner: bytes | None = None  # who said it
    kind: str = "text"  # or a phrase, a pointing finger, a proposal


@dataclass(frozen=True)
class FinishedRow:
    """A game that came to an end."""

    table: str
    game: str
    options: Tree
    began: str
    ended: str
    moves: int
    how: str  # by the game's rules, by resignation …
    rated: bool


@dataclass(frozen=True)
class PlayedRow:
    """A seat of such a game: whose it was and how it went."""

    table: str
    seat: int
    owner: bytes | None  # None: a bot, or somebody who is forgotten
    bot: str  # its level, "" for people
    roles: tuple[str, ...]
    outcome: Outcome
    reached: str  # how near to its goal, as JSON
    moment: str  # the line of the story that was best for it, as JSON; "" if none was
    hidden: bool = False  # out of the owner's list


@dataclass(frozen=True)
class GameWish:
    """Which of somebody's games are wanted."""

    owner: bytes
    game: str = ""
    outcome: str = ""
    opponent: str = ""  # part of a name
    most: int = 10
    skip: int = 0
    hidden: bool = False  # also those that were taken out of the list


@dataclass(frozen=True)
class RatedRow:
    """How strong somebody is in a role of a game."""

    who: bytes
    game: str
    role: str
    strength: Strength


@dataclass(frozen=True)
class RatingChange:
    """What a game did to a rating."""

    table: str
    game: str
    role: str
    was: float
    mean: float
    spread: float
    at: str


@dataclass(frozen=True)
class Mailbox:
    """Where somebody wants to be told by mail."""

    owner: bytes
    address: str
    lang: str
    token: str  # of the links in letters
    confirmed: bool
    sent: int  # when the last letter went, in seconds since 1970


@dataclass(frozen=True)
class PieceRow:
    """A workpiece of the workshop, as the text of its file."""

    id: str
    owner: bytes
    game: str
    name: str
    text: str
    at: str


class Store(PuzzleStore, Protocol):
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

    async def gone(self, tables: Sequence[str]) -> list[str]:
        """Those of the tables that are not there any more."""

    async def unfinished(self) -> list[str]:
        """Ids of tables that are not over."""

    async def set_due(self, table: str, due: int | None) -> None:
        """When the clock of a table rings, so that nobody need open it before; None: that is not known."""

    async def dues(self) -> dict[str, int]:
        """When the clocks of tables that are not over ring, where it is known."""

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

    async def people_named(self, owners: Sequence[bytes]) -> list[Person]: ...

    async def like(self, likeness: str) -> list[Person]:
        """People with a password whose names could be taken for one that looks like this."""

    async def keep_person(self, person: Person, reserved: str | None, at: str, likeness: str = "") -> None: ...

    async def log_in(self, session: bytes, owner: bytes) -> None:
        """The session speaks for the owner, to whom all goes that it held itself."""

    async def log_out(self, session: bytes) -> None: ...

    async def log_out_all(self, owner: bytes) -> None:
        """No browser speaks for the owner any more."""

    async def people(self) -> list[PersonRow]:
        """Everybody with a name, the oldest first."""

    async def seats_of(self, owner: bytes) -> list[OwnedSeat]: ...

    async def chat_of(self, owner: bytes) -> list[tuple[str, ChatRow]]:
        """What somebody said, with the table where they did."""

    async def delete_person(self, owner: bytes) -> None:
        """The name with its bots, sessions, chat and webhooks; seats and tables stay, as nobody's."""

    async def sweep(self) -> None:
        """Leave nothing of what was deleted in the file, where there is one."""

    async def renew_link(self, table: str, seat: int, token: bytes) -> bool:
        """Another link for a seat that nobody has taken; the one before is void."""

    # programs
    async def keep_bot(self, bot: Person, reserved: str, keeper: bytes | None, session: bytes, at: str) -> None:
        """A bot and its token; an earlier token is void."""

    async def bots_of(self, keeper: bytes | None) -> list[Person]: ...

    async def bots_among(self, owners: Sequence[bytes]) -> set[bytes]: ...

    # the lobby
    async def tables_of(self, owner: bytes, most: int) -> list[str]: ...
    async def tables_under_way(self, owner: bytes, most: int) -> list[str]: ...
    async def public_tables(self, most: int) -> list[str]: ...
    async def join(self, table: str, seat: int, owner: bytes) -> bool: ...
    async def set_rematch(self, table: str, rematch: str) -> None: ...
    async def rematch(self, table: str) -> str: ...

    async def add_chat(self, table: str, line: ChatRow) -> None: ...
    async def chat(self, table: str, most: int) -> list[ChatRow]: ...

    # history
    async def unrecorded(self) -> list[str]: ...

    async def record(
        self,
        game: FinishedRow,
        players: Sequence[PlayedRow],
        keys: Sequence[Key],
        rate: Callable[[Mapping[Key, Strength]], Mapping[Key, Strength]],
    ) -> bool: ...
    async def finished(self, wish: GameWish) -> tuple[int, list[FinishedRow]]: ...
    async def finished_at(self, table: str) -> list[FinishedRow]: ...
    async def players_of(self, tables: Sequence[str]) -> list[PlayedRow]: ...
    async def seats_played(self, owner: bytes) -> list[PlayedRow]: ...
    async def role_sets(self, owner: bytes) -> dict[str, str]: ...

    async def there(self, tables: Sequence[str]) -> set[str]: ...

    async def since(self, owner: bytes) -> str: ...

    async def hide_game(self, table: str, owner: bytes) -> bool: ...

    async def ratings_of(self, who: bytes) -> list[RatedRow]: ...

    async def ladder(self, game: str, role: str, most: int) -> list[RatedRow]: ...

    async def rating_changes(self, who: bytes, most: int) -> list[RatingChange]: ...

    # seats kept for somebody
    async def hold_seat(self, table: str, seat: int, owner: bytes) -> bool: ...

    async def take_held(self, table: str, owner: bytes) -> list[int]: ...

    async def let_held(self, table: str, owner: bytes) -> list[int]: ...

    async def held(self, table: str) -> dict[int, bytes]: ...

    async def invited(self, owner: bytes, most: int) -> list[str]: ...

    async def link_seat(self, token: bytes) -> tuple[str, int, bytes | None, bool] | None: ...

    # mail
    async def keep_mailbox(self, box: Mailbox) -> None: ...

    async def mailbox(self, owner: bytes) -> Mailbox | None: ...

    async def mailbox_by(self, token: str) -> Mailbox | None: ...

    async def mailboxes(self) -> list[Mailbox]: ...

    async def delete_mailbox(self, owner: bytes) -> None: ...

    # the workshop
    async def keep_piece(self, row: PieceRow, most: int) -> bool: ...

    async def piece(self, id_: str) -> PieceRow | None: ...

    async def pieces_of(self, owner: bytes) -> list[PieceRow]: ...

    async def delete_piece(self, id_: str, owner: bytes) -> bool: ...

    async def keep_pack(self, game: str, digest: str, text: str) -> None: ...

    async def pack(self, game: str, digest: str) -> str | None: ...

    async def set_webhook(self, table: str, seat: int, url: str) -> None: ...

    async def webhook(self, table: str, seat: int) -> str: ...

    async def close(self) -> None: ...
