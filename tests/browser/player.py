"""A person at a browser: sees what the page was sent, acts by clicks or keys only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

from tests.deltas import applied
from underkeep.server.wire import PROTOCOL

Tree = dict[str, Any]
PATIENCE: Final = 60  # seconds: a machine that has more to do is slow, not wrong
IN_SIGHT: Final = """thing => {
  const board = thing.closest('svg.map')?.getBoundingClientRect(), box = thing.getBoundingClientRect();
  const x = box.left + box.width / 2, y = box.top + box.height / 2;
  return !board || (x > board.left && x < board.right && y > board.top && y < board.bottom);
}"""


class Person:
    """Listens to the line of the page to know what is asked; every move is made through the interface."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.states: list[Tree] = []
        self.players: list[Tree] = []
        self.acts: list[str] = []
        self.key = ""  # of the last move that was sent
        page.on("websocket", self.listen)

    def listen(self, socket: Any) -> None:
        last: list[Tree] = []  # the state of this line; a page may have several
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame), last))
        socket.on("framesent", lambda frame: self.told(json.loads(frame)))

    def hear(self, message: Tree, last: list[Tree]) -> None:
        if message["type"] == "delta":
            message = applied(last[0], message)
        if message["type"] in ("state", "players"):
            self.players = message["players"]
        if message["type"] == "stale":
            message = message["state"]
        if message["type"] == "state":
            last[:] = [message]
            self.states.append(message)
        elif message["type"] == "players" and last:
            last[0] = {**last[0], "players": self.players}
            self.states[-1] = {**self.states[-1], "players": self.players}

    def told(self, message: Tree) -> None:
        if message["type"] == "act":
            self.acts.append(message["move"])
            self.key = message["key"]

    @property
    def state(self) -> Tree:
        return self.states[-1]

    @property
    def seq(self) -> int:
        return int(self.state["seq"]) if self.states else -1

    @property
    def options(self) -> list[Tree]:
        return [option for prompt in self.state["prompts"] for option in prompt["options"]] if self.states else []

    @property
    def picked(self) -> str | None:
        """What is selected on the page, as the table itself says."""
        table = self.page.query_selector(".table")
        return table.get_attribute("data-picked") if table else None

    def wait(self, what: Callable[[], bool], seconds: float = PATIENCE) -> None:
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
        """Twister, everybody placed by hand."""
        self.page.locator(".game[data-game=twister] .btn.go").click()
        self.page.locator("dialog[open] input[value=own]").check()
        self.page.locator("dialog[open] .begin").click()
        self.wait_for_question()

    def click_move(self, move: str) -> None:
        """Click what the move is about, one thing after the other, until it has been sent and answered."""
        self.wait_for_question(move)
        option = next(option for option in self.options if option["move"] == move)
        sent = len(self.acts)
        button = self.page.locator(f'.dock [data-move="{move}"]')
        for target in (None, *option["targets"]):
            if target is not None:
                self.click_target(target, sent)
            if len(self.acts) == sent and button.count():
                button.click()
                self.wait(lambda: len(self.acts) > sent)
            if len(self.acts) > sent:
                break
        self.wait_done(move, sent)

    def wait_done(self, move: str, sent: int) -> None:
        """Sent, and answered: other people's moves may come in between."""
        self.wait(lambda: len(self.acts) > sent)
        assert self.acts[-1] == move, f"wanted {move}, acts {self.acts[-4:]}"
        self.wait(lambda: any(state["key"] == self.key for state in reversed(self.states)))

    def click_target(self, target: str, sent: int = -1) -> None:
        """A click, and what the page makes of it: something is selected, or a move is sent."""
        things = self.page.locator(f'[data-target="{self.where(target)}"]')
        if not things.count():
            return
        before = self.picked
        self.bring_into_sight(things.first)
        things.first.click()
        if sent >= 0:
            self.wait(lambda: len(self.acts) > sent or self.picked != before)

    def bring_into_sight(self, thing: Locator) -> None:
        """A phone shows a part of the board: the button that fits it shows the rest."""
        for _ in range(2):  # the first press may only bring back a dragged board
            if thing.evaluate(IN_SIGHT):
                return
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
        self.page.locator("#tv-move").focus()
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")
        self.wait_done(move, sent)


def wait_together(*people: Person) -> None:
    """Until everybody has drawn the same state: what comes later would take away what is being clicked."""
    newest = max(person.seq for person in people)
    for person in people:
        person.wait(lambda person=person: person.seq == newest and person.is_drawn())  # type: ignore[misc]


QUICK: Final = """([table, moves, protocol]) => new Promise((done, fail) => {
  const line = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/tables/${table}?protocol=${protocol}`);
  let next = 0, key = '';
  line.onopen = () => line.send(JSON.stringify({type: 'hello'}));
  line.onmessage = ({data}) => {
    const said = JSON.parse(data);
    if (said.type !== 'state') return said.type === 'players' || fail(new Error(data));
    if (said.key !== key) return;
    if (next === moves.length) return line.close(), done(said.seq);
    const [role, move] = moves[next++];
    const version = said.prompts.find(prompt => prompt.role === role)?.version ?? 0;
    key = `quick-${Math.random()}`;
    line.send(JSON.stringify({type: 'act', role, version, move, key}));
  };
})"""


def make_table(page: Page, body: Tree, moves: list[tuple[str, str]] | None = None) -> str:
    """A new table with this browser's seats, some moves into the game, for tests that are about something later."""
    answer = page.request.post(f"{re.split('[?#]', page.url)[0]}api/tables", data=body)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    if moves:
        play_quickly(page, table, moves)
    return table


def play_quickly(page: Page, table: str, moves: list[tuple[str, str]]) -> None:
    """Over a line of its own, as from another tab: the page only sees it happen."""
    page.evaluate(QUICK, [table, [list(move) for move in moves], PROTOCOL])
