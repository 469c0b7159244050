"""VAST-GO-001  What belongs to the Goblins: Rage, three Tribes, Monsters, Secrets, decks, and this turn's tally."""

from __future__ import annotations

from typing import Final, final

from underkeep.core.kernel.native import bit, i64, vec
from underkeep.core.kernel.zones import Pile
from underkeep.games.vast.board.ground import is_ground
from underkeep.games.vast.names import MONSTER_SLOTS, OFF, SECRETS, SLINGSHOT, SLOT_TRIBE, TILE_COUNT

NONE: Final = -1
FIELDS: Final = (
    "rage", "population", "tile", "lurk", "slots", "war", "war_hand", "war_card", "monster_deck",
    "monster_discard", "drawn", "secret_deck", "secrets", "secret_discard", "face_up", "crystals", "activated",
    "pledges", "tunnels", "fury", "bomber", "ruby_used", "wisp_used", "flared", "left_count", "left", "acting",
    "path", "moved", "acted", "worm_used", "stepped", "hex", "lost", "refused", "poison",
    "path_far", "went_out", "boxed", "waiting", "meat", "mushrooms", "doses", "dazed_knight", "dazed_dragon",
    "schemes", "stored", "armory", "armory_waits", "extra_cards", "scheme_debt",
    "path_again", "far_again",
)  # fmt: skip


@final
class Goblins:
    """Their board. Tribes by number: Fangs, Bones, Eye; Monster slots: Fangs, Bones, Bones, Eye."""

    def __init__(self, eyes: i64) -> None:
        self.rage: i64 = 1
        self.population: vec[i64] = vec[i64]([0, 0, 0])
        self.tile: vec[i64] = vec[i64]([OFF, OFF, OFF])
        self.lurk: vec[i64] = vec[i64]([NONE, NONE, NONE])  # the open space of a lurking Tribe
        self.slots: vec[i64] = vec[i64]([NONE] * len(MONSTER_SLOTS))
        self.war = Pile.deck([])
        self.war_hand = Pile(vec[i64](), eyes)
        self.war_card: i64 = NONE
        self.monster_deck = Pile.deck([])
        self.monster_discard = Pile.discard()
        self.drawn = Pile.discard()  # Monsters drawn and not yet assigned lie open
        self.secret_deck = Pile.deck([])
        self.secrets = Pile(vec[i64](), eyes)
        self.secret_discard = Pile.discard()
        self.face_up: i64 = 0  # Secrets that stay in play, as a mask
        self.crystals: i64 = 0
        self.activated: i64 = 0  # Tribes that had their activation this turn
        self.pledges: vec[i64] = vec[i64]([OFF, OFF, OFF])  # the tile whose Crystal a Tribe has promised to smash
        self.tunnels = False  # Secret Tunnels this turn
        self.fury: i64 = NONE  # the Tribe with Blind Fury
        self.bomber: i64 = NONE  # ... with Fire Bomber
        self.ruby_used = False
        self.wisp_used = False
        self.flared: i64 = 0
        self.left_count: vec[i64] = vec[i64]([0, 0, 0])  # Lit tiles left this turn,
        self.left: vec[i64] = vec[i64]([0, 0, 0])  # ... which ones, as masks
        self.acting: i64 = NONE  # the Tribe being activated,
        self.path = self.path_far = i64(0)  # ... has been on these tiles and spaces of Terrain, as masks,
        self.path_again = self.far_again = i64(0)  # ... on these twice,
        self.moved = False  # ... may not move any more,
        self.acted = False  # ... has acted,
        self.stepped = False  # ... has taken a step,
        self.worm_used = False  # ... has used the Underworm
        self.hex: i64 = 0  # what Hex takes off the Thief's Stealth
        self.lost: i64 = 0  # Population lost to the effect under way
        self.refused: i64 = 0  # Tribes whose discs were refused
        self.went_out: vec[i64] = vec[i64]([0, 0, 0])  # Terrain left onto unexplored ground this turn, as masks
        self.poison = False  # Poison is on the blades of the next Attack
        self.clear_promos()

    def clear_promos(self) -> None:
        """VAST-BON-022  What only promo cards need."""
        self.boxed: i64 = 0  # Monsters out of the game, as a mask
        self.waiting: i64 = 0  # Monsters that wait for a Strength disc, as a mask
        self.meat: i64 = OFF  # the space with the disc of Meat!
        self.mushrooms: i64 = NONE  # the Tribe that ate the Cave Mushrooms,
        self.doses: i64 = 0  # ... and its activations left
        self.dazed_knight: i64 = 0  # what the Slingshot takes off the Knight this turn,
        self.dazed_dragon: i64 = 0  # ... and off the Dragon
        self.clear_schemes()

    def clear_schemes(self) -> None:
        """VAST-BON-030  No Scheme is bought."""
        self.schemes: i64 = 0  # Schemes bought, as a mask
        self.stored: i64 = 0  # Treasures kept to buy Schemes
        self.armory: i64 = NONE  # the Tribe with the disc of the Armory,
        self.armory_waits = False  # ... which waits for a free one
        self.extra_cards: i64 = 0  # bought for the draw under way
        self.scheme_debt: i64 = 0  # Schemes still to be paid with

    def clone(self) -> Goblins:
        copy = Goblins(0)
        copy.rage, copy.population, copy.tile, copy.lurk = self.rage, self.population[:], self.tile[:], self.lurk[:]
        copy.slots, copy.war, copy.war_hand = self.slots[:], self.war.clone(), self.war_hand.clone()
        copy.war_card, copy.monster_deck = self.war_card, self.monster_deck.clone()
        copy.monster_discard, copy.drawn = self.monster_discard.clone(), self.drawn.clone()
        copy.secret_deck, copy.secrets = self.secret_deck.clone(), self.secrets.clone()
        copy.secret_discard, copy.face_up, copy.crystals = self.secret_discard.clone(), self.face_up, self.crystals
        copy.activated, copy.pledges, copy.tunnels = self.activated, self.pledges[:], self.tunnels
        copy.fury, copy.bomber, copy.ruby_used = self.fury, self.bomber, self.ruby_used
        copy.wisp_used, copy.flared, copy.left_count = self.wisp_used, self.flared, self.left_count[:]
        copy.left, copy.acting, copy.moved = self.left[:], self.acting, self.moved
        copy.acted, copy.stepped, copy.worm_used, copy.hex = self.acted, self.stepped, self.worm_used, self.hex
        copy.path, copy.path_far, copy.went_out = self.path, self.path_far, self.went_out[:]
        copy.path_again, copy.far_again = self.path_again, self.far_again
        copy.lost, copy.refused, copy.poison = self.lost, self.refused, self.poison
        copy.boxed, copy.waiting, copy.meat = self.boxed, self.waiting, self.meat
        copy.mushrooms, copy.doses = self.mushrooms, self.doses
        copy.dazed_knight, copy.dazed_dragon = self.dazed_knight, self.dazed_dragon
        copy.schemes, copy.stored, copy.armory = self.schemes, self.stored, self.armory
        copy.armory_waits, copy.extra_cards, copy.scheme_debt = self.armory_waits, self.extra_cards, self.scheme_debt
        return copy

    def new_turn(self) -> None:
        """What counts this turn only starts again; a Hex on the Thief ends."""
        self.activated = self.flared = self.refused = self.hex = 0
        self.tunnels = self.ruby_used = self.wisp_used = self.poison = False
        self.fury = self.bomber = self.acting = NONE
        for tribe in range(i64(3)):
            self.pledges[tribe] = OFF
            self.left_count[tribe] = 0
            self.left[tribe] = 0
            self.went_out[tribe] = 0

    def end_turn(self) -> None:
        """What lasts until the end of the Goblin turn is over; pledges end (VAST-GO-033)."""
        self.bomber = self.fury = self.mushrooms = NONE
        self.poison = self.tunnels = False
        self.doses = self.dazed_knight = self.dazed_dragon = 0
        for tribe in range(i64(3)):
            self.pledges[tribe] = OFF

    def is_spent(self, tribe: i64) -> bool:
        """VAST-GO-021  Whether a Tribe may not be activated any more; after Cave Mushrooms one may three times and
        the others not at all (VAST-BON-019).
        """
        if self.mushrooms != NONE:
            return tribe != self.mushrooms or self.doses == 0
        return self.activated >> tribe & 1 != 0

    def activate(self, tribe: i64) -> None:
        """VAST-GO-021  An activation of the Tribe is used up."""
        self.activated |= i64(1) << tribe
        if tribe == self.mushrooms:
            self.doses -= 1

    def set_out(self, tribe: i64) -> None:
        """VAST-GO-022  A Tribe begins to move, or has done something on the way so that going back may be worth it: it
        has been where it stands.
        """
        self.path = self.path_far = self.path_again = self.far_again = 0
        if self.revealed(tribe):
            self.pass_by(self.tile[tribe])

    def pass_by(self, space: i64) -> None:
        """The Tribe being activated is on that space, for the first or a second time."""
        if not is_ground(space):
            self.path_again |= self.path & bit(space)
            self.path |= bit(space)
        else:
            self.far_again |= self.path_far & bit(space - TILE_COUNT)
            self.path_far |= bit(space - TILE_COUNT)

    def has_passed(self, space: i64) -> bool:
        """Whether the Tribe being activated has been there and back again already."""
        if not is_ground(space):
            return self.path_again >> space & 1 != 0
        return self.far_again >> (space - TILE_COUNT) & 1 != 0

    def revealed(self, tribe: i64) -> bool:
        """VAST-GO-009  On a tile; a lurking Tribe counts as hidden."""
        return self.tile[tribe] >= 0

    def lurking(self, tribe: i64) -> bool:
        return self.lurk[tribe] >= 0

    def has_monster(self, tribe: i64, monster: i64) -> bool:
        for slot in range(i64(4)):
            if SLOT_TRIBE[slot] == tribe and self.slots[slot] == monster:
                return True
        return False

    def monsters_of(self, tribe: i64) -> list[i64]:
        return [self.slots[slot] for slot in range(i64(4)) if SLOT_TRIBE[slot] == tribe and self.slots[slot] >= 0]

    def assigned(self) -> i64:
        """VAST-GO-018  How many Monsters the Tribes have together."""
        count: i64 = 0
        for slot in range(i64(4)):
            if self.slots[slot] >= 0:
                count += 1
        return count

    def schemes_bought(self) -> i64:
        """VAST-BON-030  How many Schemes lie open."""
        count: i64 = 0
        for card in range(i64(len(SECRETS))):
            count += self.schemes >> card & 1
        return count

    def holding(self) -> i64:
        """VAST-GO-020  Secrets in hand and face up; the Slingshot does not count (VAST-BON-018)."""
        count = self.secrets.count()
        for card in range(i64(len(SECRETS))):
            if card != SLINGSHOT:
                count += self.face_up >> card & 1
        return count
