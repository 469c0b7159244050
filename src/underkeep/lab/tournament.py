"""Bots against each other: every seed is played once for each rotation of the seats, so that luck is shared. Where all
win or lose together each bot plays all roles of a seed in turn, and it counts who won where the other lost.

Game n of a tournament depends on its seed and n only. Outcomes are lines of JSON; those already in a file are not
played again.
"""

from __future__ import annotations

import json
import math
from collections.abc import Generator
from dataclasses import asdict, dataclass, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import Final

from underkeep.bots.api import Budget
from underkeep.bots.memory import Memory
from underkeep.bots.named import BotMistake, ask, bot_named
from underkeep.core.formats.history import History
from underkeep.core.formats.records import write_record
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.search.shares import Z95, Share, share
from underkeep.lab.executors import spread
from underkeep.lab.simulate import opened, seed_of
from underkeep.library import Loaded

NO_CLOCK: Final = Budget(math.inf)
MAX_DECISIONS: Final = 20_000
MISTAKE: Final = "mistake"  # how a game ended that a bot from outside broke off
ERROR: Final = 0.05  # alpha and beta of the sequential test


@dataclass(frozen=True)
class Match:
    """What is to be played; small, since it travels to every worker."""

    game: str
    bots: tuple[str, ...]
    options: tuple[str, ...]
    pack: Path | None
    seed: str
    games: int
    seconds: float = math.inf  # a decision may take
    forgiving: bool = True  # a mistake loses its game, and the others go on
    records: Path | None = None  # the folder that keeps every game

    def key(self) -> str:
        """Outcomes of the same key belong together."""
        clock = "" if self.seconds == math.inf else f" {self.seconds:g}s"
        return f"{self.game} {','.join(self.bots)} {' '.join(self.options)} {self.seed}{clock}"


@dataclass(frozen=True)
class Bout:
    """One game: who sat where, who won."""

    match: str
    number: int
    seats: dict[str, str]  # role -> bot
    winners: list[str]
    scores: dict[str, int]
    how: str
    decisions: int
    seconds: float  # of this process
    mistake: str = ""  # of a bot from outside, which lost by it


# ---------------------------------------------------------------------- one game
def seats_of(match: Match, roles: tuple[str, ...], number: int) -> dict[str, str]:
    """Game by game the bots move on by one seat; a round of rotations shares one seed."""
    count = len(match.bots)
    if opened(match.game, match.pack).spec.cooperative:
        return dict.fromkeys(roles, match.bots[number % count])
    return {role: match.bots[(place + number) % count] for place, role in enumerate(roles)}


def bot_seed(seed: bytes, bot: str, decision: int) -> int:
    """Dice of a bot for one decision, which tell nothing about the luck of the game."""
    label = f"{bot}:{decision}".encode()
    return int.from_bytes(blake2b(label, digest_size=5, key=seed, person=b"underkeep-arena").digest())


def play_bout(match: Match, number: int) -> Bout:
    """A whole game; bots get views and prompts as at any table."""
    loaded = opened(match.game, match.pack)
    options = loaded.spec.options.from_words(list(match.options))
    seed = seed_of(match.seed, number // len(match.bots))
    game = loaded.spec.new(options, loaded.content, seed)
    seats = seats_of(match, loaded.spec.roles(options), number)
    memories = {role: Memory() for role in seats}
    history = History(loaded.spec, game, loaded.content) if match.records else None
    begun, decisions = process_time(), 0
    budget = replace(NO_CLOCK, seconds=match.seconds)
    try:
        while not game.over() and decisions < MAX_DECISIONS:
            answer(loaded, game, seats, seed, decisions, memories, budget, history)
            decisions += 1
    except BotMistake as error:
        if not match.forgiving:
            raise
        return lost_by(error, match, number, seats, decisions, process_time() - begun)
    finally:
        if history is not None:
            keep_record(match, number, history, loaded.pack.digest, seed)
    return told(match, number, seats, loaded, game, decisions, process_time() - begun)


def lost_by(
    error: BotMistake, match: Match, number: int, seats: dict[str, str], decisions: int, seconds: float
) -> Bout:
    """A game that a mistake ended: all roles of other bots have won."""
    winners = [role for role, bot in seats.items() if bot != seats[error.role]]
    where = f"game {number}, decision {decisions}, {error.where}: {error.problem}"
    return Bout(match.key(), number, seats, winners, {}, MISTAKE, decisions, round(seconds, 2), where)


def answer(
    loaded: Loaded,
    game: Game,
    seats: dict[str, str],
    seed: bytes,
    decision: int,
    memories: dict[str, Memory] | None = None,
    budget: Budget = NO_CLOCK,
    history: History | None = None,
) -> None:
    """The first role that is asked answers, with what it remembers of this game."""
    spec, role = loaded.spec, int(game.first_asked())
    name = spec.role_names(game)[role]
    bot, memory = seats[name], (memories or {}).get(name)
    prompt = spec.prompt(game, role)
    assert prompt is not None
    view = spec.view(game, frozenset({role}))
    choice = ask(bot, spec.id, view, prompt, replace(budget, memory=memory), bot_seed(seed, bot, decision))
    action = spec.parse(choice.move)
    if history is None:
        spec.act(game, role, action)
    else:
        history.act(role, action)


def keep_record(match: Match, number: int, history: History, digest: str, seed: bytes) -> None:
    """The game as a file, which `underkeep record` and the browser open."""
    assert match.records is not None
    match.records.mkdir(parents=True, exist_ok=True)
    (match.records / f"{match.game}-{number:05}.txt").write_text(write_record(history, digest, seed, True))


def told(
    match: Match, number: int, seats: dict[str, str], loaded: Loaded, game: Game, decisions: int, seconds: float
) -> Bout:
    result = loaded.spec.result(game)
    if result is None:
        return Bout(match.key(), number, seats, [], {}, "unfinished", decisions, round(seconds, 2))
    winners, scores = list(result.winners), dict(result.scores)
    return Bout(match.key(), number, seats, winners, scores, result.how.id, decisions, round(seconds, 2))


# ---------------------------------------------------------------------- all of them
def refuse_bad(match: Match) -> None:
    """Problems are told here, once, and not by every worker."""
    loaded = opened(match.game, match.pack)
    loaded.spec.options.from_words(list(match.options))
    for bot in match.bots:
        bot_named(bot, match.game)
    if len(set(match.bots)) < max(2, len(match.bots)):
        raise BadInput("a tournament needs different bots", "bots", "Name two or more, each once: adept,random.")


def play(match: Match, jobs: int, done: list[Bout], cluster: str = "") -> Generator[Bout, None, None]:
    """The games that are not done yet; they come in as they are ready."""
    refuse_bad(match)
    ready = {bout.number for bout in done}
    numbers = [number for number in range(match.games) if number not in ready]
    yield from spread(partial(play_bout, match), numbers, jobs, cluster)


# ---------------------------------------------------------------------- files
def read_bouts(path: Path, match: Match) -> list[Bout]:
    """What a file holds of this match; lines of other matches are left alone, a torn last line does not count."""
    if not path.exists():
        return []
    found: dict[int, Bout] = {}
    lines = path.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        try:
            bout = Bout(**json.loads(line))
        except (ValueError, TypeError) as error:
            if number == len(lines) - 1:
                break
            raise BadInput(f"line {number + 1} is not a game: {error}", str(path), "Give another file.") from None
        if bout.match == match.key() and bout.number < match.games:
            found[bout.number] = bout
    return [found[number] for number in sorted(found)]


def mend(path: Path) -> None:
    """Cut off a last line that an interruption tore, so that the next one does not grow out of it."""
    if path.exists() and not (whole := path.read_bytes()).endswith(b"\n"):
        with path.open("r+b") as file:
            file.truncate(whole.rfind(b"\n") + 1)


def line_of(bout: Bout) -> str:
    return json.dumps(asdict(bout), ensure_ascii=False)


# ---------------------------------------------------------------------- what they show
def points_of(bout: Bout, bot: str) -> float:
    """What a game gave a bot: 1 if its roles won, a half for a draw; several winners share it. Since seats rotate,
    every bot has every role equally often: of five roles a share of 60 % is 8 points more in the same role.
    """
    if not bout.winners:
        return 0.0 if plays_alone(bout) else 0.5
    return sum(bout.seats[role] == bot for role in bout.winners) / len(bout.winners)


def plays_alone(bout: Bout) -> bool:
    """Does one bot play all roles? Then a game without a winner is lost, not drawn."""
    return len(set(bout.seats.values())) == 1


def comparisons(bouts: list[Bout], bot: str) -> list[float]:
    """What each game gave a bot; where bots play alone, 1 or 0 for each seed that only one of them won."""
    if not all(plays_alone(bout) for bout in bouts):
        return [points_of(bout, bot) for bout in bouts]
    by_match = sorted(bouts, key=lambda bout: bout.number)
    pairs = [pair for pair in zip(by_match[::2], by_match[1::2], strict=False) if is_pair(*pair)]
    return [float(bot in won) for won in map(winners_of, pairs) if len(won) == 1]


def is_pair(one: Bout, other: Bout) -> bool:
    return one.number % 2 == 0 and other.number == one.number + 1


def winners_of(pair: tuple[Bout, Bout]) -> set[str]:
    return {bot for bout in pair if bout.winners for bot in bout.seats.values()}


def in_the_same_role(bouts: list[Bout], bot: str, other: str) -> tuple[float, float] | None:
    """By how many points (of a hundred games) a bot wins more often than another in the same role of the same seed,
    the mean of all roles, and half the width of its 95 % interval.
    """
    rounds: dict[int, float] = {}
    for bout in bouts:
        signs = {bot: 1.0, other: -1.0}
        gained = sum(signs.get(bout.seats[role], 0.0) for role in bout.winners) / len(bout.seats)
        rounds[bout.number // 2] = rounds.get(bout.number // 2, 0.0) + 100 * gained
    if len(rounds) < 2:
        return None
    return mean(rounds.values()), Z95 * stdev(rounds.values()) / math.sqrt(len(rounds))


def record(bouts: list[Bout], bot: str, role: str | None = None) -> tuple[int, int, int]:
    """Games won, drawn and played by a bot, in all roles or in one: then it is that role that must have won."""
    mine = [bout for bout in bouts if bot in bout.seats.values() and (role is None or bout.seats[role] == bot)]
    won = sum(any(bout.seats[winner] == bot and role in (None, winner) for winner in bout.winners) for bout in mine)
    return won, sum(not bout.winners and not plays_alone(bout) for bout in mine), len(mine)


def win_share(bouts: list[Bout], bot: str, role: str | None = None) -> Share | None:
    won, _, played = record(bouts, bot, role)
    return share(won, played) if played else None


@dataclass(frozen=True)
class TestVerdict:
    """How a sequential test stands: `stronger`, `not stronger` or `open`."""

    text: str
    ratio: float
    bound: float


Bounds = tuple[float, float]  # the shares that a test tells apart, the lower first


def sequential_test(bouts: list[Bout], bot: str, low: float, high: float) -> TestVerdict:
    """Wald's test of the share `high` against `low`; a draw counts as half a win and half a loss."""
    ratio = 0.0
    for got in comparisons(bouts, bot):
        ratio += got * math.log(high / low) + (1 - got) * math.log((1 - high) / (1 - low))
    bound = math.log((1 - ERROR) / ERROR)
    text = "stronger" if ratio >= bound else "not stronger" if ratio <= -bound else "open"
    return TestVerdict(text, ratio, bound)


def whole_rounds(match: Match, bouts: list[Bout]) -> list[Bout]:
    """The games before the first that is missing, in whole rotations: no bot gains by quick games."""
    ready = {bout.number: bout for bout in bouts}
    count = 0
    while count in ready:
        count += 1
    return [ready[number] for number in range(count - count % len(match.bots))]


def verdict(match: Match, bouts: list[Bout], bounds: Bounds) -> TestVerdict:
    return sequential_test(whole_rounds(match, bouts), match.bots[0], *bounds)


def that_count(match: Match, bouts: list[Bout], bounds: Bounds | None) -> list[Bout]:
    """All games, or those after which the test was decided: others that were under way by then do not count, so that
    the result is the same however many workers played.
    """
    ordered = sorted(bouts, key=lambda bout: bout.number)
    if bounds is None:
        return ordered
    whole, size = whole_rounds(match, ordered), len(match.bots)
    for count in range(size, len(whole) + 1, size):
        if verdict(match, whole[:count], bounds).text != "open":
            return whole[:count]
    return ordered
