"""Bots of people's own: an account with a token, an event stream, challenges, and games played over the wire."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.live import PATIENCE, Guest, Live
from underkeep.cli.main import main
from underkeep.client import AskedQuestion, AsyncClient, Client, Ended, ServerRefused
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import plain
from underkeep.library import load_game
from underkeep.registry import GAMES
from underkeep.wire_views import view_from

ROOT = Path(__file__).parents[3]
TSC = ROOT / "client" / "node_modules" / ".bin" / "tsc"


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    running = Live(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def ann(live: Live) -> Guest:
    guest = live.guest()
    assert guest.http.post("/api/me", json={"name": "Ann", "password": "long enough"}).status_code == 200
    return guest


def bot_of(guest: Guest, name: str = "Robbie") -> str:
    answer = guest.http.post("/api/bots", json={"name": name})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def listening(live: Live) -> None:
    """Until somebody listens to the event stream."""
    for _ in range(400):
        if live.server.streams.lines:
            return
        threading.Event().wait(0.05)
    raise AssertionError("nobody listens")


def offer(guest: Guest, name: str) -> str:
    """A table against a bot: one's own seat is played by the novice, the other is offered to the bot."""
    made = guest.make(("bot:novice", "yellow"), ("link", "blue"), game="twister")
    told = guest.http.post(f"/api/tables/{made['table']}/challenge", json={"seat": 1, "name": name})
    assert told.status_code == 204, told.text
    return str(made["table"])


def test_an_account_has_a_token_that_is_told_once(live: Live, ann: Guest) -> None:
    token = bot_of(ann)
    assert httpx.get(f"{live.url}/api/me", headers=bearer(token)).json()["name"] == "Robbie"
    assert ann.http.get("/api/bots").json() == [{"name": "Robbie"}]
    renewed = bot_of(ann)
    assert httpx.get(f"{live.url}/api/me", headers=bearer(token)).json()["name"] == ""
    assert httpx.get(f"{live.url}/api/me", headers=bearer(renewed)).json()["name"] == "Robbie"
    taken = httpx.post(f"{live.url}/api/me", headers=bearer(renewed), json={"name": "Ann too"})
    assert taken.json()["message"]["id"] == "server-no-bot-name"


def test_only_somebody_who_can_come_back_has_bots_and_not_too_many(live: Live, ann: Guest) -> None:
    nobody = live.guest().http.post("/api/bots", json={"name": "Robbie"})
    assert nobody.json()["message"]["id"] == "server-no-bot-owner"
    for number in range(5):
        bot_of(ann, f"bot {number}")
    assert ann.http.post("/api/bots", json={"name": "one more"}).status_code == 400
    bob = live.guest()
    bob.http.post("/api/me", json={"name": "Bob", "password": "long enough"})
    assert bob.http.post("/api/bots", json={"name": "BOT 1"}).json()["message"]["id"] == "server-no-name-taken"


def test_the_operator_makes_accounts_too(tmp_path: Path) -> None:
    running = Live(tmp_path)
    running.stop()
    done = CliRunner().invoke(main, ["person", "bot", "House bot", "--data", str(tmp_path)])
    assert done.exit_code == 0, done.output
    token = done.output.split("told only here: ")[1].split()[0]
    running.start()
    try:
        assert httpx.get(f"{running.url}/api/me", headers=bearer(token)).json()["name"] == "House bot"
    finally:
        running.stop()


def test_a_stranger_hears_nothing(live: Live) -> None:
    address = f"{live.url.replace('http', 'ws')}/ws/asked"
    with connect(address, additional_headers=bearer("x" * 43)) as line, pytest.raises(ConnectionClosed) as caught:
        line.recv(PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 4401
    with Client(live.url, "x" * 43) as client, pytest.raises(ServerRefused, match="does not know this token"):
        next(client.events())


def test_whoever_is_asked_hears_it_once_for_each_time(live: Live, ann: Guest) -> None:
    made = ann.make(("link", "scout"), ("bot:novice", "bandit witch warden beast"))
    token = bot_of(ann)
    taken = httpx.post(
        f"{live.url}/api/seats/exchange",
        headers=bearer(token),
        json={"token": made["links"][0]["link"].rpartition("/")[2]},
    )
    assert taken.status_code == 200, taken.text
    with connect(f"{live.url.replace('http', 'ws')}/ws/asked", additional_headers=bearer(token)) as line:
        told = json.loads(line.recv(PATIENCE))
    assert (told["type"], told["table"], told["roles"]) == ("asked", made["table"], ["scout"])
    players = ann.http.get(f"/api/tables/{made['table']}").json()["players"]
    assert [(player["name"], player["bot"]) for player in players] == [("Robbie", True), ("", False)]


def test_nobody_is_challenged_who_does_not_listen_nor_by_strangers(live: Live, ann: Guest) -> None:
    bot_of(ann)
    made = ann.make(("bot:novice", "yellow"), ("link", "blue"), game="twister")
    path = f"/api/tables/{made['table']}/challenge"
    away = ann.http.post(path, json={"seat": 1, "name": "Robbie"})
    assert away.json()["message"]["id"] == "server-no-challenge"
    stranger = live.guest().http.post(path, json={"seat": 1, "name": "Robbie"})
    assert stranger.json()["message"]["id"] == "server-no-link"
    assert ann.http.post(path, json={"seat": 9, "name": "Robbie"}).status_code == 403


@pytest.mark.parametrize("game", list(GAMES))
def test_a_view_comes_back_from_the_wire_as_it_was(game: str) -> None:
    loaded = load_game(game)
    spec = loaded.spec
    made = spec.new(spec.options.resolve({}), loaded.content, seed_from(3))
    for _ in range(40):
        role = int(made.first_asked())
        for eyes in (frozenset({role}), frozenset[int]()):
            view = spec.view(made, eyes)
            again = view_from(game, json.loads(json.dumps(plain(view))))
            assert again == view
            assert type(again) is type(view)
        options = made.options(role)
        made.advance(role, options[len(options) // 2])


def test_the_client_plays_a_challenge_to_its_end(live: Live, ann: Guest) -> None:
    token = bot_of(ann)
    kinds: set[type[Any]] = set()

    def play() -> Ended:
        with Client(live.url, token) as client:
            for event in client.events():
                if isinstance(event, Ended):
                    return event
                kinds.add(type(event.view))
                client.answer(event, event.prompt.options[-1].move)
        raise AssertionError

    found: list[Ended] = []
    thread = threading.Thread(target=lambda: found.append(play()), daemon=True)
    thread.start()
    listening(live)
    table = offer(ann, "robbie")
    end_soon(ann, table)
    thread.join(PATIENCE)
    assert [ended.table for ended in found] == [table]
    assert kinds == {type(load_game("twister").spec.view(new_game(), frozenset()))}


def new_game() -> Any:
    loaded = load_game("twister")
    return loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))


def end_soon(guest: Guest, table: str) -> None:
    """The host closes the table after some moves: games of random players are long."""
    for _ in range(400):
        if guest.http.get(f"/api/tables/{table}").json()["moves"] >= 12:
            break
        threading.Event().wait(0.05)
    chair = guest.sit(table)
    assert chair.do("host", deed="close")["type"] == "state"
    chair.close()


def test_the_async_client_gives_the_same(live: Live, ann: Guest) -> None:
    token = bot_of(ann)
    made = ann.make(("link", "yellow"), ("bot:novice", "blue"), game="twister")

    async def check() -> AskedQuestion:
        async with AsyncClient(live.url, token) as client:
            await client.call("seats/exchange", {"token": made["links"][0]["link"].rpartition("/")[2]})
            async for question in client.questions():
                await client.answer(question, question.prompt.options[0].move)
                if question.prompt.version > 1:
                    return question
        raise AssertionError

    question = asyncio.run(asyncio.wait_for(check(), PATIENCE))
    assert (question.table, question.prompt.role) == (made["table"], "yellow")


BOT = """
def choose(view, prompt, budget, seed):
    return prompt.options[seed % len(prompt.options)].move
"""


def test_underkeep_bot_plays_with_a_file_of_ones_own(live: Live, ann: Guest, tmp_path: Path) -> None:
    token = bot_of(ann)
    (tmp_path / "mine.py").write_text(BOT)
    arguments = ["bot", "--server", live.url, "--token", token, "--games", "1", f"{tmp_path / 'mine.py'}:choose"]
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(CliRunner().invoke(main, arguments)), daemon=True)
    thread.start()
    listening(live)
    table = offer(ann, "Robbie")
    end_soon(ann, table)
    thread.join(PATIENCE)
    assert found[0].exit_code == 0, found[0].output
    assert f"Table {table} is over" in found[0].output


@pytest.mark.skipif(shutil.which("node") is None or not TSC.exists(), reason="no node or no TypeScript here")
def test_a_bot_in_typescript_plays(live: Live, ann: Guest, tmp_path: Path) -> None:
    token = bot_of(ann)
    flags = ["--target", "es2022", "--module", "es2022", "--lib", "es2022,dom", "--strict"]
    subprocess.run([TSC, *flags, "--outDir", tmp_path / "out", ROOT / "examples" / "bot.ts"], check=True)
    script = str(tmp_path / "out" / "bot.js")
    (tmp_path / "out" / "package.json").write_text('{"type": "module"}')
    command = ["node", "--no-warnings", "--experimental-websocket", script, live.url, token, "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        listening(live)
        table = offer(ann, "Robbie")
        end_soon(ann, table)
        told, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert f"{table} is over" in told
