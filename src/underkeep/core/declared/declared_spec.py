"""DeclaredSpec: the facade of a game that declares its state. What follows from the declaration is written here once;
a game adds how it is set up, what it is worth and whatever it wants to say better than this does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from underkeep.core.declared.declared_deal import deal_seen, put_numbers, shuffled
from underkeep.core.declared.declared_game import DeclaredGame, put_back, written
from underkeep.core.declared.declared_parts import Parts, read_parts
from underkeep.core.declared.declared_positions import position_of, schema_of, state_position
from underkeep.core.declared.declared_view import DeclaredView, drawn, view_of
from underkeep.core.declared.state_fields import (
    DECK,
    Place,
    Pool,
    StateField,
    own_fields,
    places_of,
    public_fields,
)
from underkeep.core.formats.codec import ints, load_kernel, load_luck, save_kernel
from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.options import Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure
from underkeep.core.kernel.luck import Luck, seed_from
from underkeep.core.kernel.native import i64, vec
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.views import Label, Reason, Result, label
from underkeep.core.kernel.zones import Hidden

PLAYERS = "players"


class DeclaredSpec(GameSpec):
    """A game sets the attributes of GameSpec and those below, and then calls `declare`."""

    make: Callable[[Luck, int, Options, Parts], DeclaredGame]  # the class of the game
    role_ids: tuple[str, ...]  # all that there are; the option `players`, if there is one, says how many play
    rules: list[str]  # by verb: the rule that describes the action
    opening: Procedure  # asks by what the fields say, so that it may begin anywhere
    state: tuple[StateField, ...]
    contents: dict[str, Parts]
    dice: int = 0  # streams of luck besides those of the decks

    def declare(self, state: tuple[StateField, ...]) -> None:
        """The state, and what anybody or its owner may see of it."""
        self.state = state
        self.public = public_fields(state)
        self.own = own_fields(state)
        self.contents = {}

    # ------------------------------------------------------------------ what a game adds
    def set_up(self, game: Any) -> None:
        """Deal, and whatever else is done before the first question; the decks are full and shuffled."""

    def points(self, game: Any) -> list[int]:
        """What each role has; the most win."""
        raise NotImplementedError

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Parts:
        parts = read_parts(pack, self.role_ids, self.pools())
        self.contents[parts.digest] = parts
        return parts

    def pools(self) -> list[Pool]:
        found = {field.cards().id: field.cards() for field in self.state if field.pool is not None}
        return list(found.values())

    def roles(self, options: Options) -> tuple[str, ...]:
        return self.role_ids[: options.number(PLAYERS)] if PLAYERS in options.values else self.role_ids

    def blank(self, luck: Luck, options: Options, content: Parts) -> DeclaredGame:
        """A game with nothing on the table."""
        return self.make(luck, len(self.roles(options)), options, content)

    def streams(self) -> int:
        return len(self.state) + self.dice

    def new(self, options: Options, content: Parts, seed: bytes) -> DeclaredGame:
        game = self.blank(Luck.new(seed, self.streams()), options, content)
        for pool in self.pools():
            decks = [place for place in self.places(game, pool) if place.field.kind == DECK]
            if decks:
                decks[0].pile.items = vec[i64](shuffled(game, pool, content.cards(pool)))
        self.set_up(game)
        self.resume(game)
        return game

    def resume(self, game: Any) -> None:
        """Go on from what the fields say."""
        game.frames = []
        game.steps = vec[i64]()
        game.push(self.opening)
        game.run()

    def options_of(self, game: Any) -> Options:
        options: Options = game.settings
        return options

    def content_of(self, game: Any) -> Parts:
        content: Parts = game.content
        return content

    def places(self, game: Any, pool: Pool | None = None) -> list[Place]:
        """All piles, or those of a pool."""
        found = places_of(game, self.state, self.role_names(game))
        return found if pool is None else [place for place in found if place.field.pool == pool]

    # ------------------------------------------------------------------ questions
    def view(self, game: Any, roles: frozenset[int]) -> DeclaredView:
        return view_of(self.id, game, self.role_names(game), roles)

    def label(self, game: Any, role: int, action: Action) -> Label:
        """`<game>-do-<verb>`, what follows the verb as `what`."""
        verb, _, what = action.text.partition(" ")
        return label(f"{self.id}-do-{verb}", what=what)

    def targets(self, game: Any, role: int, action: Action) -> tuple[str, ...]:
        return ()

    def rule_of(self, action: Action) -> str:
        return self.rules[action.verb]

    def draw(self, view: Any, colour: bool = False, lang: str = "en") -> str:
        return drawn(view, self.contents[view.content], lang)

    # ------------------------------------------------------------------ knowledge
    def determinize(self, view: Any, seed: bytes) -> DeclaredGame:
        options = Options(dict(view.options))
        game = self.blank(Luck.new(seed, self.streams()), options, self.contents[view.content])
        put_numbers(game, view)
        for pool in self.pools():
            deal_seen(game, view, pool, self.places(game, pool))
        self.resume(game)
        return game

    def hidden(self, game: Any) -> list[Hidden]:
        return [
            Hidden(place.id, place.field.cards().id, place.eyes(), tuple(ints(place.pile.items)))
            for place in self.places(game)
            if not place.is_open_to(frozenset())
        ]

    def with_hidden(self, game: Any, hidden: list[Hidden]) -> DeclaredGame:
        copy: DeclaredGame = game.clone()
        values = {place.name: list(place.values) for place in hidden}
        for place in self.places(copy):
            if place.id in values:
                place.pile.items = vec[i64](values[place.id])
        return copy

    def conserved(self, game: Any) -> Tree:
        """How many there are of each card, wherever they lie."""
        tree: Tree = {}
        for place in self.places(game):
            for card in ints(place.pile.items):
                name = place.field.cards().cards[card]
                tree[name] = tree.get(name, 0) + 1
        return tree

    # ------------------------------------------------------------------ files
    def save(self, game: Any) -> Tree:
        state = {field.name: written(field, getattr(game, field.name)) for field in self.state}
        return {"options": game.settings.tree(), "state": state, "kernel": save_kernel(game)}

    def load(self, tree: Tree, content: Parts) -> DeclaredGame:
        game = self.blank(load_luck(tree["kernel"]), self.options.resolve(tree["options"]), content)
        for field in self.state:
            put_back(game, field, tree["state"][field.name])
        load_kernel(game, tree["kernel"], self.frames)
        return game

    def position_in(self, tree: Tree, content: Parts) -> DeclaredGame:
        game = self.new(self.options.resolve(tree.get("setup") or {}), content, seed_from(0))
        state_position(game, self.role_names(game), tree)
        self.resume(game)
        return game

    def position_out(self, game: Any) -> Tree:
        return position_of(game, self.role_names(game))

    def position_schema(self) -> Tree:
        return schema_of(self.state)

    # ------------------------------------------------------------------ for bots, lab and environments
    def result(self, game: Any) -> Result | None:
        """The most points win; equals win together."""
        if not game.over():
            return None
        names, points = self.role_names(game), self.points(game)
        winners = tuple([name for name, mine in zip(names, points, strict=True) if mine == max(points)])
        return Result(winners, tuple(zip(names, points, strict=True)), label(f"{self.id}-result-points"))

    def progress(self, game: Any) -> float:
        return 1.0 if game.over() else 0.0

    def features(self, view: Any, role: int) -> dict[str, float]:
        """Every number, and how many cards lie in every place."""
        found = {number.id: float(number.value) for number in view.numbers}
        found.update({place.id: float(place.count) for place in view.places})
        return found

    def reasons(self, view: Any, role: int, action: Action) -> tuple[Reason, ...]:
        return ()
