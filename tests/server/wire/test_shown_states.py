"""What changed is told alone: put together it is the whole state, it is made once for all who see alike, and it is
small. Before, every move sent the whole state to everybody.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.deltas import applied
from tests.server.live import Chair, Live, Message
from underkeep.server.http.sockets import Connection


def play(chair: Chair, watcher: Chair, moves: int) -> list[tuple[int, int]]:
    """Moves of a chair that hears whole states; who watches hears deltas, from which the same comes. Bytes of both."""
    dice = random.Random(5)  # noqa: S311  play, not secrecy
    sizes: list[tuple[int, int]] = []
    told = watcher.state
    while chair.state["prompts"] and len(sizes) < moves:
        option = dice.choice(chair.state["prompts"][0]["options"])
        chair.act(option["move"])
        told = applied(told, watcher.hear("delta"))
        sizes.append((len(chair.frames[-1]), len(watcher.frames[-1])))
        assert without_key(told) == without_key(chair.state)
    return sizes


def without_key(state: Message) -> Any:
    return {name: value for name, value in state.items() if name not in ("key", "frame", "players", "watching")}


@pytest.mark.parametrize(
    ("game", "own", "watching"),
    [("twister", 4, 10), ("vast", 5, 7), ("heroes", 4, 6)],  # whoever decides is told all options anew
)
def test_deltas_make_the_whole_state_and_are_small(live: Live, game: str, own: int, watching: int) -> None:
    host = live.guest()
    card = next(card for card in host.http.get("/api/games").json() if card["id"] == game)
    made = host.make(("me", " ".join(card["roles"])), game=game)
    chair, watcher = host.sit(made["table"]), live.guest().sit(made["table"], deltas=True)

    sizes = play(chair, host.sit(made["table"], deltas=True), 60)

    assert sum(whole for whole, _ in sizes) > own * sum(delta for _, delta in sizes)
    seen = [len(watcher.frames[-1]) for _ in sizes if watcher.hear("delta")]
    assert sum(whole for whole, _ in sizes) > watching * sum(seen)


def test_what_everybody_sees_alike_is_written_once(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    host = live.guest()
    made = host.make(("me", "yellow blue"), game="twister")
    chair = host.sit(made["table"])
    watchers = [live.guest().sit(made["table"], deltas=True) for _ in range(5)]
    written: list[str] = []
    usual = Connection.written

    def counted(self: Connection, *told: Any) -> tuple[str, int]:
        found = usual(self, *told)
        written.append(json.loads(found[0])["type"])
        return found

    monkeypatch.setattr(Connection, "written", counted)
    chair.act()  # they came one after the other: from here on all have been told the same
    for watcher in watchers:
        watcher.hear("delta")
    written.clear()

    chair.act()
    heard = [watcher.hear("delta") for watcher in watchers]

    assert heard[1:] == heard[:1] * 4
    assert sorted(written) == ["delta", "state"]


def test_a_crowd_that_comes_is_told_of_in_few_messages(live: Live) -> None:
    """Before, each of those who watched was told of each who came: 30 who came cost 435 messages."""
    host = live.guest()
    made = host.make(("me", "yellow blue"), game="twister")
    chair = host.sit(made["table"])
    crowd = live.guest()
    for _ in range(30):
        crowd.sit(made["table"])

    chair.say(type="ping")
    chair.hear("pong")

    while len(chair.hear("players")["watching"]) < 30:
        pass
    assert sum('"type":"players"' in frame for frame in chair.frames) < 15
