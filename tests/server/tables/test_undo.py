"""Undo by consent over real sockets: asking, answering, every refusal, and a restart in the middle."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.live import Chair, Live, Message, make_server
from underkeep.server import wire
from underkeep.server.tables.status import Proposal

FIVE = ("scout", "bandit", "witch", "warden", "beast")
HOSTED = wire.Settings(start="host")


class Party:
    """A table of three people: scout, bandit, and one who plays the rest."""

    def __init__(self, live: Live) -> None:
        self.guests = [live.guest() for _ in range(3)]
        made = self.guests[0].make(("me", "scout"), ("link", "bandit"), ("link", "witch warden beast"))
        for guest, link in zip(self.guests[1:], made["links"], strict=True):
            guest.open(link["link"])
        self.table = made["table"]
        self.chairs = [guest.sit(self.table) for guest in self.guests]

    def see(self, state: Message) -> Message:
        """Everybody has seen this state."""
        for chair in self.chairs:
            chair.catch_up(state["seq"])
        return state

    def rejoin(self, live: Live) -> None:
        for guest in self.guests:
            guest.move_to(live.url, guest.http.cookies)
        self.chairs = [guest.sit(self.table) for guest in self.guests]


def asked(live: Live) -> Party:
    """The scout rested, the bandit passed, and the scout wants its move back."""
    party = Party(live)
    scout, bandit, _ = party.chairs
    party.see(scout.act("rest"))
    party.see(bandit.act("pass"))
    party.see(scout.undo("scout", 2))
    return party


def notes(chair: Chair) -> list[str]:
    chair.say(type="hello")
    return [line["label"]["id"] for line in chair.hear("state", cause="hello")["log"]]


def test_a_move_that_others_have_answered_is_taken_back_when_all_agree(live: Live) -> None:
    party = asked(live)
    scout, bandit, rest = party.chairs
    petition = bandit.state["affairs"]["petition"]
    assert petition == {"seq": 3, "kind": "undo", "seat": 0, "role": "scout", "count": 2, "waiting": [1, 2]}

    first = party.see(bandit.do("reply", seq=3, agree=True))
    assert first["affairs"]["petition"]["waiting"] == [2]
    done = party.see(rest.do("reply", seq=3, agree=True))

    assert done["cause"] == "undo"
    assert done["affairs"]["petition"] is None
    assert scout.state["prompts"][0]["version"] == 0
    assert notes(scout)[-3:] == ["server-log-ask-undo", "server-log-agreed", "server-log-undone-agreed"]


def test_one_who_declines_is_enough_and_the_game_goes_on(live: Live) -> None:
    party = asked(live)
    scout, bandit, rest = party.chairs

    declined = party.see(bandit.do("reply", seq=3, agree=False))

    assert declined["affairs"]["petition"] is None
    assert rest.do("reply", seq=3, agree=True)["type"] == "stale"
    assert rest.act("pass", "witch")["seq"] == 5
    assert notes(scout)[-1] == "server-log-declined"


def test_whoever_asked_may_withdraw(live: Live) -> None:
    party = asked(live)
    withdrawn = party.see(party.chairs[0].do("reply", seq=3, agree=False))
    assert withdrawn["affairs"]["petition"] is None
    assert notes(party.chairs[1])[-1] == "server-log-withdrawn"


def test_a_move_ends_the_request(live: Live) -> None:
    party = asked(live)
    moved = party.see(party.chairs[2].act("pass", "witch"))
    assert moved["affairs"]["petition"] is None
    assert party.chairs[1].do("reply", seq=3, agree=True)["type"] == "stale"


def test_only_those_asked_may_agree_each_once(live: Live) -> None:
    party = asked(live)
    scout, bandit, _ = party.chairs
    assert scout.do("reply", seq=3, agree=True)["message"]["id"] == "server-no-petition-asked"
    party.see(bandit.do("reply", seq=3, agree=True))
    assert bandit.do("reply", seq=3, agree=True)["message"]["id"] == "server-no-petition-asked"
    watcher = live.guest().sit(party.table)
    assert watcher.do("reply", seq=3, agree=True)["code"] == "spectator"


def test_one_request_at_a_time(live: Live) -> None:
    party = asked(live)
    refused = party.chairs[1].undo("bandit", 2)
    assert refused["message"]["id"] == "server-no-petition-open"


def test_whoever_was_declined_three_times_moves_first(live: Live) -> None:
    party = Party(live)
    scout, bandit, _ = party.chairs
    party.see(scout.act("rest"))
    party.see(bandit.act("pass"))
    for _ in range(3):
        request = party.see(scout.undo("scout", 2))
        party.see(bandit.do("reply", seq=request["seq"], agree=False))
    assert scout.undo("scout", 2)["message"] == {"id": "server-no-petition-again", "args": {"most": 3}}


def test_what_only_the_asker_learnt_is_taken_back_by_consent(live: Live) -> None:
    party = Party(live)
    scout, bandit, rest = party.chairs
    party.see(scout.act("rest"))
    drawn = party.see(bandit.act("draw"))
    assert drawn["undo"] == [{"role": "bandit", "free": 0, "ask": 2}]

    request = party.see(bandit.undo("bandit", 1))
    party.see(scout.do("reply", seq=request["seq"], agree=True))
    party.see(rest.do("reply", seq=request["seq"], agree=True))

    assert bandit.state["prompts"][0]["version"] == 0
    assert party.see(bandit.act("draw"))["view"] == drawn["view"]  # luck returned as well


def test_what_another_has_learnt_stays_and_is_named_without_its_secret(live: Live) -> None:
    party = Party(live)
    scout, bandit, _ = party.chairs
    party.see(scout.act("rest"))
    party.see(bandit.act("draw"))

    refused = scout.undo("scout", 2)

    assert refused["code"] == "undo"
    assert refused["message"]["id"] == "server-no-undo-learnt"
    assert refused["learnt"] == [{"roles": ["bandit"], "fact": "ambush-fact-card"}]
    assert scout.state["undo"] == [{"role": "scout", "free": 0, "ask": 0}]


def test_how_far_back_one_could_go_and_what_forbids_more(live: Live) -> None:
    party = Party(live)
    scout, bandit, rest = party.chairs
    party.see(scout.act("rest"))
    party.see(bandit.act("draw"))
    party.see(rest.act("pass", "witch"))

    scout.say(type="reach", role="scout")
    mine = scout.hear("reached")
    assert [step["role"] for step in mine["steps"]] == ["witch"]
    assert mine["free"] == 0
    assert mine["barrier"] == [{"roles": ["bandit"], "fact": "ambush-fact-card"}]

    bandit.say(type="reach", role="bandit")
    theirs = bandit.hear("reached")
    assert [step["role"] for step in theirs["steps"]] == ["witch", "bandit", "scout"]
    assert [step["learnt"] for step in theirs["steps"]] == [
        [],
        [{"roles": ["bandit"], "fact": "ambush-fact-card"}],
        [],
    ]
    assert theirs["barrier"] == []
    assert all(line["label"]["id"].startswith("ambush-log-") for step in theirs["steps"] for line in step["lines"])


def test_those_asked_see_what_is_asked_for_and_nothing_else(live: Live) -> None:
    party = Party(live)
    scout, bandit, _ = party.chairs
    party.see(scout.act("rest"))
    drawn = party.see(bandit.act("draw"))
    scout.say(type="reach", role="bandit")
    assert scout.hear("reached")["steps"] == []

    party.see(bandit.undo("bandit", 1))
    scout.say(type="reach", role="bandit")
    (step,) = scout.hear("reached")["steps"]
    assert step["role"] == "bandit"
    assert step["learnt"] == [{"roles": ["bandit"], "fact": "ambush-fact-card"}]
    card = next(line["event"]["card"] for line in drawn["log"] if line["event"].get("card"))
    assert card not in str(step)


def test_the_other_refusals_of_undo(live: Live) -> None:
    party = Party(live)
    scout, bandit, _ = party.chairs
    assert scout.undo("scout", 1)["message"]["id"] == "server-no-undo-moves"
    party.see(scout.act("rest"))
    assert scout.do("undo", role="bandit", back=1, seq=1)["code"] == "seat"
    assert bandit.do("undo", role="bandit", back=1, seq=0)["type"] == "stale"
    assert live.guest().sit(party.table).do("undo", role="scout", back=1, seq=1)["code"] == "spectator"


def test_more_than_sixty_four_moves_are_too_many(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(("me", "yellow blue"), game="twister")["table"])
    dice = random.Random(1)  # noqa: S311  play, not secrecy
    while chair.state["seq"] < 65:
        chair.act(dice.choice(chair.prompt()["options"])["move"])
    assert chair.state["result"] is None
    assert chair.undo("yellow", 65)["message"] == {"id": "server-no-undo-far", "args": {"most": 64}}
    assert chair.undo("yellow", 66)["message"]["id"] == "server-no-undo-moves"


def test_at_a_shared_device_only_whoever_sits_before_it_takes_back(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("hotseat", "yellow blue"), game="twister")
    chair = guest.sit(made["table"], device=["yellow"])
    chair.act("line thief")
    refused = chair.do("undo", role="blue", back=1, seq=1)
    assert (refused["code"], refused["message"]["id"]) == ("device", "server-no-device")
    chair.say(type="reach", role="blue")
    assert chair.hear("reached")["steps"] == []
    assert chair.undo("yellow", 1)["cause"] == "undo"


def test_a_person_alone_with_bots_asks_nobody(live: Live) -> None:
    guest = live.guest()
    chair = guest.sit(guest.make(("me", "scout bandit"), ("bot:novice", "witch warden beast"))["table"])
    chair.act("rest", "scout")
    drawn = chair.state
    assert drawn["undo"][0]["free"] == 1
    undone = chair.undo("scout", 1)
    assert undone["cause"] == "undo"


def test_a_request_survives_a_restart(live: Live) -> None:
    party = asked(live)
    live.restart()
    party.rejoin(live)
    bandit = party.chairs[1]
    assert bandit.state["affairs"]["petition"]["waiting"] == [1, 2]

    party.see(bandit.do("reply", seq=3, agree=True))
    live.restart()
    party.rejoin(live)
    done = party.chairs[2].do("reply", seq=3, agree=True)

    assert done["cause"] == "undo"
    assert party.chairs[0].catch_up(5)["prompts"][0]["version"] == 0


def test_an_answer_sent_twice_counts_once(live: Live) -> None:
    party = asked(live)
    bandit = party.chairs[1]
    for _ in range(2):
        bandit.say(type="reply", seq=3, agree=True, key="same")
    assert bandit.hear("state", key="same")["cause"] == "table"
    assert bandit.hear("state", key="same")["cause"] == "again"


def test_bots_wait_while_a_request_is_open(tmp_path: Path) -> None:
    async def check() -> None:
        server = make_server(tmp_path)
        wish = wire.NewTable("ambush", {}, [wire.SeatWish("bot", list(FIVE), "novice")], "3", HOSTED)
        table = (await server.maker.make(wish, "host")).table
        table.status.started = True
        seat = table.seats[0]
        assert await server.bots.question(table, seat, "scout") is not None
        table.status.proposal = Proposal("undo", 1, 0, "scout", 1, (1,))
        assert await server.bots.question(table, seat, "scout") is None
        await server.close()

    asyncio.run(check())


def test_a_move_stays_when_its_person_cannot_be_asked_any_more(live: Live) -> None:
    """Whoever left, ran out of time or was replaced has not agreed to anything."""
    party = Party(live)
    scout, bandit, _ = party.chairs
    party.see(scout.act("rest"))
    party.see(bandit.act("pass", "bandit"))
    party.see(bandit.do("leave"))

    refused = scout.undo("scout", 2)

    assert refused["message"]["id"] == "server-no-undo-absent"
