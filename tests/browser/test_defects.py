"""What people stumbled over while playing, each once."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.choosing import TWISTER, open_table
from tests.browser.conftest import NewPage
from tests.browser.player import play_quickly
from tests.browser.script import until_offered
from tests.browser.whole_tables import TABLES

IDS: Final = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]+-\d+\b|\b(?:sq|tok|piece|room|card|tile):\w")
HEARD: Final = """[...document.querySelectorAll('.table [aria-label], .table [title], .table .sr')].flatMap(e =>
  [e.getAttribute('aria-label'), e.getAttribute('title'), e.classList.contains('sr') ? e.textContent : ''])
  .filter(Boolean)"""


def test_the_card_of_this_turn_is_lifted_also_if_a_higher_one_was_played(new_page: NewPage) -> None:
    """Cards of 2 to 5 points; one's own first turn has one of 3, the next one of 2."""
    page = new_page()
    person = open_table(page, TWISTER)
    played: dict[str, list[int]] = {}
    for _ in range(400):
        prompt = person.state["prompts"][0]
        cards = sorted(option["move"] for option in prompt["options"] if option["move"].startswith("play "))
        past = played.setdefault(prompt["role"], [])
        ends = [option["move"] for option in prompt["options"] if option["move"] == "done"]
        move = (cards[-1] if not past else cards[0]) if cards else (ends or [prompt["options"][0]["move"]])[0]
        seq = person.seq
        play_quickly(page, page.url.split("/table/")[1], [(prompt["role"], move)])
        person.wait(lambda seq=seq: person.seq > seq)  # type: ignore[misc]
        if cards:
            past.append(int(move.split()[1]))
        if len(past) > 1 and past[-1] < past[-2] and cards:
            person.wait(person.is_drawn)
            expect(page.locator(".ac.now b")).to_have_text(str(past[-1]))
            return
    raise AssertionError("nobody played a lower card after a higher one")


@pytest.mark.parametrize("moves", [60, 100])
def test_no_two_buttons_say_the_same_and_none_is_of_the_other_box(moves: int, new_page: NewPage) -> None:
    page = new_page()
    person = open_table(page, TWISTER, until_offered("walk", "yellow", moves))
    actors = list(dict.fromkeys(option["targets"][0] for option in person.options if option["targets"]))
    for actor in actors:
        page.keyboard.press("Escape")
        if len([option for option in person.options if option["targets"][:1] == [actor]]) < 2:
            continue
        person.click_target(actor, len(person.acts))
        page.locator(".dock .acts .btn.no, .dock .acts [data-move]").first.wait_for()
        said = [text.strip() for text in page.locator(".dock .acts .btn").all_inner_texts()]
        assert len(said) == len(set(said)), said
        assert not [text for text in said if "Swap" in text or re.search(r"\b[ns][1-4]\b", text)], said


def test_an_attack_names_whom_it_is_aimed_at(new_page: NewPage) -> None:
    page = new_page()
    person = open_table(page, TWISTER, until_offered("fight", "yellow"))
    fights = [option for option in person.options if option["move"].startswith("fight")]
    assert all(option["label"]["args"]["whom"] != "none" for option in fights)
    page.keyboard.press("t")
    expect(page.locator(".textview li").get_by_text(re.compile(r"attacks the \w+ to the ")).first).to_be_visible()


@pytest.mark.parametrize("game", list(TABLES))
def test_nobody_hears_an_id(game: str, new_page: NewPage) -> None:
    page = new_page()
    person = open_table(page, TABLES[game])
    for _ in range(4):
        heard = page.evaluate(HEARD)
        assert [text for text in heard if IDS.search(text)] == []
        for _ in range(5):
            prompt = person.state["prompts"][0]
            seq = person.seq
            option = prompt["options"][seq % len(prompt["options"])]
            play_quickly(page, page.url.split("/table/")[1], [(prompt["role"], option["move"])])
            person.wait(lambda seq=seq: person.seq > seq)  # type: ignore[misc]
        person.wait(person.is_drawn)


def test_a_set_of_roles_without_ones_own_gives_another_role(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"{page.url.split('#')[0]}#/new/vast")
    page.locator(".lay").wait_for()
    page.get_by_label("Who plays", exact=True).select_option("goblins-dragon-cave-thief")
    page.locator(".fol").get_by_text("The Knight").wait_for(state="detached")

    expect(page.locator(".fol")).to_contain_text("Me")


def test_the_map_of_a_phone_has_a_small_map_that_leads_around(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, device_scale_factor=2)
    open_table(page, TABLES["vast"])
    for _ in range(6):
        page.keyboard.press("+")
    small = page.locator("button.mini")
    expect(small).to_be_visible()
    before = page.locator("svg.map > g").first.get_attribute("transform")
    box = small.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    page.touchscreen.tap(box["x"] + 8, box["y"] + 8)
    expect(page.locator("svg.map > g").first).not_to_have_attribute("transform", str(before))


def test_before_the_first_turn_no_phase_is_on(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, TABLES["heroes"])

    expect(page.locator(".dock")).to_contain_text("Before the first turn")
    expect(page.locator(".phases .on")).to_have_count(0)
