"""What README, docs, docstrings and comments of TOML files point at is there: paths, links, commands, ids, code."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import click
import pytest

from underkeep.cli.main import main
from underkeep.registry import GAMES
from underkeep.rule_sources import load_rulebook

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "underkeep"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "client/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((SOURCES / "games").glob("*/README.md")),
]
ENDINGS = ("py", "md", "toml", "ts", "svelte", "css", "svg", "ftl", "json", "yaml", "html", "js", "ipynb", "txt")
FENCED = re.compile(r"^( *)```(\w*)\n(.*?)^\1```", re.M | re.S)
QUOTED = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
PATH = re.compile(rf"(?<![\w/.:-])[\w.<>*{{}},-]*(?:/[\w.<>*{{}},-]+)*\.(?:{'|'.join(ENDINGS)})\b(?!\.\w)(?:/)?")
FOLDER = re.compile(r"(?<![\w/.:-])(?:[\w.<>*{},-]+/)+(?![\w<*])")
RULE = re.compile(r"\b(?:DT|FOD|MIX|AMB|KHO|VAST)-[A-Z]+(?:-[A-Z]+)*-?\d*[A-Z0-9-]*\b")
ADDRESS = re.compile(r"://|^(?:GET |POST |DELETE )?/api")
MADE_BY_USERS = (  # what somebody who follows a page makes on his own machine
    "my-pack", "made.json", "rounds.jsonl", "uv.lock", ".native/", ".venv/", "_native/", "web/", "site/", "games.csv",
    "moves.csv", "features.csv", "features/", "moves/", "dataset.json", "report.html", "underkeep.db", "NAME.yaml",
    "plan.json", "mine.json", "adept.json", "mine.py", "dist/", "fresh/", "c.json", "first.py", "file.py",
    "games/twister-00000.txt", "run/curve", "openapi.json",
)  # fmt: skip
OUTSIDE = ("npm-cli.js", "node_modules/")  # of other projects


@dataclass(frozen=True)
class Text:
    """Something written for people, and where it stands."""

    file: Path
    line: int
    text: str

    def place(self) -> str:
        return f"{self.file.relative_to(ROOT).as_posix()}:{self.line}"


# ---------------------------------------------------------------------- what is written
def page_texts() -> Iterator[Text]:
    return (Text(page, 1, page.read_text(encoding="utf-8")) for page in PAGES)


def docstrings() -> Iterator[Text]:
    """Docstrings of the sources, scripts and tests of the project's own rules."""
    for path in [*sorted(SOURCES.rglob("*.py")), *sorted((ROOT / "scripts").glob("*.py"))]:
        if {"web", "_native", "__pycache__"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node)
                if text:
                    yield Text(path, getattr(node, "lineno", 1), text)


def comments() -> Iterator[Text]:
    """Comments of TOML files: a sharp after blanks or at the start of a line."""
    for path in [ROOT / "pyproject.toml", *sorted((SOURCES / "games").rglob("*.toml"))]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = re.search(r"(?:^|\s)#\s(.*)$", line)
            if found and line[: found.start()].count('"') % 2 == 0:
                yield Text(path, number, found.group(1))


def written() -> Iterator[Text]:
    yield from page_texts()
    yield from docstrings()
    yield from comments()


# ---------------------------------------------------------------------- paths
@cache
def committed() -> tuple[str, ...]:
    """Every file of the repository; also those that are not added yet."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return tuple(sorted({name for name in listed.stdout.splitlines() if (ROOT / name).is_file()}))


@cache
def places() -> str:
    """Files and folders of the repository, a line each, with a slash before and a newline behind."""
    folders = {f"{parent.as_posix()}/" for name in committed() for parent in Path(name).parents if parent.name}
    return "\n" + "\n".join(f"/{name}" for name in [*committed(), *sorted(folders)]) + "\n"


def exists(path: str) -> bool:
    """Whether some file or folder of the repository has this path, or ends with it."""
    path = path.removeprefix("./").lstrip("/")
    if path.endswith(tuple(OUTSIDE)) or any(part in path for part in MADE_BY_USERS):
        return True
    pattern = re.escape(path).replace(r"\*", "*").replace("<game>", f"(?:{'|'.join(GAMES)})")
    pattern = re.sub(r"<[^>]*>|\*+|…", r"[^/\\n]*", pattern)
    pattern = re.sub(r"\\\{([^}]*)\\\}", lambda m: f"(?:{m.group(1).replace(',', '|')})", pattern)
    return re.search(rf"/{pattern}/?\n", places()) is not None


def paths_in(text: Text) -> Iterator[str]:
    """What reads like a path: in pages only between backticks, in docstrings and comments anywhere."""
    is_page = text.file.suffix == ".md"
    for part in QUOTED.findall(FENCED.sub("", text.text)) if is_page else [text.text]:
        for found in [*PATH.finditer(part), *(FOLDER.finditer(part) if is_page else [])]:
            if not ADDRESS.search(part) and not found.group().startswith(("{", "<", ".")):
                yield found.group()


def test_every_path_is_there() -> None:
    missing = [f"{text.place()}: {path}" for text in written() for path in paths_in(text) if not exists(path)]

    assert missing == []


def test_a_path_that_is_not_there_is_noticed() -> None:
    planted = Text(ROOT / "docs" / "architecture.md", 1, "see `core/nowhere.py` and `games/<game>/spec.py`")

    assert [path for path in paths_in(planted) if not exists(path)] == ["core/nowhere.py"]


# ---------------------------------------------------------------------- links
def anchor(title: str) -> str:
    """The anchor that a heading has on a page."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def broken_links(page: Path, text: str) -> Iterator[str]:
    for target in LINK.findall(QUOTED.sub("", FENCED.sub("", text))):
        path, _, part = target.partition("#")
        if "://" in target or target.startswith("mailto:"):
            continue
        file = (page.parent / path).resolve() if path else page
        if not file.exists() or (part and part not in anchors(file)):
            yield target


def anchors(file: Path) -> list[str]:
    return [anchor(title) for title in re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.M)]


def test_every_link_leads_somewhere() -> None:
    assert [f"{page.name}: {link}" for page in PAGES for link in broken_links(page, page.read_text("utf-8"))] == []


def test_a_broken_link_is_noticed() -> None:
    page = ROOT / "README.md"

    assert list(broken_links(page, "[a](docs/architecture.md) [b](docs/none.md) [c](#credits) [d](#nothing)")) == [
        "docs/none.md", "#nothing",
    ]  # fmt: skip


# ---------------------------------------------------------------------- commands
def commands_in(page: Path, text: str) -> Iterator[list[str]]:
    """What a page tells to type: `underkeep ...` and `./run ...`, in blocks and between backticks."""
    blocks = [line for _, kind, body in FENCED.findall(text) if kind in ("", "sh") for line in body.splitlines()]
    for line in [*blocks, *QUOTED.findall(FENCED.sub("", text))]:
        command = re.sub(r"\s+#.*$", "", line.strip())
        command = re.sub(r"^(?:[A-Z_]+=\S+ )+", "", command)
        if re.match(r"(\./run )?underkeep\s+[a-z]|\./run\s+[a-z]", command):
            yield shlex.split(re.sub(r"[…|\[\]]", " ", command).replace("\\", ""), posix=True)


def wrong_in(words: list[str]) -> str:
    """What there is not of a command, or nothing."""
    if words[0] == "./run":
        words = words[1:]
    if words[0] != "underkeep":
        return "" if words[0] in RUNS or exists(words[0]) or words[0] in TOOLS else words[0]
    command: click.Command = main
    for word in words[1:]:
        context = click.Context(command)
        if isinstance(command, click.Group) and re.fullmatch(r"[a-z][a-z-]*", word):
            inner = command.get_command(context, word)
            if inner is None:
                return f"underkeep {word}"
            command = inner
        elif word.startswith("--") and word.partition("=")[0] not in options_of(command):
            return "" if isinstance(command, click.Group) else word
    return ""


def options_of(command: click.Command) -> set[str]:
    return {name for param in command.params for name in [*param.opts, *param.secondary_opts]} | {"--help"}


RUNS = set(re.findall(r"^  (\w+)\)", (ROOT / "run").read_text(encoding="utf-8"), re.M))
TOOLS = {"pytest", "python", "mypy", "ruff", "vulture", "uv", "COMMAND"}


def test_every_command_can_be_typed() -> None:
    wrong = [
        f"{page.name}: {' '.join(words)}: {what}"
        for page in PAGES
        for words in commands_in(page, page.read_text(encoding="utf-8"))
        if (what := wrong_in(words))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("command", "wrong"),
    [("underkeep serve --nonsense", "--nonsense"), ("underkeep dance", "underkeep dance"), ("./run fly", "fly")],
)
def test_a_command_that_there_is_not_is_noticed(command: str, wrong: str) -> None:
    assert wrong_in(shlex.split(command)) == wrong


# ---------------------------------------------------------------------- rule ids
@cache
def known_rules() -> frozenset[str]:
    return frozenset(rule.id for game in GAMES for rule in load_rulebook(game).rules)


def unknown_rules(text: str) -> list[str]:
    """Ids that no rulebook has; `DT-ACT-` and `VAST-KN-` alone name a family."""
    prefixes = {id[:cut] for id in known_rules() for cut in range(3, len(id)) if id[cut - 1] == "-"}
    found = RULE.findall(text)
    return [id for id in found if id not in known_rules() and f"{id.rstrip('-')}-" not in prefixes]


def test_every_rule_that_is_named_stands_in_a_rulebook() -> None:
    assert [f"{text.place()}: {id}" for text in written() for id in unknown_rules(text.text)] == []


def test_a_rule_that_there_is_not_is_noticed() -> None:
    assert unknown_rules("DT-ACT-01 and VAST-KN-999") == ["VAST-KN-999"]


# ---------------------------------------------------------------------- code
def squeezed(code: str) -> str:
    """Lines without their margins, blank lines and what stands for the rest."""
    lines = [line.split("  # ")[0].strip() for line in code.splitlines()]
    return "\n".join(line for line in lines if line and line not in ("...", "…"))


@cache
def all_code() -> tuple[str, ...]:
    files = [ROOT / name for name in committed() if name.endswith((".py", ".toml", ".yaml", ".ftl", ".ts"))]
    return tuple(squeezed(path.read_text(encoding="utf-8")) for path in files if path.name != "test_docs.py")


def is_shown(code: str) -> bool:
    """Whether each stretch of a snippet stands in some file of the repository."""
    stretches = re.split(r"^\s*(?:\.\.\.|…)\s*$", code, flags=re.M)
    return all(any(squeezed(part) in text for text in all_code()) for part in stretches if squeezed(part))


def runs(code: str) -> bool:
    """Whether a snippet runs by itself."""
    try:
        exec(compile(code, "snippet", "exec"), {"__name__": "snippet"})  # noqa: S102  our own pages
    except Exception:
        return False
    return True


def unproved(text: str) -> Iterator[str]:
    """Snippets of Python that neither stand in the code nor run, and TOML that is none."""
    for _, kind, body in FENCED.findall(text):
        if kind == "python" and not is_shown(body) and not runs(body):
            yield body.splitlines()[0]
        elif kind == "toml":
            tomllib.loads(body)


def test_every_snippet_stands_in_the_code_or_runs() -> None:
    assert [f"{page.name}: {line}" for page in PAGES for line in unproved(page.read_text("utf-8"))] == []


def test_a_snippet_of_nowhere_is_noticed() -> None:
    assert list(unproved("```python\nnowhere.to_be(found)\n```\n")) == ["nowhere.to_be(found)"]


# ---------------------------------------------------------------------- papers that are not here
def test_nobody_speaks_of_papers_that_are_not_in_the_repository() -> None:
    papers = re.compile(r"(?<![\w-])(?:contracts|look|kernel|floor-plan|story)\.md\b")
    files = [ROOT / name for name in committed() if name.endswith((".py", ".toml", ".md", ".ts", ".svelte", ".css"))]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files}

    assert [name for name, text in texts.items() if papers.search(text) and name != "tests/meta/test_docs.py"] == []
