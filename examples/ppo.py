"""MaskablePPO learns all roles of a game against random opponents, and plays afterwards as a bot:

    pip install 'underkeep[research]' sb3-contrib
    OMP_NUM_THREADS=1 python examples/ppo.py twister 16384 models
    MODELS=models underkeep bench run examples/ppo.py:choose

There is one environment for each role, and one network for all of them: a View says whose it is.
"""

from __future__ import annotations

import os
import sys
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np

from underkeep.bots.judges import spec_for
from underkeep.env.gymnasium import SoloEnv
from underkeep.env.tensors import Encoder, layout_of
from underkeep.public import Budget, Choice, Prompt

N_STEPS = 512  # of all environments together, between two updates


def train(game: str, steps: int, folder: Path, seed: int = 1) -> Path:
    """Learn, and keep the network under the name of the game."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    roles = SoloEnv(game, form="scaled").adapter.roles
    envs = DummyVecEnv([partial(SoloEnv, game, role=role, form="scaled", nobody=-1.0) for role in roles])
    model = MaskablePPO("MlpPolicy", envs, n_steps=N_STEPS // len(roles), seed=seed, verbose=1)
    model.learn(steps)
    path = folder / f"{game}.zip"
    model.save(path)
    return path


@cache
def trained(game: str) -> Any:
    """The network of a game and the encoder of its Views."""
    from sb3_contrib import MaskablePPO

    layout = layout_of(game)
    return MaskablePPO.load(Path(os.environ["MODELS"]) / f"{game}.zip"), layout.scaled_form, Encoder(layout)


def choose(view: Any, prompt: Prompt, budget: Budget, seed: int) -> Choice:
    """The option that the network finds likeliest."""
    model, form, encoder = trained(view.game)
    moves = {int(spec_for(view).parse(option.move).number): option.move for option in prompt.options}
    mask = np.zeros(model.action_space.n, np.int8)
    mask[list(moves)] = 1
    number, _ = model.predict(form.of(encoder.encode(view)), action_masks=mask, deterministic=True)
    return Choice(moves[int(number)])


if __name__ == "__main__":
    print(train(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])))
