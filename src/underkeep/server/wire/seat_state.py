"""SeenState: the state of a table as a pair of eyes may know it. Made once for all who share the same eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from underkeep.core.formats.scenes import Line, recap
from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.luck import commitment
from underkeep.core.kernel.telling import TURN
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.tables import shared_luck
from underkeep.server.tables.lesson_tables import lesson_state
from underkeep.server.tables.puzzle_tables import puzzle_state
from underkeep.server.tables.table import Happened, Table
from underkeep.server.tables.undo import MAX_BACK, bots, friends
from underkeep.server.wire import to_wire
from underkeep.server.wire.shown_states import SeenView, ShownState, seen_view, shown_of


@dataclass(frozen=True)
class SeenState:
    """What depends on the eyes alone: the view, prompts, the race, what they missed."""

    view: SeenView
    prompts: list[wire.Prompt]
    race: list[wire.Goal]
    recap: list[int]


def seen_by(table: Table, eyes: frozenset[int]) -> SeenState:
    """What these eyes see now; the caller holds the table's lock."""
    found: SeenState | None = table.seen.get(eyes)
    if found is None:
        found = table.seen[eyes] = look(table, eyes)
    return found


def look(table: Table, eyes: frozenset[int]) -> SeenState:
    spec, game = table.spec, table.history.game
    asked = [spec.prompt(game, role) for role in sorted(eyes)] if table.is_open() else []
    prompts = [to_wire.prompt(spec, prompt) for prompt in asked if prompt is not None]
    seen = spec.view(game, eyes)
    missed = recap_lines(table, eyes, prompts[0].role) if prompts else []
    view = seen_view(to_wire.drawn_view(table.row.game, spec, seen))
    return SeenState(view, prompts, race_of(table, seen), missed)


def race_of(table: Table, seen: object) -> list[wire.Goal]:
    """How near everybody is: the same for all eyes, so those who look first tell the others."""
    if table.seen:
        other: SeenState = next(iter(table.seen.values()))
        return other.race
    return to_wire.race(table.spec, seen)


def recap_lines(table: Table, eyes: frozenset[int], role: str) -> list[int]:
    """Lines that open a scene of what the role missed since its last turn, counted from the end of the log."""
    return [scene.at() for scene in recap(newest_lines(table, mask_of(eyes), role), table.answered(role), role)]


def newest_lines(table: Table, mask: int, role: str) -> list[Line]:
    """The log from its end back to the turn before the role's last one began."""
    lines: list[Line] = []
    at, own_turns = 0, 0
    for entry in reversed(table.log):
        seen = None if entry.event is None else entry.event.seen_by(mask)
        at -= entry.event is None or seen is not None
        if seen is None:
            continue
        told = table.spec.telling(seen)
        lines.append(Line(at, entry.move, seen, told))
        own_turns += told.part == TURN and told.role == role
        if own_turns == 2:  # the present one, and the one before
            break
    return lines[::-1]


def undo_of(table: Table, seat: Seat | None, eyes: frozenset[int]) -> list[wire.UndoInfo]:
    """How far each of one's roles may go back; not at all once the seed has been told."""
    return [] if seat is None else [undo_info(table, seat, role) for role in sorted(eyes)]


def undo_info(table: Table, seat: Seat, role: int) -> wire.UndoInfo:
    near = friends(seat, table.names)
    free, ask = (0, 0) if table.over() else table.history.reach(role, MAX_BACK, near, bots(table))
    return wire.UndoInfo(table.names[role], free, ask)


def table_status(table: Table, owner: bytes | None) -> wire.Affairs:
    """What stands at the table besides the game."""
    is_host = owner is not None and owner == table.row.host
    kept = [seat.number for seat in table.seats if owner is not None and seat.held == owner]
    told = table.status
    proposal = None if told.proposal is None else told.proposal.told()
    ended = told.ended or ("game" if table.history.game.over() else "")
    clocks = table.clock.told(table.time.now())
    return wire.Affairs(
        told.started,
        is_host,
        ended,  # type: ignore[arg-type]
        proposal,
        table.settings.clock,
        clocks,
        table.rematch,
        table.sequel() is not None,
        table.settings.rated,
        table.is_gathering(),
        kept,
        luck_told(table),
    )


def luck_told(table: Table) -> wire.LuckTold:
    """Whose luck it is and what each seat gave to it; what the server gave is told at the end."""
    luck = table.luck()
    shares = [wire.LuckShare(share.seat, share.pledge, share.opened) for share in luck.shares]
    secret = luck.secret.hex() if table.over() else ""
    return wire.LuckTold(luck.kind, shared_luck.is_opening(table), shares, secret)  # type: ignore[arg-type]


def log_lines(table: Table, eyes: frozenset[int], entries: Sequence[Happened]) -> list[wire.LogLine]:
    """The part of the log that these eyes may read."""
    mask = mask_of(eyes)
    lines = [log_line(table, mask, entry) for entry in entries]
    return [line for line in lines if line is not None]


def log_line(table: Table, mask: int, entry: Happened) -> wire.LogLine | None:
    if entry.event is None:
        assert entry.note is not None
        return wire.LogLine(entry.move, entry.note, {"kind": "Note"}, "deed")
    seen = entry.event.seen_by(mask)
    return None if seen is None else to_wire.event_line(table.spec, entry.move, seen)


def shown(
    table: Table, seat: Seat | None, seats: Sequence[Seat], eyes: frozenset[int], owner: bytes | None
) -> ShownState:
    """What somebody is shown, made once for all who sit alike; the caller holds the table's lock, or nothing has been
    awaited since a change.
    """
    affairs = table_status(table, owner)
    alike = (eyes, seat, tuple(own.number for own in seats), affairs.host, tuple(affairs.kept))
    found: ShownState | None = table.shown.get(alike)
    if found is None:
        found = table.shown[alike] = shown_of(state(table, seat, seats, eyes, affairs), seen_by(table, eyes).view)
    return found


def state(
    table: Table, seat: Seat | None, seats: Sequence[Seat], eyes: frozenset[int], affairs: wire.Affairs
) -> wire.State:
    """The message without what goes with every one: cause, log, view."""
    seen = seen_by(table, eyes)
    return wire.State(
        cause="table",
        key="",
        seq=table.seq,
        table=table.row.id,
        game=table.row.game,
        content=table.pack.digest,
        pack=pack_name(table),
        seat=None if seat is None else seat.number,
        seats=[own.number for own in seats],
        eyes=[table.names[role] for role in sorted(eyes)],
        view=None,
        prompts=seen.prompts,
        asked=list(table.asked()),
        log=[],
        log_from=0,
        players=table.players(),
        watching=table.watching(),
        undo=undo_of(table, seat, eyes),
        affairs=affairs,
        result=to_wire.result(table.result()),
        commitment=commitment(table.row.seed),
        seed=table.luck().seed().hex() if table.over() else None,
        race=seen.race,
        lesson=None if seat is None else lesson_state(table),
        puzzle=None if seat is None else puzzle_state(table),
        recap=seen.recap,
    )


def newest_deed(table: Table, eyes: frozenset[int]) -> wire.LogLine | None:
    """The last line that opens a scene, as these eyes may know it."""
    mask = mask_of(eyes)
    for entry in reversed(table.log):
        line = log_line(table, mask, entry)
        if line is not None and line.part in ("deed", "turn"):
            return line
    return None


def pack_name(table: Table) -> str:
    return "" if table.own_content else f"{table.pack.name} {table.pack.version}"


def facts(table: Table) -> wire.TableFacts:
    """What everybody may know of a table."""
    return wire.TableFacts(
        table=table.row.id,
        game=table.row.game,
        rules_version=table.row.rules_version,
        content=table.row.content,
        pack=pack_name(table),
        options=table.row.options,
        roles=list(table.names),
        players=table.players(),
        moves=len(table.history.moves),
        created=table.row.created,
        commitment=commitment(table.row.seed),
        own_seed=table.row.own_seed,
        luck=table.luck().kind,  # type: ignore[arg-type]  # one of the kinds of core/formats/fair_luck.py
        result=to_wire.result(table.result()),
    )
