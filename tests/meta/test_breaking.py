"""`./run break`: what it breaks, what it leaves alone, and that it tells tested rules from untested ones."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from scripts.mutations import Mutant, mutants

ROOT = Path(__file__).resolve().parents[2]

CODE = '''
"""DT-MOVE-01  A module's docstring breaks nothing."""

STEPS = 3  # DT-MOVE-01
OTHER = 5
# kinds of ground (DT-MOVE-01)
FLOOR = 0
PIT = 1


def refuse_walk(steps: int, wall: bool) -> int:
    """DT-MOVE-03  Walls stop him."""
    if wall:
        return 1
    if game.listener is not None:
        game.listener.hear(Walked(7))
    if friend >= 0:
        return 0
    # DT-MOVE-02
    return 2 if steps > STEPS else 0


def unnamed(steps: int) -> bool:
    """Says nothing about a rule."""
    return steps > 1


class Walk(Procedure):
    """DT-MOVE-01  He walks."""

    who: int = 0

    def run(self, game: Toy, step: int) -> None:
        match step:
            case 0: self.leave(game)
            case _: game.finish()

    def leave(self, game: Toy) -> None:
        """DT-MOVE-06  He may not stop on a friend."""
        è = game.pay(1)
        game.walked += è
        game.tell(Walked(5))
'''

CONTENT = """
[[character]]
id = "troll"
rule = "DT-CHAR-TROLL"
movement = 2     # slow
magic = false
reconstructed = true

[[character]]
id = "nobody"
movement = 3
"""


def toy(folder: Path) -> list[Mutant]:
    (folder / "content").mkdir(parents=True)
    (folder / "walk.py").write_text(CODE, "utf-8")
    (folder / "content" / "characters.toml").write_text(CONTENT, "utf-8")
    return mutants(folder)


def test_cited_lines_are_broken_in_every_way_and_others_left_alone(tmp_path: Path) -> None:
    found = {(mutant.line, " ".join(mutant.rules), mutant.change) for mutant in toy(tmp_path / "toy")}

    assert found == {
        (4, "DT-MOVE-01", "number changed: 3 -> 4"),
        (13, "DT-MOVE-03", "negated: wall -> not wall"),
        (14, "DT-MOVE-03", "number changed: 1 -> 2"),
        (17, "DT-MOVE-03", "negated: friend >= 0 -> not friend >= 0"),
        (18, "DT-MOVE-03", "number changed: 0 -> 1"),
        (20, "DT-MOVE-02", "negated: steps > STEPS -> not steps > STEPS"),
        (20, "DT-MOVE-02", "compared differently: steps > STEPS -> steps >= STEPS"),
        (20, "DT-MOVE-02", "number changed: 2 -> 3"),
        (20, "DT-MOVE-02", "number changed: 0 -> 1"),
        (35, "DT-MOVE-06", "left out: self.leave(game)"),
        (40, "DT-MOVE-06", "number changed: 1 -> 2"),
        (41, "DT-MOVE-06", "left out: game.walked += è"),
        (5, "DT-CHAR-TROLL", "data changed: movement = 2 -> 3"),
        (6, "DT-CHAR-TROLL", "data changed: magic = false -> true"),
    }


def test_a_mutant_changes_only_what_it_says(tmp_path: Path) -> None:
    left_out = next(mutant for mutant in toy(tmp_path / "toy") if "walked" in mutant.change)

    assert left_out.applied(CODE.encode()).decode() == CODE.replace("game.walked += è", "pass")


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A copy of the package with a game of three rules, one of which is hardly tested."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "games", "web"))
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name, text in TOY.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text), "utf-8")
    shutil.copy(ROOT / "src" / "underkeep" / "games" / "__init__.py", tmp_path / "src" / "underkeep" / "games")
    return tmp_path


ENTRY = """
    [[rule]]
    id = "{id}"
    kind = "rule"
    section = {{ en = "Toy", it = "Gioco" }}
    title = {{ en = "Toy", it = "Gioco" }}
    text = {{ en = "Toy.", it = "Gioco." }}
    source = "test"
"""

TOY = {
    "src/underkeep/games/toy/game.toml": 'id = "toy"\n',
    "src/underkeep/games/toy/__init__.py": '"""A game of three rules."""\n',
    "src/underkeep/games/toy/rulebook/1.toml": "".join(ENTRY.format(id=f"TOY-ADD-0{n}") for n in (1, 2, 3)),
    "src/underkeep/games/toy/walk.py": '''
        """Comparing."""


        def same(a: int, b: int) -> bool:
            """TOY-ADD-01  True if both are equal."""
            return a == b


        def other(a: int, b: int) -> bool:
            """TOY-ADD-02  True if they differ."""
            return a != b


        def within(a: int, b: int) -> bool:
            """TOY-ADD-03  True if the first divides the second."""
            return not b % a
    ''',
    "tests/games/toy/test_walk.py": """
        from underkeep.games.toy.walk import other, same


        def test_TOY_ADD_01_equal():
            assert same(2, 2)


        def test_TOY_ADD_02_weak():
            assert other(2, 2) in (True, False)


        def test_names_no_rule():
            assert not other(2, 2)
    """,
    "tests/games/toy/test_positions.py": """
        import pytest

        from underkeep.games.toy.walk import within


        @pytest.mark.parametrize("number", [pytest.param(4, id="four"), pytest.param(5, id="five")])
        def test_position(number):
            assert within(number, 20)
    """,
    "tests/games/toy/positions/five.yaml": "rule: TOY-ADD-03\n",
}


def break_rules(repository: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(repository / "scripts" / "breaking.py"), "toy", "--json", *options]
    env = {**os.environ, "PYTHONPATH": str(repository / "src"), "UNDERKEEP_NATIVE": "0"}
    return subprocess.run(command, cwd=repository, env=env, capture_output=True, text=True, check=False)


def test_a_tested_rule_kills_and_an_untested_one_lets_survive(repository: Path) -> None:
    before = (repository / "src/underkeep/games/toy/walk.py").read_bytes()

    done = break_rules(repository, "--sample", "9")

    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    survivor = result["survivors"].pop()
    assert result == {"sampled": 3, "killed": 2, "survivors": []}
    assert survivor["at"] == "src/underkeep/games/toy/walk.py:12"
    assert survivor["id"] == "TOY-ADD-02"
    assert survivor["mutation"] == "negated: a != b -> not a != b"
    assert (repository / "src/underkeep/games/toy/walk.py").read_bytes() == before


def test_tests_that_fail_unbroken_end_it_with_status_2(repository: Path) -> None:
    (repository / "tests/games/toy/test_walk.py").write_text("def test_TOY_ADD_01_wrong():\n    assert False\n")

    done = break_rules(repository, "--id", "TOY-ADD-01")

    assert done.returncode == 2
    assert "fail before any rule is broken" in done.stderr
    assert done.stdout == ""


def test_what_was_tried_is_kept_until_code_or_test_changes(repository: Path) -> None:
    first = json.loads(break_rules(repository, "--all", "--resume", "--minutes", "0.001").stdout)
    rest = json.loads(break_rules(repository, "--all", "--resume").stdout)
    none = json.loads(break_rules(repository, "--all", "--resume").stdout)
    assert first["sampled"] + rest["sampled"] == 3
    assert none["sampled"] == 0
    assert statuses(repository) == {"TOY-ADD-01": "decided", "TOY-ADD-02": "cited", "TOY-ADD-03": "decided"}

    test = repository / "tests/games/toy/test_walk.py"
    test.write_text(test.read_text("utf-8").replace("same(2, 2)", "same(3, 3)"), "utf-8")

    assert statuses(repository) == {"TOY-ADD-01": "not yet tried", "TOY-ADD-02": "cited", "TOY-ADD-03": "decided"}
    assert json.loads(break_rules(repository, "--all", "--resume").stdout)["sampled"] == 1


def statuses(repository: Path) -> dict[str, str]:
    """What `underkeep rules coverage` says of each id."""
    command = [sys.executable, "-m", "underkeep.cli", "rules", "coverage", "toy", "--json"]
    env = {**os.environ, "PYTHONPATH": str(repository / "src"), "UNDERKEEP_NATIVE": "0"}
    done = subprocess.run(command, cwd=repository, env=env, capture_output=True, text=True, check=True)
    return {row["id"]: row["tried"] for row in json.loads(done.stdout)["rules"]}
