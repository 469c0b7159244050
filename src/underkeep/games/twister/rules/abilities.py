"""DT-HEAL-01  Healing, regeneration, the Fireball Wand and the Speed Potion; and the choice between two on one
square.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import TARGET, TARGETS
from underkeep.games.twister.names import (
    CLERIC,
    DRAGON,
    FRESH,
    POTION,
    TROLL,
    WAND,
    WIZARD,
    owner,
    slot_of,
    token_of,
)
from underkeep.games.twister.refusals import (
    FRESH_WOUND,
    NO_FRIENDLY_FIRE,
    NO_POTION,
    NO_WAND,
    NOBODY_IN_LINE,
    NOBODY_TO_HEAL,
    NOT_ADJACENT,
    NOT_AMONG_THEM,
    NOT_WOUNDED,
    ONLY_CLERIC,
    ONLY_TROLL,
    ONLY_WIZARD,
    WRONG_KIND,
)
from underkeep.games.twister.rules.adjacency import (
    adjacent_square,
    first_in_line,
    targets_on,
    wounded_on,
)  # fmt: skip
from underkeep.games.twister.rules.combat import Combat
from underkeep.games.twister.rules.raising import raise_zombie, refuse_body
from underkeep.games.twister.rules.standing_up import refuse_standing_up
from underkeep.games.twister.state.changes.characters import heal, kill_standing, lose_object
from underkeep.games.twister.state.changes.turn import drink_potion
from underkeep.games.twister.state.events.base_box import FireballCast
from underkeep.games.twister.state.game import Twister

POTION_POINTS: Final = 4


# ---------------------------------------------------------------------- healing
def refuse_heal(game: Twister, cleric: i64, side: i64) -> i64:
    """DT-ACT-HEAL  An adjacent wounded character of either colour (DT-HEAL-01), also one wounded this turn
    (DT-HEAL-03).
    """
    if game.kind[cleric] != CLERIC:
        return ONLY_CLERIC
    square = adjacent_square(game, game.place[cleric], side)
    if square < 0:
        return NOT_ADJACENT
    code: i64 = NOBODY_TO_HEAL
    for token in wounded_on(game, square):
        code = refuse_standing_up(game, token)
        if code == LEGAL:
            return LEGAL
    return code


def refuse_regenerate(game: Twister, troll: i64) -> i64:
    """DT-ACT-REGEN  A wounded Troll or Undead Dragon (FOD-DRAGON-01) on its owner's turn, not in the turn in which it
    was wounded (DT-REGEN-02).
    """
    if game.kind[troll] != TROLL and game.kind[troll] != DRAGON:
        return ONLY_TROLL
    if not game.lies_wounded(troll):
        return NOT_WOUNDED
    if game.marks[troll] & FRESH:
        return FRESH_WOUND  # FOD-DRAGON-02
    return refuse_standing_up(game, troll)


# ---------------------------------------------------------------------- Fireball Wand
def refuse_fire(game: Twister, wizard: i64, side: i64) -> i64:
    """DT-ACT-WAND  The Wizard holding the wand, so nobody else (AMB-38); a direction with somebody in sight
    (DT-WAND-01).
    """
    if game.kind[wizard] != WIZARD:
        return ONLY_WIZARD
    if not game.holds(wizard, WAND):
        return NO_WAND
    square = first_in_line(game, game.place[wizard], side)
    if square < 0:
        return NOBODY_IN_LINE
    return LEGAL if victims(game, wizard, square) else NO_FRIENDLY_FIRE


def victims(game: Twister, wizard: i64, square: i64) -> list[i64]:
    """DT-WAND-01  Whom the fireball may hit there: the one who stands, else one of those who lie."""
    standing = game.stander(square)
    found = [standing] if standing >= 0 else wounded_on(game, square)
    if game.rules.wand_on_friends:  # DT-WAND-06, AMB-09: friend or foe
        return found
    return [token for token in found if owner(token) != owner(wizard)]


def fire(game: Twister, wizard: i64, victim: i64) -> None:
    """DT-WAND-02  The victim dies, wounded this turn or not (DT-WAND-03), with whom he carries; his object stays
    (DT-WAND-04).
    """
    wand = game.held(wizard, WAND)
    if game.listener is not None:
        game.tell(FireballCast(game.said(wizard), game.said(victim)))
    lose_object(game, wand, "used")
    kill_standing(game, victim, game.active, "fireball")


# ---------------------------------------------------------------------- Speed Potion
def refuse_drink(game: Twister, token: i64) -> i64:
    """DT-ACT-DRINK  The holder (DT-POTION-01)."""
    return LEGAL if game.holds(token, POTION) else NO_POTION


def drink(game: Twister, token: i64) -> None:
    """DT-POTION-01  The potion is discarded; four action points that only he may spend, this turn."""
    lose_object(game, game.held(token, POTION), "used")
    drink_potion(game, token, POTION_POINTS)


# ---------------------------------------------------------------------- two on one square
AIM_FIGHT: Final = 0
AIM_HEAL: Final = 1
AIM_FIRE: Final = 2
AIM_RAISE: Final = 3
AIMS: Final = ("fight", "heal", "fire", "raise")


@final
@dataclass(frozen=True)
class Aim(Decision):
    """DT-GOLD-05  Two wounded characters may lie on one square (AMB-06): which of them is meant?"""

    aim: i64
    actor: i64
    square: i64

    def who(self, game: Twister) -> i64:
        return owner(self.actor)

    def question(self, game: Twister) -> Label:
        return label(f"twister-ask-aim-{AIMS[int(self.aim)]}", piece=game.piece(self.actor))

    def rule(self) -> str:
        return ("DT-FIGHT-01", "DT-HEAL-01", "DT-WAND-01", "FOD-NECRO-01")[int(self.aim)]

    def struck(self, game: Twister) -> list[i64]:
        if self.aim == AIM_FIGHT:
            return targets_on(game, self.actor, self.square)
        if self.aim == AIM_HEAL:
            return [t for t in wounded_on(game, self.square) if refuse_standing_up(game, t) == LEGAL]
        if self.aim == AIM_RAISE:
            return [t for t in wounded_on(game, self.square) if refuse_body(game, self.actor, t) == LEGAL]
        return victims(game, self.actor, self.square)

    def candidates(self, game: Twister) -> list[Action]:
        return [TARGETS[owner(token)][slot_of(token)] for token in game.people if game.place[token] == self.square]

    def refuse(self, game: Twister, action: Action) -> i64:
        if action.verb != TARGET:
            return WRONG_KIND
        return LEGAL if token_of(action.b, action.a) in self.struck(game) else NOT_AMONG_THEM

    def take(self, game: Twister, action: Action) -> None:
        strike(game, self.aim, self.actor, token_of(action.b, action.a))


def aim_at(game: Twister, aim: i64, actor: i64, square: i64) -> None:
    """Go on at once where only one can be meant, else ask."""
    question = Aim(aim, actor, square)
    found = question.struck(game)
    if len(found) == 1:
        strike(game, aim, actor, found[0])
    else:
        game.push(question)


def strike(game: Twister, aim: i64, actor: i64, token: i64) -> None:
    if aim == AIM_FIGHT:
        game.push(Combat(actor, token))
    elif aim == AIM_HEAL:
        heal(game, token, actor)
    elif aim == AIM_RAISE:
        raise_zombie(game, actor, token)
    else:
        fire(game, actor, token)
