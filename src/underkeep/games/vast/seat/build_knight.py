"""The Knight's board, for everybody's eyes but for her cards."""

from __future__ import annotations

from typing import Any

from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.roles.knight.encounter import encounters_left
from underkeep.games.vast.rules.stats import knight_movement, knight_perception, knight_strength
from underkeep.games.vast.seat.build_boards import (
    SeenPile,
    named,
    numbers_of,
    one_of,
    pile_view,
    place,
    seen_pile,
    spaces,
)
from underkeep.games.vast.seat.view import HeroCubesView, KnightBoardView
from underkeep.games.vast.seat.view_cache import ViewCache
from underkeep.games.vast.state.game import Vast
from underkeep.games.vast.state.knight import Knight


def knight_board(game: Vast, eyes: int, cache: ViewCache) -> KnightBoardView:
    """Her board, the same object as long as it shows the same."""
    knight, last = game.knight, cache.knight
    piles = seen_piles(knight, eyes)
    stats = knight_stats(game)
    if cache.is_same(names.KNIGHT, [piles, stats, *standing(knight), *tally(knight)]) and last is not None:
        return last
    view = knight_view(game, cache, piles, stats)
    cache.knight = last if last is not None and view == last else view
    return cache.knight


def knight_stats(game: Vast) -> list[int]:
    """VAST-KN-002  Her three stats, what this turn leaves of them, and her goals."""
    moves = int(knight_movement(game))
    return [
        moves,
        int(knight_perception(game)),
        int(knight_strength(game)),
        max(moves - int(game.knight.moves), 0),
        max(int(encounters_left(game)), 0),
        int(game.rules.knight_health),
        int(game.rules.crystal_goal),
    ]


def seen_piles(knight: Knight, eyes: int) -> list[SeenPile]:
    """Her cards."""
    piles = (knight.kept, knight.offered, knight.handed, knight.declined, knight.quests, knight.quest_deck)
    return [seen_pile(pile, eyes) for pile in piles]


def standing(k: Knight) -> list[Any]:
    """All else that her board is made of: what lasts,"""
    return [
        k.tile, k.out, k.health, k.grit, k.track, numbers_of(k.slots), k.on_cards, k.free, k.discarded, k.poisoned,
        k.aside, k.shown, k.boxed, k.quests_done, k.crystals, k.bombs, k.guard, k.golem, k.beetles, k.loose, k.charmed,
    ]  # fmt: skip


def tally(k: Knight) -> list[Any]:
    """... and what counts this turn only."""
    return [
        k.moves, k.encounters, k.maps_used, k.bomb_used, k.bow_used, k.magic_used, k.flared, k.armed, k.dragon_attacked,
        k.visited, k.visited_far, k.met, k.met_far, k.passed, k.ambushes, k.taken, k.deeds, k.turn_over, k.did,
        k.revealed, k.struck, k.start, k.event, k.monster, k.rune_used,
    ]  # fmt: skip


def hero_cubes(knight: Knight) -> HeroCubesView:
    """Cubes by stat and equipment."""
    on = knight.slots
    return HeroCubesView(
        movement=int(on[names.MOVEMENT]),
        perception=int(on[names.PERCEPTION]),
        strength=int(on[names.STRENGTH]),
        bomb=int(on[names.BOMB]),
        bow=int(on[names.BOW]),
        map=int(on[names.MAP]),
        shield=int(on[names.SHIELD]),
    )


def grit_track(track: i64) -> tuple[bool, bool, bool, bool, bool]:
    """Which of its spaces hold a cube."""
    return (track & 1 != 0, track & 2 != 0, track & 4 != 0, track & 8 != 0, track & 16 != 0)


def knight_view(game: Vast, cache: ViewCache, piles: list[SeenPile], stats: list[int]) -> KnightBoardView:
    """Field by field, as a player would read it off."""
    k, layout = game.knight, cache.layout
    movement, perception, strength, moves_left, encounters, max_health, goal = stats
    kept, offered, handed, declined, quests, quest_deck = piles
    return KnightBoardView(
        at=place(game, k.tile), dead=k.out, health=int(k.health), max_health=max_health, grit=int(k.grit),
        grit_track=grit_track(k.track), movement=movement, perception=perception, strength=strength,
        moves_left=moves_left, encounters_left=encounters, crystals=int(k.crystals), crystal_goal=goal,
        bombs=int(k.bombs), cubes=hero_cubes(k), cubes_free=int(k.free), cubes_aside=int(k.aside),
        cubes_discarded=int(k.discarded), cubes_poisoned=int(k.poisoned),
        cubes_on_cards=named(k.on_cards, names.TREASURES), face_up=named(k.shown, names.TREASURES),
        kept=pile_view("treasures", names.TREASURES, kept), offered=pile_view("treasures", names.TREASURES, offered),
        handed=pile_view("treasures", names.TREASURES, handed), treasures_gone=named(k.boxed, names.TREASURES),
        declined=pile_view("treasures", names.TREASURES, declined),
        quests=pile_view("quests", names.SIDEQUESTS, quests),
        quest_deck=pile_view("quests", names.SIDEQUESTS, quest_deck),
        quests_done=named(k.quests_done, names.SIDEQUESTS), quests_earned=named(k.deeds, names.SIDEQUESTS),
        started_at=place(game, k.start), spaces_moved=int(k.moves), encounters_spent=int(k.encounters),
        spaces_visited=spaces(layout, k.visited, k.visited_far), spaces_met=spaces(layout, k.met, k.met_far),
        crystals_passed=spaces(layout, k.passed, 0), ambushes=int(k.ambushes), treasures_taken=int(k.taken),
        maps_used=int(k.maps_used), bomb_used=k.bomb_used, bow_used=k.bow_used, enchanted_bow_used=k.magic_used,
        rune_staff_used=k.rune_used, flare_used=k.flared, javelin_ready=k.armed, dragon_attacked=k.dragon_attacked,
        turn_over=k.turn_over, encounter_deeds=int(k.did), encounter_revealed=k.revealed, encounter_struck=k.struck,
        event=one_of(k.event, names.EVENTS), amulet_loose=k.loose, charmed=k.charmed,
        monster=one_of(k.monster, names.MONSTERS), ogre_at=place(game, k.guard), golem=k.golem, beetles=k.beetles,
    )  # fmt: skip
