"""Options in words, and the drawn things that a click on may mean them."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Arg, Label, TargetId, label
from underkeep.games.twister.actions import (
    ANSWERS,
    BREAK,
    CARD,
    DROP,
    FIGHT,
    FIRE,
    GATE_WORK,
    HEAL,
    INVERT,
    LAY,
    LENGTH,
    PICK_PAIR,
    PLAY,
    PUT,
    RAISE,
    REVEAL,
    SAY,
    TAKE,
    TARGET,
    TILE,
    TO,
    TURN,
    VERBS,
    VIA,
    WAKE,
)
from underkeep.games.twister.board.squares import beyond, edge_id, place_id, square_id, square_name
from underkeep.games.twister.names import KINDS, PAIR_NUMBERS, ROLES, SIDES, token_id, token_of
from underkeep.games.twister.rules.adjacency import first_in_line
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.state.game import Twister

PLACED: Final = (LAY, REVEAL, TURN, INVERT)
AIMED: Final = (FIGHT, HEAL, FIRE)
SIDED: Final = (FIGHT, HEAL, GATE_WORK, BREAK, FIRE, RAISE, WAKE)


def action_label(game: Twister, role: i64, action: Action) -> Label:
    """`twister-do-<verb>` with what the verb needs."""
    verb = int(action.verb)
    args: dict[str, Arg] = {}
    if verb in (TO, VIA, PUT, TILE):
        args["square"] = square_name(action.a)
    elif verb in (PLAY, CARD, LENGTH):
        args["value"] = int(action.a)
    elif verb == SAY:
        args["value"] = ANSWERS[int(action.a)]
    elif verb == PICK_PAIR:
        args["value"] = PAIR_NUMBERS[int(action.a)]
    elif verb == TAKE:
        args["piece"] = KINDS.name(int(action.a))
    elif VERBS[verb] not in ("done", "drop"):
        args["piece"] = game.piece(token_of(action.b if verb == TARGET else role, action.a))
    args.update(further_args(action))
    if verb in AIMED:
        args["whom"] = aimed_at(game, token_of(role, action.a), verb, action.b)
    return label(f"twister-do-{VERBS[verb]}", **args)


def further_args(action: Action) -> dict[str, Arg]:
    """What besides the actor a verb needs."""
    verb = int(action.verb)
    args: dict[str, Arg] = {}
    if verb in PLACED:
        args["room"] = place_id(action.b)
    if verb == TURN:
        args["way"] = "cw" if action.c == 1 else "ccw"
    if verb in SIDED:
        args["side"] = SIDES.name(int(action.b))
    if verb == TARGET:
        args["side"] = ROLES[int(action.b)]
    if verb == TILE:
        args["way"] = int(action.b)
    if verb == LENGTH:
        args["side"] = "second" if action.b else "first"
    return args


def aimed_at(game: Twister, token: i64, verb: int, side: i64) -> str:
    """Whom the deed is aimed at; where several lie there, the next question asks."""
    squares = sided_targets(game, token, verb, side)
    people = [other for other in game.people if squares and square_id(game.place[other]) == squares[0]]
    return game.piece(people[0]) if len(people) == 1 else "none"


def action_targets(game: Twister, role: i64, action: Action) -> tuple[TargetId, ...]:
    """Ids in the order in which one would click them: who acts, then where or whom."""
    verb = int(action.verb)
    if verb in (TO, VIA, PUT, TILE):
        return (square_id(action.a),)
    if verb == PLAY:
        return (f"card:action:{int(action.a)}",)
    if verb == CARD:
        return (f"card:combat:{int(action.a)}",)
    if VERBS[verb] in ("done", "length", "say", "pick", "pair"):
        return ()
    if verb in (TAKE, DROP):
        return handled_targets(game, action)
    if verb == TARGET:
        return (token_id(token_of(action.b, action.a)),)
    actor = token_id(token_of(role, action.a))
    if verb in PLACED:
        return (actor, place_id(action.b))
    if verb in SIDED:
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
    return tuple(token_id(token) for token in game.roster if game.place[token] == square and game.kind[token] == kind)


def sided_targets(game: Twister, token: i64, verb: int, side: i64) -> tuple[TargetId, ...]:
    """The square on that side with the characters on it; for a fireball the first in the line."""
    if not game.on_board(token):
        return ()
    square = first_in_line(game, game.place[token], side) if verb == FIRE else beyond(game.place[token], side)
    if square < 0:
        return ()
    if verb in (GATE_WORK, BREAK):
        return (edge_id(game.place[token], side), square_id(square))
    return (square_id(square), *[token_id(other) for other in game.people if game.place[other] == square])
