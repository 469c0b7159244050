"""The facade of Leaky, with the faults of views, determinizing and saving."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, final

from kernel_games.leaky.state import (
    CALL,
    COPIES,
    DECK,
    KINDS,
    PLAY,
    ROLES,
    RULES,
    STRANGER,
    STREAMS,
    TABLE,
    TURNS,
    Called,
    Leaky,
)  # fmt: skip
from kernel_games.leaky.turn import CHOICES, REACTIONS, REFUSALS, Choose, Match, Table
from underkeep.core.formats.codec import frame_kinds, ints, load_kernel, load_luck, save_kernel
from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.options import CHOICE, OptionField, Options, OptionsSpec
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import IllegalAction
from underkeep.core.kernel.events import Event, mask_of
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.telling import DEED, Goal, Telling
from underkeep.core.kernel.views import Label, Prompt, Reason, Result, label
from underkeep.core.kernel.windows import Reaction, Window, gather
from underkeep.core.kernel.zones import Hidden

FOUND_AS: Final = {  # planted fault: the point of the suite that finds it
    "view": "information 1 view",
    "prompt": "information 1 prompt",
    "options": "information 1 options",
    "refusal": "information 1 refusals",
    "progress": "information 1 asked",
    "event": "information 1 events",
    "deed": "information 1 events",
    "stranger": "telling",
    "race": "information 1 race",
    "window": "information 3 windows",
    "silent": "lessons are told",
    "forgets": "information 2 determinize",
    "narrow": "determinize variety",
    "seed": "information 4 secrets",
    "frame": "information 4 secrets",
    "field": "state is shown by list",
    "lost": "conservation",
    "dead end": "dead end",
    "endless": "games end",
    "illegal": "options legal",
    "missing": "options complete",
    "doubled": "options unique",
    "fickle": "options deterministic",
    "touchy": "refusal changes nothing",
    "open door": "refusal changes nothing",
    "shared": "clone is apart",
    "poor clone": "clone equals original",
    "unsaved": "load equals saved",
    "drowsy": "clone plays alike",
    "mixing": "looking changes nothing",
    "nosy": "only the asked may act",
    "closed door": "options accepted",
    "sleeper": "load continues alike",
    "tuples": "save is plain",
    "list": "information 4 secrets",
    "twins": "clone is apart",
    "worldly": "replay equals game",
    "crash": "crash",
    "code": "refusal has a rule",
    "target": "prompt",
    "no result": "facade",
    "listening": "clone plays alike",
}
TABLES: Final[list[list[Reaction]]] = gather([REACTIONS], 1)
FAULTS: Final = OptionField("fault", CHOICE, "none", choices=("none", *FOUND_AS))


@final
@dataclass(frozen=True)
class LeakyView:
    """What a seat may know, and what the faults add to it."""

    seat: tuple[str, ...]
    fault: str
    hands: tuple[tuple[str, ...] | int, ...]
    laid: tuple[str, ...]
    left: int
    turns: int
    calls: int
    asked: str
    played: str  # the card that may be matched, or empty
    hint: str | list[str]


def all_cards() -> list[int]:
    return [kind for kind in range(len(KINDS)) for _ in range(COPIES)]


def hint_of(game: Leaky) -> str | list[str]:
    """Nothing, or a secret."""
    if game.fault == "list":
        return ["a list"]
    if game.fault == "view":
        return KINDS[game.top_card()]
    if game.fault == "field":
        return f"{game.nap} naps"
    if game.fault == "seed":
        return f"game {game.luck.seed.hex()[8:40]}"
    return type(game.top()).__name__ if game.fault == "frame" else ""


@final
class LeakySpec(GameSpec):
    """All that the suite knows of the game."""

    def __init__(self) -> None:
        self.id = "leaky"
        self.rules_version = 1
        self.options = OptionsSpec((FAULTS,))
        self.table = TABLE
        self.frames = frame_kinds(Table, Choose, Match, Window)
        self.refusals = REFUSALS
        self.public = ("calls", "laid.items[]", "turns")
        self.own = ("hands[].eyes", "hands[].items[]")

    def content(self, pack: ContentPack) -> None:
        return None

    def roles(self, options: Options) -> tuple[str, ...]:
        return ROLES

    def new(self, options: Options, content: None, seed: bytes) -> Leaky:
        game = Leaky(Luck.new(seed, STREAMS), options, TABLES)
        game.deck.items = game.luck.shuffle(DECK, vec[i64](all_cards()))
        for hand in game.hands:
            hand.put(game.deck.draw())
            hand.put(game.deck.draw())
        game.push(Table())
        game.run()
        return game

    def options_of(self, game: Leaky) -> Options:
        return game.settings

    def content_of(self, game: Leaky) -> None:
        return None

    # ------------------------------------------------------------------ questions
    def view(self, game: Leaky, roles: frozenset[int]) -> LeakyView:
        mask, asked, top = mask_of(roles), game.first_asked(), game.top()
        return LeakyView(
            seat=tuple(ROLES[role] for role in sorted(roles)),
            fault=game.fault,
            hands=tuple(
                tuple(KINDS[n] for n in hand.items) if hand.may_look(mask) else int(hand.count()) for hand in game.hands
            ),
            laid=tuple(KINDS[n] for n in game.laid.items),
            left=int(game.deck.count()),
            turns=int(game.turns),
            calls=int(game.calls),
            asked=ROLES[asked] if asked >= 0 else "",
            played=KINDS[top.card] if isinstance(top, Match) else "",
            hint=hint_of(game),
        )

    def label(self, game: Leaky, role: int, action: Action) -> Label:
        return label("leaky-do", what=action.text)

    def targets(self, game: Leaky, role: int, action: Action) -> tuple[str, ...]:
        return ("the moon's far side",) if game.fault == "target" and action.verb == PLAY else ()

    def prompt(self, game: Any, role: int) -> Prompt | None:
        asked = int(game.first_asked())
        return super().prompt(game, asked if game.fault == "nosy" and asked >= 0 else role)

    def rule_of(self, action: Action) -> str:
        return RULES[action.verb]

    def act(self, game: Any, role: int, action: Action) -> None:
        if game.fault == "closed door" and action.verb == CALL:
            raise IllegalAction("planted", "TOYL-07", "leaky-no-wrong-kind")
        if self.check(game, role, action) is None:
            game.advance(role, action)
        elif game.fault != "open door":
            raise IllegalAction(f"{action.text!r} is not legal", "TOYL-07", "leaky-no-wrong-kind")

    def draw(self, view: LeakyView, colour: bool = False, lang: str = "en") -> str:
        return f"{' '.join(view.laid)} / {view.left} left"

    # ------------------------------------------------------------------ knowledge
    def telling(self, event: Event) -> Telling:
        """A call is a deed; what else happens came of something."""
        if not isinstance(event, Called):
            return Telling()
        return Telling(DEED, STRANGER if event.aside == STRANGER else ROLES[event.role])

    def race(self, view: LeakyView) -> tuple[Goal, ...]:
        """Nobody wins by calling, but it can be counted; in the faulty game by what is in one's own hand."""
        known = sum([len(hand) for hand in view.hands if isinstance(hand, tuple)]) if view.fault == "race" else 0
        return (Goal(ROLES[0], label("leaky-calls"), view.calls + known, TURNS),)

    def determinize(self, view: LeakyView, seed: bytes) -> Leaky:
        luck = Luck.new(seed, STREAMS)
        game = Leaky(luck, Options({"fault": view.fault}), TABLES)
        game.turns, game.calls = view.turns, view.calls
        game.laid.items = vec[i64]([KINDS.index(name) for name in view.laid])
        left = all_cards()
        for name in [*view.laid, *(card for hand in view.hands if isinstance(hand, tuple) for card in hand)]:
            if KINDS.index(name) in left:
                left.remove(KINDS.index(name))
        pile = left if view.fault == "narrow" else [int(n) for n in luck.shuffle(DECK, vec[i64](left))]
        for role, hand in enumerate(view.hands):
            known = (
                [KINDS.index(card) for card in hand] if isinstance(hand, tuple) else [pile.pop() for _ in range(hand)]
            )
            game.hands[role].items = vec[i64](known[1:] if view.fault == "forgets" else known)
        game.deck.items = vec[i64](pile)
        self.rebuild_stack(game, view)
        return game

    def rebuild_stack(self, game: Leaky, view: LeakyView) -> None:
        game.push(Table())
        game.go_to(1)
        role = view.turns % 3
        if view.played:
            card = KINDS.index(view.played)
            game.push(Window(0, role, card))
            game.go_to(1)
            game.push(Match(ROLES.index(view.asked), card))
        else:
            game.push(CHOICES[role])

    def hidden(self, game: Leaky) -> list[Hidden]:
        hands = [Hidden(f"hand {n}", "cards", 1 << n, tuple(ints(hand.items))) for n, hand in enumerate(game.hands)]
        return [Hidden("deck", "cards", 0, tuple(ints(game.deck.items))), *hands]

    def with_hidden(self, game: Leaky, hidden: list[Hidden]) -> Leaky:
        copy = game.clone()
        if game.fault == "mixing":
            game.deck.shuffle(game.luck, DECK)
        copy.deck.items = vec[i64](list(hidden[0].values))
        for hand, place in zip(copy.hands, hidden[1:], strict=True):
            hand.items = vec[i64](list(place.values))
        return copy

    def conserved(self, game: Leaky) -> Tree:
        return {"cards": int(game.deck.count() + game.laid.count()) + sum(int(hand.count()) for hand in game.hands)}

    # ------------------------------------------------------------------ files
    def save(self, game: Leaky) -> Tree:
        return {
            "options": game.settings.tree(),
            "piles": [ints(pile.items) for pile in [game.deck, game.laid, *game.hands]],
            "turns": int(game.turns),
            "seats": ROLES if game.fault == "tuples" else list(ROLES),
            "calls": 0 if game.fault == "unsaved" else int(game.calls),
            "kernel": save_kernel(game),
        }

    def load(self, tree: Tree, content: None) -> Leaky:
        game = Leaky(load_luck(tree["kernel"]), self.options.resolve(tree["options"]), TABLES)
        for pile, items in zip([game.deck, game.laid, *game.hands], tree["piles"], strict=True):
            pile.items = vec[i64](items)
        game.turns, game.calls = tree["turns"], tree["calls"]
        load_kernel(game, tree["kernel"], self.frames)
        return game

    def position_in(self, tree: Tree, content: None) -> Leaky:
        return self.new(self.options.resolve(tree.get("setup") or {}), None, seed_from(0))

    def position_out(self, game: Leaky) -> Tree:
        return {"setup": game.settings.tree(), "state": {"turns": int(game.turns), "calls": int(game.calls)}}

    def position_schema(self) -> Tree:
        return {"state.turns": "turns that are over"}

    # ------------------------------------------------------------------ for bots, lab and environments
    def result(self, game: Leaky) -> Result | None:
        if not game.over() or game.fault == "no result":
            return None
        return Result((), (), label("leaky-result"))

    def progress(self, game: Leaky) -> float:
        secret = game.top_card() / 100 if game.fault == "progress" else 0.0
        return min(1.0, int(game.turns) / TURNS + secret)

    def features(self, view: LeakyView, role: int) -> dict[str, float]:
        return {"left": float(view.left)}

    def reasons(self, view: LeakyView, role: int, action: Action) -> tuple[Reason, ...]:
        return ()


SPEC: Final = LeakySpec()
