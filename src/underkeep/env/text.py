"""A game in words, for agents that read and write: observations and options as text, refusals with their rules.

    env = TextEnv("vast", role="thief", opponents="adept")
    turn = env.reset(seed=1)
    while not turn.over:
        turn = env.step(my_agent(turn.text))

One role is the agent's, bots play the others. Everything that is told comes from the role's own view.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from underkeep.bots.api import Budget
from underkeep.bots.named import ask
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.formats.history import History
from underkeep.core.formats.scenes import lines_seen
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import SEED_BYTES, seed_from
from underkeep.core.kernel.spec import GameSpec
from underkeep.core.kernel.views import Prompt, Refusal
from underkeep.core.search.playout import next_random
from underkeep.library import load_game
from underkeep.rule_search import search_rules
from underkeep.rule_sources import load_rulebook
from underkeep.words import Speaker, told_line

MAX_RULES: Final = 3
ILLEGAL: Final = -0.01


@dataclass(frozen=True)
class TextTurn:
    """What an agent reads: the whole text of its situation, its options, and what came of its last answer."""

    text: str
    options: tuple[str, ...]
    reward: float = 0.0
    over: bool = False
    legal: bool = True


class TextEnv:
    """One role of a game, in words."""

    def __init__(
        self,
        game: str,
        role: str = "",
        opponents: str = "adept",
        options: Mapping[str, Any] | None = None,
        content: Path | None = None,
        lang: str = LANGUAGES[0],
        nobody: float = 0.0,
        seconds: float = 0.1,
    ) -> None:
        self.loaded = load_game(game, content)
        self.spec = self.loaded.spec
        self.chosen = self.spec.options.resolve(dict(options or {}))
        self.roles = self.spec.roles(self.chosen)
        if role and role not in self.roles:
            raise BadInput(f"there is no role {role!r}", "role", f"The roles are {', '.join(self.roles)}.")
        self.role = self.roles.index(role) if role else 0
        self.opponents, self.budget, self.nobody = opponents, Budget(seconds), nobody
        self.words = Speaker(lang, game, self.loaded.pack, "terminal", "kernel")
        self.book = load_rulebook(game)
        self.history: History | None = None
        self.told = 0  # lines of the story that the agent has read
        self.dice = 1

    # ------------------------------------------------------------------ play
    def reset(self, seed: int | None = None) -> TextTurn:
        """A new game, played on to the agent's first question."""
        luck = secrets.token_bytes(SEED_BYTES) if seed is None else seed_from(seed)
        self.dice = int.from_bytes(luck[:4], "big") & 0x7FFFFFFF
        begun = self.spec.new(self.chosen, self.loaded.content, luck)
        self.history, self.told = History(self.spec, begun, self.loaded.content), 0
        self.let_others_play()
        return self.turn()

    def step(self, move: str) -> TextTurn:
        """Answer the question by a move text; one that is not legal changes nothing and is told why."""
        prompt = self.prompt()
        if prompt is None:
            raise BadInput("the game is over", "step", "Call reset.")
        refused = self.refusal(move.strip(), prompt)
        if refused:
            return TextTurn(f"{refused}\n\n{self.situation()}", moves(prompt), ILLEGAL, legal=False)
        self.playing().act(self.role, self.spec.parse(move.strip()))
        self.let_others_play()
        return self.turn()

    def rules(self, question: str, most: int = MAX_RULES) -> list[str]:
        """The rules that answer a question best, each with its id."""
        found = [found.rule for found in search_rules([self.spec.id], question)][:most]
        lang = self.words.lang
        return [f"{rule.id} {rule.title.say(lang)}: {rule.text.say(lang)}" for rule in found]

    # ------------------------------------------------------------------ the others
    def playing(self) -> History:
        if self.history is None:
            raise BadInput("no game has begun", "reset", "Call reset first.")
        return self.history

    def prompt(self) -> Prompt | None:
        return self.spec.prompt(self.playing().game, self.role)

    def let_others_play(self) -> None:
        """Until the agent is asked, or it is over."""
        played = self.playing()
        while not played.game.over() and self.prompt() is None:
            role = self.spec.asked(played.game)[0]
            prompt = self.spec.prompt(played.game, role)
            assert prompt is not None
            self.dice = int(next_random(self.dice))
            view = self.spec.view(played.game, frozenset({role}))
            chosen = ask(self.opponents, self.spec.id, view, prompt, self.budget, self.dice)
            played.act(role, self.spec.parse(chosen.move))

    # ------------------------------------------------------------------ words
    def turn(self) -> TextTurn:
        prompt = self.prompt()
        news = self.news()
        if prompt is None:
            return TextTurn(f"{news}\n\n{self.end()}".strip(), (), self.reward(), over=True)
        return TextTurn(f"{news}\n\n{self.situation()}".strip(), moves(prompt))

    def news(self) -> str:
        """The lines of the story that are new to the agent."""
        played = self.playing()
        lines = lines_seen(self.spec, played.moves, 1 << self.role, played.opening)
        fresh, self.told = lines[self.told :], len(lines)
        return "\n".join(said for line in fresh if (said := told_line(self.words, line.event, line.telling)))

    def situation(self) -> str:
        return situation(self.spec, self.words, self.playing().game, self.role)

    def refusal(self, move: str, prompt: Prompt) -> str:
        """Why a move is not accepted, with its rule; nothing for one that is."""
        if any(option.move == move for option in prompt.options):
            return ""
        try:
            action = self.spec.parse(move)
        except BadInput as error:
            return str(error)
        found = self.spec.check(self.playing().game, self.role, action)
        return "" if found is None else self.explained(found)

    def explained(self, found: Refusal) -> str:
        said = self.words.label(found.message)
        if found.asked is not None:
            said += " " + self.words.say("refusal-asked", question=self.words.label(found.asked))
        rule = self.book.by_id.get(found.rule)
        return said if rule is None else f"{said} ({rule.id}: {rule.text.say(self.words.lang)})"

    def end(self) -> str:
        result = self.spec.result(self.playing().game)
        return "" if result is None else self.words.label(result.how)

    def reward(self) -> float:
        """1 for winning, -1 for somebody else's victory, `nobody` when nobody wins."""
        result = self.spec.result(self.playing().game)
        if result is None or not result.winners:
            return self.nobody
        return 1.0 if self.roles[self.role] in result.winners else -1.0


def situation(spec: GameSpec, words: Speaker, game: Game, role: int) -> str:
    """The board as a role sees it and, if it is asked, who it is, the question and the options."""
    board = spec.draw(spec.view(game, frozenset({role})), False, words.lang)
    prompt = spec.prompt(game, role)
    if prompt is None:
        return board
    listed = "\n".join(f"- {option.move}: {words.label(option.label)}" for option in prompt.options)
    return f"{board}\n\n{words.role(prompt.role)}. {words.label(prompt.question)}\n{listed}"


def moves(prompt: Prompt) -> tuple[str, ...]:
    return tuple(option.move for option in prompt.options)
