"""A server of its own process, for tests that kill it: `python -m tests.server.serve_toys FOLDER-OR-DATABASE`."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from tests.server.live import configured, furnish, furnish_shared


def main() -> None:
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    sock.listen()
    url, place = f"http://127.0.0.1:{sock.getsockname()[1]}", sys.argv[1]
    house = furnish_shared(place, url) if place.startswith("postgresql:") else furnish(Path(place))
    server = uvicorn.Server(configured(house))
    print(url, flush=True)
    server.run(sockets=[sock])


if __name__ == "__main__":
    main()
