"""Every refusal that the position files come across gives its sentence all that the sentence names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel.views import Refusal
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes
from underkeep.words import resource
from underkeep.yaml_positions import open_position, run_located, set_up

FILES = sorted((Path(__file__).parent / "positions").rglob("*.yaml"))
NAMED = re.compile(r"\$([A-Za-z]+)")
WANTED = 70  # refusals of different kinds that the files must meet, so that this test says something


def arguments_of_sentences() -> dict[str, set[str]]:
    """By message id, in whatever language they are named."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        words = resource(lang, "heroes")
        assert words is not None
        for entry in words.body:
            if isinstance(entry, Message) and entry.id.name.startswith("heroes-no-"):
                text = FluentSerializer().serialize_entry(entry)
                names = {name.removesuffix("Name") for name in NAMED.findall(text)}
                found.setdefault(entry.id.name, set()).update(names)
    return found


def games() -> Iterator[tuple[Heroes, str]]:
    """Every position file, before each of its steps; with the move that the step says is refused."""
    for path in FILES:
        located, position, loaded = open_position(path)
        game = set_up(located, position, loaded)
        for step in position.steps:
            if game.over():
                break
            yield game, str(step.get("refuse", ""))
            run_located(loaded, game, step)


def refusals() -> Iterator[tuple[str, Refusal]]:
    for game, move in games():
        for role in SPEC.asked(game):
            verbs = {action.verb for action in game.options(role)}
            for action in SPEC.table.actions:
                asked = action.verb in verbs or action.text == move
                refusal = SPEC.check(game, role, action) if asked else None
                if refusal is not None:
                    yield action.text, refusal


def test_every_sentence_gets_what_it_names() -> None:
    wanted = arguments_of_sentences()
    met: set[str] = set()
    lacking: dict[str, str] = {}

    for move, refusal in refusals():
        message = refusal.message
        met.add(message.id)
        given = {name for name, value in message.args if value != ""}
        if lacks := wanted.get(message.id, set()) - given:
            lacking.setdefault(message.id, f"{message.id} for {move!r} lacks {sorted(lacks)}")

    assert list(lacking.values()) == []
    assert len(met) >= WANTED
