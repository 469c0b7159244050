"""The check for dead names finds one, and lets stay what is used or has a reason."""

from __future__ import annotations

from pathlib import Path

from scripts.dead_names import dead_names


def test_a_name_that_nobody_uses_is_found(tmp_path: Path) -> None:
    sources, users = tmp_path / "src", tmp_path / "tests"
    sources.mkdir()
    users.mkdir()
    (sources / "rules.py").write_text("def used():\n    pass\n\ndef dead():\n    pass\n\ndef kept():\n    pass\n")
    (users / "test_rules.py").write_text("from rules import used\n\ndef test_it():\n    used()\n")

    found = dead_names(sources, [users], {"kept"})

    assert [line.rpartition(":")[2] for line in found] == [" function dead"]
