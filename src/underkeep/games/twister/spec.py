"""Dungeon Twister as the rest of Underkeep knows it."""

from __future__ import annotations

from typing import Any, Final, final

from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.faults import Fault, fault_at
from underkeep.core.formats.options import OptionField, Options
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.events import Event
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import Luck
from underkeep.core.kernel.spec import GameSpec, Tree
from underkeep.core.kernel.telling import Goal, Telling
from underkeep.core.kernel.views import Label, Mark, Prompt, Reason, Result, TargetId, label
from underkeep.core.kernel.zones import Hidden
from underkeep.core.search.weights import WeightSheet
from underkeep.games.twister.actions import TABLE, VERB_RULES
from underkeep.games.twister.board.squares import PLACE_SIGNS
from underkeep.games.twister.content import Content, read_content
from underkeep.games.twister.files import position_in as positions
from underkeep.games.twister.files import position_out as positions_out
from underkeep.games.twister.files import saving
from underkeep.games.twister.judge.features import features
from underkeep.games.twister.judge.heuristics import SEED_OF_GUESSES, reasons
from underkeep.games.twister.judge.prepared import LINES, prepared
from underkeep.games.twister.judge.showcase import showcase
from underkeep.games.twister.judge.weights import W
from underkeep.games.twister.names import ROLES, STREAMS
from underkeep.games.twister.options import OPTIONS
from underkeep.games.twister.refusals import REFUSALS
from underkeep.games.twister.rules.timeout import timeout_action
from underkeep.games.twister.rules_in_force import rules_in_force
from underkeep.games.twister.seat import determinize as guessing
from underkeep.games.twister.seat import hidden as secrets
from underkeep.games.twister.seat import seen
from underkeep.games.twister.seat.about import rule_about
from underkeep.games.twister.seat.build_view import look
from underkeep.games.twister.seat.draw import draw
from underkeep.games.twister.seat.goal import goal_of
from underkeep.games.twister.seat.labels import action_label, action_targets
from underkeep.games.twister.seat.look import look_at
from underkeep.games.twister.seat.measures import MEASURES, measure
from underkeep.games.twister.seat.outlook import outlook
from underkeep.games.twister.seat.piles import piles_of
from underkeep.games.twister.seat.previews import preview
from underkeep.games.twister.seat.refusal_numbers import refusal_args
from underkeep.games.twister.seat.story import is_near, race, telling
from underkeep.games.twister.seat.view import TwisterView
from underkeep.games.twister.setup import new_game
from underkeep.games.twister.state.game import DRAW, Twister


@final
class TwisterSpec(GameSpec):
    """The facade; every answer is given by the module named after it."""

    def __init__(self) -> None:
        self.id = "twister"
        self.rules_version = 3
        self.options = OPTIONS
        self.table = TABLE
        self.frames = saving.FRAMES
        self.refusals = REFUSALS
        self.public = seen.PUBLIC
        self.own = seen.OWN
        self.draws = True
        self.contents: dict[str, Content] = {}

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Content:
        content = read_content(pack)
        self.contents[content.digest] = content
        return content

    def workshop_faults(self, pack: ContentPack) -> tuple[Fault, ...]:
        """MIX-SCEN-01  The first that is found, named after the field that it stands in."""
        try:
            read_content(pack)
        except BadInput as error:
            return (fault_at(error),)
        return ()

    def forget(self, digest: str) -> None:
        self.contents.pop(digest, None)

    def choices(self, field: OptionField, content: Any) -> tuple[str, ...]:
        """MIX-SCEN-01  The scenarios are those of the pack."""
        if field.id != "scenario":
            return field.choices
        return (*field.choices, *[scenario.id for scenario in content.scenarios])

    def roles(self, options: Options) -> tuple[str, ...]:
        return ROLES

    def new(self, options: Options, content: Any, seed: bytes) -> Game:
        return new_game(content, rules_in_force(options, content.scenarios), Luck.new(seed, len(STREAMS.names)))

    def options_of(self, game: Any) -> Options:
        assert isinstance(game, Twister)
        return game.rules.options

    def content_of(self, game: Any) -> Content:
        assert isinstance(game, Twister)
        return game.maze.content

    # ------------------------------------------------------------------ questions
    def view(self, game: Any, roles: frozenset[int]) -> TwisterView:
        return look(game, roles)

    def label(self, game: Any, role: int, action: Action) -> Label:
        return action_label(game, role, action)

    def targets(self, game: Any, role: int, action: Action) -> tuple[TargetId, ...]:
        return action_targets(game, role, action)

    def refusal_args(self, game: Any, role: int, action: Action, code: int) -> tuple[tuple[str, str | int], ...]:
        return refusal_args(game, role, action, code)

    def preview(self, game: Any, role: int, action: Action) -> tuple[Mark, ...]:
        return preview(game, role, action)

    def candidates(self, game: Any, role: int, target: TargetId) -> list[Action]:
        """Nobody who clicks a piece of the base box means a deed that only the other box has."""
        meant = super().candidates(game, role, target)
        return (
            meant if game.darkness else [action for action in meant if VERB_RULES[int(action.verb)].startswith("DT-")]
        )

    def outlook(self, game: Any, role: int, action: Action) -> tuple[Label, ...]:
        return outlook(game, role, action)

    def rule_of(self, action: Action) -> str:
        return VERB_RULES[int(action.verb)]

    def draw(self, view: Any, colour: bool = False, lang: str = "en") -> str:
        return draw(view, colour, lang)

    def board_signs(self) -> dict[str, str]:
        return dict(PLACE_SIGNS)

    def look(self, view: Any, thing: str) -> tuple[Label, ...]:
        return look_at(view, thing)

    def plans(self) -> tuple[str, ...]:
        return tuple(LINES)

    def prepared(self, prompt: Prompt) -> tuple[tuple[str, str], ...]:
        return prepared(prompt)

    def rule_about(self, view: Any, thing: str) -> str:
        return super().rule_about(view, thing) or rule_about(view, thing)

    def piles(self, view: Any) -> tuple[Label, ...]:
        return piles_of(view)

    def goal(self, view: Any, role: int) -> tuple[Label, ...]:
        return goal_of(view, role)

    def telling(self, event: Event) -> Telling:
        return telling(event)

    def race(self, view: Any) -> tuple[Goal, ...]:
        game = self.determinize(view, SEED_OF_GUESSES) if view.phase == "play" and is_near(view) else None
        assert game is None or isinstance(game, Twister)
        return race(view, game)

    def timeout(self, game: Any, role: int) -> Action:
        return timeout_action(game, role)

    # ------------------------------------------------------------------ knowledge
    def determinize(self, view: Any, seed: bytes) -> Game:
        assert isinstance(view, TwisterView)
        if view.content not in self.contents:
            raise BadInput("the content of this view is not loaded", "view", "Load the content pack of the table.")
        fresh = Luck.new(seed, len(STREAMS.names))
        return guessing.determinize(view, fresh, self.contents[view.content])

    def hidden(self, game: Any) -> list[Hidden]:
        return secrets.hidden(game)

    def with_hidden(self, game: Any, hidden: list[Hidden]) -> Game:
        return secrets.with_hidden(game, hidden)

    def conserved(self, game: Any) -> Tree:
        """Tokens, rooms and cards are never lost or doubled; between actions every square obeys the golden rules."""
        return secrets.conserved(game)

    # ------------------------------------------------------------------ files
    def save(self, game: Any) -> Tree:
        return saving.save(game)

    def load(self, tree: Tree, content: Any) -> Game:
        return saving.load(tree, content)

    def position_in(self, tree: Tree, content: Any) -> Game:
        return positions.position_in(tree, content)

    def position_out(self, game: Any) -> Tree:
        return positions_out.position_out(game)

    def position_schema(self) -> Tree:
        return positions_out.SCHEMA

    # ------------------------------------------------------------------ for bots, lab and environments
    def load_weights(self, sheet: WeightSheet) -> None:
        W.take(sheet)

    def result(self, game: Any) -> Result | None:
        """DT-END-01  The winner, or a draw (DT-END-03)."""
        assert isinstance(game, Twister)
        if not game.over():
            return None
        winners = () if game.winner == DRAW else (ROLES[int(game.winner)],)
        scores = tuple((side, int(game.points[n])) for n, side in enumerate(ROLES))
        reached = max(int(game.points[0]), int(game.points[1])) >= game.rules.target_points
        return Result(winners, scores, label("twister-result-points" if reached else "twister-result-stalemate"))

    def progress(self, game: Any) -> float:
        assert isinstance(game, Twister)
        best = max(int(game.points[0]), int(game.points[1]))
        return 1.0 if game.over() else min(0.99, best / int(game.rules.target_points))

    def showcase(self, content: Any) -> list[Game]:
        return list(showcase(content))

    def measures(self) -> tuple[str, ...]:
        return MEASURES

    def measure(self, game: Any, name: str) -> int:
        assert isinstance(game, Twister)
        return measure(game, name)

    def features(self, view: Any, role: int) -> dict[str, float]:
        return features(view, self.determinize(view, SEED_OF_GUESSES), role)

    def reasons(self, view: Any, role: int, action: Action) -> tuple[Reason, ...]:
        return reasons(self.determinize(view, SEED_OF_GUESSES), role, action)


SPEC: Final = TwisterSpec()
