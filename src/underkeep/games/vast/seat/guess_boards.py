"""The boards of a guessed game: each field of a board's view put back where it came from. Cards are dealt elsewhere."""

from __future__ import annotations

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast import actions, names
from underkeep.games.vast.seat.build_boards import FALLEN, FALLEN_WORD, NOBODY, SECTIONS, SQUARE_IDS
from underkeep.games.vast.seat.view import (
    CaveBoardView,
    DragonBoardView,
    GemView,
    GoblinsBoardView,
    HeroCubesView,
    KnightBoardView,
    ThiefBoardView,
    VastView,
)
from underkeep.games.vast.state.cave import Cave
from underkeep.games.vast.state.dragon import Dragon
from underkeep.games.vast.state.game import UNDECIDED, Vast
from underkeep.games.vast.state.goblins import Goblins
from underkeep.games.vast.state.knight import Knight
from underkeep.games.vast.state.thief import Thief

CELL_OF = {id: cell for cell, id in enumerate(SQUARE_IDS)}
Tiles = dict[str, int]  # the tile that lies on a square sq:…


# ------------------------------------------------------------------ words as numbers
def tile_on(square: str | None, tiles: Tiles) -> int:
    """The tile that a view names by its square."""
    if square is None:
        return names.OFF
    return FALLEN if square == FALLEN_WORD else tiles[square]


def number_of(word: str | None, words: list[str]) -> int:
    return -1 if word is None else words.index(word)


def mask_of_words(shown: tuple[str, ...], words: list[str]) -> i64:
    """The bits of names."""
    mask: i64 = 0
    for word in shown:
        mask |= bit(words.index(word))
    return mask


def mask_of_flags(flags: tuple[bool, ...]) -> i64:
    mask: i64 = 0
    for n, flag in enumerate(flags):
        if flag:
            mask |= bit(n)
    return mask


def near(squares: tuple[str, ...], tiles: Tiles) -> i64:
    """The Cave tiles of several squares, as a mask,"""
    mask: i64 = 0
    for square in squares:
        if tiles[square] < names.TILE_COUNT:
            mask |= bit(tiles[square])
    return mask


def far(squares: tuple[str, ...], tiles: Tiles) -> i64:
    """... and the spaces of Terrain among them."""
    mask: i64 = 0
    for square in squares:
        if tiles[square] >= names.TILE_COUNT:
            mask |= bit(tiles[square] - names.TILE_COUNT)
    return mask


# ------------------------------------------------------------------ the whole
def put_game(game: Vast, view: VastView) -> None:
    """What belongs to nobody's board."""
    game.active = number_of(view.turn, names.ROLES)
    game.round, game.collapse, game.die = view.round, view.collapse, view.die
    game.spared, game.smashed, game.how = view.spared, view.smashed, view.how
    game.terrain_round = view.terrain_round
    game.terrain_gone = mask_of_words(view.terrain_gone, names.TERRAINS)
    if view.winner is None:
        game.winner = UNDECIDED
    else:
        game.winner = names.NOBODY_PLAYS if view.winner == NOBODY else names.ROLES.index(view.winner)


def put_boards(game: Vast, view: VastView, tiles: Tiles) -> None:
    """All five."""
    put_knight(game.knight, view.knight, tiles)
    put_knight_turn(game.knight, view.knight, tiles)
    put_goblins(game.goblins, view.goblins, tiles)
    put_tribes(game.goblins, view.goblins, tiles)
    put_dragon(game.dragon, view.dragon, tiles)
    put_cave(game.cave, view.cave)
    put_thief(game.thief, view.thief, tiles)


# ------------------------------------------------------------------ the Knight
def put_knight(k: Knight, view: KnightBoardView, tiles: Tiles) -> None:
    """What lasts."""
    k.tile, k.out, k.health, k.grit = tile_on(view.at, tiles), view.dead, view.health, view.grit
    k.track, k.crystals, k.bombs = mask_of_flags(view.grit_track), view.crystals, view.bombs
    k.slots = vector(cubes_by_slot(view.cubes))
    k.free, k.aside = view.cubes_free, view.cubes_aside
    k.discarded, k.poisoned = view.cubes_discarded, view.cubes_poisoned
    k.on_cards = mask_of_words(view.cubes_on_cards, names.TREASURES)
    k.shown = mask_of_words(view.face_up, names.TREASURES)
    k.boxed = mask_of_words(view.treasures_gone, names.TREASURES)
    k.quests_done = mask_of_words(view.quests_done, names.SIDEQUESTS)
    k.loose, k.charmed, k.golem, k.beetles = view.amulet_loose, view.charmed, view.golem, view.beetles
    k.guard = tile_on(view.ogre_at, tiles)


def cubes_by_slot(cubes: HeroCubesView) -> list[int]:
    stats = [cubes.movement, cubes.perception, cubes.strength]
    return [*stats, cubes.bomb, cubes.bow, cubes.map, cubes.shield]


def put_knight_turn(k: Knight, view: KnightBoardView, tiles: Tiles) -> None:
    """What counts this turn only."""
    k.start, k.moves, k.encounters = tile_on(view.started_at, tiles), view.spaces_moved, view.encounters_spent
    k.visited, k.visited_far = near(view.spaces_visited, tiles), far(view.spaces_visited, tiles)
    k.met, k.met_far = near(view.spaces_met, tiles), far(view.spaces_met, tiles)
    k.passed = near(view.crystals_passed, tiles)
    k.ambushes, k.taken, k.maps_used = view.ambushes, view.treasures_taken, view.maps_used
    k.bomb_used, k.bow_used, k.magic_used = view.bomb_used, view.bow_used, view.enchanted_bow_used
    k.rune_used, k.flared, k.armed = view.rune_staff_used, view.flare_used, view.javelin_ready
    k.dragon_attacked, k.turn_over = view.dragon_attacked, view.turn_over
    k.deeds = mask_of_words(view.quests_earned, names.SIDEQUESTS)
    k.did, k.revealed, k.struck = view.encounter_deeds, view.encounter_revealed, view.encounter_struck
    k.event = number_of(view.event, names.EVENTS)
    k.monster = number_of(view.monster, names.MONSTERS)


# ------------------------------------------------------------------ the Goblins
def put_goblins(g: Goblins, view: GoblinsBoardView, tiles: Tiles) -> None:
    """What is theirs together."""
    g.rage, g.crystals, g.stored = view.rage, view.crystals, view.stored
    g.slots = vector([number_of(slot.monster, names.MONSTERS) for slot in view.slots])
    g.war_card = number_of(view.war_card, names.WAR)
    g.boxed = mask_of_words(view.monsters_gone, names.MONSTERS)
    g.waiting = mask_of_words(view.monsters_waiting, names.MONSTERS)
    g.face_up = mask_of_words(view.face_up, names.SECRETS)
    g.schemes = mask_of_words(view.schemes, names.SECRETS)
    g.scheme_debt, g.extra_cards = view.schemes_owed, view.cards_bought
    g.armory, g.armory_waits = number_of(view.armory, names.TRIBES), view.armory_waits
    g.acting = number_of(view.acting, names.TRIBES)
    g.path, g.path_far = near(view.acting_path, tiles), far(view.acting_path, tiles)
    again = tuple(square for n, square in enumerate(view.acting_path) if square in view.acting_path[:n])
    g.path_again, g.far_again = near(again, tiles), far(again, tiles)
    g.moved, g.stepped, g.acted = view.acting_moved, view.acting_stepped, view.acting_acted
    g.worm_used, g.tunnels, g.poison = view.underworm_used, view.secret_tunnels, view.poison
    g.fury, g.bomber = number_of(view.blind_fury, names.TRIBES), number_of(view.fire_bomber, names.TRIBES)
    g.ruby_used, g.wisp_used = view.ruby_used, view.wisp_used
    g.mushrooms, g.doses = number_of(view.mushroom_eater, names.TRIBES), view.mushroom_doses
    g.meat, g.hex, g.lost = tile_on(view.meat_at, tiles), view.hexed, view.population_lost
    g.dazed_knight, g.dazed_dragon = view.dazed_knight, view.dazed_dragon


def put_tribes(g: Goblins, view: GoblinsBoardView, tiles: Tiles) -> None:
    """Tribe by Tribe."""
    tribes = view.tribes
    g.population = vector([tribe.population for tribe in tribes])
    g.tile = vector([tile_on(tribe.at, tiles) for tribe in tribes])
    g.lurk = vector([-1 if tribe.lurks_at is None else CELL_OF[tribe.lurks_at] for tribe in tribes])
    g.pledges = vector([tile_on(tribe.pledged, tiles) for tribe in tribes])
    g.left_count = vector([tribe.tiles_left for tribe in tribes])
    g.left = vector([int(near(tribe.squares_left, tiles)) for tribe in tribes])
    g.went_out = vector([int(mask_of_words(tribe.terrain_left, names.TERRAINS)) for tribe in tribes])
    g.activated = mask_of_flags(tuple([tribe.activated for tribe in tribes]))
    g.flared = mask_of_flags(tuple([tribe.flared for tribe in tribes]))
    g.refused = mask_of_flags(tuple([tribe.refused for tribe in tribes]))


# ------------------------------------------------------------------ Dragon, Cave and Thief
def put_dragon(d: Dragon, view: DragonBoardView, tiles: Tiles) -> None:
    d.tile, d.health, d.surfaced, d.awake = tile_on(view.at, tiles), view.health, view.surfaced, view.awake
    d.rows = vector([row.asleep for row in view.sloth])
    d.claims = mask_of_flags(tuple([row.claimed for row in view.sloth]))
    d.sections = mask_of_words(view.sections_woken, SECTIONS)
    d.locked, d.eaten, d.held = view.cubes_locked, view.eaten, view.treasures
    d.gems = vector([gem_place(gem, tiles) for gem in view.gems])
    d.gems_used = mask_of_flags(tuple([gem.used for gem in view.gems]))
    d.shriek, d.shriek_turns, d.shrieked = view.shriek_ready, view.shriek_turns, view.shrieked
    d.flame_wall, d.burnt = tile_on(view.flame_wall, tiles), mask_of_words(view.burnt, names.ROLES)
    d.moved, d.free_moved, d.escaped = view.moved, view.free_moved, view.escaped
    d.gem_placed, d.woke_now = view.gem_placed, view.woke_now
    d.silver_kept, d.platinum_spent = view.silver_kept, view.platinum_spent


def gem_place(gem: GemView, tiles: Tiles) -> int:
    if gem.place == "reserve":
        return names.RESERVE
    return names.CARRIED if gem.place == "carried" else tile_on(gem.place, tiles)


def put_cave(c: Cave, view: CaveBoardView) -> None:
    held = view.omens
    c.omens = vector([held.bat, held.boulder, held.crystal, held.mushroom, held.path, held.chasm])
    c.supply, c.event_tokens = view.treasure_tokens, view.event_tokens
    c.crystal_tokens, c.vault_tokens, c.rockslides = view.crystal_tokens, view.vault_tokens, view.rockslides
    c.events_gone = vector([view.events_played.count(event) for event in names.EVENTS])
    c.crystals_fallen, c.hatred = view.crystals_fallen, view.hatred
    c.hatred_uses, c.plunder_uses, c.phase = view.hatred_used, view.plunder_used, view.phases_done


def put_thief(t: Thief, view: ThiefBoardView, tiles: Tiles) -> None:
    t.tile = tile_on(view.at, tiles)
    t.stats = vector([actions.RANKS.index(token) for token in view.tokens])
    t.walked, t.spent, t.extra, t.halted = view.spaces_moved, view.cubes_spent, view.cubes_extra, view.halted
    t.carried, t.stashed, t.to_stash, t.loot = view.carried, view.stashed, view.to_stash, view.loot_level
    t.upgrades = mask_of_words(view.upgrades, names.UPGRADES)
    t.targets = mask_of_words(view.targets, names.PIECES)
    t.tried = near(view.vaults_tried, tiles)
    t.sticky_used, t.evasion_used, t.success = view.sticky_used, view.evasion_used, view.roll_succeeded
    t.advanced = number_of(view.advancement, names.ADVANCEMENTS)
    t.charges, t.card_used = view.wand_charges, view.card_used
