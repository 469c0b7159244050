"""Every sentence that the server says stands in both languages, and none stands there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import underkeep

PACKAGE = Path(underkeep.__file__).parent
SAID = re.compile(r"\"(server-[a-z0-9-]+?)\"|(server-http-)\{")
WRITTEN = re.compile(r"^(server-[a-z0-9-]+) =", re.MULTILINE)


def said() -> set[str]:
    """Message ids in the server's code; those of HTTP errors are made by the hundred."""
    text = "".join(path.read_text("utf-8") for path in (PACKAGE / "server").rglob("*.py"))
    found = {plain or f"{family}4" for plain, family in SAID.findall(text)}
    return found | {"server-http-5"}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_servers_sentences_are_complete(lang: str) -> None:
    written = WRITTEN.findall((PACKAGE / "locale" / lang / "server.ftl").read_text("utf-8"))
    assert len(written) == len(set(written))
    assert set(written) == said()
