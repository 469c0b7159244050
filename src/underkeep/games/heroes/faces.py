"""KHO-CARD-01  The faces of cards: one or two sides of icons, read from their notation.

`2xactivate / move` is a Wise Choice of two Activates or one Move; `melee>draw` a Momentum; `swarm(move)` and
`reinforce(melee)` are what they say. An icon's number is what the actions `left ...` and `right ...` name.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.native import i64
from underkeep.games.heroes.names import RESOURCE_NAMES, TYPE_NAMES

# ---------------------------------------------------------------------- actions of icons (KHO-CARD-02)
DRAW: Final[i64] = 0
ACTIVATE: Final[i64] = 1
MOVE: Final[i64] = 2
MELEE: Final[i64] = 3
RANGED: Final[i64] = 4
DEFEND: Final[i64] = 5
LAY_TRAP: Final[i64] = 6
PORTAL: Final[i64] = 7
GENERATE: Final[i64] = 8
AMBUSH: Final[i64] = 9
SUMMON: Final[i64] = 10
SPEND: Final[i64] = 11
ICON_ACTION_NAMES: Final = [
    "draw", "activate", "move", "melee", "ranged", "defend", "trap", "portal", "gen", "ambush", "summon", "spend",
]  # fmt: skip
PLAIN_ACTIONS: Final = 8  # those without parameters

SINGLE: Final[i64] = 0
MOMENTUM: Final[i64] = 1
SWARM: Final[i64] = 2
REINFORCE: Final[i64] = 3

# ---------------------------------------------------------------------- names of icons, as move texts say them
ACTION_ICONS: Final = (
    ICON_ACTION_NAMES[:PLAIN_ACTIONS]
    + [f"gen-{name}" for name in RESOURCE_NAMES]
    + [f"ambush-{name}" for name in TYPE_NAMES]
    + ["summon"]
    + [f"spend-{name}" for name in RESOURCE_NAMES]
)
SWARM_ICONS: Final = ["swarm-move", "swarm-melee", "swarm-ranged"]
REINFORCE_NAMES: Final = ICON_ACTION_NAMES[:11]
ICON_NAMES: Final = (
    ACTION_ICONS
    + [f"{name}>" for name in ACTION_ICONS]
    + SWARM_ICONS
    + [f"reinforce-{name}" for name in REINFORCE_NAMES]
)
MAX_ICONS: Final = 4  # of one side


@final
@dataclass(frozen=True)
class IconAction:
    """KHO-CARD-02  One action: `n` of an Ambush or Summon, `what` the resource or the room type."""

    verb: i64
    n: i64
    what: i64


@final
@dataclass(frozen=True)
class Icon:
    """KHO-CARD-03  One item of a side. `right` means something for a Momentum only."""

    kind: i64
    left: IconAction
    right: IconAction
    number: i64


@final
@dataclass(frozen=True)
class Face:
    """KHO-CHOICE-01  A card's sides: one, or two of which one is chosen."""

    notation: str
    sides: tuple[tuple[Icon, ...], ...]

    def shows(self, verb: i64) -> bool:
        """KHO-REINF-02  An icon counts wherever it is on the card; a price does not."""
        for side in self.sides:
            for icon in side:
                if icon.left.verb == verb or (icon.kind == MOMENTUM and icon.right.verb == verb):
                    return True
        return False


NOTHING: Final = IconAction(DRAW, 0, 0)


def read_face(notation: str, where: str) -> Face:
    """KHO-CARD-06  A face from its notation, those of the seed included (KHO-CARD-07); the error names the card."""
    sides = [read_side(part.strip(), where) for part in notation.split("/")]
    if len(sides) > 2:
        raise bad(notation, where, "A card has one or two sides.")
    return Face(notation, tuple(sides))


def bad(text: str, where: str, remedy: str) -> BadInput:
    return BadInput(f"{text!r} is not a face of a card", where, remedy)


def read_side(text: str, where: str) -> tuple[Icon, ...]:
    """KHO-CARD-05  `2x` stands for two separate icons."""
    icons: list[Icon] = []
    for part in text.split("+"):
        times, word = (int(part[0]), part[2:]) if part[1:2] == "x" and part[0].isdecimal() else (1, part)
        icons.extend([read_icon(word, where)] * times)
    if not 1 <= len(icons) <= MAX_ICONS:
        raise bad(text, where, f"A side has 1 to {MAX_ICONS} icons.")
    return tuple(icons)


def read_icon(text: str, where: str) -> Icon:
    """KHO-CARD-04  Momentum, Swarm, Reinforcements or a single action."""
    left_text, arrow, right_text = text.partition(">")
    name, _, argument = text.partition("(")
    if arrow:
        left, right = read_icon_action(left_text, where), read_icon_action(right_text, where)
        return Icon(MOMENTUM, left, right, number_of(icon_action_name(left) + ">", where))
    if name in ("swarm", "reinforce"):
        inner = argument.rstrip(")")
        kind = SWARM if name == "swarm" else REINFORCE
        if inner not in ICON_ACTION_NAMES:
            raise bad(text, where, f"Name one of {', '.join(ICON_ACTION_NAMES)}.")
        return Icon(
            kind, IconAction(i64(ICON_ACTION_NAMES.index(inner)), 1, 0), NOTHING, number_of(f"{name}-{inner}", where)
        )
    action = read_icon_action(text, where)
    if action.verb == SPEND:
        raise bad(text, where, "A price stands on the left of a Momentum only.")  # KHO-CARD-02
    return Icon(SINGLE, action, NOTHING, number_of(icon_action_name(action), where))


def number_of(name: str, where: str) -> i64:
    if name not in ICON_NAMES:
        raise bad(name, where, f"The icons are {', '.join(ICON_NAMES)}.")
    return i64(ICON_NAMES.index(name))


def icon_action_name(action: IconAction) -> str:
    name = ICON_ACTION_NAMES[int(action.verb)]
    if action.verb == GENERATE or action.verb == SPEND:
        return f"{name}-{RESOURCE_NAMES[int(action.what)]}"
    return f"ambush-{TYPE_NAMES[int(action.what)]}" if action.verb == AMBUSH else name


def read_icon_action(text: str, where: str) -> IconAction:
    name, _, argument = text.strip().rstrip(")").partition("(")
    if name not in ICON_ACTION_NAMES:
        raise bad(text, where, f"The actions are {', '.join(ICON_ACTION_NAMES)}.")
    verb = i64(ICON_ACTION_NAMES.index(name))
    try:
        return IconAction(verb, *parameters(verb, argument))
    except (ValueError, IndexError):
        raise bad(text, where, "Write gen(frog), spend(coin), ambush(2,hat) or summon(1).") from None


def parameters(verb: i64, argument: str) -> tuple[i64, i64]:
    """KHO-ACT-24  Only depicted resources and types; `any` (KHO-ACT-23) is no notation of a card. The number and the
    resource or type of a action; ValueError for what does not fit.
    """
    if verb == GENERATE or verb == SPEND:
        return 1, i64(RESOURCE_NAMES.index(argument))
    if verb == AMBUSH:
        count, kind = argument.split(",")
        return i64(int(count)), i64(TYPE_NAMES.index(kind.strip()))
    if verb == SUMMON:
        return i64(int(argument)), 0
    if argument:
        raise ValueError(argument)
    return 1, 0
