"""A game in the words of a position file: what `expect` looks up, and what a player saves."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.spec import Tree
from underkeep.games.twister.board.squares import PLACE_NAMES, PLACE_OF, PLACES, SQUARE_NAMES, square_name
from underkeep.games.twister.board.tiles import LIT, NUMBER, PART, TOMB_USED, TURNS
from underkeep.games.twister.files.position_in import WORDS
from underkeep.games.twister.names import (
    COLOURS,
    FACE_DOWN,
    FIRST_ZOMBIE,
    FRESH,
    GATE,
    KINDS,
    PEOPLE,
    ROLES,
    SIDES,
    SPENT,
    TEAM,
    TOKENS,
    UNUSED,
    is_character,
    owner,
    slot_name,
)
from underkeep.games.twister.seat.build_sides import action_cards, combat_cards
from underkeep.games.twister.seat.build_view import asking, count_face_down, edge_word, holder
from underkeep.games.twister.state.game import Twister


def position_out(game: Twister) -> Tree:
    """The whole game in the words of a position file; `expect` paths are paths of this tree."""
    return {
        "game": "twister",
        "setup": game.rules.options.tree(),
        "state": {
            "rooms": {PLACE_NAMES.name(p): tell_room(game, p) for p in range(PLACES) if game.maze.revealed[p]},
            "tokens": {colour: tell_tokens(game, n) for n, colour in enumerate(COLOURS[: 3 if game.darkness else 2])},
            "gates": tell_gates(game),
            **(tell_dark_ground(game) if game.darkness else {}),
            "points": {side: int(game.points[n]) for n, side in enumerate(ROLES)},
            "cards": {side: tell_cards(game, n) for n, side in enumerate(ROLES)},
        },
        "turn": {
            "player": ROLES[int(game.active)],
            "points": int(game.ap),
            "ceiling": int(game.ceiling),
            "number": int(game.turn),
            "quiet": int(game.quiet),
        },
        "question": asking(game),
        "hidden": {
            "rooms": {PLACE_NAMES.name(p): tell_room(game, p) for p in range(PLACES) if not game.maze.revealed[p]},
            "tokens": {side: tell_face_down(game, n) for n, side in enumerate(ROLES)},
            "counts": {PLACE_NAMES.name(p): sum(count_face_down(game, p, s) for s in range(2)) for p in range(PLACES)},
        },
        "winner": ("yellow", "blue", "draw", "nobody")[int(game.winner)],
    }


def tell_room(game: Twister, place: int) -> Tree:
    return {
        "room": game.maze.content.rooms[int(game.maze.room[place])].id,
        "orientation": int(game.maze.orientation[place]),
    }


def tell_tokens(game: Twister, side: int) -> Tree:
    in_game = [t for t in range(TOKENS) if game.place[t] != UNUSED or (game.darkness and may_come(t))]
    tokens = [token for token in in_game if owner(token) == side and game.place[token] > FACE_DOWN]
    return {slot_name(token): tell_token(game, token) for token in tokens}


def may_come(token: int) -> bool:
    """FOD-COMP-03  Zombies and neutral objects, which wait in the box."""
    return token >= 2 * TEAM or FIRST_ZOMBIE <= token % TEAM < PEOPLE


def tell_face_down(game: Twister, side: int) -> Tree:
    lying = [int(token) for token in game.roster if owner(token) == side and game.place[token] <= FACE_DOWN]
    return {slot_name(token): PLACE_NAMES.name(int(game.in_room(token))) for token in lying}


def tell_token(game: Twister, token: int) -> Tree:
    place = int(game.place[token])
    words = {number: word for word, number in WORDS.items()}
    at = square_name(place) if place >= 0 else words[place]
    told: Tree = {"at": at, "held_by": (holder(game, token) or "tok:nobody")[4:]}
    if is_character(token):
        told["wounded"] = game.wounded[token] != 0
        told["fresh"] = game.marks[token] & FRESH != 0
        told["spent"] = game.marks[token] & SPENT != 0
        told["potion"] = int(game.potion[token])
    if is_character(token) and game.darkness:
        told["as"] = KINDS.name(int(game.kind[token]))
        told["blood"] = int(game.blood[token])
    return told


def tell_dark_ground(game: Twister) -> Tree:
    """Corridor tiles by the square of their first part, and used Tombs."""
    maze = game.maze
    tiles: Tree = {}
    tombs: list[str] = []
    for square in range(len(SQUARE_NAMES.names)):
        code = int(maze.code(square))
        if code & LIT and code >> PART & 3 == 0:
            turns = (code >> TURNS & 3) + int(maze.orientation[PLACE_OF[square]])
            tiles[square_name(square)] = {"tile": code >> NUMBER, "turns": turns % 4}
        if code & TOMB_USED:
            tombs.append(square_name(square))
    return {"tiles": tiles, "tombs": tombs}


def is_shown(game: Twister, square: int) -> bool:
    """A square of a revealed room."""
    return PLACE_OF[square] >= 0 and game.maze.revealed[PLACE_OF[square]] != 0


def tell_gates(game: Twister) -> Tree:
    told: Tree = {}
    for square in range(len(SQUARE_NAMES.names)):
        for side in range(4):
            if is_shown(game, square) and game.maze.edge(square, side) >= GATE:
                told[f"{square_name(square)} {SIDES.name(side)}"] = edge_word(game, square, side)[5:]
    return told


def tell_cards(game: Twister, side: int) -> Tree:
    return {
        "action": list(action_cards(game.actions[side])),
        "combat": list(combat_cards(game, side, True)),
        "combat_played": list(combat_cards(game, side, False)),
        "jumps": int(game.jumps[side]),
        "laid": int(game.laid[side]),
    }


SCHEMA: Final[Tree] = {
    "setup.<option>": "a value of the table's options",
    "state.rooms.<n1..s4>": "revealed room: 1D, or {room: 1D, orientation: 0..3 clockwise quarter turns}",
    "state.tokens.<yellow|blue>.<piece>": "a square a1..v10 (a is yellow's line, v blue's; row 1 is north), or fields",
    "state.tokens.<colour>.<piece>.at": "square, hand, out, left, aside (face down: see hidden.tokens)",
    "state.tokens.<colour>.<piece>.wounded": "true, false (also fresh, spent: this turn; potion: points)",
    "state.tokens.<colour>.<piece>.held_by": "who stands on its square, e.g. yellow:thief, or nobody (told only)",
    "state.gates.<square side>": "closed, open, broken; e.g. 'b2 e'",
    "state.tokens.<colour>.<piece>.as": "what a Specter or Vampire is now; blood: markers; colour neutral: greatsword",
    "state.tiles.<square>": "corridor tile by the square of its first part: {tile: 1..30, turns: 0..3}",
    "state.tombs": "squares of used Tombs, e.g. [c3]",
    "state.points.<colour>": "victory points",
    "state.cards.<colour>.action": "Action cards in hand, e.g. [2, 3]; combat: [0, 1]; jumps: 0..3",
    "turn.player": "yellow, blue; turn.points: action points left; turn.ceiling: 2..5; turn.number; turn.quiet",
    "question": "action (default), card, placement, line; told: journey, reveal, aim, combat, tile, ... too",
    "hidden.rooms.<n1..s4>": "room lying face down there; hidden.tokens.<colour>.<piece>: room place",
    "hidden.counts.<n1..s4>": "tokens face down there (told only)",
    "luck.<rooms|orientation|placement|first|timeout|tiles|draft>": "forced results, e.g. [0, 1]",
    "winner": "yellow, blue, draw, nobody (told only)",
}
