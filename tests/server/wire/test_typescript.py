"""The client's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from underkeep.server.wire.typescript import files, game_types

CLIENT = Path(__file__).parents[3] / "client" / "src"
GENERATED = files(CLIENT)


@pytest.mark.parametrize("path", GENERATED, ids=[str(path.relative_to(CLIENT)) for path in GENERATED])
def test_generated_types_are_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == GENERATED[path], "run `underkeep ts`"


def test_views_become_interfaces(tmp_path: Path) -> None:
    (tmp_path / "seat").mkdir()
    (tmp_path / "seat" / "view.py").write_text(
        "@dataclass(frozen=True)\nclass Square:\n    '''A square.'''\n    edges: tuple[str, int]\n"
        "@dataclass(frozen=True)\nclass Board:\n    squares: tuple[Square, ...]\n    at: str | None\n"
        "    ways: tuple[str | int, ...]\n    lit: bool = False\n"
    )
    (tmp_path / "state" / "events").mkdir(parents=True)
    (tmp_path / "state" / "events" / "moves.py").write_text("@dataclass\nclass Moved:\n    to: str\n")
    assert game_types(tmp_path, {"CARDS": ("axe", "map")}).split("\n", 2)[2] == (
        "/** A square. */\nexport interface Square {\n  edges: [string, number];\n}\n\n"
        "export interface Board {\n  squares: Square[];\n  at: string | null;\n"
        "  ways: (string | number)[];\n  lit: boolean;\n}\n\nexport type View = Board;\n\n"
        'export interface Moved {\n  kind: "Moved";\n  to: string;\n}\n\nexport type Event = Moved;\n'
        '\nexport const CARDS = ["axe", "map"] as const;\n'
    )


def test_what_a_view_may_not_hold_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "seat").mkdir()
    (tmp_path / "seat" / "view.py").write_text("@dataclass\nclass Board:\n    squares: dict[str, int]\n")
    with pytest.raises(TypeError, match="cannot hold dict"):
        game_types(tmp_path, {})
