/** What a line is about, for who wants to read of fights alone. */
import { byEvent } from "../../lib/linekinds";

export const kindOf = byEvent({
  fights:
    "CombatBegun CombatDeclared CombatCardLaid CombatResolved CharacterWounded CharacterEliminated " +
    "FireballCast BloodDrunk ZombieRaised",
  moves: "TokenMoved JumpCardSpent CharacterLeft ShapeChanged SpecterReincarnated",
  cards: "ActionCardPlayed ActionCardsTakenBack TurnEnded TurnPassed PotionDrunk FountainDrunk CharacterHealed",
  goods: "TokenTaken TokenDropped ObjectFound ObjectLost PointsScored",
  places:
    "RoomRevealed RoomTurned RoomsSwapped GateWorked TileDrawn TileLaid TokenPlaced ElementShown " + "TokenTurned",
});
