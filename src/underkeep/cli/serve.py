"""`underkeep serve`: page, tables and bots in one process, with one data file and no other service."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import click
import uvicorn

from underkeep.cli.settings import by_environment, with_settings
from underkeep.core.kernel.errors import BadInput
from underkeep.server.catalogue import Catalogue
from underkeep.server.cluster.forwarding import SiblingGate, TableProxy
from underkeep.server.cluster.siblings import Siblings
from underkeep.server.http.app import WEB, create_app
from underkeep.server.http.headers import App, Guarded
from underkeep.server.http.limits import Quotas, Unlimited
from underkeep.server.http.open_lines import EACH, OpenLines, bounded, room_for_lines
from underkeep.server.people.mail import MailServer, mail_server
from underkeep.server.server import GameServer
from underkeep.server.store.sql import SqlStore
from underkeep.server.store.sqlite import SqliteStore
from underkeep.server.thinking.outside import read_bots

EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  compared with, not bound to
MAX_FRAME_BYTES: Final = 262_144  # longer frames end the connection; the protocol's own limit answers with a reason
SHUTDOWN_SECONDS: Final = 5
LOOPBACK: Final = ("127.0.0.1", "::1")
COLLECT: Final = (10_000, 20, 20)  # new objects before a collection, and how many of those before the next kind


def data_folder() -> Path:
    """Where programs keep their users' data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "underkeep"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "underkeep"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "underkeep"


def default_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def listen(host: str, port: int) -> socket.socket:
    """The address, taken before anything else is done, so that a busy one is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
        sock.listen(100)
    except OSError as error:
        sock.close()
        remedy = f"Stop the program that uses it, or choose another: --port {port + 1}."
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}", "--port", remedy) from None
    except OverflowError:
        sock.close()
        raise BadInput(f"{port} is not a port", "--port", "Give a number from 0 to 65535.") from None
    return sock


def lan_address() -> str:
    """This machine as its neighbours call it; nothing is sent to the address that is asked about."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return address


def links(host: str, port: int) -> tuple[str, str]:
    """The link for this machine and, if we listen everywhere, the one for the local network."""
    if host not in EVERYWHERE:
        return f"http://{f'[{host}]' if ':' in host else host}:{port}", ""
    lan = lan_address()
    return f"http://127.0.0.1:{port}", f"http://{lan}:{port}" if lan else ""


@by_environment
@click.command()
@with_settings
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, help="Port; 0 takes a free one.")
@click.option("--public-url", default="", help="Where people reach the server, if it stands behind a proxy.")
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the data file.")
@click.option("--database", default="", help="postgresql://… instead of a data file.")
@click.option("--sibling-url", default="", help="Where other servers on the same database reach this one.")
@click.option("--content", "packs", multiple=True, type=click.Path(path_type=Path), help="A pack to stand beside.")
@click.option("--bot", "bots", metavar="NAME=BOT", multiple=True, help="A bot from outside: NAME=module:function.")
@click.option("--workers", type=click.IntRange(1), default=default_workers, help="Processes for bots.")
@click.option("--allow-webhooks", is_flag=True, help="Call https addresses that players choose when it is their turn.")
@click.option("--mail-server", "smtp", default="", help="smtps://user:password@host: tell those who wish it by mail.")
@click.option("--mail-from", "sender", default="", help="Address that letters come from.")
@click.option("--trusted-proxy", "proxies", multiple=True, help="Address of a proxy whose X-Forwarded-For counts.")
@click.option("--metrics-from", "readers", multiple=True, help="Address besides this machine that may read /metrics.")
@click.option("--expire", "days", type=click.IntRange(0), default=0, help="Delete tables left alone so many days.")
@click.option("--log-json", is_flag=True, help="Log one JSON object a line.")
@click.option("--unlimited", is_flag=True, help="No limits by address: for measurements, not for the open net.")
def serve(
    host: str,
    port: int,
    public_url: str,
    data: Path | None,
    database: str,
    sibling_url: str,
    packs: tuple[Path, ...],
    bots: tuple[str, ...],
    workers: int,
    allow_webhooks: bool,
    smtp: str,
    sender: str,
    proxies: tuple[str, ...],
    readers: tuple[str, ...],
    days: int,
    log_json: bool,
    unlimited: bool,
) -> None:
    """Serve the games in the browser."""
    begin_log(log_json)
    check_url(public_url, "--public-url")
    check_url(sibling_url, "--sibling-url")
    catalogue = Catalogue(packs, bots=read_bots(bots))
    mail = mail_of(smtp, sender, public_url)
    sock = listen(host, port)
    try:
        store = open_store(data, database)
        here, lan = links(host, sock.getsockname()[1])
        siblings = among_siblings(store, sibling_url or (here if host not in EVERYWHERE else lan or here))
    except BaseException:
        sock.close()
        raise
    server = GameServer(catalogue, store, workers, public_url, lan, allow_webhooks, siblings, True, readers, mail, days)
    announce(public_url or here, lan, "PostgreSQL" if siblings else str(data or data_folder()))
    announce_guests(catalogue)
    run(server, sock, Unlimited() if unlimited else Quotas(), proxies)


def mail_of(url: str, sender: str, public_url: str) -> MailServer | None:
    """Letters hold links, which need the address that people type."""
    if url and not public_url:
        raise BadInput("is not given", "--public-url", "Letters hold links: say where people reach the server.")
    return mail_server(url, sender)


class JsonLines(logging.Formatter):
    """A record of the log as one line that programs read."""

    def format(self, record: logging.LogRecord) -> str:
        told = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        told["text"] = record.getMessage()
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin_log(log_json: bool) -> None:
    """What goes wrong, to standard error."""
    handler = logging.StreamHandler()
    words = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if log_json else words)
    for name, level in (("underkeep", logging.INFO), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level)


def check_url(url: str, option: str) -> None:
    if url and not url.startswith(("http://", "https://")):
        raise BadInput(f"{url!r} is not an address", option, "Give it like https://games.example.org.")


def open_store(data: Path | None, database: str) -> SqlStore:
    """A data file, or a database of PostgreSQL."""
    if not database:
        return SqliteStore(data or data_folder())
    if data is not None:
        raise BadInput("both a folder and a database", "--database", "Give one of --data and --database.")
    if not database.startswith(("postgresql://", "postgres://")):
        raise BadInput("is not an address of PostgreSQL", "--database", "Give it like postgresql://user@host/name.")
    from underkeep.server.store.postgres import PostgresStore

    return PostgresStore(database, "shared")


def among_siblings(store: SqlStore, url: str) -> Siblings | None:
    """On PostgreSQL this server may be one of several; a data file has one."""
    from underkeep.server.store.postgres import PostgresStore

    return Siblings(store, url) if isinstance(store, PostgresStore) else None


def announce(link: str, lan: str, place: str) -> None:
    """What a person wants to know: where to click, where the data is."""
    click.echo(f"Underkeep is open: {link}")
    if lan:
        click.echo(f"On your network:   {lan}")
    click.echo(f"Tables are kept in {place}")
    if not (WEB / "index.html").is_file():
        click.echo("The browser client is not built: only the API is served.", err=True)


def announce_guests(catalogue: Catalogue) -> None:
    """What stands here besides the games' own content and bots."""
    for loaded in catalogue.shelf.values():
        click.echo(f"Content pack:      {loaded.pack.name} {loaded.pack.version} for {loaded.pack.game}")
    for bot in catalogue.bots.values():
        click.echo(f"Bot from outside:  {bot.name}{f' for {bot.game}' if bot.game else ''}")


def whole(app: App, server: GameServer, quotas: Quotas) -> App:
    """The application behind its guard, and before that what siblings send."""
    if server.siblings is None:
        return Guarded(app, server.public_url, quotas)
    forwarding = TableProxy(app, server.siblings)
    return SiblingGate(Guarded(forwarding, server.public_url, quotas), forwarding, server.siblings)


def spare_collector() -> None:
    """Games and their content stay: looking through them for cycles took a sixth of the server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def run(server: GameServer, sock: socket.socket, quotas: Quotas, proxies: tuple[str, ...]) -> None:
    """Until Ctrl-C. Only proxies on this machine and those that are named may say for whom they call."""
    room = room_for_lines()
    each = room if isinstance(quotas, Unlimited) else EACH
    config = uvicorn.Config(
        whole(create_app(server), server, quotas),
        http=bounded(OpenLines(room, each, [*LOOPBACK, *proxies])),
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME_BYTES,
        log_config=None,  # ours: see begin_log
        lifespan="on",
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        forwarded_allow_ips=[*LOOPBACK, *proxies],
    )
    spare_collector()
    with suppress(KeyboardInterrupt):  # uvicorn raises it again when everything is closed
        uvicorn.Server(config).run(sockets=[sock])
    click.echo("Underkeep is closed.")
