/** What a line is about, for who wants to read of fights alone. */
import { byEvent } from "../../lib/linekinds";

export const kindOf = byEvent({
  fights:
    "MonsterAttacked MonsterWounded MonsterLeft HeroAttacked HeroShot HeroTrapped HeroHurt HeroKilled " +
    "HeroThrown BlowParried CardDefended RoomStirred",
  moves:
    "MonsterMoved MonstersCalled MonsterSummoned HeroEntered HeroesCharged HeroSummoned HeroWaited " + "HeroInspired",
  cards:
    "CardPlayed CardDropped CardAcquired CardDiscarded DrawMade ReinforcementsCalled LootRefreshed " +
    "GuildCardDrawn ScenarioStruck AbilityUsed ActionUsed",
  goods:
    "PlunderBegun TreasureTurned TreasurePlaced TreasureMoved TreasureRemoved TokenPlaced TokenDiscarded " + "TollPaid",
  places: "RoomUsed ScenarioUsed ConstructionBegun PortalTurned MarkerPlaced MarkerRemoved FrostMoved",
});
