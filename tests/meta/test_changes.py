"""Changes are the only writers of the state during play, in every game; and the search for others finds them."""

from __future__ import annotations

import ast
from copy import deepcopy
from functools import cache

import pytest

from tests.meta.state_writes import GAMES, Knowledge, breaches_in, breaches_of, knowledge_of, modules_of

GAME_NAMES = sorted(path.parent.name for path in GAMES.glob("*/game.toml"))
EXCEPTIONS = {
    "twister/judge/worth.py Worth.appeal": "tries a square for a moment and puts the character back",
}


@cache
def vast() -> Knowledge:
    return knowledge_of(GAMES / "vast", modules_of(GAMES / "vast"))


def is_found(*lines: str) -> bool:
    """Whether a rule of Vast with those lines is caught."""
    body = "".join(f"    {line}\n" for line in lines)
    tree = ast.parse(f"def rule(game: Vast, cavern: Cavern, pile: Pile, tile: i64) -> None:\n{body}")
    return breaches_in(tree, vast()) != []


@pytest.mark.parametrize("game", GAME_NAMES)
def test_changes_are_the_only_writers_of_the_state(game: str) -> None:
    assert [place for place, function in breaches_of(game) if function not in EXCEPTIONS] == []


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_exception_is_needed_still(game: str) -> None:
    found = {function for _, function in breaches_of(game)}

    assert {function for function in EXCEPTIONS if function.startswith(f"{game}/")} <= found


@pytest.mark.parametrize(
    "lines",
    [
        ("game.round = 3",),
        ("game.knight.health -= 1",),
        ("game.goblins.population[0] = 3",),
        ("game.cavern.marks[tile] |= 4",),
        ("game.knight.moves, game.knight.grit = 1, 2",),
        ("cavern.entrance = tile",),
        ("pile.items = pile.items[1:]",),
        ("del game.goblins.population[0]",),
        ("setattr(game.knight, 'health', 3)",),
    ],
)
def test_an_assignment_is_found(lines: tuple[str, ...]) -> None:
    assert is_found(*lines)


@pytest.mark.parametrize(
    "lines",
    [
        ("knight = game.knight", "knight.health = 3"),
        ("board = game", "knight = board.knight", "knight.health += 3"),
        ("rows = game.dragon.rows", "rows[0] = 3"),
        ("knight, tally = game.knight, 3", "knight.moves = tally"),
        ("deck = game.dragon.deck if tile else game.dragon.hand", "deck.put(3)"),
        ("for pile in (game.dragon.deck, game.dragon.hand):", "    pile.put(3)"),
        ("if (knight := game.knight).grit:", "    knight.grit = 0"),
        ("def inner() -> None:", "    game.round = 3"),
    ],
)
def test_a_write_by_another_name_is_found(lines: tuple[str, ...]) -> None:
    assert is_found(*lines)


@pytest.mark.parametrize(
    "lines",
    [
        ("card = game.cave.events.draw()",),
        ("game.knight.kept.take(tile)",),
        ("put = pile.put", "put(3)"),
        ("game.cavern.light(tile, 0)",),
        ("game.cavern.clear_edges(tile)",),
        ("game.knight.new_turn()",),
        ("drawn = [game.cave.events.draw() for _ in range(2)]",),
    ],
)
def test_a_method_that_writes_its_object_is_found(lines: tuple[str, ...]) -> None:
    assert is_found(*lines)


def test_a_vector_of_the_state_handed_to_a_function_that_writes_it_is_found() -> None:
    known = deepcopy(vast())
    known.written["spill"] = {0}
    tree = ast.parse("def rule(game: Vast) -> None:\n    spill(game.dragon.rows)\n")

    assert breaches_in(tree, known) == [("rule", 2)]


def test_a_frame_that_writes_the_state_is_found() -> None:
    tree = ast.parse(
        "class Rest(Procedure):\n    def run(self, game: Game, step: i64) -> None:\n        game.knight.grit = 0\n"
    )

    assert breaches_in(tree, vast()) == [("Rest.run", 3)]


@pytest.mark.parametrize(
    "lines",
    [
        ("count = game.knight.moves", "count += 1"),
        ("slots = game.knight.slots[:]", "slots[0] = 3"),
        ("then = game.clone()", "then.round = 3"),
        ("cards = [3]", "cards.append(4)", "cards[0] = game.round"),
        ("seen = game.cavern.tile_at(tile)", "seen += 1"),
        ("here = pile.count() + game.cave.uses(tile)",),
        ("game.push(frame)", "game.finish()", "game.go_to(3)"),
    ],
)
def test_questions_copies_and_the_stack_are_left_alone(lines: tuple[str, ...]) -> None:
    assert not is_found(*lines)


def test_the_methods_that_write_are_found_in_state_board_and_kernel() -> None:
    assert vast().shapes["Pile"].writers == {"put", "draw", "take", "shuffle"}
    assert {"light", "clear_edges", "lift"} <= vast().shapes["Cavern"].writers
