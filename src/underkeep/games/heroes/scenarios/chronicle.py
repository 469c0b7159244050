"""KHO-SCN-0004  Chronicles in play: which scenario comes next, what is kept, and what the chapters gave or took."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CHAPTERS,
    CHRONICLE_NAMES,
    INCOMPLETE,
    NOWHERE,
    RESOURCES,
    ROOMS,
    SCENARIO_NAMES,
    TRAP,
    VAULT,
    is_loot,
)
from underkeep.games.heroes.options import KEPT
from underkeep.games.heroes.state.changes.board import complete_portal, place_token
from underkeep.games.heroes.state.changes.cards import acquire
from underkeep.games.heroes.state.game import Heroes


# ---------------------------------------------------------------------- from one game to the next
def following(game: Heroes, won: bool) -> dict[str, object] | None:
    """KHO-SCN-0004  The options of the game that goes on from here, None after the last; the table keeps the rest."""
    options = game.rules.options
    if options.text("chronicle") in CHRONICLE_NAMES:
        return next_chapter(game, won)
    if options.text("scenario") not in SCENARIO_NAMES[1:-1]:
        return None  # the example, the last one, and those that a pack adds
    number = int(options.text("scenario")[1:])
    return {**options.tree(), "scenario": f"k{number + 1}", "chronicle": "none"}


def next_chapter(game: Heroes, won: bool) -> dict[str, object] | None:
    """KHO-SCN-0007  How the chapter ended is noted, and every clan keeps the loot of its deck."""
    options = game.rules.options
    results = [*options.draft("results"), "won" if won else "lost"]
    if len(results) == CHAPTERS:
        return None
    kept = {KEPT[role]: loot_of(game, i64(role)) for role in range(int(game.roles))}
    return {**options.tree(), "results": results, **kept}


def loot_of(game: Heroes, role: i64) -> list[str]:
    """KHO-SCN-0007  The loot cards that a clan owns, wherever they lie."""
    player = game.players[role]
    owned = [int(card) for pile in (player.deck, player.hand, player.area, player.discard) for card in pile.items]
    return [CARD_NAMES[card] for card in sorted(owned) if is_loot(i64(card))]


# ---------------------------------------------------------------------- set-up
def hand_out_spoils(game: Heroes) -> None:
    """KHO-SCN-0005  Every player takes the first loot card of the display, in seat order."""
    for role in range(game.roles):
        for card in game.market.display:
            if is_loot(card):
                acquire(game, role, card)
                break


def give(game: Heroes) -> None:
    """KHO-SCN-0008  What the chapters gave lies ready: stores in the Vault, snares before it, an open gate."""
    for gift in game.rules.gifts:
        match gift:
            case "stores":
                give_stores(game)
            case "snares":
                give_snares(game)
            case "gate":
                give_gate(game)


def give_stores(game: Heroes) -> None:
    """KHO-SCN-0008  One of each resource in the Vault, as far as there are tokens."""
    for kind in range(RESOURCES):
        if game.board.store[kind] > 0:
            place_token(game, kind, VAULT)


def give_snares(game: Heroes) -> None:
    """KHO-SCN-0008  A Trap in every room with a passage to the Vault, as far as there are tokens."""
    for room in range(ROOMS):
        if game.dungeon.doors[VAULT] >> room & 1 and game.board.store[TRAP] > 0:
            place_token(game, TRAP, room)


def give_gate(game: Heroes) -> None:
    """KHO-SCN-0008  The incomplete Portal farthest from the Vault is completed; of equally far ones the first."""
    best = NOWHERE
    for room in range(ROOMS):
        if game.board.portal[room] == INCOMPLETE and (best < 0 or game.dungeon.steps[room] > game.dungeon.steps[best]):
            best = room
    if best >= 0:
        complete_portal(game, best)
