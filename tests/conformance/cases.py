"""Cases of the conformance suite: the registered games, with what is known about them beyond their specs.

`RARE` names what random play may miss, each with its reason: "frame X", "verb text", "event X" or "card id".
`./run soak tests.conformance.cases:vast N` plays any number of games of a case.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from tests.conformance import vast_cards
from underkeep import engine
from underkeep.core.kernel.spec import Tree
from underkeep.core.testing import Case
from underkeep.library import load_game
from underkeep.yaml_positions import open_position, position_keys

SEED: Final = int(os.environ.get("UNDERKEEP_SEED", "1"))  # of the first game; the others follow
GAMES_TESTS: Final = Path(__file__).parent.parent / "games"
GAMES_COMPILED: Final = 200
GAMES_PURE: Final = 20
RECUR: Final = 20  # positions between two turns of those in the middle of something
CARDS: Final[Mapping[str, tuple[str, ...]]] = {}  # ids that events or move texts must have named within the games
TWO_ON_A_SQUARE: Final = "two wounded characters on one square: tests/games/twister/positions reach it"

CHAPTERS: Final = {path.stem: path.parent.name for path in (GAMES_TESTS / "vast" / "positions").rglob("*.yaml")}


def reached(why: str, file: str) -> str:
    """A reason, and the position file that comes there; tests/games/vast/test_rare.py proves it."""
    return f"{why}: tests/games/vast/positions/{CHAPTERS[file]}/{file}.yaml"


VAST_RARE: Final = {
    "frame OrderAttacks": reached("several attacks of which one must be made", "order-of-attacks"),
    "frame MoreAttacks": reached("several attacks of which one must be made", "order-of-attacks"),
    "frame LayForPlunder": reached("the tile of the turn uncovers a lurking Tribe", "past-plunder-beside-a-lurker"),
    "frame DraggedDeeper": reached("one Monster of ten, no Dark tile on a diagonal", "underworm-digs-a-new-tile"),
    "frame ChooseJoin": reached("a split that no straight slide joins", "a-group-is-brought-the-shortest-way"),
    "frame ChooseDragged": reached("one Monster of ten, two ways equal", "underworm-takes-one-of-two-ways"),
    "frame TrollComes": reached("one Monster of ten", "troll-brings-the-canyon"),
    "frame SwingAxe": reached("one Treasure of seven and a Dragon too strong for one blow", "mighty-axe-strikes-twice"),
    "frame TribeAttacksDragon": reached("a Tribe above the Ash Dragon's Armor", "ash-dragon-lets-tribes-attack"),
    "frame ChooseLoot": reached("a Tribe sees and beats the Thief", "tribe-kills-the-thief"),
    "frame UseStickyFingers": reached("one upgrade of eleven and a failed Pickpocket", "sticky-fingers"),
    "frame StealASecret": reached("open and hidden Secrets at a Pickpocket", "pickpocket-a-secret"),
    "frame StealCard": reached("a Pickpocket of two or more successes", "pickpocket-the-knight"),
    "frame FightGuard": reached("the Ogre won before and she comes back", "ogre-guards-its-space"),
    "frame FleeOgre": reached("one Monster of ten", "ogre-guards-its-space"),
    "frame PoisonCubes": reached("one Secret of ten and an attack", "poison-puts-cubes-on-the-entrance"),
    "frame ChoosePoisoned": reached("one Secret of ten and an attack", "poison-puts-cubes-on-the-entrance"),
    "frame SlipAway": reached("one upgrade of eleven and an attack", "evasion-cancels-the-first-attack"),
    "frame ScratchEach": reached("a dear power beside two Tribes", "scratch-eats-all-tribes"),
    "frame ScratchTribes": reached("a dear power beside Tribes", "scratch-eats-all-tribes"),
    "frame AttackTribes": reached("the Knight stronger than a Tribe in her way", "tribe-on-a-dark-tile"),
    "frame StrikeThief": reached("her Perception above the Thief's Stealth", "knight-kills-the-thief"),
    "frame GnomeJump": reached("one Monster of ten and a Plunder", "gnome-jumps-after-plunder"),
    "event AttackEvaded": reached("one upgrade of eleven and an attack", "evasion-cancels-the-first-attack"),
    "event MapShifted": "a map of 27 tiles in a line: tests/games/vast/rules/test_underkeep.py shifts one",
    "frame RaiseTerrain": reached("the first Event tile of a round", "terrain-comes-with-the-first-event-tile"),
    "frame ChooseTerrain": reached("the first Event tile of a round", "terrain-comes-with-the-first-event-tile"),
    "frame ChooseGround": reached("several spots for a Terrain", "terrain-comes-with-the-first-event-tile"),
    "frame ChooseGroundTurn": reached("a Terrain that fits in several ways", "magma-is-turned"),
    "frame ChoosePit": reached("one Terrain of six", "pits-lie-far-apart"),
    "frame BurnOnMagma": reached("one Terrain of six", "magma-burns-the-knight"),
    "frame KnightDrifts": reached("one Terrain of six", "the-river-carries-the-knight"),
    "frame DragonDrifts": reached("one Terrain of six", "the-river-carries-the-dragon"),
    "frame ThiefDrifts": reached("one Terrain of six", "the-river-carries-the-thief"),
    "frame ThiefInRiver": reached("one Terrain of six", "the-river-carries-the-thief"),
    "frame DragonJumps": reached("one Terrain of six and a Wing", "the-dragon-jumps-from-pit-to-pit"),
    "frame KnightStepsOut": reached("the Knight on Terrain at its edge", "terrain-edges-lead-into-the-unknown"),
    "frame TribeStepsOut": reached("a Tribe on Terrain at its edge", "a-tribe-walks-off-the-magma"),
    "frame ThiefStepsOut": reached("the Thief on Terrain at its edge", "the-thief-walks-into-the-unknown"),
    "frame EmptyTerrain": reached("Terrain that falls", "terrain-falls-when-half-open"),
    "frame ChooseOffTerrain": reached(
        "Terrain that falls under a piece with several ways off", "a-tribe-leaves-falling-terrain"
    ),
    "event TerrainPlaced": reached("the first Event tile of a round", "terrain-comes-with-the-first-event-tile"),
    "event TerrainDrawn": reached("random Terrain", "random-terrain-is-drawn"),
    "event TerrainRemoved": reached("Terrain that falls", "terrain-falls-when-half-open"),
    "verb terrain canyon": reached("one Terrain of six", "canyon-bridge-touches-a-lit-tile"),
    "frame MoveEntrance": reached("one option of many", "the-entrance-moves-when-its-tile-falls"),
    "frame ChooseEntrance": reached("one option of many", "the-goblins-choose-the-new-entrance"),
    "event EntranceMoved": reached("one option of many", "the-entrance-moves-when-its-tile-falls"),
    "frame ChooseBuried": reached("one option of many", "unknown-treasures-with-the-cave"),
    "frame TakeOne": reached("one option of many", "unknown-treasures-with-the-cave"),
    "frame PlaceWon": reached("one Sidequest of twelve, with promo cards", "prepared-ends-the-turn"),
    "frame DiscardAmulet": reached("one Treasure of eleven, with promo cards", "amulet-doubles-wounds"),
    "frame ChooseRune": reached("one Treasure of eleven, with promo cards", "rune-staff-leaps"),
    "frame Teleport": reached("one Treasure of eleven, with promo cards", "rune-staff-leaps"),
    "frame OweSecret": reached("one Treasure of eleven and an attack on a Tribe", "gauntlet-against-a-tribe"),
    "frame Quake": reached("one Event of sixteen, with promo cards", "quake-around-the-knight"),
    "frame KrakenRises": reached("one Monster of eleven and an attack", "kraken-follows-the-attack"),
    "event KrakenRose": reached("one Monster of eleven and an attack", "kraken-follows-the-attack"),
    "event KnightLured": reached("one Monster of eleven and the Knight in sight", "wisp-leads-the-knight"),
    "event MonsterStayed": reached("one Monster of three, on one line of the variant", "monsters-of-line-c"),
    "event EnchantedShot": reached("one Treasure of eleven", "enchanted-bow-costs-strength-less-one"),
    "event RuneStaffUsed": reached("one Treasure of eleven, with promo cards", "rune-staff-leaps"),
    "event PowerAverted": reached("one Secret of thirteen and a power", "trap-turns-the-claw-away"),
    "event SchemeUsed": reached("one option of many", "ancient-rituals-buy-a-secret"),
    "event MonsterBoxed": reached("one Monster of eleven and an attack", "kraken-follows-the-attack"),
    "frame ChooseSlung": reached("one Secret of thirteen, with promo cards", "slingshot-dazes"),
    "event PieceDazed": reached("one Secret of thirteen, with promo cards", "slingshot-dazes"),
    "frame ChooseFeast": reached("one Secret of thirteen, with promo cards", "mushrooms-for-one-tribe"),
    "frame ChooseMeat": reached("one Secret of thirteen, with promo cards", "meat-lures-a-tribe"),
    "frame TakeMeatBack": reached("one Secret of thirteen and a Reveal", "meat-lures-a-tribe"),
    "frame ChooseThrown": reached("one Treasure of seven, with revised cards", "revised-javelin-is-thrown"),
    "frame ThrowJavelin": reached("one Treasure of seven, with revised cards", "revised-javelin-is-thrown"),
    "frame PierceTribe": reached("one Treasure of seven, with revised cards", "revised-javelin-is-thrown"),
    "verb sling": reached("one Secret of thirteen, with promo cards", "slingshot-dazes"),
    "verb throw javelin": reached("one Treasure of seven, with revised cards", "revised-javelin-is-thrown"),
    "verb use rune_staff": reached("one Treasure of eleven, with promo cards", "rune-staff-leaps"),
    "frame ChooseRoused": reached("one option of many", "platinum-scale-wakes-a-cube"),
    "frame ShowSilver": reached("one option of many", "silver-scale-is-kept"),
    "event ScaleGained": reached("one option of many", "smash-wins-a-scale"),
    "event ScaleShown": reached("one option of many", "silver-scale-is-kept"),
    "verb scale platinum_scale": reached("one option of many", "platinum-scale-wakes-a-cube"),
    "frame UseCharm": reached("one option of many", "charm-helps-the-knight"),
    "frame UseWand": reached("one option of many", "wand-takes-grit"),
    "event AdvancementRevealed": reached("one option of many", "advancement-is-turned-up-when-stashing"),
    "event CharmUsed": reached("one option of many", "charm-helps-the-knight"),
    "event WandUsed": reached("one option of many", "wand-takes-grit"),
    "verb charm knight": reached("one option of many", "charm-helps-the-knight"),
    "verb wand knight": reached("one option of many", "wand-takes-grit"),
    "frame BuyScheme": reached("one option of many", "a-plundered-treasure-buys-a-scheme"),
    "frame PayScheme": reached("one option of many", "a-scheme-is-paid-with-schemes"),
    "frame KeepPlunder": reached("one option of many", "a-plundered-treasure-is-stored"),
    "frame SpendPlunder": reached("one option of many", "a-plundered-treasure-is-stored"),
    "frame TakeFromMap": reached("one option of many", "a-plundered-gem-is-stored-as-a-treasure"),
    "frame TakeStored": reached("one option of many", "the-thief-takes-a-stored-treasure"),
    "frame ChooseArmed": reached("one option of many", "armory-arms-a-tribe"),
    "frame PressFrom": reached("one option of many", "press-gangs-move-a-disc"),
    "frame PressTo": reached("one option of many", "press-gangs-move-a-disc"),
    "frame HoldRitual": reached("one option of many", "ancient-rituals-buy-a-secret"),
    "frame HireMercenaries": reached("one option of many", "mercenaries-bring-a-monster"),
    "event SchemeBought": reached("one option of many", "a-plundered-treasure-buys-a-scheme"),
    "event TreasureStored": reached("one option of many", "a-plundered-treasure-is-stored"),
    "verb disc fangs": reached("one option of many", "underboss-pays-a-disc"),
    "verb steal javelin": reached("a Pickpocket of two or more successes", "pickpocket-the-knight"),
}
TWISTER_RARE: Final = {
    "frame Aim": TWO_ON_A_SQUARE,
    "verb target yellow cleric": TWO_ON_A_SQUARE,
    "frame HandOver": "a curse is kept until death, by two winners: winners-inherit-curses.yaml",
    "event SpecterReincarnated": "a Specter ends its move on somebody wounded: specter-reincarnates.yaml",
}
TWO_WOUNDED: Final = "monsters of one clan in one room that differ by their Wounds: mover_by_wounds.yaml"
HEROES_RARE: Final = {  # asked only where there is a choice (KHO-RUL-12)
    "frame ChooseMover": TWO_WOUNDED,
    "verb wounds 0": TWO_WOUNDED,
}
RARE: Final[Mapping[str, Mapping[str, str]]] = {
    "twister": TWISTER_RARE,
    "heroes": HEROES_RARE,
    "vast": VAST_RARE,
}


def is_compiled() -> bool:
    return engine.chosen() is not None


def full_every() -> int:
    """All points are checked in ten of the compiled games and in two of the others, some points in every game."""
    return 20 if is_compiled() else 10


def seeds() -> range:
    """The games to be played: many on the compiled engine, some on the sources."""
    return range(SEED, SEED + (GAMES_COMPILED if is_compiled() else GAMES_PURE))


def positions_of(game: str) -> tuple[tuple[str, Tree], ...]:
    """The game's position files: where some random games start, and where option sequences are counted.

    Those called `middle_…` stand where random play hardly gets; they recur, so that any run of seeds has them all.
    """
    paths = sorted((GAMES_TESTS / game / "positions").rglob("*.yaml"), key=lambda path: path.name)
    found = [(path.stem, position_keys(open_position(path)[1].tree)) for path in paths]
    middle = [named for named in found if named[0].startswith("middle_")]
    others = [named for named in found if named not in middle]
    runs = [[*middle, *others[n : n + RECUR]] for n in range(0, len(others), RECUR)]
    return tuple(named for run in runs for named in run)


@cache
def case_of(game: str) -> Case:
    loaded = load_game(game)
    positions = positions_of(game)
    return Case(
        loaded.spec,
        loaded.content,
        loaded.pack.digest,
        positions=positions,
        cards=CARDS.get(game, ()),
        rare=RARE.get(game, {}),
    )


def vast() -> Case:
    """For the soak: it tells what was never used. 200 games are too few for that; the position files use everything
    (tests/games/vast/test_uses.py).
    """
    return replace(case_of("vast"), cards=vast_cards.USES, cards_of=vast_cards.uses_in)
