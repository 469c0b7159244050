"""What is under way, for everybody to see: a movement, a room just revealed, a combat, light in the darkness."""

from __future__ import annotations

from underkeep.core.native import i64
from underkeep.games.twister.kinds import DARK, ROLES, other
from underkeep.games.twister.names import place_id, square_id, token_id
from underkeep.games.twister.rules.abilities import AIMS, Aim
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.group import SWINGS, bonus, fighters, must_lay_zero, side_sum, strength
from underkeep.games.twister.rules.journey import STAGES, OnTheWay
from underkeep.games.twister.rules.lighting import TORCHLIGHT, NameLength, PlaceTile
from underkeep.games.twister.rules.reveal import PlaceToken
from underkeep.games.twister.rules.spoils import HandOver
from underkeep.games.twister.state import Twister, owner
from underkeep.games.twister.view import AimView, CombatView, CurseView, FighterView, JourneyView, LightView, RevealView

WAYS: tuple[str, ...] = ("walk", "jump", "wall")


def journey_view(game: Twister) -> JourneyView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, OnTheWay):
        return None
    load = token_id(frame.load) if frame.load >= 0 else None
    at = square_id(game.place[frame.mover])
    return JourneyView(token_id(frame.mover), at, int(frame.left), load, WAYS[int(frame.how)], STAGES[int(frame.stage)])


def reveal_view(game: Twister) -> RevealView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, PlaceToken):
        return None
    return RevealView(place_id(frame.place), ROLES[int(game.active)], token_id(frame.token))


def aim_view(game: Twister) -> AimView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, Aim):
        return None
    return AimView(AIMS[int(frame.aim)], token_id(frame.actor), square_id(frame.square))


def light_view(game: Twister) -> LightView | None:
    frame = None if game.over() else game.top()
    if isinstance(frame, NameLength):
        left = None if frame.left == TORCHLIGHT else int(frame.left)
        return LightView(token_id(frame.lighter), left, frame.first != 0, None, None, (), ())
    if not isinstance(frame, PlaceTile):
        return None
    left = None if frame.left == TORCHLIGHT else int(frame.left)
    tile = game.maze.box.tiles[int(frame.tile) % 30]
    return LightView(
        token_id(frame.lighter), left, frame.first != 0, int(frame.tile) + 1, tile.length(), tile.pits, tile.walls
    )


def curse_view(game: Twister) -> CurseView | None:
    frame = None if game.over() else game.top()
    if not isinstance(frame, HandOver):
        return None
    victors = tuple([token_id(token) for token in game.victors])
    return CurseView(token_id(frame.curse), victors, tuple([token_id(token) for token in game.spoils]))


def combat_view(game: Twister, eyes: int) -> CombatView | None:
    """DT-FIGHT-06  Who has laid a card is public, which card only its owner's affair."""
    frame = None if game.over() else game.top()
    if not isinstance(frame, (LayCards, Declare)):
        return None
    group = fighters(game, frame.attacker, frame.target)
    own = [int(game.laid[side]) for side in range(2) if eyes >> side & 1 and game.laid[side] >= 0]
    return CombatView(
        attacker=token_id(frame.attacker),
        target=token_id(frame.target),
        fighters=tuple([fighter_view(game, frame.attacker, frame.target, token) for token in group]),
        attack_sum=int(side_sum(game, group, game.active)),
        defence_sum=int(side_sum(game, group, other(int(game.active)))),
        attacking_side=ROLES[int(game.active)],
        answered=tuple([ROLES[side] for side in range(2) if game.laid[side] >= 0]),
        own_card=own[0] if len(own) == 1 else None,
        must_lay_zero=tuple([ROLES[side] for side in range(2) if game.darkness and must_lay_zero(game, group, side)]),
        declaring=token_id(frame.token) if isinstance(frame, Declare) else None,
        asks=("swing" if frame.sword else "join") if isinstance(frame, Declare) else None,
    )


def fighter_view(game: Twister, attacker: i64, target: i64, token: i64) -> FighterView:
    why = "attacker" if token == attacker else "target" if token == target else "joined"
    extra = bonus(game, token, owner(token) == game.active)
    return FighterView(
        token_id(token), ROLES[int(owner(token))], int(strength(game, token)), int(extra), why,
        game.choice[token] & SWINGS != 0, game.maze.terrain[game.place[token]] == DARK,
    )  # fmt: skip
