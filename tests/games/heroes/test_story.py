"""The story as people read it: deeds before what came of them, in whole sentences of both languages; and the race."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heroes.stage import alone, do, placed
from underkeep.core.formats.history import History, Move
from underkeep.core.formats.scenes import lines_seen, scenes_of
from underkeep.core.kernel.events import Chronicle, Event
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN, Goal
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.events.assault import (
    TreasureTurned,
)
from underkeep.games.heroes.state.events.clans import (
    CardDrawn,
    MonsterLeft,
    MonsterMoved,
    PhaseBegun,
)
from underkeep.games.heroes.state.events.guild import GameEnded, WaveBegun
from underkeep.games.heroes.state.game import Heroes
from underkeep.library import load_game
from underkeep.words import Speaker, told_line

LATER = {"thrown": True}


def heard(game: Heroes, *moves: str) -> list[Event]:
    listener = Chronicle()
    game.listener = listener
    do(game, *moves)
    game.listener = None
    return listener.drain()


def told(events: list[Event], lang: str = "en") -> list[str]:
    speaker = Speaker(lang, "heroes", load_game("heroes").pack)
    lines = (told_line(speaker, event, SPEC.telling(event)) for event in events)
    return [line.strip() for line in lines if line]


def story(moves: list[str], lang: str, **tree: Any) -> list[str]:
    """What is told of moves in a position, from the first deed on."""
    return told(heard(placed(**tree), *moves), lang)


def ratkin_at(room: str, scenario: str = "k0", **others: Any) -> dict[str, Any]:
    return {
        "setup": {"scenario": scenario, "clans": ["ratkin"]},
        "state": {"rooms": {room: {"monsters": {"ratkin": 2}}, **others}},
        "turn": LATER,
    }


# ---------------------------------------------------------------------- an assault
SHOT: dict[str, Any] = {
    "setup": {"scenario": "k4", "clans": ["gnoll"], "wave_0": "0"},
    "state": {
        "rooms": {"study": {"monsters": {"gnoll": 1}}, "library": {"treasure": 3}},
        "clans": {"gnoll": {"hand": ["gnoll-1", "gnoll-2", "gnoll-3", "gnoll-4", "gnoll-5"]}},
    },
    "turn": LATER,
    "hidden": {"guild": ["archer-hat"]},
}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Archer in the Library shoots at the Study.",
                "A Gnoll falls in the Study, back to its lair (Gnoll 1 → 0)."]),
        ("it", ["Arciere tira dalla Biblioteca nello Studio.",
                "Uno Gnoll cade nello Studio e torna nel Covo (Gnoll 1 → 0)."]),
    ],
)  # fmt: skip
def test_a_shot_is_told_before_who_falls(lang: str, lines: list[str]) -> None:
    game = placed(**SHOT)

    said = told(heard(game, "end phase", "end phase", "enter archer library"), lang)

    assert [line for line in said if line in lines] == lines


def test_an_assault_is_headed_and_all_its_steps_are_told() -> None:
    upkeep, *lines = story(["end phase", "end phase", "enter archer library"], "en", **SHOT)

    assert upkeep == "Gnoll clears the table and draws no card."
    assert lines[:7] == [
        "== Assault 1, wave 1: 1 guild card of 19",
        "The guild plays Archer / Hat.",
        "Archer comes to the Library.",
        "Archer comes to the Pantry.",
        "Archer in the Library shoots at the Study.",
        "A Gnoll falls in the Study, back to its lair (Gnoll 1 → 0).",
        "Archer waits in the Library: 1 hero of 3, too few for the Treasure.",
    ]


def test_the_upkeep_is_begun_once() -> None:
    events = heard(placed(**SHOT), "end phase", "end phase")

    assert [event.phase for event in events if isinstance(event, PhaseBegun)].count("upkeep") == 1


HARDCORE: dict[str, Any] = {
    "setup": {"scenario": "k0", "clans": ["dragon", "ratkin"]},
    "state": {
        "rooms": {
            "forge": {"monsters": {"dragon": 1}, "active": {"thief": 1}, "treasure": 0},
            "study": {"active": {"warrior": 1}, "heroes": {"archer": 1}, "treasure": 2},
        }
    },
    "turn": LATER,
    "question": "heroes",
    "hidden": {"guild": ["thief-swords"], "treasures": {"study": "healing"}},
}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Thief attacks in the Forge (damage 1).",
                "The Thief is exhausted by the attack.",
                "The Dragon in the Forge is wounded (Wounds 0 → 1 of 5)."]),
        ("it", ["Ladro attacca nella Fucina (danno 1).",
                "Il Ladro è esausto dopo l'attacco.",
                "La Dragonessa nella Fucina subisce danni (Ferite 0 → 1 su 5)."]),
    ],
)  # fmt: skip
def test_an_attack_says_damage_and_wounds(lang: str, lines: list[str]) -> None:
    """KHO-ASSAULT-20"""
    assert story(["act thief forge"], lang, **HARDCORE)[: len(lines)] == lines


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["1 hero plunders the Crypt: the Treasure takes 1.",
                "The Mage is exhausted by the plunder.",
                "Curse! The Treasure of the Crypt (value 1) is lost (Treasures 4 → 3): "
                "every clan with cards discards one."]),
        ("it", ["1 Eroe saccheggia la Cripta: per il Tesoro ne basta 1.",
                "Il Mago è esausto dopo il saccheggio.",
                "Maledizione! Il Tesoro della Cripta (valore 1) è perduto (Tesori 4 → 3): "
                "ogni Clan che ha carte ne scarta una."]),
    ],
)  # fmt: skip
def test_a_plundered_treasure_is_a_moment_for_all(lang: str, lines: list[str]) -> None:
    """KHO-ASSAULT-34"""
    game = placed(
        setup={"scenario": "k0", "clans": ["ratkin", "dragon"]},
        state={
            "rooms": {"crypt": {"active": {"mage": 1}}, "study": {"active": {"thief": 1}}},
            "clans": {"ratkin": {"hand": ["ratkin-1", "ratkin-2"]}, "dragon": {"hand": ["dragon-1", "dragon-2"]}},
        },
        turn={"active": "ratkin", "thrown": True},
        question="heroes",
        hidden={"guild": ["thief-swords"], "treasures": {"crypt": "curse"}},
    )

    events = heard(game, "act mage crypt", "discard ratkin-2", "discard dragon-1")

    loss = next(SPEC.telling(event) for event in events if isinstance(event, TreasureTurned))
    assert told(events, lang)[:3] == lines
    assert loss.moment == "loot"
    assert loss.stakes == (("ratkin", -3), ("dragon", -3))


TRAPS: dict[str, Any] = {
    "setup": {"scenario": "k0", "clans": ["ratkin"]},
    "state": {
        "rooms": {
            "crypt": {"treasure": 0, "active": {"thief": 2, "mage": 1}},
            "menagerie": {"trap": 2, "monsters": {"ratkin": 1}, "treasure": 3, "heroes": {"archer": 1}},
        }
    },
    "turn": LATER,
    "question": "heroes",
    "hidden": {"guild": ["thief-swords"]},
}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["A Trap in the Menagerie snaps shut on the Thief.",
                "Traps in the Menagerie: 1 → 0.",
                "The Thief in the Menagerie is beaten (heroes inside 3 → 2).",
                "The charge into the Menagerie wakes 1 hero there.",
                "The Archer in the Menagerie is active again."]),
        ("it", ["Una Trappola nel Serraglio scatta sul Ladro.",
                "Trappole nel Serraglio: 1 → 0.",
                "Il Ladro nel Serraglio è sconfitto (Eroi nel Sotterraneo 3 → 2).",
                "La carica nel Serraglio sveglia 1 Eroe.",
                "L'Arciere nel Serraglio è di nuovo attivo."]),
    ],
)  # fmt: skip
def test_traps_and_inspiration(lang: str, lines: list[str]) -> None:
    """KHO-TRAP-01  KHO-ASSAULT-16"""
    assert story(["pick thief", "pick thief"], lang, **TRAPS)[3:] == lines


@pytest.mark.parametrize(
    ("event", "moment", "stake"),
    [
        (WaveBegun(2, ("imp",)), "wave", -1),
        (GameEnded(False, "plundered", ("imp",)), "end", -3),
        (GameEnded(True, "survived", ("imp",)), "end", 3),
        (MonsterLeft("imp", "vault", 2, 1), "", -2),
    ],
)
def test_what_a_table_would_shout_about(event: Event, moment: str, stake: int) -> None:
    line = SPEC.telling(event)

    assert line.moment == moment
    assert line.stakes == (("imp", stake),)


# ---------------------------------------------------------------------- a clan's turn
def with_hand(tree: dict[str, Any], *cards: str) -> dict[str, Any]:
    clan = tree["setup"]["clans"][0]
    return {**tree, "state": {**tree["state"], "clans": {clan: {"hand": list(cards)}}}}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Ratkin plays Ratkin 5.",
                "Ratkin strikes the Thief in the Vault.",
                "The Thief in the Vault is beaten (heroes inside 2 → 1)."]),
        ("it", ["Ratkin gioca Ratkin 5.",
                "Ratkin colpisce il Ladro nel Caveau.",
                "Il Ladro nel Caveau è sconfitto (Eroi nel Sotterraneo 2 → 1)."]),
    ],
)  # fmt: skip
def test_a_blow_of_a_monster(lang: str, lines: list[str]) -> None:
    """KHO-DMG-01"""
    room = {"monsters": {"ratkin": 2}, "heroes": {"thief": 1, "mage": 1}}
    tree = {**ratkin_at("crypt", vault=room), "state": {"rooms": {"vault": room}}}
    moves = ["play ratkin-5", "left swarm-melee", "strike thief vault"]

    assert story(moves, lang, **with_hand(tree, "ratkin-5"))[:3] == lines


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Imp plays Imp 6.", "Imp uses the Forge.", "Coins in the Forge: 1 → 0.", "Imp acquires Axe."]),
        ("it", ["Folletto gioca Folletto 6.", "Folletto usa la Fucina.", "Monete nella Fucina: 1 → 0.",
                "Folletto acquisisce Ascia."]),
    ],
)  # fmt: skip
def test_a_room_that_sells(lang: str, lines: list[str]) -> None:
    """KHO-ROOM-15"""
    tree = {
        "setup": {"scenario": "k0", "clans": ["imp"]},
        "state": {
            "rooms": {"forge": {"monsters": {"imp": 1}, "coin": 1}},
            "clans": {"imp": {"hand": ["imp-6"]}},
            "display": ["axe", "spider", "bat", "sword", "owl"],
        },
        "turn": LATER,
    }

    assert story(["play imp-6", "left activate", "work forge", "take axe"], lang, **tree)[:4] == lines


DEFENCE: dict[str, Any] = {
    "setup": {"scenario": "k0", "clans": ["skeleton"]},
    "state": {
        "rooms": {"library": {"monsters": {"skeleton": 1}, "active": {"thief": 1}}, "pantry": {"active": {"mage": 1}}},
        "clans": {"skeleton": {"hand": ["skeleton-6"]}},
    },
    "turn": LATER,
    "question": "heroes",
    "hidden": {"guild": ["thief-swords"]},
}


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Thief attacks in the Library (damage 1).", "The Thief is exhausted by the attack.",
                "Skeleton defends in the Library with Skeleton 6.", "Damage 1 → 0."]),
        ("it", ["Ladro attacca nella Biblioteca (danno 1).", "Il Ladro è esausto dopo l'attacco.",
                "Scheletro si difende nella Biblioteca con Scheletro 6.", "Danno 1 → 0."]),
    ],
)  # fmt: skip
def test_a_defence_is_a_deed_of_the_clan(lang: str, lines: list[str]) -> None:
    """KHO-DEF-02"""
    assert story(["act thief library", "defend skeleton-6"], lang, **DEFENCE)[:4] == lines


@pytest.mark.parametrize(
    ("load", "by", "sentence", "frase"),
    [
        ("", "", "Imp moves from the Study to the Vault.", "Folletto va dallo Studio nel Caveau."),
        ("coin", "portal", "Imp moves from the Study to the Vault by Portal with a Coin.",
         "Folletto va dallo Studio nel Caveau attraverso il Portale con una Moneta."),
        ("bone", "wall", "Imp moves from the Study to the Vault through the wall with a Bone.",
         "Folletto va dallo Studio nel Caveau attraverso il muro con un Osso."),
    ],
)  # fmt: skip
def test_a_move_says_how_and_with_what(load: str, by: str, sentence: str, frase: str) -> None:
    event = MonsterMoved("imp", "study", "vault", load, by)

    assert (told([event]), told([event], "it")) == ([sentence], [frase])


def test_a_card_that_was_not_seen_is_not_spoken_of() -> None:
    """KHO-SETUP-15"""
    drawn = CardDrawn("imp", "imp-1", 1)
    unseen = drawn.seen_by(2)

    assert unseen is not None
    assert told([drawn]) == ["Drawn: Imp 1."]
    assert told([unseen]) == []


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seed", [1, 7, 16])
def test_a_whole_game_has_no_silent_deed_and_no_effect_without_one(seed: int) -> None:
    loaded = load_game("heroes")
    options = SPEC.options.resolve({**alone(sample_options(SPEC, Dice("story", seed))), "scenario": f"k{seed}"})
    history = History(SPEC, SPEC.new(options, loaded.content, seed_from(seed)), loaded.content)
    strategy = strategy_for(seed)
    moves: list[Move] = []
    while not history.game.over() and len(moves) < 900:
        role = SPEC.asked(history.game)[0]
        moves.append(history.act(role, strategy.choose(history.game.options(role))))

    lines = lines_seen(SPEC, moves, -1)
    words = [Speaker(lang, "heroes", loaded.pack) for lang in ("en", "it")]
    silent = {type(line.event).__name__ for line in lines for one in words
              if line.telling.part != QUIET and not one.knows(one.event_id(line.event))}  # fmt: skip
    openings = {scene.head().part for scene in scenes_of(lines)}
    assert silent == set()
    assert openings <= {TURN, DEED}
    assert EFFECT in {line.telling.part for line in lines}


# ---------------------------------------------------------------------- the race
def race_of(**tree: Any) -> tuple[Goal, ...]:
    return SPEC.race(SPEC.view(placed(**tree), frozenset()))


def said(goal: Goal, lang: str = "en") -> list[str]:
    speaker = Speaker(lang, "heroes", load_game("heroes").pack)
    return [speaker.label(goal.label), *map(speaker.label, goal.why)]


GUARDED: dict[str, Any] = {
    "setup": {"scenario": "k1", "clans": ["gnoll", "imp"]},
    "state": {"rooms": {"vault": {"monsters": {"gnoll": 5}}}},
}


def test_a_calm_beginning_is_no_threat() -> None:
    """KHO-GOAL-02"""
    guild, vault = race_of(**GUARDED)

    assert (guild.role, guild.have, guild.need, guild.threat) == ("gnoll", 0, 36, False)
    assert said(guild)[0] == "Wave 1: 18 guild cards left"
    assert said(guild)[2] == "At 1 card an assault, wave 1 ends after 18 more assaults."
    assert (vault.have, vault.need, vault.threat) == (0, 4, False)
    assert said(vault)[0] == "Vault: 0 of 4 heroes"


def test_three_sleepers_beside_an_empty_vault_are_a_threat() -> None:
    """KHO-TREAS-05"""
    rooms = {"sewers": {"treasure": 0, "heroes": {"mage": 2, "thief": 1}}}

    _, vault = race_of(setup=GUARDED["setup"], state={"rooms": rooms})

    assert vault.threat
    assert said(vault)[2] == (
        "You may lose in the next assault: 4 cards of the 18 in the guild deck would let the heroes plunder it."
    )
    assert said(vault, "it")[2] == (
        "Potete perdere nel prossimo assalto: con 4 carte sulle 18 del mazzo Gilda gli Eroi potrebbero saccheggiarlo."
    )


def test_the_scenario_has_its_own_measure() -> None:
    """KHO-SCN-0302"""
    rooms = {"pantry": {"marks": 3}}

    *_, soup = race_of(setup={"scenario": "k3", "clans": ["imp"]}, state={"rooms": rooms})

    assert (said(soup)[0], soup.have, soup.need, soup.threat) == ("3 of 4 bowls empty", 3, 4, True)
    assert said(soup)[2] == "You may lose in the next assault: there are too few Frogs in the Pantry for the witch."
    assert said(soup, "it")[0] == "Scodelle vuote: 3 su 4"
