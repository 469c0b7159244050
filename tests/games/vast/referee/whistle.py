"""The referee: looks at every moment and every move of one game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.games.vast.referee.blows import blows
from tests.games.vast.referee.deeds import Deed, deeds
from tests.games.vast.referee.figures import figures
from tests.games.vast.referee.knowledge import knowledge
from tests.games.vast.referee.printed import Variant
from tests.games.vast.referee.questions import judge
from tests.games.vast.referee.reveals import Reveals
from tests.games.vast.referee.scene import Scene
from tests.games.vast.referee.tallies import Tallies
from tests.games.vast.referee.victory import judge_end

if TYPE_CHECKING:
    from tests.games.refereeing import Moment

Tree = dict[str, Any]


OUTSIDE = {  # what it does not judge, and where it then keeps silent
    "terrain": "steps from and onto Terrain, and what Terrain has to do with the Collapse and with joined tiles",
    "moving_entrance": "whether the tile with the Entrance token may fall",
    "unknown_treasures": "which cards the Cave knows",
    "promo_cards": "what the promo cards do, but for the numbers that they change",
    "goblin_schemes": "prices of Schemes and what they do, but for Rage, discs and Cave Oil",
    "thief_advancement": "Charm and Wand",
}


class Referee:
    """Follows one game. `outside` names what of its options is not judged; all the rest is."""

    outside: tuple[str, ...] = ()

    def begin(self, options: Tree, roles: tuple[str, ...], moment: Moment) -> Iterator[str]:
        self.variant = Variant(options, roles)
        self.outside = tuple(why for option, why in OUTSIDE.items() if self.variant.on(option))
        self.tallies = Tallies()
        self.reveals = Reveals()
        self.scene = Scene(moment, self.variant)
        self.tallies.role = self.scene.turn
        yield from self.look(self.scene)

    def follow(self, before: Moment, role: str, move: str, events: list[Tree], after: Moment) -> Iterator[str]:
        deed = Deed(self.scene, role, move, events, Scene(after, self.variant))
        yield from deeds(deed)
        yield from blows(deed)
        yield from self.tallies.follow(deed)
        yield from self.reveals.follow(deed)
        yield from self.look(deed.after)
        self.scene = deed.after

    def look(self, scene: Scene) -> Iterator[str]:
        """A moment for itself."""
        yield from figures(scene)
        yield from knowledge(scene)
        yield from judge(scene)
        yield from judge_end(scene)
