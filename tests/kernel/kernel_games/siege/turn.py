"""Nights of Siege: the council, the turns, the assault of thirty automatic steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from kernel_games.siege.actions import (
    FEAST,
    FEASTS,
    FORAGE,
    FORAGES,
    MEND,
    MENDS,
    PASS,
    PASSES,
    PRAY,
    PRAYS,
    VOTE,
    VOTES,
)
from kernel_games.siege.content import BREAD, CANDLE, STONE
from kernel_games.siege.state import HELD, LOST, MAX_CARDS, MAX_WALL, NOT_VOTED, ROLES, Siege
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, Procedure, SimultaneousDecision
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.views import Label, label

OK: Final = 0
WRONG_KIND: Final = 1
NOT_HELD: Final = 2
HAND_FULL: Final = 3
NOTHING_LEFT: Final = 4
WALL_FULL: Final = 5
REFUSALS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("TOYS-TURN-01", "siege-no-wrong-kind"),
    ("TOYS-TURN-07", "siege-no-not-held"),
    ("TOYS-TURN-08", "siege-no-hand-full"),
    ("TOYS-TURN-09", "siege-no-nothing-left"),
    ("TOYS-TURN-10", "siege-no-wall-full"),
]
WAVE: Final = 6  # steps of one wave
ASSAULT: Final = 30  # five waves


def refuse_forage(game: Siege, role: i64) -> i64:
    """TOYS-TURN-08  Four supplies are all that one can carry."""
    if game.hands[role].count() >= MAX_CARDS:
        return HAND_FULL
    return OK if game.supplies.count() > 0 else NOTHING_LEFT  # TOYS-TURN-09


def refuse_use(game: Siege, role: i64, supply: i64) -> i64:
    """TOYS-TURN-07  Only what is in the hand can be used."""
    return OK if game.hands[role].has(supply) else NOT_HELD


def refuse_mend(game: Siege, role: i64, gate: i64) -> i64:
    """TOYS-TURN-10  A wall of nine is not mended."""
    if game.walls[gate] >= MAX_WALL:
        return WALL_FULL
    return refuse_use(game, role, STONE)


@final
@dataclass(frozen=True)
class Night(Procedure):
    """TOYS-NIGHT-01  Council, a turn for each defender, assault, dawn."""

    def run(self, game: Siege, step: i64) -> None:
        match step:
            case 0:
                game.push(COUNCIL)
            case 1:
                game.push(TURNS[0])
            case 2:
                game.push(TURNS[1])
            case 3:
                self.ask(game, 2)
            case 4:
                self.ask(game, 3)
            case 5:
                game.push(ASSAULTING)
            case _:
                self.dawn(game)

    def ask(self, game: Siege, role: i64) -> None:
        """TOYS-NIGHT-02  Defenders who are not there have no turn."""
        if role < game.roles:
            game.push(TURNS[role])

    def dawn(self, game: Siege) -> None:
        """TOYS-NIGHT-03  After the last night the keep has held."""
        game.pass_night()
        if game.nights >= game.settings.number("nights"):
            game.end(HELD)
        game.go_to(0)


@final
@dataclass(frozen=True)
class Council(SimultaneousDecision):
    """TOYS-VOTE-01  All vote in secret for the gate to be strengthened."""

    def asked(self, game: Siege) -> i64:
        bits: i64 = 0
        for role in range(game.roles):
            if game.votes[role] == NOT_VOTED:
                bits |= i64(1) << role
        return bits

    def candidates(self, game: Siege, role: i64) -> list[Action]:
        return VOTES

    def refuse(self, game: Siege, role: i64, action: Action) -> i64:
        return OK if action.verb == VOTE else WRONG_KIND

    def answer(self, game: Siege, role: i64, action: Action) -> None:
        game.cast_vote(role, action.a)

    def resolve(self, game: Siege) -> None:
        """TOYS-VOTE-02  Most votes win; of equal ones the first gate in printed order."""
        counts = vec[i64]([0, 0, 0])
        best: i64 = 0
        for vote in game.votes:
            counts[vote] += 1
        for gate in range(i64(len(counts))):
            if counts[gate] > counts[best]:
                best = gate
        game.show_votes(best)
        game.change_wall(best, 2)

    def question(self, game: Siege) -> Label:
        return label("siege-ask-vote", night=int(game.nights))

    def rule(self) -> str:
        return "TOYS-VOTE-01"


@final
@dataclass(frozen=True)
class DefenderTurn(Decision):
    """TOYS-TURN-01  Forage, or use a supply, or pass."""

    role: i64

    def who(self, game: Siege) -> i64:
        return self.role

    def candidates(self, game: Siege) -> list[Action]:
        return [FORAGES, *MENDS, PRAYS, FEASTS, PASSES]

    def refuse(self, game: Siege, action: Action) -> i64:
        if action.verb == FORAGE:
            return refuse_forage(game, self.role)
        if action.verb == MEND:
            return refuse_mend(game, self.role, action.a)
        if action.verb == PRAY:
            return refuse_use(game, self.role, CANDLE)
        if action.verb == FEAST:
            return refuse_use(game, self.role, BREAD)
        return OK if action.verb == PASS else WRONG_KIND

    def take(self, game: Siege, action: Action) -> None:
        if action.verb == FORAGE:
            game.find_supply(self.role)
        elif action.verb == MEND:
            game.use_supply(self.role, STONE)
            game.change_wall(action.a, 2)
        elif action.verb == PRAY:
            game.use_supply(self.role, CANDLE)
            game.change_morale(1)
        elif action.verb == FEAST:
            game.use_supply(self.role, BREAD)
            game.change_morale(2)

    def question(self, game: Siege) -> Label:
        return label("siege-ask-turn", role=ROLES[self.role])

    def rule(self) -> str:
        return "TOYS-TURN-01"


@final
@dataclass(frozen=True)
class Assault(Procedure):
    """TOYS-RAID-01  Five waves of six steps, in which nobody is asked anything."""

    def run(self, game: Siege, step: i64) -> None:
        if step >= ASSAULT:
            game.finish()
            return
        match step % WAVE:
            case 0:
                self.gather(game)
            case 1:
                game.send_raider()
            case 2:
                game.roll()
            case 3:
                self.rally(game)
            case 4:
                self.strike(game)
            case _:
                self.retreat(game)

    def gather(self, game: Siege) -> None:
        """TOYS-RAID-02  When the stack is empty the raiders who left come back."""
        if game.raiders.count() == 0:
            game.gather_raiders()

    def rally(self, game: Siege) -> None:
        """TOYS-RAID-03  A hard blow calls the defenders together."""
        if game.blow == 3:
            game.push(RALLYING)

    def strike(self, game: Siege) -> None:
        """TOYS-RAID-04  The wall takes the blow, one harder in a hard siege."""
        blow = game.blow + (1 if game.settings.flag("hard") else 0)
        if blow > 0:
            game.change_wall(game.gate, -blow)

    def retreat(self, game: Siege) -> None:
        """TOYS-RAID-05  The raider leaves; where no wall is left the keep falls."""
        game.lose_raider()
        if game.walls[game.gate] == 0:
            game.end(LOST)


@final
@dataclass(frozen=True)
class Rally(Procedure):
    """TOYS-RAID-06  Courage is spent to soften the blow."""

    def run(self, game: Siege, step: i64) -> None:
        match step:
            case 0:
                self.soften(game)
            case _:
                game.finish()

    def soften(self, game: Siege) -> None:
        """TOYS-RAID-06  One courage for two stones of wall."""
        if game.morale > 0:
            game.change_morale(-1)
            game.change_wall(game.gate, 2)


COUNCIL: Final = Council()
TURNS: Final = [DefenderTurn(0), DefenderTurn(1), DefenderTurn(2), DefenderTurn(3)]
ASSAULTING: Final = Assault()
RALLYING: Final = Rally()
