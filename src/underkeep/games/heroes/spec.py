"""Keep the Heroes Out! as the rest of Underkeep knows it."""

from __future__ import annotations

from typing import Any, Final, final

from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.faults import Fault
from underkeep.core.formats.options import OptionField, Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.telling import Goal, Telling
from underkeep.core.kernel.views import Label, Mark, Reason, Result, TargetId, label
from underkeep.core.kernel.zones import Hidden
from underkeep.core.search.values import ValueSheet
from underkeep.core.search.weights import WeightSheet
from underkeep.games.heroes.actions import TABLE
from underkeep.games.heroes.content import Content, read_content
from underkeep.games.heroes.files import saving
from underkeep.games.heroes.files.position_in import position_in
from underkeep.games.heroes.files.position_out import SCHEMA, position_out
from underkeep.games.heroes.files.sketch import sketch
from underkeep.games.heroes.judge.features import features
from underkeep.games.heroes.judge.heuristics import reasons
from underkeep.games.heroes.judge.readings import V
from underkeep.games.heroes.judge.vocabulary import vocabulary
from underkeep.games.heroes.judge.weights import W
from underkeep.games.heroes.options import NO_CHRONICLE, OPTIONS
from underkeep.games.heroes.refusals import REFUSALS
from underkeep.games.heroes.rules.construction import laid_out
from underkeep.games.heroes.scenarios.check import check_content
from underkeep.games.heroes.scenarios.chronicle import following
from underkeep.games.heroes.scenarios.whole import faults_of, faults_of_added
from underkeep.games.heroes.seat import determinize as guessing
from underkeep.games.heroes.seat import hidden as secrets
from underkeep.games.heroes.seat import seen
from underkeep.games.heroes.seat.about import rule_about
from underkeep.games.heroes.seat.build_view import build_view
from underkeep.games.heroes.seat.draw import draw
from underkeep.games.heroes.seat.goal import goal, of_chronicle
from underkeep.games.heroes.seat.labels import VERB_RULES, action_label, action_targets
from underkeep.games.heroes.seat.look import look, name_of
from underkeep.games.heroes.seat.measures import MEASURES, measure
from underkeep.games.heroes.seat.outlook import outlook
from underkeep.games.heroes.seat.piles import piles
from underkeep.games.heroes.seat.refusal_numbers import refusal_args
from underkeep.games.heroes.seat.story import race, telling
from underkeep.games.heroes.seat.view import HeroesView
from underkeep.games.heroes.setup import new_game
from underkeep.games.heroes.state.events.clans import TurnBegun
from underkeep.games.heroes.state.game import STREAMS, WON, Heroes


@final
class HeroesSpec(GameSpec):
    """The facade; every answer is given by the module named after it."""

    def __init__(self) -> None:
        self.id = "heroes"
        self.rules_version = 2
        self.options = OPTIONS
        self.table = TABLE
        self.frames = saving.FRAMES
        self.refusals = REFUSALS
        self.public = seen.PUBLIC
        self.own = seen.OWN
        self.cooperative = True
        self.packs: dict[str, Content] = {}

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Content:
        content = read_content(pack)
        check_content(content)
        self.packs[content.digest] = content
        return content

    def forget(self, digest: str) -> None:
        self.packs.pop(digest, None)

    def faults(self, content: Any) -> tuple[str, ...]:
        """KHO-SCEN-18  What its dungeons lack."""
        return tuple(faults_of(content))

    def workshop_faults(self, pack: ContentPack) -> tuple[Fault, ...]:
        """KHO-SCEN-16  Of the scenarios that a pack adds."""
        return tuple(faults_of_added(pack))

    def sketch(self, pack: ContentPack, told: str) -> str:
        return sketch(pack, told)

    def choices(self, field: OptionField, content: Any) -> tuple[str, ...]:
        """KHO-SETUP-01  The scenarios are those of the box and those that the pack adds; Chronicles are the pack's."""
        if field.id == "chronicle":
            return (NO_CHRONICLE, *[chronicle.id for chronicle in content.chronicles])
        if field.id != "scenario":
            return field.choices
        return (*field.choices, *[scenario.id for scenario in content.scenarios if scenario.id not in field.choices])

    def roles(self, options: Options) -> tuple[str, ...]:
        """KHO-SETUP-06  A role per player, named after the clan, in seat order."""
        return options.draft("clans")

    def new(self, options: Options, content: Any, seed: bytes) -> Game:
        return new_game(options, content, seed)

    def sequel(self, game: Any, won: bool) -> dict[str, Any] | None:
        """KHO-SCN-0004  The next chapter, or the next scenario."""
        return following(game, won)

    def options_of(self, game: Any) -> Options:
        assert isinstance(game, Heroes)
        return game.rules.options

    def content_of(self, game: Any) -> Content:
        assert isinstance(game, Heroes)
        return game.rules.content

    # ------------------------------------------------------------------ questions
    def view(self, game: Any, roles: frozenset[int]) -> HeroesView:
        return build_view(game, roles)

    def label(self, game: Any, role: int, action: Action) -> Label:
        return action_label(game, role, action)

    def targets(self, game: Any, role: int, action: Action) -> tuple[TargetId, ...]:
        return action_targets(game, role, action)

    def preview(self, game: Any, role: int, action: Action) -> tuple[Mark, ...]:
        return laid_out(game, action)

    def outlook(self, game: Any, role: int, action: Action) -> tuple[Label, ...]:
        return outlook(game, action)

    def refusal_args(self, game: Any, role: int, action: Action, code: int) -> tuple[tuple[str, str | int], ...]:
        return refusal_args(game, role, action, code)

    def rule_of(self, action: Action) -> str:
        return VERB_RULES[int(action.verb)]

    def draw(self, view: Any, colour: bool = False, lang: str = "en") -> str:
        return draw(view, self.pack_of(view), colour, lang)

    def look(self, view: Any, thing: str) -> tuple[Label, ...]:
        return look(view, thing, self.pack_of(view))

    def rule_about(self, view: Any, thing: str) -> str:
        return super().rule_about(view, thing) or rule_about(name_of(view, thing), thing)

    def piles(self, view: Any) -> tuple[Label, ...]:
        return piles(view)

    def goal(self, view: Any, role: int) -> tuple[Label, ...]:
        content = self.pack_of(view)
        return (*goal(view, content.scenario(view.scenario).rules), *of_chronicle(view, content))

    def beginning(self, game: Any) -> tuple[Event, ...]:
        assert isinstance(game, Heroes)
        return (TurnBegun(game.rules.clan_name(game.turn.active)),) if not game.over() else ()

    def telling(self, event: Event) -> Telling:
        return telling(event)

    def race(self, view: Any) -> tuple[Goal, ...]:
        return race(view, self.pack_of(view))

    # ------------------------------------------------------------------ knowledge
    def pack_of(self, view: Any) -> Content:
        assert isinstance(view, HeroesView)
        if view.content not in self.packs:
            raise BadInput("the content of this view is not loaded", "view", "Load the content pack of the table.")
        return self.packs[view.content]

    def determinize(self, view: Any, seed: bytes) -> Game:
        return guessing.determinize(view, Luck.new(seed, STREAMS), self.pack_of(view))

    def hidden(self, game: Any) -> list[Hidden]:
        return secrets.hidden(game)

    def with_hidden(self, game: Any, hidden: list[Hidden]) -> Game:
        return secrets.with_hidden(game, hidden)

    def conserved(self, game: Any) -> Tree:
        return secrets.conserved(game)

    # ------------------------------------------------------------------ files
    def save(self, game: Any) -> Tree:
        return saving.save(game)

    def load(self, tree: Tree, content: Any) -> Game:
        return saving.load(tree, content)

    def position_in(self, tree: Tree, content: Any) -> Game:
        return position_in(tree, content)

    def position_out(self, game: Any) -> Tree:
        return position_out(game)

    def position_schema(self) -> Tree:
        return SCHEMA

    # ------------------------------------------------------------------ for bots, lab and environments
    def load_weights(self, sheet: WeightSheet) -> None:
        W.take(sheet)

    def load_values(self, sheet: ValueSheet | None) -> None:
        V.take(sheet)

    def result(self, game: Any) -> Result | None:
        """KHO-GOAL-02  All win or all lose together."""
        assert isinstance(game, Heroes)
        if not game.over():
            return None
        names = self.roles(game.rules.options)
        won = game.outcome == WON
        scores = tuple((name, 1 if won else 0) for name in names)
        return Result(names if won else (), scores, label(f"heroes-result-{game.how.replace('_', '-')}"))

    def progress(self, game: Any) -> float:
        """How much of both waves has been drawn."""
        assert isinstance(game, Heroes)
        if game.over():
            return 1.0
        total = 16 + len(game.rules.scenario.cards)
        drawn = total - int(game.guild.deck.count()) + (total if game.guild.wave == 2 else 0)
        return min(0.99, drawn / (2 * total))

    def vocabulary(self, content: Content) -> dict[str, list[str]]:
        return vocabulary(content)

    def measures(self) -> tuple[str, ...]:
        return MEASURES

    def measure(self, game: Any, name: str) -> int:
        assert isinstance(game, Heroes)
        return measure(game, name)

    def features(self, view: Any, role: int) -> dict[str, float]:
        return features(view, role)

    def reasons(self, view: Any, role: int, action: Action) -> tuple[Reason, ...]:
        return reasons(view, role, action)


SPEC: Final = HeroesSpec()
