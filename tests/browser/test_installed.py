"""The installable app: what it needs is there, and without a line it shows a page, never an old game."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, Served


def test_without_a_line_a_page_says_so_and_no_game_is_kept(new_page: NewPage, served: Served) -> None:
    page = new_page(service_workers="allow")
    manifest = json.loads(page.request.get(f"{served.url}/manifest.webmanifest").text())
    for icon in manifest["icons"]:
        assert page.request.get(f"{served.url}/{icon['src']}").ok
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Three dungeons")
    kept = page.evaluate(
        """async () => {
          const names = await caches.keys();
          const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return requests.flat().map((request) => new URL(request.url).pathname).sort();
        }"""
    )
    assert kept == ["/icon.svg", "/offline.css", "/offline.html"]
    page.context.set_offline(True)
    page.goto(f"{served.url}/?again#/mine", wait_until="load")
    expect(page.get_by_role("heading")).to_have_text("No line to Underkeep")
    page.context.set_offline(False)
