"""Values learned in rounds: self-play by the last values, a fit to how the games ended, and again.

Each role set has a model of its own. It starts from what the judge's standings say, or (`borrow`) from what the models
of other sets say about the same roles, and every round pulls it towards the games of the last rounds. In the end a
trial on other seeds decides, role by role, who plays by it: a role that does better by the weights alone keeps them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from typing import Any, Final

from underkeep.bots.judges import judge_of
from underkeep.core.kernel.errors import BadInput
from underkeep.lab.executors import spread
from underkeep.lab.lines import Lines, Row
from underkeep.lab.selfplay import SelfPlay, play
from underkeep.lab.simulate import opened, seed_of
from underkeep.lab.softmax import Examples, Floats, fitted, mean_loss, numpy
from underkeep.library import digest_of_weights, weights_of

UNIT: Final = "chances: a softmax over the roles and nobody, linear in what the judge reads off a position"
PULLS: Final = (2.0, 8.0, 32.0)  # how strongly a model is held to where it started; the games held back decide
KEPT_ROUNDS: Final = 3  # whose games a fit looks at
FADING: Final = 0.6  # how much a game of the round before counts
HELD_BACK: Final = 4  # every so many-th game
RARE: Final = 0.08  # a role that wins less often than that
GOAL_COUNTS: Final = (0.1, 0.4)  # what its whole goal counts beside a sure win: usually, and where wins are rare
TEAM: Final = "team"
Tell = Callable[[str], None]


@dataclass(frozen=True)
class TrainingPlan:
    """What is trained, and how long."""

    game: str
    sets: tuple[str, ...]  # ids of role sets; TEAM where all win or lose together
    seed: str
    rounds: int
    games: int  # of a round and set
    trial: int  # games of each arm of the trial
    jobs: int
    folder: Path
    borrow: bool = False  # whether a set starts from what the models of other sets know
    setups: tuple[tuple[str, ...], ...] = ((),)  # further options, game by game in turn

    def options(self, id: str, number: int) -> tuple[str, ...]:
        """Of a game: the role set, and the set-up whose turn it is."""
        roles = () if id == TEAM else (f"roles={id}",)
        return (*roles, *self.setups[number % len(self.setups)])

    def key(self, id: str, number: int, digest: str) -> Row:
        """Games of the same key belong together: the seed, the round, and the values they were played by."""
        key: Row = {"train": self.game, "set": id, "seed": self.seed, "round": number, "values": digest}
        return {**key, "setups": self.setups} if any(self.setups) else key


# ---------------------------------------------------------------------- files
def new_tree(game: str) -> Row:
    """A values.json without models."""
    fits = {"rules": opened(game, None).spec.rules_version, "weights": digest_of_weights(weights_of(game))}
    return {"unit": UNIT, "fits": fits, "origin": [], "sets": {}}


def played(plan: TrainingPlan, file: Lines, task: Callable[[int], SelfPlay], games: int, tell: Tell) -> list[Row]:
    """The games of a file, those that are missing played now."""
    missing = file.missing(games)
    for count, row in enumerate(spread(play, map(task, missing), plan.jobs), 1):
        file.add([row])
        if count % 20 == 0 or count == len(missing):
            tell(f"  {games - len(missing) + count} of {games} games")
    return file.finish(games)


# ---------------------------------------------------------------------- one set
@dataclass(frozen=True)
class Shape:
    """What a model of a set looks like."""

    roles: tuple[str, ...]
    names: tuple[str, ...]
    centre: list[list[float]]


def shape_of(plan: TrainingPlan, id: str) -> Shape:
    loaded, judge = opened(plan.game, None), judge_of(plan.game)
    options = loaded.spec.options.from_words(list(plan.options(id, 0)))
    game = loaded.spec.new(options, loaded.content, seed_of(plan.seed, 0))
    if not judge.reading_names(game):
        raise BadInput(f"the judge of {plan.game} reads nothing that a model could learn", "game", "Give another game.")
    roles = (TEAM,) if id == TEAM else loaded.spec.roles(options)
    return Shape(roles, judge.reading_names(game), judge.centre(game))


def borrowed(shape: Shape, others: Iterable[Row]) -> list[list[float]]:
    """Where a model starts: what other sets' models say about the same roles, on the average; else the standings."""
    rows = [list(row) for row in shape.centre]
    outcomes = (*shape.roles, "nobody")
    for place, outcome in enumerate(outcomes):
        for at, name in enumerate(shape.names):
            known = [
                other["win"][(*other["roles"], "nobody").index(outcome)][other["readings"].index(name)]
                for other in others
                if outcome in (*other["roles"], "nobody") and name in other["readings"] and at > 0
            ]
            rows[place][at] = mean(known) if known else rows[place][at]
    return rows


def examples_of(rounds: list[list[Row]], targets: Callable[[Row], list[float]], held: bool) -> Examples:
    """All positions of the games that are learned from, or of those held back; positions of one game share a weight."""
    np = numpy()
    read, wanted, weights = [], [], []
    for age, rows in enumerate(reversed(rounds)):
        for row in rows:
            if (row["n"] % HELD_BACK == HELD_BACK - 1) == held:
                read += row["read"]
                wanted += [targets(row)] * len(row["read"])
                weights += [FADING**age / max(1, len(row["read"]))] * len(row["read"])
    return Examples(np.array(read), np.array(wanted), np.array(weights))


def winners(row: Row) -> list[float]:
    """Who won, or that nobody did."""
    won = [float(one) for one in row["won"]]
    total = sum(won)
    return [*(one / total for one in won), 0.0] if total else [*won, 1.0]


def goal_of(role: int) -> Callable[[Row], list[float]]:
    return lambda row: [row["goals"][role], 1 - row["goals"][role]]


def best_fit(rounds: list[list[Row]], targets: Callable[[Row], list[float]], centre: Floats) -> tuple[Floats, Row]:
    """Fitted with the pull that expects the games held back best, then to all games; and what it lost on those held."""
    learn, held = (examples_of(rounds, targets, held) for held in (False, True))
    tried = {pull: mean_loss(held, fitted(learn, centre, pull)) for pull in PULLS}
    pull = min(tried, key=lambda one: tried[one])
    told = {"before": round(mean_loss(held, centre), 4), "after": round(tried[pull], 4), "pull": pull}
    return fitted(learn.joined(held), centre, pull), told


def model_of(shape: Shape, centre: list[list[float]], rounds: list[list[Row]]) -> Row:
    """A model as values.json has it, all roles playing by it."""
    np = numpy()
    win, losses = best_fit(rounds, winners, np.array(centre))
    rows = [row for some in rounds for row in some]
    goals, counts = [], []
    for role in range(len(shape.roles)):
        goal, _ = best_fit(rounds, goal_of(role), np.zeros((2, len(shape.names))))
        goals.append(goal[0] - goal[1])
        counts.append(GOAL_COUNTS[mean(row["won"][role] for row in rounds[-1]) < RARE])
    shares = [round(mean(winners(row)[n] for row in rounds[-1]), 3) for n in range(len(shape.roles) + 1)]
    trained = {"games": len(rows), "positions": sum(len(row["read"]) for row in rows), "loss": losses, "won": shares}
    return {
        "roles": list(shape.roles), "readings": list(shape.names), "plays": list(shape.roles),
        "win": [rounded(row) for row in win], "goal": [rounded(row) for row in goals], "goal_counts": [counts],
        "trained": trained,
    }  # fmt: skip


def rounded(row: Any) -> list[float]:
    return [round(float(number), 4) for number in row]


def train_set(plan: TrainingPlan, id: str, others: list[Row], tell: Tell) -> Row:
    """All rounds of one set, then its trial."""
    shape, rounds, models = shape_of(plan, id), list[list[Row]](), list[Row]()
    tree, centre = new_tree(plan.game), borrowed(shape, others)
    tree["sets"] = {id: start_of(shape, centre)} if others else {}
    for number in range(plan.rounds):
        tell(f"{id}: round {number + 1} of {plan.rounds}")
        values = tree if tree["sets"] else None
        seed = f"{plan.seed}:train:{id}:{number}"
        file = Lines(plan.folder / f"{id}-{number}.jsonl", plan.key(id, number, digest_of_tree(values)))
        rounds.append(played(plan, file, tasks(plan, id, seed, values, None), plan.games, tell))
        model = model_of(shape, centre, rounds[-KEPT_ROUNDS:])
        tell(f"  won {model['trained']['won']}, loss {model['trained']['loss']}")
        tree["sets"] = {id: model}
        models.append(model)
    tree["sets"] = {id: chosen(models)}
    if id == TEAM:  # whose moves do not go by the values: their searches do
        return tree["sets"][id]  # type: ignore[no-any-return]
    return tried(plan, id, tree, tell)["sets"][id]  # type: ignore[no-any-return]


def chosen(models: list[Row]) -> Row:
    """The model by which fewest games were won by nobody; each round was played by the model before it. Where somebody
    always wins it is the last, which knows most.
    """
    nobody = [float(model["trained"]["won"][-1]) for model in models[1:]]
    if not nobody or max(nobody) <= RARE:
        return models[-1]
    best = nobody.index(min(nobody))
    return {**models[best], "trained": {**models[best]["trained"], "round": best + 1}}


def tasks(
    plan: TrainingPlan, id: str, seed: str, values: Row | None, seats: tuple[int, ...] | None
) -> Callable[[int], SelfPlay]:
    """The games of a round or of an arm by their numbers."""
    return lambda number: SelfPlay(plan.game, plan.options(id, number), seed, number, values, seats)


def start_of(shape: Shape, centre: list[list[float]]) -> Row:
    """A model that nothing was fitted to yet, for the first round of a set."""
    goal = [[0.0] * len(shape.names) for _ in shape.roles]
    return {
        "roles": list(shape.roles), "readings": list(shape.names), "plays": list(shape.roles),
        "win": [rounded(row) for row in centre], "goal": goal, "goal_counts": [[0.0] * len(shape.roles)], "trained": {},
    }  # fmt: skip


def digest_of_tree(values: Row | None) -> str:
    from underkeep.core.formats.content import digest_of

    return "" if values is None else digest_of(values["sets"])


# ---------------------------------------------------------------------- the trial
def tried(plan: TrainingPlan, id: str, tree: Row, tell: Tell) -> Row:
    """Who plays by the model: all, but for those who do better by the weights alone while the others play by it. Games
    are scored half by winning, half by the goal.
    """
    model, seed = tree["sets"][id], f"{plan.seed}:trial:{id}"
    everybody = tuple(range(len(model["roles"])))
    arms = {"weights": (), "values": everybody}
    arms |= {role: tuple(n for n in everybody if n != at) for at, role in enumerate(model["roles"])}
    found: dict[str, list[Row]] = {}
    for arm, seats in arms.items():
        name = f"{id}-trial-{arm}.jsonl"
        file = Lines(plan.folder / name, {**plan.key(id, plan.rounds, digest_of_tree(tree)), "arm": arm})
        found[arm] = played(plan, file, tasks(plan, id, seed, tree, seats), plan.trial, quiet)
    scores = {arm: [scored(rows, role) for role in everybody] for arm, rows in found.items()}
    plays = [role for n, role in enumerate(model["roles"]) if scores["values"][n] >= scores[role][n]]
    told = {arm: {"won": counted(rows), "score": scores[arm]} for arm, rows in found.items()}
    tell(f"  trial of {plan.trial} games: by weights {counted(found['weights'])}, by values {counted(found['values'])}")
    tell(f"  play by values: {', '.join(plays) or 'nobody'}")
    trained = {**model["trained"], "trial": {"games": plan.trial, "arms": told}}
    return {**tree, "sets": {id: {**model, "plays": plays, "trained": trained}}}


def scored(rows: list[Row], role: int) -> float:
    return round(mean((float(row["won"][role]) + float(row["goals"][role])) / 2 for row in rows), 4)


def counted(rows: list[Row]) -> list[int]:
    """Games won by each role, and by nobody."""
    return [int(sum(winners(row)[n] for row in rows)) for n in range(len(rows[0]["won"]) + 1)]


def quiet(line: str) -> None:
    return


# ---------------------------------------------------------------------- all of them
def train(plan: TrainingPlan, known: dict[str, Row], tell: Tell) -> Iterator[tuple[str, Row]]:
    """The models of all sets, one after the other, as each is done; those known before lend what they know."""
    models = dict(known)
    for id in plan.sets:
        others = [model for other, model in models.items() if plan.borrow and other != id]
        models[id] = train_set(plan, id, others, tell)
        yield id, models[id]
