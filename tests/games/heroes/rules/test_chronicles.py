"""Chronicles: four chapters, decks that are kept, and what their ends leave behind."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.games.heroes.stage import content, do, fresh, room, started
from underkeep.core.kernel.errors import BadInput
from underkeep.games.heroes.names import (
    CARD_NAMES,
    CHRONICLE_NAMES,
    COMPLETED,
    GIFT_NAMES,
    LOOT_NAMES,
    ROOM_NAMES,
    SCENARIO_NAMES,
    TRAP,
    cards,
    is_loot,
)
from underkeep.games.heroes.options import KEPT, OPTIONS
from underkeep.games.heroes.rules_in_force import gifts_of
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes
from underkeep.library import load_game
from underkeep.server.catalogue import form_of


def owned(game: Heroes, role: int) -> list[str]:
    """All cards of a clan, by name."""
    player = game.players[role]
    return [CARD_NAMES[card] for pile in (player.deck, player.hand, player.area, player.discard) for card in pile.items]


def loot(game: Heroes, role: int) -> list[str]:
    return [card for card in owned(game, role) if card in LOOT_NAMES]


def sequel(game: Heroes, won: bool) -> Heroes | None:
    options = SPEC.sequel(game, won)
    return None if options is None else fresh(**options)


# ---------------------------------------------------------------------- the chapters
@pytest.mark.rule("KHO-SCN-0004")
def test_four_chapters_in_the_order_of_the_story_with_the_same_clans() -> None:
    game: Heroes | None = fresh(chronicle="lease", clans=["witch", "slime"], difficulty="hardcore")
    met = []
    for won in (True, False, True, True):
        assert game is not None
        met.append(game.rules.scenario.id)
        assert game.rules.clan_names() == ("witch", "slime")
        assert game.rules.options.text("difficulty") == "hardcore"
        game = sequel(game, won)
    assert met == ["k1", "k3", "k15", "k19"]
    assert game is None


@pytest.mark.rule("KHO-SCN-0004")
def test_a_scenario_by_itself_leaves_nothing_behind() -> None:
    game = fresh(scenario="k3")
    game.players[0].discard.put(cards.number("sword"))

    onward = SPEC.sequel(game, won=True)

    assert onward is not None
    assert (onward["scenario"], onward["chronicle"], onward["kept_1"]) == ("k4", "none", [])
    assert SPEC.sequel(fresh(scenario="k20"), won=True) is None


@pytest.mark.rule("KHO-SCN-0004")
def test_five_stories_tell_every_scenario_once() -> None:
    told = [chapter.scenario for chronicle in content().chronicles for chapter in chronicle.chapters]

    assert sorted(told) == sorted(SCENARIO_NAMES[1:])
    for chronicle in content().chronicles:
        numbers = [int(chapter.scenario[1:]) for chapter in chronicle.chapters]
        assert all(abs(after - before) > 1 for before, after in pairwise(numbers))
        assert all(chapter.won and chapter.lost for chapter in chronicle.chapters[:3])
        assert {chapter.lost for chapter in chronicle.chapters[:3]} <= {"warning", "toll"}


@pytest.mark.rule("KHO-SCN-0004")
@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"chronicle": "lease", "scenario": "k7"}, "scenario"),
        ({"chronicle": "nothing-like-it"}, "chronicle"),
        ({"results": ["won"]}, "results"),
    ],
)
def test_options_that_no_chronicle_has_are_refused(given: dict[str, object], where: str) -> None:
    with pytest.raises(BadInput) as refused:
        OPTIONS.resolve(given)
    assert refused.value.where == where


# ---------------------------------------------------------------------- what is kept
@pytest.mark.rule("KHO-SCN-0007")
def test_loot_is_kept_wherever_it_lay_and_is_missing_from_the_market() -> None:
    game = started(chronicle="lease", clans=["witch", "slime"])
    mine, theirs = game.players[0], game.players[1]
    mine.deck.put(cards.number("sword"))
    mine.hand.put(cards.number("owl"))
    mine.area.put(cards.number("boots"))
    theirs.discard.put(cards.number("runes"))
    theirs.discard.put(cards.number("ratkin-1"))  # of the Laboratory

    after = sequel(game, won=False)

    assert after is not None
    assert sorted(loot(after, 0)) == ["boots", "owl", "sword"]
    assert (loot(after, 1), len(owned(after, 1))) == (["runes"], 11)
    for_sale = [CARD_NAMES[card] for card in (*after.market.loot.items, *after.market.display)]
    assert not {"sword", "owl", "boots", "runes"} & set(for_sale)
    assert len(for_sale) == 24


@pytest.mark.rule("KHO-SCN-0007")
@pytest.mark.parametrize(
    "kept",
    [
        {"kept_1": ["sword"], "kept_2": ["sword"]},
        {"kept_3": ["sword"]},
        {"kept_1": ["sword"], "results": []},
    ],
)
def test_a_card_is_kept_once_by_a_clan_that_played(kept: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        OPTIONS.resolve({"chronicle": "lease", "clans": ["witch", "slime"], "results": ["won"], **kept})


@pytest.mark.rule("KHO-SCN-0007")
def test_a_kept_deck_is_saved_and_seen_like_any_other() -> None:
    game = fresh(chronicle="lease", results=["won"], kept_2=["wolf"])
    view = SPEC.view(game, frozenset({0}))

    assert SPEC.save(SPEC.load(SPEC.save(game), content())) == SPEC.save(game)
    assert SPEC.view(SPEC.determinize(view, bytes(32)), frozenset({0})) == view
    assert "wolf" in (*view.clans[1].unseen, *(card.card for card in view.clans[1].hand))


# ---------------------------------------------------------------------- what chapters give and take
def gifts(chronicle: str, *results: str) -> tuple[str, ...]:
    return gifts_of(OPTIONS.resolve({"chronicle": chronicle, "results": list(results)}), content())


@pytest.mark.rule("KHO-SCN-0008")
def test_gifts_last_but_spoils_are_handed_out_once() -> None:
    assert gifts("lease") == ()
    assert gifts("lease", "won", "won") == ("stores", "spoils")
    assert gifts("lease", "won", "won", "won") == ("stores", "muster")
    assert gifts("lease", "lost", "lost", "lost") == ("warning", "toll", "warning")


@pytest.mark.rule("KHO-SCN-0008")
def test_every_gift_can_be_had() -> None:
    left = Counter(
        gift
        for chronicle in content().chronicles
        for chapter in chronicle.chapters
        for gift in (chapter.won, chapter.lost)
    )
    assert set(left) - {""} == set(GIFT_NAMES)


@pytest.mark.rule("KHO-SCN-0008")
def test_stores_lie_in_the_vault() -> None:
    before, after = started(scenario="k3"), started(chronicle="lease", results=["won"])

    kinds = [int(after.board.count(room("vault"), kind) - before.board.count(room("vault"), kind)) for kind in range(5)]

    assert kinds == [1, 1, 1, 1, 0]


@pytest.mark.rule("KHO-SCN-0008")
def test_snares_lie_before_the_vault() -> None:
    game = started(chronicle="open-house", results=["won"])
    beside = {name for name in ROOM_NAMES if game.dungeon.doors[room("vault")] >> room(name) & 1}

    snared = {name for name in ROOM_NAMES if game.board.traps(room(name))}

    assert snared == beside
    assert game.board.store[TRAP] == 5 - len(beside)


@pytest.mark.rule("KHO-SCN-0008")
def test_the_farthest_gate_stands_open() -> None:
    closed, opened = started(scenario="k14"), started(chronicle="open-house", results=["lost", "won"])

    turned = [n for n in range(12) if closed.board.portal[n] != opened.board.portal[n]]

    assert len(turned) == 1
    assert opened.board.portal[turned[0]] == COMPLETED
    portals = [n for n in range(12) if closed.board.portal[n]]
    assert opened.dungeon.steps[turned[0]] == max(opened.dungeon.steps[n] for n in portals)


@pytest.mark.rule("KHO-SCN-0008")
def test_a_muster_brings_one_more_monster_where_there_is_one() -> None:
    few = started(scenario="k19", clans=["dragon", "ratkin"])
    many = started(chronicle="lease", results=["lost", "lost", "won"], clans=["dragon", "ratkin"])

    def standing(game: Heroes, role: int) -> int:
        return int(game.rules.sizes[role] - game.lair(role))

    assert standing(many, 1) == standing(few, 1) + 1
    assert standing(many, 0) == min(standing(few, 0) + 1, int(many.rules.sizes[0]))


@pytest.mark.rule("KHO-SCN-0008")
def test_a_toll_is_a_card_less_at_the_start() -> None:
    game = started(chronicle="paper-war", results=["lost"])

    assert [player.hand.count() for player in game.players] == [4, 4]


@pytest.mark.rule("KHO-SCN-0006")
def test_forewarned_is_one_more_assault_without_cards() -> None:
    for wave_0 in ("0", "2"):
        free = {kind: int(started(wave_0=wave_0, chronicle=kind).rules.wave_0) for kind in ("none", "won", "lost")}
        assert free == {"none": int(wave_0), "won": int(wave_0), "lost": int(wave_0) + 1}
    assert started(chronicle="lease", wave_0="0", results=["lost", "won", "lost"]).rules.wave_0 == 2
    game = started(scenario="k1", wave_0="0", chronicle="lost", cells_window="phases_1_to_3")
    do(game, "end phase", "end phase", "pass")
    assert (int(game.guild.discard.count()), int(game.turn.assaults)) == (0, 1)


@pytest.mark.rule("KHO-SCN-0005")
@pytest.mark.rule("KHO-ROOM-23")
def test_spoils_are_a_loot_card_for_everybody() -> None:
    before, game = fresh(seed=4, chronicle="none"), fresh(seed=4, chronicle="won")

    spoils = [[int(card) for card in player.discard.items] for player in game.players]

    assert spoils[0] == [int(before.market.display[0])]
    assert [len(cards_) for cards_ in spoils] == [1, 1]
    assert all(is_loot(card) for player in game.players for card in player.discard.items)
    assert len(game.market.display) == 5
    assert all(player.discard.count() == 0 for player in fresh(seed=4, chronicle="lost").players)
    assert [player.discard.count() for player in fresh(chronicle="lease", results=["won", "won"]).players] == [1, 1]


@pytest.mark.rule("KHO-SCN-0005")
@pytest.mark.rule("KHO-LAB-01")
def test_tactics_cards_of_the_laboratory_are_no_spoils() -> None:
    for seed in range(12):
        game = started(seed=seed, scenario="k4", chronicle="won", laboratory_clan="random")
        assert all(is_loot(card) for player in game.players for card in player.discard.items)


# ---------------------------------------------------------------------- told
@pytest.mark.rule("KHO-SCN-0008")
def test_the_goal_tells_chapter_and_gifts() -> None:
    game = fresh(chronicle="cold-hearts", results=["won", "lost"])

    told = [(line.id, dict(line.args)) for line in SPEC.goal(SPEC.view(game, frozenset()), 0)]

    assert ("heroes-goal-chapter", {"chronicle": "cold-hearts", "chapter": 3, "needs": 4}) in told
    assert [name for name, _ in told if name.startswith("heroes-gift")] == ["heroes-gift-stores", "heroes-gift-toll"]
    assert set(CHRONICLE_NAMES) == {chronicle.id for chronicle in content().chronicles}


@pytest.mark.rule("KHO-SCN-0007")
def test_no_form_asks_for_what_is_carried() -> None:
    asked = {field.id for field in form_of(load_game("heroes"))}

    assert asked == {field.id for field in OPTIONS.fields if field.id not in ("results", *KEPT)}
