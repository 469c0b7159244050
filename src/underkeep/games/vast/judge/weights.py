"""The weights of Vast's judge: points from weights.toml, 100 = one own turn; a method for each role."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.core.search.weights import WeightSheet
from underkeep.games.vast.names import ROLES, TREASURES

PALE_STEPS: Final = 8  # Health 0 to 7, and more
LIVES: Final = 6  # Health of the Dragon: 0 to 5
KINDS: Final = len(ROLES)
MOODS: Final = 5  # Rage 0 to 4


@final
class VastWeights:
    """What the judge reads; `take` replaces all of it."""

    def take(self, sheet: WeightSheet) -> None:
        self.take_knight(sheet)
        self.take_goblins(sheet)
        self.take_dragon(sheet)
        self.take_cave(sheet)
        self.take_thief(sheet)
        self.take_judge(sheet)
        sheet.done()

    def take_knight(self, sheet: WeightSheet) -> None:
        self.knight_hit: i64 = sheet.whole("knight.hit")
        self.knight_crystal: i64 = sheet.whole("knight.crystal")
        self.knight_grit: i64 = sheet.whole("knight.grit")
        self.knight_cube: i64 = sheet.whole("knight.cube")
        self.knight_pale: vec[i64] = sheet.wholes("knight.pale", PALE_STEPS)
        self.knight_shown: i64 = sheet.whole("knight.shown")
        self.knight_kept: i64 = sheet.whole("knight.kept")
        self.knight_exposed: i64 = sheet.whole("knight.exposed")
        self.knight_ambush: i64 = sheet.whole("knight.ambush")
        self.knight_quest: i64 = sheet.whole("knight.quest")
        self.knight_treasures: vec[i64] = vec[i64]([sheet.whole_or(f"secrets.{name}", 0) for name in TREASURES])
        self.knight_venture: i64 = sheet.whole("knight.venture")
        self.knight_sprint: i64 = sheet.whole("knight.sprint")
        self.knight_way_later: i64 = sheet.whole("knight.way_later")
        self.knight_way_now: i64 = sheet.whole("knight.way_now")
        self.knight_encounter: i64 = sheet.whole("knight.encounter")
        self.knight_treasure: i64 = sheet.whole("knight.treasure")
        self.knight_strike: i64 = sheet.whole("knight.strike")
        self.knight_strike_later: i64 = sheet.whole("knight.strike_later")

    def take_goblins(self, sheet: WeightSheet) -> None:
        self.goblins_hit: i64 = sheet.whole("goblins.hit")
        self.goblins_crystal: i64 = sheet.whole("goblins.crystal")
        self.goblins_moods: vec[i64] = sheet.wholes("goblins.moods", MOODS)
        self.goblins_secret: i64 = sheet.whole("goblins.secret")
        self.goblins_monster: i64 = sheet.whole("goblins.monster")
        self.goblins_scheme: i64 = sheet.whole("goblins.scheme")
        self.goblins_stored: i64 = sheet.whole("goblins.stored")
        self.goblins_population: i64 = sheet.whole("goblins.population")
        self.goblins_lurking: i64 = sheet.whole("goblins.lurking")
        self.goblins_ready: i64 = sheet.whole("goblins.ready")
        self.goblins_strike: i64 = sheet.whole("goblins.strike")
        self.goblins_way: i64 = sheet.whole("goblins.way")
        self.goblins_claws: i64 = sheet.whole("goblins.claws")

    def take_dragon(self, sheet: WeightSheet) -> None:
        self.dragon_cube: i64 = sheet.whole("dragon.cube")
        self.dragon_surfacing: i64 = sheet.whole("dragon.surfacing")
        self.dragon_rise: i64 = sheet.whole("dragon.rise")
        self.dragon_unfound: i64 = sheet.whole("dragon.unfound")
        self.dragon_way_out: i64 = sheet.whole("dragon.way_out")
        self.dragon_eaten: i64 = sheet.whole("dragon.eaten")
        self.dragon_gem: i64 = sheet.whole("dragon.gem")
        self.dragon_held: i64 = sheet.whole("dragon.held")
        self.dragon_prey: i64 = sheet.whole("dragon.prey")
        self.dragon_dark: i64 = sheet.whole("dragon.dark")
        self.dragon_power: i64 = sheet.whole("dragon.power")
        self.dragon_due: i64 = sheet.whole("dragon.due")
        self.dragon_exposed: vec[i64] = sheet.wholes("dragon.exposed", LIVES)
        self.dragon_way_awake: i64 = sheet.whole("dragon.way_awake")
        self.dragon_way_asleep: i64 = sheet.whole("dragon.way_asleep")

    def take_cave(self, sheet: WeightSheet) -> None:
        self.cave_tile: i64 = sheet.whole("cave.tile")
        self.cave_collapse: i64 = sheet.whole("cave.collapse")
        self.cave_fall: i64 = sheet.whole("cave.fall")
        self.cave_hatred: i64 = sheet.whole("cave.hatred")
        self.cave_omen: i64 = sheet.whole("cave.omen")
        self.cave_income: i64 = sheet.whole("cave.income")

    def take_thief(self, sheet: WeightSheet) -> None:
        self.thief_loot: i64 = sheet.whole("thief.loot")
        self.thief_upgrade: i64 = sheet.whole("thief.upgrade")
        self.thief_advancement: i64 = sheet.whole("thief.advancement")
        self.thief_off: i64 = sheet.whole("thief.off")
        self.thief_burden: i64 = sheet.whole("thief.burden")
        self.thief_hunter: i64 = sheet.whole("thief.hunter")
        self.thief_flames: i64 = sheet.whole("thief.flames")
        self.thief_move: i64 = sheet.whole("thief.move")
        self.thief_cube: i64 = sheet.whole("thief.cube")
        self.thief_way_home: i64 = sheet.whole("thief.way_home")
        self.thief_way_laden: i64 = sheet.whole("thief.way_laden")
        self.thief_way: i64 = sheet.whole("thief.way")

    def take_judge(self, sheet: WeightSheet) -> None:
        self.leader: vec[float] = sheet.reals("judge.leader", KINDS)
        self.others: float = sheet.real("judge.others")
        self.urgent: float = sheet.real("judge.urgent")
        self.urgent_below: i64 = sheet.whole("judge.urgent_below")
        self.usual: vec[float] = sheet.reals("judge.usual", KINDS)
        self.scale: float = sheet.real("judge.scale")


W: Final = VastWeights()
