"""The project keeps its own promises: no names of machines, small functions and files, one version each."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import hatch_build
from underkeep import engine

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "underkeep"
TOPS = (".ci", "benchmarks", "client", "docs", "scripts", "src", "tests")
MADE = {"node_modules", "__pycache__", "web", "_native"}  # folders that tools make
HOSTS = ("pypi" + ".org", "python" + "hosted.org", "npm" + "js.org", "npm" + "js.com", "yarn" + "pkg.com")
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home|root|work|opt|Users)/\w|[A-Z]:\\\\?Users")


def committed_files() -> Iterator[Path]:
    """What a commit holds, as far as it is text."""
    yield from (path for path in ROOT.iterdir() if path.is_file() and path.name != "uv.lock")
    for top in TOPS:
        for path in (ROOT / top).rglob("*"):
            if path.is_file() and not MADE & set(path.parts):
                yield path


def texts() -> Iterator[tuple[str, str]]:
    for path in committed_files():
        try:
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # pictures, fonts


def modules() -> Iterator[Path]:
    return (path for path in SOURCES.rglob("*.py") if not MADE & set(path.parts))


def functions() -> Iterator[tuple[str, int]]:
    """Every function of the sources with its length in lines, docstring included."""
    for path in modules():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                place = f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {node.name}"
                yield place, (node.end_lineno or node.lineno) - node.lineno + 1


def pinned() -> dict[str, str]:
    """The exact versions that uv is held to."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines = settings["tool"]["uv"]["constraint-dependencies"]
    return dict(line.partition(";")[0].strip().split("==") for line in lines)


def test_no_file_names_a_registry_host() -> None:
    assert [(name, host) for name, text in texts() for host in HOSTS if host in text] == []


def test_no_file_names_a_path_of_some_machine() -> None:
    assert [(name, found.group()) for name, text in texts() if (found := MACHINE_PATH.search(text))] == []


def test_no_function_is_longer_than_forty_lines() -> None:
    assert [(place, lines) for place, lines in functions() if lines > 40] == []


def test_most_functions_are_short() -> None:
    lengths = [lines for _, lines in functions()]

    assert statistics.quantiles(lengths, n=10)[-1] <= 15


def test_no_source_file_is_longer_than_four_hundred_lines() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()
    }
    assert {name: lines for name, lines in lengths.items() if lines > 400} == {}


def test_masks_of_vasts_tiles_are_made_by_the_helper_for_wide_ones() -> None:
    """Compiled, `i64(1) << tile` is a C int: it has 32 bits, and there are 52 tiles."""
    shift = re.compile(r"i64\(1\) << \w*(?:tile|cell|here|start|goal|to)\b")
    vast = SOURCES / "games" / "vast"

    assert [path.name for path in vast.rglob("*.py") if shift.search(path.read_text(encoding="utf-8"))] == []
    assert shift.search("mask |= i64(1) << tile")


def test_tests_share_by_modules_that_hold_no_tests() -> None:
    """What several of them need has a module of its own: whoever reads one test need not open another."""
    shared = re.compile(r"^\s*from tests(?:\.\w+)*(?:\.test_\w+ import| import .*\btest_)", re.MULTILINE)
    tests = (ROOT / "tests").rglob("*.py")

    assert [path.name for path in tests if shared.search(path.read_text(encoding="utf-8"))] == []
    assert shared.search("from tests.browser.test_screens import violations")
    assert shared.search("from tests.browser import test_screens")


def test_every_folder_of_modules_is_a_package() -> None:
    """The linter of layers does not see modules outside packages."""
    folders = {path.parent for path in modules()}
    assert [str(folder.relative_to(ROOT)) for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_the_compiler_of_wheels_is_the_one_of_development() -> None:
    asked = dict(re.sub(r"\[.*\]", "", line).split("==") for line in hatch_build.NATIVE_REQUIRES)
    constrained = pinned()

    assert asked == {name: constrained[name] for name in asked}
    toolchain = ", ".join(f"{name} {asked[name]}" for name in ("mypy", "librt", "setuptools"))
    assert engine.TOOLCHAIN.startswith(f"{toolchain}, ")


def underkeep(*args: str, native: str = "0") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "underkeep.cli", *args]
    env = {"UNDERKEEP_NATIVE": native, "PATH": ""}
    return subprocess.run(command, capture_output=True, text=True, env=env, cwd=ROOT, check=False)


def test_a_wrong_choice_of_engine_is_one_message_and_status_2() -> None:
    done = underkeep("version", native="maybe")

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "Error: UNDERKEEP_NATIVE: 'maybe' is not one of auto, 1, 0\nSet it to auto, 1 or 0.\n"


def test_the_engine_is_chosen_by_the_fingerprint_of_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "src" / "underkeep"
    for part in ("core", "games"):
        (package / part).mkdir(parents=True)
    monkeypatch.setattr(engine, "PACKAGE", package)
    (package / "core" / "luck.py").write_text("SIX = 6\n")
    quick, better = (engine.copy_place(tmp_path / ".native", engine.fingerprint(package), level) for level in (0, 2))
    quick.mkdir(parents=True)

    assert engine.compiled_copy() == quick
    better.mkdir()
    assert engine.compiled_copy() == better
    (package / "core" / "luck.py").write_text("SIX = 7\n")
    assert engine.compiled_copy() is None
