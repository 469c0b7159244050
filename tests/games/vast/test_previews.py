"""What an option would do, as marks to draw, and the worked-out numbers of the boards."""

from __future__ import annotations

import pytest

from tests.games.vast.table import do, moves, new_game, situation
from underkeep.core.kernel.views import Mark
from underkeep.games.vast.files.position_stats import stats_of
from underkeep.games.vast.names import CAVE, KNIGHT, THIEF
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.game import Vast


def marks(game: Vast, move: str) -> tuple[Mark, ...]:
    return SPEC.preview(game, SPEC.asked(game)[0], SPEC.parse(move))


def until(move: str) -> Vast:
    """Random-looking play from the same seeds until a move that begins like this is offered."""
    for seed in range(1, 12):
        game = new_game(seed)
        for step in range(160):
            offered = moves(game)
            if any(text.startswith(move) for text in offered):
                return game
            do(game, offered[(step * 7 + seed) % len(offered)])
    raise AssertionError(f"no {move!r} in these games")


def test_a_step_is_a_way_from_the_piece() -> None:
    """VAST-MAP-004: the way begins where the piece stands and counts its squares."""
    game = until("at n1")
    assert marks(game, "at n1")[-1] == Mark("path", "sq:n1", 1)
    assert marks(game, "at n1")[0].target == "sq:o"


@pytest.mark.rule("VAST-DR-040")
@pytest.mark.rule("VAST-DIE-002")
def test_the_die_is_shown_by_its_chances() -> None:
    """VAST-DIE-001: three of the six faces hit the centre, and every mark is a tile that lies there."""
    game = until("power claw")
    here = f"sq:{next(p.square for p in SPEC.view(game, frozenset()).pieces if p.piece == 'dragon')}"
    shown = {mark.target: mark.value for mark in marks(game, "power claw")}
    assert shown[here] == 3
    assert set(shown) <= {tile.id for tile in SPEC.view(game, frozenset()).tiles}


@pytest.mark.rule("VAST-REV-001")
def test_a_rotation_shows_the_open_sides() -> None:
    """VAST-REV-001: rotations of one tile differ in their open sides, never in their number."""
    game = until("turn ")
    sides = [str(marks(game, text)[0].value) for text in moves(game)]
    assert len(set(sides)) == len(sides) > 1
    assert len({len(text) for text in sides}) == 1


def test_boards_say_what_is_left_and_what_omens_cost() -> None:
    """VAST-KN-002, VAST-CAVE-012: left of the turn, and the cost of each omen now."""
    game = new_game(1)
    knight = stats_of(game, KNIGHT)
    cave = stats_of(game, CAVE)
    thief = stats_of(game, THIEF)
    assert (knight["moves_left"], knight["encounters_left"]) == (1, 1)
    game.cave.hatred_uses = 1
    assert stats_of(game, CAVE)["hatred_cost"] == cave["hatred_cost"] + 1
    assert [thief[rank] for rank in ("low", "middle", "high")] == [2, 3, 4]


@pytest.mark.rule("VAST-TER-003")
def test_terrain_is_shown_where_it_would_lie_and_can_be_pointed_at() -> None:
    dark = {place: {"dark": "eye"} for place in ("e1", "s1", "w1", "n2", "n1e1", "n1w1")}
    state = {"map": {"n1": {"dark": "event-05"}, **dark}}
    game = situation("knight-goblins", setup={"terrain": True}, state=state)
    do(game, "at n1", "terrain lake")
    role = SPEC.asked(game)[0]
    drawn = set(SPEC.view(game, frozenset()).spaces)
    prompt = SPEC.prompt(game, role)
    assert prompt is not None

    assert {mark.target for mark in marks(game, "at n3e1")} == {"sq:n3e1", "sq:n3e2", "sq:n2e1", "sq:n2e2"}
    assert {mark.target for text in moves(game) for mark in marks(game, text)} <= drawn
    assert all(option.targets for option in prompt.options)  # also those that touch no tile
    do(game, "at n3e1")
    assert "sq:n3e2" not in SPEC.view(game, frozenset()).spaces
