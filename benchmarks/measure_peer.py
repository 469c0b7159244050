"""One round of a peer engine, in the peers' own environment: `python measure_peer.py NAME SECONDS SEED` prints JSON.

A decision is one choice of a player with the legal moves generated and one picked uniformly; dice and deals
are played but not counted. CPU time of this process. Where a peer has a Monte-Carlo tree search its iterations are
counted too: each goes down the tree, adds a node and plays out at random once.
"""

from __future__ import annotations

import copy
import json
import math
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Counts = tuple[int, int]  # decisions and legal moves seen in one game
Clone = Callable[[], object]


def openspiel(name: str, dice: random.Random) -> tuple[Callable[[], Counts], Clone]:
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  registers the games that are written in Python
    game = pyspiel.load_game(name)

    def play(limit: int = 1 << 30) -> tuple[Any, Counts]:
        state, decisions, seen = game.new_initial_state(), 0, 0
        while not state.is_terminal() and decisions < limit:
            chance = state.is_chance_node()
            moves = state.legal_actions()
            state.apply_action(moves[int(dice.random() * len(moves))])
            if not chance:
                decisions, seen = decisions + 1, seen + len(moves)
        return state, (decisions, seen)

    length = play()[1][0]
    middle = play(min(40, length // 2))[0]
    return (lambda: play()[1]), middle.clone


def python_chess(dice: random.Random) -> tuple[Callable[[], Counts], Clone]:
    import chess

    def play(limit: int = 1 << 30) -> tuple[Any, Counts]:
        board, decisions, seen = chess.Board(), 0, 0
        while decisions < limit:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 100 or board.is_insufficient_material():
                break
            decisions, seen = decisions + 1, seen + len(moves)
            board.push(moves[int(dice.random() * len(moves))])
        return board, (decisions, seen)

    middle = play(60)[0]
    return (lambda: play()[1]), lambda: middle.copy(stack=False)


def catanatron(dice: random.Random) -> tuple[Callable[[], Counts], Clone]:
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def legal(game: Any) -> list[Any]:
        found: list[Any] = game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions
        return found

    def play(limit: int = 1 << 30) -> tuple[Any, Counts]:
        game, decisions, seen = Game([RandomPlayer(c) for c in colours], seed=dice.randrange(1 << 30)), 0, 0
        while game.winning_color() is None and game.state.num_turns < 1000 and decisions < limit:
            decisions, seen = decisions + 1, seen + len(legal(game))
            game.play_tick()
        return game, (decisions, seen)

    middle = play(150)[0]
    return (lambda: play()[1]), middle.copy


def rlcard(name: str, dice: random.Random) -> tuple[Callable[[], Counts], Clone]:
    import rlcard as library

    env = library.make(name, config={"seed": 1, "allow_step_back": False})

    def play() -> Counts:
        state, _ = env.reset()
        decisions = seen = 0
        while not env.is_over():
            moves = list(state["legal_actions"])
            decisions, seen = decisions + 1, seen + len(moves)
            state, _ = env.step(moves[int(dice.random() * len(moves))])
        return decisions, seen

    env.reset()
    return play, lambda: copy.deepcopy(env.game)  # it offers no clone


PEERS: dict[str, Callable[[random.Random], tuple[Callable[[], Counts], Clone]]] = {
    "catanatron": catanatron,
    "openspiel_chess": lambda dice: openspiel("chess", dice),
    "openspiel_backgammon": lambda dice: openspiel("backgammon", dice),
    "openspiel_hanabi": lambda dice: openspiel("hanabi", dice),
    "openspiel_hive": lambda dice: openspiel("hive", dice),
    "openspiel_python_liars_poker": lambda dice: openspiel("python_liars_poker", dice),
    "openspiel_python_tic_tac_toe": lambda dice: openspiel("python_tic_tac_toe", dice),
    "python_chess": python_chess,
    "rlcard_uno": lambda dice: rlcard("uno", dice),
    "rlcard_gin_rummy": lambda dice: rlcard("gin-rummy", dice),
}


# ---------------------------------------------------------------------- tree search
def in_the_middle(game: Any, dice: random.Random) -> Any:
    """A state of OpenSpiel after forty random moves, where somebody is asked."""
    state = game.new_initial_state()
    for _ in range(40):
        moves = state.legal_actions()
        state.apply_action(moves[int(dice.random() * len(moves))])
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state


def openspiel_search(name: str, dice: random.Random) -> Callable[[], object]:
    """OpenSpiel's own bot in C++."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = in_the_middle(game, dice)
    evaluator = pyspiel.RandomRolloutEvaluator(1, dice.randrange(1 << 30))
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, ITERATIONS, 1000, False, dice.randrange(1 << 30), False)
    return lambda: bot.mcts_search(state)


def openspiel_python_search(name: str, dice: random.Random) -> Callable[[], object]:
    """OpenSpiel's bot in Python, on the same rules in C++."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game(name)
    state, luck = in_the_middle(game, dice), np.random.RandomState(dice.randrange(1 << 30))
    bot = mcts.MCTSBot(game, 2.0, ITERATIONS, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
    return lambda: bot.mcts_search(state)


class Node:
    """A node of the search below."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.visits = 0
        self.wins = 0
        self.children: list[Node] = []


def catanatron_search(dice: random.Random) -> Callable[[], object]:
    """catanatron's package brings no tree search (it is in its experiments), so this is the plain one on its engine."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
    start = Game([RandomPlayer(c) for c in colours], seed=dice.randrange(1 << 30))
    for _ in range(150):
        start.play_tick()

    def iterate(root: Node) -> None:
        path = [root]
        while path[-1].children:
            parent = path[-1]
            path.append(max(parent.children, key=lambda node: upper_bound(node, parent.visits)))
        path[-1].children = expanded(path[-1].game)
        path.append(dice.choice(path[-1].children or [path[-1]]))
        end = path[-1].game.copy()
        end.play()
        for node in path:
            node.visits += 1
            node.wins += end.winning_color() == colours[0]

    def search() -> None:
        root = Node(start)
        for _ in range(ITERATIONS):
            iterate(root)

    return search


def upper_bound(node: Node, visits: int) -> float:
    if not node.visits:
        return math.inf
    return node.wins / node.visits + 1.4 * math.sqrt(math.log(visits) / node.visits)


def expanded(game: Any) -> list[Node]:
    found = []
    for action in game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions:
        child = game.copy()
        child.execute(action)
        found.append(Node(child))
    return found


ITERATIONS = 20
SEARCHES: dict[str, Callable[[random.Random], Callable[[], object]]] = {
    "catanatron": catanatron_search,
    "openspiel_chess": lambda dice: openspiel_search("chess", dice),
    "openspiel_backgammon": lambda dice: openspiel_search("backgammon", dice),
}
PYTHON_SEARCHES = {"openspiel_chess": "chess", "openspiel_backgammon": "backgammon"}


def iterations_per_second(search: Callable[[], object], seconds: float) -> float:
    count, begun = 0, process_time()
    while process_time() - begun < seconds:
        search()
        count += ITERATIONS
    return count / (process_time() - begun)


def microseconds(work: Clone) -> float:
    work()
    count, begun = 0, process_time()
    while process_time() - begun < 0.15:
        work()
        count += 1
    return (process_time() - begun) / count * 1e6


def main() -> None:
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    play, clone = PEERS[name](random.Random(seed))  # noqa: S311  play, not secrets
    play()  # warm
    decisions = seen = games = 0
    begun = process_time()
    while process_time() - begun < seconds:
        some, legal = play()
        decisions, seen, games = decisions + some, seen + legal, games + 1
    spent = process_time() - begun
    told = {
        "decisions_per_s": decisions / spent,
        "games_per_s": games / spent,
        "options": seen / decisions,
        "length": decisions / games,
        "clone_us": microseconds(clone),
    }
    if name in SEARCHES:
        search = SEARCHES[name](random.Random(seed))  # noqa: S311  play, not secrets
        told["search_per_s"] = iterations_per_second(search, seconds)
    if name in PYTHON_SEARCHES:
        search = openspiel_python_search(PYTHON_SEARCHES[name], random.Random(seed))  # noqa: S311  play, not secrets
        told["python_search_per_s"] = iterations_per_second(search, seconds)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
