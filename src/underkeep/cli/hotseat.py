"""A game at one device: its history, who sits there, what each has read, and the files it is kept in."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from underkeep.bots import random_bot
from underkeep.bots.api import Budget, Chooser
from underkeep.bots.named import bot_named
from underkeep.cli.words import read_text, write_text
from underkeep.core.formats.history import FREE, History, Verdict
from underkeep.core.formats.options import Options
from underkeep.core.formats.records import HEADER, read_record, replay, write_record
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.luck import SEED_BYTES, seed_from_text
from underkeep.library import Loaded
from underkeep.yaml_positions import open_position, position_keys, set_up, write_position

NO_BOTS: Final = "none"
BUDGET: Final = Budget(1.5)
POSITION_NAMES: Final = (".yaml", ".yml")


@dataclass
class DeviceSeat:
    """A person at the device, holding one or more roles; so many moves and undos it has read in the log."""

    roles: tuple[int, ...]
    read: int = 0
    noted: int = 0

    def eyes(self) -> frozenset[int]:
        return frozenset(self.roles)

    def mask(self) -> int:
        return sum(1 << role for role in self.roles)


@dataclass(frozen=True)
class TakenBack:
    """A line of the log: after that many moves a role took one back."""

    after: int
    role: int


class HotseatTable:
    """One game and its seats; roles that no seat holds are played by a bot."""

    def __init__(self, loaded: Loaded, history: History, seed: bytes, start: dict[str, Any] | None = None) -> None:
        self.loaded = loaded
        self.spec = loaded.spec
        self.history = history
        self.seed = seed
        self.start = start
        self.seats: list[DeviceSeat] = []
        self.taken_back: list[TakenBack] = []
        self.bot: Chooser = random_bot.choose

    @property
    def names(self) -> tuple[str, ...]:
        return self.spec.role_names(self.history.game)

    # ------------------------------------------------------------------ seats
    def sit(self, seats: tuple[str, ...], bots: str | None) -> None:
        """Seats as the command line names them, roles of one person separated by commas."""
        everybody = range(len(self.names))
        held: list[tuple[int, ...]]
        if not seats:
            held = [(role,) for role in everybody] if bots in (None, NO_BOTS) else [(0,)]
        else:
            held = [tuple(self.role_named(name) for name in seat.split(",")) for seat in seats]
        taken = [role for roles in held for role in roles]
        free = [self.names[role] for role in everybody if role not in taken]
        if len(set(taken)) < len(taken):
            raise BadInput("a role has two seats", "--seat", "Name every role once.")
        if free and bots == NO_BOTS:
            raise BadInput(f"nobody plays {', '.join(free)}", "--seat", "Give them a seat, or --bots random.")
        self.seats = [DeviceSeat(roles) for roles in held]
        self.bot = random_bot.choose if bots in (None, NO_BOTS) else bot_named(bots, self.spec.id)

    def role_named(self, name: str) -> int:
        if name not in self.names:
            raise BadInput(f"there is no role {name!r}", "--seat", f"The roles are {', '.join(self.names)}.")
        return self.names.index(name)

    def seat_of(self, role: int) -> DeviceSeat | None:
        return next((seat for seat in self.seats if role in seat.roles), None)

    def asked(self) -> tuple[int, ...]:
        return self.spec.asked(self.history.game)

    # ------------------------------------------------------------------ moves
    def bot_move(self, role: int) -> Action:
        """What the bot chooses from its own view, seeded by the number of the move: games repeat."""
        view = self.spec.view(self.history.game, frozenset({role}))
        prompt = self.spec.prompt(self.history.game, role)
        assert prompt is not None
        label = f"bot:{len(self.history.moves)}".encode()
        seed = int.from_bytes(blake2b(label, key=self.seed, digest_size=8).digest(), "big")
        return self.spec.parse(self.bot(view, prompt, BUDGET, seed).move)

    def let_bots_act(self) -> None:
        while True:
            role = next((role for role in self.asked() if self.seat_of(role) is None), None)
            if role is None:
                return
            self.history.act(role, self.bot_move(role))

    def last_mover(self, seat: DeviceSeat, role: int) -> int:
        """Who of the seat would take the last move back."""
        moves = self.history.moves
        return moves[-1].role if moves and moves[-1].role in seat.roles else role

    def take_back(self, role: int) -> Verdict:
        """Take the last move back if that is free."""
        verdict = self.history.verdict(role, 1)
        if verdict.kind == FREE:
            self.history.undo(1)
            count = len(self.history.moves)
            notes = [TakenBack(min(note.after, count), note.role) for note in self.taken_back]
            self.taken_back = [*notes, TakenBack(count, role)]
            for seat in self.seats:
                seat.read = min(seat.read, count)
        return verdict

    # ------------------------------------------------------------------ log
    def news(self, seat: DeviceSeat) -> list[Event | TakenBack]:
        """What happened since the seat last asked."""
        lines = self.heard(seat, seat.read, seat.noted)
        seat.read, seat.noted = len(self.history.moves), len(self.taken_back)
        return lines

    def heard(self, seat: DeviceSeat, read: int = 0, noted: int = 0) -> list[Event | TakenBack]:
        """What a seat may know of the game, without so many moves and undos."""
        lines: list[Event | TakenBack] = []
        notes = self.taken_back[noted:]
        for number, move in enumerate(self.history.moves[read:], read):
            lines.extend(note for note in notes if note.after == number)
            lines.extend(seen for event in move.events if (seen := event.seen_by(seat.mask())) is not None)
        return lines + [note for note in notes if note.after == len(self.history.moves)]

    # ------------------------------------------------------------------ files
    def save(self, path: Path) -> None:
        """A record, with its seed since the file is the player's; a name ending in .yaml gives a position."""
        if path.suffix in POSITION_NAMES:
            refuse_overwriting(path, "game: ")
            write_text(path, write_position(self.spec, self.history.game))
            return
        refuse_overwriting(path, HEADER)
        write_text(path, write_record(self.history, self.loaded.pack.digest, self.seed, True, self.start))


def refuse_overwriting(path: Path, beginning: str) -> None:
    """Only files of the same kind are replaced."""
    if path.exists() and not read_text(path).startswith(beginning):
        raise BadInput("is another kind of file", str(path), "Give another name.")


def new_table(loaded: Loaded, options: Options, seed: bytes) -> HotseatTable:
    game = loaded.spec.new(options, loaded.content, seed)
    return HotseatTable(loaded, History(loaded.spec, game, loaded.content), seed)


def next_table(table: HotseatTable) -> HotseatTable | None:
    """The game that goes on from how this one ended, with luck that follows from it; None where nothing follows."""
    result = table.spec.result(table.history.game)
    options = None if result is None else table.spec.sequel(table.history.game, bool(result.winners))
    if options is None:
        return None
    seed = blake2b(b"onward", key=table.seed, digest_size=SEED_BYTES).digest()
    return new_table(table.loaded, table.spec.options.resolve(options), seed)


def load_table(loaded: Loaded, path: Path) -> HotseatTable:
    """Go on where a record ends, or begin at a position."""
    if path.suffix in POSITION_NAMES:
        return table_at_position(loaded, path)
    record = read_record(read_text(path))
    history = replay(loaded.spec, loaded.content, loaded.pack.digest, record)
    return HotseatTable(loaded, history, seed_from_text(record.seed), record.start)


def table_at_position(loaded: Loaded, path: Path) -> HotseatTable:
    located, position, _ = open_position(path)
    if position.game != loaded.spec.id:
        raise BadInput(f"is a position of {position.game}", str(path), f"Give one of {loaded.spec.id}.")
    game = set_up(located, position, loaded)
    history = History(loaded.spec, game, loaded.content)
    return HotseatTable(loaded, history, game.luck.seed, position_keys(position.tree))
