"""The catalogue: the games that this server knows, as cards, rulebooks and content in the reader's language.

A game has a card (`games/<g>/game.toml`) from its first day and is playable once it stands in the registry.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from underkeep.bots.api import levels_for, usual_level
from underkeep.core.formats.content import Entry
from underkeep.core.formats.options import OptionField, Value
from underkeep.core.formats.rulebook import Rulebook
from underkeep.core.kernel.errors import BadInput
from underkeep.library import Loaded, game_folder, load_game, read_pack, read_toml
from underkeep.registry import FOLDERS, GAMES
from underkeep.rule_sources import load_rulebook
from underkeep.server import wire
from underkeep.words import in_language, words_file

CARD: Final = "game.toml"


class Catalogue:
    """Games by id. `packs` replaces the content of games, `extra` adds games of no registry (tests)."""

    def __init__(self, packs: Iterable[Path] = (), extra: Mapping[str, Loaded] | None = None) -> None:
        self.packs = {read_pack(folder).game: folder for folder in packs}
        self.extra = dict(extra or {})

    def playable(self) -> tuple[str, ...]:
        """Ids of games that can be played."""
        return (*(game for game, module in GAMES.items() if is_there(module)), *self.extra)

    def load(self, game: str) -> Loaded:
        """A game ready to play."""
        if game in self.extra:
            return self.extra[game]
        if game not in self.playable():
            raise BadInput(f"there is no game {game!r}", "game", f"The games are: {', '.join(self.playable())}.")
        return load_game(game, self.packs.get(game))

    def cards(self) -> list[wire.GameCard]:
        """All games: those to play first, then those still to come."""
        coming = [game for game in sorted(FOLDERS) if game not in self.playable()]
        return [self.card(game) for game in (*self.playable(), *coming)]

    def card(self, game: str) -> wire.GameCard:
        """One game as the home page shows it."""
        head = read_card(game)
        if game not in self.playable():
            return wire.GameCard(game, False, *head.facts, 0, [], [], [], None, False, False)
        loaded = self.load(game)
        spec = loaded.spec
        options = spec.options.resolve(head.quick_options)
        quick = quick_table(game, head, spec.roles(options))
        form = [option_form(field, spec.choices(field, loaded.content)) for field in spec.options.fields]
        roles = list(spec.roles(spec.options.resolve({})))
        levels = list(levels_for(game))
        ends = (spec.cooperative, spec.draws)
        return wire.GameCard(game, True, *head.facts, spec.rules_version, form, roles, levels, quick, *ends)

    def check(self, game: str, options: Mapping[str, object]) -> wire.CheckedOptions:
        """Options completed and validated, with the roles that they make."""
        spec = self.load(game).spec
        resolved = spec.options.resolve(options)
        return wire.CheckedOptions(resolved.tree(), list(spec.roles(resolved)))

    def rulebook(self, game: str, lang: str) -> wire.RulebookText:
        return rulebook_text(load_book(game), lang)

    def content(self, game: str, lang: str) -> wire.ContentText:
        pack = self.load(game).pack
        files = {name: in_language(tree, lang) for name, tree in pack.trees.items()}
        return wire.ContentText(game, pack.name, pack.version, pack.digest, lang, files)

    def words(self, game: str, lang: str) -> wire.GameWords:
        self.load(game)  # refuses what is no game: its name would become part of a path
        path = words_file(lang, game)
        return wire.GameWords(game, lang, path.read_text(encoding="utf-8") if path.is_file() else "")


def is_there(module: str) -> bool:
    """Is the game of a registry line installed? Its package may be missing too."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


# ---------------------------------------------------------------- cards
Facts = tuple[str, list[str], list[str], tuple[int, int], tuple[int, int], float]


class CardHead:
    """The card of game.toml, read and checked."""

    def __init__(self, facts: Facts, quick_options: dict[str, Any], mine: tuple[str, ...]) -> None:
        self.facts = facts
        self.quick_options = quick_options
        self.mine = mine


@cache
def read_card(game: str) -> CardHead:
    """The card of a game; a game of the tests has none."""
    path = game_folder(game) / CARD
    if not path.is_file():
        return CardHead((game, [], [], (1, 9), (1, 1), 1.0), {}, ())
    entry = Entry(read_toml(path), f"{game}/{CARD}")
    for mine in ("id", "spec", "judge"):  # the registry's
        if mine != "judge" or entry.has(mine):
            entry.text(mine)
    entry.flag_or("plain", False)
    entry.number("shelf", 0, 999)
    names = (entry.text("name"), list(entry.texts("designers")), list(entry.texts("publishers")))
    facts = (*names, pair(entry, "players"), pair(entry, "minutes"), float(entry.get("weight", "a number")))
    quick = entry.entry("quick")
    head = CardHead(facts, dict(quick.entry("options").tree), quick.texts("mine"))
    quick.done()
    entry.done()
    return head


def pair(entry: Entry, key: str) -> tuple[int, int]:
    numbers = entry.numbers(key)
    if len(numbers) != 2:
        raise entry.bad(key, "is not two numbers", "Give the least and the most: [1, 5].")
    return numbers[0], numbers[1]


def quick_table(game: str, head: CardHead, roles: tuple[str, ...]) -> wire.NewTable:
    """Play now: one's own roles (the first, unless the card says which), the others for bots of the usual level."""
    mine = [role for role in roles if role in head.mine] or [roles[0]]
    seats = [wire.SeatWish("me", mine)]
    seats += [wire.SeatWish("bot", [role], usual_level(game)) for role in roles if role not in mine]
    return wire.NewTable(game, head.quick_options, seats)


def option_form(field: OptionField, choices: tuple[str, ...]) -> wire.OptionForm:
    return wire.OptionForm(
        field.id,
        field.kind,  # type: ignore[arg-type]  # core has the kinds as plain texts
        out(field.default),
        list(choices),
        field.low,
        field.high,
        list(field.repeats),
        field.depends_on,
        [value for value in field.depends_value if not isinstance(value, tuple)],
        field.rule,
        field.section,
    )


def out(value: Value) -> wire.OptionValue:
    return list(value) if isinstance(value, tuple) else value


# ---------------------------------------------------------------- words
@cache
def load_book(game: str) -> Rulebook:
    return load_rulebook(game)


def rulebook_text(book: Rulebook, lang: str) -> wire.RulebookText:
    """The rulebook section by section, as printed."""
    sections: dict[str, wire.RuleSection] = {}
    for rule in book.rules:
        title = rule.section.say(lang)
        section = sections.setdefault(title, wire.RuleSection(title, []))
        text = wire.RuleText(rule.id, rule.kind, rule.title.say(lang), rule.text.say(lang))  # type: ignore[arg-type]
        section.rules.append(text)
    return wire.RulebookText(book.game, lang, list(sections.values()))
