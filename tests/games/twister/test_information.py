"""Who may know what: views of hidden things, events, and games rebuilt from a view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import do, heard, moves, new_game, situation, through_setup, told
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.views import plain
from underkeep.games.twister.seat.hidden import in_the_box
from underkeep.games.twister.seat.view import TwisterView
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import CombatCardLaid, LineChosen, TokenLaid
from underkeep.games.twister.state.game import PHASE_DRAFT, Twister

YELLOW, BLUE, SPECTATOR = frozenset({0}), frozenset({1}), frozenset[int]()


def rebuilt(view: TwisterView, seed: int) -> Any:
    return SPEC.determinize(view, seed_from(seed))


def fight() -> Twister:
    game = situation({"n1": "1D"}, {"goblin": "c3"}, {"troll": "d3"})
    do(game, "fight goblin e", "blue: card 4")
    return game


@pytest.mark.rule("DT-CARD-07")
def test_DT_SETUP_06_a_hidden_line_shows_only_that_it_is_there() -> None:
    game = new_game(2)
    do(game, "yellow: line thief", "yellow: line goblin", "yellow: line troll", "yellow: line wizard")

    view = SPEC.view(game, BLUE)

    assert view.sides[0].hidden_line == 4
    assert [side.tokens_to_place for side in view.sides] == [10, 10]
    assert view.sides[1].hidden_line == 0
    assert not [one for one in view.tokens if one.owner == "yellow"]
    assert [one.at for one in SPEC.view(game, YELLOW).tokens if one.place == "line"] == [
        "sq:a4",
        "sq:a2",
        "sq:a7",
        "sq:a9",
    ]


def test_DT_SETUP_01_an_unrevealed_room_shows_nothing_of_itself() -> None:
    view = SPEC.view(situation({"n1": "1D"}, {"goblin": "c3"}), YELLOW)

    assert [room.room for room in view.rooms] == ["1D", *[None] * 7]
    assert [room.orientation for room in view.rooms][1:] == [None] * 7
    assert [room.number for room in view.rooms] == [1, *[None] * 7]
    assert [room.rotation for room in view.rooms] == ["cw", *[None] * 7]
    assert not any(room.reconstructed for room in view.rooms)
    assert not [one for one in view.squares if one.name == "g1"]


@pytest.mark.parametrize(
    ("event", "poorer"),
    [
        (LineChosen("yellow", ("thief",)), LineChosen("yellow", ())),
        (TokenLaid("yellow", "room:n2", "tok:yellow:rope"), TokenLaid("yellow", "room:n2", "")),
        (CombatCardLaid("yellow", 5), CombatCardLaid("yellow", -1)),
    ],
)
def test_events_tell_secrets_to_their_owner_only(event: Any, poorer: Any) -> None:
    assert event.seen_by(1) == event
    assert event.seen_by(3) == event
    assert event.seen_by(2) == poorer
    assert event.seen_by(0) == poorer


def test_DT_FIGHT_06_a_laid_card_shows_that_it_is_laid_and_no_more() -> None:
    own, other = SPEC.view(fight(), BLUE).combat, SPEC.view(fight(), YELLOW).combat

    assert own is not None
    assert other is not None
    assert (own.own_card, own.answered) == (4, ("blue",))
    assert (other.own_card, other.answered) == (None, ("blue",))
    assert SPEC.view(fight(), YELLOW).asked == ("yellow",)


def test_DT_FIGHT_06_the_laid_card_is_still_in_the_hand_that_others_could_count() -> None:
    assert SPEC.view(fight(), YELLOW).sides[1].combat_played == ()


def positions() -> list[Any]:
    hidden = {"tokens": {"yellow": {"troll": "n2", "rope": "s3"}, "blue": {"wand": "n2", "sword": "n3"}}}
    middle = situation({"n1": "1D"}, {"goblin": "d3", "sword": "d3"}, {"thief": "b1"}, hidden=hidden)
    moving, revealing = middle.clone(), situation({"n1": "1D"}, {"goblin": "f4"}, hidden=hidden)
    do(moving, "walk goblin")
    do(revealing, "reveal goblin n2")
    cards = {"points": {"blue": 2}, "cards": {"yellow": {"action": [2], "combat": [0, 5], "jumps": 1}}}
    worn = situation({"n1": "1D"}, {"goblin": "c3"}, {"troll": "d3"}, state=cards, turn={"quiet": 7, "number": 9})
    lying = {"troll": {"at": "c3", "wounded": True}, "cleric": {"at": "c3", "wounded": True}}
    aiming = situation({"n1": "1D"}, {"goblin": "d3"}, lying)
    do(aiming, "fight goblin w")
    line = new_game(7)
    do(line, "yellow: line thief", "yellow: line troll")
    placing = situation({}, question="placement", hidden={"tokens": {"blue": {"rope": "n1"}}})
    card = through_setup(new_game(8))
    named = {"middle": middle, "moving": moving, "revealing": revealing, "aiming": aiming, "line": line}
    named |= {"placing": placing, "card": card, "fight": fight(), "worn": worn}
    return [pytest.param(game, id=name) for name, game in named.items()]


@pytest.mark.rule("DT-CARD-07")
@pytest.mark.rule("DT-SETUP-06")
@pytest.mark.parametrize("game", positions())
@pytest.mark.parametrize("eyes", [YELLOW, BLUE, SPECTATOR])
def test_a_game_rebuilt_from_a_view_shows_the_same_view(game: Twister, eyes: frozenset[int]) -> None:
    view = SPEC.view(game, eyes)

    for seed in range(3):
        guess = rebuilt(view, seed)
        assert plain(SPEC.view(guess, eyes)) == plain(view)
        for role in eyes & set(SPEC.asked(game)):
            assert moves(guess, role) == moves(game, role)


def test_a_rebuilt_game_draws_anew_what_the_eyes_could_not_see() -> None:
    game = through_setup(new_game(9))
    guesses = [rebuilt(SPEC.view(game, YELLOW), seed) for seed in range(40)]

    assert len({tuple(int(n) for n in guess.maze.room) for guess in guesses}) > 10
    assert len({told(guess, "hidden.tokens.blue")["rope"] for guess in guesses}) > 3
    assert len({str(told(guess, "hidden.tokens.yellow")) for guess in guesses}) == 1


@pytest.mark.rule("DT-CARD-07")
@pytest.mark.rule("DT-FIGHT-06")
def test_a_rebuilt_combat_guesses_the_laid_card_among_those_in_hand() -> None:
    view = SPEC.view(fight(), YELLOW)

    cards = {int(rebuilt(view, seed).laid[1]) for seed in range(60)}

    assert cards == {0, 1, 2, 3, 4, 5, 6}
    assert int(rebuilt(SPEC.view(fight(), BLUE), 1).laid[1]) == 4


def test_a_rebuilt_game_plays_on() -> None:
    guess = rebuilt(SPEC.view(fight(), YELLOW), 3)

    events = heard(guess, "yellow: card 6")

    assert told(guess, "question") in ("action", "card")
    assert events


def test_a_view_of_other_content_is_refused() -> None:
    view = SPEC.view(situation({}, {"goblin": "a2"}), YELLOW)
    stranger = TwisterView(**{**{name: getattr(view, name) for name in view.__dataclass_fields__}, "content": "other"})

    with pytest.raises(BadInput, match="content"):
        rebuilt(stranger, 1)


def test_MIX_FREE_02_a_team_that_nobody_has_seen_may_hold_copies() -> None:
    """With the base set alone the only thing to choose is which piece stays in the box for a second Rope."""
    game = new_game(3, box="base", choice="free", common_copies=2)
    while game.phase == PHASE_DRAFT:
        for role in SPEC.asked(game):
            SPEC.act(game, role, game.options(role)[-1])
    view = SPEC.view(game, SPECTATOR)

    kept = {tuple(in_the_box(rebuilt(view, seed), 0)) for seed in range(40)}

    assert len(kept) >= 3
