"""Wrong seats, old versions, invented moves, garbage: refused with a reason, and nothing changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.live import Chair, Guest, Live
from underkeep.server import wire

OTHERS = ("link", "bandit witch warden beast")


@pytest.fixture
def scout(live: Live) -> Chair:
    guest = live.guest()
    return guest.sit(guest.make(("me", "scout"), OTHERS)["table"])


def fresh(live: Live, chair: Chair) -> dict[str, Any]:
    """The table as the chair sees it now."""
    chair.say(type="hello")
    state = chair.hear("state", cause="hello")
    return {name: state[name] for name in ("seq", "view", "prompts", "asked", "log")}


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("another's role", {"role": "bandit"}, "seat"),
    ("a role that is not", {"role": "dragon"}, "seat"),
    ("a move of another kind", {"move": "prowl"}, "rule"),
    ("an invented move", {"move": "win"}, "move"),
    ("a mutated move", {"move": "rest\u0000"}, "move"),
    ("no key", {"key": ""}, "key"),
]


@pytest.mark.parametrize(("changed", "code"), [case[1:] for case in REFUSED], ids=[case[0] for case in REFUSED])
def test_what_is_not_ones_to_do_is_refused(live: Live, scout: Chair, changed: dict[str, Any], code: str) -> None:
    before = fresh(live, scout)
    scout.say(**{**scout.wish("rest"), **changed})
    refused = scout.hear("refused")
    assert refused["code"] == code
    assert refused["message"]["id"]
    assert fresh(live, scout) == before


def test_an_illegal_move_is_refused_with_its_rule(live: Live, scout: Chair) -> None:
    scout.say(**scout.wish("prowl"))
    refused = scout.hear("refused")
    assert refused["rule"] == "TOYA-BEAST-01"
    assert refused["asked"] == scout.state["prompts"][0]["question"]


@pytest.mark.parametrize("version", [1, 7, 999_999_999])
def test_an_answer_to_another_question_gets_the_present_one(live: Live, scout: Chair, version: int) -> None:
    before = fresh(live, scout)
    scout.say(**{**scout.wish("rest"), "version": version})
    stale = scout.hear("stale")
    assert stale["state"]["prompts"] == before["prompts"]
    assert stale["message"]["id"] == "server-stale"
    assert fresh(live, scout) == before


def test_a_spectator_may_not_act(live: Live, scout: Chair) -> None:
    bench = live.guest().sit(scout.state["table"])
    before = fresh(live, scout)
    bench.say(**scout.wish("rest"))
    assert bench.hear("refused")["code"] == "spectator"
    bench.say(type="undo", role="scout", seq=0, back=1, key="u")
    assert bench.hear("refused")["code"] == "spectator"
    assert fresh(live, scout) == before


def test_a_spectator_is_asked_nothing_and_sees_no_hand(live: Live, scout: Chair) -> None:
    state = live.guest().sit(scout.state["table"]).state
    assert state["prompts"] == []
    assert [hand["cards"] for hand in state["view"]["hands"]] == [None, None]


def test_one_may_watch_ones_own_table(live: Live, scout: Chair) -> None:
    scout.say(type="hello", spectate=True)
    assert scout.hear("state")["seat"] is None
    scout.say(type="act", role="scout", version=0, move="rest", key="k")
    assert scout.hear("refused")["code"] == "spectator"


def test_the_same_key_is_carried_out_once(live: Live, scout: Chair) -> None:
    wish = scout.wish("rest")
    scout.say(**wish)
    scout.say(**wish)
    first, second = scout.hear("state", key=wish["key"]), scout.hear("state", key=wish["key"])
    assert (first["cause"], second["cause"]) == ("move", "again")
    assert first["seq"] == second["seq"] == 1


def test_a_key_stands_for_one_message(live: Live, scout: Chair) -> None:
    wish = scout.wish("rest")
    scout.say(**wish)
    scout.hear("state", key=wish["key"])
    scout.say(**{**wish, "move": "go north"})
    assert scout.hear("refused")["code"] == "key"


GARBAGE: list[tuple[str, str | bytes, str]] = [
    ("no JSON", "{", "server-bad-message"),
    ("no object", "[1, 2]", "server-bad-message"),
    ("unknown kind", '{"type": "win"}', "server-bad-message"),
    ("no kind", '{"role": "scout"}', "server-bad-message"),
    ("wrong type", '{"type":"act","role":1,"version":0,"move":"rest","key":"k"}', "server-bad-message"),
    ("extra field", '{"type":"ping","role":"scout"}', "server-bad-message"),
    (
        "huge number",
        '{"type":"act","role":"scout","version":1e99,"move":"rest","key":"k"}',
        "server-bad-message",
    ),
    ("negative", '{"type":"act","role":"scout","version":-1,"move":"rest","key":"k"}', "server-bad-message"),
    ("deep nesting", "[" * 5000, "server-bad-message"),
    ("bytes", b'{"type":"ping"}', "server-bad-binary"),
    ("long text", json.dumps({"type": "ping", "x": "x" * 20_000}), "server-bad-size"),
    ("lone surrogate", '{"type":"why","role":"scout","target":"\\ud800"}', "server-bad-message"),
]


@pytest.mark.parametrize(("frame", "message"), [case[1:] for case in GARBAGE], ids=[case[0] for case in GARBAGE])
def test_garbage_is_answered_and_the_line_stays_open(
    live: Live, scout: Chair, frame: str | bytes, message: str
) -> None:
    before = fresh(live, scout)
    scout.ws.send(frame)
    error = scout.hear("error")
    assert error["message"]["id"] == message
    assert not error["final"]
    assert fresh(live, scout) == before


def test_a_frame_beyond_all_measure_ends_the_line_only(live: Live, scout: Chair) -> None:
    bench = live.guest().sit(scout.state["table"])
    bench.ws.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed):
        bench.hear("pong")
    assert scout.act("rest")["seq"] == 1


def test_nothing_is_done_before_hello(live: Live, scout: Chair) -> None:
    guest = live.guest()
    chair = Chair(guest.dial(scout.state["table"]))
    chair.say(type="act", role="scout", version=0, move="rest", key="k")
    assert chair.hear("error")["message"]["id"] == "server-bad-hello"


def test_a_table_that_is_not_there_says_so(live: Live) -> None:
    chair = Chair(live.guest().dial("nowhere"))
    error = chair.hear("error")
    assert error["final"]
    assert error["message"]["id"] == "server-no-table"


def test_pages_of_other_sites_are_refused(live: Live, scout: Chair) -> None:
    guest = live.guest()
    with pytest.raises(InvalidStatus, match="403"):
        guest.dial(scout.state["table"], {"Origin": "http://evil.example"})
    answer = guest.http.post("/api/tables", json={}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    assert guest.dial(scout.state["table"], {"Origin": live.url})


@pytest.mark.parametrize(("query", "told"), [("", "server-bad-message"), ("?protocol=1", "server-old-page")])
def test_a_page_of_another_version_is_told_to_load_again(live: Live, scout: Chair, query: str, told: str) -> None:
    page = Chair(live.guest().dial(f"{scout.state['table']}{query}", {"Origin": live.url}))

    error = page.hear("error")

    assert (error["final"], error["message"]["id"]) == (True, told)
    with pytest.raises(ConnectionClosed):
        page.next()


def test_a_page_of_this_version_sits_down(live: Live, scout: Chair) -> None:
    page = Chair(live.guest().dial(f"{scout.state['table']}?protocol={wire.PROTOCOL}", {"Origin": live.url}))

    page.say(type="hello")

    assert page.hear("state")["table"] == scout.state["table"]


def play_on(chairs: dict[str, Chair], pick: Callable[[list[str]], str], moves: int) -> None:
    """Everybody hears everything; whoever is asked picks an option."""
    for n in range(moves):
        states = {role: chair.state for role, chair in chairs.items()}
        asked = [role for role, state in states.items() if state["prompts"]]
        if not asked:
            return
        chair = chairs[asked[0]]
        chair.act(pick([option["move"] for option in chair.prompt()["options"]]))
        for other in chairs.values():
            while other.state["seq"] <= n:
                other.hear("state")


def test_no_frame_tells_another_seats_secrets(live: Live) -> None:
    host = live.guest()
    roles = ["scout", "bandit", "witch", "warden", "beast"]
    made = host.make(("me", "scout"), *(("link", role) for role in roles[1:]), seed="77")
    guests: dict[str, Guest] = {"scout": host}
    for link in made["links"]:
        guest = guests[link["roles"][0]] = live.guest()
        guest.open(link["link"])
    chairs = {role: guest.sit(made["table"]) for role, guest in guests.items()}
    chairs["nobody"] = live.guest().sit(made["table"])
    seed = live.server.tables.opening[made["table"]].result().row.seed.hex()

    play_on(chairs, lambda moves: moves[0], 60)

    for role, chair in chairs.items():
        for frame in chair.frames:
            message = json.loads(frame)
            assert seed not in frame or message["result"] is not None
            check_frame(message, role)


def check_frame(frame: dict[str, Any], role: str) -> None:
    """Hands and drawn cards are for their owner's eyes."""
    names = ["scout", "bandit", "witch", "warden", "beast"]
    if frame["type"] != "state":
        return
    for hand in frame["view"]["hands"]:
        assert hand["cards"] is None or hand["role"] == role
    for prompt in frame["prompts"]:
        assert prompt["role"] == role
    for line in frame["log"]:
        event = line["event"]
        if event["kind"] in ("CardDrawn", "TilePeeked") and names[event["role"]] != role:
            assert (event.get("card") or event.get("tile") or "") == ""
