"""The five boards, each with its own fields: what a player would read off it. What is not named here is not shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.games.vast.seat.view.parts import PileView


# ------------------------------------------------------------------ the Knight
@final
@dataclass(frozen=True)
class HeroCubesView:
    """Hero cubes on the Knight's stats and equipment."""

    movement: int
    perception: int
    strength: int
    bomb: int
    bow: int
    map: int
    shield: int


@final
@dataclass(frozen=True)
class KnightBoardView:
    """The Knight's board, and what she has done this turn."""

    at: str | None  # her square, sq:n1e2; fallen for a tile that is gone
    dead: bool  # and the game goes on without her
    health: int
    max_health: int
    grit: int
    grit_track: tuple[bool, bool, bool, bool, bool]  # which spaces of the Grit track hold a cube
    movement: int
    perception: int
    strength: int
    moves_left: int
    encounters_left: int
    crystals: int
    crystal_goal: int
    bombs: int
    cubes: HeroCubesView
    cubes_free: int
    cubes_aside: int  # until she picks up her cubes
    cubes_discarded: int
    cubes_poisoned: int  # on the Entrance
    cubes_on_cards: tuple[str, ...]  # Treasure cards with a cube
    face_up: tuple[str, ...]  # Treasure cards
    kept: PileView  # Treasure cards face down
    offered: PileView  # the Treasure card she may keep or decline
    handed: PileView  # two Treasure cards of which she may take one
    treasures_gone: tuple[str, ...]  # Treasure cards out of the game, for all to see,
    declined: PileView  # ... and those that she declined
    quests: PileView
    quest_deck: PileView
    quests_done: tuple[str, ...]
    quests_earned: tuple[str, ...]  # Sidequests whose moment is now
    started_at: str | None  # where her turn began
    spaces_moved: int
    encounters_spent: int
    spaces_visited: tuple[str, ...]
    spaces_met: tuple[str, ...]  # where she had Encounters
    crystals_passed: tuple[str, ...]  # left without smashing
    ambushes: int
    treasures_taken: int
    maps_used: int
    bomb_used: bool
    bow_used: bool
    enchanted_bow_used: bool
    rune_staff_used: bool
    flare_used: bool
    javelin_ready: bool
    dragon_attacked: bool  # underground, once a turn
    turn_over: bool
    encounter_deeds: int  # things done in the Encounter under way
    encounter_revealed: bool  # ... it turned up a Dark tile
    encounter_struck: bool  # ... the Dragon was attacked in it
    event: str | None  # the Event card being resolved
    amulet_loose: bool  # her Health has changed: the Cursed Amulet may be discarded
    charmed: bool  # the Thief has helped her
    monster: str | None  # Goblin Infestation: the Monster of the Ambush under way,
    ogre_at: str | None  # ... where the Ogre waits,
    golem: bool  # ... and who stays with her
    beetles: bool


# ------------------------------------------------------------------ the Goblins
@final
@dataclass(frozen=True)
class TribeView:
    """A Tribe, and what it has done this turn."""

    tribe: str
    population: int
    strength: int
    perception: int
    at: str | None  # its square; a hidden Tribe has none
    lurks_at: str | None  # the open space of a lurking Tribe
    activated: bool
    spent: bool  # may not be activated any more
    flared: bool
    refused: bool  # its discs were refused
    pledged: str | None  # the square whose Crystal it has promised to smash
    tiles_left: int  # Lit tiles left this turn,
    squares_left: tuple[str, ...]  # ... which ones that lie there still
    terrain_left: tuple[str, ...]  # Terrain left onto unexplored ground this turn


@final
@dataclass(frozen=True)
class MonsterSlotView:
    """A place for a Monster beside a Tribe."""

    slot: str
    tribe: str
    monster: str | None
    waits: bool  # for a Strength disc


@final
@dataclass(frozen=True)
class GoblinsBoardView:
    """The Goblins' board, and what they have done this turn."""

    rage: int
    max_rage: int
    crystals: int
    tribes: tuple[TribeView, TribeView, TribeView]
    slots: tuple[MonsterSlotView, MonsterSlotView, MonsterSlotView, MonsterSlotView]
    war: PileView
    war_hand: PileView
    war_card: str | None
    monster_deck: PileView
    monster_discard: PileView
    drawn: PileView  # Monsters drawn and not yet assigned
    monsters_gone: tuple[str, ...]  # out of the game
    monsters_waiting: tuple[str, ...]  # for a Strength disc
    secret_deck: PileView
    secrets: PileView
    secret_discard: PileView
    face_up: tuple[str, ...]  # Secrets that stay in play
    schemes: tuple[str, ...]  # bought
    stored: int  # Treasures kept to buy Schemes
    schemes_owed: int  # Schemes still to be paid with
    cards_bought: int  # for the draw under way
    armory: str | None  # the Tribe with the disc of the Armory,
    armory_waits: bool  # ... which waits for a free one
    acting: str | None  # the Tribe being activated
    acting_path: tuple[str, ...]  # ... has been on these squares; twice named: there and back again,
    acting_moved: bool  # ... may not move any more,
    acting_stepped: bool  # ... has taken a step,
    acting_acted: bool  # ... has acted,
    underworm_used: bool  # ... has used the Underworm
    secret_tunnels: bool  # this turn
    blind_fury: str | None  # the Tribe with it
    fire_bomber: str | None
    poison: bool  # on the blades of the next Attack
    ruby_used: bool
    wisp_used: bool
    mushroom_eater: str | None  # the Tribe that ate the Cave Mushrooms,
    mushroom_doses: int  # ... and its activations left
    meat_at: str | None  # the square with the disc of Meat!
    hexed: int  # what Hex takes off the Thief's Stealth
    dazed_knight: int  # what the Slingshot takes off the Knight,
    dazed_dragon: int  # ... and off the Dragon
    population_lost: int  # to the effect under way


# ------------------------------------------------------------------ the Dragon
@final
@dataclass(frozen=True)
class SlothRowView:
    """A row of Sloth cubes."""

    row: str
    asleep: int
    claimed: bool  # its condition was met this turn


@final
@dataclass(frozen=True)
class GemView:
    """A Gem: in the reserve, carried by the Thief, or on a square."""

    symbol: str
    place: str  # reserve, carried, fallen or a square sq:n1e2
    used: bool  # has paid its symbol this turn


@final
@dataclass(frozen=True)
class DragonBoardView:
    """The Dragon's board, and what it has done this turn."""

    at: str | None
    health: int
    max_health: int
    wakefulness: int
    awaken_at: int
    armor: int
    spirit: int
    awake: bool
    surfaced: bool
    escaped: bool
    sloth: tuple[SlothRowView, SlothRowView, SlothRowView, SlothRowView, SlothRowView]
    cubes_locked: int  # on Wakefulness, safe from Soporific Spores
    sections_woken: tuple[str, ...]  # Sloth sections that gave a cube this turn
    woke_now: bool  # this turn, on a Crystal tile
    eaten: int
    treasures: int
    gems: tuple[GemView, GemView, GemView]
    gem_placed: bool  # this turn
    deck: PileView
    hand: PileView
    discard: PileView
    scales: PileView  # not gained yet
    silver_kept: bool  # the Silver Scale was shown and is in its hand still
    platinum_spent: bool
    shriek_ready: bool
    shriek_turns: int  # turns in which Shriek was paid for
    shrieked: bool  # this turn
    moved: bool
    free_moved: bool
    flame_wall: str | None  # its square
    burnt: tuple[str, ...]  # roles that the Flame Wall has hurt this turn


# ------------------------------------------------------------------ the Cave
@final
@dataclass(frozen=True)
class OmenTokensView:
    """Omen tokens that the Cave holds, by symbol."""

    bat: int
    boulder: int
    crystal: int
    mushroom: int
    path: int
    chasm: int


@final
@dataclass(frozen=True)
class OmenCostsView:
    """What each omen costs now."""

    giant_bats: int
    rockslide: int
    past_plunder: int
    soporific_spores: int
    hatred: int
    crystal_curse: int


@final
@dataclass(frozen=True)
class CaveBoardView:
    """The Cave's board with all supplies, which lie there also when nobody plays it."""

    omens: OmenTokensView
    omens_due: int
    costs: OmenCostsView
    hatred: int  # difficulty tokens left
    hatred_used: int  # this turn
    plunder_used: int
    phases_done: int  # of its turn
    stack: PileView
    top_symbol: str | None  # of the tile on top of the stack, whose Dark side is seen
    hand: PileView
    fallen: PileView  # tiles of the Collapse under way
    gone: PileView  # tiles out of the game
    crystals_fallen: int
    crystal_tiles: int  # so many must fall
    events: PileView
    events_played: tuple[str, ...]
    treasures: PileView  # cards
    terrain_deck: PileView
    treasure_tokens: int
    event_tokens: int
    crystal_tokens: int
    vault_tokens: int
    rockslides: int


# ------------------------------------------------------------------ the Thief
@final
@dataclass(frozen=True)
class ThiefBoardView:
    """The Thief's board, and what he has done this turn."""

    at: str | None
    movement: int
    stealth: int
    thievery: int
    tokens: tuple[str, str, str]  # low, middle or high on Movement, Stealth and Thievery
    token_values: tuple[int, int, int]  # of the low, the middle and the high one
    moves_left: int
    cubes_left: int
    spaces_moved: int
    cubes_spent: int
    cubes_extra: int  # that his card gave this turn
    halted: bool  # his movement has ended
    carried: int  # Treasures; Gems are told with the Dragon
    stashed: int
    stash_goal: int
    to_stash: int  # tokens that have no space yet
    upgrades: tuple[str, ...]
    loot_level: int
    targets: tuple[str, ...]  # pieces that were targets this turn
    vaults_tried: tuple[str, ...]  # this turn
    sticky_used: bool
    evasion_used: bool
    roll_succeeded: bool  # the one under way
    dealt: PileView  # his Advancement card while it lies face down,
    advancement: str | None  # ... and when it is turned up
    wand_charges: int
    card_used: bool  # this turn
