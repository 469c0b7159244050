"""DT-ACT-01  The list of actions: what the active player may spend a point on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import LEGAL, SurveyedDecision
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
    BAT,
    CLERIC,
    DRAGON,
    INVERSION,
    KEY,
    MUMMY,
    NECROMANCER,
    THIEF,
    TROLL,
    VAMPIRE,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
    owner,
    slot_of,
    token_of,
)
from underkeep.games.twister.refusals import IN_DARKNESS, WRONG_KIND
from underkeep.games.twister.rules.abilities import drink, refuse_regenerate
from underkeep.games.twister.rules.action_rules import (
    AbleCharacters,
    begin_aimed,
    is_lost_in_dark,
    refuse_able,
    refuse_doing,
    refuse_paying,
    set_out,
    use_power,
)
from underkeep.games.twister.rules.crowd import ANY_CHARACTER, ANY_WOUNDED, count
from underkeep.games.twister.rules.dark_powers import sword_before, torch_at
from underkeep.games.twister.rules.gates import break_gate, gate_at, work_gate
from underkeep.games.twister.rules.jump import beside_pit
from underkeep.games.twister.rules.lighting import begin_lighting
from underkeep.games.twister.rules.reveal import RevealRoom, hidden_beside
from underkeep.games.twister.rules.rotation import refuse_gear
from underkeep.games.twister.rules.standing_up import refuse_sip
from underkeep.games.twister.state.changes.characters import heal
from underkeep.games.twister.state.changes.maze import turn_room
from underkeep.games.twister.state.changes.turn import pay, stop_early
from underkeep.games.twister.state.game import Twister


@final
@dataclass(frozen=True)
class ChooseAction(SurveyedDecision):
    """DT-TURN-04  What to spend a point on, and with whom."""

    def who(self, game: Twister) -> i64:
        return game.active

    def question(self, game: Twister) -> Label:
        return label("twister-ask-action", points=int(game.ap))

    def rule(self) -> str:
        return "DT-TURN-04"

    # ------------------------------------------------------------------ candidates
    def survey(self, game: Twister) -> AbleCharacters:
        return AbleCharacters(game)

    def candidates_in(self, game: Twister, survey: AbleCharacters) -> list[Action]:
        found: list[Action] = []
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) == game.active and survey.actor[slot_of(token)] == LEGAL:
                self.add_actions(game, token, survey.crowd, found)
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) == game.active and game.lies_wounded(token):
                self.add_recoveries(game, token, found)
        if game.darkness:
            self.add_lights(game, survey.crowd, found)
        found.append(DONE_ACTION)
        return found

    def add_actions(self, game: Twister, token: i64, crowd: vec[i64], found: list[Action]) -> None:
        slot = slot_of(token)
        found.append(WALKS[slot])
        if game.darkness and is_lost_in_dark(game, token):
            self.add_reveals(game, token, slot, found)
            return
        self.add_basic(game, token, slot, crowd, found)
        self.add_abilities(game, token, slot, crowd, found)
        if game.darkness:
            self.add_powers(game, token, slot, crowd, found)

    def add_basic(self, game: Twister, token: i64, slot: i64, crowd: vec[i64], found: list[Action]) -> None:
        """DT-ACT-03  What everybody can do."""
        if beside_pit(game, game.place[token]):
            found.append(JUMPS[slot])
        self.add_reveals(game, token, slot, found)
        if refuse_gear(game, token) == LEGAL:
            for place in range(i64(PLACES)):
                found.extend(TURNS[slot][place])
        for side in range(i64(4)):
            square = beyond(game.place[token], side)
            if square >= 0 and crowd[square] & ANY_CHARACTER:
                found.append(FIGHTS[slot][side])
        if count(crowd[game.place[token]]) > 1:
            found.append(DRINKS[slot])

    def add_reveals(self, game: Twister, token: i64, slot: i64, found: list[Action]) -> None:
        """DT-REVEAL-02  Hidden rooms that his square touches."""
        places = hidden_beside(game, game.place[token])
        if places:
            for place in range(i64(PLACES)):
                if places >> place & 1:
                    found.append(REVEALS[slot][place])

    def add_abilities(self, game: Twister, token: i64, slot: i64, crowd: vec[i64], found: list[Action]) -> None:
        kind = game.kind[token]
        if kind == WALL_WALKER:
            found.append(THROUGHS[int(slot)])
        elif kind == WIZARD:
            if count(crowd[game.place[token]]) > 1:
                found.extend(FIRES[slot])
        elif kind == CLERIC or kind == THIEF or kind == WARRIOR or kind == MUMMY:
            self.add_sided(game, token, slot, crowd, found)

    def add_sided(self, game: Twister, token: i64, slot: i64, crowd: vec[i64], found: list[Action]) -> None:
        """What is done to a neighbour or to a portcullis, on the sides where there is one."""
        kind, at = game.kind[token], game.place[token]
        for side in range(i64(4)):
            if kind == CLERIC:
                square = beyond(at, side)
                if square >= 0 and crowd[square] & ANY_WOUNDED:
                    found.append(HEALS[slot][side])
            elif gate_at(game, at, side) >= 0:
                found.append(GATE_WORKS[slot][side] if kind == THIEF else BREAKS[slot][side])

    def add_powers(self, game: Twister, token: i64, slot: i64, crowd: vec[i64], found: list[Action]) -> None:
        """FOD-USE-05  What this box adds: Key, Zombies, shapes, scroll, Statue and sconces."""
        kind = game.kind[token]
        if kind == NECROMANCER:
            for side in range(i64(4)):
                found.append(RAISES[slot][side])
                found.append(WAKES[slot][side])
        if kind == VAMPIRE or kind == BAT:
            found.append(CHANGES[int(slot)])
        if count(crowd[game.place[token]]) > 1:
            self.add_uses(game, token, slot, found)
        if sword_before(game, game.place[token]) >= 0:
            found.append(DRAWS[slot])
        if torch_at(game, game.place[token]) >= 0:
            found.append(UNHOOKS[slot])

    def add_uses(self, game: Twister, token: i64, slot: i64, found: list[Action]) -> None:
        """FOD-KEY-01  Objects in his hands: the Key, the Scroll of Inversion."""
        if game.kind[token] != THIEF and game.holds(token, KEY):
            found.extend(GATE_WORKS[slot])
        if game.holds(token, INVERSION):
            found.extend(INVERTS[slot])

    def add_recoveries(self, game: Twister, token: i64, found: list[Action]) -> None:
        """DT-ACT-01  What a wounded character can do."""
        kind = game.kind[token]
        if kind == TROLL or kind == DRAGON:
            found.append(REGENERATES[int(slot_of(token))])
        if game.darkness:
            found.append(SIPS[slot_of(token)])

    def add_lights(self, game: Twister, crowd: vec[i64], found: list[Action]) -> None:
        """FOD-LIGHT-01  For no action point: whoever may hold a light."""
        for n in range(i64(len(game.people))):
            token = game.people[n]
            if owner(token) == game.active and game.is_standing(token):
                if count(crowd[game.place[token]]) > 1 or game.kind[token] == ANGEL:
                    found.append(LIGHTS[slot_of(token)])
                    found.append(SHINES[slot_of(token)])

    # ------------------------------------------------------------------ refusals
    def refuse_in(self, game: Twister, action: Action, survey: AbleCharacters) -> i64:
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
        code = refuse_able(game, token) if verb >= LIGHT else survey.actor[action.a]
        if game.darkness and code == LEGAL and verb != WALK and verb != REVEAL and is_lost_in_dark(game, token):
            code = IN_DARKNESS
        return code if code != LEGAL else refuse_doing(game, token, action, survey.crowd)

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
