"""Vast: The Crystal Caverns as the rest of Underkeep knows it."""

from __future__ import annotations

from typing import Any, Final, final

from underkeep.core.formats.content import ContentPack
from underkeep.core.formats.options import Options
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
from underkeep.games.vast.actions import DONE, TABLE
from underkeep.games.vast.board.squares import BOARD_SIGNS
from underkeep.games.vast.content import Content, read_content
from underkeep.games.vast.files import position_in as positions
from underkeep.games.vast.files import saving
from underkeep.games.vast.files.position_out import SCHEMA, position_out
from underkeep.games.vast.judge.features import features
from underkeep.games.vast.judge.heuristics import reasons
from underkeep.games.vast.judge.readings import V
from underkeep.games.vast.judge.vocabulary import vocabulary
from underkeep.games.vast.judge.weights import W
from underkeep.games.vast.names import CAVE, DRAGON, GOBLINS, KNIGHT, ROLES, STREAMS, THIEF, TILE_COUNT
from underkeep.games.vast.options import OPTIONS
from underkeep.games.vast.role_sets import role_set
from underkeep.games.vast.seat import determinize as guessing
from underkeep.games.vast.seat import goal as goals_told
from underkeep.games.vast.seat import hidden as secrets
from underkeep.games.vast.seat import labels, previews, seen, story
from underkeep.games.vast.seat import piles as piles_told
from underkeep.games.vast.seat.about import rule_about
from underkeep.games.vast.seat.build_view import look
from underkeep.games.vast.seat.draw import draw
from underkeep.games.vast.seat.look import look_at
from underkeep.games.vast.seat.measures import MEASURES, measure
from underkeep.games.vast.seat.outlook import outlook
from underkeep.games.vast.seat.refusal_numbers import refusal_args
from underkeep.games.vast.seat.refusal_texts import REFUSALS
from underkeep.games.vast.seat.view import VastView
from underkeep.games.vast.setup import new_game
from underkeep.games.vast.state.events.turn import TurnBegan
from underkeep.games.vast.state.game import Vast


@final
class VastSpec(GameSpec):
    """The facade; every answer is given by the module named after it."""

    def __init__(self) -> None:
        self.id = "vast"
        self.rules_version = 3
        self.options = OPTIONS
        self.table = TABLE
        self.frames = saving.FRAMES
        self.refusals = REFUSALS
        self.public = seen.PUBLIC
        self.own = seen.OWN
        self.contents: dict[str, Content] = {}

    # ------------------------------------------------------------------ set-up
    def content(self, pack: ContentPack) -> Content:
        content = read_content(pack)
        self.contents[content.digest] = content
        return content

    def forget(self, digest: str) -> None:
        self.contents.pop(digest, None)

    def roles(self, options: Options) -> tuple[str, ...]:
        return tuple(ROLES[role] for role in role_set(options.text("roles")).roles)

    def new(self, options: Options, content: Any, seed: bytes) -> Game:
        return new_game(options, content, seed)

    def options_of(self, game: Any) -> Options:
        assert isinstance(game, Vast)
        return game.rules.options

    def content_of(self, game: Any) -> Content:
        assert isinstance(game, Vast)
        return game.content

    # ------------------------------------------------------------------ questions
    def view(self, game: Any, roles: frozenset[int]) -> VastView:
        return look(game, roles)

    def label(self, game: Any, role: int, action: Action) -> Label:
        return labels.action_label(action)

    def targets(self, game: Any, role: int, action: Action) -> tuple[TargetId, ...]:
        return labels.action_targets(game, action)

    def preview(self, game: Any, role: int, action: Action) -> tuple[Mark, ...]:
        return previews.preview(game, action)

    def outlook(self, game: Any, role: int, action: Action) -> tuple[Label, ...]:
        return outlook(game, action)

    def refusal_args(self, game: Any, role: int, action: Action, code: int) -> tuple[tuple[str, str | int], ...]:
        return refusal_args(game, action, code)

    def rule_of(self, action: Action) -> str:
        return labels.rule_of(action)

    def draw(self, view: Any, colour: bool = False, lang: str = "en") -> str:
        return draw(view, self.contents.get(view.content), colour, lang)

    def board_signs(self) -> dict[str, str]:
        return dict(BOARD_SIGNS)

    def look(self, view: Any, thing: str) -> tuple[Label, ...]:
        return look_at(view, thing)

    def rule_about(self, view: Any, thing: str) -> str:
        return super().rule_about(view, thing) or rule_about(view, thing)

    def piles(self, view: Any) -> tuple[Label, ...]:
        return piles_told.piles(view)

    def goal(self, view: Any, role: int) -> tuple[Label, ...]:
        return goals_told.goal(view, role)

    def beginning(self, game: Any) -> tuple[Event, ...]:
        assert isinstance(game, Vast)
        return (TurnBegan(ROLES[game.active], int(game.round)),) if not game.over() else ()

    def telling(self, event: Event) -> Telling:
        return story.telling(event)

    def race(self, view: Any) -> tuple[Goal, ...]:
        return story.race(view)

    def timeout(self, game: Any, role: int) -> Action:
        """Whoever has no time left stops, where stopping is allowed."""
        options: list[Action] = game.options(role)
        return DONE if DONE in options else options[0]

    # ------------------------------------------------------------------ knowledge
    def determinize(self, view: Any, seed: bytes) -> Game:
        assert isinstance(view, VastView)
        if view.content not in self.contents:
            raise BadInput("the content of this view is not loaded", "view", "Load the content pack of the table.")
        return guessing.determinize(view, Luck.new(seed, len(STREAMS)), self.contents[view.content])

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

    def upgraded(self, tree: Tree, rules: int) -> Tree:
        return saving.upgraded(tree, rules)

    def position_in(self, tree: Tree, content: Any) -> Game:
        return positions.position_in(tree, content)

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
        """VAST-GEN-002  One winner, or nobody."""
        assert isinstance(game, Vast)
        if not game.over():
            return None
        winners = (ROLES[game.winner],) if game.winner >= 0 else ()
        scores = tuple((ROLES[kind], 1 if kind == game.winner else 0) for kind in game.rules.kinds)
        return Result(winners, scores, label(game.how))

    def progress(self, game: Any) -> float:
        """The nearest of the goals, or how many tiles have been placed."""
        assert isinstance(game, Vast)
        if game.over():
            return 1.0
        placed = 1 - int(game.cave.tiles_left()) / TILE_COUNT
        return max(0.0, min(0.99, max(placed * 0.7, *(goal_share(game, int(kind)) for kind in game.rules.kinds), 0.0)))

    def goals(self, game: Any) -> list[float]:
        """VAST-GEN-004  Each role's share of its own goal, all of it for those who have won."""
        assert isinstance(game, Vast)
        result = self.result(game)
        winners = () if result is None else result.winners
        names = self.role_names(game)
        shares = [goal_share(game, int(kind)) for kind in game.rules.kinds]
        return [1.0 if name in winners else max(0.0, share) for name, share in zip(names, shares, strict=True)]

    def vocabulary(self, content: Content) -> dict[str, list[str]]:
        return vocabulary()

    def measures(self) -> tuple[str, ...]:
        return MEASURES

    def measure(self, game: Any, name: str) -> int:
        assert isinstance(game, Vast)
        return measure(game, name)

    def features(self, view: Any, role: int) -> dict[str, float]:
        return features(view, role)

    def reasons(self, view: Any, role: int, action: Action) -> tuple[Reason, ...]:
        return reasons(view, role, action)


def goal_share(game: Vast, role: int) -> float:
    """VAST-GEN-004  How much of its goal a role has reached."""
    rules = game.rules
    if role == KNIGHT and not game.has(DRAGON):
        return int(game.knight.crystals) / int(rules.crystal_goal)
    if role == KNIGHT:
        return 1 - int(game.dragon.health) / int(rules.dragon_health)
    if role == GOBLINS:
        return goblins_share(game)
    if role == DRAGON:
        return min(0.9, int(game.dragon.wakefulness()) / int(rules.awaken_at) * 0.8)
    if role == CAVE:
        return int(game.cave.crystals_fallen) / int(rules.crystal_tiles)
    return int(game.thief.stashed) / int(rules.stash_goal) if role == THIEF else 0.0


def goblins_share(game: Vast) -> float:
    """VAST-GEN-004  Their prey is the Knight, without her the Dragon, without both five Crystals."""
    if game.has(KNIGHT):
        return 1 - int(game.knight.health) / int(game.rules.knight_health)
    if game.has(DRAGON):
        return 1 - int(game.dragon.health) / int(game.rules.dragon_health)
    return int(game.goblins.crystals) / int(game.rules.crystal_goal)


SPEC: Final = VastSpec()
