"""The workshop as a designer uses it: make a scenario, measure it, play a turn, save and open it; also on a phone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.company import go
from tests.browser.conftest import PHONE, NewPage
from tests.browser.inspection import SMALL_TARGETS, message_ids, violations


def begin(page: Page, name: str, source: str) -> None:
    go(page, "workshop/heroes")
    page.locator("form input").fill(name)
    page.locator("form select").select_option(source)
    page.locator("form button").click()
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "valid" if source else "draft")


def place(page: Page, cell: str) -> str:
    return page.locator(f".spot[data-target={cell}]").get_attribute("aria-label") or ""


def test_a_scenario_is_made_measured_played_saved_and_opened_again(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    begin(page, "The Crooked Keep", "k2")
    mend(page)
    assert violations(page, "dark") + violations(page, "light") + message_ids(page) == []

    page.get_by_label("Games").select_option("5")
    page.get_by_label("Bots").select_option("novice")
    page.get_by_role("button", name="Let bots play 5 games").click()
    expect(page.locator("[data-run=family]")).to_contain_text("1 game", timeout=180_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.locator(".balance")).to_contain_text("A game takes")

    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a pack file").click()
    file = tmp_path / "crooked.toml"
    saving.value.save_as(file)
    reopened(page, file)
    play_a_turn(page)


def mend(page: Page) -> None:
    """Moves by keyboard and by wall, a room that is taken out and put back, all undone; a passage stays."""
    page.locator(".spot[data-target=a2]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    assert place(page, "b2").startswith("Study on B2")
    page.keyboard.press("r")
    page.keyboard.press("Delete")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "draft")
    expect(page.locator(".check .bad").filter(has_text="Not on the map yet: Study")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Control+z")
    assert place(page, "a2").startswith("Study on A2")
    page.get_by_label("Close the passage to the east").last.click()
    page.get_by_label("Close the passage to the south").last.click()
    expect(page.locator(".check .bad").filter(has_text="No way to the Vault: Study, Crypt")).to_be_visible()
    page.get_by_role("button", name="Open a passage").click()
    expect(page.locator(".check .bad").filter(has_text="No way to the Vault: Crypt")).to_be_visible()
    page.get_by_role("button", name="Open a passage").click()
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "valid")


def reopened(page: Page, file: Path) -> None:
    """A damaged file is refused with its place; the whole one is what was saved."""
    way = place(page, "a2")
    text = file.read_text(encoding="utf-8")
    damaged = file.with_name("damaged.toml")
    damaged.write_text(text.replace("turns = 2", "turns = 7"), encoding="utf-8")
    page.get_by_role("button", name="Back to the beginning").click()
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text("turns: 7 does not fit")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "valid")
    assert place(page, "a2") == way


def play_a_turn(page: Page) -> None:
    page.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/table/**")
    expect(page.locator(".top .where")).to_contain_text("The Crooked Keep")
    expect(page.locator(".dock .prompt")).to_contain_text("Dragon")
    page.locator(".dock").get_by_role("button", name="End the phase").click()
    expect(page.locator(".dock .prompt")).not_to_contain_text("play another card")


def test_on_a_phone_it_begins_from_nothing_is_kept_and_seen_by_whoever_has_the_link(new_page: NewPage) -> None:
    page = new_page(lang="it-IT", theme="light", **PHONE)
    begin(page, "La rocca", "")
    for tab in range(6):
        page.locator(".bottomtabs button").nth(tab).tap()
        assert violations(page, "light") + page.evaluate(SMALL_TARGETS) + message_ids(page) == []
    page.locator(".bottomtabs button").nth(1).tap()
    page.locator("[data-room=vault]").tap()
    page.locator(".bottomtabs button").nth(0).tap()
    page.locator(".spot[data-target=b2]").tap()
    page.locator(".tool select").select_option("4")
    assert "Caveau in B2" in place(page, "b2")
    page.locator(".bottomtabs button").nth(5).tap()
    page.get_by_role("button", name="Conserva con il mio nome").tap()
    page.locator("dialog[open] input").first.fill("Giotto")
    page.keyboard.press("Enter")
    expect(page.locator(".share")).to_contain_text("Conservato con il tuo nome")

    other = new_page()
    other.goto(page.url)
    expect(other.locator(".spot[data-target=b2]")).to_have_attribute("aria-label", place(page, "b2").replace(
        "Caveau in B2; nessun passaggio; Tesoro 4", "Vault on B2; no passages; Treasure 4"))  # fmt: skip
    assert other.url.endswith("/workshop/heroes/here")
