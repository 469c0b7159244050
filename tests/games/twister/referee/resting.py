"""DT-GOLD-05  What must hold between actions: the golden rules, pits, Crosses, Torches, the Sacred Tomb."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.twister.referee.board import SOLID, Board, Tree, is_undead, is_up


def complaints(board: Board) -> Iterator[str]:
    if board.view["asking"] not in ("action", "card"):
        return
    for square, tokens in board.lying.items():
        yield from crowded(square, tokens)
        yield from haunted(board, square, tokens)
        if board.terrain(square) == "pit":
            yield from fallen(board, square, tokens)
    for side in board.view["sides"]:
        if 0 in side["combat_played"]:
            yield f"DT-CARD-04 {side['name']} has spent card 0"
        if side["points"] >= board.view["target_points"]:
            yield f"DT-END-01 {side['name']} has won and the game goes on"


def crowded(square: str, tokens: list[Tree]) -> Iterator[str]:
    """DT-GOLD-02"""
    if len(tokens) > 2:
        yield f"DT-GOLD-02 {square} holds {len(tokens)} tokens"
    standing = [token for token in tokens if is_up(token)]
    if len(standing) > 1:
        yield f"DT-GOLD-03 two stand on {square}"
    for token in tokens:
        if token["wounded"] and standing and standing[0]["owner"] != token["owner"] and standing[0]["kind"] != "ghoul":
            yield f"DT-GOLD-04 {token['id']} lies under an enemy on {square}"


def haunted(board: Board, square: str, tokens: list[Tree]) -> Iterator[str]:
    """FOD-STOMB-05, FOD-CROSS-02, FOD-SHADOW-09"""
    kinds = {token["kind"] for token in tokens}
    if board.terrain(square) in (*SOLID, "unseen"):
        yield f"FOD-3D-01 {sorted(kinds)} on {square}"
    for token in tokens:
        if is_undead(token) and board.terrain(square) == "sacred":
            yield f"FOD-STOMB-05 {token['id']} is on the Sacred Tomb"
        if is_undead(token) and "cross" in kinds:
            yield f"FOD-CROSS-02 {token['id']} is with a Cross"
        if token["kind"] == "shadow" and "torch" in kinds:
            yield f"FOD-SHADOW-09 {token['id']} is with a Torch"


def fallen(board: Board, square: str, tokens: list[Tree]) -> Iterator[str]:
    """DT-PIT-04, DT-PIT-06"""
    if "rope" in {token["kind"] for token in tokens}:
        return
    stands = any(is_up(token) for token in tokens)
    for token in tokens:
        on_tile = board.squares[square]["tile"] and board.options["tile_spares_wounded_thief"] == "True"
        thief = token["kind"] == "thief" and (is_up(token) or on_tile)
        if token["character"] and not thief:
            yield f"DT-PIT-04 {token['id']} is on a pit"
        if not token["character"] and not stands:
            yield f"DT-PIT-06 {token['id']} lies on a pit"
