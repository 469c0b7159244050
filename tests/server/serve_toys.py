"""A server of its own process, for tests that kill it: `python -m tests.server.serve_toys FOLDER`."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from tests.server.live import configured, furnish


def main() -> None:
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    sock.listen()
    server = uvicorn.Server(configured(furnish(Path(sys.argv[1]))))
    print(f"http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
    server.run(sockets=[sock])


if __name__ == "__main__":
    main()
