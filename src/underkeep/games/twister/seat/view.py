"""What a seat may know of a Twister game: built by adding, never by filtering.

TargetIds: squares `sq:c5`, rooms `room:n2`, tokens `tok:yellow:thief`, cards `card:action:3`, `card:combat:4`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class SquareView:
    """A square of a revealed room or of a starting line. Sides are north, east, south, west."""

    id: str  # sq:c5
    name: str  # c5: column a to v from west to east, row 1 to 10 from north to south
    terrain: str  # floor, gear, pit, line, tomb, sacred, dark, sarcophagus, statue, fountain
    edges: tuple[str, str, str, str]  # open, wall, gate-closed, gate-open, gate-broken
    dot: bool = False
    gates: tuple[str, ...] = ()  # edge:c5:e for each side that has a portcullis
    tile: int = 0  # number of the corridor tile that covers it, 0 for none
    part: int = 0  # which square of that tile, from 0
    turns: int = 0  # quarter turns of the tile as it lies now
    lit_now: bool = False  # laid in this turn: a Ring of Light may go on from here
    used: bool = False  # a Tomb that has given its Zombie, a Statue without its sword
    sconce: str = ""  # the side of the wall with a sconce: n, e, s, w
    torch: bool = False  # whether that sconce still has its Torch
    front: bool = False  # the square in front of a Statue


@final
@dataclass(frozen=True)
class RoomView:
    """A place for a room: n1 to n4 and s1 to s4. What is not revealed shows only how many tokens lie there."""

    id: str  # room:n2
    name: str  # n2
    revealed: bool
    room: str | None  # 3D
    number: int | None  # 3: rooms of one number turn each other
    rotation: str | None  # cw, ccw
    orientation: int | None  # quarter turns clockwise
    reconstructed: bool
    capacity: int
    face_down: tuple[tuple[str, int], ...]  # tokens lying here by owner: (("yellow", 2), ("blue", 1))


@final
@dataclass(frozen=True)
class TokenView:
    """A character or object that the seat may know; face-down ones of others are only counted in their room."""

    id: str  # tok:yellow:thief, tok:neutral:torch-2
    kind: str  # thief: what it is now; a Specter may have become anybody, a Vampire a bat
    owner: str  # yellow, blue, neutral
    character: bool
    place: str  # hand, line, room (face down both), aside (being placed), board, left, dead, lost, box
    at: str | None  # sq:c5 on the board or line, room:n2 while face down in a room
    face_down: bool  # known to the owner only
    wounded: bool
    held_by: str | None  # tok:… of the standing character that holds it
    spent: bool  # healed or regenerated this turn: it does nothing more
    fresh_wound: bool  # wounded this turn: it cannot be attacked
    movement: int
    strength: int
    potion_ap: int
    undead: bool
    flies: bool
    blood: int  # markers of a Vampire
    declared: tuple[str, ...]  # for the combat under way: joins, stays-out, swings, spares


@final
@dataclass(frozen=True)
class SideView:
    """What is public about a side, and its own hand for its own eyes."""

    id: str  # side:yellow
    name: str  # yellow
    points: int
    action_hand: tuple[int, ...] | None  # None: not for your eyes
    action_played: tuple[int, ...]
    combat_hand: tuple[int, ...] | None
    combat_played: tuple[int, ...]
    hand: tuple[str, ...] | None  # card:action:3, card:combat:4: what can be clicked
    jumps: int
    tokens_to_place: int
    hidden_line: int  # characters face down on its line
    team: tuple[str, ...] | None  # thief, torch-2: its fourteen tokens; None: secret, or not yet chosen
    picked: tuple[str, ...] | None  # while teams are chosen: what it has so far
    pairs: tuple[int, ...] | None  # numbers of the pairs of rooms it brought
    zombies_left: int


@final
@dataclass(frozen=True)
class FighterView:
    """A participant of the combat under way."""

    token: str
    side: str
    strength: int
    bonus: int
    why: str  # attacker, target, joined
    swings: bool  # a Two-Handed Sword is used
    in_dark: bool  # a Shadow out of darkness: linked to nobody but its enemy
    base: int  # strength as printed
    extras: tuple[tuple[str, int], ...]  # what makes strength and bonus of it: (("sword", 1), ("wounded", -4))
    against: tuple[str, ...]  # tok:… adjacent enemies who take part: the links of the chain


@final
@dataclass(frozen=True)
class CombatView:
    """The combat under way: who takes part and why, sums before cards, who has laid a card."""

    attacker: str
    target: str
    fighters: tuple[FighterView, ...]
    attack_sum: int
    defence_sum: int
    attacking_side: str
    answered: tuple[str, ...]
    own_card: int | None
    must_lay_zero: tuple[str, ...]  # sides whose Mummy is surrounded by Torches
    declaring: str | None  # tok:… about which a side must decide before cards are laid
    asks: str | None  # join, swing
    outside: tuple[tuple[str, str], ...]  # tok:… near the combat but not in it, and why not


@final
@dataclass(frozen=True)
class JourneyView:
    """The movement under way."""

    token: str
    at: str
    steps_left: int
    load: str | None
    kind: str  # walk, jump, wall
    stage: str  # start, go, handle (something must be taken or left here), handled


@final
@dataclass(frozen=True)
class RevealView:
    """A room just turned up: which token goes where is being decided; those still to come have the place `aside`."""

    room: str  # room:n2
    revealer: str  # yellow
    placing: str  # tok:…


@final
@dataclass(frozen=True)
class AimView:
    """An action that needs one of two characters on one square to be chosen."""

    kind: str  # fight, heal, fire
    token: str  # who acts
    at: str  # sq:c5


@final
@dataclass(frozen=True)
class LightView:
    """Darkness being lit: by whom, with what is left of a Ring, with which tile."""

    token: str
    ring_left: int | None  # None: a Torch, or the Angel
    first: bool
    tile: int | None  # drawn and to be laid; None: a length is asked
    length: int | None
    pits: tuple[bool, ...]  # of that tile, from west to east as drawn
    edges: tuple[tuple[str, str, str, str], ...]  # of each of its squares as drawn: n, e, s, w; open or wall


@final
@dataclass(frozen=True)
class CurseView:
    """A cursed object of one killed in combat: one of the winners must take it."""

    token: str
    victors: tuple[str, ...]
    others: tuple[str, ...]  # cursed objects still to come


@final
@dataclass(frozen=True)
class TwisterView:
    """The whole view of a seat."""

    game: str
    roles: tuple[str, ...]  # the roles of this seat
    phase: str  # draft, line, placement, play, over
    asking: str  # draft, line, placement, card, action, journey, reveal, aim, combat, length, tile, curse, nothing
    turn: int
    active: str | None
    action_points: int
    ceiling: int  # highest Action card allowed by the opening restriction
    target_points: int
    quiet_turns: int
    stirred: bool  # this turn saw VP, a reveal or a wound
    stalemate_turns: int
    squares: tuple[SquareView, ...]
    rooms: tuple[RoomView, ...]
    tokens: tuple[TokenView, ...]
    sides: tuple[SideView, ...]
    journey: JourneyView | None
    combat: CombatView | None
    reveal: RevealView | None
    aim: AimView | None
    light: LightView | None
    curse: CurseView | None
    stacks: tuple[int, ...]  # corridor tiles left by length 1, 2, 3, and again for a second set
    asked: tuple[str, ...]
    winners: tuple[str, ...] | None
    options: tuple[tuple[str, str], ...]  # the table's options, id and value as text
    content: str  # hash of the content pack
