"""MIX-COMMON-01  Choosing teams and rooms: as printed, by lot, free choice in secret, mutual choice, scenarios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision, SimultaneousDecision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import PICK, PICK_PAIR, PICK_PAIRS, PICKS
from underkeep.games.twister.names import (
    BASE_CHARACTERS,
    BASE_OBJECTS,
    CHARACTERS,
    COMMON,
    DARK_CHARACTERS,
    DARK_OBJECTS,
    FIRST_SET,
    IN_HAND,
    OBJECTS,
    PEOPLE,
    ROLES,
    SLOTS,
    TEAM,
    UNUSED,
    other,
    token_of,
)
from underkeep.games.twister.options import FREE, LOTS, PRINTED, way_of
from underkeep.games.twister.refusals import (
    COPY_TOO_EARLY,
    IN_TEAM,
    NOT_TO_BE_HAD,
    PAIR_TAKEN,
    PEOPLE_FIRST,
    TEAM_FULL,
    WRONG_KIND,
)
from underkeep.games.twister.scenarios import Scenario
from underkeep.games.twister.state.changes.teams import enrol, pick_pair, pick_piece
from underkeep.games.twister.state.game import Twister

ALL_PAIRS: Final = 8
ALL_CHARACTERS: Final = (*BASE_CHARACTERS, *DARK_CHARACTERS)
ALL_OBJECTS: Final = (*BASE_OBJECTS, *DARK_OBJECTS)
DARK_BOX_OBJECTS: Final = ("rope", *DARK_OBJECTS)
PAIRS_EACH: Final = 2
STAGE_PAIRS: Final = 0
STAGE_PEOPLE: Final = 1
STAGE_OBJECTS: Final = 2
STAGE_OVER: Final = 3


# ---------------------------------------------------------------------- what there is to choose from
def boxes(game: Twister) -> str:
    return game.rules.options.text("box")


def people_of(box: str) -> tuple[str, ...]:
    """MIX-FREE-01  All characters of the boxes used, each once."""
    return BASE_CHARACTERS if box == "base" else DARK_CHARACTERS if box == "darkness" else ALL_CHARACTERS


def objects_of(box: str) -> tuple[str, ...]:
    """AMB-57  With Forces of Darkness alone its seven and the Rope of the base set."""
    return BASE_OBJECTS if box == "base" else DARK_BOX_OBJECTS if box == "darkness" else ALL_OBJECTS


def copies_of(game: Twister) -> list[str]:
    """FOD-GLOSS-06  Further copies of common objects (FOD-KEY-02); not where teams are as printed."""
    if way_of(game.rules.options) in (PRINTED, LOTS):
        return []
    count = game.rules.options.number("common_copies")
    kinds = [name for name in COMMON if name in objects_of(boxes(game))]
    return [f"{name}-{n}" for name in kinds for n in range(2, count + 1)]


def pairs_of(box: str) -> list[int]:
    """The pairs of rooms of the boxes used, by their place among 1, 2, 3, 4, 17, 18, 19, 20."""
    return list(range(4)) if box == "base" else list(range(4, 8)) if box == "darkness" else list(range(ALL_PAIRS))


# ---------------------------------------------------------------------- how far a side has come
def picked(game: Twister, side: i64, people: bool) -> list[i64]:
    """Tokens of a side that are chosen, characters or objects."""
    slots = range(PEOPLE) if people else range(PEOPLE, TEAM)
    return [i64(side * TEAM + slot) for slot in slots if game.place[side * TEAM + slot] == IN_HAND]


def pairs_picked(game: Twister, side: i64) -> int:
    return int(game.pairs[side]).bit_count()


def stage_of(game: Twister, side: i64) -> int:
    """Characters first, then objects, then rooms."""
    if len(picked(game, side, True)) < CHARACTERS:
        return STAGE_PEOPLE
    if len(picked(game, side, False)) < OBJECTS:
        return STAGE_OBJECTS
    return STAGE_PAIRS if wants_pairs(game) and pairs_picked(game, side) < PAIRS_EACH else STAGE_OVER


def wants_pairs(game: Twister) -> bool:
    return way_of(game.rules.options) == FREE


# ---------------------------------------------------------------------- legality
def to_be_had(game: Twister, people: bool) -> list[str]:
    """MIX-FREE-02  The pieces of the boxes used."""
    return list(people_of(boxes(game))) if people else [*objects_of(boxes(game)), *copies_of(game)]


def is_to_be_had(game: Twister, name: str, people: bool) -> bool:
    """MIX-FREE-02  Whether a piece is one of them."""
    if people:
        return name in people_of(boxes(game))
    return name in objects_of(boxes(game)) or name in copies_of(game)


def refuse_pick(game: Twister, side: i64, slot: i64, people: bool) -> i64:
    """MIX-FREE-02  A piece that can be had and is not in the team yet; a copy only after the piece itself."""
    name = SLOTS.name(int(slot))
    if game.place[token_of(side, slot)] != UNUSED:
        return IN_TEAM
    if (slot < PEOPLE) != people:
        return PEOPLE_FIRST if people else TEAM_FULL
    if not is_to_be_had(game, name, people):
        return NOT_TO_BE_HAD
    before = copy_before(name)
    return LEGAL if not before or game.place[side * TEAM + SLOTS.number(before)] == IN_HAND else COPY_TOO_EARLY


def copy_before(name: str) -> str:
    """rope-3 is taken after rope-2, and that after rope."""
    kind, _, number = name.rpartition("-")
    if not number.isdigit():
        return ""
    return kind if number == "2" else f"{kind}-{int(number) - 1}"


def kind_of(name: str) -> str:
    """rope-3 is a rope."""
    kind, _, number = name.rpartition("-")
    return kind if number.isdigit() else name


def refuse_pair(game: Twister, side: i64, pair: i64, shared: bool) -> i64:
    """MIX-FREE-03  A pair of the boxes used; where both choose from one box, one that nobody has taken."""
    if int(pair) not in pairs_of(boxes(game)):
        return NOT_TO_BE_HAD
    taken = game.pairs[side] | (game.pairs[other(int(side))] if shared else 0)
    return PAIR_TAKEN if taken >> pair & 1 else LEGAL


def stage_candidates(stage: int) -> list[Action]:
    """Pairs of rooms, characters or objects, whichever is chosen now."""
    if stage == STAGE_PAIRS:
        return PICK_PAIRS
    slots = range(PEOPLE) if stage == STAGE_PEOPLE else range(PEOPLE, TEAM)
    return [action for slot in slots for action in PICKS[slot]]


def refuse_choice(game: Twister, side: i64, stage: int, action: Action, shared: bool) -> i64:
    if stage == STAGE_PAIRS:
        return refuse_pair(game, side, action.a, shared) if action.verb == PICK_PAIR else WRONG_KIND
    return refuse_pick(game, side, action.a, stage == STAGE_PEOPLE) if action.verb == PICK else WRONG_KIND


def choose(game: Twister, side: i64, action: Action, public: bool) -> None:
    """A piece or a pair for a side."""
    if action.verb == PICK:
        pick_piece(game, side, action.a, public)
    else:
        pick_pair(game, side, action.a, public)


# ---------------------------------------------------------------------- free choice
@final
@dataclass(frozen=True)
class FreeChoice(SimultaneousDecision):
    """MIX-FREE-02  Each in secret: eight characters, six objects, and two pairs of rooms (MIX-FREE-03)."""

    def asked(self, game: Twister) -> i64:
        return (1 if stage_of(game, 0) != STAGE_OVER else 0) | (2 if stage_of(game, 1) != STAGE_OVER else 0)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-pick")

    def rule(self) -> str:
        return "MIX-FREE-02"

    def candidates(self, game: Twister, role: i64) -> list[Action]:
        return stage_candidates(stage_of(game, role))

    def refuse(self, game: Twister, role: i64, action: Action) -> i64:
        return refuse_choice(game, role, stage_of(game, role), action, False)

    def answer(self, game: Twister, role: i64, action: Action) -> None:
        choose(game, role, action, False)

    def resolve(self, game: Twister) -> None:
        """MIX-FREE-04  Unused pieces go back to the box."""


FREE_CHOICE: Final = FreeChoice()


# ---------------------------------------------------------------------- mutual choice
def mutual_stage(game: Twister) -> int:
    """MIX-EQUAL-01  Rooms first, then characters (MIX-EQUAL-02), then objects (MIX-EQUAL-03)."""
    if pairs_picked(game, 0) + pairs_picked(game, 1) < 2 * PAIRS_EACH:
        return STAGE_PAIRS
    if len(picked(game, 0, True)) < CHARACTERS:
        return STAGE_PEOPLE
    return STAGE_OBJECTS if len(picked(game, 0, False)) < OBJECTS else STAGE_OVER


def mutual_turn(game: Twister) -> int:
    """MIX-EQUAL-03  Alternating; each round of choices begins with the player who was drawn first."""
    stage = mutual_stage(game)
    done = (pairs_picked(game, 0) + pairs_picked(game, 1), len(picked(game, 0, True)), len(picked(game, 0, False)))
    return (int(game.active) + done[stage]) % 2


@final
@dataclass(frozen=True)
class MutualChoice(Decision):
    """MIX-EQUAL-02  One picks and shows it, and both have it; then the other."""

    def who(self, game: Twister) -> i64:
        return mutual_turn(game)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-share")

    def rule(self) -> str:
        return "MIX-EQUAL-02"

    def candidates(self, game: Twister) -> list[Action]:
        return stage_candidates(mutual_stage(game))

    def refuse(self, game: Twister, action: Action) -> i64:
        return refuse_choice(game, mutual_turn(game), mutual_stage(game), action, True)

    def take(self, game: Twister, action: Action) -> None:
        side = i64(mutual_turn(game))
        choose(game, side, action, True)
        if action.verb == PICK:
            choose(game, other(int(side)), action, True)


MUTUAL_CHOICE: Final = MutualChoice()


# ---------------------------------------------------------------------- teams that nobody chooses
def scenario_of(game: Twister) -> Scenario | None:
    return game.rules.scenario


def enrol_all(game: Twister, side: int, names: list[str]) -> None:
    for name in names:
        enrol(game, side, SLOTS.number(name))


def enrol_forced(game: Twister) -> None:
    """FOD-USE-01  Whatever leaves no choice: a box's own eight characters, the base set's six objects, the first six of
    Forces of Darkness (FOD-USE-02).
    """
    box, options = boxes(game), game.rules.options
    for side in range(len(ROLES)):
        if box != "mixed":
            enrol_all(game, side, list(people_of(box)))
        if box == "base" and not copies_of(game):
            enrol_all(game, side, list(BASE_OBJECTS))
        if options.flag("first_set"):
            enrol_all(game, side, list(FIRST_SET))


# ---------------------------------------------------------------------- rooms
def rooms_of_pair(pair: int, copy: int) -> list[int]:
    """The two rooms of a number, in the first or the second copy of the boxes."""
    return [copy * 2 * ALL_PAIRS + pair * 2, copy * 2 * ALL_PAIRS + pair * 2 + 1]


def chosen_rooms(game: Twister) -> list[int]:
    """MIX-COMMON-01  Four pairs: those chosen, each from its player's box if the choice was free (MIX-FREE-05)."""
    scenario = scenario_of(game)
    if scenario is not None:
        return list(scenario.rooms)
    free = wants_pairs(game)
    found: list[int] = []
    for side in range(len(ROLES)):
        for pair in range(ALL_PAIRS):
            if game.pairs[side] >> pair & 1:
                found.extend(rooms_of_pair(pair, side if free else 0))
    return found


def brings_darkness(game: Twister, side: int) -> bool:
    """FOD-TOUR-03  Whether one of the pairs that a side chose has a room with darkness."""
    dark = game.maze.content.dark_rooms
    rooms = [room for pair in range(ALL_PAIRS) if game.pairs[side] >> pair & 1 for room in rooms_of_pair(pair, 0)]
    return any(dark[room] for room in rooms)


def tile_count(game: Twister) -> int:
    """FOD-USE-03  One set of corridor tiles; in a tournament two if both bring darkness (AMB-58). They are at hand
    without delay, so no clock need be stopped (FOD-TOUR-02).
    """
    if not game.darkness:
        return 0
    both = all(brings_darkness(game, side) for side in range(len(ROLES)))
    return 60 if game.rules.options.flag("tournament") and both else 30  # FOD-TOUR-01
