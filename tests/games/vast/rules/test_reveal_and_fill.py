"""Revealing tiles and filling the map."""

from __future__ import annotations

import pytest

from tests.games.vast.scenes import CROSS, FOUR, THREE, at, pass_turns, told_square
from tests.games.vast.table import ALL_FIVE, asked, do, heard, moves, new_game, situation, told, why_not
from underkeep.core.kernel.native import bit, i64
from underkeep.games.vast import names
from underkeep.games.vast.rules.reveal import RevealTiles
from underkeep.games.vast.state.changes.map import rotate_tile
from underkeep.games.vast.state.changes.tokens import put_mark, token_for_type
from underkeep.games.vast.state.game import Vast


def first_tile(game: Vast) -> str:
    """The first tile of the Cave's hand."""
    return f"tile {names.TILES[min(int(tile) for tile in game.cave.hand.items)]}"


@pytest.mark.rule("VAST-REV-006")
def test_VAST_REV_001_a_revealed_tile_is_lit_then_edges_are_filled_then_tokens_come() -> None:
    game = situation(
        "knight-dragon",
        state={"map": {"n1": {"dark": "treasure_room-01"}, "e1": {"dark": "eye"}, "w1": {"dark": "eye"}}},
    )
    kinds = [type(event).__name__ for event in heard(game, "at n1")]

    lit, laid, token = kinds.index("TileRevealed"), kinds.index("TilePlaced"), kinds.index("TokenPlaced")
    assert lit < laid < token
    assert game.cavern.is_lit(at(game, "n1"))
    assert told(game, "state.map.n1.treasures") == 1


@pytest.mark.rule("VAST-REV-003")
def test_the_lit_region_ends_at_walls_and_dark_tiles() -> None:
    game = situation(THREE, state={"map": {"n1": "ambush-12", "e1": "ambush-01", "e2": {"dark": "fangs"}}})
    region = game.cavern.lit_region()

    assert [tile for tile in range(names.TILE_COUNT) if region[tile]] == sorted([at(game, "o"), at(game, "e1")])


@pytest.mark.rule("VAST-REV-006")
def test_an_event_tile_gets_its_token_only_with_the_knight() -> None:
    for roles, tokens in ((THREE, True), ("goblins-dragon-cave", False)):
        game = situation(roles, state={"map": {"n1": {"dark": "event-01"}}})
        token_for_type(game, at(game, "n1"))
        assert game.has_mark(at(game, "n1"), i64(names.EVENT)) == tokens


@pytest.mark.rule("VAST-REV-006")
@pytest.mark.parametrize(("tile", "claimed"), [("event-05", True), ("ambush-01", False)])
def test_only_an_event_tile_is_a_claim_of_pride(tile: str, claimed: bool) -> None:
    game = situation(THREE, "dragon", state={"map": {**CROSS, "n1": tile}})
    RevealTiles(i64(names.DRAGON), (at(game, "n1"),), i64(0)).place_tokens(game)

    assert bool(game.dragon.claims & bit(i64(names.PRIDE_EVENT))) == claimed


@pytest.mark.rule("VAST-REV-008")
@pytest.mark.rule("VAST-REV-006")
@pytest.mark.rule("VAST-KN-066")
def test_a_vault_gets_its_token() -> None:
    game = situation(ALL_FIVE, state={"map": {"n1": {"dark": "vault-01"}}})
    token_for_type(game, at(game, "n1"))

    assert game.has_mark(at(game, "n1"), i64(names.VAULT))


@pytest.mark.rule("VAST-REV-008")
@pytest.mark.parametrize(("left", "tokens"), [(0, []), (1, ["event"])])
def test_the_last_token_of_the_supply_is_placed(left: int, tokens: list[str]) -> None:
    game = situation(FOUR, state={"map": CROSS})
    game.cave.event_tokens = left
    put_mark(game, i64(at(game, "n1")), i64(names.EVENT))

    assert told(game, "state.map.n1.tokens") == tokens


@pytest.mark.rule("VAST-DR-046")
def test_VAST_REV_009_only_tiles_that_were_there_are_revealed() -> None:
    game = situation(
        THREE,
        state={
            "map": {"n1": {"dark": "ambush-01"}, "e1": "ambush-05"},
            "dragon": {"hand": ["flame", "flame"], "at": "o"},
        },
        turn="dragon",
    )
    do(game, "power scorch")
    while asked(game) != "dragon VAST-DR-005":
        do(game, moves(game)[0])

    assert game.cavern.is_lit(at(game, "n1"))
    assert [told_square(game.cavern, tile) for tile in game.cavern.dark_tiles()]
    assert all(game.cavern.is_dark(at(game, square)) for square in ("n2", "s1"))


@pytest.mark.rule("VAST-KN-034")
@pytest.mark.rule("VAST-REV-006")
def test_VAST_REV_010_flare_of_the_knight_gives_grit() -> None:
    game = situation(
        "knight-goblins-cave",
        state={"map": {"n1": {"dark": "ambush-12"}, "e1": "ambush-01", "s1": "ambush-05", "w1": "ambush-10"}},
        turn_state={"collapse": True},
        luck={"dragon_die": [1]},
    )
    do(game, "flare", "at o")

    assert game.knight.grit == 1
    assert asked(game) == "knight VAST-KN-006"  # VAST-VAR-012: the Ambush does not trigger


@pytest.mark.rule("VAST-REV-011")
@pytest.mark.rule("VAST-KN-043")
def test_a_rotated_tile_gives_its_rockslides_back() -> None:
    game = situation("knight-goblins-dragon-cave", state={"map": CROSS, "rockslides": ["o north"]})
    left = int(game.cave.rockslides)
    rotate_tile(game, at(game, "n1"), i64(1))

    assert game.cave.rockslides == left + 1
    assert not game.cavern.blocked[at(game, "o")]


def test_VAST_FILL_001_every_open_edge_is_filled_before_the_collapse() -> None:
    game = new_game(9, roles="knight-goblins")
    pass_turns(game, 6)

    assert list(game.cavern.open_spaces()) == []


def test_VAST_FILL_002_the_cave_fills_edges_from_its_hand_and_refills_it() -> None:
    game = situation(
        "knight-goblins-dragon-cave",
        turn="dragon",
        state={
            "map": {"n1": {"dark": "ambush-01"}, "e1": {"dark": "eye"}, "s1": {"dark": "eye"}, "w1": {"dark": "eye"}},
            "dragon": {"hand": ["flame", "wing"]},
        },
    )

    do(game, "power burn", "at n1")

    assert asked(game) == "cave VAST-FILL-002"
    assert moves(game) == ["at n2", "at n1w1", "at n1e1"]
    assert why_not(game, "at n3") == "VAST-MAP-006"
    do(game, "at n2", first_tile(game))
    assert game.cave.hand.count() == 3


@pytest.mark.rule("VAST-FILL-004")
def test_VAST_FILL_003_without_a_cave_edges_fill_from_the_top_of_the_stack() -> None:
    game = situation(
        "knight-goblins",
        state={
            "map": {
                "n1": {"dark": "treasure_room-01"},
                "e1": {"dark": "eye"},
                "s1": {"dark": "eye"},
                "w1": {"dark": "eye"},
            },
            "cave": {"stack": ["event-03", "event-02", "event-01"]},
        },
    )

    do(game, "at n1", "at n2", "at n1w1")

    assert [told(game, f"state.map.{s}.dark") for s in ("n2", "n1w1", "n1e1")] == ["event-01", "event-02", "event-03"]


def test_VAST_FILL_004_no_filling_during_the_collapse() -> None:
    game = situation(
        "knight-goblins", turn_state={"collapse": True}, state={"map": {"n1": {"dark": "treasure_room-01"}}}
    )

    do(game, "at n1")

    assert len(game.cavern.tiles()) == 2


@pytest.mark.rule("VAST-FILL-003")
def test_VAST_FILL_006_every_turn_ends_with_a_tile_on_any_open_space() -> None:
    game = situation("knight-goblins", state={"map": {"n1": {"dark": "eye"}, "e1": {"dark": "eye"}}}, question="end")

    assert why_not(game, "at s5") == "VAST-FILL-006"
    assert why_not(game, "at o") == "VAST-FILL-006"
    assert {"at n2", "at n1e1", "at s1", "at n1w1"} <= set(moves(game))
    before = len(game.cavern.tiles())
    do(game, "at n2")
    assert len(game.cavern.tiles()) == before + 1
    assert game.cavern.is_dark(at(game, "n2"))
