"""What a seat may know of Ambush, built by adding; and a game made from such a view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kernel_games.ambush.content import BANDIT_CARDS, CARDS, TILES, VOID, Content
from kernel_games.ambush.reactions import CardReaction, ShieldReaction, Spring
from kernel_games.ambush.state import (
    BANDIT,
    BANDIT_LUCK,
    BEAST,
    ENTERED,
    ROLES,
    SCOUT,
    SPRUNG,
    TILE_LUCK,
    WARDEN,
    WITCH,
    WITCH_LUCK,
    Ambush,
)
from kernel_games.ambush.turn import BEAST_TURN, HUNTER_TURNS, SCOUT_TURN, WARDEN_TURN, Enter, Round
from underkeep.core.formats.options import Options, Value
from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.frames import Frame
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.windows import Reaction, Window


@final
@dataclass(frozen=True)
class SquareView:
    """One square of the map; `id` is its TargetId."""

    id: str
    tile: str


@final
@dataclass(frozen=True)
class HandView:
    """A hand: how many cards everybody sees, which ones its owner only (None for others)."""

    role: str
    count: int
    cards: tuple[str, ...] | None


@final
@dataclass(frozen=True)
class AmbushView:
    """Everything that a set of roles may know."""

    seat: tuple[str, ...]
    settings: tuple[tuple[str, Value], ...]
    content: str
    width: int
    map: tuple[SquareView, ...]
    scout: str
    beast: str
    health: int
    gold: int
    shields: int
    bites: int
    round: int
    stuck: bool
    cancelled: bool
    peeked: bool
    next_tile: str  # what the Witch saw on top, empty for others
    tiles_left: int
    decks: tuple[int, ...]
    hands: tuple[HandView, ...]
    laid: tuple[str, ...]
    asked: str  # the role that is asked, empty at the end
    question: str  # "turn", "entered" or "sprung"
    attack: str  # the card that is being sprung, or empty
    ending: int


def view_of(game: Ambush, roles: frozenset[int]) -> AmbushView:
    """The view of a seat."""
    mask = mask_of(roles)
    asked = game.first_asked()
    return AmbushView(
        seat=tuple(ROLES[role] for role in sorted(roles)),
        settings=tuple(game.settings.values.items()),
        content=game.content.digest,
        width=int(game.width),
        map=tuple(SquareView(game.square(n), TILES[tile]) for n, tile in enumerate(game.tiles)),
        scout=game.square(game.scout),
        beast=game.square(game.beast),
        health=int(game.health),
        gold=int(game.gold),
        shields=int(game.shields),
        bites=int(game.bites),
        round=int(game.round),
        stuck=game.stuck,
        cancelled=game.cancelled,
        peeked=game.peeked,
        next_tile=TILES[game.tile_deck.items[game.tile_deck.count() - 1]] if game.peeked and mask >> WITCH & 1 else "",
        tiles_left=int(game.tile_deck.count()),
        decks=tuple(int(pile.count()) for pile in game.decks),
        hands=tuple(hand_view(game, role, mask) for role in (BANDIT, WITCH)),
        laid=tuple(CARDS[card] for card in game.laid.items),
        asked=ROLES[asked] if asked >= 0 else "",
        question=question_of(game),
        attack=attack_of(game),
        ending=int(game.ending),
    )


def hand_view(game: Ambush, role: int, mask: int) -> HandView:
    pile = game.hand(role)
    cards = tuple(CARDS[card] for card in pile.items) if pile.may_look(mask) else None
    return HandView(ROLES[role], int(pile.count()), cards)


def question_of(game: Ambush) -> str:
    frame = game.top()
    if isinstance(frame, CardReaction):
        return "sprung" if frame.moment == SPRUNG else "entered"
    if isinstance(frame, ShieldReaction):
        return "sprung" if frame.moment == SPRUNG else "entered"
    return "turn"


def attack_of(game: Ambush) -> str:
    for frame in game.frames:
        if isinstance(frame, Spring):
            return CARDS[frame.card]
    return ""


# ---------------------------------------------------------------------- from a view
def game_of(view: AmbushView, content: Content, table: list[list[Reaction]], luck: Luck) -> Ambush:
    """A game consistent with the view: what is known as it is, the rest dealt anew."""
    settings = {name: tuple(v) if isinstance(v, list) else v for name, v in view.settings}
    game = Ambush(luck, Options(settings), content, table)
    lay_out(game, view)
    deal_tiles(game, view)
    deal_cards(game, view, BANDIT, BANDIT_LUCK, content.cards_from(0, BANDIT_CARDS))
    deal_cards(game, view, WITCH, WITCH_LUCK, content.cards_from(BANDIT_CARDS, len(CARDS)))
    rebuild_stack(game, view)
    return game


def lay_out(game: Ambush, view: AmbushView) -> None:
    """What everybody sees."""
    squares = [square.id for square in view.map]
    game.width, game.height = view.width, len(squares) // view.width
    game.tiles = vec[i64]([TILES.index(square.tile) for square in view.map])
    game.scout, game.beast = squares.index(view.scout), squares.index(view.beast)
    game.health, game.gold, game.shields, game.bites = view.health, view.gold, view.shields, view.bites
    game.round, game.ending = view.round, view.ending
    game.stuck, game.cancelled, game.peeked = view.stuck, view.cancelled, view.peeked
    for card in view.laid:
        game.laid.put(CARDS.index(card))


def deal_tiles(game: Ambush, view: AmbushView) -> None:
    """The stack holds what is not on the map; the tile that the Witch saw lies on top."""
    left = game.content.all_tiles()
    for tile in known_tiles(view):
        left.remove(tile)
    top = TILES.index(view.next_tile) if view.next_tile else -1
    if top >= 0:
        left.remove(top)
    game.tile_deck.items = game.luck.shuffle(TILE_LUCK, vec[i64](left))
    if top >= 0:
        game.tile_deck.put(top)


def known_tiles(view: AmbushView) -> list[int]:
    """Tiles that came from the stack: a plundered one was gold; the first grass was no part of it."""
    names = ["gold" if square.tile == "taken" else square.tile for square in view.map]
    tiles = [TILES.index(name) for name in names if TILES.index(name) != VOID]
    tiles.remove(TILES.index("grass"))
    return tiles


def deal_cards(game: Ambush, view: AmbushView, role: int, stream: int, cards: list[int]) -> None:
    for name in view.laid:
        if CARDS.index(name) in cards:
            cards.remove(CARDS.index(name))
    hand = view.hands[role - BANDIT]
    known = [CARDS.index(name) for name in hand.cards or ()]
    for card in known:
        cards.remove(card)
    rest = [int(card) for card in game.luck.shuffle(stream, vec[i64](cards))]
    if hand.cards is None:
        known, rest = rest[: hand.count], rest[hand.count :]
    game.hand(role).items = vec[i64](known)
    game.deck(role).items = vec[i64](rest)


def rebuild_stack(game: Ambush, view: AmbushView) -> None:
    """The question follows from who is asked and at which moment."""
    role = ROLES.index(view.asked) if view.asked else SCOUT
    if view.question == "turn":
        rebuild_turn(game, role)
        return
    put(game, Round(), SCOUT + 1)
    put(game, Enter(0), 3)
    responder = {BANDIT: 1, WITCH: 2, WARDEN: 3}[role]
    if view.question == "entered":
        put(game, Window(ENTERED), responder)
        game.push(reaction_of(role, ENTERED))
        return
    card = CARDS.index(view.attack)
    put(game, Window(ENTERED), 1)
    put(game, Spring(card), 2)
    put(game, Window(SPRUNG, card), responder - 1)
    game.push(reaction_of(role, SPRUNG))


def rebuild_turn(game: Ambush, role: int) -> None:
    """The round at the turn of that role."""
    put(game, Round(), role + 1)
    game.push(turn_of(role))


def put(game: Ambush, frame: Frame, step: int) -> None:
    game.push(frame)
    game.go_to(step)


def turn_of(role: int) -> Frame:
    if role == SCOUT:
        return SCOUT_TURN
    if role == BEAST:
        return BEAST_TURN
    return WARDEN_TURN if role == WARDEN else HUNTER_TURNS[role - BANDIT]


def reaction_of(role: int, moment: int) -> Frame:
    return ShieldReaction(moment) if role == WARDEN else CardReaction(role, moment)


def drawn(view: AmbushView) -> str:
    """The board as text."""
    signs = {"void": " ", "grass": ".", "gold": "$", "pit": "o", "shrine": "+", "taken": "-"}
    row, rows = "", []
    for square in view.map:
        sign = signs[square.tile]
        sign = "B" if square.id == view.beast else sign
        row += "S" if square.id == view.scout else sign
        if len(row) == view.width:
            rows.append(f"|{row}|")
            row = ""
    facts = f"health {view.health} gold {view.gold} shields {view.shields} bites {view.bites}"
    return "\n".join([*rows, facts])
