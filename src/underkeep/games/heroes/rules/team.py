"""KHO-RUL-09  Decisions of the team: the active player decides, or the table votes and that player breaks ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.frames import Decision, SimultaneousDecision
from underkeep.core.kernel.native import i64
from underkeep.core.kernel.views import Label, label
from underkeep.games.heroes.actions import TABLE, TRUST, TRUST_ACTIVE
from underkeep.games.heroes.refusals import LEGAL, NOT_A_TIE, TRUSTS_ITSELF
from underkeep.games.heroes.state.changes.turn import cast_vote, clear_votes
from underkeep.games.heroes.state.events.guild import TeamVoted, VotesShown, VotesTied
from underkeep.games.heroes.state.game import Heroes


class TeamDecision(Decision):
    """KHO-API-02  A question that the players answer collectively; the active player speaks for the team."""

    def who(self, game: Heroes) -> i64:
        return game.turn.active


def ask(game: Heroes, question: Decision) -> None:
    """Put a question, or take the only answer there is."""
    only = question.only_option(game)
    if only is not None:
        question.take(game, only)
    else:
        game.push(question)


def ask_hand(game: Heroes, question: Decision) -> None:
    """KHO-SETUP-15  A question about hand cards; with hidden hands it is always put, or its absence would tell."""
    if game.rules.open_hands:
        ask(game, question)
    else:
        game.push(question)


def ask_team(game: Heroes, question: Decision) -> None:
    """KHO-ASSAULT-04  Put a question to the team; a vote lies on top of the question it is about."""
    only = question.only_option(game)
    if only is not None:
        question.take(game, only)
        return
    game.push(question)
    if game.rules.votes:
        clear_votes(game)
        game.push(VOTE)


def is_voting(game: Heroes) -> bool:
    """Is a vote under way?"""
    return not game.over() and isinstance(game.top(), Vote)


def question_below(game: Heroes) -> Decision:
    """What the vote on top is about."""
    below = game.frames[len(game.frames) - 2]
    assert isinstance(below, Decision)
    return below


def answer_below(game: Heroes, action: Action) -> None:
    """The team's answer to the question that lies on top now."""
    question = game.top()
    assert isinstance(question, Decision)
    game.finish()
    if game.listener is not None:
        game.tell(TeamVoted(action.text))
    question.take(game, action)


@final
@dataclass(frozen=True)
class Vote(SimultaneousDecision):
    """KHO-RUL-09  Everybody votes on the question below."""

    def rule(self) -> str:
        return "KHO-RUL-09"

    def question(self, game: Heroes) -> Label:
        return question_below(game).question(game)

    def asked(self, game: Heroes) -> i64:
        mask: i64 = 0
        for role in range(game.roles):
            if game.votes[role] < 0:
                mask |= i64(1) << role
        return mask

    def candidates(self, game: Heroes, role: i64) -> list[Action]:
        """Whoever trusts the active player votes as that player does."""
        return [*question_below(game).candidates(game), TRUST_ACTIVE]

    def refuse(self, game: Heroes, role: i64, action: Action) -> i64:
        if action.verb == TRUST:
            return TRUSTS_ITSELF if role == game.turn.active else LEGAL
        return question_below(game).refuse(game, action)

    def answer(self, game: Heroes, role: i64, action: Action) -> None:
        answers = question_below(game).options(game)
        cast_vote(game, role, i64(len(answers) if action.verb == TRUST else answers.index(action)))

    def resolve(self, game: Heroes) -> None:
        """KHO-RUL-09  Most votes win; a tie is decided by the active player."""
        question = game.top()
        assert isinstance(question, Decision)
        options = question.options(game)
        votes = counted_votes(game, i64(len(options)))
        tally = [votes.count(n) for n in range(len(options))]
        best = [n for n, count in enumerate(tally) if count == max(tally)]
        if game.listener is not None:
            game.tell(votes_shown(game, votes, best, len(options)))
        clear_votes(game)
        if len(best) == 1:
            answer_below(game, options[best[0]])
        else:
            tied = [options[n] for n in best]
            if game.listener is not None:
                game.tell(VotesTied(tuple([action.text for action in tied])))
            game.push(TieBreak(tuple([int(action.number) for action in tied])))


def counted_votes(game: Heroes, trusting: i64) -> list[int]:
    """KHO-RUL-09  By seat, the answer that each vote counts for."""
    lead = game.votes[game.turn.active]
    return [int(lead if vote == trusting else vote) for vote in game.votes]


def votes_shown(game: Heroes, votes: list[int], best: list[int], trusting: int) -> VotesShown:
    """KHO-RUL-09  Who voted for what has most votes, who for something else, and who trusted the active player."""
    names = game.rules.clan_names()
    return VotesShown(
        tuple([names[role] for role, vote in enumerate(votes) if vote in best]),
        tuple([names[role] for role, vote in enumerate(votes) if vote not in best]),
        tuple([names[role] for role in range(len(votes)) if game.votes[role] == trusting]),
    )


@final
@dataclass(frozen=True)
class TieBreak(TeamDecision):
    """KHO-RUL-09  The active player decides among the answers with most votes."""

    tied: tuple[int, ...]

    def rule(self) -> str:
        return "KHO-RUL-09"

    def question(self, game: Heroes) -> Label:
        return label("heroes-ask-tie")

    def candidates(self, game: Heroes) -> list[Action]:
        return [TABLE.actions[number] for number in self.tied]

    def refuse(self, game: Heroes, action: Action) -> i64:
        return LEGAL if int(action.number) in self.tied else NOT_A_TIE

    def take(self, game: Heroes, action: Action) -> None:
        answer_below(game, action)


VOTE: Final = Vote()
FRAMES: Final = (Vote, TieBreak)
