"""Saving and loading: the state field by field, the stack by the kernel's codec."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.formats.codec import FrameKinds, frame_kinds, ints, load_kernel, load_luck, save_kernel, vector
from underkeep.core.kernel.spec import Tree
from underkeep.games.twister.board.maze import Maze
from underkeep.games.twister.board.squares import PLACES
from underkeep.games.twister.content import Content
from underkeep.games.twister.options import OPTIONS
from underkeep.games.twister.rules.abilities import Aim
from underkeep.games.twister.rules.choose_action import ChooseAction
from underkeep.games.twister.rules.combat import Combat, LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.draft import FreeChoice, MutualChoice
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.rules.lighting import NameLength, PlaceTile
from underkeep.games.twister.rules.reveal import PlaceToken, RevealRoom
from underkeep.games.twister.rules.spoils import HandOver
from underkeep.games.twister.rules_in_force import rules_in_force
from underkeep.games.twister.setup import ChooseLine, Match, PlaceFaceDown
from underkeep.games.twister.state.game import Twister
from underkeep.games.twister.turn import ChooseCard, Turn

FRAMES: Final[FrameKinds] = frame_kinds(
    Match, ChooseLine, PlaceFaceDown, Turn, ChooseCard, ChooseAction, OnTheWay, RevealRoom, PlaceToken, Aim, Combat,
    LayCards, FreeChoice, MutualChoice, Declare, HandOver, NameLength, PlaceTile,
)  # fmt: skip


def save(game: Twister) -> Tree:
    maze = game.maze
    return {
        "content": maze.content.digest,
        "options": game.rules.options.tree(),
        "rooms": [ints(maze.room), ints(maze.orientation), ints(maze.revealed), ints(maze.gates)],
        "tokens": [ints(game.place), ints(game.wounded), ints(game.marks), ints(game.potion)],
        "cards": [ints(game.actions), ints(game.combats), ints(game.jumps), ints(game.laid)],
        "sides": [ints(game.points), ints(game.line)],
        "cast": [ints(game.roster), ints(game.kind), ints(game.blood), ints(game.choice), ints(game.pairs)],
        "dark": [ints(maze.lit), ints(game.tiles), ints(game.spoils), ints(game.victors)],
        "facts": facts(game),
        "kernel": save_kernel(game),
    }


def facts(game: Twister) -> list[int]:
    told = (game.phase, game.active, game.ap, game.ceiling, game.turn, game.quiet, game.winner, game.stirred)
    return [int(n) for n in told]


def load(tree: Tree, content: Content) -> Twister:
    rooms, tokens, cards, sides = tree["rooms"], tree["tokens"], tree["cards"], tree["sides"]
    rules = rules_in_force(OPTIONS.resolve(tree["options"]), content.scenarios)
    maze = load_maze(rooms, tree["dark"][0], content)
    game = Twister(
        load_luck(tree["kernel"]), rules, maze, vector(tokens[0]), vector(tokens[1]),
        vector(tokens[2]), vector(tokens[3]), vector(sides[0]), vector(cards[0]), vector(cards[1]), vector(cards[2]),
        vector(sides[1]), vector(cards[3]), *tree["facts"],
    )  # fmt: skip
    load_cast(game, tree["cast"], tree["dark"])
    load_kernel(game, tree["kernel"], FRAMES)
    return game


def load_cast(game: Twister, cast: list[Any], dark: list[Any]) -> None:
    game.enlist([int(token) for token in cast[0]])
    game.kind, game.blood, game.choice, game.pairs = (vector(numbers) for numbers in cast[1:])
    game.tiles, game.spoils, game.victors = (vector(numbers) for numbers in dark[1:])


def load_maze(rooms: list[Any], lit: list[int], content: Content) -> Maze:
    """Terrain and closed edges follow from rooms, orientations, portcullises and corridor tiles."""
    maze = Maze.new(content, vector(rooms[0]), vector(rooms[1]))
    maze.lit = vector(lit)
    maze.gates = vector(rooms[3])
    for place in range(PLACES):
        if rooms[2][place]:
            maze.revealed[place] = 1
            maze.lay_out(place)
    return maze
