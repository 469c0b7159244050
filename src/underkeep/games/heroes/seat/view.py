"""KHO-SETUP-15  What a seat may know: everything but the order of decks, the effects of Treasures and, at some tables,
other hands. Built by adding.

TargetIds: `room:vault`, `monster:vault:ratkin:0` (with its Wounds), `hero:vault:thief:plain:exhausted`,
`token:vault:coin`, `portal:vault`, `treasure:vault`, `hand:ratkin:ratkin-1`, `display:spider`, `icon:left:move`,
`clan:ratkin`, `project:forge`, `cell:h8`, `guild`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class TokenView:
    """Resources or Traps of one kind in a room."""

    id: str
    kind: str
    count: int


@final
@dataclass(frozen=True)
class MonsterView:
    """Monsters of a clan in a room with equally many Wounds."""

    id: str
    clan: str
    wounds: int
    count: int


@final
@dataclass(frozen=True)
class HeroView:
    """Heroes of a room that nobody can tell apart."""

    id: str
    hero: str
    state: str  # exhausted, active, pending, arriving, arrived
    grade: str  # plain, champion, wounded
    count: int


@final
@dataclass(frozen=True)
class RoomView:
    """A room of the dungeon with everything in it."""

    id: str
    name: str
    type: str
    cell: str
    turned: str  # open sides as the tile lies
    doors: tuple[str, ...]
    steps: int  # to the Vault, by passages
    treasure: str  # treasure:vault, or nothing
    value: int  # printed, 0 without a Treasure
    effective_value: int
    portal: str  # portal:vault, or nothing
    portal_side: str  # none, incomplete, completed
    marks: int
    tokens: tuple[TokenView, ...]
    monsters: tuple[MonsterView, ...]
    heroes: tuple[HeroView, ...]


@final
@dataclass(frozen=True)
class CardView:
    """A card that lies open to the seat."""

    id: str
    card: str
    face: str


@final
@dataclass(frozen=True)
class ClanView:
    """A player. `unseen` are the cards of the deck, and of a hand that is hidden from the seat, in no order."""

    id: str
    clan: str
    monsters: int
    health: int
    lair: int
    hand_count: int
    hand: tuple[CardView, ...]
    hand_seen: bool
    deck_count: int
    unseen: tuple[str, ...]
    area: tuple[str, ...]
    discard: tuple[str, ...]


@final
@dataclass(frozen=True)
class GuildView:
    """KHO-WAVE-02  The guild: what is left in the deck is known by counting, its order is not."""

    id: str
    deck_count: int
    unseen: tuple[str, ...]
    discard: tuple[str, ...]
    resolving: tuple[str, ...]
    wave: int
    quota: int
    drawn: int
    assaults: int


@final
@dataclass(frozen=True)
class MarketView:
    """KHO-SETUP-02  Loot on display and projects; what is left in the decks, in no order."""

    display: tuple[CardView, ...]
    loot_unseen: tuple[str, ...]
    projects: tuple[str, ...]
    rooms_unseen: tuple[str, ...]
    sites: tuple[str, ...]  # free cells beside the dungeon
    foreign: str
    built: int


@final
@dataclass(frozen=True)
class SupplyView:
    """KHO-COMP-10  What is not on the map."""

    tokens: tuple[tuple[str, int], ...]
    portals: int
    marks: int
    heroes: tuple[tuple[str, int], ...]
    treasures: tuple[int, ...]  # by value, 1 to 4
    removed: tuple[int, ...]  # by value
    flipped: str  # effect of the Treasure being carried out
    flipped_value: int


@final
@dataclass(frozen=True)
class IconView:
    """An icon of the card on the table."""

    id: str
    side: str
    icon: str
    used: bool


@final
@dataclass(frozen=True)
class MatterView:
    """One of the matters under way, in words; what does not belong to it is empty."""

    matter: str
    done: int  # how many sentences of its rule are carried out
    clan: str  # who decides or acts; empty: the team
    room: str
    to: str  # the other room
    rooms: tuple[str, ...]  # to choose from
    piece: str  # the monster or hero
    card: str
    side: str
    place: int  # of the icon on its side, -1 without one
    action: str  # move, melee, ranged ...
    kind: str  # of resource, room, loot or hero
    kinds: tuple[str, ...]  # resources to choose from
    count: int
    turns: int
    cell: str
    conditions: tuple[str, ...]
    answers: tuple[str, ...]  # move texts to choose from


@final
@dataclass(frozen=True)
class HeroesView:
    """Keep the Heroes Out! as a seat sees it."""

    game: str
    content: str
    options: tuple[tuple[str, str], ...]
    roles: tuple[str, ...]  # of this seat
    scenario: str
    mode: str
    rooms: tuple[RoomView, ...]
    clans: tuple[ClanView, ...]
    guild: GuildView
    market: MarketView
    supply: SupplyView
    active: str
    phase: str
    thrown: bool
    card: str
    side: str  # chosen: left or right
    icons: tuple[IconView, ...]
    spot: str  # the reference room of a Momentum
    swarm: int
    blow: int
    stage: int
    notes: tuple[int, ...]
    asked: tuple[str, ...]
    answered: tuple[str, ...]  # of a vote under way
    own_votes: tuple[tuple[str, int], ...]
    under_way: tuple[MatterView, ...]  # outermost first
    outcome: str  # running, won, lost
    how: str
