"""Hostile calls: schemathesis makes them up from the OpenAPI description of a running server.

`./run python -m tests.server.openapi --examples 100 --seed 1`. It is brought by `uv tool run`, exactly in the version
below, and is no part of the environment. No call may crash the server, and every answer must be one that is described.
All calls are made by a stranger, and once more by somebody with a name, a password, a table and finished games; only
what ends that person or their session is left to the stranger.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import uvicorn

from tests.server import live
from tests.server.guests import somebody, soon, two_sided
from tests.server.live import Guest, Live
from underkeep.cli.serve import whole
from underkeep.server.http.app import create_app
from underkeep.server.http.limits import Unlimited
from underkeep.server.server import GameServer

TOOL = "schemathesis==4.32.5"
ENDING = "^/api/(me/delete|logout|login|me)$"  # of a person, or of what speaks for one
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def configured(server: GameServer, unlimited: bool = True) -> uvicorn.Config:
    """As usual, without limits: thousands of calls come from one address."""
    return uvicorn.Config(whole(create_app(server), server, Unlimited()), log_level="error", lifespan="on")


def person(server: Live) -> Guest:
    """Somebody who has played a rated game to its end, learns, talks and has a table open."""
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    chair, _, table = two_sided(ann, bob, rated=True)
    chair.act()
    chair.say(type="chat", key="c", text="good-luck", kind="phrase")
    chair.do("resign", role="yellow")
    soon(lambda: ann.http.get("/api/mine").json()["finished"])
    assert ann.http.post("/api/me/lessons", json={"done": ["twister/way-out"]}).status_code == 200
    ann.make(("me", "scout bandit"), ("link", "witch warden beast"), settings={"public": True})
    chair.close()
    assert ann.http.get(f"/api/tables/{table}").status_code == 200
    return ann


def attack(server: Live, folder: str, examples: int, seed: int, *more: str) -> int:
    schema = f"{server.url}/api/schema/openapi.json"
    command = [os.environ.get("UV", "uv"), "tool", "run", TOOL, "run", schema, "--checks", CHECKS]
    command += ["--max-examples", str(examples), "--seed", str(seed), "--phases", "examples,coverage,fuzzing"]
    command += ["--request-timeout", "120", *more]  # measurements play games
    return subprocess.run(command, cwd=folder, check=False).returncode  # it leaves things behind


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--as", dest="who", choices=("stranger", "person", "both"), default="both")
    wish = parser.parse_args()
    live.configured = configured
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Live(Path(folder))
        ann = person(server)
        if wish.who != "person":
            failed |= attack(server, folder, wish.examples, wish.seed)
        if wish.who != "stranger":
            header = f"Cookie: {ann.cookie()}"
            signed_in = ("--header", header, "--exclude-path-regex", ENDING)
            failed |= attack(server, folder, wish.examples, wish.seed, *signed_in)
            failed |= ann.http.get("/api/me").json() != {"name": "Ann", "password": True, "emblem": "", "listed": False}
        failed |= ann.http.get("/healthz").status_code != 200
        server.stop()
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
