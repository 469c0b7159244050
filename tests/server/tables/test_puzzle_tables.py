"""Tables of puzzles: tries are judged, nothing of the solution is told before, and what came of it is kept."""

from __future__ import annotations

import json

import pytest

from tests.server.live import Chair, Guest, Live, Message
from underkeep.puzzle_walk import PuzzleWalk
from underkeep.puzzles import Puzzle, load_puzzles

GAMES = ("vast", "heroes", "twister")


def short(game: str) -> Puzzle:
    """The puzzle of a game with the shortest line, and a try that goes wrong at once."""
    return min((one for one in load_puzzles(game) if one.wrong), key=lambda one: (len(one.line()), one.id))


def begin(guest: Guest, puzzle: Puzzle) -> tuple[str, Chair]:
    answer = guest.http.post("/api/puzzles", json={"game": puzzle.game, "puzzle": puzzle.id})
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    return table, guest.sit(table)


def phase(chair: Chair, wanted: str) -> Message:
    """The state of the puzzle once it is there."""
    found: Message = chair.until(lambda state: state["puzzle"]["phase"] == wanted and not state["puzzle"]["playing"])
    return found


def solve(chair: Chair, puzzle: Puzzle) -> Message:
    for role, move in puzzle.line():
        if role == puzzle.role:
            chair.until(lambda state: any(prompt["role"] == puzzle.role for prompt in state["prompts"]))
            chair.act(move, role=role)
    return phase(chair, "solved")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_by_its_line_and_counts_for_the_solver(game: str, live: Live) -> None:
    puzzle, guest = short(game), live.guest()
    _, chair = begin(guest, puzzle)

    state = solve(chair, puzzle)
    me = guest.http.get("/api/puzzles").json()["me"]

    assert state["puzzle"]["teaches"] == list(puzzle.teaches)
    assert (me["solved"], me["streak"], me["tried"]) == ([f"{game}/{puzzle.id}"], 1, 1)
    assert me["rating"] > 1500


@pytest.mark.parametrize("game", GAMES)
def test_a_natural_wrong_try_is_played_to_its_end_and_can_be_begun_anew(game: str, live: Live) -> None:
    puzzle, guest = short(game), live.guest()
    _, chair = begin(guest, puzzle)
    wrong = puzzle.wrong[0]

    chair.act(wrong.move, role=puzzle.role)
    state = phase(chair, "wrong")
    back = state["puzzle"]["back"]
    chair.undo(puzzle.role, back)
    again = phase(chair, "open")

    assert state["puzzle"]["why"]["en"] == wrong.why.en
    assert back == len(wrong.line)
    assert (again["puzzle"]["wrongs"], again["puzzle"]["back"]) == (1, 0)


def test_nothing_of_the_solution_is_on_the_wire_before_the_try(live: Live) -> None:
    """Neither the state nor any answer names the tree, the wrong tries or what they come to."""
    puzzle, guest = short("twister"), live.guest()
    table, chair = begin(guest, puzzle)

    asked = [guest.http.get(path).text for path in ("/api/puzzles", f"/api/tables/{table}")]
    told = json.dumps(chair.state) + "".join((*chair.frames, *asked))

    assert set(chair.state["puzzle"]) == {
        "puzzle", "phase", "wrongs", "hints", "playing", "why", "line", "left", "teaches", "rating", "gained", "back",
    }  # fmt: skip
    assert (chair.state["puzzle"]["why"], chair.state["puzzle"]["line"], chair.state["puzzle"]["left"]) == ({}, [], 0)
    assert chair.state["puzzle"]["teaches"] == []
    assert puzzle.proof.print not in told
    assert puzzle.wrong[0].why.en not in told


def test_hints_tell_more_each_time_and_halve_what_it_is_worth(live: Live) -> None:
    puzzle, guest = short("twister"), live.guest()
    table, chair = begin(guest, puzzle)

    helps = [guest.http.post(f"/api/tables/{table}/puzzle", json={"wish": "hint"}).json() for _ in range(3)]
    solve(chair, puzzle)
    me = guest.http.get("/api/puzzles").json()["me"]

    assert helps[0]["rule"]
    assert helps[0]["targets"] == []
    assert helps[2]["label"]
    assert me["streak"] == 0


def test_the_solution_is_played_and_counts_as_not_solved(live: Live) -> None:
    puzzle, guest = short("heroes"), live.guest()
    table, chair = begin(guest, puzzle)

    answer = guest.http.post(f"/api/tables/{table}/puzzle", json={"wish": "solution"})
    state = phase(chair, "shown")
    me = guest.http.get("/api/puzzles").json()["me"]

    assert answer.status_code == 200
    assert state["puzzle"]["back"] == len(puzzle.line())
    assert me["solved"] == []
    assert me["rating"] < 1500


def test_help_is_the_solvers_alone_and_a_puzzle_stands_in_no_list(live: Live) -> None:
    puzzle, guest, other = short("twister"), live.guest(), live.guest()
    table, _ = begin(guest, puzzle)

    refused = other.http.post(f"/api/tables/{table}/puzzle", json={"wish": "solution"})
    unknown = guest.http.post("/api/puzzles", json={"game": "twister", "puzzle": "no-such"})

    assert refused.status_code == 403
    assert unknown.status_code == 400
    assert table not in guest.http.get("/api/lobby").text


def test_three_wrong_tries_are_a_loss() -> None:
    walk = PuzzleWalk(short("vast"))

    for _ in range(3):
        walk.see(walk.puzzle.role, walk.puzzle.wrong[0].move)
        walk.begin()

    assert walk.wrongs == 3
    assert walk.score() == 0.125


def test_the_bots_give_no_hints_at_a_puzzle_and_taking_half_a_try_back_is_no_other_try(live: Live) -> None:
    puzzle, guest = short("vast"), live.guest()
    _, chair = begin(guest, puzzle)

    chair.say(type="hint", role=puzzle.role)
    denied = chair.hear("error")
    chair.act(puzzle.wrong[0].move, role=puzzle.role)
    state = phase(chair, "wrong")
    chair.undo(puzzle.role, 1)
    wrongs = chair.until(lambda told: told["puzzle"]["back"] <= state["puzzle"]["back"])["puzzle"]["wrongs"]

    assert denied["message"]["id"] == "server-no-hint-puzzle"
    assert wrongs == 1
