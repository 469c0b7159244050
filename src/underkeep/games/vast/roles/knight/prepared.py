"""VAST-BON-010  Prepared: a turn that ends with cubes unused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import CUBE, CUBES, DONE
from underkeep.games.vast.names import PREPARED
from underkeep.games.vast.refusals import LEGAL, WRONG_KIND
from underkeep.games.vast.roles.knight.cubes import refuse_place
from underkeep.games.vast.roles.knight.sidequests import complete
from underkeep.games.vast.rules.ask import KnightAsk
from underkeep.games.vast.state.changes.cubes import place_cube
from underkeep.games.vast.state.changes.knight import stop_knight
from underkeep.games.vast.state.game import Vast


def end_prepared(game: Vast) -> None:
    """VAST-BON-010  Her turn is over; cubes that the Grit has won may still be placed."""
    unused = game.knight.free
    complete(game, PREPARED)
    stop_knight(game)
    if game.knight.free > unused:
        game.push(PlaceWon(game.knight.free - unused))


@final
@dataclass(frozen=True)
class PlaceWon(KnightAsk):
    """VAST-BON-010  Where does she place the cubes that Prepared has won? They do nothing more this turn."""

    count: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*CUBES, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_place(game, action.a) if action.verb == CUBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        place_cube(game, action.a)
        if self.count > 1:
            game.push(PlaceWon(self.count - 1))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-place-won", count=int(self.count))

    def rule(self) -> str:
        return "VAST-BON-010"
