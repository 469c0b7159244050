"""The dungeon as text, for terminal and screen reader: a map of the rooms, then each room, each clan, the guild and
every pile that lies open.
"""

from __future__ import annotations

from typing import Final

from underkeep.games.heroes.board.dungeon import GRID, grid_cells, sides_text
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.faces import (
    AMBUSH,
    GENERATE,
    ICON_ACTION_NAMES,
    MOMENTUM,
    REINFORCE,
    SPEND,
    SUMMON,
    SWARM,
    Face,
    Icon,
    IconAction,
)
from underkeep.games.heroes.names import CLASS_NAMES, RESOURCE_NAMES, TYPE_NAMES, cards, clans, classes, rooms
from underkeep.games.heroes.seat.view import ClanView, HeroesView, RoomView

WORDS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "treasure": "Treasure", "portal": "Portal", "completed": "completed",
        "doubled": "completed, two", "incomplete": "incomplete",
        "marks": "Event token", "active": "active", "pending": "entering",
        "arriving": "charging", "arrived": "charging", "exhausted": "exhausted", "wounds": "Wounds", "lair": "lair",
        "hand": "hand", "deck": "deck", "wave": "Wave", "guild": "guild cards left", "display": "Loot",
        "to": "Leads to", "champion": "champion",
        "wounded": "wounded champion", "projects": "Projects", "turn": "Turn", "steps": "steps to the Vault",
        "area": "play area", "discard": "discard pile", "resolving": "Guild card being resolved",
        "guild_discard": "Guild discards", "supply": "Supply", "value": "Treasure of value",
        "scenario": "Scenario card", "nothing": "nothing", "open": "open to",
        "frog": "Frog", "coin": "Coin", "bone": "Bone", "book": "Book", "trap": "Trap",
        "jewel": "Jewel", "swords": "Swords", "hat": "Hat", "mystic_eye": "Mystic Eye", "crossbones": "Crossbones",
        "special": "Special",
        "draw": "Draw", "activate": "Activate", "move": "Move", "melee": "Melee Attack", "ranged": "Ranged Attack",
        "defend": "Defend", "gen": "Generate", "ambush": "Ambush", "summon": "Summon", "spend": "Spend",
        "swarm": "Swarm", "reinforce": "Reinforcements", "N": "N", "E": "E", "S": "S", "W": "W",
    },
    "it": {
        "treasure": "Tesoro", "portal": "Portale", "completed": "completato",
        "doubled": "completati, due", "incomplete": "incompleto",
        "marks": "gettone Evento", "active": "attivo", "pending": "in arrivo",
        "arriving": "in carica", "arrived": "in carica", "exhausted": "esausto", "wounds": "Ferite", "lair": "Covo",
        "hand": "mano", "deck": "mazzo", "wave": "Ondata", "guild": "carte Gilda rimaste", "display": "Bottino",
        "to": "Porta a", "champion": "campione",
        "wounded": "campione ferito", "projects": "Progetti", "turn": "Turno", "steps": "passi dal Caveau",
        "area": "area di gioco", "discard": "pila degli scarti", "resolving": "Carta Gilda in risoluzione",
        "guild_discard": "Scarti della Gilda", "supply": "Riserva", "value": "Tesoro di valore",
        "scenario": "carta Scenario", "nothing": "niente", "open": "aperta a",
        "frog": "Rana", "coin": "Moneta", "bone": "Osso", "book": "Libro", "trap": "Trappola",
        "jewel": "Gioiello", "swords": "Spade", "hat": "Cappello", "mystic_eye": "Occhio Mistico",
        "crossbones": "Ossa Incrociate", "special": "Speciale",
        "draw": "Pesca", "activate": "Attivazione", "move": "Spostamento", "melee": "Attacco in Mischia",
        "ranged": "Attacco a Distanza", "defend": "Difesa", "gen": "Generazione", "ambush": "Agguato",
        "summon": "Evocazione", "spend": "Paga", "swarm": "Sciame", "reinforce": "Rinforzi",
        "N": "N", "E": "E", "S": "S", "W": "O",
    },
}  # fmt: skip
BUILDING: Final = ("the price of a room", "the room to be built", "where it is built", "how it is turned")
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

    def hero(self, name: str) -> str:
        return self.content.heroes[classes.number(name)].name.say(self.lang)

    def card(self, name: str) -> str:
        return self.content.card_words[cards.number(name)].say(self.lang)

    def face(self, name: str) -> str:
        return face_text(self.content.faces[cards.number(name)], self.words)

    def guild_card(self, name: str) -> str:
        """`thief-swords` and `scenario-1` in words."""
        first, _, rest = name.partition("-")
        if first not in CLASS_NAMES:
            return f"{self.words['scenario']} {rest}"
        return f"{self.hero(first)} / {self.words[rest]}"

    def sides(self, sides: str) -> str:
        return " ".join(self.words[side] for side in sides)


# ---------------------------------------------------------------------- the faces of cards
def face_text(face: Face, words: dict[str, str]) -> str:
    """KHO-CARD-03  The icons of a card in words; a slash stands between two sides."""
    sides = [times([icon_text(icon, words) for icon in side]) for side in face.sides]
    return " / ".join(sides)


def icon_text(icon: Icon, words: dict[str, str]) -> str:
    if icon.kind == MOMENTUM:
        return f"{action_text(icon.left, words)} > {action_text(icon.right, words)}"
    if icon.kind == SWARM:
        return f"{words['swarm']} ({action_text(icon.left, words)})"
    if icon.kind == REINFORCE:
        return f"{words['reinforce']} ({words[ICON_ACTION_NAMES[icon.left.verb]]})"
    return action_text(icon.left, words)


def action_text(action: IconAction, words: dict[str, str]) -> str:
    name = words[ICON_ACTION_NAMES[action.verb]]
    if action.verb in (GENERATE, SPEND):
        return f"{name} ({words[RESOURCE_NAMES[action.what]]})"
    if action.verb == AMBUSH:
        return f"{name} ×{action.n} ({words[TYPE_NAMES[action.what]]})"
    return f"{name} ×{action.n}" if action.verb == SUMMON and action.n > 1 else name


def times(things: list[str]) -> str:
    """Each thing once, with how often it is there."""
    counts = {thing: things.count(thing) for thing in things}
    return ", ".join(f"{thing} ×{count}" if count > 1 else thing for thing, count in counts.items())


# ---------------------------------------------------------------------- the whole
def draw(view: HeroesView, content: Content, colour: bool, lang: str) -> str:
    pen = Pen(content, colour, lang)
    lines = [headline(view, pen), "", *grid(view, pen), ""]
    lines += [room_line(room, pen) for room in view.rooms]
    lines.append("")
    for clan in view.clans:
        lines += clan_lines(clan, view, pen)
    return "\n".join([*lines, loot_line(view, pen), *project_lines(view, pen), "", *pile_lines(view, pen)])


def headline(view: HeroesView, pen: Pen) -> str:
    scenario = pen.content.scenario(view.scenario).name.say(pen.lang)
    guild = f"{pen.words['wave']} {view.guild.wave}, {pen.words['guild']}: {view.guild.deck_count}"
    return pen.bold(f"{scenario} ({view.mode.upper()}). {guild}. {pen.words['turn']}: {pen.clan(view.active)}")


# ---------------------------------------------------------------------- the map
def is_building(view: HeroesView) -> bool:
    """KHO-BUILD-02  Is a room being planned?"""
    return bool(view.under_way) and view.under_way[-1].matter in BUILDING


def grid(view: HeroesView, pen: Pen) -> list[str]:
    """The tiles as they lie, with - and | where passages meet; while a room is planned, the free cells beside them."""
    at = {grid_cells.number(room.cell): room for room in view.rooms}
    cells = [site.partition(":")[2] for site in view.market.sites] if is_building(view) else []
    free = {grid_cells.number(cell): cell for cell in cells}
    rows = sorted({cell // int(GRID) for cell in (*at, *free)})
    columns = sorted({cell % int(GRID) for cell in (*at, *free)})
    lines: list[str] = []
    for row in range(rows[0], rows[-1] + 1):
        line = range(row * int(GRID) + columns[0], row * int(GRID) + columns[-1] + 1)
        lines.append("".join(tile(at.get(cell), at.get(cell + 1), free.get(cell, ""), pen) for cell in line).rstrip())
        lines.append("".join(joint(at.get(cell), at.get(cell + int(GRID))) for cell in line).rstrip())
    return [line for line in lines if line]


def tile(room: RoomView | None, right: RoomView | None, free: str, pen: Pen) -> str:
    """A passage leads on only where both tiles are open."""
    if room is None:
        return (f"({free})" if free else "").center(WIDTH + 2) + " "
    name = pen.room(room.name)[:WIDTH].center(WIDTH)
    return f"[{name}]" + ("-" if right is not None and right.name in room.doors else " ")


def joint(above: RoomView | None, below: RoomView | None) -> str:
    joined = above is not None and below is not None and below.name in above.doors
    return ("|" if joined else " ").center(WIDTH + 3)


def project_lines(view: HeroesView, pen: Pen) -> list[str]:
    """KHO-BUILD-01  The projects with their open sides as printed."""
    if not view.market.projects:
        return []
    names = [project.partition(":")[2] for project in view.market.projects]
    open_sides = [pen.sides(sides_text(pen.content.rooms[rooms.number(name)].sides)) for name in names]
    told = [f"{pen.room(name)} ({pen.words['open']} {sides})" for name, sides in zip(names, open_sides, strict=True)]
    return [f"{pen.words['projects']}: {', '.join(told)}"]


# ---------------------------------------------------------------------- rooms, clans, loot
def room_line(room: RoomView, pen: Pen) -> str:
    words = pen.words
    parts = [pen.bold(pen.room(room.name)) + f" ({words['steps']}: {room.steps})"]
    if room.value:
        changed = f" ({room.effective_value})" if room.effective_value != room.value else ""
        parts.append(f"{words['treasure']} {room.value}{changed}")
    if room.portal:
        parts.append(f"{words['portal']} {words[room.portal_side]}")
    parts.extend(counted(words[token.kind], token.count) for token in room.tokens)
    if room.marks:
        parts.append(counted(words["marks"], room.marks))
    for monster in room.monsters:
        wounds = f" ({words['wounds']}: {monster.wounds})" if monster.wounds else ""
        parts.append(counted(pen.clan(monster.clan), monster.count) + wounds)
    for hero in room.heroes:
        grade = "" if hero.grade == "plain" else f"{words[hero.grade]}, "
        parts.append(pen.red(f"{counted(pen.hero(hero.hero), hero.count)} ({grade}{words[hero.state]})"))
    return f"{'; '.join(parts)}. {words['to']}: {', '.join(pen.room(name) for name in room.doors)}"


def counted(name: str, count: int) -> str:
    return f"{name} ×{count}" if count != 1 else name


def clan_lines(clan: ClanView, view: HeroesView, pen: Pen) -> list[str]:
    """A clan with its hand as far as it is seen, and its two open piles."""
    words = pen.words
    mark = "> " if clan.clan == view.active else "  "
    told = f"{words['lair']} {clan.lair}, {words['deck']} {clan.deck_count}, {words['hand']} {clan.hand_count}"
    shown = ", ".join(f"{pen.card(card.card)} [{pen.face(card.card)}]" for card in clan.hand)
    lines = [f"{mark}{pen.bold(pen.clan(clan.clan))}: {told}" + (f": {shown}" if shown else "")]
    for word, pile in (("area", clan.area), ("discard", clan.discard)):
        if pile:
            lines.append(f"    {words[word]}: {times([pen.card(card) for card in pile])}")
    return lines


def loot_line(view: HeroesView, pen: Pen) -> str:
    shown = ", ".join(f"{pen.card(card.card)} [{pen.face(card.card)}]" for card in view.market.display)
    return f"{pen.words['display']}: {shown}"


# ---------------------------------------------------------------------- open piles
def pile_lines(view: HeroesView, pen: Pen) -> list[str]:
    """KHO-SETUP-05  The guild's cards that everybody has seen, and the supply."""
    words = pen.words
    lines = [f"{words['resolving']}: {pen.guild_card(card)}" for card in view.guild.resolving]
    discards = times([pen.guild_card(card) for card in view.guild.discard]) or words["nothing"]
    return [*lines, f"{words['guild_discard']}: {discards}", f"{words['supply']}: {supply_text(view, pen)}"]


def supply_text(view: HeroesView, pen: Pen) -> str:
    words, supply = pen.words, view.supply
    things = [(words[kind], count) for kind, count in supply.tokens]
    things += [(words["portal"], supply.portals), (words["marks"], supply.marks)]
    things += [(pen.hero(name), count) for name, count in supply.heroes]
    things += [(f"{words['value']} {value}", count) for value, count in enumerate(supply.treasures, 1)]
    return ", ".join(f"{name}: {count}" for name, count in things)
