"""KHO-SCEN-07  K9 Cave-In, K10 Open Gates, K11 Champions of the Guild, K12 The Great Feast."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.names import (
    ANY,
    CELLS,
    COMPLETED,
    HERO_TOKENS,
    INCOMPLETE,
    NOWHERE,
    PANTRY,
    PLAIN,
    RESOURCES,
    ROOMS,
    VAULT,
    WARRIOR,
)  # fmt: skip
from underkeep.games.heroes.refusals import (
    BLOCKED_WORK,
    BURIED,
    LEGAL,
    NO_CHAMPION,
    NO_DISH,
    NO_MONSTER,
    NO_OPEN_PORTAL,
    NO_RUBBLE,
    NO_SPECIAL,
    NO_SURGE,
    NOT_CROWDED,
)
from underkeep.games.heroes.rules.entry import summon
from underkeep.games.heroes.rules.team import ask, ask_team
from underkeep.games.heroes.scenarios.base import ScenarioRules
from underkeep.games.heroes.scenarios.questions import TEAM, ScenarioHero, ScenarioRoom, ScenarioToken
from underkeep.games.heroes.state.changes.board import (
    close_portal,
    complete_portal,
    discard_token,
    place_mark,
    promote_hero,
    remove_mark,
    turn_portal,
    wake_hero,
    wake_room,
)  # fmt: skip
from underkeep.games.heroes.state.changes.scenarios import serve_dish
from underkeep.games.heroes.state.game import Heroes

CHAMPION_BLOW: Final[i64] = 2
MAX_DISHES: Final[i64] = 2


@final
class CaveIn(ScenarioRules):
    """KHO-SCN-0901  Rubble falls where most monsters are."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-0901  A room without rubble, not the Vault, with most monsters; without a token nothing happens."""
        rooms = crowded_rooms(game)
        if game.board.marks_left > 0 and rooms:
            ask_team(game, ScenarioRoom(TEAM, ANY, rooms))

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-0901  The rubble falls where most monsters are."""
        return NOT_CROWDED

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-0901  The rubble."""
        place_mark(game, room)

    def refuse_leave(self, game: Heroes, room: i64) -> i64:
        """KHO-SCN-0902  No monster leaves a buried room through a passage or a wall; a Portal still works."""
        return BURIED if game.board.marks[room] > 0 else LEGAL

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-0903  An own monster in a room with rubble."""
        if not game.board.has_body(role, room):
            return NO_MONSTER
        return LEGAL if game.board.marks[room] > 0 else NO_RUBBLE

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-0903  The rubble is cleared."""
        remove_mark(game, room)

    def refuse_work(self, game: Heroes, room: i64, portal: bool) -> i64:
        """KHO-SCN-0904  Mode B: a buried room has no action; its Portal can be completed all the same."""
        return BLOCKED_WORK if game.rules.mode_b and game.board.marks[room] > 0 and not portal else LEGAL


def crowded_rooms(game: Heroes) -> i64:
    """KHO-SCN-0901  The rooms with most monsters; with no monster on the map any room, as bits."""
    most: i64 = 0
    mask: i64 = 0
    for room in range(ROOMS):
        if room == VAULT or game.board.marks[room] > 0 or not game.dungeon.has(room):
            continue
        if game.board.crowd[room] > most:
            most, mask = game.board.crowd[room], 0
        if game.board.crowd[room] == most:
            mask |= i64(1) << room
    return mask


@final
class OpenGates(ScenarioRules):
    """KHO-SCN-1001  Heroes use completed Portals."""

    def set_up(self, game: Heroes) -> None:
        """KHO-SCN-1004  Mode B: one more incomplete Portal, in the Vault."""
        if game.rules.mode_b:
            turn_portal(game, VAULT, INCOMPLETE)

    def hero_doors(self, game: Heroes) -> vec[i64]:
        """KHO-SCN-1001  For Charge, rooms with completed Portals are adjacent; shots still need passages."""
        portals = game.board.rooms_with_portal()
        links = game.dungeon.doors[:]
        for room in range(ROOMS):
            if portals >> room & 1:
                links[room] |= portals & ~(i64(1) << room)
        return links

    def hero_steps(self, game: Heroes) -> vec[i64]:
        """KHO-RUL-06  Distances over passages and Portals, for Charge and the Archer's aim."""
        return game.dungeon.distances(self.hero_doors(game))

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1002  Gate Surge: the farthest incomplete Portal opens; none left, heroes at open ones wake."""
        rooms = farthest_portals(game)
        if rooms:
            ask_team(game, ScenarioRoom(TEAM, ANY, rooms))
            return
        for room in range(ROOMS):
            if game.board.portal[room] >= COMPLETED:
                wake_room(game, room)

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-1002  The incomplete Portal farthest from the Vault."""
        return NO_SURGE

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-1002  It shows its completed side."""
        complete_portal(game, room)

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1003  An own monster in a room with a completed Portal."""
        if not game.board.has_body(role, room):
            return NO_MONSTER
        return LEGAL if game.board.portal[room] >= COMPLETED else NO_OPEN_PORTAL

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1003  The Portal is closed."""
        close_portal(game, room)


def farthest_portals(game: Heroes) -> i64:
    """KHO-SCN-1002  The rooms with an incomplete Portal farthest from the Vault by passages, as bits."""
    farthest: i64 = -1
    mask: i64 = 0
    for room in range(ROOMS):
        if game.board.portal[room] != INCOMPLETE:
            continue
        if game.dungeon.steps[room] > farthest:
            farthest, mask = game.dungeon.steps[room], 0
        if game.dungeon.steps[room] == farthest:
            mask |= i64(1) << room
    return mask


@final
class ChampionsOfTheGuild(ScenarioRules):
    """KHO-SCN-1101  A Laboratory from the start, and heroes with badges."""

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1102  Champion: the hero nearest to the Vault, without a badge and outside the Cells."""
        rooms = champion_rooms(game)
        if rooms:
            ask_team(game, ScenarioRoom(TEAM, ANY, rooms))

    def why_not(self, game: Heroes, origin: i64, room: i64) -> i64:
        """KHO-SCN-1102  The heroes nearest to the Vault."""
        return NO_CHAMPION

    def room_chosen(self, game: Heroes, role: i64, origin: i64, room: i64) -> None:
        """KHO-SCN-1102  Of several heroes there the team chooses."""
        ask_team(game, ScenarioHero(TEAM, room, True))

    def hero_chosen(self, game: Heroes, h: i64) -> None:
        """KHO-SCN-1102  A badge, if a token is left (KHO-RUL-05); an exhausted champion wakes up."""
        promote_hero(game, h)
        wake_hero(game, h)

    def attack_damage(self, game: Heroes, grade: i64) -> i64:
        """KHO-SCN-1104  Mode B: a champion deals 2 damage."""
        return CHAMPION_BLOW if game.rules.mode_b and grade != PLAIN else 1


def champion_rooms(game: Heroes) -> i64:
    """KHO-SCN-1102  The rooms nearest to the Vault with a hero who may be promoted, as bits."""
    nearest: i64 = 1000
    mask: i64 = 0
    for h in range(HERO_TOKENS):
        room = game.board.hero_room[h]
        if room == NOWHERE or room == CELLS or game.board.hero_grade[h] != PLAIN:
            continue
        if game.dungeon.steps[room] < nearest:
            nearest, mask = game.dungeon.steps[room], 0
        if game.dungeon.steps[room] == nearest:
            mask |= i64(1) << room
    return mask


@final
class GreatFeast(ScenarioRules):
    """KHO-SCN-1201  Forge, Menagerie and Laboratory are the projects; four dishes are counted."""

    def refuse_use(self, game: Heroes, role: i64, room: i64) -> i64:
        """KHO-SCN-1202  An own monster in the Pantry and a resource there that is not served twice yet."""
        if room != PANTRY:
            return NO_SPECIAL
        if not game.board.has_body(role, PANTRY):
            return NO_MONSTER
        return LEGAL if wanted_dishes(game) else NO_DISH

    def use(self, game: Heroes, role: i64, room: i64) -> None:
        """KHO-SCN-1202  Which resource is served."""
        ask(game, ScenarioToken(role, PANTRY, wanted_dishes(game)))

    def token_chosen(self, game: Heroes, room: i64, kind: i64) -> None:
        """KHO-SCN-1202  Served: its feast count rises by 1."""
        discard_token(game, kind, room)
        serve_dish(game, kind)

    def draw_card(self, game: Heroes, number: i64) -> None:
        """KHO-SCN-1203  Uninvited Guests: a Warrior in the Pantry while some dish was never served."""
        for kind in range(RESOURCES):
            if game.notes[kind] == 0:
                summon(game, WARRIOR, PANTRY)
                return

    def final_check(self, game: Heroes) -> bool:
        """KHO-SCN-1204  Every dish at least once; in mode B twice (KHO-SCN-1205)."""
        wanted = MAX_DISHES if game.rules.mode_b else 1
        for kind in range(RESOURCES):
            if game.notes[kind] < wanted:
                return False
        return True


def wanted_dishes(game: Heroes) -> i64:
    """KHO-SCN-1202  Resources in the Pantry whose feast count is below 2, as bits."""
    mask: i64 = 0
    for kind in range(RESOURCES):
        if game.notes[kind] < MAX_DISHES and game.board.count(PANTRY, kind) > 0:
            mask |= i64(1) << kind
    return mask
