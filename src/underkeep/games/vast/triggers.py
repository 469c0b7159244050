"""Who reacts at which moment, gathered from the roles' own tables in turn order."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.windows import gather
from underkeep.games.vast.roles.cave import reactions as cave
from underkeep.games.vast.roles.dragon import reactions as dragon
from underkeep.games.vast.roles.goblins import reactions as goblins
from underkeep.games.vast.roles.knight import reactions as knight
from underkeep.games.vast.roles.thief import reactions as thief
from underkeep.games.vast.rules.moments import MOMENTS

TRIGGERS: Final = gather(
    [knight.REACTIONS, goblins.REACTIONS, dragon.REACTIONS, cave.REACTIONS, thief.REACTIONS], MOMENTS
)
