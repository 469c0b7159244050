"""The row of a new table: when it begins, what runs its clocks, whose luck it is."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from underkeep.core.formats.fair_luck import SERVER, SHARED
from underkeep.core.formats.options import Options
from underkeep.core.kernel.luck import seed_from_text
from underkeep.library import Loaded
from underkeep.server import wire
from underkeep.server.people.seats import Seat
from underkeep.server.store.interface import TableRow
from underkeep.server.tables.table import new_id, now

Chairs = Sequence[wire.SeatWish] | Sequence[Seat]


def new_row(
    loaded: Loaded, options: Options, wish: wire.NewTable, host: bytes | None, clock: int, chairs: Chairs = ()
) -> TableRow:
    """A table that nobody has played at yet; without a seed of the maker's, luck is the server's secret, or everybody's
    together. `chairs`: who is to sit there, unless the wish says so.
    """
    luck = secrets.token_bytes(32) if wish.seed is None else seed_from_text(wish.seed)
    spec, chairs = loaded.spec, chairs or wish.seats
    settings = gathering(with_game_clock(wish.settings, options.tree()), chairs, wish.seed is not None)
    return TableRow(
        new_id(),
        spec.id,
        spec.rules_version,
        loaded.pack.digest,
        options.tree(),
        luck,
        wish.seed is not None,
        now(),
        msgspec.to_builtins(with_luck(settings, chairs, wish.seed is not None)),
        host,
        clock,
    )


def with_game_clock(settings: wire.Settings, options: Mapping[str, Any]) -> wire.Settings:
    """A game with an option `clock_seconds` has a clock by its own rules: so long for a turn, then its own move."""
    seconds = options.get("clock_seconds", 0)
    if not seconds or settings.clock.kind != "none":
        return settings
    return msgspec.structs.replace(settings, clock=wire.ClockWish("turn", seconds, 0, "default"))


def gathering(settings: wire.Settings, chairs: Chairs, chosen: bool) -> wire.Settings:
    """Clocks begin when everybody sits, and so do a game that counts and luck to which everybody gives a share."""
    start = settings.start
    if all(chair.kind != "link" for chair in chairs):
        return msgspec.structs.replace(settings, start=start or "now")
    timed = settings.clock.kind != "none" or settings.rated
    if start == "" or (start == "now" and timed):
        start = "all" if timed or not chosen else "now"
    return msgspec.structs.replace(settings, start=start)


def with_luck(settings: wire.Settings, chairs: Chairs, chosen: bool) -> wire.Settings:
    """Shared by those who play, where there are several who can all sit down before the first deal."""
    people = [chair for chair in chairs if chair.kind != "bot"]
    shared = len(people) > 1 and settings.start != "now" and not chosen
    return msgspec.structs.replace(settings, luck=SHARED if shared else SERVER)
