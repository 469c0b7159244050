"""The view of a game that nobody has drawn yet comes with itself in words, drawn from the same eyes."""

from __future__ import annotations

import json

import pytest
from barrow.spec import SPEC

from tests.games.barrow.table import situation
from underkeep.registry import FILES
from underkeep.server.wire import to_wire

HANDS = {"hands": {"raven": ["ring"], "badger": ["ward"]}}


def test_a_plain_view_says_in_words_what_its_eyes_see(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FILES, "barrow", {"plain": True})
    seen = SPEC.view(situation({}, HANDS), frozenset({0}))

    sent = json.loads(bytes(to_wire.view("barrow", SPEC, seen)))

    assert sent["drawn"] == {lang: SPEC.draw(seen, False, lang) for lang in ("en", "it")}
    assert "ring" in sent["drawn"]["en"]
    assert "ward" not in json.dumps(sent)


def test_a_view_that_has_a_board_is_sent_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FILES, "barrow", {})
    seen = SPEC.view(situation({}, HANDS), frozenset())

    assert "drawn" not in json.loads(bytes(to_wire.view("barrow", SPEC, seen)))
