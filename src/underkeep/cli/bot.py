"""`underkeep bot`: let a bot play at the tables of a server, by the token of its account."""

from __future__ import annotations

import secrets

import click

from underkeep.bots.api import Budget
from underkeep.bots.named import BotMistake, ask
from underkeep.cli.words import WHO
from underkeep.client import AskedQuestion, Client, Ended


@click.command()
@click.argument("bot", metavar="BOT")
@click.option("--server", "url", required=True, help="Address of the server.")
@click.option("--token", required=True, envvar="UNDERKEEP_TOKEN", help="Token of the account, or UNDERKEEP_TOKEN.")
@click.option("--seconds", type=click.FloatRange(0.01), default=1.5, show_default=True, help="For one answer.")
@click.option("--games", type=click.IntRange(1), default=None, help="Stop after so many games.")
@click.option("--challenges/--no-challenges", default=True, help="Take seats that others offer.")
def bot(bot: str, url: str, token: str, seconds: float, games: int | None, challenges: bool) -> None:
    """Play where the account is asked."""
    played = 0
    with Client(url, token, lambda offer: challenges) as client:
        click.echo(f"{bot} plays at {url}; Ctrl-C ends it.")
        for event in client.events():
            if isinstance(event, AskedQuestion):
                client.answer(event, chosen(bot, event, seconds))
            elif isinstance(event, Ended):
                played += 1
                click.echo(f"Table {event.table} is over: {', '.join(event.result.winners) or 'nobody'} won.")
                if played == games:
                    return


def chosen(bot: str, question: AskedQuestion, seconds: float) -> str:
    """The bot's move; a mistake is told, and the first option played, since the table waits."""
    try:
        budget, seed = Budget(seconds), secrets.randbits(32)
        return ask(bot, question.game, question.view, question.prompt, budget, seed).move
    except BotMistake as error:
        click.echo(f"Table {question.table}, {question.game}: {error}", err=True)
        return question.prompt.options[0].move


bot.help = f"{bot.help}\n\nBOT: {WHO}"
