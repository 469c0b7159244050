"""Rulings, some of which a table may change."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, LINE, THREE, after, at
from tests.games.vast.table import asked, situation, told
from underkeep.core.kernel.native import i64
from underkeep.games.vast import names
from underkeep.games.vast.board.sight import visible_next
from underkeep.games.vast.roles.knight.infestation import MonsterAmbush
from underkeep.games.vast.rules.grit import LoseGrit
from underkeep.games.vast.rules.plunder import PastPlunder
from underkeep.games.vast.rules.victory import knight_falls
from underkeep.games.vast.turn import collapse_due


def test_VAST_RUL_02_the_next_visible_tile_is_lit_and_not_behind_a_wall() -> None:
    game = situation(
        THREE, state={"map": {"n1": {"dark": "eye"}, "e1": "ambush-12", "w1": "ambush-01", "w2": "ambush-05"}}
    )
    here = at(game, "o")

    seen = [int(visible_next(game.cavern, here, direction)) for direction in range(4)]
    assert seen == [-1, -1, -1, at(game, "w1")]


@pytest.mark.rule("VAST-RUL-07")
def test_two_white_spaces_cost_two_cubes() -> None:
    game = situation("knight-goblins", state={"knight": {"grit": 12, "slots": {}}})
    free = int(game.knight.free)
    game.push(LoseGrit(i64(9)))
    game.run()

    assert told(game, "state.knight.grit") == 3
    assert game.knight.free == free - 2


@pytest.mark.rule("VAST-RUL-09")
def test_the_collapse_waits_for_the_last_tile() -> None:
    game = situation(FOUR, state={"map": CROSS})
    assert not collapse_due(game, i64(names.CAVE))
    bare = situation(FOUR, state={"map": CROSS, "cave": {"stack": [], "hand": []}})

    assert collapse_due(bare, i64(names.CAVE))
    assert not collapse_due(bare, i64(names.KNIGHT))


@pytest.mark.rule("VAST-RUL-12")
def test_a_fallen_knight_has_no_turn_left() -> None:
    game = situation("knight-dragon-cave")
    knight_falls(game, False)

    assert game.knight.out
    assert game.knight.turn_over


@pytest.mark.rule("VAST-RUL-13")
@pytest.mark.parametrize(("guard", "grit"), [("n1", 8), (None, 8)])
def test_only_the_ogre_is_kept_quiet_by_its_guard(guard: str | None, grit: int) -> None:
    game = situation("knight-dragon", setup={"infestation": "c"}, state={"map": CROSS, "knight": {"grit": grit}})
    game.knight.monster = i64(names.BLOB)
    game.knight.guard = i64(at(game, guard)) if guard else i64(names.OFF)
    MonsterAmbush().suffer(game)
    game.run()

    assert told(game, "state.knight.grit") < grit


@pytest.mark.rule("VAST-RUL-14")
def test_past_plunder_needs_a_token_in_the_supply() -> None:
    game = situation("goblins-dragon-thief", "goblins", state={"map": LINE})
    game.cave.supply = i64(0)
    before = asked(game)
    after(game, PastPlunder(i64(names.GOBLINS)))

    assert asked(game) == before
