"""DT-MOVE-01  A movement as the referee reads the rulebook: which squares a walker may enter, where it may end."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.twister.referee.board import (
    CHARACTERS,
    CURSED,
    EXITS,
    GROUND,
    SOLID,
    Board,
    Tree,
    beside,
    handless,
    is_undead,
    is_up,
    other,
)


class Journey:
    """Somebody on the way, with what he carries."""

    def __init__(self, board: Board, mover: Tree, load: Tree | None, steps: int) -> None:
        self.board, self.mover, self.load, self.steps = board, mover, load, steps
        self.kind, self.side = str(mover["kind"]), str(mover["owner"])
        self.mine = (mover["id"], load["id"] if load else "")
        self.ghost = self.kind == "specter"
        self.flies = CHARACTERS[self.kind].flies or self.ghost
        self.undead = is_undead(mover)
        self.bears = load is not None and bool(load["character"])
        self.bears_undead = load is not None and is_undead(load)

    def there(self, square: str) -> list[Tree]:
        return self.board.on(square, *self.mine)

    def exits_at(self, square: str) -> bool:
        return square[0] == EXITS[self.side]

    # ------------------------------------------------------------------ the way
    def reached(self) -> dict[str, int]:
        """DT-MOVE-01  Squares by the steps that they take."""
        start = self.mover["at"][3:]
        found, edge = {start: 0}, [start]
        while edge:
            here = edge.pop(0)
            if found[here] >= self.range_from(start) or (here != start and self.ends_at(here)):
                continue
            for there in self.ways(here):
                if there not in found and self.enters(here, there):
                    found[there] = found[here] + 1
                    edge.append(there)
        return found

    def range_from(self, start: str) -> int:
        """AMB-40  Out of darkness by one step, where the table has it so."""
        stuck = self.board.terrain(start) == "dark" and not self.at_home_in_dark()
        one_step = self.board.options["leave_darkness_single_step"] == "True"
        return min(self.steps, 1) if stuck and one_step else self.steps

    def ways(self, here: str) -> list[str]:
        """DT-MOVE-03  Through open edges; the Specter through anything, where rooms are revealed (FOD-SPECTER-01)."""
        if not self.ghost:
            return self.board.neighbours(here)
        return [square for side in range(4) if (square := beside(here, side)) in self.board.squares]

    def at_home_in_dark(self) -> bool:
        return self.ghost or self.kind == "shadow"

    def ends_at(self, square: str) -> bool:
        """Where the way cannot lead straight on: the exit, a curse to be taken, a Cross that kills."""
        if self.exits_at(square):
            return True
        return self.must_take_curse(square) or self.dies_at(square) or (self.bears_undead and self.has(square, "cross"))

    def must_take_curse(self, square: str) -> bool:
        """FOD-CURSE-02  A cursed object that nobody standing holds, for whoever has hands."""
        there = self.there(square)
        return not handless(self.mover) and any(t["kind"] in CURSED for t in there) and not any(map(is_up, there))

    def dies_at(self, square: str) -> bool:
        """FOD-CROSS-01  An undead on foot on a square with a Holy Cross."""
        spared = self.ghost and self.board.options["incorporeal_passes_cross"] == "True"
        on_foot = self.undead and (self.ghost or not self.flies) and not spared
        return on_foot and self.has(square, "cross")

    def has(self, square: str, kind: str) -> bool:
        return any(token["kind"] == kind for token in self.there(square))

    def enters(self, here: str, square: str) -> bool:
        there, terrain = self.there(square), self.board.terrain(square)
        enemies = [token for token in there if is_up(token) and token["owner"] == other(self.side)]
        if self.exits_at(square):
            return self.flies or not any(map(is_up, there))  # DT-EXIT-02
        if enemies and not self.flies:
            return False  # DT-MOVE-05
        if terrain == "pit" and not self.crosses_pit(here, square):
            return False  # DT-MOVE-07
        return not self.is_kept_out(here, square)

    def is_kept_out(self, here: str, square: str) -> bool:
        """What Forces of Darkness adds."""
        terrain = self.board.terrain(square)
        if terrain == "dark" and not self.at_home_in_dark():
            return True  # FOD-DARK-02
        if terrain in SOLID and not self.flies:
            return True  # FOD-3D-01
        if terrain == "sacred" and (self.undead or self.bears_undead):
            return True  # FOD-STOMB-02, FOD-STOMB-06
        if self.kind == "shadow" and self.has(square, "torch"):
            return True  # FOD-SHADOW-06
        if self.must_take_curse(square) and self.load is not None:
            return True  # FOD-CURSE-03
        leaves_dark = self.board.terrain(here) == "dark" and not self.at_home_in_dark() and here != square
        return leaves_dark and (terrain not in GROUND or bool(self.there(square)))  # FOD-DARK-04

    def crosses_pit(self, here: str, pit: str) -> bool:
        """DT-PIT-02"""
        if self.kind == "thief" or self.flies:
            return True
        if self.board.terrain(here) == "pit":
            return False  # DT-ROPE-02: from ground to ground
        if any(is_up(t) and t["kind"] == "thief" and t["owner"] == self.side for t in self.there(pit)):
            return True
        return self.roped(pit) and self.board.anchors(pit) >= 2

    def roped(self, pit: str) -> bool:
        return (self.load is not None and self.load["kind"] == "rope") or self.has(pit, "rope")

    # ------------------------------------------------------------------ the end
    def may_end(self, square: str) -> bool:
        """DT-MOVE-06"""
        there, terrain = self.there(square), self.board.terrain(square)
        if self.exits_at(square):
            return self.flies or not any(map(is_up, there))
        if self.is_kept_out(square, square):
            return False
        if self.dies_at(square):
            return self.may_die_at(there)
        if any(map(is_up, there)) or terrain in SOLID:
            return False
        if any(t["character"] and t["owner"] == other(self.side) for t in there) and self.kind != "ghoul":
            return self.ghost and terrain != "pit" and self.may_become(there)
        keeps = self.load is not None and not (self.bears_undead and self.has(square, "cross"))
        if len(there) + (2 if keeps else 1) > 2:
            return False  # DT-GOLD-02
        return terrain != "pit" or self.may_stop_on_pit(square)

    def may_die_at(self, there: list[Tree]) -> bool:
        """FOD-SUICIDE-01  Into the Cross, unless an enemy stands there or too much would be left (DT-GOLD-02)."""
        if any(is_up(t) and t["owner"] == other(self.side) for t in there):
            return False
        return len(there) + (1 if self.load is not None and not self.bears else 0) <= 2

    def may_become(self, there: list[Tree]) -> bool:
        """FOD-SPECTER-06  One wounded enemy, and no more than an object of his besides."""
        enemies = [t for t in there if t["character"] and t["owner"] == other(self.side)]
        return len(enemies) == 1 and len(there) <= 2

    def may_stop_on_pit(self, pit: str) -> bool:
        """DT-PIT-03"""
        if self.kind == "thief":
            allowed = self.board.options["own_kill_by_terrain"]
            deadly = self.bears and not self.roped(pit)
            return not deadly or allowed == "allowed" or (allowed == "auto" and is_dark_game(self.board))
        return self.roped(pit) and not self.ghost and self.board.anchors(pit) >= 2

    def destinations(self, stays: bool) -> set[str]:
        """Every square where this movement may end; staying only after something was taken or left."""
        start = self.mover["at"][3:]
        found = {square for square in self.reached() if self.may_end(square)}
        return found if stays else found - {start}

    # ------------------------------------------------------------------ jumps
    def landings(self) -> set[str]:
        """DT-JUMP-01  Two squares, straight or round a corner, over a pit that cannot be walked."""
        start = self.mover["at"][3:]
        found = set(self.leaps(start))
        return {square for square in found if square != start and self.may_land(square)}

    def leaps(self, start: str) -> Iterator[str]:
        for middle in self.board.neighbours(start):
            walkable = self.board.terrain(middle) != "pit" or self.crosses_pit(start, middle)
            if not walkable and not any(t["character"] for t in self.there(middle)):
                yield from self.board.neighbours(middle)

    def may_land(self, square: str) -> bool:
        if not self.exits_at(square):
            return self.may_end(square)
        people = [t for t in self.there(square) if t["character"]]
        if self.kind == "ghoul" or self.board.options["jump_exit_over_wounded"] == "True":
            people = [t for t in people if is_up(t)]
        return not people  # DT-JUMP-06


def is_dark_game(board: Board) -> bool:
    """FOD-USE-05  Whether a piece of that box is in play, or may come."""
    if board.options["scenario"] == "none":
        return board.options["box"] != "base"
    return bool(board.view["stacks"])
