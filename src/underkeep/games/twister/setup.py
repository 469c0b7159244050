"""DT-SETUP-01  Set-up: the rooms, four characters on the line, ten tokens in the rooms, the first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Procedure, SimultaneousDecision, SurveyedDecision
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import LAY, LAYS, LINE_UP, LINE_UPS
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import PLACES, capacity
from underkeep.games.twister.content import Content
from underkeep.games.twister.names import (
    CHARACTERS,
    IN_HAND,
    LUCK_DRAFT,
    LUCK_FIRST,
    LUCK_ORIENTATION,
    LUCK_PLACEMENT,
    LUCK_ROOMS,
    OBJECTS,
    ROLES,
    owner,
    slot_of,
    token_id,
    token_of,
)
from underkeep.games.twister.options import LOTS, MUTUAL, way_of
from underkeep.games.twister.refusals import NOT_TO_PLACE, ON_LINE_ALREADY, ROOM_FULL, WRONG_KIND
from underkeep.games.twister.rules.draft import (
    ALL_PAIRS,
    FREE_CHOICE,
    MUTUAL_CHOICE,
    STAGE_OVER,
    chosen_rooms,
    enrol_all,
    enrol_forced,
    mutual_stage,
    objects_of,
    pairs_of,
    people_of,
    scenario_of,
    stage_of,
    tile_count,
)
from underkeep.games.twister.rules_in_force import RulesInForce
from underkeep.games.twister.state.changes.teams import lay_face_down, line_up, prepare_tiles
from underkeep.games.twister.state.events.base_box import LinesTurnedUp, PlacementBegun
from underkeep.games.twister.state.events.darkness import TeamsComplete
from underkeep.games.twister.state.game import DOTS, PHASE_LINE, PHASE_PLACEMENT, PHASE_PLAY, Twister, first_state
from underkeep.games.twister.turn import TURN_FRAME


def new_game(content: Content, rules: RulesInForce, luck: Luck) -> Twister:
    rooms = vec[i64](range(PLACES))  # none lies yet
    maze = Maze.new(content, rooms, vec[i64]([0] * PLACES), rules.darkness)
    game = first_state(luck, rules, maze)
    game.pairs = vec[i64]([0, 0])
    game.push(MATCH)
    game.run()
    return game


# steps of Match
BEGIN_CHOICE: Final = 0
CHOOSE_TEAMS: Final = 1
LAY_ROOMS: Final = 2
CHOOSE_LINES: Final = 3
BEGIN_PLACEMENT: Final = 4
PLACE_TOKENS: Final = 5
TURN_UP_LINES: Final = 6
TAKE_TURNS: Final = 7


@final
@dataclass(frozen=True)
class Match(Procedure):
    """DT-SETUP-02  The whole game from set-up to victory."""

    def run(self, game: Twister, step: i64) -> None:
        if step == BEGIN_CHOICE:
            self.begin_choice(game)
        elif step == CHOOSE_TEAMS:
            self.choose_teams(game)
        elif step == LAY_ROOMS:
            self.lay_rooms(game)
        elif step == CHOOSE_LINES:
            self.choose_lines(game)
        elif step == BEGIN_PLACEMENT:
            self.begin_placement(game)
        elif step == PLACE_TOKENS:
            self.place_token(game)
        elif step == TURN_UP_LINES:
            self.turn_up_lines(game)
        else:
            self.take_turns(game)

    def begin_choice(self, game: Twister) -> None:
        """MIX-COMMON-01  What the options or a scenario (MIX-SCEN-01) leave no choice about."""
        scenario, options = scenario_of(game), game.rules.options
        if scenario is not None:
            enrol_all(game, 0, list(scenario.yellow))
            enrol_all(game, 1, list(scenario.blue))
        elif way_of(options) == LOTS:
            draw_equal_forces(game)
        else:
            enrol_forced(game)
        if way_of(options) == MUTUAL:
            game.active = game.luck.below(LUCK_DRAFT, 2)  # MIX-EQUAL-01: a first player is drawn

    def choose_teams(self, game: Twister) -> None:
        """MIX-FREE-01  Both in secret, or in turns (MIX-EQUAL-01); what is left to choose."""
        if way_of(game.rules.options) == MUTUAL:
            if mutual_stage(game) != STAGE_OVER:
                game.go_to(CHOOSE_TEAMS)
                game.push(MUTUAL_CHOICE)
        elif stage_of(game, 0) != STAGE_OVER:
            game.push(FREE_CHOICE)

    def lay_rooms(self, game: Twister) -> None:
        """DT-SETUP-01  Shuffled, face down, each in a random orientation that stays until somebody turns the room
        (AMB-25).
        """
        pairs = pairs_of(game.rules.options.text("box"))
        if game.pairs[0] == 0 and scenario_of(game) is None:
            game.pairs = vec[i64]([sum(1 << pair for pair in pairs), 0])
        maze = game.redraw_maze()
        maze.room = game.luck.shuffle(LUCK_ROOMS, vec[i64](chosen_rooms(game)))
        maze.orientation = vec[i64]([game.luck.below(LUCK_ORIENTATION, 4) for _ in range(PLACES)])
        game.muster()  # FOD-COMP-03: who and what is in the game from now on
        prepare_tiles(game, tile_count(game))
        if game.rules.darkness and game.listener is not None:
            mutual = way_of(game.rules.options) == MUTUAL
            game.tell(TeamsComplete(ROLES[int(game.active)] if mutual else ""))

    def choose_lines(self, game: Twister) -> None:
        """DT-SETUP-03  Each player secretly picks four characters for the dots of his line; from here on all is as in
        the base box (MIX-FREE-04, MIX-EQUAL-04).
        """
        game.phase = PHASE_LINE
        game.push(CHOOSE_LINE)

    def begin_placement(self, game: Twister) -> None:
        """DT-SETUP-04  A player drawn at random begins to place."""
        game.phase = PHASE_PLACEMENT
        game.active = game.luck.below(LUCK_PLACEMENT, 2)
        if game.listener is not None:
            game.tell(PlacementBegun(ROLES[int(game.active)]))

    def place_token(self, game: Twister) -> None:
        """DT-SETUP-04  In turns, one token each, until none is left."""
        if game.to_place(game.active) > 0:
            game.go_to(PLACE_TOKENS)
            game.push(PLACE_TOKEN)

    def turn_up_lines(self, game: Twister) -> None:
        """DT-SETUP-07  Both lines are turned up together, then the first player is drawn anew."""
        game.phase = PHASE_PLAY
        game.active = game.luck.below(LUCK_FIRST, 2)
        if game.listener is not None:
            lines = [tuple(token_id(game.line[side * DOTS + n]) for n in range(DOTS)) for side in range(2)]
            game.tell(LinesTurnedUp(lines[0], lines[1], ROLES[int(game.active)]))
        game.line = vec[i64]([-1] * 8)

    def take_turns(self, game: Twister) -> None:
        """DT-TURN-07  Turn after turn, until somebody has won."""
        game.go_to(TAKE_TURNS)
        game.push(TURN_FRAME)


def draw_equal_forces(game: Twister) -> None:
    """DT-TIME-02  Both boxes without a choice: equal teams and four pairs of rooms drawn by lot, "Full Random
    Equal".
    """
    people, things = drawn(game, people_of("mixed"), CHARACTERS), drawn(game, objects_of("mixed"), OBJECTS)
    for side in range(len(ROLES)):
        enrol_all(game, side, people + things)
    pairs = game.luck.shuffle(LUCK_DRAFT, vec[i64](range(ALL_PAIRS)))
    game.pairs = vec[i64]([sum(1 << int(pair) for pair in list(pairs)[:4]), 0])


def drawn(game: Twister, names: tuple[str, ...], count: int) -> list[str]:
    order = game.luck.shuffle(LUCK_DRAFT, vec[i64](range(len(names))))
    return sorted(names[int(order[n])] for n in range(count))


MATCH: Final = Match()


# ---------------------------------------------------------------------- the line
def dots_filled(game: Twister, side: i64) -> i64:
    count: i64 = 0
    for n in range(i64(DOTS)):
        if game.line[side * DOTS + n] >= 0:
            count += 1
    return count


@final
@dataclass(frozen=True)
class ChooseLine(SimultaneousDecision):
    """DT-SETUP-03  Who stands on the next dot? Face down, one per dot, in any order."""

    def asked(self, game: Twister) -> i64:
        return (1 if dots_filled(game, 0) < DOTS else 0) | (2 if dots_filled(game, 1) < DOTS else 0)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-line")

    def rule(self) -> str:
        return "DT-SETUP-03"

    def candidates(self, game: Twister, role: i64) -> list[Action]:
        return [LINE_UPS[slot_of(token)] for token in game.people if owner(token) == role]

    def refuse(self, game: Twister, role: i64, action: Action) -> i64:
        return refuse_line(game, role, action.a) if action.verb == LINE_UP else WRONG_KIND

    def answer(self, game: Twister, role: i64, action: Action) -> None:
        """The token waits on its dot, face down (DT-BOARD-03)."""
        line_up(game, token_of(role, action.a), dots_filled(game, role))

    def resolve(self, game: Twister) -> None:
        """Nothing is turned up yet: that waits for DT-SETUP-07."""


CHOOSE_LINE: Final = ChooseLine()


def refuse_line(game: Twister, side: i64, kind: i64) -> i64:
    """DT-SETUP-03  One of his eight characters, each on one dot."""
    return LEGAL if game.place[token_of(side, kind)] == IN_HAND else ON_LINE_ALREADY


# ---------------------------------------------------------------------- the rooms
@final
class RoomLoads:
    """How many tokens lie face down in each room."""

    def __init__(self, game: Twister) -> None:
        self.tokens: vec[i64] = vec[i64]([0] * PLACES)
        for n in range(i64(len(game.roster))):
            place = game.in_room(game.roster[n])
            if place >= 0:
                self.tokens[place] += 1


@final
@dataclass(frozen=True)
class PlaceFaceDown(SurveyedDecision):
    """DT-SETUP-04  Which token, in which room?"""

    def who(self, game: Twister) -> i64:
        return game.active

    def question(self, game: Twister) -> Label:
        return label("twister-ask-lay", left=int(game.to_place(game.active)))

    def rule(self) -> str:
        return "DT-SETUP-04"

    def survey(self, game: Twister) -> RoomLoads:
        return RoomLoads(game)

    def candidates_in(self, game: Twister, survey: RoomLoads) -> list[Action]:
        found: list[Action] = []
        for n in range(i64(len(game.roster))):
            token = game.roster[n]
            if owner(token) == game.active and game.place[token] == IN_HAND:
                found.extend(LAYS[slot_of(token)])
        return found

    def refuse_in(self, game: Twister, action: Action, survey: RoomLoads) -> i64:
        if action.verb != LAY:
            return WRONG_KIND
        code = refuse_room(survey, action.b)
        if code != LEGAL:
            return code
        return LEGAL if game.place[token_of(game.active, action.a)] == IN_HAND else NOT_TO_PLACE

    def take(self, game: Twister, action: Action) -> None:
        lay_face_down(game, token_of(game.active, action.a), action.b)


PLACE_TOKEN: Final = PlaceFaceDown()


def refuse_room(loads: RoomLoads, place: i64) -> i64:
    """DT-SETUP-05  A room that still has space."""
    return LEGAL if loads.tokens[place] < capacity(place) else ROOM_FULL
