"""From Python to compiled modules: mypyc first, then C compilers side by side, all of which end with their starter.

mypyc writes one C file for each module. A C compiler gets some of them at once, a unit: small functions go into their
callers within it, and no compiler needs much memory.

    python scripts/compile_c.py      in the folder that holds `plan.json` of compile_engine.py
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts.ends_with import end_group, when_input_closes  # noqa: E402  found only by the line above
from scripts.free_memory import compilers_for, free_memory  # noqa: E402
from scripts.small_functions import SmallFunctions  # noqa: E402

SAYS: Final = "compiling the engine: "  # how a line begins that tells how far it is
UNIT_BYTES: Final = 3_000_000  # of C; its compiler needs up to 600 MB
COLD: Final = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\);)$", re.MULTILINE)
COLD_HEAD: Final = r"""#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""
UNIT_HEAD: Final = """#include <Python.h>
#include <CPy.h>
#include "__native_{group}.h"
#ifdef __GNUC__
#pragma GCC visibility push(hidden)
#endif
#include "__native_internal_{group}.h"
"""
# gcc spends four fifths of its time on the warning about indentation in a large file. It puts small functions into
# their callers only if told that nobody replaces them from outside. Calls of mypyc's runtime, which is a unit of its
# own, are direct only if its names are hidden.
WISHES: Final = ("-Wno-misleading-indentation", "-fno-semantic-interposition", "-fvisibility=hidden")

Extension = dict[str, Any]  # what write_c.py tells of one


def say(line: str) -> None:
    print(f"{SAYS}{line}", flush=True)


def mark_cold(header: Path) -> None:
    """The bodies of modules run once, and are more than a quarter of all C: the compiler need not improve them."""
    text = header.read_text(encoding="utf-8")
    header.write_text(COLD_HEAD + COLD.sub(r"extern RUNS_ONCE \1", text), encoding="utf-8")


def neighbours(files: list[str]) -> Iterator[list[str]]:
    """Units of files that stand side by side, none larger than it may be unless it is a single file."""
    unit: list[str] = []
    size = 0
    for file in files:
        more = os.path.getsize(file)
        if unit and size + more > UNIT_BYTES:
            yield unit
            unit, size = [], 0
        unit.append(file)
        size += more
    if unit:
        yield unit


def write_units(library: Extension, group: str) -> dict[str, list[str]]:
    """The units of the library by their file, the largest first; mypyc's own runtime is one."""
    files: list[str] = library["sources"]
    written = [file for file in files if os.path.basename(file).startswith("__native")]
    runtime = [file for file in files if file not in written]
    small, head = SmallFunctions(sorted(written)), UNIT_HEAD.format(group=group)
    parts = [(head + small.used_by(unit), unit) for unit in neighbours(sorted(written))] + [("", runtime)]
    units: dict[str, list[str]] = {}
    for number, (above, part) in enumerate(parts):
        unit = Path("c", f"unit_{number}.c")
        lines = [f'#include "{os.path.relpath(file, "c")}"\n' for file in part]
        unit.write_text(above + "".join(lines), encoding="utf-8")
        units[str(unit)] = part
    return dict(sorted(units.items(), key=lambda item: -size_of(item[1])))


def size_of(files: list[str]) -> int:
    return sum(map(os.path.getsize, files))


def new_compiler() -> Any:
    """The C compiler that Python was made with, and its settings; not in a thread, where reading them fails."""
    import setuptools  # type: ignore[import-untyped]  # noqa: F401  brings distutils, which Python has no more
    from distutils import ccompiler, sysconfig as settings  # isort: skip

    compiler: Any = ccompiler.new_compiler()
    settings.customize_compiler(compiler)
    if hasattr(compiler, "initialize"):  # Microsoft's
        compiler.initialize()
    return compiler


def compile_unit(unit: str, library: Extension, compiler: Any) -> str:
    """One C compiler at work; its object file."""
    include = [*library["include_dirs"], sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
    flags = library["extra_compile_args"]
    made: list[str] = compiler.compile([unit], output_dir="o", include_dirs=include, extra_postargs=flags)
    return made[0]


def compile_units(units: dict[str, list[str]], library: Extension, jobs: int) -> list[str]:
    """All units, as many at a time as there are jobs; says how far it is after each."""
    start, done, size = time.monotonic(), 0, 0
    total, files = sum(map(size_of, units.values())), sum(map(len, units.values()))
    objects: list[str] = []
    pool = ThreadPoolExecutor(jobs)
    try:
        under_way = {pool.submit(compile_unit, unit, library, new_compiler()): part for unit, part in units.items()}
        for one in as_completed(under_way):
            objects.append(one.result())
            done += len(under_way[one])
            size += size_of(under_way[one])
            left = (time.monotonic() - start) * (total - size) / size
            say(f"C {done} of {files} files, about {left:.0f} s left")
    finally:
        pool.shutdown(cancel_futures=True)  # after an error the rest need not be compiled
    return objects


def link(library: Extension, shims: list[Extension], objects: list[str], jobs: int) -> None:
    """The library from its objects, and for each module the few lines of C by which Python finds it there."""
    from setuptools import Extension as Setup
    from setuptools import setup

    modules = [Setup(library["name"], sources=[], extra_objects=objects)]
    modules += [Setup(s["name"], sources=s["sources"], extra_compile_args=s["extra_compile_args"]) for s in shims]
    words = ["--quiet", "build_ext", "--build-lib", "made", "--build-temp", "o", "--parallel", str(jobs)]
    setup(name=library["name"], ext_modules=modules, script_args=words)


def compile_all(plan: dict[str, Any]) -> None:
    library, *shims = json.loads(Path("c.json").read_text())
    for extension in (library, *shims):
        if "-Werror" in extension["extra_compile_args"]:  # not Microsoft's compiler
            extension["extra_compile_args"] += WISHES
    mark_cold(Path("c", f"__native_internal_{plan['group']}.h"))
    units = write_units(library, plan["group"])
    free = free_memory()
    jobs = compilers_for(free, plan["cores"])
    say(f"{jobs} C compilers side by side; {'?' if free is None else free} MB of memory are free")
    objects = compile_units(units, library, jobs)
    say(f"the last step, {len(shims)} modules of a few lines")
    link(library, shims, sorted(objects), jobs)


def main() -> int:
    """mypyc as a process of its own, which has ended before the first C compiler starts."""
    when_input_closes(end_group)
    plan = json.loads(Path("plan.json").read_text())
    start = time.monotonic()
    say(f"mypyc writes {len(plan['modules'])} modules as C")
    done = subprocess.run([sys.executable, str(ROOT / "scripts" / "write_c.py")], stdin=subprocess.DEVNULL, check=False)
    if done.returncode:
        return 1
    say(f"mypyc has ended after {time.monotonic() - start:.0f} s")
    compile_all(plan)
    return 0


if __name__ == "__main__":
    sys.exit(main())
