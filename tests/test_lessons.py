"""Lessons: every one of them goes as it is written, and a file that cannot is refused with its line and a remedy."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from underkeep.cli.main import main
from underkeep.core.formats.content import LANGUAGES
from underkeep.core.formats.history import History
from underkeep.core.kernel.errors import BadInput
from underkeep.lesson_walk import LessonWalk, check_lesson
from underkeep.lessons import LessonStep, lesson_files, lesson_named, load_courses, load_lessons, read_lesson
from underkeep.library import load_game, spec_of
from underkeep.registry import GAMES, is_built_in

ALL = [(game, path) for game in GAMES if is_built_in(game) for path in lesson_files(game)]
WAY_OUT = next(path for game, path in ALL if game == "twister" and path.stem == "10-way-out")


@pytest.mark.parametrize(("game", "path"), ALL, ids=[f"{game}-{path.stem}" for game, path in ALL])
def test_a_lesson_goes_as_it_is_written_in_the_engine_and_in_the_terminal(game: str, path: Path) -> None:
    lesson = read_lesson(path)

    failures = check_lesson(lesson, load_game(game))
    typed = "\n".join(line for step in lesson.steps for line in typed_in(step)) + "\nno more\n"
    seen = CliRunner().invoke(main, ["learn", game, lesson.id, "--lang", "it"], input=typed)

    assert failures == []
    assert seen.exit_code == 0, seen.output
    assert lesson.end.it.split()[0] in seen.output
    assert f"[{len(lesson.steps)}/{len(lesson.steps)}]" in seen.output


def typed_in(step: LessonStep) -> list[str]:
    """The way, with the wrong tries where they belong."""
    lines: list[str] = []
    for at, move in enumerate(step.shown()):
        lines += [wrong.move for wrong in step.wrong if wrong.at == at]
        lines.append(move)
    return lines


@pytest.mark.parametrize("game", [game for game in GAMES if load_courses(game)])
def test_every_course_has_lessons_and_no_two_have_one_name(game: str) -> None:
    lessons = load_lessons(game)

    courses = [lesson.course for lesson in lessons]

    assert set(courses) == {course.id for course in load_courses(game)}
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert courses == sorted(courses, key=[course.id for course in load_courses(game)].index)


FAULTY_STEP = 22  # where the step begins, with its goal
OF_THE_STEP = ("needs `do` or `until`", "each language")


def line_of(path: Path, text: str) -> int:
    found = path.read_text("utf-8")
    return found[: found.index(text)].count("\n") + 1


FAULTS = [
    ("minutes: 5", "minuts: 5", "unknown key", "The keys are"),
    ("role: yellow", "role: green", "there is no role 'green'", "yellow, blue"),
    ("course: base", "course: bass", "there is no course 'bass'", "courses.yaml has: base"),
    ("do: play 3", "do: paly 3", "unknown move 'paly 3'", "as it is offered"),
    ("do: play 3", "odo: play 3", "unknown key", "The keys are"),
    ("do: play 3", "way: [play 3]", "`until` and `way` belong together", "Give a way"),
    ("do: play 3", "point: [card:action:3]", "needs `do` or `until`", "`until` for a condition"),
    ("rule: DT-EXIT-01", "rule: DT-EXIT-99", "there is no rule 'DT-EXIT-99'", "rules search"),
    ("{try: walk goblin, rule: DT-ACT-MOVE}", "{try: walk goblni, rule: DT-ACT-MOVE}", "unknown move", "offered"),
    ('    en: "Play your Action card of 3."', '    de: "Karte 3"', "each language", "en, it"),
    ("thief: q4", "thief: q44", "q44", "Give"),
]


@pytest.mark.parametrize(("was", "now", "problem", "remedy"), FAULTS, ids=[fault[1][:20] for fault in FAULTS])
def test_a_misspelt_file_is_refused_with_line_and_remedy(
    was: str, now: str, problem: str, remedy: str, tmp_path: Path
) -> None:
    text = WAY_OUT.read_text("utf-8")
    assert was in text
    path = tmp_path / "10-planted.yaml"
    path.write_text(text.replace(was, now, 1), "utf-8")
    line = FAULTY_STEP if problem in OF_THE_STEP else line_of(path, now.strip())

    with pytest.raises(BadInput) as told:
        read_lesson(path)

    assert problem in str(told.value)
    assert remedy in str(told.value)
    assert f"10-planted.yaml:{line}:" in str(told.value)


SCRIPTS = [
    ("do: [walk goblin, to v4]", "do: [walk goblin, to v3]", "'to v3' is not legal"),
    ("do: [walk goblin, to v4]", "do: [walk goblin, [to v4, to v3]]", "'to v3' is not legal"),
    ("rule: DT-MOVE-01, at: 1", "rule: DT-MOVE-03, at: 1", "is refused by DT-MOVE-01, not by DT-MOVE-03"),
    ("{try: to v3, rule: DT-MOVE-01, at: 1}", "{try: to u4, rule: DT-MOVE-01, at: 1}", "'to u4' is legal here"),
    ("      play 5:", "      jump troll:", "'jump troll' is never offered"),
    ("do: play 3", "until: {turn.points: 3}\n    way: [play 4]", "`until` is not true"),
    ("do: play 3", "until: {turn.number: 5}\n    way: [play 3]", "is true before"),
    ("do: play 3", "point: [sq:z9]\n    do: play 3", "there is no 'sq:z9'"),
    ("do: play 3", "do: play 3\n    reply: [{as: blue, do: play 2}]", "not all of `reply` is used"),
    ("do: [walk thief, via t4, take treasure, to t4]", "do: [done]", "blue is asked, and no reply is written"),
]


@pytest.mark.parametrize(("was", "now", "told"), SCRIPTS, ids=[fault[1][:24] for fault in SCRIPTS])
def test_a_script_that_cannot_be_played_is_told_with_its_line(was: str, now: str, told: str, tmp_path: Path) -> None:
    text = WAY_OUT.read_text("utf-8")
    assert was in text
    path = tmp_path / "10-planted.yaml"
    path.write_text(text.replace(was, now, 1), "utf-8")

    result = CliRunner().invoke(main, ["lesson", "check", str(path)])

    assert result.exit_code == 1, result.output
    assert told in result.output
    assert "10-planted.yaml:" in result.output


def test_a_learner_stands_where_he_was_after_taking_back() -> None:
    loaded, lesson = load_game("twister"), lesson_named("twister", "way-out")
    history, walk = History(loaded.spec, lesson.begin(loaded), loaded.content), LessonWalk(lesson)

    for move in ("play 3", "walk goblin", "to v4"):
        history.act(0, loaded.spec.parse(move))
    walk.follow(history)
    forward = walk.number, walk.at
    history.undo(len(history.moves) - walk.last)
    walk.follow(history)

    assert forward == (2, 0)
    assert (walk.number, walk.at, walk.accepted()) == (1, 1, ("to v4",))
    assert walk.refuses("to u4")
    assert not walk.refuses("to v4")


def test_a_legal_move_that_the_lesson_does_not_want_is_told_and_not_made() -> None:
    seen = CliRunner().invoke(main, ["learn", "twister", "way-out"], input="play 5\nplay 2\nskip\nhint\nquit\n")

    assert "keep the 5" in seen.output
    assert "this lesson is about something else" in seen.output
    assert "Type: walk goblin" in seen.output


def test_an_unknown_lesson_is_answered_with_those_there_are() -> None:
    result = CliRunner().invoke(main, ["learn", "twister", "flying"])

    assert result.exit_code == 2
    assert "way-out" in result.output


def told_texts(tree: Any) -> Iterator[str]:
    """Every sentence of a lesson's file."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from [value] if key in LANGUAGES and isinstance(value, str) else told_texts(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from told_texts(value)


@pytest.mark.parametrize("game", GAMES)
def test_lessons_name_places_as_they_are_written_on_the_board(game: str) -> None:
    ids = {id for id, sign in spec_of(game).board_signs().items() if id != sign and ":" not in id and id != "o"}
    texts = [text for file in lesson_files(game) for text in told_texts(yaml.safe_load(file.read_text("utf-8")))]

    assert texts
    assert [text for text in texts if ids & set(re.findall(r"\b[a-z]+\d[a-z\d]*\b", text))] == []
