"""Game = state + stack + luck, and one way in, `act`. Subclasses add the state and know no more of the kernel than push
and finish.
"""

from __future__ import annotations

from typing import Final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.events import Event, Listener
from underkeep.core.kernel.frames import Decision, Frame, Question, SimultaneousDecision
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.native import append, i64, pop, vec
from underkeep.core.kernel.windows import Reaction, Window

NOT_ASKED: Final = -1  # refusal code of the kernel itself: somebody else is asked, or the game is over
WRONG_KIND: Final = 1  # refusal code of every game: the action belongs to another question
OTHER_QUESTION: Final = "refusal-other-question"  # its sentence


class Game:
    """The stack machine. Frames are shared by clones; the places within them are numbers of this game."""

    def __init__(self, luck: Luck, roles: i64) -> None:
        self.frames: list[Frame] = []
        self.steps: vec[i64] = vec[i64]()
        self.luck = luck
        self.roles = roles
        self.answered: vec[i64] = vec[i64]([0] * int(roles))
        self.listener: Listener | None = None

    # ------------------------------------------------------------------ what a game adds
    def over(self) -> bool:
        raise NotImplementedError

    def clone(self) -> Game:
        """A constructor call with all fields, then `copy_kernel`."""
        raise NotImplementedError

    def reactions(self, moment: i64) -> list[Reaction]:
        """Who may react at that moment, in printed order; gathered from the roles' tables by the game's triggers.py."""
        return []

    # ------------------------------------------------------------------ for frames
    def push(self, frame: Frame) -> None:
        self.frames.append(frame)
        self.steps = append(self.steps, 0)
        if self.listener is not None:
            self.listener.enter(frame)

    def finish(self) -> None:
        """The frame on top is done."""
        self.frames.pop()
        step: i64
        self.steps, step = pop(self.steps)

    def go_to(self, step: i64) -> None:
        """The procedure on top continues with that step."""
        self.steps[i64(len(self.steps)) - 1] = step

    def open_window(self, window: Window) -> None:
        """Offer a moment to all who may react; nothing is pushed where nobody could."""
        if self.reactions(window.moment):
            self.push(window)

    def tell(self, event: Event) -> None:
        """Announce a fact. Where it is hot, ask `listener is not None` before making the event."""
        if self.listener is not None:
            self.listener.hear(event)

    def copy_kernel(self, other: Game) -> None:
        """For clones: the same frames, places and luck of its own, nobody listening."""
        self.frames = other.frames[:]
        self.steps = other.steps[:]
        self.answered = other.answered[:]

    # ------------------------------------------------------------------ for players
    def top(self) -> Frame:
        return self.frames[len(self.frames) - 1]

    def question(self) -> Question:
        """The question that waits; a game that is not over always has one after run()."""
        frame = self.top()
        assert isinstance(frame, Question)
        return frame

    def asked(self) -> i64:
        """Bits of the roles that are asked now; 0 when the game is over."""
        if self.over():
            return 0
        frame = self.top()
        if isinstance(frame, Decision):
            return i64(1) << frame.who(self)
        assert isinstance(frame, SimultaneousDecision)
        return frame.asked(self)

    def first_asked(self) -> i64:
        """The lowest role that is asked, -1 when nobody is."""
        if self.over():
            return -1
        frame = self.top()
        if isinstance(frame, Decision):
            return frame.who(self)
        asked = self.asked()
        for role in range(self.roles):
            if asked >> role & 1:
                return role
        return -1

    def options(self, role: i64) -> list[Action]:
        """The legal actions of a role that is asked; empty for anybody else."""
        if self.over():
            return []
        frame = self.top()
        if isinstance(frame, Decision):
            return frame.options(self) if frame.who(self) == role else []
        assert isinstance(frame, SimultaneousDecision)
        return frame.options(self, role) if frame.asked(self) >> role & 1 else []

    def refuse(self, role: i64, action: Action) -> i64:
        """0 if the action is legal for the role now, else a rule code of the game (NOT_ASKED: it is not your
        question).
        """
        if role < 0 or role >= self.roles or not self.asked() >> role & 1:
            return NOT_ASKED
        frame = self.top()
        if isinstance(frame, Decision):
            return frame.refuse(self, action)
        assert isinstance(frame, SimultaneousDecision)
        return frame.refuse(self, role, action)

    def advance(self, role: i64, action: Action) -> None:
        """Carry out an action that came from `options`: the trusted half of `act`, for playouts and searches."""
        frame = self.top()
        self.answered[role] += 1
        if isinstance(frame, Decision):
            self.finish()
            frame.take(self, action)
        else:
            assert isinstance(frame, SimultaneousDecision)
            frame.answer(self, role, action)
            if frame.asked(self) == 0:
                self.finish()
                frame.resolve(self)
        self.run()

    def run(self) -> None:
        """Go on until somebody is asked or the game is over."""
        while not self.over():
            frame = self.top()
            if frame.waits():
                return
            top: i64 = i64(len(self.steps)) - 1
            step: i64 = self.steps[top]
            self.steps[top] = step + 1
            frame.run(self, step)
