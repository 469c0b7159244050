"""What the package says of itself: one version, the licences of what a wheel ships, a core without a web server."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import requires
from pathlib import Path
from typing import Any, Final

from click.testing import CliRunner

import hatch_build
from scripts import badges
from underkeep import __version__, engine
from underkeep.cli.main import main

ROOT: Final = engine.PACKAGE.parent.parent
MODULES: Final = ROOT / "client" / "node_modules"
BARE: Final = re.compile(r"""(?:from|import)\s+["']([^.#"'][^"']*)["']|url\("(@[^"]+)"\)""")
ONLY_FOR_BUILDING: Final = {"vitest"}  # tests of the client
SHIPS: Final = {  # what svelte itself imports and a bundle may hold; the rest runs on servers or in its compiler
    "clsx",
    "esm-env",
    "devalue",
}


def project() -> dict[str, Any]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    table: dict[str, Any] = settings["project"]
    return table


def packages_in(folder: Path, *endings: str) -> Iterator[str]:
    """The npm packages that the files of a folder name."""
    for path in folder.rglob("*"):
        if path.suffix in endings and "compiler" not in path.parts:
            for found in BARE.finditer(path.read_text(encoding="utf-8")):
                parts = (found[1] or found[2]).split("/")
                yield "/".join(parts[:2]) if parts[0].startswith("@") else parts[0]


def noticed() -> dict[str, str]:
    """Component and licence, line by line of NOTICE."""
    rows = re.findall(r"^(\S+(?: \(\S+\))?) {2,}(\S+) +\S", (ROOT / "NOTICE").read_text(encoding="utf-8"), re.M)
    return dict(rows[1:])


def test_the_version_stands_in_one_place() -> None:
    assert "version" not in project()
    assert "version" in project()["dynamic"]
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_notice_names_all_that_the_client_ships_with_its_licence() -> None:
    named = set(packages_in(ROOT / "client" / "src", ".ts", ".svelte", ".css")) - ONLY_FOR_BUILDING
    named |= set(packages_in(MODULES / "svelte" / "src", ".js")) & SHIPS
    shipped = {name for name in named if (MODULES / name / "package.json").is_file()}
    licences = {name: json.loads((MODULES / name / "package.json").read_text("utf-8"))["license"] for name in shipped}

    assert {"svelte", "@fluent/bundle", "@fontsource/alegreya", "clsx"} <= shipped
    assert {name: noticed().get(name) for name in licences} == licences


def test_the_notice_names_what_the_documentation_site_is_made_of() -> None:
    """Its theme with what that stands on, and the scripts of its search; the pages themselves are ours."""
    theme = re.search(r'^html_theme = "(\S+)"', (ROOT / "docs" / "conf.py").read_text(encoding="utf-8"), re.M)
    assert theme is not None
    needed = [re.split(r"[ <>=;\[]", line)[0] for line in requires(theme[1]) or ()]
    site = {theme[1], "sphinx", *(name for name in needed if name.startswith("sphinx-"))}

    assert "sphinx-basic-ng" in site
    assert site | {"snowball"} <= set(noticed())


def test_every_licence_of_the_notice_is_shipped() -> None:
    texts = [path.name for path in (ROOT / "licenses").glob("*.txt")]
    assert [kind for kind in set(noticed().values()) if not any(name.startswith(kind) for name in texts)] == []


def test_the_package_alone_brings_no_web_server() -> None:
    needed = " ".join(project()["dependencies"])
    server = project()["optional-dependencies"]["server"]
    assert server
    assert [name for name in server if re.split(r"[<>=]", name)[0] in needed] == []

    plain = "import sys, underkeep; underkeep.new('twister', seed=1).options(); import underkeep.cli.main as m;"
    asked = "print(sorted({'litestar', 'uvicorn', 'websockets', 'argon2'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", f"{plain} {asked}"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_command_that_lacks_its_extra_says_how_to_get_it() -> None:
    """An interpreter without the web server, in a process of its own."""
    blocked = "import sys; sys.modules['litestar'] = None; from underkeep.cli.main import main; main(['serve'])"
    done = subprocess.run([sys.executable, "-c", blocked], capture_output=True, text=True, check=False)

    assert done.returncode == 2
    assert "underkeep[server]" in done.stderr
    assert "Traceback" not in done.stderr
    assert CliRunner().invoke(main, ["serve", "--help"]).exit_code == 0


def test_the_badges_tell_what_is_true() -> None:
    assert badges.FILE.read_text(encoding="utf-8") == badges.svg(), "run python scripts/badges.py"
    told = dict(badges.facts())
    assert told["version"] == __version__
    first = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[2]
    assert all(value in first for name, value in told.items() if name != "types")


def test_outside_of_the_repository_the_readme_has_no_link_that_leads_nowhere() -> None:
    inside = (ROOT / "README.md").read_text(encoding="utf-8")
    outside = hatch_build.readme_for_outside(inside)

    assert "](docs/" in inside
    assert re.findall(r"\]\((?!https://)[^)]*\)", outside) == []
    assert "a [benchmark]" not in outside
    assert "a benchmark" in outside, "the words of a link stay"
    assert "/docs" in outside, "it is told where the documentation is"
    assert "\n|  |" not in outside, "no table is left without its pictures"
