"""Where the games of a study are played: in this process, on all cores, or on a Dask cluster.

Work is cut into tasks whose results depend on nothing but the task, so it does not matter who does them, or in what
order.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from underkeep.core.kernel.errors import BadInput

Task = TypeVar("Task")
Done = TypeVar("Done")
INSTALL: Final = "pip install 'underkeep[cluster]'"
SECONDS_TO_CONNECT: Final = 10


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, cluster: str = "") -> Iterator[Done]:
    """The results of all tasks as they come in. Tasks are taken when somebody is about to do them, so that whoever
    gives them may stop; a cluster, whose size we do not know, gets all at once.
    """
    if not cluster and jobs == 1:
        yield from map(work, tasks)
        return
    rest = iter(tasks)
    with workers(jobs, cluster) as executor:
        waiting: set[Future[Done]] = {
            executor.submit(work, task) for task in islice(rest, None if cluster else jobs + 1)
        }
        try:
            while waiting:
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {executor.submit(work, task) for task in islice(rest, len(ready))}
                for done in ready:
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
