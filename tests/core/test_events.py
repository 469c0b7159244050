"""Events: who sees what, what is taught, and how they are written."""

from __future__ import annotations

from kernel_games.ambush.events import CardDrawn, DieRolled, GameEnded

from underkeep.core.kernel.events import EVERYBODY, NOBODY, Chronicle, Watcher, event_text, event_tree, mask_of


def test_roles_become_bits() -> None:
    assert mask_of(frozenset()) == 0
    assert mask_of(frozenset({0, 3})) == 0b1001


def test_an_event_is_seen_by_all_and_teaches_nobody_unless_it_says_so() -> None:
    event = GameEnded("gold")

    assert event.seen_by(0) is event
    assert event.teaches() == NOBODY
    assert event.fact() == ""


def test_a_private_event_is_poorer_for_others() -> None:
    event = CardDrawn(1, "arrow")

    assert event.seen_by(0b10) == event
    assert event.seen_by(0b01) == CardDrawn(1, "")
    assert event.seen_by(0) == CardDrawn(1, "")
    assert event.teaches() == 0b10


def test_public_luck_teaches_everybody() -> None:
    assert DieRolled(3).teaches() == EVERYBODY


def test_a_chronicle_keeps_what_it_hears_until_it_is_drained() -> None:
    chronicle = Chronicle()
    chronicle.hear(DieRolled(1))
    chronicle.hear(DieRolled(2))

    assert chronicle.drain() == [DieRolled(1), DieRolled(2)]
    assert chronicle.drain() == []


def test_a_watcher_counts_frames_too() -> None:
    watcher = Watcher()
    watcher.enter(DieRolled(1))
    watcher.enter(DieRolled(1))

    assert watcher.frames == {"DieRolled": 2}


def test_events_are_written_as_trees_and_lines() -> None:
    event = CardDrawn(1, "arrow")

    assert event_tree(event) == {"kind": "CardDrawn", "role": 1, "card": "arrow"}
    assert event_text(event) == "CardDrawn(role=1 card=arrow)"
