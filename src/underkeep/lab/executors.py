"""Where the games of a study are played: in this process, on all cores, or on a Dask cluster.

Work is cut into tasks whose results depend on nothing but the task, so it does not matter who does them, or in what
order.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from underkeep.core.errors import BadInput

Task = TypeVar("Task")
Done = TypeVar("Done")
INSTALL: Final = "pip install 'underkeep[cluster]'"
SECONDS_TO_CONNECT: Final = 10


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, cluster: str = "") -> Iterator[Done]:
    """The results of all tasks as they come in."""
    if not cluster and jobs == 1:
        yield from map(work, tasks)
        return
    with workers(jobs, cluster) as executor:
        waiting: list[Future[Done]] = [executor.submit(work, task) for task in tasks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for left in waiting:
                left.cancel()


@contextmanager
def workers(jobs: int, cluster: str) -> Iterator[Executor]:
    if cluster:
        with connected(cluster) as client:
            yield client.get_executor(pure=False)  # equal calls are not one call: each task is done
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield pool


def connected(address: str) -> Any:
    """A client of the Dask scheduler at that address."""
    try:
        from distributed import Client
    except ImportError:
        raise BadInput("needs the package `distributed`", "--cluster", f"Install it: {INSTALL}") from None
    try:
        return Client(address, timeout=SECONDS_TO_CONNECT)
    except (OSError, ValueError) as error:
        remedy = "Start one with `dask scheduler` and give its address, for example tcp://host:8786."
        raise BadInput(f"no Dask scheduler answers: {error}", f"--cluster {address}", remedy) from None
