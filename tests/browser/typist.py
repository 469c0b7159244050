"""Somebody who never touches the pointer: arrows on the board, F6 from part to part, Tab within one, Enter to press."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

from tests.browser.caver import Caver
from tests.browser.player import Person

MOST_KEYS: Final = 120  # to one thing: more would be no way
PARTS: Final = 7
HERE: Final = "thing => thing === document.activeElement || thing.contains(document.activeElement)"
ON_BOARD: Final = "thing => thing.matches('.spot') && document.activeElement.matches('.spot')"
IN_ITS_PART: Final = """thing => {
  const part = thing.closest('.dock, main.board, .table > .log, .table > .roles, .top, .lesson');
  return !part || part.contains(document.activeElement);
}"""
AWAY: Final = """thing => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(document.activeElement), [a, b] = middle(thing);
  return [document.activeElement.getAttribute('data-target') ?? '', a - x, b - y];
}"""


class Typist(Person):
    """Makes every move by keys that anybody has."""

    def click_move(self, move: str) -> None:
        self.wait_for_question(move)
        option = next(option for option in self.options if option["move"] == move)
        sent = len(self.acts)
        for target in (None, *option["targets"]):
            if target is not None:
                self.click_target(target, sent)
            button = self.page.locator(f'[data-move="{move}"]:visible')
            if len(self.acts) == sent and button.count():
                self.enter(button.first)
                self.wait(lambda: len(self.acts) > sent)
            if len(self.acts) > sent:
                break
        self.wait_done(move, sent)

    def click_target(self, target: str, sent: int = -1) -> None:
        things = self.page.locator(f'[data-target="{self.where(target)}"]:visible')
        if not things.count():
            return
        before = self.picked
        self.enter(things.first)
        if sent >= 0:
            self.wait(lambda: len(self.acts) > sent or self.picked != before)

    def enter(self, thing: Locator) -> None:
        """There, and Enter; nothing is focused or clicked but by keys."""
        for _ in range(PARTS):
            if thing.evaluate(IN_ITS_PART):
                break
            self.page.keyboard.press("F6")
        self.tab_to(thing)
        self.page.keyboard.press("Enter")

    def tab_to(self, thing: Locator) -> None:
        for _ in range(MOST_KEYS):
            if thing.evaluate(HERE):
                return
            if thing.evaluate(ON_BOARD):
                return self.walk(thing)
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {thing}")

    def walk(self, thing: Locator) -> None:
        """Over the board by arrows, the likeliest first, none twice from one place."""
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST_KEYS):
            if thing.evaluate(HERE):
                return
            at, right, down = thing.evaluate(AWAY)
            arrow = next((key for key in arrows(right, down) if (at, key) not in tried), None)
            assert arrow, f"no arrow leads on from {at}"
            tried.add((at, arrow))
            self.page.keyboard.press(arrow)
        raise AssertionError(f"no arrows lead to {thing}")


class TypistInTheCave(Typist, Caver):
    """A piece of Vast is reached on its tile."""


class TypistInTheDungeon(Typist):
    """What stands in a room of Heroes is reached by its room, which opens a list where it holds several."""

    def where(self, target: str) -> str:
        kind, _, room = target.partition(":")
        on_board = self.page.locator(f'svg.map .spot[data-target="room:{room.split(":")[0]}"]')
        return f"room:{room.split(':')[0]}" if kind in ("monster", "hero", "token") and on_board.count() else target

    def click_target(self, target: str, sent: int = -1) -> None:
        before = self.picked
        super().click_target(target)
        listed = self.page.locator(".roomcard li button:not(.no)")
        if sent >= 0:
            self.wait(lambda: len(self.acts) > sent or self.picked != before or listed.count() > 0)
        if listed.count():
            self.tab_to(listed.first)
            self.page.keyboard.press("Enter")


def arrows(right: float, down: float) -> list[str]:
    across = ["ArrowRight", "ArrowLeft"] if right > 0 else ["ArrowLeft", "ArrowRight"]
    along = ["ArrowDown", "ArrowUp"] if down > 0 else ["ArrowUp", "ArrowDown"]
    first, second = (across, along) if abs(right) > abs(down) else (along, across)
    return [first[0], second[0], second[1], first[1]]
