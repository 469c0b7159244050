"""The balance report: one self-contained HTML page with charts, tables of the same figures, and how to repeat it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean
from typing import Final

from underkeep.lab.balance import Difference, Shown, Usage
from underkeep.lab.charts import Interval, bars, histogram, intervals
from underkeep.lab.simulate import NO_END, Share
from underkeep.words import Speaker

MOST_BARS: Final = 40
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2326; --paper: #fcfbf8; --faint: #d8d4ca; --soft: #6b6a64;
  --c0: #2f6f8f; --c1: #b5532a; --c2: #4b7f3a; --c3: #8a5a9e; --c4: #a8801f; --c5: #5c6670; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e5dd; --paper: #16191b; --faint: #3a3f42; --soft: #9b998f;
  --c0: #6db3d6; --c1: #e58b5f; --c2: #8cc274; --c3: #c49ad8; --c4: #dcb65a; --c5: #a5b0ba; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--faint); }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; } svg text { fill: var(--ink); }
svg .tick { fill: var(--soft); } .grid { stroke: var(--faint); } .whisker { stroke-width: 2; }
table { border-collapse: collapse; margin: .5rem 0; } td, th { padding: .15rem .8rem .15rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } tr.yes td { font-weight: 600; }
summary { cursor: pointer; color: var(--soft); } .note { color: var(--soft); } code { font-size: .9em; }
""" + "".join(f".c{n} {{ fill: var(--c{n}); stroke: var(--c{n}); }}\n" for n in range(6))


def page(game: str, shown: Sequence[Shown], compared: dict[str, list[Difference]], command: str) -> str:
    """The whole report; `compared` holds the differences of other arms from the first, by their names."""
    words = Speaker("en", game, shown[0].arm.loaded().pack)
    parts = [
        f"<h1>Balance of {escape(game)}</h1>",
        f"<p>{introduction(shown)}</p>",
        section("Who wins", win_rates(words, shown)),
        *(section(f"What if: {name}", differences(words, found)) for name, found in compared.items()),
        section("How long games take", lengths(shown)),
        section("How often the lead changes", leads(shown)),
        section("How games end", ends(words, shown)),
        section("What players do", doings(shown[0])),
        section("Components in play", components(words, shown[0])),
        section("How to repeat this", repeat(shown, command)),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Balance of {game}</title>'
    return f"<!doctype html>\n<html lang=en><head>{head}<style>{STYLE}</style></head>\n<body>{''.join(parts)}</body></html>\n"  # noqa: E501


def introduction(shown: Sequence[Shown]) -> str:
    games = sum(one.summary.games for one in shown)
    arms = f" in {len(shown)} arms" if len(shown) > 1 else ""
    return f"{games:,} games{arms}, all roles played by <code>{escape(shown[0].arm.bots)}</code> bots."


def section(title: str, body: Iterable[str]) -> str:
    return f"<h2>{escape(title)}</h2>\n" + "\n".join(body)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], marked: Sequence[bool] = ()) -> str:
    """The figures of a chart, for readers and for copying."""
    body = ""
    for n, row in enumerate(rows):
        kind = ' class="yes"' if n < len(marked) and marked[n] else ""
        body += f"<tr{kind}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
    return f"<table><tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>{body}</table>"


def folded(title: str, inner: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"


# ---------------------------------------------------------------------- sections
def win_rates(words: Speaker, shown: Sequence[Shown]) -> list[str]:
    points = []
    for n, one in enumerate(shown):
        arm = f" ({one.arm.name})" if len(shown) > 1 else ""
        for role, wins in one.summary.wins.items():
            points.append(point(words.role(role) + arm, wins, n))
        points.append(point("nobody" + arm, one.summary.draws, n))
    rows = [(p.label, f"{p.value:.2%}", f"{p.low:.2%} to {p.high:.2%}") for p in points]
    chart = intervals("Share of games won by each role", points, "share of games, with 95 % interval")
    return [chart, folded("Figures", table(("role", "share", "interval"), rows))]


def point(label: str, one: Share, group: int) -> Interval:
    return Interval(label, one.count / one.of, one.low, one.high, group)


def differences(words: Speaker, found: list[Difference]) -> list[str]:
    rows = [
        (said(words, one.what), f"{one.first:.4g}", f"{one.second:.4g}", f"{one.p:.3g}", f"{one.adjusted:.3g}")
        for one in found
    ]
    marked = [one.is_significant for one in found]
    count = sum(marked)
    note = f"{count} of {len(found)} figures differ by more than chance (bold: p corrected by Holm below 5 %)."
    return [f"<p>{note}</p>", table(("figure", "base", "what if", "p", "p corrected"), rows, marked)]


def said(words: Speaker, what: str) -> str:
    return "not finished within the limit" if what == NO_END else words.say(what) if words.knows(what) else what


def lengths(shown: Sequence[Shown]) -> list[str]:
    most = max(max(one.lengths) for one in shown)
    parts = []
    for n, one in enumerate(shown):
        told = one.summary
        note = f"mean {told.mean_length:.1f}, median {told.middle:g}, {told.shortest} to {told.longest} decisions"
        note += f"; {told.mean_options:.1f} options on average"
        parts.append(f"<h3>{escape(one.arm.name)}</h3><p class=note>{note}</p>")
        parts.append(histogram(f"Decisions of a game, {one.arm.name}", one.lengths, "decisions", most, n))
    return parts


def leads(shown: Sequence[Shown]) -> list[str]:
    most = max(1, *(max(one.leads) for one in shown))
    parts = ["<p class=note>Looked at every ten decisions: points where the game counts them, else chances.</p>"]
    for n, one in enumerate(shown):
        parts.append(f"<h3>{escape(one.arm.name)}</h3><p class=note>mean {fmean(one.leads):.2f}</p>")
        parts.append(histogram(f"Lead changes, {one.arm.name}", one.leads, "lead changes in a game", most, n))
    return parts


def ends(words: Speaker, shown: Sequence[Shown]) -> list[str]:
    parts = []
    for one in shown:
        values = {said(words, how): count / one.summary.games for how, count in one.summary.ends.items()}
        parts.append(f"<h3>{escape(one.arm.name)}</h3>")
        parts.append(bars(f"How games end, {one.arm.name}", values, "share of games", percent=True))
    return parts


def doings(one: Shown) -> list[str]:
    """Kinds of action and events, of the first arm."""
    actions, events = (dict(list(told.items())[:MOST_BARS]) for told in (one.verbs, one.events))
    return [
        "<h3>Actions by their first word</h3>",
        bars("Actions in a game", actions, "mean number in a game"),
        "<h3>Events</h3>",
        bars("Events in a game", events, "mean number in a game"),
    ]


def components(words: Speaker, one: Shown) -> list[str]:
    """Every card and piece of the first arm: how often it was in play, and whether those who used it fared better."""
    games = one.summary.games
    used = sorted(one.uses, key=lambda use: (-use.times, use.id))
    if not used:
        return ["<p>None was named in any game.</p>"]
    chart = {str(words.name(use.id)): use.times / games for use in used[:MOST_BARS]}
    rows = [usage_row(words, use, games) for use in used]
    heads = ("component", "games", "times in a game", "chosen by a winner", "by another", "wins of users", "interval")
    return [bars("How often a component is in play", chart, "mean number in a game"), table(heads, rows)]


def usage_row(words: Speaker, use: Usage, games: int) -> Sequence[str]:
    wins = use.wins
    fared = ("", "") if wins is None else (f"{wins.count / wins.of:.1%}", f"{wins.low:.1%} to {wins.high:.1%}")
    means = (f"{use.times / games:.2f}", f"{use.by_winners:.2f}", f"{use.by_others:.2f}")
    return (str(words.name(use.id)), f"{use.games / games:.1%}", *means, *fared)


def repeat(shown: Sequence[Shown], command: str) -> list[str]:
    rows = []
    for one in shown:
        key = one.arm.key()
        rows.append(
            (one.arm.name, " ".join(one.arm.options) or "defaults", key["content"][:16], str(key["rules_version"]))
        )
    heads = ("arm", "options", "content", "rules version")
    note = "The same command gives the same games, whatever the number of processes or machines."
    return [f"<p><code>{escape(command)}</code></p><p class=note>{note}</p>", table(heads, rows)]
