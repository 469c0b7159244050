"""Records: written, read, replayed; every kind of tampering is found with its place."""

from __future__ import annotations

import pytest
from kernel_games.ambush.case import CASE

from underkeep.core.formats.fair_luck import SHARED, GivenShare, LuckOrigin, pledge_of
from underkeep.core.formats.history import History
from underkeep.core.formats.records import read_record, replay, write_record
from underkeep.core.kernel.errors import BadInput, Divergence, UnderkeepError
from underkeep.core.kernel.luck import commitment, seed_from
from underkeep.core.testing.random_numbers import Dice

SPEC = CASE.spec
SEED = seed_from(21)


def played(moves: int = 10_000, seed: bytes = SEED) -> History:
    history = History(SPEC, SPEC.new(SPEC.options.resolve({}), CASE.content, seed), CASE.content)
    dice = Dice("record")
    while not history.game.over() and len(history.moves) < moves:
        role = SPEC.asked(history.game)[0]
        history.act(role, dice.pick(history.game.options(role)))
    return history


@pytest.fixture(scope="module")
def text() -> str:
    return write_record(played(), CASE.digest, SEED, True)


def replayed(text: str, content: str = CASE.digest) -> History:
    return replay(SPEC, CASE.content, content, read_record(text))


def test_a_record_replays_to_the_same_game(text: str) -> None:
    history = replayed(text)

    assert SPEC.save(history.game) == SPEC.save(played().game)
    assert write_record(history, CASE.digest, SEED, True) == text


def test_a_record_is_read_line_by_line(text: str) -> None:
    record = read_record(text)

    assert (record.game, record.rules, record.content) == ("ambush", 1, CASE.digest)
    assert record.options == SPEC.options.resolve({}).tree()
    assert [line.number for line in record.moves] == list(range(1, len(record.moves) + 1))
    assert record.result.startswith("winners=")


def test_a_game_under_way_hides_its_seed() -> None:
    text = write_record(played(8), CASE.digest, SEED, False)

    assert SEED.hex() not in text
    with pytest.raises(BadInput, match="hidden until the game is over"):
        replayed(text)


def test_a_game_that_began_in_a_position_replays_from_it() -> None:
    tree = {"turn": "beast", "luck": {"die": [3]}}
    history = History(SPEC, SPEC.position_in(tree, CASE.content), CASE.content)
    history.act(4, SPEC.parse("prowl"))
    text = write_record(history, CASE.digest, SEED, True, start=tree)

    assert SPEC.save(replayed(text).game) == SPEC.save(history.game)


def test_part_of_a_record_can_be_replayed(text: str) -> None:
    history = replay(SPEC, CASE.content, CASE.digest, read_record(text), upto=5)

    assert len(history.moves) == 5


def changed(text: str, number: int, old: str, new: str) -> str:
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(f"{number} "))
    assert old in lines[place]
    lines[place] = lines[place].replace(old, new, 1)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("number", [1, 7, 20])
def test_a_changed_digest_is_found_at_its_move(text: str, number: int) -> None:
    line = read_record(text).moves[number - 1]
    wrong = "00000000" if line.digest != "00000000" else "11111111"

    with pytest.raises(Divergence) as error:
        replayed(changed(text, number, line.digest, wrong))

    assert error.value.where == f"move {number}"


@pytest.mark.parametrize("move", ["peek", "prowl", "fly"])
def test_a_changed_move_is_found_at_its_number(text: str, move: str) -> None:
    line = read_record(text).moves[0]

    with pytest.raises(Divergence) as error:
        replayed(changed(text, 1, line.move, move))

    assert error.value.where == "move 1"


def test_a_changed_role_is_found(text: str) -> None:
    with pytest.raises(Divergence) as error:
        replayed(changed(text, 1, "scout", "cook"))

    assert error.value.where == "move 1"


def test_changed_results_of_luck_are_found(text: str) -> None:
    number = next(line.number for line in read_record(text).moves if "tile=" in line.results)

    with pytest.raises(Divergence, match="results"):
        replayed(changed(text, number, "tile=", "tile=x"))


def test_another_seed_than_the_one_committed_to_is_found(text: str) -> None:
    with pytest.raises(Divergence, match="committed"):
        replayed(text.replace(SEED.hex(), seed_from(22).hex()))


def test_a_changed_result_is_found_at_the_end(text: str) -> None:
    last = len(read_record(text).moves)

    with pytest.raises(Divergence) as error:
        replayed(text.replace("result winners=", "result winners=cook,"))

    assert error.value.where == f"move {last}"


def test_a_missing_move_and_a_cut_file_are_found(text: str) -> None:
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("4 "))

    with pytest.raises(BadInput, match="move 4 is missing"):
        read_record("\n".join(lines[:place] + lines[place + 1 :]))
    with pytest.raises(BadInput, match="cut short"):
        read_record("\n".join(lines[:place]) + "\n" + lines[place][:8])


def test_a_record_that_lost_its_end_does_not_pass(text: str) -> None:
    lines = text.splitlines()

    with pytest.raises(UnderkeepError):
        replayed("\n".join(lines[:-3]) + "\n" + lines[-1] + "\n")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("underkeep-record 1", "underkeep-record 9", "line 1"),
        ("game ambush", "game siege", "game"),
        ("rules 1", "rules 2", "rules"),
        ("rules 1", "rules one", "rules"),
        ("options {", "options [", "options"),
        ("commitment ", "promise ", "line 6"),
        ("seed ", "\nseed ", "line 7"),
    ],
)
def test_a_damaged_head_names_its_line(text: str, old: str, new: str, where: str) -> None:
    with pytest.raises(BadInput) as error:
        replayed(text.replace(old, new, 1))

    assert error.value.where == where
    assert error.value.remedy


def test_another_content_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="was played with content"):
        replayed(text, content="0" * 32)


def test_an_option_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as error:
        replayed(text.replace('"rounds"', '"hats"', 1))

    assert error.value.where == "hats"


def test_huge_and_empty_texts_are_refused() -> None:
    for text in ("", "x" * 1_000_001, "underkeep-record 1\n"):
        with pytest.raises(BadInput):
            read_record(text)


# ---------------------------------------------------------------- shared luck (before, a record knew of none)
SHARES = tuple(GivenShare(seat, pledge_of(hand), hand) for seat, hand in enumerate(("a1" * 32, "b2" * 32)))
LUCK = LuckOrigin(SHARED, SEED, (*SHARES, GivenShare(2, "c3" * 32, "")))


@pytest.fixture(scope="module")
def shared() -> str:
    return write_record(played(seed=LUCK.seed()), CASE.digest, LUCK, True)


def test_a_record_of_shared_luck_is_checked_from_the_secret_to_the_last_move(shared: str) -> None:
    assert read_record(shared).luck == LUCK
    assert read_record(shared).commitment == commitment(SEED)
    assert replayed(shared).game.over()


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("a1" * 32, "a2" * 32),
        (SHARES[1].pledge, "00" * 32),
        (SHARES[0].pledge + " " + SHARES[0].opened, SHARES[0].pledge),
        (f"secret {SEED.hex()}", f"secret {'00' * 32}"),
        (f"seed {LUCK.seed().hex()}", f"seed {SEED.hex()}"),
        (commitment(SEED), commitment(LUCK.seed())),
    ],
)
def test_a_share_a_secret_or_a_seed_that_was_changed_is_found(shared: str, was: str, now: str) -> None:
    changed = shared.replace(was, now)
    assert changed != shared
    with pytest.raises(Divergence) as found:
        replayed(changed)
    assert found.value.where == "move 0"


def test_before_the_end_a_record_tells_no_secret() -> None:
    text = write_record(played(3, LUCK.seed()), CASE.digest, LUCK, False)
    assert SEED.hex() not in text
    assert LUCK.seed().hex() not in text
    assert read_record(text).luck is None
