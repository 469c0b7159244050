"""The Goblins' board, for everybody's eyes but for War cards and Secrets in hand."""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.rules.schemes import most_rage
from underkeep.games.vast.rules.stats import tribe_perception, tribe_strength
from underkeep.games.vast.seat.build_boards import (
    SQUARE_IDS,
    SeenPile,
    named,
    numbers_of,
    one_of,
    pile_view,
    place,
    seen_pile,
    spaces,
)
from underkeep.games.vast.seat.view import GoblinsBoardView, MonsterSlotView, TribeView
from underkeep.games.vast.seat.view_cache import ViewCache
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.goblins import Goblins


def goblins_board(game: Vast, eyes: int, cache: ViewCache) -> GoblinsBoardView:
    """Their board, the same object as long as it shows the same."""
    goblins, last = game.goblins, cache.goblins
    piles = seen_piles(goblins, eyes)
    stats = goblins_stats(game)
    if cache.is_same(names.GOBLINS, [piles, stats, *standing(goblins), *tally(goblins)]) and last is not None:
        return last
    view = goblins_view(game, cache, piles, stats)
    cache.goblins = last if last is not None and view == last else view
    return cache.goblins


def goblins_stats(game: Vast) -> list[int]:
    """Strength and Perception of each Tribe."""
    return [int(stat(game, tribe)) for tribe in range(i64(3)) for stat in (tribe_strength, tribe_perception)]


def seen_piles(goblins: Goblins, eyes: int) -> list[SeenPile]:
    """Their cards: War cards, Monsters, Secrets."""
    piles = (
        goblins.war, goblins.war_hand, goblins.monster_deck, goblins.monster_discard, goblins.drawn,
        goblins.secret_deck, goblins.secrets, goblins.secret_discard,
    )  # fmt: skip
    return [seen_pile(pile, eyes) for pile in piles]


def standing(g: Goblins) -> list[Any]:
    """All else that their board is made of: what lasts,"""
    return [
        g.rage, numbers_of(g.population), numbers_of(g.tile), numbers_of(g.lurk), numbers_of(g.slots), g.war_card,
        g.face_up, g.crystals, g.boxed, g.waiting, g.meat, g.schemes, g.stored, g.armory, g.armory_waits,
    ]  # fmt: skip


def tally(g: Goblins) -> list[Any]:
    """... and what counts this turn only."""
    return [
        g.activated, numbers_of(g.pledges), g.tunnels, g.fury, g.bomber, g.ruby_used, g.wisp_used, g.flared,
        numbers_of(g.left_count), numbers_of(g.left), numbers_of(g.went_out), g.acting, g.path, g.path_far,
        g.path_again, g.far_again, g.moved,
        g.acted, g.stepped, g.worm_used, g.hex, g.lost, g.refused, g.poison, g.mushrooms, g.doses, g.dazed_knight,
        g.dazed_dragon, g.extra_cards, g.scheme_debt,
    ]  # fmt: skip


def tribe_view(game: Vast, cache: ViewCache, tribe: i64, stats: list[int]) -> TribeView:
    """One Tribe."""
    g = game.goblins
    return TribeView(
        tribe=names.TRIBES[tribe],
        population=int(g.population[tribe]),
        strength=stats[2 * int(tribe)],
        perception=stats[2 * int(tribe) + 1],
        at=place(game, g.tile[tribe]),
        lurks_at=one_of(g.lurk[tribe], SQUARE_IDS),
        activated=g.activated >> tribe & 1 != 0,
        spent=g.is_spent(tribe),
        flared=g.flared >> tribe & 1 != 0,
        refused=g.refused >> tribe & 1 != 0,
        pledged=place(game, g.pledges[tribe]),
        tiles_left=int(g.left_count[tribe]),
        squares_left=spaces(cache.layout, g.left[tribe], 0),
        terrain_left=named(g.went_out[tribe], names.TERRAINS),
    )


def slot_view(goblins: Goblins, slot: i64) -> MonsterSlotView:
    """A place for a Monster."""
    monster = goblins.slots[slot]
    waits = monster >= 0 and goblins.waiting >> monster & 1 != 0
    tribe = names.TRIBES[names.SLOT_TRIBE[slot]]
    return MonsterSlotView(names.MONSTER_SLOTS[slot], tribe, one_of(monster, names.MONSTERS), waits)


def goblins_view(game: Vast, cache: ViewCache, piles: list[SeenPile], stats: list[int]) -> GoblinsBoardView:
    """Field by field, as a player would read it off."""
    g, tribes = game.goblins, [tribe_view(game, cache, tribe, stats) for tribe in range(i64(3))]
    war, war_hand, monster_deck, monster_discard, drawn, secret_deck, secrets, secret_discard = piles
    return GoblinsBoardView(
        rage=int(g.rage), max_rage=int(most_rage(game)), crystals=int(g.crystals),
        tribes=(tribes[0], tribes[1], tribes[2]),
        slots=(slot_view(g, 0), slot_view(g, 1), slot_view(g, 2), slot_view(g, 3)),
        war=pile_view("war", names.WAR, war), war_hand=pile_view("war", names.WAR, war_hand),
        war_card=one_of(g.war_card, names.WAR), monster_deck=pile_view("monsters", names.MONSTERS, monster_deck),
        monster_discard=pile_view("monsters", names.MONSTERS, monster_discard),
        drawn=pile_view("monsters", names.MONSTERS, drawn), monsters_gone=named(g.boxed, names.MONSTERS),
        monsters_waiting=named(g.waiting, names.MONSTERS),
        secret_deck=pile_view("secrets", names.SECRETS, secret_deck),
        secrets=pile_view("secrets", names.SECRETS, secrets),
        secret_discard=pile_view("secrets", names.SECRETS, secret_discard),
        face_up=named(g.face_up, names.SECRETS), schemes=named(g.schemes, names.SECRETS), stored=int(g.stored),
        schemes_owed=int(g.scheme_debt), cards_bought=int(g.extra_cards), armory=one_of(g.armory, names.TRIBES),
        armory_waits=g.armory_waits, acting=one_of(g.acting, names.TRIBES),
        acting_path=spaces(cache.layout, g.path, g.path_far) + spaces(cache.layout, g.path_again, g.far_again),
        acting_moved=g.moved, acting_stepped=g.stepped,
        acting_acted=g.acted, underworm_used=g.worm_used, secret_tunnels=g.tunnels,
        blind_fury=one_of(g.fury, names.TRIBES), fire_bomber=one_of(g.bomber, names.TRIBES), poison=g.poison,
        ruby_used=g.ruby_used, wisp_used=g.wisp_used, mushroom_eater=one_of(g.mushrooms, names.TRIBES),
        mushroom_doses=int(g.doses), meat_at=place(game, g.meat), hexed=int(g.hex),
        dazed_knight=int(g.dazed_knight), dazed_dragon=int(g.dazed_dragon), population_lost=int(g.lost),
    )  # fmt: skip
