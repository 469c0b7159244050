"""The map and the boards as text, for terminal and screen reader. A square is five columns wide and three
lines high.
"""

from __future__ import annotations

from typing import Final

from underkeep.games.vast.board.squares import SIDE, SQUARE_NAMES
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
WORDS: Final = {
    "en": {"round": "Round", "collapse": "the Collapse has begun", "turn": "turn of", "over": "over"},
    "it": {"round": "Round", "collapse": "il Collasso è cominciato", "turn": "turno di", "over": "finita"},
}  # fmt: skip
BOLD, DIM, PLAIN = "\033[1m", "\033[2m", "\033[0m"
Parts = tuple[tuple[str, object], ...]


def draw(view: VastView, colour: bool = False, lang: str = "en") -> str:
    words = WORDS["it" if lang == "it" else "en"]
    head = f"{words['round']} {view.round}"
    if view.winner is not None:
        head += f", {words['over']}"
    elif view.turn is not None:
        head += f", {words['turn']} {view.turn}"
    if view.collapse:
        head += f", {words['collapse']}"
    boards = [board_line(role, view) for role in view.playing]
    return "\n".join([head, "", *draw_map(view, colour), "", *boards, *lurkers(view)])


def draw_map(view: VastView, colour: bool) -> list[str]:
    """Rows from north to south, with the names of rows and columns."""
    by_cell = {CELL_OF[tile.square]: tile for tile in view.tiles}
    rows = sorted({cell // SIDE for cell in by_cell})
    columns = sorted({cell % SIDE for cell in by_cell})
    span = range(columns[0], columns[-1] + 1)
    lines: list[str] = []
    for row in range(rows[0], rows[-1] + 1):
        cells = [drawn(by_cell.get(row * SIDE + column), colour) for column in span]
        name = axis(row, "n", "s")
        lines += [f"{name if n == 1 else '':>4} " + "".join(cell[n] for cell in cells) for n in range(3)]
    return [*lines, "     " + "".join(f"{axis(column, 'w', 'e'):^7}" for column in span)]


def axis(number: int, low: str, high: str) -> str:
    away = number - SIDE // 2
    return "0" if away == 0 else f"{low}{-away}" if away < 0 else f"{high}{away}"


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
def board_line(role: str, view: VastView) -> str:
    """One line per role: what is public, numbers worked out, hands as counts or cards."""
    if role == "knight":
        return told(role, knight_parts(view.knight), knight_piles(view.knight))
    if role == "goblins":
        return told(role, goblins_parts(view.goblins), goblins_piles(view.goblins))
    if role == "dragon":
        return told(role, dragon_parts(view.dragon), (("hand", view.dragon.hand),))
    if role == "cave":
        return told(role, cave_parts(view.cave), cave_piles(view.cave))
    return told(role, thief_parts(view.thief), (("dealt", view.thief.dealt),))


def told(role: str, parts: Parts, piles: tuple[tuple[str, PileView], ...]) -> str:
    numbers = [f"{name} {int(value) if isinstance(value, bool) else value}" for name, value in parts]
    cards = [f"{name}: {', '.join(pile.cards)}" for name, pile in piles if pile.cards]
    return f"{role}: " + "; ".join([*numbers, *cards])


def row(*numbers: int) -> str:
    return "/".join([str(n) for n in numbers])


def knight_parts(k: KnightBoardView) -> Parts:
    on = k.cubes
    cubes = row(on.movement, on.perception, on.strength, on.bomb, on.bow, on.map, on.shield)
    return (
        ("health", k.health), ("grit", k.grit), ("free", k.cubes_free), ("crystals", k.crystals), ("bombs", k.bombs),
        ("movement", k.movement), ("perception", k.perception), ("strength", k.strength),
        ("moves_left", k.moves_left), ("encounters_left", k.encounters_left), ("most_health", k.max_health),
        ("crystal_goal", k.crystal_goal), ("cubes", cubes), ("face_up", ", ".join(k.face_up) or "-"),
    )  # fmt: skip


def knight_piles(k: KnightBoardView) -> tuple[tuple[str, PileView], ...]:
    return ("kept", k.kept), ("offered", k.offered), ("handed", k.handed), ("quests", k.quests)


def goblins_parts(g: GoblinsBoardView) -> Parts:
    tribes = [(f"{t.tribe} {name}", value) for t in g.tribes for name, value in tribe_parts(t)]
    monsters = ", ".join([slot.monster for slot in g.slots if slot.monster is not None])
    open_cards = ", ".join([*g.face_up, *g.schemes])
    return (
        ("rage", g.rage), ("crystals", g.crystals), *tribes, ("monsters", monsters or "-"),
        ("face_up", open_cards or "-"),
    )  # fmt: skip


def tribe_parts(tribe: TribeView) -> Parts:
    return ("population", tribe.population), ("strength", tribe.strength), ("perception", tribe.perception)


def goblins_piles(g: GoblinsBoardView) -> tuple[tuple[str, PileView], ...]:
    return ("war_hand", g.war_hand), ("drawn", g.drawn), ("secrets", g.secrets), ("secret_discard", g.secret_discard)


def dragon_parts(d: DragonBoardView) -> Parts:
    return (
        ("health", d.health), ("awake", d.awake), ("surfaced", d.surfaced), ("eaten", d.eaten), ("held", d.treasures),
        ("shriek", d.shriek_ready), ("wakefulness", d.wakefulness), ("armor", d.armor), ("spirit", d.spirit),
        ("most_health", d.max_health), ("awaken_at", d.awaken_at), ("sloth", row(*[one.asleep for one in d.sloth])),
    )  # fmt: skip


def cave_parts(c: CaveBoardView) -> Parts:
    held, costs = c.omens, c.costs
    return (
        ("supply", c.treasure_tokens), ("crystals_fallen", c.crystals_fallen), ("hatred", c.hatred),
        ("costs", row(costs.giant_bats, costs.rockslide, costs.past_plunder, costs.soporific_spores, costs.hatred,
                      costs.crystal_curse)),
        ("omens_due", c.omens_due), ("crystal_tiles", c.crystal_tiles),
        ("omens", row(held.bat, held.boulder, held.crystal, held.mushroom, held.path, held.chasm)),
    )  # fmt: skip


def cave_piles(c: CaveBoardView) -> tuple[tuple[str, PileView], ...]:
    return (
        ("hand", c.hand), ("fallen", c.fallen), ("events", c.events), ("treasures", c.treasures)
    )  # fmt: skip


def thief_parts(t: ThiefBoardView) -> Parts:
    return (
        ("carried", t.carried), ("stashed", t.stashed), ("loot", t.loot_level), ("movement", t.movement),
        ("stealth", t.stealth), ("thievery", t.thievery), ("moves_left", t.moves_left), ("cubes_left", t.cubes_left),
        ("tokens", row(*t.token_values)), ("stash_goal", t.stash_goal), ("upgrades", ", ".join(t.upgrades) or "-"),
    )  # fmt: skip


def lurkers(view: VastView) -> list[str]:
    return [f"{piece.piece} ~ {piece.square}" for piece in view.pieces if piece.lurking]
