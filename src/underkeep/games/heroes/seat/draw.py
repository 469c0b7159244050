"""The dungeon as text, for terminal and screen reader: a map of the rooms, then each room, each clan and the guild."""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.board.dungeon import GRID, grid_cells
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.names import cards, clans, classes, rooms
from underkeep.games.heroes.seat.view import ClanView, HeroesView, RoomView

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "treasure": "Treasure", "portal": "Portal", "completed": "completed",
        "doubled": "completed, two", "incomplete": "incomplete",
        "marks": "Event tokens", "monsters": "monsters", "heroes": "heroes", "active": "active", "pending": "entering",
        "arriving": "charging", "arrived": "charging", "exhausted": "exhausted", "wounds": "Wounds", "lair": "lair",
        "hand": "hand", "deck": "deck", "wave": "Wave", "guild": "guild cards left", "display": "Loot",
        "to": "leads to",
        "frog": "Frog", "coin": "Coin", "bone": "Bone", "book": "Book", "trap": "Trap", "champion": "champion",
        "wounded": "wounded champion", "projects": "Projects", "turn": "Turn", "steps": "steps to the Vault",
    },
    "it": {
        "treasure": "Tesoro", "portal": "Portale", "completed": "completato",
        "doubled": "completati, due", "incomplete": "incompleto",
        "marks": "gettoni Evento", "monsters": "Mostri", "heroes": "Eroi", "active": "attivo", "pending": "in arrivo",
        "arriving": "in carica", "arrived": "in carica", "exhausted": "esausto", "wounds": "Ferite", "lair": "Covo",
        "hand": "mano", "deck": "mazzo", "wave": "Ondata", "guild": "carte Gilda rimaste", "display": "Bottino",
        "to": "porta a", "frog": "Rana", "coin": "Moneta", "bone": "Osso", "book": "Libro", "trap": "Trappola",
        "champion": "campione", "wounded": "campione ferito", "projects": "Progetti", "turn": "Turno",
        "steps": "passi dal Caveau",
    },
}  # fmt: skip
BOLD: Final = "\x1b[1m"
RED: Final = "\x1b[31m"
PLAIN: Final = "\x1b[0m"
WIDTH: Final = 14


class Pen:
    """Words and colours of one drawing."""

    def __init__(self, content: Content, colour: bool, lang: str) -> None:
        self.content = content
        self.colour = colour
        self.lang = lang
        self.words = WORDS.get(lang, WORDS["en"])

    def bold(self, text: str) -> str:
        return f"{BOLD}{text}{PLAIN}" if self.colour else text

    def red(self, text: str) -> str:
        return f"{RED}{text}{PLAIN}" if self.colour else text

    def room(self, name: str) -> str:
        return self.content.rooms[rooms.number(name)].name.say(self.lang)

    def clan(self, name: str) -> str:
        return self.content.clans[clans.number(name)].name.say(self.lang)

    def card(self, name: str) -> str:
        return self.content.card_words[cards.number(name)].say(self.lang)


def draw(view: HeroesView, content: Content, colour: bool, lang: str) -> str:
    pen = Pen(content, colour, lang)
    lines = [headline(view, pen), "", *grid(view, pen), ""]
    lines += [room_line(room, pen) for room in view.rooms]
    lines += ["", *(clan_line(clan, view, pen) for clan in view.clans), loot_line(view, pen)]
    if view.market.projects:
        lines.append(
            f"{pen.words['projects']}: {', '.join(pen.room(p.partition(':')[2]) for p in view.market.projects)}"
        )
    return "\n".join(lines)


def headline(view: HeroesView, pen: Pen) -> str:
    scenario = pen.content.scenarios[int(view.scenario[1:])].name.say(pen.lang)
    guild = f"{pen.words['wave']} {view.guild.wave}, {view.guild.deck_count} {pen.words['guild']}"
    return pen.bold(f"{scenario} ({view.mode.upper()}). {guild}. {pen.words['turn']}: {pen.clan(view.active)}")


def grid(view: HeroesView, pen: Pen) -> list[str]:
    """The tiles as they lie, with - and | where passages meet."""
    at = {grid_cells.number(room.cell): room for room in view.rooms}
    rows = sorted({cell // int(GRID) for cell in at})
    columns = sorted({cell % int(GRID) for cell in at})
    lines: list[str] = []
    for row in range(rows[0], rows[-1] + 1):
        here = [at.get(row * int(GRID) + column) for column in range(columns[0], columns[-1] + 1)]
        lines.append("".join(tile(room, pen) for room in here).rstrip())
        below = [at.get((row + 1) * int(GRID) + column) for column in range(columns[0], columns[-1] + 1)]
        joints = [joint(one, two) for one, two in zip(here, below, strict=True)]
        lines.append("".join(joints).rstrip())
    return [line for line in lines if line]


def tile(room: RoomView | None, pen: Pen) -> str:
    if room is None:
        return " " * (WIDTH + 3)
    name = pen.room(room.name)[:WIDTH].center(WIDTH)
    return f"[{name}]" + ("-" if "E" in room.turned else " ")


def joint(above: RoomView | None, below: RoomView | None) -> str:
    joined = above is not None and below is not None and below.name in above.doors
    return ("|" if joined else " ").center(WIDTH + 3)


def room_line(room: RoomView, pen: Pen) -> str:
    words = pen.words
    parts = [pen.bold(pen.room(room.name)) + f" ({room.steps} {words['steps']})"]
    if room.value:
        changed = f" ({room.effective_value})" if room.effective_value != room.value else ""
        parts.append(f"{words['treasure']} {room.value}{changed}")
    if room.portal:
        parts.append(f"{words['portal']} {words[room.portal_side]}")
    parts.extend(f"{token.count} {words[token.kind]}" for token in room.tokens)
    if room.marks:
        parts.append(f"{room.marks} {words['marks']}")
    for monster in room.monsters:
        wounds = f" ({monster.wounds} {words['wounds']})" if monster.wounds else ""
        parts.append(f"{monster.count} {pen.clan(monster.clan)}{wounds}")
    for hero in room.heroes:
        name = pen.content.heroes[classes.number(hero.hero)].name.say(pen.lang)
        grade = "" if hero.grade == "plain" else f"{words[hero.grade]}, "
        parts.append(pen.red(f"{hero.count} {name} ({grade}{words[hero.state]})"))
    return f"{'; '.join(parts)}. {words['to'].capitalize()}: {', '.join(pen.room(name) for name in room.doors)}"


def clan_line(clan: ClanView, view: HeroesView, pen: Pen) -> str:
    words = pen.words
    mark = "> " if clan.clan == view.active else "  "
    told = f"{words['lair']} {clan.lair}, {words['deck']} {clan.deck_count}, {words['hand']} {clan.hand_count}"
    shown = ", ".join(f"{card.card} [{card.face}]" for card in clan.hand)
    return f"{mark}{pen.bold(pen.clan(clan.clan))}: {told}" + (f": {shown}" if shown else "")


def loot_line(view: HeroesView, pen: Pen) -> str:
    shown = ", ".join(f"{pen.card(card.card)} [{card.face}]" for card in view.market.display)
    return f"{pen.words['display']}: {shown}"
