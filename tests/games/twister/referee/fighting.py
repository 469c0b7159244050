"""DT-FIGHT-03  A combat as the referee reads the rulebook: whom one may attack, who takes part, with what strength."""

from __future__ import annotations

from tests.games.twister.referee.board import CHARACTERS, SIDES, Board, Tree, beside, is_undead, is_up, other


def enemies_beside(board: Board, token: Tree) -> list[Tree]:
    return [
        enemy
        for square in board.neighbours(token["at"][3:])
        for enemy in board.on(square)
        if enemy["character"] and enemy["owner"] == other(token["owner"])
    ]


def terrain_of(board: Board, token: Tree) -> str:
    return board.terrain(token["at"][3:])


def lurks(board: Board, token: Tree) -> bool:
    return token["kind"] == "shadow" and is_up(token) and terrain_of(board, token) == "dark"


def fears_torches(board: Board, shadow: Tree) -> bool:
    """FOD-SHADOW-07  All adjacent enemies hold Torches, and there is one; those in darkness are not seen."""
    seen = [enemy for enemy in enemies_beside(board, shadow) if terrain_of(board, enemy) != "dark"]
    return bool(seen) and all(board.holds(enemy, "torch") for enemy in seen)


# ---------------------------------------------------------------------- whom one may attack
def may_attack(board: Board, attacker: Tree, target: Tree) -> bool:
    """DT-FIGHT-01"""
    if not target["character"] or target["owner"] != other(attacker["owner"]):
        return False
    if target["wounded"] and (target["fresh_wound"] or board.standing(target["at"][3:])):
        return False  # DT-WOUND-06, DT-WOUND-09
    terrain = terrain_of(board, target)
    if terrain == "dark" and not lurks(board, attacker):
        return False  # FOD-DARK-06
    if terrain == "sacred" and is_undead(attacker):
        return False  # FOD-STOMB-03
    return attacker["kind"] != "shadow" or not fears_torches(board, attacker)


def may_act(board: Board, token: Tree, points: int) -> bool:
    """DT-ACT-01"""
    return is_up(token) and not token["spent"] and points + token["potion_ap"] > 0


def fights(board: Board, side: str, points: int) -> set[str]:
    """Every attack that a side may begin, as its move."""
    found: set[str] = set()
    for token in board.people():
        if token["owner"] != side or not may_act(board, token, points):
            continue
        exempt = token["kind"] == "shadow" or (
            token["kind"] == "specter" and board.options["specter_acts_in_darkness"] == "True"
        )
        if terrain_of(board, token) == "dark" and not exempt:
            continue  # FOD-DARK-04
        for n, letter in enumerate(SIDES):
            square = token["at"][3:]
            there = board.on(beside(square, n)) if board.opens(square, n) else []
            if any(may_attack(board, token, target) for target in there):
                found.add(f"fight {token['id'].split(':')[2]} {letter}")
    return found


# ---------------------------------------------------------------------- who takes part
def group(board: Board, attacker: Tree, target: Tree) -> set[str]:
    """DT-FIGHT-03  Attacker, target, and whoever of the enemies stands beside one who is in it."""
    inside, waiting = {attacker["id"], target["id"]}, [attacker, target]
    while waiting:
        member = waiting.pop(0)
        if terrain_of(board, member) == "dark":
            continue  # FOD-SHADOW-10: nobody sees it
        for enemy in enemies_beside(board, member):
            if enemy["id"] not in inside and joins(board, member, enemy):
                inside.add(enemy["id"])
                waiting.append(enemy)
    return inside


def joins(board: Board, member: Tree, enemy: Tree) -> bool:
    if enemy["wounded"] or enemy["spent"]:
        return False  # DT-WOUND-05, DT-HEAL-02
    if terrain_of(board, enemy) == "dark":
        return lurks(board, enemy) and "joins" in enemy["declared"]  # FOD-SHADOW-05
    if enemy["kind"] == "shadow" and shadow_stays_out(board, member, enemy):
        return False
    if is_undead(enemy):
        defends = board.view["active"] != enemy["owner"]
        brave = defends and board.options["undead_near_sacred_tomb_joins"] == "when_defending"
        guests = [one for one in enemies_beside(board, enemy) if terrain_of(board, one) == "sacred"]
        return brave or not guests  # FOD-STOMB-04
    return not (is_undead(member) and terrain_of(board, enemy) == "sacred")  # AMB-65


def shadow_stays_out(board: Board, member: Tree, shadow: Tree) -> bool:
    if board.options["shadow_torch_scope"] == "adjacent_participants":
        return board.holds(member, "torch")
    return fears_torches(board, shadow)


# ---------------------------------------------------------------------- sums
def worth(board: Board, token: Tree, attacks: bool) -> int:
    """DT-FIGHT-07  Strength and bonus of a participant."""
    value = 0
    if not token["wounded"]:
        keeps_blood = token["kind"] != "bat" or board.options["bat_blood_bonus"] == "True"
        value = CHARACTERS[token["kind"]].strength + (token["blood"] if keeps_blood else 0)
        if board.holds(token, "ring-of-weakness"):
            value = max(value - 1, 0)
    if board.holds(token, "sword" if attacks else "armor"):
        value += 1
    return value + (2 if attacks and "swings" in token["declared"] else 0)


def must_lay_zero(board: Board, inside: set[str], side: str) -> bool:
    """FOD-MUMMY-01"""
    for id in inside:
        mummy = board.token(id)
        if mummy["owner"] == side and mummy["kind"] == "mummy":
            met = [enemy for enemy in enemies_beside(board, mummy) if enemy["id"] in inside]
            if met and all(board.holds(enemy, "torch") for enemy in met):
                return True
    return False
