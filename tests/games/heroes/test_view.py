"""KHO-SETUP-15  What a seat is told of what is under way, and what the board draws by."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.heroes.stage import do, placed, room
from underkeep.core.kernel.luck import seed_from
from underkeep.games.heroes.rules.entry import Entry
from underkeep.games.heroes.rules.hero_actions import Act
from underkeep.games.heroes.seat.lists import LISTS
from underkeep.games.heroes.seat.under_way import EMPTY, MATTERS
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes

CLIENT = Path(__file__).parents[3] / "client" / "src" / "games" / "heroes"
GENERATED = "view.ts"
MAX_LISTED = 3  # ids of one list side by side in the client's own words; more of them are the list itself


def plain(text: str) -> str:
    """Without capitals, blanks and hyphens."""
    return re.sub(r"[^a-z0-9]", "", text.lower())


def test_everything_that_can_be_under_way_has_words_that_are_no_name_of_a_frame() -> None:
    matters = [matter for matter, _ in MATTERS.values()]

    assert set(MATTERS) == set(SPEC.frames)
    assert len(set(matters)) == len(matters)
    assert {plain(matter) for matter in matters} & {plain(name) for name in SPEC.frames} == set()


def test_a_piece_is_told_by_its_id_on_the_map() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={
            "rooms": {"library": {"monsters": {"ratkin": 2}, "coin": 1}},
            "clans": {"ratkin": {"hand": ["ratkin-1"]}},
        },
    )
    while not any(move.text.startswith("carry") for move in game.options(game.first_asked())):
        do(game, game.options(game.first_asked())[0].text)

    told = SPEC.view(game, frozenset()).under_way[-1]
    assert (told.piece, told.room) == ("monster:library:ratkin:0", "library")
    assert told.conditions == told.answers == ()


@pytest.mark.rule("KHO-ASSAULT-06")
def test_in_a_guessed_game_the_hero_who_waits_is_not_the_one_who_comes_in() -> None:
    """Both are Warriors of one room whom nobody can tell apart."""
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={
            "rooms": {
                "library": {
                    "heroes": {"warrior": 2}, "active": {"warrior": 2}, "pending": {"warrior": 1}, "coin": 3, "book": 2
                }
            }
        },
        question="heroes",
    )  # fmt: skip
    do(game, "act warrior library")

    guess = SPEC.determinize(SPEC.view(game, frozenset()), seed_from(1))

    assert isinstance(guess, Heroes)
    acting = [frame.hero for frame in guess.frames if isinstance(frame, Act)]
    entering = [frame.hero for frame in guess.frames if isinstance(frame, Entry)]
    assert len(acting) == len(entering) == 1
    assert acting != entering
    assert [guess.board.hero_room[h] for h in (*acting, *entering)] == [room("library")] * 2


def test_an_empty_matter_has_a_value_for_every_field() -> None:
    game = placed(setup={"scenario": "k0", "clans": ["ratkin"]})
    matter = SPEC.view(game, frozenset()).under_way[0]

    assert len(EMPTY) == len(matter.__dataclass_fields__)


@pytest.mark.parametrize("name", list(LISTS))
def test_the_board_has_no_list_of_its_own(name: str) -> None:
    words = "|".join(re.escape(word) for word in LISTS[name])
    listed = re.compile(rf"\[(?:\s*[\"'](?:{words})[\"']\s*,?){{{MAX_LISTED},}}\s*\]")
    files = [path for path in sorted(CLIENT.iterdir()) if path.suffix in (".ts", ".svelte") and path.name != GENERATED]

    assert files
    assert [path.name for path in files if listed.search(path.read_text("utf-8"))] == []
    assert listed.search(str(list(LISTS[name])).replace("'", '"')) or len(LISTS[name]) < MAX_LISTED
