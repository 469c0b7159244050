"""Decks that a position file does not name: they hold what lies nowhere else."""

from __future__ import annotations

from typing import Any

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.spec import Tree
from underkeep.games.vast import names
from underkeep.games.vast.files.board_fields import tile_bits
from underkeep.games.vast.files.position_words import bad
from underkeep.games.vast.options import RANDOM_TERRAIN, THIEF_ADVANCEMENT
from underkeep.games.vast.roles.knight.infestation import monsters_out
from underkeep.games.vast.rules.terrain.place import available
from underkeep.games.vast.seat.determinize import power_cards
from underkeep.games.vast.setup import dropped_quest
from underkeep.games.vast.state.game import Vast


def fill_piles(game: Vast, given: dict[str, Tree]) -> None:
    """Decks that the file does not name hold, in order, what lies nowhere else."""
    knight, goblins, cave, rules = game.knight, game.goblins, game.cave, game.rules
    if game.has(names.KNIGHT):
        rest(given["cave"], "treasures", cave.treasures, rules.treasures, treasures_elsewhere(game))
        done = [quest for quest in rules.sidequests if dropped_quest(game, quest) or knight.quests_done >> quest & 1]
        rest(given["knight"], "quest_deck", knight.quest_deck, rules.sidequests, [*done, *knight.quests.items])
        if "events" not in given["cave"]:
            left = [(n, copies - int(cave.events_gone[n])) for n, copies in enumerate(rules.event_copies)]
            cave.events.items = vector([n for n, copies in left for _ in range(copies)])
    out = [monster for monster in goblins.slots if monster >= 0] + monsters_out(game)
    rest(
        given["goblins"],
        "monster_deck",
        goblins.monster_deck,
        rules.monsters,
        [*out, *goblins.drawn.items, *goblins.monster_discard.items, *tile_bits(int(goblins.boxed))],
    )
    fill_terrain_deck(game, given["cave"])
    if game.has(names.GOBLINS):
        rest(given["goblins"], "war", goblins.war, list(range(len(names.WAR))), list(goblins.war_hand.items))
        out = [card for card in rules.secrets if (goblins.face_up | goblins.schemes) >> card & 1]
        rest(
            given["goblins"],
            "secret_deck",
            goblins.secret_deck,
            rules.secrets,
            [*out, *goblins.secrets.items, *goblins.secret_discard.items],
        )
    fill_advancement(game)
    if game.has(names.DRAGON):
        fill_power_deck(game, given["dragon"])


def fill_power_deck(game: Vast, given: Tree) -> None:
    """VAST-BON-040  Scales that lie nowhere wait in their side deck, other Power cards are in the deck."""
    dragon = game.dragon
    pool = power_cards(game)
    for card in [*dragon.hand.items, *dragon.discard.items, *dragon.deck.items, *dragon.scales.items]:
        if int(card) not in pool:
            raise bad("state.dragon", f"{names.POWER_CARDS[card]} is there too often", "Six of each; Scales by option.")
        pool.remove(int(card))
    if "scales" not in given:
        dragon.scales.items = vector([card for card in pool if card >= names.GOLDEN_SCALE])
    if "deck" not in given:
        dragon.deck.items = vector([card for card in pool if card < names.GOLDEN_SCALE])


def fill_advancement(game: Vast) -> None:
    """VAST-BON-050  The Thief has an Advancement card, Charm unless another is named, where the table uses them."""
    thief = game.thief
    if game.rules.flag(THIEF_ADVANCEMENT) and thief.advanced < 0 and thief.dealt.count() == 0:
        thief.dealt.put(names.CHARM)
    if (thief.advanced >= 0) + thief.dealt.count() > int(game.rules.flag(THIEF_ADVANCEMENT)):
        raise bad("state.thief.dealt", "more Advancement cards than he is dealt (VAST-BON-054)", "Name one, by option.")
    if thief.has(names.ADVANCEMENT) and thief.advanced < 0:
        raise bad("state.thief.upgrades", "no Advancement card is turned up (VAST-BON-050)", "Name it: advanced.")


def treasures_elsewhere(game: Vast) -> list[int]:
    """Treasure cards that are not in the deck."""
    knight = game.knight
    out = [card for card in game.rules.treasures if (knight.shown | knight.boxed) >> card & 1]
    return [*out, *knight.kept.items, *knight.offered.items, *knight.handed.items, *knight.declined.items]


def fill_terrain_deck(game: Vast, given: Tree) -> None:
    """Cards of Terrain that may still come."""
    if game.rules.flag(RANDOM_TERRAIN):
        used = [kind for kind in range(len(names.TERRAINS)) if not available(game, kind)]
        rest(given, "terrain_deck", game.cave.terrain_deck, list(range(len(names.TERRAINS))), used)


def rest(given: Tree, name: str, pile: Any, cards: list[int], elsewhere: list[Any]) -> None:
    """All cards of a deck but those that are elsewhere."""
    if name not in given:
        pile.items = vector([card for card in cards if card not in elsewhere])
