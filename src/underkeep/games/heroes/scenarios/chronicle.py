"""KHO-SCN-0004  The chronicle: chapters of four scenarios, of which one result is carried over to the next."""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.options import Options
from underkeep.games.heroes.names import is_loot
from underkeep.games.heroes.state.changes.cards import acquire
from underkeep.games.heroes.state.game import Heroes

CHAPTER: Final = 4  # scenarios


def chapter_of(scenario: str) -> int:
    """KHO-SCN-0004  Which chapter a scenario belongs to; the example dungeon belongs to none (0)."""
    return (int(scenario[1:]) + CHAPTER - 1) // CHAPTER


def following(options: Options, won: bool) -> dict[str, object] | None:
    """KHO-SCN-0004  The options of the next scenario of the chapter, None after the last; the table keeps the rest."""
    number = int(options.text("scenario")[1:])
    if number % CHAPTER == 0:
        return None
    return {**options.tree(), "scenario": f"k{number + 1}", "chronicle": "won" if won else "lost"}


def hand_out_spoils(game: Heroes) -> None:
    """KHO-SCN-0005  After a win every player takes the first loot card of the display, in seat order."""
    for role in range(game.roles):
        for card in game.market.display:
            if is_loot(card):
                acquire(game, role, card)
                break
