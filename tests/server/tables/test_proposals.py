"""Ending a game by hand, and what a host may do, over real sockets."""

from __future__ import annotations

import pytest

from tests.server.live import Chair, Guest, Live, Message, toy_games


def two(live: Live, game: str = "twister", **settings: object) -> tuple[Chair, Chair, Guest, Message]:
    host, friend = live.guest(), live.guest()
    roles = ("yellow", "blue") if game == "twister" else ("scout", "bandit witch warden beast")
    made = host.make(("me", roles[0]), ("link", roles[1]), game=game, settings=dict(settings))
    friend.open(made["links"][0]["link"])
    return host.sit(made["table"]), friend.sit(made["table"]), friend, made


def test_whoever_resigns_between_two_sides_has_lost(live: Live) -> None:
    yellow, blue, _, _ = two(live)
    ended = blue.do("resign", role="blue")
    assert ended["affairs"]["ended"] == "resign"
    assert ended["result"] == {
        "winners": ["yellow"],
        "scores": [],
        "how": {"id": "server-result-resign", "args": {"role": "blue"}},
    }
    assert ended["log"][-1]["label"]["id"] == "server-log-end-resign"
    yellow.catch_up(ended["seq"])
    assert yellow.state["prompts"] == []
    assert yellow.do("resign", role="yellow")["message"]["id"] == "server-no-over"
    assert yellow.undo("yellow")["message"]["id"] == "server-no-undo-over"
    assert yellow.do("act", role="yellow", version=0, move="pass")["message"]["id"] == "server-no-over"


def test_among_several_a_bot_plays_on_for_whoever_resigns(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "scout"), ("link", "bandit"), ("bot:novice", "witch warden beast"))
    friend.open(made["links"][0]["link"])
    scout, bandit = host.sit(made["table"]), friend.sit(made["table"])
    gone = bandit.do("resign", role="bandit")
    assert gone["result"] is None
    assert gone["players"][1]["stand_in"] == "novice"
    scout.catch_up(gone["seq"])
    scout.act("rest")
    assert scout.hear("state", cause="move")["seq"] > 2
    assert bandit.do("return")["message"]["id"] == "server-no-return-lost"


def test_a_draw_offered_and_agreed_ends_the_game(live: Live) -> None:
    yellow, blue, _, _ = two(live)
    offer = yellow.do("propose", kind="draw", role="yellow")
    blue.catch_up(offer["seq"])
    ended = blue.do("reply", seq=offer["seq"], agree=True)
    assert ended["affairs"]["ended"] == "draw"
    assert ended["result"]["winners"] == []
    assert yellow.catch_up(ended["seq"])["seed"] is not None


def test_no_draw_where_the_game_knows_none_or_bots_play(live: Live) -> None:
    scout, _, _, _ = two(live, "ambush")
    assert scout.do("propose", kind="draw", role="scout")["message"]["id"] == "server-no-draw"
    guest = live.guest()
    alone = guest.sit(guest.make(("me", "yellow"), ("bot:novice", "blue"), game="twister")["table"])
    assert alone.do("propose", kind="draw", role="yellow")["message"]["id"] == "server-no-draw-bot"


def test_a_game_won_together_is_given_up_together(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    scout, rest, _, _ = two(live, "ambush")
    assert scout.do("propose", kind="concede", role="scout")["message"]["id"] == "server-no-concede"
    monkeypatch.setattr(toy_games()["ambush"].spec, "cooperative", True)
    assert scout.do("resign", role="scout")["message"]["id"] == "server-no-resign"

    request = scout.do("propose", kind="concede", role="scout")
    rest.catch_up(request["seq"])
    ended = rest.do("reply", seq=request["seq"], agree=True)

    assert ended["affairs"]["ended"] == "concede"
    assert ended["result"]["winners"] == []


# ---------------------------------------------------------------- the host
def test_the_host_closes_the_table(live: Live) -> None:
    yellow, blue, _, _ = two(live)
    assert blue.do("host", deed="close")["message"]["id"] == "server-no-host"
    ended = yellow.do("host", deed="close")
    assert ended["affairs"]["ended"] == "closed"
    assert ended["result"]["winners"] == []


def test_a_host_who_closes_a_game_that_others_play_has_lost_it(live: Live) -> None:
    yellow, _, _, _ = two(live)
    yellow.act()

    ended = yellow.do("host", deed="close")

    assert ended["result"]["winners"] == ["blue"]
    assert ended["result"]["how"] == {"id": "server-result-closed", "args": {"role": "yellow"}}


def test_the_host_replaces_somebody_who_has_been_away_for_the_stated_time(live: Live) -> None:
    scout, rest, friend, made = two(live, "ambush", absent=300)
    rest.catch_up(scout.act("rest")["seq"])
    refused = scout.do("host", deed="replace", seat=1)
    assert refused["message"] == {"id": "server-no-replace-here", "args": {"seconds": 300}}
    rest.close()
    while scout.hear("players")["players"][1]["here"]:
        pass
    live.skip(200)
    assert scout.do("host", deed="replace", seat=1)["message"]["id"] == "server-no-replace-here"
    live.skip(101)
    gone = scout.do("host", deed="replace", seat=1)
    assert gone["players"][1]["stand_in"] == "novice"
    assert scout.do("host", deed="replace", seat=1)["message"]["id"] == "server-no-replace-bot"

    back = friend.sit(made["table"])
    returned = back.do("return")
    assert returned["players"][1]["stand_in"] == ""
    assert back.do("return")["message"]["id"] == "server-no-return"


def test_a_chair_that_nobody_took_may_be_given_to_a_bot_at_once(live: Live) -> None:
    host = live.guest()
    made = host.make(("me", "scout"), ("link", "bandit witch warden beast"), settings={"start": "host"})
    chair = host.sit(made["table"])
    assert chair.do("host", deed="replace", seat=1)["players"][1]["stand_in"] == "novice"
    assert chair.do("host", deed="start")["affairs"]["started"]
    chair.act("rest")
    assert chair.hear("state", cause="move")["seq"] == 4


def test_whoever_goes_away_lets_a_bot_play_and_comes_back(live: Live) -> None:
    scout, rest, _, _ = two(live, "ambush")
    gone = scout.do("leave")
    assert gone["players"][0]["stand_in"] == "novice"
    assert gone["log"][-1]["label"]["id"] == "server-log-away-own"
    assert rest.hear("state", cause="move")["log"]  # the bot has moved for the scout
    scout.catch_up(rest.state["seq"])
    assert scout.do("leave")["message"]["id"] == "server-no-leave"
    assert scout.do("return")["players"][0]["stand_in"] == ""
    rest.catch_up(scout.state["seq"])
    scout.do("host", deed="close")
    assert scout.do("leave")["message"]["id"] == "server-no-over"


def test_a_key_of_a_person_cannot_be_in_a_bots_way(live: Live) -> None:
    """The bot that plays on for somebody has keys of its own: theirs once froze it, also after a restart."""
    scout, rest, _, _ = two(live, "ambush")
    seq, version = scout.state["seq"] + 1, scout.prompt()["version"]
    scout.say(type="leave", key=f"bot-{seq}-scout-{version}")

    assert rest.hear("state", cause="move")["log"]
