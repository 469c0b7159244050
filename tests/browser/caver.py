"""Somebody who plays Vast in a browser."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.player import Person, make_table

ROLES: Final = ("knight", "goblins", "dragon", "cave", "thief")


class Caver(Person):
    """Clicks what can be seen: boards beside the map and hands in the dock offer the same things."""

    def click_move(self, move: str) -> None:
        self.wait_for_question(move)
        option = next(option for option in self.options if option["move"] == move)
        sent = len(self.acts)
        for target in (None, *option["targets"]):
            if target is not None:
                self.click_target(target, sent)
            button = self.page.locator(f'[data-move="{move}"]:visible')
            if len(self.acts) == sent and button.count():
                button.first.click()
                self.wait(lambda: len(self.acts) > sent)
            if len(self.acts) > sent:
                break
        self.wait_done(move, sent)

    def click_target(self, target: str, sent: int = -1) -> None:
        things = self.page.locator(f'[data-target="{self.where(target)}"]:visible')
        if not things.count():
            return
        before = self.picked
        self.bring_into_sight(things.first)
        things.first.click()
        if sent >= 0:
            self.wait(lambda: len(self.acts) > sent or self.picked != before)

    def where(self, target: str) -> str:
        """A piece is clicked on its tile, unless the Tribe is hidden."""
        pieces = [piece for piece in self.state["view"]["pieces"] if piece["id"] == target and piece["square"]]
        tiles = {tile["id"] for tile in self.state["view"]["tiles"]}
        return next((f"sq:{piece['square']}" for piece in pieces if f"sq:{piece['square']}" in tiles), target)

    def asked_or_over(self) -> bool:
        return bool(self.options) or self.state["result"] is not None


def sit(page: Page, role: str, options: dict[str, Any] | None = None) -> Caver:
    """A table for all five roles: this one is played here, bots play the others."""
    bots = [{"kind": "bot", "roles": [other], "level": "novice"} for other in ROLES if other != role]
    body = {"game": "vast", "options": options or {}, "seats": [{"kind": "me", "roles": [role]}, *bots], "seed": "7"}
    table = make_table(page, body)
    person = Caver(page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait(lambda: bool(person.states) and person.asked_or_over(), 60)
    return person
