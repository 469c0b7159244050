"""OpenSpiel: `import underkeep.env.openspiel` registers every game, its options as parameters of the game string.

    import pyspiel, underkeep.env.openspiel
    game = pyspiel.load_game("underkeep_twister(target_points=3)")

Beside the options there are `deals`, `seed`, `content` (a pack's folder), and `one_hot=False` for smaller observations:
one input for each place of the layout. A game of two rivals says that it is zero-sum. The luck of a game comes from its
seed, which one chance node at the beginning draws.
`underkeep_twister_sampled` is sampled stochastic: one outcome, any seed. `underkeep_twister` has numbered deals to draw
from and is thereby explicit: OpenSpiel 2.0 cannot write a Python game of the other kind into a file together with its
state. Of a question to several roles each is asked in turn. open_spiel is no dependency of ours: whoever wants this has
it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from underkeep.core.formats.codec import canonical, digest
from underkeep.core.formats.options import FLAG, NUMBER, OptionField
from underkeep.core.kernel.events import Chronicle, event_text
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import SEED_BYTES, seed_from
from underkeep.core.kernel.views import plain
from underkeep.env.adapter import GameAdapter, Setting
from underkeep.env.tensors import Encoder, Floats
from underkeep.library import spec_of
from underkeep.registry import GAMES

MAX_PLAYERS: Final = 16
MAX_DECISIONS: Final = 100_000
DEALS: Final = 1000
MEMORY_BYTES: Final = 32  # of an information state's tensor: the fingerprint of all that was heard


# ---------------------------------------------------------------------- the game in a state
class Held:
    """A game and what each role has heard of it: copied by clone, pickled through our own codec."""

    def __init__(self, adapter: GameAdapter, game: Game, heard: list[list[str]]) -> None:
        self.adapter = adapter
        self.game = game
        self.heard = heard
        self.hearing = Chronicle()
        game.listener = self.hearing

    def act(self, number: int) -> None:
        """Carry out an action of the role that is asked, and let everybody hear what they may."""
        role, action = int(self.game.first_asked()), self.adapter.action(number)
        self.adapter.spec.act(self.game, role, action)
        self.heard[role].append(f"> {action.text}")
        for event in self.hearing.drain():
            for other, lines in enumerate(self.heard):
                seen = event.seen_by(1 << other)
                if seen is not None:
                    lines.append(event_text(seen))

    def guess(self, role: int, seed: bytes) -> Held:
        """A game that the role cannot tell from this one."""
        spec = self.adapter.spec
        game = spec.determinize(spec.view(self.game, frozenset({role})), seed)
        return Held(self.adapter, game, [lines[:] for lines in self.heard])

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.adapter, self.game.clone(), [lines[:] for lines in self.heard])

    def __reduce__(self) -> tuple[Any, ...]:
        return held_again, (self.adapter.setting, self.adapter.save(self.game).decode(), self.heard)


def held_again(setting: Setting, saved: str, heard: list[list[str]]) -> Held:
    adapter = GameAdapter(setting)
    return Held(adapter, adapter.load(json.loads(saved)), heard)


# ---------------------------------------------------------------------- OpenSpiel's classes
class SpielGame(pyspiel.Game):
    """A game with its options; `deals` and `seed` say which luck there is. Each registered game is a subclass."""

    id: str
    sampled: bool

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**game_type(self.id, self.sampled).parameter_specification, **(params or {})}
        self.seed = int(given["seed"])
        self.deals = 1 if self.sampled else int(given["deals"])
        content = Path(given["content"]) if given["content"] else None
        self.adapter = GameAdapter(Setting(self.id, option_values(self.id, given), content))
        rivals = len(self.adapter.roles) == 2 and not self.adapter.spec.cooperative
        self.form = self.adapter.layout.flat_form if given["one_hot"] else self.adapter.layout.scaled_form
        self.random = np.random.default_rng(None if self.seed < 0 else self.seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.adapter.actions),
            max_chance_outcomes=self.deals,
            num_players=len(self.adapter.roles),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if rivals else None,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(game_type(self.id, self.sampled, rivals), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Blind:
        """What one player sees, what everybody sees, or what all see together; private knowledge alone is no view."""
        if iig_obs_type is None:
            return Observer(self, pyspiel.PrivateInfoType.SINGLE_PLAYER, recall=False)
        if not iig_obs_type.public_info:
            return Blind()
        return Observer(self, iig_obs_type.private_info, iig_obs_type.perfect_recall)

    def deal(self, number: int) -> Game:
        """The game of a deal; a sampled one is another every time."""
        seed = self.random.bytes(SEED_BYTES) if self.sampled else seed_from(max(self.seed, 0) * (1 << 32) + number)
        return self.adapter.new(seed)


class SpielState(pyspiel.State):
    """A chance node, then the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    def spiel_game(self) -> Any:
        return self.get_game()

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        role = int(self.held.game.first_asked())
        return role if role >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.spiel_game().deals
        return [(number, 1.0 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held is not None
        return self.held.adapter.numbers(self.held.game, player)

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.held.act(action)
            return
        adapter: GameAdapter = self.spiel_game().adapter
        self.held = Held(adapter, self.spiel_game().deal(action), [[] for _ in adapter.roles])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else str(self.spiel_game().adapter.action(action).text)

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.game.over()

    def returns(self) -> list[float]:
        if self.held is None:
            return [0.0] * self.num_players()
        rewards = self.held.adapter.rewards(self.held.game)
        rivals = self.spiel_game().get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
        return [0.0, 0.0] if rivals and sum(rewards) else rewards  # rivals who win together have drawn

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, with another future: for information set searches."""
        assert self.held is not None
        seed = seed_from(int(probability_sampler() * (1 << 53)))
        state: SpielState = self.clone()
        state.held = self.held.guess(player_id, seed)
        return state

    def __str__(self) -> str:
        if self.held is None:
            return "before the deal"
        adapter, game = self.held.adapter, self.held.game
        return f"{adapter.draw(game, None)}\n{digest(adapter.spec.save(game))}"


class Observer:
    """What is seen: inputs of a network, and text; with perfect recall also all that the player heard before, in the
    inputs as a fingerprint.
    """

    def __init__(self, game: SpielGame, private: Any, recall: bool) -> None:
        self.adapter: GameAdapter = game.adapter
        self.form = game.form
        self.private = private
        self.recall = recall and private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.encoder = Encoder(self.adapter.layout)
        memory = MEMORY_BYTES * 8 if self.recall else 0
        self.tensor = np.zeros(self.form.size + memory, np.float32)
        self.dict = {"observation": self.tensor[: self.form.size]}
        if memory:
            self.dict["memory"] = self.tensor[self.form.size :]

    def view(self, held: Held, player: int) -> Any:
        """The view of the player, of nobody (what is public) or of all together."""
        kinds = pyspiel.PrivateInfoType
        eyes = {kinds.SINGLE_PLAYER: [player], kinds.NONE: []}.get(self.private, range(len(self.adapter.roles)))
        return self.adapter.spec.view(held.game, frozenset(eyes))

    def set_from(self, state: SpielState, player: int) -> None:
        if state.held is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = self.form.of(self.encoder.encode(self.view(state.held, player)))
        if self.recall:
            self.dict["memory"][:] = remembered(state.held.heard[player])

    def string_from(self, state: SpielState, player: int) -> str:
        if state.held is None:
            return "before the deal"
        heard = state.held.heard[player] if self.recall else []
        return "\n".join([*heard, canonical(plain(self.view(state.held, player))).decode()])


def remembered(heard: list[str]) -> Floats:
    """All that was heard and done, as the bits of its fingerprint: equal for those who remember the same, and different
    for all others. It tells information states apart, and there is nothing in it to learn from.
    """
    told = blake2b("\n".join(heard).encode(), digest_size=MEMORY_BYTES).digest()
    return np.unpackbits(np.frombuffer(told, np.uint8)).astype(np.float32)


class Blind:
    """Sees nothing and says so."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is nothing to set."""

    def string_from(self, state: SpielState, player: int) -> None:
        """There is nothing to say."""


# ---------------------------------------------------------------------- registration
def parameter(field: OptionField) -> Any:
    """The default of an option as a parameter. A choice has `_` before it, else OpenSpiel would read some as numbers;
    drafts are words with slashes between.
    """
    if field.kind in (FLAG, NUMBER):
        return field.default
    return "_" + ("/".join(field.default) if isinstance(field.default, tuple) else str(field.default))


def option_values(game: str, params: dict[str, Any]) -> dict[str, Any]:
    """Parameters as options again."""
    return {field.id: option_value(field, params[field.id]) for field in spec_of(game).options.fields}


def option_value(field: OptionField, value: Any) -> Any:
    if field.kind in (FLAG, NUMBER):
        return value
    text = str(value).removeprefix("_")
    return [word for word in text.split("/") if word] if isinstance(field.default, tuple) else text


def game_type(game: str, sampled: bool, rivals: bool = False) -> Any:
    spec = spec_of(game)
    modes, name = pyspiel.GameType.ChanceMode, f"underkeep_{game}"
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{name}_sampled" if sampled else name,
        long_name=f"Underkeep: {game}" + (", sampled" if sampled else ""),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.ZERO_SUM if rivals else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            **{field.id: parameter(field) for field in spec.options.fields},
            "content": "",
            "deals": DEALS,
            "one_hot": True,
            "seed": -1 if sampled else 0,
        },
    )


def register() -> None:
    """Every game, in both kinds. OpenSpiel keeps what makes a game until after Python has ended: a class can be kept
    so long, a function would be freed too late.
    """
    known = set(pyspiel.registered_names())
    for game in GAMES:
        for sampled in (False, True):
            kind = game_type(game, sampled)
            if kind.short_name not in known:
                pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"id": game, "sampled": sampled}))


register()
