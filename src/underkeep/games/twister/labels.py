"""Options in words, and the drawn things that a click on may mean them."""

from __future__ import annotations

from underkeep.core.actions import Action
from underkeep.core.native import i64
from underkeep.core.views import Arg, Label, TargetId, label
from underkeep.games.twister.actions import (
    BREAK,
    CARD,
    DROP,
    FIGHT,
    FIRE,
    GATE_WORK,
    HEAL,
    LAY,
    PLAY,
    PUT,
    REVEAL,
    TAKE,
    TARGET,
    TO,
    TURN,
    VERBS,
    VIA,
)  # fmt: skip
from underkeep.games.twister.board.squares import beyond
from underkeep.games.twister.kinds import FIRST_OBJECT, KINDS, ROLES, SIDES, TEAM, TOKENS
from underkeep.games.twister.names import edge_id, place_id, place_name, square_id, square_name, token_id
from underkeep.games.twister.rules.adjacency import first_in_line
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.state import Twister, kind_of, token_of


def action_label(game: Twister, role: i64, action: Action) -> Label:
    """`twister-do-<verb>` with what the verb needs."""
    verb = int(action.verb)
    args: dict[str, Arg] = {}
    if verb in (TO, VIA, PUT):
        args["square"] = square_name(action.a)
    elif verb in (PLAY, CARD):
        args["value"] = int(action.a)
    elif VERBS[verb] not in ("done", "drop"):
        args["piece"] = KINDS.name(int(action.a))
    if verb in (LAY, REVEAL, TURN):
        args["room"] = place_name(action.b)
    if verb == TURN:
        args["way"] = "cw" if action.c == 1 else "ccw"
    if verb in (FIGHT, HEAL, GATE_WORK, BREAK, FIRE):
        args["side"] = SIDES.name(int(action.b))
    if verb == TARGET:
        args["side"] = ROLES[int(action.b)]
    return label(f"twister-do-{VERBS[verb]}", **args)


def action_targets(game: Twister, role: i64, action: Action) -> tuple[TargetId, ...]:
    """Ids in the order in which one would click them: who acts, then where or whom."""
    verb = int(action.verb)
    if verb in (TO, VIA, PUT):
        return (square_id(action.a),)
    if verb == PLAY:
        return (f"card:action:{int(action.a)}",)
    if verb == CARD:
        return (f"card:combat:{int(action.a)}",)
    if VERBS[verb] == "done":
        return ()
    if verb in (TAKE, DROP):
        return handled_targets(game, action)
    if verb == TARGET:
        return (token_id(token_of(action.b, action.a)),)
    actor = token_id(token_of(role, action.a))
    if verb in (LAY, REVEAL, TURN):
        return (actor, place_id(action.b))
    if verb in (FIGHT, HEAL, FIRE, GATE_WORK, BREAK):
        return (actor, *sided_targets(game, token_of(role, action.a), verb, action.b))
    return (actor,)


def handled_targets(game: Twister, action: Action) -> tuple[TargetId, ...]:
    """The tokens on the square of the question that the action speaks of."""
    frame = game.top()
    if isinstance(frame, OnTheWay):
        if action.verb == DROP:
            return (token_id(frame.load),) if frame.load >= 0 else ()
        return tokens_of_kind(game, game.place[frame.mover], action.a)
    return ()


def tokens_of_kind(game: Twister, square: i64, kind: i64) -> tuple[TargetId, ...]:
    return tuple(token_id(side * TEAM + kind) for side in range(2) if game.place[side * TEAM + kind] == square)


def sided_targets(game: Twister, token: i64, verb: int, side: i64) -> tuple[TargetId, ...]:
    """The square on that side with the characters on it; for a fireball the first in the line."""
    if not game.on_board(token):
        return ()
    square = first_in_line(game, game.place[token], side) if verb == FIRE else beyond(game.place[token], side)
    if square < 0:
        return ()
    if verb in (GATE_WORK, BREAK):
        return (edge_id(game.place[token], side), square_id(square))
    there = [
        token_id(other) for other in range(TOKENS) if game.place[other] == square and kind_of(other) < FIRST_OBJECT
    ]
    return (square_id(square), *there)
