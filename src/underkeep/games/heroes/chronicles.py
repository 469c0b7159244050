"""KHO-SCN-0004  The Chronicles as content: four scenarios each, told as one story of certain clans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from underkeep.core.formats.content import Entry, Words
from underkeep.games.heroes.names import CHAPTERS, CHRONICLE_NAMES, CLAN_NAMES, GIFT_NAMES, SCENARIO_NAMES


@final
@dataclass(frozen=True)
class Chapter:
    """KHO-SCN-0004  A scenario of a Chronicle, what leads to it, and what its end gives or takes (KHO-SCN-0008)."""

    scenario: str
    story: Words
    won: str
    lost: str


@final
@dataclass(frozen=True)
class ChronicleStory:
    """KHO-SCN-0004  Four chapters, the clans that they tell of, and how the story ends."""

    id: str
    name: Words
    story: Words
    clans: tuple[str, ...]
    chapters: tuple[Chapter, ...]
    ending: Words


def chronicle_named(chronicles: tuple[ChronicleStory, ...], id: str) -> ChronicleStory | None:
    """By its id; None for a scenario that is played by itself."""
    for chronicle in chronicles:
        if chronicle.id == id:
            return chronicle
    return None


# ---------------------------------------------------------------------- reading
def read_chronicles(file: Entry) -> tuple[ChronicleStory, ...]:
    """Those of the game, in their order."""
    entries = file.entries("chronicle")
    if len(entries) != len(CHRONICLE_NAMES):
        raise file.bad("chronicle", f"{len(entries)} Chronicles", f"Give exactly: {', '.join(CHRONICLE_NAMES)}.")
    found = [read_chronicle(entry, id) for entry, id in zip(entries, CHRONICLE_NAMES, strict=True)]
    file.done()
    return tuple(found)


def read_chronicle(entry: Entry, id: str) -> ChronicleStory:
    clans = entry.texts("clans")
    if not clans or any(name not in CLAN_NAMES for name in clans):
        raise entry.bad("clans", f"{list(clans)} does not fit", f"Name some of: {', '.join(CLAN_NAMES)}.")
    chapters = tuple([read_chapter(chapter) for chapter in entry.entries("chapter")])
    if len(chapters) != CHAPTERS:
        raise entry.bad("chapter", f"{len(chapters)} chapters", f"Give {CHAPTERS}.")
    chronicle = ChronicleStory(
        entry.choice("id", (id,)), entry.words("name"), entry.words("story"), clans, chapters, entry.words("ending")
    )
    entry.text("source")
    entry.flag("reconstructed")
    entry.done()
    return chronicle


def read_chapter(entry: Entry) -> Chapter:
    """The last chapter leaves nothing behind: it may do without `won` and `lost`."""
    gifts = tuple(GIFT_NAMES)
    chapter = Chapter(
        entry.choice("scenario", tuple(SCENARIO_NAMES)),
        entry.words("story"),
        entry.choice("won", gifts) if entry.has("won") else "",
        entry.choice("lost", gifts) if entry.has("lost") else "",
    )
    entry.done()
    return chapter
