"""KHO-LAB-01  Which foreign clan's cards come among the loot: the team chooses, or luck does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import CLAN, CLAN_CHOICES
from underkeep.games.heroes.names import CLANS
from underkeep.games.heroes.refusals import CLAN_IN_PLAY, LEGAL, WRONG_KIND
from underkeep.games.heroes.rules.team import TeamDecision, ask_team
from underkeep.games.heroes.state.changes.cards import join_foreign
from underkeep.games.heroes.state.game import CLAN_LUCK, Heroes


def refuse_clan(game: Heroes, clan: i64) -> i64:
    """KHO-LAB-01  A clan nobody plays."""
    for role in range(game.roles):
        if game.rules.clans[role] == clan:
            return CLAN_IN_PLAY
    return LEGAL


def choose_foreign(game: Heroes) -> None:
    """KHO-RUL-11  The team chooses, unless the table leaves it to luck."""
    if game.rules.options.text("laboratory_clan") == "team_choice":
        ask_team(game, CHOOSE_CLAN)
        return
    free = [clan for clan in range(CLANS) if refuse_clan(game, clan) == LEGAL]
    join_foreign(game, free[game.luck.below(CLAN_LUCK, i64(len(free)))])


@final
@dataclass(frozen=True)
class ChooseClan(TeamDecision):
    """KHO-LAB-01  The clan whose ten cards are shuffled into the loot deck."""

    def rule(self) -> str:
        return "KHO-LAB-01"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-clan")

    def candidates(self, game: Heroes) -> list[Action]:
        return CLAN_CHOICES

    def refuse(self, game: Heroes, action: Action) -> i64:
        return refuse_clan(game, action.a) if action.verb == CLAN else WRONG_KIND

    def take(self, game: Heroes, action: Action) -> None:
        join_foreign(game, action.a)


CHOOSE_CLAN: Final = ChooseClan()
FRAMES: Final = (ChooseClan,)
