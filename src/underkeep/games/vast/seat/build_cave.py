"""The Cave's board with all supplies; only the Cave sees its tiles and the cards it looks at."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast import names
from underkeep.games.vast.roles.cave.omens import cost_now
from underkeep.games.vast.roles.cave.reactions import TREASURES_LOOKED_AT, ChooseBuried, ChooseDeal
from underkeep.games.vast.roles.cave.turn import omens_due
from underkeep.games.vast.seat.build_boards import SeenPile, numbers_of, pile_view, seen_pile
from underkeep.games.vast.seat.view import CaveBoardView, OmenCostsView, OmenTokensView
from underkeep.games.vast.seat.view_cache import ViewCache
from underkeep.games.vast.state.cave import Cave
from underkeep.games.vast.state.changes.decks import top_of
from underkeep.games.vast.state.game import Vast

EVENTS_SEEN: Final = 3  # on top of the deck, at any time
TREASURES_DEALT: Final = 2  # while it deals


def cave_board(game: Vast, eyes: int, cache: ViewCache) -> CaveBoardView:
    """Its board, the same object as long as it shows the same."""
    cave, last = game.cave, cache.cave
    piles = seen_piles(game, eyes)
    stats = cave_stats(game)
    if cache.is_same(names.CAVE, [piles, stats, top_symbol(game), *shown(cave)]) and last is not None:
        return last
    view = cave_view(game, piles, stats)
    cache.cave = last if last is not None and view == last else view
    return cache.cave


def cave_stats(game: Vast) -> list[int]:
    """What omens cost, how many it draws, and its goal."""
    costs = [int(cost_now(game, omen)) for omen in range(i64(len(names.OMENS)))]
    return [*costs, int(omens_due(game)), int(game.rules.crystal_tiles)]


def top_symbol(game: Vast) -> str | None:
    """VAST-FILL-003  The stack lies Dark side up: the symbol on top of it is seen."""
    stack = game.cave.stack
    return names.SYMBOLS[game.content.symbols[stack.items[-1]]] if stack.count() > 0 else None


def seen_piles(game: Vast, eyes: int) -> list[SeenPile]:
    """Its tiles and cards; the two decks last that it may look into."""
    cave = game.cave
    plain = [seen_pile(pile, eyes) for pile in (cave.stack, cave.hand, cave.fallen, cave.gone, cave.terrain_deck)]
    may_look = bool(int(game.rules.eyes(names.CAVE)) & eyes)
    looked_at = dealt(game) if may_look and is_dealing(game) else 0
    return [
        *plain,
        seen_top(cave.events, eyes, EVENTS_SEEN if may_look else 0),
        seen_top(cave.treasures, eyes, looked_at),
    ]


def seen_top(pile: Pile, eyes: int, count: int) -> SeenPile:
    """A deck of which so many cards on top may be seen, if it is not seen as a whole."""
    if count == 0 or pile.eyes == EVERYBODY or pile.eyes & eyes:
        return seen_pile(pile, eyes)
    return len(pile.items), tuple([int(card) for card in top_of(pile, count)])


def is_dealing(game: Vast) -> bool:
    """Whether the Cave looks at Treasure cards now."""
    return isinstance(game.top(), (ChooseDeal, ChooseBuried))


def dealt(game: Vast) -> int:
    """VAST-BON-004  How many Treasure cards the Cave looks at while it deals."""
    return TREASURES_LOOKED_AT if isinstance(game.top(), ChooseBuried) else TREASURES_DEALT


def shown(c: Cave) -> list[Any]:
    """All else that its board is made of."""
    return [
        numbers_of(c.omens), c.supply, numbers_of(c.events_gone), c.event_tokens, c.crystal_tokens, c.vault_tokens,
        c.rockslides, c.crystals_fallen, c.hatred, c.hatred_uses, c.plunder_uses, c.phase,
    ]  # fmt: skip


def events_played(gone: vec[i64]) -> tuple[str, ...]:
    """Each card that was played; of some there are several."""
    return tuple([names.EVENTS[kind] for kind in range(i64(len(gone))) for _ in range(gone[kind])])


def cave_view(game: Vast, piles: list[SeenPile], stats: list[int]) -> CaveBoardView:
    """Field by field, as a player would read it off."""
    c, held = game.cave, numbers_of(game.cave.omens)
    stack, hand, fallen, gone, terrain, events, treasures = piles
    bats, rockslide, plunder, spores, hatred, curse, due, crystal_tiles = stats
    return CaveBoardView(
        omens=OmenTokensView(held[0], held[1], held[2], held[3], held[4], held[5]), omens_due=due,
        costs=OmenCostsView(bats, rockslide, plunder, spores, hatred, curse), hatred=int(c.hatred),
        hatred_used=int(c.hatred_uses), plunder_used=int(c.plunder_uses), phases_done=int(c.phase),
        stack=pile_view("tiles", names.TILES, stack), top_symbol=top_symbol(game),
        hand=pile_view("tiles", names.TILES, hand),
        fallen=pile_view("tiles", names.TILES, fallen), gone=pile_view("tiles", names.TILES, gone),
        crystals_fallen=int(c.crystals_fallen), crystal_tiles=crystal_tiles,
        events=pile_view("events", names.EVENTS, events), events_played=events_played(c.events_gone),
        treasures=pile_view("treasures", names.TREASURES, treasures),
        terrain_deck=pile_view("terrain", names.TERRAINS, terrain), treasure_tokens=int(c.supply),
        event_tokens=int(c.event_tokens), crystal_tokens=int(c.crystal_tokens), vault_tokens=int(c.vault_tokens),
        rockslides=int(c.rockslides),
    )  # fmt: skip
