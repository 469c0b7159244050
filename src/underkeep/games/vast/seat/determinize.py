"""A game consistent with a view: what the eyes could not see is drawn anew, everything else is as it was shown."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from underkeep.core.formats.codec import vector
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.games.vast import names
from underkeep.games.vast.board.cavern import NEITHER
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.content import Content
from underkeep.games.vast.files.saving import FRAMES, derive
from underkeep.games.vast.options import DRAGON_SCALES, OPTIONS
from underkeep.games.vast.roles.dragon.payment import known_cards
from underkeep.games.vast.roles.knight.infestation import monsters_out
from underkeep.games.vast.rules.terrain.place import ChooseGround, ChooseGroundTurn, available
from underkeep.games.vast.seat.build_boards import FALLEN, card_names
from underkeep.games.vast.seat.build_view import kebab
from underkeep.games.vast.seat.view import BoardView, Doing, PileView, TileView, VastView
from underkeep.games.vast.setup import empty_game
from underkeep.games.vast.state.fields import BOARDS, Board, board_of, put
from underkeep.games.vast.state.game import Vast

CELL_OF = {name: cell for cell, name in enumerate(SQUARE_NAMES)}
PLACING = (ChooseGround, ChooseGroundTurn)
FRAME_OF = {kebab(name): kind for name, kind in FRAMES.items()}
POOLS = (
    (names.L_TREASURES, (("knight", "kept"), ("knight", "offered"), ("knight", "handed"), ("cave", "treasures"))),
    (names.L_SIDEQUESTS, (("knight", "quests"), ("knight", "quest_deck"))),
    (names.L_WAR, (("goblins", "war_hand"), ("goblins", "war"))),
    (names.L_SECRETS, (("goblins", "secrets"), ("goblins", "secret_deck"))),
    (names.L_MONSTERS, (("goblins", "monster_deck"),)),
    (names.L_TERRAIN, (("cave", "terrain_deck"),)),
)


def determinize(view: VastView, luck: Luck, content: Content) -> Vast:
    """Rebuild the game from the view; unseen cards and tiles are dealt from what is left."""
    if view.content != content.digest:
        raise BadInput("the view is of other content", "view", "Load the content pack of the table.")
    game = empty_game(OPTIONS.resolve(options_of(view)), content, luck)
    for fact in view.facts:
        put(game, fact.id, fact.value)
    game.how = view.how
    tiles = guess_tiles(view, game)
    lay_map(view, game, tiles)
    for role, board in enumerate(BOARDS):
        put_board(game, board, role, view.boards[role], tiles)
    game.frames = [frame_of(doing, tiles) for doing in view.under_way]
    game.steps = vec[i64]([doing.step for doing in view.under_way])
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
def pile(view: VastView, role: str, name: str) -> PileView:
    board = view.boards[names.ROLES.index(role)]
    return next(entry for entry in board.piles if entry.id == name)


def guess_tiles(view: VastView, game: Vast) -> dict[str, int]:
    """Which tile lies on which square: as shown, or any unseen one with that symbol; the rest fills hand and stack."""
    known = {tile.square: names.SPACES.index(tile.tile) for tile in view.tiles if tile.tile is not None}
    seen = set(known.values())
    for name in ("gone", "fallen", "hand"):
        cards = pile(view, "cave", name).cards
        if cards is not None:
            put_tiles(game, name, [names.TILES.index(card) for card in cards])
            seen.update(names.TILES.index(card) for card in cards)
    unseen = shuffled(game, [tile for tile in range(names.TILE_COUNT) if tile not in seen], names.L_TILES)
    for tile in view.tiles:
        if tile.square not in known:
            symbol = names.SYMBOLS.index(tile.symbol)
            known[tile.square] = next(t for t in unseen if game.content.symbols[t] == symbol)
            unseen.remove(known[tile.square])
    unseen = shuffled(game, unseen, names.L_TILES)  # again: the map took the first ones of its symbols
    hand = pile(view, "cave", "hand")
    if hand.cards is None:
        put_tiles(game, "hand", unseen[: hand.count])
        unseen = unseen[hand.count :]
    put_tiles(game, "stack", unseen)
    return known


def put_tiles(game: Vast, name: str, tiles: list[int]) -> None:
    getattr(game.cave, name).items = vector(tiles)


def shuffled(game: Vast, items: list[int], stream: int) -> list[int]:
    return [int(item) for item in game.luck.shuffle(stream, vector(items))]


def lay_map(view: VastView, game: Vast, tiles: dict[str, int]) -> None:
    cavern = game.cavern
    cavern.where = vec[i64]([-1] * cavern.count)
    cavern.lit[names.ENTRANCE_TILE] = 0
    for tile in view.tiles:
        number = tiles[tile.square]
        cavern.where[number] = CELL_OF[tile.square]
        cavern.lit[number] = int(tile.lit) if tile.lit or number < names.TILE_COUNT else NEITHER
        cavern.rotation[number] = tile.rotation
        cavern.blown[number] = bits(tile.bombs)
        cavern.blocked[number] = bits(tile.rockslides)
        cavern.treasures[number] = tile.treasures
        cavern.marks[number] = bits((tile.crystal, tile.event, tile.vault, tile.troll))
        cavern.known[number] = known_by(game, tile)
    derive(cavern)
    cavern.entrance = tiles[view.entrance]


def known_by(game: Vast, tile: TileView) -> int:
    """Who has looked at a tile; if all roles have, one by one, the spectator still has not."""
    if tile.tile is not None and len(tile.looked_at) == len(game.rules.kinds):
        return EVERYBODY
    return sum(1 << int(game.seat(names.ROLES.index(role))) for role in tile.looked_at)


def bits(flags: tuple[bool, ...]) -> int:
    return sum(1 << n for n, flag in enumerate(flags) if flag)


def tile_on(square: str, tiles: dict[str, int]) -> int:
    """The tile that a view names by its square."""
    if square == "":
        return names.OFF
    if square == "fallen":
        return FALLEN
    return tiles[square] if square in tiles else int(square)


# ------------------------------------------------------------------ boards
def put_board(game: Vast, board: Board, role: int, view: BoardView, tiles: dict[str, int]) -> None:
    state = board_of(game, role)
    for fact in view.facts:
        put(state, fact.id, fact.value)
    for entry in view.lists:
        setattr(state, entry.id, vector(list(entry.values)))
    set_lists: dict[str, list[int]] = {name: [] for name in board.set_lists}
    for place in view.places:
        numbers = [tile_on(square, tiles) for square in place.squares]
        name = place.id.partition(".")[0]
        if name in board.tiles:
            setattr(state, name, numbers[0])
        elif name in board.tile_lists:
            setattr(state, name, vector(numbers))
        elif name in board.sets:
            setattr(state, name, sum(1 << number for number in numbers))
        else:
            set_lists[name].append(sum(1 << number for number in numbers))
    for name, masks in set_lists.items():
        setattr(state, name, vector(masks))


# ------------------------------------------------------------------ cards
def numbers_of(board: Board, entry: PileView) -> list[int]:
    words = card_names(board, entry.id)
    return [words.index(card) for card in entry.cards or ()]


def deal_cards(view: VastView, game: Vast) -> None:
    """Piles that were shown are as shown; the rest is dealt from the cards that are nowhere to be seen."""
    for role, board in enumerate(BOARDS):
        for entry in view.boards[role].piles:
            tiles = entry.id in ("stack", "fallen", "gone") or (entry.id == "hand" and board.role == "cave")
            if entry.cards is not None and not tiles and len(entry.cards) == entry.count:
                getattr(board_of(game, role), entry.id).items = vector(numbers_of(board, entry))
    for stream, piles in POOLS:
        deal(view, game, [n for n in cards_of(game, stream) if not out_of_pool(game, stream, n)], stream, piles)
    deal_powers(view, game)
    deal_events(view, game)
    deal_advancement(view, game)


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


def deal(view: VastView, game: Vast, pool: list[int], stream: int, piles: tuple[tuple[str, str], ...]) -> None:
    """Deal a pool of single cards to the piles that were not shown, after what was shown of them."""
    entries = [(role, pile(view, role, name)) for role, name in piles]
    for role, entry in entries:
        for card in numbers_of(BOARDS[names.ROLES.index(role)], entry):
            pool.remove(card)
    pool = shuffled(game, pool, stream)
    for role, entry in entries:
        shown = numbers_of(BOARDS[names.ROLES.index(role)], entry)
        if len(shown) < entry.count:
            fresh = [pool.pop() for _ in range(entry.count - len(shown))]
            state = board_of(game, names.ROLES.index(role))
            getattr(state, entry.id).items = vector([*fresh, *reversed(shown)])  # shown ones are the top of a deck


def deal_powers(view: VastView, game: Vast) -> None:
    """Six of each symbol and the Scales, less what lies open; what everybody knows of the hand is in it."""
    if not game.has(names.DRAGON):
        return
    pool = power_cards(game)
    for card in game.dragon.discard.items:
        pool.remove(int(card))
    hand = pile(view, "dragon", "hand")
    seen = hand.cards is not None
    held = numbers_of(BOARDS[names.DRAGON], hand) if seen else known_cards(game, pool) if game.frames else []
    for card in held:
        pool.remove(card)
    pool = shuffled(game, pool, names.L_POWERS)
    scales = [card for card in pool if card >= names.GOLDEN_SCALE][: pile(view, "dragon", "scales").count]
    pool = [card for card in pool if card not in scales]
    count = hand.count - len(held)
    game.dragon.scales.items = vector(scales)
    game.dragon.hand.items = vector([*held, *pool[:count]])
    game.dragon.deck.items = vector(pool[count : count + pile(view, "dragon", "deck").count])


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
    deal(view, game, pool, names.L_EVENTS, (("cave", "events"),))


def deal_advancement(view: VastView, game: Vast) -> None:
    """VAST-BON-054  One of three, unless he may look: the others are in the box."""
    entry = pile(view, "thief", "dealt")
    if entry.cards is None and entry.count:
        game.thief.dealt.items = vector([int(game.luck.below(names.L_PICK, len(names.ADVANCEMENTS)))])


# ------------------------------------------------------------------ what is under way
def frame_of(doing: Doing, tiles: dict[str, int]) -> Frame:
    kind = FRAME_OF[doing.what]
    values: list[Any] = []
    for field, words in zip(fields(kind), doing.about, strict=True):
        if field.name == "tile":
            values.append(tile_on(words[0] if words else "", tiles))
        elif field.name == "tiles":
            values.append(tuple(tile_on(word, tiles) for word in words))
        elif field.name == "tribes":
            values.append(tuple(int(word) for word in words))
        else:
            values.append(int(" ".join(words)))
    frame = kind(*values)
    assert isinstance(frame, Frame)
    return frame
