"""KHO-SETUP-15  Telling the deeds of clans and heroes, each before it is carried out; in simulation nothing is made."""

from __future__ import annotations

from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import CELL_NAMES, rooms_in
from underkeep.games.heroes.faces import GENERATE, ICON_ACTION_NAMES, LAY_TRAP, SPEND
from underkeep.games.heroes.names import CLASS_NAMES, FROG, GOODS_NAMES, NOWHERE, ROOM_NAMES, TRAP
from underkeep.games.heroes.state.changes.board import hero_name
from underkeep.games.heroes.state.events.assault import (
    HeroAttacked,
    HeroEntered,
    HeroInspired,
    HeroShot,
    HeroTrapped,
    HeroWaited,
    PlunderBegun,
    RoomStirred,
    ScenarioStruck,
    SupplyEmptied,
)
from underkeep.games.heroes.state.events.deeds import (
    AbilityUsed,
    ActionUsed,
    CardDropped,
    ConstructionBegun,
    DrawMade,
    HeroThrown,
    LootRefreshed,
    MonsterAttacked,
    ReinforcementsCalled,
    RoomUsed,
    ScenarioUsed,
    TollPaid,
)
from underkeep.games.heroes.state.game import Heroes


# ---------------------------------------------------------------------- clans
def tell_draw(game: Heroes, role: i64, count: i64, why: str) -> None:
    """KHO-ACT-10  So many cards, or as many as deck, discard pile and, at the upkeep, play area have."""
    if game.listener is not None:
        player = game.players[role]
        there = player.deck.count() + player.discard.count() + (player.area.count() if why == "upkeep" else 0)
        game.tell(DrawMade(game.rules.clan_name(role), int(min(count, there)), why))


def tell_reinforcements(game: Heroes, role: i64, verb: i64) -> None:
    """KHO-REINF-01  The action that the cards must show."""
    if game.listener is not None:
        game.tell(ReinforcementsCalled(game.rules.clan_name(role), ICON_ACTION_NAMES[verb]))


def tell_strike(game: Heroes, role: i64, h: i64, ranged: bool, only: i64) -> None:
    """KHO-ACT-14  A blow in the own room, or a shot from next door; `only` is the room of a swarm."""
    if game.listener is None:
        return
    room = game.board.hero_room[h]
    origin = ROOM_NAMES[room]
    if ranged:
        origin = ROOM_NAMES[only] if only >= 0 else only_name(game.dungeon.doors[room] & game.board.rooms_with(role))
    how = "ranged" if ranged else "melee"
    game.tell(MonsterAttacked(game.rules.clan_name(role), hero_name(game, h), origin, ROOM_NAMES[room], how))


def only_name(rooms: i64) -> str:
    """The name of the one room that can be meant, nothing if it may be several."""
    found = rooms_in(rooms)
    return ROOM_NAMES[found[0]] if len(found) == 1 else ""


def tell_placing(game: Heroes, role: i64, verb: i64, what: i64, room: i64) -> None:
    """KHO-ACT-15  What an icon puts into a room, or takes from it as a price."""
    if game.listener is not None:
        token = GOODS_NAMES[what] if verb == GENERATE or verb == SPEND else ""
        if verb == LAY_TRAP:
            token = GOODS_NAMES[TRAP]
        game.tell(ActionUsed(game.rules.clan_name(role), ICON_ACTION_NAMES[verb], token, ROOM_NAMES[room]))


def tell_completion(game: Heroes, role: i64, room: i64) -> None:
    """KHO-PORTAL-02  An Activate completes a Portal."""
    if game.listener is not None:
        game.tell(ActionUsed(game.rules.clan_name(role), "complete", "", ROOM_NAMES[room]))


def tell_work(game: Heroes, role: i64, room: i64) -> None:
    """KHO-ROOM-02  The action of a room."""
    if game.listener is not None:
        game.tell(RoomUsed(game.rules.clan_name(role), ROOM_NAMES[room]))


def tell_ability(game: Heroes, role: i64) -> None:
    """KHO-CLAN-02  The ability of a clan."""
    if game.listener is not None:
        game.tell(AbilityUsed(game.rules.clan_name(role)))


def tell_special(game: Heroes, role: i64, room: i64) -> None:
    """KHO-ACT-11  What the scenario offers in a room."""
    if game.listener is not None:
        game.tell(ScenarioUsed(game.rules.clan_name(role), game.rules.scenario.rules, ROOM_NAMES[room]))


def tell_throw(game: Heroes) -> None:
    """KHO-CELLS-01  The active player throws a hero."""
    if game.listener is not None:
        game.tell(HeroThrown(game.rules.clan_name(game.turn.active)))


def tell_refresh(game: Heroes) -> None:
    """KHO-REFRESH-01  The active player pays for new loot."""
    if game.listener is not None:
        game.tell(LootRefreshed(game.rules.clan_name(game.turn.active)))


def tell_drop(game: Heroes) -> None:
    """KHO-PLAY-07  The active player does not keep a card."""
    if game.listener is not None:
        game.tell(CardDropped(game.rules.clan_name(game.turn.active)))


def tell_toll(game: Heroes, role: i64) -> None:
    """KHO-SCN-0803  A player pays."""
    if game.listener is not None:
        game.tell(TollPaid(game.rules.clan_name(role)))


def tell_construction(game: Heroes, role: i64, room: i64, cell: i64, coins: i64) -> None:
    """KHO-BUILD-02  A room is ordered and paid for."""
    if game.listener is not None:
        game.tell(ConstructionBegun(game.rules.clan_name(role), ROOM_NAMES[room], CELL_NAMES[cell], int(coins)))


# ---------------------------------------------------------------------- the guild
def tell_scenario(game: Heroes, number: i64) -> None:
    """KHO-SCEN-09  A Scenario card of an assault."""
    if game.listener is not None:
        game.tell(ScenarioStruck(game.rules.scenario.rules, int(number), int(game.guild.wave)))


def tell_empty(game: Heroes, cls: i64) -> None:
    """KHO-EMPTY-01  No token of the class is left."""
    if game.listener is not None:
        game.tell(SupplyEmptied(CLASS_NAMES[cls]))


def tell_entry(game: Heroes, h: i64, does: str, count: i64) -> None:
    """KHO-ASSAULT-10  What a hero's Exhibit is going to do; none at all if there is nothing to do."""
    if game.listener is not None:
        room = ROOM_NAMES[game.board.hero_room[h]]
        game.tell(HeroEntered(hero_name(game, h), room, does if count > 0 else "", int(count)))


def tell_shot(game: Heroes, origin: i64, room: i64) -> None:
    """KHO-ASSAULT-11  The Archer aims at a room."""
    if game.listener is not None:
        game.tell(HeroShot("archer", ROOM_NAMES[origin], ROOM_NAMES[room]))


def tell_trap(game: Heroes, h: i64) -> None:
    """KHO-TRAP-01  A Trap snaps shut."""
    if game.listener is not None:
        game.tell(HeroTrapped(hero_name(game, h), ROOM_NAMES[game.board.hero_room[h]]))


def tell_inspiration(game: Heroes, h: i64, room: i64) -> None:
    """KHO-ASSAULT-16  A hero, or with -1 a group, wakes those who sleep there, if anybody does."""
    if game.listener is not None:
        sleepers = int(game.board.count_sleepers(room))
        if sleepers > 0:
            name = hero_name(game, h) if h != NOWHERE else ""
            game.tell(HeroInspired(name, ROOM_NAMES[room], sleepers))


def tell_attack(game: Heroes, h: i64, damage: i64) -> None:
    """KHO-ASSAULT-20  A hero attacks the monsters of its room."""
    if game.listener is not None:
        game.tell(HeroAttacked(hero_name(game, h), ROOM_NAMES[game.board.hero_room[h]], int(damage)))


def tell_wait(game: Heroes, h: i64, needed: i64) -> None:
    """KHO-ASSAULT-23  A hero waits for others; with nothing needed it has nowhere to go (KHO-ASSAULT-27)."""
    if game.listener is not None:
        room = game.board.hero_room[h]
        heroes = int(game.board.count_active(room))
        game.tell(HeroWaited(hero_name(game, h), ROOM_NAMES[room], heroes, int(needed)))


def tell_plunder(game: Heroes, room: i64, value: i64) -> None:
    """KHO-ASSAULT-21  The heroes of a room reach for its Treasure."""
    if game.listener is not None:
        game.tell(PlunderBegun(ROOM_NAMES[room], int(value), int(game.board.count_active(room))))


def tell_bite(game: Heroes, room: i64) -> None:
    """KHO-SCN-0303  Frogs bite."""
    if game.listener is not None:
        game.tell(RoomStirred(game.rules.scenario.rules, ROOM_NAMES[room], int(game.board.count(room, FROG))))


def tell_riot(game: Heroes, room: i64) -> None:
    """KHO-SCN-1802  The prisoners riot."""
    if game.listener is not None:
        game.tell(RoomStirred(game.rules.scenario.rules, ROOM_NAMES[room], int(game.board.count_heroes(room))))
