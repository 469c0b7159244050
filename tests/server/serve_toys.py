"""Servers in processes of their own, for tests that kill them.

`python -m tests.server.serve_toys FOLDER-OR-DATABASE` is one. Without an argument it is a nursery: for every line on
standard input, a place, it forks a server that has imported everything already, and tells its process and address.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path

import uvicorn

from tests.server.live import configured, make_server, make_shared_server, toy_games
from underkeep.server.catalogue import Catalogue


def serve(place: str) -> None:
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    sock.listen()
    url = f"http://127.0.0.1:{sock.getsockname()[1]}"
    server = make_shared_server(place, url) if place.startswith("postgresql:") else make_server(Path(place))
    program = uvicorn.Server(configured(server, unlimited=True))  # all players come from one address
    print(os.getpid(), url, flush=True)
    program.run(sockets=[sock])


def nursery() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried at once
    catalogue = Catalogue(extra=toy_games())
    for game in catalogue.playable():
        catalogue.load(game)
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(sys.stdin.fileno())
            serve(line.strip())
            os._exit(0)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve(sys.argv[1])
    else:
        nursery()
