"""A game consistent with a view: what the eyes could not see is drawn anew, everything else is as it was shown."""

from __future__ import annotations

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import NEITHER
from underkeep.games.vast.content import Content
from underkeep.games.vast.files.saving import derive
from underkeep.games.vast.options import DRAGON_SCALES, OPTIONS
from underkeep.games.vast.roles.dragon.payment import known_cards
from underkeep.games.vast.roles.knight.infestation import monsters_out
from underkeep.games.vast.rules.terrain.place import ChooseGround, ChooseGroundTurn, available
from underkeep.games.vast.seat.build_under_way import frame_for
from underkeep.games.vast.seat.guess_boards import CELL_OF, mask_of_flags, put_boards, put_game
from underkeep.games.vast.seat.view import PileView, TileView, VastView
from underkeep.games.vast.setup import empty_game
from underkeep.games.vast.state.game import Vast

PLACING = (ChooseGround, ChooseGroundTurn)
Shown = tuple[Pile, PileView, list[str]]  # a pile of the guessed game, what was shown of it, and its cards' names


def determinize(view: VastView, luck: Luck, content: Content) -> Vast:
    """Rebuild the game from the view; unseen cards and tiles are dealt from what is left."""
    if view.content != content.digest:
        raise BadInput("the view is of other content", "view", "Load the content pack of the table.")
    game = empty_game(OPTIONS.resolve(options_of(view)), content, luck)
    put_game(game, view)
    tiles = guess_tiles(view, game)
    lay_map(view, game, tiles)
    put_boards(game, view, tiles)
    game.frames = [frame_for(told, tiles) for told in view.under_way]
    game.steps = vec[i64]([told.stage for told in view.under_way])
    deal_cards(view, game)
    game.answered = vec[i64](list(view.answered))
    return game


def options_of(view: VastView) -> dict[str, object]:
    given: dict[str, object] = {}
    for id, text in view.options:
        default = OPTIONS.field(id).default
        given[id] = text == "True" if isinstance(default, bool) else int(text) if isinstance(default, int) else text
    return given


# ------------------------------------------------------------------ tiles
def guess_tiles(view: VastView, game: Vast) -> dict[str, int]:
    """Which tile lies on which square: as shown, or any unseen one with that symbol; the rest fills hand and stack."""
    known = {tile.id: names.SPACES.index(tile.tile) for tile in view.tiles if tile.tile is not None}
    seen = set(known.values())
    cave, hand = game.cave, view.cave.hand
    for pile, shown in ((cave.gone, view.cave.gone), (cave.fallen, view.cave.fallen), (cave.hand, hand)):
        if shown.cards is not None:
            pile.items = vector([names.TILES.index(card) for card in shown.cards])
            seen.update(names.TILES.index(card) for card in shown.cards)
    unseen = shuffled(game, [tile for tile in range(names.TILE_COUNT) if tile not in seen], names.L_TILES)
    for tile in view.tiles:
        if tile.id not in known:
            symbol = names.SYMBOLS.index(tile.symbol)
            known[tile.id] = next(t for t in unseen if game.content.symbols[t] == symbol)
            unseen.remove(known[tile.id])
    unseen = shuffled(game, unseen, names.L_TILES)  # again: the map took the first ones of its symbols
    if hand.cards is None:
        unseen = with_top(game, unseen, view.cave.top_symbol)  # one of that symbol is left for the stack
        cave.hand.items = vector(unseen[: hand.count])
        unseen = unseen[hand.count :]
    cave.stack.items = vector(with_top(game, unseen, view.cave.top_symbol))
    return known


def with_top(game: Vast, stack: list[int], symbol: str | None) -> list[int]:
    """A stack on top of which a tile with the symbol lies that is seen there."""
    top = [tile for tile in stack if names.SYMBOLS[game.content.symbols[tile]] == symbol][:1]
    return [tile for tile in stack if tile not in top] + top


def shuffled(game: Vast, items: list[int], stream: int) -> list[int]:
    return [int(item) for item in game.luck.shuffle(stream, vector(items))]


def lay_map(view: VastView, game: Vast, tiles: dict[str, int]) -> None:
    cavern = game.cavern
    cavern.where = vec[i64]([-1] * cavern.count)
    cavern.lit[names.ENTRANCE_TILE] = 0
    for tile in view.tiles:
        number = tiles[tile.id]
        cavern.where[number] = CELL_OF[tile.id]
        cavern.lit[number] = int(tile.lit) if tile.lit or number < names.TILE_COUNT else NEITHER
        cavern.rotation[number] = tile.rotation
        cavern.blown[number] = mask_of_flags(tile.bombs)
        cavern.blocked[number] = mask_of_flags(tile.rockslides)
        cavern.treasures[number] = tile.treasures
        cavern.marks[number] = mask_of_flags((tile.crystal, tile.event, tile.vault, tile.troll))
        cavern.known[number] = known_by(game, tile)
    derive(cavern)
    cavern.entrance = tiles[f"sq:{view.entrance}"]


def known_by(game: Vast, tile: TileView) -> int:
    """Who has looked at a tile; if all roles have, one by one, the spectator still has not."""
    if tile.tile is not None and len(tile.looked_at) == len(game.rules.kinds):
        return EVERYBODY
    return sum(1 << int(game.seat(names.ROLES.index(role))) for role in tile.looked_at)


# ------------------------------------------------------------------ cards
def numbers_of(entry: Shown) -> list[int]:
    """The cards of a pile that were shown."""
    _, shown, words = entry
    return [words.index(card) for card in shown.cards or ()]


def deal_cards(view: VastView, game: Vast) -> None:
    """Piles that were shown are as shown; the rest is dealt from the cards that are nowhere to be seen."""
    pools = pools_of(view, game)
    for entry in [*(entry for _, piles in pools for entry in piles), *other_piles(view, game)]:
        pile, shown, _ = entry
        if shown.cards is not None and len(shown.cards) == shown.count:
            pile.items = vector(numbers_of(entry))
    for stream, piles in pools:
        deal(game, [n for n in cards_of(game, stream) if not out_of_pool(game, stream, n)], stream, piles)
    deal_powers(view, game)
    deal_events(view, game)
    deal_advancement(view, game)


def pools_of(view: VastView, game: Vast) -> list[tuple[int, list[Shown]]]:
    """The piles that share the cards of one deck, by its stream of luck."""
    knight, goblins, cave = game.knight, game.goblins, game.cave
    hers, theirs, treasures = view.knight, view.goblins, names.TREASURES
    kept: list[Shown] = [(knight.kept, hers.kept, treasures), (knight.offered, hers.offered, treasures)]
    kept.append((knight.declined, hers.declined, treasures))
    dealt: list[Shown] = [(knight.handed, hers.handed, treasures), (cave.treasures, view.cave.treasures, treasures)]
    quests, secrets = names.SIDEQUESTS, names.SECRETS
    return [
        (names.L_TREASURES, [*kept, *dealt]),
        (names.L_SIDEQUESTS, [(knight.quests, hers.quests, quests), (knight.quest_deck, hers.quest_deck, quests)]),
        (names.L_WAR, [(goblins.war_hand, theirs.war_hand, names.WAR), (goblins.war, theirs.war, names.WAR)]),
        (
            names.L_SECRETS,
            [(goblins.secrets, theirs.secrets, secrets), (goblins.secret_deck, theirs.secret_deck, secrets)],
        ),
        (names.L_MONSTERS, [(goblins.monster_deck, theirs.monster_deck, names.MONSTERS)]),
        (names.L_TERRAIN, [(cave.terrain_deck, view.cave.terrain_deck, names.TERRAINS)]),
    ]


def other_piles(view: VastView, game: Vast) -> list[Shown]:
    """Piles that lie open or are dealt in their own way."""
    goblins, dragon, powers = game.goblins, game.dragon, names.POWER_CARDS
    return [
        (goblins.monster_discard, view.goblins.monster_discard, names.MONSTERS),
        (goblins.drawn, view.goblins.drawn, names.MONSTERS),
        (goblins.secret_discard, view.goblins.secret_discard, names.SECRETS),
        (dragon.deck, view.dragon.deck, powers),
        (dragon.hand, view.dragon.hand, powers),
        (dragon.discard, view.dragon.discard, powers),
        (dragon.scales, view.dragon.scales, powers),
        (game.cave.events, view.cave.events, names.EVENTS),
        (game.thief.dealt, view.thief.dealt, names.ADVANCEMENTS),
    ]


def cards_of(game: Vast, stream: int) -> list[int]:
    """All cards of a deck that this table plays with."""
    by_stream = {
        names.L_TREASURES: game.rules.treasures,
        names.L_SIDEQUESTS: game.rules.sidequests,
        names.L_SECRETS: game.rules.secrets,
        names.L_MONSTERS: game.rules.monsters,
        names.L_WAR: list(range(len(names.WAR))),
    }
    return by_stream.get(stream, list(range(len(names.TERRAINS))))


def out_of_pool(game: Vast, stream: int, card: int) -> bool:
    """Cards that lie open or have left the game."""
    knight, goblins = game.knight, game.goblins
    if stream == names.L_TREASURES:
        return bool((knight.shown | knight.boxed) >> card & 1)
    if stream == names.L_SIDEQUESTS:
        dropped = game.rules.drop_quests and card in (names.DARING, names.EAGLE_EYED)
        return bool(knight.quests_done >> card & 1) or dropped
    if stream == names.L_SECRETS:
        return bool((goblins.face_up | goblins.schemes) >> card & 1) or goblins.secret_discard.has(card)
    if stream == names.L_MONSTERS:
        return (
            goblins.monster_discard.has(card)
            or goblins.drawn.has(card)
            or card in goblins.slots
            or card in monsters_out(game)
            or bool(goblins.boxed >> card & 1)
        )
    if stream == names.L_TERRAIN:
        return not available(game, card) or any(isinstance(f, PLACING) and f.kind == card for f in game.frames)
    return False


def deal(game: Vast, pool: list[int], stream: int, piles: list[Shown]) -> None:
    """Deal a pool of single cards to the piles that were not shown, after what was shown of them."""
    for entry in piles:
        for card in numbers_of(entry):
            pool.remove(card)
    pool = shuffled(game, pool, stream)
    for entry in piles:
        pile, view, _ = entry
        shown = numbers_of(entry)
        if len(shown) < view.count or pile is game.cave.treasures:  # the whole of a small deck may be looked at
            fresh = [pool.pop() for _ in range(view.count - len(shown))]
            pile.items = vector([*fresh, *reversed(shown)])  # shown ones are the top of a deck


def deal_powers(view: VastView, game: Vast) -> None:
    """Six of each symbol and the Scales, less what lies open; what everybody knows of the hand is in it."""
    if not game.has(names.DRAGON):
        return
    pool = power_cards(game)
    for card in game.dragon.discard.items:
        pool.remove(int(card))
    dragon, hand = game.dragon, view.dragon.hand
    seen = numbers_of((dragon.hand, hand, names.POWER_CARDS))
    held = seen if hand.cards is not None else known_cards(game, pool) if game.frames else []
    for card in held:
        pool.remove(card)
    pool = shuffled(game, pool, names.L_POWERS)
    scales = [card for card in pool if card >= names.GOLDEN_SCALE][: view.dragon.scales.count]
    pool = [card for card in pool if card not in scales]
    count = hand.count - len(held)
    dragon.scales.items = vector(scales)
    dragon.hand.items = vector([*held, *pool[:count]])
    dragon.deck.items = vector(pool[count : count + view.dragon.deck.count])


def power_cards(game: Vast) -> list[int]:
    """VAST-BON-040  All Power cards of this game that have not left it."""
    cards = [0, 1, 2] * 6
    if game.rules.flag(DRAGON_SCALES):
        cards += [names.GOLDEN_SCALE, names.SILVER_SCALE, names.PLATINUM_SCALE]
    return [card for card in cards if card != names.PLATINUM_SCALE or not game.dragon.platinum_spent]


def deal_events(view: VastView, game: Vast) -> None:
    """Copies not yet played; the Cave knows the top three."""
    if not game.has(names.KNIGHT):
        return
    copies = enumerate(game.rules.event_copies)
    pool = [n for n, count in copies for _ in range(count - int(game.cave.events_gone[n]))]
    deal(game, pool, names.L_EVENTS, [(game.cave.events, view.cave.events, names.EVENTS)])


def deal_advancement(view: VastView, game: Vast) -> None:
    """VAST-BON-054  One of three, unless he may look: the others are in the box."""
    dealt = view.thief.dealt
    if dealt.cards is None and dealt.count:
        game.thief.dealt.items = vector([int(game.luck.below(names.L_PICK, len(names.ADVANCEMENTS)))])
