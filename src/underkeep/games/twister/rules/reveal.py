"""DT-REVEAL-01  Revealing a room and placing what lay on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Procedure, SurveyedDecision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import PUT, PUTS
from underkeep.games.twister.board.squares import CELLS, PLACE_OF, beyond, place_id, square_at
from underkeep.games.twister.names import (
    ASIDE,
    COLOURS,
    DARK,
    FLOOR,
    GEAR,
    HOLY,
    TOMB,
    TORCH,
    UNSEEN,
    is_character,
    is_cursed,
    other,
    owner,
    slot_name,
)
from underkeep.games.twister.refusals import (
    DARK_FOR_OBJECTS,
    NO_ACCESS,
    NO_GROUND,
    NOT_FREE,
    NOT_TOUCHED,
    OTHER_ROOM,
    REVEALED_ALREADY,
    SACRED,
    WRONG_KIND,
)
from underkeep.games.twister.rules.crowd import Crowd
from underkeep.games.twister.state.changes.maze import turn_up_room
from underkeep.games.twister.state.changes.moving import put, show_element
from underkeep.games.twister.state.game import Twister


def refuse_reveal(game: Twister, token: i64, place: i64) -> i64:
    """DT-REVEAL-01  His square touches the hidden room with no wall and no closed portcullis on his side."""
    if game.maze.revealed[place]:
        return REVEALED_ALREADY
    square = game.place[token]
    touches = False
    for side in range(i64(4)):
        there = beyond(square, side)
        if there >= 0 and PLACE_OF[there] == place:
            if game.maze.is_open(square, side):
                return LEGAL
            touches = True
    return NO_ACCESS if touches else NOT_TOUCHED  # DT-REVEAL-02, AMB-07


def hidden_beside(game: Twister, square: i64) -> i64:
    """DT-REVEAL-02  The places of rooms face down that the square touches, as bits."""
    places: i64 = 0
    for side in range(i64(4)):
        there = beyond(square, side)
        if there >= 0 and game.maze.terrain[there] == UNSEEN:
            places |= i64(1) << PLACE_OF[there]
    return places


# steps of RevealRoom
TURN_UP: Final = 0
PLACE_FIRST: Final = 1
PLACE_REST: Final = 2


@final
@dataclass(frozen=True)
class RevealRoom(Procedure):
    """DT-ACT-REVEAL  A room is turned up in place and both players put its tokens on squares."""

    place: i64
    revealer: i64

    def run(self, game: Twister, step: i64) -> None:
        if step == TURN_UP:
            self.turn_up(game)
        elif step == PLACE_FIRST:
            self.place_first(game)
        elif step == PLACE_REST:
            self.place_rest(game)
        else:
            game.finish()  # DT-REVEAL-08: complete only when both have placed

    def turn_up(self, game: Twister) -> None:
        """DT-REVEAL-03  All tokens are taken off, the room is turned up; its orientation is what it was (AMB-25)."""
        turn_up_room(game, self.place, self.revealer)
        if game.rules.scenario is not None:
            for element in game.rules.scenario.elements:
                if element.room == game.maze.room[self.place]:
                    show_element(game, element.token, self.place, element.cell)  # MIX-SCEN-02

    def place_first(self, game: Twister) -> None:
        """DT-REVEAL-04  The revealing player: all characters of both colours and the objects of the opponent's
        colour.
        """
        for n in range(i64(len(game.roster))):
            token = game.roster[n]
            if game.place[token] == ASIDE and placer_of(game, token, self.revealer) == self.revealer:
                game.go_to(PLACE_FIRST)
                game.push(PlaceToken(self.place, self.revealer, token))
                return

    def place_rest(self, game: Twister) -> None:
        """DT-REVEAL-04  Then the opponent: the objects of the revealing player's colour."""
        for n in range(i64(len(game.roster))):
            token = game.roster[n]
            if game.place[token] == ASIDE:
                game.go_to(PLACE_REST)
                game.push(PlaceToken(self.place, other(int(self.revealer)), token))
                return


def placer_of(game: Twister, token: i64, revealer: i64) -> i64:
    """DT-REVEAL-06  The revealer places characters and Torches (FOD-TORCH-01), the owner what is cursed
    (FOD-CURSE-01), the other player every other object.
    """
    if is_character(token) or game.kind[token] == TORCH:
        return revealer
    return owner(token) if is_cursed(game.kind[token]) else i64(other(int(owner(token))))


@final
@dataclass(frozen=True)
class PlaceToken(SurveyedDecision):
    """DT-REVEAL-05  On which square does this token go?"""

    place: i64
    placer: i64
    token: i64

    def who(self, game: Twister) -> i64:
        return self.placer

    def question(self, game: Twister) -> Label:
        side, name = COLOURS[int(owner(self.token))], slot_name(self.token)
        return label("twister-ask-put", side=side, piece=name, room=place_id(self.place))

    def rule(self) -> str:
        return "DT-REVEAL-04"

    def survey(self, game: Twister) -> Crowd:
        return Crowd(game)

    def candidates_in(self, game: Twister, survey: Crowd) -> list[Action]:
        return [PUTS[square_at(self.place, cell)] for cell in range(CELLS)]

    def refuse_in(self, game: Twister, action: Action, survey: Crowd) -> i64:
        if action.verb != PUT:
            return WRONG_KIND
        return refuse_put(game, self.place, self.token, action.a, survey.bits[action.a])

    def take(self, game: Twister, action: Action) -> None:
        put(game, self.token, action.a, self.placer)


def refuse_put(game: Twister, place: i64, token: i64, square: i64, bits: i64) -> i64:
    """DT-REVEAL-05  Each token on a square of its own: empty floor or the gear of that room, never a pit
    (DT-PIT-01).
    """
    if PLACE_OF[square] != place:
        return OTHER_ROOM
    if bits:
        return NOT_FREE
    return refuse_lying(game, token, game.maze.terrain[square])


def refuse_lying(game: Twister, token: i64, terrain: i64) -> i64:
    """FOD-DARK-03  In darkness only objects, Torches excepted; Tombs are floor (FOD-TOMB-04), the Sacred Tomb not for
    undead.
    """
    if terrain == FLOOR or terrain == GEAR or terrain == TOMB:
        return LEGAL
    if terrain == HOLY:
        undead = is_character(token) and game.maze.content.undead[game.kind[token]]
        return SACRED if undead else LEGAL  # FOD-STOMB-02
    if terrain != DARK:
        return NO_GROUND
    return DARK_FOR_OBJECTS if is_character(token) or game.kind[token] == TORCH else LEGAL
