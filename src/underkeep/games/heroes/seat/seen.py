"""Which fields of the state a view may depend on: nothing else of it reaches a seat, and the conformance suite tries.

How much of a hidden one is shown, the number of its cards say, is another matter: the suite re-randomises those.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = (  # for anybody, a spectator too
    "board.bodies[]",
    "board.flipped",
    "board.goods[]",
    "board.hero_grade[]",
    "board.hero_room[]",
    "board.hero_state[]",
    "board.hoard[]",
    "board.marks[]",
    "board.marks_left",
    "board.monster_room[]",
    "board.monster_wounds[]",
    "board.portal[]",
    "board.portals_left",
    "board.removed[]",
    "board.stage",
    "board.store[]",
    "board.treasure[]",
    "dungeon.cell[]",
    "dungeon.doors[]",
    "dungeon.sides[]",
    "dungeon.steps[]",
    "guild.deck.items[]",
    "guild.discard.items[]",
    "guild.resolving[]",
    "guild.wave",
    "market.built",
    "market.display[]",
    "market.foreign",
    "market.loot.items[]",
    "market.projects[]",
    "market.rooms.items[]",
    "notes[]",
    "outcome",
    "players[].area.items[]",
    "players[].deck.items[]",
    "players[].discard.items[]",
    "players[].hand.eyes",
    "players[].hand.items[]",
    "turn.active",
    "turn.assaults",
    "turn.blow",
    "turn.card",
    "turn.drawn",
    "turn.left",
    "turn.phase",
    "turn.quota",
    "turn.side",
    "turn.spot",
    "turn.swarm",
    "turn.thrown",
    "votes[]",
)
OWN: Final[tuple[str, ...]] = ()  # for some roles besides: nothing
