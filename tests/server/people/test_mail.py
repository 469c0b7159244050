"""Mail: a real SMTP server on this machine gets one letter about what waits, and none while somebody is here."""

from __future__ import annotations

import re
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller

from tests.server.guests import SECRET, denied, somebody, soon, two_sided
from tests.server.live import Guest, Live, Message
from underkeep.core.kernel.errors import BadInput
from underkeep.server.people.mail import mail_server
from underkeep.server.people.seats import COOKIE
from underkeep.server.store.sqlite import FILE


class Inbox:
    """Takes every letter."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.letters: list[tuple[str, EmailMessage]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = BytesParser(policy=default).parsebytes(envelope.content)
        self.letters.append((envelope.rcpt_tos[0], letter))
        return "250 OK"


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    box = Inbox(port)
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box
    controller.stop()


@pytest.fixture
def live(tmp_path: Path, inbox: Inbox) -> Iterator[Live]:
    running = Live(tmp_path)
    postman = running.server.postman
    postman.server = mail_server(f"smtp://127.0.0.1:{inbox.port}", "games@example.org")
    postman.public_url = running.url
    postman.delay = 0
    yield running
    running.stop()


def text(letter: EmailMessage) -> str:
    return str(letter.get_content())


def token(letter: EmailMessage) -> str:
    found = re.search(r"#/mail/(?:yes|stop)/(\S+)", text(letter))
    assert found is not None
    return found[1]


def wants_mail(guest: Guest, inbox: Inbox, address: str = "ann@example.org", lang: str = "it") -> None:
    answer = guest.http.post("/api/me/mail", json={"address": address, "lang": lang})
    assert answer.status_code == 204, answer.text
    _, letter = inbox.letters[-1]
    assert guest.http.post("/api/mail/yes", params={"token": token(letter)}).status_code == 204


def owner_of(live: Live, guest: Guest) -> bytes:
    return live.run(live.server.people.owner(guest.http.cookies[COOKIE]))


def told(guest: Guest) -> Message:
    found: Message = guest.http.get("/api/me/mail").json()
    return found


def test_a_letter_comes_once_and_not_while_one_is_here(live: Live, inbox: Inbox) -> None:
    ann, bob = somebody(live, "Ann"), live.guest()
    wants_mail(ann, inbox)
    assert told(ann) == {"address": "ann@example.org", "confirmed": True, "offered": True}
    chair, _, table = two_sided(ann, bob)

    live.run(live.server.postman.deliver())
    assert len(inbox.letters) == 1  # she is at the table

    chair.close()
    soon(
        lambda: (
            not live.server.postman.is_here(live.run(live.server.people.owner(ann.http.cookies["underkeep_session"])))
        )
    )
    live.run(live.server.postman.deliver())
    live.run(live.server.postman.deliver())
    assert len(inbox.letters) == 2
    address, letter = inbox.letters[1]
    assert address == "ann@example.org"
    assert letter["Subject"] == "Un tavolo ti aspetta"
    assert f"{live.url}/#/table/{table}" in text(letter)
    assert "Ann" in text(letter)


def test_letters_end_by_their_own_link_or_one_click(live: Live, inbox: Inbox) -> None:
    ann, bob = somebody(live, "Ann"), live.guest()
    wants_mail(ann, inbox)
    chair, _, _ = two_sided(ann, bob)
    chair.close()
    soon(lambda: not live.server.postman.is_here(owner_of(live, ann)))
    live.run(live.server.postman.deliver())
    _, letter = inbox.letters[-1]
    link = str(letter["List-Unsubscribe"]).strip("<>")
    stopped = live.guest().http.post(link, data={"List-Unsubscribe": "One-Click"})
    assert stopped.status_code == 204
    assert told(ann)["address"] == ""


def test_nothing_is_sent_before_somebody_said_yes_from_there(live: Live, inbox: Inbox) -> None:
    ann, bob = somebody(live, "Ann"), live.guest()
    assert ann.http.post("/api/me/mail", json={"address": "ann@example.org"}).status_code == 204
    chair, _, _ = two_sided(ann, bob)
    chair.close()
    live.run(live.server.postman.deliver())
    assert len(inbox.letters) == 1
    assert denied(ann.http.post("/api/mail/yes", params={"token": "x"})) == "server-no-mail-token"


@pytest.mark.parametrize(
    "address", ["ann", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.de", "@", "ann@example.org,bob@example.org"]
)
def test_what_is_no_address_is_said(live: Live, inbox: Inbox, address: str) -> None:
    ann = somebody(live, "Ann")
    assert ann.http.post("/api/me/mail", json={"address": address}).status_code == 400
    assert inbox.letters == []


def test_only_people_with_passwords_and_not_too_often(live: Live, inbox: Inbox) -> None:
    stranger = live.guest()
    assert denied(stranger.http.post("/api/me/mail", json={"address": "a@example.org"})) == "server-no-mail-name"
    ann = somebody(live, "Ann")
    for _ in range(5):
        ann.http.post("/api/me/mail", json={"address": "ann@example.org"})
    assert denied(ann.http.post("/api/me/mail", json={"address": "ann@example.org"})) == "server-no-mail-again"
    assert len(inbox.letters) == 5


def test_an_address_is_forgotten_with_its_person(live: Live, inbox: Inbox) -> None:
    ann = somebody(live, "Ann")
    wants_mail(ann, inbox, "annabella@example.org")
    assert ann.http.post("/api/me/delete", json={"name": "Ann", "password": SECRET}).status_code == 204
    for name in (FILE, f"{FILE}-wal"):
        assert b"annabella" not in (live.folder / name).read_bytes()
    with closing(sqlite3.connect(live.folder / FILE)) as db, db:
        assert db.execute("SELECT COUNT(*) FROM mailbox").fetchone() == (0,)


@pytest.mark.parametrize(
    ("url", "sender"),
    [("http://x", "a@b.de"), ("smtp://", "a@b.de"), ("smtp://x:99999", "a@b.de"), ("smtp://x", "nobody")],
)
def test_a_mail_server_is_named_so_that_it_can_be_found(url: str, sender: str) -> None:
    with pytest.raises(BadInput):
        mail_server(url, sender)
