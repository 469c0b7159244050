"""EngineBuild the compiled engine while the server runs already: on the first start from a checkout.

The bot workers, whose searches need it, get it as soon as it is there; it is kept in `.native/` for the next start.
Servers that start together from one checkout build once: scripts/compile_engine.py waits for whoever was first. A build
ends with its server in whatever way that ends, since the system then closes the build's standard input.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import logging
import os
import re
import shutil
import signal
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from underkeep import engine

log = logging.getLogger("underkeep.engine")
Engine = Literal["compiled", "building", "pure"]
NICE: Final = 10
TOOLS: Final = ("mypyc", "setuptools")


def running() -> Engine:
    """The engine of this process, before anything is built."""
    return "compiled" if engine.chosen() is not None else "pure"


def has_compiler() -> bool:
    """Is there a C compiler?"""
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (configured, "cc", "gcc", "clang"))


def command(root: Path) -> list[str] | None:
    """What compiles: in our own environment if it has the tools, else in one that uv makes for it."""
    script = [str(root / "scripts" / "compile_engine.py"), "--ends-with-input"]
    if all(importlib.util.find_spec(tool) for tool in TOOLS):
        return [sys.executable, *script]
    uv = os.environ.get("UV") or shutil.which("uv")
    if not uv:
        return None
    pinned = [f"{name}=={version}" for name, version in re.findall(r"(\w+) (\d[\d.]*\.\d+)", engine.TOOLCHAIN)]
    wanted = [word for tool in pinned for word in ("--with", tool.replace("mypy==", "mypy[mypyc]=="))]
    return [uv, "run", "--isolated", "--no-project", "--python", sys.executable, *wanted, "python", *script]


class EngineBuild:
    """At most one build, as long as the server runs."""

    def __init__(self, ready: Callable[[], None]) -> None:
        self.ready = ready
        self.engine: Engine = running()
        self.task: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    def start(self) -> None:
        """If a checkout has no compiled engine, and nobody asked for the sources."""
        root = engine.checkout()
        if root is None or engine.choice() != "auto" or self.engine == "compiled":
            return
        if not has_compiler():
            return log.warning("no C compiler: master and grandmaster search on the plain engine, and see less far")
        words = command(root)
        if words is None:
            return log.warning("the engine cannot be compiled here: neither mypyc nor uv")
        self.engine = "building"
        self.task = asyncio.create_task(self.build(words))

    async def build(self, words: list[str]) -> None:
        """Compile, tell the log how it goes, hand it over."""
        log.info("compiling the engine in the background; games can be played meanwhile")
        pipe, to_output = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
        self.process = await asyncio.create_subprocess_exec(
            *behind_others(), *words, stdin=pipe, stdout=pipe, stderr=to_output, start_new_session=True
        )
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            log.info("%s", line.decode("utf-8", "replace").rstrip())
        done = await self.process.wait() == 0
        self.engine = "compiled" if done else "pure"
        if done:
            log.info("the engine is compiled: bots search with it from now on")
            self.ready()
        else:
            log.warning("the engine could not be compiled: bots go on with the plain one")

    async def close(self) -> None:
        """A build that is not done is begun again at the next start."""
        if self.task is not None and not self.task.done():
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            if self.process is not None and self.process.returncode is None:
                end(self.process)
                await self.process.wait()


def behind_others() -> list[str]:
    """Those who play come first, where the system can say so."""
    nice = shutil.which("nice")
    return [nice, "-n", str(NICE)] if nice else []


def end(process: asyncio.subprocess.Process) -> None:
    """The build with all that it started."""
    with contextlib.suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGTERM)
        else:
            process.terminate()
