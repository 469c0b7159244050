"""VAST-KN-031  Changes to the Knight's Treasure cards and Sidequests."""

from __future__ import annotations

from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.native import i64
from underkeep.games.vast.names import KNIGHT, SIDEQUESTS, TREASURES
from underkeep.games.vast.state.changes.decks import put_under
from underkeep.games.vast.state.events.knight import (
    QuestCompleted,
    TreasureDealt,
    TreasureDeclined,
    TreasureKept,
    TreasureLost,
    TreasureShown,
)
from underkeep.games.vast.state.events.turn import CardsDrawn
from underkeep.games.vast.state.game import Vast


def show_treasure(game: Vast, card: i64) -> None:
    """VAST-KN-032  A card that was face down lies open."""
    if not game.knight.kept.has(card):
        return
    game.knight.kept.take(card)
    game.knight.shown |= i64(1) << card
    if game.listener is not None:
        game.tell(TreasureShown(TREASURES[card]))


def box_treasure(game: Vast, card: i64) -> None:
    """A Treasure card leaves the game."""
    game.knight.shown &= ~(i64(1) << card)
    game.knight.boxed |= i64(1) << card
    if game.listener is not None:
        game.tell(TreasureLost(TREASURES[card], EVERYBODY))


def offer_treasure(game: Vast, card: i64) -> None:
    """The card lies before her; Knight and Cave know it, unless she took it from two (VAST-BON-004)."""
    game.knight.offered.put(card)
    if game.listener is not None:
        game.tell(TreasureDealt(TREASURES[card], int(game.knight.offered.eyes)))


def offer_top_treasure(game: Vast) -> None:
    """The top card of the Treasure deck lies before her."""
    offer_treasure(game, game.cave.treasures.draw())


def offer_handed(game: Vast) -> None:
    """The only card that she was handed lies before her."""
    offer_treasure(game, game.knight.handed.draw())


def pick_handed(game: Vast, card: i64) -> None:
    """Of two cards that she was handed one lies before her, the other goes under the deck."""
    game.knight.handed.take(card)
    put_under(game.cave.treasures, [game.knight.handed.draw()])
    offer_treasure(game, card)


def take_offered(game: Vast) -> i64:
    """The card before her, which she keeps or declines next."""
    return game.knight.offered.draw()


def keep_treasure(game: Vast, card: i64) -> None:
    """The card lies face down with her."""
    game.knight.kept.put(card)
    if game.listener is not None:
        game.tell(TreasureKept())


def decline_treasure(game: Vast, card: i64) -> None:
    """VAST-BON-004  The card leaves the game, known to nobody who did not know it before."""
    game.knight.declined.put(card)
    if game.listener is not None:
        game.tell(TreasureDeclined(TREASURES[card], int(game.knight.declined.eyes)))


def lose_kept(game: Vast, card: i64) -> None:
    """A card that lay face down is no longer hers."""
    game.knight.kept.take(card)


def lose_shown(game: Vast, card: i64) -> None:
    """A card that lay open is no longer hers; a cube on it is set aside."""
    game.knight.shown &= ~(i64(1) << card)
    set_cube_aside(game, card)


def set_cube_aside(game: Vast, card: i64) -> None:
    """VAST-KN-040  The cube of a lost card waits for the next pick-up."""
    if game.knight.on_cards >> card & 1:
        game.knight.on_cards &= ~(i64(1) << card)
        game.knight.aside += 1


def bury_stolen(game: Vast, card: i64, eyes: i64) -> None:
    """A stolen card goes under the Treasure deck; the eyes know which one it is."""
    put_under(game.cave.treasures, [card])
    if game.listener is not None:
        game.tell(TreasureLost(TREASURES[card], int(eyes)))


# ---------------------------------------------------------------------- Sidequests
def finish_quest(game: Vast, quest: i64, grit: i64) -> None:
    """A completed Sidequest leaves the game."""
    game.knight.quests.take(quest)
    game.knight.quests_done |= i64(1) << quest
    if game.listener is not None:
        game.tell(QuestCompleted(SIDEQUESTS[quest], int(grit)))


def draw_quest(game: Vast) -> None:
    """VAST-GEN-011  Sidequests are never reshuffled."""
    if game.knight.quest_deck.count() == 0:
        return
    game.knight.quests.put(game.knight.quest_deck.draw())
    if game.listener is not None:
        game.tell(CardsDrawn("sidequests", 1, int(game.rules.eyes(KNIGHT))))


def do_deed(game: Vast, quest: i64) -> None:
    """VAST-KN-055  The moment of a Sidequest: it may be revealed until she does something else."""
    game.knight.deeds |= i64(1) << quest


def forget_deeds(game: Vast) -> None:
    """VAST-KN-055  The moment has passed."""
    game.knight.deeds = 0


def note_ambush(game: Vast) -> None:
    """One more Ambush this turn."""
    game.knight.ambushes += 1


def note_treasure(game: Vast) -> None:
    """One more Treasure this turn."""
    game.knight.taken += 1
