"""Rules of the engine broken one at a time, in its sources: the referee must notice each. Only this module of the
referee knows the engine.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.refereeing import Fault
from underkeep.games.vast import refusals
from underkeep.games.vast.board import sight
from underkeep.games.vast.board.cavern import Cavern
from underkeep.games.vast.roles.cave import omens, turn
from underkeep.games.vast.roles.goblins import attacks, movement
from underkeep.games.vast.roles.knight import attacks as knight_attacks
from underkeep.games.vast.roles.knight import turn as knight_turn
from underkeep.games.vast.rules import collapse, fill, forced, plunder, reveal, stats
from underkeep.games.vast.rules.entrance import stays_for_good
from underkeep.games.vast.seat import build_boards
from underkeep.games.vast.state.dragon import Dragon

Plant = Callable[[pytest.MonkeyPatch], None]


def everywhere(name: str, old: Any, new: Any) -> Plant:
    """Put another function in the place of one, wherever the engine has imported it."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        engine = [module for key, module in sys.modules.items() if key.startswith("underkeep.games.vast")]
        for module in engine:
            if getattr(module, name, None) is old:
                monkeypatch.setattr(module, name, new)

    return plant


def forgiving(name: str, old: Callable[..., Any], *codes: int) -> Plant:
    """A refusal that lets these reasons pass."""

    def refuse(*args: Any) -> Any:
        code = old(*args)
        return refusals.LEGAL if code in codes else code

    return everywhere(name, old, refuse)


def method(owner: type, name: str, new: Callable[..., Any]) -> Plant:
    return lambda monkeypatch: monkeypatch.setattr(owner, name, new)


def no_rockslides(self: Cavern, tile: int, direction: int, real: Callable[..., bool] = Cavern.wall) -> bool:
    return False if self.blocked[tile] >> direction & 1 else real(self, tile, direction)


def sees_in_the_dark(cavern: Cavern, viewer: int, target: int, reach: int) -> bool:
    return sight.in_line(cavern, viewer, target, reach)


def one_omen_more(game: Any, real: Callable[..., int] = turn.omens_due) -> int:
    return real(game) + 1


def any_tile(game: Any) -> list[int]:
    return [
        tile for tile in game.cavern.tiles()
        if not stays_for_good(game, tile) and collapse.can_clear(game, tile)
    ]  # fmt: skip


def tie_is_enough(game: Any, tribe: int, how: int, real: Callable[..., int] = attacks.margin) -> int:
    return real(game, tribe, how) + 1


def nothing(*_: Any) -> int:
    return 0


def seen_by_all(pile: Any, eyes: int) -> Any:
    return len(pile.items), build_boards.numbers_of(pile.items)


FAULTS = (
    Fault("a Rockslide is no wall", method(Cavern, "wall", no_rockslides)),
    Fault("sight goes through walls and Dark tiles", everywhere("sees", sight.sees, sees_in_the_dark)),
    Fault(
        "the Knight walks on without an Encounter",
        forgiving("refuse_step", knight_turn.refuse_step, refusals.NO_ENCOUNTER_TO_MOVE),
    ),
    Fault(
        "any Strength smashes a Crystal",
        forgiving("refuse_smash", knight_attacks.refuse_smash, refusals.TOO_WEAK_TO_SMASH),
    ),
    Fault("a Tribe as strong as the Knight may ambush her", everywhere("margin", attacks.margin, tie_is_enough)),
    Fault("an attack costs no Rage", method(attacks.TribeAttacksKnight, "calm_down", lambda self, game: None)),
    Fault(
        "every Lit tile costs a Tribe a Goblin",
        everywhere("leaving_costs", movement.leaving_costs, movement.counts_as_lit),
    ),
    Fault("an omen always costs its first price", everywhere("cost_now", omens.cost_now, lambda game, omen: 1)),
    Fault("an Omen too many is drawn", everywhere("omens_due", turn.omens_due, one_omen_more)),
    Fault("any tile may fall first", everywhere("removable", collapse.removable, any_tile)),
    Fault(
        "Lit Crystal tiles need not fall first",
        forgiving("refuse_removal", collapse.refuse_removal, refusals.LIT_CRYSTAL_FIRST),
    ),
    Fault("Crystal tiles need not be laid first", forgiving("refuse_tile", fill.refuse_tile, refusals.CRYSTAL_FIRST)),
    Fault(
        "a revealed tile need not join the Entrance",
        forgiving("refuse_turn", reveal.refuse_turn, refusals.MUST_CONNECT),
    ),
    Fault("loot does not burden the Thief", everywhere("burden", stats.burden, nothing)),
    Fault("the Dragon draws a card too many", method(Dragon, "spirit", lambda self: (self.wakefulness() + 18) // 4)),
    Fault(
        "the Knight is pushed into the dark",
        forgiving("refuse_push_knight", forced.refuse_push_knight, refusals.FORCED_ONTO_DARK),
    ),
    Fault("a Treasure comes to lie anywhere", everywhere("refuse_treasure_at", plunder.refuse_treasure_at, nothing)),
    Fault("hidden cards lie open", everywhere("seen_pile", build_boards.seen_pile, seen_by_all)),
)
