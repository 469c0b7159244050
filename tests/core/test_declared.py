"""A declared state is copied, saved, stated, dealt and drawn by its declaration alone."""

from __future__ import annotations

from typing import Any, final

import pytest

from underkeep.core.declared.declared_game import DeclaredGame, put_back, written
from underkeep.core.declared.declared_parts import Parts, read_parts
from underkeep.core.declared.declared_positions import position_of, schema_of, state_position
from underkeep.core.declared.declared_view import DeclaredView, drawn, view_of
from underkeep.core.declared.state_fields import (
    DECK,
    HANDS,
    NUMBER,
    NUMBERS,
    OPEN,
    ROWS,
    Pool,
    StateField,
    own_fields,
    places_of,
    public_fields,
)  # fmt: skip
from underkeep.core.formats.codec import ints
from underkeep.core.formats.content import make_pack
from underkeep.core.formats.options import Options
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Pile

NAMES = ("ant", "bee")
POOL = Pool("seeds", ("oat", "rye"))
TOKENS = Pool("tokens", ("coin",))
STATE = (
    StateField(NUMBER, "turn", names=("ant", "bee", "moth")),
    StateField(NUMBERS, "lives", low=0, high=3),
    StateField(DECK, "stock", POOL),
    StateField(OPEN, "heap", POOL),
    StateField(HANDS, "hands", POOL),
    StateField(ROWS, "rows", POOL),
    StateField(OPEN, "purse", TOKENS),
)


def named(*ids: str, **more: int) -> list[dict[str, Any]]:
    return [{"id": id, "name": {"en": id.title(), "it": f"{id}-it"}, **more} for id in ids]


def tree() -> dict[str, Any]:
    places = named("lives", "stock", "heap", "hands", "rows")
    seeds, tokens = named("oat", "rye", count=4, worth=2), named("coin", count=1)
    return {"parts": {"roles": named(*NAMES), "places": places, "seeds": seeds, "tokens": tokens}}


def parts(of: dict[str, Any]) -> Parts:
    return read_parts(make_pack("field", "test", "1", of), NAMES, [POOL, TOKENS])


@final
class Field(DeclaredGame):
    """A game that is only set up."""

    def __init__(self, luck: Luck, roles: int, options: Options, content: Parts) -> None:
        super().__init__(luck, roles, options, content)
        self.turn: i64 = 0
        self.lives = vec[i64]([3, 2])
        self.stock = Pile.deck([0, 0, 1])
        self.heap = Pile.discard()
        self.hands = [Pile.hand([0], 0), Pile.hand([1, 1], 1)]
        self.rows = [Pile(vec[i64]([0]), -1), Pile(vec[i64]([1]), -1)]
        self.purse = Pile(vec[i64]([0]), -1)

    def declared(self) -> tuple[StateField, ...]:
        return STATE

    def over(self) -> bool:
        return True


@pytest.fixture
def game() -> Field:
    return Field(Luck.new(seed_from(1), len(STATE)), 2, Options({"long": True}), parts(tree()))


def saved(game: DeclaredGame) -> dict[str, Any]:
    return {field.name: written(field, getattr(game, field.name)) for field in STATE}


def test_a_clone_shares_nothing(game: Field) -> None:
    before = saved(game)
    copy = game.clone()
    assert isinstance(copy, Field)

    copy.turn = 1
    copy.lives[0] = 0
    for pile in (copy.stock, copy.heap, copy.hands[0], copy.rows[1]):
        pile.put(1)

    assert saved(game) == before
    assert {name for name in before if saved(copy)[name] != before[name]} == {
        "turn", "lives", "stock", "heap", "hands", "rows",
    }  # fmt: skip


def test_what_is_written_is_put_back(game: Field) -> None:
    game.hands[1].draw()
    game.lives[1] = 0
    tree = saved(game)
    fresh = game.clone()
    assert isinstance(fresh, Field)
    fresh.hands[1].put(0)

    for field in STATE:
        put_back(fresh, field, tree[field.name])

    assert saved(fresh) == tree


def test_who_may_look_follows_from_the_kind(game: Field) -> None:
    places = {place.id: place for place in places_of(game, STATE, NAMES)}

    assert [id for id, place in places.items() if place.is_open_to(frozenset())] == [
        "heap",
        "rows:ant",
        "rows:bee",
        "purse",
    ]
    assert places["hands:bee"].is_open_to(frozenset({1}))
    assert not places["hands:bee"].is_open_to(frozenset({0}))
    assert not places["stock"].is_open_to(frozenset({0, 1}))
    assert (places["hands:bee"].eyes(), places["stock"].eyes()) == (2, 0)


def test_the_fields_that_views_show_are_listed() -> None:
    assert public_fields(STATE) == ("turn", "lives[]", "heap.items[]", "rows[].items[]", "purse.items[]")
    assert own_fields(STATE) == ("hands[].items[]",)


def test_a_position_states_fields_by_name(game: Field) -> None:
    state = {"turn": "bee", "lives": {"bee": 1}, "rows": {"ant": ["rye"]}}

    state_position(game, NAMES, {"state": state, "hidden": {"hands": {"ant": ["oat"]}, "stock": ["rye", "oat"]}})

    told = position_of(game, NAMES)
    assert (told["state"]["turn"], told["state"]["lives"]) == ("bee", {"ant": 3, "bee": 1})
    assert told["state"]["rows"] == {"ant": ["rye"], "bee": []}
    assert told["hidden"]["hands"] == {"ant": ["oat"], "bee": []}
    assert told["hidden"]["stock"][:2] == ["rye", "oat"], "the first that is stated is drawn first"
    assert sorted(told["hidden"]["stock"][2:]) == ["oat", "oat", "rye", "rye"], "the rest of the pool lies below"
    assert ints(game.purse.items) == [0], "a pool of which nothing is stated stays as it is"


def test_a_stated_position_comes_out_as_it_was_and_goes_in_again(game: Field) -> None:
    told = position_of(game, NAMES)
    other = game.clone()
    state_position(other, NAMES, {"hidden": {"hands": {"ant": []}}})

    state_position(game, NAMES, {"state": told["state"], "hidden": told["hidden"]})

    assert position_of(game, NAMES) == told != position_of(other, NAMES)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"state": {"weather": 1}}, "state.weather"),
        ({"state": {"hands": {}}}, "state.hands"),
        ({"question": "who"}, "question"),
        ({"state": {"turn": "moth"}}, "state.turn"),
        ({"state": {"lives": {"ant": 4}}}, "state.lives.ant"),
        ({"state": {"lives": {"ant": True}}}, "state.lives.ant"),
        ({"state": {"lives": 3}}, "state.lives"),
        ({"state": {"heap": ["barley"]}}, "state.heap"),
        ({"state": {"heap": ["oat"] * 5}}, "heap"),
        ({"hidden": {"hands": {"moth": []}}}, "hidden.hands"),
        ({"state": {"purse": []}}, "purse"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(game: Field, given: dict[str, Any], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        state_position(game, NAMES, given)

    assert refused.value.where == where


def test_the_schema_says_what_may_stand_where() -> None:
    schema = schema_of(STATE)

    assert schema["state.turn"] == "one of: ant, bee, moth"
    assert schema["state.lives"] == "by role, a number from 0 to 3"
    assert schema["hidden.stock"] == "cards: oat, rye; the first is on top, the rest lies below"


def shown(game: Field, *seat: int) -> DeclaredView:
    return view_of("field", game, NAMES, frozenset(seat))


def test_a_view_shows_cards_to_those_who_may_look(game: Field) -> None:
    mine, nobodys = shown(game, 1), shown(game)

    assert {place.id: place.cards for place in mine.places}["hands:bee"] == ("rye", "rye")
    assert {place.id: (place.count, place.cards) for place in nobodys.places}["hands:bee"] == (2, None)
    assert [(number.id, number.value, number.said) for number in nobodys.numbers] == [
        ("turn", 0, "ant"), ("lives:ant", 3, ""), ("lives:bee", 2, ""),
    ]  # fmt: skip


def test_the_board_is_drawn_in_both_languages(game: Field) -> None:
    english, italian = (drawn(shown(game, 0), game.content, lang) for lang in ("en", "it"))

    assert english.splitlines()[:2] == ["Stock: 3 cards", "Heap: none"]
    assert english.splitlines()[3:] == [
        *("Ant (you)", "  Lives: 3", "  Hands: Oat", "  Rows: Oat", ""),
        *("Bee", "  Lives: 2", "  Hands: 2 cards", "  Rows: Rye"),
    ]  # fmt: skip
    assert italian.splitlines()[:2] == ["stock-it: 3 carte", "heap-it: nessuna"]
    assert "turn" not in english, "what is no place of parts.toml is not drawn"


@pytest.mark.parametrize(
    ("table", "row", "where"),
    [
        ("roles", {"id": "ant"}, "parts.toml.roles[ant].name"),
        ("seeds", {"id": "oat", "name": {"en": "a", "it": "b"}}, "parts.toml.seeds"),
        ("places", {"id": "x", "name": {"en": "a", "it": "b"}, "count": 1}, "parts.toml.places[x].count"),
    ],
)
def test_parts_are_checked(table: str, row: dict[str, Any], where: str) -> None:
    planted = tree()
    planted["parts"][table].append(row)

    with pytest.raises(BadInput) as refused:
        parts(planted)

    assert refused.value.where == where


def test_every_role_has_a_name() -> None:
    planted = tree()
    planted["parts"]["roles"] = named("ant")

    with pytest.raises(BadInput, match="bee"):
        parts(planted)
