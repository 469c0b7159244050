"""Plays a game against a bot: `python examples/client.py http://127.0.0.1:8000 [GAME]` (docs/protocol.md)."""

import json
import random
import sys
import uuid

import httpx
from websockets.sync.client import connect


def play(url: str, game: str) -> dict[str, object]:
    """Take the game's Play now table and answer every prompt at random until somebody has won."""
    with httpx.Client(base_url=url) as http:
        card = next(card for card in http.get("/api/games").json() if card["id"] == game)
        table = http.post("/api/tables", json=card["quick"]).json()["table"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as ws:
        ws.send(json.dumps({"type": "hello"}))
        while True:
            message = json.loads(ws.recv())
            if message["type"] == "state" and message["result"]:
                return dict(message["result"])
            if message["type"] == "state" and message["prompts"]:
                prompt = message["prompts"][0]
                move = random.choice(prompt["options"])["move"]  # noqa: S311  play, not secrecy
                answer = {"role": prompt["role"], "version": prompt["version"], "move": move}
                ws.send(json.dumps({"type": "act", "key": str(uuid.uuid4()), **answer}))


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "twister"))
