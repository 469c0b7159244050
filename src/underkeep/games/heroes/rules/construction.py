"""KHO-BUILD-02  The Construction Site: how many Coins, which project, which cell, which way round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, Mark, label
from underkeep.games.heroes.actions import (
    BUILD,
    BUILDS,
    CELL,
    CELL_CHOICES,
    COIN_CHOICES,
    COINS,
    TURN_CHOICES,
    TURNS,
)  # fmt: skip
from underkeep.games.heroes.board.dungeon import CELL_NAMES, GRID, neighbour, sides_text, turned
from underkeep.games.heroes.names import COIN, LABORATORY, NOWHERE, ROOM_NAMES, SITE
from underkeep.games.heroes.refusals import (
    CELL_TAKEN,
    FITS_NOWHERE,
    LEGAL,
    NO_COINS,
    NO_PASSAGE,
    NO_PLACE,
    NO_PROJECT_LEFT,
    NO_SUCH_TREASURE,
    NO_TREASURE_LEFT,
    NOT_A_PROJECT,
    NOT_BESIDE,
    WRONG_KIND,
)
from underkeep.games.heroes.rules.deeds import tell_construction
from underkeep.games.heroes.rules.laboratory import choose_foreign
from underkeep.games.heroes.state.changes.board import (
    discard_token,
)
from underkeep.games.heroes.state.changes.dungeon import build_room, reveal_projects
from underkeep.games.heroes.state.changes.treasures import has_treasure, place_treasure
from underkeep.games.heroes.state.game import Heroes

COIN_NUMBERS: Final[tuple[i64, ...]] = (1, 2, 3)


def refuse_coins(game: Heroes, coins: i64) -> i64:
    """KHO-BUILD-02  As many Coins in the site, and a Treasure of that value in the supply (KHO-BUILD-03)."""
    if game.board.count(SITE, COIN) < coins:
        return NO_COINS
    return LEGAL if has_treasure(game, coins) else NO_SUCH_TREASURE


def can_build(game: Heroes) -> i64:
    """KHO-BUILD-06  All checks come before paying."""
    code = NO_COINS
    for coins in COIN_NUMBERS:
        answer = refuse_coins(game, coins)
        if answer == LEGAL:
            return refuse_projects(game)
        if answer == NO_SUCH_TREASURE:
            code = NO_TREASURE_LEFT
    return code


def refuse_projects(game: Heroes) -> i64:
    """KHO-BUILD-06  Some project that fits somewhere."""
    for room in game.market.projects:
        if refuse_project(game, room) == LEGAL:
            return LEGAL
    return NO_PLACE if len(game.market.projects) > 0 else NO_PROJECT_LEFT


def refuse_project(game: Heroes, room: i64) -> i64:
    """KHO-BUILD-04  One of the open projects that fits somewhere."""
    for project in game.market.projects:
        if project == room:
            for cell in range(GRID * GRID):
                if refuse_cell(game, room, cell) == LEGAL:
                    return LEGAL
            return FITS_NOWHERE
    return NOT_A_PROJECT


def refuse_cell(game: Heroes, room: i64, cell: i64) -> i64:
    """KHO-BUILD-05  A free cell where some rotation gives a passage to the dungeon."""
    if game.dungeon.room_at(cell) != NOWHERE:
        return CELL_TAKEN
    if not beside_dungeon(game, cell):
        return NOT_BESIDE
    for turns in range(i64(4)):
        if refuse_turns(game, room, cell, turns) == LEGAL:
            return LEGAL
    return NO_PASSAGE


def beside_dungeon(game: Heroes, cell: i64) -> bool:
    for side in range(i64(4)):
        if game.dungeon.room_at(neighbour(cell, side)) != NOWHERE:
            return True
    return False


def refuse_turns(game: Heroes, room: i64, cell: i64, turns: i64) -> i64:
    """KHO-BUILD-10  Turned like this, a passage must meet one of a room that has a way to the Vault."""
    sides = turned(i64(game.rules.content.rooms[room].sides), turns)
    return LEGAL if game.dungeon.joins(cell, sides) else NO_PASSAGE


class BuildDecision(Decision):
    """A step of the choice; nothing is paid before the last one (KHO-BUILD-06)."""

    def rule(self) -> str:
        return "KHO-BUILD-04"


@final
@dataclass(frozen=True)
class ChooseCoins(BuildDecision):
    """KHO-BUILD-02  1, 2 or 3 Coins of this room: the value of the new room's Treasure (KHO-BUILD-07)."""

    role: i64

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-coins")

    def candidates(self, game: Heroes) -> list[Action]:
        return COIN_CHOICES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_coins(game, action.a) if action.verb == COINS else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        game.push(ChooseProject(self.role, action.a))


@final
@dataclass(frozen=True)
class ChooseProject(BuildDecision):
    """KHO-BUILD-04  One of the available projects."""

    role: i64
    coins: i64

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-project")

    def candidates(self, game: Heroes) -> list[Action]:
        return BUILDS

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_project(game, action.a) if action.verb == BUILD else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        game.push(ChooseCell(self.role, self.coins, action.a))


@final
@dataclass(frozen=True)
class ChooseCell(BuildDecision):
    """KHO-BUILD-05  A free cell next to the dungeon."""

    role: i64
    coins: i64
    room: i64

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-cell", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return CELL_CHOICES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_cell(game, self.room, action.a) if action.verb == CELL else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        game.push(ChooseTurns(self.role, self.coins, self.room, action.a))


@final
@dataclass(frozen=True)
class ChooseTurns(BuildDecision):
    """KHO-BUILD-10  A rotation that gives a passage to the dungeon."""

    role: i64
    coins: i64
    room: i64
    cell: i64

    def who(self, game: Heroes) -> i64:
        return self.role

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-turns", room=ROOM_NAMES[self.room])

    def candidates(self, game: Heroes) -> list[Action]:
        return TURN_CHOICES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_turns(game, self.room, self.cell, action.a) if action.verb == TURNS else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        tell_construction(game, self.role, self.room, self.cell, self.coins)
        game.push(BuildRoom(self.coins, self.room, self.cell, action.a))


@final
@dataclass(frozen=True)
class BuildRoom(Procedure):
    """KHO-BUILD-04  Pay, lay the tile, put the Treasure on it, open a new project."""

    coins: i64
    room: i64
    cell: i64
    turns: i64

    def run(self, game: Heroes, step: i64) -> None:
        match step:
            case 0:
                self.pay(game)
            case 1:
                self.lay(game)
            case 2:
                self.add_treasure(game)
            case 3:
                self.reveal_project(game)
            case 4:
                self.equip(game)
            case _:
                game.finish()

    def pay(self, game: Heroes) -> None:
        """KHO-BUILD-02  The Coins go from the site to the supply."""
        for _ in range(self.coins):
            discard_token(game, COIN, SITE)

    def lay(self, game: Heroes) -> None:
        """KHO-BUILD-08  From now on the room counts fully; distances change."""
        sides = turned(i64(game.rules.content.rooms[self.room].sides), self.turns)
        build_room(game, self.room, self.cell, sides)

    def add_treasure(self, game: Heroes) -> None:
        """KHO-BUILD-09  A random Treasure of the value paid for."""
        place_treasure(game, self.room, self.coins)

    def reveal_project(self, game: Heroes) -> None:
        """KHO-BUILD-04  The projects are refilled from the construction deck, if any are left."""
        reveal_projects(game)

    def equip(self, game: Heroes) -> None:
        """KHO-LAB-06  A Laboratory that is built gets its foreign clan now."""
        if self.room == LABORATORY:
            choose_foreign(game)


def laid_out(game: Heroes, action: Action) -> tuple[Mark, ...]:
    """KHO-BUILD-10  How the room would lie: its cell and its open sides; of a cell the first rotation that fits."""
    question = game.top()
    if isinstance(question, ChooseCell) and action.verb == CELL:
        fitting = ChooseTurns(question.role, question.coins, question.room, action.a).options(game)
        return mark_room(game, question.room, action.a, fitting[0].a)
    if isinstance(question, ChooseTurns) and action.verb == TURNS:
        return mark_room(game, question.room, question.cell, action.a)
    return ()


def mark_room(game: Heroes, room: i64, cell: i64, turns: i64) -> tuple[Mark, ...]:
    sides = turned(i64(game.rules.content.rooms[room].sides), turns)
    return (Mark("room", f"room:{ROOM_NAMES[room]}", f"{CELL_NAMES[cell]} {sides_text(sides)}"),)


FRAMES: Final = (ChooseCoins, ChooseProject, ChooseCell, ChooseTurns, BuildRoom)
