"""A game consistent with a View: what is hidden is dealt anew, everything else is as it was shown."""

from __future__ import annotations

from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, vec
from underkeep.games.heroes.board.dungeon import Dungeon, grid_cells, sides_of
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.files.saving import count_bodies
from underkeep.games.heroes.names import (
    EFFECT_NAMES,
    GOODS,
    GOODS_NAMES,
    GRADE_WORDS,
    MAX_MONSTERS,
    NOWHERE,
    PORTAL_NAMES,
    ROOMS,
    STATE_NAMES,
    cards,
    clans,
    classes,
    goods,
    guild_cards,
    rooms,
)  # fmt: skip
from underkeep.games.heroes.options import options_told
from underkeep.games.heroes.rules.team import question_below
from underkeep.games.heroes.seat.build_view import OUTCOMES
from underkeep.games.heroes.seat.under_way import SIDES, take_up
from underkeep.games.heroes.seat.view import ClanView, HeroesView, IconView, RoomView
from underkeep.games.heroes.setup import empty_game, rules_for
from underkeep.games.heroes.state.game import (
    DECK_LUCK,
    GUILD_LUCK,
    LOOT_LUCK,
    PHASE_NAMES,
    ROOM_LUCK,
    TREASURE_LUCK,
    Heroes,
)  # fmt: skip


def determinize(view: HeroesView, luck: Luck, content: Content) -> Heroes:
    game = empty_game(rules_for(options_told(view.options), content), luck)
    lay_tiles(game, view)
    for room in view.rooms:
        furnish(game, room)
    put_tokens(game, view)
    deal_treasures(game, view)
    for role, clan in enumerate(view.clans):
        deal_cards(game, i64(role), clan)
    put_market(game, view)
    put_guild(game, view)
    put_turn(game, view)
    take_up(game, view.under_way)
    put_votes(game, view)
    return game


def numbers(names: tuple[str, ...]) -> vec[i64]:
    return vec[i64]([cards.number(name) for name in names])


# ---------------------------------------------------------------------- the map
def lay_tiles(game: Heroes, view: HeroesView) -> None:
    cell = vec[i64]([int(NOWHERE)] * int(ROOMS))
    sides = vec[i64]([0] * int(ROOMS))
    for seen in view.rooms:
        room = rooms.number(seen.name)
        cell[room] = grid_cells.number(seen.cell)
        sides[room] = sides_of(seen.turned)
    game.dungeon = Dungeon(cell, sides)


def furnish(game: Heroes, seen: RoomView) -> None:
    """Tokens, Portal, monsters and heroes of a room."""
    board, room = game.board, rooms.number(seen.name)
    board.portal[room] = PORTAL_NAMES.index(seen.portal_side)
    board.marks[room] = seen.marks
    for token in seen.tokens:
        board.goods[room * int(GOODS) + goods.number(token.kind)] = token.count
    for monster in seen.monsters:
        role = [game.rules.clan_name(r) for r in range(game.roles)].index(monster.clan)
        for _ in range(monster.count):
            stand(game, i64(role), i64(room), i64(monster.wounds))
    for hero in seen.heroes:
        for _ in range(hero.count):
            h = board.find_hero(NOWHERE, i64(classes.number(hero.hero)), 0, -1)
            board.hero_room[h] = room
            board.hero_state[h] = STATE_NAMES.index(hero.state)
            board.hero_grade[h] = GRADE_WORDS.index(hero.grade)
    count_bodies(board)


def stand(game: Heroes, role: i64, room: i64, wounds: i64) -> None:
    board = game.board
    for m in range(role * MAX_MONSTERS, role * MAX_MONSTERS + MAX_MONSTERS):
        if board.monster_room[m] == NOWHERE:
            board.monster_room[m] = room
            board.monster_wounds[m] = wounds
            return


def put_tokens(game: Heroes, view: HeroesView) -> None:
    board = game.board
    for kind in range(GOODS):
        board.store[kind] = dict(view.supply.tokens)[GOODS_NAMES[kind]]
    board.portals_left = view.supply.portals
    board.marks_left = view.supply.marks
    board.stage = view.stage


def deal_treasures(game: Heroes, view: HeroesView) -> None:
    """For each value the tokens are mixed: one is turned, some lie in rooms, the others in the supply."""
    board = game.board
    board.hoard = vec[i64]()
    for value in range(1, 5):
        pool = [n for n, (worth, _) in enumerate(game.rules.content.treasures) if worth == value]
        if view.supply.flipped_value == value:
            effect = EFFECT_NAMES.index(view.supply.flipped)
            board.flipped = next(n for n in pool if game.rules.content.treasures[n][1] == effect)
            pool.remove(int(board.flipped))
        mixed = [int(n) for n in game.luck.shuffle(TREASURE_LUCK, vec[i64](pool))]
        for seen in view.rooms:
            if seen.value == value:
                board.treasure[rooms.number(seen.name)] = mixed.pop()
        for _ in range(view.supply.removed[value - 1]):
            board.removed = append(board.removed, i64(mixed.pop()))
        for token in mixed:
            board.hoard = append(board.hoard, i64(token))


# ---------------------------------------------------------------------- cards
def deal_cards(game: Heroes, role: i64, clan: ClanView) -> None:
    """The unseen cards are mixed: a hidden hand is dealt from them, the others are the deck."""
    player = game.players[role]
    mixed = game.luck.shuffle(DECK_LUCK + role, numbers(clan.unseen))
    cut = clan.deck_count
    player.deck.items = mixed[:cut]
    player.hand.items = numbers(tuple(card.card for card in clan.hand)) if clan.hand_seen else mixed[cut:]
    player.area.items, player.discard.items = numbers(clan.area), numbers(clan.discard)


def put_market(game: Heroes, view: HeroesView) -> None:
    market, seen = game.market, view.market
    market.display = numbers(tuple(card.card for card in seen.display))
    market.loot.items = game.luck.shuffle(LOOT_LUCK, numbers(seen.loot_unseen))
    market.projects = vec[i64]([rooms.number(project.partition(":")[2]) for project in seen.projects])
    market.rooms.items = game.luck.shuffle(ROOM_LUCK, vec[i64]([rooms.number(name) for name in seen.rooms_unseen]))
    market.foreign = clans.number(seen.foreign) if seen.foreign else -1
    market.built = seen.built


def put_guild(game: Heroes, view: HeroesView) -> None:
    guild, seen = game.guild, view.guild
    guild.deck.items = game.luck.shuffle(GUILD_LUCK, vec[i64]([guild_cards.number(name) for name in seen.unseen]))
    guild.discard.items = vec[i64]([guild_cards.number(name) for name in seen.discard])
    guild.resolving = vec[i64]([guild_cards.number(name) for name in seen.resolving])
    guild.wave = seen.wave


# ---------------------------------------------------------------------- the turn
def put_turn(game: Heroes, view: HeroesView) -> None:
    turn = game.turn
    turn.active = [clan.clan for clan in view.clans].index(view.active)
    turn.phase = PHASE_NAMES.index(view.phase)
    turn.thrown = view.thrown
    turn.card = cards.number(view.card) if view.card else -1
    turn.side = SIDES.index(view.side) if view.side else -1
    turn.left = sum(1 << n for n, icon in enumerate(icons_of(view)) if not icon.used)
    turn.spot = rooms.number(view.spot) if view.spot else -1
    turn.swarm, turn.blow = view.swarm, view.blow
    turn.quota, turn.drawn, turn.assaults = view.guild.quota, view.guild.drawn, view.guild.assaults
    game.notes = vec[i64](list(view.notes))
    game.outcome, game.how = OUTCOMES.index(view.outcome), view.how


def icons_of(view: HeroesView) -> list[IconView]:
    """Those of the chosen side."""
    return [icon for icon in view.icons if icon.side == view.side]


def put_votes(game: Heroes, view: HeroesView) -> None:
    """Votes of others are unknown: any answer that was offered, or trust in the active player."""
    if game.over() or not view.answered:
        return
    answers = i64(len(question_below(game).options(game)))
    own = dict(view.own_votes)
    for role in range(game.roles):
        clan = game.rules.clan_name(role)
        if clan in view.answered:
            offered = answers if role == game.turn.active else answers + 1
            game.votes[role] = own[clan] if clan in own else game.luck.below(TREASURE_LUCK, offered)
