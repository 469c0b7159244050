"""The judge of Heroes: the team bot's gains as scores and named reasons, and the team's chance to win."""

from __future__ import annotations

import math
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Reason, label
from underkeep.core.search.judge import Judge
from underkeep.games.heroes.actions import END_PHASE
from underkeep.games.heroes.judge.evaluation import WHY, parts
from underkeep.games.heroes.judge.omens import omens
from underkeep.games.heroes.judge.readings import NAMES, V, by_points, readings
from underkeep.games.heroes.judge.rehearsal import face_assault, finished_turn, is_minor
from underkeep.games.heroes.judge.team_bot import decide, gains, total
from underkeep.games.heroes.judge.weights import W
from underkeep.games.heroes.state.changes.cards import shuffle_guild
from underkeep.games.heroes.state.game import LOST, PLAY_PHASE, WON, Heroes
from underkeep.games.heroes.turn import PlayCards


@final
class HeroesJudge(Judge):
    """All win or lose together, so nothing is mixed: nobody has to be surprised."""

    temperature: float = 25.0
    foresees: bool = True
    rehearses: bool = True

    def scores(self, game: Heroes, role: i64, options: list[Action]) -> list[float]:
        before = parts(game)
        return [float(total(gains(game, role, action, before))) for action in options]

    def explain(self, game: Heroes, role: i64, action: Action) -> tuple[Reason, ...]:
        """The parts of the evaluation that the option changes."""
        found: list[Reason] = []
        for n, gain in enumerate(gains(game, role, action, parts(game))):
            if gain != 0:
                word = "loss" if WHY[n] == "win" and gain < 0 else WHY[n]
                found.append(Reason(label(f"heroes-why-{word}"), float(gain)))
        return tuple(found)

    def is_mixed(self, game: Heroes, role: i64) -> bool:
        return False

    def play_ahead(self, game: Heroes) -> None:
        """Through the next assault, if the turn ended now."""
        face_assault(game)

    def omens(self, game: Heroes, events: list[Event]) -> set[tuple[str, str]]:
        return omens(events, game.outcome == LOST)

    def is_minor(self, game: Heroes) -> bool:
        return is_minor(game)

    def rehearsed(self, game: Heroes, role: i64, action: Action) -> Heroes:
        """To end a phase is to do nothing more; the future ends it, since that may already draw a guild card."""
        if action.verb == END_PHASE:
            return game
        decide(game, role, action)
        return finished_turn(game)

    def future(self, game: Heroes) -> list[float]:
        """After an assault of other guild cards, equally likely."""
        if not game.over():
            shuffle_guild(game)
            face_assault(game)
        return self.outcome(game) if game.over() else self.chances(game, 0, 0.0)

    def chances(self, game: Heroes, role: i64, gain: float) -> list[float]:
        """By the fitted chance, which was learned at the beginning of turns; without it by points."""
        if V.team is not None:
            return [V.team.chances(readings(game))[0]] * int(game.roles)
        value = float(total(parts(game))) + gain - W.even
        chance = 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, value / W.scale))))
        return [chance] * int(game.roles)

    def reading_names(self, game: Heroes) -> tuple[str, ...]:
        return NAMES

    def readings(self, game: Heroes) -> list[float]:
        return list(readings(game))

    def centre(self, game: Heroes) -> list[list[float]]:
        return by_points()

    def is_pause(self, game: Heroes) -> bool:
        """At the beginning of a turn, where rehearsals end."""
        return isinstance(game.top(), PlayCards) and game.turn.card < 0

    def turn(self, game: Heroes) -> i64:
        """It ends with its Play phase: what follows is the assault."""
        return 2 * game.turn.assaults * game.roles + 2 * game.turn.active + (1 if game.turn.phase > PLAY_PHASE else 0)

    def mover(self, game: Heroes) -> i64:
        return game.turn.active

    def outcome(self, game: Heroes) -> list[float]:
        return [1.0 if game.outcome == WON else 0.0] * int(game.roles)


JUDGE: Final = HeroesJudge()
