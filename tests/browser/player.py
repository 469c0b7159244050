"""A person at a browser: sees what the page was sent, acts by clicks or keys only."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

Tree = dict[str, Any]
IN_SIGHT = """thing => {
  const board = thing.closest('svg.map')?.getBoundingClientRect(), box = thing.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  return !board || (x > board.left && x < board.right && y > board.top && y < board.bottom);
}"""


class Person:
    """Listens to the line of the page to know what is asked; every move is made through the interface."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states: list[Tree] = []
        self.acts: list[str] = []
        self.key = ""  # of the last move that was sent
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.told(json.loads(frame)))

    def hear(self, message: Tree) -> None:
        if message["type"] == "state":
            self.states.append(message)
        elif message["type"] == "stale":
            self.states.append(message["state"])

    def told(self, message: Tree) -> None:
        if message["type"] == "act":
            self.acts.append(message["move"])
            self.key = message["key"]

    @property
    def state(self) -> Tree:
        return self.states[-1]

    @property
    def options(self) -> list[Tree]:
        return [option for prompt in self.state["prompts"] for option in prompt["options"]] if self.states else []

    def wait(self, what: Any, seconds: float = 15) -> None:
        """Until what is true of this person; the page goes on meanwhile."""
        for _ in range(int(seconds * 50)):
            if what():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"waited in vain; acts {self.acts[-3:]}, options {[o['move'] for o in self.options][:9]}")

    def wait_for_question(self, move: str = "") -> None:
        """Asked, and the page has drawn it: it may be behind what was sent."""
        self.wait(lambda: any(option["move"] == move for option in self.options) if move else bool(self.options))
        self.wait(self.is_drawn)

    def is_drawn(self) -> bool:
        table = self.page.query_selector(".table")
        return table is not None and table.get_attribute("data-seq") == str(self.state["seq"])

    # ------------------------------------------------------------------ by clicks
    def play_now(self) -> None:
        self.page.locator(".game[data-game=twister] .btn.go").click()
        self.page.locator(".dock .prompt").wait_for()
        self.wait_for_question()

    def click_move(self, move: str) -> None:
        """Click what the move is about, one thing after the other, until it has been sent."""
        self.wait_for_question(move)
        option = next(option for option in self.options if option["move"] == move)
        sent = len(self.acts)
        for _ in range(3):  # a state that arrives between press and release moves things away from under the mouse
            self.click_through(option, sent)
            if len(self.acts) > sent:
                break
            self.page.wait_for_timeout(400)
            self.page.keyboard.press("Escape")
        self.wait_done(move, sent)

    def click_through(self, option: Tree, sent: int) -> None:
        for step in [None, *option["targets"]]:
            if step is not None:
                self.click_target(step)
            button = self.page.locator(f'.dock [data-move="{option["move"]}"]')
            if len(self.acts) == sent and button.count():
                button.click()
            if len(self.acts) > sent:
                return

    def wait_done(self, move: str, sent: int) -> None:
        """Sent, and answered: other people's moves may come in between."""
        self.wait(lambda: len(self.acts) > sent)
        assert self.acts[-1] == move
        self.wait(lambda: any(state["key"] == self.key for state in self.states[-20:]))

    def click_target(self, target: str) -> None:
        at = self.where(target)
        things = self.page.locator(f'[data-target="{at}"]')
        if things.count():
            self.bring_into_sight(things.first)
            things.first.click()

    def bring_into_sight(self, thing: Locator) -> None:
        """A phone shows a part of the board: the button that fits it shows the rest."""
        if not thing.evaluate(IN_SIGHT):
            self.page.locator('.top button:has(use[href="#ui-fit"])').click()
            self.page.wait_for_timeout(50)
        if not thing.evaluate(IN_SIGHT):  # the first press came back from a dragged board
            self.page.locator('.top button:has(use[href="#ui-fit"])').click()

    def where(self, target: str) -> str:
        """A token on the board is clicked on its square."""
        if not target.startswith("tok:"):
            return target
        token = next((token for token in self.state["view"]["tokens"] if token["id"] == target), None)
        at = token["at"] if token else None
        return at if at and at.startswith("sq:") else target

    # ------------------------------------------------------------------ by keyboard, in the text view
    def type_move(self, move: str) -> None:
        """Tab to the field of the text view, type the move, press Enter."""
        self.wait_for_question(move)
        sent = len(self.acts)
        field = self.page.locator("#tv-move")
        field.wait_for()
        field.focus()
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")
        self.wait_done(move, sent)
