"""Somebody who does a lesson in a browser: by clicks, with the wrong tries that its file names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.caver import Caver
from tests.browser.keeper import Keeper
from tests.browser.player import Person
from tests.browser.seeker import Seeker
from tests.browser.typist import Typist, TypistInTheCave, TypistInTheDungeon
from underkeep.lesson_walk import LessonTrial
from underkeep.lessons import Lesson, LessonStep
from underkeep.library import load_game

RULE: Final = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")


def person_for(game: str, page: Page) -> Person:
    return {"vast": Caver, "heroes": Keeper, "twister": Seeker}.get(game, Person)(page)


def typist_for(game: str, page: Page) -> Typist:
    return {"vast": TypistInTheCave, "heroes": TypistInTheDungeon}.get(game, Typist)(page)


def is_free(thing: Locator) -> bool:
    """Can it be pressed, and nothing that lies on it instead? Monsters stand in rooms."""
    target = thing.first.get_attribute("data-target") if thing.count() else None
    return target is not None and not target.startswith("room:") and thing.first.is_visible()


class Learner:
    """Clicks through one lesson; everything that is checked stands on the lesson's card."""

    def __init__(self, page: Page, lesson: Lesson, lang: str = "en", keys: bool = False) -> None:
        self.page, self.lesson, self.lang = page, lesson, lang
        self.person = typist_for(lesson.game, page) if keys else person_for(lesson.game, page)
        self.script = LessonTrial(lesson, load_game(lesson.game), {})
        self.tried = 0  # wrong tries that could be made by clicks
        self.told: list[str] = []  # what the learner read of them

    def begin(self) -> None:
        home = self.page.url.split("#")[0]
        self.page.goto(f"{home}#/learn/{self.lesson.game}")
        self.press(self.page.locator(f'[data-lesson="{self.lesson.game}/{self.lesson.id}"]'))
        expect(self.page.locator(".lesson h2")).to_have_text(self.lesson.steps[0].goal.say(self.lang))

    def play(self) -> None:
        for number, step in enumerate(self.lesson.steps, 1):
            expect(self.page.locator(".lesson h2")).to_have_text(step.goal.say(self.lang))
            self.do_step(step, f"steps[{number}]")
        expect(self.page.locator(".lesson")).to_contain_text(self.lesson.end.say(self.lang))

    def do_step(self, step: LessonStep, where: str) -> None:
        self.script.let_reply(where)
        for at, move in enumerate(step.shown()):
            self.person.wait_for_question(move)
            for wrong in step.wrong:
                if wrong.at == at:
                    self.try_wrong(wrong.move)
            for other, words in step.instead.items():
                if other != move and any(option["move"] == other for option in self.person.options):
                    self.try_other(other, words.say(self.lang))
            self.make(move)
            self.script.act(self.script.me, move, where)
            self.script.let_reply(where)

    def make(self, move: str) -> None:
        self.person.click_move(move)

    def try_wrong(self, move: str) -> None:
        """What is not legal is pressed where it would be done, if nothing legal is there; its rule is told."""
        legal = {self.person.where(target) for target in self.script.targets()}
        action = self.script.spec.parse(move)
        meant = self.script.spec.targets(self.script.history.game, self.script.me, action)
        things = [self.page.locator(f'[data-target="{self.person.where(target)}"]') for target in meant]
        seen = [(target, self.person.where(target), thing) for target, thing in zip(meant, things, strict=True)]
        free = [({target, place}, thing) for target, place, thing in seen if place not in legal and is_free(thing)]
        if not free:
            return
        self.press(free[-1][1].first)
        expect(self.page.locator(".lesson .wrong .link")).to_have_text(RULE)
        self.note_told(self.rules_against(free[-1][0]))

    def try_other(self, move: str, words: str) -> None:
        """A legal move that the lesson does not want now is explained and not made."""
        seq, sent = self.person.seq, len(self.person.acts)
        self.press_until_sent(move, sent)
        expect(self.page.locator(".lesson .wrong")).to_contain_text(words)
        assert self.person.seq == seq
        self.note_told([words])
        self.page.keyboard.press("Escape")

    def rules_against(self, pressed: set[str]) -> set[str]:
        """What the engine says to everything that a press there may mean."""
        spec, game, me = self.script.spec, self.script.history.game, self.script.me
        meant = [action for target in pressed for action in spec.candidates(game, me, target)]
        refusals = [spec.check(game, me, action) for action in meant]
        return {refusal.rule for refusal in refusals if refusal is not None}

    def note_told(self, answers: Iterable[str]) -> None:
        """The card says one of these, in a sentence."""
        said = self.page.locator(".lesson .wrong").inner_text()
        assert any(answer and answer in said for answer in answers), said
        self.told.append(said)
        self.tried += 1

    def press_until_sent(self, move: str, sent: int) -> None:
        option = next(option for option in self.person.options if option["move"] == move)
        if isinstance(self.person, Seeker) and move.startswith("tile"):
            self.person.turn_tile(move)
        for target in (None, *option["targets"]):
            button = self.page.locator(f'.dock [data-move="{move}"]:visible')
            if target is not None and not button.count():
                self.person.click_target(target, sent)
            if len(self.person.acts) == sent and button.count():
                self.press(button.first)
                self.person.wait(lambda: len(self.person.acts) > sent)
            if len(self.person.acts) > sent:
                return

    def press(self, thing: Locator) -> None:
        """By a click, unless this is somebody who has only keys."""
        if isinstance(self.person, Typist):
            self.person.enter(thing)
        else:
            thing.click()


class Reader(Learner):
    """Does a lesson in the text view: reads, types, presses Enter."""

    def begin(self) -> None:
        super().begin()
        self.person.wait_for_question()
        self.page.keyboard.press("t")
        expect(self.page.locator("svg.map")).to_have_count(0)

    def make(self, move: str) -> None:
        self.person.type_move(move)

    def try_wrong(self, move: str) -> None:
        """What is not legal is not among the moves: below the field stands what the engine says, with its rule."""
        refusal = self.script.spec.check(self.script.history.game, self.script.me, self.script.spec.parse(move))
        assert refusal is not None
        self.page.locator("#tv-move").focus()
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".textview [role=alert] .link")).to_have_text(refusal.rule)
        self.page.keyboard.press("Control+a")
        self.page.keyboard.press("Delete")
        self.tried += 1

    def press_until_sent(self, move: str, sent: int) -> None:
        self.page.locator("#tv-move").focus()
        self.page.keyboard.type(move)
        self.page.keyboard.press("Enter")
        self.person.wait(lambda: len(self.person.acts) > sent)
