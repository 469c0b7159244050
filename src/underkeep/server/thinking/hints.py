"""Advice at a table: hints, "why did you do that?", and after the end how the game went. The bot workers do the work;
nobody waits for it but whoever asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from underkeep.bots.advice import Advised, advise, explain, foretell
from underkeep.bots.api import PLAY_NOW, budget_of, levels_for, packed
from underkeep.bots.forecast import foresees
from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.telling import DEED, TURN, Telling
from underkeep.core.kernel.views import Prompt
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.seats import Seat
from underkeep.server.tables.replays import check_move
from underkeep.server.tables.table import BY_BOT, Table
from underkeep.server.thinking import workers
from underkeep.server.thinking.bot_seats import HANGING, QUEUE_FOR_EACH, BotSeats, bot_seed
from underkeep.server.thinking.known import is_known
from underkeep.server.wire import to_wire

ADVISER: Final = "master"  # whose advice is given, where there is time and such a bot
Value = TypeVar("Value")


class Advisers:
    """The bot workers, asked for something else than a move."""

    def __init__(self, bots: BotSeats) -> None:
        self.bots = bots

    def is_busy(self) -> bool:
        return self.bots.thinking >= QUEUE_FOR_EACH * self.bots.count

    async def ask(self, work: Callable[..., Value], *args: Any, pack: str = "", seconds: float = HANGING) -> Value:
        """In a worker; one that dies, fails or hangs costs this answer only."""
        if self.bots.closed:
            raise Denied("server-no-hint-now")
        self.bots.thinking += 1
        try:
            thought = await self.bots.open_workers().ask(workers.WorkerTask(work, args, seconds, pack=pack))
        except workers.WorkerDied:
            raise Denied("server-no-hint-now") from None
        except workers.BotFailed as error:
            self.bots.count_failure("advice", f"advice: {error}")
            raise Denied("server-no-hint-now") from None
        finally:
            self.bots.thinking -= 1
        if thought.late:
            raise Denied("server-no-hint-now")
        answer: Value = thought.answer
        return answer

    # ------------------------------------------------------------ what would you do here?
    async def hint(self, table: Table, eyes: frozenset[int], role: str) -> wire.Advice:
        """From the asker's own eyes, as a bot in that chair would have them."""
        refuse_rated(table)
        async with table.lock:
            number = table.role(role)
            if number is None or number not in eyes or role not in table.asked():
                raise Denied("refusal-not-asked")
            asked = question(table.spec, table.history.game, number, eyes)
            seed = bot_seed(table, f"hint {role}")
        level = adviser(table.row.game, self.is_busy())
        return advice("hint", asked.prompt, level, await self.advised(level, asked, seed, table.pack_sent))

    async def advised(self, level: str, asked: AskedPrompt, seed: int, pack: str) -> Advised:
        if len(asked.prompt.options) == 1:
            return Advised(asked.prompt.options[0].move, [])
        return await self.ask(advise, level, asked.packed, budget_of(level), seed, pack=pack)

    # ------------------------------------------------------------ why did you do that?
    async def why(self, table: Table, eyes: frozenset[int], role: str) -> wire.Advice:
        """The weightiest deed of a bot's last turn, by what the asker could know then; not while the asker cannot tell
        what it was.
        """
        refuse_rated(table)
        async with table.lock:
            number = telling_move(table, role, mask_of(eyes))
            before, move = table.history.at(number - 1), table.history.moves[number - 1]
            seed = bot_seed(table, f"why {role}")
        if not await asyncio.to_thread(is_known, table.spec, before, move.role, move.action, eyes):
            raise Denied("server-no-why-secret")
        asked = question(table.spec, before, move.role, eyes)
        adviser(table.row.game, True)
        found = await self.ask(explain, asked.packed, move.action.text, seed, pack=table.pack_sent)
        return advice("why", asked.prompt, table.bot_level(table.seat_of(role)), found)

    # ------------------------------------------------------------ what is to come
    async def forecast(self, table: Table) -> wire.Forecast:
        """The same for everybody who asks at this moment of the game: made once, of what a spectator sees."""
        if PLAY_NOW not in levels_for(table.row.game) or not foresees(table.row.game):
            raise Denied("server-no-forecast")
        async with table.lock:
            moves, known = len(table.history.moves), table.forecast
            if known is not None and known.moves == moves:
                return known
            seen = packed(table.spec.view(table.history.game, frozenset()), None)
            seed = bot_seed(table, "forecast")
        found = await self.ask(foretell, seen, seed, pack=table.pack_sent)
        told = [wire.Foreseen(thing, kind, round(chance * 100)) for thing, kind, chance in found]
        table.forecast = wire.Forecast(moves, told)
        return table.forecast

    # ------------------------------------------------------------ a move of the replay
    async def review(self, table: Table, seat: Seat | None, number: int) -> wire.Review:
        """A move as its own role saw it: why it may have been played, and what the adviser would have played."""
        refuse_rated(table)
        async with table.lock:
            check_move(table, number)
            if number < 1 or not (table.over() or is_own(table, seat, number)):
                raise Denied("server-no-eyes")
            before, move = table.history.at(number - 1), table.history.moves[number - 1]
            role = table.names[move.role]
            eyes = table.seat_of(role).eyes((role,), table.names)
            seed = bot_seed(table, f"review {number}")
        level = adviser(table.row.game, self.is_busy())
        asked = question(table.spec, before, move.role, eyes | {move.role})
        played = await self.ask(explain, asked.packed, move.action.text, seed, pack=table.pack_sent)
        best = await self.advised(level, asked, seed, table.pack_sent)
        return wire.Review(number, advice("why", asked.prompt, "", played), advice("hint", asked.prompt, level, best))


def refuse_rated(table: Table) -> None:
    """A game that counts is played without advice; when it is over, everything may be asked."""
    if table.puzzle is not None:
        raise Denied("server-no-hint-puzzle")
    if table.settings.rated and not table.over():
        raise Denied("server-no-hint-rated")


@dataclass(frozen=True)
class AskedPrompt:
    """What a role is asked, and the same packed with a view for a worker."""

    prompt: Prompt
    packed: bytes


def question(spec: GameSpec, game: Game, role: int, eyes: frozenset[int]) -> AskedPrompt:
    prompt = spec.prompt(game, role)
    assert prompt is not None
    return AskedPrompt(prompt, packed(spec.view(game, eyes), prompt))


def adviser(game: str, busy: bool) -> str:
    """The level that advises; a bot that only throws dice does not."""
    levels = levels_for(game)
    if PLAY_NOW not in levels:
        raise Denied("server-no-hint")
    return ADVISER if ADVISER in levels and not busy else PLAY_NOW


def is_own(table: Table, seat: Seat | None, number: int) -> bool:
    return seat is not None and table.names[table.history.moves[number - 1].role] in seat.roles


def last_move(table: Table, role: str) -> int:
    """The number of a bot's last move; what a person played before a bot took over is theirs to tell."""
    if table.role(role) is None or not table.bot_level(table.seat_of(role)):
        raise Denied("server-no-why-person")
    moves = table.history.moves
    found = [n for n in range(len(moves), 0, -1) if table.names[moves[n - 1].role] == role]
    if not found:
        raise Denied("server-no-why-none")
    if table.movers[found[0] - 1] != BY_BOT:
        raise Denied("server-no-why-person")
    return found[0]


def telling_move(table: Table, role: str, mask: int) -> int:
    """The move of a bot's last turn that mattered most, as those eyes saw it; its very last, mostly the turn's end,
    only if it mattered more than the others.
    """
    weights: dict[int, int] = {}
    last = last_move(table, role)
    for n in range(last, 0, -1):
        if table.names[table.history.moves[n - 1].role] == role and table.movers[n - 1] == BY_BOT:
            weights[n] = weight_of(table, n, role, mask)
        if any(told.part == TURN and told.role == role for told in tellings(table, n, mask)):
            break
    return max(weights, key=lambda n: (weights[n], n != last, n))


def tellings(table: Table, number: int, mask: int) -> list[Telling]:
    """How what happened in a move is told to those eyes."""
    seen = [event.seen_by(mask) for event in table.history.moves[number - 1].events]
    return [table.spec.telling(event) for event in seen if event is not None]


def weight_of(table: Table, number: int, role: str, mask: int) -> int:
    """How much a move mattered: what was at stake in it, 0 for a deed that changed nothing, less for none at all."""
    told = tellings(table, number, mask)
    if not any(one.part == DEED and one.role == role for one in told):
        return -1
    return max((abs(weight) for one in told for _, weight in one.stakes), default=0)


# ---------------------------------------------------------------- telling
def advice(about: str, prompt: Prompt, level: str, found: Advised) -> wire.Advice:
    option = next(option for option in prompt.options if option.move == found.move)
    reasons = [wire.Reason(wire.Label(id_, args), round(weight, 1)) for id_, args, weight in found.reasons]
    said = to_wire.label(option.label)
    head = (about, prompt.role, prompt.version, level, found.move)
    return wire.Advice(*head, said, reasons, [belief(*one) for one in found.beliefs])  # type: ignore[arg-type]


def belief(things: list[str], guesses: list[tuple[str, float]]) -> wire.Belief:
    return wire.Belief(things, [wire.Guess(value, round(share * 100)) for value, share in guesses])
