"""Frames: what is under way in a game. A Procedure goes through its steps, a Decision asks one role, a
SimultaneousDecision several.

Frames are frozen dataclasses that hold ids and small values, never objects of the state; they are shared between clones
and serialisable by construction. `game` is Any here and the game's own class in every subclass: a Generic base would
forbid dataclass frames in compiled modules.
"""

from __future__ import annotations

from typing import Any, Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label

LEGAL: Final = 0  # what `refuse` gives where no rule forbids


class Frame:
    """Something under way: it waits for an answer, or runs on. Asked at every step, so by methods: compiled, to ask for
    the class takes longer.
    """

    def waits(self) -> bool:
        return False

    def run(self, game: Any, step: i64) -> None:
        raise NotImplementedError


class Procedure(Frame):
    """Ordered steps in printed order; `run` is the table of contents. A push is the last thing a step does."""


class Question(Frame):
    """A frame that waits for an answer."""

    def waits(self) -> bool:
        return True

    def question(self, game: Any) -> Label:
        """What is asked, for the prompt; may use only what everybody asked knows."""
        raise NotImplementedError

    def rule(self) -> str:
        """The id of the rule that asks."""
        raise NotImplementedError


class Decision(Question):
    """A question to one role: candidates and what refuses them. Options follow from both and are written here only."""

    def who(self, game: Any) -> i64:
        raise NotImplementedError

    def candidates(self, game: Any) -> list[Action]:
        """What might be meant, ordered, unique and deterministic; every legal action is among it."""
        raise NotImplementedError

    def options(self, game: Any) -> list[Action]:
        return [action for action in self.candidates(game) if self.refuse(game, action) == LEGAL]

    def only_option(self, game: Any) -> Action | None:
        """The legal action if there is but one; looks no further than to a second one."""
        only: Action | None = None
        for action in self.candidates(game):
            if self.refuse(game, action) == LEGAL:
                if only is not None:
                    return None
                only = action
        return only

    def refuse(self, game: Any, action: Action) -> i64:
        """The code of the rule that forbids the action here, 0 if it is legal: options and refusals are one truth."""
        raise NotImplementedError

    def take(self, game: Any, action: Action) -> None:
        raise NotImplementedError


class SurveyedDecision(Decision):
    """A Decision whose candidates and refusals read one look at the state: made once for all options, anew for one
    refusal. A game's `survey` is of a class of its own, as `game` is.
    """

    def survey(self, game: Any) -> Any:
        """What many of the actions depend on and is dear to work out."""
        raise NotImplementedError

    def candidates_in(self, game: Any, survey: Any) -> list[Action]:
        raise NotImplementedError

    def refuse_in(self, game: Any, action: Action, survey: Any) -> i64:
        raise NotImplementedError

    def candidates(self, game: Any) -> list[Action]:
        return self.candidates_in(game, self.survey(game))

    def options(self, game: Any) -> list[Action]:
        seen = self.survey(game)
        return [action for action in self.candidates_in(game, seen) if self.refuse_in(game, action, seen) == LEGAL]

    def only_option(self, game: Any) -> Action | None:
        options = self.options(game)
        return options[0] if len(options) == 1 else None

    def refuse(self, game: Any, action: Action) -> i64:
        return self.refuse_in(game, action, self.survey(game))


class SimultaneousDecision(Question):
    """A question to several roles at once; answers wait in a hidden zone of the state until all are in.

    A role may be asked several times in a row (choose four of eight) before it has answered.
    """

    def asked(self, game: Any) -> i64:
        """Bits of the roles that have not answered yet."""
        raise NotImplementedError

    def candidates(self, game: Any, role: i64) -> list[Action]:
        """What the role might answer, ordered, unique and deterministic; every legal answer is among it."""
        raise NotImplementedError

    def options(self, game: Any, role: i64) -> list[Action]:
        return [action for action in self.candidates(game, role) if self.refuse(game, role, action) == LEGAL]

    def refuse(self, game: Any, role: i64, action: Action) -> i64:
        raise NotImplementedError

    def answer(self, game: Any, role: i64, action: Action) -> None:
        """Write the answer into the hidden zone of the role, nowhere else."""
        raise NotImplementedError

    def resolve(self, game: Any) -> None:
        """All answers are in: carry them out in printed order."""
        raise NotImplementedError
