"""The facade of Siege."""

from __future__ import annotations

from typing import Any, Final, final

from kernel_games.siege.actions import MEND, RULES, TABLE, VOTE
from kernel_games.siege.content import GATES, SUPPLIES, Content, all_of, read_content
from kernel_games.siege.state import (
    DIE,
    ENDINGS,
    HELD,
    MAX_MORALE,
    MAX_WALL,
    NOT_VOTED,
    RAIDER_LUCK,
    ROLES,
    STREAMS,
    SUPPLY_LUCK,
    Siege,
)
from kernel_games.siege.turn import REFUSALS, Assault, Council, DefenderTurn, Night, Rally
from kernel_games.siege.view import SiegeView, drawn, game_of, view_of
from underkeep.core.formats.codec import frame_kinds, ints, load_kernel, load_luck, save_kernel
from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.options import FLAG, NUMBER, OptionField, Options, OptionsSpec
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.views import Label, Reason, Result, label
from underkeep.core.kernel.zones import Hidden

FIELDS: Final = (
    OptionField("players", NUMBER, 3, low=2, high=4, rule="TOYS-SETUP-01"),
    OptionField("nights", NUMBER, 3, low=1, high=5, rule="TOYS-NIGHT-03"),
    OptionField("hard", FLAG, False, rule="TOYS-RAID-04"),
)
STATE: Final = ("walls", "morale", "nights")
SCHEMA: Final[Tree] = {
    "state.walls": "stones by gate, 1 to 9: {north: 4, east: 4, south: 4}",
    "state.morale": "0 to 6",
    "state.nights": "nights that are over",
    "hidden.hands": "supplies by role: {mason: [stone]}",
    "luck.die": "the next blows, 0 to 3",
}


@final
class SiegeSpec(GameSpec):
    """All that the suite knows of the game."""

    def __init__(self) -> None:
        self.id = "siege"
        self.rules_version = 1
        self.options = OptionsSpec(FIELDS)
        self.table = TABLE
        self.frames = frame_kinds(Night, Council, DefenderTurn, Assault, Rally)
        self.refusals = REFUSALS
        self.public = (
            "blow",
            "ending",
            "gate",
            "gone.items[]",
            "morale",
            "nights",
            "used.items[]",
            "votes[]",
            "walls[]",
        )
        self.own = ("hands[].items[]", "hands[].eyes")
        self.contents: dict[str, Content] = {}

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Content:
        content = read_content(pack)
        self.contents[content.digest] = content
        return content

    def roles(self, options: Options) -> tuple[str, ...]:
        return ROLES[: options.number("players")]

    def new(self, options: Options, content: Content, seed: bytes) -> Siege:
        """TOYS-SETUP-01  Shuffle, one supply each."""
        game = Siege(Luck.new(seed, STREAMS), options, content)
        game.supplies.items = game.luck.shuffle(SUPPLY_LUCK, vec[i64](all_of(content.supplies)))
        game.raiders.items = game.luck.shuffle(RAIDER_LUCK, vec[i64](all_of(content.raiders)))
        for role in range(game.roles):
            game.find_supply(role)
        game.push(Night())
        game.run()
        return game

    def options_of(self, game: Siege) -> Options:
        return game.settings

    def content_of(self, game: Siege) -> Content:
        return game.content

    # ------------------------------------------------------------------ questions
    def view(self, game: Siege, roles: frozenset[int]) -> SiegeView:
        return view_of(game, roles)

    def label(self, game: Siege, role: int, action: Action) -> Label:
        return label(f"siege-do-{action.text.split()[0]}", what=action.text)

    def targets(self, game: Siege, role: int, action: Action) -> tuple[str, ...]:
        return (GATES[action.a],) if action.verb in (VOTE, MEND) else ()

    def rule_of(self, action: Action) -> str:
        return RULES[action.verb]

    def draw(self, view: SiegeView, colour: bool = False, lang: str = "en") -> str:
        return drawn(view)

    # ------------------------------------------------------------------ knowledge
    def determinize(self, view: SiegeView, seed: bytes) -> Siege:
        return game_of(view, self.contents[view.content], Luck.new(seed, STREAMS))

    def hidden(self, game: Siege) -> list[Hidden]:
        places = [Hidden("supplies", "supplies", 0, tuple(ints(game.supplies.items)))]
        places.append(Hidden("raiders", "raiders", 0, tuple(ints(game.raiders.items))))
        for role in range(int(game.roles)):
            vote = int(game.votes[role])
            votes = () if vote == NOT_VOTED else (vote,)
            places.append(Hidden(f"hand {role}", "supplies", 1 << role, tuple(ints(game.hands[role].items))))
            places.append(Hidden(f"vote {role}", "votes", 1 << role, votes, domain=len(GATES)))
        return places

    def with_hidden(self, game: Siege, hidden: list[Hidden]) -> Siege:
        copy = game.clone()
        values = {place.name: list(place.values) for place in hidden}
        copy.supplies.items = vec[i64](values["supplies"])
        copy.raiders.items = vec[i64](values["raiders"])
        for role in range(int(copy.roles)):
            copy.hands[role].items = vec[i64](values[f"hand {role}"])
            if values[f"vote {role}"]:
                copy.votes[role] = values[f"vote {role}"][0]
        return copy

    def conserved(self, game: Siege) -> Tree:
        supplies = [game.supplies, game.used, *game.hands]
        return {
            "supplies": sum(int(pile.count()) for pile in supplies),
            "raiders": int(game.raiders.count() + game.gone.count()),
        }

    # ------------------------------------------------------------------ files
    def save(self, game: Siege) -> Tree:
        return {
            "options": game.settings.tree(),
            "walls": ints(game.walls),
            "votes": ints(game.votes),
            "numbers": [int(n) for n in (game.morale, game.nights, game.gate, game.blow, game.ending)],
            "piles": [ints(pile.items) for pile in game.piles()],
            "kernel": save_kernel(game),
        }

    def load(self, tree: Tree, content: Content) -> Siege:
        game = Siege(load_luck(tree["kernel"]), self.options.resolve(tree["options"]), content)
        game.walls, game.votes = vec[i64](tree["walls"]), vec[i64](tree["votes"])
        game.morale, game.nights, game.gate, game.blow, game.ending = tree["numbers"]
        for pile, items in zip(game.piles(), tree["piles"], strict=True):
            pile.items = vec[i64](items)
        load_kernel(game, tree["kernel"], self.frames)
        return game

    def position_in(self, tree: Tree, content: Content) -> Siege:
        game = self.new(self.options.resolve(tree.get("setup") or {}), content, seed_from(0))
        state = tree.get("state") or {}
        for key in state:
            if key not in STATE:
                raise BadInput("unknown key", f"state.{key}", f"The keys are {', '.join(STATE)}.")
        for gate, stones in (state.get("walls") or {}).items():
            game.walls[number_of(gate, GATES, "state.walls")] = between(stones, 1, MAX_WALL, "state.walls")
        game.morale = between(state.get("morale", 2), 0, MAX_MORALE, "state.morale")
        game.nights = between(state.get("nights", 0), 0, game.settings.number("nights") - 1, "state.nights")
        deal_named_hands(game, (tree.get("hidden") or {}).get("hands") or {})
        game.luck.force(DIE, [between(n, 0, 3, "luck.die") for n in (tree.get("luck") or {}).get("die", [])])
        return game

    def position_out(self, game: Siege) -> Tree:
        names = self.role_names(game)
        hands = {name: [SUPPLIES[n] for n in game.hands[role].items] for role, name in enumerate(names)}
        walls = {gate: int(game.walls[n]) for n, gate in enumerate(GATES)}
        state = {"walls": walls, "morale": int(game.morale), "nights": int(game.nights)}
        return {"setup": game.settings.tree(), "state": state, "hidden": {"hands": hands}, "luck": {}}

    def position_schema(self) -> Tree:
        return SCHEMA

    # ------------------------------------------------------------------ for bots, lab and environments
    def result(self, game: Siege) -> Result | None:
        if not game.over():
            return None
        names = self.role_names(game)
        scores = tuple((name, int(game.nights)) for name in names)
        return Result(names if game.ending == HELD else (), scores, label(f"siege-result-{ENDINGS[game.ending]}"))

    def progress(self, game: Siege) -> float:
        return 1.0 if game.over() else int(game.nights) / game.settings.number("nights")

    def features(self, view: SiegeView, role: int) -> dict[str, float]:
        return {"weakest": float(min(gate.wall for gate in view.gates)), "morale": float(view.morale)}

    def reasons(self, view: SiegeView, role: int, action: Action) -> tuple[Reason, ...]:
        if action.verb not in (VOTE, MEND):
            return ()
        return (Reason(label("siege-reason-wall", gate=GATES[action.a]), -float(view.gates[action.a].wall)),)


def number_of(name: Any, names: list[str], where: str) -> int:
    if name not in names:
        raise BadInput(f"{name!r} is unknown", where, f"Known are {', '.join(names)}.")
    return names.index(name)


def between(value: Any, low: int, high: int, where: str) -> int:
    if not isinstance(value, int) or not low <= value <= high:
        raise BadInput(f"{value!r} does not fit", where, f"Give a number from {low} to {high}.")
    return value


def deal_named_hands(game: Siege, hands: Tree) -> None:
    """Hands as stated; all other supplies stay in the stack."""
    stock = [*ints(game.supplies.items)]
    for name, supplies in hands.items():
        role = number_of(name, list(ROLES[: int(game.roles)]), "hidden.hands")
        stock += ints(game.hands[role].items)
        game.hands[role].items = vec[i64]([number_of(supply, SUPPLIES, "hidden.hands") for supply in supplies])
    for name in hands:
        for supply in ints(game.hands[ROLES.index(name)].items):
            if supply not in stock:
                raise BadInput(f"too many {SUPPLIES[supply]}", "hidden.hands", "Name fewer of them.")
            stock.remove(supply)
    game.supplies.items = vec[i64](stock)


SPEC: Final = SiegeSpec()
