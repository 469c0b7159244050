"""Every event of each game, with the extremes of each field, is said as a sentence in both languages.

A sentence fails for an id or a field name in it, a gap where something should stand, a bare face of a die, or a noun
that stays the same for one and for two. Values come from random games; numbers are tried where plurals change.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

import pytest

from underkeep.core.formats.content import LANGUAGES
from underkeep.core.formats.history import History
from underkeep.core.kernel.events import Event, event_tree
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.telling import QUIET, TURN
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.library import Loaded, load_game
from underkeep.words import Speaker

GAMES = ("twister", "heroes", "vast")
PLAYED = 14
MOVES_A_GAME = 500
VALUES_TRIED = 25  # of one field
NUMBERS = (0, 1, 2, 5, 21)
GAPS = (
    (r"\{|\}", "a place left open"),
    (r"  | [,.;:)]|\( |\.\.(?!\.)|,\.", "a gap"),
    (r"\b(face|faccia) \d", "a bare face of a die"),
    (r"\bnone\b|\btrue\b|\bfalse\b|\b[a-z]+_[a-z_]+\b", "a field's value"),
)
NOT_NOUNS = re.compile(r"left|now|and|against|away|for|more|drawn|begins|covers|contro|per|con|copre|dal|comincia")
COUNTED = re.compile(r"(?<![\d→/] )(?<![\d/+])\b(\d+) ([a-zà-ù]{3,}(?: [a-zà-ù]{3,})?)")


@dataclass(frozen=True)
class Said:
    """A sentence, what it was made of, and whether any field in it is a number that plurals depend on."""

    event: Event
    lang: str
    text: str


@cache
def heard(name: str) -> dict[type[Event], list[Event]]:
    """Events of random games by kind, as everybody and as nobody in particular sees them."""
    loaded, found = load_game(name), dict[type[Event], list[Event]]()
    for seed in range(1, PLAYED + 1):
        for event in played(loaded, seed):
            for seen in (event.seen_by(-1), event.seen_by(0)):
                if seen is not None:
                    found.setdefault(type(seen), []).append(seen)
    return found


def played(loaded: Loaded, seed: int) -> Iterator[Event]:
    spec, dice, strategy = loaded.spec, Dice("sentences", loaded.spec.id, seed), strategy_for(seed)
    history = History(spec, spec.new(sample_options(spec, dice), loaded.content, seed_from(seed)), loaded.content)
    for _ in range(MOVES_A_GAME):
        asked = spec.asked(history.game)
        if not asked:
            return
        role = asked[0]
        yield from history.act(role, strategy.choose(history.game.options(role))).events


def variants(events: list[Event]) -> Iterator[Event]:
    """Each field of some event by turns with all its values; numbers with those at which plurals change.

    Where nothing at all stands in a field, as no token at a Portal, the event is taken only as it was met.
    """
    whole = [event for event in events if "" not in texts_of(event)] or events
    yield from (next((event for event in events if "" in texts_of(event)), events[0]), events[-1])
    for base in (whole[0], whole[-1]):
        yield base
        for field in fields(base):  # type: ignore[arg-type]
            seen = list(dict.fromkeys(getattr(event, field.name) for event in whole))[:VALUES_TRIED]
            if all(isinstance(value, int) and not isinstance(value, bool) for value in seen):
                seen += NUMBERS
            yield from (replace(base, **{field.name: value}) for value in seen)  # type: ignore[type-var]


def texts_of(event: Event) -> list[object]:
    return [getattr(event, field.name) for field in fields(event)]  # type: ignore[arg-type]


def sentences(name: str, lang: str) -> Iterator[Said]:
    loaded = load_game(name)
    speaker = Speaker(lang, name, loaded.pack)
    for events in heard(name).values():
        for event in variants(events):
            if loaded.spec.telling(event).part != QUIET and speaker.knows(speaker.event_id(event)):
                yield Said(event, lang, speaker.event(event))


def faults(said: Said) -> Iterator[str]:
    for pattern, fault in GAPS:
        if re.search(pattern, said.text):
            yield fault
    for value in ids_in(event_tree(said.event)):
        if value in said.text:
            yield f"the id {value}"


def ids_in(tree: Any) -> Iterator[str]:
    """Texts of a field that no person would write."""
    if isinstance(tree, str) and re.search(r"[a-z0-9][-:_][a-z0-9]", tree):
        yield tree
    for item in tree.values() if isinstance(tree, dict) else tree if isinstance(tree, tuple | list) else ():
        yield from ids_in(item)


def counted(text: str, number: int) -> set[str]:
    """What stands behind that number: a noun, or an adjective and its noun."""
    found = {words for count, words in COUNTED.findall(text) if int(count) == number}
    return {words for words in found if not NOT_NOUNS.fullmatch(words.split()[0])}


def missing_plurals(name: str, lang: str) -> Iterator[str]:
    """Nouns that stand behind 1 and behind 2 in the same sentence."""
    loaded = load_game(name)
    speaker = Speaker(lang, name, loaded.pack)
    for kind, events in heard(name).items():
        for field in fields(events[0]):  # type: ignore[arg-type]
            value = getattr(events[0], field.name)
            if not isinstance(value, int) or isinstance(value, bool):
                continue
            one, two = (speaker.event(replace(events[0], **{field.name: n})) for n in (1, 2))  # type: ignore[type-var]
            if same := counted(one, 1) & counted(two, 2):
                yield f"{kind.__name__}.{field.name}: {', '.join(same)} in {one!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_a_sentence(name: str, lang: str) -> None:
    found = {
        f"{type(said.event).__name__}: {fault} in {said.text!r}"
        for said in sentences(name, lang)
        for fault in faults(said)
    }

    assert not sorted(found)[:20], f"{len(found)} faults"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_nouns_have_their_plural(name: str, lang: str) -> None:
    assert not list(missing_plurals(name, lang))


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_told_has_a_sentence_and_belongs_to_a_turn_or_a_deed(name: str) -> None:
    loaded = load_game(name)
    words = {lang: Speaker(lang, name, loaded.pack) for lang in LANGUAGES}
    silent = {
        f"{kind.__name__} in {lang}"
        for kind, events in heard(name).items()
        for lang, speaker in words.items()
        if loaded.spec.telling(events[0]).part != QUIET and not speaker.knows(speaker.event_id(events[0]))
    }
    parts = {loaded.spec.telling(events[0]).part for events in heard(name).values()}

    assert not silent
    assert TURN in parts
    assert "deed" in parts


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("The Dragon die shows face 4.", "a bare face of a die"),
        ("The Knight  goes.", "a gap"),
        ("{$who} goes.", "a place left open"),
        ("The dark-tile-01 falls.", "the id dark-tile-01"),
    ],
)
def test_a_bad_sentence_is_noticed(text: str, fault: str) -> None:
    @dataclass(frozen=True)
    class Fell(Event):
        tile: str

    assert fault in list(faults(Said(Fell("dark-tile-01"), "en", text)))
