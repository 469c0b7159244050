"""The story: deeds are told before what comes of them, in both languages; and how near everybody is to winning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.vast.scenes import CROSS, FOUR, LINE, THREE, after
from tests.games.vast.table import ALL_FIVE, CONTENT, PACK, POSITIONS, do, heard, position_file, situation
from underkeep.core.formats.history import History
from underkeep.core.formats.positions import run_step
from underkeep.core.formats.scenes import lines_seen, recap, scenes_of
from underkeep.core.kernel.events import NOBODY, Chronicle, Event
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.telling import DEED, QUIET, TURN, Goal
from underkeep.core.testing.random_numbers import Dice
from underkeep.games.vast.roles.goblins.war import OVERPOPULATION
from underkeep.games.vast.roles.knight.ambush import SPRING_AMBUSH
from underkeep.games.vast.spec import SPEC
from underkeep.games.vast.state.events.knight import KnightHurt
from underkeep.games.vast.state.events.thief import ThiefKilled
from underkeep.games.vast.state.game import Vast
from underkeep.words import Speaker, kebab, told_line, words_file
from underkeep.yaml_positions import open_position, position_keys

WORDS = {lang: Speaker(lang, "vast", PACK, "kernel") for lang in ("en", "it")}
MIDDLE_ARMOR = {"greed": 0, "hunger": 2, "pride_event": 0, "pride_gem": 0, "pride_still": 0}  # Wakefulness 12: 4
LONGEST = 118  # of a sentence, with the longest names


def said(events: list[Event], lang: str) -> list[str]:
    """What is told of events, without the space before it."""
    lines = [told_line(WORDS[lang], event, SPEC.telling(event)) for event in events]
    return [line.strip() for line in lines if line]


def told_in(game: Vast, *actions: str) -> tuple[list[str], list[str]]:
    """What some moves tell in English and Italian."""
    events = heard(game, *actions)
    return said(events, "en"), said(events, "it")


def events_of(name: str) -> list[Event]:
    """What the moves of a position file tell."""
    position = open_position(position_file(name))[1]
    game = SPEC.position_in(position_keys(position.tree), CONTENT)
    game.listener = chronicle = Chronicle()
    for step in position.steps:
        run_step(SPEC, game, step)
    return chronicle.drain()


# ---------------------------------------------------------------------- what the design asks for, word by word
def test_a_blow_at_the_dragon_is_told_with_numbers_means_and_what_the_die_must_show() -> None:
    knight = {"at": "o", "slots": {"strength": 3, "bomb": 1}, "grit": 30}
    state = {"map": CROSS, "knight": knight, "dragon": {"at": "o", "rows": MIDDLE_ARMOR}}
    game = situation(ALL_FIVE, state=state, luck={"dragon_die": [3]})

    assert told_in(game, "encounter", "attack dragon") == (
        [
            "The Knight attacks the Dragon at M20 (Strength 4, Armor 4, Bomb): the die must show its space.",
            "The Dragon die shows the four corners, not the centre.",
            "Missed.",
        ],
        [
            "Il Cavaliere attacca il Drago in M20 (Forza 4, Corazza 4, Bomba): il dado deve mostrare il suo spazio.",
            "Il dado del Drago mostra i quattro angoli, non il centro.",
            "Mancato.",
        ],
    )


def test_an_ambush_is_told_strength_against_strength_with_what_both_lose() -> None:
    goblins = {"population": {"eye": 4}, "slots": {"eye": "ogre"}, "rage": 2}
    knight = {"at": "n1", "slots": {"strength": 2}, "free": 0}
    game = situation(THREE, state={"map": LINE, "knight": knight, "goblins": goblins})
    game.listener = chronicle = Chronicle()
    after(game, SPRING_AMBUSH)
    do(game, "tribe eye")
    events = chronicle.drain()

    assert said(events, "en")[:7] == [
        "The Knight (Strength 3) walks into an Ambush at M19!",
        "Eye Tribe (5) ambushes the Knight (3) at M19.",
        "The Knight loses 1 Health (7 → 6).",
        "Eye: Population 4 → 2.",
        "Eye Tribe scatters, 2 left.",
        "A Monster is discarded: Ogre.",
        "Rage 2 → 1.",
    ]
    assert said(events, "it")[1:5] == [
        "La Tribù Occhio (5) tende un'imboscata al Cavaliere (3) in M19.",
        "Il Cavaliere perde 1 Salute (7 → 6).",
        "Occhio: Popolazione 4 → 2.",
        "La Tribù Occhio si disperde, ne restano 2.",
    ]


def test_a_picked_pocket_is_told_with_what_was_compared_and_what_was_taken() -> None:
    knight = {"at": "o", "shown": ["mighty_axe"], "slots": {"perception": 1}}
    thief = {"at": "o", "stats": {"movement": 0, "stealth": 1, "thievery": 2}}
    state = {"map": CROSS, "knight": knight, "thief": thief}
    game = situation(ALL_FIVE, "thief", state=state, luck={"action_die": [4]})

    english, italian = told_in(game, "pickpocket knight 1", "steal mighty_axe")

    assert english == [
        "The Thief picks the Knight's pocket at M20 (Stealth 3 against Perception 2) with 4 or more.",
        "The Action die shows 5.",
        "Mighty Axe leaves the Knight.",
        "The Thief has a Treasure more: carried 0 → 1.",
    ]
    assert italian[0] == "Il Ladro deruba il Cavaliere in M20 (Furtività 3 contro Percezione 2) con 4 o più."


def test_an_omen_is_told_with_its_price_whom_it_strikes_and_what_it_did() -> None:
    state = {"knight": {"at": "o", "grit": 9}, "cave": {"omens": {"crystal": 3}, "phase": 3}}
    game = situation(FOUR, "cave", state=state)

    english, italian = told_in(game, "omen soporific_spores", "target knight")

    assert [english[0], *english[4:6]] == [
        "The Cave uses Soporific Spores (3 tokens).",
        "Its target: the Knight.",
        "Grit 9 → 4.",
    ]
    assert [italian[0], italian[4]] == ["La Caverna usa Spore Soporifere (3 segnalini).", "Bersaglio: il Cavaliere."]


# ---------------------------------------------------------------------- one scene of each kind of deed
SCENES = {
    "mighty-axe-strikes-twice": (
        "The Knight attacks the Dragon at M19 (Strength 5, Armor 1, Mighty Axe).",
        "The Dragon loses 1 Health (5 → 4).",
        "Il Cavaliere colpisce ancora con l'Ascia Possente.",
    ),
    "bow-takes-strength-minus-one": (
        "The Knight shoots her Bow at Fangs Tribe, M17 (Strength 2): 1 arrow.",
        "Il Cavaliere tira con l'Arco alla Tribù Zanne in M17 (Forza 2): 1 freccia.",
    ),
    "knight-kills-the-thief": (
        "The Knight attacks the Thief at M19 (Perception 3 against Stealth 1).",
        "The Knight kills the Thief at M19.",
        "Un Tesoro cade in M19.",
    ),
    "hiding-spots": (
        "Fangs Tribe (3) strikes from its Hiding Spots at the Knight (2) at M20.",
        "La Tribù Zanne (3) colpisce dai Nascondigli il Cavaliere (2) in M20.",
    ),
    "two-tribes-smash-a-crystal": (
        "Fangs Tribe sets about the Crystal at M19: a second Tribe must help.",
        "Bones Tribe helps to smash the Crystal at M19 (Strength 3).",
        "La Tribù Ossa si disperde, ne resta 1.",
    ),
    "plundering-the-dragon-brings-a-treasure": (
        "Bones Tribe plunders the Dragon at M19 (Strength 4, Armor 2): trapped if the die shows the centre.",
        "Tesori conservati dai Goblin: 1.",
    ),
    "slingshot-dazes": (
        "Bones Tribe dazes the Dragon with the Slingshot: Armor -1 this turn.",
        "La Tribù Ossa tira con la Fionda al Drago: Corazza -1 in questo turno.",
    ),
    "hex-on-the-thief": ("The Goblins play a Secret: Hex.", "Colpisce il Ladro: Furtività -2."),
    "scratch-one-group": (
        "The Dragon uses Scratch at M20 (3 symbols).",
        "Its target: the Knight at M20.",
        "Bersaglio: il Cavaliere in M20.",
    ),
    "flame-wall-burns-whom-it-meets": (
        "The Knight goes from M20 to M19.",
        "The Flame Wall at M19 burns the Knight.",
        "Il Muro di Fiamme in M19 brucia il Cavaliere.",
    ),
    "surfacing-among-enemies": ("The Dragon surfaces!", "Il Drago risale in superficie!"),
    "rockslides-are-three": (
        "The Cave uses Rockslide (2 tokens).",
        "Una Frana chiude il lato ovest di M20.",
    ),
    "the-cave-wins": (
        "The Cave lets N20 collapse.",
        "A Crystal tile is gone: 4 → 5 of 5.",
        "Vince la Caverna!",
    ),
    "loot-a-gem-safely": (
        "The Thief takes the Claw Gem at M19 (2 cubes).",
        "The Thief reaches for the Wing Gem at M19: trapped if the die shows the centre.",
        "Era una trappola!",
        "The Thief dies at M19.",
    ),
    "pick-lock-once-per-vault": (
        "The Thief picks the lock of the Vault at M19 with 4 or more.",
        "It fails.",
        "Il Ladro scassina la Cripta in M19 con 4 o più.",
    ),
    "wand-strikes-the-dragon": (
        "The Thief waves his Wand at the Dragon, 0 charges left.",
        "Il Ladro punta la Bacchetta contro il Drago, 0 cariche rimaste.",
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_deed_is_told_with_actor_target_means_and_numbers(name: str) -> None:
    events = events_of(name)

    assert set(SCENES[name]) - {*said(events, "en"), *said(events, "it")} == set()


def test_a_refused_disc_and_overpopulation_come_of_the_war_card() -> None:
    goblins = {"population": {"fangs": 4, "bones": 1, "eye": 1}, "rage": 2, "war": ["pain"]}
    game = situation(THREE, "goblins", state={"goblins": goblins})
    game.listener = chronicle = Chronicle()
    after(game, OVERPOPULATION)
    do(game, "tribe fangs")

    assert said(chronicle.drain(), "en")[:2] == [
        "Overpopulation: Fangs Tribe must scatter.",
        "Fangs: Population 4 → 2.",
    ]


def test_a_push_comes_of_who_pushes_and_a_step_is_a_deed_of_its_own() -> None:
    pushed = events_of("bats-carry-neither-dragon-nor-thief")
    walked = heard(situation(THREE, state={"map": LINE, "knight": {"at": "n1"}}), "at n2")
    steps = [SPEC.telling(event) for event in walked if type(event).__name__ == "PieceMoved"]
    moved = [SPEC.telling(event) for event in pushed if type(event).__name__ == "PieceMoved"]

    assert [(one.part, one.role) for one in steps] == [(DEED, "knight")]
    assert all(one.role == "cave" and one.part != DEED for one in moved)


# ---------------------------------------------------------------------- all of it
def position_events() -> Iterator[Event]:
    for path in sorted(POSITIONS.rglob("*.yaml")):
        yield from events_of(path.stem)


def test_every_deed_has_a_sentence_that_can_be_read_at_a_glance() -> None:
    long: list[str] = []
    for event in position_events():
        telling = SPEC.telling(event)
        for lang, words in WORDS.items():
            line = told_line(words, event, telling)
            assert bool(line) == (telling.part != QUIET), (lang, event)
            long += [line for _ in range(len(line.strip()) > LONGEST)]

    assert long == []


def played(seed: int, **options: Any) -> History:
    """A game played at random."""
    game = SPEC.new(SPEC.options.resolve(options), CONTENT, seed_from(seed))
    history = History(SPEC, game, CONTENT)
    dice = Dice("story", seed)
    for _ in range(400):
        if history.game.over():
            break
        role = SPEC.asked(history.game)[0]
        history.act(role, dice.pick(history.game.options(role)))
    return history


@pytest.mark.parametrize("seed", range(3))
def test_nothing_comes_of_nothing_in_a_game_played_at_random(seed: int) -> None:
    lines = lines_seen(SPEC, played(seed).moves, -1)
    scenes = scenes_of([line for line in lines if line.move > 1])

    assert len(scenes) > 30
    assert all(scene.head().part in (TURN, DEED) for scene in scenes[1:])
    assert all(words.knows(words.event_id(line.event)) for words in WORDS.values() for line in lines)
    assert 0 < len(recap(lines, 1, "knight")) <= 7


def test_deeds_teach_nothing() -> None:
    """What a deed tells is public; what is learnt stands in events of its own, which records hold."""
    taught = {type(event).__name__ for event in position_events() if event.teaches() != NOBODY}

    assert taught <= {
        "TilePlaced", "TileRevealed", "TileShown", "TileRemoved", "TileLookedAt", "TerrainDrawn", "OmensDrawn",
        "PowerPaid", "ScaleShown", "WarCardChosen", "MonsterDrawn", "SecretPlayed", "SecretDiscarded", "SchemeBought",
        "EventPlayed", "EventsCycled", "TreasureDealt", "TreasureDeclined", "TreasureShown", "TreasureLost",
        "QuestCompleted", "AdvancementRevealed", "DieRolled", "ActionDieRolled", "CardsDrawn",
    }  # fmt: skip


def test_what_hurts_a_role_most_stands_in_its_recap() -> None:
    """A wound at little Health weighs more than one at full Health, and a death more than anything."""
    light, heavy = SPEC.telling(KnightHurt(1, 7, 6)), SPEC.telling(KnightHurt(1, 2, 1))
    death = SPEC.telling(ThiefKilled("dragon", "n1"))

    assert (dict(light.stakes)["knight"], dict(heavy.stakes)["knight"]) == (-2, -3)
    assert (death.moment, dict(death.stakes)) == ("death", {"thief": -3, "dragon": 2})
    assert SPEC.telling(KnightHurt(1, 1, 0)).moment == "death"


def test_the_result_counts_what_is_told() -> None:
    """Each tally is of a deed or effect, with its count."""
    told = {kebab(type(event).__name__) for event in position_events() if SPEC.telling(event).part != QUIET}
    for lang, words in WORDS.items():
        text = words_file(lang, "vast").read_text("utf-8")
        counted = [line.split(" = ")[0] for line in text.splitlines() if line.startswith("vast-tally-")]
        assert len(counted) == 25
        assert {id.removeprefix("vast-tally-") for id in counted} <= told
        assert all("7" in words.say(id, count=7) for id in counted)


# ---------------------------------------------------------------------- the race
def race_of(game: Vast) -> dict[str, Goal]:
    return {goal.role: goal for goal in SPEC.race(SPEC.view(game, frozenset()))}


def strip(game: Vast, lang: str = "en") -> dict[str, str]:
    return {role: WORDS[lang].label(goal.label) for role, goal in race_of(game).items()}


@pytest.mark.rule("VAST-GEN-004")
def test_the_race_says_how_near_each_role_is_in_its_own_terms() -> None:
    dragon = {"at": "e1", "health": 2, "rows": {"greed": 2, "hunger": 1, "pride_event": 0}}
    state = {"map": CROSS, "knight": {"at": "n1", "health": 3}, "dragon": dragon, "thief": {"at": "w1", "stashed": 4}}
    game = situation(ALL_FIVE, state=state)

    assert strip(game) == {
        "knight": "Dragon's Health 2 of 5",
        "goblins": "Knight's Health 3 of 7",
        "dragon": "9 of 11 awake",
        "cave": f"{game.cave.tiles_left()} tiles left",
        "thief": "4 of 6 stashed",
    }
    assert strip(game, "it")["dragon"] == "Risveglio 9 di 11"
    assert {(goal.have, goal.need) for goal in race_of(game).values()} >= {(3, 5), (4, 7), (9, 11), (4, 6)}
    assert not any(goal.threat for goal in race_of(game).values())


@pytest.mark.rule("VAST-GEN-004")
def test_the_race_follows_the_roles_that_play() -> None:
    assert strip(situation("knight-goblins", state={"knight": {"crystals": 2}}))["knight"] == "2 of 5 Crystals"
    assert strip(situation("goblins-dragon", "goblins"))["goblins"] == "Dragon's Health 5 of 5"
    collapsing = situation(FOUR, "cave", state={"map": CROSS, "cave": {"stack": [], "hand": []}}, turn_state=COLLAPSE)
    assert strip(collapsing)["cave"] == "0 of 5 Crystals fallen"


STRIP = (*("kill-dragon", "kill-knight", "crystals", "way-out", "wake", "surface", "escape", "tiles", "fall", "stash"),)


def test_what_stands_in_the_strip_is_short() -> None:
    """28 letters are what it has room for, with the largest numbers too."""
    numbers = {"has": 10, "most": 10, "needs": 14, "left": 51}
    told = [words.say(f"vast-race-{id}", **numbers) for words in WORDS.values() for id in STRIP]

    assert all(words.knows(f"vast-race-{id}") for words in WORDS.values() for id in STRIP)
    assert [line for line in told if len(line) > 28] == []


COLLAPSE = {"collapse": True}
LOADED = {"stashed": 4, "carried": 2, "at": "n2"}
NEAR = {"stashed": 5, "at": "n1"}
THREATS = [
    ("thief", {"map": LINE, "thief": LOADED}, "He carries 2, and the Entrance is 2 tiles away"),
    (
        "thief",
        {"map": {**LINE, "n2": {"tile": "ambush-05", "treasures": 1}}, "thief": NEAR},
        "One is missing: by M18 he is home in 3 steps",
    ),
    (
        "goblins",
        {
            "map": LINE,
            "knight": {"at": "o", "health": 1},
            "goblins": {"population": {"eye": 3}, "tile": {"eye": "n1"}, "rage": 1},
        },
        "1 Tribe on the map beats her Strength 1 and can reach her; she has 1 Health.",
    ),
    (
        "knight",
        {"map": LINE, "knight": {"at": "o", "grit": 30}, "dragon": {"at": "n1", "health": 1}},
        "The Dragon has 1 Health and Armor 1, 1 tile away",
    ),
    (
        "cave",
        {
            "map": {**LINE, "e1": "crystal-01"},
            "cave": {"stack": [], "hand": [], "crystals_fallen": 4},
        },
        "1 Crystal tile must still fall, 1 lie open",
    ),
    (
        "dragon",
        {"map": LINE, "dragon": {"at": "n2", "awake": True, "surfaced": True, "rows": MIDDLE_ARMOR}},
        "The Entrance is 1 move away",
    ),
]


@pytest.mark.parametrize(("role", "state", "why"), THREATS, ids=[f"{role}-{n}" for n, (role, *_) in enumerate(THREATS)])
def test_who_may_win_next_turn_is_a_threat_and_says_why(role: str, state: dict[str, Any], why: str) -> None:
    """VAST-GEN-004  From what everybody sees."""
    near = race_of(situation(ALL_FIVE, role, state=state, turn_state=COLLAPSE if role == "cave" else {}))

    assert near[role].threat
    assert WORDS["en"].label(near[role].why[-1]).startswith(why)


def test_too_little_loot_or_too_little_strength_is_no_threat() -> None:
    far = {"map": LINE, "thief": {"at": "n3", "stashed": 4, "carried": 1}}
    strong = {"knight": {"at": "o", "health": 1, "grit": 30, "slots": {"strength": 3}}}
    tribe = {"goblins": {"population": {"eye": 4}, "tile": {"eye": "n1"}, "rage": 1}}

    assert not race_of(situation(ALL_FIVE, "thief", state=far))["thief"].threat
    assert not race_of(situation(ALL_FIVE, "goblins", state={"map": LINE, **strong, **tribe}))["goblins"].threat


def test_the_end_is_a_moment_of_its_own_and_good_for_the_winner_alone() -> None:
    end = SPEC.telling(events_of("the-cave-wins")[-1])

    assert (end.part, end.role, end.moment) == (DEED, "cave", "end")
    assert [role for role, weight in end.stakes if weight > 0] == ["cave"]
