"""What the terminal tells on request, and the drawn boards: in the reader's language alone, from the view alone."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.vast.table import ALL_FIVE, CONTENT, PACK, do, new_game, situation
from underkeep.core.kernel.views import Label
from underkeep.games.vast import names
from underkeep.games.vast.seat.view import VastView
from underkeep.games.vast.spec import SPEC
from underkeep.words import Speaker

SPEAKERS = {lang: Speaker(lang, "vast", PACK) for lang in ("en", "it")}
RAW = re.compile(r"[a-z]_[a-z]|vast-")  # a field, an id or a message instead of words
ENGLISH = re.compile(r"\b(the|of|with|left|face|tile|deck|hand|Health|Strength|Treasure|Knight|Dragon|Thief|Cave)\b")
ITALIAN = re.compile(r"\b(il|la|di|con|carte|tessera|mazzo|mano|Salute|Forza|Tesoro|Cavaliere|Drago|Ladro|Caverna)\b")
EYE = "Eye: Population 2, Strength 2, Perception 3."
THINGS = (*names.PIECES, *names.ROLES, *names.TREASURES, *names.SECRETS, *names.SIDEQUESTS, *names.MONSTERS)


def views() -> Iterator[VastView]:
    """Some moments of a game, through every pair of eyes."""
    game = new_game(roles=ALL_FIVE)
    for number in range(60):
        if number % 12 == 0:
            yield from (SPEC.view(game, frozenset(eyes)) for eyes in ((), (0,), (1,), (2,), (3,), (4,)))
        do(game, game.options(game.first_asked())[-1].text if number % 3 else game.options(game.first_asked())[0].text)


def inspected(view: VastView) -> list[Label]:
    squares = [tile.square for tile in view.tiles]
    looked = [line for thing in (*squares, "n9", *THINGS) for line in SPEC.look(view, thing)]
    return [*looked, *SPEC.piles(view), *(line for role in range(5) for line in SPEC.goal(view, role))]


@pytest.mark.parametrize(("lang", "foreign"), [("en", ITALIAN), ("it", ENGLISH)])
def test_nothing_that_is_inspected_is_said_in_another_language(lang: str, foreign: re.Pattern[str]) -> None:
    lines = {SPEAKERS[lang].label(line) for view in views() for line in inspected(view)}

    assert len(lines) > 150
    assert [line for line in sorted(lines) if RAW.search(line) or foreign.search(line)] == []


@pytest.mark.parametrize(("lang", "foreign"), [("en", ITALIAN), ("it", ENGLISH)])
def test_the_boards_are_drawn_in_one_language(lang: str, foreign: re.Pattern[str]) -> None:
    drawn = [line for view in views() for line in SPEC.draw(view, lang=lang).split("\n")]

    assert [line for line in drawn if RAW.search(line) or foreign.search(line)] == []


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        ("n1", ["M19: Lit tile, Ambush.", "One Treasure token.", "Standing there: Eye.", EYE]),
        ("sq:e1", ["N20: Dark tile with the symbol Eye."]),
        ("n2", ["M18: no tile lies there."]),
        ("piece:eye", [EYE, "Eye: on M19."]),
        ("javelin", ["Javelin: Treasure cards face up."]),
        ("mighty_axe", ["Mighty Axe: nowhere to be seen."]),
        ("nonsense", []),
    ],
)
def test_a_thing_is_looked_at_as_the_goblins_may_know_it(thing: str, told: list[str]) -> None:
    state = {
        "map": {"n1": {"tile": "ambush-01", "treasures": 1}, "e1": {"dark": "eye"}},
        "knight": {"shown": ["javelin"], "kept": ["mighty_axe"]},
        "goblins": {"population": {"eye": 2}, "tile": {"eye": "n1"}},
    }
    view = SPEC.view(situation("knight-goblins", state=state), frozenset({1}))

    said = [SPEAKERS["en"].label(line) for line in SPEC.look(view, thing)]

    assert [line for line in said if "wall" not in line] == told


def test_a_card_face_down_is_seen_by_its_owner_only() -> None:
    game = situation("knight-goblins", state={"knight": {"kept": ["mighty_axe"]}})

    hers, theirs = (SPEC.look(SPEC.view(game, frozenset({seat})), "mighty_axe") for seat in (0, 1))

    assert [line.id for line in hers] == ["vast-look-card"]
    assert [line.id for line in theirs] == ["vast-look-unseen"]


def test_goals_are_told_in_numbers() -> None:
    state = {"knight": {"health": 3}, "dragon": {"health": 2, "rows": {"greed": 0, "hunger": 4}}}
    game = situation("knight-goblins-dragon-cave", state=state)
    view = SPEC.view(game, frozenset())

    told = [[SPEAKERS["en"].label(line) for line in SPEC.goal(view, role)] for role in range(4)]

    assert told[0] == ["Kill the Dragon: 2 of 5 Health left."]
    assert told[1] == ["Kill the Knight: 3 of 7 Health left."]
    assert told[2][0] == "Wake up: Wakefulness 4 of 11."
    assert told[3][-1] == "Let 5 Crystal tiles fall: 0 so far."
    assert CONTENT.digest == view.content
