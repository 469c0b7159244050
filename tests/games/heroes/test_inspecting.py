"""`look`, `piles` and `goal` of Keep the Heroes Out!: from a view alone, in both languages, about everything on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.heroes.stage import placed, started
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel.views import Label, plain
from underkeep.games.heroes.seat.view import HeroesView
from underkeep.games.heroes.spec import SPEC
from underkeep.library import load_game
from underkeep.words import Speaker

RAW = re.compile(r"heroes-|[a-z]_[a-z]|\{|\$|[a-z]>|\b(?:gen|ambush|spend|swarm|reinforce)-")
SPECTATOR: frozenset[int] = frozenset()


def seen(**setup: Any) -> HeroesView:
    return SPEC.view(started(**setup), frozenset({0}))


def said(lines: tuple[Label, ...], lang: str) -> list[str]:
    pack = load_game("heroes").pack
    return [Speaker(lang, "heroes", pack, "kernel").label(line) for line in lines]


def ids_in(tree: Any) -> Iterator[str]:
    """Every drawn thing of a view has an id."""
    if isinstance(tree, dict):
        if isinstance(tree.get("id"), str):
            yield tree["id"]
        for value in tree.values():
            yield from ids_in(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from ids_in(value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_drawn_can_be_looked_at(lang: str) -> None:
    view = seen(scenario="k12", clans=["gnoll", "witch"])

    told = {id: said(SPEC.look(view, id), lang) for id in ids_in(plain(view))}

    assert [id for id, lines in told.items() if not lines] == []
    assert [line for lines in told.values() for line in lines if RAW.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_tells_its_icons(lang: str) -> None:
    content = load_game("heroes").content
    view = seen(clans=["gnoll", "witch"])

    told = {card: said(SPEC.look(view, card), lang) for card in (f"{clan.id}-1" for clan in content.clans)}
    told |= {card: said(SPEC.look(view, card), lang) for card in ("spider", "war_horn", "call_the_pack", "shield")}

    assert [card for card, lines in told.items() if len(lines) < 2] == []
    assert [line for lines in told.values() for line in lines if RAW.search(line)] == []


def test_a_card_is_looked_for_where_the_seat_may_look() -> None:
    game = started(clans=["gnoll", "witch"], open_hands=False)
    own = next(card.card for card in SPEC.view(game, frozenset({1})).clans[1].hand)

    mine = [dict(line.args) for line in SPEC.look(SPEC.view(game, frozenset({1})), own)]
    theirs = [dict(line.args) for line in SPEC.look(SPEC.view(game, frozenset({0})), own)]

    assert "hand" in [line.get("where") for line in mine]
    assert [line["where"] for line in theirs if "where" in line] == ["unseen"]


@pytest.mark.rule("KHO-SETUP-15")
def test_piles_count_what_lies_open() -> None:
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin"]},
        state={"clans": {"ratkin": {"area": ["ratkin-1"], "discard": ["spider"]}}, "guild_discard": ["thief-hat"]},
    )

    told = [(line.id, dict(line.args)) for line in SPEC.piles(SPEC.view(game, SPECTATOR))]

    heads = {args["which"]: args["count"] for id, args in told if id == "heroes-pile-head"}
    assert (heads["guild"], heads["area"], heads["discard"]) == (1, 1, 1)
    lots = {args["what"] for id, args in told if id == "heroes-pile-lot"}
    assert {"thief-hat", "ratkin-1", "spider", "frog", "thief"} <= lots


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["k1", "k3", "k5", "k7", "k12", "k13", "k17", "k19"])
def test_the_goal_is_told_in_numbers(scenario: str, lang: str) -> None:
    view = seen(scenario=scenario, mode="b", clans=["ratkin"])

    told = said(SPEC.goal(view, 0), lang)

    assert len(told) > (1 if scenario == "k1" else 2)
    assert [line for line in told if not re.search(r"\d", line) or RAW.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_name_no_notation_of_a_card(lang: str) -> None:
    """A Momentum, a Swarm, Reinforcements and an Ambush in words."""
    hand = ["gnoll-1", "gnoll-3", "gnoll-6", "gnoll-7", "war_horn"]
    rooms = {"vault": {"monsters": {"gnoll": 2}, "coin": 1}}
    game = placed(
        setup={"scenario": "k0", "clans": ["gnoll"]}, state={"rooms": rooms, "clans": {"gnoll": {"hand": hand}}}
    )
    told: list[str] = []
    for card in hand:
        role = 0
        game.advance(role, SPEC.parse(f"play {card}"))
        prompt = SPEC.prompt(game, role)
        assert prompt is not None
        told += said(tuple(option.label for option in prompt.options), lang)

    assert len(told) > len(hand)
    assert [line for line in told if RAW.search(line)] == []
