"""Mail: one short letter to somebody who is away, about all tables that wait for them.

Off unless the operator names a mail server. An address gets nothing but one question whether it wants letters; every
letter has a link that ends them. What waits is told once, not before a while has passed, and never to somebody who is
here.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from underkeep.core.kernel.errors import BadInput
from underkeep.server import wire
from underkeep.server.errors import Denied
from underkeep.server.http.limits import Limiter
from underkeep.server.people.accounts import People
from underkeep.server.people.seats import new_secret
from underkeep.server.store.interface import Mailbox, Store, StoreFailed
from underkeep.server.tables.open_tables import OpenTables
from underkeep.server.tables.table import Table
from underkeep.words import bundle

log = logging.getLogger("underkeep.mail")
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
SECONDS: Final = 20.0  # for one letter
LOOK_SECONDS: Final = 60.0  # between two looks at what waits
DELAY: Final = 15 * 60.0  # seconds that a table waits before a letter tells it
EVERY: Final = 6 * 3600.0  # seconds between two letters to one person
ASKINGS: Final = (5, 24 * 3600.0)  # letters of question that one person may cause
PARTS: Final = ("mail", "ui")


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, and who they come from."""

    host: str
    port: int
    user: str
    password: str
    tls: bool  # from the first byte; else as soon as the server offers it
    sender: str


def mail_server(url: str, sender: str) -> MailServer | None:
    """smtp://user:password@host:port, or smtps://; None where nothing is said."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or {"smtp": 587, "smtps": 465}.get(parts.scheme, 0)
    except ValueError:
        port = 0
    if not port or not parts.hostname:
        raise BadInput("is no mail server", "--mail-server", "Give it like smtps://user:password@mail.example.org.")
    if not ADDRESS.fullmatch(sender):
        raise BadInput("is no address of mail", "--mail-from", "Give it like games@example.org.")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, user, password, parts.scheme == "smtps", sender)


class Postman:
    """Notes what waits for whom, and tells it by mail to those who wish it and are away."""

    def __init__(
        self, store: Store, people: People, tables: OpenTables, server: MailServer | None, public_url: str
    ) -> None:
        self.store = store
        self.people = people
        self.tables = tables
        self.server = server
        self.public_url = public_url
        self.waiting: dict[tuple[bytes, str], float] = {}  # who is awaited at which table, since when
        self.told: set[tuple[bytes, str]] = set()
        self.askings = Limiter(*ASKINGS)
        self.delay, self.every = DELAY, EVERY
        self.loop: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ following tables
    def wake(self, table: Table) -> None:
        if self.server is None:
            return
        asked = table.asked_seats()
        awaited = {seat.session for seat in table.seats if seat.number in asked}
        for seat in table.seats:
            if seat.session is not None:
                self.note(seat.session, table.row.id, seat.session in awaited)

    def note(self, owner: bytes, table: str, waits: bool) -> None:
        if waits:
            self.waiting.setdefault((owner, table), time.monotonic())
        else:
            self.waiting.pop((owner, table), None)
            self.told.discard((owner, table))

    def drop(self, table: str) -> None:
        for key in [key for key in self.waiting if key[1] == table]:
            del self.waiting[key]

    # ------------------------------------------------------------ letters
    def open(self) -> None:
        if self.server is not None:
            self.loop = asyncio.create_task(self.rounds())

    def close(self) -> None:
        if self.loop is not None:
            self.loop.cancel()

    async def rounds(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.deliver()

    async def deliver(self) -> None:
        """One round: a letter to everybody who is away and for whom something new waits."""
        try:
            for box in await self.store.mailboxes():
                await self.tell(box)
        except StoreFailed as error:
            log.warning("no mail: %s", error)

    async def tell(self, box: Mailbox) -> None:
        now = time.monotonic()
        mine = [table for (owner, table), since in self.waiting.items() if owner == box.owner]
        ripe = [table for table in mine if now - self.waiting[box.owner, table] >= self.delay]
        fresh = [table for table in ripe if (box.owner, table) not in self.told]
        if not fresh or self.is_here(box.owner) or time.time() - box.sent < self.every:
            return
        opened = await self.tables.opened(mine)
        if await self.send(box, self.digest(box, opened)):
            self.told |= {(box.owner, table) for table in mine}
            await self.store.keep_mailbox(replace(box, sent=int(time.time())))

    def is_here(self, owner: bytes) -> bool:
        """Do they look at any table now?"""
        return any(watcher.session == owner for table in self.tables.here() for watcher in table.watchers)

    def digest(self, box: Mailbox, tables: Sequence[Table]) -> EmailMessage:
        lines = [self.said(box, "mail-line", game=game_name(box, table), link=self.link(table)) for table in tables]
        name = self.people.names.get(box.owner, "")
        head = self.said(box, "mail-waiting", name=name, count=len(lines))
        foot = self.said(box, "mail-stop", link=self.stop_link(box))
        return self.letter(box, self.said(box, "mail-subject", count=len(lines)), [head, *lines, foot])

    def letter(self, box: Mailbox, subject: str, paragraphs: Sequence[str]) -> EmailMessage:
        assert self.server is not None
        told = EmailMessage()
        told["From"], told["To"], told["Subject"] = self.server.sender, box.address, subject
        told["Date"], told["Message-ID"] = formatdate(), make_msgid(domain=self.server.sender.rpartition("@")[2])
        told["List-Unsubscribe"] = f"<{self.public_url}/api/mail/stop?token={box.token}>"
        told["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        told["Auto-Submitted"] = "auto-generated"
        told.set_content("\n\n".join(paragraphs) + "\n")
        return told

    def said(self, box: Mailbox, message: str, **args: str | int) -> str:
        return say(box.lang, message, args)

    def link(self, table: Table) -> str:
        return f"{self.public_url}/#/table/{table.row.id}"

    def stop_link(self, box: Mailbox) -> str:
        return f"{self.public_url}/#/mail/stop/{box.token}"

    async def send(self, box: Mailbox, letter: EmailMessage) -> bool:
        """Hand a letter in; the log never repeats an address."""
        try:
            await asyncio.to_thread(hand_in, self.server, letter)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter was not sent: %s", type(error).__name__)
            return False
        return True

    # ------------------------------------------------------------ who wants letters
    async def wish(self, session: str | None, address: str, lang: str) -> None:
        """Ask an address whether it wants letters; "" ends them."""
        person = None if session is None else await self.people.person(session)
        if person is None or person.password is None:
            raise Denied("server-no-mail-name")
        if not address:
            return await self.store.delete_mailbox(person.owner)
        if self.server is None:
            raise Denied("server-no-mail")
        if not ADDRESS.fullmatch(address):
            raise BadInput("is no address of mail", "address", "Give it like name@example.org.")
        if not self.askings.allow(person.owner):
            raise Denied("server-no-mail-again")
        box = Mailbox(person.owner, address, lang, new_secret(), False, 0)
        await self.store.keep_mailbox(box)
        link = f"{self.public_url}/#/mail/yes/{box.token}"
        asked = [self.said(box, "mail-ask", name=person.name, link=link), self.said(box, "mail-ask-else")]
        if not await self.send(box, self.letter(box, self.said(box, "mail-ask-subject"), asked)):
            raise Denied("server-no-mail-now")

    async def mine(self, session: str | None) -> wire.MailWish:
        person = None if session is None else await self.people.person(session)
        box = None if person is None else await self.store.mailbox(person.owner)
        if box is None:
            return wire.MailWish("", False, self.server is not None)
        return wire.MailWish(box.address, box.confirmed, self.server is not None)

    async def confirm(self, token: str) -> None:
        """They said yes from there; the link works once, and another one ends the letters."""
        box = await self.store.mailbox_by(token)
        if box is None:
            raise Denied("server-no-mail-token")
        await self.store.keep_mailbox(replace(box, confirmed=True))

    async def stop(self, token: str) -> None:
        box = await self.store.mailbox_by(token)
        if box is not None:
            await self.store.delete_mailbox(box.owner)


def hand_in(server: MailServer | None, letter: EmailMessage) -> None:
    """In a thread: over TLS if it can be had, and never a password without."""
    assert server is not None
    context = ssl.create_default_context()
    if server.tls:
        line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=context)
    else:
        line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with line:
        line.ehlo()
        secure = server.tls
        if not secure and line.has_extn("starttls"):
            line.starttls(context=context)
            secure = True
        if server.user and secure:
            line.login(server.user, server.password)
        line.send_message(letter)


def say(lang: str, message: str, args: dict[str, str | int]) -> str:
    words = bundle(lang, PARTS)
    value = words.get_message(message).value
    assert value is not None, message
    return str(words.format_pattern(value, args)[0])


def game_name(box: Mailbox, table: Table) -> str:
    message = f"game-{table.row.game}-name"
    return say(box.lang, message, {}) if bundle(box.lang, PARTS).has_message(message) else table.row.game
