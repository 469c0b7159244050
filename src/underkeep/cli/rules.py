"""`underkeep rules`: what a rule says, where it stands in code and tests, and which ids lack either."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from underkeep.cli.names import RuleId, a_game
from underkeep.cli.words import in_language
from underkeep.core.formats.content import Words
from underkeep.core.formats.rulebook import KINDS, Rule, Rulebook, find
from underkeep.core.kernel.errors import BadInput
from underkeep.rule_search import search_rules
from underkeep.rule_sources import (
    Covered,
    coverage,
    load_rulebook,
    load_rulebooks,
    tests_folder,
)
from underkeep.rule_trials import CITED, DECIDED, UNTRIED, TrialBook
from underkeep.sentences import Sentence, load_ledgers

NO_TESTS = "This installation has no tests: only code is listed. Run it in a checkout, or give --tests DIR."

TRIED = (DECIDED, CITED, UNTRIED)

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
with_tests = click.option(
    "--tests",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Folder of the tests, if not beside the source.",
)


@click.group()
def rules() -> None:
    """What the rules say and where they are."""


# ---------------------------------------------------------------- list
@rules.command("list")
@a_game(required=False)
@click.option("--section", default="", help="Only sections whose heading contains these words.")
@click.option("--kind", type=click.Choice(KINDS), help="Only rules of this kind.")
@in_language
@as_json
def list_rules(game: str | None, section: str, kind: str | None, lang: str, as_json: bool) -> None:
    """All rules of a game in printed order."""
    found = [rule for book in books(game) for rule in book.in_section(section)]
    found = [rule for rule in found if kind in (None, rule.kind)]
    if not found:
        raise BadInput("no rule fits", "--section", "`underkeep rules list GAME` shows all sections.")
    if as_json:
        return say_json([brief(rule, lang) for rule in found])
    heading = ""
    for rule in found:
        if rule.section.say(lang) != heading:
            heading = rule.section.say(lang)
            click.secho(f"\n{heading}", bold=True)
        say_line(rule, lang)


# ---------------------------------------------------------------- show
@rules.command("show")
@click.argument("ids", metavar="ID...", nargs=-1, required=True, type=RuleId())
@in_language
@as_json
def show_rules(ids: tuple[str, ...], lang: str, as_json: bool) -> None:
    """A rule, or all rules of a family such as DT-MOVE, in our words."""
    found = named(ids)
    if as_json:
        return say_json([full(book, rule) for book, rule in found])
    for number, (_, rule) in enumerate(found):
        if number:
            click.echo()
        say_rule(rule, lang)


def say_rule(rule: Rule, lang: str) -> None:
    click.secho(f"{rule.id}  {rule.title.say(lang)}", bold=True)
    click.secho(f"{rule.section.say(lang)} · {rule.kind} · {rule.source}", dim=True)
    click.echo(click.wrap_text(rule.text.say(lang), 78, "  ", "  "))
    if rule.why_not is not None:
        click.echo(click.wrap_text(f"Why not: {rule.why_not.say(lang)}", 78, "  ", "  "))
    if rule.reason:
        click.echo(click.wrap_text(f"Needs no test: {rule.reason}", 78, "  ", "  "))


# ---------------------------------------------------------------- where
@rules.command("where")
@click.argument("ids", metavar="ID...", nargs=-1, required=True, type=RuleId())
@with_tests
@as_json
def where_rules(ids: tuple[str, ...], tests: Path | None, as_json: bool) -> None:
    """The lines of code and the tests that cite a rule."""
    found = named(ids)
    wanted = {rule.id for _, rule in found}
    cited: dict[str, Covered] = {}
    for book in dict.fromkeys(book for book, _ in found):
        cited.update((row.rule.id, row) for row in coverage(book, tests) if row.rule.id in wanted)
    rows = [cited[rule.id] for _, rule in found]
    warn_without_tests(tests)
    if as_json:
        return say_json([{"id": row.rule.id, "code": row.code, "tests": row.tests} for row in rows])
    for row in rows:
        say_places(row)


def say_places(row: Covered) -> None:
    click.secho(f"{row.rule.id}  {row.rule.title.en}", bold=True)
    for place in row.code or ("no code",):
        click.echo(f"  code  {place}")
    for place in row.tests or ("no test",):
        click.echo(f"  test  {place}")
    if row.exception:
        click.echo(f"  {row.exception}")


# ---------------------------------------------------------------- search
@rules.command("search")
@click.argument("words", nargs=-1, required=True)
@click.option("--game", help="Only this game.")
@in_language
@as_json
@click.option("--most", type=click.IntRange(1), default=12, show_default=True, help="So many at most.")
def search_command(words: tuple[str, ...], game: str | None, most: int, lang: str, as_json: bool) -> None:
    """The rules that answer a question, asked in English or Italian, best first: how do I win, come si vince."""
    names = [book.game for book in books(game)]
    found = [one.rule for one in search_rules(names, " ".join(words))][:most]
    if as_json:
        return say_json([brief(rule, lang) for rule in found])
    for rule in found:
        say_line(rule, lang)
    if not found:
        click.echo("No rule speaks of that. Try fewer or other words.")


# ---------------------------------------------------------------- coverage
@rules.command("coverage")
@a_game(required=False)
@click.option("--uncovered", is_flag=True, help="Only ids without code or test, and without an exception.")
@with_tests
@as_json
def cover_rules(game: str | None, uncovered: bool, tests: Path | None, as_json: bool) -> None:
    """Code and tests behind every id, what is missing, and whether a test noticed when the code was broken."""
    rows = [row for book in books(game) for row in coverage(book, tests)]
    listed = [row for row in rows if row.is_uncovered() or not uncovered]
    warn_without_tests(tests)
    tried = {rule: status for book in books(game) for rule, status in tried_rules(book, rows, tests).items()}
    if as_json:
        return say_json([covered_row(row, tried[row.rule.id]) for row in listed])
    width = max((len(row.rule.id) for row in rows), default=0)
    for row in listed:
        say_covered(row, tried[row.rule.id], width)
    for line in summary(rows, tried):
        click.echo(line)


def tried_rules(book: Rulebook, rows: list[Covered], tests: Path | None) -> dict[str, str]:
    """Decided, cited or not yet tried, by id; without tests nothing is known of them."""
    own = [row for row in rows if row.rule.id in book.by_id]
    folder = tests or tests_folder()
    if folder is None:
        return {row.rule.id: UNTRIED for row in own}
    trials = TrialBook(folder / "games" / book.game, own)
    return {row.rule.id: trials.status(row.rule.id) for row in own}


def covered_row(row: Covered, tried: str) -> dict[str, Any]:
    return {
        "id": row.rule.id,
        "kind": row.rule.kind,
        "code": row.code,
        "tests": row.tests,
        "exception": row.exception,
        "tried": tried,
    }


def say_covered(row: Covered, tried: str, width: int) -> None:
    note = row.exception or ("UNCOVERED" if row.is_uncovered() else tried)
    counts = f"{len(row.code):3} code {len(row.tests):3} tests"
    click.secho(
        f"{row.rule.id:{width}}  {row.rule.kind}  {counts}  {note}".rstrip(),
        fg="red" if note == "UNCOVERED" else None,
    )


def summary(rows: list[Covered], tried: dict[str, str]) -> tuple[str, ...]:
    """All ids by kind, how they are covered, of how many breaking the code failed a test, which are not covered."""
    kinds = ", ".join(f"{sum(row.rule.kind == kind for row in rows)} {kind}" for kind in KINDS)
    missing = [row.rule.id for row in rows if row.is_uncovered()]
    complete = sum(row.is_complete() for row in rows)
    excused = len(rows) - complete - len(missing)
    return (
        f"{len(rows)} ids: {kinds}",
        f"{complete} with code and test, {excused} excused, {len(missing)} uncovered",
        ", ".join(f"{sum(tried[row.rule.id] == way for row in rows if row.is_complete())} {way}" for way in TRIED)
        + " (./run break GAME --all --resume)",
        f"uncovered: {', '.join(missing) or 'none'}",
    )


# ---------------------------------------------------------------- sentences
@rules.command("sentences")
@a_game()
@click.option("--seed", help="Only the sentences of this seed, e.g. 004.")
@as_json
def list_sentences(game: str, seed: str | None, as_json: bool) -> None:
    """Every sentence of the printed rulebooks by number: the rules that carry it and the tests that decide it."""
    load_rulebook(game)  # a wrong name is told
    ledgers = [ledger for ledger in load_ledgers(game) if seed in (None, ledger.seed)]
    if not ledgers:
        raise BadInput("no sentences are listed", "--seed" if seed else "GAME", "Give a game, and a seed that it has.")
    if as_json:
        rows = [asdict(sentence) for ledger in ledgers for sentence in ledger.sentences]
        return click.echo(json.dumps({"sentences": rows}, indent=1))
    for ledger in ledgers:
        for sentence in ledger.sentences:
            click.echo(sentence_line(sentence))
    for ledger in ledgers:
        carried = sum(bool(sentence.rules) for sentence in ledger.sentences)
        click.echo(f"seed {ledger.seed}: {ledger.count} sentences, {carried} rules, {ledger.count - carried} no rules")


def sentence_line(sentence: Sentence) -> str:
    if sentence.says:
        return f"{sentence.name:10} {sentence.says}"
    return f"{sentence.name:10} {', '.join(sentence.rules)}  <- {', '.join((*sentence.positions, *sentence.tests))}"


# ---------------------------------------------------------------- shared
def books(game: str | None) -> list[Rulebook]:
    return load_rulebooks() if game is None else [load_rulebook(game)]


def named(ids: tuple[str, ...]) -> list[tuple[Rulebook, Rule]]:
    """The rules of all ids and families, each once."""
    known = load_rulebooks()
    return list({pair[1].id: pair for name in ids for pair in find(known, name)}.values())


def warn_without_tests(tests: Path | None) -> None:
    if tests is None and tests_folder() is None:
        click.echo(NO_TESTS, err=True)


def say_line(rule: Rule, lang: str) -> None:
    click.echo(f"{rule.id:16}  {rule.title.say(lang)}")


def say_json(rows: list[dict[str, Any]]) -> None:
    click.echo(json.dumps({"rules": rows}, ensure_ascii=False, indent=1))


def brief(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "id": rule.id,
        "kind": rule.kind,
        "section": rule.section.say(lang),
        "title": rule.title.say(lang),
    }


def full(book: Rulebook, rule: Rule) -> dict[str, Any]:
    """A rule with its texts in every language."""
    return {
        "id": rule.id,
        "game": book.game,
        "kind": rule.kind,
        "section": both(rule.section),
        "title": both(rule.title),
        "text": both(rule.text),
        "why_not": both(rule.why_not) if rule.why_not is not None else None,
        "source": rule.source,
        "reason": rule.reason or None,
    }


def both(words: Words) -> dict[str, str]:
    return {"en": words.en, "it": words.it}
