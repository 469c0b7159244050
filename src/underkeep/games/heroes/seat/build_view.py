"""KHO-SETUP-15  Building a View: every field is added because the seat may know it."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.native import i64, vec
from underkeep.games.heroes.board.dungeon import CELL_NAMES, GRID, sides_text
from underkeep.games.heroes.faces import ICON_NAMES
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CLAN_NAMES,
    CLASS_NAMES,
    CLASSES,
    EFFECT_NAMES,
    GOODS,
    GOODS_NAMES,
    GRADE_WORDS,
    GRADES,
    GUILD_NAMES,
    MAX_HEALTH,
    MAX_MONSTERS,
    NO_PORTAL,
    NOWHERE,
    PORTAL_NAMES,
    ROOM_NAMES,
    ROOMS,
    SITE,
    STATE_NAMES,
    TYPE_NAMES,
)  # fmt: skip
from underkeep.games.heroes.rules.construction import beside_dungeon
from underkeep.games.heroes.rules.team import is_voting
from underkeep.games.heroes.seat.under_way import SIDES, under_way
from underkeep.games.heroes.seat.view import (
    CardView,
    ClanView,
    GuildView,
    HeroesView,
    HeroView,
    IconView,
    MarketView,
    MonsterView,
    RoomView,
    SupplyView,
    TokenView,
)  # fmt: skip
from underkeep.games.heroes.state.game import PHASE_NAMES, Heroes

ROOM_IDS: Final = [f"room:{name}" for name in ROOM_NAMES]
TREASURE_IDS: Final = [f"treasure:{name}" for name in ROOM_NAMES]
PORTAL_IDS: Final = [f"portal:{name}" for name in ROOM_NAMES]
# parts of views, kept since few of them change from view to view; there are not many
TOKENS: Final[dict[tuple[int, int, int], TokenView]] = {}
MONSTERS: Final[dict[tuple[str, int, int, int], MonsterView]] = {}
HEROES: Final[dict[tuple[int, int, int, int], HeroView]] = {}
OUTCOMES = ("running", "won", "lost")


def build_view(game: Heroes, roles: frozenset[int]) -> HeroesView:
    """The game as a seat sees it; the empty set is the spectator."""
    turn, rules = game.turn, game.rules
    voting = is_voting(game)
    return HeroesView(
        game="heroes",
        content=rules.content.digest,
        options=tuple([(id, option_text(value)) for id, value in rules.options.values.items()]),
        roles=tuple([rules.clan_name(i64(role)) for role in sorted(roles)]),
        scenario=rules.scenario.id,
        mode="b" if rules.mode_b else "a",
        rooms=tuple([room_view(game, room) for room in range(ROOMS) if game.dungeon.has(room)]),
        clans=tuple([clan_view(game, role, roles) for role in range(game.roles)]),
        guild=guild_view(game),
        market=market_view(game),
        supply=supply_view(game),
        active=rules.clan_name(turn.active),
        phase=PHASE_NAMES[turn.phase],
        thrown=turn.thrown,
        card=CARD_NAMES[turn.card] if turn.card >= 0 else "",
        side=SIDES[turn.side] if turn.side >= 0 else "",
        icons=icon_views(game),
        spot=ROOM_NAMES[turn.spot] if turn.spot >= 0 else "",
        swarm=int(turn.swarm),
        blow=int(turn.blow),
        stage=int(game.board.stage),
        notes=tuple([int(n) for n in game.notes]),
        asked=tuple([rules.clan_name(role) for role in range(game.roles) if game.asked() >> role & 1]),
        answered=tuple([rules.clan_name(r) for r in range(game.roles) if voting and game.votes[r] >= 0]),
        own_votes=own_votes(game, roles),
        under_way=under_way(game),
        outcome=OUTCOMES[game.outcome],
        how=game.how,
    )


def option_text(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)


# ---------------------------------------------------------------------- rooms
def room_view(game: Heroes, room: i64) -> RoomView:
    board, name = game.board, ROOM_NAMES[room]
    token = board.treasure[room]
    return RoomView(
        id=ROOM_IDS[room],
        name=name,
        type=TYPE_NAMES[game.rules.room_types[room]],
        cell=CELL_NAMES[game.dungeon.cell[room]],
        turned=sides_text(game.dungeon.sides[room]),
        doors=tuple([ROOM_NAMES[other] for other in range(ROOMS) if game.dungeon.doors[room] >> other & 1]),
        steps=int(game.dungeon.steps[room]),
        treasure=TREASURE_IDS[room] if token != NOWHERE else "",
        value=int(game.rules.treasure_values[token]) if token != NOWHERE else 0,
        effective_value=int(game.treasure_value(room)),
        portal=PORTAL_IDS[room] if board.portal[room] != NO_PORTAL else "",
        portal_side=PORTAL_NAMES[board.portal[room]],
        marks=int(board.marks[room]),
        tokens=token_views(game, room),
        monsters=monster_views(game, room),
        heroes=hero_views(game, room),
    )


def token_views(game: Heroes, room: i64) -> tuple[TokenView, ...]:
    found: list[TokenView] = []
    for kind in range(GOODS):
        count = int(game.board.count(room, kind))
        if count:
            found.append(token_view(int(room), int(kind), count))
    return tuple(found)


def token_view(room: int, kind: int, count: int) -> TokenView:
    key = (room, kind, count)
    found = TOKENS.get(key)
    if found is None:
        found = TokenView(f"token:{ROOM_NAMES[room]}:{GOODS_NAMES[kind]}", GOODS_NAMES[kind], count)
        TOKENS[key] = found
    return found


def monster_views(game: Heroes, room: i64) -> tuple[MonsterView, ...]:
    found: list[MonsterView] = []
    for role in range(game.roles):
        if not has_monsters(game, role, room):
            continue
        clan = game.rules.clan_name(role)
        for wounds in range(MAX_HEALTH):
            count = count_monsters(game, role, room, wounds)
            if count:
                found.append(monster_view(clan, int(room), int(wounds), count))
    return tuple(found)


def monster_view(clan: str, room: int, wounds: int, count: int) -> MonsterView:
    key = (clan, room, wounds, count)
    found = MONSTERS.get(key)
    if found is None:
        found = MonsterView(f"monster:{ROOM_NAMES[room]}:{clan}:{wounds}", clan, wounds, count)
        MONSTERS[key] = found
    return found


def has_monsters(game: Heroes, role: i64, room: i64) -> bool:
    for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + MAX_MONSTERS):
        if game.board.monster_room[m] == room:
            return True
    return False


def count_monsters(game: Heroes, role: i64, room: i64, wounds: i64) -> int:
    count = 0
    for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + MAX_MONSTERS):
        if game.board.monster_room[m] == room and game.board.monster_wounds[m] == wounds:
            count += 1
    return count


def hero_views(game: Heroes, room: i64) -> tuple[HeroView, ...]:
    found: list[HeroView] = []
    for cls in range(CLASSES):
        if not has_heroes(game, room, cls):
            continue
        for grade in range(GRADES):
            for state in range(len(STATE_NAMES)):
                count = count_heroes(game, room, cls, grade, state)
                if count:
                    found.append(hero_view(int(room), int(cls * GRADES + grade), int(state), count))
    return tuple(found)


def hero_view(room: int, kind: int, state: int, count: int) -> HeroView:
    key = (room, kind, state, count)
    found = HEROES.get(key)
    if found is None:
        hero, grade, word = CLASS_NAMES[kind // GRADES], GRADE_WORDS[kind % GRADES], STATE_NAMES[state]
        found = HeroView(f"hero:{ROOM_NAMES[room]}:{hero}:{grade}:{word}", hero, word, grade, count)
        HEROES[key] = found
    return found


def has_heroes(game: Heroes, room: i64, cls: i64) -> bool:
    for h in range(cls * 5, cls * 5 + 5):
        if game.board.hero_room[h] == room:
            return True
    return False


def count_heroes(game: Heroes, room: i64, cls: i64, grade: i64, state: i64) -> int:
    board = game.board
    count = 0
    for h in range(cls * 5, cls * 5 + 5):
        if board.hero_room[h] == room and board.hero_grade[h] == grade and board.hero_state[h] == state:
            count += 1
    return count


# ---------------------------------------------------------------------- cards
def sorted_names(names: list[str], items: vec[i64]) -> tuple[str, ...]:
    """Cards in no order but that of their numbers: the order they lie in must not show."""
    return tuple([names[n] for n in sorted([int(item) for item in items])])


def in_order(names: list[str], items: vec[i64]) -> tuple[str, ...]:
    return tuple([names[int(item)] for item in items])


def clan_view(game: Heroes, role: i64, roles: frozenset[int]) -> ClanView:
    player, clan = game.players[role], game.rules.clan_name(role)
    seen = player.hand.may_look(i64(mask_of(roles)))
    unseen = [int(card) for card in player.deck.items]
    if not seen:
        unseen.extend([int(card) for card in player.hand.items])
    hand = sorted([int(card) for card in player.hand.items]) if seen else []
    return ClanView(
        id=f"clan:{clan}",
        clan=clan,
        monsters=int(game.rules.sizes[role]),
        health=int(game.rules.health[role]),
        lair=int(game.lair(role)),
        hand_count=int(player.hand.count()),
        hand=tuple([card_view(game, f"hand:{clan}", card) for card in hand]),
        hand_seen=seen,
        deck_count=int(player.deck.count()),
        unseen=tuple([CARD_NAMES[card] for card in sorted(unseen)]),
        area=in_order(CARD_NAMES, player.area.items),
        discard=in_order(CARD_NAMES, player.discard.items),
    )


def card_view(game: Heroes, where: str, card: int) -> CardView:
    return CardView(f"{where}:{CARD_NAMES[card]}", CARD_NAMES[card], game.rules.content.faces[card].notation)


def guild_view(game: Heroes) -> GuildView:
    guild = game.guild
    return GuildView(
        id="guild",
        deck_count=int(guild.deck.count()),
        unseen=sorted_names(GUILD_NAMES, guild.deck.items),
        discard=in_order(GUILD_NAMES, guild.discard.items),
        resolving=in_order(GUILD_NAMES, guild.resolving),
        wave=int(guild.wave),
        quota=int(game.turn.quota),
        drawn=int(game.turn.drawn),
        assaults=int(game.turn.assaults),
    )


def market_view(game: Heroes) -> MarketView:
    market = game.market
    return MarketView(
        display=tuple([card_view(game, "display", int(card)) for card in market.display]),
        loot_unseen=sorted_names(CARD_NAMES, market.loot.items),
        projects=tuple([f"project:{ROOM_NAMES[room]}" for room in market.projects]),
        rooms_unseen=sorted_names(ROOM_NAMES, market.rooms.items),
        sites=free_sites(game),
        foreign=CLAN_NAMES[market.foreign] if market.foreign >= 0 else "",
        built=int(market.built),
    )


def free_sites(game: Heroes) -> tuple[str, ...]:
    """The cells beside the dungeon where something can be built."""
    if not game.dungeon.has(SITE):
        return ()
    free = [cell for cell in range(GRID * GRID) if game.dungeon.room_at(cell) == NOWHERE and beside_dungeon(game, cell)]
    return tuple([f"cell:{CELL_NAMES[cell]}" for cell in free])


# ---------------------------------------------------------------------- supply and turn
def by_value(game: Heroes, tokens: vec[i64]) -> tuple[int, ...]:
    counts = [0, 0, 0, 0]
    for token in tokens:
        counts[int(game.rules.treasure_values[token]) - 1] += 1
    return tuple(counts)


def supply_view(game: Heroes) -> SupplyView:
    board, flipped = game.board, game.board.flipped
    return SupplyView(
        tokens=tuple([(GOODS_NAMES[kind], int(board.store[kind])) for kind in range(GOODS)]),
        portals=int(board.portals_left),
        marks=int(board.marks_left),
        heroes=tuple([(CLASS_NAMES[cls], int(board.hero_supply(cls))) for cls in range(CLASSES)]),
        treasures=by_value(game, board.hoard),
        removed=by_value(game, board.removed),
        flipped=EFFECT_NAMES[game.rules.treasure_effects[flipped]] if flipped >= 0 else "",
        flipped_value=int(game.rules.treasure_values[flipped]) if flipped >= 0 else 0,
    )


def icon_views(game: Heroes) -> tuple[IconView, ...]:
    """The icons of the card on the table; those of the side not chosen count as used."""
    found: list[IconView] = []
    for side, word in enumerate(SIDES):
        for slot, icon in enumerate(game.icons(i64(side))):
            chosen = game.turn.side < 0 or (game.turn.side == side and game.turn.left >> slot & 1)
            name = ICON_NAMES[icon.number]
            found.append(IconView(f"icon:{word}:{name}", word, name, not chosen))
    return tuple(found)


def own_votes(game: Heroes, roles: frozenset[int]) -> tuple[tuple[str, int], ...]:
    return tuple(
        (game.rules.clan_name(i64(role)), int(game.votes[role])) for role in sorted(roles) if game.votes[role] >= 0
    )
