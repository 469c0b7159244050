"""Deeds are told before what comes of them: who does what to whom, with what and how strong. Only to who listens: in
simulation nothing is told, and no rule depends on it.
"""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.names import (
    ELVISH_SWORD,
    JAVELIN,
    KNIGHT,
    MIGHTY_AXE,
    MONSTERS,
    P_DRAGON,
    P_FANGS,
    P_KNIGHT,
    P_THIEF,
    PIECES,
    POWERS,
    ROLES,
    SECRETS,
    SILVER_GAUNTLET,
    TREASURES,
    TRIBES,
)
from underkeep.games.vast.rules.stats import (
    armor,
    attack_strength,
    card_cube,
    knight_perception,
    knight_strength,
    stealth,
    tribe_perception,
)
from underkeep.games.vast.state.changes.pieces import square_of_piece
from underkeep.games.vast.state.changes.tokens import square_of
from underkeep.games.vast.state.events.cave import CaveShaped, CollapseCaused, OmenAimed, OmenAnnounced, OmensCollected
from underkeep.games.vast.state.events.dragon import (
    AttackMissed,
    DieStruck,
    DragonAttacked,
    PowerAimed,
    PowerAnnounced,
    PowerAverted,
)
from underkeep.games.vast.state.events.goblins import (
    AmbushSprung,
    AmbushWithstood,
    DiscsRefused,
    HexCast,
    KnightAttacked,
    KnightLured,
    KrakenRose,
    MonsterAmbushed,
    PlunderMade,
    SchemeUsed,
    SpecialUsed,
    TribeBlessed,
    TribeExplored,
    TribesAttacked,
    TribesOverpopulated,
)
from underkeep.games.vast.state.events.knight import (
    BowShot,
    CrystalSmashed,
    EnchantedShot,
    EventMet,
    RuneStaffUsed,
    TreasureUsed,
)
from underkeep.games.vast.state.events.map import FlareBurnt, HazardStruck, TileTurned
from underkeep.games.vast.state.events.thief import (
    ThiefAttacked,
)
from underkeep.games.vast.state.game import Vast

ALL_TRIBES = "tribes"
FLAME_WALL = "flame_wall"  # hazards,
LIGHT = "light"  # ... Lit tiles that a Tribe leaves,
MAGMA = "magma"
WATER = "water"  # ... that it enters,
STREAM = "stream"  # ... and against which it goes


# ---------------------------------------------------------------------- the Knight
def her_means(game: Vast, bombing: bool) -> tuple[str, ...]:
    """What adds to her Strength in an attack, and the Bomb that opens the way."""
    means = ["bomb"] if bombing else []
    if game.active == KNIGHT:
        for card in (ELVISH_SWORD, MIGHTY_AXE, SILVER_GAUNTLET):
            if card_cube(game, card) and not (bombing and card == MIGHTY_AXE):
                means.append(TREASURES[card])
    if game.knight.armed:
        means.append(TREASURES[JAVELIN])
    return tuple(means)


def tell_strike_at_dragon(game: Vast, strength: i64, bombing: bool) -> None:
    """The Knight attacks the Dragon."""
    if game.listener is not None:
        square = square_of_piece(game, P_DRAGON)
        means, worn = her_means(game, bombing), int(armor(game))
        game.tell(DragonAttacked("knight", square, int(strength), worn, means, strength == worn))


def tell_missed(game: Vast, target: str) -> None:
    """The die did not show the space."""
    if game.listener is not None:
        game.tell(AttackMissed(target))


def tell_attack_on_tribes(game: Vast, tribes: list[i64], tile: i64, defence: i64) -> None:
    """The Knight attacks Tribes on a tile."""
    if game.listener is not None:
        names = tuple([TRIBES[tribe] for tribe in tribes])
        strength, means = int(attack_strength(game)), her_means(game, False)
        game.tell(TribesAttacked(names, square_of(game, tile), strength, int(defence), means))


def tell_smash(game: Vast, by: str, tile: i64, strength: i64) -> None:
    """Somebody smashes the Crystal of a tile."""
    if game.listener is not None:
        means = her_means(game, False) if by == "knight" else ()
        game.tell(CrystalSmashed(by, square_of(game, tile), int(strength), means))


def tell_bow(game: Vast, tribe: i64, arrows: i64) -> None:
    """The Knight shoots at a Tribe."""
    if game.listener is not None:
        square = square_of_piece(game, P_FANGS + tribe)
        game.tell(BowShot(TRIBES[tribe], square, int(knight_strength(game)), int(max(arrows, i64(0)))))


def tell_enchanted_bow(game: Vast, piece: i64, cards: i64) -> None:
    """The Knight shoots the Enchanted Bow."""
    if game.listener is not None:
        game.tell(EnchantedShot(PIECES[piece], square_of_piece(game, piece), int(cards)))


def tell_treasure_used(game: Vast, card: i64) -> None:
    """The Knight uses a Treasure card."""
    if game.listener is not None:
        game.tell(TreasureUsed(TREASURES[card]))


def tell_rune_staff(game: Vast, tile: i64, grit: i64) -> None:
    """The Knight is about to leap."""
    if game.listener is not None:
        game.tell(RuneStaffUsed(square_of(game, tile), int(grit)))


def tell_event(game: Vast, tile: i64, by: i64) -> None:
    """The Knight meets an Event, whose card a role chooses or nobody."""
    if game.listener is not None:
        game.tell(EventMet(square_of(game, tile), ROLES[by] if by >= 0 else ""))


def tell_ambush(game: Vast) -> None:
    """The Knight stands in an Ambush."""
    if game.listener is not None:
        game.tell(AmbushSprung(square_of_piece(game, P_KNIGHT), int(knight_strength(game))))


def tell_monster(game: Vast, strength: i64) -> None:
    """Goblin Infestation strikes the Knight."""
    if game.listener is not None:
        monster = MONSTERS[game.knight.monster] if game.knight.monster >= 0 else ""
        square = square_of_piece(game, P_KNIGHT)
        game.tell(MonsterAmbushed(monster, square, int(strength), int(knight_strength(game))))


def tell_withstood(game: Vast, by: str) -> None:
    """A Monster has failed in the Ambush, or no Tribe could or would strike."""
    if game.listener is not None:
        game.tell(AmbushWithstood(by))


# ---------------------------------------------------------------------- the Goblins
def tell_attack_on_knight(game: Vast, tribe: i64, how: str, by_much: i64) -> None:
    """A Tribe attacks the Knight, whose Strength it exceeds by that much."""
    if game.listener is not None:
        hers = int(knight_strength(game))
        square = square_of_piece(game, P_KNIGHT)
        game.tell(KnightAttacked(TRIBES[tribe], how, square, hers + int(by_much), hers))


def tell_tribe_at_dragon(game: Vast, tribe: i64, strength: i64) -> None:
    """A Tribe attacks the Dragon."""
    if game.listener is not None:
        square = square_of_piece(game, P_DRAGON)
        game.tell(DragonAttacked(TRIBES[tribe], square, int(strength), int(armor(game)), (), False))


def tell_refused(game: Vast, tribe: i64) -> None:
    """A Tribe gets no discs."""
    if game.listener is not None:
        game.tell(DiscsRefused(TRIBES[tribe]))


def tell_overpopulation(game: Vast, tribe: i64, how: str) -> None:
    """What overpopulation costs."""
    if game.listener is not None:
        game.tell(TribesOverpopulated(TRIBES[tribe] if tribe >= 0 else ALL_TRIBES, how))


def tell_plunder(game: Vast, tribe: i64, token: str, strength: i64) -> None:
    """A Tribe plunders."""
    if game.listener is not None:
        square = square_of_piece(game, P_FANGS + tribe)
        game.tell(PlunderMade(TRIBES[tribe], token, square, int(strength), int(armor(game))))


def tell_exploring(game: Vast, tribe: i64, cell: i64) -> None:
    """A Tribe goes where no tile lies."""
    if game.listener is not None:
        game.tell(TribeExplored(TRIBES[tribe], SQUARE_NAMES[cell]))


def tell_special(game: Vast, tribe: i64) -> None:
    """The special action of a Tribe."""
    if game.listener is not None:
        game.tell(SpecialUsed(TRIBES[tribe]))


def tell_wisp(game: Vast, tribe: i64, spaces: i64) -> None:
    """The Wisp of a Tribe leads the Knight."""
    if game.listener is not None:
        game.tell(KnightLured(TRIBES[tribe], square_of_piece(game, P_KNIGHT), int(spaces)))


def tell_kraken(game: Vast, tile: i64) -> None:
    """The Ground Kraken rises."""
    if game.listener is not None:
        game.tell(KrakenRose(square_of(game, tile)))


def tell_hex(game: Vast, role: i64, amount: i64) -> None:
    """Whom the Hex strikes."""
    if game.listener is not None:
        game.tell(HexCast(ROLES[role], int(amount)))


def tell_blessed(game: Vast, card: i64, tribe: i64) -> None:
    """Which Tribe a card works for."""
    if game.listener is not None:
        game.tell(TribeBlessed(SECRETS[card], TRIBES[tribe]))


def tell_scheme(game: Vast, card: i64, tribe: i64) -> None:
    """A Scheme that was bought is used, perhaps on a Tribe."""
    if game.listener is not None:
        game.tell(SchemeUsed(SECRETS[card], TRIBES[tribe] if tribe >= 0 else ALL_TRIBES))


# ---------------------------------------------------------------------- the Dragon
def tell_power(game: Vast, power: i64) -> None:
    """The Dragon begins a power, which is paid next."""
    if game.listener is not None:
        symbols = len(game.content.powers[power].cost)
        game.tell(PowerAnnounced(POWERS[power], square_of_piece(game, P_DRAGON), symbols))


def tell_aim(game: Vast, power: i64, target: str, square: str) -> None:
    """Whom a power is meant for."""
    if game.listener is not None:
        game.tell(PowerAimed(POWERS[power], target, square))


def tell_averted(game: Vast) -> None:
    """A Trap turned a power away."""
    if game.listener is not None:
        game.tell(PowerAverted())


def tell_hits(game: Vast, tiles: list[i64]) -> None:
    """Where the Dragon die hits."""
    if game.listener is not None:
        game.tell(DieStruck(tuple([square_of(game, tile) for tile in tiles])))


# ---------------------------------------------------------------------- the Cave
def tell_omen(game: Vast, omen: str, tokens: i64) -> None:
    """The Cave begins an omen, which is paid next."""
    if game.listener is not None:
        game.tell(OmenAnnounced(omen, int(tokens)))


def tell_omen_aim(game: Vast, omen: str, role: i64) -> None:
    """Whom an omen is meant for."""
    if game.listener is not None:
        game.tell(OmenAimed(omen, ROLES[role]))


def tell_collecting(game: Vast, due: i64) -> None:
    """The Cave collects so many Omens."""
    if game.listener is not None:
        game.tell(OmensCollected(int(due)))


def tell_laying(game: Vast, by: i64, cell: i64) -> None:
    """Somebody lays a tile where he likes."""
    if game.listener is not None:
        left = int(game.cave.tiles_left())
        game.tell(CaveShaped(ROLES[by], SQUARE_NAMES[cell], left, left - 1))


def tell_collapse(game: Vast, by: i64, tile: i64) -> None:
    """Somebody lets a tile fall."""
    if game.listener is not None:
        game.tell(CollapseCaused(ROLES[by], square_of(game, tile)))


# ---------------------------------------------------------------------- anybody
def tell_strike_at_thief(game: Vast, piece: i64) -> None:
    """Knight or Tribe attacks the Thief."""
    if game.listener is not None:
        knight = piece == P_KNIGHT
        perception = knight_perception(game) if knight else tribe_perception(game, piece - P_FANGS)
        means = (TREASURES[JAVELIN],) if knight and game.knight.armed else ()
        square = square_of_piece(game, P_THIEF)
        game.tell(ThiefAttacked(PIECES[piece], square, int(perception), int(stealth(game)), means))


def tell_hazard(game: Vast, piece: i64, hazard: str) -> None:
    """A piece meets what hurts it where it stands."""
    if game.listener is not None:
        game.tell(HazardStruck(PIECES[piece], hazard, square_of_piece(game, piece)))


def tell_flare(game: Vast, by: i64, tile: i64) -> None:
    """Somebody lets a Flare burn."""
    if game.listener is not None:
        game.tell(FlareBurnt(ROLES[by], square_of(game, tile)))


def tell_turning(game: Vast, by: i64, tile: i64) -> None:
    """Somebody turns a Dark tile up."""
    if game.listener is not None:
        game.tell(TileTurned(ROLES[by], square_of(game, tile)))
