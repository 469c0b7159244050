"""A game as the keys of a position file: everything by id, so that a path names a thing."""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.formats.codec import save_frame
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.board.dungeon import CELL_NAMES, sides_text
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    EFFECT_NAMES,
    EXHAUSTED,
    GOODS,
    GOODS_NAMES,
    GUILD_NAMES,
    HERO_TOKENS,
    MAX_MONSTERS,
    NOWHERE,
    PENDING,
    PLAIN,
    PORTAL_NAMES,
    ROOM_NAMES,
    ROOMS,
)  # fmt: skip
from underkeep.games.heroes.seat.build_view import OUTCOMES, in_order
from underkeep.games.heroes.state.game import PHASE_NAMES, Heroes

Tree = dict[str, Any]

SCHEMA: Final[Tree] = {
    "setup": "the options of the table: scenario, mode, clans, difficulty, and switches",
    "state.rooms.ROOM.treasure": "value of the Treasure, 0 for none; default: as the scenario puts it",
    "state.rooms.ROOM.portal": "none, incomplete, completed or doubled (two); default: as the scenario puts it",
    "state.rooms.ROOM.TOKEN": "frog, coin, bone, book, trap: how many lie there",
    "state.rooms.ROOM.marks": "Event tokens",
    "state.rooms.ROOM.monsters.CLAN": "monsters of a clan",
    "state.rooms.ROOM.wounds.CLAN": "a list of the Wounds on them, one number per wounded monster",
    "state.rooms.ROOM.heroes.HERO": "all heroes of a class in the room",
    "state.rooms.ROOM.active.HERO": "how many of them are not exhausted",
    "state.rooms.ROOM.pending.HERO": "how many of those have still to do their entry",
    "state.rooms.ROOM.badges.HERO": "how many wear a badge; state.rooms.ROOM.hurt.HERO how many of those are wounded",
    "state.rooms.ROOM.cell": "cell of the grid (told; a built room is stated by cell and open)",
    "state.rooms.ROOM.open": "its open sides, letters of NESW",
    "state.clans.CLAN.hand": "list of card ids; also area and discard; deck is the number of cards left (told)",
    "state.clans.CLAN.lair": "monsters in the lair (told)",
    "state.display": "loot on display; default: the top five of the deck",
    "state.projects": "open projects; default: the top three of the construction deck",
    "state.wave": "1 or 2",
    "state.guild_discard": "guild cards discarded, the last one on top",
    "state.resolving": "guild cards in resolution",
    "state.foreign": "clan whose cards are among the loot",
    "state.built": "rooms built; state.stage amplifiers on stage; state.notes the scenario's counters",
    "state.supply": "tokens not on the map (told)",
    "state.result": "running, won or lost (told); state.how tells how it came about",
    "turn.active": "the clan whose turn it is; turn.phase, thrown, card, side, left, drawn, quota, assaults ...",
    "question": "play, refresh, upkeep, assault, end, heroes (resolve those awake), or the stack as it was told",
    "hidden.decks.CLAN": "cards from the top; hidden.guild, loot, rooms likewise; the rest lies below in printed order",
    "hidden.treasures.ROOM": "the effect of the Treasure there",
    "luck.STREAM": "the next results of a stream; luck.seed a number",
}


def position_out(game: Heroes) -> Tree:
    return {
        "setup": game.rules.options.tree(),
        "state": state_out(game),
        "turn": turn_out(game),
        "question": [
            [words_of(save_frame(f)[0]), int(game.steps[n]), *save_frame(f)[1:]] for n, f in enumerate(game.frames)
        ],
        "hidden": hidden_out(game),
        "luck": {},
    }


def words_of(name: str) -> str:
    """PlayCards as `play cards`."""
    return "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()


def state_out(game: Heroes) -> Tree:
    market, guild = game.market, game.guild
    return {
        "rooms": {ROOM_NAMES[room]: room_out(game, room) for room in range(ROOMS) if game.dungeon.has(room)},
        "clans": {game.rules.clan_name(role): clan_out(game, role) for role in range(game.roles)},
        "display": list(in_order(CARD_NAMES, market.display)),
        "projects": list(in_order(ROOM_NAMES, market.projects)),
        "wave": int(guild.wave),
        "guild_discard": list(in_order(GUILD_NAMES, guild.discard.items)),
        "resolving": list(in_order(GUILD_NAMES, guild.resolving)),
        "foreign": CLAN_NAMES[market.foreign] if market.foreign >= 0 else "",
        "built": int(market.built),
        "stage": int(game.board.stage),
        "notes": [int(n) for n in game.notes],
        "supply": supply_out(game),
        "result": OUTCOMES[game.outcome],
        "how": game.how,
    }


def room_out(game: Heroes, room: i64) -> Tree:
    board = game.board
    token = board.treasure[room]
    tree: Tree = {GOODS_NAMES[kind]: int(board.count(room, kind)) for kind in range(GOODS)}
    tree["treasure"] = int(game.rules.treasure_values[token]) if token != NOWHERE else 0
    tree["portal"] = PORTAL_NAMES[board.portal[room]]
    tree["marks"] = int(board.marks[room])
    tree["cell"] = CELL_NAMES[game.dungeon.cell[room]]
    tree["open"] = sides_text(game.dungeon.sides[room])
    tree["monsters"] = {game.rules.clan_name(r): int(board.bodies[r * ROOMS + room]) for r in range(game.roles)}
    tree["wounds"] = {game.rules.clan_name(r): wounds_out(game, r, room) for r in range(game.roles)}
    heroes = [h for h in range(HERO_TOKENS) if board.hero_room[h] == room]
    tree["heroes"] = by_class(heroes)
    tree["active"] = by_class([h for h in heroes if board.hero_state[h] != EXHAUSTED])
    tree["pending"] = by_class([h for h in heroes if board.hero_state[h] == PENDING])
    tree["badges"] = by_class([h for h in heroes if board.hero_grade[h] != PLAIN])
    tree["hurt"] = by_class([h for h in heroes if board.hero_grade[h] > 1])
    return tree


def by_class(heroes: list[i64]) -> dict[str, int]:
    return {CLASS_NAMES[cls]: len([h for h in heroes if h // 5 == cls]) for cls in range(CLASSES)}


def wounds_out(game: Heroes, role: i64, room: i64) -> list[int]:
    found: list[int] = []
    for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + MAX_MONSTERS):
        if game.board.monster_room[m] == room and game.board.monster_wounds[m] > 0:
            found.append(int(game.board.monster_wounds[m]))
    return sorted(found)


def clan_out(game: Heroes, role: i64) -> Tree:
    player = game.players[role]
    return {
        "lair": int(game.lair(role)),
        "hand": [CARD_NAMES[n] for n in sorted(int(card) for card in player.hand.items)],
        "hand_count": int(player.hand.count()),
        "area": list(in_order(CARD_NAMES, player.area.items)),
        "discard": list(in_order(CARD_NAMES, player.discard.items)),
        "deck": int(player.deck.count()),
    }


def supply_out(game: Heroes) -> Tree:
    board = game.board
    tree: Tree = {GOODS_NAMES[kind]: int(board.store[kind]) for kind in range(GOODS)}
    tree["portal"], tree["marks"] = int(board.portals_left), int(board.marks_left)
    for cls in range(CLASSES):
        tree[CLASS_NAMES[cls]] = int(board.hero_supply(cls))
    for value in range(1, 5):
        tree[f"treasure_{value}"] = len([1 for t in board.hoard if game.rules.treasure_values[t] == value])
    tree["loot"] = int(game.market.loot.count())
    tree["guild"] = int(game.guild.deck.count())
    tree["rooms"] = int(game.market.rooms.count())
    return tree


def turn_out(game: Heroes) -> Tree:
    turn = game.turn
    return {
        "active": game.rules.clan_name(turn.active),
        "phase": PHASE_NAMES[turn.phase],
        "thrown": turn.thrown,
        "card": CARD_NAMES[turn.card] if turn.card >= 0 else "",
        "side": int(turn.side), "left": int(turn.left), "spot": int(turn.spot), "swarm": int(turn.swarm),
        "blow": int(turn.blow), "drawn": int(turn.drawn), "quota": int(turn.quota), "assaults": int(turn.assaults),
    }  # fmt: skip


def hidden_out(game: Heroes) -> Tree:
    """Decks from the top, effects of Treasures by room."""
    effects: Tree = {}
    for room in range(ROOMS):
        token = game.board.treasure[room]
        if token != NOWHERE:
            effects[ROOM_NAMES[room]] = EFFECT_NAMES[game.rules.treasure_effects[token]]
    return {
        "decks": {
            game.rules.clan_name(role): list(reversed(in_order(CARD_NAMES, game.players[role].deck.items)))
            for role in range(game.roles)
        },
        "guild": list(reversed(in_order(GUILD_NAMES, game.guild.deck.items))),
        "loot": list(reversed(in_order(CARD_NAMES, game.market.loot.items))),
        "rooms": list(reversed(in_order(ROOM_NAMES, game.market.rooms.items))),
        "treasures": effects,
    }
