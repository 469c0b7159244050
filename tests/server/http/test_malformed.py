"""What no browser sends: null bytes, text that is no UTF-8, JSON deeper than any stack. It is told so, never a 500."""

from __future__ import annotations

import pytest

from tests.server.live import Live
from underkeep.words import Speaker

DEEP = b"[" * 100_000 + b"]" * 100_000
DEEP_OBJECT = b'{"a":' * 60_000 + b"1" + b"}" * 60_000
ODD = ("%00", "a%00b", "%ff%fe", "%c0%af", "%ed%a0%80", "..%00/", "%2e%2e%2f%00", "%F0%9F%92%A9%00")
PATHS = (
    "/{odd}",
    "/assets/{odd}",
    "/seat/{odd}",
    "/api/games/{odd}/words",
    "/api/games/{odd}/rules",
    "/api/games/{odd}/content",
    "/api/games/twister/words?lang={odd}",
    "/api/tables/{odd}",
    "/api/tables/{odd}/replay/1",
    "/api/tables/{odd}/record",
    "/api/tables?page={odd}",
    "/api/people/{odd}",
)
BODIES = {
    "deep lists": DEEP,
    "deep objects": DEEP_OBJECT,
    "no UTF-8": b'{"game": "\xff\xfe"}',
    "a surrogate": b'{"game": "\\ud800", "options": {}, "seats": []}',
    "a null": b'{"game": "twi\\u0000ster", "options": {}, "seats": []}',
    "not JSON": b"\x00\x01",
    "empty": b"",
    "a huge number": b'{"game": "twister", "seed": ' + b"9" * 5000 + b"}",
}
POSTS = (
    "/api/tables",
    "/api/games/twister/check",
    "/api/records",
    "/api/login",
    "/api/names",
    "/api/me",
    "/api/account",
)


@pytest.mark.parametrize("odd", ODD)
def test_odd_paths_are_not_found(live: Live, odd: str) -> None:
    http = live.guest().http
    answers = {path: http.get(path.format(odd=odd)).status_code for path in PATHS}

    assert {path: status for path, status in answers.items() if status >= 500} == {}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_odd_bodies_are_refused(live: Live, body: bytes) -> None:
    http = live.guest().http
    head = {"content-type": "application/json"}
    answers = {path: http.post(path, content=body, headers=head).status_code for path in POSTS}

    assert {path: status for path, status in answers.items() if not 400 <= status < 500} == {}


@pytest.mark.parametrize(
    ("path", "body", "said"),
    [
        ("/api/tables", {"game": "twister", "options": {}, "seats": [], "seed": "7"}, "Something has to stand here."),
        ("/api/tables", {"game": "twister", "options": {}, "seats": 3}, "cannot be used"),
        ("/api/tables", {"game": "twister", "seats": [{"kind": "me", "roles": ["yellow"]}], "seed": "7" * 101}, "100"),
        ("/api/me", {"name": ""}, "A name has 1 to 40 characters."),
        ("/api/me", {"name": "Ada", "password": "short"}, "characters"),
        ("/api/login", {"name": "Ada", "password": "x" * 300}, "characters"),
        ("/api/records", {"text": 7}, "cannot be used"),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(live: Live, path: str, body: dict[str, object], said: str) -> None:
    """Before: "Expected `str` of length >= 8" was shown to people."""
    answer = live.guest().http.post(path, json=body)

    message = answer.json()["message"]
    text = Speaker("en", "", None, "server").say(message["id"], **message["args"])
    assert answer.status_code == 400
    assert said in text
    assert "Expected" not in text
    assert "`" not in text
