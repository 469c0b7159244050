"""VAST-SPL-002  A split map is slid together: pick a group, pick a direction, until one group is left."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Procedure, SurveyedDecision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.vast.actions import DIRECTION, SQUARE, SQUARES, WAYS
from underkeep.games.vast.board.slide import Slides, group_names, shortest_joins
from underkeep.games.vast.board.squares import SQUARE_NAMES, STEPS
from underkeep.games.vast.refusals import LEGAL, NEVER_TOUCHES, NOT_A_GROUP, SHORTER_SLIDE, WRONG_KIND
from underkeep.games.vast.rules.ask import squares_of
from underkeep.games.vast.rules.fill import FILL
from underkeep.games.vast.state.changes.map import slide_group
from underkeep.games.vast.state.game import Vast


@final
@dataclass(frozen=True)
class Reconnect(Procedure):
    """VAST-COL-013  First the map is slid together, then edges are filled (VAST-SPL-006)."""

    by: i64

    def run(self, game: Vast, step: i64) -> None:
        match step:
            case 0:
                self.join_next(game)
            case 1:
                self.join_others(game)
            case 2:
                self.fill(game)
            case _:
                game.finish()

    def join_next(self, game: Vast) -> None:
        """VAST-SPL-001  Only two or more groups must be joined; holes in one group are never closed."""
        if len(group_names(game.cavern)) > 1:
            game.push(ChooseGroup(self.by))

    def join_others(self, game: Vast) -> None:
        """VAST-SPL-002  Repeat until one group is left."""
        if len(group_names(game.cavern)) > 1:
            game.go_to(0)

    def fill(self, game: Vast) -> None:
        """VAST-SPL-006  Newly open edges are filled before the Collapse."""
        game.push(FILL)


def refuse_group(slides: Slides, tile: i64) -> i64:
    """VAST-SPL-002  A group, named by its first tile, that the shortest of all straight slides joins; any where none
    does.
    """
    if tile not in slides.names:
        return NOT_A_GROUP
    if slides.least == 0 or slides.shortest(tile):
        return LEGAL
    for direction in range(i64(4)):
        if slides.length(tile, direction) > 0:
            return SHORTER_SLIDE
    return NEVER_TOUCHES


@final
@dataclass(frozen=True)
class ChooseGroup(SurveyedDecision):
    """VAST-SPL-002  Which group of tiles is slid?"""

    by: i64

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def survey(self, game: Vast) -> Slides:
        return Slides(game.cavern)

    def candidates_in(self, game: Vast, survey: Slides) -> list[Action]:
        return squares_of(game, survey.names)

    def refuse_in(self, game: Vast, action: Action, survey: Slides) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        tile = game.cavern.tile_at(action.a)
        return refuse_group(survey, tile) if tile >= 0 else NOT_A_GROUP

    def take(self, game: Vast, action: Action) -> None:
        group = game.cavern.tile_at(action.a)
        slides = Slides(game.cavern, group)  # it may be chosen, so that no other group's are shorter
        ways = slides.shortest(group)
        if len(ways) > 1:
            game.push(ChooseSlide(self.by, int(group)))
        elif ways:
            slide_group(game, group, STEPS[ways[0]] * slides.least)
        else:
            self.join_across(game, group)

    def join_across(self, game: Vast, group: i64) -> None:
        """VAST-SPL-003  No straight slide makes contact: the shortest translation, or the choice of several."""
        joins = shortest_joins(game.cavern, group)
        if len(joins) > 1:
            game.push(ChooseJoin(self.by, int(group)))
        else:
            slide_group(game, group, joins[0])

    def question(self, game: Vast) -> Label:
        return label("vast-ask-group")

    def rule(self) -> str:
        return "VAST-SPL-002"


@final
@dataclass(frozen=True)
class ChooseSlide(SurveyedDecision):
    """VAST-SPL-003  In which direction does the group slide? It stops at the first contact."""

    by: i64
    tile: int

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def survey(self, game: Vast) -> Slides:
        return Slides(game.cavern)

    def candidates_in(self, game: Vast, survey: Slides) -> list[Action]:
        return WAYS

    def refuse_in(self, game: Vast, action: Action, survey: Slides) -> i64:
        if action.verb != DIRECTION:
            return WRONG_KIND
        length = survey.length(self.tile, action.a)
        if length == survey.least and length > 0:
            return LEGAL
        return SHORTER_SLIDE if length > 0 else NEVER_TOUCHES

    def take(self, game: Vast, action: Action) -> None:
        slide_group(game, self.tile, STEPS[action.a] * Slides(game.cavern, self.tile).least)

    def question(self, game: Vast) -> Label:
        return label("vast-ask-slide", square=SQUARE_NAMES[game.cavern.where[self.tile]])

    def rule(self) -> str:
        return "VAST-SPL-003"


@final
@dataclass(frozen=True)
class ChooseJoin(SurveyedDecision):
    """VAST-SPL-003  Where does the first tile of the group come to lie? All the places are equally near."""

    by: i64
    tile: int

    def who(self, game: Vast) -> i64:
        return game.seat(self.by)

    def survey(self, game: Vast) -> list[i64]:
        return [game.cavern.where[self.tile] + offset for offset in shortest_joins(game.cavern, self.tile)]

    def candidates_in(self, game: Vast, survey: list[i64]) -> list[Action]:
        return [SQUARES[cell] for cell in survey]

    def refuse_in(self, game: Vast, action: Action, survey: list[i64]) -> i64:
        if action.verb != SQUARE:
            return WRONG_KIND
        return LEGAL if action.a in survey else NEVER_TOUCHES

    def take(self, game: Vast, action: Action) -> None:
        slide_group(game, self.tile, action.a - game.cavern.where[self.tile])

    def question(self, game: Vast) -> Label:
        return label("vast-ask-join", square=SQUARE_NAMES[game.cavern.where[self.tile]])

    def rule(self) -> str:
        return "VAST-SPL-003"
