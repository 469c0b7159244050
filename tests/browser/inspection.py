"""What is wrong with a page: its accessibility, targets too small for a finger, untranslated texts, its weight."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

from tests.browser.conftest import ROOT, WEB

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE: Final = """axe.run({resultTypes: ['violations']}).then(r => r.violations.map(
  v => v.id + ': ' + v.nodes.map(n => n.target.join(' ')).slice(0, 3).join(' | ')))"""
KEYS: Final = re.compile(r"\b(?:twister|server|ui)-[a-z]+-[a-z-]+")
TABLE_BUDGET: Final = 300_000
SMALL_TARGETS: Final = """[...document.querySelectorAll('button, a.btn, a.ib, select')].filter(e => {
  const r = e.getBoundingClientRect();
  const inText = e.closest('p, h3, .note, .foot, .team, .one') !== null || getComputedStyle(e).display === 'inline';
  const low = r.height < 43.5 && !e.classList.contains('grab');
  return r.width > 0 && r.height > 0 && !inText && (low || r.width < 43.5);
}).map(e => e.outerHTML.slice(0, 90))"""
OWN_TEXTS: Final = """(() => {
  const said = 'button, h1, h2, h3, .caps, .prompt p, .why, .btn, label, summary, .where';
  const from = [...document.querySelectorAll(said)];
  const names = '.team, .tok, .part, .sel-card, .textview li, .words, .pool, .picking, .notin';  // of components
  const skip = `.one, .nav, .game h2, .brand, footer, code, ${names}`;
  return from.filter(e => !e.closest(skip) && !e.querySelector('button')).map(e => e.innerText.trim())
    .filter(t => t && !/Dungeon Twister|Underkeep|Vast|Keep the Heroes|English|Italiano|[A-Z]{2,}-/.test(t));
})()"""


def violations(page: Page, theme: Literal["dark", "light"]) -> list[str]:
    """What axe finds; evaluated, not a script tag: the page's CSP forbids those."""
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [f"{theme}: {found}" for found in page.evaluate(RUN_AXE)]


def message_ids(page: Page) -> list[str]:
    """A message id that is shown has no message."""
    return [str(found) for found in KEYS.findall(page.inner_text("body"))]


def plain_words(page: Page) -> list[str]:
    said = page.evaluate(OWN_TEXTS)
    return [text for text in said if re.search(r"\b[b-df-hj-np-tv-z]*[aeiou][a-z]{3,}", text)]


def packed(url: str) -> int:
    """The gzipped size of a file of the client, fonts aside."""
    path = WEB / "assets" / Path(url).name
    return len(gzip.compress(path.read_bytes())) if path.suffix in (".js", ".css", ".svg") and path.is_file() else 0
