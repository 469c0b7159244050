"""Chat over real sockets: who may speak, how long, how often, and who hears it."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tests.server.guests import denied, somebody
from tests.server.live import Chair, Live, Message
from underkeep.cli.main import main


def pair(live: Live) -> tuple[Chair, Chair, Message]:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "scout"), ("link", "bandit witch warden beast"))
    friend.open(made["links"][0]["link"])
    return host.sit(made["table"]), friend.sit(made["table"]), made


def say(chair: Chair, text: str) -> None:
    chair.say(type="chat", text=text, key="c")


def test_what_is_said_reaches_everybody_as_plain_text(live: Live) -> None:
    scout, rest, made = pair(live)
    watcher = live.guest().sit(made["table"])
    say(scout, "  <b>hi</b>\n\u202eyou\u0000 ")
    for chair in (scout, rest, watcher):
        line = chair.hear("said")["lines"][0]
        assert (line["n"], line["seat"], line["text"]) == (0, 0, "<b>hi</b> you")


def test_watchers_speak_with_one_voice_and_within_one_limit(live: Live) -> None:
    scout, _, made = pair(live)
    first, second = live.guest().sit(made["table"]), live.guest().sit(made["table"])
    say(first, "well played")
    line = scout.hear("said")["lines"][0]
    assert (line["seat"], line["text"]) == (-1, "well played")
    for n in range(4):
        say(first, f"line {n}")
        first.hear("said")
    say(second, "me too")
    assert second.hear("refused")["message"]["id"] == "server-no-chat-often"
    scout.say(type="mute", seats=[-1])
    assert scout.hear("said", again=True)["lines"] == []


def test_empty_or_long_lines_are_refused(live: Live) -> None:
    scout, _, _ = pair(live)
    say(scout, " \u200b ")
    assert scout.hear("refused")["message"]["id"] == "server-no-chat-empty"
    say(scout, "x" * 501)
    assert scout.hear("error")["message"]["id"] == "server-bad-message"


def test_nobody_floods_the_table(live: Live) -> None:
    scout, rest, _ = pair(live)
    for n in range(6):
        say(scout, f"line {n}")
    assert scout.hear("refused")["message"]["id"] == "server-no-chat-often"
    say(rest, "calm down")
    while rest.hear("said")["lines"][0]["text"] != "calm down":
        pass


def test_a_seat_can_be_muted(live: Live) -> None:
    scout, rest, _ = pair(live)
    say(scout, "one")
    rest.hear("said")
    rest.say(type="mute", seats=[0])
    assert rest.hear("said") == {"type": "said", "lines": [], "again": True}
    say(scout, "two")
    scout.hear("said")
    scout.hear("said")
    say(rest, "three")
    assert rest.hear("said")["lines"][0]["text"] == "three"
    rest.say(type="mute", seats=[])
    assert [line["text"] for line in rest.hear("said")["lines"]] == ["one", "two", "three"]


def test_chat_survives_a_restart(live: Live) -> None:
    scout, _, made = pair(live)
    say(scout, "see you tomorrow")
    scout.hear("said")
    live.restart()
    late = live.guest().sit(made["table"])
    told = late.hear("said")
    assert told["again"]
    assert [line["text"] for line in told["lines"]] == ["see you tomorrow"]


def test_a_line_is_reported_to_the_operators_log_and_shown_by_the_tools(
    live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = somebody(live, "Ann"), somebody(live, "Bob")
    made = ann.make(("me", "scout"), ("link", "bandit witch warden beast"))
    bob.open(made["links"][0]["link"])
    chair = ann.sit(made["table"])
    say(chair, "something rude")
    chair.hear("said")

    answer = bob.http.post(f"/api/tables/{made['table']}/report", json={"line": 0})
    again = [bob.http.post(f"/api/tables/{made['table']}/report", json={"line": 0}) for _ in range(5)][-1]

    assert answer.status_code == 204
    assert denied(again) == "server-no-report-often"
    assert f"reported: table {made['table']}, line 0 of the chat, seat 0" in caplog.text
    assert "rude" not in caplog.text
    assert "Ann" not in caplog.text
    words = ["table", "talk", made["table"], "--data", str(live.folder), "--json"]
    shown = json.loads(CliRunner().invoke(main, words).stdout)
    assert [(line["who"], line["text"]) for line in shown["lines"]] == [("Ann", "something rude")]


def test_what_was_not_said_and_whoever_is_nobody_cannot_be_reported(live: Live) -> None:
    scout, _, made = pair(live)
    say(scout, "hello")
    scout.hear("said")

    for guest, line in ((somebody(live, "Ann"), 7), (live.guest(), 0)):
        assert denied(guest.http.post(f"/api/tables/{made['table']}/report", json={"line": line})) == "server-no-report"
