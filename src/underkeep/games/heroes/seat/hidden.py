"""KHO-SETUP-15  For the conformance suite: every hidden place of the game, and what no rule may change."""

from __future__ import annotations

from typing import Any

from underkeep.core.formats.codec import ints, vector
from underkeep.core.kernel.events import EVERYBODY, NOBODY
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.zones import Hidden, Pile
from underkeep.games.heroes.names import GOODS, NOWHERE, PORTALS_LYING, ROOMS
from underkeep.games.heroes.rules.team import is_voting, question_below
from underkeep.games.heroes.state.game import Heroes


def hidden(game: Heroes) -> list[Hidden]:
    """Orders of decks, effects of Treasures, hands if the table hides them, votes."""
    return [*hidden_piles(game), *hidden_treasures(game), *hidden_votes(game)]


def piles_of(game: Heroes) -> list[tuple[str, str, Pile]]:
    """Name, pool and pile of everything face down."""
    found = [
        ("loot", "loot", game.market.loot),
        ("rooms", "rooms", game.market.rooms),
        ("guild", "guild", game.guild.deck),
    ]
    for role, player in enumerate(game.players):
        found.append((f"deck {role}", f"cards {role}", player.deck))
        if player.hand.eyes != EVERYBODY:
            found.append((f"hand {role}", f"cards {role}", player.hand))
    return found


def hidden_piles(game: Heroes) -> list[Hidden]:
    return [
        Hidden(name, pool, int(pile.eyes), tuple(ints(pile.items)))
        for name, pool, pile in piles_of(game)
        if pile.count() > 0
    ]


def hidden_treasures(game: Heroes) -> list[Hidden]:
    """Tokens of one value lie in rooms, in the supply, or are out of the game; which is which nobody
    knows.
    """
    found: list[Hidden] = []
    board = game.board
    for room in range(ROOMS):
        token = board.treasure[room]
        if token != NOWHERE:
            pool = f"treasures {int(game.rules.treasure_values[token])}"
            found.append(Hidden(f"treasure {int(room)}", pool, NOBODY, (int(token),)))
    for name, tokens in (("hoard", board.hoard), ("removed", board.removed)):
        for value in range(1, 5):
            there = tuple(int(token) for token in tokens if game.rules.treasure_values[token] == value)
            if there:
                found.append(Hidden(f"{name} {value}", f"treasures {value}", NOBODY, there))
    return found


def hidden_votes(game: Heroes) -> list[Hidden]:
    """Until all have voted nobody knows the votes of others."""
    if not is_voting(game):
        return []
    answers = len(question_below(game).options(game))
    return [
        Hidden(
            f"vote {int(role)}", "votes", 1 << int(role), (int(game.votes[role]),), answers + (role != game.turn.active)
        )
        for role in range(game.roles)
        if game.votes[role] >= 0
    ]


def with_hidden(game: Heroes, places: list[Hidden]) -> Heroes:
    """A copy in which the hidden places hold the values given."""
    copy = game.clone()
    piles = {name: pile for name, _, pile in piles_of(copy)}
    for place in places:
        word, _, rest = place.name.partition(" ")
        if place.name in piles:
            piles[place.name].items = vector(list(place.values))
        elif word == "treasure":
            copy.board.treasure[int(rest)] = place.values[0]
        elif word == "vote":
            copy.votes[int(rest)] = place.values[0]
        elif word == "hoard":
            copy.board.hoard = exchanged(copy, copy.board.hoard, int(rest), place.values)
        else:
            copy.board.removed = exchanged(copy, copy.board.removed, int(rest), place.values)
    return copy


def exchanged(game: Heroes, tokens: vec[i64], value: int, others: tuple[int, ...]) -> vec[i64]:
    """The tokens of one value replaced, one by one."""
    out = tokens[:]
    left = list(others)
    for n in range(len(out)):
        if game.rules.treasure_values[out[n]] == value:
            out[n] = left.pop(0)
    return out


# ---------------------------------------------------------------------- conservation
def conserved(game: Heroes) -> dict[str, Any]:
    """The same before and after every action."""
    board, guild = game.board, game.guild
    badges = len([1 for grade in board.hero_grade if grade > 0])
    treasures = [int(token) for token in board.treasure if token >= 0] + ints(board.hoard) + ints(board.removed)
    return {
        "goods": [int(board.store[k]) + sum(int(board.count(room, k)) for room in range(ROOMS)) for k in range(GOODS)],
        "portals": int(board.portals_left) + sum(int(PORTALS_LYING[side]) for side in board.portal),
        "marks": int(board.marks_left) + sum(ints(board.marks)) + int(board.stage) + badges,
        "treasures": sorted(treasures + ([int(board.flipped)] if board.flipped >= 0 else [])),
        "monsters": [
            len([1 for r in range(ROOMS) if board.bodies[role * ROOMS + r] < 0]) for role in range(game.roles)
        ],
        "bodies": sum(ints(board.bodies)) == sum(ints(board.crowd)) == len([1 for r in board.monster_room if r >= 0]),
        "heroes": len(board.hero_room),
        "guild": sorted(ints(guild.deck.items) + ints(guild.discard.items) + ints(guild.resolving)),
        "cards": all_cards(game),
        "rooms": sorted(placed_rooms(game)),
    }


def all_cards(game: Heroes) -> list[int]:
    """Every Tactics and loot card, without those that the Laboratory brought in."""
    found = ints(game.market.loot.items) + ints(game.market.display)
    for player in game.players:
        for pile in (player.deck, player.hand, player.area, player.discard):
            found.extend(ints(pile.items))
    if game.market.foreign >= 0:
        for card in game.rules.content.clans[game.market.foreign].deck:
            found.remove(card)
    return sorted(found)


def placed_rooms(game: Heroes) -> list[int]:
    market = game.market
    tiles = [room for room in range(int(ROOMS)) if game.dungeon.has(i64(room))]
    return tiles + ints(market.rooms.items) + ints(market.projects)
