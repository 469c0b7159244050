"""Copies: clones, saved games, replayed records and undo give the same game, and none disturbs another."""

from __future__ import annotations

import json

from underkeep.core.formats.codec import digest
from underkeep.core.formats.history import CONSENT, FREE, REFUSED, History
from underkeep.core.formats.records import read_record, replay, write_record
from underkeep.core.kernel.actions import Action
from underkeep.core.kernel.errors import Divergence, UnderkeepError
from underkeep.core.kernel.game import Game
from underkeep.core.kernel.luck import seed_from
from underkeep.core.kernel.spec import Tree
from underkeep.core.kernel.views import plain
from underkeep.core.testing.random_numbers import Dice
from underkeep.core.testing.run import Run, walk

FAR = 12  # moves that copies are played on


# ---------------------------------------------------------------------- clones
def check_clone(run: Run) -> None:
    """A clone is equal; play on it changes neither the original nor an older clone; equal play gives equal
    games.
    """
    spec, game, before = run.spec, run.game, run.saved()
    older, newer = game.clone(), game.clone()
    newest = newer.clone()
    if spec.save(older) != before or spec.save(newest) != before:
        run.fail("clone equals original", differing(before, spec.save(older)))
    if older.listener is not None:
        run.fail("clone equals original", "somebody listens to a clone")
    walk(spec, newer, FAR, Dice("clone", run.seed, run.move))
    after = spec.save(newer)
    for name, other in (("the original", game), ("an older clone", older), ("a clone of the clone", newest)):
        if spec.save(other) != before:
            run.fail("clone is apart", f"play on a clone changed {name}: {differing(before, spec.save(other))}")
    walk(spec, older, FAR, Dice("clone", run.seed, run.move))
    if spec.save(older) != after:
        run.fail("clone plays alike", differing(after, spec.save(older)))
    if spec.save(newer) != after:
        run.fail("clone is apart", "play on an older clone changed a newer one")


def differing(one: Tree, other: Tree) -> str:
    """Where two saved games differ, for the message."""
    keys = [key for key in {**one, **other} if one.get(key) != other.get(key)]
    return "differs in " + ", ".join(
        f"{key} ({str(one.get(key))[:60]} / {str(other.get(key))[:60]})" for key in keys[:3]
    )


# ---------------------------------------------------------------------- shadows
def cast_shadows(run: Run) -> None:
    """A clone and a loaded copy follow the game from here on; those of the last look must have come to the same."""
    tree = run.saved()
    for point, shadow in run.shadows:
        if run.spec.save(shadow) != tree:
            run.fail(
                point,
                f"after {run.move} moves a copy that made the same moves {differing(tree, run.spec.save(shadow))}",
            )
    loaded = run.spec.load(json.loads(json.dumps(tree)), run.case.content)
    run.shadows = [("clone plays alike", run.game.clone()), ("load continues alike", loaded)]


# ---------------------------------------------------------------------- saved games
def check_save(run: Run) -> None:
    """Save, write as JSON, load, continue: equal to continuing."""
    spec, tree = run.spec, run.saved()
    text = json.dumps(tree)
    if json.loads(text) != tree:
        run.fail("save is plain", "the saved tree is not the same after JSON (keys must be texts, tuples lists)")
    loaded = spec.load(json.loads(text), run.case.content)
    if spec.save(loaded) != tree:
        run.fail("load equals saved", differing(tree, spec.save(loaded)))
    if faces(run, loaded) != faces(run, run.game):
        run.fail("load equals saved", "views or prompts of the loaded game differ")
    if spec.options_of(loaded) != run.options:
        run.fail("load equals saved", "the loaded game has other options")
    going_on(run, loaded)


def going_on(run: Run, loaded: Game) -> None:
    copy = run.game.clone()
    here = walk(run.spec, copy, FAR, Dice("save", run.seed, run.move))
    there = walk(run.spec, loaded, FAR, Dice("save", run.seed, run.move))
    if here != there:
        run.fail("load continues alike", f"moves {here} and {there}")
    elif run.spec.save(copy) != run.spec.save(loaded):
        run.fail("load continues alike", differing(run.spec.save(copy), run.spec.save(loaded)))


def faces(run: Run, game: Game) -> list[object]:
    """Everything that seats are shown of a game."""
    roles = range(int(game.roles))
    views = [plain(run.spec.view(game, frozenset({role}))) for role in roles]
    return [*views, *(plain(run.spec.prompt(game, role)) for role in roles)]


# ---------------------------------------------------------------------- records
def check_record(run: Run) -> None:
    """The record of the game replays to an equal game; a changed record is found at the move that was
    changed.
    """
    text = write_record(run.history, run.case.digest, seed_from(run.seed), True, run.start)
    try:
        again = replay(run.spec, run.case.content, run.case.digest, read_record(text))
    except UnderkeepError as error:
        run.fail("replay equals game", str(error).replace("\n", " "))
        return
    if run.spec.save(again.game) != run.saved():
        run.fail("replay equals game", differing(run.saved(), run.spec.save(again.game)))
    if run.move:
        check_tampering(run, text)


def check_tampering(run: Run, text: str) -> None:
    number = 1 + run.dice.below(run.move)
    lines = text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith(f"{number} "))
    left, _, right = lines[place].partition(" = ")
    flipped = "0" if right[0] != "0" else "1"
    expect_divergence(run, [*lines[:place], f"{left} = {flipped}{right[1:]}", *lines[place + 1 :]], number)
    action = other_move(run, number)
    if action is not None:
        head = " ".join(left.split(" ")[:2])
        expect_divergence(run, [*lines[:place], f"{head} {action.text} = {right}", *lines[place + 1 :]], number)


def other_move(run: Run, number: int) -> Action | None:
    """Another action in place of that move, one that is refused or leads elsewhere."""
    move = run.history.moves[number - 1]
    action = run.dice.pick(run.spec.table.actions)
    if action is move.action:
        return None
    game = run.history.at(number - 1)
    if game.refuse(move.role, action) == 0:
        game.advance(move.role, action)
        if digest(run.spec.save(game)) == digest(run.spec.save(run.history.at(number))):
            return None
    return action


def expect_divergence(run: Run, lines: list[str], number: int) -> None:
    try:
        replay(run.spec, run.case.content, run.case.digest, read_record("\n".join(lines) + "\n"))
    except Divergence as error:
        if error.where != f"move {number}":
            run.fail("tampering is found", f"move {number} was changed, {error.where} was reported")
    else:
        run.fail("tampering is found", f"move {number} was changed and nothing was reported")


# ---------------------------------------------------------------------- undo
def check_undo(run: Run) -> None:
    """Taking back gives the very game of that time, and is free only where nobody learnt anything."""
    for count, tree in run.kept.items():
        if run.spec.save(run.history.at(count)) != tree:
            run.fail("undo returns an equal game", differing(tree, run.spec.save(run.history.at(count))))
    for back in {1, 2, 1 + run.dice.below(max(1, run.move))} if run.move else set():
        for role in range(int(run.game.roles)):
            check_verdict(run, role, back)
    counts = [count for count in run.kept if count < run.move]
    if counts:
        check_taking_back(run, run.dice.pick(counts))


def check_taking_back(run: Run, count: int) -> None:
    """Undo, look, and play the same moves again: the same end."""
    spec, end, moves = run.spec, run.saved(), run.history.moves[count:]
    history = History(spec, run.history.at(0), run.case.content)
    for move in run.history.moves:
        history.act(move.role, move.action)
    history.undo(run.move - count)
    if spec.save(history.game) != run.kept[count] or len(history.moves) != count:
        run.fail("undo returns an equal game", differing(run.kept[count], spec.save(history.game)))
        return
    for move in moves:
        history.act(move.role, move.action)
    if spec.save(history.game) != end:
        run.fail("undo returns an equal game", "the same moves after an undo lead elsewhere")


def check_verdict(run: Run, role: int, back: int) -> None:
    """The ledger, worked out a second time from the events themselves."""
    if back > run.move:
        return
    undone = run.history.moves[-back:]
    learners = {
        r for move in undone for e in move.events for r in range(int(run.game.roles)) if int(e.teaches()) >> r & 1
    }
    if learners - {role}:
        wanted = REFUSED
    elif learners or any(move.role != role for move in undone):
        wanted = CONSENT
    else:
        wanted = FREE
    told = run.history.verdict(role, back).kind
    if told != wanted:
        run.fail("undo obeys the ledger", f"role {role} taking back {back}: {told}, not {wanted}")
