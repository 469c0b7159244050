"""DT-SETUP-01  Set-up: the rooms, four characters on the line, ten tokens in the rooms, the first player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.actions import Action
from underkeep.core.frames import Decision, Procedure, Together
from underkeep.core.luck import Luck
from underkeep.core.native import i64, vec
from underkeep.core.views import Label, label
from underkeep.games.twister.actions import LAY, LAYS, LINE_UP, LINE_UPS
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import PLACES, capacity, dot
from underkeep.games.twister.content import Box
from underkeep.games.twister.events import LineChosen, LinesTurnedUp, PlacementBegun, TokenLaid
from underkeep.games.twister.kinds import (
    CHARACTERS,
    FACE_DOWN,
    IN_HAND,
    KINDS,
    LUCK_FIRST,
    LUCK_ORIENTATION,
    LUCK_PLACEMENT,
    LUCK_ROOMS,
    ROLES,
    TEAM,
    TOKENS,
    other,
)  # fmt: skip
from underkeep.games.twister.names import place_id, token_id
from underkeep.games.twister.refusals import NOT_TO_PLACE, OK, ON_LINE_ALREADY, ROOM_FULL, WRONG_KIND
from underkeep.games.twister.state import PHASE_PLACEMENT, PHASE_PLAY, Switches, Twister, first_state, kind_of, token_of
from underkeep.games.twister.turn import TURN_FRAME

DOTS: Final = 4


def lay_rooms(box: Box, luck: Luck) -> Maze:
    """DT-SETUP-01  Shuffled, face down, each in a random orientation that stays until somebody turns the room
    (AMB-25).
    """
    rooms = luck.shuffle(LUCK_ROOMS, vec[i64](range(PLACES)))
    turns = vec[i64]([luck.below(LUCK_ORIENTATION, 4) for _ in range(PLACES)])
    return Maze.new(box, rooms, turns)


def new_game(box: Box, switches: Switches, luck: Luck) -> Twister:
    game = first_state(luck, switches, lay_rooms(box, luck))
    game.push(MATCH)
    game.run()
    return game


@final
@dataclass(frozen=True)
class Match(Procedure):
    """DT-SETUP-02  The whole game from set-up to victory."""

    def run(self, game: Twister, step: i64) -> None:
        match step:
            case 0:
                self.choose_lines(game)
            case 1:
                self.begin_placement(game)
            case 2:
                self.place_token(game)
            case 3:
                self.turn_up_lines(game)
            case _:
                self.take_turns(game)

    def choose_lines(self, game: Twister) -> None:
        """DT-SETUP-03  Each player secretly picks four characters for the dots of his line."""
        game.push(CHOOSE_LINE)

    def begin_placement(self, game: Twister) -> None:
        """DT-SETUP-04  A player drawn at random begins to place."""
        game.phase = PHASE_PLACEMENT
        game.active = game.luck.below(LUCK_PLACEMENT, 2)
        if game.listener is not None:
            game.listener.hear(PlacementBegun(ROLES[int(game.active)]))

    def place_token(self, game: Twister) -> None:
        """DT-SETUP-04  In turns, one token each, until none is left."""
        if game.to_place(game.active) > 0:
            game.go_to(2)
            game.push(PLACE_TOKEN)

    def turn_up_lines(self, game: Twister) -> None:
        """DT-SETUP-07  Both lines are turned up together, then the first player is drawn anew."""
        game.phase = PHASE_PLAY
        game.active = game.luck.below(LUCK_FIRST, 2)
        if game.listener is not None:
            lines = [tuple(token_id(game.line[side * DOTS + n]) for n in range(DOTS)) for side in range(2)]
            game.listener.hear(LinesTurnedUp(lines[0], lines[1], ROLES[int(game.active)]))
        game.line = vec[i64]([-1] * 8)

    def take_turns(self, game: Twister) -> None:
        """DT-TURN-07  Turn after turn, until somebody has won."""
        game.go_to(4)
        game.push(TURN_FRAME)


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
class ChooseLine(Together):
    """DT-SETUP-03  Who stands on the next dot? Face down, one per dot, in any order."""

    def asked(self, game: Twister) -> i64:
        return (1 if dots_filled(game, 0) < DOTS else 0) | (2 if dots_filled(game, 1) < DOTS else 0)

    def question(self, game: Twister) -> Label:
        return label("twister-ask-line")

    def rule(self) -> str:
        return "DT-SETUP-03"

    def options(self, game: Twister, role: i64) -> list[Action]:
        return [LINE_UPS[kind] for kind in range(CHARACTERS) if refuse_line(game, role, kind) == OK]

    def refuse(self, game: Twister, role: i64, action: Action) -> i64:
        return refuse_line(game, role, action.a) if action.verb == LINE_UP else WRONG_KIND

    def answer(self, game: Twister, role: i64, action: Action) -> None:
        """The token waits on its dot, face down (DT-BOARD-03)."""
        token = token_of(role, action.a)
        n = dots_filled(game, role)
        game.line[role * DOTS + n] = token
        game.place[token] = dot(role, n)
        if n == DOTS - 1 and game.listener is not None:
            chosen = tuple(KINDS.name(int(kind_of(game.line[role * DOTS + k]))) for k in range(DOTS))
            game.listener.hear(LineChosen(ROLES[int(role)], chosen))

    def resolve(self, game: Twister) -> None:
        """Nothing is turned up yet: that waits for DT-SETUP-07."""


CHOOSE_LINE: Final = ChooseLine()


def refuse_line(game: Twister, side: i64, kind: i64) -> i64:
    """DT-SETUP-03  One of his eight characters, each on one dot."""
    return OK if game.place[token_of(side, kind)] == IN_HAND else ON_LINE_ALREADY


# ---------------------------------------------------------------------- the rooms
@final
@dataclass(frozen=True)
class PlaceFaceDown(Decision):
    """DT-SETUP-04  Which token, in which room?"""

    def who(self, game: Twister) -> i64:
        return game.active

    def question(self, game: Twister) -> Label:
        return label("twister-ask-lay", left=int(game.to_place(game.active)))

    def rule(self) -> str:
        return "DT-SETUP-04"

    def options(self, game: Twister) -> list[Action]:
        free = [place for place in range(PLACES) if refuse_room(game, place) == OK]
        options: list[Action] = []
        for kind in range(i64(TEAM)):
            if game.place[token_of(game.active, kind)] == IN_HAND:
                for place in free:
                    options.append(LAYS[kind][place])
        return options

    def refuse(self, game: Twister, action: Action) -> i64:
        if action.verb != LAY:
            return WRONG_KIND
        if game.place[token_of(game.active, action.a)] != IN_HAND:
            return NOT_TO_PLACE
        return refuse_room(game, action.b)

    def take(self, game: Twister, action: Action) -> None:
        token = token_of(game.active, action.a)
        game.place[token] = FACE_DOWN - action.b
        if game.listener is not None:
            game.listener.hear(TokenLaid(ROLES[int(game.active)], place_id(action.b), token_id(token)))
        game.active = other(int(game.active))


PLACE_TOKEN: Final = PlaceFaceDown()


def refuse_room(game: Twister, place: i64) -> i64:
    """DT-SETUP-05  A room that still has space."""
    return OK if tokens_in(game, place) < capacity(place) else ROOM_FULL


def tokens_in(game: Twister, place: i64) -> i64:
    count: i64 = 0
    for token in range(i64(TOKENS)):
        if game.place[token] == FACE_DOWN - place:
            count += 1
    return count
