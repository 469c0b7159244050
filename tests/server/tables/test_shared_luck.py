"""Luck that nobody chooses: what everybody gives to it, what is told of it, and what a record proves. Before,
the server's secret alone was the seed, and a chosen one was told by a call that no page made.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

import pytest

from tests.server.live import Chair, Guest, Live, Message
from underkeep.core.formats.fair_luck import GivenShare, mixed, pledge_of
from underkeep.core.formats.records import read_record
from underkeep.server.tables import shared_luck

SEATS = (("me", "yellow"), ("link", "blue"))


def invited(live: Live) -> tuple[Guest, Guest, Message]:
    """A table for two people, both of whom have a seat."""
    host, friend = live.guest(), live.guest()
    made = host.make(*SEATS, game="twister", seed=None)
    assert friend.open(made["links"][0]["link"]).status_code == 200
    return host, friend, made


def pledges(chair: Chair) -> list[str]:
    return [share["pledge"] for share in chair.state["affairs"]["luck"]["shares"]]


def opened(chair: Chair, share: str) -> Message:
    """Open a share as soon as that is asked for."""
    while not chair.state["affairs"]["luck"]["opening"]:
        chair.hear("state")
    return chair.do("open", share=share)


def both_give(live: Live) -> tuple[Chair, Chair, Guest, tuple[str, str], str]:
    host, friend, made = invited(live)
    mine, theirs = secrets.token_hex(32), secrets.token_hex(32)
    chair = host.sit(made["table"], pledge=pledge_of(mine))
    other = friend.sit(made["table"], pledge=pledge_of(theirs))
    assert opened(chair, mine)["type"] == "state"
    assert opened(other, theirs)["type"] == "state"
    for each in (chair, other):
        while not each.state["affairs"]["started"]:
            each.hear("state")
    return chair, other, host, (mine, theirs), made["table"]


def test_the_luck_of_people_is_made_of_the_servers_secret_and_a_share_from_every_seat(live: Live) -> None:
    host, _, made = invited(live)
    early = host.sit(made["table"]).state
    assert early["affairs"]["luck"] == {"kind": "shared", "opening": False, "shares": [], "secret": ""}
    assert early["prompts"] == []

    chair, _, guest, shares, table = both_give(live)
    assert chair.state["cause"] == "dealt"
    committed = chair.state["commitment"]
    end = chair.do("resign", role="yellow")

    luck = end["affairs"]["luck"]
    assert [(share["seat"], share["share"]) for share in luck["shares"]] == list(enumerate(shares))
    assert sha256(bytes.fromhex(luck["secret"])).hexdigest() == committed == end["commitment"]
    told = [GivenShare(share["seat"], share["pledge"], share["share"]) for share in luck["shares"]]
    assert end["seed"] == mixed(bytes.fromhex(luck["secret"]), told).hex()
    game = live.server.tables.opening[table].result().history.game
    assert game.luck.seed.hex() == end["seed"]
    record = read_record(guest.http.get(f"/api/tables/{table}/export").text)
    assert record.luck is not None
    assert record.luck.kind == "shared"
    assert record.luck.seed().hex() == record.seed == end["seed"]


def test_a_table_with_shared_luck_is_the_same_after_a_restart(live: Live) -> None:
    chair, _, host, _, table = both_give(live)
    move = chair.prompt()["options"][0]["move"]
    before = chair.act(move)

    live.restart()
    host.move_to(live.url, host.http.cookies)

    after = host.sit(table).state
    assert after["view"] == before["view"]
    assert after["affairs"]["luck"] == before["affairs"]["luck"]


def test_nobody_opens_what_they_did_not_pledge_or_before_everybody_has_pledged(live: Live) -> None:
    host, friend, made = invited(live)
    share = secrets.token_hex(32)
    chair = host.sit(made["table"], pledge=pledge_of(share))

    assert chair.do("open", share=share)["message"]["id"] == "server-no-share-now"
    other = friend.sit(made["table"], pledge=pledge_of(secrets.token_hex(32)))
    other.hear("state")
    assert other.do("open", share=share)["message"]["id"] == "server-no-share-other"
    assert chair.do("open", share=share)["type"] == "state"
    late = friend.sit(made["table"], pledge=pledge_of(secrets.token_hex(32)))  # another one, now that one is open
    assert pledges(late) == pledges(other)


def test_nobody_holds_up_a_table_by_keeping_their_share(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_luck, "PATIENCE", 0.05)
    host, friend, made = invited(live)
    chair = host.sit(made["table"], pledge=pledge_of(secrets.token_hex(32)))
    friend.sit(made["table"], pledge=pledge_of(secrets.token_hex(32)))

    while not chair.state["affairs"]["started"]:
        chair.hear("state")

    assert [share["share"] for share in chair.state["affairs"]["luck"]["shares"]] == ["", ""]


def test_programs_without_a_share_need_not_wait(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_luck, "PATIENCE", 1000.0)
    host, friend, made = invited(live)
    chair = host.sit(made["table"])

    friend.sit(made["table"])
    while not chair.state["affairs"]["started"]:
        chair.hear("state")

    assert chair.state["affairs"]["luck"]["shares"] == []


def test_everybody_reads_that_a_seed_was_chosen(live: Live) -> None:
    host, watcher = live.guest(), live.guest()
    made = host.make(*SEATS, game="twister", seed="7", settings={"public": True})
    chair = host.sit(made["table"])

    assert watcher.sit(made["table"]).state["affairs"]["luck"]["kind"] == "chosen"
    assert watcher.http.get(f"/api/tables/{made['table']}").json()["luck"] == "chosen"
    assert [card["luck"] for card in watcher.http.get("/api/lobby").json()["public"]] == ["chosen"]
    assert "luck chosen\n" in watcher.http.get(f"/api/tables/{made['table']}/export").text
    chair.do("host", deed="close")
    assert "luck chosen\n" in watcher.http.get(f"/api/tables/{made['table']}/export").text
    rated = {"game": "twister", "options": {}, "seed": "7", "settings": {"rated": True}}
    wished = {**rated, "seats": [{"kind": "me", "roles": ["yellow"]}, {"kind": "link", "roles": ["blue"]}]}
    assert host.http.post("/api/tables", json=wished).status_code in (400, 403)


def test_a_table_that_begins_before_all_sit_says_that_its_luck_is_the_servers(live: Live) -> None:
    host = live.guest()
    made = host.make(*SEATS, game="twister", seed=None, settings={"start": "now", "luck": "shared"})
    state = host.sit(made["table"]).state
    assert state["affairs"]["luck"]["kind"] == "server"
    assert state["affairs"]["started"]
