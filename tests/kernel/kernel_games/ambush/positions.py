"""Position files of Ambush: a short tree that a person who knows the rules can write, and back."""

from __future__ import annotations

from typing import Any, Final

from kernel_games.ambush.content import BANDIT_CARDS, CARDS, TILES, VOID, Content
from kernel_games.ambush.state import (
    BANDIT,
    BANDIT_LUCK,
    DIE,
    LARGEST,
    MAX_CARDS,
    MAX_HEALTH,
    MAX_SHIELDS,
    ROLES,
    TILE_LUCK,
    WITCH,
    WITCH_LUCK,
    Ambush,
    square_name,
)
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import Tree

SIGNS: Final = {" ": 0, ".": 1, "$": 2, "o": 3, "+": 4, "-": 5}
STATE: Final = ("map", "scout", "beast", "health", "gold", "shields", "bites", "round", "stuck")
HIDDEN: Final = ("tiles", "bandit-hand", "witch-hand", "laid", "peeked")
NUMBERS: Final = {"health": MAX_HEALTH, "gold": 2, "shields": MAX_SHIELDS, "bites": 2, "round": 11}
SCHEMA: Final[Tree] = {
    "state.map": "rows from the north: blank dark, . grass, $ gold, o pit, + shrine, - plundered",
    "state.scout": "square, a1 is the north-west corner",
    "state.beast": "square",
    "state.health": "1 to 6",
    "state.gold": "0 to 2",
    "state.shields": "0 to 3",
    "state.bites": "0 to 2",
    "state.round": "rounds that are over",
    "state.stuck": "true if the Scout is caught",
    "turn": "the role whose turn it is",
    "hidden.tiles": "names of the next tiles, the next one first",
    "hidden.bandit-hand": "names of cards",
    "hidden.witch-hand": "names of cards",
    "hidden.laid": "cards played so far",
    "hidden.peeked": "true if the Witch knows the next tile",
    "luck.die": "the next results of the die, 1 to 6",
}


def known_keys(tree: Any, where: str, known: tuple[str, ...]) -> Tree:
    """A mapping with no key that nobody reads."""
    if not isinstance(tree, dict):
        raise BadInput("is not a mapping", where, f"Its keys are {', '.join(known)}.")
    for key in tree:
        if key not in known:
            raise BadInput("unknown key", f"{where}.{key}", f"The keys are {', '.join(known)}.")
    return tree


def names_to_numbers(tree: Tree, key: str, names: list[str]) -> list[int]:
    given = tree.get(key, [])
    for name in given:
        if name not in names:
            raise BadInput(f"{name!r} is unknown", f"hidden.{key}", f"Known are {', '.join(names)}.")
    return [names.index(name) for name in given]


def read_state(game: Ambush, tree: Any) -> None:
    """The keys below `state`."""
    state = known_keys(tree, "state", STATE)
    if "map" in state:
        read_map(game, state["map"])
    game.scout = read_square(game, state, "scout", int(game.scout))
    game.beast = read_square(game, state, "beast", len(game.tiles) - 1)
    if game.tiles[game.scout] == VOID:
        raise BadInput("stands on a dark square", "state.scout", "Put her on a tile.")
    values = {key: read_number(state, key, most) for key, most in NUMBERS.items() if key in state}
    game.health = values.get("health", int(game.health))
    game.gold = values.get("gold", 0)
    game.shields = values.get("shields", int(game.shields))
    game.bites = values.get("bites", 0)
    game.round = values.get("round", 0)
    game.stuck = bool(state.get("stuck", False))


def read_map(game: Ambush, rows: Any) -> None:
    sizes = {len(row) for row in rows} if isinstance(rows, list) else set()
    if len(sizes) != 1 or not 2 <= len(rows) <= LARGEST or not 2 <= min(sizes) <= LARGEST:
        raise BadInput("is no map", "state.map", f"Give 2 to {LARGEST} rows of equal length.")
    if any(sign not in SIGNS for row in rows for sign in row):
        raise BadInput("has an unknown sign", "state.map", f"The signs are {' '.join(SIGNS)}.")
    game.width, game.height = min(sizes), len(rows)
    game.tiles = vec[i64]([SIGNS[sign] for row in rows for sign in row])


def read_square(game: Ambush, state: Tree, key: str, default: int) -> int:
    squares = [square_name(n, game.width) for n in range(len(game.tiles))]
    name = state.get(key, squares[default])
    if name not in squares:
        raise BadInput(f"{name!r} is not on the map", f"state.{key}", f"The squares are {', '.join(squares)}.")
    return squares.index(name)


def read_number(state: Tree, key: str, most: int) -> int:
    value = state[key]
    low = 1 if key == "health" else 0
    if not isinstance(value, int) or not low <= value <= most:
        raise BadInput(f"{value!r} does not fit", f"state.{key}", f"Give a number from {low} to {most}.")
    return value


def read_hidden(game: Ambush, tree: Any, content: Content) -> None:
    """The keys below `hidden`; what is not named is dealt by luck."""
    hidden = known_keys(tree, "hidden", HIDDEN)
    laid = names_to_numbers(hidden, "laid", CARDS)
    game.laid.items = vec[i64](laid)
    deal_hand(game, hidden, laid, BANDIT, content.cards_from(0, BANDIT_CARDS), BANDIT_LUCK)
    deal_hand(game, hidden, laid, WITCH, content.cards_from(BANDIT_CARDS, len(CARDS)), WITCH_LUCK)
    deal_tiles(game, hidden, content)
    game.peeked = bool(hidden.get("peeked", False)) and game.tile_deck.count() > 0


def deal_hand(game: Ambush, hidden: Tree, laid: list[int], role: int, cards: list[int], stream: int) -> None:
    key = f"{ROLES[role]}-hand"
    hand = names_to_numbers(hidden, key, CARDS)
    if len(hand) > MAX_CARDS:
        raise BadInput(f"{len(hand)} cards", f"hidden.{key}", f"A hand holds {MAX_CARDS}.")
    own = [card for card in laid if (card < BANDIT_CARDS) == (role == BANDIT)]
    for card in [*hand, *own]:
        if card not in cards:
            raise BadInput(f"there is no such {CARDS[card]} left", f"hidden.{key}", "Name fewer of them.")
        cards.remove(card)
    game.hand(role).items = vec[i64](hand)
    game.deck(role).items = game.luck.shuffle(stream, vec[i64](cards))


def deal_tiles(game: Ambush, hidden: Tree, content: Content) -> None:
    left = content.all_tiles()
    on_map = [2 if tile == TILES.index("taken") else int(tile) for tile in game.tiles if tile != VOID]
    if TILES.index("grass") in on_map:
        on_map.remove(TILES.index("grass"))  # where the Scout began
    upcoming = names_to_numbers(hidden, "tiles", TILES)
    for tile in [*on_map, *upcoming]:
        if tile not in left:
            raise BadInput(f"there are not so many {TILES[tile]}", "state.map", "Use fewer of them.")
        left.remove(tile)
    rest = [int(tile) for tile in game.luck.shuffle(TILE_LUCK, vec[i64](left))]
    stack = rest + upcoming[::-1]
    game.tile_deck.items = vec[i64](stack)


def read_luck(game: Ambush, tree: Any) -> None:
    luck = known_keys(tree, "luck", ("die",))
    results = luck.get("die", [])
    if not all(isinstance(n, int) and 1 <= n <= 6 for n in results):
        raise BadInput("is not a list of results", "luck.die", "Give numbers from 1 to 6.")
    game.luck.force(DIE, [n - 1 for n in results])


def position_of(game: Ambush) -> Tree:
    """A game as a position tree."""
    signs = {number: sign for sign, number in SIGNS.items()}
    text = "".join(signs[int(tile)] for tile in game.tiles)
    wide = int(game.width)
    state = {
        "map": [text[n : n + wide] for n in range(0, len(text), wide)],
        "scout": game.square(game.scout),
        "beast": game.square(game.beast),
        "health": int(game.health),
        "gold": int(game.gold),
        "shields": int(game.shields),
        "bites": int(game.bites),
        "round": int(game.round),
        "stuck": game.stuck,
    }
    hidden = {
        "tiles": [TILES[tile] for tile in reversed([int(t) for t in game.tile_deck.items])],
        "bandit-hand": [CARDS[card] for card in game.hand(BANDIT).items],
        "witch-hand": [CARDS[card] for card in game.hand(WITCH).items],
        "laid": [CARDS[card] for card in game.laid.items],
        "peeked": game.peeked,
    }
    asked = game.first_asked()
    turn = ROLES[asked] if asked >= 0 else ""
    return {"setup": game.settings.tree(), "state": state, "turn": turn, "hidden": hidden, "luck": {}}
