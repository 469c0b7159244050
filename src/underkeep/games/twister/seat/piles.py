"""What lies beside the board, as far as those eyes may know: cards, corridor tiles, who is out: for the terminal."""

from __future__ import annotations

from underkeep.core.kernel.views import Label, label
from underkeep.games.twister.seat.look import id_now
from underkeep.games.twister.seat.view import SideView, TwisterView

LENGTHS = 3


def piles_of(view: TwisterView) -> tuple[Label, ...]:
    found = [line for side in view.sides for line in side_piles(view, side)]
    for n, left in enumerate(view.stacks):
        found.append(label("twister-pile-tiles", length=n % LENGTHS + 1, stack=n // LENGTHS + 1, left=left))
    lost = tuple(token.id for token in view.tokens if token.place == "lost")
    if lost:
        found.append(label("twister-pile-lost", tokens=" ".join(lost), count=len(lost)))
        found.extend(label("twister-pile-one", token=id) for id in lost)
    return tuple(found)


def side_piles(view: TwisterView, side: SideView) -> list[Label]:
    """Cards that it has played, Jump cards and Zombies that are left, characters that are out."""
    found = [label("twister-pile-side", side=side.name)]
    found.append(label("twister-pile-action", cards=cards(side.action_played)))
    found.append(label("twister-pile-combat", cards=cards(side.combat_played)))
    found.append(label("twister-pile-jumps", left=side.jumps))
    if view.stacks:
        found.append(label("twister-pile-zombies", left=side.zombies_left))
    if side.tokens_to_place:
        found.append(label("twister-pile-to-place", left=side.tokens_to_place))
    for token in view.tokens:
        if token.owner == side.name and token.character and token.place in ("dead", "left"):
            found.append(label("twister-pile-out", token=id_now(token), place=token.place))
    return found


def cards(values: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in values)
