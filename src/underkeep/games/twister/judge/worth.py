"""What a position is worth to a side, term by term: points, people and their way to go, fights to come, cards, time."""

from __future__ import annotations

import math
from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.twister.judge.ways import OVER_PITS, Ways, gait_of
from underkeep.games.twister.judge.weights import POINT, VICTORY, W
from underkeep.games.twister.names import (
    CLERIC,
    DEAD,
    DRAGON,
    FIRST_OBJECT,
    GEAR,
    GONE,
    MEKANORK,
    TOKENS,
    TREASURE,
    TROLL,
    UNUSED,
    WAND,
    WIZARD,
    is_character,
    owner,
)
from underkeep.games.twister.rules.group import bonus, strength
from underkeep.games.twister.rules.leaving import exit_value
from underkeep.games.twister.state.game import Twister

POINTS: Final = 0
ADVANCE: Final = 1
PEOPLE: Final = 2
DANGER: Final = 3
THREAT: Final = 4
OBJECTS: Final = 5
CARDS: Final = 6
GEARS: Final = 7
TEMPO: Final = 8
TERMS: Final = ("points", "advance", "people", "danger", "threat", "objects", "cards", "gears", "tempo")

ODDS: Final = vec[float]([0.02, 0.05, 0.1, 0.17, 0.28, 0.42, 0.58, 0.72, 0.83, 0.91, 0.96, 0.99])
EVEN: Final = 5  # the place of equal strength in ODDS


def odds(lead: i64) -> float:
    """The chance that a side leading by so much wins, if both play any card."""
    return ODDS[max(i64(0), min(i64(len(ODDS)) - 1, lead + EVEN))]


@final
class Worth:
    """The judgement of one position; what several questions need is worked out once."""

    def __init__(self, game: Twister, ways: Ways) -> None:
        self.game = game
        self.ways = ways
        self.budget: vec[i64] = vec[i64]([attack_points(game, 0), attack_points(game, 1)])
        self.stakes: vec[float] = vec[float]([0.0] * TOKENS)
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if game.place[token] >= 0:
                self.stakes[token] = self.stake(token)

    # ------------------------------------------------------------------ the whole
    def terms(self, side: i64) -> vec[float]:
        """Every term in the eyes of a side; their sum is the worth."""
        told = vec[float]([0.0] * len(TERMS))
        self.add_side(side, 1.0, told)
        self.add_side(1 - side, -1.0, told)
        told[DANGER] = -self.exposure(side)
        told[THREAT] = W.threat_share * self.exposure(1 - side)
        return told

    def total(self, side: i64) -> float:
        told = self.terms(side)
        amount = 0.0
        for n in range(i64(len(told))):
            amount += told[n]
        return amount

    def add_side(self, side: i64, sign: float, told: vec[float]) -> None:
        game = self.game
        told[POINTS] += sign * POINT * float(game.points[side])
        if game.points[side] >= game.rules.target_points:
            told[POINTS] += sign * VICTORY
        told[CARDS] += sign * cards(game, side)
        told[TEMPO] += sign * tempo(game, side)
        for n in range(i64(len(game.people))):
            token = game.people[n]
            place = game.place[token]
            if owner(token) != side:
                continue
            if place >= 0:
                told[ADVANCE] += sign * self.advance(token)
                told[PEOPLE] += sign * self.health(token)
                if game.wounded[token] == 0:
                    told[OBJECTS] += sign * self.hands(token)
                    told[GEARS] += sign * self.gear(token)
            elif place != DEAD and place != GONE and place != UNUSED:
                told[PEOPLE] += sign * W.hidden

    def idle_points(self, side: i64) -> float:
        """Action points that a side would throw away by stopping now."""
        game = self.game
        points = game.ap
        for n in range(i64(len(game.people))):
            if owner(game.people[n]) == side:
                points += game.potion[game.people[n]]
        return W.action_point * float(points)

    # ------------------------------------------------------------------ one character
    def half_steps(self, token: i64) -> i64:
        """To the other line, in the way this character goes."""
        game = self.game
        return self.ways.half_steps_out(owner(token), gait_of(game, token), game.place[token])

    def advance(self, token: i64) -> float:
        """How near the exit is, for what it would score; a Treasure in hand scores too."""
        game = self.game
        left = float(self.half_steps(token)) / float(2 * max(i64(1), game.movement_of(token)))
        score = float(exit_value(game, token))
        if game.wounded[token]:
            score *= W.wounded_progress
        elif game.holds(token, TREASURE):
            score += 1.0
        return W.progress * score * math.exp(-W.fade * left)

    def health(self, token: i64) -> float:
        game = self.game
        kind = game.kind[token]
        if game.wounded[token] == 0:
            return W.standing + W.strength * float(strength(game, token)) + W.special[kind]
        if kind == TROLL or kind == DRAGON:
            return W.wounded + W.regenerates
        return W.wounded + (W.rescue if self.cleric_near(token) else 0.0)

    def cleric_near(self, token: i64) -> bool:
        game = self.game
        for n in range(i64(len(game.people))):
            cleric = game.people[n]
            if game.kind[cleric] == CLERIC and owner(cleric) == owner(token) and cleric != token:
                if game.is_standing(cleric):
                    steps = self.ways.steps(game.place[cleric], False, game.place[token])
                    return 0 <= steps <= 2 * game.maze.content.movement[CLERIC] + 1
        return False

    def hands(self, token: i64) -> float:
        """What an object is worth to the one who holds it."""
        game = self.game
        mate = game.load_of(token)
        if mate < 0 or is_character(mate):
            return 0.0
        kind = game.kind[mate]
        if kind == WAND and game.kind[token] == WIZARD:
            return W.wizards_wand
        return W.held[kind - FIRST_OBJECT]

    def gear(self, token: i64) -> float:
        if self.game.maze.terrain[self.game.place[token]] != GEAR:
            return 0.0
        return W.mekanork_gear if self.game.kind[token] == MEKANORK else W.gear_held

    def stake(self, token: i64) -> float:
        """What a lost fight costs a character: his feet, or his life."""
        game = self.game
        kind = game.kind[token]
        if game.wounded[token]:
            return POINT * float(game.maze.content.kill_points[kind]) + self.health(token)
        getting_up = W.regenerates if kind == TROLL or kind == DRAGON else 0.0
        return self.health(token) - W.wounded - getting_up + (1.0 - W.wounded_progress) * self.advance(token)

    # ------------------------------------------------------------------ fights to come
    def exposure(self, side: i64) -> float:
        """What the enemy may expect of attacking the side: the best attack, and a part of all others."""
        total, worst = 0.0, 0.0
        for n in range(i64(len(self.game.people))):
            token = self.game.people[n]
            if owner(token) == side and self.game.place[token] >= 0:
                danger = self.danger_to(token)
                total += danger
                worst = max(worst, danger)
        return worst + W.second_victim * (total - worst)

    def danger_to(self, token: i64) -> float:
        worst = 0.0
        for n in range(i64(len(self.game.people))):
            attacker = self.game.people[n]
            if owner(attacker) != owner(token) and self.game.is_standing(attacker):
                worst = max(worst, self.attack(attacker, token))
        return worst

    def threat_by(self, token: i64) -> float:
        best = 0.0
        for n in range(i64(len(self.game.people))):
            target = self.game.people[n]
            if owner(target) != owner(token) and self.game.place[target] >= 0:
                best = max(best, self.attack(token, target))
        return best

    def attack(self, attacker: i64, target: i64) -> float:
        """What an attack would bring on average, the less the farther it is."""
        game = self.game
        over_pits = gait_of(game, attacker) == OVER_PITS
        steps = self.ways.steps(game.place[attacker], over_pits, game.place[target])
        if steps <= 0:
            return 0.0
        movement = max(i64(1), game.movement_of(attacker))
        needed = 1 + (steps - 1 + movement - 1) // movement
        if needed >= len(W.near):
            return 0.0
        near = W.near[needed] * (1.0 if needed <= self.budget[owner(attacker)] else W.too_dear)
        lead = strength(game, attacker) + bonus(game, attacker, True)
        lead -= strength(game, target) + bonus(game, target, False)
        gain = odds(lead) * self.stakes[target] - odds(-lead) * self.stakes[attacker]
        return near * max(0.0, gain)

    # ------------------------------------------------------------------ where to go
    def appeal(self, token: i64, load: i64, square: i64) -> float:
        """What a standing character is worth on a square, with all that changes by his standing there."""
        game = self.game
        before, stake = game.place[token], self.stakes[token]
        loads = game.place[load] if load >= 0 else -1
        game.place[token] = square
        if load >= 0:
            game.place[load] = square
        self.stakes[token] = self.stake(token)
        value = self.advance(token) + self.hands(token) + self.gear(token)
        value += W.threat_share * self.threat_by(token) - self.danger_to(token)
        game.place[token] = before
        self.stakes[token] = stake
        if load >= 0:
            game.place[load] = loads
        return value


# ---------------------------------------------------------------------- cards and time
def cards(game: Twister, side: i64) -> float:
    """Combat cards by their pips, Jump cards by the piece."""
    pips: i64 = 0
    for value in range(i64(7)):
        pips += value * game.combats[side * 7 + value]
    return W.pip * float(pips) + W.jump_card * float(game.jumps[side])


def tempo(game: Twister, side: i64) -> float:
    """Action points in hand, and Action cards above the average of the cycle."""
    spare = 0.0
    for value in range(i64(2), i64(6)):
        if game.actions[side] >> value & 1:
            spare += float(value) - W.mean_card
    points: i64 = game.ap if side == game.active else 0
    for n in range(i64(len(game.people))):
        if owner(game.people[n]) == side:
            points += game.potion[game.people[n]]
    return W.card_point * spare + W.action_point * float(points)


def attack_points(game: Twister, side: i64) -> i64:
    """The action points a side can attack with next: those it has, else its best card."""
    if side == game.active and game.ap > 0:
        return game.ap
    best: i64 = 2
    for value in range(i64(2), i64(6)):
        if game.actions[side] >> value & 1 and value <= game.ceiling:
            best = value
    return best
