"""Three people and a table: invited by name, seen and heard beside the board, once more, rated and remembered."""

from __future__ import annotations

import re
from itertools import count

from playwright.sync_api import Page, expect

from tests.browser.company import body, go
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import violations
from tests.browser.player import Person, make_table

NUMBERS = count()
SECRET = "a long enough secret"  # noqa: S105  of nobody


def called(page: Page, name: str) -> str:
    """A name with a password that nobody else has here."""
    mine = f"{name} {page.evaluate('Date.now()')}{next(NUMBERS)}"
    page.get_by_role("button", name="Tell your name").click()
    page.get_by_label("Name", exact=True).fill(mine)
    page.get_by_label("Password").fill(SECRET)
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    return mine


def invite(host: Page, table: str, seat: int, name: str) -> None:
    """By the host's own hand, in the dialog of the table."""
    go(host, f"table/{table}")
    host.locator(".dock .prompt").wait_for()
    if not host.get_by_role("dialog").count():
        host.get_by_role("button", name="This table").click()
        host.get_by_role("dialog").get_by_role("button", name="Invite").click()
    host.get_by_placeholder("or invite by name").fill(name)
    host.get_by_role("dialog").get_by_role("button", name="Invite", exact=True).click()
    expect(host.get_by_role("dialog")).to_contain_text("is invited")
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)


def talk(page: Page) -> None:
    page.get_by_role("region", name="Chat").get_by_role("button", name="Chat").click()


def test_from_an_invitation_to_a_rematch(new_page: NewPage) -> None:
    ann, bob, watcher = new_page(), new_page(), new_page()
    one, two = Person(ann), Person(bob)
    ann_name, bob_name = called(ann, "Ann"), called(bob, "Bob")
    settings = {"rated": True, "clock": {"kind": "bank", "seconds": 3600, "increment": 0, "timeout": "loss"}}
    table = make_table(ann, {**body(settings=settings), "seed": None})
    invite(ann, table, 1, bob_name)
    expect(ann.locator(".affair")).to_contain_text("It begins when everybody sits")

    go(bob, "")
    bob.reload()
    line = bob.locator(f"[data-table='{table}']")
    expect(line).to_contain_text(f"{ann_name} keeps a seat for you")
    assert violations(bob, "dark") == []
    line.get_by_role("button", name="Sit down").click()
    two.wait_for_question()
    expect(ann.locator(".affair")).to_have_count(0)

    go(watcher, f"table/{table}/watch")
    watcher.locator(".dock .prompt").wait_for()
    talk(ann)
    talk(bob)
    ann.get_by_label("Say quickly…").select_option("good-luck")
    expect(bob.get_by_role("region", name="Chat")).to_contain_text("Good luck, have fun!")
    expect(bob.get_by_role("region", name="Chat")).to_contain_text(ann_name)
    assert violations(bob, "dark") == []

    ann.get_by_role("button", name="Ask a bot (H)").click()
    ann.get_by_role("dialog").get_by_role("button", name="What would you do here?").click()
    expect(ann.get_by_role("dialog")).to_contain_text("This game is rated")
    ann.keyboard.press("Escape")

    one.wait_for_question()
    one.click_move("line thief")
    ann.get_by_role("button", name="This table").click()
    people = ann.get_by_role("dialog").get_by_role("list", name="Who is here")
    expect(people).to_contain_text(bob_name)
    expect(people).to_contain_text("watching")
    ann.get_by_role("button", name="Resign").click()
    ann.get_by_role("button", name="Really resign?").click()

    ann.get_by_role("button", name="Rematch, sides changed").click()
    expect(ann.locator(".affair")).to_contain_text("It begins when everybody sits")
    bob.get_by_role("link", name="To the rematch").click()
    two.wait_for_question()
    expect(bob.locator(".affair")).to_have_count(0)

    go(bob, "me")
    expect(bob.get_by_role("heading", name=bob_name)).to_be_visible()
    expect(bob.get_by_role("table")).to_contain_text(re.compile(r"1[56]\d\d"))
    assert violations(bob, "dark") == []
    go(ann, "mine")
    card = ann.locator(f"[data-table='{table}']")
    expect(card).to_contain_text("Lost")
    expect(card).to_contain_text(bob_name)
    assert violations(ann, "dark") == []
    go(ann, "ladder/twister/blue")
    expect(ann.get_by_role("table")).to_contain_text("somebody")
    assert violations(ann, "dark") == []


def test_partners_point_and_propose(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page(**PHONE)
    seats = [{"kind": "me", "roles": ["dragon"]}, {"kind": "link", "roles": ["ratkin"]}]
    made = ann.evaluate(
        """async (seats) => {
          const games = await (await fetch('api/games')).json();
          const options = games.find((g) => g.id === 'heroes').quick.options;
          return (await (await fetch('api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({game: 'heroes', options, seats})})).json());
        }""",
        seats,
    )
    bob.goto(made["links"][0]["link"])
    go(ann, f"table/{made['table']}")
    one, two = Person(ann), Person(bob)
    for page in (ann, bob):
        page.locator(".dock .prompt").wait_for()
    asker, other = (one, two) if ann.locator(".dock [data-move]").count() else (two, one)
    assert asker is not other
    for person in (one, two):
        if person.page is bob:
            bob.get_by_role("button", name="Talk").click()
        else:
            talk(person.page)
    ann.get_by_role("button", name="Point at something on the board").click()
    ann.locator('[data-target="room:vault"]').first.click()
    expect(bob.get_by_role("region", name="Chat").first).to_contain_text("points at Vault")
    helper = other.page
    helper.get_by_role("button", name="Propose").click()
    choice = helper.get_by_role("dialog").locator(".plans button").first
    said = choice.inner_text().strip()
    choice.click()
    expect(asker.page.get_by_role("region", name="Chat").first).to_contain_text("proposes:")
    assert said
    asker.page.get_by_role("region", name="Chat").first.get_by_role("button", name="Do it").click()
    asker.wait(lambda: len(asker.acts) == 1)
