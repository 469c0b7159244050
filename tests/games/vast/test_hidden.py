"""What a guess of the hidden things may know, what marks may tell, and which tiles a position takes."""

from __future__ import annotations

import pytest

from tests.games.vast.table import CONTENT, situation
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.games.vast import names
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.game import Vast


def guess(game: Vast, roles: frozenset[int], seed: int) -> Vast:
    made = SPEC.determinize(SPEC.view(game, roles), seed_from(seed))
    assert isinstance(made, Vast)
    return made


@pytest.mark.rule("VAST-GEN-007")
def test_what_the_only_player_has_looked_at_the_spectator_has_not() -> None:
    game = situation("thief", state={"map": {"n1": {"dark": "event-04", "known": ["thief"]}}})

    seen = SPEC.view(guess(game, frozenset(), 1), frozenset())

    assert seen == SPEC.view(game, frozenset())
    assert [tile.tile for tile in seen.tiles if tile.square == "n1"] == [None]


@pytest.mark.rule("VAST-GEN-007")
def test_a_guess_of_the_hand_is_not_kept_from_the_symbols_of_the_map() -> None:
    """Four Dark tiles with an eye lie on the map; the hand has its share of eyes all the same."""
    around = {square: {"dark": "eye"} for square in ("n1", "e1", "s1", "w1")}
    game = situation("knight-goblins-cave", state={"map": around})
    eye = names.SYMBOLS.index("eye")

    hands = [guess(game, frozenset({0}), seed).cave.hand.items for seed in range(60)]

    with_eyes = sum(any(CONTENT.symbols[tile] == eye for tile in hand) for hand in hands)
    assert 15 < with_eyes < 60


@pytest.mark.rule("VAST-GEN-007")
@pytest.mark.parametrize("tiles", [("event-04", "event-05"), ("event-05", "event-04")])
def test_marks_of_a_range_come_by_squares_and_not_by_hidden_tiles(tiles: tuple[str, str]) -> None:
    around = {square: {"dark": tile} for square, tile in zip(("n1", "s1"), tiles, strict=True)}
    game = situation("knight-goblins", "knight", state={"map": around})

    marks = SPEC.preview(game, 0, SPEC.parse("use bow"))

    assert [mark.target for mark in marks] == ["sq:n1", "sq:s1"]


def test_a_tile_named_by_its_symbol_is_none_that_lies_in_a_pile() -> None:
    cave = {"stack": ["ambush-01", "crystal-01"]}
    symbol = names.SYMBOLS[CONTENT.symbols[names.TILES.index("ambush-01")]]

    game = situation("knight-goblins", state={"map": {"n1": {"dark": symbol}}, "cave": cave})

    assert game.cavern.where[names.TILES.index("ambush-01")] < 0


def test_a_tile_on_the_map_and_in_a_pile_is_refused() -> None:
    with pytest.raises(BadInput, match="ambush-01 lies in a pile of the Cave") as caught:
        situation(state={"map": {"n1": "ambush-01"}, "cave": {"stack": ["ambush-01"]}})

    assert caught.value.where == "state.map.n1"


@pytest.mark.rule("VAST-CAVE-021")
def test_a_deck_that_is_looked_at_whole_keeps_its_order() -> None:
    room = {"n1": {"tile": "treasure_room-01", "treasures": 1}}
    state = {"map": room, "knight": {"at": "n1"}, "cave": {"treasures": ["heroic_boots", "javelin"]}}
    game = situation("knight-goblins-dragon-cave", "knight", state=state)
    cave = frozenset({SPEC.role_names(game).index("cave")})

    for move in ("encounter", "take treasure"):
        SPEC.act(game, 0, SPEC.parse(move))

    seen = SPEC.view(game, cave)
    assert seen.cave.treasures.cards == ("javelin", "heroic_boots")
    assert SPEC.view(guess(game, cave, 3), cave) == seen
