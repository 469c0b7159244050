"""VAST-TH-001  Changes to the Thief's board: his turn, what he carries and stashes, his upgrades and his card."""

from __future__ import annotations

from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast.names import (
    ADVANCEMENT,
    ADVANCEMENTS,
    CARRIED,
    P_THIEF,
    POWER_SYMBOLS,
    ROLES,
    THIEF,
    UPGRADES,
)
from underkeep.games.vast.state.changes.pieces import DEATH, lift_piece, square_of_piece
from underkeep.games.vast.state.changes.tokens import DROPPED, lay_treasure, square_of
from underkeep.games.vast.state.events.thief import (
    AdvancementRevealed,
    AttackEvaded,
    CharmUsed,
    LootLevelSet,
    LootStashed,
    LootTaken,
    StatsAssigned,
    ThiefKilled,
    UpgradeGained,
    UpgradeLost,
    WandUsed,
)
from underkeep.games.vast.state.game import Vast


def begin_thief_turn(game: Vast) -> None:
    """What counts this turn only starts again."""
    game.thief.new_turn()


def assign_stats(game: Vast, movement: i64, stealth: i64, thievery: i64) -> None:
    """His Stat tokens lie so, each by its number."""
    stats = game.thief.stats
    stats[0], stats[1], stats[2] = movement, stealth, thievery
    if game.listener is not None:
        game.tell(StatsAssigned(int(game.thief.stat(0)), int(game.thief.stat(1)), int(game.thief.stat(2))))


def halt(game: Vast) -> None:
    """His movement for this turn has ended."""
    game.thief.halted = True


def spend_movement(game: Vast) -> None:
    """One point of Movement."""
    game.thief.walked += 1


def spend_cubes(game: Vast, cubes: i64) -> None:
    """Action cubes of this turn are used."""
    game.thief.spent += cubes


def gain_cubes(game: Vast, cubes: i64) -> None:
    """His card gives Action cubes for this turn."""
    game.thief.extra += cubes


def note_targets(game: Vast, pieces: i64) -> None:
    """Those pieces, a mask, have been targets this turn."""
    game.thief.targets |= pieces


def try_vault(game: Vast, tile: i64) -> None:
    """A Vault may be tried once a turn."""
    game.thief.tried |= bit(tile)


def note_success(game: Vast, success: bool) -> None:
    """Whether the roll under way has succeeded."""
    game.thief.success = success


def use_sticky_fingers(game: Vast) -> None:
    """His second roll of this turn."""
    game.thief.sticky_used = True


def use_evasion(game: Vast) -> None:
    """His evasion of this turn, whoever's turn it is."""
    game.thief.evasion_used = True


# ---------------------------------------------------------------------- loot


def carry_treasure(game: Vast) -> None:
    """VAST-TH-020  Each carried token costs 1 Stealth."""
    game.thief.carried += 1
    if game.listener is not None:
        tell_load(game, "treasure")


def carry_gem(game: Vast, gem: i64) -> None:
    """VAST-TH-020  A carried Gem still works for the Dragon."""
    game.dragon.gems[gem] = CARRIED
    if game.listener is not None:
        tell_load(game, f"gem_{POWER_SYMBOLS[gem]}")


def tell_load(game: Vast, token: str) -> None:
    """He carries one token more."""
    held = int(game.thief.carried + game.dragon.gems_carried())
    game.tell(LootTaken("thief", token, held - 1, held))


def drop_treasure(game: Vast, tile: i64) -> None:
    """A Treasure token that he carried lies on a tile."""
    game.thief.carried -= 1
    lay_treasure(game, tile, DROPPED)


def bring_to_stash(game: Vast) -> None:
    """A token waits for its space in the stash."""
    game.thief.to_stash += 1


def unload(game: Vast) -> None:
    """All Treasure tokens that he carries wait for their spaces in the stash."""
    game.thief.to_stash += game.thief.carried
    game.thief.carried = 0


def stash_token(game: Vast) -> None:
    """A token that waited is stashed."""
    game.thief.to_stash -= 1
    game.thief.stashed += 1
    if game.listener is not None:
        stashed, needed = int(game.thief.stashed), int(game.rules.stash_goal)
        home = square_of(game, game.cavern.entrance)
        game.tell(LootStashed(home, stashed - 1, stashed, needed, game.active == THIEF))


def set_loot(game: Vast, level: i64, cubes: i64 = 0) -> None:
    """The Loot Drop Level rises or falls to that, perhaps for cubes."""
    before = game.thief.loot
    game.thief.loot = level
    if game.listener is not None:
        game.tell(LootLevelSet(int(before), int(level), int(cubes)))


# ---------------------------------------------------------------------- upgrades and his card
def gain_upgrade(game: Vast, upgrade: i64) -> None:
    """A token lies on an upgrade space; that of the Advancement turns up his card."""
    game.thief.upgrades |= i64(1) << upgrade
    if upgrade == ADVANCEMENT:
        reveal_advancement(game)
    if game.listener is not None:
        game.tell(UpgradeGained(UPGRADES[upgrade]))


def lose_upgrade(game: Vast, upgrade: i64) -> None:
    """The token of an upgrade space is gone."""
    game.thief.upgrades &= ~(i64(1) << upgrade)
    if game.listener is not None:
        game.tell(UpgradeLost(UPGRADES[upgrade]))


def reveal_advancement(game: Vast) -> None:
    """VAST-BON-050  The face-down card is turned up; its five charges never refill (VAST-BON-052)."""
    thief = game.thief
    if thief.dealt.count() > 0:
        thief.advanced = thief.dealt.draw()
        if game.listener is not None:
            game.tell(AdvancementRevealed(ADVANCEMENTS[thief.advanced]))


def use_charm(game: Vast, role: i64, pieces: i64, cubes: i64) -> None:
    """He helps a player, whose pieces, a mask, are no targets any more, and gains Action cubes."""
    game.thief.card_used = True
    game.thief.extra += cubes
    game.thief.targets |= pieces
    if game.listener is not None:
        game.tell(CharmUsed(ROLES[role]))


def wave_wand(game: Vast, target: str) -> None:
    """A charge of the Wand, which never comes back."""
    game.thief.card_used = True
    game.thief.charges -= 1
    if game.listener is not None:
        game.tell(WandUsed(target, int(game.thief.charges)))


def evade_attack(game: Vast) -> None:
    """The attack under way misses him."""
    game.spared = True
    if game.listener is not None:
        game.tell(AttackEvaded())


def kill_thief(game: Vast, by: i64) -> None:
    """He goes back to his board, killed by that role or by none."""
    if game.listener is not None:
        game.tell(ThiefKilled(ROLES[by] if by >= 0 else "", square_of_piece(game, P_THIEF)))
    lift_piece(game, P_THIEF, DEATH)
