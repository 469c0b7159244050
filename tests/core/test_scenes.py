"""Scenes and what somebody missed, from lines alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import pytest

from underkeep.core.formats.history import History
from underkeep.core.formats.scenes import MAX_RECAP, Line, lines_seen, missed, recap, scenes_of
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN, Telling, stakes
from underkeep.library import load_game


@final
@dataclass(frozen=True)
class Happened(Event):
    name: str


def story(*told: tuple[int, str, Telling]) -> list[Line]:
    return [Line(at, move, Happened(name), telling) for at, (move, name, telling) in enumerate(told)]


def turn(move: int, role: str) -> tuple[int, str, Telling]:
    return move, f"turn of {role}", Telling(TURN, role)


def deed(move: int, name: str, role: str = "", **at_stake: int) -> tuple[int, str, Telling]:
    return move, name, Telling(DEED, role, stakes=stakes(**at_stake))


def effect(move: int, name: str, **at_stake: int) -> tuple[int, str, Telling]:
    return move, name, Telling(EFFECT, stakes=stakes(**at_stake))


def names(lines: list[Line]) -> list[str]:
    return [line.event.name for line in lines if isinstance(line.event, Happened)]


def test_effects_belong_to_the_deed_before_them_and_what_is_quiet_to_nothing() -> None:
    lines = story(
        turn(1, "knight"), deed(1, "attack"), effect(2, "missed"), (2, "shift", Telling(QUIET)), deed(3, "go")
    )

    scenes = scenes_of(lines)

    assert [names(scene.lines) for scene in scenes] == [["turn of knight"], ["attack", "missed"], ["go"]]
    assert [scene.at() for scene in scenes] == [0, 1, 4]


@pytest.mark.parametrize(
    ("answered", "told"),
    [(1, ["turn of dragon", "bite"]), (2, ["turn of dragon", "bite"]), (4, [])],
    ids=["did nothing since", "answered within the other's turn", "has acted in this turn"],
)
def test_at_the_beginning_of_a_turn_the_others_turns_were_missed(answered: int, told: list[str]) -> None:
    lines = story(
        turn(1, "knight"), deed(1, "go"), turn(1, "dragon"), deed(2, "bite"), turn(3, "knight"), deed(4, "strike")
    )

    assert names(missed(lines, answered, "knight")) == told


def test_asked_within_anothers_turn_all_since_the_last_answer_was_missed() -> None:
    lines = story(turn(1, "dragon"), deed(2, "rise"), deed(3, "bite"))

    assert names(missed(lines, 2, "knight")) == ["bite"]


def test_a_recap_has_what_hurt_me_before_all_else_in_the_order_it_happened() -> None:
    small = [deed(2, f"step {n}") for n in range(MAX_RECAP + 3)]
    lines = story(
        turn(1, "dragon"),
        deed(2, "bite"),
        effect(2, "wound", knight=-2),
        *small,
        deed(3, "feast", goblins=-3),
        deed(4, "gift", knight=1),
        turn(5, "knight"),
    )

    told = recap(lines, 0, "knight")

    assert len(told) == MAX_RECAP
    first, *_, last_but_one, last = [names(scene.lines)[0] for scene in told]
    assert (first, last_but_one, last) == ("bite", "feast", "gift")
    assert [scene.at() for scene in told] == sorted(scene.at() for scene in told)


@pytest.mark.parametrize("game", ["heroes", "vast"])
def test_the_first_turn_has_its_heading(game: str) -> None:
    loaded = load_game(game)
    begun = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))
    history = History(loaded.spec, begun, loaded.content)

    first = lines_seen(loaded.spec, history.moves, 0, history.opening)

    assert [line.telling.part for line in first] == [TURN]
    assert first[0].telling.role == loaded.spec.role_names(begun)[loaded.spec.asked(begun)[0]]
