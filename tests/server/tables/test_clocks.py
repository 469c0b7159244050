"""Clocks over real sockets: each kind, each outcome of a time-out, and time that stands still with the server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live import Chair, Guest, Live, Message
from underkeep.server.tables.clocks import Clock
from underkeep.server.wire import ClockWish

DAY = 86_400


def table(live: Live, game: str = "ambush", **clock: Any) -> tuple[Chair, Chair, Guest, Message]:
    host, friend = live.guest(), live.guest()
    seats = (("me", "scout"), ("link", "bandit witch warden beast"))
    if game == "twister":
        seats = (("me", "yellow"), ("link", "blue"))
    made = host.make(*seats, game=game, settings={"clock": clock, "start": "host"})
    friend.open(made["links"][0]["link"])
    chair, other = host.sit(made["table"]), friend.sit(made["table"])
    other.catch_up(chair.do("host", deed="start")["seq"])
    return chair, other, host, made


def left(state: Message, seat: int) -> float:
    return float(state["affairs"]["clocks"][seat]["left"] / 1000)


def test_without_a_clock_nobody_counts(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("bot:novice", "bandit witch warden beast"))
    affairs = guest.sit(made["table"]).state["affairs"]
    assert affairs["clock"]["kind"] == "none"
    assert affairs["clocks"] == []


def test_a_clock_for_each_move_begins_anew_with_every_answer(live: Live) -> None:
    chair, other, _, _ = table(live, kind="move", seconds=DAY)
    live.skip(DAY / 2)
    moved = chair.act("rest")
    other.catch_up(moved["seq"])

    assert [clock["running"] for clock in moved["affairs"]["clocks"]] == [False, True]
    assert left(other.state, 1) == pytest.approx(DAY, abs=5)
    live.skip(DAY / 4)
    again = other.act("pass", "bandit")
    assert left(again, 1) == pytest.approx(DAY, abs=5)


def test_a_bank_runs_down_and_earns_its_increment_when_the_turn_ends(live: Live) -> None:
    chair, other, _, _ = table(live, kind="bank", seconds=600, increment=30)
    live.skip(100)
    moved = chair.act("rest")
    assert left(moved, 0) == pytest.approx(530, abs=5)
    other.catch_up(moved["seq"])
    live.skip(200)
    assert left(other.act("pass", "bandit"), 1) == pytest.approx(400, abs=5)


def test_a_clock_for_each_turn_begins_anew_only_after_others_were_asked(live: Live) -> None:
    chair, other, _, _ = table(live, kind="turn", seconds=600)
    other.catch_up(chair.act("rest")["seq"])
    live.skip(100)
    assert left(other.act("pass", "bandit"), 1) == pytest.approx(500, abs=5)
    while chair.catch_up(other.state["seq"])["asked"] != ["scout"]:
        other.act()
    assert left(chair.state, 0) == pytest.approx(600, abs=5)


@pytest.mark.rule("DT-TIME-01")
def test_DT_TIME_01_the_clock_of_the_games_own_option_makes_the_games_own_moves(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "yellow"), ("link", "blue"), game="twister", clock_seconds=60)
    friend.open(made["links"][0]["link"])
    chair = host.sit(made["table"])
    assert chair.state["affairs"]["clock"] == {"kind": "turn", "seconds": 60, "increment": 0, "timeout": "default"}
    live.skip(61)
    moved = chair.hear("state", cause="move")
    assert moved["log"][0]["label"]["id"] == "server-log-timeout"


def test_time_up_and_a_bot_plays_on(live: Live) -> None:
    chair, other, _, _ = table(live, kind="bank", seconds=60, timeout="bot")
    live.skip(61)
    gone = chair.hear("state", cause="table")

    assert gone["players"][0]["stand_in"] == "novice"
    assert gone["log"][-1]["label"]["id"] == "server-log-away-timeout"
    moved = other.hear("state", cause="move")  # the bot has moved for the scout
    assert moved["log"]
    refused = chair.do("return")
    assert refused["message"]["id"] == "server-no-return-lost"
    wish = {"role": "scout", "version": 0, "move": "rest"}
    assert chair.do("act", **wish)["message"]["id"] == "server-no-away"


def test_after_one_slow_move_the_seat_may_be_taken_back(live: Live) -> None:
    chair, other, _, _ = table(live, kind="move", seconds=60)
    live.skip(61)
    other.hear("state", cause="move")
    chair.catch_up(other.state["seq"])
    back = chair.do("return")
    assert back["players"][0]["stand_in"] == ""
    assert back["log"][-1]["label"]["id"] == "server-log-back"


def test_time_up_and_the_rules_own_move_is_made(live: Live) -> None:
    chair, other, _, made = table(live, kind="move", seconds=60, timeout="default")
    first = chair.state["prompts"][0]["options"][0]["move"]
    live.skip(61)
    moved = other.hear("state", cause="move")

    assert moved["log"][0]["label"] == {"id": "server-log-timeout", "args": {"role": "scout"}}
    assert moved["players"][0]["stand_in"] == ""
    assert moved["asked"] != ["scout"]
    history = live.run(live.server.tables.find(made["table"])).history
    assert [move.action.text for move in history.moves] == [first]


def test_time_up_and_the_game_is_lost(live: Live) -> None:
    chair, other, _, _ = table(live, "twister", kind="bank", seconds=60, timeout="loss")
    live.skip(61)
    ended = other.hear("state", cause="table")

    assert ended["affairs"]["ended"] == "timeout"
    loser = ended["result"]["how"]["args"]["role"]
    assert ended["result"]["winners"] == [role for role in ("yellow", "blue") if role != loser]
    assert ended["seed"] is not None
    assert ended["prompts"] == []
    assert chair.catch_up(ended["seq"])["asked"] == []


def test_a_clock_stands_still_while_the_server_is_down(live: Live) -> None:
    chair, _, host, made = table(live, kind="bank", seconds=600)
    live.skip(100)
    before = left(chair.act("rest"), 1)
    live.skip(250)
    live.restart()
    host.move_to(live.url, host.http.cookies)
    again = host.sit(made["table"]).state
    assert before == pytest.approx(600, abs=5)
    assert left(again, 1) == pytest.approx(350, abs=10)
    assert left(again, 0) == pytest.approx(500, abs=10)


def test_a_clock_rings_after_a_restart_although_nobody_opens_the_table(live: Live) -> None:
    chair, _, _, made = table(live, kind="move", seconds=DAY, timeout="default")
    chair.close()
    live.restart()
    live.skip(DAY + 1)
    watcher = live.guest().sit(made["table"])
    watcher.catch_up(2)
    assert "server-log-timeout" in [line["label"]["id"] for line in watcher.state["log"]]


def test_undo_gives_time_back_to_others_only(live: Live) -> None:
    chair, other, _, _ = table(live, kind="bank", seconds=600, increment=10)
    live.skip(100)
    moved = chair.act("rest")
    live.skip(50)
    undone = chair.undo("scout", 1)
    other.catch_up(undone["seq"])
    assert left(moved, 0) == pytest.approx(510, abs=5)
    assert left(undone, 0) == pytest.approx(500, abs=5), "what was thought is spent, and the increment not earned"
    assert left(undone, 1) == pytest.approx(600, abs=5)


def test_taking_back_does_not_begin_a_clock_anew(live: Live) -> None:
    chair, other, _, _ = table(live, kind="move", seconds=60)
    live.skip(40)
    other.catch_up(chair.act("rest")["seq"])
    undone = chair.undo("scout", 1)
    assert left(undone, 0) == pytest.approx(20, abs=5)
    live.skip(15)
    other.catch_up(chair.act("rest")["seq"])
    assert left(chair.undo("scout", 1), 0) == pytest.approx(5, abs=5)


def test_before_the_host_starts_nobody_moves_and_no_clock_runs(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    seats = (("me", "scout"), ("link", "bandit witch warden beast"))
    made = host.make(*seats, settings={"clock": {"kind": "move", "seconds": 60}, "start": "host"})
    chair = host.sit(made["table"])
    assert chair.state["prompts"] == []
    assert not any(clock["running"] for clock in chair.state["affairs"]["clocks"])
    wish = {"role": "scout", "version": 0, "move": "rest"}
    assert chair.do("act", **wish)["message"]["id"] == "server-no-start"
    assert chair.do("host", deed="start")["message"]["id"] == "server-no-start-seats"
    friend.open(made["links"][0]["link"])
    other = friend.sit(made["table"])
    assert other.do("host", deed="start")["message"]["id"] == "server-no-host"
    assert chair.do("host", deed="start")["affairs"]["started"]
    assert chair.do("host", deed="start")["message"]["id"] == "server-no-start-twice"


def test_the_first_clock_to_end_is_found() -> None:
    clock = Clock(ClockWish("bank", 60), [0, 1], 0, frozenset({0, 1}))
    assert clock.next_end() == (0, 60_000)
    clock.moved(0, 5_000, frozenset({1}))
    assert clock.next_end() == (1, 60_000)
    assert Clock(ClockWish(), [0], 0, frozenset({0})).next_end() is None


def test_two_slow_moves_cannot_both_be_taken_back() -> None:
    """Each had its own time, the position before them has only one: the table refuses that."""
    clock = Clock(ClockWish("move", 60), [0, 1], 0, frozenset({0}))
    clock.moved(0, 40_000, frozenset({0}))
    clock.moved(0, 80_000, frozenset({1}))

    assert clock.left_without(1, 0, 80_000) == 20_000
    assert clock.left_without(2, 0, 80_000) == -20_000
