"""The stack in position files, a line for each frame: `choose-join|0|0|n1`, its name, its step and what it holds."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from underkeep.core.formats.codec import field_names, load_frame, save_frame
from underkeep.core.kernel.frames import Frame
from underkeep.games.vast import names
from underkeep.games.vast.files.saving import FRAMES
from underkeep.games.vast.seat.build_boards import FALLEN, FALLEN_WORD, square
from underkeep.games.vast.state.game import Vast


def kebab(name: str) -> str:
    """KnightTurn is written as knight-turn."""
    return "".join(f"-{c.lower()}" if c.isupper() and n else c.lower() for n, c in enumerate(name))


FRAME_NAMES = {kebab(name): name for name in FRAMES}


def line_out(game: Vast, place: int) -> str:
    """One frame of a game's stack."""
    name, *values = save_frame(game.frames[place])
    words = [told(game, field, value) for field, value in zip(field_names(game.frames[place]), values, strict=True)]
    return "|".join([kebab(name), str(int(game.steps[place])), *words])


def told(game: Vast, field: str, value: Any) -> str:
    """The words of one field; a tile that is nowhere has none."""
    if field == "tile":
        return square(game, int(value))
    if field == "tiles":
        return " ".join([square(game, tile) for tile in value])
    if isinstance(value, list):
        return " ".join([str(int(n)) for n in value])
    return str(int(value))


def line_in(line: str, tiles: dict[str, int]) -> tuple[Frame, int]:
    """A frame and its step; KeyError or ValueError if it cannot be read."""
    what, step, *words = line.split("|")
    name = FRAME_NAMES[what]
    kept = [field.name for field in fields(FRAMES[name])]
    values = [read(field, text, tiles) for field, text in zip(kept, words, strict=True)]
    return load_frame(FRAMES, name, values), int(step)


def read(field: str, text: str, tiles: dict[str, int]) -> Any:
    """What a frame holds in that field."""
    if field == "tile":
        return tile_on(text, tiles)
    if field == "tiles":
        return [tile_on(word, tiles) for word in text.split()]
    return [int(word) for word in text.split()] if field == "tribes" else int(text)


def tile_on(word: str, tiles: dict[str, int]) -> int:
    """The tile on a square."""
    if word == "":
        return names.OFF
    return FALLEN if word == FALLEN_WORD else tiles[word] if word in tiles else int(word)
