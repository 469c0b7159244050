"""REST: the catalogue, new tables and their refusals, OpenAPI, headers."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Live

ROOT = Path(__file__).parents[3]
ROLES = ["scout", "bandit", "witch", "warden", "beast"]
MINE: dict[str, Any] = {"kind": "me", "roles": ROLES}


def test_the_shelf_shows_games_to_play_and_games_to_come(live: Live) -> None:
    cards = {card["id"]: card for card in live.guest().http.get("/api/games").json()}
    assert cards["ambush"]["playable"]
    assert cards["ambush"]["roles"] == ROLES
    assert cards["ambush"]["levels"][0] == "novice"
    assert {field["kind"] for field in cards["ambush"]["options"]} <= {"choice", "flag", "number", "draft"}
    assert {"vast", "heroes", "twister"} <= cards.keys()
    assert cards["vast"]["name"] == "Vast: The Crystal Caverns"


def test_play_now_is_one_call(live: Live) -> None:
    http = live.guest().http
    card = next(card for card in http.get("/api/games").json() if card["id"] == "ambush")
    assert http.post("/api/tables", json=card["quick"]).status_code == 201


def test_options_are_checked_with_field_and_remedy(live: Live) -> None:
    http = live.guest().http
    good = http.post("/api/games/ambush/check", json={"options": {}}).json()
    bad = http.post("/api/games/ambush/check", json={"options": {"colour": "red"}})
    assert good["roles"] == ROLES
    assert bad.status_code == 400
    assert bad.json()["where"] == "colour"
    assert bad.json()["remedy"]


def test_the_words_of_a_game_are_served_in_every_language(live: Live) -> None:
    http = live.guest().http
    english, italian = (http.get(f"/api/games/twister/words?lang={lang}").json() for lang in ("en", "it"))

    assert "twister-role-yellow = Yellow" in english["messages"]
    assert "twister-role-yellow = Giallo" in italian["messages"]
    assert http.get("/api/games/..%2Fui/words").status_code in (400, 404)
    assert http.get("/api/games/ui/words").status_code == 400


BAD_TABLES: list[tuple[str, dict[str, Any], str]] = [
    ("no such game", {"game": "chess"}, "game"),
    ("unknown option", {"options": {"colour": "red"}}, "colour"),
    ("a role without a seat", {"seats": [{"kind": "me", "roles": ROLES[1:]}]}, "seats"),
    ("a role on two seats", {"seats": [MINE, {"kind": "link", "roles": ["scout"]}]}, "seats"),
    ("an unknown role", {"seats": [MINE, {"kind": "link", "roles": ["dragon"]}]}, "seats"),
    ("an unknown level", {"seats": [{"kind": "bot", "roles": ROLES, "level": "god"}]}, "seats"),
    (
        "two own seats",
        {"seats": [{"kind": "me", "roles": ROLES[:1]}, {"kind": "me", "roles": ROLES[1:]}]},
        "seats",
    ),
    ("a bad seed", {"seed": "luck"}, "seed"),
    ("a bad kind", {"seats": [{"kind": "king", "roles": ROLES}]}, ""),
    ("an extra field", {"cheat": True}, ""),
]


@pytest.mark.parametrize(("changed", "where"), [c[1:] for c in BAD_TABLES], ids=[c[0] for c in BAD_TABLES])
def test_a_table_that_cannot_be_is_refused(live: Live, changed: dict[str, Any], where: str) -> None:
    body = {"game": "ambush", "options": {}, "seats": [MINE], **changed}
    answer = live.guest().http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["message"]["id"].startswith("server-")
    assert answer.json()["problem"]
    assert answer.json()["where"] == where or not where


def test_long_bodies_and_unknown_pages_are_problems_too(live: Live) -> None:
    http = live.guest().http
    long = http.post("/api/tables", content=b"x" * 100_000, headers={"content-type": "application/json"})
    assert long.status_code == 413
    assert http.get("/api/tables/nowhere").status_code == 404
    assert http.get("/api/tables/nowhere").json()["message"]["id"] == "server-no-table"
    assert "message" in http.get("/api/nothing").json()


def test_facts_of_a_table_are_public_and_hold_no_secret(live: Live) -> None:
    guest = live.guest()
    made = guest.make(("me", "scout"), ("link", "bandit witch warden beast"))
    facts = live.guest().http.get(f"/api/tables/{made['table']}")
    assert facts.json()["own_seed"]
    assert facts.json()["roles"] == ROLES
    assert "token" not in facts.text
    assert '"seed"' not in facts.text


def test_openapi_3_1_is_served(live: Live) -> None:
    schema = live.guest().http.get("/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert {"/api/games", "/api/tables", "/api/seats/exchange", "/healthz"} <= schema["paths"].keys()


def test_answers_carry_security_headers(live: Live) -> None:
    for path in ("/", "/healthz", "/api/nothing"):
        headers = live.guest().http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_rulebooks_come_in_both_languages(live: Live) -> None:
    http = live.guest().http
    english = http.get("/api/games/twister/rulebook").json()
    italian = http.get("/api/games/twister/rulebook", params={"lang": "it"}).json()
    ids = [[rule["id"] for s in book["sections"] for rule in s["rules"]] for book in (english, italian)]
    assert ids[0]
    assert sorted(ids[0]) == sorted(ids[1])
    assert english["sections"][0]["rules"][0]["text"] != italian["sections"][0]["rules"][0]["text"]
    assert http.get("/api/games/twister/rulebook", params={"lang": "xx"}).status_code == 400
    assert http.get("/api/games/chess/rulebook").status_code == 400


def test_the_example_client_plays_a_whole_game(live: Live) -> None:
    spec = importlib.util.spec_from_file_location("example", ROOT / "examples" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    assert example.play(live.url, "ambush")["how"]


def test_the_built_client_is_served_compressed_and_cached_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<!doctype html><title>Underkeep</title>")
    (tmp_path / "web" / "assets" / "index-1a2b.js").write_text("let a = 1;\n" * 1000)
    monkeypatch.setattr("underkeep.server.http.app.WEB", tmp_path / "web")
    live = Live(tmp_path / "data")
    http = live.guest().http

    page, script = http.get("/"), http.get("/assets/index-1a2b.js")

    assert "Underkeep" in page.text
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert "javascript" in script.headers["content-type"]
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    assert http.get("/api/games").headers["cache-control"] == "no-store"
    assert http.get("/assets/../../secret").status_code == 404
    live.stop()


def test_head_answers_as_get_does_without_a_body(live: Live) -> None:
    http = live.guest().http
    for path in ("/", "/api/games", "/healthz"):
        head, got = http.head(path), http.get(path)
        assert head.status_code == got.status_code
        assert head.headers["content-type"] == got.headers["content-type"]
        assert head.content == b""
