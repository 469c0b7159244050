"""Somebody who plays Keep the Heroes Out! in a browser."""

from __future__ import annotations

from tests.browser.player import Person


class Keeper(Person):
    """Clicks a room at its wall, where no piece stands; on a dense board also for what is in it."""

    def click_target(self, target: str, sent: int = -1) -> None:
        if target.startswith("room:"):
            self.click_room(target, sent)
        elif self.page.locator(f'.hit.yield[data-target="{target}"]').count():
            self.click_room(f"room:{target.split(':')[1]}", sent, target)
        else:
            super().click_target(target, sent)

    def click_room(self, target: str, sent: int, inside: str = "") -> None:
        before, room = self.picked, self.page.locator(f'.spot[data-target="{target}"]')
        self.bring_into_sight(room)
        box = room.bounding_box()
        assert box is not None
        room.click(position={"x": box["width"] * 0.12, "y": box["height"] * 0.04 + 1})
        row = self.page.locator(f'.roomcard [data-target="{inside}"]')
        self.wait(lambda: len(self.acts) > sent or self.picked != before or row.count() > 0)
        if row.count():
            row.click()
            self.wait(lambda: len(self.acts) > sent or self.picked != before)
