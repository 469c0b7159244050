"""The board as text: for the terminal, and for everybody who reads rather than looks."""

from __future__ import annotations

from typing import Final

from underkeep.games.twister.board.squares import COLUMNS, ROWS, SQUARE_NAMES, place_sign
from underkeep.games.twister.seat.view import RoomView, SideView, SquareView, TokenView, TwisterView

EN_CODES: Final = {
    "cleric": "cl", "goblin": "go", "mekanork": "me", "thief": "th", "troll": "tr", "wall-walker": "ww",
    "warrior": "wa", "wizard": "wi",
    "angel": "an", "dragon": "dr", "ghoul": "gh", "mummy": "mu", "necromancer": "ne", "shadow": "sh", "specter": "sp",
    "vampire": "va", "zombie": "zo", "bat": "ba",
    "armor": "a", "sword": "s", "rope": "r", "wand": "w", "potion": "p", "treasure": "t",
    "ring-of-light": "l", "key": "k", "cross": "+", "inversion": "i", "torch": "f", "ring-of-weakness": "q",
    "ball-and-chain": "b", "greatsword": "g",
}  # fmt: skip
IT_CODES: Final = {
    "cleric": "ch", "goblin": "go", "mekanork": "me", "thief": "la", "troll": "tr", "wall-walker": "pm",
    "warrior": "gu", "wizard": "ma",
    "angel": "an", "dragon": "dr", "ghoul": "gh", "mummy": "mu", "necromancer": "ne", "shadow": "om", "specter": "sp",
    "vampire": "va", "zombie": "zo", "bat": "pi",
    "armor": "a", "sword": "s", "rope": "c", "wand": "b", "potion": "p", "treasure": "t",
    "ring-of-light": "l", "key": "h", "cross": "+", "inversion": "i", "torch": "f", "ring-of-weakness": "d",
    "ball-and-chain": "g", "greatsword": "m",
}  # fmt: skip
CODES: Final = {"en": EN_CODES, "it": IT_CODES}
GROUND: Final = {
    "floor": ".", "gear": "@", "pit": "O", "line": " ", "tomb": "T", "sacred": "H", "dark": "%", "sarcophagus": "X",
    "statue": "S", "fountain": "F",
}  # fmt: skip
DARK_LEGEND: Final = {
    "en": "% darkness T tomb H Sacred Tomb X sarcophagus S Statue F Fountain;\n"
    "l Ring of Light k Key + Cross i Inversion f Torch q Ring of Weakness b Ball g Two-Handed Sword",
    "it": "% Tenebre T Tomba H Sacra Tomba X sarcofago S Statua F Fontana;\n"
    "l Anello di Luce h Chiave + Croce i Inversione f Torcia d Anello della Debolezza g Palla m Spada a due Mani",
}
ACROSS: Final = {"open": "    ", "wall": "----", "gate-closed": "====", "gate-open": "=  =", "gate-broken": "x  x"}
DOWN: Final = {"open": " ", "wall": "|", "gate-closed": "#", "gate-open": ":", "gate-broken": "x"}
COLOURS: Final = {"yellow": "\x1b[33m", "blue": "\x1b[36m", "neutral": "\x1b[37m"}
PLAIN: Final = "\x1b[0m"
LEGEND: Final = {
    "en": "UPPER yellow, lower blue, ! wounded; a Armor s Sword r Rope w Wand p Potion t Treasure;\n"
    ". floor @ gear O pit; | - wall # = portcullis (: open, x broken); ? not revealed",
    "it": "MAIUSCOLE giallo, minuscole blu, ! ferito; a Armatura s Spada c Corda b Bacchetta p Pozione t Tesoro;\n"
    ". terreno @ Dispositivo O Trappola; "
    "| - muro # = Cancello (: aperto, x rotto); ? non rivelata",
}


SAID: Final = {
    "en": {
        "yellow": "Yellow", "blue": "Blue", "points": "VP", "jumps": "Jump cards", "action": "Action cards",
        "combat": "Combat cards", "tiles": "Corridor tiles", "cw": "turns right", "ccw": "turns left",
    },
    "it": {
        "yellow": "Giallo", "blue": "Blu", "points": "PV", "jumps": "carte Salto", "action": "carte Azione",
        "combat": "carte Combattimento", "tiles": "Tessere Corridoio", "cw": "gira a destra", "ccw": "gira a sinistra",
    },
}  # fmt: skip


def draw(view: TwisterView, colour: bool, lang: str) -> str:
    squares = {SQUARE_NAMES.number(square.name): square for square in view.squares}
    tokens: dict[int, list[TokenView]] = {}
    for token in view.tokens:
        if token.at is not None and token.at.startswith("sq:"):
            tokens.setdefault(SQUARE_NAMES.number(token.at[3:]), []).append(token)
    language = "it" if lang == "it" else "en"
    lines = [header()]
    for row in range(ROWS):
        lines.append("   " + "".join(top_edge(squares, row, column) for column in range(COLUMNS)) + "+")
        lines.append(f"{row + 1:2} " + row_of(squares, tokens, row, colour, language))
    lines.append("   " + "+----" * COLUMNS + "+")
    dark = [DARK_LEGEND[language], stack_line(view, SAID[language])] if view.stacks else []
    lines += [LEGEND[language], *dark, *[side_line(side, SAID[language]) for side in view.sides]]
    lines += room_lines(view, SAID[language])
    return "\n".join(lines)


def header() -> str:
    return "   " + "".join(f"  {chr(ord('a') + column)}  " for column in range(COLUMNS))


def top_edge(squares: dict[int, SquareView], row: int, column: int) -> str:
    """The edge above a square: the stronger of the two that face each other."""
    below = squares.get(row * COLUMNS + column)
    above = squares.get((row - 1) * COLUMNS + column) if row > 0 else None
    if row == 0:
        return "+----"
    words = [w for w in (below.edges[0] if below else None, above.edges[2] if above else None) if w is not None]
    return "+" + stronger(words, ACROSS)


def row_of(
    squares: dict[int, SquareView], tokens: dict[int, list[TokenView]], row: int, colour: bool, lang: str
) -> str:
    codes = CODES[lang]
    return "".join(cell(squares, tokens, row * COLUMNS + column, colour, codes) for column in range(COLUMNS))


def cell(
    squares: dict[int, SquareView], tokens: dict[int, list[TokenView]], at: int, colour: bool, codes: dict[str, str]
) -> str:
    """The edge on the west and what lies on the square."""
    column = at % COLUMNS
    here = squares.get(at)
    before = squares.get(at - 1) if column > 0 else None
    words = [w for w in (here.edges[3] if here else None, before.edges[1] if before else None) if w is not None]
    west = "|" if column == 0 else stronger(words, DOWN)
    end = "|" if column == COLUMNS - 1 else ""
    return west + (content(here, tokens.get(at, []), colour, codes) if here else " ?? ") + end


def stronger(words: list[str], drawn: dict[str, str]) -> str:
    for word in ("wall", "gate-closed", "gate-broken", "gate-open"):
        if word in words:
            return drawn[word]
    return drawn["open"]


def content(square: SquareView, tokens: list[TokenView], colour: bool, codes: dict[str, str]) -> str:
    """Four letters: who, wounded or not, what."""
    people = [token for token in tokens if token.character]
    things = [token for token in tokens if not token.character]
    if len(people) > 1:
        return "".join(code(token, colour, codes) for token in people[:2])
    mark = "!" if people and people[0].wounded else " "
    who = code(people[0], colour, codes) + mark if people else f" {GROUND[square.terrain]} "
    what = "".join(codes[token.kind] for token in things)
    return who + (what[:1] or " ") if people else (f" {what:2} " if what else f"{who} ")


def code(token: TokenView, colour: bool, codes: dict[str, str]) -> str:
    text = codes[token.kind].upper() if token.owner == "yellow" else codes[token.kind]
    return f"{COLOURS[token.owner]}{text}{PLAIN}" if colour else text


def side_line(side: SideView, said: dict[str, str]) -> str:
    cards = ""
    if side.combat_hand is not None:
        cards = f"; {said['action']} {numbers(side.action_hand or ())}; {said['combat']} {numbers(side.combat_hand)}"
    return f"{said[side.name]:6} {side.points} {said['points']}; {said['jumps']} {side.jumps}{cards}"


def numbers(values: tuple[int, ...]) -> str:
    return " ".join(str(value) for value in values) or "-"


def stack_line(view: TwisterView, said: dict[str, str]) -> str:
    """The corridor tiles left, by length."""
    return f"{said['tiles']} " + "  ".join(f"{n % 3 + 1}: {left}" for n, left in enumerate(view.stacks))


def room_lines(view: TwisterView, said: dict[str, str]) -> list[str]:
    """What lies where, a line for the north row of rooms and one for the south."""
    told = [f"{place_sign(room.name)}: {room_told(room, said)}" for room in view.rooms]
    return ["   ".join(told[:4]), "   ".join(told[4:])]


def room_told(room: RoomView, said: dict[str, str]) -> str:
    if room.revealed:
        return f"{room.room}, {said[str(room.rotation)]}"
    return "? " + " ".join(f"{said[side]} {count}" for side, count in room.face_down if count)
