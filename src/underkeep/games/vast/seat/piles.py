"""Everything that lies in piles, as far as those eyes may know: decks by their number, discards card by card."""

from __future__ import annotations

from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.seat.view import PileView, VastView

Named = tuple[str, PileView]  # the name of a pile and what is seen of it


def open_pile(*cards: str) -> PileView:
    """Cards that lie open."""
    return PileView(len(cards), cards)


def knight_piles(view: VastView) -> list[Named]:
    k = view.knight
    return [
        ("face_up", open_pile(*k.face_up)), ("face_down", k.kept), ("offered", k.offered), ("handed", k.handed),
        ("declined", k.declined), ("treasures_gone", open_pile(*k.treasures_gone)), ("quest_hand", k.quests),
        ("quest_deck", k.quest_deck), ("quests_done", open_pile(*k.quests_done)),
    ]  # fmt: skip


def goblins_piles(view: VastView) -> list[Named]:
    g = view.goblins
    return [
        ("war_deck", g.war), ("war_hand", g.war_hand), ("monster_deck", g.monster_deck),
        ("monster_discard", g.monster_discard), ("monsters_drawn", g.drawn),
        ("monsters_gone", open_pile(*g.monsters_gone)), ("secret_deck", g.secret_deck), ("secret_hand", g.secrets),
        ("secret_discard", g.secret_discard), ("secrets_open", open_pile(*g.face_up)),
        ("schemes", open_pile(*g.schemes)),
    ]  # fmt: skip


def dragon_piles(view: VastView) -> list[Named]:
    d = view.dragon
    return [("power_deck", d.deck), ("power_hand", d.hand), ("power_discard", d.discard), ("scales", d.scales)]


def cave_piles(view: VastView) -> list[Named]:
    """Its tiles and decks, which lie there also when nobody plays it."""
    c = view.cave
    return [
        ("tile_stack", c.stack), ("tile_hand", c.hand), ("tiles_gone", c.gone), ("event_deck", c.events),
        ("events_played", open_pile(*c.events_played)), ("treasure_deck", c.treasures),
        ("terrain_deck", c.terrain_deck),
    ]  # fmt: skip


def all_piles(view: VastView) -> list[Named]:
    """Every pile of those that play, and the Cave's."""
    named = cave_piles(view)
    if "knight" in view.playing:
        named = [*knight_piles(view), *named]
    if "goblins" in view.playing or view.goblins.monster_deck.count:
        named = [*named, *goblins_piles(view)]
    if "dragon" in view.playing:
        named = [*named, *dragon_piles(view)]
    return [*named, ("advancement", view.thief.dealt)]


def piles(view: VastView) -> tuple[Label, ...]:
    """A line for each pile that is not empty, a line for each kind of card that is seen in it; then the supplies."""
    lines: list[Label] = []
    for name, pile in all_piles(view):
        if pile.count:
            lines.append(label("vast-pile", pile=f"pile_{name}", count=pile.count))
            seen = pile.cards or ()
            lines += [label("vast-pile-card", card=said(card), count=seen.count(card)) for card in dict.fromkeys(seen)]
    return (*lines, supply(view))


def said(card: str) -> str:
    """A tile is said by its kind: its number tells nothing."""
    return f"tile_{card.rpartition('-')[0]}" if card[-1:].isdecimal() and "-" in card else card


def supply(view: VastView) -> Label:
    """Tokens that are not on the map."""
    c = view.cave
    return label(
        "vast-pile-supply",
        treasures=c.treasure_tokens, events=c.event_tokens, crystals=c.crystal_tokens, vaults=c.vault_tokens,
        rockslides=c.rockslides, bombs=view.knight.bombs,
    )  # fmt: skip
