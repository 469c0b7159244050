"""Why an option is good or bad: the terms of the judgement that it changes, each a named reason with its weight."""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, Reason, label
from underkeep.games.twister.actions import (
    CARD,
    DONE,
    DROP,
    FIGHT,
    LAY,
    LENGTH,
    LIGHT,
    LINE_UP,
    PICK,
    PICK_PAIR,
    PLAY,
    REVEAL,
    SHINE,
    TAKE,
    TARGET,
    TOS,
    VIA,
)  # fmt: skip
from underkeep.games.twister.judge.duel import Duel
from underkeep.games.twister.judge.moves import (
    NOWHERE,
    best_arrival,
    enemies_in,
    friends_in,
    is_journey,
    light_score,
    run_score,
    way_score,
)  # fmt: skip
from underkeep.games.twister.judge.placing import line_score, pick_score, room_score
from underkeep.games.twister.judge.ways import Atlas
from underkeep.games.twister.judge.weights import POINT, W
from underkeep.games.twister.judge.worth import TERMS, Worth
from underkeep.games.twister.names import token_of
from underkeep.games.twister.rules.abilities import Aim
from underkeep.games.twister.rules.combat import LayCards
from underkeep.games.twister.rules.declaring import Declare
from underkeep.games.twister.rules.journey import OnTheWay
from underkeep.games.twister.state.game import Twister

SLIGHT: Final = 0.05  # reasons that weigh less are not told


def told(game: Twister, atlas: Atlas, role: i64, action: Action) -> tuple[Reason, ...]:
    """All reasons for an action that are worth telling, heaviest first."""
    found = [reason for reason in reasons_for(game, atlas, role, action) if abs(reason.weight) > SLIGHT]
    return tuple(sorted(found, key=heaviest_first))


def heaviest_first(reason: Reason) -> float:
    return -abs(reason.weight)


def why(word: str, weight: float) -> Reason:
    return Reason(label(f"twister-why-{word}"), round(weight, 2))


def reasons_for(game: Twister, atlas: Atlas, role: i64, action: Action) -> list[Reason]:
    verb: i64 = action.verb
    if verb == LINE_UP:
        return [why("line", line_score(action.a))]
    if verb == PICK or verb == PICK_PAIR:
        return [why("pick", pick_score(action.a) if verb == PICK else 0.0)]
    if LIGHT <= verb <= SHINE or verb == LENGTH:
        return [why("light", light_score(action))]
    if verb == LAY:
        return [why("lay", room_score(role, action.a, action.b))]
    if verb == CARD:
        return card_reasons(Duel(game, atlas), role, action.a)
    worth = Worth(game, atlas.ways(game.maze))
    if verb == REVEAL:
        return reveal_reasons(game, role, action.b)
    if verb == DONE:
        return [why("done", -worth.idle_points(role))]
    if verb == VIA or verb == TAKE or verb == DROP:
        return errand_reasons(worth, game, action)
    return outcome_reasons(worth, atlas, role, action)


def errand_reasons(worth: Worth, game: Twister, action: Action) -> list[Reason]:
    """What is taken or left on the way."""
    frame = game.top()
    assert isinstance(frame, OnTheWay)
    here = worth.appeal(frame.mover, frame.load, game.place[frame.mover])
    return [why("errand", way_score(worth, frame, action, here))]


def card_reasons(duel: Duel, role: i64, card: i64) -> list[Reason]:
    """How often the card is laid by one who mixes well; the weight is that share in percent."""
    share = duel.share(role, card)
    text = Label("twister-why-mix", (("percent", round(100 * share)),))
    return [Reason(text, round(POINT * share, 2))]


def reveal_reasons(game: Twister, role: i64, place: i64) -> list[Reason]:
    friends, enemies = friends_in(game, role, place), enemies_in(game, role, place)
    return [
        why("reveal", W.reveal_room),
        why("friends", W.reveal_friend * float(friends)),
        why("enemies", W.reveal_enemy * float(enemies)),
        why("tempo", -W.action_point),
    ]


# ---------------------------------------------------------------------- what an action changes
def outcome_reasons(worth: Worth, atlas: Atlas, role: i64, action: Action) -> list[Reason]:
    """The terms before and after the whole action."""
    copy = worth.game.clone()
    copy.advance(role, action)
    if is_journey(action.verb):
        finish_journey(worth, copy, role, action)
    if not copy.over() and (action.verb == FIGHT or action.verb == TARGET):
        fight = fight_reasons(worth, atlas, copy, role)
        if fight:
            return fight
    found = changed(worth.terms(role), Worth(copy, atlas.ways(copy.maze)).terms(role))
    if action.verb == PLAY:
        found.append(why("run", run_score(worth, role, action.a)))
    return found


def finish_journey(worth: Worth, copy: Twister, role: i64, action: Action) -> None:
    """Go where it appeals most."""
    square, _ = best_arrival(worth, token_of(role, action.a), action.verb)
    if square != NOWHERE:
        copy.advance(role, TOS[square])


def changed(before: vec[float], after: vec[float]) -> list[Reason]:
    return [why(TERMS[n], after[n] - before[n]) for n in range(len(TERMS))]


def fight_reasons(worth: Worth, atlas: Atlas, copy: Twister, role: i64) -> list[Reason]:
    """A fight is judged by its solution: the chance to win it and what it changes on average."""
    frame = copy.top()
    while isinstance(frame, (Aim, Declare)):
        who = frame.who(copy)
        copy.advance(who, copy.options(who)[0])
        frame = copy.top()
    if not isinstance(copy.top(), LayCards):
        return []
    duel = Duel(copy, atlas)
    percent = round(100 * duel.chance_to_win(role))
    gain = duel.value - worth.total(role) + W.action_point
    text = Label("twister-why-fight", (("percent", percent),))
    return [Reason(text, round(gain, 2)), why("tempo", -W.action_point)]
