"""Compiles core and games by mypyc into one importable copy, for `./run native` and for wheels.

All modules make one group, since calls between groups are dearer; packages' `__init__.py` and core/testing
stay interpreted. The copy has the compiled modules beside their sources, all data, and the group's library
in `lib/`. One build at a time (one_build.py); memory is looked at first (free_memory.py); what compiles is a process
of its own (compile_c.py) and ends with this one (ends_with.py).

    python scripts/compile_engine.py [--opt N]      into .native/<fingerprint>-O<N>/ unless it is there already
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import FrameType, ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from scripts import conditionals, constructors  # noqa: E402  found only by the line above
from scripts.compile_c import SAYS  # noqa: E402
from scripts.ends_with import when_input_closes  # noqa: E402
from scripts.free_memory import TooLittleMemory, free_memory, look  # noqa: E402
from scripts.one_build import Say, alone  # noqa: E402

GROUP: Final = "underkeep_engine"
ALONG: Final = ("tests/kernel", "examples")  # folders of packages compiled along in a checkout, not in a wheel
NATIVE_EXCLUDE: Final[tuple[str, ...]] = (
    "core/testing/",
)  # stays interpreted: it runs under pytest, nothing there is hot
LEFTOVERS: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", ".*", "web", "_native")
REMEDY: Final = "Mend the sources, or install a C compiler if there is none."
KEPT: Final = 6  # compiled copies kept in .native/, the newest ones


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
    if with_tests:
        root = package.parent.parent
        for part in load(package, "engine").folders(package).values():
            if not part.is_relative_to(package):
                shutil.copytree(part, scratch / part.relative_to(root), ignore=LEFTOVERS)
    return copied


def unfinished_games(package: Path) -> tuple[str, ...]:
    """Games that name no spec yet stay interpreted, lest they keep the others from compiling."""
    folders = [folder for folder in (package / "games").iterdir() if folder.is_dir()]
    return tuple(f"games/{folder.name}/" for folder in folders if not names_a_spec(folder))


def names_a_spec(folder: Path) -> bool:
    file = folder / "game.toml"
    return file.is_file() and "spec" in tomllib.loads(file.read_text(encoding="utf-8"))


def modules_of(parts: dict[str, Path], excluded: tuple[str, ...]) -> Iterator[str]:
    """The modules to compile; a package's `__init__.py` chooses the engine and cannot be part of it."""
    for part, folder in parts.items():
        for path in sorted(folder.rglob("*.py")):
            name = f"{part}/{path.relative_to(folder).as_posix()}"
            if path.name != "__init__.py" and not name.startswith(excluded):
                yield str(path)


def compile_in(scratch: Path, modules: list[str], opt: int, say: Say) -> None:
    """mypyc and the C compilers on the snapshot, in a session of their own; what they say is kept for the error."""
    say(f"{SAYS}{look(modules, free_memory())}")
    plan = {"modules": [os.path.relpath(m, scratch) for m in modules], "opt": opt, "group": GROUP, "cores": cores()}
    (scratch / "plan.json").write_text(json.dumps(plan))
    bases = [str(scratch / "src"), *(str(scratch / folder) for folder in ALONG)]
    env = dict(os.environ, MYPYPATH=os.pathsep.join(bases), UNDERKEEP_NATIVE="0")
    child = subprocess.Popen(
        [sys.executable, str(ROOT / "scripts" / "compile_c.py")],
        cwd=scratch,
        env=env,
        stdin=subprocess.PIPE,  # its other end closes with us
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        said = list(follow(child, say))
    finally:
        end(child)
    if child.returncode:
        raise CompileFailed("\n".join(["the engine did not compile:", *said[-30:], REMEDY]))


def follow(child: subprocess.Popen[str], say: Say) -> Iterator[str]:
    """All that it says; how far it is goes on to whoever waits."""
    assert child.stdout is not None
    for line in child.stdout:
        if line.startswith(SAYS):
            say(line.rstrip())
        yield line.rstrip()
    child.wait()


def end(child: subprocess.Popen[str]) -> None:
    """With all that it started, if it has not ended by itself."""
    if child.poll() is None and hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(child.pid, signal.SIGKILL)
    child.kill()
    child.wait()
    for stream in (child.stdin, child.stdout):
        if stream is not None:
            stream.close()


def cores() -> int:
    """Those that this process may use, where the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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


def place_compiled(scratch: Path, parts: dict[str, Path], package: str) -> None:
    """What was compiled goes beside its sources in the snapshot, the group's library into `lib/`."""
    made = scratch / "made"
    bring_compiled(made / package, scratch / "src" / package)
    for part, folder in parts.items():
        bring_compiled(made / part, folder)  # what stands beside the package
    (scratch / "lib").mkdir()
    for library in made.glob(f"{GROUP}__mypyc*"):
        shutil.copy2(library, scratch / "lib")


def settle(copy: Path, scratch: Path, parts: dict[str, Path], notes: dict[str, object]) -> None:
    """Moves everything into its final folder: a complete copy appears there at once or not at all."""
    whole = scratch / "whole"
    whole.mkdir()
    for part, folder in parts.items():
        folder.rename(whole / part)
    (whole / "made.json").write_text(json.dumps(notes) + "\n")
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(whole, copy)


def compile_engine(package: Path, home: Path, opt: int, say: Say, wheel: Path | None = None) -> Path:
    """Compiles core and games into a place of `home` unless it is there, or into a folder for a wheel."""
    start = time.monotonic()
    with alone(home, say) as scratch:
        copied = snapshot(package, scratch, with_tests=wheel is None)
        engine = load(copied, "engine")
        mark: str = engine.fingerprint(copied)
        made: Path | None = None if wheel else engine.best_copy(home, mark, opt)
        if made is not None:  # by whoever had the lock before
            return made
        copy: Path = wheel or engine.copy_place(home, mark, opt)
        parts: dict[str, Path] = {**engine.folders(copied), "lib": scratch / "lib"}
        modules = list(modules_of(parts, NATIVE_EXCLUDE + unfinished_games(copied)))
        constructors.write_out_all(modules)
        conditionals.write_out_all(modules)
        code: str = engine.digest(copied, modules)
        bring_modules(scratch, parts, modules, borrow(home, code, opt), opt, say)
        settle(copy, scratch, parts, {"opt": opt, "code": code})
        forget_old(home, copy)
    say(f"engine ready after {time.monotonic() - start:.0f} s")
    return copy


def bring_modules(
    scratch: Path, parts: dict[str, Path], modules: list[str], earlier: Path | None, opt: int, say: Say
) -> None:
    """The compiled modules beside their sources: from an earlier copy, or made."""
    if earlier is not None:
        for part, place in parts.items():
            bring_compiled(earlier / part, place)
        return
    try:
        compile_in(scratch, modules, opt, say)
    except TooLittleMemory as short:
        raise CompileFailed(str(short)) from short
    place_compiled(scratch, parts, parts["core"].parent.name)


def forget_old(home: Path, keep: Path) -> None:
    """Copies of sources long gone are thrown away."""
    made = (notes.parent for notes in home.glob("*/made.json"))
    old = sorted((c for c in made if c != keep), key=lambda c: c.stat().st_mtime, reverse=True)
    for copy in old[KEPT - 1 :]:
        shutil.rmtree(copy, ignore_errors=True)


def arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Compiles core and games by mypyc into .native/.")
    parser.add_argument("--opt", type=int, choices=range(4), default=2, help="level of the C compiler (default 2)")
    parser.add_argument("--ends-with-input", action="store_true", help="stop when standard input is closed")
    parser.add_argument("--package", type=Path, default=ROOT / "src" / "underkeep", help="sources (default: these)")
    return parser.parse_args(argv)


def stop(number: int, frame: FrameType | None) -> None:
    """Asked to end: by way of an exception, so that nothing is left."""
    sys.exit(128 + number)


def main(argv: list[str] | None = None) -> int:
    """`./run native`."""
    asked = arguments(argv)
    package: Path = asked.package.resolve()
    root = package.parent.parent
    home = root / ".native"
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    if asked.ends_with_input:
        when_input_closes(lambda: os.kill(os.getpid(), signal.SIGTERM))
    engine = load(package, "engine")
    copy: Path | None = engine.best_copy(home, engine.fingerprint(package), asked.opt)
    try:
        copy = copy or compile_engine(package, home, asked.opt, lambda line: print(line, flush=True))
    except CompileFailed as failed:
        print(failed, file=sys.stderr)
        return 1
    print(copy.relative_to(root))
    return 0


if __name__ == "__main__":
    sys.exit(main())
