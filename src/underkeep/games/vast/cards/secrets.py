"""VAST-GO-080  The Secrets: when each may be played and what it does. Leader stands with overpopulation
(roles/goblins/war.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64, in_order
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import CHOOSE_TRIBE, DONE, PLAY_SECRET, TARGET, TARGETS, TRIBE
from underkeep.games.vast.board.ground import in_forest
from underkeep.games.vast.cards.cave_in import CaveIn, refuse_cave_in
from underkeep.games.vast.cards.feast import CHOOSE_FEAST, CHOOSE_MEAT, refuse_meat, refuse_mushrooms
from underkeep.games.vast.cards.schemes import buy_scheme, refuse_scheme
from underkeep.games.vast.names import (
    BLIND_FURY,
    CAVE,
    CAVE_IN,
    CAVE_MUSHROOMS,
    DRAGON,
    EYE,
    FIRE_BOMBER,
    GOBLIN_RUBY,
    GOBLINS,
    HEX,
    HIDING_SPOTS,
    KNIGHT,
    LEADER,
    MEAT,
    P_DRAGON,
    P_KNIGHT,
    P_THIEF,
    POISON,
    SECRET_TUNNELS,
    SECRETS,
    SLINGSHOT,
    THIEF,
    TRAP,
    TYPE_AMBUSH,
)
from underkeep.games.vast.refusals import (
    ALREADY_ACTED,
    EYE_IS_EMPTY,
    FINISH_ACTIVATION,
    FOREST_SHELTERS,
    LEGAL,
    MUST_BE_HIDDEN,
    NO_AMBUSH_TILE,
    NO_GOBLINS_LEFT,
    NOT_HELD,
    NOT_PLAYING,
    ONLY_AT_OVERPOPULATION,
    ONLY_WHILE_ACTIVE,
    TRIBE_TOO_WEAK,
    WHEN_TRIBES_ACT,
    WRONG_KIND,
)
from underkeep.games.vast.roles.goblins.attacks import BY_HIDING_SPOTS, TribeAttacksKnight, margin
from underkeep.games.vast.rules.ask import GoblinsAsk, refuse_other_player
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.moments import CARDS_OWED, OMENS_OWED
from underkeep.games.vast.rules.schemes import is_scheme
from underkeep.games.vast.rules.tell import tell_blessed, tell_hex
from underkeep.games.vast.state.changes.goblin_cards import (
    arm_bomber,
    dig_tunnels,
    enrage_tribe,
    hex_thief,
    open_secret,
    poison_blades,
)
from underkeep.games.vast.state.changes.goblins import use_activation
from underkeep.games.vast.state.game import Vast


def held_secrets(game: Vast) -> list[Action]:
    """Natural candidates: the Secrets in hand."""
    return [PLAY_SECRET[card] for card in in_order(game.goblins.secrets.items)]


def refuse_secret(game: Vast, card: i64) -> i64:
    """VAST-GO-020  A Secret in hand whose moment this is."""
    if not game.goblins.secrets.has(card):
        return NOT_HELD
    if is_scheme(card):
        return refuse_scheme(game, card)
    if card == LEADER:
        return ONLY_AT_OVERPOPULATION  # VAST-GO-082
    if card == POISON:
        return refuse_poison(game)
    if card == CAVE_IN:
        return refuse_cave_in(game)
    if card == HEX:
        return LEGAL if game.goblins.population[EYE] > 0 else EYE_IS_EMPTY
    if card == HIDING_SPOTS:
        return refuse_hiding_spots(game)
    if card == SECRET_TUNNELS:
        return ALREADY_ACTED if game.goblins.tunnels else LEGAL
    if card == CAVE_MUSHROOMS:
        return refuse_mushrooms(game)
    return refuse_meat(game) if card == MEAT else LEGAL  # Goblin Ruby, Blind Fury, Fire Bomber, Trap, Slingshot


def refuse_early_secret(game: Vast, card: i64) -> i64:
    """VAST-GO-020  Before the Tribes act any Secret may be played, too, but for those that go with an activation."""
    if game.goblins.secrets.has(card) and (card == POISON or card == HIDING_SPOTS or card == CAVE_MUSHROOMS):
        return WHEN_TRIBES_ACT
    return refuse_secret(game, card)


def refuse_poison(game: Vast) -> i64:
    """VAST-GO-081  Poison goes with an Attack action: while a Tribe is activated and the Knight plays."""
    if not game.knight_plays():
        return NOT_PLAYING
    if game.goblins.poison:
        return ALREADY_ACTED
    return LEGAL if game.goblins.acting >= 0 else ONLY_WHILE_ACTIVE


def play_secret(game: Vast, card: i64) -> None:
    """VAST-GO-020  A played Secret is discarded unless it stays face up."""
    if is_scheme(card):
        buy_scheme(game, card)
        return
    open_secret(game, card)
    take_effect(game, card)


def take_effect(game: Vast, card: i64) -> None:
    """VAST-GO-080  What a Secret does; Goblin Ruby, Trap and Slingshot work by lying there."""
    if card == SECRET_TUNNELS:
        dig_tunnels(game)
    elif card == POISON:  # VAST-GO-081
        poison_blades(game)
    elif card == BLIND_FURY or card == FIRE_BOMBER:  # VAST-GO-084, VAST-GO-085
        game.push(ChooseBlessed(card))
    elif card == HEX:  # VAST-GO-086
        game.push(CHOOSE_HEX)
    elif card == CAVE_IN:  # VAST-GO-090
        game.push(CaveIn(game.goblins.population[EYE]))
    elif card == HIDING_SPOTS:  # VAST-GO-088
        game.push(CHOOSE_HIDDEN)
    elif card == CAVE_MUSHROOMS:  # VAST-BON-019
        game.push(CHOOSE_FEAST)
    elif card == MEAT:  # VAST-BON-020
        game.push(CHOOSE_MEAT)
    else:
        assert card == GOBLIN_RUBY or card == TRAP or card == SLINGSHOT


@final
@dataclass(frozen=True)
class ChooseBlessed(GoblinsAsk):
    """VAST-GO-084  Which Tribe gets Blind Fury or the Fire Bomber (VAST-GO-085)?"""

    card: i64

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        return LEGAL if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        tell_blessed(game, self.card, action.a)
        if self.card == BLIND_FURY:
            enrage_tribe(game, action.a)
        else:
            arm_bomber(game, action.a)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-blessed", card=SECRETS[self.card])

    def rule(self) -> str:
        return "VAST-GO-084" if self.card == BLIND_FURY else "VAST-GO-085"


# ------------------------------------------------------------------ Hex
def refuse_hexed(game: Vast, role: i64) -> i64:
    """VAST-GO-086  Any other player whose piece is not in the Mushroom Forest (VAST-TER-013)."""
    code = refuse_other_player(game, GOBLINS, role)
    if code != LEGAL or role == CAVE:
        return code
    return FOREST_SHELTERS if in_forest(game.piece_tile(piece_of(role))) else LEGAL


def piece_of(role: i64) -> i64:
    """The one piece of Knight, Dragon or Thief."""
    if role == KNIGHT:
        return P_KNIGHT
    return P_DRAGON if role == DRAGON else P_THIEF


@final
@dataclass(frozen=True)
class ChooseHex(GoblinsAsk):
    """VAST-GO-086  Whom does the Hex strike? Any other player."""

    def candidates(self, game: Vast) -> list[Action]:
        return [*TARGETS, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL
        return refuse_hexed(game, action.a) if action.verb == TARGET else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is not DONE:
            hex_role(game, action.a, game.goblins.population[EYE])

    def question(self, game: Vast) -> Label:
        return label("vast-ask-hex", amount=int(game.goblins.population[EYE]))

    def rule(self) -> str:
        return "VAST-GO-086"


CHOOSE_HEX: Final = ChooseHex()


def hex_role(game: Vast, role: i64, amount: i64) -> None:
    """VAST-GO-086  Grit, Power cards, Omens or Stealth, as many as the Eye has Population."""
    tell_hex(game, role, amount)
    if role == KNIGHT:
        game.push(LoseGrit(amount))
    elif role == DRAGON:
        game.open_window(Window(CARDS_OWED, amount))
    elif role == CAVE:
        game.open_window(Window(OMENS_OWED, amount))
    elif role == THIEF:
        hex_thief(game, amount)


# ------------------------------------------------------------------ Hiding Spots
def near_ambush_tile(game: Vast) -> bool:
    """VAST-GO-088  The Knight stands on or next to a Lit Ambush tile, walls or no walls."""
    tile = game.knight.tile
    if tile < 0 or in_forest(tile):
        return False  # VAST-TER-013: not into the Mushroom Forest
    if game.cavern.is_lit(tile) and game.type_of(tile) == TYPE_AMBUSH:
        return True
    for direction in range(i64(4)):
        other = game.cavern.neighbour(tile, direction)
        if other >= 0 and game.cavern.is_lit(other) and game.type_of(other) == TYPE_AMBUSH:
            return True
    return False


def refuse_from_hiding(game: Vast, tribe: i64) -> i64:
    """VAST-GO-088  A hidden Tribe that has not been activated, with Population (VAST-GO-046) and Strength
    above hers.
    """
    if game.goblins.revealed(tribe):
        return MUST_BE_HIDDEN
    if game.goblins.is_spent(tribe):
        return ALREADY_ACTED
    if game.goblins.population[tribe] == 0:
        return NO_GOBLINS_LEFT
    return LEGAL if margin(game, tribe, BY_HIDING_SPOTS) > 0 else TRIBE_TOO_WEAK


def refuse_hiding_spots(game: Vast) -> i64:
    """VAST-GO-088  Between activations, near an Ambush tile, with a Tribe that can attack."""
    if game.goblins.acting >= 0:
        return FINISH_ACTIVATION
    if not near_ambush_tile(game):
        return NO_AMBUSH_TILE
    codes = [refuse_from_hiding(game, tribe) for tribe in range(i64(3))]
    if LEGAL in codes:
        return LEGAL
    return TRIBE_TOO_WEAK if TRIBE_TOO_WEAK in codes else codes[0]


@final
@dataclass(frozen=True)
class ChooseHidden(GoblinsAsk):
    """VAST-GO-088  Which hidden Tribe attacks from its Hiding Spots?"""

    def candidates(self, game: Vast) -> list[Action]:
        return CHOOSE_TRIBE

    def refuse(self, game: Vast, action: Action) -> i64:
        return refuse_from_hiding(game, action.a) if action.verb == TRIBE else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        use_activation(game, action.a)
        game.push(TribeAttacksKnight(action.a, BY_HIDING_SPOTS, margin(game, action.a, BY_HIDING_SPOTS)))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-hidden")

    def rule(self) -> str:
        return "VAST-GO-088"


CHOOSE_HIDDEN: Final = ChooseHidden()
