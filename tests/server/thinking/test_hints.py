"""Hints, reasons and analyses over real sockets: from whose eyes, when, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import PLAYABLE, resigned
from tests.server.live import PATIENCE, Chair, Guest, Live, Message, make_server
from underkeep.core.kernel.luck import seed_from
from underkeep.library import load_game
from underkeep.server.errors import Denied
from underkeep.server.thinking.analysis import turns
from underkeep.server.thinking.hints import telling_move, weight_of
from underkeep.server.thinking.known import is_known


def against_bot(live: Live, game: str = "twister", mine: str = "yellow", bot: str = "blue") -> Chair:
    guest = live.guest()
    level = "novice" if game == "ambush" else "adept"
    return guest.sit(guest.make(("me", mine), (f"bot:{level}", bot), game=game)["table"])


def told(chair: Chair, kind: str, role: str) -> Message:
    """The advice, or why there is none."""
    chair.say(type=kind, role=role)
    while True:
        message = chair.next()
        if message["type"] in ("advice", "error"):
            return message


# ---------------------------------------------------------------- what would you do here?
def test_a_hint_is_one_of_the_options_with_reasons_and_holds_up_nobody(live: Live) -> None:
    chair = against_bot(live)
    chair.say(type="hint", role="yellow")
    chair.say(type="ping")
    assert chair.hear("pong")
    hint = chair.hear("advice")
    prompt = chair.prompt("yellow")
    assert (hint["about"], hint["role"], hint["version"]) == ("hint", "yellow", prompt["version"])
    assert hint["move"] in [option["move"] for option in prompt["options"]]
    assert hint["label"] in [option["label"] for option in prompt["options"]]
    assert hint["reasons"]
    assert [abs(r["weight"]) for r in hint["reasons"]] == sorted(
        (abs(r["weight"]) for r in hint["reasons"]), reverse=True
    )


def test_a_hint_is_for_ones_own_role_when_it_is_asked(live: Live) -> None:
    chair = against_bot(live)
    assert told(chair, "hint", "blue")["message"]["id"] == "refusal-not-asked"
    assert told(chair, "hint", "nobody")["message"]["id"] == "refusal-not-asked"
    watcher = live.guest().sit(chair.state["table"])
    assert told(watcher, "hint", "yellow")["message"]["id"] == "refusal-not-asked"


def test_a_bot_that_throws_dice_gives_no_advice(live: Live) -> None:
    chair = against_bot(live, "ambush", "scout", "bandit witch warden beast")
    assert told(chair, "hint", "scout")["message"]["id"] == "server-no-hint"


# ---------------------------------------------------------------- why did you do that?
def test_reasons_are_given_for_a_bots_move_that_one_could_see(live: Live) -> None:
    chair = against_bot(live)
    assert told(chair, "explain", "yellow")["message"]["id"] == "server-no-why-person"
    dice = random.Random(5)  # noqa: S311  play, not secrecy
    seen: set[str] = set()
    for _ in range(60):
        while not chair.state["prompts"]:
            chair.next()
        if len(chair.state["log"]) and {"server-no-why-secret", "known"} <= seen:
            break
        answer = told(chair, "explain", "blue")
        seen.add(answer["message"]["id"] if answer["type"] == "error" else "known")
        if answer["type"] == "advice":
            assert answer["role"] == "blue"
            assert answer["level"] == "adept"
        chair.act(dice.choice(chair.prompt()["options"])["move"])
    assert {"server-no-why-secret", "known"} <= seen


def test_the_deed_of_a_turn_is_explained_and_not_its_end(live: Live) -> None:
    """Asked when a turn has just been ended by "done", the answer is about what was done in it."""
    guest = live.guest()
    made = guest.make(("bot:novice", "yellow"), ("bot:novice", "blue"), game="twister")
    table = live.run(live.server.tables.find(made["table"]))

    async def ended() -> tuple[str, str]:
        """What would be explained of a turn that is over after a deed; nothing while none is."""
        async with table.lock:
            moves, count = table.history.moves, len(table.history.moves)
            if count < 30 or moves[-1].action.text != "done":
                return "", ""
            role = table.names[moves[-1].role]
            if moves[-2].role != moves[-1].role or weight_of(table, count - 1, role, 0) < 0:
                return "", ""  # the turn was nothing but its end
            return role, moves[telling_move(table, role, 0) - 1].action.text

    explained: set[str] = set()
    until = time.monotonic() + 3 * PATIENCE
    while len(explained) < 2 and time.monotonic() < until:
        role, move = live.run(ended())
        explained |= {role} if move else set()
        assert move != "done"
        time.sleep(0.002)

    assert explained == {"yellow", "blue"}


def test_what_a_person_played_before_they_left_is_not_explained(live: Live) -> None:
    host, friend = live.guest(), live.guest()
    made = host.make(("me", "yellow"), ("link", "blue"), game="twister")
    friend.open(made["links"][0]["link"])
    yellow, blue = host.sit(made["table"]), friend.sit(made["table"])
    for name in ("thief", "troll", "cleric", "goblin"):
        blue.act(f"line {name}")
    yellow.catch_up(blue.do("leave")["seq"])

    assert told(yellow, "explain", "blue")["message"]["id"] == "server-no-why-person"


def test_what_lies_face_down_is_not_known_and_what_lies_open_is() -> None:
    loaded = load_game("twister")
    spec = loaded.spec
    game = spec.new(spec.options.resolve({}), loaded.content, seed_from(3))
    action = spec.parse("line thief")
    assert not is_known(spec, game, 0, action, frozenset({1}))
    assert not is_known(spec, game, 0, action, frozenset())
    assert is_known(spec, game, 0, action, frozenset({0}))
    dice = random.Random(1)  # noqa: S311  play, not secrecy
    while not any(action.text.startswith("walk") for action in game.options(spec.asked(game)[0])):
        role = spec.asked(game)[0]
        spec.act(game, role, dice.choice(game.options(role)))
    role = spec.asked(game)[0]
    walk = next(action for action in game.options(role) if action.text.startswith("walk"))
    assert is_known(spec, game, role, walk, frozenset({1 - role}))


# ---------------------------------------------------------------- after the end
def studied(guest: Guest, table: str) -> Message:
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until:
        study: Message = guest.http.get(f"/api/tables/{table}/study").json()
        if study["done"]:
            return study
        time.sleep(0.2)
    raise AssertionError("the study is never done")


def test_a_finished_game_is_studied_and_its_turning_points_reviewed(live: Live) -> None:
    host, _, table = resigned(live, 60)
    study = studied(host, table)
    assert (study["measure"], study["roles"], study["moves"]) == ("chance", ["yellow", "blue"], 60)
    assert len(study["curve"]) == 60
    assert all(sum(values) in (99, 100, 101) for values in study["curve"])
    moves = [turning["move"] for turning in study["turning"]]
    assert moves == sorted(moves)
    assert 0 < len(moves) <= 3
    number = moves[0]
    review = host.http.get(f"/api/tables/{table}/replay/{number}/review").json()
    assert review["played"]["label"] == study["turning"][0]["label"]
    assert review["best"]["level"] == "master"
    assert review["best"]["role"] == review["played"]["role"] == study["turning"][0]["role"]


@pytest.mark.parametrize("game", [game for game in PLAYABLE if game != "ambush"])
def test_every_game_is_studied(live: Live, game: str) -> None:
    guest = live.guest()
    roles = live.server.catalogue.card(game).roles
    chair = guest.sit(guest.make(("me", " ".join(roles)), game=game)["table"])
    dice = random.Random(2)  # noqa: S311  play, not secrecy
    for _ in range(40):
        chair.act(dice.choice(chair.prompt()["options"])["move"])
    chair.do("host", deed="close")
    study = studied(guest, chair.state["table"])
    assert len(study["curve"]) == 40
    assert {len(values) for values in study["curve"]} == {len(study["roles"]) or 1}
    assert all(0 <= value <= 100 for values in study["curve"] for value in values)


def test_before_the_end_nothing_is_studied_and_only_own_moves_are_reviewed(live: Live) -> None:
    chair = against_bot(live)
    chair.act("line thief")
    while not chair.state["prompts"]:
        chair.next()
    http: Any = live.guest().http
    path = f"/api/tables/{chair.state['table']}"
    assert http.get(f"{path}/study").json()["message"]["id"] == "server-no-study"
    assert http.get(f"{path}/replay/1/review").status_code == 403


def test_turning_points_are_the_largest_swings_apart_from_each_other() -> None:
    curve = [[0.5], [0.5], [0.9], [0.6], [0.6], [0.6], [0.6], [0.5], [0.5], [0.5], [0.5], [0.51]]
    assert turns(curve) == [3, 8]
    assert turns([]) == []


def test_a_worker_that_dies_or_fails_costs_one_answer(tmp_path: Path) -> None:
    async def check() -> None:
        server = make_server(tmp_path)
        for work, told in ((os._exit, 1), (int, "no number")):
            with pytest.raises(Denied, match="server-no-hint-now"):
                await server.advisers.ask(work, told)
        assert await server.advisers.ask(abs, -3) == 3
        assert server.bots.thinking == 0
        await server.close()
        with pytest.raises(Denied):
            await server.advisers.ask(abs, -3)

    asyncio.run(check())
