"""KHO-DEF-07  The moments at which other players may react, and who registered for them."""

from __future__ import annotations

from typing import Final

from underkeep.core.windows import Reaction, gather
from underkeep.games.heroes.defending import REACTIONS
from underkeep.games.heroes.moments import MOMENTS

BY_MOMENT: Final[list[list[Reaction]]] = gather([REACTIONS], MOMENTS)
