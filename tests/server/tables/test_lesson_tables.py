"""Tables at which somebody learns: only what the lesson wants is taken, everything can be taken back."""

from __future__ import annotations

from tests.server.live import Chair, Guest, Live, Message


def begin(guest: Guest, lesson: str = "way-out", game: str = "twister") -> Message:
    answer = guest.http.post("/api/lessons", json={"game": game, "lesson": lesson})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def learner(live: Live) -> tuple[Guest, str, Chair]:
    guest = live.guest()
    table = begin(guest)["table"]
    return guest, table, guest.sit(table)


def test_lessons_are_told_in_both_languages(live: Live) -> None:
    guest = live.guest()

    told = {lang: guest.http.get(f"/api/games/twister/lessons?lang={lang}").json() for lang in ("en", "it")}

    first = {lang: told[lang]["courses"][0]["lessons"][0] for lang in told}
    assert first["en"]["id"] == first["it"]["id"] == "way-out"
    assert first["en"]["title"] == "The way out"
    assert first["it"]["steps"][0]["goal"] == "Gioca la tua carta Azione da 3."
    assert "keep the 5" in first["en"]["steps"][0]["instead"]["play 5"]


def test_a_lesson_takes_the_move_that_it_wants_and_no_other(live: Live) -> None:
    _, _, chair = learner(live)
    start = chair.state["lesson"]

    other = chair.do("act", role="yellow", version=chair.prompt()["version"], move="play 5")
    forbidden = chair.do("act", role="yellow", version=chair.prompt()["version"], move="walk goblin")
    done = chair.act("play 3")

    assert start == {"lesson": "way-out", "step": 0, "of": 4, "accepted": ["play 3"], "shown": "play 3", "back": 0}
    assert (other["type"], other["code"], other["message"]["args"]) == ("refused", "lesson", {"move": "play 5"})
    assert (forbidden["code"], forbidden["rule"]) == ("rule", "DT-ACT-MOVE")
    assert done["lesson"]["step"] == 1


def test_what_was_done_can_be_taken_back_and_survives_a_restart(live: Live) -> None:
    guest, table, chair = learner(live)
    for move in ("play 3", "walk goblin", "to v4"):
        chair.act(move)
    there = chair.state["lesson"]

    back = chair.undo("yellow", there["back"])
    live.restart()
    guest.move_to(live.url, guest.http.cookies)
    again = guest.sit(table)

    assert (there["step"], there["back"]) == (2, 1)
    assert (back["lesson"]["step"], back["lesson"]["shown"]) == (1, "to v4")
    assert again.state["lesson"] == back["lesson"]
    assert again.act("to v4")["lesson"]["step"] == 2


def test_the_table_of_a_lesson_stands_in_no_list_and_is_nobody_elses(live: Live) -> None:
    guest, table, _ = learner(live)
    other = live.guest()

    lobby = guest.http.get("/api/lobby").json()
    watcher = other.sit(table)

    assert (lobby["mine"], lobby["public"]) == ([], [])
    assert watcher.state["lesson"] is None
    assert watcher.state["prompts"] == []


def test_a_lesson_that_is_not_there_is_refused(live: Live) -> None:
    answers = [
        live.guest().http.post("/api/lessons", json={"game": game, "lesson": lesson})
        for game, lesson in (("twister", "nothing"), ("../vast", "x"), ("ambush", "x"))
    ]

    assert [answer.status_code for answer in answers] == [400, 400, 400]
    assert "way-out" in answers[0].json()["remedy"]
