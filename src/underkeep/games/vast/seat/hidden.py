"""For the conformance suite: every hidden place of the game, other contents for them, and what no rule may change."""

from __future__ import annotations

from underkeep.core.formats.codec import field_names, load_frame, save_frame, vector
from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import Tree
from underkeep.core.kernel.zones import Hidden, Pile
from underkeep.games.vast import names
from underkeep.games.vast.files.board_fields import tile_bits
from underkeep.games.vast.files.saving import FRAMES, derive
from underkeep.games.vast.roles.dragon.payment import known_cards
from underkeep.games.vast.roles.knight.infestation import monsters_out
from underkeep.games.vast.seat.build_boards import square
from underkeep.games.vast.seat.build_cave import EVENTS_SEEN, dealt, is_dealing
from underkeep.games.vast.state.changes.discs import free_discs, needs_disc
from underkeep.games.vast.state.game import Vast


# ------------------------------------------------------------------ what is hidden
def hidden(game: Vast) -> list[Hidden]:
    """Lit sides of Dark tiles, tile hand and stack, hands and decks."""
    found = [*hidden_tiles(game), *hidden_events(game), *hidden_treasures(game)]
    for name, pool, pile in hidden_piles(game):
        cards = tuple(int(card) for card in pile.items)
        if name == "hand":
            cards = tuple(card for place, card in enumerate(cards) if place not in pledged_places(game))
        if name == "dealt" and cards:
            found.append(Hidden(name, pool, int(pile.eyes), cards, domain=len(names.ADVANCEMENTS)))
        elif cards:
            found.append(Hidden(name, pool, int(pile.eyes), cards))
    return found


def pledged_places(game: Vast) -> list[int]:
    """Where in the Dragon's hand the cards lie that are no secret."""
    places: list[int] = []
    hand = [int(card) for card in game.dragon.hand.items]
    for known in known_cards(game, hand):
        places.append(next(n for n, card in enumerate(hand) if card == known and n not in places))
    return places


def hidden_piles(game: Vast) -> list[tuple[str, str, Pile]]:
    """Hands and decks of cards: what each is called, whose cards it shares, and the pile."""
    knight, goblins, dragon = game.knight, game.goblins, game.dragon
    return [
        ("kept", "treasures", knight.kept),
        ("offered", "treasures", knight.offered),
        ("handed", "treasures", knight.handed),
        ("declined", "treasures", knight.declined),
        ("quests", "sidequests", knight.quests),
        ("quest_deck", "sidequests", knight.quest_deck),
        ("war", "war", goblins.war),
        ("war_hand", "war", goblins.war_hand),
        ("monster_deck", "monsters", goblins.monster_deck),
        ("secret_deck", "secrets", goblins.secret_deck),
        ("secrets", "secrets", goblins.secrets),
        ("deck", "powers", dragon.deck),
        ("hand", "powers", dragon.hand),
        ("scales", "scales", dragon.scales),
        ("terrain_deck", "terrain", game.cave.terrain_deck),
        ("dealt", "advancement", game.thief.dealt),
    ]


def hidden_tiles(game: Vast) -> list[Hidden]:
    """Tiles of one symbol may change places: on the map the symbol is seen."""
    found: list[Hidden] = []
    cave = int(game.rules.eyes(names.CAVE))
    for tile in game.cavern.dark_tiles():
        known = int(game.cavern.known[tile])
        eyes = EVERYBODY if known == EVERYBODY else known | cave
        pool = names.SYMBOLS[game.content.symbols[tile]]
        found.append(Hidden(f"dark {square(game, int(tile))}", pool, eyes, (int(tile),)))
    for name, eyes, pile in (("hand", cave, game.cave.hand), ("stack", 0, game.cave.stack)):
        for symbol, word in enumerate(names.SYMBOLS):
            tiles = tuple(int(t) for t in pile.items if game.content.symbols[t] == symbol)
            if tiles:
                found.append(Hidden(f"{name} {word}", word, eyes, tiles))
    return found


def hidden_events(game: Vast) -> list[Hidden]:
    """The Cave looks at the top three Events at any time,"""
    return parted("events", game.cave.events, int(game.rules.eyes(names.CAVE)), EVENTS_SEEN)


def hidden_treasures(game: Vast) -> list[Hidden]:
    """... at the top Treasures while it deals."""
    eyes = int(game.rules.eyes(names.CAVE)) if is_dealing(game) else 0
    return parted("treasures", game.cave.treasures, eyes, dealt(game))


def parted(name: str, deck: Pile, eyes: int, count: int) -> list[Hidden]:
    """A deck of which the eyes see so many cards on top."""
    cards = [int(card) for card in deck.items]
    parts = ((f"{name} top", eyes, cards[-count:]), (f"{name} below", 0, cards[:-count]))
    return [Hidden(part, name, seen, tuple(values)) for part, seen, values in parts if values]


# ------------------------------------------------------------------ other contents
def with_hidden(game: Vast, places: list[Hidden]) -> Vast:
    """A copy in which the hidden places hold other values: cards are put in place, tiles change their numbers."""
    copy = game.clone()
    by_name = {place.name: place.values for place in places}
    for name, _, pile in hidden_piles(copy):
        if name in by_name:
            fresh = list(by_name[name])
            known = pledged_places(game) if name == "hand" else []
            cards = [int(card) for card in pile.items]
            pile.items = vector([card if place in known else fresh.pop(0) for place, card in enumerate(cards)])
    for name, pile in (("events", copy.cave.events), ("treasures", copy.cave.treasures)):
        pile.items = vector([*by_name.get(f"{name} below", ()), *by_name.get(f"{name} top", ())])
    now = {place.name: place.values for place in hidden_tiles(game)}
    numbers = list(range(int(game.cavern.count)))
    for name, values in now.items():
        for old, new in zip(values, by_name[name], strict=True):
            numbers[old] = new
    renumber(copy, numbers)
    return copy


def renumber(game: Vast, numbers: list[int]) -> None:
    """Tile t becomes tile numbers[t] wherever the game speaks of it; what is printed on it changes with the number."""
    cavern = game.cavern
    cavern.where, cavern.lit = moved(numbers, cavern.where), moved(numbers, cavern.lit)
    cavern.rotation, cavern.known = moved(numbers, cavern.rotation), moved(numbers, cavern.known)
    cavern.blown, cavern.blocked = moved(numbers, cavern.blown), moved(numbers, cavern.blocked)
    cavern.treasures, cavern.marks = moved(numbers, cavern.treasures), moved(numbers, cavern.marks)
    cavern.entrance = numbers[cavern.entrance]
    derive(cavern)
    renumber_boards(game, numbers)
    for pile in (game.cave.stack, game.cave.hand):
        pile.items = others(numbers, pile.items)
    game.frames = [renumbered(frame, numbers) for frame in game.frames]


def renumber_boards(game: Vast, numbers: list[int]) -> None:
    """The tiles that boards speak of."""
    knight, goblins, dragon, thief = game.knight, game.goblins, game.dragon, game.thief
    knight.tile, knight.guard = other(numbers, int(knight.tile)), other(numbers, int(knight.guard))
    knight.start = other(numbers, int(knight.start))
    knight.visited = other_set(numbers, int(knight.visited))
    knight.met = other_set(numbers, int(knight.met))
    knight.passed = other_set(numbers, int(knight.passed))
    goblins.meat, goblins.path = other(numbers, int(goblins.meat)), other_set(numbers, int(goblins.path))
    goblins.path_again = other_set(numbers, int(goblins.path_again))
    goblins.tile, goblins.pledges = others(numbers, goblins.tile), others(numbers, goblins.pledges)
    goblins.left = vec[i64]([other_set(numbers, int(mask)) for mask in goblins.left])
    dragon.tile, dragon.flame_wall = other(numbers, int(dragon.tile)), other(numbers, int(dragon.flame_wall))
    dragon.gems = others(numbers, dragon.gems)
    thief.tile, thief.tried = other(numbers, int(thief.tile)), other_set(numbers, int(thief.tried))


def moved(numbers: list[int], by_tile: vec[i64]) -> vec[i64]:
    """What is kept for each tile, under its other number."""
    found = vec[i64]([0] * len(by_tile))
    for tile in range(len(by_tile)):
        found[numbers[tile]] = by_tile[tile]
    return found


def other(numbers: list[int], tile: int) -> int:
    return numbers[tile] if tile >= 0 else tile


def others(numbers: list[int], tiles: vec[i64]) -> vec[i64]:
    return vector([other(numbers, int(tile)) for tile in tiles])


def other_set(numbers: list[int], mask: int) -> int:
    return sum(1 << numbers[tile] for tile in tile_bits(mask))


def renumbered(frame: Frame, numbers: list[int]) -> Frame:
    """A frame that speaks of the same squares."""
    name, *values = save_frame(frame)
    for n, field in enumerate(field_names(frame)):
        if field == "tile":
            values[n] = other(numbers, int(values[n]))
        elif field == "tiles":
            values[n] = [other(numbers, int(tile)) for tile in values[n]]
    return load_frame(FRAMES, name, values)


# ------------------------------------------------------------------ conservation
def discs_out(game: Vast) -> int:
    """VAST-GO-019  Strength discs with the Fangs, with Monsters and on the map."""
    goblins = game.goblins
    held = [m for m in goblins.slots if needs_disc(game, m) and not goblins.waiting >> m & 1]
    return 1 + len(held) + int(goblins.meat >= 0) + int(goblins.armory >= 0 and not goblins.armory_waits)


def conserved(game: Vast) -> Tree:
    """VAST-GEN-008  Tiles, tokens, cubes and cards are neither lost nor made."""
    cave, knight, goblins, dragon, thief = game.cave, game.knight, game.goblins, game.dragon, game.thief
    tiles = sum(1 for tile in game.cavern.tiles() if tile < names.TILE_COUNT) + int(
        cave.tiles_left() + cave.fallen.count() + cave.gone.count()
    )
    treasures = int(cave.supply + thief.carried + thief.stashed + thief.to_stash + dragon.held + goblins.stored)
    treasures += sum(int(n) for n in game.cavern.treasures)
    marks = [int(n) for n in game.cavern.marks]
    monsters = (
        goblins.monster_deck.count() + goblins.monster_discard.count() + goblins.drawn.count() + goblins.assigned()
    )
    secrets = goblins.secret_deck.count() + goblins.secrets.count() + goblins.secret_discard.count()
    return {
        "tiles": tiles,
        "treasure tokens": treasures,
        "event tokens": int(cave.event_tokens) + sum(1 for m in marks if m & names.EVENT),
        "vault tokens": int(cave.vault_tokens) + sum(1 for m in marks if m & names.VAULT),
        "crystal tokens": int(cave.crystal_tokens + game.smashed) + sum(1 for m in marks if m & names.CRYSTAL),
        "rockslides": int(cave.rockslides)
        + sum(int(game.cavern.rockslides_around(t)) for t in range(int(game.cavern.count))) // 2,
        "hero cubes": int(knight.owned() + knight.discarded + knight.poisoned + knight.on_track()),
        "sidequests": int(knight.quests.count() + knight.quest_deck.count()) + len(tile_bits(int(knight.quests_done))),
        "treasure cards": int(
            cave.treasures.count()
            + knight.kept.count()
            + knight.offered.count()
            + knight.handed.count()
            + knight.declined.count()
        )
        + len(tile_bits(int(knight.shown | knight.boxed))),
        "event cards": int(cave.events.count()) + sum(int(n) for n in cave.events_gone),
        "war cards": int(goblins.war.count() + goblins.war_hand.count()),
        "monsters": int(monsters) + len(monsters_out(game)) + len(tile_bits(int(goblins.boxed))),
        "secrets": int(secrets) + len(tile_bits(int(goblins.face_up | goblins.schemes))),
        "strength discs": int(free_discs(game)) + discs_out(game),
        "powers": int(dragon.deck.count() + dragon.hand.count() + dragon.discard.count() + dragon.scales.count())
        + int(dragon.platinum_spent),
        "sloth cubes": int(dragon.wakefulness()) + sum(int(n) for n in dragon.rows),
    }
