"""The catalogue: the games that this server knows, as cards and content in the reader's language.

Packs stand beside a game's own content, each known by the hash of its rules. A game has a card (`games/<g>/game.toml`)
from its first day and is playable once it stands in the registry.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from underkeep.bots.api import levels_for, usual_level
from underkeep.core.formats.content import Entry
from underkeep.core.formats.options import CARRIED, OptionField, Value
from underkeep.core.kernel.errors import BadInput
from underkeep.library import Loaded, game_folder, load_game, read_toml
from underkeep.packs import checked_pack
from underkeep.registry import FOLDERS, GAMES
from underkeep.server import wire
from underkeep.server.thinking.outside import OutsideBot
from underkeep.words import in_language, words_file

log = logging.getLogger("underkeep.catalogue")
CARD: Final = "game.toml"


class Catalogue:
    """Games by id. `packs` stand beside the games' own content, `extra` adds games of no registry (tests), `bots` are
    those from outside that may be seated.
    """

    def __init__(
        self,
        packs: Iterable[Path] = (),
        extra: Mapping[str, Loaded] | None = None,
        bots: Mapping[str, OutsideBot] | None = None,
    ) -> None:
        self.extra = dict(extra or {})
        self.bots = dict(bots or {})
        self.shelf: dict[tuple[str, str], Loaded] = {}  # packs on offer, by game and content
        self.old: dict[tuple[str, str], Loaded] = {}  # packs of tables that are no longer on offer
        for folder in packs:
            loaded = checked_pack(folder.absolute())
            self.shelf[loaded.pack.game, loaded.pack.digest] = loaded

    def playable(self) -> tuple[str, ...]:
        """Ids of games that can be played."""
        return (*(game for game, module in GAMES.items() if is_there(module)), *self.extra)

    def own(self, game: str) -> Loaded:
        """A game with its own content; a pack that only puts words better stands in its place."""
        if game in self.extra:
            return self.extra[game]
        if game not in self.playable():
            raise BadInput(f"there is no game {game!r}", "game", f"The games are: {', '.join(self.playable())}.")
        own = load_game(game)
        return self.shelf.get((game, own.pack.digest), own)

    def offered(self, game: str) -> list[Loaded]:
        """What the game may be played with: its own content first."""
        own = self.own(game)
        others = [pack for (name, _), pack in self.shelf.items() if name == game and pack is not own]
        return [own, *others]

    def load(self, game: str, content: str = "") -> Loaded:
        """A game ready to play, with its own content or with that of a hash: or with one that follows it."""
        offered = self.offered(game)
        if not content:
            return offered[0]
        follow = [pack for pack in offered if content in pack.pack.follows]
        exact = [pack for pack in offered if pack.pack.digest == content]
        found = (*exact, *follow, *([self.old[game, content]] if (game, content) in self.old else []))
        if not found:
            known = ", ".join(f"{pack.pack.name} ({pack.pack.digest})" for pack in offered)
            raise BadInput(f"there is no content {content}", "content", f"There is {known}. Others: --content PACK.")
        return found[0]

    def has(self, game: str, content: str) -> bool:
        """Is there such content, or one that follows it?"""
        try:
            self.load(game, content)
        except BadInput:
            return False
        return True

    def levels(self, game: str) -> tuple[str, ...]:
        """The bots that may be seated, ours first."""
        return (*levels_for(game), *(name for name, bot in self.bots.items() if bot.plays(game)))

    def cards(self) -> list[wire.GameCard]:
        """All games: those to play first, then those still to come."""
        coming = [game for game in sorted(FOLDERS) if game not in self.playable()]
        return [self.card_or_none(game) for game in (*self.playable(), *coming)]

    def card_or_none(self, game: str) -> wire.GameCard:
        """A game that cannot be loaded is one that is still to come: the others do not suffer for it."""
        try:
            return self.card(game)
        except Exception:
            log.exception("%s cannot be played", game)
            return self.empty_card(game)

    def empty_card(self, game: str) -> wire.GameCard:
        return wire.GameCard(game, False, *read_card(game).facts, 0, [], [], [], None, False, False, [], [])

    def card(self, game: str) -> wire.GameCard:
        """One game as the home page shows it."""
        head = read_card(game)
        if game not in self.playable():
            return self.empty_card(game)
        loaded = self.own(game)
        spec = loaded.spec
        options = spec.options.resolve(head.quick_options)
        quick = quick_table(game, head, spec.roles(options))
        roles = list(spec.roles(spec.options.resolve({})))
        levels = list(self.levels(game))
        ends = (spec.cooperative, spec.draws, [pack_card(pack) for pack in self.offered(game)], list(spec.plans()))
        return wire.GameCard(game, True, *head.facts, spec.rules_version, form_of(loaded), roles, levels, quick, *ends)

    def check(self, game: str, options: Mapping[str, object], content: str = "") -> wire.CheckedOptions:
        """Options completed and validated, with the roles that they make."""
        spec = self.load(game, content).spec
        resolved = spec.options.resolve(options)
        return wire.CheckedOptions(resolved.tree(), list(spec.roles(resolved)))

    def content(self, game: str, lang: str, content: str = "") -> wire.ContentText:
        pack = self.load(game, content).pack
        places = self.own(game).spec.board_signs()
        files = {name: in_language(tree, lang) for name, tree in pack.trees.items()}
        return wire.ContentText(game, pack.name, pack.version, pack.digest, lang, files, places)

    def words(self, game: str, lang: str) -> wire.GameWords:
        self.own(game)  # refuses what is no game: its name would become part of a path
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


def form_of(loaded: Loaded) -> list[wire.OptionForm]:
    """The set-up form, with what the content brings; what one game hands on to the next is not asked."""
    spec = loaded.spec
    asked = [field for field in spec.options.fields if field.section != CARRIED]
    return [option_form(field, spec.choices(field, loaded.content)) for field in asked]


def pack_card(loaded: Loaded) -> wire.PackCard:
    pack = loaded.pack
    return wire.PackCard(pack.digest, pack.name, pack.version, form_of(loaded))


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
