"""Compiles core and games by mypyc into one importable copy, for `./run native` and for wheels.

All modules make one group, since calls between groups are dearer; packages' `__init__.py` and core/testing
stay interpreted. The copy has the compiled modules beside their sources, all data, and the group's library
in `lib/`.

    python scripts/compile_engine.py [--opt N]      into .native/<fingerprint>/ unless it is there already
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Event, Thread
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts import constructors  # noqa: E402  found only by the line above

GROUP: Final = "underkeep_engine"
KERNEL_GAMES: Final = "tests/kernel/kernel_games"  # compiled along in a checkout, not in a wheel
NATIVE_EXCLUDE: Final[tuple[str, ...]] = (
    "core/testing/",
)  # stays interpreted: it runs under pytest, nothing there is hot
LEFTOVERS: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*", "web", "_native")
KEPT: Final = 6  # compiled copies kept in .native/, the newest ones
SETUP: Final = """
import sys, time
from mypyc.build import mypycify
from setuptools import setup
opt, group, *modules = sys.argv[1:]
start = time.monotonic()
flags = ["--strict", "--namespace-packages", "--explicit-package-bases"]
extensions = mypycify([*flags, *modules], opt_level=opt, debug_level="0", group_name=group)
print(f"C written after {time.monotonic() - start:.0f} s; the C compiler comes next", flush=True)
# In one large C file gcc spends four fifths of its time on this warning; and it puts small functions into their
# callers only if told that nobody replaces them from outside.
wishes = ["-Wno-misleading-indentation", "-fno-semantic-interposition"]
for extension in extensions:
    if "-Werror" in extension.extra_compile_args:  # not Microsoft's compiler
        extension.extra_compile_args = [*extension.extra_compile_args, *wishes]
script = ["--quiet", "build_ext", "--build-lib", "made"]
setup(name=group, ext_modules=extensions, script_args=script)
"""

Say = Callable[[str], None]


class CompileFailed(RuntimeError):
    """mypyc or the C compiler refused; the message ends with what it said."""


def load(package: Path, name: str) -> ModuleType:
    """A module of the package by its path: it need not be installed while a wheel is built."""
    spec = spec_from_file_location(f"underkeep_compiled_{name}", package / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def snapshot(package: Path, scratch: Path, with_tests: bool) -> Path:
    """A copy of the sources to compile: they may be edited meanwhile, and mypyc writes beside them."""
    copied = scratch / "src" / package.name
    shutil.copytree(package, copied, ignore=LEFTOVERS)
    tested = package.parent.parent / KERNEL_GAMES
    if with_tests and tested.is_dir():
        shutil.copytree(tested, scratch / KERNEL_GAMES, ignore=LEFTOVERS)
    return copied


def unfinished_games(package: Path) -> tuple[str, ...]:
    """Games that the registry does not name yet stay interpreted, lest they keep the others from compiling."""
    registered = load(package, "registry").GAMES
    folders = (folder.name for folder in (package / "games").iterdir() if folder.is_dir())
    return tuple(f"games/{name}/" for name in folders if name not in registered)


def modules_of(parts: dict[str, Path], excluded: tuple[str, ...]) -> Iterator[str]:
    """The modules to compile; a package's `__init__.py` chooses the engine and cannot be part of it."""
    for part, folder in parts.items():
        for path in sorted(folder.rglob("*.py")):
            name = f"{part}/{path.relative_to(folder).as_posix()}"
            if path.name != "__init__.py" and not name.startswith(excluded):
                yield str(path)


def keep_saying(say: Say, done: Event) -> None:
    """A sign of life every half minute: the C compiler itself says nothing."""
    start = time.monotonic()
    while not done.wait(30):
        say(f"still compiling after {time.monotonic() - start:.0f} s")


def compile_in(scratch: Path, modules: list[str], opt: int, say: Say) -> None:
    """mypyc and the C compiler on the snapshot; what they say is kept for the error."""
    say(f"compiling {len(modules)} modules of core and games at opt level {opt}")
    command = [sys.executable, "-c", SETUP, str(opt), GROUP, *(os.path.relpath(m, scratch) for m in modules)]
    bases = [str(scratch / "src"), str((scratch / KERNEL_GAMES).parent)]
    env = dict(os.environ, MYPYPATH=os.pathsep.join(bases), UNDERKEEP_NATIVE="0")
    said: list[str] = []
    done = Event()
    Thread(target=keep_saying, args=(say, done), daemon=True).start()
    with subprocess.Popen(
        command, cwd=scratch, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            said.append(line.rstrip())
            if line.startswith("C written"):
                say(line.rstrip())
    done.set()
    if child.returncode:
        raise CompileFailed("the engine did not compile:\n" + "\n".join(said[-30:]))


def borrow(home: Path, code: str, opt: int) -> Path | None:
    """An earlier copy of the same code: if only data changed, its compiled modules serve again."""
    for made in home.glob("*/made.json"):
        notes = json.loads(made.read_text())
        if notes["code"] == code and notes["opt"] == opt:
            return made.parent
    return None


def bring_compiled(source: Path, target: Path) -> None:
    """Compiled modules go from one folder to the same places of another."""
    for path in source.rglob("*"):
        if path.suffix in {".so", ".pyd"}:
            place = target / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)


def place_compiled(scratch: Path) -> None:
    """What was compiled goes beside its sources in the snapshot, the group's library into `lib/`."""
    made = scratch / "made"
    bring_compiled(made / "underkeep", scratch / "src" / "underkeep")
    bring_compiled(made / "kernel_games", scratch / KERNEL_GAMES)
    (scratch / "lib").mkdir()
    for library in made.glob(f"{GROUP}__mypyc*"):
        shutil.copy2(library, scratch / "lib")


def settle(copy: Path, parts: dict[str, Path], notes: dict[str, object]) -> None:
    """Moves everything into its final folder: a complete copy appears there at once or not at all."""
    half = copy.with_name(f"{copy.name}.{os.getpid()}")
    for part, folder in parts.items():
        shutil.copytree(folder, half / part)
    (half / "made.json").write_text(json.dumps(notes) + "\n")
    if copy.exists():
        shutil.rmtree(copy)
    half.rename(copy)


def compile_engine(package: Path, home: Path, opt: int, say: Say, name: str = "") -> Path:
    """Compiles core and games into `home/<fingerprint>`, or `home/<name>` for a wheel."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="underkeep-native-") as folder:
        scratch = Path(folder)
        copied = snapshot(package, scratch, with_tests=not name)
        engine = load(copied, "engine")
        copy: Path = home / (name or engine.fingerprint(copied))
        parts: dict[str, Path] = {**engine.folders(copied), "lib": scratch / "lib"}
        modules = list(modules_of(parts, NATIVE_EXCLUDE + unfinished_games(copied)))
        constructors.write_out_all(modules)
        code: str = engine.digest(copied, modules)
        earlier = borrow(home, code, opt)
        if earlier is None:
            compile_in(scratch, modules, opt, say)
            place_compiled(scratch)
        else:
            for part, place in parts.items():
                bring_compiled(earlier / part, place)
        settle(copy, parts, {"opt": opt, "code": code})
    say(f"engine ready after {time.monotonic() - start:.0f} s")
    return copy


def is_made(copy: Path, opt: int) -> bool:
    """Is there a copy, compiled at this level or a higher one?"""
    notes = copy / "made.json"
    return notes.is_file() and int(json.loads(notes.read_text())["opt"]) >= opt


def forget_old(home: Path, keep: Path) -> None:
    """Copies of sources long gone are thrown away."""
    old = sorted((c for c in home.iterdir() if c != keep), key=lambda c: c.stat().st_mtime, reverse=True)
    for copy in old[KEPT - 1 :]:
        shutil.rmtree(copy, ignore_errors=True)


def main(argv: list[str] | None = None) -> int:
    """`./run native`."""
    parser = argparse.ArgumentParser(description="Compiles core and games by mypyc into .native/.")
    parser.add_argument("--opt", type=int, choices=range(4), default=2, help="level of the C compiler (default 2)")
    opt: int = parser.parse_args(argv).opt
    package, home = ROOT / "src" / "underkeep", ROOT / ".native"
    copy = home / load(package, "engine").fingerprint(package)
    try:
        if not is_made(copy, opt):
            copy = compile_engine(package, home, opt, lambda line: print(line, flush=True))
            forget_old(home, copy)
    except CompileFailed as failed:
        print(f"{failed}\nMend the sources, or install a C compiler if there is none.", file=sys.stderr)
        return 1
    print(copy.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
