"""The state of a game of Twister, its small questions, and nothing else. Rules are in rules/, changes in changes.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.game import Game
from underkeep.core.luck import Luck
from underkeep.core.native import i64, vec
from underkeep.core.options import Options
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.kinds import (
    FACE_DOWN,
    FIRST_OBJECT,
    IN_HAND,
    NOBODY,
    SPENT,
    TEAM,
    TOKENS,
)  # fmt: skip

PHASE_LINE: Final = 0
PHASE_PLACEMENT: Final = 1
PHASE_PLAY: Final = 2
PHASE_OVER: Final = 3
PHASES: Final = ("line", "placement", "play", "over")
DRAW: Final = 2  # winner: 0 yellow, 1 blue, 2 draw; -1 while the game goes on
FULL_ACTION_HAND: Final = 0b111100  # DT-CARD-01: cards 2, 3, 4, 5 as bits
COMBAT_CARDS: Final = (1, 1, 2, 2, 1, 1, 1)  # DT-CARD-02: how many of each value 0 to 6
JUMP_CARDS: Final = 3  # DT-CARD-03


@final
@dataclass(frozen=True)
class Switches:
    """Options of the table as the rules ask for them."""

    options: Options
    target_points: i64
    stalemate_turns: i64
    suicide_by_kill_value: bool  # DT-VP-05
    two_wounded_share: bool  # AMB-06
    break_open_portcullis: bool  # AMB-08
    wand_on_friends: bool  # AMB-09
    jump_exit_over_wounded: bool  # AMB-11


@final
class Twister(Game):
    """Tokens are side * 14 + kind; vectors are by token unless said otherwise."""

    def __init__(
        self, luck: Luck, switches: Switches, maze: Maze, place: vec[i64], wounded: vec[i64], marks: vec[i64],
        potion: vec[i64], points: vec[i64], actions: vec[i64], combats: vec[i64], jumps: vec[i64], line: vec[i64],
        laid: vec[i64], phase: i64, active: i64, ap: i64, ceiling: i64, turn: i64, quiet: i64, winner: i64,
        stirred: i64,
    ) -> None:  # fmt: skip
        super().__init__(luck, 2)
        self.switches = switches
        self.maze = maze
        self.place = place  # a square, or IN_HAND, DEAD, GONE, ASIDE, FACE_DOWN - room place
        self.wounded = wounded
        self.marks = marks  # FRESH, SPENT
        self.potion = potion  # action points that only this character may spend
        self.points = points  # by side
        self.actions = actions  # by side: Action cards in hand as bits
        self.combats = combats  # by side * 7 + value: Combat cards in hand
        self.jumps = jumps  # by side
        self.line = line  # by side * 4 + dot: token chosen for it, -1; face down until all is placed
        self.laid = laid  # by side: Combat card laid face down, -1
        self.phase = phase
        self.active = active
        self.ap = ap
        self.ceiling = ceiling
        self.turn = turn
        self.quiet = quiet  # turns without VP, reveal or wound
        self.winner = winner
        self.stirred = stirred  # whether this turn saw any of them

    def clone(self) -> Twister:
        copy = Twister(
            self.luck.clone(), self.switches, self.maze, self.place[:], self.wounded[:], self.marks[:],
            self.potion[:], self.points[:], self.actions[:], self.combats[:], self.jumps[:], self.line[:], self.laid[:],
            self.phase, self.active, self.ap, self.ceiling, self.turn, self.quiet, self.winner, self.stirred,
        )  # fmt: skip
        copy.copy_kernel(self)
        return copy

    def redraw_maze(self) -> Maze:
        """A maze of its own for this game, to be changed: clones share theirs, since few moves change one."""
        self.maze = self.maze.clone()
        return self.maze

    def over(self) -> bool:
        return self.phase == PHASE_OVER

    # ------------------------------------------------------------------ small questions
    def on_board(self, token: i64) -> bool:
        return self.place[token] >= 0

    def is_standing(self, token: i64) -> bool:
        return self.place[token] >= 0 and self.wounded[token] == 0 and is_character(token)

    def lies_wounded(self, token: i64) -> bool:
        return self.place[token] >= 0 and self.wounded[token] != 0

    def is_spent(self, token: i64) -> bool:
        return self.marks[token] & SPENT != 0

    def stander(self, square: i64) -> i64:
        """The standing character on a square, -1 if there is none."""
        for token in range(i64(TOKENS)):
            if self.place[token] == square and self.wounded[token] == 0 and is_character(token):
                return token
        return -1

    def shares_with(self, token: i64) -> i64:
        """DT-CARRY-02  The other token on the square, -1: for a standing character that is what he holds."""
        square = self.place[token]
        for mate in range(i64(TOKENS)):
            if self.place[mate] == square and mate != token:
                return mate
        return NOBODY

    def holds(self, token: i64, kind: i64) -> bool:
        """DT-CARRY-09  Whether it shares its square with such an object of either colour; true of wounded ones too
        (DT-WOUND-04).
        """
        square = self.place[token]
        for side in range(i64(2)):
            if square >= 0 and self.place[side * TEAM + kind] == square:
                return True
        return False

    def points_for(self, token: i64) -> i64:
        """DT-TURN-06  Action points that this character can spend."""
        return self.ap + self.potion[token]

    def in_room(self, token: i64) -> i64:
        """The room place where the token lies face down, -1."""
        place = self.place[token]
        return FACE_DOWN - place if place <= FACE_DOWN else -1

    def to_place(self, side: i64) -> i64:
        """DT-SETUP-04  How many tokens the side has still in hand."""
        count: i64 = 0
        for token in range(side * TEAM, side * TEAM + TEAM):
            if self.place[token] == IN_HAND:
                count += 1
        return count


def is_character(token: i64) -> bool:
    return token % TEAM < FIRST_OBJECT


def owner(token: i64) -> i64:
    return token // TEAM


def kind_of(token: i64) -> i64:
    return token % TEAM


def token_of(side: i64, kind: i64) -> i64:
    return side * TEAM + kind


def first_state(luck: Luck, switches: Switches, maze: Maze) -> Twister:
    """DT-SETUP-02  All tokens and cards in hand, nobody active yet."""
    combats: list[int] = [*COMBAT_CARDS, *COMBAT_CARDS]
    zeros = vec[i64]([0] * TOKENS)
    return Twister(
        luck, switches, maze, vec[i64]([IN_HAND] * TOKENS), zeros, zeros[:], zeros[:], vec[i64]([0, 0]),
        vec[i64]([FULL_ACTION_HAND, FULL_ACTION_HAND]), vec[i64](combats), vec[i64]([JUMP_CARDS, JUMP_CARDS]),
        vec[i64]([-1] * 8), vec[i64]([-1, -1]), PHASE_LINE, 0, 0, 2, 0, 0, -1, 0,
    )  # fmt: skip
