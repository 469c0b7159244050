"""What eyes can know of somebody else's move: an explanation names the move, so it is given only for one that they
could name themselves.

The move must be told apart from every other one in each world that fits what the eyes saw before it: in the true game
alone, options that a hidden hand happens not to hold would give the rest away.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Chronicle, event_text, mask_of
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import SEED_BYTES
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Prompt
from underkeep.server import wire

WORLDS: Final = 16
Eyes = frozenset[int]
Traces = tuple[list[str], bytes]


def is_known(spec: GameSpec, before: Game, role: int, action: Action, eyes: Eyes) -> bool:
    """Could these eyes tell the action from every other one that was possible for all they knew?"""
    if role in eyes:
        return True
    seen = traces(spec, before, role, action, eyes)
    view = spec.view(before, eyes)
    worlds = (other_world(spec, before, view, number) for number in range(WORLDS))
    return not any(is_mistaken(spec, world, role, action, eyes, seen) for world in (before, *worlds))


def known_prompt(spec: GameSpec, game: Game, role: int, eyes: Eyes) -> Prompt | None:
    """What another role is asked, if it would be offered the same in every world that these eyes think possible."""
    asked = spec.prompt(game, role)
    view = spec.view(game, eyes)
    worlds = (other_world(spec, game, view, number) for number in range(WORLDS))
    return asked if all(spec.prompt(world, role) == asked for world in worlds) else None


def other_world(spec: GameSpec, before: Game, view: object, number: int) -> Game:
    """A game that the view fits, with the dice of the true one: the same move must leave the same traces."""
    seed = blake2b(wire.encode(view), digest_size=SEED_BYTES, salt=number.to_bytes(2, "big")).digest()
    world = spec.determinize(view, seed)
    world.luck = before.luck.clone()
    return world


def is_mistaken(spec: GameSpec, world: Game, role: int, action: Action, eyes: Eyes, seen: Traces) -> bool:
    """Whether another move would have looked the same there: as the move did, or as it would have in that world."""
    options = world.options(role)
    looks = [seen]
    if action in options:
        looks.append(traces(spec, world, role, action, eyes))
    others = [traces(spec, world, role, other, eyes) for other in options if other is not action]
    return any(look_alike(other, look) for other in others for look in looks)


def look_alike(one: Traces, other: Traces) -> bool:
    """By what is told first, since all that follows may hang on hidden cards; by the view where nothing is told."""
    if one[0] or other[0]:
        return one[0][:1] == other[0][:1]
    return one[1] == other[1]


def traces(spec: GameSpec, before: Game, role: int, action: Action, eyes: Eyes) -> Traces:
    """What an action would leave for these eyes: events and the view after it."""
    game, heard, mask = before.clone(), Chronicle(), mask_of(eyes)
    game.listener = heard
    spec.act(game, role, action)
    seen = [event.seen_by(mask) for event in heard.drain()]
    return [event_text(event) for event in seen if event is not None], wire.encode(spec.view(game, eyes))
