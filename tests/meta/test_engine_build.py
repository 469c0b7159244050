"""The engine's build: once for a checkout, within the memory that there is, and gone with whoever wanted it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.compile_c import UNIT_BYTES, neighbours
from scripts.compile_engine import forget_old, settle
from scripts.free_memory import TooLittleMemory, compilers_for, free_memory, look, needed_by_mypyc
from scripts.one_build import alone
from scripts.small_functions import MAX_LINES, SmallFunctions
from tests.meta.tiny_engine import all_said_by, are_gone, command, start_build, tools_of, wait_for, write_tiny
from underkeep import engine

SERVER = """
import asyncio, logging, sys
from underkeep.server.thinking.engine_build import EngineBuild
logging.basicConfig(level="INFO", stream=sys.stdout)
asyncio.run(EngineBuild(lambda: None).build(sys.argv[1:]))
"""


def use(package: Path) -> str:
    """What the compiled modules answer, and where they lie."""
    code = "import tiny.games.dice.roll as r, tiny.core.sums as s; print(r.roll(3), r.__file__, s.__file__)"
    env = {**os.environ, "PYTHONPATH": str(package.parent), "UNDERKEEP_NATIVE": "1"}
    return subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout


def test_three_builds_at_once_compile_once_and_leave_only_the_engine(tmp_path: Path) -> None:
    package = write_tiny(tmp_path)

    builds = [start_build(package) for _ in range(3)]
    told = [all_said_by(build) for build in builds]

    assert [build.returncode for build in builds] == [0, 0, 0], told
    assert sum("mypyc writes 2 modules" in lines for lines in told) == 1
    assert re.search(r"compiling the engine: C \d+ of \d+ files, about \d+ s left", "".join(told))
    made = {lines.splitlines()[-1] for lines in told}
    assert {f".native/{path.name}" for path in (tmp_path / ".native").iterdir()} == {*made, ".native/lock"}
    answer, *places = use(package).split()
    assert answer == "7"
    assert all(place.endswith((".so", ".pyd")) and ".native" in place for place in places)


def test_a_build_that_is_killed_ends_whole_and_frees_lock_and_scratch(tmp_path: Path) -> None:
    build = start_build(write_tiny(tmp_path))
    wait_for(build, "mypyc writes")
    started = tools_of(tmp_path)
    left = list((tmp_path / ".native").glob("scratch-*"))

    build.kill()
    build.communicate()

    assert are_gone(started)
    assert len(left) == 1
    said: list[str] = []
    with alone(tmp_path / ".native", said.append) as scratch:
        assert list((tmp_path / ".native").glob("scratch-*")) == [scratch]
    assert said == []
    assert not scratch.exists()


def test_a_build_ends_with_its_server_even_if_that_is_killed(tmp_path: Path) -> None:
    words = [sys.executable, "-c", SERVER, *command(write_tiny(tmp_path))]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    wait_for(server, "mypyc writes")
    started = {*tools_of(tmp_path), int((tmp_path / ".native" / "lock").read_text())}

    server.kill()
    server.communicate()

    assert are_gone(started)
    assert [path.name for path in (tmp_path / ".native").iterdir()] == ["lock"]


def test_a_build_that_is_asked_to_stop_leaves_nothing(tmp_path: Path) -> None:
    build = start_build(write_tiny(tmp_path))
    wait_for(build, "mypyc writes")
    started = tools_of(tmp_path)

    build.send_signal(signal.SIGTERM)
    build.communicate()

    assert build.returncode == 128 + signal.SIGTERM
    assert are_gone(started)
    assert [path.name for path in (tmp_path / ".native").iterdir()] == ["lock"]


def test_too_little_memory_is_said_with_the_remedy(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("#" * 2_000_000)
    needs = needed_by_mypyc([str(module)])

    with pytest.raises(TooLittleMemory) as short:
        look([str(module)], needs - 1)

    assert f"needs {needs} MB of memory, and {needs - 1} MB are free" in str(short.value)
    assert "End other programs" in str(short.value)
    assert look([str(module)], needs) == f"mypyc needs {needs} MB of memory; {needs} MB are free"


def test_fewer_compilers_run_where_memory_is_short() -> None:
    assert [compilers_for(free, 8) for free in (None, 8000, 1500, 100)] == [8, 8, 2, 1]


def test_free_memory_is_what_machine_and_container_both_have(tmp_path: Path) -> None:
    meminfo = tmp_path / "meminfo"
    meminfo.write_text("MemTotal:  8000000 kB\nMemAvailable:  2000000 kB\n")
    files = {"memory.max": "900000000\n", "memory.current": "300000000\n", "memory.stat": "inactive_file 100000000\n"}

    unlimited = free_memory(meminfo, tmp_path)
    for name, text in files.items():
        (tmp_path / name).write_text(text)

    assert (unlimited, free_memory(meminfo, tmp_path)) == (2048, 700)
    assert free_memory(tmp_path / "nothing", tmp_path / "nothing") is None


def test_no_compiler_gets_more_than_a_unit_and_none_is_forgotten(tmp_path: Path) -> None:
    files = []
    for number, share in enumerate((0.5, 0.4, 0.2, 1.5, 0.1)):
        file = tmp_path / f"{number}.c"
        file.write_bytes(b" " * int(UNIT_BYTES * share))
        files.append(str(file))

    units = list(neighbours(files))

    assert units == [files[:2], files[2:3], files[3:4], files[4:]]


def test_a_unit_has_copies_of_the_small_functions_that_it_calls_from_others(tmp_path: Path) -> None:
    small, large = "int64_t CPyDef_small(int64_t x) {\n    return x;\n}\n", "    x = x + 1;\n" * (MAX_LINES + 1)
    texts = {
        "a.c": f"{small}char CPyDef_large(char x) {{\n{large}}}\nchar CPyDef_unused(char x) {{\n    return x;\n}}\n",
        "b.c": "int64_t CPyDef_b(int64_t x) {\n    return CPyDef_small(x) + CPyDef_large(0);\n}\n",
        "c.c": "void *all[] = {(void *)CPyDef_small};\n",
    }
    files = [tmp_path / name for name in texts]
    for file in files:
        file.write_text(texts[file.name])
    a, b, c = map(str, files)

    functions = SmallFunctions([a, b, c])

    copy = "static inline int64_t small_CPyDef_small(int64_t x) {\n    return x;\n}\n"
    assert (
        functions.used_by([b]).replace("\n\n", "\n")
        == f"{copy}#define CPyDef_small(...) small_CPyDef_small(__VA_ARGS__)\n"
    )
    assert [functions.used_by(unit) for unit in ([a], [a, b], [c])] == ["", "", ""]


def test_a_better_copy_stands_beside_the_one_that_runs_and_only_old_ones_are_forgotten(tmp_path: Path) -> None:
    copies = []
    for number in range(9):
        scratch = tmp_path / f"scratch-{number}"
        (scratch / "core").mkdir(parents=True)
        (scratch / "core" / "level").write_text(str(number))
        copies.append(engine.copy_place(tmp_path, "ab" if number < 2 else f"mark{number}", number % 3))
        settle(copies[-1], scratch, {"core": scratch / "core"}, {"opt": number % 3})
        os.utime(copies[-1], (number, number))
    before = [(copy / "core" / "level").read_text() for copy in copies[:2]]
    (tmp_path / "lock").touch()

    forget_old(tmp_path, copies[1])

    assert before == ["0", "1"]
    assert engine.best_copy(tmp_path, "ab") == engine.best_copy(tmp_path, "ab", 1) == copies[1]
    assert engine.best_copy(tmp_path, "ab", 2) is None
    kept = {path for path in tmp_path.iterdir() if not path.name.startswith("scratch-")}
    assert kept == {tmp_path / "lock", *copies[1:2], *copies[4:]}


def test_at_no_moment_of_a_better_build_is_there_no_engine(tmp_path: Path) -> None:
    package = write_tiny(tmp_path)
    all_said_by(start_build(package))
    mark = engine.fingerprint(package)
    found = set()

    build = start_build(package, level=1)
    while build.poll() is None:
        found.add(engine.best_copy(tmp_path / ".native", mark))
    all_said_by(build)

    places = {engine.copy_place(tmp_path / ".native", mark, level) for level in (0, 1)}
    assert found <= places
    assert {path for path in (tmp_path / ".native").iterdir() if path.name != "lock"} == places
    assert use(package).count("-O1") == 2
