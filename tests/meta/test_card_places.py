"""Adding a component and forgetting a place fails here, with the name of the place (docs/adding-a-card.md lists them).

The breach is planted in a copy of the tree: its content and its `names.py` have one Treasure more.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.meta.card_places import ROOT, places, unknown
from underkeep.core.formats.content import make_pack
from underkeep.core.kernel.errors import BadInput
from underkeep.library import load_game

TREASURE = """
[[treasure]]
id = "moon_bell"
cube = true
name = { en = "Moon Bell", it = "Campana della Luna" }
text = { en = "It rings.", it = "Suona." }
reconstructed = false
source = "invented"
"""


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree with one Treasure more, told to the engine and to nobody else."""
    root = tmp_path_factory.mktemp("planted")
    for part in ("src", "client/src/games", "tests"):
        shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("web", "__pycache__", "*.so", "golden"))
    vast = root / "src/underkeep/games/vast"
    with (vast / "content/knight.toml").open("a", encoding="utf-8") as file:
        file.write(TREASURE)
    names = vast / "names.py"
    text = names.read_text(encoding="utf-8")
    names.write_text(text.replace('"treasure_trove",\n]', '"treasure_trove", "moon_bell",\n]'), encoding="utf-8")
    return root


def checked(root: Path) -> list[str]:
    """What the check says in a tree."""
    paths = os.pathsep.join((str(root / "src"), str(root)))
    command = [sys.executable, "-m", "tests.meta.card_places"]
    environment = {**os.environ, "PYTHONPATH": paths, "UNDERKEEP_NATIVE": "0"}
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n")[:-1]


def test_every_place_knows_every_component() -> None:
    assert unknown() == []


def test_a_new_card_is_missed_by_name_in_every_place_that_forgot_it(planted: Path) -> None:
    told = checked(planted)

    assert [line.split(": ")[:2] for line in told] == [
        ["treasure moon_bell", place.path] for place in places() if "treasure" in place.kinds
    ]


def test_a_face_without_a_name_in_the_engine_is_refused_when_the_pack_is_loaded() -> None:
    pack = load_game("vast").pack
    knight = pack.trees["knight"]
    more = [*knight["treasure"], {**knight["treasure"][0], "id": "moon_bell"}]
    trees = {**pack.trees, "knight": {**knight, "treasure": more}}

    with pytest.raises(BadInput, match="moon_bell: missing, unknown or doubled"):
        load_game("vast").spec.content(make_pack("vast", "mine", "1", trees))


def test_the_page_about_cards_names_every_place() -> None:
    page = (ROOT / "docs/adding-a-card.md").read_text(encoding="utf-8")

    games = {place.path: place.path.replace(f"/{place.game}/", "/<game>/") for place in places()}
    assert [path for path, general in games.items() if path not in page and general not in page] == []
