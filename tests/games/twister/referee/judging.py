"""Follows a game move by move: rest, ways, combats, turning rooms, light, curses, points."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.games.twister.referee import fighting, lighting, resting, scoring, turning
from tests.games.twister.referee.board import CURSED, Board, Tree, handless, is_undead, is_up, plain_id
from tests.games.twister.referee.walking import Journey

FREE = ("light", "shine", "done")  # they cost no point
DEEDS = (
    "walk", "jump", "through", "reveal", "turn", "fight", "heal", "regenerate", "gate", "break", "fire", "drink",
    "raise", "wake", "change", "invert", "draw", "unhook", "sip",
)  # fmt: skip


class Referee:
    """One game."""

    def begin(self, options: Tree, roles: tuple[str, ...], moment: Any) -> Iterator[str]:
        board = Board(moment.views[""])
        if roles != ("yellow", "blue"):
            yield "DT-SETUP-02 there are not two sides"
        if any(side["points"] for side in board.view["sides"]):
            yield "DT-VP-01 somebody has points before the game"

    def follow(self, before: Any, role: str, move: str, events: list[Tree], after: Any) -> Iterator[str]:
        was, now = Board(before.views[""]), Board(after.views[""])
        if was.view["phase"] in ("play",):
            yield from moves(was, now, role, move, events)
            yield from changes(was, now, events)
        if now.view["phase"] == "play":
            yield from resting.complaints(now)
            yield from offers(now, after)


# ---------------------------------------------------------------------- what is offered
def offers(board: Board, moment: Any) -> Iterator[str]:
    """Ways, attacks and cards that are offered are those that the rules allow, no more and no less."""
    asking = board.view["asking"]
    for role, texts in moment.asked.items():
        if asking == "journey":
            yield from offered_ways(board, texts)
        elif asking == "action":
            wanted = fighting.fights(board, role, board.view["action_points"])
            found = {text for text in texts if text.startswith("fight ")}
            for text in sorted(wanted ^ found):
                yield f"DT-FIGHT-01 {text} is {'missing' if text in wanted else 'offered'}"
        elif asking == "combat":
            yield from offered_cards(board, role, texts, moment)
        elif asking == "card":
            yield from offered_action_cards(board, role, texts, moment)


def offered_ways(board: Board, texts: list[str]) -> Iterator[str]:
    view = board.view["journey"]
    mover = board.token(view["token"])
    load = board.token(view["load"]) if view["load"] else None
    if view["stage"] == "handle" or view["kind"] == "wall":
        return
    journey = Journey(board, mover, load, view["steps_left"])
    found = {text[3:] for text in texts if text.startswith("to ")}
    if view["kind"] == "jump":
        wanted = journey.landings()
        rule = "DT-JUMP-01"
    else:
        wanted = journey.destinations(view["stage"] == "handled")
        rule = "DT-MOVE-01"
    for square in sorted(wanted ^ found):
        yield f"{rule} {mover['id']} to {square} is {'missing' if square in wanted else 'offered'}"


def offered_cards(board: Board, role: str, texts: list[str], moment: Any) -> Iterator[str]:
    """FOD-MUMMY-01  All cards in hand, or card 0 alone."""
    if not texts or not texts[0].startswith("card "):
        return
    inside = {fighter["token"] for fighter in board.view["combat"]["fighters"]}
    hand = next(side for side in moment.views[role]["sides"] if side["name"] == role)["combat_hand"]
    duty = fighting.must_lay_zero(board, inside, role)
    wanted = {"card 0"} if duty else {f"card {value}" for value in hand}
    if wanted != set(texts):
        yield f"{'FOD-MUMMY-01' if duty else 'DT-CARD-02'} {role} may lay {sorted(texts)}, not {sorted(wanted)}"
    if 0 not in hand:
        yield f"DT-CARD-04 {role} has no card 0"


def offered_action_cards(board: Board, role: str, texts: list[str], moment: Any) -> Iterator[str]:
    """DT-TURN-03"""
    hand = next(side for side in moment.views[role]["sides"] if side["name"] == role)["action_hand"]
    wanted = {f"play {value}" for value in hand if value <= board.view["ceiling"]}
    if wanted != set(texts):
        yield f"DT-TURN-03 {role} may play {sorted(texts)}, not {sorted(wanted)}"


# ---------------------------------------------------------------------- what was done
def moves(was: Board, now: Board, role: str, move: str, events: list[Tree]) -> Iterator[str]:
    verb = move.split(maxsplit=1)[0]
    if was.view["asking"] == "action":
        yield from paid(was, now, role, move, events)
    for event in events:
        kind = event["kind"]
        if kind == "TokenMoved" and event["how"] == "walk":
            yield from walked(was, event, events)
            yield from tired(was, now, event, events)
        elif kind == "CombatBegun":
            yield from begun(now, event)
        elif kind == "CombatResolved":
            yield from resolved(was, event, events)
        elif kind in ("RoomTurned", "RoomsSwapped"):
            yield from turning.complaints(was, now, event)
        elif kind == "TileLaid":
            yield from lighting.complaints(was, event)
        elif kind == "CharacterEliminated":
            yield from crossed(was, event, events)
    if verb in ("light", "shine"):
        yield from lighting.begun(was, role, move)


def paid(was: Board, now: Board, role: str, move: str, events: list[Tree]) -> Iterator[str]:
    """DT-TURN-05  A deed costs one point, of a potion first; light costs none."""
    verb = move.split(maxsplit=1)[0]
    if verb == "done" or any(event["kind"] in ("TurnEnded", "GameEnded", "PotionDrunk") for event in events):
        return
    if now.view["turn"] != was.view["turn"]:
        return
    cost = 0 if verb in FREE else 1
    actor = was.tokens[f"tok:{role}:{move.split()[1]}"]
    if cost and actor["potion_ap"]:
        cost = 0
    if now.view["action_points"] != was.view["action_points"] - cost:
        yield f"DT-TURN-05 {move} changed points from {was.view['action_points']} to {now.view['action_points']}"


def walked(was: Board, event: Tree, events: list[Tree]) -> Iterator[str]:
    """DT-MOVE-01  Step by step through open edges, no further than steps are left; what is carried comes along."""
    mover, path = was.token(event["token"]), [square[3:] for square in event["path"]]
    journey = was.view["journey"]
    if journey is None:
        return
    if len(path) - 1 > journey["steps_left"]:
        yield f"DT-MOVE-01 {mover['id']} takes {len(path) - 1} steps of {journey['steps_left']}"
    load = was.token(event["load"]) if event["load"] else None
    way = Journey(was, mover, load, 99)
    for here, there in pairwise(path):
        if there not in way.ways(here) or not way.enters(here, there):
            yield f"DT-MOVE-03 {mover['id']} goes from {here} to {there}"
    for square in path[1:-1]:
        if way.ends_at(square):
            yield f"FOD-CROSS-01 {mover['id']} goes straight through {square}"
    if len(path) > 1 and not way.exits_at(path[-1]):
        yield from arrived(way, path[-1], events)


def arrived(way: Journey, square: str, events: list[Tree]) -> Iterator[str]:
    """FOD-CROSS-01  Who must die by a Cross dies, who must take a curse takes it (FOD-CURSE-02)."""
    dead = {plain_id(event["token"]) for event in events if event["kind"] == "CharacterEliminated"}
    if way.dies_at(square) and way.mover["id"] not in dead:
        yield f"FOD-CROSS-01 {way.mover['id']} lives on {square}"
    if way.bears_undead and way.load is not None and way.has(square, "cross") and way.load["id"] not in dead:
        yield f"FOD-CROSS-06 {way.load['id']} is carried over the Cross on {square}"
    took = {plain_id(event["by"]) for event in events if event["kind"] == "TokenTaken"}
    if way.must_take_curse(square) and not way.dies_at(square) and way.mover["id"] not in took:
        yield f"FOD-CURSE-02 {way.mover['id']} leaves the curse on {square}"


def crossed(was: Board, event: Tree, events: list[Tree]) -> Iterator[str]:
    """FOD-CROSS-06  Only undead die by a Cross, and with a carrier only whom he carries (DT-WOUND-08)."""
    id = plain_id(event["token"])
    kind = scoring.kind_in(event["token"], was)
    if event["cause"] == "cross" and not is_undead({"character": True, "kind": kind}):
        yield f"FOD-CROSS-06 {id} dies by the Cross"
    loads = {plain_id(one["load"]) for one in events if one["kind"] == "TokenMoved" and one["load"]}
    if event["cause"] == "carrier" and id not in loads and was.token(id)["held_by"] is None:
        yield f"DT-WOUND-08 nobody carried {id}"


def tired(was: Board, now: Board, event: Tree, events: list[Tree]) -> Iterator[str]:
    """DT-MOVE-01  Steps are counted over the whole way; a Ball and Chain just taken costs one (FOD-BALL-01)."""
    before, after = was.view["journey"], now.view["journey"]
    if before is None or after is None or before["token"] != after["token"]:
        return
    balls = [one for one in events if one["kind"] == "TokenTaken" and one["token"].endswith("ball-and-chain")]
    left = before["steps_left"] - (len(event["path"]) - 1) - len(balls)
    if after["steps_left"] != max(left, 0):
        yield f"FOD-BALL-01 {after['steps_left']} steps are left, not {max(left, 0)}"


def begun(board: Board, event: Tree) -> Iterator[str]:
    """DT-FIGHT-03  The two groups."""
    attacker, target = board.token(event["attacker"]), board.token(event["target"])
    wanted = fighting.group(board, attacker, target)
    found = {plain_id(id) for id in (*event["attackers"], *event["defenders"])}
    for id in sorted(wanted ^ found):
        yield f"DT-FIGHT-03 {id} {'is left out' if id in wanted else 'takes part'}"


def resolved(was: Board, event: Tree, events: list[Tree]) -> Iterator[str]:
    """DT-FIGHT-08  Sums, loser, wounds and deaths."""
    fighters = [was.token(fighter["token"]) for fighter in was.view["combat"]["fighters"]]
    attacking = event["attacking"]
    sums = {"yellow": 0, "blue": 0}
    for token in fighters:
        sums[token["owner"]] += fighting.worth(was, token, token["owner"] == attacking)
    defending = "blue" if attacking == "yellow" else "yellow"
    attack, defence = sums[attacking] + event["attack_card"], sums[defending] + event["defence_card"]
    if (attack, defence) != (event["attack_total"], event["defence_total"]):
        yield f"DT-FIGHT-07 {attack} to {defence} is called {event['attack_total']} to {event['defence_total']}"
    loser = defending if attack > defence else attacking if defence > attack else ""
    if loser != event["loser"]:
        yield f"DT-FIGHT-08 {loser or 'nobody'} lost, not {event['loser'] or 'nobody'}"
    wounded = {plain_id(e["token"]) for e in events if e["kind"] == "CharacterWounded"}
    killed = {plain_id(e["token"]) for e in events if e["kind"] == "CharacterEliminated" and e["cause"] == "combat"}
    losers = [token for token in fighters if token["owner"] == loser]
    if wounded != {t["id"] for t in losers if not t["wounded"]} or killed != {t["id"] for t in losers if t["wounded"]}:
        yield f"DT-FIGHT-09 wounded {sorted(wounded)}, killed {sorted(killed)}"


# ---------------------------------------------------------------------- what changed
def changes(was: Board, now: Board, events: list[Tree]) -> Iterator[str]:
    yield from points(was, now, events)
    yield from curses(was, now, events)
    yield from raised(was, now, events)


def points(was: Board, now: Board, events: list[Tree]) -> Iterator[str]:
    wanted = scoring.expected(was, events, str(was.view["active"]))
    for old, new in zip(was.view["sides"], now.view["sides"], strict=True):
        if new["points"] - old["points"] != wanted[old["name"]]:
            gained = new["points"] - old["points"]
            yield f"DT-VP-01 {old['name']} scores {gained}, not {wanted[old['name']]}"


def curses(was: Board, now: Board, events: list[Tree]) -> Iterator[str]:
    """FOD-CURSE-02  Kept until death; only a dead one's curse is swapped for it."""
    swapped = {plain_id(e["left"]) for e in events if e["kind"] == "TokenTaken" and e["left"]}
    fought = was.view["combat"] is not None or was.view["curse"] is not None
    for curse in was.tokens.values():
        if curse["kind"] not in CURSED or not curse["held_by"] or (fought and curse["id"] in swapped):
            continue
        holder, lies = now.tokens[curse["held_by"]], now.tokens[curse["id"]]
        if holder["place"] == "board" and is_up(holder) and not handless(holder) and lies["at"] != holder["at"]:
            yield f"FOD-CURSE-08 {holder['id']} is rid of {curse['id']}"


def raised(was: Board, now: Board, events: list[Tree]) -> Iterator[str]:
    """FOD-NECRO-01  By a Necromancer beside the body or the Tomb; three a side (FOD-NECRO-05)."""
    for event in events:
        if event["kind"] == "ZombieRaised":
            by = was.token(event["by"])
            if by["kind"] != "necromancer" or event["at"][3:] not in was.neighbours(by["at"][3:]):
                yield f"FOD-NECRO-01 {by['id']} raises on {event['at']}"
