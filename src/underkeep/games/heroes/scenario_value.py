"""What the extra goals of scenarios are worth to the team bot."""

from __future__ import annotations

from underkeep.core.native import i64
from underkeep.games.heroes.names import (
    CELLS,
    COIN,
    COMPLETED,
    FROG,
    NAMED_TYPES,
    PANTRY,
    RESOURCES,
    ROOMS,
    SITE,
    VAULT,
)  # fmt: skip
from underkeep.games.heroes.state import Heroes


def scenario_value(game: Heroes) -> i64:
    """By scenario; those without an extra goal add nothing."""
    number = int(game.table.scenario.id[1:])
    if number == 3:
        return min(game.board.count(PANTRY, FROG), i64(2)) * 40 - game.board.marks[PANTRY] * 60
    if number == 6:
        return min(game.board.count(VAULT, COIN), i64(2)) * 30 - game.board.marks[VAULT] * 80
    if number == 7:
        return stage_value(game)
    if number == 12:
        return feast_value(game)
    if number == 13:
        return -chest_steps(game) * 60
    if number in (5, 19):
        return building_value(game)
    return twist_value(game, number)


def twist_value(game: Heroes, number: int) -> i64:
    """Dangers that a scenario adds to the map."""
    board = game.board
    total: i64 = 0
    for room in range(ROOMS):
        if number == 9:
            total -= board.marks[room] * 20
        if number == 10 and board.portal[room] == COMPLETED:
            total -= 20
    if number == 17:
        total -= board.marks[VAULT] * 60
    if number == 18:
        total -= board.count_heroes(CELLS) * 25
    if number == 16 and game.notes[0]:
        total -= 25
    return total


def stage_value(game: Heroes) -> i64:
    """Amplifiers on stage, and monsters beside those that are not."""
    total = game.board.stage * 90
    for room in range(ROOMS):
        if game.board.marks[room] > 0:
            total += 25 if game.board.crowd[room] > 0 else 0
            total += 15 if game.board.count_resources(room) > 0 else 0
    return total


def feast_value(game: Heroes) -> i64:
    """Dishes served, and those on their way."""
    wanted: i64 = 2 if game.table.mode_b else 1
    total: i64 = 0
    for kind in range(RESOURCES):
        total += min(game.notes[kind], wanted) * 90
        if game.notes[kind] < wanted:
            total += nearness(game, kind, PANTRY)
    return total + (20 if game.board.crowd[PANTRY] > 0 else 0)


def nearness(game: Heroes, kind: i64, goal: i64) -> i64:
    """The nearer a resource of the kind lies to the goal, the better."""
    best: i64 = 0
    for room in range(ROOMS):
        if game.board.count(room, kind) > 0:
            near = 45 if room == goal else 30 if game.dungeon.doors[room] >> goal & 1 else 15
            best = max(best, i64(near))
    return best


def chest_steps(game: Heroes) -> i64:
    """How far the chest is from home."""
    for room in range(ROOMS):
        token = game.board.treasure[room]
        if token >= 0 and game.table.treasure_values[token] == 4:
            return game.dungeon.steps[room]
    return 0


def building_value(game: Heroes) -> i64:
    """Rooms built, Coins at the site; types and ring."""
    total = min(game.market.built, i64(2)) * 60 + min(game.board.count(SITE, COIN), i64(1)) * 35
    total += min(game.board.count(VAULT, COIN), i64(1)) * 12
    if game.table.scenario.id == "k19":
        for kind in range(NAMED_TYPES):
            if game.rooms_of_type(kind):
                total += 60
        total += min(game.dungeon.longest_ring(), i64(6)) * 15
    return total
