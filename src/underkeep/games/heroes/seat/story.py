"""KHO-SETUP-15  How what happens is told: turns and assaults, deeds of clans and heroes, and what came of them; and how
near the team is to winning and to losing.

Lines of the guild belong to nobody: their role is empty.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import Event
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN, Goal, Telling
from underkeep.core.kernel.views import Label, TargetId, label
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.judge.threat import falling_cards
from underkeep.games.heroes.names import FROG, GOODS_NAMES, MAX_VALUE
from underkeep.games.heroes.seat.determinize import determinize
from underkeep.games.heroes.seat.goal import WAVES, goal, named, of_scenario
from underkeep.games.heroes.seat.view import HeroesView, RoomView
from underkeep.games.heroes.state.events.assault import (
    AssaultBegun,
    BlowParried,
    HeroAttacked,
    HeroEntered,
    HeroInspired,
    HeroShot,
    HeroTrapped,
    HeroWaited,
    PlunderBegun,
    RoomStirred,
    ScenarioStruck,
    TreasureTurned,
)
from underkeep.games.heroes.state.events.clans import (
    CardAcquired,
    CardDefended,
    CardDiscarded,
    CardDrawn,
    CardLookedAt,
    CardPlayed,
    DeckReshuffled,
    MarkerPlaced,
    MarkerRemoved,
    MonsterLeft,
    MonsterMoved,
    MonsterSummoned,
    MonsterWounded,
    PhaseBegun,
    PortalTurned,
    TokenDiscarded,
    TokenPlaced,
    TurnBegun,
    WoundsHealed,
)
from underkeep.games.heroes.state.events.deeds import (
    AbilityUsed,
    ActionUsed,
    CardDropped,
    ConstructionBegun,
    DrawMade,
    HeroThrown,
    LootRefreshed,
    MonsterAttacked,
    MonstersCalled,
    ReinforcementsCalled,
    RoomUsed,
    ScenarioUsed,
    TollPaid,
)
from underkeep.games.heroes.state.events.guild import (
    AssaultSkipped,
    ForeignClanJoined,
    GameEnded,
    GuildCardDrawn,
    HeroesCharged,
    HeroExhausted,
    HeroHurt,
    HeroKilled,
    HeroPromoted,
    HeroSummoned,
    HeroWoken,
    RoomBuilt,
    TeamVoted,
    TreasureMoved,
    TreasurePlaced,
    TreasurePlundered,
    TreasureRemoved,
    WaveBegun,
)
from underkeep.games.heroes.state.game import STREAMS, Heroes

SEED: Final = bytes(32)  # of a game like the one in view: what is counted in it is public
GUILD: Final = "guild"  # the TargetId of the guild deck


def room_of(name: str) -> tuple[TargetId, ...]:
    return (f"room:{name}",) if name else ()


def all_of(clans: tuple[str, ...], weight: int) -> tuple[tuple[str, int], ...]:
    """The same for everybody: all win or lose together."""
    return tuple([(clan, weight) for clan in clans])


def telling(event: Event) -> Telling:
    """How an event stands in the story, as far as it is seen."""
    if isinstance(event, (PhaseBegun, MonsterSummoned, TreasurePlundered, RoomBuilt, TeamVoted)):
        return Telling(QUIET)  # told by the deed or the heading beside it
    if isinstance(event, TurnBegun):
        return Telling(TURN, event.clan, (f"clan:{event.clan}",))
    if isinstance(event, (AssaultBegun, AssaultSkipped)):
        return Telling(TURN, "", (GUILD,))
    told = of_cards(event)
    if told is None:
        told = of_clans(event)
    if told is None:
        told = of_heroes(event)
    return of_board(event) if told is None else told


def of_cards(event: Event) -> Telling | None:
    """Cards of clans. A card that these eyes did not see is not spoken of: the deed before it said how many."""
    if isinstance(event, (CardPlayed, DrawMade, ReinforcementsCalled, LootRefreshed, CardDropped, TollPaid)):
        return Telling(DEED, event.clan)
    if isinstance(event, CardAcquired):
        return Telling(DEED, event.clan, (), ((event.clan, 1),))
    if isinstance(event, CardDefended):
        return Telling(DEED, event.clan, room_of(event.room), ((event.clan, 1),))
    if isinstance(event, (CardDrawn, CardLookedAt)):
        return Telling(EFFECT if event.card else QUIET, event.clan)
    if isinstance(event, (CardDiscarded, DeckReshuffled)):
        return Telling(EFFECT, event.clan)
    return None


def of_clans(event: Event) -> Telling | None:
    """What clans do on the map, and what happens to their monsters."""
    if isinstance(event, (MonstersCalled, ActionUsed, RoomUsed, ScenarioUsed, ConstructionBegun)):
        return Telling(DEED, event.clan, room_of(event.room))
    if isinstance(event, (AbilityUsed, HeroThrown)):
        return Telling(DEED, event.clan)
    if isinstance(event, MonsterMoved):
        return Telling(DEED, event.clan, (*room_of(event.origin), *room_of(event.room)))
    if isinstance(event, MonsterAttacked):
        rooms = room_of(event.room) if event.how == "melee" else (*room_of(event.origin), *room_of(event.room))
        return Telling(DEED, event.clan, rooms, ((event.clan, 1),))
    if isinstance(event, MonsterLeft):
        return Telling(EFFECT, event.clan, room_of(event.room), ((event.clan, -3 if event.after == 0 else -2),))
    if isinstance(event, MonsterWounded):
        return Telling(EFFECT, event.clan, room_of(event.room), ((event.clan, -1),))
    if isinstance(event, WoundsHealed):
        return Telling(EFFECT, event.clan, room_of(event.room), ((event.clan, 1),))
    return None


def of_heroes(event: Event) -> Telling | None:
    """What the guild and its heroes do, and what happens to them."""
    if isinstance(event, (GuildCardDrawn, ScenarioStruck)):
        return Telling(DEED, "", (GUILD,))
    if isinstance(event, WaveBegun):
        return Telling(DEED, "", (GUILD,), all_of(event.clans, -1), "wave")
    if isinstance(event, GameEnded):
        return Telling(DEED, "", (), all_of(event.clans, 3 if event.won else -3), "end")
    if isinstance(event, (HeroShot, HeroesCharged)):
        return Telling(DEED, "", (*room_of(event.origin), *room_of(event.room)))
    if isinstance(event, (HeroEntered, HeroAttacked, HeroWaited, HeroInspired, HeroTrapped, RoomStirred)):
        return Telling(DEED, "", room_of(event.room))
    if isinstance(event, PlunderBegun):
        return Telling(DEED, "", (*room_of(event.room), f"treasure:{event.room}"))
    if isinstance(event, TreasureTurned):
        return Telling(EFFECT, "", room_of(event.room), all_of(event.clans, -3), "loot")
    if isinstance(event, HeroExhausted):
        return Telling(QUIET if event.why == "wait" else EFFECT, "", room_of(event.room))  # the deed says that it waits
    if isinstance(event, (HeroSummoned, HeroWoken, HeroHurt, HeroKilled, HeroPromoted)):
        return Telling(EFFECT, "", room_of(event.room))
    return None


def of_board(event: Event) -> Telling:
    """Tokens, Treasures, rooms and cards on display: what came of a deed."""
    if isinstance(event, ForeignClanJoined):
        return Telling(DEED, "")
    if isinstance(event, BlowParried):
        return Telling(EFFECT, event.clan, room_of(event.room))
    if isinstance(event, (TokenPlaced, TokenDiscarded)):
        return Telling(EFFECT, "", (*room_of(event.room), f"token:{event.room}:{event.token}"))
    if isinstance(event, PortalTurned):
        return Telling(EFFECT, "", (*room_of(event.room), f"portal:{event.room}"))
    if isinstance(event, (MarkerPlaced, MarkerRemoved, TreasureRemoved)):
        return Telling(EFFECT, "", room_of(event.room))
    if isinstance(event, TreasurePlaced):
        return Telling(EFFECT, "", (*room_of(event.room), f"treasure:{event.room}"))
    if isinstance(event, TreasureMoved):
        return Telling(EFFECT, "", (*room_of(event.origin), *room_of(event.room)))
    return Telling(EFFECT)


# ---------------------------------------------------------------------- the race
def race(view: HeroesView, content: Content) -> tuple[Goal, ...]:
    """KHO-GOAL-02  All win or lose together, so every measure stands once, with the first clan: the guild cards to
    come, the great Treasure, and what the scenario asks for. A threat is that the team may lose in the next assault.
    """
    game = determinize(view, Luck.new(SEED, STREAMS), content)
    quota = max(1, int(game.rules.quota[view.guild.wave - 1]))
    found = [of_guild(view, quota)]
    found += [of_treasure(view, room, game) for room in view.rooms if room.value == MAX_VALUE]
    return (*found, *[of_measure(view, asked, quota) for asked in of_scenario(view, game.rules.scenario.rules)])


def of_guild(view: HeroesView, quota: int) -> Goal:
    """KHO-WAVE-02  Guild cards that have come, of those of both waves."""
    left, wave = view.guild.deck_count, view.guild.wave
    cards = left + len(view.guild.discard) + len(view.guild.resolving)
    have = min(WAVES * cards, cards * wave - left)
    why = (
        goal(view, "")[0],
        label("heroes-race-assaults", wave=wave, quota=quota, assaults=(left + quota - 1) // quota),
    )
    return Goal(view.clans[0].clan, label("heroes-race-guild", wave=wave, left=left), have, WAVES * cards, False, why)


def of_treasure(view: HeroesView, room: RoomView, game: Heroes) -> Goal:
    """KHO-TREAS-05  Heroes in the room of the great Treasure, of those it takes."""
    inside, needs = sum([hero.count for hero in room.heroes]), room.effective_value
    falls = int(falling_cards(game)) if view.outcome == "running" else 0
    why = [goal(view, "")[1]]
    if falls > 0:
        why.append(label("heroes-race-falls", room=room.name, cards=falls, left=view.guild.deck_count))
    said = label("heroes-race-treasure", room=room.name, has=inside, needs=needs)
    return Goal(view.clans[0].clan, said, inside, needs, falls > 0, tuple(why))


def of_measure(view: HeroesView, asked: Label, quota: int) -> Goal:
    """KHO-SCEN-13  What the scenario counts, in the numbers of its goal."""
    args = dict(asked.args)
    what = asked.id.removeprefix("heroes-goal-")
    have, need = (int(args["steps"] == 0), 1) if what == "home" else (int(args["has"]), int(args["needs"]))
    lost = view.outcome == "running" and may_lose(view, what, have, need, quota)
    why = (asked, label(f"heroes-race-{what}-lost", wave=view.guild.wave)) if lost else (asked,)
    return Goal(view.clans[0].clan, Label(f"heroes-race-{what}", asked.args), have, need, lost, why)


def may_lose(view: HeroesView, what: str, have: int, need: int, quota: int) -> bool:
    """Could the next assault, of so many cards, lose the game by this measure? The tally is counted with the heroes."""
    ends = view.guild.deck_count <= quota  # the wave is over after it
    if what == "soup":
        pantry = named(view, "pantry")
        frogs = 0 if pantry is None else sum([lot.count for lot in pantry.tokens if lot.kind == GOODS_NAMES[FROG]])
        cards = min(quota, len([card for card in view.guild.unseen if card.startswith("scenario")]))
        return have + max(0, cards * view.guild.wave - frogs) >= need
    if what in ("built", "home"):
        return view.guild.wave == 1 and ends and have < need
    return what in ("stage", "dish", "ring") and view.guild.wave == WAVES and ends and have < need
