"""`underkeep play`: a game in the terminal, hot-seat or against a random bot, in English or Italian."""

from __future__ import annotations

import secrets
from pathlib import Path

import click

from underkeep.cli.hotseat import load_table, new_table
from underkeep.cli.names import BotName, a_game
from underkeep.cli.screen import Screen
from underkeep.cli.words import WHO, chosen_options, in_language, open_game, with_content, with_options
from underkeep.core.kernel.luck import SEED_BYTES, seed_from_text


@click.command()
@a_game()
@with_options
@click.option("--seed", help="Whole number or 64 hexadecimal digits; else a new one.")
@with_content
@click.option("--seat", "seats", metavar="ROLE[,ROLE]", multiple=True, help="The roles of one person here.")
@click.option("--bots", type=BotName(), metavar="BOT", help=f"Who plays the roles without a seat. {WHO} Or none.")
@click.option("--load", "file", type=click.Path(path_type=Path), help="Go on with a saved game or position.")
@in_language
def play(
    game: str,
    options: tuple[str, ...],
    seed: str | None,
    pack: Path | None,
    seats: tuple[str, ...],
    bots: str | None,
    file: Path | None,
    lang: str,
) -> None:
    """Play in the terminal; `help` lists what can be typed.

    Every role is a person at this device unless --seat or --bots say otherwise.
    """
    loaded = open_game(game, pack)
    chosen = chosen_options(loaded.spec, options)
    key = seed_from_text(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    table = new_table(loaded, chosen, key) if file is None else load_table(loaded, file)
    table.sit(seats, bots)
    Screen(table, lang, seats, bots).run()
