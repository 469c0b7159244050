"""KHO-SCEN-18  Is a scenario's dungeon the whole one: ten rooms, two of every type, all loot, every clan's tip?

A pack that lacks something can be read all the same: who plays on with an older one may. `underkeep content check` and
the tests ask. A scenario whose story has rooms still to be built names in `building` the rule that tells so.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.faults import Fault
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import Dungeon
from underkeep.games.heroes.content import Content, lay_out, read_content
from underkeep.games.heroes.names import (
    CELLS,
    CLAN_NAMES,
    CRYPT,
    DRAGON,
    FORGE,
    GNOLL,
    IMP,
    LABORATORY,
    LIBRARY,
    LIZARDFOLK,
    LOOT_TYPES,
    MENAGERIE,
    NAMED_TYPES,
    PANTRY,
    POLTERGEIST,
    RATKIN,
    ROOM_NAMES,
    ROOMS,
    SCENARIO_NAMES,
    SEWERS,
    SITE,
    SKELETON,
    SLIME,
    STUDY,
    TYPE_NAMES,
    VAULT,
    WITCH,
    WORKSHOP,
)  # fmt: skip
from underkeep.games.heroes.scenario_file import Scenario
from underkeep.games.heroes.scenarios.check import map_faults

EXAMPLE: Final = "k0"  # the map of the rulebook's examples: no Portal, no choice of clans
PARTS: Final[i64] = 2  # rooms of a type: a Hero card brings a hero into each (KHO-ASSAULT-01)
SOLD: Final = ((SEWERS, PANTRY), (CRYPT, MENAGERIE), (VAULT, FORGE), (LIBRARY, STUDY))  # by loot type: made, bought
BOUGHT: Final = tuple(room for pair in SOLD for room in pair)
TIP_ROOMS: Final = {
    DRAGON: (SEWERS, PANTRY, LIBRARY, STUDY),  # Potions and Scrolls
    WITCH: (SEWERS, LIBRARY),  # Portals to what is carried
    POLTERGEIST: BOUGHT,  # resources for whoever buys
    IMP: (WORKSHOP,),  # Traps
    LIZARDFOLK: BOUGHT,  # movement and attacks, of any type
    SKELETON: (CRYPT, MENAGERIE),  # Bones and Beasts
    GNOLL: (VAULT,),  # Coins
    SLIME: BOUGHT,  # Activates, of any type
    RATKIN: (VAULT, FORGE),  # Equipment
}  # fmt: skip


def faults_of(content: Content) -> list[str]:
    """KHO-SCEN-18  What the dungeons of a pack lack, a sentence each."""
    found: list[str] = []
    for scenario in content.scenarios:
        if scenario.id != EXAMPLE:
            found.extend(f"{scenario.id}: {fault.problem}" for fault in scenario_faults(scenario, content))
    return found


def faults_of_added(pack: ContentPack) -> list[Fault]:
    """KHO-SCEN-16  All that is wrong with the scenarios that a pack adds; what both checks find is told once."""
    content = read_content(pack)
    found: list[Fault] = []
    for scenario in content.scenarios:
        if scenario.id not in SCENARIO_NAMES:
            wrong = map_faults(scenario, content.rooms, content.treasures)
            known = [(one.kind, one.things) for one in wrong]
            lacks = scenario_faults(scenario, content)
            found.extend([*wrong, *[one for one in lacks if (one.kind, one.things) not in known]])
    return found


def scenario_faults(scenario: Scenario, content: Content) -> list[Fault]:
    """KHO-SCEN-18  One scenario. Rooms that its story leaves to the masons count as soon as they can be built."""
    dungeon = lay_out(scenario.tiles, content.rooms)
    told = scenario.building != "" and scenario.building in [special.rule for special in scenario.specials]
    reach = [room for room in range(ROOMS) if dungeon.has(room) or (told and dungeon.has(SITE))]
    found = story_faults(scenario, dungeon, told)
    for room in range(CELLS + 1):
        if room not in reach:
            found.append(fault("no-room", ROOM_NAMES[room], f"no {ROOM_NAMES[room]}"))
    for kind in range(i64(1), NAMED_TYPES):
        if len([room for room in reach if content.rooms[room].type == kind]) < PARTS:
            found.append(fault("no-pair", TYPE_NAMES[kind], f"a {TYPE_NAMES[kind]} card brings no two heroes"))
    for n, pair in enumerate(SOLD):
        if any(room not in reach for room in pair):
            found.append(fault("no-loot", LOOT_TYPES[n], f"no {LOOT_TYPES[n]} can be bought"))
    for name in barred_clans(scenario, content, dungeon, reach):
        found.append(fault("no-tip", name, f"the tip of the {name} cannot be followed"))
    return found


def fault(kind: str, thing: str, problem: str) -> Fault:
    return Fault(kind, (thing,) if thing else (), problem)


def story_faults(scenario: Scenario, dungeon: Dungeon, told: bool) -> list[Fault]:
    """KHO-SCEN-18  An exception has a reason and a rule; Laboratory and Construction Site have something to do."""
    found: list[Fault] = []
    unbuilt = [room for room in range(ROOMS) if not dungeon.has(room)]
    site = "construction_site"
    if scenario.building and not told:
        found.append(fault("no-such-rule", "", f"{scenario.building} is not a special rule of the scenario"))
    if scenario.building and not dungeon.has(SITE):
        found.append(fault("no-site", site, "rooms are to be built without a Construction Site"))
    if dungeon.has(SITE) and unbuilt and not told:
        found.append(fault("idle-site", site, "no rule says which rooms the Construction Site builds"))
    if dungeon.has(LABORATORY) and not dungeon.has(CELLS):
        found.append(fault("no-cells", "laboratory", "no Cells for the heroes of the Laboratory"))
    return found


def barred_clans(scenario: Scenario, content: Content, dungeon: Dungeon, reach: list[i64]) -> list[str]:
    """KHO-SCEN-18  Clans whose tip, or whose first monsters, have no place on this map."""
    found: list[str] = []
    for number, clan in enumerate(content.clans):
        at_home = any(content.rooms[room].type == clan.start for room in reach)
        fits = at_home and all(room in reach for room in TIP_ROOMS[i64(number)])
        if number == WITCH:
            fits = fits and len(scenario.portals) > 0
        if number == POLTERGEIST:
            fits = fits and (has_walls(dungeon) or SITE in reach)  # new rooms bring walls
        if not fits:
            found.append(CLAN_NAMES[number])
    return found


def has_walls(dungeon: Dungeon) -> bool:
    """KHO-CLAN-21  Two rooms that touch without a passage: a way for a Poltergeist only."""
    return any(dungeon.touching[room] & ~dungeon.doors[room] for room in range(ROOMS))
