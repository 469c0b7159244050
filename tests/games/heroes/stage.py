"""Games of Keep the Heroes Out! for tests: from options, from positions, and played on."""

from __future__ import annotations

from functools import cache
from typing import Any

from underkeep.core.formats.options import CARRIED, Options
from underkeep.core.kernel.luck import seed_from
from underkeep.games.heroes.content import Content
from underkeep.games.heroes.names import CLAN_NAMES, rooms
from underkeep.games.heroes.options import OPTIONS
from underkeep.games.heroes.setup import new_game
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes
from underkeep.library import load_game

TWO = ["dragon", "ratkin"]


@cache
def content() -> Content:
    found = load_game("heroes").content  # and the judge has its weights
    assert isinstance(found, Content)
    return found


def fresh(seed: int = 1, **options: Any) -> Heroes:
    """A new game at its first question."""
    return new_game(OPTIONS.resolve({"clans": TWO, **options}), content(), seed_from(seed))


def started(seed: int = 1, **options: Any) -> Heroes:
    """A new game at its first turn; every question before it is answered with the first option."""
    game = fresh(seed, **options)
    while game.question().rule() in ("KHO-SETUP-07", "KHO-LAB-01"):
        role = game.first_asked()
        game.advance(role, game.options(role)[0])
    return game


def alone(options: Options) -> dict[str, Any]:
    """The options of a One Shot, whose scenario one may choose."""
    carried = {field.id for field in OPTIONS.fields if field.section == CARRIED}
    return {**{id: value for id, value in options.tree().items() if id not in carried}, "chronicle": "none"}


def placed(**tree: Any) -> Heroes:
    """A game from the keys of a position file."""
    game = SPEC.position_in(tree, content())
    assert isinstance(game, Heroes)
    return game


def do(game: Heroes, *moves: str) -> None:
    """Carry out move texts for whoever is asked."""
    for move in moves:
        SPEC.act(game, int(game.first_asked()), SPEC.parse(move))


def offered(game: Heroes) -> list[str]:
    return [action.text for action in game.options(game.first_asked())]


def room(name: str) -> int:
    return rooms.number(name)


def clan(name: str) -> int:
    return CLAN_NAMES.index(name)
