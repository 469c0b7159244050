"""What is known of a square, a piece, a role or a card, by its id or the square it lies on, from a view alone."""

from __future__ import annotations

from underkeep.core.kernel.views import Label, label
from underkeep.games.vast import names
from underkeep.games.vast.board.squares import SQUARE_NAMES
from underkeep.games.vast.seat.piles import all_piles
from underkeep.games.vast.seat.view import PieceView, TileView, TribeView, VastView

CARDS = [*names.TREASURES, *names.SECRETS, *names.SIDEQUESTS, *names.MONSTERS, *names.EVENTS]
TOKENS = ("crystal", "event", "vault", "flame_wall", "ogre", "troll", "meat")


def look_at(view: VastView, thing: str) -> tuple[Label, ...]:
    """Facts about a thing, none if it is unknown."""
    square = thing.removeprefix("sq:")
    if square in SQUARE_NAMES:
        return look_at_square(view, square)
    name = thing.rpartition(":")[2]
    if name in names.TRIBES and "goblins" in view.playing:
        return look_at_tribe(view, name)
    if name in view.playing:
        return look_at_role(view, name)
    return look_at_card(view, name)


# ------------------------------------------------------------------ squares
def look_at_square(view: VastView, square: str) -> tuple[Label, ...]:
    for tile in view.tiles:
        if tile.square == square:
            return *look_at_tile(tile), *(line for piece in tile.pieces for line in look_at(view, piece)[:1])
    lurkers = [piece for piece in view.pieces if piece.lurking and piece.square == square]
    return label("vast-look-empty", square=f"sq:{square}"), *[label("vast-look-lurker", piece=p.piece) for p in lurkers]


def look_at_tile(tile: TileView) -> tuple[Label, ...]:
    """Its face, its walls, and what lies and stands on it."""
    kind = tile.type or "none"
    face = "ground" if kind in names.TERRAINS else "lit" if tile.lit else "dark" if tile.type is None else "known"
    what = kind if face == "ground" else f"tile_{kind}"
    lines = [label("vast-look-tile", square=tile.id, face=face, what=what, symbol=tile.symbol)]
    for way, wall, bomb, slide in zip(names.DIRECTIONS, tile.walls, tile.bombs, tile.rockslides, strict=True):
        if wall or bomb:
            edge = "bomb" if bomb else "rockslide" if slide else "wall"
            lines.append(label("vast-look-edge", way=way, edge=edge))
    if tile.treasures:
        lines.append(label("vast-look-treasures", count=tile.treasures))
    lines += [label("vast-look-token", token=f"gem_{gem}") for gem in tile.gems]
    lines += [label("vast-look-token", token=f"token_{token}") for token in TOKENS if getattr(tile, token)]
    lines += [label("vast-look-piece", piece=piece) for piece in tile.pieces]
    return (*lines, *[label("vast-look-seen", role=role) for role in tile.looked_at])


# ------------------------------------------------------------------ pieces and boards
def place_of(piece: PieceView) -> Label:
    """Where a piece stands."""
    if piece.square is None:
        return label("vast-look-nowhere", piece=piece.piece)
    where = "lurks" if piece.lurking else "stands"
    return label("vast-look-place", piece=piece.piece, square=f"sq:{piece.square}", where=where)


def places(view: VastView, role: str) -> list[Label]:
    return [place_of(piece) for piece in view.pieces if piece.role == role]


def look_at_tribe(view: VastView, name: str) -> tuple[Label, ...]:
    tribe = next(tribe for tribe in view.goblins.tribes if tribe.tribe == name)
    monsters = [slot.monster for slot in view.goblins.slots if slot.tribe == name and slot.monster is not None]
    where = [place_of(piece) for piece in view.pieces if piece.piece == name]
    return tribe_line(tribe), *where, *[label("vast-look-monster", monster=monster) for monster in monsters]


def tribe_line(tribe: TribeView) -> Label:
    return label(
        "vast-look-tribe",
        tribe=tribe.tribe, population=tribe.population, strength=tribe.strength, perception=tribe.perception,
        spent=tribe.spent,
    )  # fmt: skip


def look_at_role(view: VastView, role: str) -> tuple[Label, ...]:
    if role == "knight":
        return knight_line(view), *places(view, role)
    if role == "goblins":
        tribes = [tribe_line(tribe) for tribe in view.goblins.tribes]
        return label("vast-look-goblins", rage=view.goblins.rage, most=view.goblins.max_rage), *tribes
    if role == "dragon":
        return dragon_line(view), *places(view, role)
    return (cave_line(view),) if role == "cave" else (thief_line(view), *places(view, role))


def knight_line(view: VastView) -> Label:
    k = view.knight
    return label(
        "vast-look-knight",
        health=k.health, most=k.max_health, grit=k.grit, movement=k.movement, perception=k.perception,
        strength=k.strength, free=k.cubes_free, encounters=k.encounters_left,
    )  # fmt: skip


def dragon_line(view: VastView) -> Label:
    d = view.dragon
    state = "surfaced" if d.surfaced else "awake" if d.awake else "asleep"
    return label(
        "vast-look-dragon",
        health=d.health, most=d.max_health, wakefulness=d.wakefulness, needs=d.awaken_at, armor=d.armor,
        spirit=d.spirit, state=state, eaten=d.eaten, treasures=d.treasures,
    )  # fmt: skip


def cave_line(view: VastView) -> Label:
    c = view.cave
    omens = c.omens.bat + c.omens.boulder + c.omens.crystal + c.omens.mushroom + c.omens.path + c.omens.chasm
    return label(
        "vast-look-cave",
        tiles=c.stack.count + c.hand.count, fallen=c.crystals_fallen, needs=c.crystal_tiles, omens=omens,
        due=c.omens_due,
    )  # fmt: skip


def thief_line(view: VastView) -> Label:
    t = view.thief
    return label(
        "vast-look-thief",
        movement=t.movement, stealth=t.stealth, thievery=t.thievery, carried=t.carried, stashed=t.stashed,
        needs=t.stash_goal, loot=t.loot_level, cubes=t.cubes_left,
    )  # fmt: skip


# ------------------------------------------------------------------ cards
def look_at_card(view: VastView, card: str) -> tuple[Label, ...]:
    """Every pile in which a card of that name is seen, and the Tribe that a Monster is with."""
    lines = [
        label("vast-look-card", card=card, pile=f"pile_{name}")
        for name, pile in all_piles(view)
        if pile.cards is not None and card in pile.cards
    ]
    slots = [slot for slot in view.goblins.slots if slot.monster == card]
    lines += [label("vast-look-assigned", card=card, tribe=slot.tribe) for slot in slots]
    if not lines and card in CARDS:
        return (label("vast-look-unseen", card=card),)
    return tuple(lines)
