"""KHO-COMP-10  The verbs that change the board, each telling one event if somebody listens. Nothing else writes it."""

from __future__ import annotations

from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.heroes.names import (
    ACTIVE,
    ANY,
    ARRIVED,
    ARRIVING,
    BADGE,
    CLASS_NAMES,
    COMPLETED,
    DOUBLED,
    EXHAUSTED,
    GOODS,
    GOODS_NAMES,
    GRADE_NAMES,
    HERO_TOKENS,
    HURT,
    INCOMPLETE,
    MAX_MONSTERS,
    NOWHERE,
    PENDING,
    PLAIN,
    PORTAL_NAMES,
    PORTALS_LYING,
    ROOM_NAMES,
    ROOMS,
)  # fmt: skip
from underkeep.games.heroes.state.events.clans import (
    MarkerPlaced,
    MarkerRemoved,
    MonsterLeft,
    MonsterMoved,
    MonsterSummoned,
    MonsterWounded,
    PortalTurned,
    TokenDiscarded,
    TokenPlaced,
    WoundsHealed,
)
from underkeep.games.heroes.state.events.deeds import MonstersCalled
from underkeep.games.heroes.state.events.guild import (
    GameEnded,
    HeroesCharged,
    HeroExhausted,
    HeroHurt,
    HeroKilled,
    HeroPromoted,
    HeroSummoned,
    HeroWoken,
)
from underkeep.games.heroes.state.game import LOST, RUNNING, WON, Heroes


def hero_name(game: Heroes, h: i64) -> str:
    """A hero as events name it: champion-thief."""
    return GRADE_NAMES[game.board.hero_grade[h]] + CLASS_NAMES[h // 5]


# ---------------------------------------------------------------------- tokens
def place_token(game: Heroes, kind: i64, room: i64) -> None:
    """KHO-ACT-15  One resource or Trap from the supply into a room; ask the supply first."""
    game.board.store[kind] -= 1
    game.board.goods[room * GOODS + kind] += 1
    if game.listener is not None:
        now = int(game.board.goods[room * GOODS + kind])
        game.tell(TokenPlaced(GOODS_NAMES[kind], ROOM_NAMES[room], now - 1, now))


def discard_token(game: Heroes, kind: i64, room: i64) -> None:
    """KHO-COMP-10  One resource or Trap of a room back to the supply."""
    game.board.goods[room * GOODS + kind] -= 1
    game.board.store[kind] += 1
    if game.listener is not None:
        now = int(game.board.goods[room * GOODS + kind])
        game.tell(TokenDiscarded(GOODS_NAMES[kind], ROOM_NAMES[room], now + 1, now))


def turn_portal(game: Heroes, room: i64, side: i64) -> None:
    """KHO-PORTAL-05  Place, complete, close or take the Portal of a room; a turned token stays out of the supply."""
    board = game.board
    before = board.portal[room]
    board.portals_left += PORTALS_LYING[before] - PORTALS_LYING[side]
    board.portal[room] = side
    if game.listener is not None:
        game.tell(PortalTurned(ROOM_NAMES[room], PORTAL_NAMES[side], PORTAL_NAMES[before]))


def complete_portal(game: Heroes, room: i64) -> None:
    """KHO-PORTAL-02  The Portal shows its completed side; beside a completed one a second is put (KHO-PORTAL-05)."""
    turn_portal(game, room, DOUBLED if game.board.portal[room] >= COMPLETED else COMPLETED)


def close_portal(game: Heroes, room: i64) -> None:
    """KHO-SCN-1003  The Portal shows its incomplete side; of two the second goes back to the supply (KHO-PORTAL-05)."""
    turn_portal(game, room, COMPLETED if game.board.portal[room] == DOUBLED else INCOMPLETE)


def place_mark(game: Heroes, room: i64) -> bool:
    """KHO-SCEN-10  An Event token into a room; without one in the supply nothing happens."""
    if game.board.marks_left == 0:
        return False
    game.board.marks_left -= 1
    game.board.marks[room] += 1
    if game.listener is not None:
        now = int(game.board.marks[room])
        game.tell(MarkerPlaced(ROOM_NAMES[room], game.rules.scenario.rules, now - 1, now))
    return True


def remove_mark(game: Heroes, room: i64) -> None:
    """KHO-SCEN-10  An Event token of a room back to the supply."""
    game.board.marks[room] -= 1
    game.board.marks_left += 1
    if game.listener is not None:
        now = int(game.board.marks[room])
        game.tell(MarkerRemoved(ROOM_NAMES[room], game.rules.scenario.rules, now + 1, now))


def stage_mark(game: Heroes, room: i64) -> None:
    """KHO-SCN-0702  An amplifier goes to the stage pile, not to the supply."""
    game.board.marks[room] -= 1
    game.board.stage += 1
    if game.listener is not None:
        now = int(game.board.marks[room])
        game.tell(MarkerRemoved(ROOM_NAMES[room], game.rules.scenario.rules, now + 1, now))


# ---------------------------------------------------------------------- monsters
def summon_monster(game: Heroes, role: i64, room: i64) -> None:
    """KHO-SETUP-16  A monster from the lair, unwounded; no room is ever too full for it (KHO-ACT-06)."""
    board = game.board
    for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + game.rules.sizes[role]):
        if board.monster_room[m] == NOWHERE:
            board.monster_room[m] = room
            break
    board.bodies[role * ROOMS + room] += 1
    board.crowd[room] += 1
    if game.listener is not None:
        game.tell(MonsterSummoned(game.rules.clan_name(role), ROOM_NAMES[room]))


def tell_call(game: Heroes, role: i64, room: i64, count: i64, how: str) -> None:
    """KHO-ACT-22  Monsters from the lair, as many as it has."""
    if game.listener is not None:
        lair = game.lair(role)
        come = min(count, lair)
        clan = game.rules.clan_name(role)
        game.tell(MonstersCalled(clan, ROOM_NAMES[room], int(come), how, int(lair), int(lair - come)))


def summon_monsters(game: Heroes, role: i64, room: i64, count: i64) -> None:
    """KHO-ACT-22  As many as asked for, or as many as the lair has."""
    for _ in range(min(count, game.lair(role))):
        summon_monster(game, role, room)


def move_monster(game: Heroes, m: i64, room: i64, load: i64) -> None:
    """KHO-ACT-12  A monster to another room, with a token of the room it leaves or without (load -1)."""
    board = game.board
    origin, role = board.monster_room[m], m // MAX_MONSTERS
    board.monster_room[m] = room
    board.bodies[role * ROOMS + origin] -= 1
    board.bodies[role * ROOMS + room] += 1
    board.crowd[origin] -= 1
    board.crowd[room] += 1
    if load >= 0:
        board.goods[origin * GOODS + load] -= 1
        board.goods[room * GOODS + load] += 1
    if game.listener is not None:
        carried, by = GOODS_NAMES[load] if load >= 0 else "", way_of(game, origin, room)
        game.tell(MonsterMoved(game.rules.clan_name(role), ROOM_NAMES[origin], ROOM_NAMES[room], carried, by))


def way_of(game: Heroes, origin: i64, room: i64) -> str:
    """KHO-ACT-12  How a monster goes from room to room: by a passage, else by Portals, else through the wall."""
    if game.dungeon.doors[origin] >> room & 1:
        return ""
    portals = game.board.rooms_with_portal()
    return "portal" if portals >> origin & 1 and portals >> room & 1 else "wall"


def wound_monster(game: Heroes, m: i64, damage: i64) -> None:
    """KHO-WOUND-01  Damage collects as Wounds; when they equal its health the monster leaves."""
    board = game.board
    role, room = m // MAX_MONSTERS, board.monster_room[m]
    board.monster_wounds[m] += damage  # KHO-COMP-12: also when all 20 markers are in use
    if board.monster_wounds[m] >= game.rules.health[role]:
        leave(game, m)
    elif game.listener is not None:
        now, health = int(board.monster_wounds[m]), int(game.rules.health[role])
        game.tell(MonsterWounded(game.rules.clan_name(role), ROOM_NAMES[room], now - int(damage), now, health))


def leave(game: Heroes, m: i64) -> None:
    """KHO-WOUND-02  The monster goes to its lair and loses its Wounds; tokens of the room stay."""
    board = game.board
    role, room = m // MAX_MONSTERS, board.monster_room[m]
    board.monster_room[m] = NOWHERE
    board.monster_wounds[m] = 0
    board.bodies[role * ROOMS + room] -= 1
    board.crowd[room] -= 1
    if game.listener is not None:
        left = int(game.rules.sizes[role] - game.lair(role))
        game.tell(MonsterLeft(game.rules.clan_name(role), ROOM_NAMES[room], left + 1, left))


def heal_monster(game: Heroes, m: i64) -> None:
    """KHO-CLAN-10  All its Wounds go to the supply."""
    before = int(game.board.monster_wounds[m])
    game.board.monster_wounds[m] = 0
    if game.listener is not None:
        clan = game.rules.clan_name(m // MAX_MONSTERS)
        game.tell(WoundsHealed(clan, ROOM_NAMES[game.board.monster_room[m]], before))


# ---------------------------------------------------------------------- heroes
def summon_hero(game: Heroes, cls: i64, room: i64, state: i64) -> i64:
    """KHO-ASSAULT-01  A hero token from the supply; ask the supply first."""
    board = game.board
    h = board.find_hero(NOWHERE, cls, PLAIN, ANY)
    board.hero_room[h] = room
    board.hero_state[h] = state
    if game.listener is not None:
        game.tell(HeroSummoned(CLASS_NAMES[cls], ROOM_NAMES[room]))
    return h


def wake_hero(game: Heroes, h: i64) -> None:
    """KHO-ASSAULT-16  An exhausted hero becomes active; one that is awake stays as it is (KHO-ASSAULT-32)."""
    board = game.board
    if board.hero_state[h] != EXHAUSTED or board.hero_room[h] == NOWHERE:
        return
    board.hero_state[h] = ACTIVE
    if game.listener is not None:
        game.tell(HeroWoken(hero_name(game, h), ROOM_NAMES[board.hero_room[h]]))


def wake_room(game: Heroes, room: i64) -> None:
    """KHO-ASSAULT-16  All exhausted heroes of a room become active."""
    for h in range(HERO_TOKENS):
        if game.board.hero_room[h] == room:
            wake_hero(game, h)


def exhaust_hero(game: Heroes, h: i64, why: str) -> None:
    """KHO-ASSAULT-29  Attack, Plunder and Wait exhaust, and so do the Cells."""
    game.board.hero_state[h] = EXHAUSTED
    if game.listener is not None:
        game.tell(HeroExhausted(hero_name(game, h), ROOM_NAMES[game.board.hero_room[h]], why))


def hurt_hero(game: Heroes, h: i64) -> None:
    """KHO-DMG-01  1 damage: a hero at 0 health is discarded; a champion's first Wound stays on it (KHO-DMG-03)."""
    board = game.board
    if board.hero_grade[h] == BADGE and game.rules.special.health(BADGE) > 1:
        board.hero_grade[h] = HURT
        if game.listener is not None:
            health = int(game.rules.special.health(BADGE))
            game.tell(
                HeroHurt(GRADE_NAMES[BADGE] + CLASS_NAMES[h // 5], ROOM_NAMES[board.hero_room[h]], health, health - 1)
            )
        return
    kill_hero(game, h)


def kill_hero(game: Heroes, h: i64) -> None:
    """KHO-COMP-10  The token returns to the supply, and with it its badge (KHO-SCN-1103)."""
    board = game.board
    name, room = hero_name(game, h), board.hero_room[h]
    if board.hero_grade[h] != PLAIN:
        board.marks_left += 1
    board.hero_room[h] = NOWHERE
    board.hero_state[h] = EXHAUSTED
    board.hero_grade[h] = PLAIN
    if game.listener is not None:
        inside = count_inside(game)
        game.tell(HeroKilled(name, ROOM_NAMES[room], inside + 1, inside))


def count_inside(game: Heroes) -> int:
    """KHO-COMP-04  Heroes in the dungeon."""
    return len([1 for room in game.board.hero_room if room != NOWHERE])


def promote_hero(game: Heroes, h: i64) -> None:
    """KHO-SCN-1102  A badge for a hero, if an Event token is left (KHO-RUL-05)."""
    if game.board.marks_left == 0:
        return
    game.board.marks_left -= 1
    game.board.hero_grade[h] = BADGE
    if game.listener is not None:
        game.tell(HeroPromoted(CLASS_NAMES[h // 5], ROOM_NAMES[game.board.hero_room[h]]))


def charge_heroes(game: Heroes, origin: i64, room: i64) -> None:
    """KHO-ASSAULT-24  All active heroes of a room move together."""
    board = game.board
    running = vec[i64]()
    for h in range(HERO_TOKENS):
        if board.hero_room[h] == origin and board.hero_state[h] == ACTIVE:
            board.hero_room[h] = room
            board.hero_state[h] = ARRIVING
            running = append(running, h)
    if game.listener is not None:
        names = tuple([hero_name(game, h) for h in running])
        steps = int(game.rules.special.hero_steps(game)[room])
        game.tell(HeroesCharged(ROOM_NAMES[origin], ROOM_NAMES[room], len(names), names, steps))


def begin_entry(game: Heroes, h: i64) -> None:
    """KHO-ASSAULT-05  The entry is under way: the hero is no longer pending. The Cells exhaust it in Check room."""
    if game.board.hero_state[h] == PENDING:
        game.board.hero_state[h] = ACTIVE


def settle_arrival(game: Heroes, h: i64) -> None:
    """KHO-ASSAULT-26  A hero has survived Check room after a charge."""
    game.board.hero_state[h] = ARRIVED


def settle_group(game: Heroes, room: i64) -> i64:
    """KHO-ASSAULT-26  The survivors of a charge become ordinary active heroes; their number."""
    board = game.board
    count: i64 = 0
    for h in range(HERO_TOKENS):
        if board.hero_room[h] == room and board.hero_state[h] == ARRIVED:
            board.hero_state[h] = ACTIVE
            count += 1
    return count


# ---------------------------------------------------------------------- the end
def lose_game(game: Heroes, how: str) -> None:
    """KHO-GOAL-01  All players lose at once."""
    end_game(game, LOST, how)


def win_game(game: Heroes) -> None:
    """KHO-GOAL-02  All players win."""
    end_game(game, WON, "survived")


def end_game(game: Heroes, outcome: i64, how: str) -> None:
    """KHO-GOAL-03  The first end counts."""
    if game.outcome != RUNNING:
        return
    game.outcome = outcome
    game.how = how
    if game.listener is not None:
        game.tell(GameEnded(outcome == WON, how, game.rules.clan_names()))
