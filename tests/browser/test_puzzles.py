"""Puzzles in the browser: one of each game is failed and solved by clicks, and nothing of its solution comes before."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.learner import person_for
from underkeep.puzzles import Puzzle, load_puzzles


def short(game: str) -> Puzzle:
    """The puzzle with the shortest line among those whose wrong try is not the end of the turn."""
    return min((one for one in load_puzzles(game) if one.wrong), key=lambda one: (len(one.line()), one.id))


def listen(page: Page, heard: list[str]) -> None:
    """Everything that the server says: answers and frames."""
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.on("response", lambda answer: heard.append(answer.text()) if "/api/" in answer.url else None)


def secrets(puzzle: Puzzle) -> list[str]:
    """What would give the solution away: the tree as it stands in the file, what wrong tries come to, the proof."""
    return [json.dumps(dict(puzzle.nodes[0].moves)), puzzle.proof.print, *(wrong.why.en for wrong in puzzle.wrong)]


@pytest.mark.parametrize("game", ["vast", "heroes", "twister"])
def test_a_puzzle_is_failed_and_then_solved_by_clicks(game: str, new_page: NewPage) -> None:
    page, puzzle, heard = new_page(), short(game), list[str]()
    person = person_for(game, page)
    listen(page, heard)
    page.goto(f"{page.url.split('#')[0]}#/puzzles/{game}/{puzzle.id}")

    page.locator(f'.first [data-puzzle="{game}/{puzzle.id}"]').click()
    expect(page.locator(".puzzle h2")).to_have_text(puzzle.goal.en)
    person.wait_for_question(puzzle.wrong[0].move)
    before = "".join(heard)
    person.click_move(puzzle.wrong[0].move)
    expect(page.locator(".puzzle .bad")).to_contain_text(puzzle.wrong[0].why.en)
    page.get_by_role("button", name="Try again").click()
    for role, move in puzzle.line():
        if role == puzzle.role:
            person.wait_for_question(move)
            person.click_move(move)

    expect(page.locator(".puzzle .good")).to_contain_text("Solved.")
    expect(page.locator(".puzzle .after")).to_contain_text(puzzle.teaches[0])
    assert [secret for secret in secrets(puzzle) if secret in before] == []


def test_the_daily_puzzle_is_on_the_home_page_and_helps_on_a_phone(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", **PHONE)

    page.locator(".daily .btn").click()
    page.get_by_role("button", name="Aiuto").click()
    expect(page.locator(".puzzle .hint .link")).to_be_visible()
    page.get_by_role("button", name="Soluzione").click()

    expect(page.locator(".puzzle .good")).to_contain_text("Era questa la strada.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
