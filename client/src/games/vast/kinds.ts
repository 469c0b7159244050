/** What a line is about, for who wants to read of fights alone. */
import { byEvent } from "../../lib/linekinds";

export const kindOf = byEvent({
  fights:
    "DragonAttacked TribesAttacked ThiefAttacked KnightAttacked AmbushSprung MonsterAmbushed " +
    "AmbushWithstood AttackMissed AttackEvaded BowShot EnchantedShot BackstabMade KnightHurt DragonHurt " +
    "TribeScattered ThiefKilled GoblinsEaten KrakenRose HexCast PieceDazed HazardStruck TrapSprung",
  moves: "PieceMoved PieceLeft TribeExplored TribeLurked KnightLured RuneStaffUsed DragonSurfaced",
  cards:
    "EventPlayed EventMet TreasureUsed WarCardChosen SecretPlayed SecretDiscarded SchemeBought SchemeUsed " +
    "MonsterDrawn MonsterAssigned MonsterDiscarded PowerAnnounced PowerPaid OmenAnnounced OmenSpent " +
    "OmensCollected OmensDrawn QuestCompleted AdvancementRevealed CharmUsed WandUsed SpecialUsed " +
    "ScaleGained ScaleShown CubePlaced CubesPickedUp CubeWoken StatsAssigned",
  goods:
    "TokenSought LootTaken LootStashed PlunderMade PickpocketTried LockTried LockOpened TreasureDealt " +
    "TreasureKept TreasureLost TreasureDeclined TreasureStored UpgradeGained UpgradeLost CrystalSmashed " +
    "TokenPlaced TokenRemoved GemUsed",
  places:
    "TileRevealed TilePlaced TileRemoved TileTurned TileLookedAt CaveShaped CollapseBegan CollapseCaused " +
    "CrystalTileFallen FlareBurnt EdgePlaced TokenShifted",
});
