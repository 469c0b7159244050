"""What a position file leaves to follow from the rest, and positions that no game can reach."""

from __future__ import annotations

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.spec import Tree
from underkeep.games.vast import names
from underkeep.games.vast.board.slide import group_names
from underkeep.games.vast.files.position_words import bad
from underkeep.games.vast.rules.schemes import most_rage
from underkeep.games.vast.state.changes.discs import free_discs
from underkeep.games.vast.state.game import Vast


def complete_cubes(game: Vast, given: Tree) -> None:
    """Seven Hero cubes: those above her Grit lie on the track, the rest is unplaced unless named."""
    knight = game.knight
    if not game.has(names.KNIGHT):
        return
    if "track" not in given:
        knight.track = sum(1 << n for n, space in enumerate(names.GRIT_SPACES) if knight.grit < space)
    elsewhere = knight.placed() + knight.aside + knight.discarded + knight.poisoned + knight.on_track()
    if "free" not in given:
        knight.free = names.HERO_CUBES - elsewhere
    if knight.free < 0 or knight.free + elsewhere != names.HERO_CUBES:
        raise bad(
            "state.knight",
            f"{int(knight.free + elsewhere)} Hero cubes, not 7 ({int(knight.on_track())} lie on the Grit track)",
            "Place fewer cubes or raise grit; leave out free to have it follow.",
        )


def complete_supplies(game: Vast, given: Tree) -> None:
    """Supplies and stack are what is not somewhere else."""
    cave, cavern = game.cave, game.cavern
    if "supply" not in given:
        out = sum(int(n) for n in cavern.treasures) + game.thief.carried + game.thief.stashed + game.dragon.held
        out += game.goblins.stored
        cave.supply = (12 if game.has(names.THIEF) else 10) - out
    marks = [int(n) for n in cavern.marks]
    cave.event_tokens = names.EVENT_TOKENS - sum(1 for m in marks if m & names.EVENT)
    cave.vault_tokens = 6 - sum(1 for m in marks if m & names.VAULT)
    taken = sum(1 for m in marks if m & names.CRYSTAL)
    game.smashed = max(game.smashed, game.knight.crystals + game.goblins.crystals)
    cave.crystal_tokens = 9 - taken - game.smashed
    cave.rockslides = names.ROCKSLIDES - sum(int(cavern.rockslides_around(t)) for t in range(int(cavern.count))) // 2
    for name, left in (("treasures", cave.supply), ("events", cave.event_tokens), ("crystals", cave.crystal_tokens)):
        if left < 0:
            raise bad("state.map", f"more {name} than the box has", "Take some away.")
    if cave.rockslides < 0:
        raise bad("state.rockslides", "more than three Rockslides", "Name three at most.")
    complete_tiles(game, given)


def complete_tiles(game: Vast, given: Tree) -> None:
    """Tiles that lie nowhere are in the stack; Vaults only with the Thief."""
    cave = game.cave
    if "stack" in given:
        spare = [*cave.stack.items, *cave.hand.items, *cave.gone.items]
        for tile in range(names.TILE_COUNT):
            if game.cavern.where[tile] < 0 and tile not in spare:
                cave.gone.put(tile)
        return
    for tile in range(names.TILE_COUNT - 1, -1, -1):
        vault = game.type_of(tile) == names.TYPE_VAULT and not game.has(names.THIEF)
        if game.cavern.where[tile] < 0 and not cave.hand.has(tile) and not cave.gone.has(tile):
            (cave.gone if vault else cave.stack).put(tile)
    if game.has(names.CAVE) and "hand" not in given:
        cave.hand.items = vector([int(cave.stack.draw()) for _ in range(min(3, int(cave.stack.count())))])


def check_cards(game: Vast) -> None:
    """Nobody holds a card that this table plays without, as promo cards are without their option."""
    held = (
        ("state.knight.kept", game.knight.kept, game.rules.treasures, names.TREASURES),
        ("state.knight.quests", game.knight.quests, game.rules.sidequests, names.SIDEQUESTS),
        ("state.goblins.secrets", game.goblins.secrets, game.rules.secrets, names.SECRETS),
    )
    for where, pile, cards, words in held:
        for card in pile.items:
            if int(card) not in cards:
                raise bad(where, f"{words[card]} is not in this game", "Switch on the option that brings it.")


def check_position(game: Vast, stated: bool) -> None:
    """Positions that break a rule's invariant are refused with the rule's number; a map being mended may be split."""
    check_map(game, stated)
    check_tribes(game)
    check_cards(game)
    if game.knight.tile >= 0 and game.tribes_on(game.knight.tile):
        raise bad("state.knight.at", "a Tribe shares her tile (VAST-GO-026)", "Move one of them.")
    if game.knight.crystals + game.goblins.crystals > game.smashed:
        raise bad("state.smashed", "fewer than the Crystals that the players hold", "Leave it out.")
    if game.dragon.surfaced and not game.dragon.awake:
        game.dragon.awake = True
    if game.has(names.DRAGON) and any(game.dragon.rows[n] > names.ROW_ROOM[n] for n in range(5)):
        raise bad("state.dragon.rows", "more cubes than a row holds", "4, 4, 4, 1 and 1 at most.")
    if game.has(names.THIEF) and any(game.thief.stats[n] > 2 for n in range(3)):
        raise bad("state.thief.stats", "names a token that he does not have (VAST-TH-002)", "0, 1 and 2: low to high.")
    if game.thief.stashed < len([n for n in range(len(names.UPGRADES)) if game.thief.upgrades >> n & 1]):
        raise bad("state.thief.stashed", "fewer tokens than upgrades (VAST-TH-022)", "Raise stashed.")


def check_map(game: Vast, stated: bool) -> None:
    if game.cavern.where[game.cavern.entrance] < 0:
        raise bad("state.map", "there is no Entrance", "Name it, or leave `o` free for it.")
    if stated and len(group_names(game.cavern)) > 1:
        raise bad("state.map", "the tiles are not connected (VAST-SPL-001)", "Add the tiles between them.")
    if game.cavern.overflow() != 0:
        raise bad("state.map", "the map reaches beyond the window", "Lay it nearer to `o`.")


def check_tribes(game: Vast) -> None:
    if game.goblins.rage > most_rage(game):
        raise bad("state.goblins.rage", "more than the Goblins can have (VAST-GO-004)", "3, or 4 with War Banner.")
    if game.goblins.stored > game.goblins.schemes_bought():
        raise bad("state.goblins.stored", "more than Schemes bought (VAST-BON-032)", "Store fewer, or buy some.")
    if free_discs(game) < 0:
        raise bad("state.goblins.waiting", "more than four Strength discs (VAST-GO-019)", "Let a Monster wait.")
    for tribe, name in enumerate(names.TRIBES):
        population = int(game.goblins.population[tribe])
        if not 0 <= population <= names.MAX_POPULATION:
            raise bad(f"state.goblins.population.{name}", f"{population} is out of range (VAST-GO-004)", "0 to 4.")
        lurk = int(game.goblins.lurk[tribe])
        on_map = game.goblins.tile[tribe] >= 0 or lurk >= 0
        if on_map and population == 0:
            raise bad(f"state.goblins.tile.{name}", "a Tribe without Population (VAST-GO-043)", "Give it Population.")
        if lurk >= 0 and (game.cavern.tile_at(lurk) >= 0 or not game.cavern.touches_map(lurk)):
            raise bad(
                f"state.goblins.lurk.{name}", "is not an open space beside a tile (VAST-MAP-010)", "Name another."
            )
