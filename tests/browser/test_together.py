"""Three people and a table: invited by name, seen and heard beside the board, once more, rated and remembered."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from itertools import count

from playwright.sync_api import Locator, Page, expect

from tests.browser.company import body, go, home
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import SMALL_TARGETS, violations
from tests.browser.player import Person, Tree, make_table, play_quickly
from underkeep.server.wire import PROTOCOL

NUMBERS = count()
SECRET = "a long enough secret"  # noqa: S105  of nobody
BANK = 3600  # seconds
POINTS_FOR_TEN_TO_ONE = 400
SLACK = 1e-3  # of points, for a slope
ADVICE = """([table, protocol, asked]) => new Promise((done) => {
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/tables/${table}?protocol=${protocol}`);
  line.onopen = () => [{type: 'hello'}, asked].forEach((said) => line.send(JSON.stringify(said)));
  line.onmessage = ({data}) => {
    const said = JSON.parse(data);
    if (said.type === 'error' || said.type === 'advice') line.close(), done(said);
  };
})"""


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


def clocks(person: Person) -> list[tuple[int, bool]]:
    return [(clock["left"], clock["running"]) for clock in person.state["affairs"]["clocks"]]


def slope(value: Callable[[float], float], at: float) -> float:
    return (value(at + SLACK) - value(at - SLACK)) / (2 * SLACK)


def rating_after_first_game(won: bool) -> tuple[float, float]:
    """A stranger's rating and the 95 % around it after a game against another one, from the model's words alone: a
    normal distribution around 1500, a chance by odds of ten to one for 400 points, one step of Newton's method.
    """

    def chance(gap: float) -> float:
        return math.log(1 / (1 + 10 ** (-gap / POINTS_FOR_TEN_TO_ONE)))

    def likelihood(mine: float) -> float:
        return chance(mine - 1500) if won else chance(1500 - mine)

    before = math.hypot(350, 8)
    curve = slope(lambda mine: slope(likelihood, mine), 1500)
    variance = 1 / (1 / before**2 - curve)
    return 1500 + variance * slope(likelihood, 1500), 1.959964 * math.sqrt(variance)


def expect_rating(page: Page, won: bool) -> None:
    points, sure = rating_after_first_game(won)
    expect(page.get_by_role("table")).to_contain_text(f"{points:.0f} ± {sure:.0f}")


def expect_fit(page: Page) -> None:
    """Axe in both themes, at a desk and on a phone; nothing too small for a finger there."""
    desk = page.viewport_size
    for size in (desk, {"width": 390, "height": 844}):
        assert size is not None
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert [*violations(page, "dark"), *violations(page, "light")] == []
    assert page.evaluate(SMALL_TARGETS) == []
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert desk is not None
    page.set_viewport_size(desk)


def talk(page: Page) -> None:
    page.locator(".talk .head").first.click()


def test_from_an_invitation_to_a_rematch(new_page: NewPage) -> None:
    ann, bob, watcher = new_page(), new_page(), new_page()
    one, two = Person(ann), Person(bob)
    ann_name, bob_name = called(ann, "Ann"), called(bob, "Bob")
    settings = {"rated": True, "clock": {"kind": "bank", "seconds": BANK, "increment": 0, "timeout": "loss"}}
    table = make_table(ann, {**body(settings=settings), "seed": None})
    invite(ann, table, 1, bob_name)
    expect(ann.locator(".affair")).to_contain_text("It begins when everybody sits")
    began = time.monotonic()

    go(bob, "")
    bob.reload()
    line = bob.locator(f"[data-table='{table}']")
    expect(line).to_contain_text(f"{ann_name} keeps a seat for you")
    assert violations(bob, "dark") == []
    one.wait(lambda: time.monotonic() - began > 2)
    ann.reload()
    one.wait(one.is_drawn)
    assert clocks(one) == [(BANK * 1000, False)] * 2, "nobody's time runs before all sit"
    line.get_by_role("button", name="Sit down").click()
    two.wait_for_question()
    assert all(left > (BANK - 60) * 1000 for left, _ in clocks(two))
    assert any(running for _, running in clocks(two))
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
    expect(ann.get_by_role("dialog")).to_contain_text("This game is rated")
    expect(ann.get_by_role("button", name="What would you do here?")).to_have_count(0)
    ann.keyboard.press("Escape")
    for asked in ({"type": "hint", "role": "yellow"}, {"type": "explain", "role": "blue"}):
        answer = ann.evaluate(ADVICE, [table, PROTOCOL, asked])
        assert answer["message"]["id"] == "server-no-hint-rated"

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
    expect_rating(bob, won=True)
    expect_fit(bob)
    go(ann, "me")
    expect_rating(ann, won=False)
    go(ann, "mine")
    card = ann.locator(f"[data-table='{table}']")
    expect(card).to_contain_text("Lost")
    expect(card).to_contain_text(bob_name)
    expect_fit(ann)
    go(ann, "ladder/twister/blue")
    expect(ann.get_by_role("table")).to_contain_text("somebody")
    expect_fit(ann)


# ---------------------------------------------------------------------- partners
def three_clans(new_page: NewPage) -> tuple[list[Person], str]:
    """Ann at a desk, Bob with a phone, Chiara in Italian."""
    pages = [new_page(), new_page(**PHONE), new_page(lang="it-IT")]
    clans = ("dragon", "ratkin", "gnoll")
    seats: list[Tree] = [{"kind": "link" if n else "me", "roles": [clan]} for n, clan in enumerate(clans)]
    wish = {"game": "heroes", "options": {"clans": list(clans)}, "seats": seats, "seed": "5"}
    made = pages[0].request.post(f"{home(pages[0])}api/tables", data=wish).json()
    people = [Person(page) for page in pages]
    for page, link in zip(pages[1:], made["links"], strict=True):
        page.goto(link["link"])
    go(pages[0], f"table/{made['table']}")
    for page in pages:
        page.locator(".dock .prompt").wait_for()
    return people, str(made["table"])


def lines(page: Page) -> Locator:
    return page.locator(".talk:visible").first


def point(page: Page, target: str) -> None:
    page.get_by_role("button", name="Point at something on the board").click()
    page.locator(f'[data-target="{target}"]').first.click()


def wait_past(seq: int, people: list[Person]) -> None:
    for person in people:
        person.wait(lambda person=person: person.seq > seq and person.is_drawn())  # type: ignore[misc]


def hurry_to_the_heroes(people: list[Person], table: str) -> str:
    """Every clan lets its turn pass, until heroes stand at the portals; one of them."""
    first = people[0]
    heroes = first.page.locator('[data-target^="hero:"]')
    while not heroes.count():
        first.wait(lambda: any(person.options for person in people))
        asked = next(person for person in people if person.options)
        moves = [option["move"] for option in asked.options]
        move = next((move for move in moves if move in ("end phase", "pass")), moves[-1])
        seq = asked.seq
        play_quickly(asked.page, table, [(asked.state["prompts"][0]["role"], move)])
        wait_past(seq, people)
    return str(heroes.first.get_attribute("data-target"))


def test_partners_point_propose_and_agree(new_page: NewPage) -> None:
    people, table = three_clans(new_page)  # the Gnolls are asked where they begin
    ann, bob, chiara = (person.page for person in people)
    talk(ann)
    bob.get_by_role("button", name="Talk").click()
    talk(chiara)
    point(ann, "room:vault")
    expect(lines(bob)).to_contain_text("points at Vault")
    expect(chiara.locator(".map .pointed").first).to_be_visible()
    point(ann, "display:owl")
    expect(lines(bob)).to_contain_text("points at Owl")

    bob.get_by_role("button", name="Propose").click()
    forge = bob.get_by_role("dialog").locator(".plans button", has_text="Forge")
    forge.wait_for()
    expect_fit(bob)
    forge.click()
    expect(lines(ann)).to_contain_text("proposes: Forge")
    lines(ann).get_by_role("button", name="Agree").click()
    for page in (bob, chiara):
        expect(lines(page).locator(".plan .yes")).to_have_count(1)
    for page in (bob, chiara):
        assert [*violations(page, "dark"), *violations(page, "light")] == []
    lines(chiara).get_by_role("button", name="Fallo").click()
    people[2].wait(lambda: len(people[2].acts) == 1)
    assert people[2].acts == ["room forge"]

    hero = hurry_to_the_heroes(people, table)
    point(ann, hero)
    expect(lines(bob).get_by_role("button", name="Mage").last).to_be_visible()
