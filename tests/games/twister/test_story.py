"""The story as people read it: turns, deeds before what came of them, whole sentences in both languages; the race."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.twister.table import LOADED, dark_situation, heard, situation
from underkeep.core.formats.history import History, Move
from underkeep.core.formats.scenes import lines_seen, scenes_of
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.telling import DEED, EFFECT, QUIET, TURN, Goal
from underkeep.core.testing.case import sample_options
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.strategies import strategy_for
from underkeep.games.twister.seat.story import is_near, race
from underkeep.games.twister.spec import SPEC
from underkeep.games.twister.state.events.base_box import (
    ActionCardPlayed,
    CharacterEliminated,
    CharacterHealed,
    CharacterLeft,
    CombatDeclared,
    CombatResolved,
    FireballCast,
    GameEnded,
    GateWorked,
    JumpCardSpent,
    PointsScored,
    PotionDrunk,
    RoomTurned,
    TokenDropped,
    TokenTaken,
    TokenTurned,
    TurnEnded,
    TurnPassed,
)
from underkeep.games.twister.state.events.darkness import (
    BloodDrunk,
    FountainDrunk,
    ObjectFound,
    RoomsSwapped,
    TileDrawn,
    ZombieRaised,
)
from underkeep.games.twister.state.game import Twister
from underkeep.words import Speaker, told_line


def told(events: list[Event], lang: str = "en") -> list[str]:
    speaker = Speaker(lang, "twister", LOADED.pack)
    lines = (told_line(speaker, event, SPEC.telling(event)) for event in events)
    return [line.strip() for line in lines if line]


# ---------------------------------------------------------------------- turns and fights
FIGHT = {
    "en": [
        "== Yellow’s turn 1: 2 action points",
        "The yellow Troll attacks the blue Warrior on d3: strength 5 against 5; drawn in: yellow Goblin, blue Thief.",
        "Yellow has laid Combat card 1.",
        "Blue has laid Combat card 3.",
        "Attack 6 (card 1) against defence 8 (card 3): Yellow loses.",
        "The yellow Troll is wounded and lies on c3.",
        "The yellow Goblin is wounded and lies on d4.",
    ],
    "it": [
        "== Turno 1, Giallo: 2 PA",
        "Troll giallo attacca Guerriero blu in d3: forza 5 contro 5; coinvolti: Goblin giallo, Ladro blu.",
        "Giallo ha messo la carta Combattimento 1.",
        "Blu ha messo la carta Combattimento 3.",
        "Attacco 6 (carta 1) contro difesa 8 (carta 3): perde Giallo.",
        "Troll giallo riceve una ferita e resta a terra in c3.",
        "Goblin giallo riceve una ferita e resta a terra in d4.",
    ],
}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_turn_with_a_fight(lang: str) -> None:
    """DT-FIGHT-03  DT-FIGHT-08"""
    yellow, blue = {"troll": "c3", "goblin": "d4", "cleric": "c2"}, {"warrior": "d3", "thief": "e4"}
    game = situation({"n1": "1D"}, yellow, blue, question="card")

    events = heard(game, "play 2", "fight troll e", "yellow: card 1", "blue: card 3")

    assert told(events, lang) == FIGHT[lang]


def test_a_card_face_down_is_told_without_its_value() -> None:
    """DT-FIGHT-06"""
    game = situation({"n1": "1D"}, {"troll": "c3"}, {"warrior": "d3"})

    laid = heard(game, "fight troll e", "yellow: card 6")[1].seen_by(2)

    assert told([laid]) == ["Yellow has laid a Combat card."]


@pytest.mark.parametrize(
    ("event", "moment", "stakes"),
    [
        (CombatResolved("yellow", 1, 6, 3, 8, "yellow"), "fight", (("yellow", -2), ("blue", 2))),
        (CombatResolved("yellow", 1, 5, 0, 5, ""), "fight", ()),
        (CharacterEliminated("as:blue:warrior:specter", "combat"), "death", (("yellow", 3), ("blue", -3))),
        (CharacterLeft("tok:blue:goblin", "", 2), "strike", (("yellow", -3), ("blue", 3))),
        (CharacterLeft("tok:blue:specter", "", 0), "", ()),
        (GameEnded("blue", "points"), "end", (("yellow", -3), ("blue", 3))),
        (GameEnded("", "stalemate"), "end", ()),
    ],
)
def test_what_a_table_would_shout_about(event: Event, moment: str, stakes: tuple[tuple[str, int], ...]) -> None:
    line = SPEC.telling(event)

    assert (line.moment, line.stakes) == (moment, stakes)


# ---------------------------------------------------------------------- moving, taking, leaving
CARRYING: dict[str, Any] = {"goblin": "b1", "rope": "b1"}


@pytest.mark.rule("DT-CARRY-03")
def test_what_was_not_put_down_is_not_told() -> None:
    game = situation({"n1": "1D"}, CARRYING)

    events = heard(game, "walk goblin", "drop", "to b1")

    assert told(events) == []


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["The yellow Goblin leaves the yellow Rope on b1.",
                "The yellow Goblin moves from b1 to c1 (1 square)."]),
        ("it", ["Goblin giallo lascia in b1: Corda gialla.", "Goblin giallo va da b1 a c1 (1 casella)."]),
    ],
)  # fmt: skip
def test_what_stays_behind_is_told_before_the_way(lang: str, lines: list[str]) -> None:
    """DT-CARRY-03"""
    game = situation({"n1": "1D"}, CARRYING)

    assert told(heard(game, "walk goblin", "drop", "to c1"), lang) == lines


def test_a_thing_is_left_once_on_a_longer_way() -> None:
    """DT-CARRY-03"""
    game = situation({"n1": "1D"}, {"goblin": "b1", "sword": "b1", "armor": "c1"})

    events = heard(game, "walk goblin", "via c1", "take armor", "via d1", "drop", "to e1")

    assert [event.at for event in events if isinstance(event, TokenDropped)] == ["sq:d1"]
    assert told(events) == [
        "The yellow Goblin moves from b1 to c1 (1 square) with the yellow Sword.",
        "The yellow Goblin takes up the yellow Armor on c1 and leaves the yellow Sword.",
        "The yellow Goblin moves from c1 to d1 (1 square) with the yellow Armor.",
        "The yellow Goblin leaves the yellow Armor on d1.",
        "The yellow Goblin moves from d1 to e1 (1 square).",
    ]


def test_who_stands_in_a_turned_room_is_told() -> None:
    """DT-ROT-06"""
    gear = next(one.name for one in SPEC.view(situation({"n1": "1D"}), frozenset()).squares if one.terrain == "gear")
    game = situation({"n1": "1D"}, {"mekanork": gear}, {"thief": "b2"})

    events = heard(game, "turn mekanork n1 cw")

    deed, *effects = told(events)
    assert deed == "The yellow Mekanork turns room I clockwise."
    assert "With the room the blue Thief goes from b2 to e1." in effects
    assert told(events, "it")[0] == "Mekanork giallo fa ruotare la Stanza I in senso orario."


def test_an_exit_scores() -> None:
    """DT-EXIT-01  DT-VP-02"""
    game = situation({"n4": "2G"}, {"goblin": "u2"})

    events = heard(game, "walk goblin", "to v2")

    assert told(events)[:3] == [
        "The yellow Goblin moves from u2 to v2 (1 square).",
        "The yellow Goblin leaves the maze.",
        "Yellow scores 2 victory points (0 → 2).",
    ]
    assert told(events, "it")[2] == "Giallo segna 2 PV (0 → 2)."


def test_a_change_of_shape_is_a_deed() -> None:
    """FOD-VAMP-02"""
    game = dark_situation({"n1": "1D"}, {"vampire": "c3"})

    events = heard(game, "change vampire")

    assert told(events) == ["The yellow Vampire is now a Bat."]
    assert SPEC.telling(events[0]).part == DEED


# ---------------------------------------------------------------------- the other kinds, sentence by sentence
@pytest.mark.parametrize(
    ("event", "english", "italian"),
    [
        (ActionCardPlayed("blue", 3, 14),
         "Blue’s turn 14: 3 action points",
         "Turno 14, Blu: 3 PA"),
        (TurnPassed("blue"),
         "Blue has nobody able to act and passes",
         "Blu non ha nessuno in grado di agire e passa"),
        (JumpCardSpent("yellow", 3, 2),
         "Yellow spends a Jump card (Jump cards 3 → 2).",
         "Giallo spende una carta Salto (carte Salto 3 → 2)."),
        (RoomTurned("tok:blue:mekanork", "room:n2", False),
         "The blue Mekanork turns room II counter-clockwise.",
         "Mekanork blu fa ruotare la Stanza II in senso antiorario."),
        (TokenTurned("tok:blue:mekanork", "tok:yellow:thief", "sq:h4", "sq:h9"),
         "With the room the yellow Thief goes from h4 to h9.",
         "Con la Stanza, Ladro giallo passa da h4 a h9."),
        (GateWorked("tok:blue:thief", "sq:m7", "e", "gate-open"),
         "The blue Thief opens the portcullis east of m7.",
         "Ladro blu apre il Cancello a est di m7."),
        (FireballCast("tok:blue:wizard", "tok:yellow:troll"),
         "The blue Wizard throws a fireball at the yellow Troll.",
         "Mago blu lancia una palla di fuoco contro Troll giallo."),
        (PotionDrunk("tok:blue:troll", 4),
         "The blue Troll drinks the Speed Potion: 4 action points of its own.",
         "Troll blu beve la Pozione di Velocità: 4 PA tutti suoi."),
        (CharacterHealed("", "tok:yellow:troll"),
         "The yellow Troll stands up again.",
         "Troll giallo si rialza."),
        (TokenTaken("tok:blue:troll", "tok:blue:rope", "", "sq:c5"),
         "The blue Troll takes up the blue Rope on c5.",
         "Troll blu prende in c5: Corda blu."),
        (ObjectFound("tok:blue:troll", "tok:neutral:torch-1", "sq:c5"),
         "The blue Troll takes the neutral Torch of sconce 1 on c5.",
         "Troll blu prende Torcia del Supporto 1 neutrale in c5."),
        (ZombieRaised("tok:blue:necromancer", "tok:blue:zombie-1", "tok:yellow:thief", "sq:c5"),
         "The blue Necromancer turns the yellow Thief into the blue Zombie 1 on c5.",
         "Negromante blu trasforma Ladro giallo in Zombi 1 blu in c5."),
        (BloodDrunk("tok:blue:vampire", 0, 1),
         "The blue Vampire drinks blood (strength bonus 0 → 1).",
         "Vampiro blu beve sangue (bonus di forza 0 → 1)."),
        (TileDrawn("tok:blue:angel", 4, 2),
         "The blue Angel of Light lights; corridor tile 4 of length 2 is drawn.",
         "Angelo di Luce blu illumina; si pesca la tessera corridoio 4, di lunghezza 2."),
        (RoomsSwapped("tok:blue:wizard", "room:n1", "room:n2"),
         "The blue Wizard makes rooms I and II change places.",
         "Mago blu scambia la Stanza I con la II."),
        (FountainDrunk("tok:blue:troll"),
         "The blue Troll drinks at the Fountain of Youth and stands again.",
         "Troll blu beve alla Fontana della Giovinezza e si rialza."),
        (CombatDeclared("tok:blue:shadow", "join"),
         "The blue Shadow takes part, out of darkness.",
         "Ombra blu partecipa, dalle Tenebre."),
        (TurnEnded("blue", 2),
         "Blue ends the turn; 2 action points are lost.",
         "Blu finisce il turno; 2 PA vanno persi."),
        (PointsScored("yellow", 1, 2, 3),
         "Yellow scores 1 victory point (2 → 3).",
         "Giallo segna 1 PV (2 → 3)."),
    ],
)  # fmt: skip
def test_other_lines_are_whole_sentences(event: Event, english: str, italian: str) -> None:
    said = [Speaker(lang, "twister", LOADED.pack).event(event) for lang in ("en", "it")]

    assert said == [english, italian]


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seed", [1, 4, 9])
def test_a_whole_game_has_no_silent_deed_and_no_effect_without_one(seed: int) -> None:
    options = sample_options(SPEC, Dice("story", seed))
    history = History(SPEC, SPEC.new(options, LOADED.content, seed_from(seed)), LOADED.content)
    strategy = strategy_for(seed)
    moves: list[Move] = []
    while not history.game.over() and len(moves) < 700:
        role = SPEC.asked(history.game)[0]
        moves.append(history.act(role, strategy.choose(history.game.options(role))))

    lines = lines_seen(SPEC, moves, -1)
    words = [Speaker(lang, "twister", LOADED.pack) for lang in ("en", "it")]
    silent = {
        type(line.event).__name__
        for line in lines
        for one in words
        if line.telling.part != QUIET and not one.knows(one.event_id(line.event))
    }
    assert silent == set()
    assert {scene.head().part for scene in scenes_of(lines)} <= {TURN, DEED}
    assert EFFECT in {line.telling.part for line in lines}


# ---------------------------------------------------------------------- the race
def race_of(game: Twister) -> tuple[Goal, ...]:
    return SPEC.race(SPEC.view(game, frozenset()))


def said(goal: Goal, lang: str = "en") -> list[str]:
    speaker = Speaker(lang, "twister", LOADED.pack)
    return [speaker.label(goal.label), *map(speaker.label, goal.why)]


def test_nobody_threatens_at_the_beginning() -> None:
    """DT-END-01"""
    yellow, blue = race_of(situation({"n1": "1D"}, {"goblin": "b1"}, {"thief": "c3"}))

    assert (yellow.role, yellow.have, yellow.need, yellow.threat) == ("yellow", 0, 5, False)
    assert said(blue) == ["0 of 5 points", "0 of 5 victory points; 5 to go."]


def test_a_goblin_near_the_exit_is_a_threat_with_three_points() -> None:
    """DT-VP-02"""
    points = {"points": {"yellow": 3, "blue": 0}}
    game = situation({"n4": "2G"}, {"goblin": "u2"}, {"thief": "t3"}, state=points, turn={"points": 2})

    yellow, blue = race_of(game)

    assert (yellow.threat, blue.threat) == (True, False)
    assert said(yellow)[2:] == [
        "The yellow Goblin is 1 square from the exit: 1 action point, worth 2 victory points.",
        "With 2 action points Yellow may score 2 and win with 5.",
    ]
    assert said(yellow, "it")[2:] == [
        "Goblin giallo è a 1 casella dall’uscita: 1 PA, vale 2 PV.",
        "Con 2 PA Giallo può segnare 2 PV e vincere con 5.",
    ]


@pytest.mark.parametrize(
    ("goblin", "score", "threat"),
    [("u2", 2, False), ({"at": "u2", "wounded": True}, 3, False), ("u2", 4, True)],
)
def test_too_few_points_or_a_wound_are_no_threat(goblin: Any, score: int, threat: bool) -> None:
    """DT-EXIT-01"""
    points = {"points": {"yellow": score, "blue": 0}}

    yellow, _ = race_of(situation({"n4": "2G"}, {"goblin": goblin}, state=points, turn={"points": 2}))

    assert yellow.threat == threat


def test_a_way_out_that_is_not_looked_for_is_none() -> None:
    """The race looks for ways only where somebody could be near enough: with a look everywhere it says the same."""
    compared = 0
    for seed in range(1, 7):
        strategy, options = strategy_for(seed), sample_options(SPEC, Dice("near", seed))
        game = SPEC.new(options, LOADED.content, seed_from(seed))
        for n in range(400):
            if game.over():
                break
            view = SPEC.view(game, frozenset())
            if n % 5 == 0 and view.phase == "play" and not is_near(view):
                guess = SPEC.determinize(view, bytes(32))
                assert isinstance(guess, Twister)
                assert race(view, guess) == SPEC.race(view)
                compared += 1
            role = SPEC.asked(game)[0]
            game.advance(role, strategy.choose(game.options(role)))
    assert compared > 30
