"""Somebody at a table with bots, moving pictures on: what they are told, as it was sent, scene by scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.caver import Caver
from tests.browser.keeper import Keeper
from tests.browser.player import Person, make_table
from underkeep.library import load_game
from underkeep.words import Speaker

AT_ONCE: Final = """() => {
  const table = document.querySelector('.table');
  const rows = [...document.querySelectorAll('.lines [data-at]')];
  const goals = [...document.querySelectorAll('.race .goal')];
  const words = element => element.innerText.replace(/\\s+/g, ' ').trim();
  return {
    seq: Number(table.dataset.seq),
    told: Number(table.dataset.log),
    scenes: table.dataset.scenes.split(' ').map(Number),
    waiting: Number(document.querySelector('.pace [data-waiting]').dataset.waiting),
    shown: rows.map(row => [Number(row.dataset.at), words(row)]),
    recap: [...document.querySelectorAll('[data-recap]')].map(words),
    race: goals.map(goal => [goal.dataset.role, Number(goal.dataset.have), Number(goal.dataset.need)]),
  };
}"""  # in one look, since the board goes on
ENDS: Final = ("end", "done", "stop", "pass", "play end")
OWN_DEEDS: Final = 4  # answers before whatever ends the turn is taken
MOST_ANSWERS: Final = 160
PEOPLE: Final[dict[str, type[Person]]] = {"vast": Caver, "heroes": Keeper, "twister": Person}
OTHERS: Final[dict[str, tuple[str, ...]]] = {"heroes": ("gnoll", "slime")}  # who plays, where it is chosen


def sentence(words: Speaker, line: dict[str, Any]) -> str:
    fields = {name: value for name, value in line["event"].items() if name != "kind"}
    return " ".join(words.say(line["label"]["id"], **words.arguments(fields.items())).split())


def log_of(person: Person) -> list[dict[str, Any]]:
    """The log as the page was sent it."""
    lines: list[dict[str, Any]] = []
    for state in person.states:
        lines[state["log_from"] :] = state["log"]
    return lines


class Listener:
    """Somebody whose page is compared with what was sent, whenever they look."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.words = Speaker("en", game, load_game(game).pack)
        self.deeds: set[int] = set()  # places of those whose sentence was seen
        self.recaps = 0  # sentences
        self.races = 0  # moments

    def look(self) -> dict[str, Any]:
        """Deeds, recap and race by their sentences; no scene has been cut short, and the log is not ahead."""
        person = self.person
        page = person.page.evaluate(AT_ONCE)
        person.wait(lambda: person.seq >= page["seq"])
        log, shown = log_of(person), dict(page["shown"])
        for n, line in enumerate(log[: page["told"]]):
            if line.get("part") == "deed" and n in shown:
                assert sentence(self.words, line) in shown[n], n
                self.deeds.add(n)
        states = [state for state in person.states if state["seq"] == page["seq"]]
        ends = max(state["log_from"] + len(state["log"]) for state in states)
        assert max(shown, default=-1) < page["told"] <= ends
        assert page["race"] == [[goal["role"], goal["have"], goal["need"]] for goal in states[-1]["race"]]
        assert page["scenes"][1] == 0, "a scene was cut short"
        self.races += 1
        self.read(page, log, states[-1])
        return dict(page)

    def read(self, page: dict[str, Any], log: list[dict[str, Any]], state: dict[str, Any]) -> None:
        """The recap, if it is on the page, has the sentences of the scenes that the server chose, in their order."""
        if not page["recap"]:
            return
        end = state["log_from"] + len(state["log"])
        wanted = [sentence(self.words, log[end + back]) for back in state["recap"]]
        assert len(wanted) == len(page["recap"])
        for text, said in zip(page["recap"], wanted, strict=True):
            assert said in text
        self.recaps += len(wanted)

    @property
    def told(self) -> int:
        """Lines that the page has come to."""
        return int(self.person.page.locator(".table").get_attribute("data-log") or 0)

    def settled(self) -> bool:
        """All that was sent has been told, and nothing moves."""
        table = self.person.page.query_selector(".table")
        if table is None or not self.person.is_drawn():
            return False
        page = self.person.page.evaluate(AT_ONCE)
        return bool(page["waiting"] == 0 and page["scenes"][2] == 0)

    def play(self, enough: Callable[[], bool]) -> None:
        """By clicks until it is enough; looks at the page before every answer and while others play."""
        own = answers = 0
        while answers < MOST_ANSWERS:
            self.look()
            if enough() or self.person.state["result"]:
                return
            if not self.person.options:
                told = self.told
                self.person.wait(lambda told=told: bool(self.person.options) or self.told > told)  # type: ignore[misc]
                own = 0
                continue
            self.person.wait(self.settled, 120)
            self.look()
            if not self.person.options:
                continue
            own, answers = own + 1, answers + 1
            self.person.click_move(chosen(self.person, own))
        raise AssertionError(f"never enough; acts {self.person.acts[-5:]}")


def chosen(person: Person, own: int) -> str:
    """Something to do at first, then whatever ends the turn."""
    moves = [str(option["move"]) for option in person.options]
    end = next((move for move in moves if move in ENDS), None)
    other = next((move for move in moves if move not in ENDS), moves[0])
    return end if end is not None and own > OWN_DEEDS else other


def sit(page: Page, game: str, role: str, seed: str = "7") -> Listener:
    """A table at which bots have all other roles; Twister is prepared."""
    roles = OTHERS.get(game) or load_game(game).spec.roles(load_game(game).spec.options.resolve({}))
    bots = [{"kind": "bot", "roles": [other], "level": "novice"} for other in roles if other != role]
    options = {"clans": list(roles)} if game == "heroes" else {}
    seats = [{"kind": "me", "roles": [role]}, *bots]
    table = make_table(page, {"game": game, "options": options, "seats": seats, "seed": seed})
    person = PEOPLE[game](page)
    page.goto(f"{page.url.split('#')[0]}#/table/{table}")
    person.wait(lambda: bool(person.states) and page.query_selector(".pace [data-waiting]") is not None)
    return Listener(person, game)


def turns_told(listener: Listener) -> set[str]:
    """Whose turns the page has told: a role, or "" for nobody's such as an assault."""
    return {line.get("role", "") for line in log_of(listener.person)[: listener.told] if line.get("part") == "turn"}
