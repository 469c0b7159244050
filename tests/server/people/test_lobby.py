"""Names, the lobby, rematches: people who come, come back from another device, and play once more."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import SECRET, denied, logged_in, named, told
from tests.server.live import Guest, Live, Message
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.people.seats import new_secret

REST = "bandit witch warden beast"


def lobby(guest: Guest) -> Message:
    found: Message = guest.http.get("/api/lobby").json()
    return found


# ---------------------------------------------------------------- names
def test_a_name_is_shown_at_the_table(live: Live) -> None:
    ada, watcher = live.guest(), live.guest()
    made = ada.make(("me", "scout"), ("link", REST))
    assert told(named(ada, "  Ada\u0007  of  Keep ")) == ("Ada of Keep", False)

    players = watcher.sit(made["table"]).state["players"]

    assert [player["name"] for player in players] == ["Ada of Keep", ""]
    assert ada.sit(made["table"]).state["seat"] == 0
    assert ada.sit(made["table"]).state["affairs"]["host"]


def test_a_password_brings_the_seats_to_another_device(live: Live) -> None:
    home, phone = live.guest(), live.guest()
    made = home.make(("me", "scout"), ("link", REST))
    named(home, "Ada", SECRET)
    also = phone.make(("me", "scout"), ("link", REST))

    assert told(logged_in(phone, "ADA", SECRET)) == ("Ada", True)

    assert phone.sit(made["table"]).act("rest")["seat"] == 0
    assert home.sit(also["table"]).state["seat"] == 0
    live.restart()
    for guest in (home, phone):
        guest.move_to(live.url, guest.http.cookies)
        assert {card["table"] for card in lobby(guest)["mine"]} == {made["table"], also["table"]}
    phone.http.post("/api/logout")
    assert phone.sit(made["table"]).state["seat"] is None


def test_a_name_with_a_password_is_nobody_elses(live: Live) -> None:
    ada, thief = live.guest(), live.guest()
    named(ada, "Ada", SECRET)
    assert denied(named(thief, "ada")) == "server-no-name-taken"
    assert denied(logged_in(thief, "Ada", "wrong horse")) == "server-no-login"
    assert denied(logged_in(thief, "Nobody", SECRET)) == "server-no-login"
    assert named(thief, "\u200b \u0001").status_code == 403
    short = named(thief, "Bob", "short")
    assert (short.status_code, short.json()["message"]["id"]) == (400, "server-bad-password")
    assert named(thief, "B" * 41).json()["message"]["id"] == "server-bad-name"
    assert told(named(ada, "Ada L.")) == ("Ada L.", True)


def test_passwords_cannot_be_tried_again_and_again(live: Live) -> None:
    named(live.guest(), "Ada", SECRET)
    thief = live.guest()
    told = [denied(logged_in(thief, "Ada", f"guess {n}")) for n in range(6)]
    assert told == ["server-no-login"] * 5 + ["server-no-login-again"]


def test_guesses_from_one_address_do_not_lock_the_owner_out(live: Live) -> None:
    named(live.guest(), "Ada", SECRET)
    people = live.server.people

    def from_address(address: str, password: str) -> Coroutine[Any, Any, Any]:
        return people.log_in(None, new_secret(), wire.LogIn("Ada", password), address)

    for n in range(5):
        with pytest.raises(Denied):
            live.run(from_address("203.0.113.7", f"guess {n}"))

    with pytest.raises(Denied, match="server-no-login-again"):
        live.run(from_address("203.0.113.7", SECRET))
    assert live.run(from_address("198.51.100.2", SECRET)).name == "Ada"


def test_logging_in_gives_a_new_session_and_takes_the_seats_along(live: Live) -> None:
    home, phone = live.guest(), live.guest()
    named(home, "Ada", SECRET)
    made = phone.make(("me", "scout"), ("link", REST))
    before = phone.cookie()

    logged_in(phone, "Ada", SECRET)

    assert phone.cookie() != before
    assert phone.sit(made["table"]).state["seat"] == 0
    thief = live.guest()
    assert thief.http.get("/api/me", headers={"Cookie": before}).json()["name"] == ""


def test_another_password_wants_the_present_one_and_signs_the_others_out(live: Live) -> None:
    home, phone = live.guest(), live.guest()
    named(home, "Ada", SECRET)
    logged_in(phone, "Ada", SECRET)
    wish = {"name": "Ada", "password": "another long one"}

    assert denied(home.http.post("/api/me", json=wish)) == "server-no-old-password"
    assert denied(home.http.post("/api/me", json={**wish, "old_password": "wrong horse"})) == "server-no-old-password"
    assert home.http.post("/api/me", json={**wish, "old_password": SECRET}).status_code == 200

    assert home.http.get("/api/me").json()["name"] == "Ada"
    assert phone.http.get("/api/me").json()["name"] == ""
    assert denied(logged_in(phone, "Ada", SECRET)) == "server-no-login"


def test_passwords_are_stored_hashed_only(live: Live) -> None:
    named(live.guest(), "Ada", SECRET)
    live.stop()
    stored = b"".join(path.read_bytes() for path in live.folder.iterdir())
    assert SECRET.encode() not in stored
    assert b"$argon2id$" in stored


# ---------------------------------------------------------------- the lobby
def test_public_tables_are_listed_and_joined_private_ones_are_not(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    public = host.make(("me", "scout"), ("link", REST), settings={"public": True, "title": "Come in"})
    private = host.make(("me", "scout"), ("link", REST))

    shown = lobby(friend)["public"]
    assert [(card["table"], card["title"], card["free"]) for card in shown] == [(public["table"], "Come in", [1])]
    path = f"/api/tables/{public['table']}/join"
    assert friend.http.post(path, json={"seat": 1}).json() == {"table": public["table"], "seat": 1}
    assert friend.sit(public["table"]).state["seat"] == 1
    assert denied(live.guest().http.post(path, json={"seat": 1})) == "server-no-join"
    assert denied(live.guest().http.post(path, json={"seat": 0})) == "server-no-join"
    hidden = f"/api/tables/{private['table']}/join"
    assert denied(friend.http.post(hidden, json={"seat": 1})) == "server-no-join"
    assert live.guest().open(public["links"][0]["link"]).status_code == 403  # the link is void now


def test_tables_that_wait_for_me_come_first(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = [host.make(("me", "scout"), ("link", REST)) for _ in range(2)]
    for table in made:
        friend.open(table["links"][0]["link"])
    host.sit(made[0]["table"]).act("rest")

    mine, theirs = lobby(host)["mine"], lobby(friend)["mine"]

    first, second = (table["table"] for table in made)
    assert [(card["table"], card["waiting"]) for card in mine] == [(second, True), (first, False)]
    assert [(card["table"], card["waiting"]) for card in theirs] == [(first, True), (second, False)]
    assert mine[0]["host"]
    assert not theirs[0]["host"]


def test_a_rematch_rotates_the_seats_and_is_made_once(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "yellow"), ("link", "blue"), game="twister")
    friend.open(made["links"][0]["link"])
    path = f"/api/tables/{made['table']}/rematch"
    assert denied(host.http.post(path)) == "server-no-rematch"
    chair, other = host.sit(made["table"]), friend.sit(made["table"])
    other.do("resign", role="blue")
    chair.catch_up(1)

    first = host.http.post(path).json()
    told = other.hear("state", cause="table")
    while not told["affairs"]["rematch"]:
        told = other.hear("state", cause="table")
    second = friend.http.post(path).json()

    assert told["affairs"]["rematch"] == first["table"] == second["table"]
    assert denied(live.guest().http.post(path)) == "server-no-rematch"
    again = friend.sit(first["table"]).state
    assert again["eyes"] == ["yellow"]
    assert host.sit(first["table"]).state["eyes"] == ["blue"]
    assert again["commitment"] != other.state["commitment"]
    live.restart()
    host.move_to(live.url, host.http.cookies)
    assert host.http.post(path).json()["table"] == first["table"]


def test_a_chapter_goes_on_with_the_same_seats_and_what_the_result_leaves(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "dragon"), ("link", "ratkin"), game="heroes", chronicle="open-house")
    friend.open(made["links"][0]["link"])
    path = f"/api/tables/{made['table']}/onward"
    chair, other = host.sit(made["table"]), friend.sit(made["table"])
    assert denied(host.http.post(path)) == "server-no-rematch"
    assert not chair.state["affairs"]["sequel"]
    request = chair.do("propose", kind="concede", role="dragon")
    other.catch_up(request["seq"])
    ended = other.do("reply", seq=request["seq"], agree=True)
    assert ended["affairs"]["sequel"]

    first, second = host.http.post(path).json(), friend.http.post(path).json()

    assert first["table"] == second["table"]
    onward = friend.sit(first["table"]).state
    assert onward["eyes"] == ["ratkin"]
    assert onward["view"]["scenario"] == "k10"
    assert dict(onward["view"]["options"])["results"] == "lost"


def test_nothing_follows_a_game_that_stands_alone(live: Live) -> None:
    host = live.guest()
    made = host.make(("me", "dragon ratkin"), game="heroes", scenario="k20")
    ended = host.sit(made["table"]).do("host", deed="close")

    assert not ended["affairs"]["sequel"]
    assert denied(host.http.post(f"/api/tables/{made['table']}/onward")) == "server-no-sequel"


def test_a_link_that_went_astray_is_made_void_by_another(live: Live) -> None:
    host, stranger, friend = live.guest(), live.guest(), live.guest()
    made = host.make(("me", "scout"), ("link", "bandit"), ("bot:novice", "witch warden beast"))
    address = f"/api/tables/{made['table']}/link"
    refused = stranger.http.post(address, json={"seat": 1})
    assert (refused.status_code, refused.json()["message"]["id"]) == (403, "server-no-link")
    assert host.http.post(address, json={"seat": 0}).status_code == 403  # taken
    new = host.http.post(address, json={"seat": 1}).json()
    assert (new["seat"], new["roles"]) == (1, ["bandit"])
    assert stranger.open(made["links"][0]["link"]).status_code == 403
    assert friend.open(new["link"]).status_code == 200
    assert host.http.post(address, json={"seat": 1}).status_code == 403


def test_signing_out_everywhere_ends_every_browser_of_a_person(live: Live) -> None:
    here, there = live.guest(), live.guest()
    table = here.make(("me", "scout bandit witch warden beast"))["table"]
    account = {"name": "Ada", "password": "a long secret"}
    assert here.http.post("/api/me", json=account).status_code == 200
    assert there.http.post("/api/login", json=account).status_code == 200
    chair = there.sit(table)
    assert chair.state["seat"] == 0
    assert here.http.post("/api/logout?everywhere=true").status_code == 200
    with pytest.raises(ConnectionClosed):
        chair.hear("never")
    assert there.http.get("/api/me").json()["name"] == ""
    assert there.sit(table).state["seat"] is None
    assert there.http.post("/api/login", json=account).status_code == 200
    assert there.sit(table).state["seat"] == 0
