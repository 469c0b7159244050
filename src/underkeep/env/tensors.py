"""Observations: a View as one vector of 16-bit integers with named tensors in it, and back.

What stands where is a layout, one per game: learnt once by `python -m underkeep.env.learn GAME` and kept in
`games/<game>/judge/layout.json`, so that an observation means the same in every run and every version with the same
layout.
docs/research.md tells how to read one. `game`, `options` and `content` of a View are no part of an observation: they
do not change while an environment lives.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from underkeep.core.declared import declared_view
from underkeep.core.formats.content import digest_of
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i16, vec
from underkeep.core.observe.observing import (
    FIRST_WORD,
    MOST,
    NO_FLAG,
    NOTHING,
    Block,
    Codes,
    Either,
    FieldWriter,
    Fixed,
    Flag,
    Keyed,
    Number,
    ObservationBuffer,
    RecordWriter,
    RowsWriter,
    Shape,
    Tensor,
    Word,
    Writer,
)  # fmt: skip
from underkeep.library import game_folder
from underkeep.registry import GAMES

CONSTANT: Final = ("game", "options", "content", "targets")
CODE: Final = np.dtype(np.int16)
MAX_ONE_HOT: Final = 64  # vocabularies up to this size become one input per word in the flat form
Tree = dict[str, Any]
Ints = NDArray[np.int16]
Floats = NDArray[np.float32]


class Builder:
    """Lays the tensors of a layout one behind the other. Names are paths, `tokens/at`, since torch takes no dots; what
    is no field has a colon, `tokens:present`.
    """

    def __init__(self, module: Any, families: dict[str, list[str]]) -> None:
        self.module = module
        self.families = families
        self.tensors: list[Tensor] = []
        self.size = 0

    def tensor(
        self, name: str, shape: Shape, low: int, high: int, words: tuple[str, ...] = (), scale: int = 1
    ) -> tuple[int, int]:
        """Room for one more; its place and its number."""
        one = Tensor(name, self.size, shape, low, high, words, scale)
        self.tensors.append(one)
        self.size += one.size
        return one.base, len(self.tensors) - 1

    def node(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        """The node that a part of the layout describes."""
        make = {
            "number": self.number,
            "flag": self.flag,
            "word": self.word,
            "record": self.record,
            "fixed": self.fixed,
            "block": self.block,
            "rows": self.rows,
            "keyed": self.keyed,
            "either": self.either,
        }
        return make[tree["kind"]](tree, name, shape)

    def number(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        scale = max(1, abs(tree["low"]), abs(tree["high"]))
        return Number(*self.tensor(name, shape, NOTHING, MOST, scale=scale))

    def flag(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        return Flag(*self.tensor(name, shape, NO_FLAG, 1))

    def word(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        words = self.words(tree["words"])
        return Word(*self.tensor(name, shape, 0, FIRST_WORD + len(words) - 1, words), words)

    def words(self, listed: list[str]) -> tuple[str, ...]:
        """A vocabulary; `@sq` stands for the whole family of ids that begin with `sq:`."""
        found: list[str] = []
        for word in listed:
            found.extend(self.families[word[1:]] if word.startswith("@") else [word])
        return tuple(found)

    def record(self, tree: Tree, name: str, shape: Shape, key: str = "") -> RecordWriter:
        fields = tuple((id, self.node(inner, f"{name}/{id}", shape)) for id, inner in tree["fields"].items())
        return RecordWriter(getattr(self.module, tree["class"]), fields, key)

    def fixed(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        return Fixed(tuple(self.node(item, f"{name}/{n}", shape) for n, item in enumerate(tree["items"])))

    def block(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        return Block(tree["length"], self.node(tree["item"], name, (*shape, tree["length"])))

    def rows(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        most = tree["most"]
        count = self.tensor(f"{name}:count", shape, 0, max(1, most), scale=max(1, most))
        inner = f"{name}/each" if tree["item"]["kind"] == "rows" else name  # rows of rows have two counts
        return RowsWriter(*count, most, self.node(tree["item"], inner, (*shape, most)))

    def keyed(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        ids = self.words(tree["ids"])
        present = self.tensor(f"{name}:present", (len(ids),), 0, 1)
        return Keyed(*present, ids, self.record(tree["item"], name, (len(ids),), key="id"))

    def either(self, tree: Tree, name: str, shape: Shape) -> FieldWriter:
        which = self.tensor(f"{name}:which", shape, 0, len(tree["variants"]), scale=len(tree["variants"]))
        several = len(tree["variants"]) > 1
        variants = [
            self.node(inner, f"{name}/{kind_name(inner)}" if several else name, shape) for inner in tree["variants"]
        ]
        kinds = tuple(self.kind(inner) for inner in tree["variants"])
        return Either(*which, kinds, tuple(variants))

    def kind(self, tree: Tree) -> type[Any]:
        """The type whose values a variant holds."""
        plain: dict[str, type[Any]] = {"number": int, "flag": bool, "word": str}
        if tree["kind"] == "record":
            cls: type[Any] = getattr(self.module, tree["class"])
            return cls
        return plain.get(tree["kind"], tuple)


def kind_name(tree: Tree) -> str:
    return str(tree.get("class", tree["kind"]))


class Layout:
    """How the Views of one game are written as vectors."""

    def __init__(self, tree: Tree, module: Any) -> None:
        self.tree = tree
        self.game = str(tree["game"])
        self.digest = digest_of(tree)
        builder = Builder(module, tree["families"])
        self.fields: list[tuple[str, FieldWriter]] = []
        for name, inner in tree["view"]["fields"].items():
            self.fields.append((name, builder.node(inner, name, ())))
        self.cls = getattr(module, tree["view"]["class"])
        self.tensors = {tensor.name: tensor for tensor in builder.tensors}
        self.pieces = [(t.name, slice(t.base, t.base + t.size), t.shape) for t in builder.tensors]  # by number
        self.size = builder.size
        self.empty: Codes = vec[i16]([0] * builder.size)
        self.flat_form = FlatForm(builder.tensors, MAX_ONE_HOT)
        self.scaled_form = FlatForm(builder.tensors, 0)  # one input for each place of the vector

    # ------------------------------------------------------------------ writing
    def encode(self, view: Any) -> Ints:
        """A View as a vector."""
        return Encoder(self).encode(view)

    def named(self, vector: Ints) -> dict[str, Ints]:
        """The tensors of a vector by name, each with its shape; they share the vector's memory."""
        return {name: vector[place].reshape(shape) for name, place, shape in self.pieces}

    def vector(self, named: dict[str, Ints]) -> Ints:
        """Named tensors as one vector again."""
        return np.concatenate([named[name].reshape(-1) for name in self.tensors]).astype(np.int16)

    def flat(self, vectors: Ints) -> Floats:
        """Vectors (the last dimension) as inputs of a network, from -1 to 1: small vocabularies one input per word."""
        return self.flat_form.of(vectors)

    # ------------------------------------------------------------------ reading
    def decode(self, vector: Ints, like: Any) -> Any:
        """The View again; its constants (game, options, content) are those of `like`, any View of the same table."""
        codes: Codes = vec[i16](vector.astype(np.int16).tolist())
        values = {name: node.read(codes, 0) for name, node in self.fields}
        values |= {name: getattr(like, name) for name in CONSTANT if hasattr(like, name)}
        return self.cls(**values)

    def describe(self) -> list[str]:
        """A line for each tensor: its name, shape and meaning."""
        return [line_of(tensor) for tensor in self.tensors.values()]

    # ------------------------------------------------------------------ spaces
    def space(self) -> spaces.Dict:
        """The space of the named tensors."""
        return spaces.Dict({t.name: spaces.Box(t.low, t.high, t.shape, np.int16) for t in self.tensors.values()})


class Encoder:
    """Writes one View after the other: what is the same as in the View before is not written again."""

    def __init__(self, layout: Layout) -> None:
        self.sheet = ObservationBuffer(layout.empty, len(layout.pieces))
        self.writer = Writer(layout.fields, self.sheet)
        self.written: Ints = np.frombuffer(memoryview(self.sheet.codes), CODE)  # a window into it: it never moves
        self.windows = [(name, self.written[place].reshape(shape)) for name, place, shape in layout.pieces]
        self.kept: dict[str, Ints] = {}

    def write(self, view: Any) -> Ints:
        """The vector of a View, to be read before the next one is written."""
        self.writer.write(view)
        return self.written

    def encode(self, view: Any) -> Ints:
        """The vector of a View, the caller's own."""
        return self.write(view).copy()

    def named(self, view: Any) -> dict[str, Ints]:
        """The tensors of a View by name, never to change again: those that are as they were are the same arrays, since
        making an array takes longer than writing into it.
        """
        self.writer.write(view)
        for number in self.sheet.news():
            name, window = self.windows[number]
            self.kept[name] = copy = window.copy()
            copy.flags.writeable = False
        return self.kept.copy()


def line_of(tensor: Tensor) -> str:
    shape = "x".join(str(n) for n in tensor.shape) or "1"
    if not tensor.words:
        return f"{tensor.name} [{shape}] {tensor.low} to {tensor.high}"
    some = ", ".join(tensor.words[:6]) + (", ..." if len(tensor.words) > 6 else "")
    return f"{tensor.name} [{shape}] 0 none, 1 other, 2.. {some}"


class FlatForm:
    """The inputs of a network: words of vocabularies up to some size one-hot, everything else scaled."""

    def __init__(self, tensors: list[Tensor], most_one_hot: int) -> None:
        hot, starts, scaled, places, scales = [], [], [], [], []
        self.size = 0
        for tensor in tensors:
            width = FIRST_WORD + len(tensor.words)
            for place in range(tensor.base, tensor.base + tensor.size):
                if tensor.words and width <= most_one_hot:
                    hot.append(place)
                    starts.append(self.size)
                    self.size += width
                else:
                    scaled.append(place)
                    places.append(self.size)
                    scales.append(1.0 / (tensor.high if tensor.words else tensor.scale))
                    self.size += 1
        self.hot, self.starts = np.array(hot, np.intp), np.array(starts, np.intp)
        self.scaled, self.places = np.array(scaled, np.intp), np.array(places, np.intp)
        self.scales = np.array(scales, np.float32)

    def space(self) -> spaces.Box:
        return spaces.Box(-1.0, 1.0, (self.size,), np.float32)

    def of(self, vectors: Ints) -> Floats:
        """Vectors (the last dimension) as inputs."""
        rows = vectors.reshape(-1, vectors.shape[-1])
        out = np.zeros((len(rows), self.size), np.float32)
        numbers = rows[:, self.scaled].astype(np.float32)
        out[:, self.places] = np.where(numbers == NOTHING, 0, np.clip(numbers * self.scales, -1, 1))
        out[np.arange(len(rows))[:, None], self.starts + rows[:, self.hot]] = 1.0
        return out.reshape(*vectors.shape[:-1], self.size)


# ---------------------------------------------------------------------- files
def view_module(game: str) -> Any:
    """Where the classes of a game's View stand: in its own seat/, or in core for a game that declares its state."""
    if not (game_folder(game) / "seat").is_dir():
        return declared_view
    return import_module(f"{GAMES[game].rpartition('.')[0]}.seat.view")


def layout_file(game: str) -> Path:
    """Where the layout of a game stands: with what else is thought about its positions."""
    return game_folder(game) / "judge" / "layout.json"


def games_with_layout() -> tuple[str, ...]:
    """The registered games that environments can show."""
    return tuple(game for game in GAMES if layout_file(game).is_file())


def read_layout(game: str) -> Tree:
    """The learnt layout of a game."""
    path = layout_file(game)
    if not path.is_file():
        raise BadInput("has no layout of observations", game, f"Make one with `python -m underkeep.env.learn {game}`.")
    tree: Tree = json.loads(path.read_text(encoding="utf-8"))
    return tree


@cache
def layout_of(game: str) -> Layout:
    """The layout of a registered game; one object for all environments of a process."""
    return Layout(read_layout(game), view_module(game))
