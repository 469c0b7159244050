"""VAST-KN-001  What belongs to the Knight: Health, Grit, Hero cubes and where they lie, equipment, cards, and this
turn's tally.
"""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import bit, i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import ASIDE, ENTRANCE_TILE, FREE, OFF, ON_TREASURE, SLOTS, TILE_COUNT, TREASURES

NO_CARD: Final = -1
ALL_ON_TRACK: Final = 31  # five Grit spaces, a cube on each
FIELDS: Final = (
    "tile", "out", "health", "grit", "slots", "on_cards", "free", "discarded", "poisoned", "aside", "track",
    "kept", "shown", "offered", "quests", "quest_deck", "quests_done", "boxed", "crystals", "bombs", "moves",
    "encounters", "maps_used", "bomb_used", "bow_used", "magic_used", "flared", "armed", "dragon_attacked",
    "visited", "met", "ambushes", "taken", "deeds", "turn_over", "did", "revealed", "struck", "start", "event",
    "guard", "golem", "beetles", "monster", "visited_far", "met_far",
    "handed", "passed", "rune_used", "loose", "charmed", "declined",
)  # fmt: skip


@final
class Knight:
    """Her board. A field that counts this turn only is set back when she picks up her cubes."""

    def __init__(self, eyes: i64) -> None:
        self.tile: i64 = ENTRANCE_TILE
        self.out = False  # dead, and the game goes on without her
        self.health: i64 = 0
        self.grit: i64 = 0
        self.slots: vec[i64] = vec[i64]([0] * len(SLOTS))  # cubes on stats and equipment
        self.on_cards: i64 = 0  # Treasure cards with a cube, as a mask
        self.free: i64 = 2
        self.discarded: i64 = 0
        self.poisoned: i64 = 0  # on the Entrance
        self.aside: i64 = 0  # until the next pick-up
        self.track: i64 = ALL_ON_TRACK  # Grit spaces that hold a cube
        self.kept = Pile(vec[i64](), eyes)  # Treasure cards face down
        self.shown: i64 = 0  # ... face up, as a mask
        self.offered = Pile(vec[i64](), eyes)  # the card she may keep or decline
        self.handed = Pile(vec[i64](), eyes)  # two cards of which she may take one
        self.declined = Pile(vec[i64](), eyes)  # cards that she declined, out of the game
        self.quests = Pile(vec[i64](), eyes)
        self.quest_deck = Pile.deck([])
        self.quests_done: i64 = 0  # Sidequests completed, as a mask
        self.boxed: i64 = 0  # Treasure cards out of the game for all to see, as a mask
        self.crystals: i64 = 0
        self.bombs: i64 = 3
        self.moves: i64 = 0  # this turn: spaces moved,
        self.encounters: i64 = 0  # Encounters spent,
        self.maps_used: i64 = 0  # cubes of the Ancient Map used,
        self.bomb_used = self.bow_used = False
        self.magic_used = False  # the Enchanted Bow
        self.flared = False
        self.armed = False  # the Javelin is ready for the next attack
        self.dragon_attacked = False  # underground, once per turn
        self.visited: i64 = 0  # tiles entered, as a mask
        self.met: i64 = 0  # tiles of Encounters, as a mask
        self.ambushes: i64 = 0
        self.taken: i64 = 0  # Treasures
        self.deeds: i64 = 0  # Sidequests whose moment is now, as a mask
        self.turn_over = False
        self.clear_encounter()
        self.clear_infestation()
        self.clear_promos()

    def clone(self) -> Knight:
        copy = Knight(0)
        copy.tile, copy.out, copy.health, copy.grit = self.tile, self.out, self.health, self.grit
        copy.slots, copy.on_cards, copy.free = self.slots[:], self.on_cards, self.free
        copy.discarded, copy.poisoned, copy.aside, copy.track = self.discarded, self.poisoned, self.aside, self.track
        copy.kept, copy.shown, copy.offered = self.kept.clone(), self.shown, self.offered.clone()
        copy.handed, copy.declined = self.handed.clone(), self.declined.clone()
        copy.quests, copy.quest_deck = self.quests.clone(), self.quest_deck.clone()
        copy.quests_done, copy.boxed = self.quests_done, self.boxed
        copy.crystals, copy.bombs, copy.moves, copy.encounters = self.crystals, self.bombs, self.moves, self.encounters
        copy.maps_used, copy.bomb_used, copy.bow_used = self.maps_used, self.bomb_used, self.bow_used
        copy.magic_used, copy.flared, copy.armed = self.magic_used, self.flared, self.armed
        copy.dragon_attacked, copy.visited, copy.met = self.dragon_attacked, self.visited, self.met
        copy.ambushes, copy.taken, copy.deeds, copy.turn_over = self.ambushes, self.taken, self.deeds, self.turn_over
        copy.revealed, copy.struck = self.revealed, self.struck
        copy.passed, copy.rune_used, copy.loose = self.passed, self.rune_used, self.loose
        copy.visited_far, copy.met_far = self.visited_far, self.met_far
        copy.did, copy.start, copy.event, copy.guard = self.did, self.start, self.event, self.guard
        copy.golem, copy.beetles, copy.monster = self.golem, self.beetles, self.monster
        copy.charmed = self.charmed
        return copy

    def clear_encounter(self) -> None:
        """Nothing is being met."""
        self.visited_far: i64 = 0  # spaces of Terrain entered this turn,
        self.met_far: i64 = 0  # ... and of Encounters there, as masks
        self.did: i64 = 0  # things done in the Encounter under way
        self.revealed = False  # ... it turned up a Dark tile
        self.struck = False  # ... the Dragon was attacked in it
        self.start: i64 = OFF  # the tile on which her turn began
        self.event: i64 = NO_CARD  # the Event card being resolved

    def clear_infestation(self) -> None:
        """VAST-VAR-020  No Monster has met her yet."""
        self.guard: i64 = OFF  # the tile with the Ogre token of Goblin Infestation
        self.golem = False  # ... the Golem that stays
        self.beetles = False  # ... the Bright Beetles that stay
        self.monster: i64 = NO_CARD  # the Monster of the Ambush under way

    def clear_promos(self) -> None:
        """VAST-BON-022  What only bonus cards need."""
        self.passed: i64 = 0  # tiles left this turn with their Crystal unsmashed, as a mask
        self.rune_used = False  # the Rune Staff
        self.loose = False  # her Health has changed: the Cursed Amulet may be discarded
        self.charmed = False  # the Thief has helped her: Strength +1 in her next turn

    def new_turn(self) -> None:
        """What counts this turn only starts again."""
        self.moves = self.encounters = self.maps_used = 0
        self.bomb_used = self.bow_used = self.magic_used = self.rune_used = False
        self.flared = self.armed = self.dragon_attacked = self.turn_over = False
        self.start = self.tile
        self.visited = self.met = self.passed = self.ambushes = self.taken = self.deeds = 0
        self.visited_far = self.met_far = 0

    def visit(self, space: i64) -> None:
        """VAST-KN-057  She has entered a space this turn; the starting tile is not counted."""
        if space == self.start:
            return
        if not is_ground(space):
            self.visited |= bit(space)
        else:
            self.visited_far |= bit(space - TILE_COUNT)

    def meet(self, space: i64) -> None:
        """VAST-KN-059  She has had an Encounter on a space this turn."""
        if not is_ground(space):
            self.met |= bit(space)
        else:
            self.met_far |= bit(space - TILE_COUNT)

    def card_cubes(self) -> i64:
        """How many cubes lie on Treasure cards."""
        count: i64 = 0
        for card in range(i64(len(TREASURES))):
            count += self.on_cards >> card & 1
        return count

    def placed(self) -> i64:
        """Cubes on stats, equipment and Treasure cards."""
        count = self.card_cubes()
        for slot in range(i64(7)):
            count += self.slots[slot]
        return count

    def owned(self) -> i64:
        """VAST-KN-036  Cubes that are hers now: unplaced, placed or set aside."""
        return self.free + self.placed() + self.aside

    def on_track(self) -> i64:
        count: i64 = 0
        for space in range(i64(5)):
            count += self.track >> space & 1
        return count

    def cubes_at(self, place: i64) -> i64:
        """Cubes at a place of CUBE_PLACES."""
        if place < FREE:
            return self.slots[place]
        if place == FREE:
            return self.free
        return self.aside if place == ASIDE else self.on_cards >> (place - ON_TREASURE) & 1

    def take_cube(self, place: i64) -> None:
        """One cube leaves that place; the caller says where it goes."""
        if place < FREE:
            self.slots[place] = self.slots[place] - 1
        elif place == FREE:
            self.free -= 1
        elif place == ASIDE:
            self.aside -= 1
        else:
            self.on_cards &= ~(i64(1) << (place - ON_TREASURE))
