"""The balance report: one self-contained HTML page with charts, tables of the same figures, and how to repeat it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from html import escape
from statistics import fmean
from typing import Final

from underkeep.core.search.shares import Share, share
from underkeep.lab.balance import BASE, MEANS, WHAT_IF, Difference, Shown, Usage
from underkeep.lab.charts import COLOURS, Interval, bars, boxes, histogram, intervals, stacked
from underkeep.lab.simulate import NO_END
from underkeep.lab.watched import component_ids
from underkeep.words import Speaker

MAX_BARS: Final = 40
MAX_OPEN: Final = 4  # comparisons whose figures are not folded
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2326; --paper: #fcfbf8; --faint: #d8d4ca; --soft: #6b6a64;
  --c0: #2f6f8f; --c1: #b5532a; --c2: #4b7f3a; --c3: #8a5a9e; --c4: #a8801f; --c5: #5c6670; --c6: #1b9e9e;
  --c7: #c2427a; --c8: #7a4b2a; --c9: #3f51a3; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e5dd; --paper: #16191b; --faint: #3a3f42; --soft: #9b998f;
  --c0: #6db3d6; --c1: #e58b5f; --c2: #8cc274; --c3: #c49ad8; --c4: #dcb65a; --c5: #a5b0ba; --c6: #63d0d0;
  --c7: #ee86b2; --c8: #c09a78; --c9: #94a3ee; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--faint); }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; } svg text { fill: var(--ink); }
svg .tick { fill: var(--soft); } .grid { stroke: var(--faint); } .whisker { stroke-width: 2; }
svg .soft { fill-opacity: .35; } svg .median { stroke: var(--ink); stroke-width: 2; } svg .mean { fill: var(--ink); }
@media print { details { display: block; } }
table { border-collapse: collapse; margin: .5rem 0; } td, th { padding: .15rem .8rem .15rem 0; text-align: right; }
td:first-child, th:first-child { text-align: left; } td + td { white-space: nowrap; } tr.yes td { font-weight: 600; }
table.words td, table.words th { text-align: left; white-space: normal; }
summary { cursor: pointer; color: var(--soft); } .note { color: var(--soft); } code { font-size: .9em; }
""" + "".join(f".c{n} {{ fill: var(--c{n}); stroke: var(--c{n}); }}\n" for n in range(COLOURS))


def page(game: str, shown: Sequence[Shown], compared: dict[str, list[Difference]], command: str) -> str:
    """The whole report; `compared` holds the differences of other arms from the first, by their names."""
    words = Speaker("en", game, shown[0].arm.loaded().pack)
    parts = [
        f"<h1>Balance of {escape(game)}</h1>",
        f"<p>{introduction(shown)}</p>",
        section("Who wins", win_rates(words, shown)),
        *([section("What differs from the base", all_differences(words, shown, compared))] if compared else []),
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


def title_of(one: Shown) -> str:
    """An arm for people: the base, a value of what was varied, or what the "what if" changes."""
    if one.arm.name != WHAT_IF:
        return one.arm.name
    changed = [*one.arm.options, *([] if one.arm.pack is None else [one.arm.pack.name])]
    return f"what if {' '.join(changed)}"


def groups(shown: Sequence[Shown]) -> dict[str, list[Shown]]:
    """Arms by what was varied in them: the base and what it is to be compared with first, then option by option."""
    found: dict[str, list[Shown]] = {BASE: []}
    for one in shown:
        varied = [word.partition("=")[0] for word in one.arm.name.split() if "=" in word]
        key = " and ".join(varied) if varied and one.arm.name != WHAT_IF else BASE
        found.setdefault(key, []).append(one)
    return found


def section(title: str, body: Iterable[str]) -> str:
    return f"<h2>{escape(title)}</h2>\n" + "\n".join(body)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], marked: Sequence[bool] = (), kind: str = "") -> str:
    """The figures of a chart, for readers and for copying; `words` are read from the left."""
    body = ""
    for n, row in enumerate(rows):
        bold = ' class="yes"' if n < len(marked) and marked[n] else ""
        body += f"<tr{bold}>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>"
    return f"<table class='{kind}'><tr>{''.join(f'<th>{escape(head)}</th>' for head in heads)}</tr>{body}</table>"


def folded(title: str, inner: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inner}</details>"


# ---------------------------------------------------------------------- who wins
def win_rates(words: Speaker, shown: Sequence[Shown]) -> list[str]:
    """A chart for each thing that was varied; then all arms together, by the number of players and by role."""
    parts: list[str] = []
    for name, arms in groups(shown).items():
        points = [point for n, one in enumerate(arms) for point in points_of(words, one, n, len(arms) > 1)]
        title = "Share of games won" if name == BASE else f"Share of games won by {name}"
        parts += [f"<h3>{escape('Base' if name == BASE else f'By {name}')}</h3>"] if len(shown) > 1 else []
        parts.append(intervals(title, points, "share of games, with 95 % interval"))
        rows = [(point.label, f"{point.value:.2%}", f"{point.low:.2%} to {point.high:.2%}") for point in points]
        parts.append(folded("Figures", table(("", "share", "interval"), rows)))
    return [*parts, *pooled_rates(words, shown)]


def points_of(words: Speaker, one: Shown, group: int, several: bool) -> list[Interval]:
    """The winners of an arm; who wins and loses together is told once."""
    told = one.summary
    names = {role: words.role(role) for role in told.wins}
    if one.arm.loaded().spec.cooperative:
        names = {one.roles[0]: f"all {len(one.roles)} together" if len(one.roles) > 1 else names[one.roles[0]]}
    found = {name: told.wins[role] for role, name in names.items()} | {
        "lost" if one.arm.loaded().spec.cooperative else "nobody": told.nobody
    }
    before = f"{title_of(one)}: " if several else ""
    return [point(before + name, wins, group) for name, wins in found.items()]


def pooled_rates(words: Speaker, shown: Sequence[Shown]) -> list[str]:
    """Over all arms: how often somebody wins by the number of players, and each role wherever it plays."""
    parts: list[str] = []
    by_count: dict[str, list[Share]] = {}
    by_role: dict[str, list[Share]] = {}
    for one in shown:
        games, nobody = one.summary.games, one.summary.nobody.count
        by_count.setdefault(players(len(one.roles)), []).append(share(games - nobody, games))
        for role, wins in one.summary.wins.items():
            by_role.setdefault(words.role(role), []).append(wins)
    if len(by_count) > 1:
        points = [point(name, pooled(some), n) for n, (name, some) in enumerate(sorted(by_count.items()))]
        parts.append("<h3>Somebody wins, by the number of players (all arms)</h3>")
        parts.append(intervals("Somebody wins, by the number of players", points, "share of games, with 95 % interval"))
    if len({len(some) for some in by_role.values()}) > 1 and not shown[0].arm.loaded().spec.cooperative:
        points = [point(name, pooled(some), n) for n, (name, some) in enumerate(by_role.items())]
        parts.append("<h3>Each role, in all arms where it plays</h3>")
        parts.append(intervals("Wins of each role wherever it plays", points, "share of games, with 95 % interval"))
    return parts


def players(count: int) -> str:
    return f"{count} player" if count == 1 else f"{count} players"


def pooled(several: Sequence[Share]) -> Share:
    return share(sum(one.count for one in several), sum(one.of for one in several))


def point(label: str, one: Share, group: int) -> Interval:
    return Interval(label, one.count / one.of, one.low, one.high, group)


# ---------------------------------------------------------------------- what differs
def all_differences(words: Speaker, shown: Sequence[Shown], compared: dict[str, list[Difference]]) -> list[str]:
    """One summary of all comparisons, the figures of each below it; those of many arms are folded."""
    titles = {one.arm.name: title_of(one) for one in shown}
    base = shown[0].arm.key()
    same = {one.arm.name for one in shown if one.arm.key() == base}
    rows, parts = [], []
    for name, found in compared.items():
        if name in same:
            continue  # the value that the base has too: the same games
        clear = [said(words, one) for one in found if one.is_significant]
        rows.append((titles[name], f"{len(clear)} of {len(found)}", "; ".join(clear[:3]) + (" …" if clear[3:] else "")))
        inner = difference_table(words, found)
        is_open = len(compared) <= MAX_OPEN
        parts.append(f"<h3>{escape(titles[name])}</h3>{inner}" if is_open else folded(titles[name], inner))
    note = (
        "Bold figures differ by more than chance: z-tests of two shares or means, p corrected for the number of "
        "figures of an arm (Holm), below 5 %. Intervals are those of each figure alone."
    )
    return [table(("arm", "figures that differ", "which"), rows, kind="words"), f"<p class=note>{note}</p>", *parts]


def difference_table(words: Speaker, found: list[Difference]) -> str:
    rows = [
        (
            said(words, one),
            figure(one, one.first),
            figure(one, one.second),
            " to ".join(figure(one, end, sign=True) for end in one.interval),
            p_text(one.p),
            p_text(one.adjusted),
        )
        for one in found
    ]
    heads = ("figure", "base", "here", "difference (95 %)", "p", "p corrected")
    return table(heads, rows, [one.is_significant for one in found])


def figure(one: Difference, value: float, sign: bool = False) -> str:
    """Shares as percentages, means as numbers."""
    plus = "+" if sign else ""
    return f"{value:{plus}.4g}" if one.what in MEANS else f"{value:{plus}.1%}"


def p_text(p: float) -> str:
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}"


def said(words: Speaker, one: Difference) -> str:
    return f"{words.role(one.role)} wins" if one.role else ending(words, one.what)


def ending(words: Speaker, what: str) -> str:
    return "not finished within the limit" if what == NO_END else words.say(what) if words.knows(what) else what


# ---------------------------------------------------------------------- lengths, leads, ends
def lengths(shown: Sequence[Shown]) -> list[str]:
    told = shown[0].summary
    note = f"mean {told.mean_length:.1f}, median {told.middle:g}, {told.shortest} to {told.longest} decisions"
    parts = [f"<p class=note>Base: {note}; {told.mean_options:.1f} options on average.</p>"]
    parts.append(histogram("Decisions of a game, base", shown[0].lengths, "decisions", max(shown[0].lengths)))
    return parts + side_by_side("Decisions of a game", {title_of(one): one.lengths for one in shown}, "decisions")


def leads(shown: Sequence[Shown]) -> list[str]:
    if shown[0].arm.loaded().spec.cooperative:
        return ["<p class=note>The players win or lose together: nobody leads.</p>"]
    looked = "Looked at every ten decisions: points where the game counts them, else chances."
    parts = [f"<p class=note>{looked} Base: {fmean(shown[0].leads):.2f} on average.</p>"]
    parts.append(histogram("Lead changes, base", shown[0].leads, "lead changes in a game", max(1, *shown[0].leads)))
    return parts + side_by_side("Lead changes", {title_of(one): one.leads for one in shown}, "lead changes in a game")


def side_by_side(title: str, rows: dict[str, Sequence[int]], name: str) -> list[str]:
    """The arms of a study below each other; nothing to compare where there is one."""
    if len(rows) == 1:
        return []
    note = "Line: least to most; box: the middle half; bar: median; dot and number: mean."
    return [f"<p class=note>{note}</p>", boxes(f"{title}, by arm", rows, name)]


def ends(words: Speaker, shown: Sequence[Shown]) -> list[str]:
    total: Counter[str] = Counter()
    for one in shown:
        total.update(one.summary.ends)
    if len(shown) == 1:
        told = shown[0].summary
        values = {ending(words, how): count / told.games for how, count in told.ends.items()}
        return [bars("How games end", values, "share of games", percent=True)]
    names = {how: ending(words, how) for how, _ in total.most_common()}
    rows = {
        title_of(one): {names[how]: count / one.summary.games for how, count in one.summary.ends.items()}
        for one in shown
    }
    return [stacked("How games end, by arm", rows, list(names.values()), "share of games")]


# ---------------------------------------------------------------------- what is used
def doings(one: Shown) -> list[str]:
    """Kinds of action and events, of the first arm."""
    actions, events = (dict(list(told.items())[:MAX_BARS]) for told in (one.verbs, one.events))
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
    chart = {str(words.name(use.id)): use.times / games for use in used[:MAX_BARS]}
    rows = [usage_row(words, use, games) for use in used]
    heads = ("component", "games", "times in a game", "chosen by a winner", "by another", "wins of users", "interval")
    parts = [bars("How often a component is in play", chart, "mean number in a game")]
    parts.append(folded(f"All {len(rows)} components that were in play", table(heads, rows)))
    idle = sorted(str(words.name(id)) for id in component_ids(one.arm.game, one.arm.pack) - {use.id for use in used})
    if idle:
        parts.append(folded(f"{len(idle)} that never were", f"<p>{escape(', '.join(idle))}</p>"))
    return parts


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
