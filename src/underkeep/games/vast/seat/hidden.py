"""For the conformance suite: every hidden place of the game, other contents for them, and what no rule may change."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import Tree
from underkeep.core.kernel.zones import Hidden, Pile
from underkeep.games.vast import names
from underkeep.games.vast.files.saving import MAP_FIELDS, derive
from underkeep.games.vast.roles.cave.reactions import ChooseBuried, ChooseDeal
from underkeep.games.vast.roles.dragon.payment import known_cards
from underkeep.games.vast.roles.knight.infestation import monsters_out
from underkeep.games.vast.seat.build_boards import TOP_SEEN, dealt, square
from underkeep.games.vast.state.changes.discs import free_discs, needs_disc
from underkeep.games.vast.state.fields import BOARDS, board_of, tile_bits
from underkeep.games.vast.state.game import Vast

PILE_POOLS = (
    ("knight", "kept", "treasures"), ("knight", "offered", "treasures"), ("knight", "handed", "treasures"),
    ("knight", "quests", "sidequests"), ("knight", "quest_deck", "sidequests"),
    ("goblins", "war", "war"), ("goblins", "war_hand", "war"), ("goblins", "monster_deck", "monsters"),
    ("goblins", "secret_deck", "secrets"), ("goblins", "secrets", "secrets"),
    ("dragon", "deck", "powers"), ("dragon", "hand", "powers"), ("dragon", "scales", "scales"),
    ("cave", "terrain_deck", "terrain"), ("thief", "dealt", "advancement"),
)  # fmt: skip


# ------------------------------------------------------------------ what is hidden
def hidden(game: Vast) -> list[Hidden]:
    """Lit sides of Dark tiles, tile hand and stack, hands and decks."""
    found = [*hidden_tiles(game), *hidden_top(game, "events"), *hidden_top(game, "treasures")]
    for role, name, pool in PILE_POOLS:
        pile = pile_of(game, role, name)
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


def pile_of(game: Vast, role: str, name: str) -> Pile:
    pile = getattr(board_of(game, names.ROLES.index(role)), name)
    assert isinstance(pile, Pile)
    return pile


def hidden_tiles(game: Vast) -> list[Hidden]:
    """Tiles of one symbol may change places: on the map the symbol is seen."""
    found: list[Hidden] = []
    cave = int(game.rules.eyes(names.CAVE))
    for tile in game.cavern.dark_tiles():
        known = int(game.cavern.known[tile])
        eyes = EVERYBODY if known == EVERYBODY else known | cave
        pool = names.SYMBOLS[game.content.symbols[tile]]
        found.append(Hidden(f"dark {square(game, int(tile))}", pool, eyes, (int(tile),)))
    for name, eyes in (("hand", cave), ("stack", 0)):
        for symbol, word in enumerate(names.SYMBOLS):
            tiles = tuple(int(t) for t in pile_of(game, "cave", name).items if game.content.symbols[t] == symbol)
            if tiles:
                found.append(Hidden(f"{name} {word}", word, eyes, tiles))
    return found


def hidden_top(game: Vast, name: str) -> list[Hidden]:
    """The Cave looks at the top three Events at any time, at the top two Treasures while it deals."""
    cards = [int(card) for card in pile_of(game, "cave", name).items]
    deals = name == "events" or isinstance(game.top(), (ChooseDeal, ChooseBuried))
    eyes = int(game.rules.eyes(names.CAVE)) if deals else 0
    count = dealt(game) if name == "treasures" else TOP_SEEN[name]
    parts = ((f"{name} top", eyes, cards[-count:]), (f"{name} below", 0, cards[:-count]))
    return [Hidden(part, name, seen, tuple(values)) for part, seen, values in parts if values]


# ------------------------------------------------------------------ other contents
def with_hidden(game: Vast, places: list[Hidden]) -> Vast:
    """A copy in which the hidden places hold other values: cards are put in place, tiles change their numbers."""
    copy = game.clone()
    by_name = {place.name: place.values for place in places}
    for role, name, _ in PILE_POOLS:
        if name in by_name:
            fresh = list(by_name[name])
            known = pledged_places(game) if name == "hand" else []
            cards = [int(card) for card in pile_of(copy, role, name).items]
            whole = [card if place in known else fresh.pop(0) for place, card in enumerate(cards)]
            pile_of(copy, role, name).items = vector(whole)
    for name in TOP_SEEN:
        deck = [*by_name.get(f"{name} below", ()), *by_name.get(f"{name} top", ())]
        pile_of(copy, "cave", name).items = vector(deck)
    now = {place.name: place.values for place in hidden_tiles(game)}
    numbers = list(range(int(game.cavern.count)))
    for name, values in now.items():
        for old, new in zip(values, by_name[name], strict=True):
            numbers[old] = new
    renumber(copy, numbers)
    return copy


def renumber(game: Vast, numbers: list[int]) -> None:
    """Tile t becomes tile numbers[t] wherever the game speaks of it; what is printed on it changes with the number."""
    for name in MAP_FIELDS:
        moved = vec[i64]([0] * game.cavern.count)
        for tile in range(int(game.cavern.count)):
            moved[numbers[tile]] = getattr(game.cavern, name)[tile]
        setattr(game.cavern, name, moved)
    game.cavern.entrance = numbers[game.cavern.entrance]
    derive(game.cavern)
    for role, board in enumerate(BOARDS):
        state = board_of(game, role)
        for name in board.tiles:
            setattr(state, name, other(numbers, int(getattr(state, name))))
        for name in board.tile_lists:
            setattr(state, name, vec[i64]([other(numbers, int(n)) for n in getattr(state, name)]))
        for name in board.sets:
            setattr(state, name, other_set(numbers, int(getattr(state, name))))
        for name in board.set_lists:
            setattr(state, name, vec[i64]([other_set(numbers, int(n)) for n in getattr(state, name)]))
    for name in ("stack", "hand"):
        pile = pile_of(game, "cave", name)
        pile.items = vector([numbers[int(tile)] for tile in pile.items])
    game.frames = [renumbered(frame, numbers) for frame in game.frames]


def other(numbers: list[int], tile: int) -> int:
    return numbers[tile] if tile >= 0 else tile


def other_set(numbers: list[int], mask: int) -> int:
    return sum(1 << numbers[tile] for tile in tile_bits(mask))


def renumbered(frame: Frame, numbers: list[int]) -> Frame:
    changes: dict[str, Any] = {}
    for field in fields(frame):  # type: ignore[arg-type]  # all frames are dataclasses
        value = getattr(frame, field.name)
        if field.name == "tile":
            changes["tile"] = other(numbers, int(value))
        elif field.name == "tiles":
            changes["tiles"] = tuple(other(numbers, int(tile)) for tile in value)
    return replace(frame, **changes) if changes else frame  # type: ignore[type-var]


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
            cave.treasures.count() + knight.kept.count() + knight.offered.count() + knight.handed.count()
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
