"""DT-VP-01  Victory points as the referee counts them out of what happened."""

from __future__ import annotations

from tests.games.twister.referee.board import CHARACTERS, Board, Tree, other, plain_id

FLAT = ("corridor",)  # AMB-43
HOLY = ("cross", "tomb")


def expected(before: Board, events: list[Tree], active: str) -> dict[str, int]:
    """What each side must have scored by these events."""
    points = {"yellow": 0, "blue": 0}
    bodies = {plain_id(event["zombie"]): event["body"] for event in events if event["kind"] == "ZombieRaised"}
    for event in events:
        if event["kind"] == "CharacterLeft":
            points[event["token"].split(":")[1]] += exit_value(before, event)
        elif event["kind"] == "CharacterEliminated":
            side, worth = death(before, events, event, bodies, active)
            points[side] += worth
    return points


def kind_in(event_id: str, before: Board) -> str:
    """What a token was when the event was told."""
    parts = event_id.split(":")
    if parts[0] == "as":
        return parts[2]
    known = before.tokens.get(event_id)
    kind = parts[2].rpartition("-")[0] if parts[2][-1].isdigit() else parts[2]
    return kind if kind in CHARACTERS or known is None else str(known["kind"])


def exit_value(before: Board, event: Tree) -> int:
    """DT-VP-02  The character, a Treasure in its hands, a Ghoul's prey."""
    kind = kind_in(event["token"], before)
    reborn = event["token"].startswith("as:") and event["token"].endswith(":specter")
    worth = 1 if reborn and before.options["reincarnated_exit_vp"] == "1" else CHARACTERS[kind].exit
    load = event["load"]
    if load and load.split(":")[-1] == "treasure":
        worth += 1
    if load and kind == "ghoul" and kind_in(load, before) in CHARACTERS:
        worth += 1
    return worth


def death(before: Board, events: list[Tree], event: Tree, bodies: dict[str, str], active: str) -> tuple[str, int]:
    """DT-VP-05  Who scores for a death, and how much."""
    id, cause = plain_id(event["token"]), event["cause"]
    side = id.split(":")[1]
    if id in bodies and bodies[id] and cause in HOLY:
        return other(bodies[id].split(":")[1]), 1  # FOD-NECRO-07
    kill = CHARACTERS[kind_in(event["token"], before)].kill
    if cause in FLAT or (cause in HOLY and before.options["holy_kill_vp"] == "1"):
        return other(side), 1
    if cause == "carrier" and is_prey(before, events, id):
        return other(side), 1  # FOD-GHOUL-03
    by_enemy = active != side or cause == "combat" or in_combat(events)
    flat = not by_enemy and before.options["suicide_vp"] == "1"
    return other(side), 1 if flat else kill


def in_combat(events: list[Tree]) -> bool:
    """DT-VP-06  Who falls or dies with his carrier because a combat was lost, dies by the winners' hand."""
    return any(event["kind"] == "CombatResolved" for event in events)


def is_prey(before: Board, events: list[Tree], id: str) -> bool:
    """Carried by a Ghoul of the other colour."""
    holder = before.token(id)["held_by"]
    moved = [plain_id(e["token"]) for e in events if e["kind"] == "TokenMoved" and plain_id(e["load"] or "") == id]
    carrier = moved[0] if moved else holder
    return carrier is not None and carrier.split(":")[1] != id.split(":")[1]
