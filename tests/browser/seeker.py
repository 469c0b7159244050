"""Somebody who plays Twister with Forces of Darkness in a browser."""

from __future__ import annotations

from tests.browser.player import Person


class Seeker(Person):
    """Picks cards of the draft and lays corridor tiles as the dock offers them."""

    def click_move(self, move: str) -> None:
        verb = move.split(maxsplit=1)[0]
        if verb in ("pick", "pair", "tile"):
            self.wait_for_question(move)
            sent = len(self.acts)
            self.choose_card(move) if verb != "tile" else self.turn_tile(move)
            self.page.locator(f'.dock [data-move="{move}"]').click()
            self.wait_done(move, sent)
        else:
            super().click_move(move)

    def choose_card(self, move: str) -> None:
        self.page.locator(f'[data-pick="{move}"]').click()

    def turn_tile(self, move: str) -> None:
        """One footprint after the other, each way round, until the tile lies as it shall."""
        for footprint in self.page.locator(".dock [data-print]").all():
            footprint.click()
            for _ in range(4):
                if self.page.locator(f'.dock [data-move="{move}"]').count():
                    return
                if self.page.locator(".dock .turn").count():
                    self.page.locator(".dock .turn").click()
        raise AssertionError(f"nothing in the dock means {move}")
