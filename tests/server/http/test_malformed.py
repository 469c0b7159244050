"""What no browser sends: null bytes, text that is no UTF-8, JSON deeper than any stack. It is told so, never a 500."""

from __future__ import annotations

import pytest

from tests.server.live import Live

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
