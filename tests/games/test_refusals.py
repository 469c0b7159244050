"""Thousands of illegal actions in random positions of each game: every refusal tells the true reason and its numbers.

A refusal fails here if it says "something else is asked" without what is asked, if its sentence is so vague that it
would fit anything, or if it compares two quantities without both numbers. In both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel.game import OTHER_QUESTION, Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Label, Refusal, label
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.library import load_game
from underkeep.words import Speaker, resource

ILLEGAL = 5_000  # actions a game
A_POSITION = 12  # of them in one position, half of a kind that is asked for
MOVES_A_GAME = 300
COMPARES = {
    "en": r"\btoo (weak|strong|far|many|few|much|little|low|high|dear)|\benough\b|\bat (least|most)\b"
    r"|\b(more|fewer|less) than\b|\bcosts?\b|\bbeats?\b",
    "it": r"\btropp[oaie]\b|\babbastanza\b|\balmeno\b|\bal (massimo|più)\b|\b(più|meno) di\b|\bcosta(no)?\b|\bsupera\b",
}
VAGUE = {
    "en": r"\bcannot do that\b|\bnot now\b|\bin this phase\b|\bthe condition\b|\bcannot be paid\b|\bnobody to target\b"
    r"|\bnot possible\b|\bnot allowed\b|\bnot what is asked\b",
    "it": r"\bnon può farlo\b|\bnon ora\b|\bin questa fase\b|\bla condizione\b|\bnon può essere pagato\b"
    r"|\bnessun bersaglio\b|\bnon è possibile\b|\bnon è permesso\b|\bviene chiesto ora\b",
}
GAMES = ("twister", "heroes", "vast")
ARGUMENT = re.compile(r"\$(\w+)")
NUMBER = re.compile(r"\d+|\b(one|two|three|no|none|un[oa]?|due|tre|nessun[oa]?)\b", re.IGNORECASE)


def faults(refusal: Refusal, speakers: dict[str, Speaker]) -> Iterator[str]:
    """What is wrong with a refusal, as its sentences are read."""
    if refusal.message.id == OTHER_QUESTION and refusal.asked is None:
        yield "it does not say what is asked"
    for lang, speaker in speakers.items():
        said = speaker.label(refusal.message)
        if said == refusal.message.id or "{" in said:
            yield f"{lang}: {said!r} is no sentence"
        yield from faults_of_sentence(lang, said, len(NUMBER.findall(said)))


def faults_of_sentence(lang: str, said: str, numbers: int) -> Iterator[str]:
    if re.search(VAGUE[lang], said, re.IGNORECASE):
        yield f"{lang}: {said!r} would fit anything"
    if re.search(COMPARES[lang], said, re.IGNORECASE) and numbers < 2:
        yield f"{lang}: {said!r} compares without both numbers"


def sources(name: str, lang: str) -> dict[str, str]:
    """The refusals of a game as they are written, with their arguments."""
    words = resource(lang, name)
    assert words is not None
    wanted = {message for _, message in load_game(name).spec.refusals}
    found = [entry for entry in words.body if isinstance(entry, Message) and entry.id.name in wanted]
    return {entry.id.name: FluentSerializer().serialize_entry(entry).partition("=")[2] for entry in found}


def positions(spec: GameSpec, content: object) -> Iterator[tuple[Game, Dice]]:
    """Decisions of random games, one in three."""
    seed = 0
    while True:
        seed += 1
        dice, strategy = Dice("refusals", spec.id, seed), strategy_for(seed)
        game = spec.new(sample_options(spec, dice), content, seed_from(seed))
        for _ in range(MOVES_A_GAME):
            if game.over():
                break
            if dice.one_in(3):
                yield game, dice
            role = dice.pick(spec.asked(game))
            game.advance(role, strategy.choose(game.options(role)))


def refused(spec: GameSpec, game: Game, dice: Dice) -> Iterator[tuple[str, Refusal]]:
    """Illegal actions of one position: some of any kind, some of a kind that is asked for."""
    role = dice.pick(spec.asked(game))
    verbs = {action.verb for action in game.options(role)}
    alike = [action for action in spec.table.actions if action.verb in verbs]
    for number in range(A_POSITION):
        action = dice.pick(alike if number % 2 else spec.table.actions)
        refusal = spec.check(game, role, action)
        if refusal is not None:
            yield action.text, refusal


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_of_a_refusal_is_plain_and_has_its_numbers(name: str, lang: str) -> None:
    """Also those that random play is slow to meet: a number may be written out or be an argument."""
    wrong: list[str] = []

    for text in sources(name, lang).values():
        arguments = {argument for argument in ARGUMENT.findall(text) if not argument.endswith("Name")}
        wrong += faults_of_sentence(lang, text.strip(), len(arguments) + len(NUMBER.findall(ARGUMENT.sub("", text))))

    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_tells_its_reason_and_its_numbers(name: str) -> None:
    loaded = load_game(name)
    speakers = {lang: Speaker(lang, name, loaded.pack, "kernel") for lang in LANGUAGES}
    wrong: dict[str, str] = {}
    tried = 0

    for game, dice in positions(loaded.spec, loaded.content):
        for text, refusal in refused(loaded.spec, game, dice):
            tried += 1
            for fault in faults(refusal, speakers):
                wrong.setdefault(f"{refusal.message.id} {fault[:3]}", f"{text}: {fault}")
        if tried >= ILLEGAL:
            break

    assert list(wrong.values()) == []


@pytest.mark.parametrize(
    ("message", "asked", "found"),
    [
        (label(OTHER_QUESTION), None, "what is asked"),
        (label(OTHER_QUESTION), label("vast-ask-trap"), ""),
        (label("terminal-no-such-sentence"), None, "no sentence"),
        (label("refusal-test-dear"), None, "both numbers"),
        (label("refusal-test-vague"), None, "fit anything"),
        (label("refusal-test-told", cost=3, has=2), None, ""),
    ],
)
def test_planted_sentences_are_found(
    message: Label, asked: Label | None, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted = {
        "refusal-test-dear": "That costs too much.",
        "refusal-test-vague": "You cannot do that.",
        "refusal-test-told": "That costs 3, you have 2.",
        OTHER_QUESTION: "Something else is asked.",
    }
    speaker = Speaker("en", "vast")
    monkeypatch.setattr(speaker, "label", lambda said: planted.get(said.id, said.id))

    told = list(faults(Refusal("X-1", message, asked), {"en": speaker}))

    assert (found in told[0]) if found else told == []
