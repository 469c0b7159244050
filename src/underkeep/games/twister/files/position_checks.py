"""Positions that cannot exist are refused with the rule that they would break."""

from __future__ import annotations

from underkeep.core.kernel.errors import BadInput
from underkeep.games.twister.board.squares import LINE_OF, PLACES, SQUARES, capacity, square_name
from underkeep.games.twister.names import (
    CROSS,
    GHOUL,
    HOLY,
    PIT,
    ROPE,
    SHADOW,
    TORCH,
    UNSEEN,
    is_character,
    owner,
    token_name,
)
from underkeep.games.twister.rules.end_of_action import survives_pit
from underkeep.games.twister.setup import RoomLoads
from underkeep.games.twister.state.game import Twister


def check_position(game: Twister, question: str) -> None:
    for token in game.roster:
        if game.place[token] >= 0:
            check_token(game, int(token))
            check_dread(game, int(token))
    for square in range(SQUARES):
        check_square(game, square)
    for place in range(PLACES):
        check_room(game, place)
    if question == "action" and game.ap < 1:
        raise BadInput("nobody can act without points", "turn.points", "Give at least 1, or ask `question: card`.")


def path_of(token: int) -> str:
    return f"state.tokens.{token_name(token).replace(':', '.')}"


def check_token(game: Twister, token: int) -> None:
    square = game.place[token]
    name = square_name(square)
    if game.maze.terrain[square] == UNSEEN:
        raise BadInput(
            f"{name} lies in a room that is not revealed (DT-MOVE-02)", path_of(token), "Reveal it under state.rooms."
        )
    if LINE_OF[square] >= 0 and is_character(token) and LINE_OF[square] != owner(token):
        raise BadInput(
            f"{name} is the opponent's line: it would have left (DT-EXIT-01)", path_of(token), "Choose another square."
        )
    if game.maze.terrain[square] == PIT and is_character(token) and not survives_pit(game, token):
        raise BadInput(f"{name} is a pit: it would die there (DT-PIT-04)", path_of(token), "Put a rope there too.")
    if (
        game.maze.terrain[square] == PIT
        and not is_character(token)
        and game.kind[token] != ROPE
        and game.stander(square) < 0
    ):
        raise BadInput(f"{name} is a pit: it would be lost (DT-PIT-06)", path_of(token), "Choose another square.")


def check_dread(game: Twister, token: int) -> None:
    """FOD-3D-02  Nobody and nothing lies on 3D obstacles; undead die on the Sacred Tomb and by a Cross, Shadows by
    Torches.
    """
    square, kind = game.place[token], game.kind[token]
    name, undead = square_name(square), is_character(token) and game.maze.content.undead[kind] != 0
    if game.maze.is_solid(square):
        raise BadInput(f"{name} is a 3D obstacle (FOD-3D-02)", path_of(token), "Choose another square.")
    if undead and (game.maze.terrain[square] == HOLY or game.lies_on(CROSS, square)):
        raise BadInput(f"an undead cannot be on {name} (FOD-STOMB-05, FOD-CROSS-02)", path_of(token), "Move it.")
    if kind == SHADOW and game.lies_on(TORCH, square):
        raise BadInput(f"a Torch lies on {name} (FOD-SHADOW-09)", path_of(token), "Move one of them.")


def check_square(game: Twister, square: int) -> None:
    """DT-GOLD-05  What a square may hold at the end of an action."""
    here = [int(token) for token in game.roster if game.place[token] == square]
    if len(here) > 2:
        raise BadInput(
            f"{square_name(square)} holds {len(here)} tokens (DT-GOLD-02)", path_of(here[2]), "Leave two at most."
        )
    standing = [token for token in here if game.is_standing(token)]
    if len(standing) > 1:
        raise BadInput(f"two stand on {square_name(square)} (DT-GOLD-03)", path_of(standing[1]), "Wound or move one.")
    for token in here:
        shares = standing and game.kind[standing[0]] != GHOUL  # FOD-GHOUL-01
        if shares and game.wounded[token] and owner(token) != owner(standing[0]):
            raise BadInput(
                f"it shares {square_name(square)} with a standing enemy (DT-GOLD-04)", path_of(token), "Move one."
            )


def check_room(game: Twister, place: int) -> None:
    count = RoomLoads(game).tokens[place]
    most = 3 if game.darkness else int(capacity(place))  # FOD-INV-04: rooms may have changed places
    if count > most:
        raise BadInput(
            f"{int(count)} tokens lie there face down (DT-SETUP-05)",
            "hidden.tokens",
            f"Leave {most} at most.",
        )
    if count and game.maze.revealed[place]:
        raise BadInput("tokens lie face down in a revealed room (DT-REVEAL-03)", "hidden.tokens", "Give them squares.")
