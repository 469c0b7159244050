"""Self-play in one file, in the manner of CleanRL: PPO with masks against a pool of older selves.

    pip install 'underkeep[research]' torch
    OMP_NUM_THREADS=1 python examples/selfplay.py --game twister --steps 200000 --out run

Everything is here: network, roll-out, advantages, loss, opponents, measuring. The learner has another role in each
place of a `SoloVectorEnv`; a roll-out is played against one older self from the pool, or against random play, which
never leaves it. `run/curve.csv` says how the learner fares against random play, `run/curve.svg` draws it, and
`run/policy.pt` holds the weights.
"""

from __future__ import annotations

import argparse
import copy
import csv
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from underkeep.env.vector_env import BatchPolicy, SoloVectorEnv

SHORT = {"twister": {"target_points": 1, "stalemate_turns": 10}}  # games that end soon enough to learn from


@dataclass
class Args:
    """What a run is made of."""

    game: str = "twister"
    steps: int = 200_000  # of the learner, in all places together
    out: Path = Path("run")
    seed: int = 1
    places: int = 32
    length: int = 64  # steps of a roll-out in each place
    epochs: int = 3
    minibatches: int = 4
    rate: float = 5e-4
    discount: float = 0.997
    smoothing: float = 0.95  # lambda of the advantages
    clip: float = 0.2
    entropy: float = 0.01
    value_weight: float = 0.5
    pool_every: int = 8  # updates between two selves that enter the pool
    pool_size: int = 8
    measure_every: int = 12  # updates
    measured_games: int = 256


class Policy(nn.Module):
    """Two hidden layers, one head for the actions and one for the expected reward."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.actor, self.critic = nn.Linear(128, actions), nn.Linear(128, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        hidden = self.body(seen)
        logits = self.actor(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def as_opponent(policy: Policy) -> BatchPolicy:
    """A policy as the environment asks it: many questions at once."""

    def answer(seen: np.ndarray, masks: np.ndarray) -> np.ndarray:
        with torch.no_grad():
            told, _ = policy(torch.as_tensor(seen), torch.as_tensor(masks.copy()))
            return told.sample().numpy()

    return answer


@dataclass
class Rollout:
    """Tensors of time x place."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    logs: torch.Tensor
    rewards: torch.Tensor
    ended: torch.Tensor
    values: torch.Tensor  # one row more: of what follows


def roll_out(env: SoloVectorEnv, policy: Policy, start: tuple, length: int) -> tuple[Rollout, tuple]:
    rows: list[list[torch.Tensor]] = [[] for _ in range(7)]
    seen, masks = start
    with torch.no_grad():
        for _ in range(length):
            told, value = policy(seen, masks)
            action = told.sample()
            after, reward, ended, _, infos = env.step(action.numpy())
            now = (seen, masks, action, told.log_prob(action), torch.as_tensor(reward, dtype=torch.float32))
            for row, one in zip(rows, (*now, torch.as_tensor(ended), value), strict=True):
                row.append(one)
            seen, masks = torch.as_tensor(after), torch.as_tensor(infos["action_mask"])
        rows[6].append(policy(seen, masks)[1])
    return Rollout(*(torch.stack(row) for row in rows)), (seen, masks)


def advantages(play: Rollout, discount: float, smoothing: float) -> torch.Tensor:
    """Generalised advantage estimation; what ends a game has nothing after it."""
    found, last = torch.zeros_like(play.rewards), torch.zeros(play.rewards.shape[1])
    for step in reversed(range(len(play.rewards))):
        goes_on = 1.0 - play.ended[step].float()
        delta = play.rewards[step] + discount * play.values[step + 1] * goes_on - play.values[step]
        found[step] = last = delta + discount * smoothing * goes_on * last
    return found


def update(policy: Policy, optimizer: torch.optim.Optimizer, play: Rollout, args: Args) -> None:
    gains = advantages(play, args.discount, args.smoothing)
    goals = (gains + play.values[:-1]).flatten()
    flat = [one.flatten(0, 1) for one in (play.seen, play.masks, play.actions, play.logs, gains)]
    for _ in range(args.epochs):
        for some in torch.randperm(len(goals)).chunk(args.minibatches):
            seen, masks, actions, logs, gain = (one[some] for one in flat)
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            told, value = policy(seen, masks)
            ratio = (told.log_prob(actions) - logs).exp()
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            loss = -torch.min(ratio * gain, clipped * gain).mean() - args.entropy * told.entropy().mean()
            loss = loss + args.value_weight * (value - goals[some]).pow(2).mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def measure(policy: Policy, args: Args) -> float:
    """Share of games won against random play, in all roles: the first games of every place, so that short ones count
    no more than long ones.
    """
    env = SoloVectorEnv(args.game, args.places, options=SHORT.get(args.game), form="scaled")
    each = -(-args.measured_games // args.places)
    played, won = np.zeros(args.places, int), 0
    answer, (seen, infos) = as_opponent(policy), env.reset(seed=args.seed + 1_000_000)
    while played.min() < each:
        seen, rewards, ended, _, infos = env.step(answer(seen, infos["action_mask"]))
        won += int(np.sum((rewards > 0) & ended & (played < each)))
        played += ended
    return won / (each * args.places)


def train(args: Args) -> Iterator[tuple[int, float]]:
    """Learn; tells steps and share of wins whenever it was measured."""
    random.seed(args.seed)
    torch.manual_seed(args.seed)
    env = SoloVectorEnv(args.game, args.places, options=SHORT.get(args.game), form="scaled")
    policy = Policy(env.single_observation_space.shape[0], int(env.single_action_space.n))
    optimizer = torch.optim.Adam(policy.parameters(), lr=args.rate, eps=1e-5)
    pool: list[BatchPolicy | None] = [None]  # random play
    seen, infos = env.reset(seed=args.seed)
    start = (torch.as_tensor(seen), torch.as_tensor(infos["action_mask"]))
    yield 0, measure(policy, args)
    updates = max(1, args.steps // (args.places * args.length))
    for number in range(1, updates + 1):
        env.opponents = random.choice(pool)  # noqa: S311  play, not secrecy
        play, start = roll_out(env, policy, start, args.length)
        update(policy, optimizer, play, args)
        if number % args.pool_every == 0:
            pool[1:] = [*pool[1:], as_opponent(copy.deepcopy(policy))][-args.pool_size :]
        if number % args.measure_every == 0 or number == updates:
            yield number * args.places * args.length, measure(policy, args)
    torch.save(policy.state_dict(), args.out / "policy.pt")


def curve(points: list[tuple[int, float]]) -> str:
    """The share of wins over the steps, as a small picture."""
    width, height, last = 560, 240, max(1, points[-1][0])
    place = [(50 + 490 * steps / last, 200 - 180 * share) for steps, share in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in place)
    grid = "".join(
        f'<line x1="50" x2="540" y1="{200 - 180 * part:.0f}" y2="{200 - 180 * part:.0f}" stroke="#8885"/>'
        f'<text x="42" y="{204 - 180 * part:.0f}" text-anchor="end">{100 * part:.0f} %</text>'
        for part in (0.0, 0.25, 0.5, 0.75, 1.0)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#888">{grid}<polyline points="{line}" fill="none" stroke="#c8802a" stroke-width="2"/>'
        f'<text x="540" y="222" text-anchor="end">{last:,} steps</text><text x="50" y="222">0</text>'
        f'<text x="295" y="236" text-anchor="middle">games won against random play</text></svg>\n'
    )


def main(words: list[str] | None = None) -> list[tuple[int, float]]:
    parser = argparse.ArgumentParser(description="PPO with masks against a pool of older selves.")
    for name, value in vars(Args()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value) if name != "out" else Path, default=value)
    args = Args(**vars(parser.parse_args(words)))
    args.out.mkdir(parents=True, exist_ok=True)
    points = []
    for steps, share in train(args):
        print(f"{steps:9,} steps: {share:.1%} of the games won against random play", flush=True)
        points.append((steps, share))
    with (args.out / "curve.csv").open("w", newline="") as file:
        csv.writer(file).writerows([("steps", "won"), *points])
    (args.out / "curve.svg").write_text(curve(points), encoding="utf-8")
    return points


if __name__ == "__main__":
    main()
