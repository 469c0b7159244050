"""What a seat may know of Siege, and a game made from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from kernel_games.siege.content import GATES, SUPPLIES, Content, all_of
from kernel_games.siege.state import DIE, NOT_VOTED, RAIDER_LUCK, ROLES, SUPPLY_LUCK, Siege
from kernel_games.siege.turn import COUNCIL, TURNS, Council, Night
from underkeep.core.formats.options import Options, Value
from underkeep.core.kernel.events import mask_of
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import i64, vec


@final
@dataclass(frozen=True)
class GateView:
    """A gate; `id` is its TargetId."""

    id: str
    wall: int


@final
@dataclass(frozen=True)
class DefenderView:
    """A defender: whether the vote is in everybody sees, which one only the defender."""

    role: str
    has_voted: bool
    vote: str
    count: int
    hand: tuple[str, ...] | None


@final
@dataclass(frozen=True)
class SiegeView:
    """Everything that a set of roles may know."""

    seat: tuple[str, ...]
    settings: tuple[tuple[str, Value], ...]
    content: str
    gates: tuple[GateView, ...]
    defenders: tuple[DefenderView, ...]
    morale: int
    nights: int
    last_gate: str
    last_blow: int
    supplies_left: int
    used: tuple[str, ...]
    raiders_left: int
    gone: tuple[str, ...]
    asked: tuple[str, ...]
    in_council: bool
    ending: int


def view_of(game: Siege, roles: frozenset[int]) -> SiegeView:
    mask, asked = mask_of(roles), game.asked()
    return SiegeView(
        seat=tuple(ROLES[role] for role in sorted(roles)),
        settings=tuple(game.settings.values.items()),
        content=game.content.digest,
        gates=tuple(GateView(name, int(game.walls[n])) for n, name in enumerate(GATES)),
        defenders=tuple(defender_view(game, role, mask) for role in range(int(game.roles))),
        morale=int(game.morale),
        nights=int(game.nights),
        last_gate=GATES[game.gate],
        last_blow=int(game.blow),
        supplies_left=int(game.supplies.count()),
        used=tuple(SUPPLIES[n] for n in game.used.items),
        raiders_left=int(game.raiders.count()),
        gone=tuple(GATES[n] for n in game.gone.items),
        asked=tuple(ROLES[role] for role in range(int(game.roles)) if asked >> role & 1),
        in_council=isinstance(game.top(), Council),
        ending=int(game.ending),
    )


def defender_view(game: Siege, role: int, mask: int) -> DefenderView:
    mine = bool(mask >> role & 1)
    vote = int(game.votes[role])
    return DefenderView(
        role=ROLES[role],
        has_voted=vote != NOT_VOTED,
        vote=GATES[vote] if mine and vote != NOT_VOTED else "",
        count=int(game.hands[role].count()),
        hand=tuple(SUPPLIES[n] for n in game.hands[role].items) if mine else None,
    )


def game_of(view: SiegeView, content: Content, luck: Luck) -> Siege:
    """A game consistent with the view."""
    game = Siege(luck, Options(dict(view.settings)), content)
    game.walls = vec[i64]([gate.wall for gate in view.gates])
    game.morale, game.nights, game.ending = view.morale, view.nights, view.ending
    game.gate, game.blow = GATES.index(view.last_gate), view.last_blow
    game.used.items = vec[i64]([SUPPLIES.index(name) for name in view.used])
    game.gone.items = vec[i64]([GATES.index(name) for name in view.gone])
    deal_supplies(game, view)
    deal_raiders(game, view)
    guess_votes(game, view)
    rebuild_stack(game, view)
    return game


def deal_supplies(game: Siege, view: SiegeView) -> None:
    left = all_of(game.content.supplies)
    known = [*view.used, *(name for defender in view.defenders for name in defender.hand or ())]
    for name in known:
        left.remove(SUPPLIES.index(name))
    pile = [int(n) for n in game.luck.shuffle(SUPPLY_LUCK, vec[i64](left))]
    for role, defender in enumerate(view.defenders):
        if defender.hand is None:
            game.hands[role].items = vec[i64](pile[: defender.count])
            pile = pile[defender.count :]
        else:
            game.hands[role].items = vec[i64]([SUPPLIES.index(name) for name in defender.hand])
    game.supplies.items = vec[i64](pile)


def deal_raiders(game: Siege, view: SiegeView) -> None:
    left = all_of(game.content.raiders)
    for name in view.gone:
        left.remove(GATES.index(name))
    if len(left) > view.raiders_left:
        left.remove(GATES.index(view.last_gate))  # the game ended while this raider stood at the gate
    game.raiders.items = game.luck.shuffle(RAIDER_LUCK, vec[i64](left))


def guess_votes(game: Siege, view: SiegeView) -> None:
    for role, defender in enumerate(view.defenders):
        if defender.vote:
            game.votes[role] = GATES.index(defender.vote)
        elif defender.has_voted:
            game.votes[role] = game.luck.below(DIE, len(GATES))


def rebuild_stack(game: Siege, view: SiegeView) -> None:
    game.push(Night())
    if view.in_council or not view.asked:
        game.go_to(1)
        game.push(COUNCIL)
        return
    role = ROLES.index(view.asked[0])
    game.go_to(role + 2)
    game.push(TURNS[role])


def drawn(view: SiegeView) -> str:
    gates = "  ".join(f"{gate.id} {'#' * gate.wall}" for gate in view.gates)
    return f"{gates}\ncourage {view.morale}, nights {view.nights}"
