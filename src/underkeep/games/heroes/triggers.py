"""KHO-DEF-07  The moments at which other players may react, and who registered for them."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.windows import Reaction, gather
from underkeep.games.heroes.rules.defend import REACTIONS
from underkeep.games.heroes.rules.moments import MOMENTS

BY_MOMENT: Final[list[list[Reaction]]] = gather([REACTIONS], MOMENTS)
