"""Connections: one WebSocket, one seat or a spectator, a queue so that a slow reader holds up nobody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from underkeep.core.kernel.errors import UnderkeepError
from underkeep.server import wire
from underkeep.server.errors import Denied, TableSetAside
from underkeep.server.people.accounts import People
from underkeep.server.people.chat import MAX_TOLD, Talk
from underkeep.server.people.notify import tell_leading, tell_players
from underkeep.server.people.seats import NOBODY, SPECTATOR, Seat
from underkeep.server.store.interface import NotOurs, Unsure
from underkeep.server.tables.dispatch import Dispatcher
from underkeep.server.tables.open_tables import MOVED, OpenTables
from underkeep.server.tables.submit import Accepted, Outcome, Outdated, refuse
from underkeep.server.tables.table import Table
from underkeep.server.tables.undo import reached
from underkeep.server.thinking.hints import Advisers
from underkeep.server.thinking.known import known_prompt
from underkeep.server.wire import seat_state, to_wire
from underkeep.server.wire.shown_states import ShownState, delta, whole

log = logging.getLogger("underkeep.sockets")
MAX_WAITING: Final = 256  # messages that a slow reader may lag behind
GOING_AWAY, TOO_SLOW, FAILED = 1001, 1013, 1011


@dataclass(frozen=True)
class Farewell:
    """The last thing in a queue: why the line is closed."""

    code: int
    reason: str


class SocketLine(Protocol):
    """The two ends of a WebSocket that we use."""

    async def send_text(self, data: str, /) -> None: ...

    async def receive(self) -> Any: ...

    async def close(self, code: int, reason: str, /) -> None: ...


@dataclass(frozen=True)
class TableServices:
    """What those who sit at a table may ask for: changes, chat, advice."""

    dispatcher: Dispatcher
    talk: Talk
    advisers: Advisers
    people: People


class Connection:
    """Somebody at a table: the seat, the eyes, and how much of the log those eyes have been told."""

    def __init__(self, services: TableServices, table: Table, session: bytes | None, line: SocketLine) -> None:
        self.services = services
        self.table = table
        self.session = session
        self.line = line
        self.seat: Seat | None = None
        self.eyes = SPECTATOR
        self.greeted = False
        self.muted: frozenset[int] = frozenset()
        self.thinking: asyncio.Task[None] | None = None  # about advice for this line
        self.told = 0  # lines of the log that these eyes have
        self.read = 0  # entries of the table's log that they come from
        self.deltas = False  # it wants to be told only what changed
        self.base: ShownState | None = None  # what it was shown last
        self.queue: asyncio.Queue[wire.FromServer | str | Farewell] = asyncio.Queue(MAX_WAITING)

    # ------------------------------------------------------------ the line
    async def serve(self) -> None:
        """Until either end hangs up."""
        pump = asyncio.create_task(self.pump())
        try:
            await self.listen(pump)
        finally:
            self.leave()
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await pump

    async def pump(self) -> None:
        """Send what waits, in order."""
        while not isinstance(message := await self.queue.get(), Farewell):
            await self.line.send_text(message if isinstance(message, str) else wire.encode(message).decode())
        await self.line.close(message.code, message.reason)

    def send(self, message: wire.FromServer | str) -> None:
        """Queue a message, or one that is written already; whoever reads too slowly is hung up on and may come back."""
        if self.queue.full():
            self.hang_up(TOO_SLOW, "too slow")
        else:
            self.queue.put_nowait(message)

    def hang_up(self, code: int, reason: str) -> None:
        """Nothing more is said; whoever it was may come back."""
        self.leave()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(Farewell(code, reason))

    async def listen(self, pump: asyncio.Task[None]) -> None:
        while not pump.done():
            event = await self.line.receive()
            if event["type"] != "websocket.receive":
                return
            await self.hear(event.get("text"), event.get("bytes"))

    async def hear(self, text: str | None, data: bytes | None) -> None:
        """One frame: whatever it holds, it is answered and the line stays open."""
        raw = text.encode("utf-8", "replace") if text is not None else None
        if raw is None:
            return self.send(wire.Error(wire.Label("server-bad-binary", {}), False))
        if len(raw) > wire.MAX_FRAME_BYTES:
            args: dict[str, wire.Arg] = {"most": wire.MAX_FRAME_BYTES}
            return self.send(wire.Error(wire.Label("server-bad-size", args), False))
        try:
            message = wire.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            return self.send(wire.Error(wire.Label("server-bad-message", {"problem": str(error)}), False))
        await self.handle(message)

    def leave(self) -> None:
        if self.table.leader is self:
            self.table.leader, self.table.leading = None, wire.Leading(None, None, [])
            tell_leading(self.table, self)
        if self in self.table.watchers:
            self.table.watchers.discard(self)
            if self.seat is not None:
                self.table.left[self.seat.number] = self.table.time.now()
            tell_players(self.table)

    # ------------------------------------------------------------ messages
    async def handle(self, message: wire.FromClient) -> None:
        match message:
            case wire.Ping():
                self.send(wire.Pong())
            case wire.Hello():
                await self.hello(message)
            case _ if not self.greeted:
                self.send(wire.Error(wire.Label("server-bad-hello", {}), False))
            case wire.Device():
                await self.pass_device(message.roles)
            case wire.Why():
                await self.why(message)
            case wire.Look():
                await self.inspect(message.things)
            case wire.Reach():
                async with self.table.lock:
                    self.send(reached(self.table, self.eyes, message.role))
            case wire.Choices():
                await self.tell_choices(message.role)
            case wire.Hint() | wire.Explain():
                self.start_thinking(message)
            case wire.Act():
                await self.act(message)
            case wire.Lead():
                self.lead(message)
            case wire.Chat():
                await self.chat(message)
            case wire.Mute():
                self.muted = frozenset(message.seats)
                self.show_all_chat()
            case _:
                await self.say_table(message)

    async def hello(self, hello: wire.Hello) -> None:
        """Sit down, or watch; the answer is everything these eyes may know."""
        async with self.table.lock:
            self.seat = self.own_seat(hello)
            self.look_through(hello.device)
            self.greeted, self.deltas = True, hello.deltas
            self.table.watchers.add(self)
            self.show_all("hello", hello.after)
            if self.table.chat:
                self.show_all_chat()
            if self.table.leader is not None:
                self.show_leading()
        tell_players(self.table)
        if self.seat is not None and not self.table.status.started:
            await self.services.dispatcher.pledge(self.table, self.seat, hello.pledge)

    def own_seat(self, hello: wire.Hello) -> Seat | None:
        seats = [] if hello.spectate else self.own_seats()
        if hello.seat is not None:
            seats = [seat for seat in seats if seat.number == hello.seat]
        return seats[0] if seats else None

    def own_seats(self) -> list[Seat]:
        return self.table.seats_of(self.session)

    def look_through(self, device: Sequence[str]) -> None:
        self.eyes = SPECTATOR if self.seat is None else self.seat.eyes(device, self.table.names)

    async def pass_device(self, roles: Sequence[str]) -> None:
        """Hot-seat: other eyes now, and the whole log as they may know it."""
        async with self.table.lock:
            self.look_through(roles)
            self.show_all("device", 0)

    async def why(self, why: wire.Why) -> None:
        """Refusals of all that the target may mean; only for eyes that are here, since they may tell."""
        async with self.table.lock:
            refusals = self.refusals(why)
        self.send(wire.WhyNot(why.role, why.target, refusals))

    async def inspect(self, things: Sequence[str]) -> None:
        """Facts of things as these eyes may know them, in anybody's turn."""
        spec = self.table.spec
        async with self.table.lock:
            view = spec.view(self.table.history.game, self.eyes)
        found = [(thing, spec.look(view, thing), spec.rule_about(view, thing)) for thing in things]
        self.send(
            wire.Looked([wire.Inspected(id, [to_wire.label(line) for line in lines], r) for id, lines, r in found])
        )

    def refusals(self, why: wire.Why) -> list[wire.Refusal]:
        spec, game, role = self.table.spec, self.table.history.game, self.table.role(why.role)
        if role is None or role not in self.eyes:
            return []
        found: list[wire.Refusal] = []
        for action in spec.candidates(game, role, why.target):
            refusal = spec.check(game, role, action)
            if refusal is not None:
                message, asked = to_wire.label(refusal.message), to_wire.question_asked(refusal)
                found.append(wire.Refusal(action.text, refusal.rule, message, asked))
        return found

    async def tell_choices(self, role: str) -> None:
        """What a partner may do, for whoever wants to propose it: only where all win together, and no secret shows."""
        async with self.table.lock:
            table, number = self.table, self.table.role(role)
            allowed = self.seat is not None and table.spec.cooperative and role in table.asked()
            if number is None or not allowed:
                return self.send(wire.Offered(role, None))
            asked = known_prompt(table.spec, table.history.game, number, self.eyes)
        self.send(wire.Offered(role, None if asked is None else to_wire.prompt(table.spec, asked)))

    def start_thinking(self, asked: wire.Hint | wire.Explain) -> None:
        """One piece of advice at a time; the line goes on meanwhile."""
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self.advise(asked))

    async def advise(self, asked: wire.Hint | wire.Explain) -> None:
        advisers = self.services.advisers
        give = advisers.hint if isinstance(asked, wire.Hint) else advisers.why
        try:
            self.send(await give(self.table, self.eyes, asked.role))
            if isinstance(asked, wire.Hint) and self.seat is not None:
                await self.services.dispatcher.tell_advice(self.table, self.seat)
        except Denied as denied:
            self.send(wire.Error(wire.Label(denied.message, {}), False))

    async def act(self, act: wire.Act) -> None:
        if self.is_elsewhere(act.role):
            return self.send(refuse(act.key, "device", "server-no-device", role=act.role))
        await self.answer(act.key, await self.services.dispatcher.act(self.table, self.seat, act, self))

    def lead(self, lead: wire.Lead) -> None:
        """Shared replay: one leads until that one stops or goes; the others follow if they like."""
        leader = self.table.leader
        if self.seat is None or not self.table.over() or leader not in (None, self):
            return self.send(wire.Error(wire.Label("server-no-lead", {}), False))
        self.table.leader = None if lead.move is None else self
        self.table.leading = wire.Leading(self.seat.number, lead.move, lead.eyes)
        tell_leading(self.table, self)

    def show_leading(self) -> None:
        self.send(self.table.leading)

    async def chat(self, chat: wire.Chat) -> None:
        """Say something; those who watch speak with one voice and within one limit."""
        seat = NOBODY if self.seat is None else self.seat.number
        silenced = self.session in self.services.people.silenced
        said = await self.services.talk.say(self.table, seat, chat, self.session, silenced)
        if isinstance(said, wire.Label):
            return self.send(wire.Refused(chat.key, "chat", "", said))
        for watcher in list(self.table.watchers):
            watcher.show_chat(said)

    def show_chat(self, line: wire.ChatLine) -> None:
        if line.seat not in self.muted:
            self.send(wire.Said([line], False))

    def show_all_chat(self) -> None:
        kept = self.table.chat[-MAX_TOLD:]
        self.send(wire.Said([line for line in kept if line.seat not in self.muted], True))

    async def say_table(self, said: wire.TableWish) -> None:
        """Undo, proposals, giving up, the host's deeds."""
        role = getattr(said, "role", "")
        if self.is_elsewhere(role):
            return self.send(refuse(said.key, "device", "server-no-device", role=role))
        outcome = await self.services.dispatcher.say(self.table, self.seat, said, self.is_host(), self)
        await self.answer(said.key, outcome)

    def is_host(self) -> bool:
        return self.session is not None and self.session == self.table.row.host

    def is_elsewhere(self, role: str) -> bool:
        """Is the role one of this hot-seat whose eyes are not at the device?"""
        number = self.table.role(role)
        return self.seat is not None and role in self.seat.roles and number not in self.eyes

    async def answer(self, key: str, outcome: Outcome) -> None:
        """Accepted moves were shown to everybody already; the rest concerns this line alone."""
        if isinstance(outcome, wire.Refused):
            self.send(outcome)
        elif isinstance(outcome, Outdated):
            async with self.table.lock:
                self.send(wire.Stale(key, outcome.message, self.state("stale", key)))
        elif outcome == Accepted(again=True):
            async with self.table.lock:
                self.table.shown.clear()
                self.show("again", key)

    # ------------------------------------------------------------ showing
    def show(self, cause: wire.Cause, key: str) -> None:
        """The new state, with what the log has gained; all of it after moves were taken back, or the game was dealt."""
        if cause in ("undo", "dealt"):
            self.told = self.read = 0
        now, base = self.shown(), self.base if self.deltas else None
        text = (cause, key, self.told, self.read, 0 if base is None else base.state.frame)
        if text not in now.texts:
            now.texts[text] = self.written(now, base, cause, key)
        written, lines = now.texts[text]
        self.told, self.read, self.base = self.told + lines, len(self.table.log), now
        self.send(written)

    def written(self, now: ShownState, base: ShownState | None, cause: wire.Cause, key: str) -> tuple[str, int]:
        """A state as text, and how many lines of the log it tells."""
        lines = seat_state.log_lines(self.table, self.eyes, self.table.log[self.read :])
        told = (lines, self.told, cause, key)
        message = whole(now, *told) if base is None else delta(now, base, *told)
        return wire.encode(message).decode(), len(lines)

    def show_players(self) -> None:
        self.send(wire.Players(self.table.players(), self.table.watching()))

    def show_all(self, cause: wire.Cause, after: int) -> None:
        """The state with the log from the beginning, or from where these eyes have read."""
        lines = seat_state.log_lines(self.table, self.eyes, self.table.log)
        start = after if after <= len(lines) else 0
        self.send(self.whole(lines[start:], start, cause, ""))

    def state(self, cause: wire.Cause, key: str) -> wire.State:
        lines = seat_state.log_lines(self.table, self.eyes, self.table.log[self.read :])
        return self.whole(lines, self.told, cause, key)

    def whole(self, lines: list[wire.LogLine], start: int, cause: wire.Cause, key: str) -> wire.State:
        self.table.shown.clear()
        self.told, self.read, self.base = start + len(lines), len(self.table.log), self.shown()
        return whole(self.base, lines, start, cause, key)

    def shown(self) -> ShownState:
        return seat_state.shown(self.table, self.seat, self.own_seats(), self.eyes, self.session)


async def converse(
    tables: OpenTables, services: TableServices, id_: str, session: bytes | None, line: SocketLine
) -> None:
    """A whole connection, also with a table that is not there; an error of ours is logged, never told."""
    try:
        table = await tables.visit(id_)
    except NotOurs:
        return await line.close(MOVED, "moved")
    except TableSetAside as error:
        return await turn_away(line, wire.Label("server-set-aside", {"problem": error.problem}))
    except UnderkeepError as error:
        return await turn_away(line, wire.Label("server-no-table", {"problem": str(error)}))
    try:
        await Connection(services, table, session, line).serve()
    except (NotOurs, Unsure):
        with contextlib.suppress(Exception):
            await line.close(MOVED, "moved")
    except Exception:
        log.exception("connection to table %s", id_)
        with contextlib.suppress(Exception):
            await line.send_text(wire.encode(wire.Error(wire.Label("server-failed", {}), True)).decode())
            await line.close(FAILED, "failed")


async def turn_away(line: SocketLine, why: wire.Label) -> None:
    """Nothing is to be had here, and asking again does not help."""
    await line.send_text(wire.encode(wire.Error(why, True)).decode())
    await line.close(GOING_AWAY, "turned away")
