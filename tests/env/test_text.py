"""Games in words: everything an agent needs is in the text, nothing it may not know; a chat endpoint can play."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import chat_agent
import pytest

from underkeep.core.kernel.errors import BadInput
from underkeep.env.text import ILLEGAL, TextEnv
from underkeep.registry import GAMES

SHORT: dict[str, dict[str, Any]] = {
    "twister": {"target_points": 1, "stalemate_turns": 10},
    "vast": {"roles": "knight-goblins", "last_round": 20},
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_whole_game_can_be_played_by_reading(game: str, lang: str) -> None:
    env = TextEnv(game, opponents="random", options=SHORT.get(game), lang=lang)
    dice, turn = random.Random(4), env.reset(seed=4)  # noqa: S311  play, not secrecy
    while not turn.over:
        assert all(f"- {move}: " in turn.text for move in turn.options)
        turn = env.step(dice.choice(turn.options))
        assert turn.legal
    assert turn.options == ()
    assert turn.reward in (-1.0, 0.0, 1.0)
    assert f"{game}-" not in turn.text, "a sentence instead of its id"


def test_the_same_seed_tells_the_same_game() -> None:
    first, second = (TextEnv("vast", "goblins", opponents="novice").reset(seed=9).text for _ in range(2))
    assert first == second


def test_what_is_not_legal_is_explained_by_its_rule_and_changes_nothing() -> None:
    env = TextEnv("twister", "yellow", opponents="random")
    turn = env.reset(seed=1)
    refused = env.step("pass")

    assert not refused.legal
    assert refused.reward == ILLEGAL
    assert refused.options == turn.options
    assert env.step("dance wildly").legal is False
    assert env.step(turn.options[0]).legal


def test_rules_are_found_by_words() -> None:
    found = TextEnv("vast").rules("sidequest", most=2)
    assert len(found) == 2
    assert all(rule.startswith("VAST-") for rule in found)


def test_an_unknown_role_is_refused() -> None:
    with pytest.raises(BadInput, match="wizard"):
        TextEnv("vast", "wizard")


# ---------------------------------------------------------------- a chat endpoint
class Scripted(BaseHTTPRequestHandler):
    """A model that looks a rule up, answers nonsense, and then takes the last option that it was told of."""

    calls: int
    heard: list[dict[str, Any]]

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        server: Any = self.server
        server.heard.append(asked)
        body = json.dumps({"choices": [{"message": {"content": self.answer(asked["messages"])}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def answer(self, messages: list[dict[str, str]]) -> str:
        own = [message for message in messages if message["role"] == "assistant"]
        if len(own) < 2:
            return ("Let me see.\nrules: combat card", "I do not know.\nfly away")[len(own)]
        options = [line for line in messages[1]["content"].splitlines() if line.startswith("- ")]
        return f"This one.\n{options[-1][2:].partition(': ')[0]}"

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@pytest.fixture
def endpoint() -> Iterator[ThreadingHTTPServer]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Scripted)
    server.heard = []  # type: ignore[attr-defined]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def test_a_model_behind_a_chat_endpoint_decides(endpoint: ThreadingHTTPServer) -> None:
    env = TextEnv("twister", "yellow", opponents="random")
    turn = env.reset(seed=1)
    after = chat_agent.decide(env, turn, f"http://127.0.0.1:{endpoint.server_port}", "scripted")
    heard: list[dict[str, Any]] = endpoint.heard  # type: ignore[attr-defined]

    assert after.legal
    assert len(heard) == 3
    assert heard[0]["messages"][1]["content"] == turn.text
    assert "DT-" in heard[1]["messages"][3]["content"], "rules are looked up"
    assert "fly away" in heard[2]["messages"][5]["content"], "what went wrong is told"
