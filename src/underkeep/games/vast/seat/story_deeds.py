"""Deeds in the story: whose line each is, what it marks, for whom it is good or bad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from underkeep.core.kernel.events import Event
from underkeep.core.kernel.telling import Telling, stakes
from underkeep.games.vast.seat.story_marks import NOTHING, at, between, deed, effect, marks, nearer, role_of
from underkeep.games.vast.state.changes.pieces import APPEAR, CLIMB, PUSH, TUNNEL, WALK
from underkeep.games.vast.state.events.cave import CaveShaped, CollapseCaused, OmenAnnounced
from underkeep.games.vast.state.events.dragon import CubeWoken, DragonAttacked, PowerAnnounced
from underkeep.games.vast.state.events.goblins import (
    AmbushSprung,
    KnightAttacked,
    KnightLured,
    KrakenRose,
    MonsterAmbushed,
    MonsterAssigned,
    PieceDazed,
    PlunderMade,
    SpecialUsed,
    TribeExplored,
    TribeLurked,
    TribePledged,
    TribesAttacked,
)
from underkeep.games.vast.state.events.knight import (
    BowShot,
    CrystalSmashed,
    EnchantedShot,
    EventMet,
    RuneStaffUsed,
)
from underkeep.games.vast.state.events.map import FlareBurnt, PieceMoved, TileLookedAt, TileTurned
from underkeep.games.vast.state.events.thief import (
    BackstabMade,
    CharmUsed,
    LockTried,
    LootStashed,
    PickpocketTried,
    ThiefAttacked,
    TokenSought,
    WandUsed,
)
from underkeep.games.vast.state.events.turn import GameEnded

TREASURE: Final = "treasure"
OWN_STEPS: Final = (WALK, CLIMB, APPEAR, TUNNEL)  # what a role does with its own piece


# ---------------------------------------------------------------------- anybody
def piece_moved(event: Event) -> Telling:
    """An own step is a deed; what others, falling ground or cards do with a piece comes of theirs."""
    assert isinstance(event, PieceMoved)
    touches, owner = marks((event.piece,), event.square), role_of(event.piece)
    if event.how in OWN_STEPS:
        return deed(owner, touches)
    return effect(event.by, touches, between(event.by, owner, 1) if event.how == PUSH else NOTHING)


def token_sought(event: Event) -> Telling:
    assert isinstance(event, TokenSought)
    return deed(event.by, marks((event.by,), event.square), stakes(**{event.by: 1}))


def flare_burnt(event: Event) -> Telling:
    assert isinstance(event, FlareBurnt)
    return deed(event.by, at(event.square))


def tile_turned(event: Event) -> Telling:
    assert isinstance(event, TileTurned)
    return deed(event.by, at(event.square))


def crystal_smashed(event: Event) -> Telling:
    """The Dragon's is what came of its Smash, or of its surfacing."""
    assert isinstance(event, CrystalSmashed)
    touches, role = marks((event.by,), event.square), role_of(event.by)
    if role == "dragon":
        return effect(role, touches)
    return deed(role, touches, stakes(**{role: 2}))


def game_ended(event: Event) -> Telling:
    assert isinstance(event, GameEnded)
    return deed(event.winner, (), nearer(event.winner, 3), "end")


# ---------------------------------------------------------------------- the Knight
def dragon_attacked(event: Event) -> Telling:
    assert isinstance(event, DragonAttacked)
    role = role_of(event.by)
    return deed(role, marks((event.by, "dragon"), event.square), between(role, "dragon", 2), "strike")


def tribes_attacked(event: Event) -> Telling:
    assert isinstance(event, TribesAttacked)
    return deed("knight", marks(("knight", *event.tribes), event.square), between("knight", "goblins", 2))


def bow_shot(event: Event) -> Telling:
    assert isinstance(event, BowShot)
    return deed("knight", marks(("knight", event.tribe), event.square), between("knight", "goblins", 1))


def enchanted_shot(event: Event) -> Telling:
    assert isinstance(event, EnchantedShot)
    return deed("knight", marks(("knight", event.target), event.square), between("knight", event.target, 2))


def rune_staff_used(event: Event) -> Telling:
    assert isinstance(event, RuneStaffUsed)
    return deed("knight", marks(("knight",), event.square))


def event_met(event: Event) -> Telling:
    assert isinstance(event, EventMet)
    return deed("knight", marks(("knight",), event.square))


def ambush_sprung(event: Event) -> Telling:
    assert isinstance(event, AmbushSprung)
    return deed("knight", marks(("knight",), event.square), between("goblins", "knight", 1))


def monster_ambushed(event: Event) -> Telling:
    assert isinstance(event, MonsterAmbushed)
    return deed("knight", marks(("knight",), event.square), stakes(knight=-1), "ambush")


# ---------------------------------------------------------------------- the Goblins
def knight_attacked(event: Event) -> Telling:
    assert isinstance(event, KnightAttacked)
    touches = marks((event.tribe, "knight"), event.square)
    moment = "strike" if event.how == "action" else "ambush"
    return deed("goblins", touches, between("goblins", "knight", 2), moment)


def plunder_made(event: Event) -> Telling:
    assert isinstance(event, PlunderMade)
    loser = "cave" if event.token == TREASURE else "dragon"
    return deed("goblins", marks((event.tribe,), event.square), between("goblins", loser, 1), "loot")


def tribe_explored(event: Event) -> Telling:
    assert isinstance(event, TribeExplored)
    return deed("goblins", marks((event.tribe,), event.square))


def tribe_lurked(event: Event) -> Telling:
    assert isinstance(event, TribeLurked)
    return deed("goblins", marks((event.tribe,), event.square))


def tribe_pledged(event: Event) -> Telling:
    assert isinstance(event, TribePledged)
    return deed("goblins", marks((event.tribe,), event.square))


def special_used(event: Event) -> Telling:
    assert isinstance(event, SpecialUsed)
    return deed("goblins", marks((event.tribe,)), stakes(goblins=1))


def knight_lured(event: Event) -> Telling:
    assert isinstance(event, KnightLured)
    return deed("goblins", marks((event.tribe, "knight"), event.square), between("goblins", "knight", 1))


def kraken_rose(event: Event) -> Telling:
    assert isinstance(event, KrakenRose)
    return deed("goblins", at(event.square))


def piece_dazed(event: Event) -> Telling:
    assert isinstance(event, PieceDazed)
    return deed("goblins", marks((event.tribe, event.piece)), between("goblins", event.piece, 1))


def monster_assigned(event: Event) -> Telling:
    assert isinstance(event, MonsterAssigned)
    return deed("goblins", (f"slot:{event.slot}",), stakes(goblins=1))


# ---------------------------------------------------------------------- the Dragon
def power_announced(event: Event) -> Telling:
    assert isinstance(event, PowerAnnounced)
    return deed("dragon", (f"power:{event.power}", *marks(("dragon",), event.square)))


def cube_woken(event: Event) -> Telling:
    """The last cubes are what a table talks about."""
    assert isinstance(event, CubeWoken)
    much = 2 if event.needed - event.wakefulness <= 1 else 1
    return deed("dragon", (f"row:{event.row}",), between("dragon", "knight", much))


# ---------------------------------------------------------------------- the Cave
def omen_announced(event: Event) -> Telling:
    assert isinstance(event, OmenAnnounced)
    return deed("cave", (f"omen:{event.omen}",))


def cave_shaped(event: Event) -> Telling:
    assert isinstance(event, CaveShaped)
    return deed(event.by, at(event.square))


def collapse_caused(event: Event) -> Telling:
    assert isinstance(event, CollapseCaused)
    return deed(event.by, at(event.square))


# ---------------------------------------------------------------------- the Thief
def thief_attacked(event: Event) -> Telling:
    assert isinstance(event, ThiefAttacked)
    touches = marks((event.by, "thief"), event.square)
    return deed(role_of(event.by), touches, between(role_of(event.by), "thief", 2))


def pickpocket_tried(event: Event) -> Telling:
    assert isinstance(event, PickpocketTried)
    touches = marks(("thief", event.target), event.square)
    return deed("thief", touches, between("thief", role_of(event.target), 2))


def backstab_made(event: Event) -> Telling:
    assert isinstance(event, BackstabMade)
    touches = marks(("thief", event.target), event.square)
    return deed("thief", touches, between("thief", role_of(event.target), 2 if event.cubes > 1 else 1))


def lock_tried(event: Event) -> Telling:
    assert isinstance(event, LockTried)
    return deed("thief", marks(("thief",), event.square))


def loot_stashed(event: Event) -> Telling:
    """In his own turn it is a deed; elsewhere it comes of what brought him home."""
    assert isinstance(event, LootStashed)
    touches, at_stake = marks(("thief",), event.square), nearer("thief", 3)
    if event.own_turn:
        return deed("thief", touches, at_stake, "loot")
    return effect("thief", touches, at_stake, "loot")


def tile_looked_at(event: Event) -> Telling:
    assert isinstance(event, TileLookedAt)
    return deed("thief", marks(("thief",), event.square))


def charm_used(event: Event) -> Telling:
    assert isinstance(event, CharmUsed)
    return deed("thief", marks(("thief",)), stakes(**{"thief": 1, event.role: 1}))


def wand_used(event: Event) -> Telling:
    assert isinstance(event, WandUsed)
    harmed = () if event.target == "thief" else ((event.target, -2),)
    return deed("thief", marks(("thief", event.target)), (("thief", 1), *harmed))


DEEDS: Final[dict[type[Event], Callable[[Event], Telling]]] = {
    PieceMoved: piece_moved, TokenSought: token_sought, FlareBurnt: flare_burnt, TileTurned: tile_turned,
    CrystalSmashed: crystal_smashed, GameEnded: game_ended,
    DragonAttacked: dragon_attacked, TribesAttacked: tribes_attacked, BowShot: bow_shot, EnchantedShot: enchanted_shot,
    RuneStaffUsed: rune_staff_used, EventMet: event_met, AmbushSprung: ambush_sprung, MonsterAmbushed: monster_ambushed,
    KnightAttacked: knight_attacked, PlunderMade: plunder_made, TribeExplored: tribe_explored,
    TribeLurked: tribe_lurked, TribePledged: tribe_pledged, SpecialUsed: special_used,
    KnightLured: knight_lured, KrakenRose: kraken_rose, PieceDazed: piece_dazed, MonsterAssigned: monster_assigned,
    PowerAnnounced: power_announced, CubeWoken: cube_woken,
    OmenAnnounced: omen_announced, CaveShaped: cave_shaped, CollapseCaused: collapse_caused,
    ThiefAttacked: thief_attacked, PickpocketTried: pickpocket_tried, BackstabMade: backstab_made,
    LockTried: lock_tried, LootStashed: loot_stashed, TileLookedAt: tile_looked_at, CharmUsed: charm_used,
    WandUsed: wand_used,
}  # fmt: skip
