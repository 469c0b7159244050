"""Letters from the served house to a real mail server, and what is left of somebody who deletes their name: nothing."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import body, go
from tests.browser.conftest import PHONE, NewPage, Served
from tests.browser.player import Person, make_table
from tests.browser.test_together import SECRET, called, expect_fit, talk
from tests.server.inbox import Inbox, free_port, link, open_inbox, text
from underkeep.server.people.seats import COOKIE
from underkeep.server.store.sqlite import FILE

ADDRESS: Final = "annabella@example.org"
SAID: Final = "My own words about the weather"
LOOKS: Final = 3  # seconds in which the postman looks three times


@pytest.fixture(scope="module")
def inbox() -> Iterator[Inbox]:
    with open_inbox() as box:
        yield box


@pytest.fixture(scope="module")
def served(client: None, inbox: Inbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that tells at once by mail what waits."""
    port = free_port()
    mail = ("--mail-server", f"smtp://127.0.0.1:{inbox.port}", "--mail-from", "games@example.org", "--mail-after", "0")
    place = ("--port", str(port), "--public-url", f"http://127.0.0.1:{port}")
    server = Served(tmp_path_factory.mktemp("letters"), *mail, *place)
    yield server
    server.stop()


def letters(person: Person, inbox: Inbox, count: int) -> None:
    """So many came, and while the postman looks again, no more."""
    person.wait(lambda: len(inbox.letters) >= count)
    until = time.monotonic() + LOOKS
    person.wait(lambda: time.monotonic() > until)
    assert len(inbox.letters) == count


def ask_for_letters(page: Page) -> None:
    go(page, "me")
    page.get_by_label("Letters when a table waits for me").fill(ADDRESS)
    page.get_by_role("button", name="Ask this address").click()
    expect(page.get_by_text("A letter with a question is on its way.")).to_be_visible()


def traces(served: Served, *secrets: bytes) -> list[tuple[str, bytes]]:
    """What of somebody stands in the data file or beside it."""
    files = [path for path in served.data.glob(f"{FILE}*") if path.is_file()]
    return [(path.name, secret) for path in files for secret in secrets if secret in path.read_bytes()]


def test_letters_come_once_and_to_the_absent_and_a_deleted_name_leaves_nothing(
    new_page: NewPage, served: Served, inbox: Inbox
) -> None:
    ann, bob, post = new_page(), new_page(), new_page(**PHONE)
    one, two = Person(ann), Person(bob)
    name = called(ann, "Annabella")
    ask_for_letters(ann)
    expect_fit(ann)
    letters(one, inbox, 1)
    post.goto(link(inbox.letters[0][1], "yes"))
    post.get_by_role("button", name="Yes, tell me by mail").click()
    expect(post.get_by_text("From now on letters come here.")).to_be_visible()
    expect_fit(post)

    table = make_table(ann, body(settings={"public": True, "start": "all"}))
    go(ann, f"table/{table}")
    one.wait(lambda: bool(one.states))
    seat = bob.request.post(f"{served.url}/api/tables/{table}/join", data={"seat": 1})
    assert seat.ok, seat.text()
    go(bob, f"table/{table}")
    two.wait_for_question()
    one.wait_for_question()
    talk(ann)
    talk(bob)
    ann.get_by_label("Say something").fill(SAID)
    ann.get_by_role("button", name="Send").click()
    expect(bob.locator(".talk")).to_contain_text("Annabella")
    letters(one, inbox, 1)  # she is at the table

    go(ann, "me")
    letters(one, inbox, 2)
    address, letter = inbox.letters[1]
    assert address == ADDRESS
    assert name in text(letter)
    ann.goto(link(letter, "table"))
    one.wait(one.is_drawn)
    assert ann.url.endswith(f"#/table/{table}")

    session = next(cookie["value"] for cookie in ann.context.cookies() if cookie["name"] == COOKIE).encode()
    hashed = hashlib.sha256(session).digest()
    personal = (name.encode(), ADDRESS.encode(), SAID.encode(), hashed)
    assert {secret for _, secret in traces(served, *personal)} == set(personal), "else it is looked for in vain"
    go(ann, "me")
    ann.get_by_role("button", name="Delete my name").click()
    expect_fit(ann)
    ann.get_by_label("Write your name to be sure").fill(name)
    ann.get_by_label("Password, if you have one").fill(SECRET)
    ann.get_by_role("button", name="Delete it for good").click()
    expect(ann.get_by_role("button", name="Tell your name")).to_be_visible()
    assert traces(served, *personal, session, hashed.hex().encode()) == []
    expect(bob.locator(".talk")).not_to_contain_text(SAID)
    post.goto(link(letter, "stop"))
    post.get_by_role("button", name="No more letters").click()
    expect(post.get_by_text("No more letters come here.")).to_be_visible()
