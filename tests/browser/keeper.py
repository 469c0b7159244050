"""Somebody who plays Keep the Heroes Out! in a browser."""

from __future__ import annotations

from tests.browser.player import Person


class Keeper(Person):
    """Clicks a room at its wall, where no piece stands."""

    def click_target(self, target: str, sent: int = -1) -> None:
        if not target.startswith("room:"):
            super().click_target(target, sent)
            return
        before, room = self.picked, self.page.locator(f'.spot[data-target="{target}"]')
        box = room.bounding_box()
        assert box is not None
        room.click(position={"x": box["width"] * 0.12, "y": box["height"] * 0.04 + 1})
        self.wait(lambda: len(self.acts) > sent or self.picked != before)
