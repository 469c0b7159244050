"""A real SMTP server on this machine that takes every letter."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller


class Inbox:
    """Takes every letter."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[tuple[str, EmailMessage]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        self.letters.append((envelope.rcpt_tos[0], letter))
        return "250 OK"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def open_inbox() -> Iterator[Inbox]:
    box = Inbox(free_port())
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    yield box
    controller.stop()


def text(letter: EmailMessage) -> str:
    return str(letter.get_content())


def link(letter: EmailMessage, deed: str) -> str:
    """The link of a letter that does this: yes, stop, table."""
    found = re.search(rf"http\S+#/(?:mail/)?{deed}/\S+", text(letter))
    assert found is not None, text(letter)
    return found[0]
