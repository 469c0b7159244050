"""What the extra goals of scenarios are worth to the team bot: more, the nearer the end that asks for them."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.judge.weights import WAYS, W
from underkeep.games.heroes.names import (
    CELLS,
    COIN,
    COMPLETED,
    CRYPT,
    FROG,
    LIBRARY,
    NAMED_TYPES,
    NOWHERE,
    PANTRY,
    RESOURCES,
    ROOMS,
    SEWERS,
    SITE,
    VAULT,
)  # fmt: skip
from underkeep.games.heroes.state.game import Heroes

WAVE: Final[i64] = 16  # guild cards, about
SOURCES: Final = vec[i64]([SEWERS, VAULT, CRYPT, LIBRARY])  # by resource
ANY_RESOURCE: Final[i64] = 15  # kinds, as bits


def cards_to_come(game: Heroes) -> i64:
    """Guild cards until the end, about."""
    return game.guild.deck.count() + (WAVE if game.guild.wave == 1 else 0)


def urged(game: Heroes, worth: i64) -> i64:
    """A goal of the final check counts once at the start and three times at the end."""
    return worth * (3 * WAVE - min(2 * WAVE, cards_to_come(game))) // WAVE


def scenario_value(game: Heroes) -> i64:
    """By scenario; those without an extra goal add nothing."""
    number = int(game.rules.scenario.rules[1:])
    if number == 3:
        return paid_value(game, FROG, PANTRY) - at(W.debts, game.board.marks[PANTRY])
    if number == 6:
        return paid_value(game, COIN, VAULT) - game.board.marks[VAULT] * W.debt
    if number == 7:
        return stage_value(game)
    if number == 12:
        return feast_value(game)
    if number == 13:
        return chest_value(game)
    if number in (5, 19):
        return building_value(game)
    return twist_value(game, number)


def at(table: vec[i64], place: i64) -> i64:
    """The entry of a table; the last one holds for everything beyond."""
    return table[min(place, i64(len(table)) - 1)]


def twist_value(game: Heroes, number: int) -> i64:
    """Dangers that a scenario adds to the map."""
    board = game.board
    total: i64 = 0
    for room in range(ROOMS):
        if number == 9:
            total -= board.marks[room] * W.marks
        if number == 10 and board.portal[room] >= COMPLETED:
            total -= W.marks
        if number == 17 and game.treasure_value(room) == 1 and board.crowd[room] > 0:
            total += W.guarded
    if number == 17:
        total -= at(W.strokes, board.marks[VAULT] + (1 if game.rules.mode_b else 0))
    if number == 18:
        total -= board.count_heroes(CELLS) * W.prisoners
    if number == 16 and game.notes[0]:
        total -= W.noted
    return total


# ---------------------------------------------------------------------- ways
def spread(game: Heroes, reached: i64) -> i64:
    """The rooms that a monster reaches with one more Move, as bits."""
    portals = game.board.rooms_with_portal()
    further = reached | (portals if reached & portals else 0)
    for room in range(ROOMS):
        if reached >> room & 1:
            further |= game.dungeon.doors[room]
    return further


def steps_to_body(game: Heroes, goal: i64) -> i64:
    """Moves from a room to the nearest monster."""
    reached = i64(1) << goal
    for length in range(i64(WAYS)):
        for room in range(ROOMS):
            if reached >> room & 1 and game.board.crowd[room] > 0:
                return length
        reached = spread(game, reached)
    return i64(WAYS)


def steps_to_resource(game: Heroes, kinds: i64, goal: i64) -> i64:
    """Moves from a room to the nearest resource of some kinds, which are bits; -1 if there is none."""
    reached = i64(1) << goal
    for length in range(i64(WAYS)):
        for room in range(ROOMS):
            if reached >> room & 1 and lies_there(game, kinds, room):
                return length
        reached = spread(game, reached)
    return NOWHERE


def lies_there(game: Heroes, kinds: i64, room: i64) -> bool:
    for kind in range(RESOURCES):
        if kinds >> kind & 1 and game.board.count(room, kind) > 0:
            return True
    return False


def nearness(game: Heroes, kind: i64, goal: i64) -> i64:
    """The nearer a resource of the kind lies to the goal, the better; if none does, somebody has to make it."""
    found = lying_value(game, kind, goal)
    source: i64 = SOURCES[kind]
    return at(W.fetched, steps_to_body(game, source)) if found == 0 and game.dungeon.has(source) else found


def lying_value(game: Heroes, kind: i64, goal: i64) -> i64:
    """The nearest resource of the kind by its way to the goal, 0 if there is none."""
    steps = steps_to_resource(game, i64(1) << kind, goal)
    return 0 if steps == NOWHERE else at(W.lying, steps)


def freight_value(game: Heroes, room: i64) -> i64:
    """In mode B something has to be paid in a room, whatever it is."""
    steps = steps_to_resource(game, ANY_RESOURCE, room) if game.rules.mode_b else NOWHERE
    return 0 if steps == NOWHERE else at(W.freight, steps)


# ---------------------------------------------------------------------- goals
def paid_value(game: Heroes, kind: i64, room: i64) -> i64:
    """Resources that a Scenario card will ask for."""
    there = min(game.board.count(room, kind), i64(3))
    return there * W.paid + (nearness(game, kind, room) if there < 3 else 0)


def stage_value(game: Heroes) -> i64:
    """Amplifiers on stage, and monsters beside those that are not."""
    total = urged(game, game.board.stage * W.delivered)
    for room in range(ROOMS):
        if game.board.marks[room] > 0:
            total += urged(game, at(W.beside, steps_to_body(game, room)))
            total += urged(game, freight_value(game, room))
    return total


def feast_value(game: Heroes) -> i64:
    """Dishes served, and those on their way."""
    wanted: i64 = 2 if game.rules.mode_b else 1
    total: i64 = 0
    for kind in range(RESOURCES):
        total += urged(game, min(game.notes[kind], wanted) * W.delivered)
        if game.notes[kind] < wanted:
            total += urged(game, 2 * nearness(game, kind, PANTRY))
    return total + urged(game, at(W.beside, steps_to_body(game, PANTRY)))


def chest_value(game: Heroes) -> i64:
    """How far the chest is from home, and whether somebody stands by to carry it on."""
    for room in range(ROOMS):
        token = game.board.treasure[room]
        if token >= 0 and game.rules.treasure_values[token] == 4:
            steps = game.dungeon.steps[room]
            ready = freight_value(game, room) if steps > 0 else i64(0)
            haste = W.carried + max(i64(0), WAVE - game.guild.deck.count()) * W.hurry
            return ready - steps * haste + at(W.beside, steps_to_body(game, room))
    return 0


def building_value(game: Heroes) -> i64:
    """Rooms built, Coins at the site; types and ring. In mode B of K5 the rooms are wanted before wave 2."""
    wanted: i64 = 7 if game.rules.scenario.rules == "k19" else 2
    worth = W.delivered if game.rules.mode_b and wanted == 2 else W.goal
    if game.market.built >= wanted:
        return wanted * worth + ring_value(game)
    coins = min(game.board.count(SITE, COIN), i64(2)) * (worth // 4) + lying_value(game, COIN, SITE)
    return game.market.built * worth + coins + at(W.beside, steps_to_body(game, SITE)) + ring_value(game)


def ring_value(game: Heroes) -> i64:
    """Types that the dungeon has, and its longest ring."""
    if game.rules.scenario.rules != "k19":
        return 0
    total = min(game.dungeon.longest_ring(), i64(6 if game.rules.mode_b else 4)) * W.ring
    for kind in range(NAMED_TYPES):
        if game.rooms_of_type(kind):
            total += W.kind
    return urged(game, total)
