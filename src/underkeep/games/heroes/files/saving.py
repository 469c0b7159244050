"""A game as a tree of plain values and back; the stack is saved by the kernel."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.formats.codec import frame_kinds, ints, load_kernel, load_luck, save_kernel, vector
from underkeep.core.kernel.windows import Window
from underkeep.core.kernel.zones import Pile
from underkeep.games.heroes import setup, turn
from underkeep.games.heroes.board.dungeon import Dungeon
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.names import MAX_MONSTERS, ROOMS
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.rules import (
    activation,
    assault,
    cells,
    construction,
    defend,
    entry,
    hero_actions,
    icon_effects,
    laboratory,
    losses,
    moving,
    placing,
    plunder,
    striking,
    team,
    victims,
)
from underkeep.games.heroes.scenarios import chapter_1, chapter_2, questions
from underkeep.games.heroes.setup import empty_game, rules_for
from underkeep.games.heroes.state.game import Board, Guild, Heroes, Market, Player, Turn

Tree = dict[str, Any]

FRAMES: Final = frame_kinds(
    Window,
    *setup.FRAMES, *turn.FRAMES, *icon_effects.FRAMES, *moving.FRAMES, *striking.FRAMES, *placing.FRAMES,
    *activation.FRAMES, *construction.FRAMES, *laboratory.FRAMES, *cells.FRAMES, *assault.FRAMES, *hero_actions.FRAMES,
    *entry.FRAMES, *plunder.FRAMES, *losses.FRAMES, *victims.FRAMES, *defend.FRAMES, *team.FRAMES,
    *questions.FRAMES, *chapter_1.FRAMES, *chapter_2.FRAMES,
)  # fmt: skip


def save(game: Heroes) -> Tree:
    """Everything that changes, the options, and the kernel."""
    return {
        "options": game.rules.options.tree(),
        "dungeon": [ints(game.dungeon.cell), ints(game.dungeon.sides)],
        "board": save_board(game.board),
        "players": [[ints(p.items) for p in (x.deck, x.hand, x.area, x.discard)] for x in game.players],
        "market": save_market(game.market),
        "guild": [
            ints(game.guild.deck.items),
            ints(game.guild.discard.items),
            ints(game.guild.resolving),
            int(game.guild.wave),
        ],
        "turn": save_turn(game.turn),
        "votes": ints(game.votes),
        "notes": ints(game.notes),
        "outcome": [int(game.outcome), game.how],
        "kernel": save_kernel(game),
    }


def save_board(board: Board) -> list[Any]:
    return [
        ints(board.goods), ints(board.store), ints(board.portal), int(board.portals_left), ints(board.treasure),
        ints(board.hoard), int(board.flipped), ints(board.removed), ints(board.marks), int(board.marks_left),
        int(board.stage), ints(board.monster_room), ints(board.monster_wounds),
        ints(board.hero_room), ints(board.hero_state), ints(board.hero_grade),
    ]  # fmt: skip


def save_market(market: Market) -> list[Any]:
    return [
        ints(market.loot.items), ints(market.display), ints(market.rooms.items), ints(market.projects),
        int(market.foreign), int(market.built),
    ]  # fmt: skip


def save_turn(turn: Turn) -> list[Any]:
    return [
        int(turn.active), int(turn.phase), turn.thrown, int(turn.card), int(turn.side), int(turn.left), int(turn.spot),
        int(turn.swarm), int(turn.blow), int(turn.drawn), int(turn.quota), int(turn.assaults),
    ]  # fmt: skip


# ---------------------------------------------------------------------- and back
def load(tree: Tree, content: Content) -> Heroes:
    rules = rules_for(OPTIONS.resolve(tree["options"]), content)
    game = empty_game(rules, load_luck(tree["kernel"]))
    game.dungeon = Dungeon(vector(tree["dungeon"][0]), vector(tree["dungeon"][1]))
    load_board(game.board, tree["board"])
    for player, piles in zip(game.players, tree["players"], strict=True):
        load_player(player, piles)
    load_market(game.market, tree["market"])
    load_guild(game.guild, tree["guild"])
    load_turn(game.turn, tree["turn"])
    game.votes, game.notes = vector(tree["votes"]), vector(tree["notes"])
    game.outcome, game.how = tree["outcome"]
    load_kernel(game, tree["kernel"], FRAMES)
    return game


def load_player(player: Player, piles: list[list[int]]) -> None:
    owned: list[Pile] = [player.deck, player.hand, player.area, player.discard]
    for pile, items in zip(owned, piles, strict=True):
        pile.items = vector(items)


def load_board(board: Board, row: list[Any]) -> None:
    board.goods, board.store, board.portal = vector(row[0]), vector(row[1]), vector(row[2])
    board.portals_left, board.treasure, board.hoard = row[3], vector(row[4]), vector(row[5])
    board.flipped, board.removed = row[6], vector(row[7])
    board.marks, board.marks_left, board.stage = vector(row[8]), row[9], row[10]
    board.monster_room, board.monster_wounds = vector(row[11]), vector(row[12])
    board.hero_room, board.hero_state, board.hero_grade = vector(row[13]), vector(row[14]), vector(row[15])
    count_bodies(board)


def count_bodies(board: Board) -> None:
    """The counts by seat and room follow from where the monsters stand."""
    for n in range(len(board.bodies)):
        board.bodies[n] = 0
    for n in range(len(board.crowd)):
        board.crowd[n] = 0
    for m, room in enumerate(board.monster_room):
        if room >= 0:
            board.bodies[m // MAX_MONSTERS * ROOMS + room] += 1
            board.crowd[room] += 1


def load_market(market: Market, row: list[Any]) -> None:
    market.loot.items, market.display = vector(row[0]), vector(row[1])
    market.rooms.items, market.projects = vector(row[2]), vector(row[3])
    market.foreign, market.built = row[4], row[5]


def load_guild(guild: Guild, row: list[Any]) -> None:
    guild.deck.items, guild.discard.items = vector(row[0]), vector(row[1])
    guild.resolving, guild.wave = vector(row[2]), row[3]


def load_turn(turn: Turn, row: list[Any]) -> None:
    turn.active, turn.phase, turn.thrown, turn.card, turn.side, turn.left = row[:6]
    turn.spot, turn.swarm, turn.blow, turn.drawn, turn.quota, turn.assaults = row[6:]
