"""History: finished games, rated tables, ladders, invitations by name, one's own data, and forgetting somebody."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from tests.server.guests import SECRET, denied, mine, named, somebody, soon, two_sided
from tests.server.live import Guest, Live, Message
from underkeep.server.people.strengths import ROLE, START, RatedSide, rated
from underkeep.server.store.sqlite import FILE

REST = "bandit witch warden beast"


def finished(live: Live, **settings: Any) -> tuple[Guest, Guest, str]:
    """Ann resigns after her first move."""
    ann, bob = somebody(live, "Ann"), somebody(live, "Bob")
    chair, _, table = two_sided(ann, bob, **settings)
    while not chair.state["affairs"]["started"]:
        chair.next()
    chair.act()
    chair.do("resign", role="yellow")
    soon(lambda: mine(ann)["finished"])
    return ann, bob, table


# ---------------------------------------------------------------- my games
def test_a_game_goes_from_ones_turn_to_the_finished_ones(live: Live) -> None:
    ann, bob = somebody(live, "Ann"), somebody(live, "Bob")
    chair, _, table = two_sided(ann, bob)
    assert [card["table"] for card in mine(ann)["turn"]] == [table]
    assert [card["table"] for card in mine(bob)["turn"]] == [table]  # both set up their teams at once
    assert [player["name"] for player in mine(bob)["turn"][0]["players"]] == ["Ann", "Bob"]
    assert mine(live.guest()) == {
        "turn": [], "waiting": [], "invited": [], "finished": [], "count": 0, "page": 0, "pages": 0,
    }  # fmt: skip
    chair.act()
    chair.do("resign", role="yellow")
    [card] = soon(lambda: mine(ann)["finished"])
    assert (card["table"], card["outcome"], card["how"], card["there"]) == (table, "lost", "resign", True)
    assert [(seat["name"], seat["mine"], seat["outcome"]) for seat in card["players"]] == [
        ("Ann", True, "lost"), ("Bob", False, "won"),
    ]  # fmt: skip
    assert card["goal"]["need"] > 0
    assert mine(bob)["finished"][0]["outcome"] == "won"
    assert mine(ann)["turn"] == mine(ann)["waiting"] == []


def test_finished_games_are_searched_and_taken_off_the_list(live: Live) -> None:
    ann, bob, table = finished(live)
    assert mine(ann, who="bo")["count"] == mine(ann, game="twister", outcome="lost")["count"] == 1
    assert mine(ann, who="b%")["count"] == mine(ann, outcome="won")["count"] == mine(ann, game="vast")["count"] == 0
    assert ann.http.post(f"/api/mine/{table}/hide").status_code == 204
    assert (mine(ann)["count"], mine(bob)["count"]) == (0, 1)
    assert ann.http.get("/api/me/page").json()["games"] == 1
    assert denied(live.guest().http.post(f"/api/mine/{table}/hide")) == "server-no-game"


def test_a_game_that_ended_while_nobody_wrote_it_down_is_found_again(live: Live) -> None:
    ann, _, _ = finished(live)
    live.stop()
    with closing(sqlite3.connect(live.folder / FILE)) as db, db:
        db.execute("DELETE FROM played")
        db.execute("DELETE FROM finished")
    live.start()
    ann.move_to(live.url, ann.http.cookies)
    assert soon(lambda: mine(ann)["finished"])[0]["outcome"] == "lost"


# ---------------------------------------------------------------- rated tables
def test_strengths_change_as_they_are_computed(live: Live) -> None:
    ann, bob, _ = finished(live, rated=True)
    page = ann.http.get("/api/me/page").json()
    sides = [
        RatedSide(((b"ann", "yellow"),), (ROLE, "yellow"), 0.0),
        RatedSide(((b"bob", "blue"),), (ROLE, "blue"), 1.0),
    ]
    expected = rated(sides, {})
    assert page["ratings"][0]["points"] == pytest.approx(expected[b"ann", "yellow"].mean)
    assert page["ratings"][0]["expected"] == pytest.approx(0.5)
    assert mine(bob)["finished"][0]["rated"]
    bobs = bob.http.get("/api/me/page").json()["ratings"][0]
    assert bobs["points"] == pytest.approx(expected[b"bob", "blue"].mean)
    assert mine(bob)["finished"][0]["gained"] == pytest.approx(bobs["points"] - START), "the first one too"
    ladder = bob.http.get("/api/ladder/twister/yellow").json()["rows"]
    assert [(row["name"], row["mine"], row["settled"]) for row in ladder] == [("", False, False)]
    assert ann.http.post("/api/me", json={"name": "Ann", "listed": True}).status_code == 200
    assert bob.http.get("/api/ladder/twister/yellow").json()["rows"][0]["name"] == "Ann"


def test_a_rated_table_wants_people_who_can_be_rated_once(live: Live) -> None:
    ann = somebody(live, "Ann")
    body = {
        "game": "twister", "options": {}, "settings": {"rated": True},
        "seats": [{"kind": "me", "roles": ["yellow"]}, {"kind": "link", "roles": ["blue"]}],
    }  # fmt: skip
    assert denied(live.guest().http.post("/api/tables", json=body)) == "server-no-rated-name"
    assert ann.http.post("/api/tables", json={**body, "seed": "3"}).status_code == 400
    made = ann.http.post("/api/tables", json=body).json()
    link = made["links"][0]["link"]
    assert denied(live.guest().open(link)) == "server-no-rated-name"
    assert denied(ann.open(link)) == "server-no-rated-twice"
    assert somebody(live, "Bob").open(link).status_code == 200


def test_a_rated_game_knows_no_advice_and_takes_nothing_back_that_luck_has_shown(live: Live) -> None:
    ann, bob = somebody(live, "Ann"), somebody(live, "Bob")
    chair, _, _ = two_sided(ann, bob, rated=True)
    while not chair.state["affairs"]["started"]:
        chair.next()
    chair.say(type="hint", role="yellow")
    assert chair.hear("error")["message"]["id"] == "server-no-hint-rated"
    chair.act()
    assert chair.undo("yellow")["type"] == "state"  # nobody learnt anything by it


def test_in_a_casual_game_everybody_reads_that_a_bot_was_asked(live: Live) -> None:
    ann, bob = live.guest(), live.guest()
    chair, other, _ = two_sided(ann, bob)
    chair.say(type="hint", role="yellow")
    chair.hear("advice")
    told = other.hear("state", cause="table")
    assert told["log"][-1]["label"]["id"] == "server-log-hint"


# ---------------------------------------------------------------- who sits
def test_clocks_begin_when_everybody_sits(live: Live) -> None:
    ann, bob = live.guest(), live.guest()
    clock = {"kind": "bank", "seconds": 600, "increment": 0, "timeout": "loss"}
    made = ann.make(("me", "yellow"), ("link", "blue"), game="twister", settings={"clock": clock})
    chair = ann.sit(made["table"])
    assert chair.state["affairs"]["gathering"]
    live.skip(3600)
    assert all(
        one["left"] == 600_000 and not one["running"] for one in ann.sit(made["table"]).state["affairs"]["clocks"]
    )
    bob.open(made["links"][0]["link"])
    while not chair.state["affairs"]["started"]:
        chair.next()
    assert [one["running"] for one in chair.state["affairs"]["clocks"]] == [True, True]
    assert chair.state["affairs"]["clocks"][0]["left"] > 500_000


def test_a_rematch_waits_for_all(live: Live) -> None:
    ann, bob, table = finished(live)
    new = ann.http.post(f"/api/tables/{table}/rematch").json()["table"]
    chair = ann.sit(new)
    assert chair.state["affairs"]["gathering"]
    assert sorted(player["held"] for player in chair.state["players"]) == ["", "Bob"]
    assert [card["table"] for card in mine(bob)["invited"]] == [new]
    assert bob.http.post(f"/api/tables/{table}/rematch").json()["table"] == new
    while not chair.state["affairs"]["started"]:
        chair.next()
    assert mine(bob)["invited"] == []


def denied_link(guest: Guest, made: Message) -> str:
    return str(guest.open(made["links"][0]["link"]).json()["message"]["id"])


def test_somebody_is_invited_by_name_and_answers(live: Live) -> None:
    ann, bob, cy = somebody(live, "Ann"), somebody(live, "Bob"), somebody(live, "Cy")
    made = ann.make(("me", "yellow"), ("link", "blue"), game="twister")
    path = f"/api/tables/{made['table']}"
    wish = {"seat": 1, "name": "bob"}
    assert denied(cy.http.post(f"{path}/invite", json=wish)) == "server-no-link"
    assert denied(ann.http.post(f"{path}/invite", json={**wish, "name": "Zoe"})) == "server-no-invited"
    assert ann.http.post(f"{path}/invite", json=wish).status_code == 204
    assert denied_link(live.guest(), made) == "server-no-token"
    assert denied(cy.http.post(f"{path}/answer", json={"take": True})) == "server-no-answer"
    assert bob.http.post(f"{path}/answer", json={"take": False}).json()["seat"] == -1
    assert ann.http.post(f"{path}/invite", json={"seat": 1, "name": "Cy"}).status_code == 204
    assert cy.http.post(f"{path}/answer", json={"take": True}).json()["seat"] == 1
    assert cy.sit(made["table"]).state["seat"] == 1


def test_a_used_invitation_says_so_and_brings_its_owner_back(live: Live) -> None:
    ann, bob = live.guest(), live.guest()
    link = ann.make(("me", "yellow"), ("link", "blue"), game="twister")["links"][0]["link"]
    assert bob.open(link).json()["seat"] == bob.open(link).json()["seat"] == 1
    assert denied(ann.open(link)) == "server-link-used"


# ---------------------------------------------------------------- names
@pytest.mark.parametrize("name", ["Αnn", "А nn", "ANN", "Аnn"])
def test_names_cannot_pretend_to_be_others(live: Live, name: str) -> None:
    somebody(live, "Ann")
    assert denied(named(live.guest(), name)) in ("server-no-name-like", "server-no-name-taken")
    assert named(live.guest(), "Anne").status_code == 200


def test_emblems_are_chosen_and_shown_to_players_and_onlookers(live: Live) -> None:
    ann, watcher = somebody(live, "Ann"), live.guest()
    assert (
        ann.http.post("/api/me", json={"name": "Ann", "emblem": "pale-red-tower"}).json()["emblem"] == "pale-red-tower"
    )
    assert ann.http.post("/api/me", json={"name": "Ann", "emblem": "<svg>"}).status_code == 400
    named(watcher, "Wat")
    made = ann.make(("me", "scout"), ("link", REST))
    seen = watcher.sit(made["table"]).state
    assert seen["players"][0]["emblem"] == "pale-red-tower"
    assert seen["watching"] == [{"name": "Wat", "emblem": ""}]


def test_chat_tells_names_phrases_and_things_and_the_operator_mutes(live: Live) -> None:
    ann, bob = somebody(live, "Ann"), live.guest()
    chair, other, table = two_sided(ann, bob)
    chair.say(type="chat", text="good-luck", kind="phrase", key="c1")
    [line] = other.hear("said")["lines"]
    assert (line["kind"], line["text"], line["name"]) == ("phrase", "good-luck", "Ann")
    chair.say(type="chat", text="sq:3:4", kind="point", key="c2")
    assert other.hear("said")["lines"][0]["kind"] == "point"
    for text, kind, why in (("x", "phrase", "phrase"), ("<b>", "point", "thing")):
        chair.say(type="chat", text=text, kind=kind, key="c3")
        assert chair.hear("refused")["message"]["id"] == f"server-no-chat-{why}"
    watcher = live.guest().sit(table)
    watcher.say(type="chat", text="sq:3:4", kind="point", key="c4")
    assert watcher.hear("refused")["message"]["id"] == "server-no-chat-thing"


# ---------------------------------------------------------------- forgetting
def test_nothing_of_a_person_is_left_in_file_or_log(live: Live) -> None:
    ann, bob, table = finished(live, rated=True)
    assert ann.http.post("/api/me", json={"name": "Annabella Forgetme", "emblem": "pale-red-tower"}).status_code == 200
    chair = ann.sit(table)
    chair.say(type="chat", text="my secret chat words", key="c1")
    chair.hear("said")
    data = ann.http.get("/api/me/data")
    assert "attachment" in data.headers["content-disposition"]
    told = data.json()
    assert (told["name"], told["chat"][0]["text"]) == ("Annabella Forgetme", "my secret chat words")
    assert [game["table"] for game in told["games"]] == [table]
    assert told["ratings"][0]["role"] == "yellow"
    owner = bytes.fromhex(told["person"])

    assert denied(ann.http.post("/api/me/delete", json={"name": "Ann", "password": SECRET})) == "server-no-farewell"
    goodbye = {"name": "Annabella Forgetme", "password": "wrong"}
    assert denied(ann.http.post("/api/me/delete", json=goodbye)) == "server-no-login"
    assert ann.http.post("/api/me/delete", json={**goodbye, "password": SECRET}).status_code == 204

    for name in (FILE, f"{FILE}-wal"):
        kept = (live.folder / name).read_bytes()
        for personal in (b"Annabella", b"forgetme", b"my secret chat words", owner):
            assert personal not in kept, (name, personal)
    assert ann.http.get("/api/me").json()["name"] == ""
    assert [seat["name"] for seat in mine(bob)["finished"][0]["players"]] == ["", "Bob"]
    assert bob.sit(table).state["players"][0]["name"] == ""
    assert bob.http.get("/api/ladder/twister/yellow").json()["rows"] == []
