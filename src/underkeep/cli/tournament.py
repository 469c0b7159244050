"""`underkeep tournament`: bots against each other with rotated seats, until a test decides or the games are played."""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from underkeep.cli.names import BotName, a_game
from underkeep.cli.words import WHO, as_json, open_game, say_json, with_content, with_options
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from_text
from underkeep.lab import ratings
from underkeep.lab.simulate import cores, share_tree
from underkeep.lab.tournament import (
    Bounds,
    Bout,
    Match,
    in_the_same_role,
    line_of,
    mend,
    play,
    read_bouts,
    record,
    refuse_bad,
    that_count,
    verdict,
    whole_rounds,
    win_share,
)

SHOWN_MISTAKES = 5


@dataclass(frozen=True)
class GameRunners:
    """Who plays the games: so many processes here, or a Dask cluster."""

    jobs: int
    cluster: str


@click.command()
@a_game()
@click.option("--bots", type=BotName(), required=True, metavar="BOT,BOT", help=f"{WHO} The first is the one tested.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games at most.")
@click.option("--seed", default="1", show_default=True, help="Whole number or 64 hexadecimal digits.")
@click.option("--jobs", type=click.IntRange(1), help="Processes; all cores if not given.")
@click.option("--cluster", default="", metavar="ADDRESS", help="Dask scheduler whose workers play.")
@click.option("--test", "bounds", metavar="LOW,HIGH", help="Stop when it is clear whether the share is LOW or HIGH.")
@click.option("--out", type=click.Path(path_type=Path), help="File of games; those in it are not played again.")
@click.option(
    "--seconds", type=click.FloatRange(0, min_open=True), help="A decision may take; else as long as it likes."
)
@click.option("--records", type=click.Path(path_type=Path), help="Folder that keeps every game as a record.")
@click.option("--mistakes", type=click.Choice(["lose", "stop"]), default="lose", help="What a bot's mistake does.")
@with_options
@with_content
@as_json
def tournament(
    game: str,
    bots: str,
    games: int,
    seed: str,
    jobs: int | None,
    cluster: str,
    bounds: str | None,
    out: Path | None,
    seconds: float | None,
    records: Path | None,
    mistakes: str,
    options: tuple[str, ...],
    pack: Path | None,
    as_json: bool,
) -> None:
    """Play bots against each other and say who is stronger."""
    seed_from_text(seed)
    open_game(game, pack)
    names = tuple(name.strip() for name in bots.split(","))
    match = Match(
        game,
        names,
        options,
        None if pack is None else pack.absolute(),
        seed.strip(),
        games,
        math.inf if seconds is None else seconds,
        mistakes == "lose",
        None if records is None else records.absolute(),
    )
    refuse_bad(match)
    limits = read_bounds(bounds, match)
    bouts = watch(match, GameRunners(min(jobs or cores(), games), cluster), limits, out, quiet=as_json)
    if as_json:
        return say_json(tree(match, bouts, limits))
    say_table(match, bouts, limits)


def read_bounds(text: str | None, match: Match) -> Bounds | None:
    """Two shares, the lower first."""
    if text is None:
        return None
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise BadInput(f"{text!r} is not two numbers", "--test", "Write 0.5,0.6.") from None
    if not 0 < low < high < 1 or len(match.bots) != 2:
        raise BadInput("a test wants two bots and 0 < LOW < HIGH < 1", "--test", "Write 0.5,0.6.")
    return low, high


def watch(match: Match, players: GameRunners, limits: Bounds | None, out: Path | None, quiet: bool) -> list[Bout]:
    """All games that count, written as they end; the test looks only at whole rounds, in their order."""
    bouts = [] if out is None else read_bouts(out, match)
    if decided(match, bouts, limits):
        return that_count(match, bouts, limits)
    if out is not None:
        mend(out)
    games = play(match, players.jobs, bouts, players.cluster)
    for bout in games:
        bouts.append(bout)
        if out is not None:
            write_line(out, line_of(bout))
        if not quiet:
            say_bout(match, bout, bouts)
        if decided(match, bouts, limits):
            games.close()
            break
    return that_count(match, bouts, limits)


def write_line(path: Path, line: str) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
    except OSError as error:
        raise BadInput(f"cannot be written: {error.strerror}", str(path), "Give a place you may write to.") from None


def decided(match: Match, bouts: list[Bout], limits: Bounds | None) -> bool:
    return limits is not None and verdict(match, bouts, limits).text != "open"


# ---------------------------------------------------------------------- words
def say_bout(match: Match, bout: Bout, bouts: list[Bout]) -> None:
    won, drawn, played = record(bouts, match.bots[0])
    who = ", ".join(bout.seats[role] for role in bout.winners) or "nobody"
    click.echo(
        f"game {bout.number}: {who} ({bout.decisions} decisions, {bout.seconds:.1f} s)"
        f"   {match.bots[0]} {won} won, {drawn} drawn of {played}",
        err=True,
    )


def say_table(match: Match, bouts: list[Bout], limits: Bounds | None) -> None:
    click.echo(f"{len(bouts)} games of {match.game}, seed {match.seed}")
    for bot in match.bots:
        won, drawn, played = record(bouts, bot)
        one = win_share(bouts, bot)
        if one is not None:
            click.echo(f"  {bot:12} {won:5} won {drawn:4} drawn of {played:5}   {won / played:6.1%}", nl=False)
            click.echo(f"  [{one.low:.1%}, {one.high:.1%}]   {by_role(bouts, bot)}")
    say_mistakes(bouts)
    say_ratings(match, bouts)
    say_difference(match, bouts)
    if limits is not None:
        stands = verdict(match, bouts, limits)
        click.echo(f"test {limits[0]:g} against {limits[1]:g}: {match.bots[0]} is {stands.text}", nl=False)
        click.echo(f" (log likelihood ratio {stands.ratio:.2f}, bounds ±{stands.bound:.2f})")


def say_mistakes(bouts: list[Bout]) -> None:
    """Games that a bot from outside lost by a mistake, the first few in words."""
    told = [bout.mistake for bout in bouts if bout.mistake]
    if told:
        click.echo(f"{len(told)} games were lost by a mistake:")
    for mistake in told[:SHOWN_MISTAKES]:
        click.echo(f"  {mistake}")


def say_ratings(match: Match, bouts: list[Bout]) -> None:
    """Elo around the mean of these bots, overall and in each role."""
    if not bouts:
        return
    click.echo("ratings (Elo, 95 % intervals)")
    in_roles = ratings.by_role(bouts, match.bots)
    for bot, rating in ratings.overall(bouts, match.bots).items():
        parts = [f"{role} {rating_text(some[bot])}" for role, some in in_roles.items() if bot in some]
        click.echo(f"  {bot:12} {rating_text(rating)}   {', '.join(parts)}".rstrip())


def rating_text(rating: ratings.Rating) -> str:
    return f"{rating.points:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]"


def say_difference(match: Match, bouts: list[Bout]) -> None:
    """Of two bots: in the same role of the same seed."""
    found = in_the_same_role(whole_rounds(match, bouts), *match.bots) if len(match.bots) == 2 else None
    if found is not None:
        points, half = found
        click.echo(
            f"in the same role {match.bots[0]} wins {points:+.1f} points more often [{points - half:+.1f},", nl=False
        )
        click.echo(f" {points + half:+.1f}]")


def by_role(bouts: list[Bout], bot: str) -> str:
    parts = []
    for role in bouts[0].seats:
        one = win_share(bouts, bot, role)
        if one is not None:
            parts.append(f"{role} {one.count / one.of:.0%}")
    return ", ".join(parts)


def tree(match: Match, bouts: list[Bout], limits: Bounds | None) -> dict[str, Any]:
    """For programs: the same numbers."""
    overall = ratings.overall(bouts, match.bots)
    in_roles = ratings.by_role(bouts, match.bots)
    told: dict[str, Any] = {
        "game": match.game,
        "seed": match.seed,
        "options": list(match.options),
        "games": len(bouts),
        "bots": {bot: bot_tree(bouts, bot) for bot in match.bots},
        "ratings": {bot: rating_tree(one) for bot, one in overall.items()},
        "ratings_by_role": {
            role: {bot: rating_tree(one) for bot, one in some.items()} for role, some in in_roles.items()
        },
        "seconds": round(sum(bout.seconds for bout in bouts), 1),
        "mistakes": [bout.mistake for bout in bouts if bout.mistake],
    }
    found = in_the_same_role(whole_rounds(match, bouts), *match.bots) if len(match.bots) == 2 else None
    if found is not None:
        told["same_role"] = {"points": round(found[0], 2), "half_width": round(found[1], 2)}
    if limits is not None:
        stands = verdict(match, bouts, limits)
        told["test"] = {"low": limits[0], "high": limits[1], "verdict": stands.text, "ratio": round(stands.ratio, 3)}
    return told


def bot_tree(bouts: list[Bout], bot: str) -> dict[str, Any]:
    won, drawn, played = record(bouts, bot)
    one = win_share(bouts, bot)
    roles = {role: win_share(bouts, bot, role) for role in (bouts[0].seats if bouts else {})}
    return {
        "won": won,
        "drawn": drawn,
        "played": played,
        "share": None if one is None else share_tree(one),
        "roles": {role: share_tree(some) for role, some in roles.items() if some is not None},
    }


def rating_tree(one: ratings.Rating) -> dict[str, float]:
    return {"elo": round(one.points, 1), "low": round(one.low, 1), "high": round(one.high, 1)}
