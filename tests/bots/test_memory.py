"""Trees kept from one decision to the next of the same turn, and several roots; choices stay legal and fair."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bots.positions import SPEC, TWISTER, played, position, question
from underkeep.bots.api import Budget, choose, packed
from underkeep.bots.memory import Memory
from underkeep.bots.position import position_of
from underkeep.bots.searching import Found, findings, merged, search_root, searched
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.search.search import Node, Search
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.worlds import another_world
from underkeep.lab.tournament import Match, answer, play_bout

QUICK = Budget(1e9, iterations=40)
RUNNERS = {"yellow": {"thief": "s2", "troll": "q9"}, "blue": {"warrior": "v9"}}


def turn(game: Game, memory: Memory | None, decisions: int, level: str = "master") -> tuple[list[str], list[int]]:
    """Some decisions of yellow, and how often the search's root had been visited when each was made."""
    moves, visits = [], []
    for number in range(decisions):
        view, prompt = question(game, 0)
        choice = choose(level, view, prompt, replace(QUICK, memory=memory), 100 + number)
        moves.append(choice.move)
        visits.append(int(memory.trees[0].root.visits) if memory is not None and memory.trees else 0)
        SPEC.act(game, 0, SPEC.parse(choice.move))
    return moves, visits


def test_inside_a_turn_the_tree_of_the_chosen_move_is_kept() -> None:
    _, visits = turn(position(RUNNERS), Memory(), 2)
    assert visits[0] == 40
    assert visits[1] > 40, "the second search went on where the first one had been"


@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_with_a_memory_too_everything_follows_from_seeds_and_iterations(level: str) -> None:
    assert turn(position(RUNNERS), Memory(), 4, level) == turn(position(RUNNERS), Memory(), 4, level)


@pytest.mark.parametrize("level", ["master", "grandmaster"])
def test_with_a_memory_too_equal_views_give_equal_choices_whatever_the_truth(level: str) -> None:
    """The same two decisions in worlds that differ in all that is hidden."""
    game = played(75, seed=75)
    role = SPEC.asked(game)[0]
    others = [another_world(SPEC, game, frozenset({role}), Dice(world)) for world in range(3)]
    assert len({str(SPEC.save(one)) for one in [game, *others]}) > 1
    assert len({str(two_choices(one, role, level)) for one in [game, *others]}) == 1


def two_choices(game: Game, role: int, level: str) -> list[str]:
    """The second one on what the first has left, even where the answer has shown something: the question stays."""
    memory, moves = Memory(), []
    for seed in (5, 6):
        moves.append(choose(level, *question(game, role), replace(QUICK, memory=memory), seed).move)
    return moves


def kept_after(game: Game, move: str, then: Game) -> Node | None:
    """What is kept of a search for yellow when it played a move and is now asked in another position."""
    memory = Memory()
    before = position_of(*question(game, 0), 1)
    memory.keep(0, searched(before, QUICK, 40, 1e18, 0))
    memory.move = move
    return memory.take(0, position_of(*question(then, 0), 2))


def after(game: Game, *moves: str) -> Game:
    for move in moves:
        SPEC.act(game, 0, SPEC.parse(move))
    return game


def test_a_tree_is_kept_only_for_the_position_it_speaks_of() -> None:
    assert kept_after(position(RUNNERS), "walk thief", after(position(RUNNERS), "walk thief")) is not None
    assert kept_after(position(RUNNERS), "walk thief", after(position(RUNNERS), "walk troll")) is None
    assert kept_after(position(RUNNERS), "walk thief", position(RUNNERS)) is None
    assert kept_after(position(RUNNERS), "", after(position(RUNNERS), "walk thief")) is None


def test_a_tree_is_not_kept_when_something_came_to_light() -> None:
    """Yellow reveals a room: which one it is, the worlds of the search could only guess."""
    for moves in range(60, 140):
        game = played(moves, seed=3)
        role = SPEC.asked(game)[0] if not game.over() else -1
        reveals = [option for option in game.options(role) if option.text.startswith("reveal")] if role >= 0 else []
        if reveals:
            break
    else:
        pytest.fail("nobody could reveal anything")
    memory = Memory()
    before = position_of(*question(game, role), 1)
    search = searched(before, QUICK, 40, 1e18, 0)
    memory.keep(0, search)
    memory.move = reveals[0].text
    SPEC.act(game, role, reveals[0])
    while len(game.options(role)) == 1:
        SPEC.act(game, role, game.options(role)[0])
    assert role in SPEC.asked(game)
    assert memory.take(0, position_of(*question(game, role), 2)) is None


def test_only_what_is_legal_now_stays_in_the_tree() -> None:
    game = position(RUNNERS)
    then = after(position(RUNNERS), "walk thief")
    before = position_of(*question(game, 0), 1)
    search = searched(before, QUICK, 40, 1e18, 0)
    child = search.root.child(SPEC.parse("walk thief"), 0)
    assert child is not None
    stranger = Search(before.judge, search.worlds, 0, 1).root
    stranger.action = SPEC.parse("walk troll")
    child.children = [*child.children, stranger]
    memory = Memory()
    memory.keep(0, search)
    memory.move = "walk thief"
    kept = memory.take(0, position_of(*question(then, 0), 2))
    options = {option.text for option in then.options(0)}
    assert kept is not None
    assert {node.action.text for node in kept.children if node.action} <= options
    assert "walk troll" not in options


def test_games_of_a_tournament_do_not_remember_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("underkeep.lab.tournament.NO_CLOCK", Budget(1e9, iterations=4))
    monkeypatch.setattr("underkeep.lab.tournament.MAX_DECISIONS", 90)
    match = Match("twister", ("master", "adept"), (), None, "5", 4)
    alone = play_bout(match, 2)
    play_bout(match, 1)
    again = play_bout(match, 2)
    assert replace(alone, seconds=0.0) == replace(again, seconds=0.0)


# ---------------------------------------------------------------- several roots
def test_roots_are_added_up_by_option() -> None:
    one = [Found("a", 10, 0.5), Found("b", 8, 0.75)]
    other = [Found("b", 4, 0.0), Found("c", 1, 1.0)]
    assert merged([one, other]) == [Found("b", 12, 0.5), Found("a", 10, 0.5), Found("c", 1, 1.0)]
    assert merged([one]) == one


def test_the_grandmaster_of_one_process_is_the_sum_of_its_roots() -> None:
    game = played(70, seed=2)
    view, prompt = question(game, SPEC.asked(game)[0])
    here = position_of(view, prompt, 5)
    ahead = here.judge.follows
    roots = [findings(searched(here, QUICK, 20, 1e18, root, ahead), here.role) for root in range(2)]
    assert roots[0] != roots[1], "the second root has worlds and dice of its own"
    assert sum(one.visits for one in merged(roots)) == 38  # the first iteration of each opened its root
    assert choose("grandmaster", view, prompt, QUICK, 5).move == merged(roots)[0].move


def test_a_root_in_a_worker_finds_what_it_finds_here() -> None:
    game = position(RUNNERS)
    view, prompt = question(game, 0)
    here = position_of(view, prompt, 5)
    for root in range(2):
        there = search_root("grandmaster", packed(view, prompt), QUICK, 5, root, "")
        assert there == findings(searched(here, QUICK, 40, 1e18, root, here.judge.follows), here.role)


def test_a_mixed_answer_leaves_nothing_behind() -> None:
    """The line-up of Twister is drawn by dice: it must not be foreseen, and no tree survives it."""
    game = played(0, seed=1)
    view, prompt = question(game, 0)
    memory = Memory()
    memory.move = "walk thief"
    memory.keep(0, searched(position_of(*question(position(RUNNERS), 0), 1), QUICK, 5, 1e18, 0))
    choose("master", view, prompt, replace(QUICK, memory=memory), 1)
    assert (memory.trees, memory.move) == ({}, "")


def test_the_bots_of_a_tournament_keep_their_trees() -> None:
    game, memories, grown = position(RUNNERS), {"yellow": Memory(), "blue": Memory()}, 0
    for number in range(8):
        answer(TWISTER, game, {"yellow": "master", "blue": "adept"}, seed_from(1), number, memories)
        tree = memories["yellow"].trees.get(0)
        grown += tree is not None and int(tree.root.visits) > int(tree.done)
    assert grown > 0
