"""What a thing under way may be about: a role, pieces, squares, a way, a card, a number, each told in words and read
back from them.
"""

from __future__ import annotations

from typing import Any, Final, final

from underkeep.games.vast import actions, names
from underkeep.games.vast.rules.reveal import FROM_AFAR, NO_WAY
from underkeep.games.vast.seat.build_boards import FALLEN_WORD, NOBODY, SQUARE_IDS, place
from underkeep.games.vast.seat.guess_boards import CELL_OF, Tiles, tile_on
from underkeep.games.vast.seat.view import UnderWay
from underkeep.games.vast.state.game import Vast

AFAR: Final = "afar"  # revealed from a distance
NOWHERE: Final = "nowhere"  # did not walk in
MOMENTS: Final = [
    "die_rolled", "ambush", "event_due", "treasure_due", "thief_attacked", "thief_killed", "tribes_targeted",
    "dragon_met", "thief_at_entrance", "power_cards_owed", "omens_owed", "spores", "knight_poisoned", "secrets_owed",
    "charmed",
]  # fmt: skip
ATTACKS: Final = ["action", "ambush", "hiding_spots"]  # how a Tribe comes to attack the Knight


@final
class Draft:
    """A telling before it is complete."""

    def __init__(self) -> None:
        self.by: str | None = None
        self.pieces: tuple[str, ...] = ()
        self.squares: tuple[str, ...] = ()
        self.space: str | None = None
        self.way: str | None = None
        self.card: str | None = None
        self.count: int | None = None
        self.also: int | None = None
        self.grit_spaces: tuple[int, ...] = ()
        self.special = False


class Part:
    """One thing that something under way is about."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        raise NotImplementedError

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        raise NotImplementedError


@final
class Role(Part):
    """Who acts, decides or causes it; nobody is told, too."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.by = names.ROLES[value] if value >= 0 else NOBODY

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return names.NOBODY_PLAYS if told.by is None or told.by == NOBODY else names.ROLES.index(told.by)


@final
class OnePiece(Part):
    """A piece, or a Tribe by its number."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.pieces = (self.words[value],)

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return self.words.index(told.pieces[0])


@final
class SomeTribes(Part):
    """Several Tribes."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.pieces = tuple([names.TRIBES[tribe] for tribe in value])

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return [names.TRIBES.index(tribe) for tribe in told.pieces]


@final
class OneTile(Part):
    """A tile by its square; a tile that is nowhere has none."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        told = place(game, value)
        draft.squares = () if told is None else (told,)

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return tile_on(told.squares[0] if told.squares else None, tiles)


@final
class SomeTiles(Part):
    """Several tiles."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.squares = tuple([place(game, tile) or FALLEN_WORD for tile in value])

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return [tile_on(one, tiles) for one in told.squares]


@final
class OpenSpace(Part):
    """A space of the map, with a tile or without."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.space = SQUARE_IDS[value]

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return CELL_OF[told.space or ""]


@final
class Way(Part):
    """A direction; somebody may have come from none, or look from afar."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.way = names.DIRECTIONS[value] if value >= 0 else AFAR if value == FROM_AFAR else NOWHERE

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        if told.way == AFAR:
            return FROM_AFAR
        return NO_WAY if told.way is None or told.way == NOWHERE else names.DIRECTIONS.index(told.way)


@final
class CardPart(Part):
    """A card, power, omen, row, Monster, Terrain or token by its name."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.card = self.words[value] if value >= 0 else None

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return -1 if told.card is None else self.words.index(told.card)


@final
class Count(Part):
    """How many: spaces, cards, cubes, tiles."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.count = int(value)

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return told.count


@final
class Also(Part):
    """A second number: how far, how many already."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.also = int(value)

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return told.also


@final
class FlagPart(Part):
    """Whether it is the special case of its rule."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.special = bool(value)

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return int(told.special)


@final
class GritSpace(Part):
    """A space of the Grit track by its number."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.grit_spaces = (names.GRIT_SPACES[value],)

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return names.GRIT_SPACES.index(told.grit_spaces[0])


@final
class GritSpaces(Part):
    """Several spaces of the Grit track."""

    def tell(self, game: Vast, value: Any, draft: Draft) -> None:
        draft.grit_spaces = tuple([space for n, space in enumerate(names.GRIT_SPACES) if int(value) >> n & 1])

    def read(self, told: UnderWay, tiles: Tiles) -> Any:
        return sum([1 << names.GRIT_SPACES.index(space) for space in told.grit_spaces])


ROLE: Final = Role()
PIECE: Final = OnePiece(names.PIECES)
TRIBE: Final = OnePiece(names.TRIBES)
SOME_TRIBES: Final = SomeTribes()
TILE: Final = OneTile()
TILES: Final = SomeTiles()
SPACE: Final = OpenSpace()
WAY: Final = Way()
COUNT: Final = Count()
ALSO: Final = Also()
FLAG: Final = FlagPart()
GRIT_SPACE: Final = GritSpace()
GRIT_SPACES: Final = GritSpaces()
SECRET: Final = CardPart(names.SECRETS)
POWER: Final = CardPart(names.POWERS)
OMEN: Final = CardPart(names.OMENS)
ROW: Final = CardPart(names.ROWS)
MONSTER: Final = CardPart(names.MONSTERS)
TERRAIN: Final = CardPart(names.TERRAINS)
LOOT: Final = CardPart([*actions.LOOTABLE, "dragon"])  # what is taken, carried off or plundered
WAND_TARGET: Final = CardPart([*names.PIECES, "cave"])
CUBE_PLACE: Final = CardPart(names.CUBE_PLACES)
ATTACK: Final = CardPart(ATTACKS)
MOMENT: Final = CardPart(MOMENTS)


@final
class FrameWords:
    """The word for something under way, and what it is about."""

    def __init__(self, what: str, *parts: Part) -> None:
        self.what = what
        self.parts = parts
