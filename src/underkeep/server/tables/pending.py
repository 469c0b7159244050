"""Work that is done to the end, whoever goes away meanwhile; a server closes after it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Value = TypeVar("Value")


class PendingWork:
    """The writes and calls that are under way."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    async def finish(self, work: Coroutine[Any, Any, Value]) -> Value:
        """Do it to the end even if whoever asked goes away meanwhile."""
        return await asyncio.shield(self.begin(work))

    def begin(self, work: Coroutine[Any, Any, Value]) -> asyncio.Task[Value]:
        """Do it while nobody waits for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Wait for all of it."""
        await asyncio.gather(*self.tasks, return_exceptions=True)
