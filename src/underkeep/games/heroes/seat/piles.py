"""Every pile that lies open, and how many cards are left in the decks."""

from __future__ import annotations

from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.seat.view import ClanView, HeroesView


def piles(view: HeroesView) -> tuple[Label, ...]:
    """The guild's cards, those of the clans, the supply, the decks."""
    lines = pile("resolving", "", view.guild.resolving) if view.guild.resolving else []
    lines += pile("guild", "", view.guild.discard)
    for clan in view.clans:
        lines += clan_piles(clan)
    return (*lines, *supply(view), *decks(view))


def pile(which: str, clan: str, cards: tuple[str, ...]) -> list[Label]:
    """Its name and size, then equal cards in one line."""
    counts = {card: cards.count(card) for card in cards}
    head = label("heroes-pile-head", which=which, clan=clan, count=len(cards))
    return [head, *(label("heroes-pile-lot", what=card, count=count) for card, count in counts.items())]


def clan_piles(clan: ClanView) -> list[Label]:
    return [*pile("area", clan.clan, clan.area), *pile("discard", clan.clan, clan.discard)]


def supply(view: HeroesView) -> list[Label]:
    """What is not on the map."""
    stock = view.supply
    lots = [*stock.tokens, ("portal", stock.portals), ("event-token", stock.marks), *stock.heroes]
    total = sum(count for _, count in lots) + sum(stock.treasures)
    lines = [label("heroes-pile-head", which="supply", clan="", count=total)]
    lines += [label("heroes-pile-lot", what=what, count=count) for what, count in lots]
    lines += [label("heroes-pile-treasures", value=n, count=count) for n, count in enumerate(stock.treasures, 1)]
    if sum(stock.removed):
        lines.append(label("heroes-pile-head", which="removed", clan="", count=sum(stock.removed)))
    return lines


def decks(view: HeroesView) -> list[Label]:
    market = view.market
    lines = [label("heroes-pile-deck", which="guild", clan="", count=view.guild.deck_count)]
    lines += [label("heroes-pile-deck", which="clan", clan=clan.clan, count=clan.deck_count) for clan in view.clans]
    lines.append(label("heroes-pile-deck", which="loot", clan="", count=len(market.loot_unseen)))
    if market.projects or market.rooms_unseen:
        lines.append(label("heroes-pile-deck", which="rooms", clan="", count=len(market.rooms_unseen)))
    return lines
