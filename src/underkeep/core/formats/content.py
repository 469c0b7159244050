"""Content packs: validated trees of TOML with version and hash; core takes trees, the library reads the files.

`Entry` reads one table of a pack: every access names the field in its error, and `done` refuses what nobody asked for,
so that a misspelt key is found when the pack is loaded.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, final

from underkeep.core.kernel.errors import BadInput

LANGUAGES = ("en", "it")
ASIDES = ("source", "reconstructed")  # where a piece of content comes from: no rule reads it


@final
@dataclass(frozen=True)
class Words:
    """A text in every language."""

    en: str
    it: str

    def say(self, lang: str) -> str:
        return self.it if lang == "it" else self.en


@final
class Entry:
    """One table of a pack, read field by field."""

    def __init__(self, tree: Mapping[str, Any], where: str) -> None:
        self.tree = tree
        self.where = where
        self.used: list[str] = []

    def bad(self, key: str, problem: str, remedy: str) -> BadInput:
        return BadInput(problem, f"{self.where}.{key}", remedy)

    def has(self, key: str) -> bool:
        return key in self.tree

    def get(self, key: str, kind: str) -> Any:
        self.used.append(key)
        if key not in self.tree:
            raise self.bad(key, "is missing", f"Add {key} = {kind}.")
        return self.tree[key]

    def text(self, key: str) -> str:
        value = self.get(key, "a text in quotes")
        if not isinstance(value, str) or not value:
            raise self.bad(key, f"{value!r} is not a text", "Give a text in quotes.")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value = self.text(key)
        if value not in choices:
            raise self.bad(key, f"{value!r} is unknown", f"Give one of: {', '.join(choices)}.")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key, "a whole number")
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(key, f"{value!r} does not fit", f"Give a whole number from {low} to {high}.")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key, "true or false")
        if not isinstance(value, bool):
            raise self.bad(key, f"{value!r} is not a flag", "Give true or false.")
        return value

    def flag_or(self, key: str, default: bool) -> bool:
        return self.flag(key) if self.has(key) else default

    def number_or(self, key: str, low: int, high: int, default: int) -> int:
        return self.number(key, low, high) if self.has(key) else default

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.get(key, "a list of texts")
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.bad(key, "is not a list of texts", 'Give a list like ["a", "b"].')
        return tuple(value)

    def numbers(self, key: str) -> tuple[int, ...]:
        value = self.get(key, "a list of whole numbers")
        if not isinstance(value, list) or not all(isinstance(n, int) and not isinstance(n, bool) for n in value):
            raise self.bad(key, "is not a list of whole numbers", "Give a list like [1, 2].")
        return tuple(value)

    def words(self, key: str) -> Words:
        """A text in every language: { en = "...", it = "..." }."""
        inner = self.entry(key)
        words = Words(inner.text("en"), inner.text("it"))
        inner.done()
        return words

    def entry(self, key: str) -> Entry:
        value = self.get(key, "a table")
        if not isinstance(value, dict):
            raise self.bad(key, "is not a table", f"Write [{key}] with its fields below.")
        return Entry(value, f"{self.where}.{key}")

    def entries(self, key: str) -> list[Entry]:
        value = self.get(key, "a list of tables")
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.bad(key, "is not a list of tables", f"Write [[{key}]] before each.")
        return [Entry(item, f"{self.where}.{key}[{item.get('id', n)}]") for n, item in enumerate(value)]

    def done(self) -> None:
        """Refuse fields that no rule reads."""
        for key in self.tree:
            if key not in self.used:
                raise self.bad(key, "is unknown", "Remove it, or check its spelling.")


@final
@dataclass(frozen=True)
class ContentPack:
    """The trees of a pack by file name, with the hash that records and tables carry.

    `follows`: contents of before, by their hash, whose tables go on with this one from where they stand.
    """

    game: str
    name: str
    version: str
    digest: str
    trees: Mapping[str, Any]
    follows: tuple[str, ...] = ()

    def file(self, name: str) -> Entry:
        if name not in self.trees:
            raise BadInput(
                f"the pack has no {name}.toml", self.name, f"Export the built-in pack and keep its {name}.toml."
            )
        return Entry(self.trees[name], f"{name}.toml")


def digest_of(tree: Any) -> str:
    """Hash of a tree that does not depend on order of keys or layout of files."""
    text = json.dumps(tree, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16, person=b"underkeep-tree").hexdigest()


def make_pack(
    game: str,
    name: str,
    version: str,
    trees: Mapping[str, Any],
    known: Mapping[str, str] | None = None,
    follows: tuple[str, ...] = (),
) -> ContentPack:
    """A pack. Its hash is that of what rules read; `known` gives such a hash the name that tables had for it before."""
    digest = digest_of({"game": game, "trees": without_words(dict(trees))})
    return ContentPack(game, name, version, (known or {}).get(digest, digest), trees, follows)


def without_words(tree: Any) -> Any:
    """What rules read of a tree: a name, a text or a source may be put better, and no game is another for it."""
    if isinstance(tree, list):
        return [without_words(item) for item in tree]
    if not isinstance(tree, dict):
        return tree
    return {key: without_words(value) for key, value in tree.items() if key not in ASIDES and not is_words(value)}


def is_words(value: Any) -> bool:
    """Is it a text in every language?"""
    return isinstance(value, dict) and len(value) == len(LANGUAGES) and all(lang in value for lang in LANGUAGES)


@final
@dataclass(frozen=True)
class TreeDifference:
    """What stands at a place of two trees; nothing where one of them has no such place."""

    place: str
    old: tuple[Any, ...]
    new: tuple[Any, ...]


def differences(old: Any, new: Any, path: str = "") -> list[TreeDifference]:
    """What changed between two trees, lists of tables compared by id."""
    if isinstance(old, dict) and isinstance(new, dict):
        return table_differences(old, new, path)
    if isinstance(old, list) and isinstance(new, list) and all(isinstance(x, dict) and "id" in x for x in old + new):
        return table_differences({x["id"]: x for x in old}, {x["id"]: x for x in new}, path)
    return [] if old == new else [TreeDifference(path, (old,), (new,))]


def table_differences(old: dict[str, Any], new: dict[str, Any], path: str) -> list[TreeDifference]:
    found: list[TreeDifference] = []
    for key in [*old, *(k for k in new if k not in old)]:
        place = f"{path}.{key}" if path else str(key)
        if key in old and key in new:
            found.extend(differences(old[key], new[key], place))
        else:
            found.append(TreeDifference(place, (old[key],) if key in old else (), (new[key],) if key in new else ()))
    return found
