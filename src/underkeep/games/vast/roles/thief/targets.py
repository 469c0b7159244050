"""VAST-TH-011  Pickpocket and Backstab: actions aimed at other players' pieces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import EVERYBODY
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.core.kernel.windows import Window
from underkeep.games.vast.actions import DONE, STEAL, STEAL_HIDDEN, STEAL_SECRETS, STEALS, YES
from underkeep.games.vast.board.ground import sheltered
from underkeep.games.vast.board.sight import sees
from underkeep.games.vast.names import (
    CLOAK,
    GOBLIN_RUBY,
    GREED,
    HAND_CROSSBOW,
    L_PICK,
    P_DRAGON,
    P_FANGS,
    P_KNIGHT,
    STICKY_FINGERS,
    THIEF,
    TRAP,
    TREASURE_TROVE,
)
from underkeep.games.vast.options import ANY_FACE_UP_SECRET, TARGET_PER_PIECE
from underkeep.games.vast.refusals import (
    FOREST_SHELTERS,
    LEGAL,
    NO_CUBES,
    NOT_ON_HIS_TILE,
    NOT_SEEN,
    NOT_TO_STEAL,
    NOTHING_TO_TAKE,
    TARGET_ONCE,
    TOO_LITTLE_STEALTH,
    TROVE_FIRST,
    WRONG_KIND,
)
from underkeep.games.vast.roles.thief.actions import FULL_LOOT, NEEDED, TO_CARRY, gain_treasure, may_carry
from underkeep.games.vast.roles.thief.stored import TAKE_STORED
from underkeep.games.vast.rules.ask import ThiefAsk, YesNo
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.moments import CARDS_OWED
from underkeep.games.vast.rules.stats import (
    armor,
    cursed,
    has_advancement,
    knight_perception,
    stealth,
    trap_bonus,
    tribe_perception,
)
from underkeep.games.vast.rules.tell_loot import tell_backstab, tell_failure, tell_pickpocket
from underkeep.games.vast.rules.tribes import LosePopulation, change_rage
from underkeep.games.vast.state.changes.dice import roll_action_die
from underkeep.games.vast.state.changes.goblin_cards import discard_face_up, discard_secret
from underkeep.games.vast.state.changes.knight_cards import bury_stolen, lose_kept, lose_shown
from underkeep.games.vast.state.changes.pieces import is_tribe
from underkeep.games.vast.state.changes.sloth import has_room, sleep_cube
from underkeep.games.vast.state.changes.thief import (
    note_success,
    note_targets,
    set_loot,
    spend_cubes,
    use_sticky_fingers,
)
from underkeep.games.vast.state.game import Vast

CROSSBOW_RANGE: Final = 3
GRIT_STABBED: Final = (0, 1, 3, 5)
GOBLIN_PIECES: Final = 0b1110  # the three Tribes together are one player


def defence(game: Vast, piece: i64) -> i64:
    """VAST-TH-016  Perception of Knight or Tribe (with a Trap one more, VAST-GO-087), Armor of the Dragon."""
    if piece == P_KNIGHT:
        return knight_perception(game)
    if piece == P_DRAGON:
        return armor(game)
    return tribe_perception(game, piece - P_FANGS) + trap_bonus(game)


def refuse_target(game: Vast, piece: i64, cubes: i64, reach: i64, edge: i64 = 0) -> i64:
    """VAST-TH-034  On his tile (or seen in reach), once per player and turn (VAST-TH-015), Stealth above its
    defence.
    """
    tile = game.piece_tile(piece)
    if tile < 0 or (reach == 0 and tile != game.thief.tile):
        return NOT_ON_HIS_TILE
    if tile != game.thief.tile and not sees(game.cavern, game.thief.tile, tile, reach):
        return NOT_SEEN
    if sheltered(game.thief.tile, tile):
        return FOREST_SHELTERS
    if game.thief.targets >> piece & 1:
        return TARGET_ONCE
    if stealth(game) + edge <= defence(game, piece):
        return TOO_LITTLE_STEALTH
    return LEGAL if game.thief.cubes_left() >= cubes else NO_CUBES


def note_target(game: Vast, piece: i64, cubes: i64) -> None:
    """VAST-TH-019  Pickpocket and Backstab give the Goblins Rage."""
    mark_target(game, piece, cubes)
    if is_tribe(piece):
        change_rage(game, 1)


def mark_target(game: Vast, piece: i64, cubes: i64) -> None:
    """VAST-TH-015  The three Tribes are one player, with the switch each is one."""
    spend_cubes(game, cubes)
    if is_tribe(piece) and not game.rules.flag(TARGET_PER_PIECE):
        note_targets(game, GOBLIN_PIECES)
    else:
        note_targets(game, i64(1) << piece)


# ------------------------------------------------------------------ Pickpocket
def stealable_secrets(game: Vast) -> i64:
    """VAST-TH-011  Face-up Secrets he may take: only the Goblin Ruby, with the switch any (VAST-CTR-23)."""
    if game.rules.flag(ANY_FACE_UP_SECRET):
        return game.goblins.face_up
    return game.goblins.face_up & i64(1) << GOBLIN_RUBY


def has_loot(game: Vast, piece: i64) -> bool:
    """VAST-TH-017  Something to take: a Treasure card, a Secret, a free Greed space and a cube to put there."""
    if piece == P_KNIGHT:
        return game.knight.shown != 0 or game.knight.kept.count() > 0
    if piece == P_DRAGON:
        return has_room(game, GREED) and game.dragon.wakefulness() > 0
    return game.goblins.secrets.count() > 0 or stealable_secrets(game) != 0 or game.goblins.stored > 0


def refuse_pickpocket(game: Vast, piece: i64, cubes: i64) -> i64:
    """VAST-TH-011  A player on his tile who has something to take; with the Cloak equal Perception will do
    (VAST-BON-053).
    """
    edge: i64 = 1 if has_advancement(game, CLOAK) and piece != P_DRAGON else 0
    code = refuse_target(game, piece, cubes, 0, edge)
    if code != LEGAL:
        return code
    return LEGAL if has_loot(game, piece) else NOTHING_TO_TAKE


@final
@dataclass(frozen=True)
class Pickpocket(Procedure):
    """VAST-TH-011  1, 2 or 3 cubes: 4 or more, 2 or more, automatic."""

    piece: i64
    cubes: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.try_luck(game)
            case 1:
                self.try_again(game)
            case 2:
                self.rob(game)
            case 3:
                self.take_token(game)
            case 4:
                self.spend_trap(game)
            case _:
                game.finish()

    def try_luck(self, game: Vast) -> None:
        """VAST-TH-019  An attack on a Tribe gives Rage even if it fails."""
        tell_pickpocket(game, self.piece, defence(game, self.piece), self.cubes, NEEDED[self.cubes])
        note_target(game, self.piece, self.cubes)
        note_success(game, self.cubes == 3 or roll_action_die(game) >= NEEDED[self.cubes])

    def try_again(self, game: Vast) -> None:
        """VAST-TH-011  Sticky Fingers reroll one failure per turn."""
        if not game.thief.success and game.thief.has(STICKY_FINGERS) and not game.thief.sticky_used:
            game.push(UseStickyFingers(self.cubes))

    def rob(self, game: Vast) -> None:
        """VAST-TH-011  What the robbed player loses."""
        if game.thief.success:
            rob(game, self.piece)
        else:
            tell_failure(game, NEEDED[self.cubes])

    def take_token(self, game: Vast) -> None:
        """VAST-TH-011  And a Treasure token from the Cave supply, if he can carry it (VAST-BON-053)."""
        if not game.thief.success or not may_carry(game):
            return
        if is_tribe(self.piece) and game.goblins.stored > 0:
            game.push(TAKE_STORED)  # VAST-BON-035
        else:
            gain_treasure(game, TO_CARRY)

    def spend_trap(self, game: Vast) -> None:
        """VAST-GO-087  A Trap is discarded after an attack by the Thief."""
        if is_tribe(self.piece) and trap_bonus(game):
            discard_face_up(game, TRAP)


@final
@dataclass(frozen=True)
class UseStickyFingers(YesNo):
    """VAST-TH-011  Is the failed Pickpocket rolled again?"""

    cubes: i64

    def who(self, game: Vast) -> i64:
        return game.seat(THIEF)

    def take(self, game: Vast, action: Action) -> None:
        if action is YES:
            use_sticky_fingers(game)
            note_success(game, roll_action_die(game) >= NEEDED[self.cubes])

    def question(self, game: Vast) -> Label:
        return label("vast-ask-sticky")

    def rule(self) -> str:
        return "VAST-TH-011"


def rob(game: Vast, piece: i64) -> None:
    """VAST-TH-011  Knight: a Treasure card. Goblins: a Secret. Dragon: a cube back to Greed."""
    if piece == P_DRAGON:
        sleep_cube(game, GREED)
    elif piece == P_KNIGHT:
        if game.knight.shown == 0:
            steal_treasure(game, STEAL_HIDDEN)
        else:
            game.push(StealCard(1 + cursed(game), 0))  # VAST-BON-025
    elif stealable_secrets(game) != 0:
        game.push(STEAL_A_SECRET)
    elif game.goblins.secrets.count() > 0:
        steal_secret(game, -1)


def refuse_steal(game: Vast, card: i64) -> i64:
    """VAST-TH-011  A revealed Treasure card, or a random hidden one; the Treasure Trove before any other
    (VAST-BON-015).
    """
    if game.knight.shown >> TREASURE_TROVE & 1 and card != TREASURE_TROVE:
        return TROVE_FIRST
    if card == STEAL_HIDDEN:
        return LEGAL if game.knight.kept.count() > 0 else NOT_TO_STEAL
    return LEGAL if card < STEAL_HIDDEN and game.knight.shown >> card & 1 else NOT_TO_STEAL


@final
@dataclass(frozen=True)
class StealCard(ThiefAsk):
    """VAST-TH-011  Which Treasure card is stolen from the Knight? Up to two from a cursed one (VAST-BON-025), the
    Treasure Trove being one of them (VAST-RUL-20).
    """

    due: i64
    stolen: i64

    def candidates(self, game: Vast) -> list[Action]:
        return [*STEALS, DONE]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action is DONE:
            return LEGAL if self.stolen else NOT_TO_STEAL
        return refuse_steal(game, action.a) if action.verb == STEAL else WRONG_KIND

    def take(self, game: Vast, action: Action) -> None:
        if action is DONE:
            return
        steal_treasure(game, action.a)
        if self.due > 1 and has_loot(game, P_KNIGHT):
            game.push(StealCard(self.due - 1, self.stolen + 1))

    def question(self, game: Vast) -> Label:
        return label("vast-ask-steal")

    def rule(self) -> str:
        return "VAST-TH-011"


def steal_treasure(game: Vast, card: i64) -> None:
    """VAST-KN-040  The card goes under the Treasure deck; a cube on it is set aside. A face-down one stays unknown."""
    eyes: i64 = EVERYBODY
    if card == STEAL_HIDDEN:
        eyes = game.knight.kept.eyes
        card = game.knight.kept.items[game.luck.below(L_PICK, game.knight.kept.count())]
        lose_kept(game, card)
    else:
        lose_shown(game, card)
        if card == TREASURE_TROVE:
            set_loot(game, FULL_LOOT)  # VAST-BON-015
    bury_stolen(game, card, eyes)


@final
@dataclass(frozen=True)
class StealASecret(ThiefAsk):
    """VAST-TH-011  A random hidden Secret, or one that lies open?"""

    def candidates(self, game: Vast) -> list[Action]:
        return [STEALS[STEAL_HIDDEN], *STEAL_SECRETS]

    def refuse(self, game: Vast, action: Action) -> i64:
        if action.verb != STEAL:
            return WRONG_KIND
        if action.a == STEAL_HIDDEN:
            return LEGAL if game.goblins.secrets.count() > 0 else NOT_TO_STEAL
        card = action.a - STEAL_HIDDEN - 1
        return LEGAL if card >= 0 and stealable_secrets(game) >> card & 1 else NOT_TO_STEAL

    def take(self, game: Vast, action: Action) -> None:
        steal_secret(game, action.a - STEAL_HIDDEN - 1)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-steal-secret")

    def rule(self) -> str:
        return "VAST-TH-011"


STEAL_A_SECRET: Final = StealASecret()


def steal_secret(game: Vast, card: i64) -> None:
    """VAST-TH-011  The stolen Secret is discarded; -1 is a random hidden one."""
    if card >= 0:
        discard_face_up(game, card)
        return
    card = game.goblins.secrets.items[game.luck.below(L_PICK, game.goblins.secrets.count())]
    discard_secret(game, card)


# ------------------------------------------------------------------ Backstab
def refuse_backstab(game: Vast, piece: i64, cubes: i64) -> i64:
    """VAST-TH-013  A player on his tile; with the Hand Crossbow a seen one up to 3 tiles away."""
    return refuse_target(game, piece, cubes, CROSSBOW_RANGE if game.thief.has(HAND_CROSSBOW) else 0)


@final
@dataclass(frozen=True)
class Backstab(Procedure):
    """VAST-TH-013  Light, moderate or heavy by cubes."""

    piece: i64
    cubes: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.stab(game)
            case 1:
                self.spend_trap(game)
            case _:
                game.finish()

    def stab(self, game: Vast) -> None:
        """VAST-TH-013  Knight 1, 3, 5 Grit; Tribe 1, 2, 3 Population; Dragon 1, 2, 3 cards."""
        tell_backstab(game, self.piece, defence(game, self.piece), self.cubes)
        note_target(game, self.piece, self.cubes)
        if self.piece == P_KNIGHT:
            game.push(LoseGrit(GRIT_STABBED[self.cubes]))
        elif self.piece == P_DRAGON:
            game.open_window(Window(CARDS_OWED, self.cubes))
        else:
            game.push(LosePopulation(self.piece - P_FANGS, self.cubes))

    def spend_trap(self, game: Vast) -> None:
        """VAST-GO-087  A Trap is discarded after an attack by the Thief."""
        if is_tribe(self.piece) and trap_bonus(game):
            discard_face_up(game, TRAP)
