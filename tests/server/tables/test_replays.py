"""Replays: byte for byte what each role's socket got, own eyes before the end, records, forks, leading others."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tests.server.finished import PLAYABLE, resigned
from tests.server.live import Guest, Live, Message
from underkeep.core.formats.options import Options
from underkeep.core.formats.records import read_record, replay
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.library import load_game
from underkeep.server.operator.record_import import RecordDesk

MOVES = 40
SAMPLES = 3  # games of each game; the first one with the options as they are
TAKES_BACK = 0.2


class Seen(msgspec.Struct):
    """Of a frame only what is compared, as the bytes that came."""

    view: msgspec.Raw


def seen_bytes(text: str) -> bytes:
    return bytes(msgspec.json.decode(text, type=Seen).view)


class Company:
    """A person for every role, and a spectator; remembers the bytes of every view."""

    def __init__(self, live: Live, game: str, options: Options) -> None:
        self.host = live.guest()
        roles = live.server.catalogue.load(game).spec.roles(options)
        seats = (("me", roles[0]), *(("link", role) for role in roles[1:]))
        self.made = self.host.make(*seats, game=game, **options.tree())
        guests = [self.host, *(joined(live, link) for link in self.made["links"])]
        self.chairs = {role: guest.sit(self.made["table"]) for role, guest in zip(roles, guests, strict=True)}
        self.chairs[""] = live.guest().sit(self.made["table"])
        self.views: dict[tuple[str, int], bytes] = {}
        self.moves = 0
        self.undone = 0
        self.remember(0)

    def remember(self, seq: int) -> None:
        """Everybody is told; what stands in the frame is what the replay must show after so many moves."""
        for role, chair in self.chairs.items():
            chair.catch_up(seq)
            frames = (frame for frame in reversed(chair.frames) if frame.startswith('{"type":"state"'))
            self.views[role, self.moves] = seen_bytes(next(frames))

    def play(self, moves: int, dice: random.Random) -> None:
        """Random moves, now and then taken back where that is free; a game may end earlier."""
        for _ in range(moves):
            asked = [chair for chair in self.chairs.values() if chair.state["prompts"]]
            if not asked:
                return
            chair = dice.choice(asked)
            self.moves += 1
            self.remember(chair.act(dice.choice(chair.prompt()["options"])["move"])["seq"])
            info = next(iter(chair.state["undo"]), None)
            if info is not None and info["free"] and dice.random() < TAKES_BACK:
                self.moves -= 1
                self.undone += 1
                self.remember(chair.undo(info["role"], 1)["seq"])


def joined(live: Live, link: Message) -> Guest:
    guest = live.guest()
    guest.open(link["link"])
    return guest


@pytest.mark.parametrize("seed", range(SAMPLES))
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_replay_shows_byte_for_byte_what_each_socket_got(live: Live, game: str, seed: int) -> None:
    """Random games with random options, also with moves taken back."""
    spec = live.server.catalogue.load(game).spec
    company = Company(live, game, sample_options(spec, Dice(seed)) if seed else spec.options.resolve({}))
    company.play(MOVES, random.Random(seed))  # noqa: S311  play, not secrecy
    host = next(iter(company.chairs.values()))
    if host.state["result"] is None:
        host.do("host", deed="close")
    http, table = live.guest().http, company.made["table"]

    assert company.moves > 10
    for (role, move), view in company.views.items():
        if move > company.moves:
            continue  # taken back at the very end
        answer = http.get(f"/api/tables/{table}/replay/{move}", params={"eyes": role})
        assert answer.status_code == 200, answer.text
        assert seen_bytes(answer.text) == view, (role, move)


# ---------------------------------------------------------------- who sees what
def four_moves(live: Live) -> tuple[Guest, Guest, Message]:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "scout"), ("link", "bandit witch warden beast"))
    friend.open(made["links"][0]["link"])
    scout, rest = host.sit(made["table"]), friend.sit(made["table"])
    rest.catch_up(scout.act("rest")["seq"])
    for role in ("bandit", "witch", "warden"):
        rest.act("draw" if role == "bandit" else "pass", role)
    return host, friend, made


def test_before_the_end_a_seat_looks_through_its_own_eyes_only(live: Live) -> None:
    host, friend, made = four_moves(live)
    path = f"/api/tables/{made['table']}/replay"

    assert host.http.get(path).json()["eyes"] == ["scout"]
    assert friend.http.get(f"{path}/2", params={"eyes": "bandit"}).json()["eyes"] == ["bandit"]
    assert live.guest().http.get(f"{path}/2").json()["eyes"] == []
    for guest, eyes in ((host, "bandit"), (host, "open"), (live.guest(), "scout"), (friend, "bandit,scout")):
        answer = guest.http.get(f"{path}/2", params={"eyes": eyes})
        assert answer.status_code == 403
        assert answer.json()["message"]["id"] == "server-no-eyes"
    log = {line["event"].get("card") for line in host.http.get(path).json()["log"]}
    assert log <= {None, ""}  # the scout saw that a card was drawn, not which


def test_there_is_no_move_beyond_the_last(live: Live) -> None:
    host, _, made = four_moves(live)
    answer = host.http.get(f"/api/tables/{made['table']}/replay/5")
    assert answer.status_code == 400
    assert answer.json()["remedy"] == "Give a number from 0 to 4."


def test_a_frame_is_found_by_the_number_that_lines_of_the_log_have(live: Live) -> None:
    """Entries of the journal that are no moves, such as a request, are counted there and not in the replay."""
    host, _, made = four_moves(live)
    chair = host.sit(made["table"])
    path = f"/api/tables/{made['table']}/replay"
    entries = [line["move"] for line in chair.state["log"]]

    for entry in sorted(set(entries)):
        frame = host.http.get(f"{path}/{entry}", params={"entry": "true"}).json()
        assert frame["log"] == [line for line in host.http.get(path).json()["log"] if line["move"] == frame["move"]]
    assert host.http.get(f"{path}/{max(entries) + 9}", params={"entry": "true"}).json()["move"] == 4


def test_before_the_end_a_seat_exports_its_own_log_without_the_seed(live: Live) -> None:
    host, friend, made = four_moves(live)
    path = f"/api/tables/{made['table']}/export"
    own, other = host.http.get(path).text, friend.http.get(path).text

    assert own.startswith("underkeep-log 1\ngame ambush\n")
    assert "eyes scout" in own
    assert "card=)" in own
    assert "card=)" not in other
    seed = live.run(live.server.tables.find(made["table"])).row.seed.hex()
    assert seed not in own + other


# ---------------------------------------------------------------- after the end
def verify(text: str) -> int:
    """The number of moves of a record that replays to the same states."""
    loaded = load_game("twister")
    return len(replay(loaded.spec, loaded.content, loaded.pack.digest, read_record(text)).moves)


def test_after_the_end_the_record_has_the_seed_and_verifies(live: Live) -> None:
    host, chair, table = resigned(live)
    text = host.http.get(f"/api/tables/{table}/export").text
    assert f"seed {chair.state['seed']}" in text
    assert f"commitment {chair.state['commitment']}" in text
    assert verify(text) == 30


def test_a_fork_continues_from_its_move_against_bots_and_verifies_too(live: Live) -> None:
    host, _, table = resigned(live)
    then = host.http.get(f"/api/tables/{table}/replay/20", params={"eyes": "blue"}).json()["view"]

    made = host.http.post(f"/api/tables/{table}/fork", json={"move": 20, "roles": ["blue"], "level": "novice"})
    assert made.status_code == 201, made.text
    fork = host.sit(made.json()["table"])
    first = host.http.get(f"/api/tables/{made.json()['table']}/replay/20").json()["view"]
    for _ in range(5):
        while not fork.state["prompts"]:
            fork.next()
        fork.act()
    live.restart()
    host.move_to(live.url, host.http.cookies)
    again = host.sit(made.json()["table"])
    again.do("resign", role="blue")

    assert first == then
    assert again.state["seq"] > 25
    assert verify(host.http.get(f"/api/tables/{made.json()['table']}/export").text) >= 25


def test_nothing_is_forked_before_the_end_or_after_the_last_question(live: Live) -> None:
    host, _, made = four_moves(live)
    answer = host.http.post(f"/api/tables/{made['table']}/fork", json={"move": 1, "roles": ["scout"]})
    assert answer.status_code == 403
    assert answer.json()["message"]["id"] == "server-no-fork"


def test_one_leads_a_replay_and_the_others_follow(live: Live) -> None:
    host, chair, table = resigned(live, 4)
    follower = live.guest().sit(table)
    follower.say(type="lead", move=1)
    assert follower.hear("error")["message"]["id"] == "server-no-lead"

    chair.say(type="lead", move=3, eyes=["blue"])
    assert follower.hear("leading") == {"type": "leading", "seat": 0, "move": 3, "eyes": ["blue"]}
    late = live.guest().sit(table)
    assert late.hear("leading")["move"] == 3
    second = host.sit(table)
    second.say(type="lead", move=1)
    assert second.hear("error")["message"]["id"] == "server-no-lead"
    chair.close()
    assert follower.hear("leading")["move"] is None


# ---------------------------------------------------------------- pasted records
def paste(guest: Guest, text: str) -> Any:
    return guest.http.post("/api/records", json={"text": text})


def test_a_pasted_record_is_checked_and_becomes_a_table_to_look_at(live: Live) -> None:
    host, _, table = resigned(live)
    text = host.http.get(f"/api/tables/{table}/export").text
    stranger = live.guest()

    answer = paste(stranger, text)
    assert answer.status_code == 201, answer.text
    path = f"/api/tables/{answer.json()['table']}/replay"

    assert stranger.http.get(path).json()["moves"] == 30
    for move in (0, 17, 30):
        frames = [
            g.http.get(f"{p}/{move}", params={"eyes": "blue"})
            for g, p in ((stranger, path), (host, f"/api/tables/{table}/replay"))
        ]
        assert frames[0].text == frames[1].text
    assert stranger.http.get(f"/api/tables/{answer.json()['table']}").json()["result"] is not None


def test_a_bad_record_is_refused_with_its_place(live: Live) -> None:
    host, _, table = resigned(live, 12)
    text = host.http.get(f"/api/tables/{table}/export").text
    lines = text.splitlines()
    changed = "\n".join([*lines[:9], lines[9].replace(" = ", " = 0000", 1)[:-4], *lines[10:]])

    garbage, tampered = paste(live.guest(), "hello"), paste(live.guest(), changed)

    assert garbage.status_code == tampered.status_code == 400
    assert garbage.json()["where"] == "line 1"
    assert tampered.json()["problem"]
    assert paste(live.guest(), "x" * 1_000_001).status_code == 400
    assert paste(live.guest(), "x" * 3_000_000).status_code == 413


def test_a_record_that_takes_too_long_is_ended() -> None:
    found = RecordDesk(seconds=0.01).ask("underkeep-record 1\n")
    assert "longer than 0.01 seconds" in found.problem  # type: ignore[union-attr]
