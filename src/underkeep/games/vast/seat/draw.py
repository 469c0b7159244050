"""The map and the boards as text, for terminal and screen reader. A square is five columns wide and three
lines high.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from underkeep.games.vast.board.squares import BOARD_SIGNS, MIDDLE, SIDE, SQUARE_NAMES, column_sign, row_sign
from underkeep.games.vast.content import Content
from underkeep.games.vast.seat.draw_words import SAID, events_of, names_of, said
from underkeep.games.vast.seat.view import (
    CaveBoardView,
    DragonBoardView,
    GoblinsBoardView,
    KnightBoardView,
    PileView,
    ThiefBoardView,
    TileView,
    TribeView,
    VastView,
)

CELL_OF: Final = {name: cell for cell, name in enumerate(SQUARE_NAMES)}
PIECE_LETTERS: Final = {"knight": "K", "fangs": "F", "bones": "B", "eye": "E", "dragon": "D", "thief": "T"}
TYPE_LETTERS: Final = {
    "entrance": "@", "ambush": "a", "event": "e", "treasure_room": "t", "vault": "v", "crystal": "c",
    "canyon": "=", "lake": "o", "magma": "m", "mushroom_forest": "h", "pits": "u", "river": "s",
}  # fmt: skip
GROUND: Final = ("canyon", "lake", "magma", "mushroom_forest", "pits", "river")
SYMBOL_LETTERS: Final = {"fangs": "f", "bones": "b", "eye": "y", "none": " "}
BOLD, DIM, PLAIN = "\033[1m", "\033[2m", "\033[0m"
Parts = tuple[tuple[str, object], ...]
Piles = tuple[tuple[str, PileView], ...]


@final
class BoardPen:
    """The reader's language, and what the pack calls its cards."""

    def __init__(self, content: Content | None, colour: bool, lang: str) -> None:
        self.colour = colour
        self.lang = lang
        self.cards = names_of(content)
        self.event_cards = events_of(content)

    def word(self, id: str) -> str:
        return said(id, self.lang)

    def card(self, id: str, pile: str = "") -> str:
        """A card, tile or upgrade by its name."""
        if pile == "events" and id in self.event_cards:
            return self.event_cards[id].say(self.lang)
        if id in self.cards:
            return self.cards[id].say(self.lang)
        kind, _, number = id.partition("-")
        if not number:
            return said(id, self.lang) if id in SAID else id
        return f"{said(kind, self.lang)} {number}"

    def list(self, ids: Iterable[str], pile: str = "") -> str:
        return ", ".join([self.card(id, pile) for id in ids]) or self.word("none")


def draw(view: VastView, content: Content | None, colour: bool, lang: str) -> str:
    pen = BoardPen(content, colour, lang)
    head = f"{pen.word('round')} {view.round}"
    if view.winner is not None:
        head += f", {pen.word('over')}"
    elif view.turn is not None:
        head += f", {pen.word('turn')}: {pen.word(view.turn)}"
    if view.collapse:
        head += f", {pen.word('collapse')}"
    boards = [board_line(role, view, pen) for role in view.playing]
    return "\n".join([head, "", *draw_map(view, colour), "", *boards, *lurkers(view, pen)])


def draw_map(view: VastView, colour: bool) -> list[str]:
    """Rows from north to south, with the names of rows and columns."""
    by_cell = {CELL_OF[tile.square]: tile for tile in view.tiles}
    rows = sorted({cell // SIDE for cell in by_cell})
    columns = sorted({cell % SIDE for cell in by_cell})
    span = range(columns[0], columns[-1] + 1)
    lines: list[str] = []
    for row in range(rows[0], rows[-1] + 1):
        cells = [drawn(by_cell.get(row * SIDE + column), colour) for column in span]
        name = row_sign(row - MIDDLE)
        lines += [f"{name if n == 1 else '':>4} " + "".join(cell[n] for cell in cells) for n in range(3)]
    return [*lines, "     " + "".join(f"{column_sign(column - MIDDLE):^7}" for column in span)]


def drawn(tile: TileView | None, colour: bool) -> tuple[str, str, str]:
    """Three lines of seven characters: walls around, kind and pieces inside, tokens below."""
    if tile is None:
        return " " * 7, " " * 7, " " * 7
    north, east, south, west = tile.walls
    kind = TYPE_LETTERS[tile.type] if tile.type is not None else "?"
    body = f"{kind if tile.lit or tile.type in GROUND else SYMBOL_LETTERS[tile.symbol].upper() + '#'}{pieces(tile)}"[:5]
    paint = (DIM, PLAIN) if colour and not tile.lit else (BOLD, PLAIN) if colour and tile.pieces else ("", "")
    middle = f"{'|' if west else ' '}{paint[0]}{body:^5}{paint[1]}{'|' if east else ' '}"
    tokens = token_letters(tile)
    return (
        "+" + ("-----" if north else "     ") + "+",
        middle,
        "+" + (f"{tokens:-^5}" if south else f"{tokens:^5}") + "+",
    )


def pieces(tile: TileView) -> str:
    return "".join(PIECE_LETTERS[piece] for piece in tile.pieces)


def token_letters(tile: TileView) -> str:
    """$ Treasure, * Gem, c Crystal, ! Event, v Vault, ~ Flame Wall, O Ogre, T Troll, M Meat!."""
    letters = "$" * min(tile.treasures, 2) + "*" * len(tile.gems)
    flags = ((tile.crystal, "C"), (tile.event, "!"), (tile.vault, "V"), (tile.flame_wall, "~"))
    more = ((tile.ogre, "O"), (tile.troll, "T"), (tile.meat, "M"))
    return (letters + "".join(letter for flag, letter in (*flags, *more) if flag))[:5]


# ------------------------------------------------------------------ boards
def board_line(role: str, view: VastView, pen: BoardPen) -> str:
    """One line per role: what is public, numbers worked out, hands as counts or cards."""
    if role == "knight":
        return told(role, knight_parts(view.knight, pen), knight_piles(view.knight), pen)
    if role == "goblins":
        return told(role, goblins_parts(view.goblins, pen), goblins_piles(view.goblins), pen)
    if role == "dragon":
        return told(role, dragon_parts(view.dragon, pen), (("power_cards", view.dragon.hand),), pen)
    if role == "cave":
        return told(role, cave_parts(view.cave, pen), cave_piles(view.cave), pen)
    return told(role, thief_parts(view.thief, pen), (("advancement", view.thief.dealt),), pen)


def told(role: str, parts: Parts, piles: Piles, pen: BoardPen) -> str:
    numbers = [f"{pen.word(name)} {value}" for name, value in parts]
    cards = [f"{pen.word(name)} {held(name, pile, pen)}" for name, pile in piles if pile.count]
    return f"{pen.word(role)}: " + "; ".join([*numbers, *cards])


def held(name: str, pile: PileView, pen: BoardPen) -> str:
    """How many cards, and which as far as they are seen."""
    return f"{pile.count} ({pen.list(pile.cards, name)})" if pile.cards else str(pile.count)


def row(*numbers: int) -> str:
    return "/".join([str(n) for n in numbers])


def out_of(pen: BoardPen, value: int, most: int) -> str:
    return f"{value} {pen.word('of')} {most}"


def knight_parts(k: KnightBoardView, pen: BoardPen) -> Parts:
    on = k.cubes
    return (
        ("health", out_of(pen, k.health, k.max_health)), ("grit", k.grit), ("free_cubes", k.cubes_free),
        ("crystals", out_of(pen, k.crystals, k.crystal_goal)), ("bombs", k.bombs), ("movement", k.movement),
        ("perception", k.perception), ("strength", k.strength), ("moves", k.moves_left),
        ("encounters", k.encounters_left), ("cubes_on", row(on.bomb, on.bow, on.map, on.shield)),
        ("face_up", pen.list(k.face_up)),
    )  # fmt: skip


def knight_piles(k: KnightBoardView) -> Piles:
    return (
        ("kept", k.kept), ("offered", k.offered), ("handed", k.handed), ("declined", k.declined), ("quests", k.quests)
    )  # fmt: skip


def goblins_parts(g: GoblinsBoardView, pen: BoardPen) -> Parts:
    tribes = [(t.tribe, tribe_numbers(t, pen)) for t in g.tribes]
    monsters = [slot.monster for slot in g.slots if slot.monster is not None]
    return (
        ("rage", g.rage), ("crystals", g.crystals), *tribes, ("monsters", pen.list(monsters)),
        ("face_up", pen.list([*g.face_up, *g.schemes])),
    )  # fmt: skip


def tribe_numbers(t: TribeView, pen: BoardPen) -> str:
    population, strength, perception = pen.word("population"), pen.word("strength"), pen.word("perception")
    return f"({population} {t.population}, {strength} {t.strength}, {perception} {t.perception})"


def goblins_piles(g: GoblinsBoardView) -> Piles:
    return ("war_hand", g.war_hand), ("drawn", g.drawn), ("secrets", g.secrets)


def dragon_parts(d: DragonBoardView, pen: BoardPen) -> Parts:
    def flag(on: bool) -> str:
        return pen.word("yes" if on else "no")

    return (
        ("health", out_of(pen, d.health, d.max_health)), ("wakefulness", out_of(pen, d.wakefulness, d.awaken_at)),
        ("awake", flag(d.awake)), ("surfaced", flag(d.surfaced)), ("armor", d.armor), ("spirit", d.spirit),
        ("eaten", d.eaten), ("treasures_held", d.treasures), ("shriek", flag(d.shriek_ready)),
        ("sloth", row(*[one.asleep for one in d.sloth])),
    )  # fmt: skip


def cave_parts(c: CaveBoardView, pen: BoardPen) -> Parts:
    held, costs = c.omens, c.costs
    omens = zip(
        ("bat", "boulder", "crystal_omen", "mushroom", "path", "chasm"),
        (held.bat, held.boulder, held.crystal, held.mushroom, held.path, held.chasm),
        strict=True,
    )
    return (
        ("supply", c.treasure_tokens), ("crystal_tiles", out_of(pen, c.crystals_fallen, c.crystal_tiles)),
        ("hatred", c.hatred), ("omens_due", c.omens_due),
        ("omens", ", ".join([f"{pen.word(omen)} {count}" for omen, count in omens if count]) or 0),
        ("omen_costs", row(costs.giant_bats, costs.rockslide, costs.past_plunder, costs.soporific_spores, costs.hatred,
                           costs.crystal_curse)),
        ("top_symbol", pen.word(c.top_symbol or "none")),
    )  # fmt: skip


def cave_piles(c: CaveBoardView) -> Piles:
    seen = (("events", c.events), ("treasures", c.treasures))
    return ("tiles", c.hand), ("fallen", c.fallen), *[one for one in seen if one[1].cards]


def thief_parts(t: ThiefBoardView, pen: BoardPen) -> Parts:
    return (
        ("stashed", out_of(pen, t.stashed, t.stash_goal)), ("carried", t.carried), ("loot", t.loot_level),
        ("movement", t.movement), ("stealth", t.stealth), ("thievery", t.thievery), ("moves", t.moves_left),
        ("action_cubes", t.cubes_left), ("upgrades", pen.list(t.upgrades)),
    )  # fmt: skip


def lurkers(view: VastView, pen: BoardPen) -> list[str]:
    return [
        f"{pen.word(piece.piece)}: {pen.word('lurks')} {BOARD_SIGNS[str(piece.square)]}"
        for piece in view.pieces
        if piece.lurking
    ]
