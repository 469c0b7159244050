"""The referee is silent about games that are played by the rules, and finds every rule that is broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.games.refereeing import Complaint, Fault, JudgedGame, referee_of
from tests.games.twister.referee.faults import FAULTS
from underkeep.core.formats.history import History
from underkeep.core.kernel.events import event_tree
from underkeep.library import load_game
from underkeep.yaml_positions import parse_yaml

SILENT: Final = (1, 2, 3, 5, 6, 7)  # seeds of games: both boxes, each alone
MOST_MOVES: Final = 420  # of a game
POSITIONS: Final = Path(__file__).parent.parent / "positions"
SHOWS: Final[dict[str, int | str]] = {  # the game in which a fault shows early, or the position where it must
    "rooms_turn_the_other_way": 2,
    "enemies_bar_nobody": 3,
    "swords_and_armors_do_nothing": 21,
    "mummies_lay_any_card": 100,
    "card_zero_is_spent": 7,
    "curses_can_be_dropped": 6,
    "crosses_kill_nobody_in_passing": 5,
    "a_cross_takes_whoever_lies_there": "darkness-objects/the-cross-spares-its-living-holder.yaml",
    "the_sacred_tomb_is_open": 4,
    "tiles_lie_across_rooms": 19,
    "deeds_are_free": 1,
    "leaving_scores_one_more": 3,
    "only_two_fight": 7,
    "a_ball_slows_nobody_on_the_way": "darkness-objects/ball-and-chain-slows-at-once.yaml",
    "ropes_need_no_points": 32,
    "pits_take_nobody": "pits-and-jumps/thief-wounded-on-a-pit.yaml",
    "losers_score": 2,
    "equal_sums_wound_the_attacker": 2,
}


class PlayedPosition(JudgedGame):
    """The moves of a position file, with what everybody sees between them."""

    def __init__(self, file: Path) -> None:
        loaded, tree = load_game("twister"), parse_yaml(file.read_text(encoding="utf-8"), file.name).tree
        self.spec, self.seed, self.bot = loaded.spec, 0, None
        self.history = History(self.spec, self.spec.position_in(tree, loaded.content), loaded.content)
        self.names = self.spec.role_names(self.history.game)
        self.options = self.spec.options_of(self.history.game).tree()
        self.steps: list[Any] = [step for step in tree["steps"] if "do" in step]

    def followed(self) -> Iterator[Complaint]:
        referee, before = referee_of("twister"), self.moment()
        for number, step in enumerate(self.steps):
            asked = self.spec.asked(self.history.game)
            role = self.names.index(step["as"]) if "as" in step else asked[0]
            made = self.history.act(role, self.spec.parse(step["do"]))
            events, after = [event_tree(event) for event in made.events], self.moment()
            for text in referee.follow(before, self.names[role], step["do"], events, after):
                yield Complaint(0, number + 1, text)
            before = after


def judged(shown: int | str) -> Complaint | None:
    """The first complaint about a game, or about the moves of a position."""
    if isinstance(shown, str):
        return next(PlayedPosition(POSITIONS / shown).followed(), None)
    return next(JudgedGame("twister", shown).complaints(referee_of("twister"), MOST_MOVES), None)


@pytest.mark.parametrize("seed", SILENT)
def test_games_by_the_rules_are_not_complained_about(seed: int) -> None:
    assert judged(seed) is None


def test_no_position_file_is_complained_about() -> None:
    files = sorted(POSITIONS.rglob("*.yaml"))

    found = [f"{file.name}: {complaint}" for file in files for complaint in PlayedPosition(file).followed()]

    assert len(files) > 150
    assert found == []


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.name for fault in FAULTS])
def test_a_planted_fault_is_found(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    fault.plant(monkeypatch)

    assert judged(SHOWS[fault.name]) is not None
