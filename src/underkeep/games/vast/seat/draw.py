"""The map and the boards as text, for terminal and screen reader. A square is five columns wide and three
lines high.
"""

from __future__ import annotations

from typing import Final

from underkeep.games.vast.board.squares import SIDE, SQUARE_NAMES
from underkeep.games.vast.seat.view import BoardView, TileView, VastView

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
SHOWN: Final = {
    "knight": ("health", "grit", "free", "crystals", "bombs"),
    "goblins": ("rage", "crystals"),
    "dragon": ("health", "awake", "surfaced", "eaten", "held", "shriek"),
    "cave": ("supply", "crystals_fallen", "hatred"),
    "thief": ("carried", "stashed", "loot"),
}
BOLD, DIM, PLAIN = "\033[1m", "\033[2m", "\033[0m"
ROLE_NAMES: Final = ("knight", "goblins", "dragon", "cave", "thief")


def draw(view: VastView, colour: bool = False, lang: str = "en") -> str:
    words = WORDS["it" if lang == "it" else "en"]
    facts = {fact.id: fact.value for fact in view.facts}
    head = f"{words['round']} {facts['round']}"
    if facts["winner"] != -2:
        head += f", {words['over']}"
    elif facts["active"] >= 0:
        head += f", {words['turn']} {ROLE_NAMES[facts['active']]}"
    if facts["collapse"]:
        head += f", {words['collapse']}"
    boards = [board_line(board) for board in view.boards if board.plays]
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


def board_line(board: BoardView) -> str:
    """One line per role: what is public, numbers worked out, hands as counts or cards."""
    wanted = SHOWN[board.role]
    parts = [f"{fact.id} {fact.value}" for fact in board.facts if fact.id in wanted]
    parts += [f"{fact.id} {fact.value}" for fact in board.stats]
    parts += [f"{entry.id} {'/'.join(str(n) for n in entry.values)}" for entry in board.lists[:1]]
    for pile in board.piles:
        if pile.cards is not None and pile.cards and pile.id not in ("gone", "discard", "monster_discard"):
            parts.append(f"{pile.id}: {', '.join(pile.cards)}")
    return f"{board.role}: " + "; ".join(parts)


def lurkers(view: VastView) -> list[str]:
    return [f"{piece.piece} ~ {piece.square}" for piece in view.pieces if piece.lurking]
