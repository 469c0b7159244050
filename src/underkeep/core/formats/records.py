"""Records: a game as one line-oriented text: options, content hash, rules version, seed commitment, moves with results.

A move line is `number role move = digest [what luck and revelations gave]`; the digest covers the whole state after the
move, so tampering or divergence is found at the move where it begins. Lines `luck`, `secret` and `share` tell where the
seed came from (core/formats/fair_luck.py); records of before have none.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, final

from underkeep.core.formats.codec import digest
from underkeep.core.formats.fair_luck import CHOSEN, KINDS, SERVER, SHARED, GivenShare, LuckOrigin, is_share
from underkeep.core.formats.history import History, Move
from underkeep.core.kernel.errors import BadInput, Divergence, IllegalAction, OlderRules
from underkeep.core.kernel.events import event_text
from underkeep.core.kernel.luck import commitment, seed_from_text
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.views import Result

HEADER: Final = "underkeep-record 1"
DAMAGED: Final = "The file is damaged; take it from its source again."
MAX_BYTES: Final = 1_000_000
HEAD: Final = ("game", "rules", "content", "options", "commitment", "seed")
MORE: Final = ("luck", "secret", "start")  # what not every record has
CHANGED: Final = "The record was changed."


@final
@dataclass(frozen=True)
class MoveLine:
    """One move of a record."""

    number: int
    role: str
    move: str
    digest: str
    results: str


@final
@dataclass(frozen=True)
class Record:
    """A record as read; `seed` is empty while the game is not finished, `start` a position unless it began at the
    beginning.
    """

    game: str
    rules: int
    content: str
    options: Tree
    commitment: str
    seed: str
    start: Tree | None
    moves: tuple[MoveLine, ...]
    result: str
    luck: LuckOrigin | None = None  # what is known of where the seed came from


def results_of(move: Move) -> str:
    """What luck and revelations gave: the events of the move that taught somebody something."""
    return " ".join(event_text(event) for event in move.events if event.teaches() != 0)


def result_text(result: Result) -> str:
    scores = ",".join(f"{role}:{points}" for role, points in result.scores)
    return f"winners={','.join(result.winners) or 'nobody'} scores={scores} how={result.how.id}"


def write_record(
    history: History,
    content_digest: str,
    seed: bytes | LuckOrigin,
    tell_seed: bool,
    start: Tree | None = None,
) -> str:
    """The record of a game; the seed stands in it only when the game is over or the operator asks. Of a game at a table
    it also says where the seed came from.
    """
    spec, game = history.spec, history.game
    options = json.dumps(spec.options_of(game).tree(), separators=(",", ":"))
    head = [HEADER, f"game {spec.id}", f"rules {spec.rules_version}", f"content {content_digest}", f"options {options}"]
    head += luck_lines(seed, tell_seed) if isinstance(seed, LuckOrigin) else seed_lines(seed, tell_seed)
    if start is not None:
        head.append(f"start {json.dumps(start, separators=(',', ':'))}")
    result = spec.result(game)
    tail = [f"result {result_text(result)}"] if result is not None else []
    return "\n".join([*head, *move_lines(history), *tail, f"end {len(history.moves)}"]) + "\n"


def seed_lines(seed: bytes, tell: bool) -> list[str]:
    return [f"commitment {commitment(seed)}", f"seed {seed.hex() if tell else 'hidden'}"]


def luck_lines(luck: LuckOrigin, tell: bool) -> list[str]:
    """Where the seed came from; pledges and opened shares are no secret, what the server committed to is."""
    lines = [f"luck {luck.kind}", f"commitment {luck.commitment()}", f"seed {luck.seed().hex() if tell else 'hidden'}"]
    if luck.kind != SHARED:
        return lines
    shares = [f"share {share.seat} {share.pledge} {share.opened}".rstrip() for share in luck.shares]
    return [*lines, f"secret {luck.secret.hex() if tell else 'hidden'}", *shares]


def move_lines(history: History) -> list[str]:
    """The moves, each with the digest of the state after it; computed by one replay."""
    names = history.spec.role_names(history.game)
    game = history.at(0)
    lines: list[str] = []
    for n, move in enumerate(history.moves, 1):
        game.advance(move.role, move.action)
        line = f"{n} {names[move.role]} {move.action.text} = {digest(history.spec.save(game))} {results_of(move)}"
        lines.append(line.rstrip())
    return lines


# ---------------------------------------------------------------------- reading
def read_record(text: str) -> Record:
    """Parse a record; the error names the line."""
    if len(text) > MAX_BYTES:
        raise BadInput("the record is larger than 1 MB", "record", "Cut it into single games.")
    lines = text.splitlines()
    if not lines or lines[0] != HEADER:
        raise BadInput(f"the first line is not {HEADER!r}", "line 1", "Give a file made by `underkeep` itself.")
    head: dict[str, str] = {}
    moves: list[MoveLine] = []
    shares: list[GivenShare] = []
    result, end = "", ""
    for n, line in enumerate(lines[1:], 2):
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            moves.append(read_move(n, line, len(moves) + 1))
        elif word == "result":
            result = rest
        elif word == "end":
            end = rest
        elif (word in HEAD or word in MORE) and not moves:
            head[word] = rest
        elif word == "share" and not moves:
            shares.append(read_share(n, rest))
        else:
            raise BadInput(
                f"{line[:60]!r} is not a line of a record",
                f"line {n}",
                DAMAGED,
            )
    record = assemble(head, moves, result, shares)
    if end != str(len(moves)):  # without the count a record cut between two lines would pass for a shorter game
        raise BadInput(f"is cut short: no line `end {len(moves)}`", f"line {len(lines)}", DAMAGED)
    return record


def read_move(line_number: int, line: str, expected: int) -> MoveLine:
    where, remedy = f"line {line_number}", DAMAGED
    left, equals, right = line.partition(" = ")
    words = left.split(" ")
    digest_word, _, results = right.partition(" ")
    if not equals or len(words) < 3 or len(digest_word) != 8:
        raise BadInput(f"move {expected} is cut short", where, remedy)
    if int(words[0]) != expected:
        raise BadInput(f"move {expected} is missing, {words[0]} stands here", where, remedy)
    return MoveLine(expected, words[1], " ".join(words[2:]), digest_word, results)


def read_share(line_number: int, text: str) -> GivenShare:
    seat, pledge, opened = (text.split(" ") + [""] * 3)[:3]
    if not seat.isdecimal() or int(seat) > 255 or not is_share(pledge) or not (opened == "" or is_share(opened)):
        raise BadInput("is no share of the luck", f"line {line_number}", DAMAGED)
    return GivenShare(int(seat), pledge, opened)


def read_luck(head: dict[str, str], shares: list[GivenShare]) -> LuckOrigin | None:
    """Where the seed came from, once that is told."""
    kind, seed = head.get("luck", ""), head["seed"]
    if kind and kind not in KINDS:
        raise BadInput(f"there is no luck {kind[:20]!r}", "luck", DAMAGED)
    if not kind or seed == "hidden":
        return None
    if kind in (CHOSEN, SERVER):
        return LuckOrigin(kind, seed_from_text(seed))
    if not is_share(head.get("secret", "")):
        raise BadInput("the line 'secret' is missing", "record", DAMAGED)
    return LuckOrigin(kind, bytes.fromhex(head["secret"]), tuple(shares))


def assemble(head: dict[str, str], moves: list[MoveLine], result: str, shares: list[GivenShare]) -> Record:
    for word in HEAD:
        if word not in head:
            raise BadInput(f"the line {word!r} is missing", "record", DAMAGED)
    if not head["rules"].isdecimal():
        raise BadInput("the rules version is not a number", "rules", DAMAGED)
    seed = "" if head["seed"] == "hidden" else head["seed"]
    start = read_tree("start", head["start"]) if "start" in head else None
    options = read_tree("options", head["options"])
    return Record(
        head["game"],
        int(head["rules"]),
        head["content"],
        options,
        head["commitment"],
        seed,
        start,
        tuple(moves),
        result,
        read_luck(head, shares),
    )


def read_tree(where: str, text: str) -> Tree:
    try:
        tree = json.loads(text)
    except ValueError as error:
        raise BadInput(f"is not valid JSON: {error}", where, DAMAGED) from None
    if not isinstance(tree, dict):
        raise BadInput("is not a JSON object", where, DAMAGED)
    return tree


# ---------------------------------------------------------------------- replaying
def replay(
    spec: GameSpec, content: Any, content_digest: str, record: Record, upto: int = -1, strict: bool = True
) -> History:
    """Play a record again and compare every digest; the error carries the number of the move where it parts.

    One of older rules is played by the present ones, which may lead where it led.
    """
    check_head(spec, content_digest, record)
    try:
        return play_again(spec, content, record, upto, strict)
    except Divergence as error:
        if record.rules == spec.rules_version:
            raise
        raise older_rules(spec, record, error.problem, error.where) from None


def older_rules(spec: GameSpec, record: Record, problem: str, where: str) -> OlderRules:
    versions = f"was played by rules version {record.rules}, these are {spec.rules_version}"
    remedy = f"Nothing is wrong with it. To look at it, use the release with rules version {record.rules}."
    return OlderRules(f"{versions}: {problem}", where, remedy)


def play_again(spec: GameSpec, content: Any, record: Record, upto: int, strict: bool) -> History:
    history = History(spec, first_game(spec, content, record), content)
    names = spec.role_names(history.game)
    for line in record.moves if upto < 0 else record.moves[:upto]:
        play_line(history, names, line, strict)
    if upto < 0:
        check_result(history, record)
    return history


def check_head(spec: GameSpec, content_digest: str, record: Record) -> None:
    if record.game != spec.id:
        raise BadInput(f"is a game of {record.game}", "game", f"Replay it with {record.game}.")
    if record.rules > spec.rules_version:
        remedy = f"Use the release with rules version {record.rules}."
        raise BadInput(f"was played by rules version {record.rules}, these are {spec.rules_version}", "rules", remedy)
    if record.content != content_digest and record.rules < spec.rules_version:
        raise older_rules(spec, record, f"its content was {record.content}, this is {content_digest}", "content")
    if record.content != content_digest:
        remedy = "Give the pack it was played with: --content PACK."
        raise BadInput(f"was played with content {record.content}, this is {content_digest}", "content", remedy)
    if not record.seed:
        raise BadInput("the seed is hidden until the game is over", "seed", "Export the record after the end.")
    check_luck(record)


def check_luck(record: Record) -> None:
    """The seed is the one that was committed to, or what the secret of that and the pledged shares make."""
    luck = record.luck or LuckOrigin(SERVER, seed_from_text(record.seed))
    if luck.commitment() != record.commitment:
        raise Divergence("the seed is not the one that was committed to", "move 0", CHANGED)
    for share in luck.shares:
        if not share.fits():
            raise Divergence(f"the share of seat {share.seat} is not the one that was pledged", "move 0", CHANGED)
    if luck.seed() != seed_from_text(record.seed):
        raise Divergence("the seed is not what the secret and the shares make", "move 0", CHANGED)


def first_game(spec: GameSpec, content: Any, record: Record) -> Any:
    if record.start is not None:
        return spec.position_in(record.start, content)
    return spec.new(spec.options.resolve(record.options), content, seed_from_text(record.seed))


def play_line(history: History, names: tuple[str, ...], line: MoveLine, strict: bool) -> None:
    where = f"move {line.number}"
    if line.role not in names:
        raise Divergence(f"there is no role {line.role!r}", where, CHANGED)
    try:
        move = history.act(names.index(line.role), history.spec.parse(line.move))
    except (IllegalAction, BadInput) as error:
        raise Divergence(f"{line.role} {line.move!r}: {error.problem}", where, CHANGED) from None
    if strict and digest(history.spec.save(history.game)) != line.digest:
        raise Divergence(f"after {line.move!r} the state differs", where, "The record, or the rules, were changed.")
    if strict and results_of(move) != line.results:
        raise Divergence(f"the results of {line.move!r} differ", where, CHANGED)


def check_result(history: History, record: Record) -> None:
    result = history.spec.result(history.game)
    told = "" if result is None else result_text(result)
    if told != record.result:
        end = f"move {len(record.moves)}"
        raise Divergence(f"the result is {told or 'none yet'!r}, not {record.result or 'none yet'!r}", end, CHANGED)
