"""The story of a game: how each event stands in it, and how near everybody is to winning."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import Event
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, Goal, Telling, stakes
from underkeep.games.vast.seat import story_race
from underkeep.games.vast.seat.story_deeds import DEEDS
from underkeep.games.vast.seat.story_effects import EFFECTS
from underkeep.games.vast.seat.story_marks import marks, nearer
from underkeep.games.vast.seat.view import VastView
from underkeep.games.vast.state.events.cave import HatredRemoved, OmensCollected, OmensDrawn, OmenSpent, OmenUsed
from underkeep.games.vast.state.events.dragon import (
    AttackMissed,
    CubeShifted,
    DragonAwoke,
    DragonSurfaced,
    GemUsed,
    GoblinsEaten,
    PowerAverted,
    PowerPaid,
    PowerUsed,
    ScaleGained,
    ScaleShown,
    ShriekReadied,
    ShriekSpent,
)
from underkeep.games.vast.state.events.goblins import (
    AmbushWithstood,
    DiscsRefused,
    MonsterBoxed,
    MonsterDiscarded,
    MonsterDrawn,
    SchemeBought,
    SchemeUsed,
    SecretDiscarded,
    SecretPlayed,
    TribesOverpopulated,
    WarCardChosen,
)
from underkeep.games.vast.state.events.knight import (
    CubePlaced,
    CubesPickedUp,
    EventPlayed,
    EventsCycled,
    QuestCompleted,
    TreasureDealt,
    TreasureDeclined,
    TreasureKept,
    TreasureLost,
    TreasureShown,
    TreasureUsed,
)
from underkeep.games.vast.state.events.map import MapShifted, TerrainDrawn, TileShown
from underkeep.games.vast.state.events.thief import (
    AdvancementRevealed,
    AttackEvaded,
    AttemptFailed,
    LockOpened,
    StatsAssigned,
    UpgradeGained,
    UpgradeLost,
)
from underkeep.games.vast.state.events.turn import ActionDieRolled, CollapseBegan, DieRolled

DRAGON_PIECE: Final = marks(("dragon",))
SAME: Final[dict[type[Event], Telling]] = {  # what stands in the story alike whatever its fields are
    # the Knight
    CubesPickedUp: Telling(EFFECT, "knight"),
    CubePlaced: Telling(DEED, "knight"),
    TreasureUsed: Telling(DEED, "knight"),
    TreasureDealt: Telling(EFFECT, "knight", stakes=stakes(knight=1)),
    TreasureKept: Telling(EFFECT, "knight"),
    TreasureDeclined: Telling(EFFECT, "knight"),
    TreasureShown: Telling(EFFECT, "knight"),
    TreasureLost: Telling(EFFECT, "knight"),
    QuestCompleted: Telling(DEED, "knight", stakes=stakes(knight=2)),
    # the Goblins
    WarCardChosen: Telling(DEED, "goblins", stakes=stakes(goblins=1)),
    DiscsRefused: Telling(EFFECT, "goblins"),
    TribesOverpopulated: Telling(EFFECT, "goblins", stakes=stakes(goblins=-2)),
    MonsterDrawn: Telling(EFFECT),
    MonsterDiscarded: Telling(EFFECT),
    MonsterBoxed: Telling(EFFECT),
    SecretPlayed: Telling(DEED, "goblins", stakes=stakes(goblins=1)),
    SecretDiscarded: Telling(EFFECT, "goblins", stakes=stakes(goblins=-1)),
    SchemeBought: Telling(DEED, "goblins", stakes=stakes(goblins=2)),
    SchemeUsed: Telling(DEED, "goblins"),
    AmbushWithstood: Telling(EFFECT, "knight", stakes=stakes(knight=1)),
    # the Dragon
    PowerUsed: Telling(QUIET, "dragon"),
    PowerPaid: Telling(EFFECT, "dragon"),
    PowerAverted: Telling(EFFECT, "goblins", stakes=stakes(goblins=2, dragon=-1)),
    GemUsed: Telling(EFFECT, "dragon"),
    CubeShifted: Telling(EFFECT, "dragon"),
    DragonAwoke: Telling(EFFECT, "dragon", DRAGON_PIECE, nearer("dragon", 3)),
    DragonSurfaced: Telling(DEED, "dragon", DRAGON_PIECE, nearer("dragon", 3)),
    GoblinsEaten: Telling(EFFECT, "dragon", stakes=stakes(dragon=1, goblins=-1)),
    ShriekReadied: Telling(EFFECT, "dragon"),
    ShriekSpent: Telling(EFFECT, "dragon"),
    ScaleGained: Telling(EFFECT, "dragon", stakes=stakes(dragon=1)),
    ScaleShown: Telling(DEED, "dragon"),
    AttackMissed: Telling(EFFECT, "dragon", DRAGON_PIECE, stakes(knight=-1, dragon=1)),
    # the Cave
    OmensCollected: Telling(DEED, "cave"),
    OmensDrawn: Telling(EFFECT, "cave", stakes=stakes(cave=1)),
    OmenUsed: Telling(QUIET, "cave"),
    OmenSpent: Telling(EFFECT, "cave"),
    HatredRemoved: Telling(EFFECT, "cave", stakes=stakes(cave=1)),
    EventPlayed: Telling(EFFECT),
    EventsCycled: Telling(EFFECT, "cave"),
    TerrainDrawn: Telling(EFFECT),
    CollapseBegan: Telling(DEED, "", (), nearer("cave", 3), "collapse"),
    # the Thief
    StatsAssigned: Telling(DEED, "thief"),
    AttackEvaded: Telling(EFFECT, "thief", marks(("thief",)), stakes(thief=2)),
    AttemptFailed: Telling(EFFECT, "thief", stakes=stakes(thief=-1)),
    LockOpened: Telling(EFFECT, "thief", stakes=stakes(thief=1)),
    UpgradeGained: Telling(EFFECT, "thief", stakes=stakes(thief=1)),
    UpgradeLost: Telling(EFFECT, "thief", stakes=stakes(thief=-2)),
    AdvancementRevealed: Telling(EFFECT, "thief"),
    # dice and the map
    DieRolled: Telling(EFFECT),
    ActionDieRolled: Telling(EFFECT, "thief"),
    TileShown: Telling(QUIET),  # told by the tile that is turned up, once it lies
    MapShifted: Telling(QUIET),
}


def telling(event: Event) -> Telling:
    """How an event, as some eyes see it, stands in the story."""
    kind = type(event)
    if kind in SAME:
        return SAME[kind]
    return DEEDS[kind](event) if kind in DEEDS else EFFECTS[kind](event)


def race(view: VastView) -> tuple[Goal, ...]:
    """VAST-GEN-004  How near every role of the table is to winning, from what everybody knows."""
    return story_race.race(view)
