"""What an option says before it is done is what happens then: strengths, Health, cards, points given up."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from underkeep.core.kernel.events import Chronicle
from underkeep.core.kernel.luck import seed_from_text
from underkeep.core.kernel.views import Option
from underkeep.library import load_game

GAMES: Final = 8
MOVES: Final = 700
LIKED: Final = ("fight", "attack", "pickpocket", "backstab", "pick_lock", "power", "use", "strike", "play", "at")
FORETOLD: Final = {
    "twister": {"twister-may-fight", "twister-may-chance", "twister-may-jump", "twister-may-done"},
    "vast": {
        "vast-may-stop-knight", "vast-may-stop-thief", "vast-may-stop-goblins", "vast-may-ambush",
        "vast-may-hit-knight", "vast-may-steal", "vast-may-stab", "vast-may-roll", "vast-may-die",
    },
    "heroes": {"heroes-may-kill", "heroes-may-icons", "heroes-may-cards"},
}  # fmt: skip


class Foretelling:
    """Plays random games that like risks; compares each sentence with the events of the move."""

    def __init__(self, name: str) -> None:
        loaded = load_game(name)
        self.name, self.spec, self.content = name, loaded.spec, loaded.content
        self.met: set[str] = set()

    def play(self, seed: int) -> None:
        dice = random.Random(seed)  # noqa: S311  a test repeats its throws
        game: Any = self.spec.new(self.spec.options.resolve({}), self.content, seed_from_text(str(seed)))
        for _ in range(MOVES):
            if game.over():
                return
            role = self.spec.asked(game)[0]
            prompt = self.spec.prompt(game, role)
            assert prompt is not None
            options = [option for option in prompt.options if option.move.split()[0] in LIKED] or list(prompt.options)
            option = dice.choice(options if dice.random() < 0.6 else list(prompt.options))
            ear = Chronicle()
            game.listener = ear
            self.spec.act(game, role, self.spec.parse(option.move))
            self.compare(game, option, ear.events)

    def compare(self, game: Any, option: Option, events: list[Any]) -> None:
        by_kind = {type(event).__name__: event for event in events}
        for said in option.outlook:
            self.met.add(said.id)
            args = dict(said.args)
            if said.id == "twister-may-fight":
                combat = self.spec.view(game, frozenset()).combat
                assert combat is None or (combat.attack_sum, combat.defence_sum) == (args["mine"], args["theirs"])
                assert int(args["best"]) <= int(args["mine"]) + 6
                assert int(args["worst"]) <= int(args["theirs"]) + 6
            elif said.id == "twister-may-chance":
                assert 0 <= int(args["won"]) + int(args["lost"]) <= 100
            elif said.id in ("vast-may-hit-dragon", "vast-may-roll-dragon"):
                deed = by_kind["DragonAttacked"]
                assert (deed.strength, deed.armor) == (args["mine"], args["theirs"])
            elif said.id == "vast-may-hit-knight" and "KnightAttacked" in by_kind:
                deed = by_kind["KnightAttacked"]
                assert (deed.strength, deed.hers) == (args["mine"], args["theirs"])
            elif said.id == "vast-may-kill-thief":
                assert int(args["mine"]) > int(args["theirs"])
            elif said.id == "heroes-may-kill":
                assert "HeroKilled" in by_kind
            elif said.id == "heroes-may-wound":
                assert "HeroHurt" in by_kind
                assert "HeroKilled" not in by_kind


@pytest.mark.parametrize("name", list(FORETOLD))
def test_what_is_foretold_happens(name: str) -> None:
    foretelling = Foretelling(name)
    for seed in range(GAMES):
        foretelling.play(seed)
        if foretelling.met >= FORETOLD[name]:
            break

    assert foretelling.met >= FORETOLD[name], FORETOLD[name] - foretelling.met
