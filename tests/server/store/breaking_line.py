"""A line to PostgreSQL that breaks right after a commit was sent on: the database has it, nobody hears so."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path

NAME = ".s.PGSQL.5432"
BYTES = 65_536


class BreakingLine:
    """Stands between a store and the database; once `armed`, the next COMMIT gets through and its answer does not."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.home = home
        self.armed = threading.Event()
        self.ends: list[socket.socket] = []
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(str(folder / NAME))
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.socket(socket.AF_UNIX)
            far.connect(str(self.home / NAME))
            dead = threading.Event()
            threading.Thread(target=self.carry, args=(near, far, dead, True), daemon=True).start()
            threading.Thread(target=self.carry, args=(far, near, dead, False), daemon=True).start()

    def carry(self, origin: socket.socket, to: socket.socket, dead: threading.Event, watched: bool) -> None:
        """Hand bytes on; the watched side breaks the line once what it carried is a commit."""
        while data := received(origin):
            if watched and self.armed.is_set() and b"COMMIT" in data:
                self.armed.clear()
                dead.set()
                to.sendall(data)
                origin.shutdown(socket.SHUT_RDWR)
                break
            if dead.is_set():
                break
            to.sendall(data)
        self.ends.append(origin)
        with contextlib.suppress(OSError):
            to.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        for line in (self.listener, *self.ends):
            line.close()


def received(line: socket.socket) -> bytes:
    try:
        return line.recv(BYTES)
    except OSError:
        return b""
