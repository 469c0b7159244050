"""REST: the rulebook of a game, searches in it, where a rule is used, and worked examples on the board."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from underkeep.library import Loaded
from underkeep.server import rulebooks, wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.http.routes import NAMED, Lang


@get("/api/games/{game:str}/rulebook", tags=["rules"], responses=NAMED, sync_to_thread=True)
def rulebook(game: FromPath[str], lang: FromQuery[Lang] = "en") -> wire.RulebookText:
    """The whole rulebook, in our words, with its chapters and its overview."""
    return rulebooks.rulebook_text(game, lang)


@get("/api/games/{game:str}/rules", tags=["rules"], responses=NAMED, sync_to_thread=True)
def rules_found(
    game: FromPath[str], asked: FromQuery[str], lang: FromQuery[Lang] = "en", role: FromQuery[str] = ""
) -> wire.RulesFound:
    """The rules that answer a question, best first."""
    return rulebooks.rules_found(game, asked[:MAX_ASKED], lang, role)


@get("/api/games/{game:str}/rules/{rule:str}", tags=["rules"], responses=NAMED, sync_to_thread=True)
def rule_uses(game: FromPath[str], rule: FromPath[str], state: State, lang: FromQuery[Lang] = "en") -> wire.RuleUses:
    """Lessons, components, moves and refusals that come from a rule."""
    return rulebooks.rule_uses(loaded(state, game), rule, lang)


@get(
    "/api/games/{game:str}/lessons/{lesson:str}/examples/{step:int}",
    tags=["rules"],
    responses=NAMED,
    sync_to_thread=True,
)
def example(
    game: FromPath[str], lesson: FromPath[str], step: FromPath[int], state: State, lang: FromQuery[Lang] = "en"
) -> wire.Example:
    """A step of a lesson as a worked example: the board before each move, and after the last."""
    return rulebooks.example(loaded(state, game), lesson, step, lang)


def loaded(state: State, game: str) -> Loaded:
    catalogue: Catalogue = state.catalogue
    return catalogue.load(game)


MAX_ASKED: Final = 300  # signs
RULEBOOK_HANDLERS: Final = (rulebook, rules_found, rule_uses, example)
