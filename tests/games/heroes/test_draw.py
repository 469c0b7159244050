"""The board in a terminal: passages that are there, every open pile, and cards in the words of the language."""

from __future__ import annotations

from tests.games.heroes.stage import do, placed
from underkeep.core.formats.content import ContentPack
from underkeep.games.heroes.spec import SPEC
from underkeep.games.heroes.state.game import Heroes
from underkeep.library import load_game
from underkeep.words import Speaker

PILES = {
    "setup": {"scenario": "k5", "clans": ["ratkin", "dragon"]},
    "state": {
        "rooms": {"vault": {"coin": 2, "heroes": {"thief": 2}}},
        "clans": {"ratkin": {"hand": ["ratkin-1"], "area": ["ratkin-5"], "discard": ["ratkin-2", "ratkin-2"]}},
        "guild_discard": ["thief-swords", "mage-hat"],
    },
}


def drawn(game: Heroes, lang: str = "en") -> str:
    return SPEC.draw(SPEC.view(game, frozenset({0})), False, lang)


def line(text: str, beginning: str) -> str:
    return next(row.strip() for row in text.splitlines() if row.strip().startswith(beginning))


def building() -> Heroes:
    """A Workshop is to be built."""
    game = placed(
        setup={"scenario": "k19", "clans": ["ratkin"]},
        state={
            "rooms": {"construction_site": {"coin": 1, "monsters": {"ratkin": 1}}},
            "clans": {"ratkin": {"area": ["ratkin-2"]}},
            "projects": ["workshop", "forge", "pantry"],
        },
        turn={"active": "ratkin", "card": "ratkin-2", "side": 0, "left": 2, "spot": 11},
        question=[["player turn", 1], ["choose coins", 0, 0]],
    )
    do(game, "coins 1", "build workshop")
    return game


def test_a_passage_is_drawn_only_where_both_tiles_are_open() -> None:
    game = placed(setup={"scenario": "k5", "clans": ["ratkin"]})

    text = drawn(game)

    assert "[    Vault     ] [    Sewers    ]" in text
    assert "[    Crypt     ]-[    Vault     ]" in text


def test_open_piles_and_the_supply_are_told() -> None:
    text = drawn(placed(**PILES))

    assert line(text, "play area") == "play area: Ratkin 5"
    assert line(text, "discard pile") == "discard pile: Ratkin 2 ×2"
    assert line(text, "Guild discards") == "Guild discards: Thief / Swords, Mage / Hat"
    assert line(text, "Supply").startswith("Supply: Frog: 5, Coin: 3, ")
    assert "Thief: 3" in line(text, "Supply")


def test_italian_cards_are_told_in_italian() -> None:
    text = drawn(placed(**PILES), "it")

    assert "Ratkin 1 [Sciame (Spostamento) / Attacco in Mischia]" in text
    assert line(text, "Scarti della Gilda") == "Scarti della Gilda: Ladro / Spade, Mago / Cappello"
    assert "Ladro ×2 (esausto)" in text


def test_who_builds_sees_the_free_cells_and_how_the_room_would_lie() -> None:
    game = building()
    words = Speaker("en", "heroes", pack(), "terminal", "kernel")

    text = drawn(game)
    do(game, "cell j8")
    prompt = SPEC.prompt(game, 0)

    assert "[Construction S]       (j8)" in text
    assert "Workshop (open to N S W)" in text
    assert prompt is not None
    assert words.label(prompt.options[1].label) == "1 quarter turn, open to north, east, west"


def pack() -> ContentPack:
    return load_game("heroes").pack
