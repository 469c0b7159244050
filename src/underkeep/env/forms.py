"""What an observation is made of: a vector of floats, named tensors or text. One choice for all environments."""

from __future__ import annotations

from typing import Any, Final

from gymnasium import spaces

from underkeep.core.formats.content import LANGUAGES
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.env.adapter import GameAdapter
from underkeep.env.tensors import Encoder
from underkeep.env.text import situation
from underkeep.words import Speaker

FLAT: Final = "flat"  # floats from -1 to 1, one input per word of small vocabularies: for networks of dense layers
SCALED: Final = "scaled"  # one float for each place of the vector: a quarter as wide, trains several times as fast
NAMED: Final = "named"  # a dict of integer tensors with the names of the View's fields
TEXT: Final = "text"  # board, question and options in words: for language models
FORMS: Final = (FLAT, SCALED, NAMED, TEXT)
MAX_TEXT: Final = 100_000


class AnyText(spaces.Text):
    """Texts of any letters: boards are drawn with signs of many alphabets."""

    def contains(self, x: Any) -> bool:
        return isinstance(x, str) and len(x) <= self.max_length


class ObservationForm:
    """How what a role may know is shown; `encoder` belongs to the role, since it sees much the same as before. With
    `shared`, named tensors that are as they were before are the same arrays, which nobody may write to.
    """

    def __init__(self, name: str, adapter: GameAdapter, shared: bool = False, lang: str = LANGUAGES[0]) -> None:
        self.name = checked("form", name, FORMS)
        self.adapter = adapter
        self.shared = shared
        layout = adapter.layout
        self.inputs = {FLAT: layout.flat_form, SCALED: layout.scaled_form}.get(name)
        self.words = Speaker(lang, adapter.setting.game, adapter.loaded.pack, "terminal", "kernel")

    def space(self) -> spaces.Space[Any]:
        if self.inputs is not None:
            return self.inputs.space()
        return self.adapter.layout.space() if self.name == NAMED else AnyText(MAX_TEXT, min_length=0)

    def of(self, game: Game, role: int, encoder: Encoder) -> Any:
        if self.inputs is not None:
            return self.inputs.of(self.adapter.look(game, role, encoder))
        if self.name == TEXT:
            return situation(self.adapter.spec, self.words, game, role)
        if self.shared:
            return encoder.named(self.adapter.view(game, role))
        return self.adapter.layout.named(self.adapter.look(game, role, encoder))


def checked(field: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadInput(f"there is no {value!r}", field, f"Give one of: {', '.join(known)}.")
    return value
