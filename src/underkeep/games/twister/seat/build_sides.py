"""What a view tells of the two sides: points and cards, teams and choices."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.games.twister.names import (
    FIRST_ZOMBIE,
    PAIR_NUMBERS,
    PEOPLE,
    ROLES,
    TEAM,
    TEAM_TOKENS,
    UNUSED,
    owner,
    slot_name,
)
from underkeep.games.twister.options import FREE, LOTS, PRINTED, way_of
from underkeep.games.twister.rules.draft import picked
from underkeep.games.twister.seat.view import SideView
from underkeep.games.twister.setup import dots_filled
from underkeep.games.twister.state.game import (
    COMBAT_CARDS,
    FULL_ACTION_HAND,
    PHASE_DRAFT,
    PHASE_LINE,
    PHASE_PLAY,
    Twister,
)

MAX_KEPT: Final = 4_000
ACTION_CARDS: Final = tuple([tuple([value for value in (2, 3, 4, 5) if bits >> value & 1]) for bits in range(64)])
COMBATS: Final[dict[tuple[int, bool], tuple[int, ...]]] = {}  # hands and what was played out of them,
HANDS: Final[dict[tuple[int, int], tuple[str, ...]]] = {}  # ... what can be clicked in a hand,
TEAMS: Final[dict[tuple[int, tuple[int, ...]], tuple[str, ...]]] = {}  # ... and teams: the same from view to view


def lines_are_down(game: Twister) -> bool:
    """DT-SETUP-07  The lines stay face down until every token is placed."""
    return game.phase < PHASE_PLAY


def side_view(game: Twister, side: i64, eyes: int) -> SideView:
    """DT-CARD-07  Hands are hidden, what has been played is public."""
    own = eyes >> int(side) & 1 != 0
    return SideView(
        id=f"side:{ROLES[int(side)]}",
        name=ROLES[int(side)],
        points=int(game.points[side]),
        action_hand=action_cards(game.actions[side]) if own else None,
        action_played=action_cards(FULL_ACTION_HAND & ~game.actions[side]),
        combat_hand=combat_cards(game, side, True) if own else None,
        combat_played=combat_cards(game, side, False),
        hand=hand_ids(game, side) if own else None,
        jumps=int(game.jumps[side]),
        tokens_to_place=TEAM_TOKENS - 4 if game.phase <= PHASE_LINE else int(game.to_place(side)),
        hidden_line=4 if lines_are_down(game) and dots_filled(game, side) == 4 else 0,
        team=team_of(game, side) if game.phase > PHASE_DRAFT and (own or not is_team_secret(game)) else None,
        picked=team_so_far(game, side) if game.phase == PHASE_DRAFT and (own or not is_team_secret(game)) else None,
        pairs=pair_numbers(game, side) if own or not is_team_secret(game) else None,
        zombies_left=zombies_left(game, side),
    )


def is_team_secret(game: Twister) -> bool:
    """MIX-FREE-02  In a free choice what one brings is his own affair, and so are the six objects (FOD-USE-02)."""
    options = game.rules.options
    if way_of(options) not in (PRINTED, LOTS):
        return way_of(options) == FREE
    return options.text("box") == "darkness" and not options.flag("first_set")


def team_of(game: Twister, side: i64) -> tuple[str, ...]:
    """The tokens that a side plays with, Zombies apart."""
    key = (int(side), tuple([int(token) for token in game.roster]))
    found = TEAMS.get(key)
    if found is None:
        if len(TEAMS) >= MAX_KEPT:
            TEAMS.clear()
        own = [token for token in game.roster if owner(token) == side]
        found = tuple([slot_name(token) for token in own if not FIRST_ZOMBIE <= token % TEAM < PEOPLE])
        TEAMS[key] = found
    return found


def team_so_far(game: Twister, side: i64) -> tuple[str, ...]:
    return tuple([slot_name(token) for token in [*picked(game, side, True), *picked(game, side, False)]])


def pair_numbers(game: Twister, side: i64) -> tuple[int, ...]:
    return tuple([int(number) for n, number in enumerate(PAIR_NUMBERS) if game.pairs[side] >> n & 1])


def zombies_left(game: Twister, side: i64) -> int:
    """FOD-NECRO-05  Zombies that were never in play."""
    if not game.darkness:
        return 0
    return sum(game.place[side * TEAM + FIRST_ZOMBIE + n] == UNUSED for n in range(3))


def hand_ids(game: Twister, side: i64) -> tuple[str, ...]:
    """What the owner can click: each value once."""
    key = (int(game.actions[side]), combat_key(game, side))
    if key not in HANDS:
        actions = [f"card:action:{value}" for value in action_cards(game.actions[side])]
        values = sorted(set(combat_cards(game, side, True)))
        HANDS[key] = (*actions, *[f"card:combat:{value}" for value in values])
    return HANDS[key]


def action_cards(bits: i64) -> tuple[int, ...]:
    return ACTION_CARDS[int(bits)]


def combat_cards(game: Twister, side: i64, in_hand: bool) -> tuple[int, ...]:
    key = (combat_key(game, side), in_hand)
    if key not in COMBATS:
        cards: list[int] = []
        for value in range(7):
            left = int(game.combats[side * 7 + value])
            cards.extend([value] * (left if in_hand else COMBAT_CARDS[value] - left))
        COMBATS[key] = tuple(cards)
    return COMBATS[key]


def combat_key(game: Twister, side: i64) -> int:
    """How many of each value 0 to 6 the side still has."""
    key: i64 = 0
    for value in range(i64(7)):
        key = key << 4 | game.combats[side * 7 + value]
    return int(key)
