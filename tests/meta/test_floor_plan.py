"""The games have one floor plan: the same role of a file has the same name, and what one game has alone says why."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from underkeep.registry import FILES, GAMES

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "underkeep"
EVERY_GAME = (  # a module, or a folder of that name
    "README.md", "game.toml", "spec.py", "options.py", "rules_in_force.py", "setup.py", "turn.py", "actions.py",
    "content.py", "names.py", "refusals.py", "state/game.py", "state/changes", "state/events", "rules/", "board/",
    "seat/view", "seat/build_view.py", "seat/determinize.py", "seat/hidden.py", "seat/labels.py", "seat/lists.py",
    "seat/draw.py", "seat/seen.py", "files/saving.py", "files/position_in.py", "files/position_out.py",
    "files/position_checks.py", "judge/judge.py", "judge/heuristics.py", "judge/features.py", "judge/weights.py",
    "judge/weights.toml", "judge/layout.json", "content/", "rulebook/", "words/en/", "words/it/",
)  # fmt: skip
PARTS = ("seat/build_", "seat/guess_", "seat/story", "seat/under_way", "seat/view/")  # of a room of EVERY_GAME, by area
BY_CHAPTER = ("rules/", "roles/", "cards/", "scenarios/", "board/", "judge/", "content/", "rulebook/", "words/")
ALONE = {  # what not every game has outside of those rooms, and why
    "triggers.py": "gathers who reacts when; Twister has no reactions of others",
    "scenarios.py": "Twister: a scenario is a record of the pack; those of Heroes have rules, in scenarios/",
    "role_sets.py": "Vast: the thirty sets of roles that may play together",
    "scenario_file.py": "Heroes: the same; what a scenario's file says is read here",
    "chronicles.py": "Heroes: the stories of its Chronicles, content like the scenarios",
    "faces.py": "Heroes: the notation of icons on cards, which content and rules read",
    "seat/previews.py": "Heroes draws no previews on its map",
    "seat/draw_words.py": "Vast: the words beside its map, where no pack names a thing",
    "seat/refusal_texts.py": "Vast: rule and sentence of each refusal, too many to stand beside the codes",
    "seat/view_cache.py": "Vast: its views are large, and few parts change from one to the next",
    "files/board_fields.py": "Vast: the fields of its five boards, which saved games and positions name alike",
    "files/position_stats.py": "Vast: the cubes and stats of its boards in position files",
    "files/stack_lines.py": "Vast: what is under way, as its position files have always written it",
    "files/position_piles.py": "Vast: decks that follow from what lies elsewhere",
    "files/sketch.py": "Heroes: the map of a scenario that is not valid yet, drawn for authors of packs",
    "files/position_words.py": "Vast: sets of cards and words of its boards",
}


def plan_of(game: str) -> set[str]:
    """Files and folders of a game; a folder that may be a file is named without its ending."""
    folder = SOURCES / "games" / game
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    found |= {f"{parent.as_posix()}/" for name in set(found) for parent in Path(name).parents if parent.name}
    return {name for name in found if "__pycache__" not in name and not name.endswith("__init__.py")}


def has(plan: set[str], wanted: str) -> bool:
    return bool({wanted, f"{wanted}/", f"{wanted}.py"} & plan)


def missing(plans: Mapping[str, set[str]]) -> Iterator[str]:
    """What a game lacks of the common plan."""
    for game, plan in plans.items():
        yield from (f"{game}: no {wanted}" for wanted in EVERY_GAME if not has(plan, wanted))


def strays(plans: Mapping[str, set[str]]) -> Iterator[str]:
    """Modules that no other game has, outside of the rooms that follow the game's own chapters."""
    for game, plan in plans.items():
        for name in sorted(plan):
            if not name.endswith(".py") or name.startswith((*BY_CHAPTER, *PARTS, "state/")):
                continue
            if name in ALONE or name.removesuffix(".py") in EVERY_GAME:
                continue
            if not all(name in other for other in plans.values()):
                yield f"{game}: {name} has no counterpart and no excuse"


def plans() -> dict[str, set[str]]:
    return {game: plan_of(game) for game in GAMES}


def test_every_game_has_the_same_rooms() -> None:
    assert [*missing(plans()), *strays(plans())] == []


def test_a_game_with_another_plan_is_noticed() -> None:
    planted = plans()
    planted["heroes"] = (planted["heroes"] - {"seat/view.py"}) | {"seat/looking.py"}

    assert list(missing(planted)) == ["heroes: no seat/view"]
    assert "heroes: seat/looking.py has no counterpart and no excuse" in list(strays(planted))


def test_no_excuse_is_left_over() -> None:
    assert [name for name in ALONE if all(name in plan for plan in plans().values())] == []
    assert [name for name in ALONE if not any(name in plan for plan in plans().values())] == []


def test_a_game_lives_in_three_folders() -> None:
    """Its package, its client folder, its tests: the file game.toml is all that anybody else goes by."""
    for game in GAMES:
        assert FILES[game]["id"] == game
        assert (ROOT / "client" / "src" / "games" / game / "index.ts").is_file()
        assert (ROOT / "tests" / "games" / game / "positions").is_dir()


# ---------------------------------------------------------------------- no line about a game elsewhere
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
ELSEWHERE = ("core", "bots", "env", "lab", "server")
SHARED = [SOURCES / name for name in ("engine.py", "library.py", "registry.py", "words.py", "yaml_positions.py")]


def lines_about(games: list[str]) -> Iterator[str]:
    """Places outside of the games that know one of them: in the code as a text or a module, in sentences as an id."""
    known = re.compile(rf"(?:^|\.)(?:{'|'.join(games)})(?:$|\.)")
    for path in [*(path for part in ELSEWHERE for path in (SOURCES / part).rglob("*.py")), *SHARED]:
        for line, text in texts_of(ast.parse(path.read_text(encoding="utf-8"))):
            if known.search(text):
                yield f"{path.relative_to(SOURCES).as_posix()}:{line}: {text}"
    sentences = re.compile(rf"^(?:{'|'.join(games)})-\S+", re.M)
    for path in (SOURCES / "locale").rglob("*.ftl"):
        yield from (f"{path.name}: {id_}" for id_ in sentences.findall(path.read_text(encoding="utf-8")))


def texts_of(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Modules that are imported and texts of the code; what docstrings show as an example is for people."""
    docs = [node.body[0] for node in ast.walk(tree) if isinstance(node, DOCUMENTED) and node.body]
    told = {id(node.value) for node in docs if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.lineno, node.module or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value


def test_no_game_is_known_outside_of_its_folders() -> None:
    assert list(lines_about(list(GAMES))) == []


def test_a_line_about_a_game_is_noticed() -> None:
    planted = ast.parse('"""For vast."""\nfrom underkeep.games.vast.spec import SPEC\nif game == "vast":\n    pass\n')

    assert [text for _, text in texts_of(planted)] == ["underkeep.games.vast.spec", "vast"]


@pytest.mark.parametrize("game", list(GAMES))
def test_rule_tests_and_positions_are_laid_out_by_chapter(game: str) -> None:
    chapters = {re.sub(r"^\d+-", "", path.stem) for path in (SOURCES / "games" / game / "rulebook").glob("*.toml")}
    folder = ROOT / "tests" / "games" / game / "positions"

    assert [path.name for path in folder.glob("*.yaml")] == []
    assert [path.name for path in folder.iterdir() if path.is_dir() and path.name not in chapters] == []
