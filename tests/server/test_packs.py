"""Packs beside the games' own content: chosen for a table, known to the bots, kept with the tables made with them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.server.pack_tables import edit, make_pack, run, wish_for
from underkeep.bots.api import budget_of, packed, think
from underkeep.cli.main import main
from underkeep.core.kernel.errors import BadInput
from underkeep.core.kernel.luck import seed_from
from underkeep.library import Loaded, load_game, pack_text
from underkeep.server import wire
from underkeep.server.catalogue import Catalogue
from underkeep.server.http.metrics import Metrics
from underkeep.server.kept_packs import KeptPacks
from underkeep.server.people.lobby import card
from underkeep.server.server import GameServer
from underkeep.server.store.sqlite import SqliteStore
from underkeep.server.tables.replays import export
from underkeep.server.thinking.bot_seats import AboutTable
from underkeep.server.thinking.outside import read_bots
from underkeep.server.thinking.workers import BotFailed, Worker, WorkerTask
from underkeep.server.wire.seat_state import facts

OWN = load_game("twister")


@pytest.fixture
def quicker(tmp_path: Path) -> Path:
    return make_pack(tmp_path, "quicker")


def server_with(folder: Path, *packs: Path, bots: tuple[str, ...] = ()) -> GameServer:
    return GameServer(Catalogue(packs, bots=read_bots(bots)), SqliteStore(folder), workers=1)


def only_pack(server: GameServer) -> Loaded:
    (loaded,) = server.catalogue.shelf.values()
    return loaded


def people(loaded: Loaded) -> wire.NewTable:
    return replace_seats(wish_for(loaded, "novice", 1), [wire.SeatWish("hotseat", ["yellow", "blue"])])


def replace_seats(wish: wire.NewTable, seats: list[wire.SeatWish]) -> wire.NewTable:
    return wire.NewTable(wish.game, wish.options, seats, wish.seed, wish.settings, wish.content)


def test_packs_stand_beside_the_own_content(quicker: Path) -> None:
    catalogue = Catalogue([quicker])
    offered = catalogue.card("twister").packs
    assert [pack.name for pack in offered] == [OWN.pack.name, "quicker"]
    assert catalogue.load("twister").pack.digest == OWN.pack.digest
    assert catalogue.load("twister", offered[1].content).content.movement[0] == 5
    with pytest.raises(BadInput, match="no content abc"):
        catalogue.load("twister", "abc")


def test_a_pack_that_only_puts_words_better_stands_in_the_place_of_the_own(tmp_path: Path) -> None:
    pack = make_pack(tmp_path, "quicker")
    edit(pack / "pieces.toml", "movement = 5\n", "movement = 4\n")
    edit(pack / "pieces.toml", 'en = "Cleric"', 'en = "Healer"')
    catalogue = Catalogue([pack])
    assert len(catalogue.card("twister").packs) == 1
    assert "Healer" in str(catalogue.content("twister", "en").files)
    assert catalogue.load("twister", OWN.pack.digest) is catalogue.own("twister")


def test_bots_of_all_levels_know_the_packs(tmp_path: Path) -> None:
    tally = asyncio.run(run(tmp_path, workers=1, decisions=40))
    assert tally.failures == {}
    assert len(tally.answered) == 20
    assert all(tally.answered.values())


def test_a_worker_that_was_not_told_of_a_pack_fails_and_says_so(quicker: Path) -> None:
    loaded = Catalogue([quicker]).offered("twister")[1]
    game = loaded.spec.new(loaded.spec.options.resolve({}), loaded.content, seed_from(1))
    role = loaded.spec.asked(game)[0]
    prompt = loaded.spec.prompt(game, role)
    assert prompt is not None
    question = packed(loaded.spec.view(game, frozenset({role})), prompt)
    task = WorkerTask(think, ("adept", question, budget_of("adept"), 1), 30.0)
    worker = Worker()
    try:
        with pytest.raises(BotFailed, match="not loaded"):
            worker.ask(task)
        told = replace(task, pack=pack_text(loaded.pack))
        assert worker.ask(told).answer == worker.ask(told).answer
    finally:
        worker.end()


def test_tables_tell_their_pack_and_are_found_in_the_store_when_it_changed(quicker: Path, tmp_path: Path) -> None:
    async def make() -> str:
        server = server_with(tmp_path / "data", quicker)
        table = (await server.maker.make(people(only_pack(server)), "somebody")).table
        assert card(table, None).pack == facts(table).pack == "quicker 2"
        await server.close()
        return table.row.id

    async def reopen(id_: str, *packs: Path) -> int:
        server = server_with(tmp_path / "data", *packs)
        try:
            table = await server.tables.find(id_)
            assert table.unbroken
            return int(table.history.content.movement[0])
        finally:
            await server.close()

    id_ = asyncio.run(make())
    edit(quicker / "pieces.toml", "movement = 5\n", "movement = 6\n")
    assert asyncio.run(reopen(id_, quicker)) == 5  # the pack has changed
    assert asyncio.run(reopen(id_)) == 5  # and is gone


def test_words_are_no_part_of_what_decides_whether_a_table_goes_on(quicker: Path) -> None:
    before = Catalogue([quicker]).offered("twister")[1].pack.digest
    edit(quicker / "pieces.toml", 'en = "Cleric"', 'en = "Healer"')
    edit(quicker / "pack.toml", 'name = "quicker"', 'name = "another name"')
    assert Catalogue([quicker]).offered("twister")[1].pack.digest == before


def test_a_record_of_a_packs_game_is_kept_with_its_pack(quicker: Path, tmp_path: Path) -> None:
    async def check() -> None:
        server = server_with(tmp_path / "data", quicker)
        loaded = only_pack(server)
        table = (await server.maker.make(people(loaded), "somebody")).table
        table.status.ended = "closed"
        kept = await server.maker.keep_record(export(table, None))
        assert kept.pack.digest == loaded.pack.digest
        await server.close()

    asyncio.run(check())


def test_a_bad_pack_is_refused_at_the_start_with_file_line_and_remedy(quicker: Path, tmp_path: Path) -> None:
    edit(quicker / "pieces.toml", "movement = 5\n", "movement = 55\n")
    line = (quicker / "pieces.toml").read_text(encoding="utf-8").splitlines().index("movement = 55") + 1
    done = CliRunner().invoke(main, ["serve", "--content", str(quicker), "--data", str(tmp_path / "data")])
    assert done.exit_code == 2
    assert f"pieces.toml:{line}: pieces.toml.character[cleric].movement" in done.output
    assert "from 0 to 12" in done.output
    assert not (tmp_path / "data").exists()


def test_a_game_that_cannot_be_loaded_takes_nothing_else_down(caplog: pytest.LogCaptureFixture) -> None:
    catalogue = Catalogue(extra={"broken": Loaded(OWN.spec, OWN.pack, None)})
    cards = {found.id: found.playable for found in catalogue.cards()}
    assert cards["twister"]
    assert not cards["broken"]
    assert "broken cannot be played" in caplog.text


BOT = """
def first(view, prompt, budget, seed):
    return prompt.options[0].move

def slow(view, prompt, budget, seed):
    import time
    time.sleep(60)

def wrong(view, prompt, budget, seed):
    return "fly away"
"""


def test_bots_from_outside_sit_at_tables_and_their_mistakes_are_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "mine.py"
    file.write_text(BOT)

    async def check() -> None:
        server = server_with(
            tmp_path / "data", bots=(f"twister/mine={file}:first", f"bad={file}:wrong", f"slow={file}:slow")
        )
        assert server.catalogue.levels("twister")[-3:] == ("mine", "bad", "slow")
        assert "mine" not in server.catalogue.levels("vast")
        about = AboutTable("twister", "t1", "")
        game = OWN.spec.new(OWN.spec.options.resolve({}), OWN.content, seed_from(1))
        prompt = OWN.spec.prompt(game, OWN.spec.asked(game)[0])
        assert prompt is not None
        sight = packed(OWN.spec.view(game, frozenset({OWN.spec.asked(game)[0]})), prompt)
        assert await server.bots.choose("mine", prompt, sight, 1, about=about) == prompt.options[0].move
        answered = await server.bots.choose("bad", prompt, sight, 1, about=about)
        late = await server.bots.choose("slow", prompt, sight, 1, about=about)
        gone = await server.bots.choose("no-longer-there", prompt, sight, 1, about=about)
        assert {answered, late, gone} <= {option.move for option in prompt.options}
        assert (
            'underkeep_bots_failed_total{bot="bad"} 1' in Metrics(server.tables, server.dispatcher, server.bots).text()
        )
        await server.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(check())
    assert "bot slow failed" in caplog.text
    assert "bot bad failed" in caplog.text
    assert "twister table t1, as " in caplog.text
    assert "fly away" in caplog.text


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("mine", "is not a bot"),
        ("adept=x:y", "is a bot of ours"),
        ("chess/mine=x:y", "no game 'chess'"),
        ("mine=no_such_module:choose", "No module named"),
    ],
)
def test_a_bot_that_cannot_be_had_is_told_at_the_start(word: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        read_bots([word])


def test_a_pack_that_is_not_there_any_more_is_named(quicker: Path, tmp_path: Path) -> None:
    async def check() -> None:
        store = SqliteStore(tmp_path / "data")
        packs = KeptPacks(Catalogue([quicker]), store)
        with pytest.raises(BadInput, match="no content 00"):
            await packs.find("twister", "00")
        await store.close()

    asyncio.run(check())
