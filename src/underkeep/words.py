"""Words: sentences of interface, log and refusals in the reader's language, from the files under locale/; a game's
own stand under its words/.

An argument `who` comes as it is, an id to select by (`none` if it is empty), and as `whoName`, to be said:
the name that the content pack gives, or the message `<game>-role-<id>` or `<game>-name-<id>`. The id of a drawn
thing, `tok:yellow:thief`, is said by the message `<game>-target-tok`, its parts being `$a`, `$aName`, `$b`,
`$bName`. A sentence that a language lacks is said in English, one that nobody has by its id.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from underkeep.core.formats.content import LANGUAGES, ContentPack
from underkeep.core.kernel.events import Event, event_tree
from underkeep.core.kernel.telling import DEED, QUIET, TURN, Telling
from underkeep.core.kernel.views import Arg, Label
from underkeep.library import spec_of
from underkeep.registry import FOLDERS, GAMES

HERE: Final = Path(__file__).parent
LOCALE: Final = HERE / "locale"
FALLBACK: Final = LANGUAGES[0]
NOTHING: Final = "none"  # an empty text could not be selected by
LETTERS: Final = "abcdef"  # the parts of a target id
HEADING, BULLET, INDENT = "== ", "  ", "      "  # before the heading of a turn, a deed, what came of it
CAPITAL: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


def words_file(lang: str, part: str) -> Path:
    """Where a part stands: `vast` and `vast-board` in the folder of that game, `server` under locale/."""
    game, _, kind = part.partition("-")
    if game not in FOLDERS:
        return LOCALE / lang / f"{part}.ftl"
    return FOLDERS[game] / "words" / lang / f"{kind or 'game'}.ftl"


@cache
def resource(lang: str, part: str) -> Resource | None:
    """One file of sentences, None where a language has no such file."""
    path = words_file(lang, part)
    return FluentResource(path.read_text(encoding="utf-8")) if path.is_file() else None


@cache
def bundle(lang: str, parts: tuple[str, ...]) -> FluentBundle:
    """The sentences of some files, without the invisible marks that Fluent puts round arguments."""
    made = FluentBundle([lang], use_isolating=False)
    for part in parts:
        found = resource(lang, part)
        if found is not None:
            made.add_resource(found)
    return made


def kebab(name: str) -> str:
    """RoomRevealed as it stands in message ids: room-revealed."""
    return CAPITAL.sub("-", name).lower()


def component_names(tree: Any, lang: str) -> Iterator[tuple[str, str]]:
    """Id and name of everything in a content pack that has both."""
    if isinstance(tree, list):
        for item in tree:
            yield from component_names(item, lang)
    elif isinstance(tree, Mapping):
        name = tree.get("name")
        if isinstance(tree.get("id"), str) and isinstance(name, Mapping) and lang in name:
            yield str(tree["id"]), str(name[lang])
        for item in tree.values():
            yield from component_names(item, lang)


def in_language(tree: Any, lang: str) -> Any:
    """A tree of content with every { en, it } replaced by the words of one language."""
    if isinstance(tree, dict):
        if tree.keys() == set(LANGUAGES):
            return tree[lang]
        return {key: in_language(value, lang) for key, value in tree.items()}
    if isinstance(tree, list):
        return [in_language(item, lang) for item in tree]
    return tree


@cache
def places_of(game: str) -> Mapping[str, str]:
    """What is written at the rims of a game's board, by place; nothing for what is no game that is installed."""
    return spec_of(game).board_signs() if game in GAMES else {}


@cache
def place_ids(game: str) -> Mapping[str, str]:
    """The ids of places as moves name them, by what is written on the board."""
    return {sign.casefold(): id for id, sign in places_of(game).items() if ":" not in id}


class Speaker:
    """Says labels and events of a game in one language."""

    def __init__(self, lang: str, game: str = "", pack: ContentPack | None = None, *parts: str) -> None:
        self.lang = lang
        self.game = game
        files = (*parts, game) if game else parts
        self.bundles = [bundle(lang, files), bundle(FALLBACK, files)]
        named = [] if pack is None else list(component_names(pack.trees, lang))
        self.names = {**dict(reversed(named)), **places_of(game)}  # the first of two with one id wins

    def knows(self, id: str) -> bool:
        return any(one.has_message(id) for one in self.bundles)

    def say(self, id: str, /, **args: Arg) -> str:
        """A sentence by its id."""
        for one in self.bundles:
            if one.has_message(id):
                pattern = one.get_message(id).value
                return str(one.format_pattern(pattern, args)[0]) if pattern is not None else id
        return id

    def label(self, label: Label) -> str:
        return self.say(label.id, **self.arguments(label.args))

    def event(self, event: Event) -> str:
        """A line of the log: `<game>-log-<kind>` with the fields of the event."""
        tree = event_tree(event)
        del tree["kind"]
        return self.say(self.event_id(event), **self.arguments(tree.items()))

    def event_id(self, event: Event) -> str:
        return f"{self.game}-log-{kebab(type(event).__name__)}"

    def arguments(self, given: Iterable[tuple[str, Any]]) -> dict[str, Arg]:
        """Each as it is, to select by, and as `<argument>Name`, to be said."""
        args: dict[str, Arg] = {}
        for name, value in given:
            args[name] = plain_arg(value)
            args[f"{name}Name"] = self.name(value)
        return args

    def role(self, name: str) -> str:
        """By its message, or by the name that the content pack gives."""
        id = f"{self.game}-role-{name}"
        return self.say(id) if self.knows(id) else self.names.get(name, name)

    def name(self, value: Any) -> Arg:
        """A component, a role or a drawn thing by its name, several with commas, anything else as it is."""
        if isinstance(value, (tuple, list)):
            return ", ".join(str(self.name(item)) for item in value)
        if not isinstance(value, str):
            return plain_arg(value)
        if value in self.names:
            return self.names[value]
        for id in (f"{self.game}-role-{value}", f"{self.game}-name-{value}"):
            if self.knows(id):
                return self.say(id)
        return self.target(value) if ":" in value else value

    def move(self, text: str) -> str:
        """A move as it is typed, its places by the names that stand on the board."""
        signs = places_of(self.game)
        return " ".join(signs[word].lower() if word in signs else word for word in text.split())

    def typed(self, text: str) -> str:
        """The text of a move that somebody typed with the names of the board."""
        ids = place_ids(self.game)
        return " ".join(ids.get(word.casefold(), word) for word in text.split())

    def called(self, text: str) -> list[str]:
        """The ids of what has that name, or else of what has a name that begins so; upper and lower case alike."""
        wanted, named = text.casefold(), [(id, name.casefold()) for id, name in self.all_names()]
        exact = [id for id, name in named if wanted in (id, name)]
        return list(dict.fromkeys(exact or [id for id, name in named if name.startswith(wanted)]))

    def all_names(self) -> Iterator[tuple[str, str]]:
        """Id and name of every role, component and other thing that the game can name."""
        yield from self.names.items()
        words = resource(self.lang, self.game)
        prefixes = (f"{self.game}-role-", f"{self.game}-name-")
        for entry in words.body if words is not None else ():
            for prefix in prefixes:
                if isinstance(entry, Message) and entry.id.name.startswith(prefix):
                    yield entry.id.name.removeprefix(prefix), self.say(entry.id.name)

    def target(self, id: str) -> str:
        """A drawn thing by its id: the word before the first colon picks the sentence, the parts are named."""
        first, *parts = id.split(":")
        message = f"{self.game}-target-{first}"
        if self.knows(message):
            return self.say(message, **self.arguments(zip(LETTERS, parts, strict=False)))
        return " ".join(str(self.name(part)) for part in parts)


def plain_arg(value: Any) -> Arg:
    """Fluent knows texts and numbers: a flag becomes a text to select by, and so does nothing at all."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (tuple, list)):
        return " ".join(str(item) for item in value) or NOTHING
    return value if isinstance(value, int) else str(value) or NOTHING


def told_line(words: Speaker, event: Event, telling: Telling) -> str:
    """A line of the story as plain text shows it; nothing for what is not said."""
    if telling.part == QUIET or not words.knows(words.event_id(event)):
        return ""
    before = {TURN: HEADING, DEED: BULLET}.get(telling.part, INDENT)
    return before + words.event(event)
