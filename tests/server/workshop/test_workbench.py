"""The workshop over REST: check, keep, share, play, measure; each with its limits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.pieces import body, piece, tiles
from tests.server.guests import denied, named, somebody
from tests.server.live import Guest, Live
from underkeep.core.kernel.errors import BadInput
from underkeep.library import content_of
from underkeep.server.http.limits import Meter
from underkeep.server.workshop import measurements, workbench
from underkeep.workpieces import text_of

TABLE = {
    "game": "heroes",
    "options": {"scenario": "crooked", "clans": ["dragon", "ratkin"]},
    "seats": [{"kind": "me", "roles": ["dragon"]}, {"kind": "bot", "roles": ["ratkin"], "level": "novice"}],
}
ALONE = {"scenario": "crooked", "clans": ["ratkin"]}


def post(guest: Guest, call: str, given: Any) -> Any:
    return guest.http.post(f"/api/workshop/{call}", json=given)


def keep(guest: Guest, id: str = "", **changes: Any) -> Any:
    return post(guest, "pieces", {"id": id, "piece": body(piece(**changes))})


def test_the_check_tells_all_faults(live: Live) -> None:
    guest = live.guest()
    assert post(guest, "check", body(piece())).json() == {"faults": []}
    found = post(guest, "check", body(piece(tile=tiles(library={"open": ""})))).json()["faults"]
    assert [(fault["kind"], fault["things"]) for fault in found] == [("no-way", ["library"])]


@pytest.mark.parametrize(
    "given",
    [
        {"game": "heroes", "name": "x", "files": {"../x": {}}},
        {"game": "heroes", "name": "x", "files": {"scenarios-x": []}},
        {"game": "heroes", "name": "x" * 60, "files": {f"f{n}": {} for n in range(20)}},
        {"game": "chess", "name": "x", "files": {}},
        {"game": "heroes", "name": "\x1b[2J", "files": {}},
        {"game": "heroes", "name": "x", "files": {"scenarios-x": {"scenario": [None, {"id": None}, 3]}}},
    ],
)
def test_nonsense_is_a_fault_and_no_error(live: Live, given: Any) -> None:
    (fault,) = post(live.guest(), "check", given).json()["faults"]
    assert (fault["kind"], bool(fault["problem"])) == ("unreadable", True)


def test_too_much_is_refused(live: Live) -> None:
    guest = live.guest()
    large = {"game": "heroes", "name": "x", "files": {"scenarios-x": {"text": "x" * 300_000}}}
    assert post(guest, "check", large).status_code == 413
    assert post(guest, "import", {"text": "x" * 100_001}).status_code == 400
    assert post(guest, "check", {**body(piece()), "name": "x" * 61}).status_code == 400


def test_it_is_kept_with_a_name_and_found_again(live: Live) -> None:
    guest = live.guest()
    assert denied(keep(guest)) == "server-no-name-for-piece"
    named(guest, "Ann")
    id_ = keep(guest).json()["id"]
    assert keep(guest, id_, wave_0=1).json()["id"] == id_
    assert [one["id"] for one in guest.http.get("/api/workshop/pieces").json()["pieces"]] == [id_]
    shared = live.guest().http.get(f"/api/workshop/pieces/{id_}").json()
    assert (shared["mine"], shared["piece"]) == (False, body(piece(wave_0=1)))


def test_nobody_changes_what_is_not_theirs(live: Live) -> None:
    ann, bob = somebody(live, "Ann"), somebody(live, "Bob")
    id_ = keep(ann).json()["id"]
    assert denied(keep(bob, id_)) == "server-no-more-pieces"
    assert denied(post(bob, f"pieces/{id_}/delete", {})) == "server-no-such-piece"
    assert post(ann, f"pieces/{id_}/delete", {}).status_code == 204
    assert denied(ann.http.get(f"/api/workshop/pieces/{id_}")) == "server-no-such-piece"


def test_one_person_keeps_only_so_many(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbench, "MAX_KEPT", 2)
    ann = somebody(live, "Ann")
    first = keep(ann).json()["id"]
    keep(ann)
    assert denied(keep(ann)) == "server-no-more-pieces"
    assert keep(ann, first).status_code == 200


def test_it_is_part_of_ones_own_data_and_goes_with_the_name(live: Live) -> None:
    ann = live.guest()
    named(ann, "Ann")
    id_ = keep(ann).json()["id"]
    own = ann.http.get("/api/me/data").json()["workshop"]
    assert [(one["id"], one["pack"]) for one in own] == [(id_, text_of(piece()))]
    assert ann.http.post("/api/me/delete", json={"name": "Ann", "password": ""}).status_code == 204
    assert denied(live.guest().http.get(f"/api/workshop/pieces/{id_}")) == "server-no-such-piece"


def test_a_file_goes_out_and_comes_back(live: Live) -> None:
    guest = live.guest()
    text = post(guest, "export", body(piece())).json()["text"]
    assert text == text_of(piece())
    assert post(guest, "import", {"text": text}).json() == body(piece())
    refused = post(guest, "import", {"text": text.replace("turns = 2", "turns = 7")})
    assert refused.status_code == 400
    assert refused.json()["problem"] == "7 does not fit"
    assert "turns" in refused.json()["where"]


def test_a_table_is_played_with_it_and_goes_on_after_a_restart(live: Live) -> None:
    guest = live.guest()
    made = post(guest, "play", {"piece": body(piece()), "table": TABLE})
    assert made.status_code == 201, made.text
    id_ = made.json()["table"]
    live.restart()
    facts = live.guest().http.get(f"/api/tables/{id_}").json()
    assert facts["pack"] == "The Crooked Keep 1"


def test_what_cannot_be_played_gets_no_table(live: Live) -> None:
    refused = post(live.guest(), "play", {"piece": body(piece(portals=[])), "table": TABLE})
    assert (refused.status_code, refused.json()["problem"]) == (400, "no Portal")
    other = post(live.guest(), "play", {"piece": body(piece()), "table": {**TABLE, "game": "vast"}})
    assert other.status_code == 400


@pytest.mark.slow
def test_bots_measure_it_some_games_at_a_time(live: Live) -> None:
    wish = {"piece": body(piece()), "options": ALONE, "level": "novice", "played": 3, "won": 1, "most": 1}
    found = post(live.guest(), "measure", wish).json()
    assert (found["games"], found["won"] in (0, 1)) == (1, True)
    assert found["share"] == 100 * (1 + found["won"]) / 4
    assert found["low"] < found["share"] < found["high"]
    assert found["decisions"] == sum(found["moves"].values())
    assert found["things"]["room:vault"]


def test_measuring_has_its_limits(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"piece": body(piece()), "options": ALONE, "level": "novice"}
    guest = live.guest()
    assert post(guest, "measure", {**wish, "level": "master"}).json()["where"] == "level"
    assert post(guest, "measure", {**wish, "won": 1}).json()["where"] == "won"
    assert post(guest, "measure", {**wish, "most": 3000}).status_code == 400
    live.server.bots.thinking += 1
    assert denied(post(guest, "measure", wish)) == "server-measuring-waits"
    live.server.bots.thinking -= 1
    monkeypatch.setattr(measurements.Measurements, "go_on", spent(measurements.Measurements.go_on))
    assert denied(post(guest, "measure", wish)) == "server-no-more-measuring"


def spent(go_on: Any) -> Any:
    """As if this address had used up its hour."""

    async def later(self: measurements.Measurements, *args: Any) -> Any:
        self.seconds = Meter(0.0, 60.0)
        return await go_on(self, *args)

    return later


def test_what_was_tried_out_is_forgotten_in_the_end(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workbench, "MAX_TRIED", 1)
    bench = workbench.Workbench(live.server.catalogue, live.server.store, live.server.people, live.server.maker)
    first = live.run(bench.finished(piece()))
    assert live.run(bench.finished(replace(piece(), name="Another name"))).pack.digest == first.pack.digest
    live.run(bench.finished(piece(wave_0=1)))
    assert list(bench.tried) != [("heroes", first.pack.digest)]
    with pytest.raises(BadInput, match="not loaded"):
        content_of("heroes", first.pack.digest)
