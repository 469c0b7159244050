"""Lessons that people with a name have done, so that every device of theirs knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from underkeep.lessons import load_lessons
from underkeep.registry import GAMES
from underkeep.server import wire
from underkeep.server.people.accounts import People
from underkeep.server.store.interface import Store
from underkeep.server.tables.table import now


class Learners:
    """How far people are with the lessons."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people

    async def owner(self, session: str | None) -> bytes | None:
        person = None if session is None else await self.people.person(session)
        return None if person is None else person.owner

    async def done(self, session: str | None) -> list[str]:
        owner = await self.owner(session)
        return [] if owner is None else list(await self.store.lessons_done(owner))

    async def keep(self, session: str | None, done: Sequence[str]) -> list[str]:
        """What a device knows goes to what is kept; lessons that are not there are nobody's progress."""
        owner = await self.owner(session)
        real = sorted(set(done) & {f"{game}/{lesson}" for game in GAMES for lesson in lesson_ids(game)})
        if owner is None:
            return real
        kept = await self.store.lessons_done(owner)
        if new := [lesson for lesson in real if lesson not in kept]:
            await self.store.keep_lessons(owner, new, now())
        return sorted({*kept, *new})


def lesson_ids(game: str) -> list[str]:
    return [lesson.id for lesson in load_lessons(game)]


def progress(done: Iterable[str]) -> list[wire.LessonTally]:
    """How many lessons of each game, of those that have any."""
    known = {game: lesson_ids(game) for game in GAMES}
    ticked = set(done)
    return [
        wire.LessonTally(game, sum(f"{game}/{lesson}" in ticked for lesson in ids), len(ids))
        for game, ids in known.items()
        if ids
    ]
