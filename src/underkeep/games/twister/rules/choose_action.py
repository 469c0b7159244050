"""DT-ACT-01  The list of actions: what the active player may spend a point on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, Decision
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.actions import (
    BREAK,
    BREAKS,
    CHANGES,
    DONE,
    DONE_ACTION,
    DRAWS,
    DRINK,
    DRINKS,
    FIGHT,
    FIGHTS,
    FIRE,
    FIRES,
    GATE_WORK,
    GATE_WORKS,
    HEAL,
    HEALS,
    INVERTS,
    JUMPS,
    LIGHT,
    LIGHTS,
    RAISE,
    RAISES,
    REGENERATE,
    REGENERATES,
    REVEAL,
    REVEALS,
    SHINE,
    SHINES,
    SIP,
    SIPS,
    THROUGH,
    THROUGHS,
    TURN,
    TURNS,
    UNHOOKS,
    WAKES,
    WALK,
    WALKS,
)  # fmt: skip
from underkeep.games.twister.board.squares import PLACES, beyond
from underkeep.games.twister.names import (
    ANGEL,
    CLERIC,
    DRAGON,
    INVERSION,
    KEY,
    MUMMY,
    NECROMANCER,
    THIEF,
    TROLL,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
    owner,
    slot_of,
    token_of,
)
from underkeep.games.twister.refusals import IN_DARKNESS, WRONG_KIND
from underkeep.games.twister.rules.abilities import drink, refuse_drink, refuse_fire, refuse_heal, refuse_regenerate
from underkeep.games.twister.rules.action_rules import (
    begin_aimed,
    is_lost_in_dark,
    refuse_able,
    refuse_actor,
    refuse_deed,
    refuse_paying,
    set_out,
    use_power,
)
from underkeep.games.twister.rules.adjacency import refuse_fight
from underkeep.games.twister.rules.crowd import ANY_CHARACTER, count, whole_crowd
from underkeep.games.twister.rules.dark_powers import refuse_change, refuse_draw, refuse_invert, refuse_unhook
from underkeep.games.twister.rules.gates import break_gate, refuse_break, refuse_gate_work, work_gate
from underkeep.games.twister.rules.journey import can_walk
from underkeep.games.twister.rules.jump import refuse_jump
from underkeep.games.twister.rules.lighting import begin_lighting, beside_dark, refuse_light, refuse_shine
from underkeep.games.twister.rules.raising import refuse_raise, refuse_wake
from underkeep.games.twister.rules.reveal import RevealRoom, refuse_reveal
from underkeep.games.twister.rules.rotation import refuse_gear, refuse_turn
from underkeep.games.twister.rules.standing_up import refuse_sip
from underkeep.games.twister.rules.wall_walking import refuse_through
from underkeep.games.twister.state.changes.characters import heal
from underkeep.games.twister.state.changes.maze import turn_room
from underkeep.games.twister.state.changes.turn import pay, stop_early
from underkeep.games.twister.state.game import Twister


@final
@dataclass(frozen=True)
class ChooseAction(Decision):
    """DT-TURN-04  What to spend a point on, and with whom."""

    def who(self, game: Twister) -> i64:
        return game.active

    def question(self, game: Twister) -> Label:
        return label("twister-ask-action", points=int(game.ap))

    def rule(self) -> str:
        return "DT-TURN-04"

    # ------------------------------------------------------------------ options
    def options(self, game: Twister) -> list[Action]:
        options: list[Action] = []
        bits = whole_crowd(game)
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) == game.active and refuse_actor(game, token) == LEGAL:
                self.add_deeds(game, token, bits, options)
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) == game.active and game.lies_wounded(token):
                self.add_recoveries(game, token, options)
        if game.darkness:
            self.add_lights(game, bits, options)
        options.append(DONE_ACTION)
        return options

    def add_deeds(self, game: Twister, token: i64, bits: vec[i64], options: list[Action]) -> None:
        slot = slot_of(token)
        if game.darkness and is_lost_in_dark(game, token):
            if can_walk(game, token, bits):
                options.append(WALKS[slot])
            self.add_reveals(game, token, slot, options)
            return
        self.add_basic(game, token, slot, bits, options)
        self.add_abilities(game, token, slot, options)
        if game.darkness:
            self.add_powers(game, token, slot, bits, options)

    def add_recoveries(self, game: Twister, token: i64, options: list[Action]) -> None:
        """DT-ACT-01  What a wounded character can do."""
        kind = game.kind[token]
        if (kind == TROLL or kind == DRAGON) and game.points_for(token) > 0 and refuse_regenerate(game, token) == LEGAL:
            options.append(REGENERATES[int(slot_of(token))])
        if game.darkness and game.points_for(token) > 0 and refuse_sip(game, token) == LEGAL:
            options.append(SIPS[slot_of(token)])

    def add_lights(self, game: Twister, bits: vec[i64], options: list[Action]) -> None:
        """FOD-LIGHT-01  For no action point."""
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) != game.active or refuse_able(game, token) != LEGAL:
                continue
            if count(bits[game.place[token]]) < 2 and game.kind[token] != ANGEL:
                continue  # the common case: his hands are empty
            if beside_dark(game, game.place[token]) and not is_lost_in_dark(game, token):
                if refuse_light(game, token) == LEGAL:
                    options.append(LIGHTS[slot_of(token)])
                if refuse_shine(game, token) == LEGAL:
                    options.append(SHINES[slot_of(token)])

    def add_powers(self, game: Twister, token: i64, slot: i64, bits: vec[i64], options: list[Action]) -> None:
        """FOD-USE-05  What this box adds: Key, Zombies, shapes, scroll, Statue and sconces."""
        kind = game.kind[token]
        if kind == NECROMANCER:
            for side in range(i64(4)):
                if refuse_raise(game, token, side) == LEGAL:
                    options.append(RAISES[slot][side])
                if refuse_wake(game, token, side) == LEGAL:
                    options.append(WAKES[slot][side])
        if refuse_change(game, token) == LEGAL:
            options.append(CHANGES[int(slot)])
        if count(bits[game.place[token]]) > 1:
            self.add_uses(game, token, slot, options)
        if refuse_draw(game, token) == LEGAL:
            options.append(DRAWS[slot])
        if refuse_unhook(game, token) == LEGAL:
            options.append(UNHOOKS[slot])

    def add_uses(self, game: Twister, token: i64, slot: i64, options: list[Action]) -> None:
        """FOD-KEY-01  Objects in his hands: the Key, the Scroll of Inversion."""
        if game.kind[token] != THIEF and game.holds(token, KEY):
            for side in range(i64(4)):
                if refuse_gate_work(game, token, side) == LEGAL:
                    options.append(GATE_WORKS[slot][side])
        if game.holds(token, INVERSION):
            for place in range(i64(PLACES)):
                if refuse_invert(game, token, place) == LEGAL:
                    options.append(INVERTS[slot][place])

    def add_basic(self, game: Twister, token: i64, slot: i64, bits: vec[i64], options: list[Action]) -> None:
        """DT-ACT-03  What everybody can do."""
        if can_walk(game, token, bits):
            options.append(WALKS[slot])
        if refuse_jump(game, token) == LEGAL:
            options.append(JUMPS[slot])
        self.add_reveals(game, token, slot, options)
        if refuse_gear(game, token) == LEGAL:
            self.add_turns(game, token, slot, options)
        for side in range(i64(4)):
            square = beyond(game.place[token], side)
            if square >= 0 and bits[square] & ANY_CHARACTER and refuse_fight(game, token, side) == LEGAL:
                options.append(FIGHTS[slot][side])
        if count(bits[game.place[token]]) > 1 and refuse_drink(game, token) == LEGAL:
            options.append(DRINKS[slot])

    def add_reveals(self, game: Twister, token: i64, slot: i64, options: list[Action]) -> None:
        for place in range(i64(PLACES)):
            if refuse_reveal(game, token, place) == LEGAL:
                options.append(REVEALS[slot][place])

    def add_turns(self, game: Twister, token: i64, slot: i64, options: list[Action]) -> None:
        for place in range(i64(PLACES)):
            for action in TURNS[slot][place]:
                if refuse_turn(game, token, place, action.c) == LEGAL:
                    options.append(action)

    def add_abilities(self, game: Twister, token: i64, slot: i64, options: list[Action]) -> None:
        kind = game.kind[token]
        if kind == WALL_WALKER:
            if refuse_through(game, token) == LEGAL:
                options.append(THROUGHS[int(slot)])
            return
        for side in range(i64(4)):
            if kind == CLERIC and refuse_heal(game, token, side) == LEGAL:
                options.append(HEALS[slot][side])
            elif kind == THIEF and refuse_gate_work(game, token, side) == LEGAL:
                options.append(GATE_WORKS[slot][side])
            elif (kind == WARRIOR or kind == MUMMY) and refuse_break(game, token, side) == LEGAL:
                options.append(BREAKS[slot][side])
            elif kind == WIZARD and refuse_fire(game, token, side) == LEGAL:
                options.append(FIRES[slot][side])

    # ------------------------------------------------------------------ refusals
    def refuse(self, game: Twister, action: Action) -> i64:
        verb: i64 = action.verb
        if verb == DONE:
            return LEGAL
        if verb < WALK or verb > SHINE:
            return WRONG_KIND
        token = token_of(game.active, action.a)
        if verb == REGENERATE or verb == SIP:
            code = refuse_paying(game, token)
            if code != LEGAL:
                return code
            return refuse_regenerate(game, token) if verb == REGENERATE else refuse_sip(game, token)
        code = refuse_able(game, token) if verb >= LIGHT else refuse_actor(game, token)
        if code == LEGAL and is_lost_in_dark(game, token) and verb != WALK and verb != REVEAL:
            code = IN_DARKNESS
        return code if code != LEGAL else refuse_deed(game, token, action)

    # ------------------------------------------------------------------ what is done
    def take(self, game: Twister, action: Action) -> None:
        verb: i64 = action.verb
        if verb == DONE:
            stop_early(game)
            return
        token = token_of(game.active, action.a)
        if verb >= LIGHT:
            begin_lighting(game, token, verb == SHINE)
            return
        pay(game, token)
        if verb <= THROUGH:
            set_out(game, token, verb)
        elif verb == REVEAL:
            game.push(RevealRoom(action.b, game.active))
        elif verb == TURN:
            turn_room(game, action.b, action.c, token)  # DT-ROT-04: one room, a quarter turn
        elif verb == FIGHT or verb == HEAL or verb == FIRE or verb == RAISE:
            begin_aimed(game, token, verb, action.b)
        elif verb == REGENERATE:
            heal(game, token, token)  # DT-REGEN-03: he does nothing else this turn
        elif verb == GATE_WORK:
            work_gate(game, token, action.b)
        elif verb == BREAK:
            break_gate(game, token, action.b)
        elif verb == DRINK:
            drink(game, token)
        else:
            use_power(game, token, verb, action)


CHOOSE_ACTION: Final = ChooseAction()
