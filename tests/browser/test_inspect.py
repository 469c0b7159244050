"""Whatever is drawn says what it is: in one's turn, in somebody else's, and to those who only watch.

`INSPECT_POSITIONS=10 ./run pytest tests/browser/test_inspect.py` looks at ten positions of each game.
"""

from __future__ import annotations

import os
import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Person, make_table, play_quickly
from tests.browser.whole_tables import TABLES

POSITIONS: Final = int(os.environ.get("INSPECT_POSITIONS", "2"))
MOVES: Final = 14  # between two positions
INSPECT: Final = """async () => {
  const seen = thing => thing.getBoundingClientRect().width > 0 && !thing.closest('dialog, .inspect');
  const inside = (thing, x, y) => {
    const box = (thing.closest('svg.map') ?? document.body).getBoundingClientRect();
    return x > box.left && x < box.right && y > box.top && y < box.bottom && y < innerHeight && y > 0;
  };
  const silent = [], names = new Set();
  for (const thing of document.querySelectorAll('.table :is([data-target], [data-look], .dock [data-move])')) {
    thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const r = thing.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + Math.min(r.height / 2, 30);
    const id = thing.dataset.target ?? thing.dataset.look ?? thing.dataset.move;
    if (!seen(thing) || names.has(id) || !inside(thing, x, y)) continue;
    names.add(id);
    document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    thing.dispatchEvent(new MouseEvent('contextmenu', {clientX: x, clientY: y, bubbles: true, cancelable: true}));
    let said = '';
    for (let n = 0; n < 150 && !said; n++) {
      await new Promise(done => setTimeout(done, 10));
      const card = document.querySelector('.inspect');
      said = card?.querySelector('li, p, .btn') ? card.querySelector('h2').textContent : '';
    }
    if (!said || /^[a-z]+[-:_]/.test(said)) silent.push(`${id}: ${said}`);
  }
  document.querySelector('.inspect .ib')?.click();
  return [names.size, silent];
}"""


def inspect_all(page: Page, least: int) -> None:
    count, silent = page.evaluate(INSPECT)
    assert silent == []
    assert count >= least, "there is more to see than that"


def play_on(person: Person, table: str, dice: random.Random) -> None:
    for _ in range(MOVES):
        prompt = next(iter(person.state["prompts"]), None)
        if prompt is None:
            return
        seq = person.seq
        play_quickly(person.page, table, [(prompt["role"], str(dice.choice(prompt["options"])["move"]))])
        person.wait(lambda seq=seq: person.seq > seq)  # type: ignore[misc]
    person.wait(person.is_drawn)


@pytest.mark.parametrize("game", list(TABLES))
def test_everything_drawn_says_what_it_is(game: str, new_page: NewPage) -> None:
    page, watcher = new_page(), new_page()
    person, dice = Person(page), random.Random(4)  # noqa: S311  a script of moves
    table = make_table(page, TABLES[game])
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait_for_question()
    watcher.goto(f"{watcher.url.split('#')[0]}#/table/{table}/watch")
    watcher.locator(".dock .prompt").wait_for()
    for _ in range(POSITIONS):
        inspect_all(page, 8)
        inspect_all(watcher, 5)
        play_on(person, table, dice)


def test_out_of_turn_a_press_tells_what_a_thing_is_and_refuses_nothing(new_page: NewPage) -> None:
    page = new_page()
    table = make_table(page, TABLES["vast"])
    page.goto(f"{page.url.split('#')[0]}#/table/{table}/watch")
    page.locator('.spot[data-target="sq:o"]').click()

    expect(page.locator(".inspect h2")).to_have_text("M20")
    expect(page.locator(".inspect")).to_contain_text("Health 7")
    expect(page.locator(".dock .why.calm")).to_be_visible()


def test_the_card_goes_by_itself_and_to_no_other_table(new_page: NewPage) -> None:
    page = new_page()
    first, second = (make_table(page, TABLES["vast"]) for _ in range(2))
    page.goto(f"{page.url.split('#')[0]}#/table/{first}")
    page.locator('.spot[data-target="sq:o"]').click(button="right")
    expect(page.locator(".inspect")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".inspect")).to_be_hidden()

    page.locator('.spot[data-target="sq:o"]').focus()
    page.keyboard.press("i")
    expect(page.locator(".inspect h2")).to_have_text("M20")
    page.goto(f"{page.url.split('#')[0]}#/table/{second}")
    page.locator('.spot[data-target="sq:o"]').wait_for()

    expect(page.locator(".inspect")).to_be_hidden()


def test_a_long_press_tells_and_does_nothing_else(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    person = Person(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{make_table(page, TABLES['vast'])}")
    person.wait_for_question()
    box = page.locator('.spot[data-target="sq:n1"]').bounding_box()
    assert box is not None
    touch = page.context.new_cdp_session(page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    page.wait_for_timeout(800)  # a long press is long
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(page.locator(".inspect h2")).to_have_text("M19")
    assert person.acts == []
