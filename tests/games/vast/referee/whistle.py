"""The referee: looks at every moment and every move of one game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tests.games.vast.referee.figures import figures
from tests.games.vast.referee.knowledge import knowledge
from tests.games.vast.referee.printed import Variant
from tests.games.vast.referee.questions import judge
from tests.games.vast.referee.scene import Scene

if TYPE_CHECKING:
    from tests.games.refereeing import Moment

Tree = dict[str, Any]


class Referee:
    """Follows one game."""

    def begin(self, options: Tree, roles: tuple[str, ...], moment: Moment) -> Iterator[str]:
        self.variant = Variant(options, roles)
        self.scene = Scene(moment, self.variant)
        yield from self.look(self.scene)

    def follow(self, before: Moment, role: str, move: str, events: list[Tree], after: Moment) -> Iterator[str]:
        scene = Scene(after, self.variant)
        yield from self.look(scene)
        self.scene = scene

    def look(self, scene: Scene) -> Iterator[str]:
        yield from figures(scene)
        yield from knowledge(scene)
        yield from judge(scene)
