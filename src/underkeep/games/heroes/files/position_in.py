"""A game from the keys of a position file; what is left out is as at the start of the scenario, decks in printed order.

Everything wrong is refused with its field and the remedy; a position that no rule allows is wrong, too.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.formats.codec import load_frame
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.heroes.board.dungeon import grid_cells, sides_of
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.files.position_checks import among, check_keys, mapping, number, number_in, whole_list
from underkeep.games.heroes.files.saving import FRAMES, count_bodies
from underkeep.games.heroes.names import (
    ACTIVE,
    BADGE,
    CLAN_NAMES,
    CLASS_NAMES,
    EFFECT_NAMES,
    GOODS,
    GOODS_NAMES,
    HURT,
    NOWHERE,
    PENDING,
    PLAIN,
    PORTAL_NAMES,
    PORTALS_LYING,
    ROOM_NAMES,
    cards,
    guild_cards,
    rooms,
)  # fmt: skip
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.rules.assault import ASSAULT, GUILD_CARD, AssaultStep, GuildCardStep
from underkeep.games.heroes.rules.hero_actions import DRAIN
from underkeep.games.heroes.setup import empty_game, rules_for
from underkeep.games.heroes.state.game import (
    ASSAULT_PHASE,
    END_PHASE,
    FIRST_STEP,
    PHASE_NAMES,
    PLAY_PHASE,
    REFRESH_PHASE,
    STREAM_NAMES,
    STREAMS,
    UPKEEP_PHASE,
    Heroes,
)
from underkeep.games.heroes.turn import TURN, TurnStep

Tree = dict[str, Any]

ROOM_KEYS: Final = (
    "treasure", "portal", "marks", "monsters", "wounds", "heroes", "active", "pending", "badges", "hurt", "cell",
    "open",
    *GOODS_NAMES,
)  # fmt: skip
STATE_KEYS: Final = (
    "rooms", "clans", "display", "projects", "wave", "guild_discard", "resolving", "foreign", "built", "stage", "notes",
    "supply", "result", "how",
)  # fmt: skip
CLAN_KEYS: Final = ("hand", "area", "discard", "deck", "lair", "hand_count")
TURN_KEYS: Final = (
    "active", "phase", "thrown", "card", "side", "left", "spot", "swarm", "blow", "drawn", "quota", "assaults",
)  # fmt: skip
STARTS: Final[dict[str, tuple[i64, i64]]] = {
    "play": (TurnStep.PLAY_CARDS, PLAY_PHASE),
    "refresh": (TurnStep.REFRESH_LOOT, REFRESH_PHASE),
    "upkeep": (TurnStep.KEEP_UP, UPKEEP_PHASE),
    "assault": (TurnStep.FACE_ASSAULT, ASSAULT_PHASE),
    "end": (TurnStep.LATE_THROW, END_PHASE),
    "heroes": (TurnStep.LATE_THROW, ASSAULT_PHASE),
}


def position_in(tree: Tree, content: Content) -> Heroes:
    rules = rules_for(OPTIONS.resolve(mapping(tree.get("setup"), "setup")), content)
    game = empty_game(rules, luck_in(mapping(tree.get("luck"), "luck")))
    state = mapping(tree.get("state"), "state")
    check_keys(state, STATE_KEYS, "state")
    rooms_in(game, mapping(state.get("rooms"), "state.rooms"))
    secret = mapping(tree.get("hidden"), "hidden")
    check_keys(secret, ("decks", "guild", "loot", "rooms", "treasures"), "hidden")
    treasures_in(game, mapping(state.get("rooms"), "state.rooms"), mapping(secret.get("treasures"), "hidden.treasures"))
    cards_in(game, state, secret)
    guild_in(game, state, secret)
    facts_in(game, state)
    turn_in(game, mapping(tree.get("turn"), "turn"))
    question_in(game, tree.get("question", "play"))
    game.run()
    return game


def luck_in(tree: Tree) -> Luck:
    check_keys(tree, ("seed", *STREAM_NAMES), "luck")
    luck = Luck.new(seed_from(number(tree.get("seed", 0), "luck.seed")), STREAMS)
    for name, results in tree.items():
        if name != "seed":
            luck.force(
                STREAM_NAMES.index(name), [number(n, f"luck.{name}") for n in whole_list(results, f"luck.{name}")]
            )
    return luck


# ---------------------------------------------------------------------- rooms
def rooms_in(game: Heroes, tree: Tree) -> None:
    for name, given in tree.items():
        where = f"state.rooms.{name}"
        room = i64(among(name, ROOM_NAMES, where))
        entry = mapping(given, where)
        check_keys(entry, ROOM_KEYS, where)
        if "cell" in entry:
            lay(game, room, entry, where)
        if not game.dungeon.has(room):
            raise BadInput(
                "is not in this dungeon", where, "Name a room of the scenario, or give its cell and open sides."
            )
        goods_in(game, room, entry, where)
        monsters_in(game, room, entry, where)
        heroes_in_room(game, room, entry, where)
    portals_in(game, tree)
    count_bodies(game.board)


def lay(game: Heroes, room: i64, entry: Tree, where: str) -> None:
    """A room on its cell: as the scenario has it, or built."""
    cell = i64(grid_cells.number(str(entry["cell"])))
    sides = sides_of(str(entry.get("open", "")))
    if game.dungeon.has(room) and game.dungeon.cell[room] == cell:
        return
    if game.dungeon.room_at(cell) != NOWHERE or not game.dungeon.joins(cell, sides):
        raise BadInput("cannot lie there", f"{where}.cell", "Give a free cell with a passage to the dungeon.")
    game.dungeon = game.dungeon.with_room(room, cell, sides)
    game.market.rooms.items = vec[i64]([int(r) for r in game.market.rooms.items if r != room])


def goods_in(game: Heroes, room: i64, entry: Tree, where: str) -> None:
    board = game.board
    for kind in range(GOODS):
        count = number_in(entry.get(GOODS_NAMES[kind], 0), 0, 5, f"{where}.{GOODS_NAMES[kind]}")
        board.goods[room * GOODS + kind] = count
        board.store[kind] -= count
        if board.store[kind] < 0:
            raise BadInput("more than there are", f"{where}.{GOODS_NAMES[kind]}", "There are five of each.")
    board.marks[room] = number_in(entry.get("marks", 0), 0, 5, f"{where}.marks")
    board.marks_left -= board.marks[room]
    if board.marks_left < 0:
        raise BadInput("more than there are", f"{where}.marks", "There are five Event tokens.")


def portals_in(game: Heroes, tree: Tree) -> None:
    """As the scenario puts them, unless a room says otherwise."""
    for room in game.rules.scenario.portals:
        game.board.portal[room] = 1
    for name, entry in tree.items():
        if "portal" in (entry or {}):
            game.board.portal[rooms.number(name)] = among(entry["portal"], PORTAL_NAMES, f"state.rooms.{name}.portal")
    game.board.portals_left = 10 - sum(int(PORTALS_LYING[side]) for side in game.board.portal)


def monsters_in(game: Heroes, room: i64, entry: Tree, where: str) -> None:
    names = [game.rules.clan_name(role) for role in range(game.roles)]
    wounds = mapping(entry.get("wounds"), f"{where}.wounds")
    for clan, count in mapping(entry.get("monsters"), f"{where}.monsters").items():
        role = i64(among(clan, names, f"{where}.monsters"))
        marks = [number(n, f"{where}.wounds") for n in whole_list(wounds.get(clan, []), f"{where}.wounds.{clan}")]
        for n in range(number_in(count, 0, int(game.rules.sizes[role]), f"{where}.monsters.{clan}")):
            m = game.board.find_monster(role, NOWHERE, -1)
            if m < 0 or m % 9 >= game.rules.sizes[role]:
                raise BadInput(
                    "more than the clan has", f"{where}.monsters.{clan}", f"There are {game.rules.sizes[role]}."
                )
            game.board.monster_room[m] = room
            game.board.monster_wounds[m] = marks[n] if n < len(marks) else 0
            if not 0 <= game.board.monster_wounds[m] < game.rules.health[role]:
                raise BadInput("too many Wounds", f"{where}.wounds.{clan}", "Give fewer than its health.")


def heroes_in_room(game: Heroes, room: i64, entry: Tree, where: str) -> None:
    board = game.board
    counts = {
        key: mapping(entry.get(key), f"{where}.{key}") for key in ("heroes", "active", "pending", "badges", "hurt")
    }
    for key, tree in counts.items():
        check_keys(tree, tuple(CLASS_NAMES), f"{where}.{key}")
    for cls, name in enumerate(CLASS_NAMES):
        awake, entering = counts["active"].get(name, 0), counts["pending"].get(name, 0)
        badges, hurt = counts["badges"].get(name, 0), counts["hurt"].get(name, 0)
        for n in range(number_in(counts["heroes"].get(name, max(awake, entering)), 0, 5, f"{where}.heroes.{name}")):
            h = board.find_hero(NOWHERE, i64(cls), PLAIN, -1)
            if h == NOWHERE:
                raise BadInput("more than there are", f"{where}.heroes.{name}", "There are five of each class.")
            board.hero_room[h] = room
            board.hero_state[h] = PENDING if n < entering else ACTIVE if n < awake else 0
            board.hero_grade[h] = HURT if n < hurt else BADGE if n < badges else PLAIN
            board.marks_left -= 1 if n < badges else 0


# ---------------------------------------------------------------------- treasures
def treasures_in(game: Heroes, tree: Tree, effects: Tree) -> None:
    """Values by room, effects where they are stated; the other tokens in printed order."""
    wanted = {ROOM_NAMES[room]: value for room, value in game.rules.scenario.treasures}
    for name, entry in tree.items():
        if "treasure" in (entry or {}):
            wanted[name] = number_in(entry["treasure"], 0, 4, f"state.rooms.{name}.treasure")
    for name in effects:
        if not wanted.get(name):
            raise BadInput("has no Treasure", f"hidden.treasures.{name}", "Give it a value in state.rooms.")
    stated = [name for name in wanted if name in effects]
    left = [int(token) for token in game.board.hoard]
    for name in [*stated, *(name for name in wanted if name not in effects)]:
        if wanted[name]:
            token = fitting(game, left, wanted[name], effects.get(name), name)
            left.remove(token)
            game.board.treasure[rooms.number(name)] = token
    game.board.hoard = vec[i64](left)


def fitting(game: Heroes, left: list[int], value: int, effect: object, name: str) -> int:
    for token in left:
        worth, does = game.rules.content.treasures[token]
        if worth == value and (effect is None or EFFECT_NAMES[does] == effect):
            return token
    raise BadInput(
        "there is no such Treasure left", f"state.rooms.{name}.treasure", "Take a value and effect of the box."
    )


# ---------------------------------------------------------------------- cards
def cards_in(game: Heroes, state: Tree, secret: Tree) -> None:
    """Hands, areas and discards are taken out of the own deck, else out of the loot."""
    if state.get("foreign"):
        game.market.foreign = among(state["foreign"], CLAN_NAMES, "state.foreign")
        for foreign in game.rules.content.clans[game.market.foreign].deck:
            game.market.loot.put(i64(foreign))
    decks = mapping(secret.get("decks"), "hidden.decks")
    names = [game.rules.clan_name(role) for role in range(game.roles)]
    stated = mapping(state.get("clans"), "state.clans")
    check_keys(stated, tuple(names), "state.clans")
    check_keys(decks, tuple(names), "hidden.decks")
    for role, clan in enumerate(names):
        entry = mapping(stated.get(clan), f"state.clans.{clan}")
        check_keys(entry, CLAN_KEYS, f"state.clans.{clan}")
        player = game.players[role]
        for key, pile in (("hand", player.hand), ("area", player.area), ("discard", player.discard)):
            for card in whole_list(entry.get(key, []), f"state.clans.{clan}.{key}"):
                pile.put(take_card(game, role, card, f"state.clans.{clan}.{key}"))
        player.deck.items = on_top(
            player.deck.items, whole_list(decks.get(clan, []), f"hidden.decks.{clan}"), game, role
        )
    market_in(game, state, secret)


def take_card(game: Heroes, role: int, card: object, where: str) -> i64:
    """A card of that name out of the own deck or the loot deck."""
    kind = i64(cards.number(str(card)))
    for pile in (game.players[role].deck, game.market.loot):
        if pile.has(kind):
            pile.take(kind)
            return kind
    raise BadInput(f"{card!r} is not to be had", where, "Name a card of the clan, of the loot or of the foreign clan.")


def on_top(items: vec[i64], wanted: list[Any], game: Heroes, role: int) -> vec[i64]:
    """The cards named lie on top, the first one uppermost; a card of the loot may be among them."""
    left = [int(card) for card in items]
    tops: list[int] = []
    for name in wanted:
        kind = cards.number(str(name))
        if kind in left:
            left.remove(kind)
        else:
            take_card(game, role, name, "hidden.decks")
        tops.append(kind)
    return vec[i64](left + list(reversed(tops)))


def market_in(game: Heroes, state: Tree, secret: Tree) -> None:
    market = game.market
    for card in whole_list(state.get("display", []), "state.display"):
        kind = i64(cards.number(str(card)))
        if not market.loot.has(kind):
            raise BadInput(f"{card!r} is not among the loot", "state.display", "Name loot that nobody has.")
        market.loot.take(kind)
        market.display = append(market.display, kind)
    market.loot.items = named_first(market.loot.items, secret.get("loot"), cards.number, "hidden.loot")
    while "display" not in state and len(market.display) < 5 and market.loot.count() > 0:
        market.display = append(market.display, market.loot.draw())
    for name in whole_list(state.get("projects", []), "state.projects"):
        room = i64(among(name, ROOM_NAMES, "state.projects"))
        if not market.rooms.has(room):
            raise BadInput(f"{name!r} is not to be built", "state.projects", "Name rooms that are not in the dungeon.")
        market.rooms.take(room)
        market.projects = append(market.projects, room)
    market.rooms.items = named_first(market.rooms.items, secret.get("rooms"), rooms.number, "hidden.rooms")
    while "projects" not in state and len(market.projects) < 3 and market.rooms.count() > 0:
        market.projects = append(market.projects, market.rooms.draw())


def named_first(items: vec[i64], wanted: Any, number_of: Any, where: str) -> vec[i64]:
    """The named ones on top, the first uppermost, the others below in printed order (the lowest number on top)."""
    left = sorted((int(item) for item in items), reverse=True)
    tops: list[int] = []
    for name in whole_list(wanted or [], where):
        kind = number_of(str(name))
        if kind not in left:
            raise BadInput(f"{name!r} does not lie there", where, "Name what is left in the deck.")
        left.remove(kind)
        tops.append(kind)
    return vec[i64](left + list(reversed(tops)))


def guild_in(game: Heroes, state: Tree, secret: Tree) -> None:
    guild = game.guild
    guild.wave = number_in(state.get("wave", 1), 1, 2, "state.wave")
    for key in ("guild_discard", "resolving"):
        for name in whole_list(state.get(key, []), f"state.{key}"):
            card = i64(guild_cards.number(str(name)))
            if not guild.deck.has(card):
                raise BadInput(
                    f"{name!r} is not in the guild deck", f"state.{key}", "Name each guild card in use once."
                )
            guild.deck.take(card)
            if key == "resolving":
                guild.resolving = append(guild.resolving, card)
            else:
                guild.discard.put(card)
    guild.deck.items = named_first(guild.deck.items, secret.get("guild"), guild_cards.number, "hidden.guild")


def facts_in(game: Heroes, state: Tree) -> None:
    game.market.built = number_in(state.get("built", 0), 0, 12, "state.built")
    game.board.stage = number_in(state.get("stage", 0), 0, 5, "state.stage")
    game.board.marks_left -= game.board.stage
    for n, value in enumerate(whole_list(state.get("notes", []), "state.notes")):
        game.notes[n] = number(value, "state.notes")


# ---------------------------------------------------------------------- the turn
def turn_in(game: Heroes, tree: Tree) -> None:
    check_keys(tree, TURN_KEYS, "turn")
    turn = game.turn
    names = [game.rules.clan_name(role) for role in range(game.roles)]
    if "active" in tree:
        turn.active = among(tree["active"], names, "turn.active")
    turn.thrown = bool(tree.get("thrown", False))
    turn.card = cards.number(str(tree["card"])) if tree.get("card") else -1
    turn.side, turn.left = number(tree.get("side", -1), "turn.side"), number(tree.get("left", 0), "turn.left")
    turn.spot, turn.swarm = number(tree.get("spot", -1), "turn.spot"), number(tree.get("swarm", 0), "turn.swarm")
    turn.blow, turn.drawn = number(tree.get("blow", 0), "turn.blow"), number(tree.get("drawn", 0), "turn.drawn")
    turn.quota = number(tree.get("quota", 0), "turn.quota")
    turn.assaults = number(tree.get("assaults", usual_assaults(game)), "turn.assaults")
    if "phase" in tree:
        turn.phase = among(tree["phase"], PHASE_NAMES, "turn.phase")


def usual_assaults(game: Heroes) -> int:
    """KHO-WAVE-07  The empty assaults of a scenario are over, unless the file speaks of them itself."""
    return int(game.rules.wave_0) if game.rules.options.text("wave_0") == "scenario" else 0


def name_of(words: str) -> str:
    """`play cards` as PlayCards."""
    return "".join(word.capitalize() for word in words.split())


def question_in(game: Heroes, question: Any) -> None:
    """A phase by name, or the stack as position_out tells it."""
    if isinstance(question, list):
        for row in question:
            game.push(load_frame(FRAMES, name_of(str(row[0])), list(row[2:])))
            game.go_to(number(row[1], "question"))
        return
    if question not in STARTS:
        raise BadInput(f"{question!r} is not a question", "question", f"Give one of {', '.join(STARTS)}.")
    if game.board.anybody_awake() != (question == "heroes"):
        raise BadInput("heroes are awake only while they are resolved", "question", "Write question: heroes.")
    game.push(TURN)
    step, game.turn.phase = STARTS[question]
    game.go_to(step)
    if question == "heroes":
        push_resolution(game)


def push_resolution(game: Heroes) -> None:
    """An assault whose last card is in resolution; if none is named, the top one of the deck."""
    if len(game.guild.resolving) == 0 and game.guild.deck.count() > 0:
        game.guild.resolving = append(game.guild.resolving, game.guild.deck.draw())
    for frame, step in ((ASSAULT, AssaultStep.BETWEEN_CARDS), (GUILD_CARD, GuildCardStep.DISCARD), (DRAIN, FIRST_STEP)):
        game.push(frame)
        game.go_to(i64(step))
