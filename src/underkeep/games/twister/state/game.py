"""The state of a game of Twister, its small questions, and nothing else. Rules are in rules/, changes in changes/."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.names import (
    BALL,
    BAT,
    COLOURS,
    FACE_DOWN,
    IN_HAND,
    KIND_OF_TOKEN,
    KINDS,
    NOBODY,
    SPECTER,
    SPENT,
    TOKENS,
    UNUSED,
    ZOMBIE,
    is_character,
    owner,
    slot_name,
    token_id,
)
from underkeep.games.twister.rules_in_force import RulesInForce

PHASE_DRAFT: Final = 0
PHASE_LINE: Final = 1
PHASE_PLACEMENT: Final = 2
PHASE_PLAY: Final = 3
PHASE_OVER: Final = 4
PHASES: Final = ("draft", "line", "placement", "play", "over")
DRAW: Final = 2  # winner: 0 yellow, 1 blue, 2 draw; -1 while the game goes on
FULL_ACTION_HAND: Final = 0b111100  # DT-CARD-01: cards 2, 3, 4, 5 as bits
COMBAT_CARDS: Final = (1, 1, 2, 2, 1, 1, 1)  # DT-CARD-02: how many of each value 0 to 6
CARD_VALUES: Final = 7  # of Combat cards, 0 to 6
DOTS: Final = 4  # DT-BOARD-03: of a starting line
STOPPED: Final = -1  # action points of a player who has ended the turn


NO_ZEROS: Final = vec[i64]([0] * TOKENS)
NO_TOKENS: Final = vec[i64]()


@final
class Twister(Game):
    """Tokens are side * TEAM + slot; vectors are by token unless said otherwise.

    Clones share `kind`, `blood`, `choice`, `tiles`, `spoils`, `victors` and the three lists of tokens: they are
    replaced, never written to.
    """

    def __init__(
        self, luck: Luck, rules: RulesInForce, maze: Maze, place: vec[i64], wounded: vec[i64], marks: vec[i64],
        potion: vec[i64], points: vec[i64], actions: vec[i64], combats: vec[i64], jumps: vec[i64], line: vec[i64],
        laid: vec[i64], phase: i64, active: i64, ap: i64, ceiling: i64, turn: i64, quiet: i64, winner: i64,
        stirred: i64,
    ) -> None:  # fmt: skip
        super().__init__(luck, 2)
        self.rules = rules
        self.maze = maze
        self.place = place  # a square, or IN_HAND, DEAD, GONE, ASIDE, UNUSED, FACE_DOWN - room place
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
        self.darkness = rules.darkness
        self.roster: vec[i64] = NO_TOKENS  # all tokens in this game
        self.people: vec[i64] = NO_TOKENS  # its characters
        self.things: vec[i64] = NO_TOKENS  # its objects
        self.kind: vec[i64] = KIND_OF_TOKEN  # what a token is now; a Vampire enters as one (FOD-VAMP-04)
        self.blood: vec[i64] = NO_ZEROS  # FOD-VAMP-01
        self.choice: vec[i64] = NO_ZEROS  # declared for the combat under way: JOINS, STAYS_OUT, SWINGS, SPARES
        self.tiles: vec[i64] = NO_TOKENS  # by corridor tile, of one set or two: 1 once it is drawn
        self.spoils: vec[i64] = NO_TOKENS  # cursed objects of those killed in the combat under way
        self.victors: vec[i64] = NO_TOKENS  # those who won it
        self.pairs: vec[i64] = NO_TOKENS  # by side: pairs of rooms it has chosen, as bits

    def clone(self) -> Twister:
        copy = Twister(
            self.luck.clone(), self.rules, self.maze, self.place[:], self.wounded[:], self.marks[:],
            self.potion[:], self.points[:], self.actions[:], self.combats[:], self.jumps[:], self.line[:], self.laid[:],
            self.phase, self.active, self.ap, self.ceiling, self.turn, self.quiet, self.winner, self.stirred,
        )  # fmt: skip
        copy.roster, copy.people, copy.things = self.roster, self.people, self.things
        copy.kind, copy.blood, copy.choice, copy.tiles = self.kind, self.blood, self.choice, self.tiles
        copy.spoils, copy.victors, copy.pairs = self.spoils, self.victors, self.pairs
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
        for n in range(i64(len(self.people))):
            token = self.people[n]
            if self.place[token] == square and self.wounded[token] == 0:
                return token
        return -1

    def shares_with(self, token: i64) -> i64:
        """DT-GOLD-02  The other token on the square, -1."""
        square = self.place[token]
        for n in range(i64(len(self.roster))):
            mate = self.roster[n]
            if self.place[mate] == square and mate != token:
                return mate
        return NOBODY

    def load_of(self, token: i64) -> i64:
        """DT-CARRY-02  What a standing character holds: the other token on its square, if it can hold at all."""
        return NOBODY if self.is_handless(token) else self.shares_with(token)

    def is_handless(self, token: i64) -> bool:
        """FOD-SPECTER-03  Specter and Bat hold nothing and carry nobody (FOD-VAMP-03)."""
        kind = self.kind[token]
        return kind == SPECTER or kind == BAT

    def holds(self, token: i64, kind: i64) -> bool:
        """DT-CARRY-09  Whether it shares its square with such an object of any colour; true of wounded ones too
        (DT-WOUND-04).
        """
        return self.held(token, kind) >= 0

    def held(self, token: i64, kind: i64) -> i64:
        """The object of that kind on its square, -1."""
        square = self.place[token]
        if square < 0 or self.is_handless(token):
            return NOBODY
        for n in range(i64(len(self.things))):
            thing = self.things[n]
            if self.place[thing] == square and self.kind[thing] == kind:
                return thing
        return NOBODY

    def lies_on(self, kind: i64, square: i64) -> bool:
        """Whether such an object is on the square, held or loose."""
        for n in range(i64(len(self.things))):
            thing = self.things[n]
            if self.place[thing] == square and self.kind[thing] == kind:
                return True
        return False

    def movement_of(self, token: i64) -> i64:
        """FOD-BALL-01  Its movement value, one less with Ball and Chain; a Zombie's is a matter of the table
        (AMB-02).
        """
        kind = self.kind[token]
        value = self.rules.zombie_movement if kind == ZOMBIE else self.maze.content.movement[kind]
        return value - 1 if self.darkness and self.holds(token, BALL) else value

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
        for n in range(i64(len(self.roster))):
            token = self.roster[n]
            if self.place[token] == IN_HAND and owner(token) == side:
                count += 1
        return count

    # ------------------------------------------------------------------ what a token is
    def piece(self, token: i64) -> str:
        """FOD-SPECTER-07  Its name by what it is now: a reincarnated Specter is none any more, a Bat is a Bat."""
        kind = self.kind[token]
        return slot_name(token) if kind == KIND_OF_TOKEN[token] else KINDS.name(int(kind))

    def said(self, token: i64) -> str:
        """Its id for those who tell of it; of one that has become something else, as:yellow:warrior:specter."""
        if self.kind[token] == KIND_OF_TOKEN[token]:
            return token_id(token)
        return f"as:{COLOURS[int(owner(token))]}:{self.piece(token)}:{slot_name(token)}"

    def said_load(self, load: i64) -> str:
        """The same of what is carried, empty for nothing."""
        return self.said(load) if load >= 0 else ""

    def become(self, token: i64, kind: i64) -> None:
        """Turn a token into another kind of character."""
        self.kind = self.kind[:]
        self.kind[token] = kind

    def set_blood(self, token: i64, blood: i64) -> None:
        self.blood = self.blood[:]
        self.blood[token] = blood

    def enlist(self, tokens: list[i64]) -> None:
        """The tokens of this game, in their order; characters and objects apart."""
        self.roster = vec[i64](tokens)
        self.people = vec[i64]([token for token in tokens if is_character(token)])
        self.things = vec[i64]([token for token in tokens if not is_character(token)])

    def muster(self) -> None:
        """FOD-COMP-03  Whatever is out of the box; Zombies and neutral objects come out later (FOD-2HS-01)."""
        self.enlist([token for token in range(i64(TOKENS)) if self.place[token] != UNUSED])


def first_state(luck: Luck, rules: RulesInForce, maze: Maze) -> Twister:
    """DT-SETUP-02  All tokens in the box, the cards in hand, nobody active yet."""
    combats: list[int] = [*COMBAT_CARDS, *COMBAT_CARDS]
    zeros = vec[i64]([0] * TOKENS)
    jumps = vec[i64]([rules.jump_cards, rules.jump_cards])
    return Twister(
        luck, rules, maze, vec[i64]([UNUSED] * TOKENS), zeros, zeros[:], zeros[:], vec[i64]([0, 0]),
        vec[i64]([FULL_ACTION_HAND, FULL_ACTION_HAND]), vec[i64](combats), jumps,
        vec[i64]([-1] * 8), vec[i64]([-1, -1]), PHASE_DRAFT, 0, 0, 2, 0, 0, -1, 0,
    )  # fmt: skip
