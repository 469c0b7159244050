"""What a seat may know of one thing: a room, a clan, a hero class, a token, a card, the guild. From the view alone."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Arg, Label, label
from underkeep.games.heroes.board.dungeon import sides_text
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.faces import AMBUSH, ICON_NAMES, MOMENTUM, SUMMON, Icon, IconAction, icon_action_name
from underkeep.games.heroes.names import CARD_NAMES, CLASS_NAMES, GOODS_NAMES, GUILD_NAMES, ROOM_NAMES, cards, rooms
from underkeep.games.heroes.seat.view import ClanView, HeroesView, RoomView

SIDES: Final = ("left", "right")
IN_SECOND: Final = ("monster", "hero", "token", "hand")  # ids whose third part names the thing


def look(view: HeroesView, thing: str, content: Content) -> tuple[Label, ...]:
    """By id (`hero:vault:thief:plain:active`), by name (`vault`, `ratkin`, `spider`) or by cell."""
    name = name_of(view, thing)
    for room in view.rooms:
        if name in (room.name, room.cell):
            return look_at_room(room)
    for clan in view.clans:
        if name == clan.clan:
            return look_at_clan(clan, view)
    if name in CLASS_NAMES:
        return look_at_hero(name, view)
    if name in GOODS_NAMES:
        return look_at_token(name, view)
    if name in CARD_NAMES:
        return look_at_card(name, view, content)
    if name in GUILD_NAMES:
        return look_at_guild_card(name, view)
    if name == "guild":
        return look_at_guild(view)
    return look_at_project(name, view, content) if name in ROOM_NAMES else ()


def name_of(view: HeroesView, thing: str) -> str:
    """The thing that an id names."""
    head, *parts = thing.split(":")
    if not parts:
        return thing
    if head == "icon":
        return view.card
    return parts[1] if head in IN_SECOND and len(parts) > 1 else parts[0]


# ---------------------------------------------------------------------- rooms
def look_at_room(room: RoomView) -> tuple[Label, ...]:
    lines = [label("heroes-look-room", room=room.name, type=room.type, cell=room.cell, steps=room.steps)]
    lines += [label("heroes-look-door", room=door) for door in room.doors]
    if room.value:
        lines.append(label("heroes-look-treasure", value=room.value, now=room.effective_value))
    if room.portal:
        lines.append(label("heroes-look-portal", side=room.portal_side))
    if room.marks:
        lines.append(label("heroes-look-marks", count=room.marks))
    lines += [label("heroes-look-lot", what=token.kind, count=token.count) for token in room.tokens]
    lines += [label("heroes-look-monster", what=m.clan, count=m.count, wounds=m.wounds) for m in room.monsters]
    lines += [
        label("heroes-look-hero", what=hero.hero, count=hero.count, state=hero.state, grade=hero.grade)
        for hero in room.heroes
    ]
    return tuple(lines)


def look_at_project(name: str, view: HeroesView, content: Content) -> tuple[Label, ...]:
    """A room that is not built: a project, or still in the construction deck."""
    sides = sides_text(i64(content.rooms[rooms.number(name)].sides)).lower()
    where = "project" if f"project:{name}" in view.market.projects else "box"
    where = "deck" if name in view.market.rooms_unseen else where
    return (label("heroes-look-project", room=name, open=f"open-{sides}", where=where),)


# ---------------------------------------------------------------------- pieces
def look_at_clan(clan: ClanView, view: HeroesView) -> tuple[Label, ...]:
    lines = [
        label("heroes-look-clan", clan=clan.clan, all=clan.monsters, health=clan.health, lair=clan.lair),
        label("heroes-look-cards", deck=clan.deck_count, hand=clan.hand_count, discard=len(clan.discard)),
    ]
    for room in view.rooms:
        lines += [
            label("heroes-look-there", room=room.name, count=m.count, wounds=m.wounds)
            for m in room.monsters
            if m.clan == clan.clan
        ]
    return tuple(lines)


def look_at_hero(name: str, view: HeroesView) -> tuple[Label, ...]:
    left = dict(view.supply.heroes)[name]
    cards_left = sum(1 for card in view.guild.unseen if card.startswith(f"{name}-"))
    lines = [label("heroes-look-class", hero=name, left=left, cards=cards_left)]
    for room in view.rooms:
        lines += [
            label("heroes-look-hero-there", room=room.name, count=hero.count, state=hero.state, grade=hero.grade)
            for hero in room.heroes
            if hero.hero == name
        ]
    return tuple(lines)


def look_at_token(name: str, view: HeroesView) -> tuple[Label, ...]:
    lines = [label("heroes-look-token", what=name, left=dict(view.supply.tokens)[name])]
    for room in view.rooms:
        found = [token for token in room.tokens if token.kind == name]
        lines += [label("heroes-look-there", room=room.name, count=token.count, wounds=0) for token in found]
    return tuple(lines)


# ---------------------------------------------------------------------- cards
def look_at_card(name: str, view: HeroesView, content: Content) -> tuple[Label, ...]:
    lines = [label("heroes-look-card", card=name, where=where, clan=clan) for where, clan in places_of(name, view)]
    face = content.faces[cards.number(name)]
    for side, icons in zip(SIDES, face.sides, strict=False):
        for icon in icons:
            lines.append(label("heroes-look-icon", side=side if len(face.sides) > 1 else "", **icon_args(icon)))
    return tuple(lines)


def icon_args(icon: Icon) -> dict[str, Arg]:
    """An icon as sentences name it: what it does, how many, and what follows of a Momentum."""
    if icon.kind == MOMENTUM:
        return {**action_words("icon", "many", icon.left), **action_words("then", "more", icon.right)}
    name = ICON_NAMES[icon.number]
    return {"icon": name, "many": number_of(icon.left), "then": "", "more": 1}


def action_words(name: str, count: str, action: IconAction) -> dict[str, Arg]:
    return {name: icon_action_name(action), count: number_of(action)}


def number_of(action: IconAction) -> int:
    return int(action.n) if action.verb in (AMBUSH, SUMMON) else 1


def places_of(name: str, view: HeroesView) -> list[tuple[str, str]]:
    """Where the card lies, as far as the seat knows; of cards that nobody sees their deck."""
    found: list[tuple[str, str]] = []
    for clan in view.clans:
        held = [card.card for card in clan.hand]
        unseen = "deck" if clan.hand_seen else "unseen"
        piles = (("hand", held), ("area", clan.area), ("discard", clan.discard), (unseen, clan.unseen))
        found += [(where, clan.clan) for where, pile in piles if name in pile]
    if any(card.card == name for card in view.market.display):
        found.append(("display", ""))
    if name in view.market.loot_unseen:
        found.append(("loot", ""))
    return found or [("box", "")]


def look_at_guild(view: HeroesView) -> tuple[Label, ...]:
    guild = view.guild
    head = label("heroes-look-guild", wave=guild.wave, left=guild.deck_count, gone=len(guild.discard))
    return (head, *(label("heroes-look-in-deck", card=card) for card in guild.unseen))


def look_at_guild_card(name: str, view: HeroesView) -> tuple[Label, ...]:
    """Discards are public, and so the rest is known by counting."""
    guild = view.guild
    piles = (("deck", guild.unseen), ("discard", guild.discard), ("resolving", guild.resolving))
    where = next((word for word, pile in piles if name in pile), "box")
    return (label("heroes-look-guild-card", card=name, where=where),)
