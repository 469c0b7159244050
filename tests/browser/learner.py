"""Somebody who does a lesson in a browser: by clicks, with the wrong tries that its file names."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.caver import Caver
from tests.browser.keeper import Keeper
from tests.browser.player import Person
from tests.browser.seeker import Seeker
from underkeep.lesson_walk import LessonTrial
from underkeep.lessons import Lesson, LessonStep
from underkeep.library import load_game

RULE: Final = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")


def person_for(game: str, page: Page) -> Person:
    return {"vast": Caver, "heroes": Keeper, "twister": Seeker}.get(game, Person)(page)


def is_free(thing: Locator) -> bool:
    """Can it be pressed, and nothing that lies on it instead? Monsters stand in rooms."""
    target = thing.first.get_attribute("data-target") if thing.count() else None
    return target is not None and not target.startswith("room:") and thing.first.is_visible()


class Learner:
    """Clicks through one lesson; everything that is checked stands on the lesson's card."""

    def __init__(self, page: Page, lesson: Lesson, lang: str = "en") -> None:
        self.page, self.lesson, self.lang = page, lesson, lang
        self.person = person_for(lesson.game, page)
        self.script = LessonTrial(lesson, load_game(lesson.game), {})
        self.tried = 0  # wrong tries that could be made by clicks

    def begin(self) -> None:
        home = self.page.url.split("#")[0]
        self.page.goto(f"{home}#/learn/{self.lesson.game}")
        self.page.locator(f'[data-lesson="{self.lesson.game}/{self.lesson.id}"]').click()
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
            self.person.click_move(move)
            self.script.act(self.script.me, move, where)
            self.script.let_reply(where)

    def try_wrong(self, move: str) -> None:
        """What is not legal is pressed where it would be done, if nothing legal is there; its rule is told."""
        legal = {self.person.where(target) for target in self.script.targets()}
        action = self.script.spec.parse(move)
        meant = self.script.spec.targets(self.script.history.game, self.script.me, action)
        things = [self.page.locator(f'[data-target="{self.person.where(target)}"]') for target in meant]
        pairs = zip(map(self.person.where, meant), things, strict=True)
        free = [thing for target, thing in pairs if target not in legal and is_free(thing)]
        if not free:
            return
        free[-1].first.click()
        expect(self.page.locator(".lesson .wrong .link")).to_have_text(RULE)
        self.tried += 1

    def try_other(self, move: str, words: str) -> None:
        """A legal move that the lesson does not want now is explained and not made."""
        seq, sent = self.person.seq, len(self.person.acts)
        self.press_until_sent(move, sent)
        expect(self.page.locator(".lesson .wrong")).to_contain_text(words)
        assert self.person.seq == seq
        self.page.keyboard.press("Escape")
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
                button.first.click()
                self.person.wait(lambda: len(self.person.acts) > sent)
            if len(self.person.acts) > sent:
                return
