"""One moment of a game as the referee looks at it: the public view, the map, the variant, and what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from tests.games.vast.referee.plan import Place, Plan, name_of, place_of
from tests.games.vast.referee.printed import TRIBES, Variant

if TYPE_CHECKING:
    from tests.games.refereeing import Moment

Tree = dict[str, Any]
QUIET = {"knight", "tribe", "dragon", "cave", "thief", "tribe-to-act", "war", "discs-refused", "stats"}


class Scene:
    """The public view with names for what is looked up often."""

    def __init__(self, moment: Moment, variant: Variant) -> None:
        self.views = moment.views
        self.asked = moment.asked
        self.result = moment.result
        self.view: Tree = moment.views[""]
        self.variant = variant
        self.plan = Plan(self.view)
        self.knight: Tree = self.view["knight"]
        self.goblins: Tree = self.view["goblins"]
        self.dragon: Tree = self.view["dragon"]
        self.cave: Tree = self.view["cave"]
        self.thief: Tree = self.view["thief"]
        self.turn: str | None = self.view["turn"]
        self.collapse: bool = self.view["collapse"]
        self.under_way: list[Tree] = self.view["under_way"]
        self.words = {one["what"] for one in self.under_way}

    @property
    def question(self) -> str:
        return str(self.under_way[-1]["what"]) if self.under_way else ""

    @property
    def top(self) -> Tree:
        return self.under_way[-1]

    @property
    def quiet(self) -> bool:
        """A moment of a turn in which nothing is being carried out."""
        return self.question in QUIET

    def tribe(self, name: str) -> Tree:
        found: Tree = self.goblins["tribes"][TRIBES.index(name)]
        return found

    def monsters(self, tribe: str) -> set[str]:
        return {slot["monster"] for slot in self.goblins["slots"] if slot["tribe"] == tribe and slot["monster"]}

    def at(self, piece: str) -> Place | None:
        return self.plan.pieces.get(piece)

    def in_forest(self, place: Place) -> bool:
        space = self.plan.spaces.get(place)
        return space is not None and space.type == "mushroom_forest"

    def tribes_on(self, place: Place) -> list[str]:
        return [tribe for tribe in TRIBES if self.plan.pieces.get(tribe) == place]

    def strength_against_knight(self, tribe: str) -> int:
        """VAST-GO-087  What she has to beat: a Trap on the table adds one."""
        return int(self.tribe(tribe)["strength"]) + ("trap" in self.goblins["face_up"])

    def armor(self) -> int:
        return int(self.dragon["armor"])

    @property
    def tiles_left(self) -> int:
        return int(self.cave["stack"]["count"]) + int(self.cave["hand"]["count"])


def squares(options: Iterable[str]) -> set[Place]:
    """The squares among what is offered."""
    return {place_of(option[3:]) for option in options if option.startswith("at ")}


def named(options: Iterable[str], verb: str) -> set[str]:
    """What stands behind a verb: `tribe fangs` gives fangs."""
    return {option.removeprefix(f"{verb} ") for option in options if option.startswith(f"{verb} ")}


def spell(places: Iterable[object]) -> str:
    return ", ".join(sorted(name_of(place) if isinstance(place, tuple) else str(place) for place in places)) or "none"


def differ(rule: str, what: str, offered: set[Any], right: set[Any]) -> Iterator[str]:
    """A complaint where what is offered is not just what the rule allows."""
    if offered - right:
        yield f"{rule}: {what}: offered against the rule: {spell(offered - right)}"
    if right - offered:
        yield f"{rule}: {what}: not offered: {spell(right - offered)}"


def beyond(rule: str, what: str, offered: set[Any], right: set[Any]) -> Iterator[str]:
    """A complaint where more is offered than the rule allows."""
    if offered - right:
        yield f"{rule}: {what}: offered against the rule: {spell(offered - right)}"
