"""A table over real sockets: sitting down, moving, seeing, taking back, coming back."""

from __future__ import annotations

from tests.server.live import Live

HOTSEAT = ("hotseat", "scout bandit witch warden beast")
ME = ("me", "scout bandit witch warden beast")


def test_hello_is_answered_by_everything_the_seat_may_know(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("link", "bandit witch"), ("bot:novice", "warden beast"))

    state = guest.sit(made["table"]).state

    assert state["cause"] == "hello"
    assert state["eyes"] == ["scout"]
    assert state["view"]["seat"] == ["scout"]
    assert [prompt["role"] for prompt in state["prompts"]] == ["scout"]
    assert state["seed"] is None
    assert len(state["commitment"]) == 64


def test_an_accepted_move_reaches_every_watcher_with_its_events(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("link", "bandit witch warden beast"))
    chair, bench = guest.sit(made["table"]), live.guest().sit(made["table"])

    own = chair.act("rest")
    seen = bench.hear("state", cause="move")

    assert own["seq"] == seen["seq"] == 1
    assert [line["event"] for line in seen["log"]] == [{"kind": "HealthChanged", "by": 1, "now": own["view"]["health"]}]
    assert seen["log"][0]["label"] == {"id": "ambush-log-health-changed", "args": {}}
    assert seen["key"] == ""


def test_a_link_gives_its_seat_once(live: Live) -> None:
    host, friend, thief = live.guest(), live.guest(), live.guest()
    made = host.make(("me", "scout"), ("link", "bandit witch warden beast"))
    link = made["links"][0]["link"]

    first, second = friend.open(link), thief.open(link)

    assert first.json() == {"table": made["table"], "seat": 1}
    assert second.status_code == 403
    assert second.json()["message"]["id"] == "server-link-used"
    assert friend.sit(made["table"]).state["seat"] == 1
    assert thief.sit(made["table"]).state["seat"] is None


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(live: Live) -> None:
    body = {"game": "ambush", "options": {}, "seats": [{"kind": "me", "roles": ME[1].split()}]}
    header = live.guest().http.post("/api/tables", json=body).headers["set-cookie"].lower()
    assert "httponly" in header
    assert "samesite=strict" in header


def test_tokens_and_sessions_are_stored_as_hashes_only(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("link", "bandit witch warden beast"))
    token = made["links"][0]["link"].rpartition("/")[2]
    session = guest.http.cookies["underkeep_session"]

    live.stop()
    stored = b"".join(path.read_bytes() for path in live.folder.iterdir())

    assert token.encode() not in stored
    assert session.encode() not in stored


def test_several_tabs_of_one_browser_hold_the_same_seat(live: Live) -> None:
    guest = live.guest()
    made = guest.make(ME)
    one, two = guest.sit(made["table"]), guest.sit(made["table"])
    one.act("rest", "scout")
    assert two.hear("state", cause="move")["seat"] == 0


def test_a_hot_seat_shows_one_hand_at_a_time(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(HOTSEAT)["table"])
    assert chair.state["eyes"] == []
    assert chair.state["prompts"] == []
    assert chair.state["asked"] == ["scout"]

    chair.say(type="device", roles=["bandit"])
    state = chair.hear("state", cause="device")

    hands = {hand["role"]: hand["cards"] for hand in state["view"]["hands"]}
    assert state["eyes"] == ["bandit"]
    assert hands["bandit"] is not None
    assert hands["witch"] is None


def test_a_hot_seat_role_acts_only_at_the_device(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(HOTSEAT)["table"], device=["bandit"])
    chair.say(type="act", role="scout", version=0, move="rest", key="a")
    assert chair.hear("refused")["code"] == "device"
    chair.say(type="device", roles=["scout"])
    chair.hear("state", cause="device")
    assert chair.act("rest")["seq"] == 1


def test_free_undo_takes_back_ones_own_move_and_is_a_line_of_the_log(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(("me", "scout"), ("link", "bandit witch warden beast"))["table"])
    before = chair.state["view"]
    after = chair.act("rest")
    assert after["undo"] == [{"role": "scout", "free": 1, "ask": 1}]

    chair.say(type="undo", role="scout", seq=after["seq"], back=1, key="u")
    undone = chair.hear("state", cause="undo")

    assert undone["view"] == before
    assert undone["key"] == "u"
    assert undone["log"][-1]["label"] == {"id": "server-log-undone", "args": {"role": "scout", "count": 1}}
    assert undone["prompts"][0]["version"] == 0


def test_why_names_the_rule(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(ME)["table"])
    target = next(t for option in chair.prompt()["options"] for t in option["targets"])

    chair.say(type="why", role="bandit", target=target)
    answer = chair.hear("why")

    assert answer["refusals"]
    assert all(refusal["message"]["id"] for refusal in answer["refusals"])


def test_what_a_thing_is_is_told_to_those_who_watch_too(live: Live) -> None:
    guest = live.guest()
    bench = live.guest().sit(guest.make(ME)["table"])

    bench.say(type="look", things=["rest", "nothing at all"])
    answer = bench.hear("looked")

    assert [thing["thing"] for thing in answer["things"]] == ["rest", "nothing at all"]
    assert answer["things"][0]["rule"]
    assert answer["things"][1] == {"thing": "nothing at all", "lines": [], "rule": ""}


def test_resume_after_a_restart_continues_the_log_where_it_was(live: Live) -> None:
    guest = live.guest()
    made = guest.make(ME)
    chair = guest.sit(made["table"])
    chair.act("rest", "scout")
    chair.act("draw", "bandit")
    known = chair.state
    lines = known["log_from"] + len(known["log"])

    live.restart()
    guest.move_to(live.url, guest.http.cookies)
    again = guest.sit(made["table"], after=lines).state

    assert again["view"] == known["view"]
    assert again["prompts"] == known["prompts"]
    assert again["log"] == []
    assert again["log_from"] == lines
    assert guest.sit(made["table"]).act("pass", "witch")["seq"] == 3


def test_undone_moves_stay_undone_after_a_restart(live: Live) -> None:
    guest = live.guest()
    made = guest.make(ME)
    chair = guest.sit(made["table"])
    chair.act("rest", "scout")
    chair.say(type="undo", role="scout", seq=1, back=1, key="u")
    before = chair.hear("state", cause="undo")

    live.restart()
    guest.move_to(live.url, guest.http.cookies)
    after = guest.sit(made["table"]).state

    assert after["seq"] == 2
    assert after["view"] == before["view"]
    assert [line["label"]["id"] for line in after["log"]][-1] == "server-log-undone"


def test_players_show_who_is_here(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "scout"), ("link", "bandit witch warden beast"))
    chair = host.sit(made["table"])
    assert [(p["taken"], p["here"]) for p in chair.state["players"]] == [(True, True), (False, False)]

    friend.open(made["links"][0]["link"])
    assert chair.hear("players")["players"][1]["taken"]
    other = friend.sit(made["table"])
    assert chair.hear("players")["players"][1]["here"]
    other.close()
    assert not chair.hear("players")["players"][1]["here"]


def test_a_game_against_bots_ends_and_then_tells_its_seed(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("bot:novice", "bandit witch"), ("bot:novice", "warden beast"))
    chair = guest.sit(made["table"])
    while chair.state["result"] is None:
        if chair.state["prompts"]:
            chair.act()
        else:
            chair.hear("state")
    assert chair.state["seed"] is not None
    assert chair.state["undo"] == [{"role": "scout", "free": 0, "ask": 0}]
    assert guest.http.get(f"/api/tables/{made['table']}").json()["result"] == chair.state["result"]
