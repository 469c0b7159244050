"""Hostile calls: schemathesis makes them up from the OpenAPI description of a running server.

`./run python -m tests.server.openapi --examples 100 --seed 1`. It is brought by `uv tool run`, exactly in the version
below, and is no part of the environment. No call may crash the server, and every answer must be one that is described.
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
from tests.server.live import Live
from underkeep.cli.serve import whole
from underkeep.server.http.app import create_app
from underkeep.server.http.limits import Unlimited
from underkeep.server.server import GameServer

TOOL = "schemathesis==4.32.5"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def configured(server: GameServer, unlimited: bool = True) -> uvicorn.Config:
    """As usual, without limits: thousands of calls come from one address."""
    return uvicorn.Config(whole(create_app(server), server, Unlimited()), log_level="error", lifespan="on")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    live.configured = configured
    with tempfile.TemporaryDirectory() as folder:
        server = Live(Path(folder))
        guest = server.guest()
        guest.make(("me", "scout bandit"), ("link", "witch warden beast"), settings={"public": True})
        schema = f"{server.url}/api/schema/openapi.json"
        command = [os.environ.get("UV", "uv"), "tool", "run", TOOL, "run", schema, "--checks", CHECKS]
        command += [
            "--max-examples",
            str(wish.examples),
            "--seed",
            str(wish.seed),
            "--phases",
            "examples,coverage,fuzzing",
        ]
        done = subprocess.run(command, cwd=folder, check=False)  # it leaves things behind
        alive = guest.http.get("/healthz").status_code == 200
        server.stop()
    return done.returncode or int(not alive)


if __name__ == "__main__":
    sys.exit(main())
