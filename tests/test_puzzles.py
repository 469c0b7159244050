"""Puzzles: all are of the present rules, ten are proved anew, and a file or proof that is wrong is refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random

import pytest
import yaml
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.lab.puzzle_candidates import Fallen, Moment, solution, want_of
from underkeep.lab.puzzle_claim import claim_of
from underkeep.lab.puzzle_picking import pick_rows
from underkeep.lab.puzzle_proof import faults, tally
from underkeep.lab.puzzle_rating import rating_of
from underkeep.library import load_game
from underkeep.puzzles import (
    Puzzle,
    Want,
    daily_puzzle,
    fingerprint,
    load_puzzles,
    load_themes,
    read_puzzle,
    theme_named,
)
from underkeep.registry import GAMES, is_built_in

ALL = [puzzle for game in GAMES if is_built_in(game) for puzzle in load_puzzles(game)]
DRAWN = Random(1119).sample(ALL, min(10, len(ALL)))  # noqa: S311  no secret; ./run puzzles takes all of them
FEW = 12  # worlds


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


def last_health() -> Moment:
    """The Knight has one Health left, and a Tribe that beats her stands beside her: for the Goblins."""
    loaded = load_game("vast")
    tree = {
        "setup": {"roles": "knight-goblins"},
        "state": {
            "map": {"n1": {"dark": "bones"}},
            "knight": {"at": "o", "health": 1},
            "goblins": {"population": {"bones": 3}, "tile": {"bones": "n1"}, "rage": 2},
        },
        "turn": {"role": "goblins"},
    }
    game = loaded.spec.position_in(tree, loaded.content)
    return Moment(loaded, game, 1)


# ---------------------------------------------------------------------- those that are there
@pytest.mark.parametrize("game", [game for game in GAMES if is_built_in(game)])
def test_every_puzzle_was_proved_as_it_stands_for_the_present_rules_and_content(game: str) -> None:
    loaded, puzzles = load_game(game), load_puzzles(game)

    stated = {puzzle.id: (puzzle.proof.print, puzzle.proof.rules, puzzle.proof.content) for puzzle in puzzles}
    now = (loaded.spec.rules_version, loaded.pack.digest)
    wanted = {one.id: (fingerprint(one.position, one.role, one.want, one.nodes), *now) for one in puzzles}

    assert puzzles
    assert stated == wanted
    assert all(puzzle.proof.best - puzzle.proof.second >= 0.25 for puzzle in puzzles)
    assert all(puzzle.wrong for puzzle in puzzles)


@pytest.mark.parametrize("puzzle", DRAWN, ids=named)
def test_a_drawn_puzzle_is_proved_anew(puzzle: Puzzle) -> None:
    assert faults(puzzle, load_game(puzzle.game), FEW) == []


def test_no_two_puzzles_of_a_game_have_one_name_in_a_language() -> None:
    for game in GAMES:
        for lang in ("en", "it"):
            titles = [puzzle.title.say(lang) for puzzle in load_puzzles(game)]
            assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("game", [game for game in GAMES if is_built_in(game)])
def test_a_puzzle_is_failed_and_solved_in_the_terminal(game: str) -> None:
    puzzle = next(one for one in load_puzzles(game) if one.want.by == "turn")
    mine = [move for role, move in puzzle.line() if role == puzzle.role]

    typed = "\n".join([puzzle.wrong[0].move, *mine]) + "\n"
    seen = CliRunner().invoke(main, ["puzzle", game, puzzle.id, "--lang", "it"], input=typed)

    assert seen.exit_code == 0, seen.output
    assert puzzle.wrong[0].why.it in seen.output
    assert "Risolto." in seen.output


def test_the_daily_puzzle_is_one_for_everybody_and_the_games_take_turns() -> None:
    days = [date(2026, 11, 19) + timedelta(n) for n in range(6)]

    games = [puzzle.game for day in days if (puzzle := daily_puzzle(day)) is not None]

    assert sorted(games[:3]) == ["heroes", "twister", "vast"]
    assert games[:3] == games[3:]
    assert daily_puzzle(days[0]) == daily_puzzle(days[0])


# ---------------------------------------------------------------------- proofs can fail
def test_a_goal_that_the_line_does_not_reach_is_not_proved() -> None:
    puzzle = next(one for one in ALL if one.want.by == "turn" and one.want.measure)
    far = replace(puzzle.want, least=999, most=None)

    found = tally(replace_want(puzzle, far), worlds=3, least=3)

    assert found.best() == 0.0


def replace_want(puzzle: Puzzle, want: Want):  # type: ignore[no-untyped-def]
    claim = claim_of(puzzle, load_game(puzzle.game))
    return replace(claim, want=want)


def test_a_line_that_is_not_in_the_tree_is_seen_by_the_proof() -> None:
    """Where two moves get there and one is taken out of the tree, it is found again."""
    puzzle, at, move = next(many_ways())
    node = puzzle.nodes[at]
    fewer = replace(node, moves={one: to for one, to in node.moves.items() if one != move})
    claim = claim_of(puzzle, load_game(puzzle.game))

    found = tally(replace(claim, nodes=(*puzzle.nodes[:at], fewer, *puzzle.nodes[at + 1 :])), worlds=3, least=3)

    assert found.second() == 1.0


def many_ways() -> Iterator[tuple[Puzzle, int, str]]:
    for puzzle in sorted(ALL, key=lambda one: len(one.nodes)):
        first = puzzle.nodes[0]
        if puzzle.proof.kind == "exact" and first.role == puzzle.role and len(first.moves) > 1:
            yield puzzle, 0, list(first.moves)[1]


def test_a_puzzle_that_was_changed_says_so() -> None:
    puzzle = ALL[0]
    changed = replace(puzzle, proof=replace(puzzle.proof, print="0" * 16, rules=99))

    told = faults(changed, load_game(puzzle.game), 1)

    assert "was changed since it was proved: prove it anew" in told
    assert "was proved for other rules or other content: prove it anew" in told


# ---------------------------------------------------------------------- the mine
def test_the_mine_finds_the_win_that_lies_at_hand() -> None:
    theme = theme_named("vast", "goblins-win")
    moment = last_health()

    nodes = solution(moment.claim(want_of(theme, 0)))

    assert nodes[0].role == "goblins"
    assert "tribe bones" in nodes[0].moves


def test_what_cannot_be_reached_for_certain_falls_at_its_sieve() -> None:
    with pytest.raises(Fallen, match="depends on what is hidden"):
        solution(last_health().claim(Want("turn", measure="population", least=99)))


def test_of_two_finds_of_the_same_shape_one_is_picked() -> None:
    row = {"role": "knight", "theme": "knight-wins", "shape": "a", "bots": {"adept": 0.0}, "proof": {"others": 200}}

    assert len(pick_rows([row, dict(row), {**row, "shape": "b"}], 60)) == 2


def test_who_is_solved_by_fewer_levels_is_rated_higher() -> None:
    hard, easy = {"novice": 0.0, "adept": 0.0, "master": 1.0}, {"novice": 0.5, "adept": 1.0, "master": 1.0}

    assert rating_of(hard) > rating_of(easy)


# ---------------------------------------------------------------------- files that are wrong
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"theme": "no-such"}, "there is no theme 'no-such'"),
        ({"role": "nobody"}, "there is no role 'nobody'"),
        ({"want": {"measure": "luck", "least": 1, "by": "turn"}}, "there is no measure 'luck'"),
        ({"want": {"won": "knight", "by": "week"}}, "'week' is none of them"),
        ({"tree": [{"do": {"done": 1}}]}, "node 1 does not come later"),
        ({"tree": [{"do": {"fly to the moon": 0}}]}, "fly to the moon"),
        ({"teaches": ["VAST-XX-999"]}, "there is no rule 'VAST-XX-999'"),
        ({"colour": "red"}, "unknown key"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_line(change: dict[str, object], told: str, tmp_path: Path) -> None:
    source = Path(next(one for one in ALL if one.game == "vast").located.file)
    tree = {**yaml.safe_load(source.read_text(encoding="utf-8")), **change}
    path = tmp_path / "wrong.yaml"
    path.write_text(yaml.safe_dump(tree, sort_keys=False), encoding="utf-8")

    with pytest.raises(BadInput, match=told) as raised:
        read_puzzle(path)

    assert str(path) in str(raised.value)


def test_themes_speak_of_measures_and_roles_that_exist() -> None:
    for game in GAMES:
        measures = {*load_game(game).spec.measures(), ""}
        for theme in load_themes(game):
            assert theme.kind == "stop" or theme.measure in measures, theme.id
